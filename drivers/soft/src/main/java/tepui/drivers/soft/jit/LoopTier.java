package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.util.ArrayList;
import java.util.List;

/**
 * The first tier: each group of a few operations is a loop over the lanes, written so that C2 turns it into vector
 * instructions: one array of each kind, constant offsets, no calls but those that are inlined. Warm within a tenth of a second.
 *
 * <p>What C2 vectorises and what it does not never share a loop.
 */
final class LoopTier extends KernelWriter {
    /** Operations in one loop: longer bodies save loads and stores, shorter ones compile faster. */
    private static final int VECTOR_GROUP = 6;

    private static final int SCALAR_GROUP = 4;
    /**
     * Bytes of code in a method. Small: in a method of many loops, the JVM replaces each loop while it runs, one after the
     * other, and compiles the whole method every time.
     */
    private static final int PIECE = 500;

    static final Schedule.Grouping GROUPING = new Schedule.Grouping() {
        @Override
        public int classOf(Lir.Node node) {
            if (!(node instanceof Lir.Alu alu) || !alu.dst.varying) return -1;
            return LoopOps.vectorises(alu) ? 1 : 0;
        }

        @Override
        public int weight(Lir.Node node) {
            return 1;
        }

        @Override
        public int limit(int groupClass) {
            return groupClass == 1 ? VECTOR_GROUP : SCALAR_GROUP;
        }
    };

    LoopTier(Lir lir, int stride, String name, boolean wide) {
        super(lir, stride, name, wide, PIECE);
    }

    @Override
    int bytesOf(Lir.Node node) {
        return bytesOfLoop(node);
    }

    static int bytesOfLoop(Lir.Node node) {
        return 20 + 12 * node.reads().length;
    }

    @Override
    void group(MethodCode code, List<Lir.Node> group, Place place) {
        loop(code, group);
    }

    /** Writes plain operations as one loop. */
    static void loop(MethodCode code, List<Lir.Node> nodes) {
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
                for (Lir.Val arg : alu.args) operand(code, arg);
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
    private static void operand(MethodCode code, Lir.Val v) {
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

    private static boolean anyWide(Lir.Block block) {
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
