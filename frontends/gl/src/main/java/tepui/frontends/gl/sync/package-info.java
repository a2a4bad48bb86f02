/** Fences. */
@NullMarked
package tepui.frontends.gl.sync;

import org.jspecify.annotations.NullMarked;
