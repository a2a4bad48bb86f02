package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import tepui.ir.ScalarKind;

/**
 * One operation on a vector of lanes, as Vector API calls. The Vector API lacks rounding, comparisons that give GLSL's
 * minimum, unsigned conversions and the like; these are put together here so that each lane gives exactly what
 * {@link Scalars} gives.
 */
final class VectorOps {
    private static final ClassDesc FLOATS = VectorApi.FLOATS;
    private static final ClassDesc INTS = VectorApi.INTS;
    /** Floats of this size and above are whole. */
    private static final float WHOLE = 0x1p23f;

    private final VectorValues values;
    private final MethodCode code;
    private final CodeBuilder cb;

    VectorOps(VectorValues values, MethodCode code) {
        this.values = values;
        this.code = code;
        this.cb = code.cb;
    }

    /** About how many vector operations it takes, 0 where it has no vector form. */
    static int weight(Lir.Alu alu) {
        if (alu.dst.kind.is64()) return 0;
        for (Lir.Val arg : alu.args) {
            if (arg.kind.is64()) return 0;
        }
        return switch (alu.op) {
            case SWIZZLE -> 1;
            case FADD, FSUB, FMUL, FDIV, FFMA, FNEG, FABS, FSQRT -> 1;
            case FRSQRT, FRCP, FEQ, FNE, FLT, FGE -> 2;
            case FMUL_ZERO -> 4;
            case FSIGN, FMIN, FMAX -> 4;
            case FSATURATE -> 4;
            case FFLOOR, FCEIL, FTRUNC, FROUND_EVEN -> 9;
            case FFRACT -> 10;
            case IADD, ISUB, IMUL, INEG, IABS, IAND, IOR, IXOR, INOT, IMIN, IMAX -> 1;
            case UMIN, UMAX -> 2;
            case ISHL, ISHR, USHR -> 2;
            case ISIGN -> 3;
            case UADD_CARRY, USUB_BORROW -> 3;
            case BIT_COUNT -> 1;
            case IEQ, INE, ILT, IGE, ULT, UGE -> 1;
            case BAND, BOR, BXOR, BNOT -> 1;
            case SELECT -> alu.dst.kind == ScalarKind.BOOL ? 3 : 2;
            case F2I, I2F -> 2;
            case F2U -> 8;
            case U2F -> 9;
            case B2F, B2I -> 1;
            case BITCAST -> 1;
            case UNPACK_UNORM_2X16, UNPACK_UNORM_4X8 -> 5;
            default -> 0;
        };
    }

    /** Is the mask that it gives one for floats? */
    static boolean givesFloatMask(Lir.Alu alu) {
        return switch (alu.op) {
            case FEQ, FNE, FLT, FGE -> true;
            default -> false;
        };
    }

    /** Leaves the result on the stack. */
    void emit(Lir.Alu alu) {
        Lir.Val[] a = alu.args;
        switch (alu.op) {
            case SWIZZLE -> values.push(a[0]);
            case FADD -> binary(FLOATS, "add", a);
            case FSUB -> binary(FLOATS, "sub", a);
            case FMUL -> binary(FLOATS, "mul", a);
            case FDIV -> binary(FLOATS, "div", a);
            case FFMA -> {
                pushAll(a);
                cb.invokevirtual(
                        FLOATS,
                        "fma",
                        java.lang.constant.MethodTypeDesc.of(FLOATS, VectorApi.VECTOR, VectorApi.VECTOR));
            }
            case FNEG -> unary(FLOATS, "neg", a[0]);
            case FABS -> unary(FLOATS, "abs", a[0]);
            case FSQRT -> unary(FLOATS, "sqrt", a[0]);
            case FRSQRT -> {
                values.pushFloat(1);
                unary(FLOATS, "sqrt", a[0]);
                VectorApi.binary(cb, FLOATS, "div");
            }
            case FRCP -> {
                values.pushFloat(1);
                values.push(a[0]);
                VectorApi.binary(cb, FLOATS, "div");
            }
            case FMUL_ZERO -> {
                binary(FLOATS, "mul", a);
                values.pushFloat(0);
                compareFloat("EQ", a[0], 0);
                compareFloat("EQ", a[1], 0);
                VectorApi.maskBinary(cb, "or");
                VectorApi.blend(cb, FLOATS);
            }
            case FSIGN -> {
                values.pushFloat(0);
                values.pushFloat(1);
                compareFloat("GT", a[0], 0);
                VectorApi.blend(cb, FLOATS);
                values.pushFloat(-1);
                compareFloat("LT", a[0], 0);
                VectorApi.blend(cb, FLOATS);
            }
            case FMIN -> extreme(a, "LT");
            case FMAX -> extreme(a, "GT");
            case FSATURATE -> {
                values.pushFloat(0);
                values.push(a[0]);
                compareFloat("GT", a[0], 0);
                VectorApi.blend(cb, FLOATS);
                values.pushFloat(1);
                compareFloat("GT", a[0], 1);
                VectorApi.blend(cb, FLOATS);
            }
            case FFLOOR, FCEIL, FTRUNC, FROUND_EVEN -> round(alu.op, a[0]);
            case FFRACT -> {
                values.push(a[0]);
                round(tepui.ir.Op.FFLOOR, a[0]);
                VectorApi.binary(cb, FLOATS, "sub");
            }
            case FEQ -> compare(FLOATS, "EQ", a);
            case FNE -> compare(FLOATS, "NE", a);
            case FLT -> compare(FLOATS, "LT", a);
            case FGE -> compare(FLOATS, "GE", a);
            case IADD -> binary(INTS, "add", a);
            case ISUB -> binary(INTS, "sub", a);
            case IMUL -> binary(INTS, "mul", a);
            case IAND -> binary(INTS, "and", a);
            case IOR -> binary(INTS, "or", a);
            case IXOR -> lanewise("XOR", VectorApi.ASSOCIATIVE, a);
            case INOT -> unary(INTS, "not", a[0]);
            case INEG -> unary(INTS, "neg", a[0]);
            case IABS -> unary(INTS, "abs", a[0]);
            case IMIN -> binary(INTS, "min", a);
            case IMAX -> binary(INTS, "max", a);
            case UMIN -> {
                pushAll(a);
                compare(INTS, "UGT", a);
                VectorApi.blend(cb, INTS);
            }
            case UMAX -> {
                pushAll(a);
                compare(INTS, "ULT", a);
                VectorApi.blend(cb, INTS);
            }
            case ISHL -> shift("LSHL", a);
            case ISHR -> shift("ASHR", a);
            case USHR -> shift("LSHR", a);
            case ISIGN -> {
                shiftBy("ASHR", a[0], 31);
                unary(INTS, "neg", a[0]);
                operatorShift("LSHR", 31);
                VectorApi.binary(cb, INTS, "or");
            }
            case UADD_CARRY -> {
                values.pushInt(0);
                values.pushInt(1);
                binary(INTS, "add", a);
                compareWith("ULT", a[0]);
                VectorApi.blend(cb, INTS);
            }
            case USUB_BORROW -> {
                values.pushInt(0);
                values.pushInt(1);
                compare(INTS, "ULT", a);
                VectorApi.blend(cb, INTS);
            }
            case BIT_COUNT -> {
                values.push(a[0]);
                VectorApi.operator(cb, "BIT_COUNT", VectorApi.UNARY);
                VectorApi.lanewiseUnary(cb);
            }
            case IEQ -> compare(INTS, "EQ", a);
            case INE -> compare(INTS, "NE", a);
            case ILT -> compare(INTS, "LT", a);
            case IGE -> compare(INTS, "GE", a);
            case ULT -> compare(INTS, "ULT", a);
            case UGE -> compare(INTS, "UGE", a);
            case BAND -> mask("and", a);
            case BOR -> mask("or", a);
            case BXOR -> mask("xor", a);
            case BNOT -> {
                values.pushMask(a[0], false);
                VectorApi.maskNot(cb);
            }
            case SELECT -> select(alu);
            case F2I -> {
                values.push(a[0]);
                VectorApi.convert(cb, "F2I", FLOATS, INTS);
            }
            case I2F -> {
                values.push(a[0]);
                VectorApi.convert(cb, "I2F", INTS, FLOATS);
            }
            case F2U -> toUnsigned(a[0]);
            case U2F -> fromUnsigned(a[0]);
            case B2F -> {
                values.pushFloat(0);
                values.pushFloat(1);
                values.pushMask(a[0], true);
                VectorApi.blend(cb, FLOATS);
            }
            case B2I -> {
                values.pushInt(0);
                values.pushInt(1);
                values.pushMask(a[0], false);
                VectorApi.blend(cb, INTS);
            }
            case BITCAST -> {
                values.push(a[0]);
                if (a[0].kind != alu.dst.kind) VectorApi.reinterpret(cb, alu.dst.kind == ScalarKind.F32);
            }
            case UNPACK_UNORM_2X16 -> unpackUnorm(a[0], alu.imm, 16);
            case UNPACK_UNORM_4X8 -> unpackUnorm(a[0], alu.imm, 8);
            default -> throw new IllegalStateException("VectorOps: " + alu.op.text() + " has no vector form");
        }
    }

    private void pushAll(Lir.Val[] operands) {
        for (Lir.Val v : operands) values.push(v);
    }

    private void binary(ClassDesc type, String name, Lir.Val[] a) {
        pushAll(a);
        VectorApi.binary(cb, type, name);
    }

    private void unary(ClassDesc type, String name, Lir.Val a) {
        values.push(a);
        VectorApi.unary(cb, type, name);
    }

    private void lanewise(String operator, ClassDesc type, Lir.Val[] a) {
        values.push(a[0]);
        VectorApi.operator(cb, operator, type);
        values.push(a[1]);
        VectorApi.lanewise(cb, INTS);
    }

    private void shift(String operator, Lir.Val[] a) {
        values.push(a[0]);
        VectorApi.operator(cb, operator, VectorApi.BINARY);
        if (a[1].varying) {
            values.push(a[1]);
            VectorApi.lanewise(cb, INTS);
        } else {
            values.pushScalar(a[1]);
            VectorApi.lanewiseScalar(cb);
        }
    }

    private void shiftBy(String operator, Lir.Val a, int count) {
        values.push(a);
        operatorShift(operator, count);
    }

    /** Shifts what is on the stack. */
    private void operatorShift(String operator, int count) {
        VectorApi.operator(cb, operator, VectorApi.BINARY);
        cb.loadConstant(count);
        VectorApi.lanewiseScalar(cb);
    }

    private void compare(ClassDesc type, String comparison, Lir.Val[] a) {
        values.push(a[0]);
        VectorApi.operator(cb, comparison, VectorApi.COMPARISON);
        values.push(a[1]);
        VectorApi.compare(cb, type);
    }

    /** Compares the integers on the stack. */
    private void compareWith(String comparison, Lir.Val with) {
        VectorApi.operator(cb, comparison, VectorApi.COMPARISON);
        values.push(with);
        VectorApi.compare(cb, INTS);
    }

    private void compareFloat(String comparison, Lir.Val a, float with) {
        values.push(a);
        VectorApi.operator(cb, comparison, VectorApi.COMPARISON);
        values.pushFloat(with);
        VectorApi.compare(cb, FLOATS);
    }

    private void mask(String name, Lir.Val[] a) {
        values.pushMask(a[0], false);
        values.pushMask(a[1], false);
        VectorApi.maskBinary(cb, name);
    }

    private void select(Lir.Alu alu) {
        Lir.Val[] a = alu.args;
        switch (alu.dst.kind) {
            case F32 -> {
                values.push(a[2]);
                values.push(a[1]);
                values.pushMask(a[0], true);
                VectorApi.blend(cb, FLOATS);
            }
            case I32 -> {
                values.push(a[2]);
                values.push(a[1]);
                values.pushMask(a[0], false);
                VectorApi.blend(cb, INTS);
            }
            default -> {
                values.pushMask(a[1], false);
                values.pushMask(a[0], false);
                VectorApi.maskBinary(cb, "and");
                values.pushMask(a[2], false);
                values.pushMask(a[0], false);
                VectorApi.maskBinary(cb, "andNot");
                VectorApi.maskBinary(cb, "or");
            }
        }
    }

    /** The second operand, but the first where it is beyond it or the second is NaN. */
    private void extreme(Lir.Val[] a, String beyond) {
        values.push(a[1]);
        values.push(a[0]);
        compare(FLOATS, beyond, a);
        boolean number = a[1].constant && !Float.isNaN(a[1].f32());
        if (!number) {
            compare(FLOATS, "NE", new Lir.Val[] {a[1], a[1]});
            VectorApi.maskBinary(cb, "or");
        }
        VectorApi.blend(cb, FLOATS);
    }

    /**
     * Whole numbers by adding and subtracting 2^23, which rounds to even, then a step back where that went too far. The sign
     * comes from the operand, so zeros keep theirs; what is large, infinite or NaN stays as it is.
     */
    private void round(tepui.ir.Op op, Lir.Val a) {
        values.push(a);
        // the size of the rounded number
        unary(FLOATS, "abs", a);
        values.pushFloat(WHOLE);
        VectorApi.binary(cb, FLOATS, "add");
        values.pushFloat(WHOLE);
        VectorApi.binary(cb, FLOATS, "sub");
        int rounded = code.local(1);
        if (op == tepui.ir.Op.FTRUNC) {
            cb.astore(rounded);
            cb.aload(rounded);
            cb.aload(rounded);
            values.pushFloat(1);
            VectorApi.binary(cb, FLOATS, "sub");
            cb.aload(rounded);
            VectorApi.operator(cb, "GT", VectorApi.COMPARISON);
            unary(FLOATS, "abs", a);
            VectorApi.compare(cb, FLOATS);
            VectorApi.blend(cb, FLOATS);
            copySign(a);
        } else {
            copySign(a);
            if (op != tepui.ir.Op.FROUND_EVEN) {
                boolean floor = op == tepui.ir.Op.FFLOOR;
                cb.astore(rounded);
                cb.aload(rounded);
                cb.aload(rounded);
                values.pushFloat(1);
                VectorApi.binary(cb, FLOATS, floor ? "sub" : "add");
                cb.aload(rounded);
                VectorApi.operator(cb, floor ? "GT" : "LT", VectorApi.COMPARISON);
                values.push(a);
                VectorApi.compare(cb, FLOATS);
                VectorApi.blend(cb, FLOATS);
                if (!floor) copySign(a);
            }
        }
        // stack: operand, result
        unary(FLOATS, "abs", a);
        VectorApi.operator(cb, "LT", VectorApi.COMPARISON);
        values.pushFloat(WHOLE);
        VectorApi.compare(cb, FLOATS);
        VectorApi.blend(cb, FLOATS);
    }

    /** Gives what is on the stack, which is not negative or of the same sign, the sign of {@code a}. */
    private void copySign(Lir.Val a) {
        VectorApi.reinterpret(cb, false);
        values.push(a);
        VectorApi.reinterpret(cb, false);
        values.pushInt(Integer.MIN_VALUE);
        VectorApi.binary(cb, INTS, "and");
        VectorApi.binary(cb, INTS, "or");
        VectorApi.reinterpret(cb, true);
    }

    /** From 2^31 on the number less 2^31 is converted, and that bit set; below 0 comes 0. */
    private void toUnsigned(Lir.Val a) {
        values.push(a);
        values.push(a);
        values.pushFloat(0x1p31f);
        VectorApi.binary(cb, FLOATS, "sub");
        compareFloat("GE", a, 0x1p31f);
        VectorApi.blend(cb, FLOATS);
        VectorApi.convert(cb, "F2I", FLOATS, INTS);
        values.pushInt(0);
        VectorApi.binary(cb, INTS, "max");
        VectorApi.operator(cb, "XOR", VectorApi.ASSOCIATIVE);
        values.pushInt(0);
        values.pushInt(Integer.MIN_VALUE);
        compareFloat("GE", a, 0x1p31f);
        VectorApi.castMask(cb, false);
        VectorApi.blend(cb, INTS);
        VectorApi.lanewise(cb, INTS);
    }

    /** Numbers with the high bit set are halved, the lost bit kept for the rounding, and doubled afterwards. */
    private void fromUnsigned(Lir.Val a) {
        values.push(a);
        VectorApi.convert(cb, "I2F", INTS, FLOATS);
        shiftBy("LSHR", a, 1);
        values.push(a);
        values.pushInt(1);
        VectorApi.binary(cb, INTS, "and");
        VectorApi.binary(cb, INTS, "or");
        VectorApi.convert(cb, "I2F", INTS, FLOATS);
        values.pushFloat(2);
        VectorApi.binary(cb, FLOATS, "mul");
        values.push(a);
        VectorApi.operator(cb, "LT", VectorApi.COMPARISON);
        values.pushInt(0);
        VectorApi.compare(cb, INTS);
        VectorApi.castMask(cb, true);
        VectorApi.blend(cb, FLOATS);
    }

    private void unpackUnorm(Lir.Val a, int component, int bits) {
        values.push(a);
        if (component > 0) operatorShift("LSHR", component * bits);
        if ((component + 1) * bits < 32) {
            values.pushInt((1 << bits) - 1);
            VectorApi.binary(cb, INTS, "and");
        }
        VectorApi.convert(cb, "I2F", INTS, FLOATS);
        values.pushFloat((1 << bits) - 1);
        VectorApi.binary(cb, FLOATS, "div");
    }

    /** Constants that the operation needs beside its operands, so that they are made once: floats, then integers. */
    static float[] floats(Lir.Alu alu) {
        return switch (alu.op) {
            case FRSQRT, FRCP -> new float[] {1};
            case FMUL_ZERO -> new float[] {0};
            case FSIGN -> new float[] {0, 1, -1};
            case FSATURATE, B2F -> new float[] {0, 1};
            case FFLOOR, FCEIL, FTRUNC, FFRACT -> new float[] {WHOLE, 1};
            case FROUND_EVEN -> new float[] {WHOLE};
            case F2U -> new float[] {0x1p31f};
            case U2F -> new float[] {2};
            case UNPACK_UNORM_2X16 -> new float[] {65535};
            case UNPACK_UNORM_4X8 -> new float[] {255};
            default -> NO_FLOATS;
        };
    }

    static int[] ints(Lir.Alu alu) {
        return switch (alu.op) {
            case FFLOOR, FCEIL, FTRUNC, FFRACT, FROUND_EVEN -> new int[] {Integer.MIN_VALUE};
            case UADD_CARRY, USUB_BORROW, B2I -> new int[] {0, 1};
            case F2U -> new int[] {0, Integer.MIN_VALUE};
            case U2F -> new int[] {0, 1};
            case UNPACK_UNORM_2X16 -> new int[] {65535};
            case UNPACK_UNORM_4X8 -> new int[] {255};
            default -> NO_INTS;
        };
    }

    private static final float[] NO_FLOATS = {};
    private static final int[] NO_INTS = {};
}
