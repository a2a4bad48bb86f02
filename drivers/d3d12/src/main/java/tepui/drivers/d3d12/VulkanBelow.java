package tepui.drivers.d3d12;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.nio.charset.StandardCharsets;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.device.VulkanLimits;
import tepui.pipe.DeviceInfo;
import tepui.pipe.Memory;

/**
 * Vulkan device below a device of vkd3d: what it says of itself. vkd3d and the loader of Vulkan are asked, so this is for devices of vkd3d alone.
 *
 * @param kind a VkPhysicalDeviceType
 * @param driver a VkDriverId; 0 where the device does not tell
 * @param patchComponents maxTessellationControlPerPatchOutputComponents
 */
@SuppressWarnings("restricted") // the launcher enables native access for this module
record VulkanBelow(String name, int kind, int vendor, int driver, int patchComponents) {
    private static final int PROPERTIES_2 = 1000059001;
    private static final int DRIVER_PROPERTIES = 1000196000;

    // Offsets in a VkPhysicalDeviceProperties2, then in a VkPhysicalDeviceDriverProperties.
    private static final int PROPERTIES = 16;
    private static final int VENDOR = PROPERTIES + 8;
    private static final int KIND = PROPERTIES + 16;
    private static final int NAME = PROPERTIES + 20;
    private static final int PATCH_COMPONENTS = PROPERTIES + 296 + 164;
    private static final int DRIVER_ID = 16;
    /** Bytes that each of them has, at most. */
    private static final int BYTES = 1024;

    /** The Vulkan device below a device of Direct3D; null where vkd3d or the loader does not tell. */
    static @Nullable VulkanBelow of(long device) {
        try (Scratch s = Scratch.brief(4096)) {
            long properties = s.take(BYTES);
            long driver = s.take(BYTES);
            if (!ask(s, device, properties, driver)) return null;
            return new VulkanBelow(
                    text(properties + NAME),
                    Scratch.getInt(properties + KIND),
                    Scratch.getInt(properties + VENDOR),
                    Scratch.getInt(driver + DRIVER_ID),
                    Scratch.getInt(properties + PATCH_COMPONENTS));
        }
    }

    VulkanLimits limits() {
        return VulkanLimits.of(vendor, driver, patchComponents);
    }

    DeviceInfo.Kind deviceKind() {
        return switch (kind) {
            case 1 -> DeviceInfo.Kind.INTEGRATED;
            case 2 -> DeviceInfo.Kind.DISCRETE;
            case 4 -> DeviceInfo.Kind.SOFTWARE;
            default -> DeviceInfo.Kind.VIRTUAL;
        };
    }

    private static boolean ask(Scratch s, long device, long properties, long driver) {
        try {
            SymbolLookup vkd3d = SymbolLookup.libraryLookup("libvkd3d.so.1", Arena.global());
            SymbolLookup vulkan = SymbolLookup.libraryLookup("libvulkan.so.1", Arena.global());
            long handle = (long)
                    function(vkd3d, "vkd3d_get_vk_physical_device", "J_J").invokeExact(device);
            if (handle == 0) return false;
            long owner =
                    (long) function(vkd3d, "vkd3d_instance_from_device", "J_J").invokeExact(device);
            long instance = (long)
                    function(vkd3d, "vkd3d_instance_get_vk_instance", "J_J").invokeExact(owner);
            long name = s.string("vkGetPhysicalDeviceProperties2KHR");
            long newer =
                    (long) function(vulkan, "vkGetInstanceProcAddr", "J_JJ").invokeExact(instance, name);
            if (newer == 0) {
                function(vulkan, "vkGetPhysicalDeviceProperties", "V_JJ").invokeExact(handle, properties + PROPERTIES);
                return true;
            }
            Scratch.putInt(properties, PROPERTIES_2);
            Scratch.putLong(properties + 8, driver);
            Scratch.putInt(driver, DRIVER_PROPERTIES);
            Abi.systemFunction(MemorySegment.ofAddress(newer), "V_JJ").invokeExact(handle, properties);
            return true;
        } catch (IllegalArgumentException | NoSuchElementException e) {
            return false;
        } catch (Throwable t) {
            if (t instanceof Error e) throw e;
            return false;
        }
    }

    private static MethodHandle function(SymbolLookup library, String name, String signature) {
        return Abi.systemFunction(library.findOrThrow(name), signature);
    }

    private static String text(long at) {
        int length = 0;
        while (length < 256 && Memory.ALL.get(ValueLayout.JAVA_BYTE, at + length) != 0) length++;
        byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) bytes[i] = Memory.ALL.get(ValueLayout.JAVA_BYTE, at + i);
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
