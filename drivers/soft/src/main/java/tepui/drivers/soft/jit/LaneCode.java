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
 * Code generator for plain operations on lanes in the portable tier: each is a call of a loop that all kernels share
 * ({@link SharedLoop}). The JVM has compiled those after the first few kernels of a process, so a new kernel runs at
 * speed at once, where its own loops would be interpreted, a hundred times slower, until their turn comes in the
 * compiler's queue.
 *
 * <p>What has no shared loop is a loop of its own.
 */
final class LaneCode {
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

    private LaneCode() {}

    /** Brings operations into forms that have a loop: before the steps are put in order. */
    static void prepare(LirBlock block) {
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

    /** Bytes of code that a step in a group takes at most, roughly, where the group is called for. */
    static int bytesOf(Lir.Node node) {
        return node instanceof Lir.Alu alu && SharedLoop.of(alu) != null ? CALL_BYTES : 20 + 12 * node.reads().length;
    }

    /** Writes a group. */
    static void group(KernelObjects objects, MethodCode code, List<Lir.Node> group) {
        if (!(group.getFirst() instanceof Lir.Alu alu)) throw new IllegalStateException("LaneCode: not an operation");
        SharedLoop loop = SharedLoop.of(alu);
        if (loop == null) {
            loop(code, group);
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

    /** Writes plain operations as one loop. */
    private static void loop(MethodCode code, List<Lir.Node> nodes) {
        List<Lir.Alu> group = new ArrayList<>(nodes.size());
        for (Lir.Node node : nodes) {
            if (node instanceof Lir.Alu alu) group.add(alu);
        }
        int mark = code.mark();
        CodeBuilder cb = code.cb;
        // what all lanes share is read once
        for (Lir.Alu alu : group) {
            for (Lir.Val arg : alu.args) {
                if (!arg.varying && !arg.constant && arg.local < 0) {
                    arg.local = code.local(MethodCode.words(arg.kind));
                    code.uniform(arg);
                    cb.storeLocal(MethodCode.typeKind(arg.kind), arg.local);
                }
            }
        }
        code.eachLane(() -> {
            for (Lir.Alu alu : group) {
                if (dead(alu)) continue;
                for (Lir.Val arg : alu.args) laneOperand(code, arg);
                LoopOps.emit(cb, alu);
                Lir.Val dst = alu.dst;
                dst.local = code.local(MethodCode.words(dst.kind));
                cb.storeLocal(MethodCode.typeKind(dst.kind), dst.local);
                if (dst.at >= 0) {
                    code.lane(dst.kind, dst.at);
                    cb.loadLocal(MethodCode.typeKind(dst.kind), dst.local).arrayStore(MethodCode.typeKind(dst.kind));
                }
            }
        });
        for (Lir.Alu alu : group) {
            for (Lir.Val arg : alu.args) arg.local = -1;
            alu.dst.local = -1;
        }
        code.release(mark);
    }

    private static boolean dead(Lir.Alu alu) {
        return alu.dst.lastUse < 0 && alu.dst.at < 0;
    }

    /** Pushes a value for lane n; each register is read once in a loop. */
    private static void laneOperand(MethodCode code, Lir.Val v) {
        CodeBuilder cb = code.cb;
        if (v.local >= 0) {
            cb.loadLocal(MethodCode.typeKind(v.kind), v.local);
            return;
        }
        if (!v.varying) {
            code.uniform(v);
            return;
        }
        code.lane(v.kind, v.at);
        cb.arrayLoad(MethodCode.typeKind(v.kind));
        v.local = code.local(MethodCode.words(v.kind));
        if (MethodCode.words(v.kind) == 2) {
            cb.dup2();
        } else {
            cb.dup();
        }
        cb.storeLocal(MethodCode.typeKind(v.kind), v.local);
    }

    static boolean usesWide(Lir lir) {
        return anyWide(lir.entry) || lir.locals.stream().anyMatch(a -> a.kind.is64());
    }

    private static boolean anyWide(LirBlock block) {
        for (Lir.Node node : block.nodes) {
            for (Lir.Val v : node.writes()) {
                if (v.kind.is64()) return true;
            }
            for (Lir.Val v : node.reads()) {
                if (v.kind.is64()) return true;
            }
            if (node instanceof Lir.If branch && (anyWide(branch.then) || anyWide(branch.otherwise))) return true;
            if (node instanceof Lir.Loop loop && anyWide(loop.body)) return true;
        }
        return false;
    }
}
