package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import tepui.drivers.soft.jit.CompiledKernel;
import tepui.drivers.soft.jit.Intrinsics;
import tepui.drivers.soft.jit.KernelCompiler;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.KernelOptions;
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
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.TextureView;
import tepui.pipe.TextureView.Swizzle;
import tepui.pipe.format.Format;

/** Samples that became code, against the reference sampler, in every tier. */
class LowerTextureTest {
    private static final int LANES = 16;
    private final RandomPicks picks = new RandomPicks();
    private final Random random = picks.random;

    /** A shader that samples at its first two lane inputs, from {@code slot}, into its first four lane outputs. */
    private static Shader shader(TextureShape shape, int slot) {
        Shader s = new Shader(Stage.FRAGMENT, "sample");
        Builder b = new Builder(s);
        Value u = b.intrinsic(Intrinsics.LANE_F, Type.F32, 0).result();
        Value v = b.intrinsic(Intrinsics.LANE_F, Type.F32, 1).result();
        Value c = b.sample(s.texture("t", slot, shape), b.vec(u, v), null);
        return stored(s, b, c);
    }

    /** The same of an array of two, whose first one is in slot 0. */
    private static Shader ofArray(TextureShape shape, boolean constant) {
        Shader s = new Shader(Stage.FRAGMENT, "sample of array");
        Builder b = new Builder(s);
        Resource array = new Resource(Resource.Kind.TEXTURE, "t", 0, 2);
        array.shape = shape;
        s.resources.add(array);
        Value u = b.intrinsic(Intrinsics.LANE_F, Type.F32, 0).result();
        Value v = b.intrinsic(Intrinsics.LANE_F, Type.F32, 1).result();
        Value index = constant ? b.i32(1) : b.convert(Op.F2I, ScalarKind.I32, u);
        int operands = TexOperand.INDEX.bit() | TexOperand.COORD.bit();
        Value c = b.texture(Op.TEX_SAMPLE, array, Type.of(ScalarKind.F32, 4), operands, index, b.vec(u, v));
        return stored(s, b, c);
    }

    private static Shader stored(Shader s, Builder b, Value c) {
        for (int i = 0; i < 4; i++) {
            b.intrinsic(Intrinsics.LANE_STORE_F, null, i, b.extract(c, i));
        }
        b.ret();
        return s;
    }

    @ParameterizedTest
    @EnumSource
    void codeAgreesWithTheReference(KernelOptions.Tier tier) {
        Format[] formats = {
            Format.R8G8B8A8_UNORM, Format.B8G8R8A8_UNORM, Format.R8_UNORM, Format.L8A8_UNORM, Format.R8G8B8_UNORM
        };
        Wrap[] wraps = {Wrap.REPEAT, Wrap.CLAMP_TO_EDGE, Wrap.MIRRORED_REPEAT};
        for (int round = 0; round < 400; round++) {
            boolean rect = random.nextInt(5) == 0;
            TextureShape shape = rect ? TextureShape.RECT : TextureShape.D2;
            ReferenceTexture t = new ReferenceTexture(
                    shape,
                    RandomPicks.of(random, formats),
                    1 + random.nextInt(40),
                    1 + random.nextInt(40),
                    1,
                    1,
                    1,
                    1,
                    random);
            Filter filter = RandomPicks.of(random, Filter.values());
            Wrap s = rect ? Wrap.CLAMP_TO_EDGE : RandomPicks.of(random, wraps);
            Wrap r = rect ? Wrap.CLAMP_TO_EDGE : RandomPicks.of(random, wraps);
            SamplerState plain = SamplerState.of(filter, Mip.NONE, s);
            SamplerState sampler = new SamplerState(
                    filter,
                    filter,
                    Mip.NONE,
                    s,
                    r,
                    s,
                    0,
                    1000,
                    0,
                    1,
                    null,
                    plain.border(),
                    true,
                    true,
                    plain.reduction());
            TextureView.Desc view = TextureView.Desc.whole(t.desc);
            if (random.nextBoolean()) view = view.withSwizzle(Swizzle.B, Swizzle.ONE, Swizzle.A, Swizzle.ZERO);
            TextureUnit unit = TextureUnit.of(t.soft, view, sampler);
            assertNotEquals(0, unit.inlineKey());
            Shader shader = random.nextInt(4) == 0 ? ofArray(shape, true) : shader(shape, 1);
            assertEquals(2, LowerTexture.candidates(shader));
            new LowerTexture(new long[] {0, unit.inlineKey()}, true).run(shader);
            assertEquals(0, LowerTexture.candidates(shader));
            CompiledKernel kernel = KernelCompiler.compile(shader, new KernelOptions(LANES, tier));
            KernelFrame frame = new KernelFrame(LANES);
            frame.lanes = LANES;
            frame.reserve(0, 0, 0, 0, 2, 4);
            boolean odd = random.nextInt(8) == 0;
            for (int i = 0; i < 2 * LANES; i++) {
                float scale = rect ? 40 : 1;
                frame.inF[i] = odd && random.nextInt(3) == 0
                        ? Float.intBitsToFloat(random.nextInt())
                        : (random.nextFloat() * 5 - 2) * scale;
            }
            unit.describe(frame, 1);
            kernel.prepare(frame);
            kernel.kernel().run(frame);
            ReferenceSampler reference = new ReferenceSampler(t, view, sampler, false);
            for (int i = 0; i < LANES; i++) compare(reference, frame, i, rect ? 40 : 1, t.desc + " " + sampler);
        }
    }

    private void compare(ReferenceSampler reference, KernelFrame frame, int lane, double scale, String what) {
        double u = frame.inF[lane];
        double v = frame.inF[LANES + lane];
        double closest = Double.POSITIVE_INFINITY;
        for (int n = 0; n < 9; n++) {
            double near = 1e-6 * scale;
            double[] value =
                    reference.sample(new double[] {u + (n % 3 - 1) * near, v + (n / 3 - 1) * near, 0}, 0, 0, 0, null);
            double error = 0;
            for (int c = 0; c < 4; c++) {
                error = Math.max(error, Math.abs(reference.swizzled(value, c) - frame.outF[c * LANES + lane]));
            }
            closest = Math.min(closest, error);
        }
        assertEquals(0, closest, 2e-4, picks + " " + what + " at " + u + ", " + v);
    }

    @Test
    void otherSamplesStayCalls() {
        Shader s = shader(TextureShape.D2, 0);
        new LowerTexture(new long[] {0}, true).run(s);
        assertEquals(1, LowerTexture.candidates(s));
        assertEquals(0, LowerTexture.candidates(ofArray(TextureShape.D2, false)));
        Shader buffer = new Shader(Stage.FRAGMENT, "buffer");
        Builder b = new Builder(buffer);
        Resource texels = buffer.texture("t", 0, TextureShape.BUFFER);
        stored(buffer, b, b.texture(Op.TEX_FETCH, texels, Type.F32X4, TexOperand.COORD.bit(), b.i32(1)));
        assertEquals(0, LowerTexture.candidates(buffer));
    }

    @Test
    void texturesWithOtherWrapsHaveNoKey() {
        ReferenceTexture t = new ReferenceTexture(TextureShape.D2, Format.R8G8B8A8_UNORM, 8, 8, 1, 1, 3, 1, random);
        TextureView.Desc view = TextureView.Desc.whole(t.desc);
        assertEquals(
                0,
                TextureUnit.of(t.soft, view, SamplerState.of(Filter.LINEAR, Mip.NONE, Wrap.MIRROR_CLAMP))
                        .inlineKey());
        assertNotEquals(0, TextureUnit.of(t.soft, view, SamplerState.LINEAR).inlineKey());
        assertNotEquals(
                0,
                TextureUnit.of(t.soft, view, SamplerState.of(Filter.LINEAR, Mip.LINEAR, Wrap.REPEAT))
                        .inlineKey());
    }
}
