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
import tepui.pipe.Limits;

/**
 * Lowering of outputs whose image is alpha alone: devices have it as red. A store of alpha goes to both, for what reads the output's
 * alpha afterwards, and one of other components goes nowhere. What such an image holds is read as alpha.
 */
final class LowerAlphaTargets extends Rewriter {
    private static final int RED = 1;
    private static final int ALPHA = 8;

    private final int targets;

    /** @param targets locations, a bit each */
    LowerAlphaTargets(int targets) {
        this.targets = targets;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        if (v == null || i.op != Op.STORE_OUTPUT && i.op != Op.LOAD_TARGET || !isColor(v)) return null;
        int elements = targets >> v.location & (1 << v.elements()) - 1;
        if (v.isArray() && i.args[0].isConst()) {
            elements = elements >> Math.clamp(i.args[0].constInt(0), 0, v.elements() - 1) & 1;
        } else if (elements != 0 && elements != (1 << v.elements()) - 1) {
            return mixed(i, v, elements, b);
        }
        if (elements == 0) return null;
        if (i.op == Op.LOAD_TARGET) return held(b.load(Op.LOAD_TARGET, v, i.args), b);
        int last = i.args.length - 1;
        if ((i.imm & ALPHA) == 0) return GONE;
        Value[] args = i.args.clone();
        args[last] = b.splat(b.extract(args[last], 3), 4);
        b.storeMasked(Op.STORE_OUTPUT, v, RED | ALPHA, args);
        return GONE;
    }

    private boolean isColor(Variable v) {
        return v.mode() == Variable.Mode.OUTPUT
                && v.builtin == Builtin.NONE
                && v.index == 0
                && v.component == 0
                && v.location >= 0
                && v.location < Limits.COLOR_TARGETS;
    }

    /** An element of an array whose index only the shader knows: some are alpha alone. */
    private static @Nullable Value mixed(Instr i, Variable v, int elements, Builder b) {
        Value alone = b.op(Op.INE, b.op(Op.IAND, b.op(Op.USHR, b.i32(elements), i.args[0]), b.i32(1)), b.i32(0));
        if (i.op == Op.LOAD_TARGET) {
            Value whole = b.load(Op.LOAD_TARGET, v, i.args);
            return b.select(alone, held(whole, b), whole);
        }
        if ((i.imm & (RED | ALPHA)) != (RED | ALPHA)) return null;
        int last = i.args.length - 1;
        Value[] args = i.args.clone();
        Value red = b.select(alone, b.extract(args[last], 3), b.extract(args[last], 0));
        args[last] = b.insert(args[last], red, 0);
        b.storeMasked(Op.STORE_OUTPUT, v, i.imm, args);
        return GONE;
    }

    /** What a target of alpha alone holds, as colours have it. */
    private static Value held(Value stored, Builder b) {
        int width = stored.type().width();
        Value zero = stored.type().kind() == ScalarKind.F32 ? b.f32(0) : b.i32(0);
        if (width < 4) return b.splat(zero, width);
        return b.vec(zero, zero, zero, b.extract(stored, 0));
    }
}
