package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;
import tepui.pipe.format.Format;

/** Generator of the read of one channel of a texel as IR: from the word that holds it to a float or an integer. */
public final class ChannelCode {
    /**
     * (1 - l) / (1 - e) of an encoded e from 0.04045 to 1 and its linear l: exact at 1, elsewhere the linear value is off by 6e-6 at
     * most, which is a fiftieth of an encoded step where those are finest.
     */
    private static final float[] SRGB = {
        0x1.ff8878p-1f, 0x1.ee8cf8p-1f, 0x1.d16032p-2f, -0x1.0c1614p-2f, 0x1.5ce56ep-3f, -0x1.b62b26p-5f
    };

    private ChannelCode() {}

    /** The channel that a component comes from: depth is red; null where the component is a constant. */
    static Format.@Nullable Channel of(Format format, int component) {
        if (!format.isDepthStencil()) return format.channel(component);
        return component == 0 ? format.depthChannel() : null;
    }

    /** Can all channels be read, as floats or as integers? */
    static boolean reads(Format format) {
        if (format.isCompressed()) return false;
        for (int c = 0; c < 4; c++) {
            Format.Channel channel = of(format, c);
            if (channel != null && !reads(format, channel)) return false;
        }
        return true;
    }

    private static boolean reads(Format format, Format.Channel channel) {
        int bits = channel.bits();
        if ((channel.offset() & 31) + bits > 32) return false;
        return switch (format.numeric()) {
            case UNORM -> bits <= 24;
            case SNORM -> bits <= 16;
            case FLOAT -> bits == 32 || bits == 16 || bits == 11 || bits == 10;
            case UINT, SINT -> true;
            default -> false;
        };
    }

    /** The value of a channel of a format whose numbers are floats or normalised. */
    public static Value read(Builder b, Format format, Format.Channel channel, Value word) {
        int bits = channel.bits();
        int shift = channel.offset() & 31;
        return switch (format.numeric()) {
            case UNORM -> {
                Value whole = b.convert(Op.I2F, ScalarKind.F32, unsigned(b, word, shift, bits));
                float most = (1 << bits) - 1;
                // A product with the rounded reciprocal is off by a step of many bits.
                Value v = bits > 16 ? b.op(Op.FDIV, whole, b.f32(most)) : b.op(Op.FMUL, whole, b.f32(1f / most));
                yield format.isSrgb() && channel.letter() != 'A' ? linear(b, v) : v;
            }
            case SNORM -> {
                Value whole = b.op(Op.ISHR, b.op(Op.ISHL, word, b.i32(32 - shift - bits)), b.i32(32 - bits));
                Value v = b.convert(Op.I2F, ScalarKind.F32, whole);
                yield b.op(Op.FMAX, b.op(Op.FMUL, v, b.f32(1f / ((1 << bits - 1) - 1))), b.f32(-1));
            }
            case FLOAT -> {
                if (bits == 32) yield b.convert(Op.BITCAST, ScalarKind.F32, word);
                Value half = unsigned(b, word, shift, bits);
                if (bits < 16) half = b.op(Op.ISHL, half, b.i32(bits == 11 ? 4 : 5));
                yield b.extract(b.op(Op.UNPACK_HALF_2X16, half), 0);
            }
            default -> throw new IllegalArgumentException("ChannelCode: " + format + " is not read as floats");
        };
    }

    /** The value of a channel of a format whose numbers are integers. */
    static Value whole(Builder b, Format format, Format.Channel channel, Value word) {
        int bits = channel.bits();
        int shift = channel.offset() & 31;
        if (bits == 32) return word;
        if (format.isUnsignedInteger()) return unsigned(b, word, shift, bits);
        return b.op(Op.ISHR, b.op(Op.ISHL, word, b.i32(32 - shift - bits)), b.i32(32 - bits));
    }

    private static Value unsigned(Builder b, Value word, int shift, int bits) {
        Value v = shift == 0 ? word : b.op(Op.USHR, word, b.i32(shift));
        return shift + bits == 32 ? v : b.op(Op.IAND, v, b.i32((1 << bits) - 1));
    }

    /** The same number as the code gives. */
    static float linear(float encoded) {
        if (encoded <= 0.04045f) return encoded * (1 / 12.92f);
        float sum = SRGB[SRGB.length - 1];
        for (int i = SRGB.length - 2; i >= 0; i--) sum = Math.fma(sum, encoded, SRGB[i]);
        return Math.fma(encoded - 1, sum, 1);
    }

    private static Value linear(Builder b, Value encoded) {
        Value low = b.op(Op.FMUL, encoded, b.f32(1 / 12.92f));
        Value sum = b.f32(SRGB[SRGB.length - 1]);
        for (int i = SRGB.length - 2; i >= 0; i--) sum = b.op(Op.FFMA, sum, encoded, b.f32(SRGB[i]));
        Value high = b.op(Op.FFMA, b.op(Op.FSUB, encoded, b.f32(1)), sum, b.f32(1));
        return b.select(b.op(Op.FGE, b.f32(0.04045f), encoded), low, high);
    }
}
