package tepui.drivers.vulkan.spirv;

import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;

/**
 * Code for floating point, comparisons, conversions, and operations that only rearrange components. Where SPIR-V leaves
 * a result open that {@link Op} pins, the few comparisons that pin it are written out: they are free beside the
 * operation itself.
 */
final class Arithmetic {
    private final ModuleWriter module;
    private final CodeWriter code;
    private final IntArithmetic ints;
    private final SpecialValues specials;

    Arithmetic(CodeWriter code) {
        this.module = code.module;
        this.code = code;
        this.ints = new IntArithmetic(code);
        this.specials = new SpecialValues(code);
    }

    /** The id of the result; every operation that {@link Op#isPure} says is pure, and derivatives. */
    int emit(Instr i) {
        Type type = i.result().type();
        int id = value(i, type);
        if (i.precise && type.kind().isFloat()) precise(i, id);
        return id;
    }

    /** Only arithmetic instructions can be decorated; the functions of the extended set keep their rounding anyway. */
    private void precise(Instr i, int id) {
        switch (i.op) {
            case FADD, FSUB, FMUL, FDIV, FNEG, FRCP -> module.decorate(id, Spv.Decoration.NoContraction);
            default -> {}
        }
    }

    private static int arg(Instr i, int n) {
        return i.args[n].id;
    }

    private int value(Instr i, Type type) {
        return switch (i.op) {
            case CONST -> {
                long[] bits = i.bits;
                if (bits == null) throw new IllegalStateException("SPIR-V: a constant without bits");
                yield module.constant(type, bits, 0);
            }
            case UNDEF -> module.nullOf(module.type(type));
            case VEC, SWIZZLE, INSERT, EXTRACT_DYNAMIC, INSERT_DYNAMIC -> components(i, type);
            case SELECT -> code.select(type, arg(i, 0), i.args[0].type().isScalar(), arg(i, 1), arg(i, 2));
            case FADD -> binary(Spv.Op.OpFAdd, i, type);
            case FSUB -> binary(Spv.Op.OpFSub, i, type);
            case FMUL -> binary(Spv.Op.OpFMul, i, type);
            case FDIV -> binary(Spv.Op.OpFDiv, i, type);
            case FMUL_ZERO -> {
                int zero = module.splat(type, 0);
                int a = compare(Spv.Op.OpFOrdEqual, type, arg(i, 0), zero);
                int b = compare(Spv.Op.OpFOrdEqual, type, arg(i, 1), zero);
                int either = code.op(Spv.Op.OpLogicalOr, bool(type), a, b);
                yield code.select(type, either, false, zero, binary(Spv.Op.OpFMul, i, type));
            }
            case FFMA -> code.ext(Spv.Std450.Fma, type, arg(i, 0), arg(i, 1), arg(i, 2));
            case FNEG -> code.op(Spv.Op.OpFNegate, type, arg(i, 0));
            case FABS -> ext(Spv.Std450.FAbs, i, type);
            case FSIGN -> {
                int zero = module.splat(type, 0);
                int below = compare(Spv.Op.OpFOrdLessThan, type, arg(i, 0), zero);
                int above = compare(Spv.Op.OpFOrdGreaterThan, type, arg(i, 0), zero);
                int negative = code.select(type, below, false, number(type, -1), zero);
                yield code.select(type, above, false, number(type, 1), negative);
            }
            case FFLOOR -> ext(Spv.Std450.Floor, i, type);
            case FCEIL -> ext(Spv.Std450.Ceil, i, type);
            case FTRUNC -> ext(Spv.Std450.Trunc, i, type);
            case FROUND_EVEN -> ext(Spv.Std450.RoundEven, i, type);
            case FFRACT -> ext(Spv.Std450.Fract, i, type);
            case FMIN -> code.ext(Spv.Std450.NMin, type, arg(i, 0), arg(i, 1));
            case FMAX -> code.ext(Spv.Std450.NMax, type, arg(i, 0), arg(i, 1));
            case FSATURATE -> code.ext(Spv.Std450.NClamp, type, arg(i, 0), module.splat(type, 0), number(type, 1));
            case FSQRT -> ext(Spv.Std450.Sqrt, i, type);
            case FRSQRT -> ext(Spv.Std450.InverseSqrt, i, type);
            case FRCP -> code.op(Spv.Op.OpFDiv, type, number(type, 1), arg(i, 0));
            case FEXP2 -> ext(Spv.Std450.Exp2, i, type);
            case FLOG2 -> ext(Spv.Std450.Log2, i, type);
            case FPOW -> {
                int power = code.ext(Spv.Std450.Pow, type, arg(i, 0), arg(i, 1));
                int none = compare(Spv.Op.OpFOrdEqual, type, arg(i, 1), module.splat(type, 0));
                yield code.select(type, none, false, number(type, 1), power);
            }
            case FSIN -> ext(Spv.Std450.Sin, i, type);
            case FCOS -> ext(Spv.Std450.Cos, i, type);
            case FTAN -> ext(Spv.Std450.Tan, i, type);
            case FASIN -> ext(Spv.Std450.Asin, i, type);
            case FACOS -> ext(Spv.Std450.Acos, i, type);
            case FATAN -> ext(Spv.Std450.Atan, i, type);
            case FATAN2 -> code.ext(Spv.Std450.Atan2, type, arg(i, 0), arg(i, 1));
            case FLDEXP -> code.ext(Spv.Std450.Ldexp, type, arg(i, 0), arg(i, 1));
            case FFREXP_SIG, FFREXP_EXP -> frexp(i, type);
            case FDOT -> dot(i, type);
            case FEQ -> SpecialValues.asks(i, module.options) ? specials.equal(i) : compare(Spv.Op.OpFOrdEqual, i);
            case FNE ->
                SpecialValues.asks(i, module.options)
                        ? code.op(Spv.Op.OpLogicalNot, type, specials.equal(i))
                        : compare(Spv.Op.OpFUnordNotEqual, i);
            case FLT -> compare(Spv.Op.OpFOrdLessThan, i);
            case FGE -> compare(Spv.Op.OpFOrdGreaterThanEqual, i);
            case IEQ -> compare(Spv.Op.OpIEqual, i);
            case INE -> compare(Spv.Op.OpINotEqual, i);
            case ILT -> compare(Spv.Op.OpSLessThan, i);
            case IGE -> compare(Spv.Op.OpSGreaterThanEqual, i);
            case ULT -> compare(Spv.Op.OpULessThan, i);
            case UGE -> compare(Spv.Op.OpUGreaterThanEqual, i);
            case BAND -> binary(Spv.Op.OpLogicalAnd, i, type);
            case BOR -> binary(Spv.Op.OpLogicalOr, i, type);
            case BXOR -> binary(Spv.Op.OpLogicalNotEqual, i, type);
            case BNOT -> code.op(Spv.Op.OpLogicalNot, type, arg(i, 0));
            case ANY -> i.args[0].type().isScalar() ? arg(i, 0) : code.op(Spv.Op.OpAny, type, arg(i, 0));
            case ALL -> i.args[0].type().isScalar() ? arg(i, 0) : code.op(Spv.Op.OpAll, type, arg(i, 0));
            case F2I, F2U -> floatToInt(i, type);
            case I2F -> code.op(Spv.Op.OpConvertSToF, type, arg(i, 0));
            case U2F -> code.op(Spv.Op.OpConvertUToF, type, arg(i, 0));
            case F2F -> code.op(Spv.Op.OpFConvert, type, arg(i, 0));
            case I2I -> code.op(Spv.Op.OpSConvert, type, arg(i, 0));
            case U2U -> code.op(Spv.Op.OpUConvert, type, arg(i, 0));
            case B2F -> code.select(type, arg(i, 0), false, number(type, 1), module.splat(type, 0));
            case B2I -> code.select(type, arg(i, 0), false, module.splat(type, 1), module.splat(type, 0));
            case BITCAST, PACK_64, UNPACK_64 -> code.op(Spv.Op.OpBitcast, type, arg(i, 0));
            case PACK_HALF_2X16 -> ext(Spv.Std450.PackHalf2x16, i, type);
            case UNPACK_HALF_2X16 -> ext(Spv.Std450.UnpackHalf2x16, i, type);
            case PACK_UNORM_2X16 -> ext(Spv.Std450.PackUnorm2x16, i, type);
            case UNPACK_UNORM_2X16 -> ext(Spv.Std450.UnpackUnorm2x16, i, type);
            case PACK_SNORM_2X16 -> ext(Spv.Std450.PackSnorm2x16, i, type);
            case UNPACK_SNORM_2X16 -> ext(Spv.Std450.UnpackSnorm2x16, i, type);
            case PACK_UNORM_4X8 -> ext(Spv.Std450.PackUnorm4x8, i, type);
            case UNPACK_UNORM_4X8 -> ext(Spv.Std450.UnpackUnorm4x8, i, type);
            case PACK_SNORM_4X8 -> ext(Spv.Std450.PackSnorm4x8, i, type);
            case UNPACK_SNORM_4X8 -> ext(Spv.Std450.UnpackSnorm4x8, i, type);
            case DDX -> derivative(i, type, Spv.Op.OpDPdx, Spv.Op.OpDPdxCoarse, Spv.Op.OpDPdxFine);
            case DDY -> derivative(i, type, Spv.Op.OpDPdy, Spv.Op.OpDPdyCoarse, Spv.Op.OpDPdyFine);
            default -> ints.emit(i, type);
        };
    }

    // ---- building blocks -------------------------------------------------------------------------------------------

    private static Type bool(Type type) {
        return type.withKind(ScalarKind.BOOL);
    }

    private int binary(int opcode, Instr i, Type type) {
        return code.op(opcode, type, arg(i, 0), arg(i, 1));
    }

    private int ext(int instruction, Instr i, Type type) {
        return code.ext(instruction, type, arg(i, 0));
    }

    private int compare(int opcode, Instr i) {
        return code.op(opcode, i.result().type(), arg(i, 0), arg(i, 1));
    }

    private int compare(int opcode, Type operands, int a, int b) {
        return code.op(opcode, bool(operands), a, b);
    }

    /** A floating point constant in each component. */
    private int number(Type type, double v) {
        long bits = type.kind() == ScalarKind.F64
                ? Double.doubleToRawLongBits(v)
                : Integer.toUnsignedLong(Float.floatToRawIntBits((float) v));
        return module.splat(type, bits);
    }

    private int derivative(Instr i, Type type, int plain, int coarse, int fine) {
        if (i.imm != 0) module.capability(Spv.Capability.DerivativeControl);
        return code.op(i.imm == 0 ? plain : i.imm == 1 ? coarse : fine, type, arg(i, 0));
    }

    private int dot(Instr i, Type type) {
        Type vector = i.args[0].type();
        if (vector.isScalar()) return code.op(Spv.Op.OpFMul, type, arg(i, 0), arg(i, 1));
        if (!i.precise) return code.op(Spv.Op.OpDot, type, arg(i, 0), arg(i, 1));
        int products = code.op(Spv.Op.OpFMul, vector, arg(i, 0), arg(i, 1));
        module.decorate(products, Spv.Decoration.NoContraction);
        int sum = code.component(vector, products, 0);
        for (int c = 1; c < vector.width(); c++) {
            sum = code.op(Spv.Op.OpFAdd, type, sum, code.component(vector, products, c));
            module.decorate(sum, Spv.Decoration.NoContraction);
        }
        return sum;
    }

    private int frexp(Instr i, Type type) {
        Type input = i.args[0].type();
        int exponents = module.type(input.withKind(ScalarKind.I32));
        int struct = module.declare(Spv.Op.OpTypeStruct, module.type(input), exponents);
        int both = code.ext(Spv.Std450.FrexpStruct, struct, arg(i, 0));
        int magnitude = code.ext(Spv.Std450.FAbs, input, arg(i, 0));
        double most = input.kind() == ScalarKind.F64 ? Double.MAX_VALUE : Float.MAX_VALUE;
        int finite = compare(Spv.Op.OpFOrdLessThanEqual, input, magnitude, number(input, most));
        if (i.op == Op.FFREXP_SIG) {
            int significand = code.op(Spv.Op.OpCompositeExtract, type, both, 0);
            return code.select(type, finite, false, significand, arg(i, 0));
        }
        int exponent = code.op(Spv.Op.OpCompositeExtract, type, both, 1);
        return code.select(type, finite, false, exponent, module.splat(type, 0));
    }

    /** Truncated and saturated, 0 for NaN; hardware does so, but the specification leaves it open. */
    private int floatToInt(Instr i, Type type) {
        boolean signed = i.op == Op.F2I;
        int x = arg(i, 0);
        int converted = code.op(signed ? Spv.Op.OpConvertFToS : Spv.Op.OpConvertFToU, type, x);
        if (module.options.saturatingConversions) return converted;
        Type from = i.args[0].type();
        int bits = type.kind().bytes() * 8 - (signed ? 1 : 0);
        int zero = module.splat(type, 0);
        int inside;
        if (signed) {
            int least = number(from, -Math.scalb(1.0, bits));
            int below = compare(Spv.Op.OpFOrdLessThan, from, x, least);
            int small = code.select(
                    type,
                    below,
                    false,
                    module.splat(type, type.kind().is64() ? Long.MIN_VALUE : Integer.MIN_VALUE),
                    zero);
            int enough = compare(Spv.Op.OpFOrdGreaterThanEqual, from, x, least);
            inside = code.select(type, enough, false, converted, small);
        } else {
            int above = compare(Spv.Op.OpFOrdGreaterThan, from, x, number(from, 0));
            inside = code.select(type, above, false, converted, zero);
        }
        int large = compare(Spv.Op.OpFOrdGreaterThanEqual, from, x, number(from, Math.scalb(1.0, bits)));
        long most = signed ? type.kind().is64() ? Long.MAX_VALUE : Integer.MAX_VALUE : -1;
        return code.select(type, large, false, module.splat(type, most), inside);
    }

    // ---- components ------------------------------------------------------------------------------------------------

    private int components(Instr i, Type type) {
        Type first = i.args[0].type();
        switch (i.op) {
            case VEC -> {
                int[] parts = new int[i.args.length];
                for (int a = 0; a < parts.length; a++) parts[a] = arg(i, a);
                return code.op(Spv.Op.OpCompositeConstruct, type, parts);
            }
            case SWIZZLE -> {
                return swizzle(i, first, type);
            }
            case INSERT -> {
                return type.isScalar()
                        ? arg(i, 1)
                        : code.op(Spv.Op.OpCompositeInsert, type, arg(i, 1), arg(i, 0), i.imm);
            }
            case EXTRACT_DYNAMIC -> {
                if (first.isScalar()) return arg(i, 0);
                return code.op(Spv.Op.OpVectorExtractDynamic, type, arg(i, 0), index(i.args[1], first.width() - 1));
            }
            default -> {
                // Outside it must stay as it is, which OpVectorInsertDynamic does not promise.
                int[] parts = new int[type.width()];
                for (int c = 0; c < parts.length; c++) {
                    int here = code.op(Spv.Op.OpIEqual, Type.BOOL, arg(i, 2), module.i32(c));
                    parts[c] = code.select(type.scalar(), here, true, arg(i, 1), code.component(type, arg(i, 0), c));
                }
                return code.construct(type, parts);
            }
        }
    }

    private int index(Value v, int most) {
        if (v.isConst()) return module.i32(Math.clamp(v.constInt(0) & 0xffffffffL, 0, most));
        return code.atMost(v.id, most);
    }

    private int swizzle(Instr i, Type from, Type type) {
        int source = arg(i, 0);
        if (from.isScalar()) return code.splat(type, source);
        if (type.isScalar()) return code.component(from, source, i.swizzle(0));
        boolean same = from == type;
        int[] operands = new int[2 + type.width()];
        operands[0] = source;
        operands[1] = source;
        for (int c = 0; c < type.width(); c++) {
            operands[2 + c] = i.swizzle(c);
            same &= i.swizzle(c) == c;
        }
        return same ? source : code.op(Spv.Op.OpVectorShuffle, type, operands);
    }
}
