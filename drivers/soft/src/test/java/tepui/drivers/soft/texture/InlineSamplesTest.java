package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.soft.jit.CompiledKernel;
import tepui.drivers.soft.jit.Intrinsics;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.KernelOptions.Tier;
import tepui.drivers.soft.jit.KernelSource;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TexOperand;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.CompareFunc;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Reduction;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;
import tepui.testing.Need;
import tepui.testing.Needs;

/**
 * Texture instructions that became code, of every format and shape that has it, against the same shader with calls of units: equal but for
 * rounding, and with the same bits on every tier.
 */
class InlineSamplesTest {
    private static final int LANES = 32;
    private static final int SLOT = 3;
    /** Lane inputs: three coordinates, a reference, a number for bias or level, six derivatives. */
    private static final int INPUTS = 11;

    private static final int REFERENCE = 3;
    private static final int NUMBER = 4;
    private static final int DERIVATIVES = 5;

    private static final Format[] FORMATS = {
        Format.R8G8B8A8_UNORM,
        Format.B8G8R8A8_UNORM,
        Format.R8G8B8A8_SRGB,
        Format.R8G8B8A8_SNORM,
        Format.R5G6B5_UNORM,
        Format.R10G10B10A2_UNORM,
        Format.R16G16B16A16_UNORM,
        Format.R16G16_SNORM,
        Format.R16_FLOAT,
        Format.R16G16B16A16_FLOAT,
        Format.R11G11B10_FLOAT,
        Format.R32_FLOAT,
        Format.R32G32_FLOAT,
        Format.R32G32B32_FLOAT,
        Format.R32G32B32A32_FLOAT,
        Format.L8A8_UNORM
    };
    private static final Format[] INTEGERS = {
        Format.R8_UINT,
        Format.R8G8B8A8_SINT,
        Format.R10G10B10A2_UINT,
        Format.R16G16_SINT,
        Format.R16G16B16A16_UINT,
        Format.R32_SINT,
        Format.R32G32B32_UINT,
        Format.R32G32B32A32_SINT
    };
    private static final Format[] DEPTHS = {
        Format.D16_UNORM, Format.D24_UNORM_X8, Format.D24_UNORM_S8_UINT, Format.D32_FLOAT, Format.D32_FLOAT_S8_UINT
    };
    private static final Wrap[] WRAPS = {
        Wrap.REPEAT, Wrap.CLAMP_TO_EDGE, Wrap.MIRRORED_REPEAT, Wrap.CLAMP_TO_BORDER, Wrap.CLAMP
    };

    private final RandomPicks picks = new RandomPicks();
    private final Random random = picks.random;

    /** The same place in the first two copies of a texture that repeats, where a step to a neighbour is not lost in rounding. */
    private static float near(Wrap wrap, float coordinate) {
        // What is no number is 0, where an offset of texels leads to an edge.
        if (Float.isNaN(coordinate)) return 0;
        boolean repeats = wrap == Wrap.REPEAT || wrap == Wrap.MIRRORED_REPEAT;
        if (!repeats || !Float.isFinite(coordinate) || Math.abs(coordinate) < 4) return coordinate;
        return (float) (coordinate - Math.floor(coordinate / 2.0) * 2);
    }

    @ParameterizedTest
    @EnumSource
    void samplesAgreeWithUnits(Tier tier) {
        samples(KernelSource.of(tier), tier.name(), 250);
    }

    @Test
    @Needs(Need.ARM)
    void samplesOfArmAgreeWithUnits() {
        samples(KernelSource.ofArm(), "AArch64", 250);
    }

    private void samples(KernelSource source, String tier, int rounds) {
        TextureShape[] shapes = {
            TextureShape.D2,
            TextureShape.RECT,
            TextureShape.D2_ARRAY,
            TextureShape.CUBE,
            TextureShape.D3,
            TextureShape.D1,
            TextureShape.D1_ARRAY,
            TextureShape.CUBE_ARRAY
        };
        for (int round = 0; round < rounds; round++) {
            TextureShape shape = picks.of(shapes);
            boolean shadow = shape != TextureShape.D3 && random.nextInt(3) == 0;
            if (!shadow && random.nextInt(6) == 0) {
                LevelSource way = shape == TextureShape.RECT ? LevelSource.IMPLICIT : LevelSource.LOD;
                ReferenceTexture t = texture(shape, picks.of(INTEGERS));
                check(source, tier, t, sampler(shape, false), sample(shape, false, ScalarKind.I32, way, false), true);
                continue;
            }
            ReferenceTexture t =
                    texture(shape, shadow || random.nextInt(8) == 0 ? picks.of(DEPTHS) : picks.of(FORMATS));
            SamplerState sampler = sampler(shape, shadow);
            LevelSource way = shape == TextureShape.RECT ? LevelSource.IMPLICIT : picks.of(LevelSource.values());
            boolean offset = !shape.isCube() && random.nextInt(4) == 0;
            check(source, tier, t, sampler, sample(shape, shadow, ScalarKind.F32, way, offset), true);
        }
    }

    @ParameterizedTest
    @EnumSource
    void fetchesAndSizesAgreeWithUnits(Tier tier) {
        fetches(KernelSource.of(tier), tier.name());
    }

    @Test
    @Needs(Need.ARM)
    void fetchesAndSizesOfArmAgreeWithUnits() {
        fetches(KernelSource.ofArm(), "AArch64");
    }

    private void fetches(KernelSource source, String tier) {
        TextureShape[] shapes = {
            TextureShape.D2,
            TextureShape.RECT,
            TextureShape.D2_ARRAY,
            TextureShape.D3,
            TextureShape.D1,
            TextureShape.D1_ARRAY,
            TextureShape.CUBE_ARRAY,
            TextureShape.D2_MS
        };
        for (int round = 0; round < 240; round++) {
            TextureShape shape = picks.of(shapes);
            boolean whole = random.nextInt(4) == 0;
            Format[] formats = whole ? INTEGERS : random.nextInt(8) == 0 ? DEPTHS : FORMATS;
            ReferenceTexture t = texture(shape, picks.of(formats));
            boolean sized = shape.isCube() || random.nextInt(3) == 0;
            Shader calls = sized ? size(shape) : fetch(shape, whole ? ScalarKind.I32 : ScalarKind.F32);
            check(source, tier, t, sampler(shape, false), calls, false);
        }
    }

    @ParameterizedTest
    @EnumSource
    void gathersAgreeWithUnits(Tier tier) {
        gathers(KernelSource.of(tier), tier.name());
    }

    @Test
    @Needs(Need.ARM)
    void gathersOfArmAgreeWithUnits() {
        gathers(KernelSource.ofArm(), "AArch64");
    }

    private void gathers(KernelSource source, String tier) {
        TextureShape[] shapes = {TextureShape.D2, TextureShape.RECT, TextureShape.D2_ARRAY};
        for (int round = 0; round < 200; round++) {
            TextureShape shape = picks.of(shapes);
            boolean shadow = random.nextInt(3) == 0;
            boolean whole = !shadow && random.nextInt(4) == 0;
            ReferenceTexture t = texture(shape, picks.of(shadow ? DEPTHS : whole ? INTEGERS : FORMATS));
            SamplerState sampler = sampler(shape, shadow);
            // Without a filter, GL 1's clamp has the border in gathers alone: those stay calls.
            if (TextureUnit.atEdges(sampler) != sampler || whole && hasClamp(sampler)) continue;
            check(source, tier, t, sampler, gather(shape, shadow, whole ? ScalarKind.I32 : ScalarKind.F32), true);
        }
    }

    private static boolean hasClamp(SamplerState s) {
        return s.wrapS() == Wrap.CLAMP || s.wrapT() == Wrap.CLAMP || s.wrapR() == Wrap.CLAMP;
    }

    /** What GL 1's clamp gives gathers is not what it gives samples of the nearest texel. */
    @Test
    void gathersOfUnfilteredClampsStayCalls() {
        ReferenceTexture t = texture(TextureShape.D2, Format.R8G8B8A8_UNORM);
        for (Filter filter : Filter.values()) {
            TextureUnit unit = TextureUnit.of(
                    t.soft, TextureView.Desc.whole(t.desc), SamplerState.of(filter, Mip.NONE, Wrap.CLAMP));
            Shader s = gather(TextureShape.D2, false, ScalarKind.F32);
            new LowerTexture(new long[] {0, 0, 0, unit.inlineKey()}, true).run(s);
            boolean[] left = {false};
            tepui.ir.pass.Walk.each(s.entry.body(), i -> left[0] |= i.op == Op.TEX_GATHER);
            assertEquals(filter == Filter.NEAREST, left[0], filter.name());
        }
    }

    /** Floats behind a sampler of integers stay a call, which gives zeros. */
    @Test
    void texturesOfTheOtherKindStayCalls() {
        ReferenceTexture t = texture(TextureShape.D2, Format.R8G8B8A8_UNORM);
        TextureUnit unit = TextureUnit.of(t.soft, TextureView.Desc.whole(t.desc), SamplerState.NEAREST);
        Shader s = fetch(TextureShape.D2, ScalarKind.I32);
        new LowerTexture(new long[] {0, 0, 0, unit.inlineKey()}, true).run(s);
        boolean[] left = {false};
        tepui.ir.pass.Walk.each(s.entry.body(), i -> left[0] |= i.op == Op.TEX_FETCH);
        assertEquals(true, left[0]);
    }

    private ReferenceTexture texture(TextureShape shape, Format format) {
        int w = 1 + random.nextInt(24);
        int h = shape.isCube() ? w : shape.dimensions() == 1 ? 1 : 1 + random.nextInt(24);
        int d = shape == TextureShape.D3 ? 1 + random.nextInt(12) : 1;
        int layers = (shape.isCube() ? 6 : 1) * (shape.isArray() ? 1 + random.nextInt(3) : 1);
        int most = 32 - Integer.numberOfLeadingZeros(Math.max(Math.max(w, h), d));
        boolean one = shape == TextureShape.RECT || shape.isMultisample();
        int levels = one ? 1 : 1 + random.nextInt(most);
        return new ReferenceTexture(shape, format, w, h, d, layers, levels, shape.isMultisample() ? 4 : 1, random);
    }

    private SamplerState sampler(TextureShape shape, boolean shadow) {
        boolean rect = shape == TextureShape.RECT;
        boolean probes = !rect && random.nextInt(3) == 0;
        Wrap[] wraps = rect ? new Wrap[] {Wrap.CLAMP_TO_EDGE, Wrap.CLAMP_TO_BORDER, Wrap.CLAMP} : WRAPS;
        float low = random.nextInt(3) == 0 ? random.nextFloat() * 2 : 0;
        return new SamplerState(
                picks.of(Filter.values()),
                probes ? Filter.LINEAR : picks.of(Filter.values()),
                rect ? Mip.NONE : picks.of(Mip.values()),
                picks.of(wraps),
                picks.of(wraps),
                picks.of(wraps),
                low,
                random.nextInt(3) == 0 ? low + random.nextFloat() * 3 : 1000,
                random.nextInt(3) == 0 ? random.nextFloat() * 2 - 1 : 0,
                probes ? 1.5f + random.nextInt(20) : 1,
                shadow ? picks.of(CompareFunc.values()) : null,
                random.nextBoolean()
                        ? SamplerState.Border.TRANSPARENT_BLACK
                        : SamplerState.Border.of(0.25f, 1.5f, -0.5f, 0.75f),
                true,
                random.nextBoolean(),
                Reduction.AVERAGE);
    }

    // ---- shaders

    private static Value[] inputs(Builder b) {
        Value[] in = new Value[INPUTS];
        for (int i = 0; i < INPUTS; i++)
            in[i] = b.intrinsic(Intrinsics.LANE_F, Type.F32, i).result();
        return in;
    }

    private static Resource texture(Shader s, TextureShape shape, boolean shadow, ScalarKind kind) {
        Resource r = s.texture("t", SLOT, shape);
        r.shadow = shadow;
        r.texelKind = kind;
        return r;
    }

    private static void store(Builder b, Value result) {
        int n = result.type().width();
        for (int c = 0; c < n; c++) {
            Value v = n == 1 ? result : b.extract(result, c);
            if (v.type().kind() == ScalarKind.I32) v = b.convert(Op.I2F, ScalarKind.F32, v);
            b.intrinsic(Intrinsics.LANE_STORE_F, null, c, v);
        }
        b.ret();
    }

    private static Value vec(Value[] in, int from, int n, Builder b) {
        return b.vec(Arrays.copyOfRange(in, from, from + n));
    }

    private Shader sample(TextureShape shape, boolean shadow, ScalarKind kind, LevelSource way, boolean offset) {
        Shader s = new Shader(Stage.FRAGMENT, "sample " + way);
        Builder b = new Builder(s);
        Resource r = texture(s, shape, shadow, kind);
        Value[] in = inputs(b);
        int operands = TexOperand.COORD.bit();
        int components = shape.gradientComponents();
        Value[] all = new Value[TexOperand.values().length];
        all[TexOperand.COORD.ordinal()] = coordinate(in, shape, b);
        switch (way) {
            case IMPLICIT -> {}
            case BIAS -> all[TexOperand.BIAS.ordinal()] = in[NUMBER];
            case LOD -> all[TexOperand.LOD.ordinal()] = in[NUMBER];
            case LEAST -> all[TexOperand.MIN_LOD.ordinal()] = in[NUMBER];
            case GRADIENTS -> {
                all[TexOperand.DDX.ordinal()] = vec(in, DERIVATIVES, components, b);
                all[TexOperand.DDY.ordinal()] = vec(in, DERIVATIVES + 3, components, b);
            }
        }
        if (shadow) all[TexOperand.REF.ordinal()] = in[REFERENCE];
        if (offset) all[TexOperand.OFFSET.ordinal()] = offset(b, shape.dimensions());
        List<Value> args = new ArrayList<>();
        for (TexOperand o : TexOperand.values()) {
            Value v = all[o.ordinal()];
            if (v == null) continue;
            operands |= o.bit();
            args.add(v);
        }
        Type type = shadow ? Type.F32 : Type.of(kind, 4);
        store(b, b.texture(Op.TEX_SAMPLE, r, type, operands, args.toArray(Value[]::new)));
        return s;
    }

    private Shader gather(TextureShape shape, boolean shadow, ScalarKind kind) {
        Shader s = new Shader(Stage.FRAGMENT, "gather");
        Builder b = new Builder(s);
        Resource r = texture(s, shape, shadow, kind);
        Value[] in = inputs(b);
        int operands = TexOperand.COORD.bit() | (shadow ? 0 : random.nextInt(4) << 16);
        List<Value> args = new ArrayList<>(List.of(coordinate(in, shape, b)));
        if (shadow) {
            operands |= TexOperand.REF.bit();
            args.add(in[REFERENCE]);
        }
        int offsets = random.nextInt(3);
        if (offsets > 0) {
            operands |= TexOperand.OFFSET.bit();
            args.add(offset(b, 2));
        }
        if (offsets > 1) {
            operands |= TexOperand.OFFSET1.bit() | TexOperand.OFFSET2.bit() | TexOperand.OFFSET3.bit();
            for (int n = 0; n < 3; n++) args.add(offset(b, 2));
        }
        store(b, b.texture(Op.TEX_GATHER, r, Type.of(kind, 4), operands, args.toArray(Value[]::new)));
        return s;
    }

    private Value offset(Builder b, int dimensions) {
        int[] texels = new int[dimensions];
        for (int c = 0; c < dimensions; c++) texels[c] = random.nextInt(16) - 8;
        return b.i32(texels);
    }

    /** The layer is the third lane input, whatever is before it; of an array of cubes it is the number. */
    private static Value coordinate(Value[] in, TextureShape shape, Builder b) {
        Value[] all = Arrays.copyOf(in, shape.coordinates());
        if (shape.isArray()) all[all.length - 1] = shape.isCube() ? in[NUMBER] : in[2];
        return all.length == 1 ? all[0] : b.vec(all);
    }

    private Shader fetch(TextureShape shape, ScalarKind kind) {
        Shader s = new Shader(Stage.FRAGMENT, "fetch");
        Builder b = new Builder(s);
        Resource r = texture(s, shape, false, kind);
        Value[] in = inputs(b);
        Value[] at = new Value[shape.texelCoordinates()];
        for (int c = 0; c < at.length; c++) {
            boolean few = c == 2 || c >= shape.dimensions();
            at[c] = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FMUL, in[c], b.f32(few ? 2 : 16)));
        }
        int operands = TexOperand.COORD.bit();
        List<Value> args = new ArrayList<>(List.of(at.length == 1 ? at[0] : b.vec(at)));
        if (shape != TextureShape.RECT && !shape.isMultisample()) {
            operands |= TexOperand.LOD.bit();
            args.add(random.nextBoolean() ? b.i32(0) : b.convert(Op.F2I, ScalarKind.I32, in[NUMBER]));
        }
        if (!shape.isMultisample() && random.nextBoolean()) {
            operands |= TexOperand.OFFSET.bit();
            args.add(offset(b, shape.dimensions()));
        }
        if (shape.isMultisample()) {
            operands |= TexOperand.SAMPLE.bit();
            args.add(b.convert(Op.F2I, ScalarKind.I32, in[NUMBER]));
        }
        store(b, b.texture(Op.TEX_FETCH, r, Type.of(kind, 4), operands, args.toArray(Value[]::new)));
        return s;
    }

    private Shader size(TextureShape shape) {
        Shader s = new Shader(Stage.FRAGMENT, "size");
        Builder b = new Builder(s);
        Resource r = texture(s, shape, false, ScalarKind.F32);
        Value[] in = inputs(b);
        Type type = Type.of(ScalarKind.I32, shape.sizeComponents());
        Value level = b.convert(Op.F2I, ScalarKind.I32, in[NUMBER]);
        store(
                b,
                shape == TextureShape.RECT || shape.isMultisample()
                        ? b.texture(Op.TEX_SIZE, r, type, 0)
                        : b.texture(Op.TEX_SIZE, r, type, TexOperand.LOD.bit(), level));
        return s;
    }

    // ---- comparison

    private void check(
            KernelSource source,
            String tier,
            ReferenceTexture t,
            SamplerState sampler,
            Shader calls,
            boolean filtered) {
        TextureView.Desc view = TextureView.Desc.whole(t.desc);
        if (random.nextBoolean()) view = view.withSwizzle(Swizzle.B, Swizzle.ONE, Swizzle.R, Swizzle.A);
        TextureUnit unit = TextureUnit.of(t.soft, view, sampler);
        String what = picks + " " + calls.name + " " + t.desc + " " + sampler;
        assertNotEquals(0, unit.inlineKey(), what);
        Shader code = calls.copy();
        long[] keys = new long[SLOT + 1];
        keys[SLOT] = unit.inlineKey();
        new LowerTexture(keys, true).run(code);
        boolean[] left = {false};
        tepui.ir.pass.Walk.each(code.entry.body(), i -> left[0] |= i.op.isTexture());
        // Comparisons of what is kept as bytes stay calls.
        boolean folded = calls.name.startsWith("sample") || calls.name.startsWith("gather");
        if (folded) assertEquals(false, left[0], what);
        float[] in = new float[INPUTS * LANES];
        place(in, t.desc.shape(), t.desc.width(), t.desc.height());
        // Differences of wild coordinates overflow, and say nothing about which filter is
        // meant. Most lie between two texels, where each of two levels may take another.
        boolean told = sampler.mip() == Mip.NONE && sampler.min() == sampler.mag()
                || calls.name.contains(LevelSource.LOD.name())
                || calls.name.contains(LevelSource.GRADIENTS.name());
        boolean simple = told && sampler.mip() != Mip.LINEAR && sampler.maxAnisotropy() == 1;
        boolean odd = filtered && simple && random.nextInt(6) == 0;
        if (odd) {
            for (int i = 0; i < 2 * LANES; i++) {
                if (random.nextInt(3) == 0) in[i] = Float.intBitsToFloat(random.nextInt());
            }
        }
        float[] got = run(code, source, unit, in);
        Shader portable = calls.copy();
        new LowerTexture(keys, false).run(portable);
        float[] same = run(portable, KernelSource.of(Tier.JAVA), unit, in);
        for (int i = 0; i < got.length; i++) assertEquals(same[i], got[i], what + " tier " + tier + ", value " + i);
        // Each of several probes may be at an edge of its own.
        boolean jumps = t.desc.shape().isCube() || sampler.compare() != null || sampler.mag() == Filter.NEAREST;
        if (sampler.maxAnisotropy() > 1 && jumps) return;
        double[] closest = new double[LANES];
        Arrays.fill(closest, Double.POSITIVE_INFINITY);
        int places = !filtered ? 1 : t.desc.shape() == TextureShape.D3 ? 27 : 9;
        for (int n = 0; n < places; n++) {
            float[] near = in.clone();
            float step = (t.desc.shape() == TextureShape.RECT ? 24 : 1) * 4e-6f;
            for (int i = 0; i < LANES; i++) {
                if (odd && !t.desc.shape().isCube()) {
                    near[i] = near(sampler.wrapS(), in[i]);
                    near[LANES + i] = near(sampler.wrapT(), in[LANES + i]);
                }
                near[i] += (n % 3 - (places == 1 ? 0 : 1)) * step;
                near[LANES + i] += (n / 3 % 3 - (places == 1 ? 0 : 1)) * step;
                if (places == 27) near[2 * LANES + i] += (n / 9 - 1) * step;
            }
            float[] expected = run(calls, KernelSource.of(Tier.JAVA), unit, near);
            for (int i = 0; i < LANES; i++) {
                double error = 0;
                for (int c = 0; c < 4; c++) {
                    error = Math.max(error, Math.abs((double) expected[c * LANES + i] - got[c * LANES + i]));
                }
                closest[i] = Math.min(closest[i], error);
            }
        }
        for (int i = 0; i < LANES; i++) {
            float lane = in[i];
            assertEquals(
                    0,
                    closest[i],
                    5e-4,
                    what + " tier " + tier + ", lane " + i + " at " + lane + ", "
                            + in[LANES + i] + ", " + in[2 * LANES + i] + " number " + in[NUMBER * LANES + i] + " gives "
                            + got[i] + " " + got[LANES + i] + " " + got[2 * LANES + i]);
        }
    }

    private float[] run(Shader shader, KernelSource source, TextureUnit unit, float[] in) {
        CompiledKernel kernel = source.makeAny(shader, LANES);
        KernelFrame frame = new KernelFrame(LANES);
        frame.lanes = LANES;
        frame.reserve(0, 0, 0, 0, INPUTS, 4);
        System.arraycopy(in, 0, frame.inF, 0, in.length);
        frame.textures[SLOT] = unit;
        unit.describe(frame, SLOT);
        kernel.prepare(frame);
        kernel.kernel().run(frame);
        return Arrays.copyOf(frame.outF, 4 * LANES);
    }

    /** Quads with steps that floats hold exactly, away from what rounding decides. */
    private void place(float[] f, TextureShape shape, int width, int height) {
        for (int q = 0; q < LANES; q += 4) {
            float scale = (float) Math.scalb(1.0, -random.nextInt(10));
            for (int c = 0; c < 3; c++) {
                boolean layer = c == 2 && shape.isArray() && !shape.isCube();
                float base = Math.round((random.nextFloat() * 4 - 2) * 1024) / 1024f + 0x1.8p-12f;
                if (layer) base = random.nextInt(6) - 1.25f;
                float dx = layer ? 0 : Math.round((random.nextFloat() - 0.5f) * 1024) / 4096f * scale;
                float dy = layer ? 0 : Math.round((random.nextFloat() - 0.5f) * 1024) / 4096f * scale;
                if (shape == TextureShape.RECT) {
                    base *= c == 0 ? width : height;
                    dx *= 8;
                    dy *= 8;
                }
                for (int i = 0; i < 4; i++) f[c * LANES + q + i] = base + (i & 1) * dx + (i >> 1) * dy;
            }
            for (int i = 0; i < 4; i++) {
                f[REFERENCE * LANES + q + i] = random.nextInt(8) == 0 ? 1.5f : random.nextFloat();
                f[NUMBER * LANES + q + i] = random.nextFloat() * 6 - 1;
                for (int k = 0; k < 6; k++) {
                    f[(DERIVATIVES + k) * LANES + q + i] = (random.nextFloat() - 0.5f) * scale;
                }
            }
        }
    }
}
