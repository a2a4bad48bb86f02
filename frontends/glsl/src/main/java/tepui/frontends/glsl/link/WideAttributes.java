package tepui.frontends.glsl.link;

import java.util.IdentityHashMap;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.BuiltinSlots;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Lowering of vertex attributes of three or four doubles: one location for OpenGL, two for the IR. Each becomes two
 * variables, the first two components at the location itself, the others {@link BuiltinSlots#WIDE_ATTRIBUTE} behind it,
 * where no generic attribute lies.
 */
final class WideAttributes extends Rewriter {
    private record Halves(Variable low, Variable high) {}

    private final IdentityHashMap<Variable, Halves> halves = new IdentityHashMap<>();

    @Override
    protected boolean prepare(Shader s) {
        for (Variable v : List.copyOf(s.inputs)) {
            if (v.builtin != Builtin.NONE || v.location < 0 || v.slotsPerElement() < 2) continue;
            Variable low = v.retyped(v.name(), Type.of(v.type().kind(), 2), v.arrayLength());
            Type rest = Type.of(v.type().kind(), v.type().width() - 2);
            Variable high = v.retyped(v.name() + ".zw", rest, v.arrayLength());
            high.location = v.location + BuiltinSlots.WIDE_ATTRIBUTE;
            halves.put(v, new Halves(low, high));
            s.inputs.set(s.inputs.indexOf(v), low);
            s.inputs.add(high);
        }
        return !halves.isEmpty();
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        Halves h = v == null || i.op != Op.LOAD_INPUT ? null : halves.get(v);
        if (h == null) return null;
        Value low = b.loadInput(h.low, i.args);
        Value high = b.loadInput(h.high, i.args);
        Value x = b.extract(low, 0);
        Value y = b.extract(low, 1);
        return h.high.type().width() == 1 ? b.vec(x, y, high) : b.vec(x, y, b.extract(high, 0), b.extract(high, 1));
    }
}
