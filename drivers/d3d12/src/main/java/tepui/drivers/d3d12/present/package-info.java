/** Windows: surfaces, swap chains, and textures that are shown in them. */
@NullMarked
package tepui.drivers.d3d12.present;

import org.jspecify.annotations.NullMarked;
