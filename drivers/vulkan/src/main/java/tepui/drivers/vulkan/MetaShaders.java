package tepui.drivers.vulkan;

import java.util.HashMap;
import java.util.Map;
import tepui.ir.Shader;
import tepui.ir.TextureShape;
import tepui.pipe.driver.MetaCode;

/** The shaders of the driver's own draws, each made when it is first used. */
final class MetaShaders {
    private record Key(MetaCode.Kind kind, TextureShape shape, int samples, int target) {}

    private final VulkanDevice device;
    private final Map<Key, VulkanShader> fragments = new HashMap<>();
    private final VulkanShader vertex;

    MetaShaders(VulkanDevice device) {
        this.device = device;
        vertex = make(MetaCode.fullScreen());
    }

    VulkanShader vertex() {
        return vertex;
    }

    private VulkanShader make(Shader shader) {
        return new VulkanShader(device, shader, null);
    }

    /** One colour for target {@code target}. */
    synchronized VulkanShader clear(MetaCode.Kind kind, int target) {
        return fragments.computeIfAbsent(
                new Key(kind, TextureShape.BUFFER, 0, target), k -> make(MetaCode.clear(kind, target)));
    }

    /** Reads a texture. */
    synchronized VulkanShader copy(MetaCode.Kind kind, TextureShape shape, int samples) {
        return fragments.computeIfAbsent(
                new Key(kind, shape, samples, 0), k -> make(MetaCode.copy(kind, shape, samples)));
    }

    synchronized void close() {
        vertex.retire();
        for (VulkanShader f : fragments.values()) f.retire();
    }
}
