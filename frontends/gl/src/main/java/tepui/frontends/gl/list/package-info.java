/** Display lists. */
@NullMarked
package tepui.frontends.gl.list;

import org.jspecify.annotations.NullMarked;
