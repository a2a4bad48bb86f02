/** Calls that come from another process. */
@NullMarked
package tepui.frontends.gl.foreign;

import org.jspecify.annotations.NullMarked;
