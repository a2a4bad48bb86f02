package tepui.frontends.spirv;

import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Value;

/** Translation of comparisons and logic; ordered ones are false where an operand is NaN, unordered ones true. */
final class Comparisons {
    private final Operands in;
    private final Builder b;

    Comparisons(Operands operands) {
        in = operands;
        b = operands.b;
    }

    Value compare(Op op, Instr i) {
        return b.op(op, in.one(i, 0), in.one(i, 1));
    }

    /** With the operands changed for each other: greater by less. */
    Value turned(Op op, Instr i) {
        return b.op(op, in.one(i, 1), in.one(i, 0));
    }

    Value not(Value v) {
        return b.op(Op.BNOT, v);
    }

    Value isNan(Instr i, int operand) {
        Value x = in.one(i, operand);
        return b.op(Op.FNE, x, x);
    }

    Value isInfinite(Instr i) {
        Value x = in.one(i, 0);
        return b.op(Op.FEQ, b.op(Op.FABS, x), in.splat(x, Double.POSITIVE_INFINITY));
    }

    Value lessOrGreater(Instr i) {
        return b.op(Op.BOR, compare(Op.FLT, i), turned(Op.FLT, i));
    }

    /** Is either NaN? */
    Value unordered(Instr i) {
        return b.op(Op.BOR, isNan(i, 0), isNan(i, 1));
    }
}
