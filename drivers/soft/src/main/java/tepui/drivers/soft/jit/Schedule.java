package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.List;
import tepui.ir.Op;

/**
 * Scheduler that brings the steps of each block into the order in which they are written: plain operations on lanes are
 * collected to groups, each of which becomes one piece of straight code; what is the same for all lanes and what the
 * caller gave moves before the group that is open. Also puts operands that the runtime reads into lane registers.
 */
final class Schedule {
    /** Limits of a tier on what one group can hold. */
    interface Grouping {
        /** The class of a step that may be part of a group; steps of one class go together; -1 for never. */
        int classOf(Lir.Node node);

        /** Weight of a step. */
        int weight(Lir.Node node);

        /** Largest weight of one group of that class. */
        int limit(int groupClass);
    }

    private final Grouping grouping;
    private int groups;
    private int positions;

    private Schedule(Grouping grouping) {
        this.grouping = grouping;
    }

    static void run(Lir lir, Grouping grouping) {
        Schedule s = new Schedule(grouping);
        s.block(lir.entry);
        s.number(lir.entry);
    }

    private void block(LirBlock block) {
        List<Lir.Node> out = new ArrayList<>(block.nodes.size() * 5 / 4);
        List<Lir.Node> open = new ArrayList<>();
        int openClass = -1;
        int weight = 0;
        for (Lir.Node node : block.nodes) {
            int c = grouping.classOf(node);
            if (c >= 0) {
                int more = grouping.weight(node);
                if (c != openClass || weight + more > grouping.limit(c)) {
                    out.addAll(open);
                    open.clear();
                    openClass = c;
                    weight = 0;
                    groups++;
                }
                weight += more;
                join(node);
                open.add(node);
                continue;
            }
            if (moves(node) && !needsOpen(node)) {
                out.add(node);
                continue;
            }
            out.addAll(open);
            open.clear();
            openClass = -1;
            if (node instanceof Lir.If branch) {
                block(branch.then);
                block(branch.otherwise);
            } else if (node instanceof Lir.Loop loop) {
                block(loop.body);
            } else {
                operands(node, out);
            }
            out.add(node);
        }
        out.addAll(open);
        block.nodes.clear();
        block.nodes.addAll(out);
    }

    /** Makes a step part of the open group, with all that is nested in it. */
    private void join(Lir.Node node) {
        node.group = groups;
        for (Lir.Val v : node.writes()) v.group = groups;
        if (node instanceof Lir.If branch) {
            for (Lir.Val v : branch.results) v.group = groups;
            joinAll(branch.then);
            joinAll(branch.otherwise);
        } else if (node instanceof Lir.Loop loop) {
            for (Lir.Val v : loop.params) v.group = groups;
            for (Lir.Val v : loop.results) v.group = groups;
            joinAll(loop.body);
        }
    }

    private void joinAll(LirBlock block) {
        List<Lir.Node> out = new ArrayList<>(block.nodes.size());
        for (Lir.Node node : block.nodes) {
            if (node instanceof Lir.Jump jump) parallel(jump, out);
            out.add(node);
        }
        block.nodes.clear();
        block.nodes.addAll(out);
        for (Lir.Node node : block.nodes) join(node);
    }

    /** Does it read what the open group makes? */
    private boolean needsOpen(Lir.Node node) {
        for (Lir.Val v : node.reads()) {
            if (v.group == groups) return true;
        }
        return false;
    }

    /** May be executed before any plain operations on lanes that stand before it. */
    private static boolean moves(Lir.Node node) {
        return switch (node) {
            case Lir.Alu alu -> true;
            case Lir.LaneLoad load -> true;
            case Lir.ScalarLoad load -> true;
            case Lir.BufferLoad load -> load.results.length == 0 || !load.results[0].varying;
            default -> false;
        };
    }

    /** Operands that the runtime reads lane by lane must be in lane registers. */
    private static void operands(Lir.Node node, List<Lir.Node> out) {
        switch (node) {
            case Lir.Access access -> {
                for (Lir.Val[] operand : access.args) {
                    for (int i = 0; i < operand.length; i++) operand[i] = lanes(operand[i], out);
                }
            }
            case Lir.BufferLoad load -> {
                for (int i = 0; i < load.args.length; i++) load.args[i] = lanes(load.args[i], out);
            }
            case Lir.WordLoad load -> {
                address(load.place, out);
            }
            case Lir.WordStore store -> {
                address(store.place, out);
                for (int i = 0; i < store.values.length; i++) {
                    Lir.Val value = store.values[i];
                    if (value != null) store.values[i] = lanes(value, out);
                }
            }
            case Lir.LocalLoad load -> {
                if (load.dst.varying && load.index != null && !load.index.constant) {
                    load.index = lanes(load.index, out);
                }
            }
            case Lir.LocalStore store -> {
                if (store.index != null && !store.index.constant) {
                    store.index = lanes(store.index, out);
                    store.src = lanes(store.src, out);
                }
            }
            case Lir.Vote vote -> vote.src = lanes(vote.src, out);
            case Lir.Demote demote -> demote.condition = lanes(demote.condition, out);
            case Lir.TargetStore store -> store.src = lanes(store.src, out);
            case Lir.Jump jump -> parallel(jump, out);
            default -> {}
        }
    }

    /** The next round's values are written one after the other: what one of them reads must not have been written before. */
    private static void parallel(Lir.Jump jump, List<Lir.Node> out) {
        if (jump.op != Op.CONTINUE || !(jump.target instanceof Lir.Loop loop)) return;
        for (int i = 0; i < jump.values.length; i++) {
            Lir.Val value = jump.values[i];
            for (int k = 0; k < i; k++) {
                if (loop.params[k] != value) continue;
                Lir.Val copy = new Lir.Val(value.kind);
                copy.varying = value.varying;
                out.add(new Lir.Alu(Op.SWIZZLE, 0, copy, value));
                jump.values[i] = copy;
                break;
            }
        }
    }

    private static void address(Lir.WordPlace place, List<Lir.Node> out) {
        if (place.vertex != null) place.vertex = lanes(place.vertex, out);
        if (place.element != null) place.element = lanes(place.element, out);
    }

    private static Lir.Val lanes(Lir.Val value, List<Lir.Node> out) {
        if (value.varying) return value;
        Lir.Val copy = new Lir.Val(value.kind);
        copy.varying = true;
        Lir.Alu spread = new Lir.Alu(Op.SWIZZLE, 0, copy, value);
        out.add(spread);
        return copy;
    }

    private void number(LirBlock block) {
        block.from = positions++;
        for (Lir.Node node : block.nodes) {
            node.position = positions++;
            if (node instanceof Lir.If branch) {
                number(branch.then);
                number(branch.otherwise);
            } else if (node instanceof Lir.Loop loop) {
                number(loop.body);
            }
        }
        block.to = positions++;
    }
}
