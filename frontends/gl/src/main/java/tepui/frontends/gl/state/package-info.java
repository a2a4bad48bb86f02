/** Groups of plain state, as draws read them. */
@NullMarked
package tepui.frontends.gl.state;

import org.jspecify.annotations.NullMarked;
