package tepui.ir.pass;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering of two-sided lighting: a fragment of a back face reads the back colour's input where the shader reads the
 * front one's.
 */
public final class LowerTwoSidedColor extends Rewriter {
    /** The locations of one colour's two sides. */
    public record Pair(int front, int back) {}

    private final List<Pair> pairs;
    private final IdentityHashMap<Variable, Variable> backs = new IdentityHashMap<>();
    private @Nullable Variable facing;

    public LowerTwoSidedColor(List<Pair> pairs) {
        this.pairs = List.copyOf(pairs);
    }

    @Override
    protected boolean prepare(Shader s) {
        backs.clear();
        facing = null;
        if (s.stage != Stage.FRAGMENT) return false;
        for (Variable v : new ArrayList<>(s.inputs)) {
            for (Pair pair : pairs) {
                if (v.builtin != Builtin.NONE || v.location != pair.front || v.isArray()) continue;
                Variable back = v.copy(v.name() + "_back");
                back.location = pair.back;
                s.inputs.add(back);
                backs.put(v, back);
            }
        }
        if (backs.isEmpty()) return false;
        facing = OutputLowering.input(s, Builtin.FRONT_FACING);
        if (facing == null) facing = s.input(Builtin.FRONT_FACING, Type.BOOL);
        return true;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable side = facing;
        Variable back = i.variable == null ? null : backs.get(i.variable);
        if (back == null || side == null || i.results.length != 1) return null;
        Value front = b.append(load(i, i.variable)).result();
        Value other = b.append(load(i, back)).result();
        return b.select(b.loadInput(side), front, other);
    }

    private static Instr load(Instr like, @Nullable Variable variable) {
        Instr i = Instr.of(like.op, like.result().type(), like.args);
        i.variable = variable;
        return i;
    }
}
