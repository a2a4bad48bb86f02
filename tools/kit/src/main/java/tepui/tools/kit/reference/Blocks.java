package tepui.tools.kit.reference;

import java.util.Random;
import tepui.pipe.format.Format;

/**
 * Reference of formats in blocks of texels: random valid blocks and what they decode to. BC6H and BC7 are covered in
 * the modes that have one subset, which need no partition tables.
 */
public final class Blocks {
    private Blocks() {}

    /** Is there a reference for the format? */
    public static boolean knows(Format f) {
        String n = f.name();
        return f.isCompressed() && !n.startsWith("ASTC");
    }

    /** A block whose contents the reference can decode. */
    public static void random(Format f, Random random, byte[] data, int at) {
        byte[] block = new byte[f.blockBytes()];
        random.nextBytes(block);
        String n = f.name();
        if (n.startsWith("BC7")) {
            int mode = 4 + random.nextInt(3);
            Texels.setBits(block, 0, 0, 8, 1L << mode | (mode < 7 ? (block[0] & 255L) >> mode + 1 << mode + 1 : 0));
        } else if (n.startsWith("BC6H")) {
            // the mode with two plain end points of 10 bits
            Texels.setBits(block, 0, 0, 5, 3);
        }
        System.arraycopy(block, 0, data, at, block.length);
    }

    /** The texels of a block, row after row, red to alpha; sRGB is undone. */
    public static double[][] decode(Format f, byte[] data, int at) {
        if (f.blockWidth() == 1) return new double[][] {mixed(f, data, at)};
        double[][] texels = new double[f.blockWidth() * f.blockHeight()][];
        String n = f.name();
        for (int i = 0; i < texels.length; i++) texels[i] = new double[] {0, 0, 0, 1};
        if (n.startsWith("BC1_RGB_")) bc1(texels, data, at, true, false);
        else if (n.startsWith("BC1")) bc1(texels, data, at, true, true);
        else if (n.startsWith("BC2")) {
            bc1(texels, data, at + 8, false, false);
            for (int i = 0; i < 16; i++) texels[i][3] = Texels.bits(data, at, i * 4, 4) / 15.0;
        } else if (n.startsWith("BC3")) {
            bc1(texels, data, at + 8, false, false);
            ramp(texels, data, at, 3, false);
        } else if (n.startsWith("BC4")) ramp(texels, data, at, 0, n.endsWith("SNORM"));
        else if (n.startsWith("BC5")) {
            ramp(texels, data, at, 0, n.endsWith("SNORM"));
            ramp(texels, data, at + 8, 1, n.endsWith("SNORM"));
        } else if (n.startsWith("BC6H")) bc6(texels, data, at, n.endsWith("SFLOAT"));
        else if (n.startsWith("BC7")) Bc7.decode(texels, data, at);
        else if (n.startsWith("ETC") || n.startsWith("EAC")) Etc.decode(f, texels, data, at);
        else subsampled(f, texels, data, at);
        if (f.isSrgb()) {
            for (double[] t : texels) for (int c = 0; c < 3; c++) t[c] = Texels.fromSrgb(t[c]);
        }
        return texels;
    }

    /** How far a sampled channel may be off. */
    public static double tolerance(Format f) {
        if (f.name().startsWith("BC6H")) return 0;
        // what blue is missing is often kept in 8 bits
        if (f.blockWidth() == 1) return f == Format.R8G8_SNORM_Z ? 1.0 / 127 : 1e-6;
        return f.isSrgb() ? 2.0 / 255 : f.blockWidth() == 2 ? 1.0 / 255 : 1.1 / 255;
    }

    /** Five signed bits, whose values below 0 are sixteenths and those above fifteenths, as Direct3D 9's devices have them. */
    private static double fives(byte[] data, int at, int shift) {
        int v = (int) Texels.bits(data, at, shift, 5) << 27 >> 27;
        return v / (v < 0 ? 16.0 : 15.0);
    }

    /** Direct3D 9's formats of signed and unsigned channels. */
    private static double[] mixed(Format f, byte[] data, int at) {
        return switch (f) {
            case R5G5B6_SSU_NORM ->
                new double[] {fives(data, at, 0), fives(data, at, 5), Texels.bits(data, at, 10, 6) / 63.0, 1};
            case R8G8B8X8_SSU_NORM ->
                new double[] {snorm(data, at, 0, 8), snorm(data, at, 8, 8), Texels.bits(data, at, 16, 8) / 255.0, 1};
            case R10G10B10A2_SSSU_NORM ->
                new double[] {
                    snorm(data, at, 0, 10),
                    snorm(data, at, 10, 10),
                    snorm(data, at, 20, 10),
                    Texels.bits(data, at, 30, 2) / 3.0
                };
            default -> {
                double x = snorm(data, at, 0, 8);
                double y = snorm(data, at, 8, 8);
                yield new double[] {x, y, Math.sqrt(Math.max(0, 1 - x * x - y * y)), 1};
            }
        };
    }

    private static double snorm(byte[] data, int at, int offset, int count) {
        long signed = Texels.bits(data, at, offset, count) << 64 - count >> 64 - count;
        return Math.max(-1, signed / (Math.pow(2, count - 1) - 1));
    }

    private static double[] rgb565(long c) {
        return new double[] {(c >> 11 & 31) / 31.0, (c >> 5 & 63) / 63.0, (c & 31) / 31.0};
    }

    private static void bc1(double[][] texels, byte[] data, int at, boolean threeColors, boolean alpha) {
        long c0 = Texels.bits(data, at, 0, 16);
        long c1 = Texels.bits(data, at, 16, 16);
        double[] a = rgb565(c0);
        double[] b = rgb565(c1);
        boolean three = threeColors && c0 <= c1;
        for (int i = 0; i < 16; i++) {
            int code = (int) Texels.bits(data, at, 32 + i * 2, 2);
            for (int c = 0; c < 3; c++) {
                texels[i][c] = switch (code) {
                    case 0 -> a[c];
                    case 1 -> b[c];
                    case 2 -> three ? (a[c] + b[c]) / 2 : (2 * a[c] + b[c]) / 3;
                    default -> three ? 0 : (a[c] + 2 * b[c]) / 3;
                };
            }
            if (three && alpha && code == 3) texels[i][3] = 0;
        }
    }

    private static void ramp(double[][] texels, byte[] data, int at, int channel, boolean signed) {
        double a = signed ? Math.max(-1, data[at] / 127.0) : (data[at] & 255) / 255.0;
        double b = signed ? Math.max(-1, data[at + 1] / 127.0) : (data[at + 1] & 255) / 255.0;
        boolean eight = signed ? data[at] > data[at + 1] : (data[at] & 255) > (data[at + 1] & 255);
        for (int i = 0; i < 16; i++) {
            int code = (int) Texels.bits(data, at, 16 + i * 3, 3);
            texels[i][channel] = code == 0
                    ? a
                    : code == 1
                            ? b
                            : eight
                                    ? ((8 - code) * a + (code - 1) * b) / 7
                                    : code < 6
                                            ? ((6 - code) * a + (code - 1) * b) / 5
                                            : code == 6 ? (signed ? -1 : 0) : 1;
        }
    }

    private static final int[] WEIGHTS_4 = {0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64};

    /** The mode of two end points of 10 bits and indices of 4. */
    private static void bc6(double[][] texels, byte[] data, int at, boolean signed) {
        int bit = 65;
        for (int i = 0; i < 16; i++) {
            int bits = i == 0 ? 3 : 4;
            int w = WEIGHTS_4[(int) Texels.bits(data, at, bit, bits)];
            bit += bits;
            for (int c = 0; c < 3; c++) {
                int a = unquantize((int) Texels.bits(data, at, 5 + 10 * c, 10), signed);
                int b = unquantize((int) Texels.bits(data, at, 35 + 10 * c, 10), signed);
                int mixed = (a * (64 - w) + b * w + 32) >> 6;
                int half;
                if (!signed) half = mixed * 31 >> 6;
                else half = mixed < 0 ? 0x8000 | -mixed * 31 >> 5 : mixed * 31 >> 5;
                texels[i][c] = Texels.half(half);
            }
        }
    }

    private static int unquantize(int v, boolean signed) {
        if (!signed) return v == 0 ? 0 : v == 1023 ? 0xffff : ((v << 16) + 0x8000) >> 10;
        int s = v << 22 >> 22;
        int m = Math.abs(s);
        int u = m == 0 ? 0 : m >= 511 ? 0x7fff : ((m << 15) + 0x4000) >> 9;
        return s < 0 ? -u : u;
    }

    /** Two texels that share red and blue, or in video formats Cb and Cr, which are given back as stored. */
    private static void subsampled(Format f, double[][] texels, byte[] data, int at) {
        double[] b = new double[4];
        for (int i = 0; i < 4; i++) b[i] = (data[at + i] & 255) / 255.0;
        for (int i = 0; i < 2; i++) {
            double[] t = texels[i];
            switch (f) {
                case R8G8_B8G8_UNORM -> set(t, b[0], b[1 + 2 * i], b[2]);
                case G8R8_G8B8_UNORM -> set(t, b[1], b[2 * i], b[3]);
                case UYVY -> video(t, b[1 + 2 * i], b[0], b[2]);
                default -> video(t, b[2 * i], b[1], b[3]);
            }
        }
    }

    private static void set(double[] t, double r, double g, double b) {
        t[0] = r;
        t[1] = g;
        t[2] = b;
    }

    /** BT.601 with the video range, as Direct3D 9 gives it. */
    private static void video(double[] t, double y, double u, double v) {
        double l = (y * 255 - 16) * 255 / 219 / 255;
        double cb = (u * 255 - 128) / 224;
        double cr = (v * 255 - 128) / 224;
        set(t, clamp(l + 1.402 * cr), clamp(l - 0.344136 * cb - 0.714136 * cr), clamp(l + 1.772 * cb));
    }

    private static double clamp(double v) {
        return Math.clamp(v, 0, 1);
    }
}
