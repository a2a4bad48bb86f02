/** Queries and conditional rendering. */
@NullMarked
package tepui.frontends.gl.query;

import org.jspecify.annotations.NullMarked;
