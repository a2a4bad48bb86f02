/**
 * The Vulkan driver: the contract on devices of Vulkan 1.1 and later. {@link tepui.drivers.vulkan.VulkanProvider} is the door;
 * {@code VulkanDevice} makes objects, {@code VulkanContext} records commands through {@code Recorder}.
 */
@NullMarked
package tepui.drivers.vulkan;

import org.jspecify.annotations.NullMarked;
