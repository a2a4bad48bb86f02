/** Words that generators of shaders share. */
@NullMarked
package tepui.frontends.d3d9.code;

import org.jspecify.annotations.NullMarked;
