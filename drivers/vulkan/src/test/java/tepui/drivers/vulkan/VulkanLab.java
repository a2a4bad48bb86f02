package tepui.drivers.vulkan;

import java.util.IdentityHashMap;
import java.util.Map;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.tools.kit.TriangleLab;

/** Test fixture with a device of Vulkan. What validation says is among the messages. */
final class VulkanLab extends TriangleLab<VulkanDevice> {
    /** Of textures that were drawn with. */
    final IdentityHashMap<Texture, TextureView> views = new IdentityHashMap<>();

    VulkanLab(boolean validate, Map<String, String> settings) {
        super(new VulkanProvider(), validate, settings);
    }

    VulkanLab(StandInVulkan vulkan, boolean validate, Map<String, String> settings) {
        super(new VulkanProvider(vulkan.library()), validate, settings);
    }
}
