package tepui.ir.pass;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Function;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Pass that splits arithmetic on vectors into arithmetic on their components, also what IFs yield and LOOPs carry; sums
 * of products and dynamic component accesses become scalar code. Loads, stores, textures and packing keep their
 * vectors: those are put together where they are needed and taken apart right after they were made. {@link RemoveDead}
 * removes the vectors that nobody needed.
 */
public final class Scalarize implements Pass {
    private Value[] @Nullable [] components = new Value[0][];
    private Shader shader;
    private boolean changed;

    @SuppressWarnings("NullAway.Init")
    public Scalarize() {}

    @Override
    public boolean run(Shader s) {
        shader = s;
        changed = false;
        for (Function f : s.functions) {
            components = new Value[Ids.number(f)][];
            List<Instr> before = new ArrayList<>(f.body().body);
            f.body().body.clear();
            Builder b = new Builder(s, f.body());
            for (Value param : f.params()) split(param, b);
            body(before, b);
        }
        components = new Value[0][];
        return changed;
    }

    // ---- components ------------------------------------------------------------------------------------------------

    /** The components of an operand as it stood in the original code. */
    private Value[] parts(Value v) {
        Value[] known = v.id >= 0 ? components[v.id] : null;
        if (known != null) return known;
        return new Value[] {Rewriter.resolve(v)};
    }

    private void set(Value v, Value[] parts) {
        components[v.id] = parts;
    }

    /** Takes a vector apart that stays. */
    private void split(Value v, Builder b) {
        if (v.type().isScalar()) return;
        Value[] parts = new Value[v.type().width()];
        for (int c = 0; c < parts.length; c++) parts[c] = b.extract(v, c);
        set(v, parts);
    }

    /** The vector of an original value is from now on put together from its parts. */
    private void join(Value v, Value[] parts, Builder b) {
        changed = true;
        if (v.type().isScalar()) {
            Rewriter.replace(v, parts[0]);
            return;
        }
        set(v, parts);
        Rewriter.replace(v, b.vec(parts));
    }

    // ---- the walk --------------------------------------------------------------------------------------------------

    private void region(Region region, Builder b, List<Value> vectorParams) {
        List<Instr> before = new ArrayList<>(region.body);
        region.body.clear();
        Region outer = b.region();
        b.moveTo(region);
        for (Value param : vectorParams) join(param, parts(param), b);
        body(before, b);
        b.moveTo(outer);
    }

    private void body(List<Instr> body, Builder b) {
        for (Instr i : body) {
            b.line = i.line;
            b.precise = i.precise;
            switch (i.op) {
                case IF -> branch(i, b);
                case LOOP -> loop(i, b);
                case YIELD, BREAK, CONTINUE -> {
                    i.args = flat(i.args);
                    b.region().body.add(i);
                }
                default -> {
                    Value[] parts = scalar(i, b);
                    if (parts != null) {
                        join(i.result(), parts, b);
                        continue;
                    }
                    Rewriter.resolve(i.args);
                    b.region().body.add(i);
                    for (Value v : i.results) split(v, b);
                }
            }
        }
    }

    private Value[] flat(Value[] values) {
        List<Value> all = new ArrayList<>();
        for (Value v : values) all.addAll(Arrays.asList(parts(v)));
        return all.toArray(new Value[0]);
    }

    /** New scalars for the components of each vector among {@code values}; scalars stay. */
    private Value[] scalars(List<Value> values, List<Value> vectors) {
        List<Value> all = new ArrayList<>();
        for (Value v : values) {
            if (v.type().isScalar()) {
                all.add(v);
                continue;
            }
            changed = true;
            Value[] parts = new Value[v.type().width()];
            for (int c = 0; c < parts.length; c++) parts[c] = new Value(v.type().scalar());
            set(v, parts);
            all.addAll(Arrays.asList(parts));
            vectors.add(v);
        }
        return all.toArray(new Value[0]);
    }

    private void branch(Instr i, Builder b) {
        Rewriter.resolve(i.args);
        List<Value> vectors = new ArrayList<>();
        for (Region side : i.regions) region(side, b, List.of());
        i.setResults(scalars(List.of(i.results), vectors));
        b.region().body.add(i);
        for (Value v : vectors) join(v, parts(v), b);
    }

    private void loop(Instr i, Builder b) {
        i.args = flat(i.args);
        List<Value> vectors = new ArrayList<>();
        Value[] params = scalars(i.regions[0].params, vectors);
        i.regions[0].params.clear();
        i.regions[0].params.addAll(Arrays.asList(params));
        region(i.regions[0], b, vectors);
        vectors.clear();
        i.setResults(scalars(List.of(i.results), vectors));
        b.region().body.add(i);
        for (Value v : vectors) join(v, parts(v), b);
    }

    // ---- one instruction -------------------------------------------------------------------------------------------

    /** The components of what a pure instruction gives, or null to keep it. */
    private Value @Nullable [] scalar(Instr i, Builder b) {
        if (!i.op.isPure()) return null;
        Type type = i.result().type();
        switch (i.op) {
            case CONST, UNDEF -> {
                if (type.isScalar()) return null;
                Value[] parts = new Value[type.width()];
                for (int c = 0; c < parts.length; c++) {
                    Instr one = i.bits == null
                            ? Instr.of(Op.UNDEF, type.scalar())
                            : Instr.constant(type.scalar(), i.bits[c]);
                    parts[c] = b.append(one).result();
                }
                return parts;
            }
            case VEC -> {
                return flat(i.args);
            }
            case SWIZZLE -> {
                Value[] source = parts(i.args[0]);
                Value[] parts = new Value[type.width()];
                for (int c = 0; c < parts.length; c++) parts[c] = source[i.swizzle(c)];
                return parts;
            }
            case INSERT -> {
                Value[] parts = parts(i.args[0]).clone();
                parts[i.imm] = parts(i.args[1])[0];
                return parts;
            }
            case EXTRACT_DYNAMIC -> {
                Value[] source = parts(i.args[0]);
                Value picked = source[0];
                for (int c = 1; c < source.length; c++) picked = b.select(at(i.args[1], c, b), source[c], picked);
                return new Value[] {picked};
            }
            case INSERT_DYNAMIC -> {
                Value[] parts = parts(i.args[0]).clone();
                for (int c = 0; c < parts.length; c++)
                    parts[c] = b.select(at(i.args[2], c, b), parts(i.args[1])[0], parts[c]);
                return parts;
            }
            case FDOT -> {
                Value[] x = parts(i.args[0]);
                Value[] y = parts(i.args[1]);
                Value sum = b.op(Op.FMUL, x[0], y[0]);
                for (int c = 1; c < x.length; c++) sum = b.op(Op.FADD, sum, b.op(Op.FMUL, x[c], y[c]));
                return new Value[] {sum};
            }
            case ANY, ALL -> {
                Value[] x = parts(i.args[0]);
                Value sum = x[0];
                for (int c = 1; c < x.length; c++) sum = b.op(i.op == Op.ANY ? Op.BOR : Op.BAND, sum, x[c]);
                return new Value[] {sum};
            }
            default -> {
                return type.isScalar() || !isComponentWise(i.op) ? null : each(i, type, b);
            }
        }
    }

    private Value at(Value index, int component, Builder b) {
        return b.op(Op.IEQ, Rewriter.resolve(index), b.i32(component));
    }

    static boolean isComponentWise(Op op) {
        return switch (op.shape()) {
            case SAME_FLOAT,
                    SAME_FLOAT32,
                    SAME_INT,
                    SAME_INT32,
                    SAME_BOOL,
                    COMPARE_FLOAT,
                    COMPARE_INT,
                    SHIFT,
                    CONVERT -> op.isPure();
            default -> op == Op.SELECT || op == Op.FLDEXP || op == Op.FFREXP_EXP;
        };
    }

    private Value[] each(Instr i, Type type, Builder b) {
        Value[][] args = new Value[i.args.length][];
        for (int k = 0; k < args.length; k++) args[k] = parts(i.args[k]);
        Value[] parts = new Value[type.width()];
        ScalarKind kind = type.kind();
        for (int c = 0; c < parts.length; c++) {
            Value[] one = new Value[args.length];
            for (int k = 0; k < one.length; k++) one[k] = args[k][args[k].length == 1 ? 0 : c];
            parts[c] = b.append(Instr.of(i.op, Type.of(kind, 1), one)).result();
        }
        return parts;
    }
}
