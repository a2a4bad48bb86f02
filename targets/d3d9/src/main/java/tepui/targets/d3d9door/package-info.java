/** What stands behind the client of Direct3D 9: sessions, and the decoder of their packets. */
@NullMarked
package tepui.targets.d3d9door;

import org.jspecify.annotations.NullMarked;
