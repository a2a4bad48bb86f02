package tepui.drivers.vulkan.vk;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import tepui.drivers.vulkan.vk.VkStructs.VkGraphicsPipelineCreateInfo;
import tepui.drivers.vulkan.vk.VkStructs.VkImageCreateInfo;
import tepui.drivers.vulkan.vk.VkStructs.VkImageMemoryBarrier;
import tepui.drivers.vulkan.vk.VkStructs.VkPhysicalDeviceFeatures;
import tepui.drivers.vulkan.vk.VkStructs.VkPhysicalDeviceLimits;
import tepui.drivers.vulkan.vk.VkStructs.VkPhysicalDeviceProperties;
import tepui.drivers.vulkan.vk.VkStructs.VkSamplerCreateInfo;

/** Layouts as a C compiler for 64-bit systems has them, where alignment matters. */
final class VkStructsTest {
    @Test
    void sizesAreThoseOfC() {
        assertEquals(88, VkImageCreateInfo.BYTES);
        assertEquals(144, VkGraphicsPipelineCreateInfo.BYTES);
        assertEquals(72, VkImageMemoryBarrier.BYTES);
        assertEquals(80, VkSamplerCreateInfo.BYTES);
        assertEquals(220, VkPhysicalDeviceFeatures.BYTES);
        assertEquals(504, VkPhysicalDeviceLimits.BYTES);
        assertEquals(824, VkPhysicalDeviceProperties.BYTES);
    }

    @Test
    void nestedStructuresStandWhereCPutsThem() {
        assertEquals(28, VkImageCreateInfo.EXTENT);
        assertEquals(296, VkPhysicalDeviceProperties.LIMITS);
        assertEquals(48, VkImageMemoryBarrier.SUBRESOURCE_RANGE);
    }

    @Test
    void aChainEndsWhereItBegan() {
        try (Scratch s = new Scratch(1024)) {
            long image = VkImageCreateInfo.make(s);
            long list = VkStructs.VkImageFormatListCreateInfo.chain(s, image);
            assertEquals(list, VkImageCreateInfo.pNext(image));
            assertEquals(
                    Vk.VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO,
                    VkStructs.VkImageFormatListCreateInfo.sType(list));
            assertEquals(0, VkStructs.VkImageFormatListCreateInfo.pNext(list));
        }
    }
}
