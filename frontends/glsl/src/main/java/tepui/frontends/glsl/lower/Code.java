package tepui.frontends.glsl.lower;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.function.Supplier;
import tepui.frontends.glsl.sema.GlslType;
import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.Constant;
import tepui.ir.Builder;
import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.Region;
import tepui.ir.ScalarKind;
import tepui.ir.Shader;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Shader that is being made, with the calls by which all parts of the lowering append to it. A value of the language is
 * an array of columns here: one for scalars and vectors, one a column for matrices, and those of all members and
 * elements in order.
 */
final class Code {
    /** Exception that ends the lowering of a shader that would become too large; the linker reports it. */
    static final class TooLarge extends RuntimeException {
        private static final long serialVersionUID = 1;

        TooLarge() {
            super(null, null, false, false);
        }
    }

    /** Columns that a shader may touch, each counted where it is loaded, stored or made. */
    private static final int MAX_COLUMNS = 1 << 20;

    final Shader shader;
    final Builder b;
    private int columns;
    private final IdentityHashMap<Constant, Storage> constants = new IdentityHashMap<>();

    Code(Shader shader) {
        this.shader = shader;
        this.b = new Builder(shader);
    }

    /** Notes {@code n} more columns. */
    void spend(int n) {
        columns += n;
        if (columns > MAX_COLUMNS || columns < 0) throw new TooLarge();
    }

    /** Has the current region ended with a jump? What follows is unreachable. */
    boolean ended() {
        Region r = b.region();
        return !r.body.isEmpty() && r.body.getLast().op.isTerminator();
    }

    // ---- types -----------------------------------------------------------------------------------------------------

    /** The IR's type of a scalar, a vector or a matrix' column. */
    static Type type(Basic b) {
        return Type.of(b.base().kind(), b.rows());
    }

    static Basic columnOf(Basic b) {
        return b.columns() == 1 ? b : Basic.vector(b.base(), b.rows());
    }

    /** Columns of a value of the type; atomic counters count for nothing. */
    static int columns(GlslType type) {
        return switch (type) {
            case Basic b -> b.columns();
            case GlslType.Array a -> {
                long n = (long) columns(a.element()) * a.length();
                if (n > MAX_COLUMNS) throw new TooLarge();
                yield (int) n;
            }
            case GlslType.Struct s -> {
                int n = 0;
                for (GlslType.Member m : s.members()) n += columns(m.type());
                yield n;
            }
            default -> type.isHandle() ? 1 : 0;
        };
    }

    // ---- constants -------------------------------------------------------------------------------------------------

    Value constant(Type type, long... bits) {
        return b.append(Instr.constant(type, bits)).result();
    }

    /** The same number in each component. */
    Value splat(Type type, double v) {
        long bits = switch (type.kind()) {
            case F32 -> Integer.toUnsignedLong(Float.floatToRawIntBits((float) v));
            case F64 -> Double.doubleToRawLongBits(v);
            default -> (long) v;
        };
        long[] all = new long[type.width()];
        Arrays.fill(all, bits);
        return constant(type, all);
    }

    Value[] constant(Constant c) {
        Value[] out = new Value[columns(c.type())];
        spend(out.length);
        int[] at = new int[2];
        constant(c.type(), c.words(), at, out);
        return out;
    }

    private void constant(GlslType type, long[] words, int[] at, Value[] out) {
        switch (type) {
            case Basic t -> {
                for (int c = 0; c < t.columns(); c++) {
                    long[] bits = new long[t.rows()];
                    for (int r = 0; r < bits.length; r++) bits[r] = word(words[at[0]++], t.base());
                    out[at[1]++] = constant(type(columnOf(t)), bits);
                }
            }
            case GlslType.Array a -> {
                for (int i = 0; i < a.length(); i++) constant(a.element(), words, at, out);
            }
            case GlslType.Struct s -> {
                for (GlslType.Member m : s.members()) constant(m.type(), words, at, out);
            }
            default -> {}
        }
    }

    /** A constant's word as the IR holds it: 32-bit integers are sign-extended whatever their sign. */
    static long word(long w, Base base) {
        return base == Base.UINT ? (int) w : w;
    }

    /** A local with constant contents: what a constant is when it is indexed by something that is not known. */
    Storage constantStorage(Constant c) {
        return constants.computeIfAbsent(c, k -> {
            Storage s = local("constant", c.type());
            fill(s, c.type(), c.words(), new int[1], 0);
            return s;
        });
    }

    private void fill(Storage s, GlslType type, long[] words, int[] at, int element) {
        switch (type) {
            case Basic t -> {
                Storage.Cells cells = (Storage.Cells) s;
                long[] contents = cells.variable().initial;
                int width = t.rows();
                if (contents == null) {
                    contents = new long[cells.variable().elements() * width];
                    cells.variable().initial = contents;
                }
                for (int i = 0; i < t.columns() * width; i++)
                    contents[element * t.columns() * width + i] = word(words[at[0]++], t.base());
            }
            case GlslType.Array a -> {
                for (int i = 0; i < a.length(); i++) fill(s, a.element(), words, at, element * a.length() + i);
            }
            case GlslType.Struct t -> {
                for (int i = 0; i < t.members().size(); i++) {
                    fill(((Storage.Parts) s).members()[i], t.members().get(i).type(), words, at, element);
                }
            }
            default -> {}
        }
    }

    // ---- small operations ------------------------------------------------------------------------------------------

    /** A scalar as wide as {@code width}; a vector as it is. */
    Value widen(Value v, int width) {
        return v.type().isScalar() ? b.splat(v, width) : v;
    }

    Value[] undefined(GlslType type) {
        Value[] out = new Value[columns(type)];
        spend(out.length);
        fillUndefined(type, out, 0);
        return out;
    }

    private int fillUndefined(GlslType type, Value[] out, int from) {
        int at = from;
        switch (type) {
            case Basic t -> {
                for (int c = 0; c < t.columns(); c++) out[at++] = b.undef(type(columnOf(t)));
            }
            case GlslType.Array a -> {
                for (int i = 0; i < a.length(); i++) at = fillUndefined(a.element(), out, at);
            }
            case GlslType.Struct s -> {
                for (GlslType.Member m : s.members()) at = fillUndefined(m.type(), out, at);
            }
            case GlslType.Opaque o when o.isHandle() -> out[at++] = b.undef(type(GlslType.Opaque.HANDLE));
            default -> {}
        }
        return at;
    }

    /** The types of all columns of a value. */
    static void columnTypes(GlslType type, List<Type> out) {
        switch (type) {
            case Basic t -> {
                for (int c = 0; c < t.columns(); c++) out.add(type(columnOf(t)));
            }
            case GlslType.Array a -> {
                for (int i = 0; i < a.length(); i++) columnTypes(a.element(), out);
            }
            case GlslType.Struct s -> {
                for (GlslType.Member m : s.members()) columnTypes(m.type(), out);
            }
            case GlslType.Opaque o when o.isHandle() -> out.add(type(GlslType.Opaque.HANDLE));
            default -> {}
        }
    }

    // ---- conversions -----------------------------------------------------------------------------------------------

    /** One column from base to base. */
    Value convert(Value v, Base from, Base to) {
        if (from == to) return v;
        ScalarKind kind = to.kind();
        if (to == Base.BOOL) {
            Type t = v.type();
            return from.isFloat() ? b.op(Op.FNE, v, splat(t, 0)) : b.op(Op.INE, v, splat(t, 0));
        }
        if (from == Base.BOOL) return b.convert(to.isFloat() ? Op.B2F : Op.B2I, kind, v);
        if (from.isFloat()) {
            if (to.isFloat()) return b.convert(Op.F2F, kind, v);
            return b.convert(to.isUnsigned() ? Op.F2U : Op.F2I, kind, v);
        }
        if (to.isFloat()) return b.convert(from.isUnsigned() ? Op.U2F : Op.I2F, kind, v);
        if (from.kind() == kind) return v;
        return b.convert(from.isUnsigned() ? Op.U2U : Op.I2I, kind, v);
    }

    Value[] convert(Value[] v, Base from, Base to) {
        if (from == to) return v;
        Value[] out = new Value[v.length];
        for (int i = 0; i < v.length; i++) out[i] = convert(v[i], from, to);
        return out;
    }

    /** A local for a value of the type. */
    Storage local(String name, GlslType type, int... dims) {
        return LocalStorage.of(shader, name, type, dims);
    }

    static int[] append(int[] dims, int last) {
        int[] out = Arrays.copyOf(dims, dims.length + 1);
        out[dims.length] = last;
        return out;
    }

    /** Array length of the IR: 0 for no array. */
    static int length(int[] dims) {
        if (dims.length == 0) return 0;
        long n = 1;
        for (int d : dims) n = Math.min(n * d, Integer.MAX_VALUE);
        if (n > MAX_COLUMNS) throw new TooLarge();
        return (int) n;
    }

    /** One value, from one of two pieces of code. */
    Value choose(Value condition, Type result, Supplier<Value> yes, Supplier<Value> no) {
        return b.ifElse(condition, List.of(result), () -> b.yieldWith(yes.get()), () -> b.yieldWith(no.get()))[0];
    }
}
