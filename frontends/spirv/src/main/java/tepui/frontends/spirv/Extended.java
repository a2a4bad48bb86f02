package tepui.frontends.spirv;

import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv.Std450;

/**
 * Translation of the extended instructions of GLSL.std.450 that are functions of their operands: formulas where the IR
 * has no operation.
 */
final class Extended {
    private static final double LOG2_E = 1.4426950408889634;
    private static final double LN_2 = 0.6931471805599453;

    private final Operands in;
    private final Builder b;
    private final Arithmetic arithmetic;

    Extended(Operands operands, Arithmetic arithmetic) {
        in = operands;
        b = operands.b;
        this.arithmetic = arithmetic;
    }

    private Value v(Instr i, int k) {
        return in.one(i, k + 2);
    }

    private Value scaled(Value x, double factor) {
        return b.op(Op.FMUL, x, in.splat(x, factor));
    }

    private Value op(Op op, Instr i) {
        return b.op(op, v(i, 0));
    }

    private Value op2(Op op, Instr i) {
        return b.op(op, v(i, 0), v(i, 1));
    }

    /** The result; more than one column of matrices and structures. */
    Value[] value(Instr i) {
        return switch (i.at(1)) {
            case Std450.MatrixInverse -> arithmetic.inverse(i, 2);
            case Std450.ModfStruct -> new Value[] {fraction(v(i, 0)), b.op(Op.FTRUNC, v(i, 0))};
            case Std450.FrexpStruct -> new Value[] {op(Op.FFREXP_SIG, i), op(Op.FFREXP_EXP, i)};
            default -> new Value[] {one(i)};
        };
    }

    private Value one(Instr i) {
        return switch (i.at(1)) {
            case Std450.Round, Std450.RoundEven -> op(Op.FROUND_EVEN, i);
            case Std450.Trunc -> op(Op.FTRUNC, i);
            case Std450.FAbs -> op(Op.FABS, i);
            case Std450.SAbs -> op(Op.IABS, i);
            case Std450.FSign -> op(Op.FSIGN, i);
            case Std450.SSign -> op(Op.ISIGN, i);
            case Std450.Floor -> op(Op.FFLOOR, i);
            case Std450.Ceil -> op(Op.FCEIL, i);
            case Std450.Fract -> op(Op.FFRACT, i);
            case Std450.Radians -> scaled(v(i, 0), Math.PI / 180);
            case Std450.Degrees -> scaled(v(i, 0), 180 / Math.PI);
            case Std450.Sin -> op(Op.FSIN, i);
            case Std450.Cos -> op(Op.FCOS, i);
            case Std450.Tan -> op(Op.FTAN, i);
            case Std450.Asin -> op(Op.FASIN, i);
            case Std450.Acos -> op(Op.FACOS, i);
            case Std450.Atan -> op(Op.FATAN, i);
            case Std450.Sinh -> scaled(b.op(Op.FSUB, exp(v(i, 0)), exp(op(Op.FNEG, i))), 0.5);
            case Std450.Cosh -> scaled(b.op(Op.FADD, exp(v(i, 0)), exp(op(Op.FNEG, i))), 0.5);
            case Std450.Tanh -> tanh(v(i, 0));
            case Std450.Asinh -> asinh(v(i, 0));
            case Std450.Acosh -> acosh(v(i, 0));
            case Std450.Atanh -> atanh(v(i, 0));
            case Std450.Atan2 -> op2(Op.FATAN2, i);
            case Std450.Pow -> op2(Op.FPOW, i);
            case Std450.Exp -> exp(v(i, 0));
            case Std450.Log -> log(v(i, 0));
            case Std450.Exp2 -> op(Op.FEXP2, i);
            case Std450.Log2 -> op(Op.FLOG2, i);
            case Std450.Sqrt -> op(Op.FSQRT, i);
            case Std450.InverseSqrt -> op(Op.FRSQRT, i);
            case Std450.Determinant -> arithmetic.determinant(i, 2);
            case Std450.Ldexp -> ldexp(v(i, 0), in.int32(i, 3));
            case Std450.FMin, Std450.NMin -> op2(Op.FMIN, i);
            case Std450.UMin -> op2(Op.UMIN, i);
            case Std450.SMin -> op2(Op.IMIN, i);
            case Std450.FMax, Std450.NMax -> op2(Op.FMAX, i);
            case Std450.UMax -> op2(Op.UMAX, i);
            case Std450.SMax -> op2(Op.IMAX, i);
            case Std450.FClamp, Std450.NClamp -> b.op(Op.FMIN, op2(Op.FMAX, i), v(i, 2));
            case Std450.UClamp -> b.op(Op.UMIN, op2(Op.UMAX, i), v(i, 2));
            case Std450.SClamp -> b.op(Op.IMIN, op2(Op.IMAX, i), v(i, 2));
            case Std450.FMix -> mix(v(i, 0), v(i, 1), v(i, 2));
            case Std450.Step -> b.select(b.op(Op.FLT, v(i, 1), v(i, 0)), in.splat(v(i, 1), 0), in.splat(v(i, 1), 1));
            case Std450.SmoothStep -> smoothstep(v(i, 0), v(i, 1), v(i, 2));
            case Std450.Fma -> b.op(Op.FFMA, v(i, 0), v(i, 1), v(i, 2));
            case Std450.PackSnorm4x8 -> op(Op.PACK_SNORM_4X8, i);
            case Std450.PackUnorm4x8 -> op(Op.PACK_UNORM_4X8, i);
            case Std450.PackSnorm2x16 -> op(Op.PACK_SNORM_2X16, i);
            case Std450.PackUnorm2x16 -> op(Op.PACK_UNORM_2X16, i);
            case Std450.PackHalf2x16 -> op(Op.PACK_HALF_2X16, i);
            case Std450.PackDouble2x32 -> b.convert(Op.BITCAST, ScalarKind.F64, op(Op.PACK_64, i));
            case Std450.UnpackSnorm2x16 -> op(Op.UNPACK_SNORM_2X16, i);
            case Std450.UnpackUnorm2x16 -> op(Op.UNPACK_UNORM_2X16, i);
            case Std450.UnpackHalf2x16 -> op(Op.UNPACK_HALF_2X16, i);
            case Std450.UnpackSnorm4x8 -> op(Op.UNPACK_SNORM_4X8, i);
            case Std450.UnpackUnorm4x8 -> op(Op.UNPACK_UNORM_4X8, i);
            case Std450.UnpackDouble2x32 -> b.op(Op.UNPACK_64, b.convert(Op.BITCAST, ScalarKind.I64, v(i, 0)));
            case Std450.Length -> length(v(i, 0));
            case Std450.Distance -> length(op2(Op.FSUB, i));
            case Std450.Cross -> cross(v(i, 0), v(i, 1));
            case Std450.Normalize -> normalize(v(i, 0));
            case Std450.FaceForward -> {
                Value d = arithmetic.dot(v(i, 2), v(i, 1));
                yield b.select(b.op(Op.FLT, d, in.splat(d, 0)), v(i, 0), op(Op.FNEG, i));
            }
            case Std450.Reflect -> {
                Value twice = scaled(arithmetic.dot(v(i, 1), v(i, 0)), 2);
                yield b.op(Op.FSUB, v(i, 0), b.op(Op.FMUL, in.extended(twice, v(i, 1).type()), v(i, 1)));
            }
            case Std450.Refract -> refract(v(i, 0), v(i, 1), v(i, 2));
            case Std450.FindILsb -> op(Op.FIND_LSB, i);
            case Std450.FindSMsb -> op(Op.IFIND_MSB, i);
            case Std450.FindUMsb -> op(Op.UFIND_MSB, i);
            default -> throw new SpirvException("extended instruction " + i.at(1) + " is not there");
        };
    }

    // ---- formulas --------------------------------------------------------------------------------------------------

    /** Fraction that modf leaves: 0 for infinity. */
    Value fraction(Value x) {
        Value infinite = b.op(Op.FEQ, b.op(Op.FABS, x), in.splat(x, Double.POSITIVE_INFINITY));
        return b.select(infinite, in.splat(x, 0), b.op(Op.FSUB, x, b.op(Op.FTRUNC, x)));
    }

    private Value exp(Value x) {
        return b.op(Op.FEXP2, scaled(x, LOG2_E));
    }

    private Value log(Value x) {
        return scaled(b.op(Op.FLOG2, x), LN_2);
    }

    /** Beyond 10 it is 1 in single precision, and the exponentials would overflow. */
    private Value tanh(Value x) {
        Value c = b.op(Op.FMIN, b.op(Op.FMAX, x, in.splat(x, -10)), in.splat(x, 10));
        Value p = exp(c);
        Value n = exp(b.op(Op.FNEG, c));
        return b.op(Op.FDIV, b.op(Op.FSUB, p, n), b.op(Op.FADD, p, n));
    }

    private Value asinh(Value x) {
        Value m = b.op(Op.FABS, x);
        Value root = b.op(Op.FSQRT, b.op(Op.FADD, b.op(Op.FMUL, m, m), in.splat(x, 1)));
        return b.op(Op.FMUL, b.op(Op.FSIGN, x), log(b.op(Op.FADD, m, root)));
    }

    private Value acosh(Value x) {
        Value root = b.op(Op.FSQRT, b.op(Op.FSUB, b.op(Op.FMUL, x, x), in.splat(x, 1)));
        return log(b.op(Op.FADD, x, root));
    }

    private Value atanh(Value x) {
        Value one = in.splat(x, 1);
        return scaled(log(b.op(Op.FDIV, b.op(Op.FADD, one, x), b.op(Op.FSUB, one, x))), 0.5);
    }

    /** Floats below the smallest normal one are 0 of their sign, as GLSL has it. */
    private Value ldexp(Value x, Value exponent) {
        Value e = in.extended(exponent, x.type());
        Value product = b.op(Op.FLDEXP, x, e);
        if (x.type().kind() != ScalarKind.F32) return product;
        Value sign = b.op(Op.IAND, b.convert(Op.BITCAST, ScalarKind.I32, product), in.splat(e, Integer.MIN_VALUE));
        Value small = b.op(Op.FLT, b.op(Op.FABS, product), in.splat(product, Float.MIN_NORMAL));
        return b.select(small, b.convert(Op.BITCAST, ScalarKind.F32, sign), product);
    }

    private Value mix(Value x, Value y, Value a) {
        Value rest = b.op(Op.FSUB, in.splat(a, 1), a);
        return b.op(Op.FADD, b.op(Op.FMUL, x, rest), b.op(Op.FMUL, y, a));
    }

    private Value smoothstep(Value low, Value high, Value x) {
        Value t = b.op(Op.FSATURATE, b.op(Op.FDIV, b.op(Op.FSUB, x, low), b.op(Op.FSUB, high, low)));
        return b.op(Op.FMUL, b.op(Op.FMUL, t, t), b.op(Op.FSUB, in.splat(t, 3), scaled(t, 2)));
    }

    private Value length(Value x) {
        return x.type().isScalar() ? b.op(Op.FABS, x) : b.op(Op.FSQRT, arithmetic.dot(x, x));
    }

    private Value normalize(Value x) {
        if (x.type().isScalar()) return b.op(Op.FSIGN, x);
        return b.op(
                Op.FMUL,
                x,
                b.splat(b.op(Op.FRSQRT, arithmetic.dot(x, x)), x.type().width()));
    }

    private Value cross(Value x, Value y) {
        if (x.type().width() != 3 || y.type().width() != 3) throw new SpirvException("a cross product is not of three");
        Value left = b.op(Op.FMUL, b.swizzle(x, 1, 2, 0), b.swizzle(y, 2, 0, 1));
        Value right = b.op(Op.FMUL, b.swizzle(x, 2, 0, 1), b.swizzle(y, 1, 2, 0));
        return b.op(Op.FSUB, left, right);
    }

    private Value refract(Value i, Value n, Value eta) {
        Value d = arithmetic.dot(n, i);
        Value one = in.splat(d, 1);
        Value k = b.op(Op.FSUB, one, b.op(Op.FMUL, b.op(Op.FMUL, eta, eta), b.op(Op.FSUB, one, b.op(Op.FMUL, d, d))));
        Value factor = b.op(Op.FADD, b.op(Op.FMUL, eta, d), b.op(Op.FSQRT, k));
        Type t = i.type();
        Value bent = b.op(Op.FSUB, b.op(Op.FMUL, in.extended(eta, t), i), b.op(Op.FMUL, in.extended(factor, t), n));
        return b.select(b.op(Op.FLT, k, in.splat(k, 0)), in.splat(i, 0), bent);
    }
}
