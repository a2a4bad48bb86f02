package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Rewriter of loads of render targets, target by target, to what a device has for them: an index that is no constant
 * chooses among all of its array.
 */
public abstract class TargetLoads extends Rewriter {
    /** Contents of one target, as the variable has them. */
    protected abstract Value load(Builder b, Variable v, int target);

    @Override
    protected final @Nullable Value rewrite(Instr instr, Builder b) {
        Variable v = instr.variable;
        if (instr.op != Op.LOAD_TARGET || v == null) return null;
        if (!v.isArray()) return load(b, v, v.location);
        Value index = instr.args[0];
        if (index.isConst()) return load(b, v, v.location + Math.clamp(index.constInt(0), 0, v.elements() - 1));
        Value result = load(b, v, v.location);
        for (int e = 1; e < v.elements(); e++) {
            result = b.select(b.op(Op.IEQ, index, b.i32(e)), load(b, v, v.location + e), result);
        }
        return result;
    }
}
