package tepui.drivers.soft.raster;

import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.texture.LowerTexture;
import tepui.drivers.soft.texture.TextureUnit;
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

    /** Programs after which textures are no longer part of the code: a shader that meets too many kinds of them. */
    private static final int CROWDED = 48;

    /** Textures and targets that a kernel reads itself, but for one table: more, and it would not be machine code. */
    private static final int ARRAYS = 14;

    static final long[] NO_KEYS = {};

    private final Shader ir;
    /** Texture slots, as bits, whose samples become code where the texture bound is of a simple kind. */
    private final int simpleSlots;
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
            long[] keys,
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

        boolean samples(DrawState s) {
            for (int slot = 0; slot < keys.length; slot++) {
                if (keys[slot] != 0 && keys[slot] != key(s, slot)) return false;
            }
            return true;
        }

        /** Does it leave out a texture that could be part of the code? */
        boolean isGeneral(DrawState s, int slots) {
            for (int rest = slots; rest != 0; rest &= rest - 1) {
                int slot = Integer.numberOfTrailingZeros(rest);
                if ((slot >= keys.length || keys[slot] == 0) && key(s, slot) != 0) return true;
            }
            return false;
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
        simpleSlots = LowerTexture.candidates(ir);
    }

    /** What kind of texture is in a slot; 0 for none of the simple ones. */
    private static long key(DrawState s, int slot) {
        TextureUnit unit = slot < s.textureCount ? s.textures[slot] : null;
        return unit == null ? 0 : unit.inlineKey();
    }

    /** The first of the simple slots, so many as there is room for beside the targets. */
    private int slots(TargetSet targets) {
        int slots = simpleSlots;
        int room = ARRAYS;
        for (Format format : targets.formats) if (format != null) room--;
        while (Integer.bitCount(slots) > room) slots &= ~Integer.highestOneBit(slots);
        return slots;
    }

    /** The kinds of textures that a new program should have in its code, by slot. */
    long[] keys(DrawState s, TargetSet t) {
        int slots = slots(t);
        if (slots == 0 || variants.length >= CROWDED) return NO_KEYS;
        long[] keys = new long[32 - Integer.numberOfLeadingZeros(slots)];
        for (int slot = 0; slot < keys.length; slot++) {
            if ((slots >> slot & 1) != 0) keys[slot] = key(s, slot);
        }
        return keys;
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
        int slots = slots(targets);
        Variant[] all = variants;
        Variant general = null;
        for (Variant v : all) {
            if (!v.fits(state, targets, flags) || !v.samples(state)) continue;
            if (!v.isGeneral(state, slots)) return v.program;
            general = v;
        }
        return general != null && all.length >= CROWDED ? general.program : null;
    }

    /** Adds a program, or gives the one that another thread added meanwhile. */
    synchronized FragmentProgram add(
            DrawState state, TargetSet targets, int smooth, long[] keys, FragmentProgram program) {
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
                keys,
                program);
        variants = more;
        return program;
    }
}
