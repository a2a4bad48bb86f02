package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/** Packing and unpacking of normalised and half-precision numbers as arithmetic, the same bits for all but NaN payloads. */
public final class LowerPack extends Rewriter {
    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Value x = i.args.length == 0 ? null : i.args[0];
        if (x == null) return null;
        return switch (i.op) {
            case PACK_UNORM_2X16 -> packNorm(x, 16, false, b);
            case PACK_SNORM_2X16 -> packNorm(x, 16, true, b);
            case PACK_UNORM_4X8 -> packNorm(x, 8, false, b);
            case PACK_SNORM_4X8 -> packNorm(x, 8, true, b);
            case UNPACK_UNORM_2X16 -> unpackNorm(x, 16, false, b);
            case UNPACK_SNORM_2X16 -> unpackNorm(x, 16, true, b);
            case UNPACK_UNORM_4X8 -> unpackNorm(x, 8, false, b);
            case UNPACK_SNORM_4X8 -> unpackNorm(x, 8, true, b);
            case PACK_HALF_2X16 -> merge(toHalf(x, b), 16, b);
            case UNPACK_HALF_2X16 -> fromHalf(fields(x, 16, false, b), b);
            default -> null;
        };
    }

    /** The low bits of all components, side by side. */
    private static Value merge(Value v, int bits, Builder b) {
        Value all = b.extract(v, 0);
        for (int c = 1; c < v.type().width(); c++) {
            all = b.op(Op.IOR, all, b.op(Op.ISHL, b.extract(v, c), b.i32(c * bits)));
        }
        return all;
    }

    private static Value fields(Value packed, int bits, boolean signed, Builder b) {
        int width = 32 / bits;
        Value[] parts = new Value[width];
        for (int c = 0; c < width; c++) {
            int up = 32 - bits - c * bits;
            Value high = up == 0 ? packed : b.op(Op.ISHL, packed, b.i32(up));
            parts[c] = b.op(signed ? Op.ISHR : Op.USHR, high, b.i32(32 - bits));
        }
        return b.vec(parts);
    }

    private static Value packNorm(Value x, int bits, boolean signed, Builder b) {
        Type type = x.type();
        int most = (1 << (signed ? bits - 1 : bits)) - 1;
        // The conversion saturates and makes 0 of NaN, so clamping may come after it.
        Value n = b.convert(Op.F2I, ScalarKind.I32, b.op(Op.FROUND_EVEN, b.op(Op.FMUL, x, f32(b, type, most))));
        n = b.op(Op.IMAX, b.op(Op.IMIN, n, i32(b, type, most)), i32(b, type, signed ? -most : 0));
        if (signed) n = b.op(Op.IAND, n, i32(b, type, (1 << bits) - 1));
        return merge(n, bits, b);
    }

    private static Value unpackNorm(Value packed, int bits, boolean signed, Builder b) {
        int most = (1 << (signed ? bits - 1 : bits)) - 1;
        Value f = b.convert(Op.I2F, ScalarKind.F32, fields(packed, bits, signed, b));
        f = b.op(Op.FDIV, f, f32(b, f.type(), most));
        return signed ? b.op(Op.FMAX, f, f32(b, f.type(), -1)) : f;
    }

    private static Value toHalf(Value x, Builder b) {
        Type type = x.type();
        Value bits = toBits(b, x);
        Value magnitude = b.op(Op.IAND, bits, i32(b, type, 0x7fffffff));
        // Normal: a smaller exponent, rounded at bit 13 to even.
        Value odd = b.op(Op.IAND, b.op(Op.USHR, magnitude, i32(b, type, 13)), i32(b, type, 1));
        Value rounded = b.op(Op.IADD, b.op(Op.IADD, magnitude, i32(b, type, 0xfff - (112 << 23))), odd);
        Value h = b.op(Op.USHR, rounded, i32(b, type, 13));
        // Denormal: adding 0.5 rounds at the right bit.
        Value small = b.op(Op.FADD, toFloat(b, magnitude), f32(b, type, 0.5f));
        Value denormal = b.op(Op.ISUB, toBits(b, small), i32(b, type, 0x3f000000));
        h = b.select(b.op(Op.ILT, magnitude, i32(b, type, 113 << 23)), denormal, h);
        // From 65520 on it rounds to infinity; above infinity is NaN.
        h = b.select(b.op(Op.ILT, magnitude, i32(b, type, 0x477ff000)), h, i32(b, type, 0x7c00));
        h = b.select(b.op(Op.ILT, i32(b, type, 0x7f800000), magnitude), i32(b, type, 0x7e00), h);
        Value sign = b.op(Op.IAND, b.op(Op.USHR, bits, i32(b, type, 16)), i32(b, type, 0x8000));
        return b.op(Op.IOR, h, sign);
    }

    private static Value fromHalf(Value h, Builder b) {
        Type type = h.type();
        Value magnitude = b.op(Op.ISHL, b.op(Op.IAND, h, i32(b, type, 0x7fff)), i32(b, type, 13));
        Value normal = b.op(Op.IADD, magnitude, i32(b, type, 112 << 23));
        Value large = b.op(Op.IADD, magnitude, i32(b, type, 224 << 23));
        Value isSpecial = b.op(Op.IGE, magnitude, i32(b, type, 0x7c00 << 13));
        Value isSmall = b.op(Op.ILT, magnitude, i32(b, type, 1 << 23));
        // A denormal: with the exponent of the smallest normal, less that number.
        Value denormal =
                b.op(Op.FSUB, toFloat(b, b.op(Op.IADD, magnitude, i32(b, type, 113 << 23))), f32(b, type, 0x1p-14f));
        Value f = b.select(isSpecial, large, normal);
        f = b.select(isSmall, toBits(b, denormal), f);
        Value sign = b.op(Op.ISHL, b.op(Op.IAND, h, i32(b, type, 0x8000)), i32(b, type, 16));
        return toFloat(b, b.op(Op.IOR, f, sign));
    }
}
