package tepui.frontends.d3d9.code;

import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Resource;
import tepui.ir.ScalarKind;
import tepui.ir.TexOperand;
import tepui.ir.Type;
import tepui.ir.Value;

/** Short notation for arithmetic over a {@link Builder}, so that generated shaders read like formulas. */
public final class Code {
    public final Builder b;

    public Code(Builder builder) {
        b = builder;
    }

    public Value f(float... v) {
        return b.f32(v);
    }

    public Value add(Value x, Value y) {
        return b.op(Op.FADD, x, y);
    }

    public Value sub(Value x, Value y) {
        return b.op(Op.FSUB, x, y);
    }

    public Value mul(Value x, Value y) {
        return b.op(Op.FMUL, x, y);
    }

    /** x * y + z, each rounded. */
    public Value mad(Value x, Value y, Value z) {
        return add(mul(x, y), z);
    }

    public Value neg(Value x) {
        return b.op(Op.FNEG, x);
    }

    public Value min(Value x, Value y) {
        return b.op(Op.FMIN, x, y);
    }

    public Value max(Value x, Value y) {
        return b.op(Op.FMAX, x, y);
    }

    public Value sat(Value x) {
        return b.op(Op.FSATURATE, x);
    }

    public Value rcp(Value x) {
        return b.op(Op.FRCP, x);
    }

    public Value dot(Value x, Value y) {
        return b.op(Op.FDOT, x, y);
    }

    /** The first three components. */
    public Value xyz(Value v) {
        return b.swizzle(v, 0, 1, 2);
    }

    public Value x(Value v) {
        return b.extract(v, 0);
    }

    public Value y(Value v) {
        return b.extract(v, 1);
    }

    public Value z(Value v) {
        return b.extract(v, 2);
    }

    public Value w(Value v) {
        return b.extract(v, 3);
    }

    public Value at(Value v, int component) {
        return b.extract(v, component);
    }

    public Value vec(Value... parts) {
        return b.vec(parts);
    }

    /** A scalar in each of so many components. */
    public Value splat(Value scalar, int width) {
        return b.splat(scalar, width);
    }

    /** A vector times a scalar. */
    public Value scale(Value v, Value scalar) {
        return mul(v, b.splat(scalar, v.type().width()));
    }

    public Value length(Value v) {
        return b.op(Op.FSQRT, dot(v, v));
    }

    /** Of length 1; zeros stay zeros. */
    public Value normalize(Value v) {
        Value d = dot(v, v);
        Value none = b.op(Op.FEQ, d, f(0));
        return scale(v, b.select(none, f(0), b.op(Op.FRSQRT, d)));
    }

    /** All zeros in a width. */
    public Value zeros(int width) {
        return b.f32(new float[width]);
    }

    public Value lt(Value x, Value y) {
        return b.op(Op.FLT, x, y);
    }

    public Value select(Value condition, Value x, Value y) {
        return b.select(condition, x, y);
    }

    public Value toInt(Value x) {
        return b.convert(Op.F2I, ScalarKind.I32, x);
    }

    /** A row vector times a matrix given by its rows; as many rows as the vector has components. */
    public Value transform(Value v, Value... rows) {
        Value sum = null;
        for (int i = 0; i < v.type().width(); i++) {
            Value term = mul(b.splat(b.extract(v, i), rows[i].type().width()), rows[i]);
            sum = sum == null ? term : add(sum, term);
        }
        if (sum == null) throw new IllegalArgumentException("Code.transform: the vector has no components");
        return sum;
    }

    /**
     * The first channel of the texel at a place and of its neighbours to the right, below, and both, in alpha, red, green, blue. The place
     * is moved to the corner that the four share, so that no rounding chooses others.
     */
    public Value fourTexels(Resource texture, Value at) {
        Value size = b.convert(
                Op.I2F, ScalarKind.F32, b.texture(Op.TEX_SIZE, texture, Type.I32X2, TexOperand.LOD.bit(), b.i32(0)));
        Value corner = add(b.op(Op.FFLOOR, mul(at, size)), f(1, 1));
        Value four = b.texture(Op.TEX_GATHER, texture, Type.F32X4, TexOperand.COORD.bit(), b.op(Op.FDIV, corner, size));
        return b.swizzle(four, 2, 0, 1, 3);
    }

    public static Type vector(int width) {
        return Type.of(ScalarKind.F32, width);
    }
}
