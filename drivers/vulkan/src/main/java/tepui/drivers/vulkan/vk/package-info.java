/** Vulkan as Java sees it: generated bindings, and how they are loaded and linked. */
@NullMarked
package tepui.drivers.vulkan.vk;

import org.jspecify.annotations.NullMarked;
