package tepui.drivers.vulkan;

import java.util.IdentityHashMap;
import java.util.Map;
import tepui.drivers.vulkan.bind.Bindings;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.program.DeviceTables;
import tepui.drivers.vulkan.record.Recorder;
import tepui.pipe.Device;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.tools.kit.TriangleLab;

/** Test fixture with a device of Vulkan. What validation says is among the messages. */
public final class VulkanLab extends TriangleLab<Device> {
    /** Of textures that were drawn with. */
    public final IdentityHashMap<Texture, TextureView> views = new IdentityHashMap<>();

    public VulkanLab(boolean validate, Map<String, String> settings) {
        super(new VulkanProvider(), validate, settings);
    }

    public VulkanLab(StandInVulkan vulkan, boolean validate, Map<String, String> settings) {
        super(new VulkanProvider(vulkan.library()), validate, settings);
    }

    public Gpu gpu() {
        return ((VulkanDevice) device).gpu;
    }

    public DeviceTables tables() {
        return ((VulkanDevice) device).tables;
    }

    public Recorder recorder() {
        return ((VulkanContext) context).recorder;
    }

    public Bindings bindings() {
        return ((VulkanContext) context).bindings;
    }
}
