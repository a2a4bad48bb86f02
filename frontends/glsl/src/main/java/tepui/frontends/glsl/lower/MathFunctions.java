package tepui.frontends.glsl.lower;

import tepui.frontends.glsl.sema.GlslType.Base;
import tepui.frontends.glsl.sema.GlslType.Basic;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;

/**
 * Lowering of built-in functions of numbers (GLSL 4.60, 8.1 to 8.8, 8.13.1): formulas where the IR has no operation.
 */
final class MathFunctions {
    private static final double LOG2_E = 1.4426950408889634;
    private static final double LN_2 = 0.6931471805599453;

    private final Code code;
    private final Builder b;
    private final MatrixFunctions matrices;

    MathFunctions(Code code) {
        this.code = code;
        this.b = code.b;
        this.matrices = new MatrixFunctions(code);
    }

    /** All functions without an effect whose arguments are values. */
    Value[] call(String name, Basic result, Basic[] types, Value[][] a) {
        if (MatrixFunctions.has(name)) return matrices.call(name, types, a);
        Value[] v = new Value[a.length];
        for (int i = 0; i < v.length; i++) v[i] = a[i][0];
        Base base = types.length == 0 ? Base.FLOAT : types[0].base();
        return new Value[] {vector(name, result, types, base, v)};
    }

    private Value splat(Value like, double x) {
        return code.splat(like.type(), x);
    }

    private Value scaled(Value x, double factor) {
        return b.op(Op.FMUL, x, splat(x, factor));
    }

    private Value vector(String name, Basic result, Basic[] types, Base base, Value[] v) {
        int width = result.rows();
        return switch (name) {
            // ---- angles
            case "radians" -> scaled(v[0], Math.PI / 180);
            case "degrees" -> scaled(v[0], 180 / Math.PI);
            case "sin" -> b.op(Op.FSIN, v[0]);
            case "cos" -> b.op(Op.FCOS, v[0]);
            case "tan" -> b.op(Op.FTAN, v[0]);
            case "asin" -> b.op(Op.FASIN, v[0]);
            case "acos" -> b.op(Op.FACOS, v[0]);
            case "atan" -> v.length == 2 ? b.op(Op.FATAN2, v[0], v[1]) : b.op(Op.FATAN, v[0]);
            case "sinh" -> scaled(b.op(Op.FSUB, exp(v[0]), exp(b.op(Op.FNEG, v[0]))), 0.5);
            case "cosh" -> scaled(b.op(Op.FADD, exp(v[0]), exp(b.op(Op.FNEG, v[0]))), 0.5);
            case "tanh" -> tanh(v[0]);
            case "asinh" -> asinh(v[0]);
            case "acosh" ->
                log(b.op(Op.FADD, v[0], b.op(Op.FSQRT, b.op(Op.FSUB, b.op(Op.FMUL, v[0], v[0]), splat(v[0], 1)))));
            case "atanh" ->
                scaled(
                        log(b.op(Op.FDIV, b.op(Op.FADD, splat(v[0], 1), v[0]), b.op(Op.FSUB, splat(v[0], 1), v[0]))),
                        0.5);
            // ---- exponentials
            case "pow" -> b.op(Op.FPOW, v[0], v[1]);
            case "exp" -> exp(v[0]);
            case "log" -> log(v[0]);
            case "exp2" -> b.op(Op.FEXP2, v[0]);
            case "log2" -> b.op(Op.FLOG2, v[0]);
            case "sqrt" -> b.op(Op.FSQRT, v[0]);
            case "inversesqrt" -> b.op(Op.FRSQRT, v[0]);
            // ---- common
            case "abs" -> b.op(base.isFloat() ? Op.FABS : Op.IABS, v[0]);
            case "sign" -> b.op(base.isFloat() ? Op.FSIGN : Op.ISIGN, v[0]);
            case "floor" -> b.op(Op.FFLOOR, v[0]);
            case "trunc", "truncate" -> b.op(Op.FTRUNC, v[0]);
            case "round", "roundEven" -> b.op(Op.FROUND_EVEN, v[0]);
            case "ceil" -> b.op(Op.FCEIL, v[0]);
            case "fract" -> b.op(Op.FFRACT, v[0]);
            case "mod" -> {
                Value y = code.widen(v[1], width);
                yield b.op(Op.FSUB, v[0], b.op(Op.FMUL, y, b.op(Op.FFLOOR, b.op(Op.FDIV, v[0], y))));
            }
            case "min" -> min(base, v[0], code.widen(v[1], width));
            case "max" -> max(base, v[0], code.widen(v[1], width));
            case "clamp" -> min(base, max(base, v[0], code.widen(v[1], width)), code.widen(v[2], width));
            case "mix" -> mix(types, width, v);
            case "step" -> {
                Value edge = code.widen(v[0], width);
                yield b.select(b.op(Op.FLT, v[1], edge), splat(v[1], 0), splat(v[1], 1));
            }
            case "smoothstep" -> smoothstep(code.widen(v[0], width), code.widen(v[1], width), v[2]);
            case "isnan" -> b.op(Op.FNE, v[0], v[0]);
            case "isinf" -> b.op(Op.FEQ, b.op(Op.FABS, v[0]), splat(v[0], Double.POSITIVE_INFINITY));
            case "floatBitsToInt", "floatBitsToUint" -> b.convert(Op.BITCAST, ScalarKind.I32, v[0]);
            case "intBitsToFloat", "uintBitsToFloat" -> b.convert(Op.BITCAST, ScalarKind.F32, v[0]);
            case "doubleBitsToInt64", "doubleBitsToUint64" -> b.convert(Op.BITCAST, ScalarKind.I64, v[0]);
            case "int64BitsToDouble", "uint64BitsToDouble" -> b.convert(Op.BITCAST, ScalarKind.F64, v[0]);
            case "min3" -> min(base, min(base, v[0], v[1]), v[2]);
            case "max3" -> max(base, max(base, v[0], v[1]), v[2]);
            case "mid3" -> max(base, min(base, v[0], v[1]), min(base, max(base, v[0], v[1]), v[2]));
            case "fma" -> b.op(Op.FFMA, v[0], v[1], v[2]);
            case "ldexp" -> base == Base.FLOAT ? ldexp(v[0], v[1]) : b.op(Op.FLDEXP, v[0], v[1]);
            // ---- packing
            case "packUnorm2x16" -> b.op(Op.PACK_UNORM_2X16, v[0]);
            case "packSnorm2x16" -> b.op(Op.PACK_SNORM_2X16, v[0]);
            case "packUnorm4x8" -> b.op(Op.PACK_UNORM_4X8, v[0]);
            case "packSnorm4x8" -> b.op(Op.PACK_SNORM_4X8, v[0]);
            case "packHalf2x16" -> b.op(Op.PACK_HALF_2X16, v[0]);
            case "unpackUnorm2x16" -> b.op(Op.UNPACK_UNORM_2X16, v[0]);
            case "unpackSnorm2x16" -> b.op(Op.UNPACK_SNORM_2X16, v[0]);
            case "unpackUnorm4x8" -> b.op(Op.UNPACK_UNORM_4X8, v[0]);
            case "unpackSnorm4x8" -> b.op(Op.UNPACK_SNORM_4X8, v[0]);
            case "unpackHalf2x16" -> b.op(Op.UNPACK_HALF_2X16, v[0]);
            case "packDouble2x32" -> b.convert(Op.BITCAST, ScalarKind.F64, b.op(Op.PACK_64, v[0]));
            case "unpackDouble2x32" -> b.op(Op.UNPACK_64, b.convert(Op.BITCAST, ScalarKind.I64, v[0]));
            case "packInt2x32", "packUint2x32" -> b.op(Op.PACK_64, v[0]);
            case "unpackInt2x32", "unpackUint2x32" -> b.op(Op.UNPACK_64, v[0]);
            // ---- geometry
            case "length" -> length(v[0]);
            case "distance" -> length(b.op(Op.FSUB, v[0], v[1]));
            case "dot" -> dot(v[0], v[1]);
            case "cross" -> cross(v[0], v[1]);
            case "normalize" ->
                v[0].type().isScalar()
                        ? b.op(Op.FSIGN, v[0])
                        : b.op(Op.FMUL, v[0], b.splat(b.op(Op.FRSQRT, dot(v[0], v[0])), width));
            case "faceforward" -> {
                Value turned =
                        b.op(Op.FLT, dot(v[2], v[1]), code.splat(v[0].type().scalar(), 0));
                yield b.select(turned, v[0], b.op(Op.FNEG, v[0]));
            }
            case "reflect" -> {
                Value twice = scaled(dot(v[1], v[0]), 2);
                yield b.op(Op.FSUB, v[0], b.op(Op.FMUL, code.widen(twice, width), v[1]));
            }
            case "refract" -> refract(v[0], v[1], v[2], width);
            // ---- comparisons
            case "lessThan" -> less(base, v[0], v[1]);
            case "greaterThan" -> less(base, v[1], v[0]);
            case "lessThanEqual" -> atLeast(base, v[1], v[0]);
            case "greaterThanEqual" -> atLeast(base, v[0], v[1]);
            case "equal" -> same(v[0], v[1]);
            case "notEqual" -> b.op(Op.BNOT, same(v[0], v[1]));
            case "any" -> b.op(Op.ANY, v[0]);
            case "all" -> b.op(Op.ALL, v[0]);
            case "not" -> b.op(Op.BNOT, v[0]);
            // ---- integers
            case "bitfieldExtract" ->
                b.op(
                        base.isUnsigned() ? Op.UBITFIELD_EXTRACT : Op.IBITFIELD_EXTRACT,
                        v[0],
                        code.widen(v[1], width),
                        code.widen(v[2], width));
            case "bitfieldInsert" ->
                b.op(Op.BITFIELD_INSERT, v[0], v[1], code.widen(v[2], width), code.widen(v[3], width));
            case "bitfieldReverse" -> b.op(Op.BIT_REVERSE, v[0]);
            case "bitCount" -> b.op(Op.BIT_COUNT, v[0]);
            case "findLSB" -> b.op(Op.FIND_LSB, v[0]);
            case "findMSB" -> b.op(base.isUnsigned() ? Op.UFIND_MSB : Op.IFIND_MSB, v[0]);
            case "countLeadingZeros" -> b.op(Op.ISUB, integer(v[0], 31), b.op(Op.UFIND_MSB, v[0]));
            case "countTrailingZeros" -> {
                Value none = b.op(Op.IEQ, v[0], integer(v[0], 0));
                yield b.select(none, integer(v[0], 32), b.op(Op.FIND_LSB, v[0]));
            }
            case "absoluteDifference" ->
                b.select(less(base, v[0], v[1]), b.op(Op.ISUB, v[1], v[0]), b.op(Op.ISUB, v[0], v[1]));
            case "addSaturate" -> addSaturate(base, v[0], v[1]);
            case "subtractSaturate" -> subtractSaturate(base, v[0], v[1]);
            // Without the bit that a sum would lose: a + b is twice what
            // both have and what one has, (a | b) and (a & b) likewise.
            case "average" -> b.op(Op.IADD, b.op(Op.IAND, v[0], v[1]), half(base, b.op(Op.IXOR, v[0], v[1])));
            case "averageRounded" -> b.op(Op.ISUB, b.op(Op.IOR, v[0], v[1]), half(base, b.op(Op.IXOR, v[0], v[1])));
            case "multiply32x16" -> {
                Value high = b.op(Op.ISHL, v[1], shift(v[1], 16));
                yield b.op(Op.IMUL, v[0], b.op(base.isUnsigned() ? Op.USHR : Op.ISHR, high, shift(v[1], 16)));
            }
            // ---- fragments
            case "dFdx" -> derivative(Op.DDX, v[0], 0);
            case "dFdy" -> derivative(Op.DDY, v[0], 0);
            case "fwidth" -> fwidth(v[0], 0);
            case "dFdxCoarse" -> derivative(Op.DDX, v[0], 1);
            case "dFdyCoarse" -> derivative(Op.DDY, v[0], 1);
            case "fwidthCoarse" -> fwidth(v[0], 1);
            case "dFdxFine" -> derivative(Op.DDX, v[0], 2);
            case "dFdyFine" -> derivative(Op.DDY, v[0], 2);
            case "fwidthFine" -> fwidth(v[0], 2);
            // Noise may be 0 everywhere, and is in all implementations.
            case "noise1", "noise2", "noise3", "noise4" -> code.splat(Type.of(ScalarKind.F32, width), 0);
            default -> throw new IllegalStateException("no lowering of the built-in function '" + name + "'");
        };
    }

    // ---- formulas --------------------------------------------------------------------------------------------------

    private Value exp(Value x) {
        return b.op(Op.FEXP2, scaled(x, LOG2_E));
    }

    private Value log(Value x) {
        return scaled(b.op(Op.FLOG2, x), LN_2);
    }

    /** Beyond 10 it is 1 in single precision, and the exponentials would overflow. */
    private Value tanh(Value x) {
        Value c = b.op(Op.FMIN, b.op(Op.FMAX, x, splat(x, -10)), splat(x, 10));
        Value p = exp(c);
        Value n = exp(b.op(Op.FNEG, c));
        return b.op(Op.FDIV, b.op(Op.FSUB, p, n), b.op(Op.FADD, p, n));
    }

    /** ldexp; results below the smallest normal number are 0 of their sign, which 8.3 allows and programs are used to. */
    private Value ldexp(Value x, Value exponent) {
        Value product = b.op(Op.FLDEXP, x, exponent);
        Value sign =
                b.op(Op.IAND, b.convert(Op.BITCAST, ScalarKind.I32, product), integer(exponent, Integer.MIN_VALUE));
        Value small = b.op(Op.FLT, b.op(Op.FABS, product), splat(product, Float.MIN_NORMAL));
        return b.select(small, b.convert(Op.BITCAST, ScalarKind.F32, sign), product);
    }

    private Value asinh(Value x) {
        Value m = b.op(Op.FABS, x);
        Value root = b.op(Op.FSQRT, b.op(Op.FADD, b.op(Op.FMUL, m, m), splat(x, 1)));
        return b.op(Op.FMUL, b.op(Op.FSIGN, x), log(b.op(Op.FADD, m, root)));
    }

    private Value min(Base base, Value x, Value y) {
        return b.op(base.isFloat() ? Op.FMIN : base.isUnsigned() ? Op.UMIN : Op.IMIN, x, y);
    }

    private Value max(Base base, Value x, Value y) {
        return b.op(base.isFloat() ? Op.FMAX : base.isUnsigned() ? Op.UMAX : Op.IMAX, x, y);
    }

    private Value integer(Value like, long x) {
        return b.splat(
                like.type().kind() == ScalarKind.I64 ? b.i64(x) : b.i32((int) x),
                like.type().width());
    }

    private Value half(Base base, Value x) {
        return b.op(base.isUnsigned() ? Op.USHR : Op.ISHR, x, shift(x, 1));
    }

    /** Counts of shifts have 32 bits whatever they shift. */
    private Value shift(Value like, int count) {
        return b.splat(b.i32(count), like.type().width());
    }

    private Value addSaturate(Base base, Value x, Value y) {
        Value sum = b.op(Op.IADD, x, y);
        if (base.isUnsigned()) return b.select(b.op(Op.ULT, sum, x), integer(x, -1), sum);
        Value wrapped = b.op(Op.IAND, b.op(Op.IXOR, x, sum), b.op(Op.IXOR, y, sum));
        return b.select(b.op(Op.ILT, wrapped, integer(x, 0)), extreme(x), sum);
    }

    private Value subtractSaturate(Base base, Value x, Value y) {
        Value difference = b.op(Op.ISUB, x, y);
        if (base.isUnsigned()) return b.select(b.op(Op.ULT, x, y), integer(x, 0), difference);
        Value wrapped = b.op(Op.IAND, b.op(Op.IXOR, x, y), b.op(Op.IXOR, x, difference));
        return b.select(b.op(Op.ILT, wrapped, integer(x, 0)), extreme(x), difference);
    }

    /** The signed integer furthest from 0 on the side of x. */
    private Value extreme(Value x) {
        boolean wide = x.type().kind() == ScalarKind.I64;
        Value sign = b.op(Op.ISHR, x, shift(x, wide ? 63 : 31));
        return b.op(Op.IXOR, sign, integer(x, wide ? Long.MAX_VALUE : Integer.MAX_VALUE));
    }

    private Value mix(Basic[] types, int width, Value[] v) {
        if (types[2].base() == Base.BOOL) return b.select(v[2], v[1], v[0]);
        Value a = code.widen(v[2], width);
        return b.op(Op.FADD, b.op(Op.FMUL, v[0], b.op(Op.FSUB, splat(a, 1), a)), b.op(Op.FMUL, v[1], a));
    }

    private Value smoothstep(Value low, Value high, Value x) {
        Value t = b.op(Op.FSATURATE, b.op(Op.FDIV, b.op(Op.FSUB, x, low), b.op(Op.FSUB, high, low)));
        return b.op(Op.FMUL, b.op(Op.FMUL, t, t), b.op(Op.FSUB, splat(t, 3), scaled(t, 2)));
    }

    Value dot(Value x, Value y) {
        return x.type().isScalar() ? b.op(Op.FMUL, x, y) : b.op(Op.FDOT, x, y);
    }

    private Value length(Value x) {
        return x.type().isScalar() ? b.op(Op.FABS, x) : b.op(Op.FSQRT, dot(x, x));
    }

    private Value cross(Value x, Value y) {
        Value left = b.op(Op.FMUL, b.swizzle(x, 1, 2, 0), b.swizzle(y, 2, 0, 1));
        Value right = b.op(Op.FMUL, b.swizzle(x, 2, 0, 1), b.swizzle(y, 1, 2, 0));
        return b.op(Op.FSUB, left, right);
    }

    private Value refract(Value i, Value n, Value eta, int width) {
        Value d = dot(n, i);
        Value one = splat(d, 1);
        Value k = b.op(Op.FSUB, one, b.op(Op.FMUL, b.op(Op.FMUL, eta, eta), b.op(Op.FSUB, one, b.op(Op.FMUL, d, d))));
        Value factor = b.op(Op.FADD, b.op(Op.FMUL, eta, d), b.op(Op.FSQRT, k));
        Value bent =
                b.op(Op.FSUB, b.op(Op.FMUL, code.widen(eta, width), i), b.op(Op.FMUL, code.widen(factor, width), n));
        return b.select(b.op(Op.FLT, k, splat(k, 0)), splat(i, 0), bent);
    }

    private Value less(Base base, Value x, Value y) {
        return b.op(base.isFloat() ? Op.FLT : base.isUnsigned() ? Op.ULT : Op.ILT, x, y);
    }

    private Value atLeast(Base base, Value x, Value y) {
        return b.op(base.isFloat() ? Op.FGE : base.isUnsigned() ? Op.UGE : Op.IGE, x, y);
    }

    private Value same(Value x, Value y) {
        return switch (x.type().kind()) {
            case BOOL -> b.op(Op.BNOT, b.op(Op.BXOR, x, y));
            case F32, F64 -> b.op(Op.FEQ, x, y);
            default -> b.op(Op.IEQ, x, y);
        };
    }

    /** In a compute shader that says nothing of quads it is 0 (NV_compute_shader_derivatives). */
    private Value derivative(Op op, Value x, int precision) {
        return code.shader.hasDerivatives() ? b.derivative(op, x, precision) : code.splat(x.type(), 0);
    }

    private Value fwidth(Value x, int precision) {
        return b.op(
                Op.FADD,
                b.op(Op.FABS, derivative(Op.DDX, x, precision)),
                b.op(Op.FABS, derivative(Op.DDY, x, precision)));
    }
}
