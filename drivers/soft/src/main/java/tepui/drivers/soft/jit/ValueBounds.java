package tepui.drivers.soft.jit;

/**
 * Bounds of values, as far as the operations that compute them tell: whether a float can be NaN, and what it is at most. Conversions and
 * minima need fewer instructions where these are known. Only so many operations are looked at.
 */
final class ValueBounds {
    private static final int DEPTH = 8;
    /** Sizes of textures are no larger. */
    private static final long SIZE = 1 << 24;

    private ValueBounds() {}

    /** Is it never NaN? */
    static boolean isNumber(Lir.Val v) {
        return isNumber(v, DEPTH);
    }

    /** Is it below a bound wherever it is a number? */
    static boolean isBelow(Lir.Val v, float bound) {
        return most(v, DEPTH) < bound;
    }

    private static boolean isNumber(Lir.Val v, int depth) {
        if (v.constant) return !Float.isNaN(v.f32());
        Lir.Alu alu = v.alu;
        if (alu == null || depth == 0) return false;
        Lir.Val[] a = alu.args;
        return switch (alu.op) {
            case I2F, U2F, B2F, FSATURATE -> true;
            // the second operand where the first one is NaN
            case FMIN, FMAX -> isNumber(a[1], depth - 1);
            case FFLOOR, FCEIL, FNEG, FABS -> isNumber(a[0], depth - 1);
            case SELECT -> isNumber(a[1], depth - 1) && isNumber(a[2], depth - 1);
            case FADD, FSUB ->
                isFinite(a[0]) && isNumber(a[1], depth - 1) || isFinite(a[1]) && isNumber(a[0], depth - 1);
            default -> false;
        };
    }

    private static boolean isFinite(Lir.Val v) {
        if (v.constant) return Float.isFinite(v.f32());
        return v.alu != null
                && switch (v.alu.op) {
                    case I2F, U2F, B2F, FSATURATE -> true;
                    default -> false;
                };
    }

    /** The largest number that it can be, infinity where that is not known. */
    private static float most(Lir.Val v, int depth) {
        float unknown = Float.POSITIVE_INFINITY;
        if (v.constant) return Float.isNaN(v.f32()) ? unknown : v.f32();
        Lir.Alu alu = v.alu;
        if (alu == null || depth == 0) return unknown;
        Lir.Val[] a = alu.args;
        return switch (alu.op) {
            case I2F -> magnitude(a[0], depth - 1);
            case B2F, FSATURATE, FFRACT -> 1;
            case FFLOOR -> most(a[0], depth - 1);
            case FMIN -> isNumber(a[1], depth - 1) ? most(a[1], depth - 1) : unknown;
            case FMAX -> Math.max(most(a[0], depth - 1), most(a[1], depth - 1));
            case SELECT -> Math.max(most(a[1], depth - 1), most(a[2], depth - 1));
            case FADD -> most(a[0], depth - 1) + most(a[1], depth - 1);
            case FSUB -> a[1].constant && isFinite(a[1]) ? most(a[0], depth - 1) - a[1].f32() : unknown;
            default -> unknown;
        };
    }

    /** The size of an integer at most; what is not below 2^31 says nothing. */
    private static long magnitude(Lir.Val v, int depth) {
        long unknown = 1L << 31;
        if (v.constant) return Math.abs((long) (int) v.bits);
        if (v.given != null) return NativeMemory.array(v.given) == NativeArrays.TEXEL_INFO ? SIZE : unknown;
        Lir.Alu alu = v.alu;
        if (alu == null || depth == 0) return unknown;
        Lir.Val[] a = alu.args;
        return switch (alu.op) {
            case IADD, ISUB -> Math.min(unknown, magnitude(a[0], depth - 1) + magnitude(a[1], depth - 1));
            case IMIN, IMAX -> Math.max(magnitude(a[0], depth - 1), magnitude(a[1], depth - 1));
            case ISHR -> magnitude(a[0], depth - 1);
            default -> unknown;
        };
    }
}
