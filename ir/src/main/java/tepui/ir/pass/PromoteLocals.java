package tepui.ir.pass;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Pass that turns locals into SSA values: a store becomes the value itself, a load what was stored last. Where control
 * flow joins, IFs yield and LOOPs carry the locals that were stored in them; {@link RemoveDead} takes away those that
 * nobody needed. Arrays whose accesses all have constant indices are split into their elements first. Locals that
 * several functions use stay as they are: run {@link Inline} before.
 */
public final class PromoteLocals implements Pass {
    /** Longer arrays are left whole even if their indices are constant. */
    private final int maxElements;

    private Shader shader;
    private List<Variable> promoted = List.of();
    /** The locals stored to within each IF and LOOP, by {@link Variable#id}. */
    private final IdentityHashMap<Instr, BitSet> stored = new IdentityHashMap<>();

    private @Nullable Value[] current = new @Nullable Value[0];
    private Region prologue = new Region();

    public PromoteLocals() {
        this(256);
    }

    @SuppressWarnings("NullAway.Init")
    public PromoteLocals(int maxElements) {
        this.maxElements = maxElements;
    }

    @Override
    public boolean run(Shader s) {
        shader = s;
        if (s.locals.isEmpty()) return false;
        boolean changed = split();
        Set<Variable> elsewhere = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Function f : s.functions) {
            if (f == s.entry) continue;
            Walk.each(f.body(), i -> {
                if (i.variable != null) elsewhere.add(i.variable);
            });
        }
        promoted = new ArrayList<>();
        for (Variable v : s.locals) {
            v.id = -1;
            if (!v.isArray() && !elsewhere.contains(v)) {
                v.id = promoted.size();
                promoted.add(v);
            }
        }
        if (promoted.isEmpty()) return changed;
        // A local that an intrinsic looks at is memory.
        Walk.each(s.entry.body(), i -> {
            if (i.op == Op.INTRINSIC && i.variable != null) i.variable.id = -1;
        });
        stored.clear();
        findStores(s.entry.body());
        current = new @Nullable Value[promoted.size()];
        prologue = new Region();
        region(s.entry.body(), null, null);
        s.entry.body().body.addAll(0, prologue.body);
        s.locals.removeIf(v -> v.id >= 0);
        return true;
    }

    // ---- arrays ----------------------------------------------------------------------------------------------------

    private boolean split() {
        Set<Variable> whole = Collections.newSetFromMap(new IdentityHashMap<>());
        IdentityHashMap<Variable, Variable[]> elements = new IdentityHashMap<>();
        for (Variable v : shader.locals) {
            if (!v.isArray() || v.arrayLength() > maxElements) whole.add(v);
        }
        for (Function f : shader.functions) {
            Walk.each(f.body(), i -> {
                Variable v = i.variable;
                if (v != null && (i.op == Op.INTRINSIC || v.isArray() && !i.args[0].isConst())) whole.add(v);
            });
        }
        for (Variable v : shader.locals) {
            if (!whole.contains(v)) elements.put(v, elements(v));
        }
        if (elements.isEmpty()) return false;
        shader.locals.removeIf(elements::containsKey);
        for (Variable[] parts : elements.values()) Collections.addAll(shader.locals, parts);
        new Rewriter() {
            @Override
            protected @Nullable Value rewrite(Instr i, Builder b) {
                Variable[] parts = i.variable == null ? null : elements.get(i.variable);
                if (parts == null) return null;
                int index = i.args[0].constInt(0);
                boolean inside = index >= 0 && index < parts.length;
                if (i.op == Op.STORE_LOCAL) {
                    if (inside) b.storeMasked(Op.STORE_LOCAL, parts[index], i.imm, i.args[1]);
                    return GONE;
                }
                return inside
                        ? b.loadLocal(parts[index])
                        : constant(b, i.result().type(), 0);
            }
        }.run(shader);
        return true;
    }

    private static Variable[] elements(Variable v) {
        int width = v.type().width();
        Variable[] parts = new Variable[v.arrayLength()];
        for (int e = 0; e < parts.length; e++) {
            parts[e] = new Variable(Variable.Mode.LOCAL, v.name() + "_" + e, v.type(), 0);
            if (v.initial != null) parts[e].initial = Arrays.copyOfRange(v.initial, e * width, (e + 1) * width);
        }
        return parts;
    }

    // ---- promotion -------------------------------------------------------------------------------------------------

    private BitSet findStores(Region region) {
        BitSet here = new BitSet();
        for (Instr i : region.body) {
            if (i.op == Op.STORE_LOCAL && i.variable != null && i.variable.id >= 0) here.set(i.variable.id);
            if (i.regions.length > 0) {
                BitSet within = new BitSet();
                for (Region nested : i.regions) within.or(findStores(nested));
                stored.put(i, within);
                here.or(within);
            }
        }
        return here;
    }

    /** The local's contents here; before any store those at the start, made in the prologue. */
    private Value current(int id) {
        Value v = current[id];
        if (v != null) return v;
        Variable variable = promoted.get(id);
        Instr start = variable.initial == null
                ? Instr.of(Op.UNDEF, variable.type())
                : Instr.constant(variable.type(), variable.initial.clone());
        prologue.body.add(start);
        current[id] = start.result();
        return start.result();
    }

    /**
     * @param owner the IF whose side this is, or null
     * @param loop the innermost loop around
     */
    private void region(Region region, @Nullable Instr owner, @Nullable Instr loop) {
        List<Instr> before = new ArrayList<>(region.body);
        region.body.clear();
        Builder b = new Builder(shader, region);
        for (Instr i : before) {
            Rewriter.resolve(i.args);
            Variable v = i.variable;
            if (v != null && v.id >= 0 && i.op == Op.LOAD_LOCAL) {
                Rewriter.replace(i.result(), current(v.id));
                continue;
            }
            if (v != null && v.id >= 0 && i.op == Op.STORE_LOCAL) {
                b.line = i.line;
                current[v.id] = merged(b, i, v);
                continue;
            }
            if (i.op == Op.IF) branch(i, loop);
            else if (i.op == Op.LOOP) loop(i);
            else if (i.op == Op.YIELD && owner != null) append(i, owner);
            else if ((i.op == Op.BREAK || i.op == Op.CONTINUE) && loop != null) append(i, loop);
            region.body.add(i);
        }
    }

    private Value merged(Builder b, Instr store, Variable v) {
        Value value = store.args[0];
        Type type = v.type();
        int all = (1 << type.width()) - 1;
        if ((store.imm & all) == all) return value;
        Value old = current(v.id);
        if (Integer.bitCount(store.imm) == 1) {
            int c = Integer.numberOfTrailingZeros(store.imm);
            return b.insert(old, b.extract(value, c), c);
        }
        Value[] parts = new Value[type.width()];
        for (int c = 0; c < parts.length; c++) parts[c] = b.extract((store.imm >> c & 1) != 0 ? value : old, c);
        return b.vec(parts);
    }

    /** The locals that {@code owner} changes join the values that a jump gives to it. */
    private void append(Instr jump, Instr owner) {
        BitSet changes = stored.get(owner);
        if (changes == null || changes.isEmpty()) return;
        int n = jump.args.length;
        jump.args = Arrays.copyOf(jump.args, n + changes.cardinality());
        for (int id = changes.nextSetBit(0); id >= 0; id = changes.nextSetBit(id + 1)) jump.args[n++] = current(id);
    }

    private void branch(Instr i, @Nullable Instr loop) {
        BitSet changes = stored.getOrDefault(i, new BitSet());
        // Made here, outside, if at all: a side's own would not be the other's.
        for (int id = changes.nextSetBit(0); id >= 0; id = changes.nextSetBit(id + 1)) current(id);
        @Nullable Value[] start = current.clone();
        region(i.regions[0], i, loop);
        restore(start);
        region(i.regions[1], i, loop);
        restore(start);
        results(i, changes);
    }

    /** Back to what held before; contents made in the prologue meanwhile, of locals never stored there, stay known. */
    private void restore(@Nullable Value[] start) {
        for (int id = 0; id < start.length; id++) {
            if (start[id] != null) current[id] = start[id];
        }
    }

    private void results(Instr i, BitSet changes) {
        if (changes.isEmpty()) return;
        int n = i.results.length;
        Value[] results = Arrays.copyOf(i.results, n + changes.cardinality());
        for (int id = changes.nextSetBit(0); id >= 0; id = changes.nextSetBit(id + 1)) {
            Value v = new Value(promoted.get(id).type());
            v.name = promoted.get(id).name();
            current[id] = v;
            results[n++] = v;
        }
        i.setResults(results);
    }

    private void loop(Instr i) {
        BitSet changes = stored.getOrDefault(i, new BitSet());
        int n = i.args.length;
        i.args = Arrays.copyOf(i.args, n + changes.cardinality());
        for (int id = changes.nextSetBit(0); id >= 0; id = changes.nextSetBit(id + 1)) {
            i.args[n++] = current(id);
            Value param = new Value(promoted.get(id).type());
            param.name = promoted.get(id).name();
            i.regions[0].params.add(param);
            current[id] = param;
        }
        @Nullable Value[] start = current.clone();
        region(i.regions[0], null, i);
        restore(start);
        results(i, changes);
    }
}
