package tepui.ir.pass;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Lowering that rewrites all outputs of a shader at once, by an {@link OutputRule}: stores of the outputs that the rule asked for go to
 * locals, and where a vertex or fragment is done ({@code RETURN}, or {@code EMIT_VERTEX} of a geometry shader) the rule may read, change
 * and store them. {@link PromoteLocals} makes straight code of it.
 */
public final class OutputLowering extends Rewriter {
    private final OutputRule rule;
    private final List<Variable> captured = new ArrayList<>();
    private final IdentityHashMap<Variable, Variable> locals = new IdentityHashMap<>();
    private boolean active;

    OutputLowering(OutputRule rule) {
        this.rule = rule;
    }

    /** Asks for an output; called in {@link OutputRule#choose}. */
    public void capture(Variable output) {
        if (!captured.contains(output)) captured.add(output);
    }

    @Override
    protected boolean prepare(Shader s) {
        locals.clear();
        captured.clear();
        active = rule.choose(s, this);
        if (!active) return false;
        for (Variable output : captured) {
            locals.put(output, s.local(output.name() + "_before", output.type(), output.arrayLength()));
        }
        return true;
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        if (i.op == Op.STORE_OUTPUT && i.variable != null) {
            Variable local = locals.get(i.variable);
            if (local == null) return null;
            b.storeMasked(Op.STORE_LOCAL, local, i.imm, i.args);
            return GONE;
        }
        if (i.op == Op.EMIT_VERTEX && active) {
            rule.end(b, this);
            b.append(i);
            return GONE;
        }
        return null;
    }

    @Override
    protected void leave(Builder b) {
        if (active && shader().stage != Stage.GEOMETRY) rule.end(b, this);
    }

    /** Value that the shader stored to an output that is no array. */
    public Value stored(Variable output, Builder b) {
        return b.loadLocal(local(output));
    }

    public Value stored(Variable output, int element, Builder b) {
        return b.loadLocal(local(output), b.i32(element));
    }

    private Variable local(Variable output) {
        Variable local = locals.get(output);
        if (local == null) throw new IllegalStateException("OutputLowering: " + output + " was not captured");
        return local;
    }

    /** Stores an output as the shader did. */
    public void passOn(Variable output, Builder b) {
        if (!output.isArray()) {
            b.storeOutput(output, stored(output, b));
            return;
        }
        for (int e = 0; e < output.arrayLength(); e++) b.storeOutput(output, b.i32(e), stored(output, e, b));
    }

    public static @Nullable Variable output(Shader s, Builtin builtin) {
        return find(s.outputs, builtin);
    }

    public static @Nullable Variable input(Shader s, Builtin builtin) {
        return find(s.inputs, builtin);
    }

    private static @Nullable Variable find(Iterable<Variable> variables, Builtin builtin) {
        for (Variable v : variables) {
            if (v.builtin == builtin) return v;
        }
        return null;
    }

    /** The fragment output at a location, of the first source. */
    public static @Nullable Variable color(Shader s, int location) {
        for (Variable v : s.outputs) {
            if (v.builtin == Builtin.NONE
                    && v.index == 0
                    && v.location <= location
                    && location < v.location + v.elements()) return v;
        }
        return null;
    }

    static boolean isVertexStage(Shader s) {
        return s.stage == Stage.VERTEX || s.stage == Stage.TESS_EVAL || s.stage == Stage.GEOMETRY;
    }
}
