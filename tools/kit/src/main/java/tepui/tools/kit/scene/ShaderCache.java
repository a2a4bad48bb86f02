package tepui.tools.kit.scene;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;
import tepui.ir.Shader;
import tepui.ir.Validator;
import tepui.pipe.Device;
import tepui.pipe.ShaderObject;

/**
 * Cache of the few shaders that hundreds of cases share, made once per run: shaders belong to the device, not to a
 * context.
 */
public final class ShaderCache {
    private final Device device;
    private final Map<String, ShaderObject> objects = new HashMap<>();

    public ShaderCache(Device device) {
        this.device = device;
    }

    ShaderObject get(String name, Supplier<Shader> source) {
        ShaderObject known = objects.get(name);
        if (known == null) {
            Shader shader = source.get();
            Validator.check(shader);
            known = device.createShader(shader, null);
            objects.put(name, known);
        }
        return known;
    }

    public void destroy() {
        objects.values().forEach(device::destroy);
        objects.clear();
    }
}
