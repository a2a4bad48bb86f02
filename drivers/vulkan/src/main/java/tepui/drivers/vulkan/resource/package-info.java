/** Buffers, textures and views as Vulkan objects, and what is known of the commands that use them. */
@NullMarked
package tepui.drivers.vulkan.resource;

import org.jspecify.annotations.NullMarked;
