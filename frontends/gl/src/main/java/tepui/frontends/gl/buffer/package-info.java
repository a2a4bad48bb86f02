/** Buffer objects and where they are bound. */
@NullMarked
package tepui.frontends.gl.buffer;

import org.jspecify.annotations.NullMarked;
