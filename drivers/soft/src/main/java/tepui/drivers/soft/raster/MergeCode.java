package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Value;
import tepui.pipe.AdvancedBlend;
import tepui.pipe.BlendState;
import tepui.pipe.LogicOp;
import tepui.pipe.driver.AdvancedBlendCode;
import tepui.pipe.driver.LogicOpCode;
import tepui.pipe.format.Format;

/**
 * Generator of the merge of a fragment's colour into one target, as IR: clamp, blend or logic operation, conversion,
 * write mask. The target is read only where something of it is needed.
 */
final class MergeCode extends IrCode {
    private final BlendState blend;
    private final BlendState.Target state;
    private final Format format;
    private final TexelCode texel;
    private final int target;

    MergeCode(Builder builder, BlendState blend, Format format, int target) {
        super(builder);
        this.blend = blend;
        this.state = blend.target(target);
        this.format = format;
        this.target = target;
        texel = new TexelCode(builder, format);
    }

    /**
     * Appends it.
     *
     * @param source four components
     * @param second the second output, or null where the shader has none
     */
    void emit(Value[] source, Value @Nullable [] second) {
        int mask = state.writeMask() & format.components();
        if (mask == 0) return;
        LogicOp logic = blend.logicOp();
        boolean bitwise = logic != null && format.numeric() != Format.Numeric.FLOAT && !format.isSrgb();
        AdvancedBlend advanced = logic == null && target == 0 && !format.isInteger() ? blend.advanced() : null;
        boolean blending =
                blend.advanced() == null && state.enabled() && logic == null && !format.isInteger() && !isCopy();
        boolean allWritten = mask == format.components();
        Value[] stored = new Value[texel.words()];
        if (advanced != null || blending && readsTarget() || bitwise && logic != LogicOp.COPY || !allWritten) {
            for (int w = 0; w < stored.length; w++) stored[w] = targetLoad(target, w);
        }
        Value[] result = source;
        if (blending) result = blended(source, second, stored);
        if (advanced != null) {
            result = new AdvancedBlendCode(b, advanced).blend(clamped(source), texel.unpack(stored));
        }
        Value[] words = texel.pack(result);
        for (int w = 0; w < words.length; w++) {
            int bits = texel.bitsOf(w, mask);
            if (bits == 0) continue;
            Value word = words[w];
            if (bitwise && logic != null) word = LogicOpCode.apply(b, logic, word, stored[w]);
            if (!allWritten || bitwise) {
                int others = texel.bitsOf(w, 15) & ~bits;
                word = and(word, bits);
                if (others != 0) word = or(word, and(stored[w], others));
            }
            targetStore(target, w, word);
        }
    }

    private boolean isCopy() {
        return state.rgb().equals(BlendState.Term.COPY) && state.alpha().equals(BlendState.Term.COPY);
    }

    private boolean readsTarget() {
        return readsTarget(state.rgb()) || readsTarget(state.alpha());
    }

    private static boolean readsTarget(BlendState.Term t) {
        return t.destination() != BlendState.Factor.ZERO
                || t.equation() == BlendState.Equation.MIN
                || t.equation() == BlendState.Equation.MAX
                || switch (t.source()) {
                    case DST_COLOR, ONE_MINUS_DST_COLOR, DST_ALPHA, ONE_MINUS_DST_ALPHA, SRC_ALPHA_SATURATE -> true;
                    default -> false;
                };
    }

    // ---- blending

    private Value[] blended(Value[] source, Value @Nullable [] second, Value[] stored) {
        Value[] src = clamped(source);
        Value[] src1 = second == null ? new Value[] {f(0), f(0), f(0), f(1)} : clamped(second);
        Value[] dst = stored[0] == null ? new Value[] {f(0), f(0), f(0), f(1)} : texel.unpack(stored);
        Value[] constant = new Value[4];
        for (int c = 0; c < 4; c++) constant[c] = scalarF(PrimitiveScalars.BLEND_COLOR + c);
        constant = clamped(constant);
        Value[] result = new Value[4];
        for (int c = 0; c < 4; c++) {
            BlendState.Term term = c < 3 ? state.rgb() : state.alpha();
            result[c] = term(term, c, src, src1, dst, constant);
        }
        return result;
    }

    /** Fixed-point targets take clamped colours into the equation, floats do not. */
    private Value[] clamped(Value[] colors) {
        if (!format.isNormalized()) return colors;
        Value[] result = new Value[4];
        for (int c = 0; c < 4; c++) {
            result[c] = format.numeric() == Format.Numeric.UNORM
                    ? b.op(Op.FSATURATE, colors[c])
                    : clamp(colors[c], f(-1), f(1));
        }
        return result;
    }

    private Value term(BlendState.Term t, int c, Value[] src, Value[] src1, Value[] dst, Value[] constant) {
        switch (t.equation()) {
            case MIN -> {
                return b.op(Op.FMIN, src[c], dst[c]);
            }
            case MAX -> {
                return b.op(Op.FMAX, src[c], dst[c]);
            }
            default -> {}
        }
        Value s = factor(t.source(), c, src, src1, dst, constant);
        Value d = factor(t.destination(), c, src, src1, dst, constant);
        Value left = product(src[c], s, t.source());
        boolean noLeft = t.source() == BlendState.Factor.ZERO;
        boolean noRight = t.destination() == BlendState.Factor.ZERO;
        boolean plainRight = t.destination() == BlendState.Factor.ONE;
        return switch (t.equation()) {
            case ADD -> {
                if (noRight) yield noLeft ? f(0) : left;
                if (plainRight) yield noLeft ? dst[c] : add(left, dst[c]);
                yield noLeft ? mul(dst[c], d) : fma(dst[c], d, left);
            }
            case SUBTRACT -> sub(left, product(dst[c], d, t.destination()));
            default -> sub(product(dst[c], d, t.destination()), left);
        };
    }

    private Value product(Value color, Value factor, BlendState.Factor kind) {
        return switch (kind) {
            case ZERO -> f(0);
            case ONE -> color;
            default -> mul(color, factor);
        };
    }

    private Value factor(BlendState.Factor k, int c, Value[] src, Value[] src1, Value[] dst, Value[] constant) {
        return switch (k) {
            case ZERO -> f(0);
            case ONE -> f(1);
            case SRC_COLOR -> src[c];
            case ONE_MINUS_SRC_COLOR -> oneMinus(src[c]);
            case DST_COLOR -> dst[c];
            case ONE_MINUS_DST_COLOR -> oneMinus(dst[c]);
            case SRC_ALPHA -> src[3];
            case ONE_MINUS_SRC_ALPHA -> oneMinus(src[3]);
            case DST_ALPHA -> dst[3];
            case ONE_MINUS_DST_ALPHA -> oneMinus(dst[3]);
            case CONSTANT_COLOR -> constant[c];
            case ONE_MINUS_CONSTANT_COLOR -> oneMinus(constant[c]);
            case CONSTANT_ALPHA -> constant[3];
            case ONE_MINUS_CONSTANT_ALPHA -> oneMinus(constant[3]);
            case SRC_ALPHA_SATURATE -> c == 3 ? f(1) : b.op(Op.FMIN, src[3], oneMinus(dst[3]));
            case SRC1_COLOR -> src1[c];
            case ONE_MINUS_SRC1_COLOR -> oneMinus(src1[c]);
            case SRC1_ALPHA -> src1[3];
            case ONE_MINUS_SRC1_ALPHA -> oneMinus(src1[3]);
        };
    }

    private Value oneMinus(Value v) {
        return sub(f(1), v);
    }
}
