package tepui.tools.kit.cases;

import java.util.Arrays;
import java.util.Random;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.TextureShape;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.pipe.Bind;
import tepui.pipe.BlendState;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.SamplerState;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.TextureView;
import tepui.pipe.format.Format;
import tepui.pipe.format.Format.Channel;
import tepui.pipe.format.Format.Numeric;
import tepui.pipe.format.FormatSupport;
import tepui.tools.kit.reference.Blocks;
import tepui.tools.kit.reference.Texels;
import tepui.tools.kit.scene.Area;
import tepui.tools.kit.scene.Kit;
import tepui.tools.kit.scene.Scene;
import tepui.tools.kit.scene.Shaders;

/** Every format in every use that the device announces for it, against the bit-by-bit reference. */
final class FormatCases {
    private static final int WIDTH = 13;
    private static final int HEIGHT = 7;
    private static final double[][] COLORS = {
        {0, 0, 0, 0},
        {1, 1, 1, 1},
        {0.2, 0.4, 0.6, 0.8},
        {0.501, 0.499, 0.25, 0.75},
        {-0.5, 1.5, 0.003, 0.997},
        {0.1, 0.9, 0.333, 0.667}
    };
    private static final long[][] INTEGERS = {
        {0, 0, 0, 0},
        {1, 2, 3, 1},
        {-1, -2, -3, -1},
        {127, 100, 55, 3},
        {-128, -100, -7, 2},
        {0x7fffffff, 300, 70000, 5}
    };

    private FormatCases() {}

    static void addTo(Kit kit) {
        Area area = kit.area("format");
        for (Format f : Format.values()) {
            boolean known = !f.isCompressed() || Blocks.knows(f);
            Area sampled = area.needsFormat(f, FormatSupport.SAMPLED);
            sampled.add("upload." + f, s -> upload(s, f));
            if (known) sampled.add("fetch." + f, s -> fetch(s, f));
            Area filtered = area.needsFormat(f, FormatSupport.SAMPLED | FormatSupport.FILTERED);
            if (known && !f.isDepthStencil()) filtered.add("filter." + f, s -> filter(s, f));
            if (f.isCompressed() || f.isDepthStencil()) continue;
            Area target = area.needsFormat(f, FormatSupport.COLOR_TARGET);
            target.add("render." + f, s -> render(s, f));
            target.add("clear." + f, s -> clear(s, f));
            if (!f.isInteger()) {
                area.needsFormat(f, FormatSupport.COLOR_TARGET | FormatSupport.BLENDED)
                        .add("blend." + f, s -> blend(s, f));
            }
            area.needsFormat(f, FormatSupport.BUFFER_VIEW).add("bufferView." + f, s -> bufferView(s, f));
        }
    }

    /** Random texels of the format that every use can stand. */
    static byte[] texels(Format f, int width, int height, int seed) {
        byte[] data = new byte[(int) f.imageBytes(width, height, 1)];
        Random random = new Random(f.ordinal() * 31L + seed);
        for (int at = 0; at < data.length; at += f.blockBytes()) {
            if (!f.isCompressed()) Texels.randomTexel(f, random, data, at);
            else if (Blocks.knows(f)) Blocks.random(f, random, data, at);
            else voidExtent(random, data, at);
        }
        return data;
    }

    /** An ASTC block of one colour: all blocks of that format have this form. */
    private static void voidExtent(Random random, byte[] data, int at) {
        for (int i = 0; i < 16; i++) data[at + i] = -1;
        data[at] = (byte) 0xfc;
        data[at + 1] = (byte) 0xfd;
        for (int i = 8; i < 16; i++) data[at + i] = (byte) random.nextInt(256);
    }

    /** Rows and slices padded differently on the way in and out; then a part is overwritten. */
    private static void upload(Scene s, Format f) {
        int bind = f.isDepthStencil() ? Bind.SAMPLED | Bind.DEPTH_STENCIL : Bind.SAMPLED;
        Texture t = s.texture(TextureDesc.of2d(f, WIDTH, HEIGHT, bind));
        byte[] data = texels(f, WIDTH, HEIGHT, 1);
        Transfer.write(s, t, Box.of2d(0, 0, WIDTH, HEIGHT), data, f.blockBytes() * 3L);
        check(s, f, data, Transfer.read(s, t, Box.of2d(0, 0, WIDTH, HEIGHT), f.blockBytes() * 5L), "texels");
        int bw = f.blockWidth();
        int bh = f.blockHeight();
        Box part = bw > 6 || bh > 3
                ? Box.of2d(0, 0, WIDTH, HEIGHT)
                : Box.of2d(bw, bh, Math.min(2 * bw, WIDTH - bw), Math.min(bh, HEIGHT - bh));
        byte[] small = texels(f, part.width(), part.height(), 2);
        s.write(t, 0, part, small);
        check(s, f, small, s.read(t, 0, part), "the part that was overwritten");
        byte[] all = s.read(t);
        long row = f.rowBytes(WIDTH);
        for (int y = 0; y < part.height(); y += bh) {
            System.arraycopy(
                    small,
                    (int) (y / bh * f.rowBytes(part.width())),
                    data,
                    (int) ((part.y() + y) / bh * row) + part.x() / bw * f.blockBytes(),
                    (int) f.rowBytes(part.width()));
        }
        check(s, f, data, all, "everything after the part was overwritten");
    }

    private static void check(Scene s, Format f, byte[] expected, byte[] is, String what) {
        if (f.isCompressed()) {
            s.equal(expected, is, what);
        } else {
            s.equal(Texels.withoutPadding(f, expected), Texels.withoutPadding(f, is), what);
        }
    }

    private static double[][] decodeAll(Format f, byte[] data, int width, int height) {
        double[][] all = new double[width * height][];
        int bw = f.blockWidth();
        int bh = f.blockHeight();
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int at = (int) (y / bh * f.rowBytes(width)) + x / bw * f.blockBytes();
                all[y * width + x] = f.isCompressed()
                        ? Blocks.decode(f, data, at)[y % bh * bw + x % bw]
                        : Texels.decode(f, data, at);
            }
        }
        return all;
    }

    /** The tolerance of a read: the conversion of plain formats is exact to a float. */
    private static double readTolerance(Format f, double v) {
        if (f.isCompressed()) return Blocks.tolerance(f);
        if (f.isSrgb()) return 1e-3;
        return f.isInteger() ? 0 : Math.abs(v) * 0x1p-22 + 1e-9;
    }

    private static void fetch(Scene s, Format f) {
        int bind = f.isDepthStencil() ? Bind.SAMPLED | Bind.DEPTH_STENCIL : Bind.SAMPLED;
        Texture t = s.texture(TextureDesc.of2d(f, WIDTH, HEIGHT, bind));
        byte[] data = texels(f, WIDTH, HEIGHT, 3);
        s.write(t, 0, data);
        s.sampled(Stage.FRAGMENT, 0, s.view(t), SamplerState.NEAREST);
        int[][] rows = new int[WIDTH * HEIGHT][8];
        for (int i = 0; i < rows.length; i++) {
            rows[i][0] = i % WIDTH;
            rows[i][1] = i / WIDTH;
        }
        boolean integer = f.isInteger() && !f.isDepthStencil() || f == Format.S8_UINT;
        int[][] out = Probe.fetch(
                s,
                Stage.FRAGMENT,
                rows,
                TextureShape.D2,
                integer ? ScalarKind.I32 : ScalarKind.F32,
                f.isUnsignedInteger());
        double[][] expected = decodeAll(f, data, WIDTH, HEIGHT);
        for (int i = 0; i < rows.length; i++) compare(s, f, expected[i], out[i], "texel " + i, integer);
    }

    private static void compare(Scene s, Format f, double[] expected, int[] out, String what, boolean integer) {
        int components = f.isDepthStencil() ? 1 : 4;
        for (int c = 0; c < components; c++) {
            if (integer) {
                int bits = (int) (long) expected[c];
                s.equal(bits, out[c], what + ", component " + c);
            } else {
                s.near(
                        (float) expected[c],
                        Float.intBitsToFloat(out[c]),
                        readTolerance(f, expected[c]),
                        what + ", component " + c);
            }
        }
    }

    /** Half-way between the centres of texels: the mean of the four around it. */
    private static void filter(Scene s, Format f) {
        int w = Math.max(8, f.blockWidth());
        int h = Math.max(4, f.blockHeight());
        byte[] data = texels(f, w, h, 4);
        s.sampled(Stage.FRAGMENT, 0, s.view(s.texture(f, w, h, data)), SamplerState.LINEAR);
        double[][] texels = decodeAll(f, data, w, h);
        float[][] rows = new float[(w - 1) * (h - 1)][8];
        for (int i = 0; i < rows.length; i++) {
            rows[i][0] = (i % (w - 1) + 1) / (float) w;
            rows[i][1] = (i / (w - 1) + 1) / (float) h;
        }
        float[][] out = Probe.sample(s, Stage.FRAGMENT, rows, TextureShape.D2);
        for (int i = 0; i < rows.length; i++) {
            int at = i / (w - 1) * w + i % (w - 1);
            for (int c = 0; c < 4; c++) {
                double a = texels[at][c];
                double b = texels[at + 1][c];
                double d = texels[at + w][c];
                double e = texels[at + w + 1][c];
                double size = Math.max(Math.max(Math.abs(a), Math.abs(b)), Math.max(Math.abs(d), Math.abs(e)));
                double tolerance = f.isSrgb() ? 0.012 : 2.0 / 255 * Math.max(size, f.isNormalized() ? 1 : 0);
                s.near((a + b + d + e) / 4, out[i][c], tolerance, "row " + i + ", component " + c);
            }
        }
    }

    /** Draws each colour into a pixel of its own. */
    private static void render(Scene s, Format f) {
        int n = f.isInteger() ? INTEGERS.length : COLORS.length;
        Texture t = s.target(f, n, 1);
        if (f.isInteger()) {
            int[] words = new int[n * 4];
            for (int i = 0; i < n * 4; i++) words[i] = (int) integer(f, i / 4, i % 4);
            s.context.setUniforms(Stage.FRAGMENT, 0, words, 0, words.length);
            s.drawFullScreen(table(f, Type.I32X4));
        } else {
            int[] words = new int[n * 4];
            for (int i = 0; i < n * 4; i++) words[i] = Float.floatToRawIntBits((float) COLORS[i / 4][i % 4]);
            s.context.setUniforms(Stage.FRAGMENT, 0, words, 0, words.length);
            s.drawFullScreen(table(f, Type.F32X4));
        }
        byte[] data = s.read(t);
        for (int i = 0; i < n; i++) {
            for (int c = 0; c < 4; c++) {
                if (f.isInteger()) {
                    integerStored(s, f, integer(f, i, c), data, i, c);
                } else {
                    stored(s, f, COLORS[i], data, i, c);
                }
            }
        }
    }

    /** The number that is written: within the range of the format, since beyond it results are open. */
    private static long integer(Format f, int i, int c) {
        Channel channel = f.channel(c);
        int bits = Math.min(32, channel == null ? 32 : channel.bits());
        long v = INTEGERS[i][c];
        return f.numeric() == Numeric.UINT ? v & (1L << bits) - 1 : v << 64 - bits >> 64 - bits;
    }

    private static Shader table(Format f, Type type) {
        Shader shader = Shaders.fragment("table", (sh, b) -> {
            Resource colors = sh.uniformBuffer("colors", 0, 0);
            Value x = b.extract(Shaders.pixel(sh, b), 0);
            return b.resource(Op.LOAD_UNIFORM, colors, type, 0, b.i32(0), b.op(Op.IMUL, x, b.i32(16)));
        });
        shader.outputs.getFirst().unsigned = f.isUnsignedInteger();
        return shader;
    }

    private static void integerStored(Scene s, Format f, long v, byte[] data, int i, int c) {
        Channel channel = f.channel(c);
        if (channel == null) return;
        double is = Texels.decode(f, data, i * f.blockBytes())[c];
        s.near(f.numeric() == Numeric.UINT ? v & 0xffffffffL : v, is, 0, "component " + c + " of pixel " + i);
    }

    /** A stored channel against the colour that was written. */
    private static void stored(Scene s, Format f, double[] color, byte[] data, int i, int c) {
        Channel channel = f.channel(c);
        if (channel == null) return;
        int at = i * f.blockBytes();
        if (f == Format.R9G9B9E5_FLOAT) {
            // one exponent for all: half a step of the largest
            double largest = Math.max(color[0], Math.max(color[1], Math.max(color[2], 1e-4)));
            double is = Texels.decode(f, data, at)[c];
            s.near(Math.max(0, color[c]), is, largest / 255, "component " + c + " of pixel " + i);
            return;
        }
        boolean encoded = f.isSrgb() && c < 3;
        int from = channel.letter() == 'L' || channel.letter() == 'I' ? 0 : c;
        double wanted = Texels.clamp(f, channel, color[from]);
        if (encoded) wanted = Texels.toSrgb(wanted);
        double is = Texels.number(f, channel, Texels.bits(data, at, channel.offset(), channel.bits()));
        double tolerance = encoded ? 0.75 / 255 : Texels.tolerance(f, channel, wanted);
        s.near(wanted, is, tolerance, "component " + c + " of pixel " + i + ", written " + color[from]);
    }

    private static void clear(Scene s, Format f) {
        int n = f.isInteger() ? INTEGERS.length : COLORS.length;
        for (int i = 0; i < n; i++) {
            Texture t = s.target(f, 3, 2);
            double[] c = COLORS[i];
            s.context.clearColor(
                    0,
                    f.isInteger()
                            ? ClearColor.ofInts(
                                    (int) integer(f, i, 0), (int) integer(f, i, 1), (int) integer(f, i, 2), (int)
                                            integer(f, i, 3))
                            : ClearColor.of((float) c[0], (float) c[1], (float) c[2], (float) c[3]),
                    null,
                    15);
            byte[] data = s.read(t);
            for (int k = 0; k < 4; k++) {
                byte[] last = Arrays.copyOfRange(data, 5 * f.blockBytes(), 6 * f.blockBytes());
                if (f.isInteger()) integerStored(s, f, integer(f, i, k), last, 0, k);
                else stored(s, f, c, last, 0, k);
            }
        }
    }

    private static void blend(Scene s, Format f) {
        Texture t = s.target(f, 1, 1);
        s.blend(BlendState.of(BlendState.Equation.ADD, BlendState.Factor.ONE, BlendState.Factor.ONE));
        double[] color = {0.25, 0.125, 0.375, 0.25};
        for (int i = 0; i < 2; i++) {
            s.fill((float) color[0], (float) color[1], (float) color[2], (float) color[3]);
        }
        byte[] data = s.read(t);
        for (int c = 0; c < 4; c++) {
            Channel channel = f.channel(c);
            if (channel == null) continue;
            int from = channel.letter() == 'L' || channel.letter() == 'I' ? 0 : c;
            double is = Texels.decode(f, data, 0)[c];
            boolean encoded = f.isSrgb() && c < 3;
            int bits = f.numeric() == Numeric.SNORM ? channel.bits() - 1 : channel.bits();
            double step = f.isNormalized() ? 1.5 / ((1L << Math.min(bits, 24)) - 1) : 0.02;
            s.near(
                    color[from] * 2,
                    is,
                    encoded ? 0.01 : Math.max(step, 1.0 / 255) * (channel.bits() < 8 ? 1.5 : 1),
                    "component " + c);
        }
    }

    private static void bufferView(Scene s, Format f) {
        int n = 40;
        byte[] data = texels(f, n, 1, 6);
        int offset = Math.max(s.caps.textureBufferAlignment, 256);
        offset = (offset + f.blockBytes() - 1) / f.blockBytes() * f.blockBytes();
        if (offset % s.caps.textureBufferAlignment != 0) offset *= s.caps.textureBufferAlignment;
        byte[] padded = new byte[offset + data.length];
        System.arraycopy(data, 0, padded, offset, data.length);
        Buffer buffer = s.bytes(Bind.SAMPLED, padded);
        TextureView view = s.view(buffer, TextureView.Desc.buffer(f, offset, data.length));
        s.context.bindTexture(Stage.FRAGMENT, 0, view);
        int[][] rows = new int[n + 2][8];
        for (int i = 0; i < n + 2; i++) rows[i][0] = i;
        int[][] out = Probe.fetch(
                s,
                Stage.FRAGMENT,
                rows,
                TextureShape.BUFFER,
                f.isInteger() ? ScalarKind.I32 : ScalarKind.F32,
                f.isUnsignedInteger());
        double[][] expected = decodeAll(f, data, n, 1);
        for (int i = 0; i < n; i++) compare(s, f, expected[i], out[i], "texel " + i, f.isInteger());
        for (int c = 0; c < 3; c++) s.equal(0, out[n + 1][c], "component " + c + " behind the end");
    }
}
