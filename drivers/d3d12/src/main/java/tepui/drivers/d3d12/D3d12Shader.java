package tepui.drivers.d3d12;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.dxbc.DxbcCompiler;
import tepui.drivers.d3d12.dxbc.DxbcModule;
import tepui.drivers.d3d12.dxbc.DxbcVariant;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Validator;
import tepui.ir.Variable;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamOutputLayout;

/** A shader and what was made of it, one a variant. */
final class D3d12Shader extends ShaderObject {
    private static final AtomicInteger IDS = new AtomicInteger();

    final D3d12Device device;
    final int id = IDS.incrementAndGet();
    final Shader shader;
    final @Nullable StreamOutputLayout streamOutput;
    /** Clip distances that it writes. */
    final int clipDistances;

    final boolean writesViewport;
    private final Map<DxbcVariant, DxbcModule> modules = new HashMap<>();
    boolean destroyed;

    D3d12Shader(D3d12Device device, Shader shader, @Nullable StreamOutputLayout streamOutput) {
        super(shader.stage);
        Validator.check(shader);
        this.device = device;
        this.shader = shader;
        this.streamOutput = streamOutput;
        int clips = 0;
        boolean viewport = false;
        for (Variable v : shader.outputs) {
            if (v.builtin == Builtin.CLIP_DISTANCE) clips = v.elements();
            if (v.builtin == Builtin.VIEWPORT_INDEX) viewport = true;
        }
        clipDistances = clips;
        writesViewport = viewport;
    }

    synchronized DxbcModule module(DxbcVariant variant) {
        DxbcModule known = modules.get(variant);
        if (known != null) return known;
        DxbcModule made = DxbcCompiler.compile(shader, device.dxbc, variant);
        modules.put(variant, made);
        return made;
    }
}
