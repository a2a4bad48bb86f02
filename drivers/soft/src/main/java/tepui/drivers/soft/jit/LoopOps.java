package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Opcode;
import java.lang.classfile.instruction.OperatorInstruction;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * Code generator for one operation on one component as JVM instructions: operands are on the stack, the result replaces
 * them. Used inside of loops over lanes and for values that all lanes share. What needs more than an instruction or two
 * is in {@link Scalars}.
 */
final class LoopOps {
    private static final ClassDesc MATH = ClassDesc.of("java.lang.Math");

    private LoopOps() {}

    static void emit(CodeBuilder cb, Lir.Alu alu) {
        ScalarKind kind = alu.args[0].kind;
        ScalarKind to = alu.dst.kind;
        switch (alu.op) {
            case SWIZZLE -> {}
            case FADD -> arithmetic(cb, kind, Opcode.FADD, Opcode.DADD);
            case FSUB -> arithmetic(cb, kind, Opcode.FSUB, Opcode.DSUB);
            case FMUL -> arithmetic(cb, kind, Opcode.FMUL, Opcode.DMUL);
            case FDIV -> arithmetic(cb, kind, Opcode.FDIV, Opcode.DDIV);
            case FNEG -> arithmetic(cb, kind, Opcode.FNEG, Opcode.DNEG);
            case FABS -> math(cb, "abs", kind, 1);
            case FFMA -> math(cb, "fma", kind, 3);
            case IADD -> arithmetic(cb, kind, Opcode.IADD, Opcode.LADD);
            case ISUB -> arithmetic(cb, kind, Opcode.ISUB, Opcode.LSUB);
            case IMUL -> arithmetic(cb, kind, Opcode.IMUL, Opcode.LMUL);
            case INEG -> arithmetic(cb, kind, Opcode.INEG, Opcode.LNEG);
            case IAND -> arithmetic(cb, kind, Opcode.IAND, Opcode.LAND);
            case IOR -> arithmetic(cb, kind, Opcode.IOR, Opcode.LOR);
            case IXOR -> arithmetic(cb, kind, Opcode.IXOR, Opcode.LXOR);
            case INOT -> {
                if (kind == ScalarKind.I64) {
                    cb.loadConstant(-1L).lxor();
                } else {
                    cb.iconst_m1().ixor();
                }
            }
            case ISHL -> arithmetic(cb, kind, Opcode.ISHL, Opcode.LSHL);
            case ISHR -> arithmetic(cb, kind, Opcode.ISHR, Opcode.LSHR);
            case USHR -> arithmetic(cb, kind, Opcode.IUSHR, Opcode.LUSHR);
            case BAND -> cb.iand();
            case BOR -> cb.ior();
            case BXOR -> cb.ixor();
            case BNOT -> cb.iconst_m1().ixor();
            case B2I -> {
                cb.ineg();
                if (to == ScalarKind.I64) cb.i2l();
            }
            case B2F -> {
                cb.ineg();
                cb.conversion(MethodCode.typeKind(ScalarKind.I32), MethodCode.typeKind(to));
            }
            case F2I, I2F, F2F, I2I -> cb.conversion(MethodCode.typeKind(kind), MethodCode.typeKind(to));
            case U2U -> {
                if (kind == ScalarKind.I32) {
                    cb.i2l().loadConstant(0xffffffffL).land();
                } else {
                    cb.l2i();
                }
            }
            case F2U -> {
                String name = to == ScalarKind.I64 ? "f2u_l" : "f2u_i";
                scalars(cb, name, MethodTypeDesc.of(MethodCode.type(to), MethodCode.type(kind)));
            }
            case U2F -> {
                String name = to == ScalarKind.F64 ? "u2f_d" : "u2f_f";
                scalars(cb, name, MethodTypeDesc.of(MethodCode.type(to), MethodCode.type(kind)));
            }
            case BITCAST -> bitcast(cb, kind, to);
            case UNPACK_64 -> {
                if (alu.imm == 1) cb.loadConstant(32).lushr();
                cb.l2i();
            }
            case UNPACK_HALF_2X16 -> unpack(cb, "unpack_half", 16 * alu.imm);
            case UNPACK_UNORM_2X16 -> unpack(cb, "unpack_unorm16", 16 * alu.imm);
            case UNPACK_SNORM_2X16 -> unpack(cb, "unpack_snorm16", 16 * alu.imm);
            case UNPACK_UNORM_4X8 -> unpack(cb, "unpack_unorm8", 8 * alu.imm);
            case UNPACK_SNORM_4X8 -> unpack(cb, "unpack_snorm8", 8 * alu.imm);
            default -> {
                ClassDesc[] params = new ClassDesc[alu.args.length];
                for (int i = 0; i < params.length; i++) params[i] = MethodCode.type(alu.args[i].kind);
                scalars(cb, alu.op.text(), MethodTypeDesc.of(MethodCode.type(to), params));
            }
        }
    }

    private static void arithmetic(CodeBuilder cb, ScalarKind kind, Opcode narrow, Opcode wide) {
        cb.with(OperatorInstruction.of(kind.is64() ? wide : narrow));
    }

    private static void math(CodeBuilder cb, String name, ScalarKind kind, int operands) {
        ClassDesc type = MethodCode.type(kind);
        ClassDesc[] params = new ClassDesc[operands];
        java.util.Arrays.fill(params, type);
        cb.invokestatic(MATH, name, MethodTypeDesc.of(type, params));
    }

    private static void scalars(CodeBuilder cb, String name, MethodTypeDesc type) {
        cb.invokestatic(MethodCode.SCALARS, name, type);
    }

    private static void unpack(CodeBuilder cb, String name, int shift) {
        cb.loadConstant(shift);
        scalars(cb, name, MethodTypeDesc.of(ConstantDescs.CD_float, ConstantDescs.CD_int, ConstantDescs.CD_int));
    }

    private static void bitcast(CodeBuilder cb, ScalarKind from, ScalarKind to) {
        if (from == to) return;
        String owner;
        String name;
        switch (to) {
            case F32 -> {
                owner = "java.lang.Float";
                name = "intBitsToFloat";
            }
            case I32 -> {
                owner = "java.lang.Float";
                name = "floatToRawIntBits";
            }
            case F64 -> {
                owner = "java.lang.Double";
                name = "longBitsToDouble";
            }
            default -> {
                owner = "java.lang.Double";
                name = "doubleToRawLongBits";
            }
        }
        cb.invokestatic(ClassDesc.of(owner), name, MethodTypeDesc.of(MethodCode.type(to), MethodCode.type(from)));
    }

    static boolean isCopy(Lir.Alu alu) {
        return alu.op == Op.SWIZZLE;
    }
}
