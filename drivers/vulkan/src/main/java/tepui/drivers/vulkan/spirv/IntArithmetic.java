package tepui.drivers.vulkan.spirv;

import tepui.ir.Instr;
import tepui.ir.Op;
import tepui.ir.ScalarKind;
import tepui.ir.Type;
import tepui.ir.Value;
import tepui.ir.spirv.Spv;

/** Code for integer operations, with divisors, shift counts and bit fields kept where SPIR-V defines the result. */
final class IntArithmetic {
    private final ModuleWriter module;
    private final CodeWriter code;

    IntArithmetic(CodeWriter code) {
        this.module = code.module;
        this.code = code;
    }

    int emit(Instr i, Type type) {
        int a = i.args[0].id;
        return switch (i.op) {
            case IADD -> binary(Spv.Op.OpIAdd, i, type);
            case ISUB -> binary(Spv.Op.OpISub, i, type);
            case IMUL -> binary(Spv.Op.OpIMul, i, type);
            case IMUL_HIGH -> pair(Spv.Op.OpSMulExtended, 1, i, type);
            case UMUL_HIGH -> pair(Spv.Op.OpUMulExtended, 1, i, type);
            case UADD_CARRY -> pair(Spv.Op.OpIAddCarry, 1, i, type);
            case USUB_BORROW -> pair(Spv.Op.OpISubBorrow, 1, i, type);
            case IDIV, UDIV, IREM, IMOD, UMOD -> divide(i, type);
            case INEG -> code.op(Spv.Op.OpSNegate, type, a);
            case IABS -> code.ext(Spv.Std450.SAbs, type, a);
            case ISIGN -> code.ext(Spv.Std450.SSign, type, a);
            case IMIN -> code.ext(Spv.Std450.SMin, type, a, i.args[1].id);
            case IMAX -> code.ext(Spv.Std450.SMax, type, a, i.args[1].id);
            case UMIN -> code.ext(Spv.Std450.UMin, type, a, i.args[1].id);
            case UMAX -> code.ext(Spv.Std450.UMax, type, a, i.args[1].id);
            case IAND -> binary(Spv.Op.OpBitwiseAnd, i, type);
            case IOR -> binary(Spv.Op.OpBitwiseOr, i, type);
            case IXOR -> binary(Spv.Op.OpBitwiseXor, i, type);
            case INOT -> code.op(Spv.Op.OpNot, type, a);
            case ISHL -> shift(Spv.Op.OpShiftLeftLogical, i, type);
            case ISHR -> shift(Spv.Op.OpShiftRightArithmetic, i, type);
            case USHR -> shift(Spv.Op.OpShiftRightLogical, i, type);
            case BITFIELD_INSERT, IBITFIELD_EXTRACT, UBITFIELD_EXTRACT -> bitfield(i, type);
            case BIT_REVERSE -> code.op(Spv.Op.OpBitReverse, type, a);
            case BIT_COUNT -> code.op(Spv.Op.OpBitCount, type, a);
            case FIND_LSB -> code.ext(Spv.Std450.FindILsb, type, a);
            case IFIND_MSB -> code.ext(Spv.Std450.FindSMsb, type, a);
            case UFIND_MSB -> code.ext(Spv.Std450.FindUMsb, type, a);
            default -> throw new IllegalArgumentException("SPIR-V: there is nothing for " + i.op.text());
        };
    }

    private int binary(int opcode, Instr i, Type type) {
        return code.op(opcode, type, i.args[0].id, i.args[1].id);
    }

    private int pair(int opcode, int member, Instr i, Type type) {
        int struct = module.declare(Spv.Op.OpTypeStruct, module.type(type), module.type(type));
        int both = code.op(opcode, struct, i.args[0].id, i.args[1].id);
        return code.op(Spv.Op.OpCompositeExtract, type, both, member);
    }

    /** The divisor 0 gives all ones, of remainders the dividend; MIN / -1 wraps. Without that some processors trap. */
    private int divide(Instr i, Type type) {
        boolean signed = i.op == Op.IDIV || i.op == Op.IREM || i.op == Op.IMOD;
        int opcode = switch (i.op) {
            case UDIV -> Spv.Op.OpUDiv;
            // Remainders come from it: OpSRem and OpSMod of negative operands are left to the
            // compiler, and compilers differ.
            case IDIV, IREM, IMOD -> Spv.Op.OpSDiv;
            default -> Spv.Op.OpUMod;
        };
        Value divisor = i.args[1];
        if (isHarmless(divisor, signed)) {
            int plain = binary(opcode, i, type);
            return switch (i.op) {
                case IREM -> rest(i.args[0].id, divisor.id, plain, type);
                case IMOD -> floored(rest(i.args[0].id, divisor.id, plain, type), divisor.id, type);
                default -> plain;
            };
        }
        int x = i.args[0].id;
        int d = divisor.id;
        Type bools = type.withKind(ScalarKind.BOOL);
        int zero = module.splat(type, 0);
        int one = module.splat(type, 1);
        int isZero = code.op(Spv.Op.OpIEqual, bools, d, zero);
        int safe = code.select(type, isZero, false, one, d);
        int isMinusOne = 0;
        if (signed) {
            isMinusOne = code.op(Spv.Op.OpIEqual, bools, d, module.splat(type, -1));
            safe = code.select(type, isMinusOne, false, one, safe);
        }
        int result = code.op(opcode, type, x, safe);
        if (i.op == Op.IREM || i.op == Op.IMOD) result = rest(x, safe, result, type);
        if (i.op == Op.IMOD) result = floored(result, safe, type);
        if (i.op == Op.IDIV) {
            result = code.select(type, isMinusOne, false, code.op(Spv.Op.OpSNegate, type, x), result);
        }
        boolean quotient = i.op == Op.IDIV || i.op == Op.UDIV;
        return code.select(type, isZero, false, quotient ? module.splat(type, -1) : x, result);
    }

    /** Remainder of a division, with the dividend's sign. */
    private int rest(int dividend, int divisor, int quotient, Type type) {
        int product = code.op(Spv.Op.OpIMul, type, quotient, divisor);
        return code.op(Spv.Op.OpISub, type, dividend, product);
    }

    /** The remainder with the divisor's sign. */
    private int floored(int remainder, int divisor, Type type) {
        Type bools = type.withKind(ScalarKind.BOOL);
        int zero = module.splat(type, 0);
        int signs = code.op(Spv.Op.OpBitwiseXor, type, remainder, divisor);
        int differ = code.op(Spv.Op.OpSLessThan, bools, signs, zero);
        int some = code.op(Spv.Op.OpINotEqual, bools, remainder, zero);
        int wrong = code.op(Spv.Op.OpLogicalAnd, bools, differ, some);
        int moved = code.op(Spv.Op.OpIAdd, type, remainder, divisor);
        return code.select(type, wrong, false, moved, remainder);
    }

    private static boolean isHarmless(Value divisor, boolean signed) {
        if (!divisor.isConst()) return false;
        for (int c = 0; c < divisor.type().width(); c++) {
            long v = divisor.constBits(c);
            if (v == 0 || signed && v == -1) return false;
        }
        return true;
    }

    private int shift(int opcode, Instr i, Type type) {
        Value count = i.args[1];
        int bits = type.kind().bytes() * 8;
        boolean inside = count.isConst();
        for (int c = 0; inside && c < count.type().width(); c++) {
            inside = count.constInt(c) >= 0 && count.constInt(c) < bits;
        }
        int by = inside
                ? count.id
                : code.op(Spv.Op.OpBitwiseAnd, count.type(), count.id, module.splat(count.type(), bits - 1));
        return code.op(opcode, type, i.args[0].id, by);
    }

    /** SPIR-V takes scalar offsets and counts that must fit; so each component is done alone, the count cut off. */
    private int bitfield(Instr i, Type type) {
        boolean insert = i.op == Op.BITFIELD_INSERT;
        int opcode = insert
                ? Spv.Op.OpBitFieldInsert
                : i.op == Op.IBITFIELD_EXTRACT ? Spv.Op.OpBitFieldSExtract : Spv.Op.OpBitFieldUExtract;
        int first = insert ? 2 : 1;
        int[] parts = new int[type.width()];
        for (int c = 0; c < parts.length; c++) {
            int offset = code.component(type, i.args[first].id, c);
            offset = code.op(Spv.Op.OpBitwiseAnd, Type.I32, offset, module.i32(31));
            int room = code.op(Spv.Op.OpISub, Type.I32, module.i32(32), offset);
            int count = code.ext(Spv.Std450.UMin, Type.I32, code.component(type, i.args[first + 1].id, c), room);
            int base = code.component(type, i.args[0].id, c);
            parts[c] = insert
                    ? code.op(opcode, Type.I32, base, code.component(type, i.args[1].id, c), offset, count)
                    : code.op(opcode, Type.I32, base, offset, count);
        }
        return code.construct(type, parts);
    }
}
