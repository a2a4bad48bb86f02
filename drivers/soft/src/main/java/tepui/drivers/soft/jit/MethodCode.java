package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.classfile.TypeKind;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.ScalarKind;

/**
 * Code of one generated method, with the local variables that all of them have: the frame, its register arrays, the
 * number of lanes. Knows how registers, slots and constants are read and written.
 */
final class MethodCode {
    /** Of {@link KernelFrame#rounds} and {@link KernelFrame#more}. */
    static final MethodTypeDesc ROUNDS = MethodTypeDesc.of(ConstantDescs.CD_int);

    static final ClassDesc FRAME = ClassDesc.of("tepui.drivers.soft.jit.KernelFrame");
    static final ClassDesc GENERATED = ClassDesc.of("tepui.drivers.soft.jit.GeneratedKernel");
    static final ClassDesc SITE = ClassDesc.of("tepui.drivers.soft.jit.Site");
    static final ClassDesc WORD_SITE = ClassDesc.of("tepui.drivers.soft.jit.WordSite");
    static final ClassDesc LOCAL_SITE = ClassDesc.of("tepui.drivers.soft.jit.LocalSite");
    static final ClassDesc SCALARS = ClassDesc.of("tepui.drivers.soft.jit.Scalars");
    static final ClassDesc LANES = ClassDesc.of("tepui.drivers.soft.jit.Lanes");
    static final ClassDesc F_ARRAY = ConstantDescs.CD_float.arrayType();
    static final ClassDesc I_ARRAY = ConstantDescs.CD_int.arrayType();
    static final ClassDesc L_ARRAY = ConstantDescs.CD_long.arrayType();
    static final ClassDesc D_ARRAY = ConstantDescs.CD_double.arrayType();
    private static final ClassDesc SYSTEM = ClassDesc.of("java.lang.System");
    private static final ClassDesc ARRAYS = ClassDesc.of("java.util.Arrays");

    /** All pieces of a kernel: what is handed from one to the other. */
    static final MethodTypeDesc PIECE =
            MethodTypeDesc.of(ConstantDescs.CD_int, FRAME, F_ARRAY, I_ARRAY, ConstantDescs.CD_int);

    static final int THIS = 0;
    static final int FRAME_LOCAL = 1;
    static final int F = 2;
    static final int I = 3;
    static final int LANES_LOCAL = 4;
    static final int N = 5;
    static final int L = 6;
    static final int D = 7;
    static final int FIRST_FREE = 8;

    /** Targets of jumps that leave a loop, in this method. */
    static final class Exits {
        final Label next;
        final Label end;

        Exits(Label next, Label end) {
            this.next = next;
            this.end = end;
        }
    }

    final CodeBuilder cb;
    final Map<Lir.Loop, Exits> exits = new HashMap<>();
    /** The end of the whole kernel, where this is the method that has it. */
    @Nullable
    Label kernelEnd;

    private int nextLocal = FIRST_FREE;

    MethodCode(CodeBuilder cb) {
        this.cb = cb;
    }

    /** Fetches the arrays for 64 bits. */
    void wideArrays() {
        cb.aload(FRAME_LOCAL).getfield(FRAME, "l", L_ARRAY).astore(L);
        cb.aload(FRAME_LOCAL).getfield(FRAME, "d", D_ARRAY).astore(D);
    }

    int local(int words) {
        int at = nextLocal;
        nextLocal += words;
        return at;
    }

    int mark() {
        return nextLocal;
    }

    void release(int mark) {
        nextLocal = mark;
    }

    // ---- kinds

    static TypeKind typeKind(ScalarKind kind) {
        return switch (kind) {
            case BOOL, I32 -> TypeKind.INT;
            case F32 -> TypeKind.FLOAT;
            case I64 -> TypeKind.LONG;
            case F64 -> TypeKind.DOUBLE;
        };
    }

    static ClassDesc type(ScalarKind kind) {
        return switch (kind) {
            case BOOL, I32 -> ConstantDescs.CD_int;
            case F32 -> ConstantDescs.CD_float;
            case I64 -> ConstantDescs.CD_long;
            case F64 -> ConstantDescs.CD_double;
        };
    }

    static ClassDesc arrayType(ScalarKind kind) {
        return type(kind).arrayType();
    }

    static int array(ScalarKind kind) {
        return switch (kind) {
            case BOOL, I32 -> I;
            case F32 -> F;
            case I64 -> L;
            case F64 -> D;
        };
    }

    static int words(ScalarKind kind) {
        return kind.is64() ? 2 : 1;
    }

    // ---- values

    /** Pushes a constant. */
    void constant(Lir.Val v) {
        switch (v.kind) {
            case BOOL -> cb.loadConstant(v.bits != 0 ? -1 : 0);
            case I32 -> cb.loadConstant((int) v.bits);
            case F32 -> cb.loadConstant(Float.intBitsToFloat((int) v.bits));
            case I64 -> cb.loadConstant(v.bits);
            case F64 -> cb.loadConstant(Double.longBitsToDouble(v.bits));
        }
    }

    /** Pushes a value that is the same in all lanes. */
    void uniform(Lir.Val v) {
        if (v.constant) {
            if (isOddNaN(v)) {
                cb.loadConstant((int) v.bits);
                cb.invokestatic(
                        ClassDesc.of("java.lang.Float"),
                        "intBitsToFloat",
                        MethodTypeDesc.of(ConstantDescs.CD_float, ConstantDescs.CD_int));
            } else {
                constant(v);
            }
            return;
        }
        cb.aload(array(v.kind)).loadConstant(v.at).arrayLoad(typeKind(v.kind));
    }

    /** Constants in the class file are one NaN only. */
    private static boolean isOddNaN(Lir.Val v) {
        return v.kind == ScalarKind.F32 && Float.isNaN(v.f32()) && (int) v.bits != 0x7fc00000;
    }

    /** Pops a value into the slot of {@code v}; {@code push} must push it. */
    void setUniform(Lir.Val v, Runnable push) {
        cb.aload(array(v.kind)).loadConstant(v.at);
        push.run();
        cb.arrayStore(typeKind(v.kind));
    }

    /** Pushes the array and index of lane n of a register. */
    void lane(ScalarKind kind, int at) {
        cb.aload(array(kind)).iload(N);
        if (at != 0) cb.loadConstant(at).iadd();
    }

    /** A loop over the lanes; n is in {@link #N}. */
    void eachLane(Runnable body) {
        Label top = cb.newLabel();
        Label end = cb.newLabel();
        cb.iconst_0().istore(N);
        cb.labelBinding(top);
        cb.iload(N).iload(LANES_LOCAL).if_icmpge(end);
        body.run();
        cb.iinc(N, 1).goto_(top);
        cb.labelBinding(end);
    }

    /** A register becomes another one's copy, in all lanes. */
    void copyRegister(ScalarKind kind, int from, int to) {
        if (from == to) return;
        copyArray(array(kind), from, array(kind), to);
    }

    /** Copies as many words as there are lanes between arrays in local variables. */
    void copyArray(int fromArray, int from, int toArray, int to) {
        cb.aload(fromArray).loadConstant(from).aload(toArray).loadConstant(to).iload(LANES_LOCAL);
        cb.invokestatic(
                SYSTEM,
                "arraycopy",
                MethodTypeDesc.of(
                        ConstantDescs.CD_void,
                        ConstantDescs.CD_Object,
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_Object,
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_int));
    }

    /** A register becomes a value that is the same in all lanes. */
    void spread(Lir.Val from, int to) {
        cb.aload(array(from.kind)).loadConstant(to).iload(LANES_LOCAL);
        if (to != 0) cb.loadConstant(to).iadd();
        uniform(from);
        cb.invokestatic(
                ARRAYS,
                "fill",
                MethodTypeDesc.of(
                        ConstantDescs.CD_void,
                        arrayType(from.kind),
                        ConstantDescs.CD_int,
                        ConstantDescs.CD_int,
                        type(from.kind)));
    }

    void lanes(String name, MethodTypeDesc type) {
        cb.invokestatic(LANES, name, type);
    }
}
