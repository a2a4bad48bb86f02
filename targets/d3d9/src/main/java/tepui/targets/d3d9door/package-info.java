/** Server side of the Direct3D 9 client: sessions, and the decoder of their packets. */
@NullMarked
package tepui.targets.d3d9door;

import org.jspecify.annotations.NullMarked;
