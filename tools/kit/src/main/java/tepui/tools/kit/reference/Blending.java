package tepui.tools.kit.reference;

import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.CompareFunc;
import tepui.pipe.LogicOp;
import tepui.pipe.StencilOp;

/** Reference of the fixed functions behind the fragment shader, one component at a time. */
public final class Blending {
    private Blending() {}

    /** Component {@code i} of a factor, from the colours that it may name. */
    public static double factor(Factor f, int i, double[] src, double[] dst, double[] constant, double[] src1) {
        return switch (f) {
            case ZERO -> 0;
            case ONE -> 1;
            case SRC_COLOR -> src[i];
            case ONE_MINUS_SRC_COLOR -> 1 - src[i];
            case DST_COLOR -> dst[i];
            case ONE_MINUS_DST_COLOR -> 1 - dst[i];
            case SRC_ALPHA -> src[3];
            case ONE_MINUS_SRC_ALPHA -> 1 - src[3];
            case DST_ALPHA -> dst[3];
            case ONE_MINUS_DST_ALPHA -> 1 - dst[3];
            case CONSTANT_COLOR -> constant[i];
            case ONE_MINUS_CONSTANT_COLOR -> 1 - constant[i];
            case CONSTANT_ALPHA -> constant[3];
            case ONE_MINUS_CONSTANT_ALPHA -> 1 - constant[3];
            case SRC_ALPHA_SATURATE -> i == 3 ? 1 : Math.min(src[3], 1 - dst[3]);
            case SRC1_COLOR -> src1[i];
            case ONE_MINUS_SRC1_COLOR -> 1 - src1[i];
            case SRC1_ALPHA -> src1[3];
            case ONE_MINUS_SRC1_ALPHA -> 1 - src1[3];
        };
    }

    public static double join(Equation e, double src, double srcFactor, double dst, double dstFactor) {
        return switch (e) {
            case ADD -> src * srcFactor + dst * dstFactor;
            case SUBTRACT -> src * srcFactor - dst * dstFactor;
            case REVERSE_SUBTRACT -> dst * dstFactor - src * srcFactor;
            case MIN -> Math.min(src, dst);
            case MAX -> Math.max(src, dst);
        };
    }

    public static boolean passes(CompareFunc func, double value, double stored) {
        return switch (func) {
            case NEVER -> false;
            case LESS -> value < stored;
            case EQUAL -> value == stored;
            case LESS_EQUAL -> value <= stored;
            case GREATER -> value > stored;
            case NOT_EQUAL -> value != stored;
            case GREATER_EQUAL -> value >= stored;
            case ALWAYS -> true;
        };
    }

    /** An 8-bit stencil value after an operation. */
    public static int stencil(StencilOp op, int stored, int reference) {
        return switch (op) {
            case KEEP -> stored;
            case ZERO -> 0;
            case REPLACE -> reference & 255;
            case INCREMENT_CLAMP -> Math.min(stored + 1, 255);
            case DECREMENT_CLAMP -> Math.max(stored - 1, 0);
            case INVERT -> ~stored & 255;
            case INCREMENT_WRAP -> stored + 1 & 255;
            case DECREMENT_WRAP -> stored - 1 & 255;
        };
    }

    public static int logic(LogicOp op, int s, int d) {
        return switch (op) {
            case CLEAR -> 0;
            case AND -> s & d;
            case AND_REVERSE -> s & ~d;
            case COPY -> s;
            case AND_INVERTED -> ~s & d;
            case NOOP -> d;
            case XOR -> s ^ d;
            case OR -> s | d;
            case NOR -> ~(s | d);
            case EQUIV -> ~(s ^ d);
            case INVERT -> ~d;
            case OR_REVERSE -> s | ~d;
            case COPY_INVERTED -> ~s;
            case OR_INVERTED -> ~s | d;
            case NAND -> ~(s & d);
            case SET -> -1;
        };
    }
}
