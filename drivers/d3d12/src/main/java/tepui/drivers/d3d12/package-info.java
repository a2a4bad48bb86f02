/** The Direct3D 12 driver: the contract on devices of feature level 11_0 and later. */
@NullMarked
package tepui.drivers.d3d12;

import org.jspecify.annotations.NullMarked;
