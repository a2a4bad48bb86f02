/** Shaders, programs, their uniforms, and the pipe shaders made of them. */
@NullMarked
package tepui.frontends.gl.program;

import org.jspecify.annotations.NullMarked;
