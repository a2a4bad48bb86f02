package tepui.ir.pass;

import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;

/** The eight comparisons of graphics APIs. As in OpenGL, the ordinal is a mask: 1 less, 2 equal, 4 greater. */
public enum Comparison {
    NEVER,
    LESS,
    EQUAL,
    LEQUAL,
    GREATER,
    NOTEQUAL,
    GEQUAL,
    ALWAYS;

    /** {@code a} compared with {@code b}, f32. */
    Value test(Builder b, Value x, Value y) {
        return switch (this) {
            case NEVER -> constant(b, x, 0);
            case LESS -> b.op(Op.FLT, x, y);
            case EQUAL -> b.op(Op.FEQ, x, y);
            case LEQUAL -> b.op(Op.FGE, y, x);
            case GREATER -> b.op(Op.FLT, y, x);
            case NOTEQUAL -> b.op(Op.FNE, x, y);
            case GEQUAL -> b.op(Op.FGE, x, y);
            case ALWAYS -> constant(b, x, 1);
        };
    }

    private static Value constant(Builder b, Value like, long bit) {
        return Rewriter.constant(
                b, Type.of(tepui.ir.ScalarKind.BOOL, like.type().width()), bit);
    }

    /** By an ordinal that is known only at run time; what is neither less nor equal counts as greater. */
    static Value test(Builder b, Value ordinal, Value x, Value y) {
        Value relation = b.select(b.op(Op.FLT, x, y), b.i32(1), b.select(b.op(Op.FEQ, x, y), b.i32(2), b.i32(4)));
        return b.op(Op.INE, b.op(Op.IAND, ordinal, relation), b.i32(0));
    }
}
