package tepui.ir.pass;

import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Short notation for arithmetic on scalars of 32 and 64 bits, in which the functions behind wide operations are
 * written.
 */
class WideCode {
    final Builder b;

    WideCode(Builder b) {
        this.b = b;
    }

    final Value n(int v) {
        return b.i32(v);
    }

    final Value k(long v) {
        return b.i64(v);
    }

    final Value add(Value x, Value y) {
        return b.op(Op.IADD, x, y);
    }

    final Value sub(Value x, Value y) {
        return b.op(Op.ISUB, x, y);
    }

    final Value mul(Value x, Value y) {
        return b.op(Op.IMUL, x, y);
    }

    final Value and(Value x, Value y) {
        return b.op(Op.IAND, x, y);
    }

    final Value or(Value x, Value y) {
        return b.op(Op.IOR, x, y);
    }

    final Value xor(Value x, Value y) {
        return b.op(Op.IXOR, x, y);
    }

    final Value not(Value x) {
        return b.op(Op.INOT, x);
    }

    final Value neg(Value x) {
        return b.op(Op.INEG, x);
    }

    final Value shl(Value x, Value count) {
        return b.op(Op.ISHL, x, count);
    }

    final Value shl(Value x, int count) {
        return shl(x, n(count));
    }

    /** Logical. */
    final Value shr(Value x, Value count) {
        return b.op(Op.USHR, x, count);
    }

    final Value shr(Value x, int count) {
        return shr(x, n(count));
    }

    final Value eq(Value x, Value y) {
        return b.op(Op.IEQ, x, y);
    }

    final Value lt(Value x, Value y) {
        return b.op(Op.ILT, x, y);
    }

    final Value ge(Value x, Value y) {
        return b.op(Op.IGE, x, y);
    }

    final Value ult(Value x, Value y) {
        return b.op(Op.ULT, x, y);
    }

    final Value min(Value x, Value y) {
        return b.op(Op.IMIN, x, y);
    }

    final Value max(Value x, Value y) {
        return b.op(Op.IMAX, x, y);
    }

    final Value both(Value x, Value y) {
        return b.op(Op.BAND, x, y);
    }

    final Value either(Value x, Value y) {
        return b.op(Op.BOR, x, y);
    }

    final Value isNot(Value x) {
        return b.op(Op.BNOT, x);
    }

    final Value sel(Value condition, Value x, Value y) {
        return b.select(condition, x, y);
    }

    /** 0 or 1, of 32 bits. */
    final Value number(Value bool) {
        return b.convert(Op.B2I, ScalarKind.I32, bool);
    }

    /** 0 or 1, of 64 bits. */
    final Value wideNumber(Value bool) {
        return b.convert(Op.B2I, ScalarKind.I64, bool);
    }

    final Value low(Value x) {
        return b.convert(Op.U2U, ScalarKind.I32, x);
    }

    final Value high(Value x) {
        return low(shr(x, 32));
    }

    final Value unsigned(Value x) {
        return b.convert(Op.U2U, ScalarKind.I64, x);
    }

    final Value signed(Value x) {
        return b.convert(Op.I2I, ScalarKind.I64, x);
    }

    final Value pair(Value low, Value high) {
        return b.op(Op.PACK_64, b.vec(low, high));
    }

    /** Index of the highest one of 64 bits, -1 for 0. */
    final Value highest(Value x) {
        Value high = high(x);
        Value above = add(n(32), b.op(Op.UFIND_MSB, high));
        return sel(eq(high, n(0)), b.op(Op.UFIND_MSB, low(x)), above);
    }

    /** Shifted right by 0 to 63, the lowest bit set where any of those shifted out was. */
    final Value sticky(Value x, Value count) {
        Value one = x.type() == Type.I64 ? k(1) : n(1);
        Value zero = x.type() == Type.I64 ? k(0) : n(0);
        Value lost = and(x, sub(shl(one, count), one));
        return or(shr(x, count), sel(eq(lost, zero), zero, one));
    }
}
