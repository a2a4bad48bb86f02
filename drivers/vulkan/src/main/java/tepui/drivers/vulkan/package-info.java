/**
 * The Vulkan driver: the contract on devices of Vulkan 1.1 and later. {@link tepui.drivers.vulkan.VulkanProvider} is the door;
 * {@code VulkanDevice} makes objects, {@code VulkanContext} hands each call to the part that knows how. Packages, lowest first: {@code device},
 * {@code resource}, {@code program}, {@code record}, {@code transfer}, {@code bind}, {@code draw}, {@code present}.
 */
@NullMarked
package tepui.drivers.vulkan;

import org.jspecify.annotations.NullMarked;
