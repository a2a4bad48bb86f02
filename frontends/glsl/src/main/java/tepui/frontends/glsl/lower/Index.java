package tepui.frontends.glsl.lower;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Value;

/** Index that is partly known: a constant plus, maybe, a value. */
record Index(int constant, @Nullable Value dynamic) {
    static final Index ZERO = new Index(0, null);

    static Index of(int constant) {
        return constant == 0 ? ZERO : new Index(constant, null);
    }

    /** A value, seen through if it is a constant. */
    static Index of(Value v) {
        return v.isConst() ? of(v.constInt(0)) : new Index(0, v);
    }

    boolean isKnown() {
        return dynamic == null;
    }

    Index plus(int n) {
        return n == 0 ? this : new Index(constant + n, dynamic);
    }

    Index plus(Index other, Builder b) {
        if (dynamic == null) return new Index(constant + other.constant, other.dynamic);
        if (other.dynamic == null) return new Index(constant + other.constant, dynamic);
        return new Index(constant + other.constant, b.op(Op.IADD, dynamic, other.dynamic));
    }

    Index times(int n, Builder b) {
        if (n == 1) return this;
        return new Index(constant * n, dynamic == null ? null : b.op(Op.IMUL, dynamic, b.i32(n)));
    }

    Value value(Builder b) {
        if (dynamic == null) return b.i32(constant);
        return constant == 0 ? dynamic : b.op(Op.IADD, dynamic, b.i32(constant));
    }
}
