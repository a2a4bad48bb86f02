/**
 * The Direct3D 12 driver: the contract on devices of feature level 11_0 and later. {@link tepui.drivers.d3d12.D3d12Provider} is the door;
 * {@code D3d12Device} makes objects, {@code D3d12Context} hands each call to the part that knows how. Packages, lowest first: {@code device},
 * {@code resource}, {@code program}, {@code record}, {@code transfer}, {@code bind}, {@code draw}, {@code present}.
 */
@NullMarked
package tepui.drivers.d3d12;

import org.jspecify.annotations.NullMarked;
