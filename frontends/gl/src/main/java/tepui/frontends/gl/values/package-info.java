/** Values that glGet... returns: of state, objects and limits, found by name. */
@NullMarked
package tepui.frontends.gl.values;

import org.jspecify.annotations.NullMarked;
