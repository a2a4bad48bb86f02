package tepui.ir.pass;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Instr;
import tepui.ir.IrException;
import tepui.ir.Op;
import tepui.ir.Shader;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Linker of varyings: fits the outputs of one stage to the inputs of the next. Linked mode, for programs whose stages
 * belong together: user variables are matched by location where both have one, else by name; outputs that nobody reads
 * go, inputs that nobody writes read as zeros, and what is left gets locations without gaps. Fixed mode, for stages
 * that meet any other (Direct3D 9, separable programs): nothing moves, the stages are only checked against each other.
 */
public final class LinkVaryings {
    public enum Mode {
        LINKED,
        FIXED
    }

    private record Pair(Variable output, Variable input) {}

    private final Mode mode;
    private final Set<String> kept;

    /** With names of outputs that stay though the next stage does not read them: stream output does. */
    public LinkVaryings(Mode mode, Set<String> kept) {
        this.mode = mode;
        this.kept = Set.copyOf(kept);
    }

    /** Links the two in place; says whether they changed. Throws an {@link IrException} where types disagree. */
    public boolean run(Shader producer, Shader consumer) {
        if (producer.stage.ordinal() >= consumer.stage.ordinal()) {
            throw new IllegalArgumentException("LinkVaryings: the stages are " + producer.stage.text() + " and "
                    + consumer.stage.text() + ", must be in pipeline order");
        }
        List<Pair> pairs = new ArrayList<>();
        List<Variable> orphans = new ArrayList<>();
        match(producer, consumer, pairs, orphans);
        check(producer, consumer, pairs);
        if (mode == Mode.FIXED) return false;
        boolean changed = zero(consumer, orphans);
        changed |= removeUnread(producer, pairs);
        changed |= compact(producer, pairs);
        return changed;
    }

    // ---- matching --------------------------------------------------------------------------------------------------

    private static void match(Shader producer, Shader consumer, List<Pair> pairs, List<Variable> orphans) {
        Map<String, Variable> byName = new HashMap<>();
        Map<Integer, Variable> byPlace = new HashMap<>();
        for (Variable v : producer.outputs) {
            if (v.builtin != Builtin.NONE) continue;
            byName.putIfAbsent(v.name(), v);
            if (v.location >= 0) byPlace.putIfAbsent(place(v), v);
        }
        for (Variable v : consumer.inputs) {
            if (v.builtin != Builtin.NONE) continue;
            Variable from = v.location >= 0 ? byPlace.get(place(v)) : null;
            Variable named = byName.get(v.name());
            boolean byNameOnly = named != null && (v.location < 0 || named.location < 0);
            if (from == null && byNameOnly) from = named;
            if (from == null) orphans.add(v);
            else pairs.add(new Pair(from, v));
        }
    }

    private static int place(Variable v) {
        return (v.patch ? 1 << 16 : 0) + v.location * 4 + v.component;
    }

    private static void check(Shader producer, Shader consumer, List<Pair> pairs) {
        List<String> problems = new ArrayList<>();
        for (Pair p : pairs) {
            Variable out = p.output;
            Variable in = p.input;
            boolean same = out.type() == in.type() && out.patch == in.patch;
            // An input per vertex of a primitive is no array of its own.
            if (!same || out.arrayLength() != in.arrayLength()) {
                problems.add(
                        "output '" + out.name() + "' is " + shown(out) + ", input '" + in.name() + "' is " + shown(in));
            }
        }
        if (!problems.isEmpty()) {
            throw new IrException("'" + producer.name + "' and '" + consumer.name + "' do not link:", problems);
        }
    }

    private static String shown(Variable v) {
        return v.type() + (v.isArray() ? "[" + v.arrayLength() + "]" : "") + (v.patch ? " per patch" : "");
    }

    // ---- linked mode -----------------------------------------------------------------------------------------------

    private static boolean zero(Shader consumer, List<Variable> orphans) {
        if (orphans.isEmpty()) return false;
        new Rewriter() {
            @Override
            protected @Nullable Value rewrite(Instr i, Builder b) {
                if (i.variable == null || !orphans.contains(i.variable) || i.results.length != 1) return null;
                return constant(b, i.result().type(), 0);
            }
        }.run(consumer);
        consumer.inputs.removeAll(orphans);
        return true;
    }

    private boolean removeUnread(Shader producer, List<Pair> pairs) {
        IdentityHashMap<Variable, Boolean> needed = new IdentityHashMap<>();
        for (Pair p : pairs) needed.put(p.output, true);
        for (var f : producer.functions) {
            // A patch's invocations read each other's.
            Walk.each(f.body(), i -> {
                if ((i.op == Op.LOAD_OUTPUT || i.op == Op.INTRINSIC) && i.variable != null)
                    needed.put(i.variable, true);
            });
        }
        List<Variable> gone = new ArrayList<>();
        for (Variable v : producer.outputs) {
            if (v.builtin == Builtin.NONE && !needed.containsKey(v) && !kept.contains(v.name())) gone.add(v);
        }
        if (gone.isEmpty()) return false;
        new Rewriter() {
            @Override
            protected @Nullable Value rewrite(Instr i, Builder b) {
                return i.op == Op.STORE_OUTPUT && gone.contains(i.variable) ? GONE : null;
            }
        }.run(producer);
        producer.outputs.removeAll(gone);
        return true;
    }

    /**
     * New locations in the order of the old ones, those without last. Variables that overlap in their old locations keep
     * their distance.
     */
    private static boolean compact(Shader producer, List<Pair> pairs) {
        List<Variable> order = new ArrayList<>();
        for (Variable v : producer.outputs) {
            if (v.builtin == Builtin.NONE) order.add(v);
        }
        order.sort(Comparator.comparingInt((Variable v) -> v.location < 0 ? Integer.MAX_VALUE : v.location));
        boolean changed = false;
        for (boolean patch : new boolean[] {false, true}) {
            int next = 0;
            int groupOld = 0;
            int groupNew = 0;
            int groupEnd = 0;
            for (Variable v : order) {
                if (v.patch != patch) continue;
                int slots = v.elements() * v.slotsPerElement();
                int old = v.location;
                if (old < 0 || old >= groupEnd) {
                    groupOld = old;
                    groupNew = next;
                    groupEnd = old < 0 ? 0 : old;
                }
                int location = old < 0 ? next : groupNew + old - groupOld;
                if (old >= 0) groupEnd = Math.max(groupEnd, old + slots);
                next = Math.max(next, location + slots);
                changed |= place(v, location, pairs);
            }
        }
        return changed;
    }

    private static boolean place(Variable v, int location, List<Pair> pairs) {
        boolean changed = v.location != location;
        v.location = location;
        for (Pair p : pairs) {
            if (p.output != v) continue;
            changed |= p.input.location != location || p.input.component != v.component;
            p.input.location = location;
            p.input.component = v.component;
        }
        return changed;
    }
}
