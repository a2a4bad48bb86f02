package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Value;
import tepui.pipe.format.Format;

/**
 * Generator of reads and writes of one texel of a render target as IR: the words of a pixel to four components and
 * back, for any plain format. Components are scalars, floats or integers as the format is.
 */
final class TexelCode extends IrCode {
    /** Adding it to a float in [0, 2^22] leaves the nearest integer in the low bits. */
    private static final float ROUND = 0x1p23f;

    private static final int ROUND_BITS = Float.floatToRawIntBits(ROUND);
    /** The same for negative ones. */
    private static final float ROUND_SIGNED = 0x1.8p23f;

    private final Format format;
    private final int words;

    TexelCode(Builder builder, Format format) {
        super(builder);
        this.format = format;
        words = (format.blockBytes() + 3) / 4;
    }

    int words() {
        return words;
    }

    /** The bits of a word that hold components of a mask. */
    int bitsOf(int word, int components) {
        int bits = 0;
        for (int c = 0; c < 4; c++) {
            Format.Channel channel = channel(c);
            if (channel == null || (components >> c & 1) == 0 || channel.offset() >> 5 != word) continue;
            bits |= (channel.bits() == 32 ? -1 : (1 << channel.bits()) - 1) << (channel.offset() & 31);
        }
        return bits;
    }

    /** The channel a component is written to; luminance and intensity take red. */
    Format.@Nullable Channel channel(int component) {
        Format.Channel channel = format.channel(component);
        if (channel == null) return null;
        return component == 0 || channel.letter() == "RGBA".charAt(component) ? channel : null;
    }

    // ---- from words

    /** Four components of a texel; those that the format has not are 0, 0, 0, 1. */
    Value[] unpack(Value[] texel) {
        Value[] result = new Value[4];
        for (int c = 0; c < 4; c++) {
            Format.Channel channel = format.channel(c);
            if (channel != null) result[c] = unpack(texel[channel.offset() >> 5], channel);
            else if (format.isInteger()) result[c] = i(c == 3 ? 1 : 0);
            else result[c] = f(c == 3 ? 1 : 0);
        }
        return result;
    }

    private Value unpack(Value word, Format.Channel channel) {
        int bits = channel.bits();
        int shift = channel.offset() & 31;
        Value unsigned = bits == 32 ? word : and(ushr(word, shift), shift + bits == 32 ? -1 : (1 << bits) - 1);
        return switch (format.numeric()) {
            case UNORM -> {
                Value v = mul(toFloat(unsigned), f(1f / ((1 << bits) - 1)));
                yield format.isSrgb() && channel.letter() != 'A' ? toLinear(v) : v;
            }
            case SNORM -> b.op(Op.FMAX, mul(toFloat(signed(word, shift, bits)), f(1f / ((1 << bits - 1) - 1))), f(-1));
            case UINT -> unsigned;
            case SINT -> signed(word, shift, bits);
            case FLOAT ->
                switch (bits) {
                    case 32 -> asFloat(word);
                    case 16 -> b.extract(b.op(Op.UNPACK_HALF_2X16, unsigned), 0);
                    default -> b.extract(b.op(Op.UNPACK_HALF_2X16, shl(unsigned, bits == 11 ? 4 : 5)), 0);
                };
            default -> throw new IllegalArgumentException("TexelCode: " + format + " is no render target");
        };
    }

    private Value signed(Value word, int shift, int bits) {
        if (bits == 32) return word;
        return b.op(Op.ISHR, shl(word, 32 - shift - bits), i(32 - bits));
    }

    // ---- to words

    /** The words of a texel; what no component is written to is 0. */
    Value[] pack(Value[] components) {
        Value[] result = new Value[words];
        int[] excess = new int[words];
        for (int c = 0; c < 4; c++) {
            Format.Channel channel = channel(c);
            if (channel == null) continue;
            int w = channel.offset() >> 5;
            Value part = pack(components[c], channel, excess, w);
            // Parts do not overlap, but for what the rounding constant left above them; sums take that out at the end.
            Value sum = result[w];
            result[w] = sum == null ? part : excess[w] == 0 ? or(sum, part) : b.op(Op.IADD, sum, part);
        }
        for (int w = 0; w < words; w++) {
            Value sum = result[w];
            if (sum == null) result[w] = i(0);
            else if (excess[w] != 0) result[w] = b.op(Op.ISUB, sum, i(excess[w]));
        }
        return result;
    }

    private Value pack(Value v, Format.Channel channel, int[] excess, int w) {
        int bits = channel.bits();
        int shift = channel.offset() & 31;
        switch (format.numeric()) {
            case UNORM -> {
                Value clamped = b.op(Op.FSATURATE, v);
                if (format.isSrgb() && channel.letter() != 'A') clamped = toSrgb(clamped);
                excess[w] += ROUND_BITS << shift;
                return shl(bits(fma(clamped, f((1 << bits) - 1), f(ROUND))), shift);
            }
            case SNORM -> {
                Value clamped = clamp(v, f(-1), f(1));
                Value rounded = bits(fma(clamped, f((1 << bits - 1) - 1), f(ROUND_SIGNED)));
                return place(rounded, bits, shift);
            }
            case UINT -> {
                if (bits == 32) return v;
                return shl(b.op(Op.UMIN, v, i((1 << bits) - 1)), shift);
            }
            case SINT -> {
                if (bits == 32) return v;
                int high = (1 << bits - 1) - 1;
                return place(b.op(Op.IMIN, b.op(Op.IMAX, v, i(-high - 1)), i(high)), bits, shift);
            }
            case FLOAT -> {
                if (bits == 32) return bits(v);
                if (bits == 16) return shl(b.op(Op.PACK_HALF_2X16, b.vec(v, f(0))), shift);
                return shl(packSmall(v, bits - 5), shift);
            }
            default -> throw new IllegalArgumentException("TexelCode: " + format + " is no render target");
        }
    }

    /** The low bits of a value, at their place. */
    private Value place(Value v, int bits, int shift) {
        return ushr(shl(v, 32 - bits), 32 - bits - shift);
    }

    /** A float without sign, five bits of exponent. */
    private Value packSmall(Value v, int fraction) {
        // Scaled so that the exponent field is the small float's, denormals included; then cut with rounding to even.
        int drop = 23 - fraction;
        Value scaled = bits(mul(b.op(Op.FMAX, v, f(0)), f(0x1p-112f)));
        Value odd = and(ushr(scaled, drop), 1);
        Value cut = ushr(b.op(Op.IADD, b.op(Op.IADD, scaled, i((1 << drop - 1) - 1)), odd), drop);
        Value finite = b.op(Op.IMIN, cut, i((31 << fraction) - 1));
        Value infinite = b.op(Op.FEQ, v, f(Float.POSITIVE_INFINITY));
        Value result = b.select(infinite, i(31 << fraction), finite);
        return b.select(b.op(Op.FNE, v, v), i(31 << fraction | 1), result);
    }

    private Value toSrgb(Value linear) {
        Value low = mul(linear, f(12.92f));
        Value high = fma(b.op(Op.FPOW, linear, f(1 / 2.4f)), f(1.055f), f(-0.055f));
        return b.select(b.op(Op.FGE, f(0.0031308f), linear), low, high);
    }

    private Value toLinear(Value encoded) {
        Value low = mul(encoded, f(1 / 12.92f));
        Value high = b.op(Op.FPOW, fma(encoded, f(1 / 1.055f), f(0.055f / 1.055f)), f(2.4f));
        return b.select(b.op(Op.FGE, f(0.04045f), encoded), low, high);
    }
}
