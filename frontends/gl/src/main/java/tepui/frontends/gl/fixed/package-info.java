/** Fixed function: its state, the shaders generated for it, and the uniforms that they and old GLSL programs read. */
@NullMarked
package tepui.frontends.gl.fixed;

import org.jspecify.annotations.NullMarked;
