package tepui.drivers.vulkan.device;

import java.util.concurrent.atomic.AtomicInteger;
import tepui.drivers.vulkan.spirv.SpirvOptions;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.StateTables;
import tepui.pipe.driver.FramePacer;
import tepui.pipe.driver.StorageChanges;

/** Core of an opened device: what its objects and its contexts share: the GPU, its formats, limits and states. */
public final class DeviceCore {
    /** Whose objects they are. */
    public final Device device;

    public final Gpu gpu;
    public final VulkanFormats formats;
    public final SpirvOptions spirv;
    private final Caps caps;
    /** Buffers that get other storage: contexts look again. */
    public final StorageChanges storages = new StorageChanges();

    /** Counts what was destroyed. */
    public final AtomicInteger destructions = new AtomicInteger();

    /** Frames that may be unfinished when a present returns. */
    public final int latency;
    /** Surfaces without a window have a swapchain all the same, so that it can be tried anywhere. */
    public final boolean headlessWindows;

    /** Passes are begun in command buffers when their end is known: what devices that draw tile by tile gain from. */
    public final boolean laterPasses;

    public DeviceCore(Device device, Gpu gpu, Caps caps, SpirvOptions spirv) {
        this.device = device;
        this.gpu = gpu;
        this.caps = caps;
        this.spirv = spirv;
        formats = new VulkanFormats(gpu);
        latency = FramePacer.latency(device.options());
        laterPasses = laterPasses(device.options().setting("passes", "auto"), gpu.features);
        headlessWindows = device.options().setting("headless", "off").equals("on");
    }

    private static boolean laterPasses(String setting, DeviceFeatures f) {
        return f.dynamicRendering
                && switch (setting) {
                    case "auto" -> f.isTiler();
                    case "later" -> true;
                    case "now" -> false;
                    default ->
                        throw new IllegalArgumentException(
                                "open: passes is '" + setting + "', must be auto, later or now");
                };
    }

    public Caps caps() { // hot
        return caps;
    }

    public StateTables states() { // hot
        return device.states();
    }
}
