package tepui.drivers.soft.jit;

import java.lang.classfile.ClassFile;
import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.reflect.AccessFlag;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/** Writes the Vector API form of a {@link SharedLoop}: the code is {@link VectorOps}', the loop around it its own. */
final class VectorLoop {
    private static final ClassDesc LANE_OP = ClassDesc.of("tepui.drivers.soft.jit.LaneOp");
    /** Locals of the method's parameters behind the arrays. */
    private static final int TO = 3;

    private static final int LANES = 7;

    private VectorLoop() {}

    static boolean exists(Lir.Alu alu) {
        return VectorApi.isThere() && VectorOps.weight(like(alu)) > 0;
    }

    /** The same operation on values of its own; masks that are only combined are whole numbers. */
    static Lir.Alu like(Lir.Alu alu) {
        Op op = switch (alu.op) {
            case BAND -> Op.IAND;
            case BOR -> Op.IOR;
            case BXOR -> Op.IXOR;
            case BNOT -> Op.INOT;
            case B2I -> Op.INEG;
            default -> alu.op;
        };
        boolean plain = op != alu.op || op == Op.SWIZZLE || op == Op.SELECT || op == Op.BITCAST;
        Lir.Val[] args = new Lir.Val[alu.args.length];
        for (int k = 0; k < args.length; k++) {
            ScalarKind kind = alu.args[k].kind;
            boolean condition = op == Op.SELECT && k == 0;
            args[k] = new Lir.Val(plain && !condition && kind == ScalarKind.BOOL ? ScalarKind.I32 : kind);
            args[k].varying = alu.args[k].varying;
        }
        Lir.Val dst = new Lir.Val(plain && alu.dst.kind == ScalarKind.BOOL ? ScalarKind.I32 : alu.dst.kind);
        dst.varying = true;
        return new Lir.Alu(op, alu.imm, dst, args);
    }

    static LaneOp make(Lir.Alu alu, String name) {
        ClassDesc self = ClassDesc.of("tepui.drivers.soft.jit.VectorLoop_" + name);
        byte[] bytes = ClassFile.of().build(self, cls -> {
            cls.withFlags(AccessFlag.FINAL, AccessFlag.SYNTHETIC).withInterfaceSymbols(LANE_OP);
            cls.withMethodBody(
                    ConstantDescs.INIT_NAME,
                    ConstantDescs.MTD_void,
                    0,
                    cb -> cb.aload(0)
                            .invokespecial(ConstantDescs.CD_Object, ConstantDescs.INIT_NAME, ConstantDescs.MTD_void)
                            .return_());
            cls.withMethodBody("run", CallTier.RUN, ClassFile.ACC_PUBLIC, cb -> write(cb, alu));
        });
        try {
            MethodHandles.Lookup lookup = MethodHandles.lookup().defineHiddenClass(bytes, true);
            return (LaneOp) lookup.findConstructor(lookup.lookupClass(), MethodType.methodType(void.class))
                    .invoke();
        } catch (Throwable e) {
            throw new IllegalStateException("VectorLoop: the loop '" + name + "' cannot be loaded", e);
        }
    }

    private static void write(CodeBuilder cb, Lir.Alu alu) {
        MethodCode code = new MethodCode(cb);
        // from the parameters' locals to those that all generated code has
        int[] at = new int[LANES - TO + 1];
        for (int k = 0; k < at.length; k++) {
            at[k] = code.local(1);
            cb.iload(TO + k).istore(at[k]);
        }
        cb.aload(2).astore(MethodCode.I);
        cb.aload(1).astore(MethodCode.F);
        cb.iload(at[LANES - TO]).istore(MethodCode.LANES_LOCAL);
        VectorValues values = new VectorValues(code, -1);
        VectorOps ops = new VectorOps(values, code);
        for (float f : VectorOps.floats(alu)) values.constantFloat(f);
        for (int i : VectorOps.ints(alu)) values.constantInt(i);
        for (int k = 0; k < alu.args.length; k++) {
            Lir.Val arg = alu.args[k];
            if (arg.varying) continue;
            cb.iload(at[k + 1]);
            if (arg.kind == ScalarKind.F32) {
                cb.invokestatic(
                        ConstantDescs.CD_Float,
                        "intBitsToFloat",
                        MethodTypeDesc.of(ConstantDescs.CD_float, ConstantDescs.CD_int));
            }
            values.setScalar(arg);
        }
        Label top = cb.newLabel();
        Label end = cb.newLabel();
        cb.iconst_0().istore(MethodCode.N);
        cb.labelBinding(top);
        cb.iload(MethodCode.N).iload(MethodCode.LANES_LOCAL).if_icmpge(end);
        for (int k = 0; k < alu.args.length; k++) {
            Lir.Val arg = alu.args[k];
            if (!arg.varying) continue;
            VectorApi.species(cb, arg.kind == ScalarKind.F32);
            lane(cb, arg.kind, at[k + 1]);
            VectorApi.load(cb, arg.kind == ScalarKind.F32, false);
            if (arg.kind == ScalarKind.BOOL) values.testMask();
            values.set(arg, false);
        }
        ops.emit(alu);
        values.set(alu.dst, VectorOps.givesFloatMask(alu));
        values.pushAsRegister(alu.dst);
        lane(cb, alu.dst.kind, at[0]);
        VectorApi.store(cb, alu.dst.kind == ScalarKind.F32, false);
        cb.iinc(MethodCode.N, VectorApi.LANES).goto_(top);
        cb.labelBinding(end);
        cb.return_();
    }

    private static void lane(CodeBuilder cb, ScalarKind kind, int offset) {
        cb.aload(MethodCode.array(kind)).iload(MethodCode.N).iload(offset).iadd();
    }
}
