package tepui.drivers.d3d12;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.IdentityHashMap;
import java.util.Map;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;
import tepui.tools.kit.TriangleLab;

/** A laboratory with a device of Direct3D 12, to which nothing refers in the end. */
final class D3d12Lab extends TriangleLab<D3d12Device> {
    /** Of textures that were drawn with. */
    final IdentityHashMap<Texture, TextureView> views = new IdentityHashMap<>();

    D3d12Lab(boolean validate, Map<String, String> settings) {
        this(new D3d12Provider(), validate, settings);
    }

    D3d12Lab(D3d12Provider provider, boolean validate, Map<String, String> settings) {
        super(provider, validate, settings);
    }

    @Override
    public void close() {
        super.close();
        assertEquals(0, device.leaked, "references to the device");
    }
}
