package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;

/**
 * Lowering of FMUL_ZERO to a product and a selection, or as a plain product where an operand is known to be finite and
 * not 0.
 */
public final class LowerMulZero extends Rewriter {
    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        if (i.op != Op.FMUL_ZERO) return null;
        Value x = i.args[0];
        Value y = i.args[1];
        Value zero = constant(b, i.result().type(), 0);
        Value product = b.op(Op.FMUL, x, y);
        if (x == y || isPlain(y)) return b.select(b.op(Op.FEQ, x, zero), zero, product);
        if (isPlain(x)) return b.select(b.op(Op.FEQ, y, zero), zero, product);
        return b.select(b.op(Op.BOR, b.op(Op.FEQ, x, zero), b.op(Op.FEQ, y, zero)), zero, product);
    }

    /** A constant without zeros: then only the other operand can be one. */
    private static boolean isPlain(Value v) {
        if (!v.isConst()) return false;
        for (int c = 0; c < v.type().width(); c++) {
            long bits = v.constBits(c);
            if ((v.type().kind() == ScalarKind.F32 ? FloatOps.f32(bits) : FloatOps.f64(bits)) == 0) return false;
        }
        return true;
    }
}
