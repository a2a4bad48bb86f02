package tepui.drivers.d3d12.device;

import tepui.pipe.Limits;

/**
 * Limits of the Vulkan device that vkd3d draws with. Direct3D has no words for them, and vkd3d does not heed them: what lies beyond stops or hangs the device.
 *
 * @param patchLocations locations that what belongs to a patch has, those of the vertices before it included
 * @param captureBuffers buffers that vertices are captured in at once
 */
public record VulkanLimits(int patchLocations, int captureBuffers) {
    /** Where there is no Vulkan device, or nobody tells. */
    public static final VulkanLimits NONE = new VulkanLimits(Limits.VARYINGS, Limits.STREAM_TARGETS);

    private static final int VENDOR_NVIDIA = 0x10de;
    /** VK_DRIVER_ID_NVIDIA_PROPRIETARY. */
    private static final int DRIVER_NVIDIA = 4;

    /**
     * From what a device says of itself.
     *
     * @param driver its VkDriverId; 0 where it has none
     * @param patchComponents its maxTessellationControlPerPatchOutputComponents
     */
    public static VulkanLimits of(int vendor, int driver, int patchComponents) {
        boolean nvidia = driver == 0 ? vendor == VENDOR_NVIDIA : driver == DRIVER_NVIDIA;
        // Captures in two buffers by vkd3d 1.2 hang that driver (580.159), and all that uses the GPU.
        return new VulkanLimits(Math.min(Limits.VARYINGS, patchComponents / 4), nvidia ? 1 : Limits.STREAM_TARGETS);
    }
}
