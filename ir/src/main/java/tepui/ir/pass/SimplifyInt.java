package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/** Simplification of integers, part of {@link Simplify}; all of it is exact. Additions of constants collect at the end, as addresses like it. */
final class SimplifyInt {
    private SimplifyInt() {}

    static @Nullable Value simplify(Instr i, Builder b) {
        Value x = i.args[0];
        Type type = i.result().type();
        return switch (i.op) {
            case INEG, INOT -> {
                Instr again = Simplify.by(x, i.op);
                if (again != null) yield again.args[0];
                Instr sub = i.op == Op.INEG ? Simplify.by(x, Op.ISUB) : null;
                yield sub == null ? null : b.op(Op.ISUB, sub.args[1], sub.args[0]);
            }
            case IABS -> {
                if (Simplify.by(x, Op.IABS) != null) yield x;
                Instr neg = Simplify.by(x, Op.INEG);
                yield neg == null ? null : b.op(Op.IABS, neg.args[0]);
            }
            case IADD -> add(x, i.args[1], type, b);
            case ISUB -> subtract(x, i.args[1], type, b);
            case IMUL -> multiply(x, i.args[1], type, b);
            case UDIV -> {
                int log = logOf(i.args[1]);
                yield log < 0 ? null : log == 0 ? x : b.op(Op.USHR, x, count(b, type, log));
            }
            case IDIV -> Simplify.is(i.args[1], 1) ? x : null;
            case UMOD -> {
                int log = logOf(i.args[1]);
                if (log < 0) yield null;
                long mask = type.kind() == ScalarKind.I32 ? (int) ((1L << log) - 1) : (1L << log) - 1;
                yield b.op(Op.IAND, x, Simplify.splat(b, type, mask));
            }
            case IMIN, IMAX, UMIN, UMAX -> x == i.args[1] ? x : null;
            case IAND -> and(x, i.args[1], b);
            case IOR -> {
                Value y = i.args[1];
                yield Simplify.is(y, 0) || x == y ? x : Simplify.is(y, -1) ? y : null;
            }
            case IXOR -> {
                Value y = i.args[1];
                if (Simplify.is(y, 0)) yield x;
                if (Simplify.is(y, -1)) yield b.op(Op.INOT, x);
                yield x == y ? Simplify.splat(b, type, 0) : null;
            }
            case ISHL, ISHR, USHR -> shift(i, type, b);
            case BITFIELD_INSERT -> Simplify.is(i.args[3], 0) ? x : null;
            case UBITFIELD_EXTRACT -> unsignedField(i, type, b);
            default -> null;
        };
    }

    private static Value count(Builder b, Type type, int n) {
        return Simplify.splat(b, type.withKind(ScalarKind.I32), n);
    }

    /** The logarithm of a constant that is one power of two in all components, else -1. */
    private static int logOf(Value v) {
        if (!Simplify.isSplat(v)) return -1;
        long bits = v.type().kind() == ScalarKind.I32 ? v.constBits(0) & 0xffffffffL : v.constBits(0);
        return Long.bitCount(bits) == 1 ? Long.numberOfTrailingZeros(bits) : -1;
    }

    private static Value fold(Builder b, Op op, Value x, Value y) {
        long[][] args = new long[2][x.type().width()];
        for (int c = 0; c < args[0].length; c++) {
            args[0][c] = x.constBits(c);
            args[1][c] = y.constBits(c);
        }
        Type type = x.type();
        return b.append(Instr.constant(type, Evaluator.eval(op, type, new Type[] {type, y.type()}, args, 0)))
                .result();
    }

    private static @Nullable Value add(Value x, Value y, Type type, Builder b) {
        if (Simplify.is(y, 0)) return x;
        Instr neg = Simplify.by(y, Op.INEG);
        if (neg != null) return b.op(Op.ISUB, x, neg.args[0]);
        neg = Simplify.by(x, Op.INEG);
        if (neg != null) return b.op(Op.ISUB, y, neg.args[0]);
        Instr inner = Simplify.by(x, Op.IADD);
        if (inner != null && inner.args[1].isConst()) {
            // (a + c) + y: the constant goes out.
            if (y.isConst()) return b.op(Op.IADD, inner.args[0], fold(b, Op.IADD, inner.args[1], y));
            return b.op(Op.IADD, b.op(Op.IADD, inner.args[0], y), inner.args[1]);
        }
        inner = Simplify.by(y, Op.IADD);
        if (inner != null && inner.args[1].isConst() && !x.isConst()) {
            return b.op(Op.IADD, b.op(Op.IADD, x, inner.args[0]), inner.args[1]);
        }
        return null;
    }

    private static @Nullable Value subtract(Value x, Value y, Type type, Builder b) {
        if (x == y) return Simplify.splat(b, type, 0);
        if (Simplify.is(x, 0)) return b.op(Op.INEG, y);
        if (y.isConst()) return b.op(Op.IADD, x, fold(b, Op.ISUB, Simplify.splat(b, type, 0), y));
        Instr neg = Simplify.by(y, Op.INEG);
        return neg == null ? null : b.op(Op.IADD, x, neg.args[0]);
    }

    private static @Nullable Value multiply(Value x, Value y, Type type, Builder b) {
        if (Simplify.is(y, 0)) return y;
        if (Simplify.is(y, 1)) return x;
        if (Simplify.is(y, -1)) return b.op(Op.INEG, x);
        int log = logOf(y);
        if (log > 0) return b.op(Op.ISHL, x, count(b, type, log));
        Instr inner = Simplify.by(x, Op.IMUL);
        if (inner == null) return null;
        return inner.args[1].isConst() && y.isConst()
                ? b.op(Op.IMUL, inner.args[0], fold(b, Op.IMUL, inner.args[1], y))
                : null;
    }

    private static @Nullable Value and(Value x, Value y, Builder b) {
        if (Simplify.is(y, -1) || x == y) return x;
        if (Simplify.is(y, 0)) return y;
        Instr inner = Simplify.by(x, Op.IAND);
        if (inner == null) return null;
        return inner.args[1].isConst() && y.isConst()
                ? b.op(Op.IAND, inner.args[0], fold(b, Op.IAND, inner.args[1], y))
                : null;
    }

    private static @Nullable Value shift(Instr i, Type type, Builder b) {
        Value count = i.args[1];
        int width = type.kind() == ScalarKind.I32 ? 32 : 64;
        if (!Simplify.isSplat(count)) return null;
        int n = count.constInt(0) & width - 1;
        if (n == 0) return i.args[0];
        Instr inner = Simplify.by(i.args[0], i.op);
        if (inner == null || !Simplify.isSplat(inner.args[1])) return null;
        int sum = n + (inner.args[1].constInt(0) & width - 1);
        if (sum < width) return b.op(i.op, inner.args[0], count(b, type, sum));
        return i.op == Op.ISHR ? b.op(Op.ISHR, inner.args[0], count(b, type, width - 1)) : Simplify.splat(b, type, 0);
    }

    /** A field at constant bits is a shift and a mask. */
    private static @Nullable Value unsignedField(Instr i, Type type, Builder b) {
        if (!Simplify.isSplat(i.args[1]) || !Simplify.isSplat(i.args[2])) return null;
        int offset = i.args[1].constInt(0) & 31;
        int bits = i.args[2].constInt(0);
        if (bits == 0) return Simplify.splat(b, type, 0);
        Value shifted = offset == 0 ? i.args[0] : b.op(Op.USHR, i.args[0], count(b, type, offset));
        if (Integer.compareUnsigned(bits, 32 - offset) >= 0) return shifted;
        return b.op(Op.IAND, shifted, Simplify.splat(b, type, (1 << bits) - 1));
    }
}
