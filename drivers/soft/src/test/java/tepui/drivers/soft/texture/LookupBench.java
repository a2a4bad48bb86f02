package tepui.drivers.soft.texture;

import java.lang.management.ManagementFactory;
import java.util.Arrays;
import java.util.Locale;
import java.util.Random;
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
import tepui.pipe.CompareFunc;
import tepui.pipe.SamplerState;
import tepui.pipe.SamplerState.Filter;
import tepui.pipe.SamplerState.Mip;
import tepui.pipe.SamplerState.Wrap;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;

/**
 * Cost of a look-up as a call and as part of a kernel: nanoseconds of the thread's processor time for each lane, medians of
 * rounds in turns. A program, not a test: {@code java --enable-native-access=ALL-UNNAMED ... LookupBench [row]}.
 */
final class LookupBench {
    private static final int LANES = 128;
    private static final int SIZE = 64;
    private static final int ROUNDS = 21;

    private enum Row {
        SAMPLE_2D(TextureShape.D2, Format.R8G8B8A8_UNORM, Op.TEX_SAMPLE, false),
        SAMPLE_3D(TextureShape.D3, Format.R8G8B8A8_UNORM, Op.TEX_SAMPLE, false),
        SAMPLE_3D_HALF(TextureShape.D3, Format.R16G16B16A16_FLOAT, Op.TEX_SAMPLE, false),
        SAMPLE_1D(TextureShape.D1, Format.R8G8B8A8_UNORM, Op.TEX_SAMPLE, false),
        SAMPLE_CUBE_ARRAY(TextureShape.CUBE_ARRAY, Format.R8G8B8A8_UNORM, Op.TEX_SAMPLE, false),
        GATHER(TextureShape.D2, Format.R8G8B8A8_UNORM, Op.TEX_GATHER, false),
        GATHER_SHADOW(TextureShape.D2, Format.D32_FLOAT, Op.TEX_GATHER, true),
        FETCH_INTEGERS(TextureShape.D2, Format.R32_UINT, Op.TEX_FETCH, false),
        FETCH_SAMPLES(TextureShape.D2_MS, Format.R8G8B8A8_UNORM, Op.TEX_FETCH, false);

        final TextureShape shape;
        final Format format;
        final Op op;
        final boolean shadow;

        Row(TextureShape shape, Format format, Op op, boolean shadow) {
            this.shape = shape;
            this.format = format;
            this.op = op;
            this.shadow = shadow;
        }

        Shader shader() {
            Shader s = new Shader(Stage.FRAGMENT, name());
            Builder b = new Builder(s);
            Resource r = s.texture("t", 0, shape);
            r.shadow = shadow;
            r.texelKind = format.isInteger() ? ScalarKind.I32 : ScalarKind.F32;
            boolean fetch = op == Op.TEX_FETCH;
            Value[] at = new Value[fetch ? shape.texelCoordinates() : shape.coordinates()];
            for (int c = 0; c < at.length; c++) {
                at[c] = b.intrinsic(Intrinsics.LANE_F, Type.F32, c).result();
                if (fetch) at[c] = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FMUL, at[c], b.f32(SIZE)));
            }
            Value coord = at.length == 1 ? at[0] : b.vec(at);
            Type type = Type.of(r.texelKind, 4);
            int bits = TexOperand.COORD.bit();
            Value found;
            if (shadow) found = b.texture(op, r, type, bits | TexOperand.REF.bit(), coord, b.f32(0.5f));
            else if (!fetch) found = b.texture(op, r, type, bits, coord);
            else if (!shape.isMultisample())
                found = b.texture(op, r, type, bits | TexOperand.LOD.bit(), coord, b.i32(0));
            else found = b.texture(op, r, type, bits | TexOperand.SAMPLE.bit(), coord, b.i32(2));
            for (int c = 0; c < 4; c++) {
                Value v = b.extract(found, c);
                if (format.isInteger()) v = b.convert(Op.BITCAST, ScalarKind.F32, v);
                b.intrinsic(Intrinsics.LANE_STORE_F, null, c, v);
            }
            b.ret();
            return s;
        }
    }

    private LookupBench() {}

    public static void main(String[] args) {
        for (Row row : Row.values()) {
            if (args.length > 0 && !row.name().equals(args[0])) continue;
            int samples = row.shape.isMultisample() ? 4 : 1;
            int h = row.shape.dimensions() > 1 ? SIZE : 1;
            int d = row.shape.dimensions() > 2 ? SIZE : 1;
            int layers = row.shape.isCube() ? 12 : 1;
            Random random = new Random(1);
            ReferenceTexture t = new ReferenceTexture(row.shape, row.format, SIZE, h, d, layers, 1, samples, random);
            SamplerState sampler = SamplerState.of(Filter.LINEAR, Mip.NONE, Wrap.CLAMP_TO_EDGE);
            if (row.shadow) sampler = sampler.withCompare(CompareFunc.LESS_EQUAL);
            TextureUnit unit = TextureUnit.of(t.soft, TextureView.Desc.whole(t.desc), sampler);
            KernelFrame frame = new KernelFrame(LANES);
            frame.lanes = LANES;
            frame.reserve(0, 0, 0, 0, 4, 4);
            for (int i = 0; i < 4 * LANES; i++) frame.inF[i] = random.nextFloat();
            frame.textures[0] = unit;
            unit.describe(frame, 0);
            CompiledKernel[] kernels = new CompiledKernel[2];
            for (int n = 0; n < 2; n++) {
                Shader s = row.shader();
                if (n == 1) new LowerTexture(new long[] {unit.inlineKey()}, true).run(s);
                kernels[n] = KernelCompiler.compile(s, KernelOptions.lanes(LANES));
            }
            double[][] spent = new double[2][ROUNDS];
            for (int round = -ROUNDS; round < ROUNDS; round++) {
                for (int n = 0; n < 2; n++) {
                    double ns = nanoseconds(kernels[n], frame);
                    if (round >= 0) spent[n][round] = ns;
                }
            }
            for (double[] of : spent) Arrays.sort(of);
            System.out.printf(
                    Locale.ROOT, "%-18s call %7.2f  code %6.2f ns%n", row, spent[0][ROUNDS / 2], spent[1][ROUNDS / 2]);
        }
    }

    private static double nanoseconds(CompiledKernel kernel, KernelFrame frame) {
        var threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        int runs = 0;
        long spent;
        do {
            for (int i = 0; i < 100; i++) kernel.run(frame);
            runs += 100;
            spent = threads.getCurrentThreadCpuTime() - start;
        } while (spent < 20_000_000);
        return (double) spent / runs / LANES;
    }
}
