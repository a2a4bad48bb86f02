package tepui.ir;

import org.jspecify.annotations.Nullable;

/** Index of a generator of code that is partly known: a constant plus, maybe, a value. */
public record Index(int constant, @Nullable Value dynamic) {
    public static final Index ZERO = new Index(0, null);

    public static Index of(int constant) {
        return constant == 0 ? ZERO : new Index(constant, null);
    }

    /** A value, seen through if it is a constant. */
    public static Index of(Value v) {
        return v.isConst() ? of(v.constInt(0)) : new Index(0, v);
    }

    public boolean isKnown() {
        return dynamic == null;
    }

    /** Is it the constant 0? */
    public boolean isZero() {
        return dynamic == null && constant == 0;
    }

    public Index plus(int n) {
        return n == 0 ? this : new Index(constant + n, dynamic);
    }

    public Index plus(Index other, Builder b) {
        if (dynamic == null) return new Index(constant + other.constant, other.dynamic);
        if (other.dynamic == null) return new Index(constant + other.constant, dynamic);
        return new Index(constant + other.constant, b.op(Op.IADD, dynamic, other.dynamic));
    }

    public Index times(int n, Builder b) {
        if (n == 1) return this;
        return new Index(constant * n, dynamic == null ? null : b.op(Op.IMUL, dynamic, b.i32(n)));
    }

    /** Within an array of that length, where it is known. */
    public Index within(int length) {
        return isKnown() && (constant < 0 || constant >= length) ? of(constant < 0 ? 0 : length - 1) : this;
    }

    public Value value(Builder b) {
        if (dynamic == null) return b.i32(constant);
        return constant == 0 ? dynamic : b.op(Op.IADD, dynamic, b.i32(constant));
    }
}
