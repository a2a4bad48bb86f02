package tepui.ir.pass;

import java.util.ArrayList;
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
 * Lowering of vertex attributes whose format the device cannot fetch: they are fetched as 32-bit integers, and the
 * shader makes the floats. Doubles come as pairs of words; the third and the fourth take a location that nothing else
 * has. So does each further component of what a device fetches by single components only ({@link #places}).
 */
public final class LowerVertexFetch extends Rewriter {
    /** Kinds of encoding: what the fetched integers mean. */
    public enum Kind {
        SIGNED,
        UNSIGNED,
        /** 16 bits behind the point. */
        FIXED,
        /** 32-bit fractions. */
        UNORM,
        SNORM,
        /** Two words each. */
        DOUBLES,
        /** Red, green and blue of ten bits and alpha of two, in one word from its lowest bit on: fractions, integers. */
        PACKED_SNORM,
        PACKED_SIGNED,
        PACKED_UNORM,
        PACKED_UNSIGNED,
        /** The same with blue in the lowest bits. */
        SWAPPED_SNORM,
        SWAPPED_SIGNED,
        SWAPPED_UNORM,
        SWAPPED_UNSIGNED,
        /** Floats without a sign of 11, 11 and 10 bits, in one word. */
        PACKED_FLOATS,
        /** Four bytes with blue first: fetched as floats, with red first. */
        SWAPPED_BYTES,
        /** Each component by itself: floats, integers of integer variables, integers as floats. */
        FLOATS_APART,
        INTEGERS_APART,
        SIGNED_APART,
        UNSIGNED_APART;

        public boolean isApart() {
            return ordinal() >= FLOATS_APART.ordinal();
        }

        /** All components are fields of one word. */
        public boolean isPacked() {
            return ordinal() >= PACKED_SNORM.ordinal() && ordinal() <= PACKED_FLOATS.ordinal();
        }

        /** Whether floats are fetched, not integers. */
        public boolean isFloats() {
            return this == FLOATS_APART || this == SWAPPED_BYTES;
        }

        /** Blue and red change places. */
        private boolean isSwapped() {
            return this == SWAPPED_BYTES
                    || ordinal() >= SWAPPED_SNORM.ordinal() && ordinal() <= SWAPPED_UNSIGNED.ordinal();
        }

        private boolean isSigned() {
            return this == PACKED_SNORM || this == PACKED_SIGNED || this == SWAPPED_SNORM || this == SWAPPED_SIGNED;
        }
    }

    /** Form of an attribute in the buffer; components beyond those are 0, 0, 1. */
    public record Form(Kind kind, int components) {}

    /** @param more the second half, or a variable for each component behind the first */
    private record Fetched(Variable words, List<Variable> more, Form form) {}

    private final Map<Integer, Form> forms;
    private final IdentityHashMap<Variable, Fetched> lowered = new IdentityHashMap<>();

    /** The forms by location. */
    public LowerVertexFetch(Map<Integer, Form> forms) {
        this.forms = Map.copyOf(forms);
    }

    /** Where all but the first of what is fetched for a location are: behind all others; none where nothing more is, or has no place. */
    public static int[] places(Shader s, Map<Integer, Form> forms, int location) {
        int next = 31;
        for (Variable v : s.inputs) {
            int[] places = new int[more(v, forms.get(v.location))];
            for (int i = 0; i < places.length; i++) {
                while (next >= 0 && isTaken(s, next)) next--;
                if (next < 0) return new int[0];
                places[i] = next--;
            }
            if (v.location == location && v.builtin == Builtin.NONE && places.length > 0) return places;
        }
        return new int[0];
    }

    /** Is a variable fetched in that form? */
    public static boolean applies(Variable v, Form f) {
        ScalarKind kind = f.kind == Kind.INTEGERS_APART ? ScalarKind.I32 : ScalarKind.F32;
        return v.builtin == Builtin.NONE && v.type().kind() == kind;
    }

    /** Locations that it takes beside its own. */
    private static int more(Variable v, @Nullable Form f) {
        if (f == null || !applies(v, f) || v.isArray()) return 0;
        int read = Math.min(f.components, end(v));
        if (f.kind.isApart()) return read - 1;
        return f.kind == Kind.DOUBLES && read > 2 ? 1 : 0;
    }

    private static boolean isTaken(Shader s, int location) {
        for (Variable v : s.inputs) {
            int places = v.elements() * v.slotsPerElement();
            if (v.builtin == Builtin.NONE && location >= v.location && location < v.location + places) return true;
        }
        return false;
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
            Form form = forms.get(v.location);
            if (form == null || !applies(v, form) || !sameForAll(v, form)) continue;
            int[] places = places(s, forms, v.location);
            if (places.length >= more(v, form)) lower(v, form, places);
        }
        return !lowered.isEmpty();
    }

    private boolean sameForAll(Variable v, Form form) {
        if (v.isArray() && (form.kind.isApart() || form.kind == Kind.DOUBLES && form.components > 2)) return false;
        for (int e = 1; e < v.elements(); e++) if (!form.equals(forms.get(v.location + e))) return false;
        return true;
    }

    private void lower(Variable v, Form form, int[] places) {
        Variable words = v.retyped(v.name(), form.kind.isFloats() ? Type.F32X4 : Type.I32X4, v.arrayLength());
        words.component = 0;
        words.unsigned = switch (form.kind) {
            case UNSIGNED, UNORM, DOUBLES, UNSIGNED_APART -> true;
            case INTEGERS_APART -> v.unsigned;
            default -> form.kind.isPacked();
        };
        List<Variable> more = new ArrayList<>();
        for (int i = 0; i < more(v, form); i++) {
            Variable other = words.retyped(v.name() + "." + (i + 1), words.type(), 0);
            other.location = places[i];
            more.add(other);
        }
        lowered.put(v, new Fetched(words, more, form));
    }

    /** Only now, so that places are found among the variables as they were given. */
    @Override
    protected void finish(Shader s) {
        lowered.forEach((v, fetched) -> {
            s.inputs.set(s.inputs.indexOf(v), fetched.words);
            s.inputs.addAll(fetched.more);
        });
    }

    @Override
    protected @Nullable Value rewrite(Instr i, Builder b) {
        Variable v = i.variable;
        Fetched f = v == null || i.op != Op.LOAD_INPUT ? null : lowered.get(v);
        if (v == null || f == null) return null;
        Value first = b.loadInput(f.words, i.args);
        Value[] more = new Value[f.more.size()];
        for (int m = 0; m < more.length; m++) more[m] = b.loadInput(f.more.get(m));
        Value[] parts = new Value[v.type().width()];
        for (int c = 0; c < parts.length; c++) {
            int at = v.component + c;
            Kind kind = f.form.kind;
            if (at >= f.form.components) {
                parts[c] = kind == Kind.INTEGERS_APART ? b.i32(at == 3 ? 1 : 0) : b.f32(at == 3 ? 1 : 0);
            } else if (kind == Kind.DOUBLES) {
                parts[c] = narrowed(at < 2 ? first : more[0], at & 1, b);
            } else if (kind == Kind.PACKED_FLOATS) {
                parts[c] = small(b.extract(first, 0), at, b);
            } else if (kind.isPacked()) {
                parts[c] = field(kind, b.extract(first, 0), kind.isSwapped() && at < 3 ? 2 - at : at, b);
            } else if (kind == Kind.SWAPPED_BYTES) {
                parts[c] = b.extract(first, at < 3 ? 2 - at : at);
            } else if (kind.isApart()) {
                parts[c] = number(kind, b.extract(at == 0 ? first : more[at - 1], 0), b);
            } else {
                parts[c] = number(kind, b.extract(first, at), b);
            }
        }
        return b.vec(parts);
    }

    private static Value narrowed(Value words, int which, Builder b) {
        Value bits = b.op(Op.PACK_64, b.swizzle(words, 2 * which, 2 * which + 1));
        return b.convert(Op.F2F, ScalarKind.F32, b.convert(Op.BITCAST, ScalarKind.F64, bits));
    }

    private static Value field(Kind kind, Value word, int component, Builder b) {
        int bits = component == 3 ? 2 : 10;
        Op extract = kind.isSigned() ? Op.IBITFIELD_EXTRACT : Op.UBITFIELD_EXTRACT;
        Value x = b.op(extract, word, b.i32(10 * component), b.i32(bits));
        Value number = b.convert(kind.isSigned() ? Op.I2F : Op.U2F, ScalarKind.F32, x);
        return switch (kind) {
            case PACKED_SNORM, SWAPPED_SNORM ->
                b.op(Op.FMAX, b.op(Op.FDIV, number, b.f32((1 << bits - 1) - 1)), b.f32(-1));
            case PACKED_UNORM, SWAPPED_UNORM -> b.op(Op.FDIV, number, b.f32((1 << bits) - 1));
            default -> number;
        };
    }

    /** A float of five bits of exponent without a sign. Nothing here depends on how a device treats denormal numbers. */
    private static Value small(Value word, int component, Builder b) {
        int fraction = component == 2 ? 5 : 6;
        Value bits = b.op(Op.UBITFIELD_EXTRACT, word, b.i32(11 * component), b.i32(fraction + 5));
        Value raised = b.op(Op.ISHL, bits, b.i32(23 - fraction));
        Value tiny =
                b.op(Op.FMUL, b.convert(Op.U2F, ScalarKind.F32, bits), b.f32(component == 2 ? 0x1p-19f : 0x1p-20f));
        Value large = b.op(Op.IADD, raised, b.i32(112 << 23));
        Value endless = b.op(Op.IADD, raised, b.i32(224 << 23));
        Value most = b.op(Op.UGE, bits, b.i32(31 << fraction));
        Value whole = b.convert(Op.BITCAST, ScalarKind.F32, b.select(most, endless, large));
        return b.select(b.op(Op.ULT, bits, b.i32(1 << fraction)), tiny, whole);
    }

    private static Value number(Kind kind, Value word, Builder b) {
        if (kind.isFloats() || kind == Kind.INTEGERS_APART) return word;
        boolean unsigned = kind == Kind.UNSIGNED || kind == Kind.UNORM || kind == Kind.UNSIGNED_APART;
        Value x = b.convert(unsigned ? Op.U2F : Op.I2F, ScalarKind.F32, word);
        return switch (kind) {
            case FIXED -> b.op(Op.FMUL, x, b.f32(0x1p-16f));
            case UNORM -> b.op(Op.FDIV, x, b.f32(0x1p32f));
            case SNORM -> b.op(Op.FMAX, b.op(Op.FDIV, x, b.f32(0x1p31f)), b.f32(-1));
            default -> x;
        };
    }
}
