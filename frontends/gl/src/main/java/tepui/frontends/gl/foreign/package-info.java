/** Calls that come from elsewhere: from another process, or from C. */
@NullMarked
package tepui.frontends.gl.foreign;

import org.jspecify.annotations.NullMarked;
