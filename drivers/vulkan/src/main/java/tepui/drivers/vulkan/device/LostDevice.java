package tepui.drivers.vulkan.device;

import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.driver.Breadcrumbs;

/**
 * Report of what is known when a device is lost: the call that told, the last commands of each context, the driver's
 * own report.
 */
public final class LostDevice {
    private static final int MOST_INFOS = 16;

    private final Gpu gpu;
    public final Breadcrumbs.Trails trails = new Breadcrumbs.Trails();

    LostDevice(Gpu gpu) {
        this.gpu = gpu;
    }

    /** The whole message. */
    String tell(String cause) {
        StringBuilder text = new StringBuilder(cause);
        trails.tell(gpu.timeline.completed(), text);
        if (gpu.features.deviceFault) report(text);
        return text.toString();
    }

    /** Report of VK_EXT_device_fault. */
    private void report(StringBuilder text) {
        try (Scratch s = Scratch.brief(16384)) {
            long counts = VkDeviceFaultCountsEXT.make(s);
            if (gpu.vk.vkGetDeviceFaultInfoEXT(gpu.device, counts, 0) < 0) return;
            int addresses = Math.min(MOST_INFOS, VkDeviceFaultCountsEXT.addressInfoCount(counts));
            int vendors = Math.min(MOST_INFOS, VkDeviceFaultCountsEXT.vendorInfoCount(counts));
            VkDeviceFaultCountsEXT.addressInfoCount(counts, addresses);
            VkDeviceFaultCountsEXT.vendorInfoCount(counts, vendors);
            VkDeviceFaultCountsEXT.vendorBinarySize(counts, 0);
            long info = VkDeviceFaultInfoEXT.make(s);
            long addressList = s.take((long) Math.max(1, addresses) * VkDeviceFaultAddressInfoEXT.BYTES);
            long vendorList = s.take((long) Math.max(1, vendors) * VkDeviceFaultVendorInfoEXT.BYTES);
            VkDeviceFaultInfoEXT.pAddressInfos(info, addressList);
            VkDeviceFaultInfoEXT.pVendorInfos(info, vendorList);
            if (gpu.vk.vkGetDeviceFaultInfoEXT(gpu.device, counts, info) < 0) return;
            text.append("; the driver reports '")
                    .append(Scratch.getString(VkDeviceFaultInfoEXT.description(info)))
                    .append('\'');
            for (int i = 0; i < VkDeviceFaultCountsEXT.addressInfoCount(counts); i++) {
                long a = addressList + (long) i * VkDeviceFaultAddressInfoEXT.BYTES;
                text.append(", ").append(kind(VkDeviceFaultAddressInfoEXT.addressType(a)));
                text.append(" 0x").append(Long.toHexString(VkDeviceFaultAddressInfoEXT.reportedAddress(a)));
            }
            for (int i = 0; i < VkDeviceFaultCountsEXT.vendorInfoCount(counts); i++) {
                long v = vendorList + (long) i * VkDeviceFaultVendorInfoEXT.BYTES;
                text.append(", ").append(Scratch.getString(VkDeviceFaultVendorInfoEXT.description(v)));
                text.append(" (code 0x").append(Long.toHexString(VkDeviceFaultVendorInfoEXT.vendorFaultCode(v)));
                text.append(", data 0x")
                        .append(Long.toHexString(VkDeviceFaultVendorInfoEXT.vendorFaultData(v)))
                        .append(')');
            }
        }
    }

    private static String kind(int type) {
        return switch (type) {
            case Vk.VK_DEVICE_FAULT_ADDRESS_TYPE_READ_INVALID_EXT -> "invalid read at";
            case Vk.VK_DEVICE_FAULT_ADDRESS_TYPE_WRITE_INVALID_EXT -> "invalid write at";
            case Vk.VK_DEVICE_FAULT_ADDRESS_TYPE_EXECUTE_INVALID_EXT -> "invalid instruction at";
            case Vk.VK_DEVICE_FAULT_ADDRESS_TYPE_INSTRUCTION_POINTER_FAULT_EXT -> "fault at instruction";
            default -> "at";
        };
    }
}
