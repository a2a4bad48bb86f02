package tepui.frontends.gl.program;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Lowering of fragment colour clamps: outputs are clamped to 0 to 1, as glClampColor asks for where images hold floats.
 */
final class LowerFragmentClamp extends Rewriter {
    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        if (i.op != Op.STORE_OUTPUT || v == null) return null;
        if (v.builtin != Builtin.NONE || v.type().kind() != ScalarKind.F32) return null;
        Value[] args = i.args.clone();
        args[args.length - 1] = b.op(Op.FSATURATE, args[args.length - 1]);
        b.storeMasked(Op.STORE_OUTPUT, v, i.imm, args);
        return GONE;
    }
}
