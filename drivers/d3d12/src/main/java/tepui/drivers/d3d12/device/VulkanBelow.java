package tepui.drivers.d3d12.device;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.lang.invoke.MethodHandle;
import java.util.NoSuchElementException;
import tepui.drivers.d3d12.com.Abi;
import tepui.drivers.d3d12.com.Scratch;

/** Device of Vulkan that vkd3d draws with: what its VkPhysicalDeviceProperties say. */
public final class VulkanBelow {
    /** Bytes that the properties take, at most. */
    public static final int BYTES = 1024;

    private static final int VENDOR = 8;
    private static final int NVIDIA = 0x10de;
    /** Of maxTessellationControlPerPatchOutputComponents. */
    private static final int PATCH_COMPONENTS = 296 + 164;

    private VulkanBelow() {}

    /** Writes its properties, where vkd3d and the loader tell them; false where they do not. */
    public static boolean properties(long device, long to) {
        try {
            SymbolLookup vkd3d = SymbolLookup.libraryLookup("libvkd3d.so.1", Arena.global());
            SymbolLookup vulkan = SymbolLookup.libraryLookup("libvulkan.so.1", Arena.global());
            MethodHandle physical = Abi.systemFunction(vkd3d.findOrThrow("vkd3d_get_vk_physical_device"), "J_J");
            MethodHandle ask = Abi.systemFunction(vulkan.findOrThrow("vkGetPhysicalDeviceProperties"), "V_JJ");
            long handle = (long) physical.invokeExact(device);
            if (handle == 0) return false;
            ask.invokeExact(handle, to);
            return true;
        } catch (IllegalArgumentException | NoSuchElementException e) {
            return false;
        } catch (Throwable t) {
            if (t instanceof Error e) throw e;
            return false;
        }
    }

    /** Is it NVIDIA's? */
    static boolean isNvidia(long properties) {
        return Scratch.getInt(properties + VENDOR) == NVIDIA;
    }

    /** Components that a patch may have for itself. */
    static int patchComponents(long properties) {
        return Scratch.getInt(properties + PATCH_COMPONENTS);
    }
}
