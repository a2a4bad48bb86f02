package tepui.drivers.soft.raster;

import org.jspecify.annotations.Nullable;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Value;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.StencilOp;
import tepui.pipe.format.Format;

/**
 * Generator of depth bounds, stencil and depth test as IR: lanes that fail are demoted, what is written is written for
 * those still alive. Depth is compared as it is stored, so equal geometry gives equal values: UNORM and floats of 24
 * bits as integers, rounded to nearest; floats of 32 bits as they are, clamped to 0..1.
 */
final class DepthStencilCode extends IrCode {
    private static final int TARGET = TargetSet.DEPTH;

    private final DepthStencilState state;
    private final Format format;
    private final boolean hasDepth;
    private final boolean hasStencil;
    private final boolean floats;
    /** Bits of a depth that is compared as an integer. */
    private final int depthBits;
    /** Where the stencil value lies: its word, its lowest bit, and all of its bits, at bit 0. */
    private final int stencilWord;

    private final int stencilShift;
    private final int stencilMask;

    DepthStencilCode(Builder builder, DepthStencilState state, Format format) {
        super(builder);
        this.state = state;
        this.format = format;
        hasDepth = format.hasDepth();
        hasStencil = format.hasStencil();
        Format.Channel channel = format.depthChannel();
        depthBits = channel == null ? 0 : channel.bits();
        floats = hasDepth && format.numeric() == Format.Numeric.FLOAT && depthBits == 32;
        Format.Channel stencil = format.stencilChannel();
        stencilWord = stencil == null ? 0 : stencil.offset() >> 5;
        stencilShift = stencil == null ? 0 : stencil.offset() & 31;
        stencilMask = stencil == null ? 0 : (1 << stencil.bits()) - 1;
    }

    /** Is there anything to do for such a state and format? */
    static boolean isNeeded(DepthStencilState s, @Nullable Format format) {
        if (format == null) return false;
        return format.hasDepth() && (s.depthTest() || s.depthBounds()) || format.hasStencil() && s.stencilTest();
    }

    /** Does a fragment that fails or passes change the attachment? */
    static boolean writes(DepthStencilState s, @Nullable Format format) {
        if (!isNeeded(s, format) || format == null) return false;
        return format.hasDepth() && s.depthWrite()
                || format.hasStencil() && s.stencilTest() && (writes(s.front()) || writes(s.back()));
    }

    private static boolean writes(DepthStencilState.Face face) {
        return (face.writeMask() & 255) != 0
                && (face.fail() != StencilOp.KEEP
                        || face.depthFail() != StencilOp.KEEP
                        || face.pass() != StencilOp.KEEP);
    }

    /** The window z of the lane, from its plane. */
    Value planeZ() {
        return plane(PrimitiveScalars.Z, laneF(PrimitiveScalars.LANE_X), laneF(PrimitiveScalars.LANE_Y));
    }

    /**
     * Appends the tests.
     *
     * @param z window depth, not clamped yet
     * @param stencil the shader's reference, or null
     */
    void emit(Value z, @Nullable Value stencil) {
        boolean testDepth = hasDepth && state.depthTest();
        boolean testStencil = hasStencil && state.stencilTest();
        boolean packed = hasDepth && hasStencil && stencilWord == 0;
        Value word = hasDepth || packed ? targetLoad(TARGET, 0) : null;
        Value storedDepth = word == null ? null : depthOf(word);
        if (hasDepth && state.depthBounds() && storedDepth != null) {
            Value value = valueOf(storedDepth);
            Value inside = b.op(
                    Op.BAND,
                    b.op(Op.FGE, value, valueOf(quantize(scalarF(PrimitiveScalars.BOUNDS_MIN)))),
                    b.op(Op.FGE, valueOf(quantize(scalarF(PrimitiveScalars.BOUNDS_MAX))), value));
            b.effect(Op.DEMOTE_IF, 0, b.op(Op.BNOT, inside));
        }
        Value depth = null;
        Value depthPass = null;
        if (testDepth && storedDepth != null) {
            depth = quantize(clamp(z, scalarF(PrimitiveScalars.DEPTH_MIN), scalarF(PrimitiveScalars.DEPTH_MAX)));
            if (state.depthFunc() != CompareFunc.ALWAYS) {
                depthPass = floats
                        ? compare(state.depthFunc(), depth, storedDepth)
                        : compareInts(state.depthFunc(), depthBits == 32, depth, storedDepth);
            }
        }
        Value pass = depthPass;
        Value newStencil = null;
        if (testStencil) {
            Value stored = packed && word != null
                    ? and(ushr(word, stencilShift), stencilMask)
                    : and(targetLoad(TARGET, stencilWord), 255);
            Value front = b.op(Op.INE, scalarI(PrimitiveScalars.FACING_I), i(0));
            Value[] ours = face(state.front(), reference(stencil, PrimitiveScalars.STENCIL_FRONT), stored, depthPass);
            Value[] theirs = face(state.back(), reference(stencil, PrimitiveScalars.STENCIL_BACK), stored, depthPass);
            Value stencilPass = b.select(front, ours[0], theirs[0]);
            pass = pass == null ? stencilPass : b.op(Op.BAND, stencilPass, pass);
            if (writes(state.front()) || writes(state.back())) newStencil = b.select(front, ours[1], theirs[1]);
        }
        boolean writeDepth = testDepth && state.depthWrite();
        // Failing lanes change nothing but their stencil value.
        if (newStencil == null && pass != null) b.effect(Op.DEMOTE_IF, 0, b.op(Op.BNOT, pass));
        if (packed && word != null) {
            Value low = and(word, (1 << depthBits) - 1);
            Value high = newStencil == null ? and(word, stencilMask << stencilShift) : shl(newStencil, stencilShift);
            if (writeDepth && depth != null) {
                low = newStencil == null || pass == null ? depth : b.select(pass, depth, low);
            }
            if (writeDepth || newStencil != null) targetStore(TARGET, 0, or(low, high));
        } else {
            if (newStencil != null) {
                targetStore(TARGET, stencilWord, newStencil);
                if (pass != null) b.effect(Op.DEMOTE_IF, 0, b.op(Op.BNOT, pass));
            }
            if (writeDepth && depth != null) targetStore(TARGET, 0, floats ? bits(depth) : depth);
            return;
        }
        if (newStencil != null && pass != null) b.effect(Op.DEMOTE_IF, 0, b.op(Op.BNOT, pass));
    }

    private Value depthOf(Value word) {
        if (floats) return asFloat(word);
        return depthBits == 32 ? word : and(word, (1 << depthBits) - 1);
    }

    /** A stored depth as a float. */
    private Value valueOf(Value stored) {
        if (floats) return stored;
        if (format.numeric() == Format.Numeric.FLOAT) return mul(asFloat(shl(stored, 3)), f(0x1p112f));
        if (depthBits == 32) return mul(b.convert(Op.U2F, tepui.ir.ScalarKind.F32, stored), f(0x1p-32f));
        return mul(toFloat(stored), f(1f / ((1 << depthBits) - 1)));
    }

    private Value quantize(Value z) {
        if (floats) return z;
        if (format.numeric() == Format.Numeric.FLOAT) {
            // Scaled so that the exponent is the small one's, then cut with rounding to even; below 2^-14 a fixed step.
            Value normal = bits(mul(z, f(0x1p-112f)));
            Value odd = and(ushr(normal, 3), 1);
            Value cut = ushr(b.op(Op.IADD, b.op(Op.IADD, normal, i(3)), odd), 3);
            Value small = toInt(b.op(Op.FROUND_EVEN, mul(z, f(0x1p34f))));
            return b.select(b.op(Op.FLT, z, f(0x1p-14f)), small, cut);
        }
        if (depthBits == 32) return b.convert(Op.F2U, tepui.ir.ScalarKind.I32, mul(z, f(0x1p32f)));
        return toInt(b.op(Op.FROUND_EVEN, mul(z, f((1 << depthBits) - 1))));
    }

    private Value reference(@Nullable Value exported, int index) {
        return exported == null ? scalarI(index) : and(exported, stencilMask);
    }

    /** Result of the stencil test, and the value to store. */
    private Value[] face(DepthStencilState.Face face, Value reference, Value stored, @Nullable Value depthPass) {
        int mask = face.readMask() & stencilMask;
        Value pass = compareInts(face.func(), false, and(reference, mask), and(stored, mask));
        Value passed = apply(face.pass(), reference, stored);
        if (depthPass != null && face.depthFail() != face.pass()) {
            passed = b.select(depthPass, passed, apply(face.depthFail(), reference, stored));
        }
        Value result = b.select(pass, passed, apply(face.fail(), reference, stored));
        int write = face.writeMask() & stencilMask;
        if (write != stencilMask) result = or(and(stored, ~write & stencilMask), and(result, write));
        return new Value[] {pass, result};
    }

    private Value apply(StencilOp op, Value reference, Value stored) {
        return switch (op) {
            case KEEP -> stored;
            case ZERO -> i(0);
            case REPLACE -> stencilMask == 255 ? reference : and(reference, stencilMask);
            case INCREMENT_CLAMP -> b.op(Op.IMIN, b.op(Op.IADD, stored, i(1)), i(stencilMask));
            case DECREMENT_CLAMP -> b.op(Op.IMAX, b.op(Op.ISUB, stored, i(1)), i(0));
            case INVERT -> b.op(Op.IXOR, stored, i(stencilMask));
            case INCREMENT_WRAP -> and(b.op(Op.IADD, stored, i(1)), stencilMask);
            case DECREMENT_WRAP -> and(b.op(Op.ISUB, stored, i(1)), stencilMask);
        };
    }
}
