package tepui.frontends.glsl.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;
import tepui.ir.pass.Rewriter;

/**
 * Aliased vertex attributes, several at one location (GLSL 4.60, 4.4.1: the one case in which components may be
 * shared). The IR has one variable for each component, so those that overlap become one of four components, of which
 * each of them is a part.
 */
final class AttributeAliases extends Rewriter {
    private record View(Variable whole, int row) {}

    private final IdentityHashMap<Variable, View> views = new IdentityHashMap<>();
    /** By name of an attribute that is no more: the name of the variable that it is part of. */
    final Map<String, String> renamed = new HashMap<>();

    @Override
    protected boolean prepare(Shader s) {
        List<Variable> open = new ArrayList<>();
        for (Variable v : s.inputs) {
            if (v.builtin == Builtin.NONE && v.location >= 0) open.add(v);
        }
        while (!open.isEmpty()) {
            List<Variable> group = new ArrayList<>();
            group.add(open.removeLast());
            // Grows until nobody left overlaps with anybody in it.
            for (int i = 0; i < group.size(); i++) {
                for (int k = open.size() - 1; k >= 0; k--) {
                    if (overlap(group.get(i), open.get(k))) group.add(open.remove(k));
                }
            }
            if (group.size() > 1) merge(s, group);
        }
        return !views.isEmpty();
    }

    /** Can all of them be parts of one? Those of 64 bits cannot. */
    static boolean possible(Shader s) {
        for (Variable v : s.inputs) {
            if (v.builtin != Builtin.NONE || v.location < 0 || !v.type().kind().is64()) continue;
            for (Variable o : s.inputs) {
                if (o != v && o.builtin == Builtin.NONE && o.location >= 0 && overlap(v, o)) return false;
            }
        }
        return true;
    }

    private static int rows(Variable v) {
        return v.elements() * v.slotsPerElement();
    }

    private static boolean overlap(Variable a, Variable b) {
        boolean rows = a.location < b.location + rows(b) && b.location < a.location + rows(a);
        return rows && a.component < end(b) && b.component < end(a);
    }

    /** Behind the last component that it takes of its locations. */
    private static int end(Variable v) {
        int words = v.type().width() * (v.type().kind().is64() ? 2 : 1);
        return words > 4 ? 4 : v.component + words;
    }

    private void merge(Shader s, List<Variable> group) {
        int first = Integer.MAX_VALUE;
        int end = 0;
        ScalarKind kind = group.getFirst().type().kind();
        for (Variable v : group) {
            first = Math.min(first, v.location);
            end = Math.max(end, v.location + rows(v));
            if (v.type().kind() == ScalarKind.F32) kind = ScalarKind.F32;
        }
        String name = group.getFirst().name();
        Variable whole = new Variable(Variable.Mode.INPUT, name, Type.of(kind, 4), end - first == 1 ? 0 : end - first);
        whole.location = first;
        whole.unsigned = group.getFirst().unsigned;
        for (Variable v : group) {
            views.put(v, new View(whole, v.location - first));
            renamed.put(v.name(), name);
        }
        s.inputs.removeAll(group);
        s.inputs.add(whole);
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        View view = v == null ? null : views.get(v);
        if (v == null || view == null) return null;
        Value all;
        if (!view.whole.isArray()) {
            all = b.loadInput(view.whole);
        } else {
            Value row = b.i32(view.row);
            if (v.isArray()) row = b.op(Op.IADD, i.args[0], row);
            all = b.loadInput(view.whole, row);
        }
        int[] components = new int[v.type().width()];
        for (int c = 0; c < components.length; c++) components[c] = v.component + c;
        Value part = b.swizzle(all, components);
        ScalarKind kind = v.type().kind();
        return kind == view.whole.type().kind() ? part : b.convert(Op.BITCAST, kind, part);
    }
}
