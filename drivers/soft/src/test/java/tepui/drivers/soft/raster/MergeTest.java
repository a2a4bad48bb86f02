package tepui.drivers.soft.raster;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import tepui.ir.Builder;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Variable;
import tepui.pipe.BlendState;
import tepui.pipe.ClearColor;
import tepui.pipe.LogicOp;
import tepui.pipe.RenderTargets;
import tepui.pipe.format.Format;
import tepui.pipe.format.TexelCodec;
import tepui.testing.Seeds;

/** Colours on their way into the target: every format, factor, equation, logic operation and write mask. */
final class MergeTest {
    private final long seed = Seeds.one("MergeTest");
    private final Random random = new Random(seed);

    private static void pixel(Canvas c, float... rgba) {
        c.vertex(0, 0, 0, 1, rgba).vertex(8, 0, 0, 1, rgba).vertex(0, 8, 0, 1, rgba);
    }

    private static Canvas canvas(Format f) {
        return new Canvas(4, 4, f, null, 1, 1, Canvas.INTERPRETED);
    }

    private static int[] texel(Canvas c) {
        int[] t = new int[c.color.words];
        for (int w = 0; w < t.length; w++) t[w] = c.color.data[c.color.texelAt(0, 1, 1, 0, 0) + 16 * w];
        return t;
    }

    private static List<Format> floatTargets() {
        List<Format> list = new ArrayList<>();
        for (int i = 0; i < Format.count(); i++) {
            Format f = Format.of(i);
            int support = tepui.drivers.soft.texture.SoftFormats.support(f);
            boolean target = (support & tepui.pipe.format.FormatSupport.COLOR_TARGET) != 0;
            if (target && !f.isInteger()) list.add(f);
        }
        return list;
    }

    @Test
    void everyFloatingFormatIsWrittenAsTheCodecWritesIt() {
        float[] values = {0, 1, -0.5f, 2, 0.25f, 0.1f, 1e-3f, -1, 0.7f, 60000, 1e6f, 0.9999f, 3e-5f};
        for (Format f : floatTargets()) {
            for (int n = 0; n < 12; n++) {
                float[] rgba = new float[4];
                for (int i = 0; i < 4; i++) {
                    rgba[i] = n < 6 ? values[random.nextInt(values.length)] : random.nextFloat();
                }
                Canvas c = canvas(f);
                pixel(c, rgba);
                c.draw(c.state(), 3);
                c.rasterizer.flush();
                int[] expected = new int[c.color.words];
                TexelCodec.of(f).pack(rgba, expected);
                int[] got = texel(c);
                for (int comp = 0; comp < 4; comp++) {
                    Format.Channel ch = f.channel(comp);
                    if (ch == null) continue;
                    int shift = ch.offset() & 31;
                    int mask = ch.bits() == 32 ? -1 : (1 << ch.bits()) - 1;
                    int a = expected[ch.offset() >> 5] >>> shift & mask;
                    int b = got[ch.offset() >> 5] >>> shift & mask;
                    int tolerance = f.isSrgb() && comp < 3 ? 1 : 0;
                    // Half way between two steps, single precision may fall to either side.
                    int steps = f.numeric() == Format.Numeric.SNORM ? mask >>> 1 : mask;
                    boolean halfWay = Math.abs(Math.abs(rgba[comp]) * (double) steps % 1 - 0.5) < 2e-3;
                    if (f.isNormalized() && halfWay) tolerance = 1;
                    assertTrue(
                            Math.abs(a - b) <= tolerance,
                            "seed " + seed + ": " + f + " component " + comp + " of " + rgba[comp] + " is "
                                    + Integer.toHexString(b) + ", expected " + Integer.toHexString(a));
                }
            }
        }
    }

    @Test
    void integerFormatsSaturate() {
        int[] values = {
            0, 1, -1, 127, 128, 255, 256, -128, -129, 32767, 65535, 65536, 1023, Integer.MAX_VALUE, Integer.MIN_VALUE
        };
        for (int i = 0; i < Format.count(); i++) {
            Format f = Format.of(i);
            int support = tepui.drivers.soft.texture.SoftFormats.support(f);
            if (!f.isInteger() || (support & tepui.pipe.format.FormatSupport.COLOR_TARGET) == 0) continue;
            Shader fs = new Shader(Stage.FRAGMENT, "ints");
            Variable out = fs.output("out", Type.I32X4, 0);
            Builder b = new Builder(fs);
            int[] rgba = new int[4];
            for (int k = 0; k < 4; k++) rgba[k] = values[random.nextInt(values.length)];
            b.storeOutput(out, b.i32(rgba));
            b.ret();
            Canvas c = canvas(f);
            DrawState s = c.state();
            s.shader = new FragmentShader(fs);
            pixel(c, 0, 0, 0, 0);
            c.draw(s, 3);
            c.rasterizer.flush();
            int[] expected = new int[4];
            if (f.isUnsignedInteger()) {
                // the codec takes signed values; the target unsigned ones
                for (int k = 0; k < 4; k++) {
                    Format.Channel ch = f.channel(k);
                    if (ch == null) continue;
                    long most = (1L << ch.bits()) - 1;
                    int v = (int) Math.min(Integer.toUnsignedLong(rgba[k]), most);
                    expected[ch.offset() >> 5] |= v << (ch.offset() & 31);
                }
            } else {
                TexelCodec.of(f).pack(rgba, expected);
            }
            int[] got = texel(c);
            for (int w = 0; w < got.length; w++) {
                assertEquals(expected[w], got[w], "seed " + seed + ": " + f + " of " + java.util.Arrays.toString(rgba));
            }
        }
    }

    private static double factor(BlendState.Factor f, int c, double[] s, double[] s1, double[] d, double[] k) {
        return switch (f) {
            case ZERO -> 0;
            case ONE -> 1;
            case SRC_COLOR -> s[c];
            case ONE_MINUS_SRC_COLOR -> 1 - s[c];
            case DST_COLOR -> d[c];
            case ONE_MINUS_DST_COLOR -> 1 - d[c];
            case SRC_ALPHA -> s[3];
            case ONE_MINUS_SRC_ALPHA -> 1 - s[3];
            case DST_ALPHA -> d[3];
            case ONE_MINUS_DST_ALPHA -> 1 - d[3];
            case CONSTANT_COLOR -> k[c];
            case ONE_MINUS_CONSTANT_COLOR -> 1 - k[c];
            case CONSTANT_ALPHA -> k[3];
            case ONE_MINUS_CONSTANT_ALPHA -> 1 - k[3];
            case SRC_ALPHA_SATURATE -> c == 3 ? 1 : Math.min(s[3], 1 - d[3]);
            case SRC1_COLOR -> s1[c];
            case ONE_MINUS_SRC1_COLOR -> 1 - s1[c];
            case SRC1_ALPHA -> s1[3];
            case ONE_MINUS_SRC1_ALPHA -> 1 - s1[3];
        };
    }

    private static double equation(BlendState.Term t, int c, double[] s, double[] s1, double[] d, double[] k) {
        double a = s[c] * factor(t.source(), c, s, s1, d, k);
        double b = d[c] * factor(t.destination(), c, s, s1, d, k);
        return switch (t.equation()) {
            case ADD -> a + b;
            case SUBTRACT -> a - b;
            case REVERSE_SUBTRACT -> b - a;
            case MIN -> Math.min(s[c], d[c]);
            case MAX -> Math.max(s[c], d[c]);
        };
    }

    private BlendState.Term term() {
        BlendState.Factor[] factors = BlendState.Factor.values();
        BlendState.Equation[] equations = BlendState.Equation.values();
        return new BlendState.Term(
                equations[random.nextInt(equations.length)],
                factors[random.nextInt(factors.length)],
                factors[random.nextInt(factors.length)]);
    }

    private static double[] clampTo(Format f, float[] v) {
        double[] r = new double[4];
        for (int i = 0; i < 4; i++) {
            r[i] = f.numeric() == Format.Numeric.UNORM
                    ? Math.clamp((double) v[i], 0, 1)
                    : f.numeric() == Format.Numeric.SNORM ? Math.clamp((double) v[i], -1, 1) : v[i];
        }
        return r;
    }

    @Test
    void blendingFollowsItsEquation() {
        Format[] formats = {
            Format.R8G8B8A8_UNORM, Format.B8G8R8A8_UNORM, Format.R16G16B16A16_FLOAT, Format.R32G32B32A32_FLOAT,
            Format.R8G8B8A8_SNORM, Format.B5G6R5_UNORM, Format.R10G10B10A2_UNORM, Format.R16G16_UNORM,
            Format.R8G8B8A8_SRGB
        };
        for (int n = 0; n < 300; n++) {
            Format f = formats[n % formats.length];
            Canvas c = canvas(f);
            float[] stored = new float[4];
            float[] source = new float[4];
            float[] second = new float[4];
            float[] constant = new float[4];
            for (int i = 0; i < 4; i++) {
                stored[i] = random.nextFloat();
                source[i] = random.nextFloat() * 1.4f - 0.2f;
                second[i] = random.nextFloat();
                constant[i] = random.nextFloat() * 1.2f;
            }
            int mask = n % 3 == 0 ? random.nextInt(16) : 15;
            BlendState.Target t = new BlendState.Target(true, term(), term(), mask);
            Shader fs = new Shader(Stage.FRAGMENT, "dual");
            Variable out = fs.output("out", Type.F32X4, 0);
            Variable out1 = fs.output("out1", Type.F32X4, 0);
            out1.index = 1;
            Builder b = new Builder(fs);
            b.storeOutput(out, b.f32(source));
            b.storeOutput(out1, b.f32(second));
            b.ret();
            DrawState s = c.state();
            s.shader = new FragmentShader(fs);
            s.blend = new BlendState(List.of(t), false, false, false, null);
            System.arraycopy(constant, 0, s.blendColor, 0, 4);
            c.rasterizer.clearColor(0, ClearColor.of(stored[0], stored[1], stored[2], stored[3]), 0, 0, 4, 4, 15);
            c.rasterizer.flush();
            float[] before = c.rgba(1, 1, 0);
            pixel(c, 0, 0, 0, 0);
            c.draw(s, 3);
            c.rasterizer.flush();
            float[] got = c.rgba(1, 1, 0);
            double[] d = new double[4];
            for (int i = 0; i < 4; i++) d[i] = before[i];
            double[] src = clampTo(f, source);
            double[] src1 = clampTo(f, second);
            double[] k = clampTo(f, constant);
            float[] expected = new float[4];
            for (int i = 0; i < 4; i++) {
                expected[i] = (mask >> i & 1) == 0
                        ? before[i]
                        : (float) equation(i < 3 ? t.rgb() : t.alpha(), i, src, src1, d, k);
            }
            int[] words = new int[4];
            TexelCodec.of(f).pack(expected, words);
            float[] rounded = new float[4];
            TexelCodec.of(f).unpack(words, rounded);
            for (int i = 0; i < 4; i++) {
                if (f.channel(i) == null) continue;
                double step = f.numeric() == Format.Numeric.FLOAT
                        ? 2e-3 * Math.max(1e-2, Math.abs(rounded[i]))
                        : f.isSrgb() && i < 3
                                ? 0.012
                                : 1.01 / ((1 << f.channel(i).bits() - 1) - 1) / 2 * 1.1;
                assertEquals(
                        rounded[i],
                        got[i],
                        step,
                        "seed " + seed + ": " + f + " component " + i + " of " + t + ", src "
                                + java.util.Arrays.toString(source) + ", dst " + java.util.Arrays.toString(before));
            }
        }
    }

    @Test
    void logicOperationsWorkOnTheStoredBits() {
        int s = 0x8b5ac37e;
        int d = 0x3c96f10f;
        for (LogicOp op : LogicOp.values()) {
            Canvas c = canvas(Format.R32_UINT);
            Shader fs = new Shader(Stage.FRAGMENT, "logic");
            Variable out = fs.output("out", Type.I32, 0);
            Builder b = new Builder(fs);
            b.storeOutput(out, b.i32(s));
            b.ret();
            DrawState state = c.state();
            state.shader = new FragmentShader(fs);
            state.blend = new BlendState(List.of(BlendState.Target.REPLACE), false, false, false, op);
            c.rasterizer.clearColor(0, ClearColor.ofInts(d, 0, 0, 0), 0, 0, 4, 4, 15);
            pixel(c, 0, 0, 0, 0);
            c.draw(state, 3);
            c.rasterizer.flush();
            // OpenGL's numbers: bit 3 of the operation is the result for s = 0, d = 0, bit 0 for s = 1, d = 1
            int expected = 0;
            for (int bit = 0; bit < 32; bit++) {
                int row = (s >> bit & 1) * 2 + (d >> bit & 1);
                expected |= (op.ordinal() >> (3 - row) & 1) << bit;
            }
            assertEquals(Integer.toHexString(expected), Integer.toHexString(texel(c)[0]), op.name());
        }
    }

    @Test
    void targetsHaveTheirOwnOutputsAndMasks() {
        var textures = new tepui.drivers.soft.texture.SoftTexture[4];
        List<RenderTargets.Attachment> list = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            textures[i] = Canvas.texture(Format.R8G8B8A8_UNORM, 4, 4, 1);
            list.add(i == 2 ? null : RenderTargets.Attachment.of(textures[i]));
        }
        Canvas c = canvas(Format.R8G8B8A8_UNORM);
        c.rasterizer.setTargets(RenderTargets.of(list, null));
        Shader fs = new Shader(Stage.FRAGMENT, "targets");
        Builder b = new Builder(fs);
        for (int i = 0; i < 4; i++) {
            Variable out = fs.output("out" + i, Type.F32X4, i);
            b.storeOutput(out, b.f32(i == 0 ? 1 : 0, i == 1 ? 1 : 0, i == 3 ? 1 : 0, 1));
        }
        b.ret();
        DrawState s = c.state();
        s.shader = new FragmentShader(fs);
        BlendState.Target noAlpha = new BlendState.Target(false, BlendState.Term.COPY, BlendState.Term.COPY, 7);
        s.blend = new BlendState(
                List.of(BlendState.Target.REPLACE, noAlpha, BlendState.Target.REPLACE, BlendState.Target.REPLACE),
                false,
                false,
                false,
                null);
        pixel(c, 0, 0, 0, 0);
        c.draw(s, 3);
        c.rasterizer.flush();
        assertEquals(0xff0000ff, textures[0].data[0]);
        assertEquals(0x0000ff00, textures[1].data[0]);
        assertEquals(0, textures[2].data[0]);
        assertEquals(0xffff0000, textures[3].data[0]);
    }
}
