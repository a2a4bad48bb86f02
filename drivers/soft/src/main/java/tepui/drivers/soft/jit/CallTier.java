package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.ArrayList;
import java.util.List;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * The tier for a kernel's first runs: each operation is a call of a loop that all kernels share ({@link SharedLoop}). The JVM has
 * compiled those after the first few kernels of a process, so a new kernel runs at once at something like {@link LoopTier}'s speed, where its own
 * loops would be interpreted, a hundred times slower, until their turn comes in the compiler's queue.
 *
 * <p>What has no shared loop is a loop of its own.
 */
final class CallTier extends KernelWriter {
    /** Bytes of code in a method; far below what the JVM still compiles. */
    private static final int PIECE = 2000;

    private static final int CALL_BYTES = 32;

    static final ClassDesc SHARED_LOOP = ClassDesc.of("tepui.drivers.soft.jit.SharedLoop");
    static final MethodTypeDesc RUN = MethodTypeDesc.of(
            ConstantDescs.CD_void,
            MethodCode.F_ARRAY,
            MethodCode.I_ARRAY,
            ConstantDescs.CD_int,
            ConstantDescs.CD_int,
            ConstantDescs.CD_int,
            ConstantDescs.CD_int,
            ConstantDescs.CD_int);

    /** Each operation stands alone. */
    static final Schedule.Grouping GROUPING = new Schedule.Grouping() {
        @Override
        public int classOf(Lir.Node node) {
            return node instanceof Lir.Alu alu && alu.dst.varying ? 0 : -1;
        }

        @Override
        public int weight(Lir.Node node) {
            return 1;
        }

        @Override
        public int limit(int groupClass) {
            return 1;
        }
    };

    CallTier(Lir lir, int stride, String name, boolean wide) {
        super(lir, stride, name, wide, PIECE);
    }

    /** Brings operations into forms that have a loop: before the steps are put in order. */
    static void prepare(Lir.Block block) {
        List<Lir.Node> out = new ArrayList<>(block.nodes.size() * 5 / 4);
        for (Lir.Node node : block.nodes) {
            switch (node) {
                case Lir.Alu alu when alu.dst.varying -> operands(alu, out);
                case Lir.If branch -> {
                    prepare(branch.then);
                    prepare(branch.otherwise);
                }
                case Lir.Loop loop -> prepare(loop.body);
                default -> {}
            }
            out.add(node);
        }
        block.nodes.clear();
        block.nodes.addAll(out);
    }

    private static void operands(Lir.Alu alu, List<Lir.Node> out) {
        String name = LaneOp.name(alu);
        if (name == null || !SharedLoop.exists(name)) return;
        Lir.Val[] args = alu.args;
        if (!args[0].varying && args.length > 1 && args[1].varying && LaneOp.commutes(alu)) {
            Lir.Val first = args[0];
            args[0] = args[1];
            args[1] = first;
        }
        if (SharedLoop.exists(name + LaneOp.digits(args))) return;
        for (int k = 0; k < args.length; k++) {
            if (args[k].varying) continue;
            Lir.Val copy = new Lir.Val(args[k].kind);
            copy.varying = true;
            out.add(new Lir.Alu(Op.SWIZZLE, 0, copy, args[k]));
            args[k] = copy;
        }
    }

    @Override
    int bytesOf(Lir.Node node) {
        return node instanceof Lir.Alu alu && SharedLoop.of(alu) != null ? CALL_BYTES : LoopTier.bytesOfLoop(node);
    }

    @Override
    void group(MethodCode code, List<Lir.Node> group, Place place) {
        if (!(group.getFirst() instanceof Lir.Alu alu)) throw new IllegalStateException("CallTier: not an operation");
        SharedLoop loop = SharedLoop.of(alu);
        if (loop == null) {
            LoopTier.loop(code, group);
            return;
        }
        if (alu.dst.at < 0) return;
        CodeBuilder cb = code.cb;
        objects.loop(cb, loop);
        cb.aload(MethodCode.F).aload(MethodCode.I).loadConstant(alu.dst.at);
        for (int k = 0; k < 3; k++) {
            if (k >= alu.args.length) cb.iconst_0();
            else operand(code, alu.args[k]);
        }
        cb.iload(MethodCode.LANES_LOCAL).invokevirtual(SHARED_LOOP, "run", RUN);
    }

    private static void operand(MethodCode code, Lir.Val v) {
        CodeBuilder cb = code.cb;
        if (v.varying) {
            cb.loadConstant(v.at);
        } else if (v.constant) {
            cb.loadConstant(v.kind == ScalarKind.BOOL ? v.bits != 0 ? -1 : 0 : (int) v.bits);
        } else {
            code.uniform(v);
            if (v.kind == ScalarKind.F32) {
                cb.invokestatic(
                        ClassDesc.of("java.lang.Float"),
                        "floatToRawIntBits",
                        MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_float));
            }
        }
    }
}
