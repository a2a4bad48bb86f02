package tepui.ir.pass;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Value;

/**
 * Pass that replaces values which are copies of others: results of an IF whose sides yield the same value, parameters
 * of a LOOP that never change, results of a LOOP that is always left with the same value, selections between equals.
 * The yields and parameters themselves stay, unused, for {@link RemoveDead}. {@link Value#id} holds the depth of the
 * region that defines the value: what is defined no deeper than an instruction is visible after it.
 */
public final class CopyPropagation implements Pass {
    private boolean changed;

    /** The jumps of one loop. */
    private static final class Jumps {
        final List<Instr> breaks = new ArrayList<>();
        final List<Instr> continues = new ArrayList<>();
    }

    @Override
    public boolean run(Shader shader) {
        changed = false;
        for (Function f : shader.functions) region(f.body(), 0);
        return changed;
    }

    private void replace(Value old, Value by) {
        Rewriter.replace(old, by);
        changed = true;
    }

    private void region(Region region, int depth) {
        for (Value v : region.params) v.id = depth;
        for (Instr instr : region.body) {
            Rewriter.resolve(instr.args);
            for (Value v : instr.results) v.id = depth;
            switch (instr.op) {
                case SELECT -> {
                    if (instr.args[1] == instr.args[2]) replace(instr.result(), instr.args[1]);
                }
                case IF -> {
                    region(instr.regions[0], depth + 1);
                    region(instr.regions[1], depth + 1);
                    ifResults(instr, depth);
                }
                case LOOP -> {
                    Jumps jumps = new Jumps();
                    jumps(instr.regions[0], jumps);
                    params(instr, jumps);
                    region(instr.regions[0], depth + 1);
                    loopResults(instr, jumps, depth);
                }
                default -> {}
            }
        }
    }

    private void ifResults(Instr instr, int depth) {
        Instr yes = instr.regions[0].terminator();
        Instr no = instr.regions[1].terminator();
        for (int i = 0; i < instr.results.length; i++) {
            Value a = yes.op == Op.YIELD ? yes.args[i] : null;
            Value b = no.op == Op.YIELD ? no.args[i] : null;
            Value same = a == null ? b : b == null || a == b ? a : null;
            if (same != null && same.id <= depth) replace(instr.results[i], same);
        }
    }

    private static void jumps(Region region, Jumps into) {
        for (Instr instr : region.body) {
            if (instr.op == Op.BREAK) into.breaks.add(instr);
            else if (instr.op == Op.CONTINUE) into.continues.add(instr);
            else if (instr.op == Op.IF) {
                jumps(instr.regions[0], into);
                jumps(instr.regions[1], into);
            }
        }
    }

    private void params(Instr loop, Jumps jumps) {
        List<Value> params = loop.regions[0].params;
        for (int i = 0; i < params.size(); i++) {
            Value param = params.get(i);
            boolean same = true;
            for (Instr c : jumps.continues) {
                Value next = Rewriter.resolve(c.args[i]);
                same &= next == param || next == loop.args[i];
            }
            if (same) replace(param, loop.args[i]);
        }
    }

    private void loopResults(Instr loop, Jumps jumps, int depth) {
        for (int i = 0; i < loop.results.length; i++) {
            @Nullable Value same = null;
            boolean all = true;
            for (Instr b : jumps.breaks) {
                Value v = b.args[i];
                all &= same == null || same == v;
                same = v;
            }
            if (all && same != null && same.id <= depth) replace(loop.results[i], same);
        }
    }
}
