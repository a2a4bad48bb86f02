package tepui.ir.pass;

import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/** Operations on 64-bit integers as operations on their low and high words; as wide as the vectors are. */
final class WordArithmetic {
    private final Builder b;

    WordArithmetic(Builder b) {
        this.b = b;
    }

    private Value like(Value x, int v) {
        return b.splat(b.i32(v), x.type().width());
    }

    private Value number(Value bool) {
        return b.convert(Op.B2I, ScalarKind.I32, bool);
    }

    private static Value[] pair(Value low, Value high) {
        return new Value[] {low, high};
    }

    private Value[] each(Op op, Value[] x, Value[] y) {
        return pair(b.op(op, x[0], y[0]), b.op(op, x[1], y[1]));
    }

    private Value[] choose(Value condition, Value[] x, Value[] y) {
        return pair(b.select(condition, x[0], y[0]), b.select(condition, x[1], y[1]));
    }

    /** The parts of the result, one where it is no 64-bit integer. */
    Value[] lower(Instr i, Value[][] a) {
        Value[] x = a[0];
        return switch (i.op) {
            case IADD -> add(x, a[1]);
            case ISUB -> subtract(x, a[1]);
            case IMUL -> multiply(x, a[1]);
            case INEG -> negate(x);
            case IABS -> choose(negative(x), negate(x), x);
            case ISIGN -> {
                Value some = number(b.op(Op.INE, b.op(Op.IOR, x[0], x[1]), like(x[0], 0)));
                Value down = b.op(Op.ISHR, x[1], like(x[1], 31));
                yield pair(b.op(Op.IOR, some, down), down);
            }
            case IMIN -> choose(less(x, a[1], Op.ILT), x, a[1]);
            case IMAX -> choose(less(a[1], x, Op.ILT), x, a[1]);
            case UMIN -> choose(less(x, a[1], Op.ULT), x, a[1]);
            case UMAX -> choose(less(a[1], x, Op.ULT), x, a[1]);
            case IAND, IOR, IXOR -> each(i.op, x, a[1]);
            case INOT -> pair(b.op(Op.INOT, x[0]), b.op(Op.INOT, x[1]));
            case ISHL, ISHR, USHR -> shift(i.op, x, a[1][0]);
            case IEQ -> new Value[] {equal(x, a[1])};
            case INE -> new Value[] {b.op(Op.BNOT, equal(x, a[1]))};
            case ILT -> new Value[] {less(x, a[1], Op.ILT)};
            case IGE -> new Value[] {b.op(Op.BNOT, less(x, a[1], Op.ILT))};
            case ULT -> new Value[] {less(x, a[1], Op.ULT)};
            case UGE -> new Value[] {b.op(Op.BNOT, less(x, a[1], Op.ULT))};
            case I2I, U2U -> {
                if (i.result().type().kind() == ScalarKind.I32) yield new Value[] {x[0]};
                Value high = i.op == Op.I2I ? b.op(Op.ISHR, x[0], like(x[0], 31)) : like(x[0], 0);
                yield pair(x[0], high);
            }
            case B2I -> pair(number(x[0]), b.splat(b.i32(0), i.result().type().width()));
            default -> throw new IllegalArgumentException("LowerInt64: " + i.op.text() + " has no form on words");
        };
    }

    private Value[] add(Value[] x, Value[] y) {
        Value low = b.op(Op.IADD, x[0], y[0]);
        Value carry = number(b.op(Op.ULT, low, x[0]));
        return pair(low, b.op(Op.IADD, b.op(Op.IADD, x[1], y[1]), carry));
    }

    private Value[] subtract(Value[] x, Value[] y) {
        Value borrow = number(b.op(Op.ULT, x[0], y[0]));
        return pair(b.op(Op.ISUB, x[0], y[0]), b.op(Op.ISUB, b.op(Op.ISUB, x[1], y[1]), borrow));
    }

    private Value[] negate(Value[] x) {
        Value zero = like(x[0], 0);
        return subtract(pair(zero, zero), x);
    }

    private Value[] multiply(Value[] x, Value[] y) {
        Value high = b.op(Op.UMUL_HIGH, x[0], y[0]);
        high = b.op(Op.IADD, high, b.op(Op.IMUL, x[0], y[1]));
        high = b.op(Op.IADD, high, b.op(Op.IMUL, x[1], y[0]));
        return pair(b.op(Op.IMUL, x[0], y[0]), high);
    }

    private Value negative(Value[] x) {
        return b.op(Op.ILT, x[1], like(x[1], 0));
    }

    private Value equal(Value[] x, Value[] y) {
        return b.op(Op.BAND, b.op(Op.IEQ, x[0], y[0]), b.op(Op.IEQ, x[1], y[1]));
    }

    /** Compares the high words by {@code op}; where they are equal, the low ones decide. */
    private Value less(Value[] x, Value[] y, Op op) {
        Value tie = b.op(Op.BAND, b.op(Op.IEQ, x[1], y[1]), b.op(Op.ULT, x[0], y[0]));
        return b.op(Op.BOR, b.op(op, x[1], y[1]), tie);
    }

    /** The count is taken modulo 64. What goes from word to word is shifted twice, so that no count reaches 32. */
    private Value[] shift(Op op, Value[] x, Value count) {
        Type type = x[0].type();
        Value small = b.op(Op.IAND, count, like(count, 31));
        Value rest = b.op(Op.IXOR, small, like(count, 31));
        Value far = b.op(Op.INE, b.op(Op.IAND, count, like(count, 32)), like(count, 0));
        Value one = like(x[0], 1);
        if (op == Op.ISHL) {
            Value low = b.op(Op.ISHL, x[0], small);
            Value across = b.op(Op.USHR, b.op(Op.USHR, x[0], one), rest);
            Value high = b.op(Op.IOR, b.op(Op.ISHL, x[1], small), across);
            return pair(b.select(far, like(x[0], 0), low), b.select(far, low, high));
        }
        Value high = b.op(op, x[1], small);
        Value across = b.op(Op.ISHL, b.op(Op.ISHL, x[1], one), rest);
        Value low = b.op(Op.IOR, b.op(Op.USHR, x[0], small), across);
        Value fill = op == Op.ISHR ? b.op(Op.ISHR, x[1], like(x[1], 31)) : b.splat(b.i32(0), type.width());
        return pair(b.select(far, high, low), b.select(far, fill, high));
    }
}
