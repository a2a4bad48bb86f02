package tepui.drivers.d3d12;

import java.util.HashMap;
import java.util.Map;
import tepui.ir.Shader;
import tepui.ir.TextureShape;
import tepui.pipe.driver.MetaCode;

/** The shaders of the driver's own draws, each made when it is first used. Their modules go with the device's programs. */
final class MetaShaders {
    private record Key(MetaCode.Kind kind, TextureShape shape, int samples, int target) {}

    private final D3d12Device device;
    private final Map<Key, D3d12Shader> fragments = new HashMap<>();
    private final D3d12Shader vertex;

    MetaShaders(D3d12Device device) {
        this.device = device;
        vertex = make(MetaCode.fullScreen());
    }

    D3d12Shader vertex() {
        return vertex;
    }

    private D3d12Shader make(Shader shader) {
        return new D3d12Shader(device, shader, null);
    }

    /** One colour for target {@code target}. */
    synchronized D3d12Shader clear(MetaCode.Kind kind, int target) {
        return fragments.computeIfAbsent(
                new Key(kind, TextureShape.BUFFER, 0, target), k -> make(MetaCode.clear(kind, target)));
    }

    /** Reads a texture. */
    synchronized D3d12Shader copy(MetaCode.Kind kind, TextureShape shape, int samples) {
        return fragments.computeIfAbsent(
                new Key(kind, shape, samples, 0), k -> make(MetaCode.copy(kind, shape, samples)));
    }
}
