package tepui.drivers.vulkan.device;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.vulkan.StandInVulkan;
import tepui.drivers.vulkan.VulkanLab;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.ClearColor;
import tepui.pipe.DeviceLostException;
import tepui.pipe.Primitive;
import tepui.testing.Need;
import tepui.testing.Needs;

/** What a driver with VK_EXT_device_fault knows of a loss is in the exception, behind the last commands. */
@Needs({Need.VULKAN_LOADER, Need.LAVAPIPE})
final class DeviceFaultTest {
    private static final int READ = Vk.VK_DEVICE_FAULT_ADDRESS_TYPE_READ_INVALID_EXT;

    private static final int WRITE = Vk.VK_DEVICE_FAULT_ADDRESS_TYPE_WRITE_INVALID_EXT;

    private int addresses = 2;
    private int answer;
    private int asked;

    private final StandInVulkan vulkan = new StandInVulkan()
            .announce(Vk.EXT_DEVICE_FAULT, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT)
            .answer("vkGetPhysicalDeviceFeatures2", "V_JJ", (real, a) -> {
                real.call(a);
                for (long s = a[1]; s != 0; s = Scratch.getLong(s + 8)) {
                    if (Scratch.getInt(s) != Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT) continue;
                    VkPhysicalDeviceFaultFeaturesEXT.deviceFault(s, 1);
                }
                return 0;
            })
            // A device that is quick is waited for, too.
            .answer("vkGetFenceStatus", "I_JJ", (real, a) -> Vk.VK_NOT_READY)
            .answer("vkGetDeviceFaultInfoEXT", "I_JJJ", (real, a) -> fault(a[1], a[2]));

    private long fault(long counts, long info) {
        asked++;
        if (answer < 0) return answer;
        if (info == 0) {
            VkDeviceFaultCountsEXT.addressInfoCount(counts, addresses);
            VkDeviceFaultCountsEXT.vendorInfoCount(counts, 1);
            VkDeviceFaultCountsEXT.vendorBinarySize(counts, 1 << 20);
            return 0;
        }
        assertEquals(0, VkDeviceFaultCountsEXT.vendorBinarySize(counts));
        StandInVulkan.text(VkDeviceFaultInfoEXT.description(info), "page fault in the copy engine");
        int room = VkDeviceFaultCountsEXT.addressInfoCount(counts);
        for (int i = 0; i < Math.min(room, addresses); i++) {
            long at = VkDeviceFaultInfoEXT.pAddressInfos(info) + (long) i * VkDeviceFaultAddressInfoEXT.BYTES;
            VkDeviceFaultAddressInfoEXT.addressType(at, i == 0 ? READ : WRITE);
            VkDeviceFaultAddressInfoEXT.reportedAddress(at, 0xabc000 + i);
        }
        long v = VkDeviceFaultInfoEXT.pVendorInfos(info);
        StandInVulkan.text(VkDeviceFaultVendorInfoEXT.description(v), "engine hung");
        VkDeviceFaultVendorInfoEXT.vendorFaultCode(v, 0x1f);
        VkDeviceFaultVendorInfoEXT.vendorFaultData(v, 0x77);
        return room < addresses ? Vk.VK_INCOMPLETE : 0;
    }

    private String lose() {
        VulkanLab lab = new VulkanLab(vulkan, false, Map.of("fail", "vkWaitForFences:1-9:lost"));
        assertTrue(lab.gpu().features.deviceFault);
        lab.bindTriangle();
        lab.context.pushGroup("the shadows");
        lab.context.clearColor(0, ClearColor.of(0, 0, 0, 0), null, 15);
        lab.context.draw(Primitive.TRIANGLES, 0, 3);
        lab.context.popGroup();
        assertEquals(0, asked);
        DeviceLostException e = assertThrows(DeviceLostException.class, lab.context::finish);
        assertThrows(DeviceLostException.class, lab.context::finish);
        assertEquals(lab.device.lost(), e.getMessage());
        lab.close();
        vulkan.close();
        String why = e.getMessage();
        assertNotNull(why);
        assertTrue(why.startsWith("vkWaitForFences: the device is lost"), why);
        assertTrue(why.contains("'the shadows'") && why.contains("1 draws"), why);
        return why;
    }

    @Test
    void theReportFollowsTheLastCommands() {
        String why = lose();
        assertTrue(
                why.endsWith("; the driver reports 'page fault in the copy engine', invalid read at 0xabc000,"
                        + " invalid write at 0xabc001, engine hung (code 0x1f, data 0x77)"),
                why);
        assertTrue(why.indexOf("the shadows") < why.indexOf("the driver reports"), why);
        assertEquals(2, asked);
    }

    @Test
    void ofManyAddressesTheFirstAreTold() {
        addresses = 1000;
        String why = lose();
        assertTrue(why.contains("0xabc00f, engine hung") && !why.contains("0xabc010"), why);
    }

    @ParameterizedTest
    @ValueSource(ints = {Vk.VK_ERROR_OUT_OF_HOST_MEMORY, Vk.VK_ERROR_DEVICE_LOST})
    void aDriverThatCannotSayIsNotAskedAgain(int result) {
        answer = result;
        assertFalse(lose().contains("the driver reports"));
        assertEquals(1, asked);
    }
}
