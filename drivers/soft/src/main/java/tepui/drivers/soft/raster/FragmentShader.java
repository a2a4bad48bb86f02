package tepui.drivers.soft.raster;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;
import tepui.pipe.format.Format;

/**
 * A fragment shader as the device holds it: the IR, and the programs made from it, one for each combination of state that
 * changes the code. Shared by all contexts of a device.
 */
public final class FragmentShader {
    /** Writes nothing: draws without a fragment shader. */
    static final FragmentShader NONE = none();

    private final Shader ir;
    /** Replaced when one is added, never changed: readers need no lock. */
    private volatile Variant[] variants = {};

    /** A program and what it was made for. */
    private record Variant(
            @Nullable VertexOutputs outputs,
            BlendState blend,
            DepthStencilState depthStencil,
            @Nullable Format[] formats,
            int samples,
            int flags,
            FragmentProgram program) {
        boolean fits(DrawState s, TargetSet t, int wantedFlags) {
            return flags == wantedFlags
                    && samples == t.samples
                    // States are interned; equality of records would make iterators.
                    && blend == s.blend
                    && depthStencil == s.depthStencil
                    && Arrays.equals(formats, t.formats)
                    && (outputs == s.vertexOutputs || Objects.equals(outputs, s.vertexOutputs));
        }
    }

    /**
     * @param ir not changed by anybody from now on
     */
    public FragmentShader(Shader ir) {
        if (ir.stage != Stage.FRAGMENT) {
            throw new IllegalArgumentException("FragmentShader: '" + ir.name + "' is a " + ir.stage + " shader");
        }
        this.ir = ir;
    }

    private static FragmentShader none() {
        Shader s = new Shader(Stage.FRAGMENT, "no fragment shader");
        new Builder(s).ret();
        return new FragmentShader(s);
    }

    public Shader ir() {
        return ir;
    }

    private static int flags(DrawState s, TargetSet t, int smooth) {
        if (t.samples == 1) return smooth;
        return smooth | (s.raster.multisample() ? 4 : 0) | (s.minSampleShading * t.samples > 1 ? 8 : 0);
    }

    @Nullable
    FragmentProgram find(DrawState state, TargetSet targets, int smooth) { // hot
        int flags = flags(state, targets, smooth);
        for (Variant v : variants) {
            if (v.fits(state, targets, flags)) return v.program;
        }
        return null;
    }

    /** Adds a program, or gives the one that another thread added meanwhile. */
    synchronized FragmentProgram add(DrawState state, TargetSet targets, int smooth, FragmentProgram program) {
        FragmentProgram other = find(state, targets, smooth);
        if (other != null) return other;
        Variant[] more = Arrays.copyOf(variants, variants.length + 1);
        more[more.length - 1] = new Variant(
                state.vertexOutputs,
                state.blend,
                state.depthStencil,
                targets.formats.clone(),
                targets.samples,
                flags(state, targets, smooth),
                program);
        variants = more;
        return program;
    }
}
