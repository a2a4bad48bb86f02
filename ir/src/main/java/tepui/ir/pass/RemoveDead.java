package tepui.ir.pass;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Dead code elimination: removes instructions, stores to locals that are never read, results and parameters of IF and
 * LOOP that are never used, loops and branches that are left empty, functions never called, locals without accesses.
 * Marks what is needed, from the effects backwards, then sweeps; so circles of loop parameters that only feed each
 * other go too. A loop is taken to end.
 */
public final class RemoveDead implements Pass {
    private final boolean interfaceToo;

    /** The instructions of the function, in order of their {@link Instr#id}, and around each the IF or LOOP, or null. */
    private final List<Instr> instrs = new ArrayList<>();

    private final List<@Nullable Instr> parents = new ArrayList<>();
    /** The jumps of each loop, by the loop's id. */
    private final IdentityHashMap<Instr, List<Instr>> breaks = new IdentityHashMap<>();

    private final IdentityHashMap<Instr, List<Instr>> continues = new IdentityHashMap<>();
    private final IdentityHashMap<Variable, List<Instr>> stores = new IdentityHashMap<>();
    /** Of each value by its id: the instruction whose result it is, or the loop whose parameter; null for a function's parameter. */
    private @Nullable Instr[] makers = new @Nullable Instr[0];
    /** Which of them it is; a parameter's place is inverted. */
    private int[] places = new int[0];

    private boolean[] liveValues = new boolean[0];
    private boolean[] liveInstrs = new boolean[0];
    private final List<Value> work = new ArrayList<>();
    private final Set<Variable> loaded = Collections.newSetFromMap(new IdentityHashMap<>());
    private boolean changed;

    public RemoveDead() {
        this(false);
    }

    /** With {@code interfaceToo}, inputs and resources without accesses go as well. */
    public RemoveDead(boolean interfaceToo) {
        this.interfaceToo = interfaceToo;
    }

    @Override
    public boolean run(Shader shader) {
        changed = false;
        loaded.clear();
        functions(shader);
        // What one function stores to a local, another may load: loads of all functions are roots of the stores.
        if (shader.functions.size() > 1) {
            for (Function f : shader.functions) {
                Walk.each(f.body(), i -> {
                    if (i.op == Op.LOAD_LOCAL && i.variable != null) loaded.add(i.variable);
                });
            }
        }
        for (Function f : shader.functions) function(f);
        declarations(shader);
        return changed;
    }

    // ---- marking ---------------------------------------------------------------------------------------------------

    private void function(Function f) {
        int values = Ids.number(f);
        instrs.clear();
        parents.clear();
        breaks.clear();
        continues.clear();
        stores.clear();
        makers = new @Nullable Instr[values];
        places = new int[values];
        liveValues = new boolean[values];
        collect(f.body(), null, null);
        liveInstrs = new boolean[instrs.size()];
        for (Instr i : instrs) {
            if (isRoot(i)) mark(i);
        }
        while (!work.isEmpty()) reach(work.removeLast());
        sweep(f.body(), null);
    }

    private void collect(Region region, @Nullable Instr parent, @Nullable Instr loop) {
        for (Instr i : region.body) {
            i.id = instrs.size();
            instrs.add(i);
            parents.add(parent);
            for (int k = 0; k < i.results.length; k++) {
                makers[i.results[k].id] = i;
                places[i.results[k].id] = k;
            }
            switch (i.op) {
                case BREAK -> {
                    if (loop != null)
                        breaks.computeIfAbsent(loop, l -> new ArrayList<>()).add(i);
                }
                case CONTINUE -> {
                    if (loop != null)
                        continues.computeIfAbsent(loop, l -> new ArrayList<>()).add(i);
                }
                case STORE_LOCAL -> {
                    if (i.variable != null)
                        stores.computeIfAbsent(i.variable, v -> new ArrayList<>())
                                .add(i);
                }
                case LOOP -> {
                    List<Value> params = i.regions[0].params;
                    for (int k = 0; k < params.size(); k++) {
                        makers[params.get(k).id] = i;
                        places[params.get(k).id] = ~k;
                    }
                }
                default -> {}
            }
            for (Region nested : i.regions) collect(nested, i, i.op == Op.LOOP ? i : loop);
        }
    }

    private boolean isRoot(Instr i) {
        return switch (i.op) {
            case IF, LOOP, YIELD, BREAK, CONTINUE -> false;
            case STORE_LOCAL -> i.variable != null && loaded.contains(i.variable);
            default -> i.op.hasEffect();
        };
    }

    /** The instruction stays, and so what decides whether it runs. */
    private void mark(Instr start) {
        Instr i = start;
        while (i != null && !liveInstrs[i.id]) {
            liveInstrs[i.id] = true;
            switch (i.op) {
                case IF -> mark(i.args[0]);
                case LOOP -> {
                    // When it ends and goes round is part of it.
                    for (Instr b : breaks.getOrDefault(i, List.of())) mark(b);
                    for (Instr c : continues.getOrDefault(i, List.of())) mark(c);
                }
                // What they give is marked result by result.
                case YIELD, BREAK, CONTINUE -> {}
                default -> {
                    for (Value arg : i.args) mark(arg);
                }
            }
            if (i.op == Op.LOAD_LOCAL && i.variable != null && loaded.add(i.variable)) {
                for (Instr store : stores.getOrDefault(i.variable, List.of())) mark(store);
            }
            i = parents.get(i.id);
        }
    }

    private void mark(Value v) {
        if (liveValues[v.id]) return;
        liveValues[v.id] = true;
        work.add(v);
    }

    private void reach(Value v) {
        Instr maker = makers[v.id];
        if (maker == null) return;
        int k = places[v.id];
        if (k < 0) {
            mark(maker.args[~k]);
            for (Instr c : continues.getOrDefault(maker, List.of())) mark(c.args[~k]);
            return;
        }
        mark(maker);
        if (maker.op == Op.IF) {
            for (Region side : maker.regions) {
                Instr end = side.terminator();
                if (end.op == Op.YIELD) mark(end.args[k]);
            }
        } else if (maker.op == Op.LOOP) {
            for (Instr b : breaks.getOrDefault(maker, List.of())) mark(b.args[k]);
        }
    }

    // ---- sweeping --------------------------------------------------------------------------------------------------

    private void sweep(Region region, @Nullable Instr owner) {
        List<Instr> body = region.body;
        int kept = 0;
        for (int k = 0; k < body.size(); k++) {
            Instr i = body.get(k);
            if (i.op == Op.YIELD && owner != null) {
                i.args = live(i.args, owner.results);
            } else if (!liveInstrs[i.id]) {
                continue;
            } else if (i.op == Op.IF) {
                for (Region side : i.regions) sweep(side, i);
                i.setResults(live(i.results, i.results));
            } else if (i.op == Op.LOOP) {
                loop(i);
            }
            body.set(kept++, i);
        }
        if (kept < body.size()) {
            changed = true;
            body.subList(kept, body.size()).clear();
        }
    }

    private void loop(Instr loop) {
        Region body = loop.regions[0];
        sweep(body, loop);
        Value[] params = body.params.toArray(new Value[0]);
        for (Instr b : breaks.getOrDefault(loop, List.of())) b.args = live(b.args, loop.results);
        for (Instr c : continues.getOrDefault(loop, List.of())) c.args = live(c.args, params);
        loop.args = live(loop.args, params);
        loop.setResults(live(loop.results, loop.results));
        body.params.clear();
        body.params.addAll(Arrays.asList(live(params, params)));
    }

    /** Those of {@code values} whose like in {@code deciding} is needed. */
    private Value[] live(Value[] values, Value[] deciding) {
        int n = 0;
        for (Value d : deciding) {
            if (liveValues[d.id]) n++;
        }
        if (n == values.length) return values;
        changed = true;
        Value[] kept = new Value[n];
        n = 0;
        for (int k = 0; k < values.length; k++) {
            if (liveValues[deciding[k].id]) kept[n++] = values[k];
        }
        return kept;
    }

    // ---- declarations ----------------------------------------------------------------------------------------------

    private void functions(Shader shader) {
        if (shader.functions.size() == 1) return;
        Set<Function> called = Collections.newSetFromMap(new IdentityHashMap<>());
        List<Function> open = new ArrayList<>();
        called.add(shader.entry);
        open.add(shader.entry);
        while (!open.isEmpty()) {
            Walk.each(open.removeLast().body(), i -> {
                if (i.function != null && called.add(i.function)) open.add(i.function);
            });
        }
        changed |= shader.functions.removeIf(f -> !called.contains(f));
    }

    private void declarations(Shader shader) {
        Set<Object> used = Collections.newSetFromMap(new IdentityHashMap<>());
        for (Function f : shader.functions) {
            Walk.each(f.body(), i -> {
                if (i.variable != null) used.add(i.variable);
                if (i.resource != null) used.add(i.resource);
            });
        }
        changed |= shader.locals.removeIf(v -> !used.contains(v));
        if (interfaceToo) {
            changed |= shader.inputs.removeIf(v -> !used.contains(v));
            changed |= shader.resources.removeIf(r -> !used.contains(r));
        }
    }
}
