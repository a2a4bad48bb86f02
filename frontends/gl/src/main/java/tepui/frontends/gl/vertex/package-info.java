/** Vertex arrays, their formats, and current attribute values. */
@NullMarked
package tepui.frontends.gl.vertex;

import org.jspecify.annotations.NullMarked;
