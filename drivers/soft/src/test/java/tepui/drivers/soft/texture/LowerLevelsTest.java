package tepui.drivers.soft.texture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Random;
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

/** Samples that became code and choose among levels, against the reference sampler, in every tier. */
class LowerLevelsTest {
    private static final int LANES = 32;
    /** Lane inputs: coordinates, then what the instruction is told. */
    private static final int TOLD = 2;

    private static final int INPUTS = 8;
    private final RandomPicks picks = new RandomPicks();
    private final Random random = picks.random;

    private static Shader shader(LevelSource way) {
        Shader s = new Shader(Stage.FRAGMENT, "sample " + way);
        Builder b = new Builder(s);
        Resource texture = s.texture("t", 1, TextureShape.D2);
        Value[] in = new Value[INPUTS];
        for (int i = 0; i < INPUTS; i++)
            in[i] = b.intrinsic(Intrinsics.LANE_F, Type.F32, i).result();
        Value coord = b.vec(in[0], in[1]);
        int bit = TexOperand.COORD.bit();
        Type type = Type.of(ScalarKind.F32, 4);
        Value c = switch (way) {
            case IMPLICIT -> b.sample(texture, coord, null);
            case BIAS -> b.texture(Op.TEX_SAMPLE, texture, type, bit | TexOperand.BIAS.bit(), coord, in[TOLD]);
            case LOD -> b.texture(Op.TEX_SAMPLE, texture, type, bit | TexOperand.LOD.bit(), coord, in[TOLD]);
            case GRADIENTS ->
                b.texture(
                        Op.TEX_SAMPLE,
                        texture,
                        type,
                        bit | TexOperand.DDX.bit() | TexOperand.DDY.bit(),
                        coord,
                        b.vec(in[TOLD], in[TOLD + 1]),
                        b.vec(in[TOLD + 2], in[TOLD + 3]));
            case LEAST -> b.texture(Op.TEX_SAMPLE, texture, type, bit | TexOperand.MIN_LOD.bit(), coord, in[TOLD]);
        };
        for (int i = 0; i < 4; i++) b.intrinsic(Intrinsics.LANE_STORE_F, null, i, b.extract(c, i));
        b.ret();
        return s;
    }

    @ParameterizedTest
    @EnumSource
    void codeAgreesWithTheReference(KernelOptions.Tier tier) {
        Format[] formats = {Format.R8G8B8A8_UNORM, Format.B8G8R8A8_UNORM, Format.R8_UNORM, Format.R8G8B8_UNORM};
        Wrap[] wraps = {Wrap.REPEAT, Wrap.CLAMP_TO_EDGE, Wrap.MIRRORED_REPEAT};
        for (int round = 0; round < 150; round++) {
            int levels = 1 + random.nextInt(5);
            ReferenceTexture t = new ReferenceTexture(
                    TextureShape.D2,
                    picks.of(formats),
                    16 + random.nextInt(40),
                    16 + random.nextInt(40),
                    1,
                    1,
                    levels,
                    1,
                    random);
            Filter mag = picks.of(Filter.values());
            Filter min = picks.of(Filter.values());
            Mip mip = picks.of(Mip.values());
            if (mag == min && (mip == Mip.NONE || levels == 1)) continue; // no level of detail
            SamplerState plain = SamplerState.of(mag, Mip.NONE, Wrap.REPEAT);
            boolean bounded = random.nextInt(3) == 0;
            SamplerState sampler = new SamplerState(
                    min,
                    mag,
                    mip,
                    picks.of(wraps),
                    picks.of(wraps),
                    Wrap.REPEAT,
                    bounded ? random.nextFloat() * 2 - 0.5f : -1000,
                    bounded ? 2 + random.nextFloat() * 3 : 1000,
                    random.nextBoolean() ? random.nextFloat() * 2 - 1 : 0,
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
            LevelSource way = picks.of(LevelSource.values());
            Shader shader = shader(way);
            new LowerTexture(new long[] {0, unit.inlineKey()}, true).run(shader);
            assertEquals(0, LowerTexture.candidates(shader));
            CompiledKernel kernel = KernelCompiler.compile(shader, new KernelOptions(LANES, tier));
            KernelFrame frame = new KernelFrame(LANES);
            frame.lanes = LANES;
            frame.reserve(0, 0, 0, 0, INPUTS, 4);
            double[][] dx = new double[LANES][3];
            double[][] dy = new double[LANES][3];
            double[] told = new double[LANES];
            place(frame, way);
            boolean odd = random.nextInt(10) == 0;
            if (odd) {
                for (int i = 0; i < INPUTS * LANES; i++) {
                    if (random.nextInt(3) == 0) frame.inF[i] = Float.intBitsToFloat(random.nextInt());
                }
            }
            derivatives(frame.inF, way, dx, dy, told);
            unit.describe(frame, 1);
            kernel.prepare(frame);
            kernel.kernel().run(frame);
            ReferenceSampler reference = new ReferenceSampler(t, view, sampler, false);
            String what = picks + " " + way + " " + t.desc + " " + sampler;
            for (int i = 0; i < LANES; i++) {
                double[] at = {frame.inF[i], frame.inF[LANES + i], 0};
                double free = way == LevelSource.LOD ? told[i] : reference.lambda(at, dx[i], dy[i]);
                double lambda = reference.clamped(reference.biased(free, way == LevelSource.BIAS ? told[i] : 0));
                if (way == LevelSource.LEAST && told[i] > lambda) lambda = told[i];
                compare(reference, frame, i, at, lambda, what);
            }
        }
    }

    /** Quads anywhere, their pixels at some distance from a hundredth of a texel to many. */
    private void place(KernelFrame frame, LevelSource way) {
        float[] f = frame.inF;
        for (int q = 0; q < LANES; q += 4) {
            float scale = (float) Math.scalb(1.0, -random.nextInt(12));
            // coordinates that floats hold exactly, so that their differences are exact
            float[] step = new float[4];
            for (int i = 0; i < 4; i++) step[i] = Math.round((random.nextFloat() - 0.5f) * 1024) / 4096f * scale;
            float u = Math.round((random.nextFloat() * 4 - 2) * 1024) / 1024f;
            float v = Math.round((random.nextFloat() * 4 - 2) * 1024) / 1024f;
            for (int i = 0; i < 4; i++) {
                int lane = q + i;
                f[lane] = u + (i & 1) * step[0] + (i >> 1) * step[2];
                f[LANES + lane] = v + (i & 1) * step[1] + (i >> 1) * step[3];
                if (way == LevelSource.GRADIENTS) {
                    for (int k = 0; k < 4; k++) f[(TOLD + k) * LANES + lane] = (random.nextFloat() - 0.5f) * scale;
                } else {
                    f[TOLD * LANES + lane] = random.nextFloat() * 6 - 1;
                }
            }
        }
    }

    /** What the lanes' inputs mean, odd ones with them. */
    private static void derivatives(float[] f, LevelSource way, double[][] dx, double[][] dy, double[] told) {
        for (int lane = 0; lane < LANES; lane++) {
            int q = lane & ~3;
            for (int c = 0; c < 2; c++) {
                boolean given = way == LevelSource.GRADIENTS;
                dx[lane][c] = given ? f[(TOLD + c) * LANES + lane] : f[c * LANES + q + 1] - f[c * LANES + q];
                dy[lane][c] = given ? f[(TOLD + 2 + c) * LANES + lane] : f[c * LANES + q + 2] - f[c * LANES + q];
            }
            told[lane] = f[TOLD * LANES + lane];
        }
    }

    private static void compare(
            ReferenceSampler reference, KernelFrame frame, int lane, double[] at, double lambda, String what) {
        double closest = Double.POSITIVE_INFINITY;
        for (int n = 0; n < 27; n++) {
            double[] near = {at[0] + (n % 3 - 1) * 1e-6, at[1] + (n / 3 % 3 - 1) * 1e-6, 0};
            double[] value = reference.sample(near, 0, lambda + (n / 9 - 1) * 1e-5, 0, null);
            double error = 0;
            for (int c = 0; c < 4; c++) {
                error = Math.max(error, Math.abs(reference.swizzled(value, c) - frame.outF[c * LANES + lane]));
            }
            closest = Math.min(closest, error);
        }
        assertEquals(0, closest, 3e-4, what + " at " + at[0] + ", " + at[1] + ", level " + lambda);
    }
}
