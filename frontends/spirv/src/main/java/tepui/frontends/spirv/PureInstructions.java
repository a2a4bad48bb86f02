package tepui.frontends.spirv;

import tepui.frontends.spirv.SpirvModule.Instr;
import tepui.ir.Builder;
import tepui.ir.Op;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;

/**
 * Dispatch of instructions that give a value and do nothing else to the classes for their kind. Constants are made by
 * them, too.
 */
final class PureInstructions {
    private final Operands in;
    private final Builder b;
    private final Arithmetic arithmetic;
    private final Bits bits;
    private final Comparisons comparisons;
    private final Composites composites;
    final Extended extended;

    PureInstructions(Operands operands) {
        in = operands;
        b = operands.b;
        arithmetic = new Arithmetic(operands);
        bits = new Bits(operands);
        comparisons = new Comparisons(operands);
        composites = new Composites(operands);
        extended = new Extended(operands, arithmetic);
    }

    /** The columns of the result. */
    Value[] value(Instr i) {
        return switch (i.op()) {
            case Spv.Op.OpCompositeConstruct -> composites.construct(i);
            case Spv.Op.OpCompositeExtract -> composites.extract(i);
            case Spv.Op.OpCompositeInsert -> composites.insert(i);
            case Spv.Op.OpCopyLogical -> in.columns(i, 0);
            case Spv.Op.OpTranspose -> arithmetic.transpose(in.columns(i, 0));
            case Spv.Op.OpConvertFToU -> bits.convert(Op.F2U, i);
            case Spv.Op.OpConvertFToS -> bits.convert(Op.F2I, i);
            case Spv.Op.OpFConvert -> bits.convert(Op.F2F, i);
            case Spv.Op.OpConvertSToF -> bits.convert(Op.I2F, i);
            case Spv.Op.OpConvertUToF -> bits.convert(Op.U2F, i);
            case Spv.Op.OpUConvert -> bits.convert(Op.U2U, i);
            case Spv.Op.OpSConvert -> bits.convert(Op.I2I, i);
            case Spv.Op.OpSNegate -> arithmetic.unary(Op.INEG, i);
            case Spv.Op.OpFNegate -> arithmetic.unary(Op.FNEG, i);
            case Spv.Op.OpIAdd -> arithmetic.binary(Op.IADD, i);
            case Spv.Op.OpISub -> arithmetic.binary(Op.ISUB, i);
            case Spv.Op.OpIMul -> arithmetic.binary(Op.IMUL, i);
            case Spv.Op.OpFAdd -> arithmetic.binary(Op.FADD, i);
            case Spv.Op.OpFSub -> arithmetic.binary(Op.FSUB, i);
            case Spv.Op.OpFMul -> arithmetic.binary(Op.FMUL, i);
            case Spv.Op.OpFDiv -> arithmetic.binary(Op.FDIV, i);
            case Spv.Op.OpUDiv -> arithmetic.binary(Op.UDIV, i);
            case Spv.Op.OpSDiv -> arithmetic.binary(Op.IDIV, i);
            case Spv.Op.OpUMod -> arithmetic.binary(Op.UMOD, i);
            case Spv.Op.OpSRem -> arithmetic.binary(Op.IREM, i);
            case Spv.Op.OpSMod -> arithmetic.binary(Op.IMOD, i);
            case Spv.Op.OpFRem -> arithmetic.remainder(Op.FTRUNC, i);
            case Spv.Op.OpFMod -> arithmetic.remainder(Op.FFLOOR, i);
            case Spv.Op.OpVectorTimesScalar, Spv.Op.OpMatrixTimesScalar -> arithmetic.scaled(i);
            case Spv.Op.OpMatrixTimesVector, Spv.Op.OpMatrixTimesMatrix -> arithmetic.matrixTimes(i);
            case Spv.Op.OpOuterProduct -> arithmetic.outer(i);
            case Spv.Op.OpIAddCarry -> arithmetic.pair(Op.IADD, Op.UADD_CARRY, true, i);
            case Spv.Op.OpISubBorrow -> arithmetic.pair(Op.ISUB, Op.USUB_BORROW, true, i);
            case Spv.Op.OpUMulExtended -> arithmetic.pair(Op.IMUL, Op.UMUL_HIGH, true, i);
            case Spv.Op.OpSMulExtended -> arithmetic.pair(Op.IMUL, Op.IMUL_HIGH, true, i);
            case Spv.Op.OpSelect -> arithmetic.select(i);
            case Spv.Op.OpExtInst -> {
                if (!in.module.imports.containsKey(i.at(0)))
                    throw new SpirvException("id " + i.at(0) + " is no set of instructions");
                yield extended.value(i);
            }
            default -> new Value[] {vector(i)};
        };
    }

    private Value vector(Instr i) {
        return switch (i.op()) {
            case Spv.Op.OpVectorExtractDynamic -> composites.extractDynamic(i);
            case Spv.Op.OpVectorInsertDynamic -> composites.insertDynamic(i);
            case Spv.Op.OpVectorShuffle -> composites.shuffle(i);
            case Spv.Op.OpQuantizeToF16 -> bits.quantize(i);
            case Spv.Op.OpBitcast -> bits.cast(i);
            case Spv.Op.OpVectorTimesMatrix -> arithmetic.vectorTimesMatrix(i);
            case Spv.Op.OpDot -> arithmetic.dot(in.one(i, 0), in.one(i, 1));
            // ---- truth
            case Spv.Op.OpAny -> b.op(Op.ANY, in.one(i, 0));
            case Spv.Op.OpAll -> b.op(Op.ALL, in.one(i, 0));
            case Spv.Op.OpIsNan -> comparisons.isNan(i, 0);
            case Spv.Op.OpIsInf -> comparisons.isInfinite(i);
            case Spv.Op.OpOrdered -> comparisons.not(comparisons.unordered(i));
            case Spv.Op.OpUnordered -> comparisons.unordered(i);
            case Spv.Op.OpLogicalEqual -> comparisons.not(comparisons.compare(Op.BXOR, i));
            case Spv.Op.OpLogicalNotEqual -> comparisons.compare(Op.BXOR, i);
            case Spv.Op.OpLogicalOr -> comparisons.compare(Op.BOR, i);
            case Spv.Op.OpLogicalAnd -> comparisons.compare(Op.BAND, i);
            case Spv.Op.OpLogicalNot -> comparisons.not(in.one(i, 0));
            case Spv.Op.OpIEqual -> comparisons.compare(Op.IEQ, i);
            case Spv.Op.OpINotEqual -> comparisons.compare(Op.INE, i);
            case Spv.Op.OpUGreaterThan -> comparisons.turned(Op.ULT, i);
            case Spv.Op.OpSGreaterThan -> comparisons.turned(Op.ILT, i);
            case Spv.Op.OpUGreaterThanEqual -> comparisons.compare(Op.UGE, i);
            case Spv.Op.OpSGreaterThanEqual -> comparisons.compare(Op.IGE, i);
            case Spv.Op.OpULessThan -> comparisons.compare(Op.ULT, i);
            case Spv.Op.OpSLessThan -> comparisons.compare(Op.ILT, i);
            case Spv.Op.OpULessThanEqual -> comparisons.turned(Op.UGE, i);
            case Spv.Op.OpSLessThanEqual -> comparisons.turned(Op.IGE, i);
            case Spv.Op.OpFOrdEqual -> comparisons.compare(Op.FEQ, i);
            case Spv.Op.OpFUnordNotEqual -> comparisons.compare(Op.FNE, i);
            case Spv.Op.OpFOrdLessThan -> comparisons.compare(Op.FLT, i);
            case Spv.Op.OpFOrdGreaterThan -> comparisons.turned(Op.FLT, i);
            case Spv.Op.OpFOrdLessThanEqual -> comparisons.turned(Op.FGE, i);
            case Spv.Op.OpFOrdGreaterThanEqual -> comparisons.compare(Op.FGE, i);
            case Spv.Op.OpFUnordLessThan -> comparisons.not(comparisons.compare(Op.FGE, i));
            case Spv.Op.OpFUnordGreaterThan -> comparisons.not(comparisons.turned(Op.FGE, i));
            case Spv.Op.OpFUnordLessThanEqual -> comparisons.not(comparisons.turned(Op.FLT, i));
            case Spv.Op.OpFUnordGreaterThanEqual -> comparisons.not(comparisons.compare(Op.FLT, i));
            case Spv.Op.OpFOrdNotEqual, Spv.Op.OpLessOrGreater -> comparisons.lessOrGreater(i);
            case Spv.Op.OpFUnordEqual -> comparisons.not(comparisons.lessOrGreater(i));
            // ---- bits
            case Spv.Op.OpShiftRightLogical -> bits.shift(Op.USHR, i);
            case Spv.Op.OpShiftRightArithmetic -> bits.shift(Op.ISHR, i);
            case Spv.Op.OpShiftLeftLogical -> bits.shift(Op.ISHL, i);
            case Spv.Op.OpBitwiseOr -> comparisons.compare(Op.IOR, i);
            case Spv.Op.OpBitwiseXor -> comparisons.compare(Op.IXOR, i);
            case Spv.Op.OpBitwiseAnd -> comparisons.compare(Op.IAND, i);
            case Spv.Op.OpNot -> b.op(Op.INOT, in.one(i, 0));
            case Spv.Op.OpBitFieldInsert -> bits.insert(i);
            case Spv.Op.OpBitFieldSExtract -> bits.extract(Op.IBITFIELD_EXTRACT, i);
            case Spv.Op.OpBitFieldUExtract -> bits.extract(Op.UBITFIELD_EXTRACT, i);
            case Spv.Op.OpBitReverse -> b.op(Op.BIT_REVERSE, in.one(i, 0));
            case Spv.Op.OpBitCount -> bits.count(Op.BIT_COUNT, i);
            // ---- derivatives and votes
            case Spv.Op.OpDPdx -> b.derivative(Op.DDX, in.one(i, 0), 0);
            case Spv.Op.OpDPdy -> b.derivative(Op.DDY, in.one(i, 0), 0);
            case Spv.Op.OpFwidth -> width(i, 0);
            case Spv.Op.OpDPdxFine -> b.derivative(Op.DDX, in.one(i, 0), 2);
            case Spv.Op.OpDPdyFine -> b.derivative(Op.DDY, in.one(i, 0), 2);
            case Spv.Op.OpFwidthFine -> width(i, 2);
            case Spv.Op.OpDPdxCoarse -> b.derivative(Op.DDX, in.one(i, 0), 1);
            case Spv.Op.OpDPdyCoarse -> b.derivative(Op.DDY, in.one(i, 0), 1);
            case Spv.Op.OpFwidthCoarse -> width(i, 1);
            case Spv.Op.OpSubgroupAllKHR -> vote(Op.VOTE_ALL, i);
            case Spv.Op.OpSubgroupAnyKHR -> vote(Op.VOTE_ANY, i);
            case Spv.Op.OpSubgroupAllEqualKHR -> vote(Op.VOTE_EQUAL, i);
            default -> throw new SpirvException("instruction " + i.op() + " has no place here");
        };
    }

    private Value width(Instr i, int precision) {
        Value x = in.one(i, 0);
        Value dx = b.op(Op.FABS, b.derivative(Op.DDX, x, precision));
        return b.op(Op.FADD, dx, b.op(Op.FABS, b.derivative(Op.DDY, x, precision)));
    }

    private Value vote(Op op, Instr i) {
        return b.append(tepui.ir.Instr.of(op, Type.BOOL, in.one(i, 0))).result();
    }
}
