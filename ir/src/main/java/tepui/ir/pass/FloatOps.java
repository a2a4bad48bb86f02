package tepui.ir.pass;

import tepui.ir.Op;
import tepui.ir.ScalarKind;

/** The floating point part of {@link Evaluator}, one component at a time. */
final class FloatOps {
    private FloatOps() {}

    static float f32(long bits) {
        return Float.intBitsToFloat((int) bits);
    }

    /** The canonical bits. */
    static long bits(float f) {
        return Integer.toUnsignedLong(Float.floatToIntBits(f));
    }

    static double f64(long bits) {
        return Double.longBitsToDouble(bits);
    }

    static long bits(double d) {
        return Double.doubleToLongBits(d);
    }

    static long eval(Op op, ScalarKind kind, long a, long b, long c) {
        return kind == ScalarKind.F32 ? eval32(op, a, b, c) : eval64(op, a, b, c);
    }

    private static long eval32(Op op, long a, long b, long c) {
        float x = f32(a);
        float y = f32(b);
        return switch (op) {
            case FNEG -> a ^ 0x80000000L;
            case FABS -> a & 0x7fffffffL;
            case FMIN -> x < y || Float.isNaN(y) ? a : b;
            case FMAX -> x > y || Float.isNaN(y) ? a : b;
            case FADD -> bits(x + y);
            case FSUB -> bits(x - y);
            case FMUL -> bits(x * y);
            case FMUL_ZERO -> x == 0 || y == 0 ? 0 : bits(x * y);
            case FDIV -> bits(x / y);
            case FFMA -> bits(Math.fma(x, y, f32(c)));
            case FSIGN -> bits(x > 0 ? 1f : x < 0 ? -1f : 0f);
            case FFLOOR -> bits((float) Math.floor(x));
            case FCEIL -> bits((float) Math.ceil(x));
            case FTRUNC -> bits((float) (x < 0 ? Math.ceil(x) : Math.floor(x)));
            case FROUND_EVEN -> bits((float) Math.rint(x));
            case FFRACT -> bits(x - (float) Math.floor(x));
            case FSATURATE -> bits(x > 0 ? Math.min(x, 1f) : 0f);
            case FSQRT -> bits((float) Math.sqrt(x));
            case FRSQRT -> bits(1f / (float) Math.sqrt(x));
            case FRCP -> bits(1f / x);
            case FFREXP_SIG -> x == 0 || !(Math.abs(x) <= Float.MAX_VALUE) ? a : bits((float) significand(x));
            case FEXP2 -> bits((float) StrictMath.pow(2, x));
            case FLOG2 -> bits((float) log2(x));
            case FPOW -> bits((float) pow(x, y));
            case FSIN -> bits((float) StrictMath.sin(x));
            case FCOS -> bits((float) StrictMath.cos(x));
            case FTAN -> bits((float) StrictMath.tan(x));
            case FASIN -> bits((float) StrictMath.asin(x));
            case FACOS -> bits((float) StrictMath.acos(x));
            case FATAN -> bits((float) StrictMath.atan(x));
            case FATAN2 -> bits((float) StrictMath.atan2(x, y));
            default -> throw new IllegalArgumentException("Evaluator.eval: no definition of " + op.text());
        };
    }

    private static long eval64(Op op, long a, long b, long c) {
        double x = f64(a);
        double y = f64(b);
        return switch (op) {
            case FNEG -> a ^ Long.MIN_VALUE;
            case FABS -> a & Long.MAX_VALUE;
            case FMIN -> x < y || Double.isNaN(y) ? a : b;
            case FMAX -> x > y || Double.isNaN(y) ? a : b;
            case FADD -> bits(x + y);
            case FSUB -> bits(x - y);
            case FMUL -> bits(x * y);
            case FMUL_ZERO -> x == 0 || y == 0 ? 0 : bits(x * y);
            case FDIV -> bits(x / y);
            case FFMA -> bits(Math.fma(x, y, f64(c)));
            case FSIGN -> bits(x > 0 ? 1.0 : x < 0 ? -1.0 : 0.0);
            case FFLOOR -> bits(Math.floor(x));
            case FCEIL -> bits(Math.ceil(x));
            case FTRUNC -> bits(x < 0 ? Math.ceil(x) : Math.floor(x));
            case FROUND_EVEN -> bits(Math.rint(x));
            case FFRACT -> bits(x - Math.floor(x));
            case FSATURATE -> bits(x > 0 ? Math.min(x, 1.0) : 0.0);
            case FSQRT -> bits(Math.sqrt(x));
            case FRSQRT -> bits(1.0 / Math.sqrt(x));
            case FRCP -> bits(1.0 / x);
            case FFREXP_SIG -> x == 0 || !(Math.abs(x) <= Double.MAX_VALUE) ? a : bits(significand(x));
            default -> throw new IllegalArgumentException("Evaluator.eval: no definition of " + op.text() + " on f64");
        };
    }

    static boolean compare(Op op, ScalarKind kind, long a, long b) {
        double x = kind == ScalarKind.F32 ? f32(a) : f64(a);
        double y = kind == ScalarKind.F32 ? f32(b) : f64(b);
        return switch (op) {
            case FEQ -> x == y;
            case FNE -> x != y;
            case FLT -> x < y;
            default -> x >= y;
        };
    }

    static long ldexp(ScalarKind kind, long a, int exponent) {
        return kind == ScalarKind.F32 ? bits(Math.scalb(f32(a), exponent)) : bits(Math.scalb(f64(a), exponent));
    }

    static long frexpExponent(ScalarKind kind, long a) {
        double x = kind == ScalarKind.F32 ? f32(a) : f64(a);
        return x == 0 || !(Math.abs(x) <= Double.MAX_VALUE) ? 0 : exponent(x);
    }

    /** The exponent that leaves a significand of 0.5 to 1. */
    private static int exponent(double x) {
        int e = Math.getExponent(x);
        return e < Double.MIN_EXPONENT ? Math.getExponent(x * 0x1p54) - 54 + 1 : e + 1;
    }

    private static double significand(double x) {
        double scaled = Math.abs(x) < Double.MIN_NORMAL ? x * 0x1p54 : x;
        return Math.scalb(scaled, -(Math.getExponent(scaled) + 1));
    }

    private static double log2(double x) {
        double log = StrictMath.log(x) / StrictMath.log(2);
        // Powers of two come out exact.
        double whole = Math.rint(log);
        return Math.abs(whole) < 1000 && StrictMath.pow(2, whole) == x ? whole : log;
    }

    private static double pow(double x, double y) {
        if (y == 0) return 1;
        if (x < 0) return Double.NaN;
        return StrictMath.pow(Math.abs(x), y);
    }
}
