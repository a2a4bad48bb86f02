package tepui.pipe.driver;

import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Value;
import tepui.pipe.LogicOp;

/** Code generator for logic operations on whole words. */
public final class LogicOpCode {
    private LogicOpCode() {}

    /**
     * Source and destination combined, all bits of them.
     *
     * @param d not looked at where the operation does not read its destination
     */
    public static Value apply(Builder b, LogicOp op, Value s, Value d) {
        return switch (op) {
            case CLEAR -> b.i32(0);
            case AND -> b.op(Op.IAND, s, d);
            case AND_REVERSE -> b.op(Op.IAND, s, not(b, d));
            case COPY -> s;
            case AND_INVERTED -> b.op(Op.IAND, not(b, s), d);
            case NOOP -> d;
            case XOR -> b.op(Op.IXOR, s, d);
            case OR -> b.op(Op.IOR, s, d);
            case NOR -> not(b, b.op(Op.IOR, s, d));
            case EQUIV -> not(b, b.op(Op.IXOR, s, d));
            case INVERT -> not(b, d);
            case OR_REVERSE -> b.op(Op.IOR, s, not(b, d));
            case COPY_INVERTED -> not(b, s);
            case OR_INVERTED -> b.op(Op.IOR, not(b, s), d);
            case NAND -> not(b, b.op(Op.IAND, s, d));
            case SET -> b.i32(-1);
        };
    }

    private static Value not(Builder b, Value v) {
        return b.op(Op.INOT, v);
    }
}
