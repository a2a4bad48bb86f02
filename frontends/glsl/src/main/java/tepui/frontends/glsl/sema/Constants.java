package tepui.frontends.glsl.sema;

import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.frontends.glsl.sema.Typed.Constant;

/** Encoding of constants as words: how a scalar of each base is held, and from one base to another. */
public final class Constants {
    private Constants() {}

    public static long ofFloat(float v) {
        return Integer.toUnsignedLong(Float.floatToRawIntBits(v));
    }

    public static float toFloat(long word) {
        return Float.intBitsToFloat((int) word);
    }

    public static double toDouble(long word) {
        return Double.longBitsToDouble(word);
    }

    /** A word of base {@code from} as one of base {@code to}, by the rules of constructors. */
    public static long convert(long word, Base from, Base to) {
        if (from == to) return word;
        switch (from) {
            case FLOAT, DOUBLE -> {
                double v = from == Base.FLOAT ? toFloat(word) : toDouble(word);
                return switch (to) {
                    case BOOL -> v != 0 ? 1 : 0;
                    case INT -> (int) v;
                    case UINT -> unsigned(v) & 0xffffffffL;
                    case INT64 -> (long) v;
                    case UINT64 -> (long) v;
                    case FLOAT -> ofFloat((float) v);
                    case DOUBLE -> Double.doubleToRawLongBits(v);
                };
            }
            default -> {
                return switch (to) {
                    case BOOL -> word != 0 ? 1 : 0;
                    case INT -> (int) word;
                    case UINT -> word & 0xffffffffL;
                    case INT64, UINT64 -> word;
                    case FLOAT ->
                        ofFloat(from == Base.UINT64 && word < 0 ? (float) unsignedToDouble(word) : (float) word);
                    case DOUBLE ->
                        Double.doubleToRawLongBits(
                                from == Base.UINT64 && word < 0 ? unsignedToDouble(word) : (double) word);
                };
            }
        }
    }

    private static double unsignedToDouble(long word) {
        return (word >>> 1) * 2.0 + (word & 1);
    }

    /** Saturated, as the IR's conversion is. */
    private static long unsigned(double v) {
        if (Double.isNaN(v) || v < 0) return 0;
        return v >= 4294967295.0 ? 0xffffffffL : (long) v;
    }

    public static Constant of(GlslType type, long... words) {
        return new Constant(type, words);
    }

    public static Constant ofInt(int v) {
        return of(BasicTypes.INT, v);
    }

    public static Constant ofBool(boolean v) {
        return of(BasicTypes.BOOL, v ? 1 : 0);
    }

    /** Component-wise from one base to another. */
    static Constant convert(Constant value, Basic to) {
        Base from = ((Basic) value.type()).base();
        long[] words = new long[value.words().length];
        for (int i = 0; i < words.length; i++) words[i] = convert(value.words()[i], from, to.base());
        return new Constant(to, words);
    }

    /** First word of member or element {@code index}. */
    public static int offset(GlslType type, int index) {
        if (type instanceof GlslType.Array a) return index * a.element().scalars();
        if (type instanceof GlslType.Struct s) {
            int at = 0;
            for (int i = 0; i < index; i++) at += s.members().get(i).type().scalars();
            return at;
        }
        Basic b = (Basic) type;
        return b.columns() > 1 ? index * b.rows() : index;
    }

    /** A part of a value. */
    public static Constant part(Constant value, GlslType partType, int index) {
        int from = offset(value.type(), index);
        long[] words = new long[partType.scalars()];
        System.arraycopy(value.words(), from, words, 0, words.length);
        return new Constant(partType, words);
    }
}
