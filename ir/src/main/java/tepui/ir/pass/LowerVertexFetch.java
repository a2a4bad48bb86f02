package tepui.ir.pass;

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
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.Variable;

/**
 * Vertex attributes of floats that a device cannot make of what lies in the buffer: they are fetched as 32-bit integers, and the shader makes
 * the floats. Doubles come as pairs of words; the third and the fourth take a location that nothing else has ({@link #second}).
 */
public final class LowerVertexFetch extends Rewriter {
    /** What the integers mean. */
    public enum Kind {
        SIGNED,
        UNSIGNED,
        /** 16 bits behind the point. */
        FIXED,
        /** 32-bit fractions. */
        UNORM,
        SNORM,
        /** Two words each. */
        DOUBLES
    }

    /** How an attribute lies in the buffer; components beyond those are 0, 0, 1. */
    public record Form(Kind kind, int components) {}

    private record Fetched(Variable words, @Nullable Variable second, Form form) {}

    private final Map<Integer, Form> forms;
    private final IdentityHashMap<Variable, Fetched> lowered = new IdentityHashMap<>();

    /** The forms by location. */
    public LowerVertexFetch(Map<Integer, Form> forms) {
        this.forms = Map.copyOf(forms);
    }

    /** Where the second half of the doubles at a location is fetched: one behind all others; -1 where there is none, or no place. */
    public static int second(Shader s, Map<Integer, Form> forms, int location) {
        int next = 31;
        for (Variable v : s.inputs) {
            if (!needsSecond(v, forms.get(v.location))) continue;
            while (next >= 0 && isTaken(s, next)) next--;
            if (v.location == location) return next;
            next--;
        }
        return -1;
    }

    private static boolean needsSecond(Variable v, @Nullable Form f) {
        return f != null && isFloat(v) && !v.isArray() && f.kind == Kind.DOUBLES && Math.min(f.components, end(v)) > 2;
    }

    private static boolean isTaken(Shader s, int location) {
        for (Variable v : s.inputs) {
            int places = v.elements() * v.slotsPerElement();
            if (v.builtin == Builtin.NONE && location >= v.location && location < v.location + places) return true;
        }
        return false;
    }

    private static boolean isFloat(Variable v) {
        return v.builtin == Builtin.NONE && v.type().kind() == ScalarKind.F32;
    }

    /** Components of the location up to the variable's last. */
    private static int end(Variable v) {
        return v.component + v.type().width();
    }

    @Override
    protected boolean prepare(Shader s) {
        lowered.clear();
        if (s.stage != Stage.VERTEX) return false;
        for (Variable v : List.copyOf(s.inputs)) {
            Form form = isFloat(v) ? forms.get(v.location) : null;
            if (form == null || !sameForAll(v, form)) continue;
            int place = needsSecond(v, form) ? second(s, forms, v.location) : 0;
            if (place < 0) continue;
            lower(s, v, form, place);
        }
        return !lowered.isEmpty();
    }

    private boolean sameForAll(Variable v, Form form) {
        if (v.isArray() && form.kind == Kind.DOUBLES && form.components > 2) return false;
        for (int e = 1; e < v.elements(); e++) if (!form.equals(forms.get(v.location + e))) return false;
        return true;
    }

    private void lower(Shader s, Variable v, Form form, int place) {
        Variable words = v.retyped(v.name(), Type.I32X4, v.arrayLength());
        words.component = 0;
        words.unsigned = form.kind == Kind.UNSIGNED || form.kind == Kind.UNORM || form.kind == Kind.DOUBLES;
        Variable second = null;
        if (needsSecond(v, form)) {
            second = new Variable(Variable.Mode.INPUT, v.name() + ".zw", Type.I32X4, 0);
            second.location = place;
            second.unsigned = true;
        }
        lowered.put(v, new Fetched(words, second, form));
    }

    /** Only now, so that places are found among the variables as they were given. */
    @Override
    protected void finish(Shader s) {
        lowered.forEach((v, fetched) -> {
            s.inputs.set(s.inputs.indexOf(v), fetched.words);
            if (fetched.second != null) s.inputs.add(fetched.second);
        });
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        Fetched f = v == null || i.op != Op.LOAD_INPUT ? null : lowered.get(v);
        if (v == null || f == null) return null;
        Value first = b.loadInput(f.words, i.args);
        Value second = f.second == null ? first : b.loadInput(f.second);
        Value[] parts = new Value[v.type().width()];
        for (int c = 0; c < parts.length; c++) {
            int at = v.component + c;
            parts[c] = at >= f.form.components
                    ? b.f32(at == 3 ? 1 : 0)
                    : f.form.kind == Kind.DOUBLES
                            ? narrowed(at < 2 ? first : second, at & 1, b)
                            : number(f.form.kind, b.extract(first, at), b);
        }
        return b.vec(parts);
    }

    private static Value narrowed(Value words, int which, Builder b) {
        Value bits = b.op(Op.PACK_64, b.swizzle(words, 2 * which, 2 * which + 1));
        return b.convert(Op.F2F, ScalarKind.F32, b.convert(Op.BITCAST, ScalarKind.F64, bits));
    }

    private static Value number(Kind kind, Value word, Builder b) {
        boolean unsigned = kind == Kind.UNSIGNED || kind == Kind.UNORM;
        Value x = b.convert(unsigned ? Op.U2F : Op.I2F, ScalarKind.F32, word);
        return switch (kind) {
            case FIXED -> b.op(Op.FMUL, x, b.f32(0x1p-16f));
            case UNORM -> b.op(Op.FDIV, x, b.f32(0x1p32f));
            case SNORM -> b.op(Op.FMAX, b.op(Op.FDIV, x, b.f32(0x1p31f)), b.f32(-1));
            default -> x;
        };
    }
}
