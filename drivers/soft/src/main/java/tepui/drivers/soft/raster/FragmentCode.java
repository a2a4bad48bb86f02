package tepui.drivers.soft.raster;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.Slots;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.Shader;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Fragment shader about to be joined with the code behind it. Its outputs become local variables, so that the code
 * behind it, written at the end of the same function, has them as values and they never go through memory.
 */
final class FragmentCode extends FragmentOutputs {
    private final Shader shader;
    /** By word of {@link Slots}: the variable that holds it and the component. */
    private final Map<Integer, Place> places = new HashMap<>();

    private record Place(Variable local, int element, int component) {}

    /** The same for outputs that are only stored in the straight line of the entry function: the values themselves. */
    private final Map<Integer, Value> straight = new HashMap<>();

    private @Nullable Value alphaScale;
    private final List<Instr> pending = new ArrayList<>();

    /**
     * @param shader is changed; the builder that {@link #end} gives stands at its end
     */
    FragmentCode(Shader shader) {
        this.shader = shader;
    }

    /** Does any instruction discard, or change something outside of the targets? */
    static boolean any(Shader shader, Op... ops) {
        for (Function f : shader.functions) {
            if (any(f.body(), List.of(ops))) return true;
        }
        return false;
    }

    private static boolean any(Region region, List<Op> ops) {
        for (Instr i : region.body) {
            if (ops.contains(i.op)) return true;
            for (Region nested : i.regions) {
                if (any(nested, ops)) return true;
            }
        }
        return false;
    }

    static boolean hasSideEffects(Shader shader) {
        return any(shader, Op.STORE_STORAGE, Op.ATOMIC_STORAGE, Op.IMAGE_STORE, Op.IMAGE_ATOMIC);
    }

    static @Nullable Variable output(Shader shader, tepui.ir.Builtin builtin) {
        for (Variable v : shader.outputs) {
            if (v.builtin == builtin) return v;
        }
        return null;
    }

    /** From now on {@link #color} gives alphas times this, where they are floats. */
    void scaleAlpha(Value factor) {
        alphaScale = factor;
    }

    /** Turns outputs into locals and makes room behind the shader's code. */
    Builder end() {
        Map<Variable, Variable> locals = new HashMap<>();
        boolean returns = returnsEarly();
        for (Variable v : shader.outputs) {
            if (!returns && forward(v)) continue;
            Variable local = shader.local("final_" + v.name(), v.type(), v.arrayLength());
            locals.put(v, local);
            int first = Slots.fragmentWord(v);
            for (int e = 0; e < v.elements(); e++) {
                for (int c = 0; c < v.type().width(); c++) {
                    places.put(first + e * Slots.elementWords(v) + c, new Place(local, e, c));
                }
            }
        }
        for (Function f : shader.functions) replace(f.body(), locals);
        shader.outputs.clear();

        List<Instr> body = shader.entry.body().body;
        body.removeIf(i -> i.op == Op.STORE_OUTPUT);
        if (!body.isEmpty() && body.getLast().op == Op.RETURN) body.removeLast();
        Builder b = new Builder(shader);
        body.addAll(pending);
        if (returns) {
            // Lanes that return early must come to what follows: the shader becomes a function of its own.
            Function whole = new Function("shade", List.of(), List.of());
            whole.body().body.addAll(body);
            body.clear();
            new Builder(shader, whole.body()).ret();
            shader.functions.add(whole);
            b.call(whole);
        }
        return b;
    }

    private boolean returnsEarly() {
        int returns = 0;
        for (Instr i : shader.entry.body().body) {
            if (i.op == Op.RETURN) returns++;
            for (Region nested : i.regions) {
                if (any(nested, List.of(Op.RETURN))) return true;
            }
        }
        return returns > 1;
    }

    /** Takes an output's value from its stores, if those are all in the straight line. */
    private boolean forward(Variable v) {
        int stores = 0;
        for (Function f : shader.functions) stores += count(f.body(), v);
        Map<Integer, Value> values = new HashMap<>();
        int first = Slots.fragmentWord(v);
        IrCode code = new IrCode(new Builder(shader, new Region()));
        for (Instr i : new ArrayList<>(shader.entry.body().body)) {
            if (i.variable != v || i.op != Op.STORE_OUTPUT) continue;
            int addresses = i.args.length - 1;
            if (addresses > 0 && !i.args[0].isConst()) return false;
            int element = addresses > 0 ? Math.clamp(i.args[0].constInt(0), 0, v.elements() - 1) : 0;
            for (int c = 0; c < v.type().width(); c++) {
                if ((i.imm >> c & 1) == 0) continue;
                values.put(first + element * Slots.elementWords(v) + c, code.b.extract(i.args[addresses], c));
            }
            stores--;
        }
        if (stores != 0) return false;
        for (int e = 0; e < v.elements(); e++) {
            for (int c = 0; c < v.type().width(); c++) {
                Value value = values.get(first + e * Slots.elementWords(v) + c);
                if (value == null) value = code.b.undef(v.type().scalar());
                straight.put(first + e * Slots.elementWords(v) + c, value);
            }
        }
        pending.addAll(code.b.region().body);
        return true;
    }

    private static int count(Region region, Variable v) {
        int n = 0;
        for (Instr i : region.body) {
            if (i.variable == v && (i.op == Op.STORE_OUTPUT || i.op == Op.LOAD_OUTPUT)) n++;
            for (Region nested : i.regions) n += count(nested, v);
        }
        return n;
    }

    private static void replace(Region region, Map<Variable, Variable> locals) {
        List<Instr> body = region.body;
        for (int n = 0; n < body.size(); n++) {
            Instr i = body.get(n);
            Variable local = i.op == Op.STORE_OUTPUT || i.op == Op.LOAD_OUTPUT ? locals.get(i.variable) : null;
            if (local != null) {
                Instr other = new Instr(i.op == Op.STORE_OUTPUT ? Op.STORE_LOCAL : Op.LOAD_LOCAL, i.results, i.args);
                other.variable = local;
                other.imm = i.imm;
                other.line = i.line;
                body.set(n, other);
            }
            for (Region nested : i.regions) replace(nested, locals);
        }
    }

    @Override
    @Nullable
    Value value(Builder b, int word) {
        Value known = straight.get(word);
        if (known != null) return known;
        Place p = places.get(word);
        if (p == null) return null;
        Value all = p.local.isArray() ? b.loadLocal(p.local, b.i32(p.element)) : b.loadLocal(p.local);
        return b.extract(all, p.component);
    }

    @Override
    Value @Nullable [] color(Builder b, int word, boolean integer) {
        Value[] parts = super.color(b, word, integer);
        Value scale = alphaScale;
        if (parts != null && scale != null && !integer) parts[3] = b.op(Op.FMUL, parts[3], scale);
        return parts;
    }

    /** {@link #value} with the alphas of colours scaled. */
    @Nullable
    Value scaled(Builder b, int word) {
        Value v = value(b, word);
        Value scale = alphaScale;
        boolean alpha = word < Slots.FRAG_DEPTH && (word & 3) == 3;
        if (v == null || scale == null || !alpha || v.type() != scale.type()) return v;
        return b.op(Op.FMUL, v, scale);
    }
}
