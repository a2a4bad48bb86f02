package tepui.ir.pass;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Pass that folds constants: computes what has constant operands, by {@link Evaluator}; takes the right side of
 * branches on constants; reads constant elements of locals that nobody stores to.
 */
public final class FoldConstants extends Rewriter {
    private static final int STORED = 1;

    @Override
    protected boolean prepare(Shader s) {
        for (Variable v : s.locals) v.id = 0;
        for (var f : s.functions) {
            Walk.each(f.body(), instr -> {
                if (instr.op == Op.STORE_LOCAL && instr.variable != null) instr.variable.id = STORED;
            });
        }
        return false;
    }

    @Override
    protected @Nullable Value rewrite(Instr instr, Builder b) {
        switch (instr.op) {
            case CONST, UNDEF -> {
                return null;
            }
            case IF -> {
                if (!instr.args[0].isConst()) return null;
                return splice(instr, instr.regions[instr.args[0].constBits(0) != 0 ? 0 : 1], b);
            }
            case SELECT -> {
                if (instr.args[0].isConst() && instr.args[0].type().isScalar()) {
                    return instr.args[instr.args[0].constBits(0) != 0 ? 1 : 2];
                }
            }
            case DEMOTE_IF -> {
                return instr.args[0].isConst() && instr.args[0].constBits(0) == 0 ? GONE : null;
            }
            case LOAD_LOCAL -> {
                return element(instr, b);
            }
            default -> {}
        }
        if (!instr.op.isPure() || instr.results.length != 1) return null;
        for (Value arg : instr.args) {
            if (!arg.isConst()) return null;
        }
        return b.append(Instr.constant(instr.result().type(), Evaluator.fold(instr)))
                .result();
    }

    private static @Nullable Value element(Instr instr, Builder b) {
        Variable v = instr.variable;
        if (v == null || v.id == STORED || v.initial == null) return null;
        if (v.isArray() && !instr.args[0].isConst()) return null;
        long[] bits = new long[v.type().width()];
        long index = v.isArray() ? instr.args[0].constInt(0) : 0;
        if (index >= 0 && index < v.elements())
            System.arraycopy(v.initial, (int) index * bits.length, bits, 0, bits.length);
        return b.append(Instr.constant(v.type(), bits)).result();
    }
}
