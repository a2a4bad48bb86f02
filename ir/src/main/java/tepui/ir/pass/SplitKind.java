package tepui.ir.pass;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Region;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Base of lowerings that take one scalar kind out of a shader: each value of it becomes one or several values of
 * another kind, as wide as it was. What only moves values (selections, vectors, locals, control flow, calls) is done
 * here; what computes with them is the subclass's.
 */
abstract sealed class SplitKind implements Pass permits LowerDouble.Work, LowerInt64.Work {
    private final ScalarKind kind;
    private final ScalarKind partKind;
    private final int parts;

    /** Replacements of values; values that are not in it stay as they are. */
    private final IdentityHashMap<Value, Value[]> known = new IdentityHashMap<>();

    private final IdentityHashMap<Function, Function> functions = new IdentityHashMap<>();
    private final Map<Variable, Variable[]> locals = new HashMap<>();
    private boolean changed;

    SplitKind(ScalarKind kind, ScalarKind partKind, int parts) {
        this.kind = kind;
        this.partKind = partKind;
        this.parts = parts;
    }

    /** Does the work for one shader: passes hold nothing between runs. */
    final boolean split(Shader s) {
        for (Variable v : List.copyOf(s.locals)) {
            if (v.type().kind() == kind) local(s, v);
        }
        changed |= variables(s);
        List<Function> before = List.copyOf(s.functions);
        s.functions.clear();
        for (Function f : before) {
            Function g = signature(f);
            functions.put(f, g);
            s.functions.add(g);
        }
        for (Function f : before) {
            Function g = functions.getOrDefault(f, f);
            List<Instr> code = new ArrayList<>(f.body().body);
            f.body().body.clear();
            body(code, new Builder(s, g.body()));
        }
        return changed;
    }

    // ---- for the subclass ------------------------------------------------------------------------------------------

    /** Replaces inputs and outputs of the kind; says whether there were any. */
    abstract boolean variables(Shader s);

    /** The initial contents of part {@code part} of a local. */
    abstract long part(long bits, int part);

    /**
     * An instruction that reads or makes values of the kind and does not only move them.
     *
     * @param args the parts of each operand
     * @return the parts of its only result, nothing where it has none, or null to keep it with the operands it has
     */
    abstract Value @Nullable [] lower(Instr i, Value[][] args, Builder b);

    final Type partType(Type type) {
        return Type.of(partKind, type.width());
    }

    // ---- declarations ----------------------------------------------------------------------------------------------

    private void local(Shader s, Variable v) {
        changed = true;
        Variable[] made = new Variable[parts];
        s.locals.remove(v);
        for (int p = 0; p < parts; p++) {
            String name = parts == 1 ? v.name() : v.name() + (p == 0 ? ".low" : ".high");
            made[p] = s.local(name, partType(v.type()), v.arrayLength());
            long[] initial = v.initial;
            if (initial == null) continue;
            long[] contents = new long[initial.length];
            for (int c = 0; c < contents.length; c++) contents[c] = part(initial[c], p);
            made[p].initial = contents;
        }
        locals.put(v, made);
    }

    private Function signature(Function f) {
        boolean wide = f.results().stream().anyMatch(t -> t.kind() == kind)
                || f.params().stream().anyMatch(v -> v.type().kind() == kind);
        if (!wide) return f;
        changed = true;
        List<Type> params = new ArrayList<>();
        for (Value v : f.params()) types(v.type(), params);
        List<Type> results = new ArrayList<>();
        for (Type t : f.results()) types(t, results);
        Function g = new Function(f.name(), params, results);
        int at = 0;
        for (Value v : f.params()) {
            int n = v.type().kind() == kind ? parts : 1;
            known.put(v, g.params().subList(at, at + n).toArray(new Value[0]));
            at += n;
        }
        return g;
    }

    private void types(Type type, List<Type> into) {
        if (type.kind() != kind) into.add(type);
        else for (int p = 0; p < parts; p++) into.add(partType(type));
    }

    // ---- the walk --------------------------------------------------------------------------------------------------

    private Value[] parts(Value v) {
        Value[] is = known.get(v);
        return is == null ? new Value[] {v} : is;
    }

    private Value[] flat(Value[] values) {
        List<Value> all = new ArrayList<>();
        for (Value v : values) all.addAll(Arrays.asList(parts(v)));
        return all.toArray(new Value[0]);
    }

    /** New values for those of the kind. */
    private Value[] fresh(List<Value> values) {
        List<Value> all = new ArrayList<>();
        for (Value v : values) {
            if (v.type().kind() != kind) {
                all.add(v);
                continue;
            }
            changed = true;
            Value[] made = new Value[parts];
            for (int p = 0; p < parts; p++) made[p] = new Value(partType(v.type()));
            known.put(v, made);
            all.addAll(Arrays.asList(made));
        }
        return all.toArray(new Value[0]);
    }

    private void body(List<Instr> code, Builder b) {
        for (Instr i : code) {
            b.line = i.line;
            b.precise = i.precise;
            switch (i.op) {
                case IF, LOOP, CALL, YIELD, CONTINUE, BREAK, RETURN -> control(i, b);
                default -> plain(i, b);
            }
        }
    }

    private void control(Instr i, Builder b) {
        i.args = flat(i.args);
        if (i.function != null) i.function = functions.getOrDefault(i.function, i.function);
        b.region().body.add(i);
        for (Region region : i.regions) {
            Value[] params = fresh(region.params);
            region.params.clear();
            region.params.addAll(Arrays.asList(params));
            List<Instr> code = new ArrayList<>(region.body);
            region.body.clear();
            Region outer = b.region();
            b.moveTo(region);
            body(code, b);
            b.moveTo(outer);
        }
        i.setResults(fresh(List.of(i.results)));
    }

    private boolean isWide(Instr i) {
        for (Value v : i.args) {
            if (v.type().kind() == kind) return true;
        }
        for (Value v : i.results) {
            if (v.type().kind() == kind) return true;
        }
        return false;
    }

    private void plain(Instr i, Builder b) {
        if (!isWide(i)) {
            i.args = flat(i.args);
            b.region().body.add(i);
            return;
        }
        Value[][] args = new Value[i.args.length][];
        for (int k = 0; k < args.length; k++) args[k] = parts(i.args[k]);
        Value[] made = move(i, args, b);
        if (made == null) made = lower(i, args, b);
        if (made == null) {
            i.args = flat(i.args);
            b.region().body.add(i);
            return;
        }
        changed = true;
        if (i.results.length == 1) {
            for (Value v : made) if (v.name == null) v.name = i.result().name;
            known.put(i.result(), made);
        }
    }

    /** Handles an instruction that each part goes through by itself; null for all others. */
    private Value @Nullable [] move(Instr i, Value[][] args, Builder b) {
        Variable v = i.variable;
        switch (i.op) {
            case UNDEF, SELECT, VEC, SWIZZLE, INSERT, EXTRACT_DYNAMIC, INSERT_DYNAMIC, LOAD_LOCAL -> {
                Value[] made = new Value[parts];
                for (int p = 0; p < parts; p++) {
                    Instr one = Instr.of(i.op, partType(i.result().type()), pick(args, p));
                    one.imm = i.imm;
                    if (v != null) one.variable = locals.getOrDefault(v, new Variable[] {v})[p];
                    made[p] = b.append(one).result();
                }
                return made;
            }
            case STORE_LOCAL -> {
                for (int p = 0; p < parts; p++) {
                    Instr one = Instr.of(i.op, null, pick(args, p));
                    one.imm = i.imm;
                    if (v != null) one.variable = locals.getOrDefault(v, new Variable[] {v})[p];
                    b.append(one);
                }
                return new Value[0];
            }
            default -> {
                return null;
            }
        }
    }

    /** Part {@code p} of each operand; operands of other kinds as they are. */
    final Value[] pick(Value[][] args, int p) {
        Value[] one = new Value[args.length];
        for (int k = 0; k < one.length; k++) one[k] = args[k].length == 1 ? args[k][0] : args[k][p];
        return one;
    }
}
