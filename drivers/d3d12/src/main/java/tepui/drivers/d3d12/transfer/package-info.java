/** Transfers between memory, buffers and textures, clears of textures, and stream output into buffers. */
@NullMarked
package tepui.drivers.d3d12.transfer;

import org.jspecify.annotations.NullMarked;
