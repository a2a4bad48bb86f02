/** The fixed function: its state, the shaders that stand for it, and what they and old GLSL programs read of it. */
@NullMarked
package tepui.frontends.gl.fixed;

import org.jspecify.annotations.NullMarked;
