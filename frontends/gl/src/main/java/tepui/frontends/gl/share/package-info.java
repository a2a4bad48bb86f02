/** Objects that the contexts of a share group own together. */
@NullMarked
package tepui.frontends.gl.share;

import org.jspecify.annotations.NullMarked;
