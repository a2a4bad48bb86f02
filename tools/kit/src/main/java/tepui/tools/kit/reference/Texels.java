package tepui.tools.kit.reference;

import java.util.Random;
import tepui.pipe.format.Format;
import tepui.pipe.format.Format.Channel;
import tepui.pipe.format.Format.Numeric;

/**
 * Reference of plain formats: what the bits mean, from the table of channels, and how far a stored value may be from
 * the one that was written. Slow and literal on purpose.
 */
public final class Texels {
    private Texels() {}

    /** Little-endian bits of a texel that starts at byte {@code at}. */
    public static long bits(byte[] data, int at, int offset, int count) {
        long value = 0;
        for (int i = 0; i < count; i++) {
            int bit = offset + i;
            if ((data[at + (bit >> 3)] >> (bit & 7) & 1) != 0) value |= 1L << i;
        }
        return value;
    }

    public static void setBits(byte[] data, int at, int offset, int count, long value) {
        for (int i = 0; i < count; i++) {
            int bit = offset + i;
            int mask = 1 << (bit & 7);
            if ((value >> i & 1) != 0) data[at + (bit >> 3)] |= (byte) mask;
            else data[at + (bit >> 3)] &= (byte) ~mask;
        }
    }

    private static long signed(long bits, int count) {
        return bits << (64 - count) >> (64 - count);
    }

    /** Red, green, blue, alpha as numbers; integers as they are. Depth is read as red. */
    public static double[] decode(Format f, byte[] data, int at) {
        if (f == Format.R9G9B9E5_FLOAT) return sharedExponent(data, at);
        if (f.isDepthStencil()) {
            Channel c = f.channels()[0];
            return new double[] {number(f, c, bits(data, at, c.offset(), c.bits())), 0, 0, 1};
        }
        double[] rgba = {0, 0, 0, 1};
        for (int i = 0; i < 4; i++) {
            Channel c = f.channel(i);
            if (c == null) continue;
            double v = number(f, c, bits(data, at, c.offset(), c.bits()));
            rgba[i] = f.isSrgb() && i < 3 ? fromSrgb(v) : v;
        }
        return rgba;
    }

    /** The number that the bits of a channel stand for; sRGB encoding is not undone. */
    public static double number(Format f, Channel c, long bits) {
        int n = c.bits();
        if (c.letter() == 'S') return bits;
        return switch (f.numeric()) {
            case UNORM -> bits / (Math.pow(2, n) - 1);
            case SNORM -> Math.max(-1, signed(bits, n) / (Math.pow(2, n - 1) - 1));
            case UINT, USCALED -> n == 64 ? unsigned64(bits) : bits;
            case SINT, SSCALED -> signed(bits, n);
            case FIXED -> signed(bits, n) / 65536.0;
            case FLOAT -> real(bits, n);
        };
    }

    private static double unsigned64(long bits) {
        return bits >= 0 ? bits : (bits >>> 1 | bits & 1) * 2.0;
    }

    private static double real(long bits, int n) {
        return switch (n) {
            case 64 -> Double.longBitsToDouble(bits);
            case 32 -> Float.intBitsToFloat((int) bits);
            case 16 -> half((int) bits);
            case 24 -> depth24((int) bits);
            case 11 -> small((int) bits, 6);
            case 10 -> small((int) bits, 5);
            default -> throw new IllegalArgumentException("Texels: no float has " + n + " bits");
        };
    }

    /** A half float, from its definition. */
    public static double half(int bits) {
        double magnitude = small(bits & 0x7fff, 10);
        return (bits & 0x8000) == 0 ? magnitude : -magnitude;
    }

    /** The unsigned float of D24_FLOAT_S8: 4 bits of exponent, 20 of mantissa. */
    private static double depth24(int bits) {
        int exponent = bits >> 20 & 15;
        double mantissa = (bits & 0xfffff) / (double) (1 << 20);
        return exponent == 0 ? mantissa * Math.pow(2, -14) : (1 + mantissa) * Math.pow(2, exponent - 15);
    }

    /** An unsigned float with a 5-bit exponent. */
    private static double small(int bits, int mantissaBits) {
        int exponent = bits >> mantissaBits & 31;
        double mantissa = (bits & (1 << mantissaBits) - 1) / (double) (1 << mantissaBits);
        if (exponent == 31) return mantissa == 0 ? Double.POSITIVE_INFINITY : Double.NaN;
        return exponent == 0 ? mantissa * Math.pow(2, -14) : (1 + mantissa) * Math.pow(2, exponent - 15);
    }

    private static double[] sharedExponent(byte[] data, int at) {
        double scale = Math.pow(2, bits(data, at, 27, 5) - 15 - 9);
        return new double[] {
            bits(data, at, 0, 9) * scale, bits(data, at, 9, 9) * scale, bits(data, at, 18, 9) * scale, 1
        };
    }

    public static double fromSrgb(double v) {
        return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
    }

    public static double toSrgb(double v) {
        return v <= 0.0031308 ? v * 12.92 : 1.055 * Math.pow(v, 1 / 2.4) - 0.055;
    }

    /** The best that becomes of a written number: clamped to the format's range. */
    public static double clamp(Format f, Channel c, double v) {
        double top = Math.pow(2, c.bits()) - 1;
        double half = Math.pow(2, c.bits() - 1) - 1;
        return switch (f.numeric()) {
            case UNORM -> Math.clamp(v, 0, 1);
            case SNORM -> Math.clamp(v, -1, 1);
            case UINT -> Math.clamp(v, 0, top);
            case SINT -> Math.clamp(v, -half - 1, half);
            case FLOAT -> c.bits() < 16 ? Math.max(v, 0) : v;
            default -> v;
        };
    }

    /**
     * How far the stored number may be from the written one: half a step where the API rounds, one step for the small
     * floats, whose rounding is left open, nothing for integers.
     */
    public static double tolerance(Format f, Channel c, double v) {
        double single = Math.abs(v) * 0x1p-22;
        return switch (f.numeric()) {
            case UNORM -> 0.5001 / (Math.pow(2, c.bits()) - 1) + single;
            case SNORM -> 0.5001 / (Math.pow(2, c.bits() - 1) - 1) + single;
            case FLOAT -> c.bits() == 32 ? single : step(Math.abs(v), c.bits());
            default -> 0;
        };
    }

    private static double step(double v, int bits) {
        int mantissa = bits == 16 ? 10 : bits == 11 ? 6 : bits == 10 ? 5 : bits == 32 ? 23 : 52;
        if (v == 0 || mantissa > 10) return 0;
        return Math.pow(2, Math.max(-14, Math.getExponent(v)) - mantissa);
    }

    /** Random bits that are a plain number in every format: no infinity, no NaN, no denormals, padding 0. */
    public static void randomTexel(Format f, Random random, byte[] data, int at) {
        if (f == Format.R9G9B9E5_FLOAT) {
            setBits(data, at, 0, 27, random.nextInt(1 << 27));
            setBits(data, at, 27, 5, 8 + random.nextInt(16));
            return;
        }
        for (Channel c : f.channels()) {
            long bits = random.nextLong();
            if (f.isDepthStencil() && c.letter() == 'D' && f.numeric() == Numeric.FLOAT) {
                bits = c.bits() == 24 ? random.nextInt(15 << 20) : Float.floatToRawIntBits(random.nextFloat());
            } else if (f.numeric() == Numeric.FLOAT && c.letter() != 'S') {
                bits = randomReal(random, c.bits());
            } else if (f.numeric() == Numeric.SNORM && signed(bits, c.bits()) == -(1L << c.bits() - 1)) {
                bits++;
            }
            setBits(data, at, c.offset(), c.bits(), bits);
        }
    }

    private static long randomReal(Random random, int bits) {
        float v = (random.nextFloat() * 2 - 1) * (1 << random.nextInt(8));
        return switch (bits) {
            case 64 -> Double.doubleToRawLongBits(v);
            case 32 -> Float.floatToRawIntBits(v);
            case 16 -> (long) (8 + random.nextInt(16)) << 10 | random.nextInt(1 << 10) | random.nextInt(2) << 15;
            case 11 -> (long) (8 + random.nextInt(16)) << 6 | random.nextInt(1 << 6);
            default -> (long) (8 + random.nextInt(16)) << 5 | random.nextInt(1 << 5);
        };
    }

    /** Sets padding and, for depth formats, unused bits to 0, so that two texels can be compared as bytes. */
    public static byte[] withoutPadding(Format f, byte[] data) {
        byte[] out = new byte[data.length];
        for (int at = 0; at + f.blockBytes() <= data.length; at += f.blockBytes()) {
            for (Channel c : f.channels()) {
                setBits(out, at, c.offset(), c.bits(), bits(data, at, c.offset(), c.bits()));
            }
        }
        return out;
    }
}
