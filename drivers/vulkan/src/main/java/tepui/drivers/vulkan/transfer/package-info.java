/** Transfers between memory, buffers and textures. */
@NullMarked
package tepui.drivers.vulkan.transfer;

import org.jspecify.annotations.NullMarked;
