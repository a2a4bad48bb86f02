/** Windows: surfaces, swapchains, and textures that are shown in them. */
@NullMarked
package tepui.drivers.vulkan.present;

import org.jspecify.annotations.NullMarked;
