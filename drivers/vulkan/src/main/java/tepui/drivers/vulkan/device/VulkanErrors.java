package tepui.drivers.vulkan.device;

import tepui.drivers.vulkan.vk.Vk;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

/** Exceptions for each VkResult below 0. */
public final class VulkanErrors {
    private VulkanErrors() {}

    /** Throws unless the call succeeded. */
    public static void check(int result, String call) { // hot
        if (result < 0) throw failure(result, call);
    }

    static RuntimeException failure(int result, String call) {
        return switch (result) {
            case Vk.VK_ERROR_OUT_OF_HOST_MEMORY, Vk.VK_ERROR_OUT_OF_DEVICE_MEMORY, Vk.VK_ERROR_TOO_MANY_OBJECTS ->
                new OutOfDeviceMemoryException(call + ": " + name(result));
            case Vk.VK_ERROR_DEVICE_LOST -> new DeviceLostException(call + ": the device is lost");
            default -> new IllegalStateException(call + " failed: " + name(result));
        };
    }

    static String name(int result) {
        return switch (result) {
            case Vk.VK_ERROR_OUT_OF_HOST_MEMORY -> "out of host memory";
            case Vk.VK_ERROR_OUT_OF_DEVICE_MEMORY -> "out of device memory";
            case Vk.VK_ERROR_INITIALIZATION_FAILED -> "initialisation failed";
            case Vk.VK_ERROR_DEVICE_LOST -> "device lost";
            case Vk.VK_ERROR_LAYER_NOT_PRESENT -> "a layer is not there";
            case Vk.VK_ERROR_EXTENSION_NOT_PRESENT -> "an extension is not there";
            case Vk.VK_ERROR_FEATURE_NOT_PRESENT -> "a feature is not there";
            case Vk.VK_ERROR_INCOMPATIBLE_DRIVER -> "no compatible driver";
            case Vk.VK_ERROR_TOO_MANY_OBJECTS -> "too many objects";
            case Vk.VK_ERROR_FORMAT_NOT_SUPPORTED -> "the format is not supported";
            case Vk.VK_ERROR_SURFACE_LOST_KHR -> "the surface is lost";
            case Vk.VK_ERROR_OUT_OF_DATE_KHR -> "the surface has changed";
            default -> "VkResult " + result;
        };
    }
}
