package tepui.ir.pass;

import tepui.ir.Op;
import tepui.ir.ScalarKind;

/** The conversions of {@link Evaluator}, one component at a time. */
final class ConvertOps {
    private ConvertOps() {}

    static long eval(Op op, ScalarKind from, ScalarKind to, long a) {
        return switch (op) {
            case F2I -> {
                double x = toDouble(from, a);
                yield to == ScalarKind.I32 ? (int) x : (long) x;
            }
            case F2U -> toUnsigned(toDouble(from, a), to == ScalarKind.I32);
            case I2F -> to == ScalarKind.F32 ? FloatOps.bits((float) a) : FloatOps.bits((double) a);
            case U2F -> fromUnsigned(from == ScalarKind.I32 ? a & 0xffffffffL : a, to);
            case F2F ->
                to == ScalarKind.F32 ? FloatOps.bits((float) FloatOps.f64(a)) : FloatOps.bits((double) FloatOps.f32(a));
            case I2I -> to == ScalarKind.I32 ? (int) a : a;
            case U2U -> to == ScalarKind.I32 ? (int) a : a & 0xffffffffL;
            case B2F -> a == 0 ? 0 : to == ScalarKind.F32 ? FloatOps.bits(1f) : FloatOps.bits(1.0);
            case B2I -> a;
            case BITCAST ->
                switch (to) {
                    case I32 -> (int) a;
                    case F32 -> a & 0xffffffffL;
                    default -> a;
                };
            default -> throw new IllegalArgumentException("Evaluator.eval: no definition of " + op.text());
        };
    }

    private static double toDouble(ScalarKind kind, long bits) {
        return kind == ScalarKind.F32 ? FloatOps.f32(bits) : FloatOps.f64(bits);
    }

    private static long toUnsigned(double x, boolean to32) {
        if (!(x > 0)) return 0;
        if (to32) return x >= 0x1p32 ? -1 : (int) (long) x;
        if (x >= 0x1p64) return -1;
        return x >= 0x1p63 ? (long) (x - 0x1p63) + Long.MIN_VALUE : (long) x;
    }

    private static long fromUnsigned(long a, ScalarKind to) {
        if (a >= 0) return to == ScalarKind.F32 ? FloatOps.bits((float) a) : FloatOps.bits((double) a);
        // Halved with the lost bit kept sticky, so the one rounding is the right one.
        long half = a >>> 1 | a & 1;
        return to == ScalarKind.F32 ? FloatOps.bits((float) half * 2) : FloatOps.bits((double) half * 2);
    }
}
