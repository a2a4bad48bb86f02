package tepui.pipe.driver;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Lowering of the last vertex convention in a geometry shader's strips, for devices whose primitives take flat values
 * from the first vertex: each vertex goes out one or two later than it was made, with the flat values of the one that
 * ends the primitive it begins. As many vertices go out as before; what is captured of them would not be right.
 */
public final class LowerLastVertex extends Rewriter {
    /** An output as it was stored, and as the vertices that wait have it; none of these for a flat one. */
    private record Held(Variable now, List<Variable> waiting) {}

    private final long flat;
    private final Map<Variable, Held> held = new LinkedHashMap<>();
    private int ahead;
    private @Nullable Variable count;

    /** @param fragment says which values are flat */
    public LowerLastVertex(Shader fragment) {
        flat = Varyings.flat(fragment);
    }

    /** Are there strips, and of one stream? */
    public static boolean isPossible(Shader geometry) {
        if (geometry.outputTopology == Shader.Topology.POINTS) return false;
        for (Variable v : geometry.outputs) if (v.stream != 0) return false;
        return true;
    }

    @Override
    protected boolean prepare(Shader s) {
        held.clear();
        count = null;
        if (s.stage != Stage.GEOMETRY || !isPossible(s)) return false;
        ahead = s.outputTopology == Shader.Topology.LINE_STRIP ? 1 : 2;
        count = s.local("made", Type.I32, 0);
        for (Variable v : s.outputs) {
            List<Variable> waiting = new ArrayList<>();
            for (int i = 0; i < ahead && !isFlat(v); i++) {
                waiting.add(s.local(v.name() + "_waits" + i, v.type(), v.arrayLength()));
            }
            held.put(v, new Held(s.local(v.name() + "_now", v.type(), v.arrayLength()), waiting));
        }
        return true;
    }

    private boolean isFlat(Variable v) {
        if (v.builtin == Builtin.PRIMITIVE_ID) return true;
        if (v.builtin != Builtin.NONE) return false;
        return v.type().kind() != ScalarKind.F32 || (flat >>> v.location & 1) != 0;
    }

    @Override
    protected void enter(Function f, Builder b) {
        if (count != null && f == shader().entry) b.storeLocal(count, b.i32(0));
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable made = count;
        if (made == null) return null;
        switch (i.op) {
            case STORE_OUTPUT -> {
                Held h = held.get(i.variable);
                if (h == null) return null;
                b.storeMasked(Op.STORE_LOCAL, h.now, i.imm, i.args);
            }
            case EMIT_VERTEX -> {
                Value before = b.loadLocal(made);
                b.ifThen(b.op(Op.IGE, before, b.i32(ahead)), () -> emit(b, 0));
                for (Held h : held.values()) {
                    for (int w = 0; w < h.waiting.size(); w++) {
                        copy(b, w + 1 < h.waiting.size() ? h.waiting.get(w + 1) : h.now, h.waiting.get(w), false);
                    }
                }
                b.storeLocal(made, b.op(Op.IADD, before, b.i32(1)));
            }
            case END_PRIMITIVE -> cut(b, made);
            default -> {
                return null;
            }
        }
        return GONE;
    }

    @Override
    protected void leave(Builder b) {
        if (count != null) cut(b, count);
    }

    /** The vertices that still wait end a strip, if one was begun. */
    private void cut(Builder b, Variable made) {
        b.ifThen(b.op(Op.ILT, b.i32(ahead), b.loadLocal(made)), () -> {
            for (int w = 0; w < ahead; w++) emit(b, w);
            b.effect(Op.END_PRIMITIVE, 0);
        });
        b.storeLocal(made, b.i32(0));
    }

    private void emit(Builder b, int which) {
        held.forEach((out, h) -> copy(b, h.waiting.isEmpty() ? h.now : h.waiting.get(which), out, true));
        b.effect(Op.EMIT_VERTEX, 0);
    }

    private static void copy(Builder b, Variable from, Variable to, boolean out) {
        if (!to.isArray()) {
            if (out) b.storeOutput(to, b.loadLocal(from));
            else b.storeLocal(to, b.loadLocal(from));
            return;
        }
        for (int e = 0; e < to.arrayLength(); e++) {
            Value at = b.i32(e);
            if (out) b.storeOutput(to, at, b.loadLocal(from, at));
            else b.storeLocal(to, at, b.loadLocal(from, at));
        }
    }
}
