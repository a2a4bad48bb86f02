/** Constants of OpenGL. */
@NullMarked
package tepui.frontends.gl.constants;

import org.jspecify.annotations.NullMarked;
