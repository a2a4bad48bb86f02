package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/** Simplification of floats, part of {@link Simplify}. What is not marked relaxed holds for -0, infinities and NaN too. */
final class SimplifyFloat {
    private SimplifyFloat() {}

    static @Nullable Value simplify(Instr i, Builder b, boolean relaxed) {
        Value x = i.args[0];
        return switch (i.op) {
            case FADD -> add(x, i.args[1], b, relaxed);
            case FSUB -> subtract(x, i.args[1], b, relaxed);
            case FMUL -> multiply(x, i.args[1], b, relaxed);
            case FDIV -> divide(x, i.args[1], b);
            case FFMA -> fused(i, b, relaxed);
            case FNEG -> negate(x, b, relaxed);
            case FABS -> {
                if (Simplify.by(x, Op.FABS) != null) yield x;
                Instr neg = Simplify.by(x, Op.FNEG);
                yield neg == null ? null : b.op(Op.FABS, neg.args[0]);
            }
            case FMIN -> minimum(x, i.args[1], b);
            case FMAX -> {
                if (x == i.args[1]) yield x;
                Instr min = Simplify.by(x, Op.FMIN);
                if (!relaxed || min == null) yield null;
                boolean unit = Simplify.isFloat(min.args[1], 1) && Simplify.isFloat(i.args[1], 0);
                yield unit ? b.op(Op.FSATURATE, min.args[0]) : null;
            }
            case FSATURATE -> Simplify.by(x, Op.FSATURATE) != null || Simplify.by(x, Op.B2F) != null ? x : null;
            case FFLOOR, FCEIL, FTRUNC, FROUND_EVEN -> isWhole(x) ? x : null;
            case FPOW -> relaxed ? power(x, i.args[1], b) : null;
            case FRCP -> {
                Instr rcp = relaxed ? Simplify.by(x, Op.FRCP) : null;
                yield rcp == null ? null : rcp.args[0];
            }
            default -> null;
        };
    }

    private static boolean isWhole(Value x) {
        Instr d = x.definition();
        if (d == null) return false;
        return switch (d.op) {
            case FFLOOR, FCEIL, FTRUNC, FROUND_EVEN, I2F, U2F, B2F -> true;
            default -> false;
        };
    }

    private static boolean isZero(Value v) {
        return Simplify.isFloat(v, 0) || Simplify.isFloat(v, -0.0);
    }

    private static @Nullable Value add(Value x, Value y, Builder b, boolean relaxed) {
        if (Simplify.isFloat(y, -0.0) || relaxed && isZero(y)) return x;
        Instr neg = Simplify.by(y, Op.FNEG);
        if (neg != null) return b.op(Op.FSUB, x, neg.args[0]);
        neg = Simplify.by(x, Op.FNEG);
        return neg == null ? null : b.op(Op.FSUB, y, neg.args[0]);
    }

    private static @Nullable Value subtract(Value x, Value y, Builder b, boolean relaxed) {
        if (Simplify.isFloat(y, 0.0) || relaxed && isZero(y)) return x;
        if (Simplify.isFloat(x, -0.0) || relaxed && isZero(x)) return b.op(Op.FNEG, y);
        if (relaxed && x == y) return Simplify.splat(b, x.type(), 0);
        Instr neg = Simplify.by(y, Op.FNEG);
        return neg == null ? null : b.op(Op.FADD, x, neg.args[0]);
    }

    private static @Nullable Value multiply(Value x, Value y, Builder b, boolean relaxed) {
        if (Simplify.isFloat(y, 1)) return x;
        if (Simplify.isFloat(y, -1)) return b.op(Op.FNEG, x);
        if (relaxed && isZero(y)) return Simplify.splat(b, x.type(), 0);
        Instr neg = Simplify.by(x, Op.FNEG);
        if (neg == null) return null;
        if (y.isConst()) return b.op(Op.FMUL, neg.args[0], negated(y, b));
        Instr other = Simplify.by(y, Op.FNEG);
        return other == null ? null : b.op(Op.FMUL, neg.args[0], other.args[0]);
    }

    private static Value negated(Value c, Builder b) {
        long[] bits = new long[c.type().width()];
        long sign = c.type().kind() == ScalarKind.F32 ? 0x80000000L : Long.MIN_VALUE;
        for (int k = 0; k < bits.length; k++) bits[k] = c.constBits(k) ^ sign;
        return b.append(Instr.constant(c.type(), bits)).result();
    }

    private static @Nullable Value divide(Value x, Value y, Builder b) {
        if (Simplify.isFloat(y, 1)) return x;
        if (Simplify.isFloat(x, 1)) return b.op(Op.FRCP, y);
        Value reciprocal = exactReciprocal(y, b);
        return reciprocal == null ? null : b.op(Op.FMUL, x, reciprocal);
    }

    /** Of constants that are powers of two, so that multiplying gives the same bits. */
    private static @Nullable Value exactReciprocal(Value y, Builder b) {
        if (!y.isConst()) return null;
        boolean single = y.type().kind() == ScalarKind.F32;
        int fraction = single ? 23 : 52;
        int most = single ? 254 : 2046;
        long[] bits = new long[y.type().width()];
        for (int k = 0; k < bits.length; k++) {
            long v = y.constBits(k);
            long exponent = v >>> fraction & (single ? 0xff : 0x7ff);
            if ((v & (1L << fraction) - 1) != 0 || exponent < 1 || exponent > most - 1) return null;
            long sign = v & (single ? 0x80000000L : Long.MIN_VALUE);
            bits[k] = sign | most - exponent << fraction;
        }
        return b.append(Instr.constant(y.type(), bits)).result();
    }

    private static @Nullable Value fused(Instr i, Builder b, boolean relaxed) {
        Value x = i.args[0];
        Value y = i.args[1];
        Value z = i.args[2];
        for (int side = 0; side < 2; side++) {
            if (Simplify.isFloat(y, 1)) return b.op(Op.FADD, x, z);
            if (Simplify.isFloat(y, -1)) return b.op(Op.FSUB, z, x);
            if (relaxed && isZero(y)) return z;
            Value t = x;
            x = y;
            y = t;
        }
        return Simplify.isFloat(z, -0.0) || relaxed && isZero(z) ? b.op(Op.FMUL, x, y) : null;
    }

    private static @Nullable Value negate(Value x, Builder b, boolean relaxed) {
        Instr d = x.definition();
        if (d == null) return null;
        if (d.op == Op.FNEG) return d.args[0];
        if (d.op == Op.FMUL && d.args[1].isConst() && !d.precise)
            return b.op(Op.FMUL, d.args[0], negated(d.args[1], b));
        return d.op == Op.FSUB && relaxed && !d.precise ? b.op(Op.FSUB, d.args[1], d.args[0]) : null;
    }

    /** min(max(x, 0), 1) with the constants in second place is FSATURATE for all x. */
    private static @Nullable Value minimum(Value x, Value y, Builder b) {
        if (x == y) return x;
        Instr max = Simplify.by(x, Op.FMAX);
        if (max == null) return null;
        return Simplify.isFloat(max.args[1], 0) && Simplify.isFloat(y, 1) ? b.op(Op.FSATURATE, max.args[0]) : null;
    }

    private static @Nullable Value power(Value x, Value y, Builder b) {
        Type type = x.type();
        if (Simplify.isFloat(y, 1)) return x;
        if (Simplify.isFloat(y, 2)) return b.op(Op.FMUL, x, x);
        if (Simplify.isFloat(y, 0.5)) return b.op(Op.FSQRT, x);
        if (Simplify.isFloat(y, -1)) return b.op(Op.FRCP, x);
        return Simplify.isFloat(x, 2)
                ? b.op(Op.FEXP2, y)
                : isZero(y) ? Simplify.splat(b, type, Simplify.bits(ScalarKind.F32, 1)) : null;
    }
}
