package tepui.frontends.gl.state;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.BlendState;
import tepui.pipe.CompareFunc;
import tepui.pipe.LogicOp;
import tepui.pipe.Primitive;
import tepui.pipe.StencilOp;

/** Map of OpenGL's enumerants to the contract's enumerations; null for a number that is none. */
public final class GlEnums {
    private static final CompareFunc[] COMPARE = CompareFunc.values();
    private static final LogicOp[] LOGIC = LogicOp.values();
    private static final Primitive[] PRIMITIVES = Primitive.values();

    private GlEnums() {}

    public static @Nullable CompareFunc compare(int func) {
        return func >= GL_NEVER && func <= GL_ALWAYS ? COMPARE[func - GL_NEVER] : null;
    }

    /** The modes of glBegin and glDraw... are numbered as {@link Primitive} is. */
    public static @Nullable Primitive primitive(int mode) {
        return mode >= 0 && mode < PRIMITIVES.length ? PRIMITIVES[mode] : null;
    }

    /** {@link #primitive} of a mode that is right. */
    public static Primitive known(int mode) { // hot
        return PRIMITIVES[mode];
    }

    public static @Nullable LogicOp logicOp(int op) {
        return op >= GL_CLEAR && op <= GL_SET ? LOGIC[op - GL_CLEAR] : null;
    }

    public static @Nullable StencilOp stencilOp(int op) {
        return switch (op) {
            case GL_KEEP -> StencilOp.KEEP;
            case GL_ZERO -> StencilOp.ZERO;
            case GL_REPLACE -> StencilOp.REPLACE;
            case GL_INCR -> StencilOp.INCREMENT_CLAMP;
            case GL_DECR -> StencilOp.DECREMENT_CLAMP;
            case GL_INVERT -> StencilOp.INVERT;
            case GL_INCR_WRAP -> StencilOp.INCREMENT_WRAP;
            case GL_DECR_WRAP -> StencilOp.DECREMENT_WRAP;
            default -> null;
        };
    }

    public static BlendState.@Nullable Equation equation(int mode) {
        return switch (mode) {
            case GL_FUNC_ADD -> BlendState.Equation.ADD;
            case GL_FUNC_SUBTRACT -> BlendState.Equation.SUBTRACT;
            case GL_FUNC_REVERSE_SUBTRACT -> BlendState.Equation.REVERSE_SUBTRACT;
            case GL_MIN -> BlendState.Equation.MIN;
            case GL_MAX -> BlendState.Equation.MAX;
            default -> null;
        };
    }

    public static BlendState.@Nullable Factor factor(int factor) {
        return switch (factor) {
            case GL_ZERO -> BlendState.Factor.ZERO;
            case GL_ONE -> BlendState.Factor.ONE;
            case GL_SRC_COLOR -> BlendState.Factor.SRC_COLOR;
            case GL_ONE_MINUS_SRC_COLOR -> BlendState.Factor.ONE_MINUS_SRC_COLOR;
            case GL_DST_COLOR -> BlendState.Factor.DST_COLOR;
            case GL_ONE_MINUS_DST_COLOR -> BlendState.Factor.ONE_MINUS_DST_COLOR;
            case GL_SRC_ALPHA -> BlendState.Factor.SRC_ALPHA;
            case GL_ONE_MINUS_SRC_ALPHA -> BlendState.Factor.ONE_MINUS_SRC_ALPHA;
            case GL_DST_ALPHA -> BlendState.Factor.DST_ALPHA;
            case GL_ONE_MINUS_DST_ALPHA -> BlendState.Factor.ONE_MINUS_DST_ALPHA;
            case GL_CONSTANT_COLOR -> BlendState.Factor.CONSTANT_COLOR;
            case GL_ONE_MINUS_CONSTANT_COLOR -> BlendState.Factor.ONE_MINUS_CONSTANT_COLOR;
            case GL_CONSTANT_ALPHA -> BlendState.Factor.CONSTANT_ALPHA;
            case GL_ONE_MINUS_CONSTANT_ALPHA -> BlendState.Factor.ONE_MINUS_CONSTANT_ALPHA;
            case GL_SRC_ALPHA_SATURATE -> BlendState.Factor.SRC_ALPHA_SATURATE;
            case GL_SRC1_COLOR -> BlendState.Factor.SRC1_COLOR;
            case GL_ONE_MINUS_SRC1_COLOR -> BlendState.Factor.ONE_MINUS_SRC1_COLOR;
            case GL_SRC1_ALPHA -> BlendState.Factor.SRC1_ALPHA;
            case GL_ONE_MINUS_SRC1_ALPHA -> BlendState.Factor.ONE_MINUS_SRC1_ALPHA;
            default -> null;
        };
    }
}
