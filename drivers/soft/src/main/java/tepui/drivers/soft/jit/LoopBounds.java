package tepui.drivers.soft.jit;

import tepui.ir.Op;

/**
 * Loop limit that keeps shaders that never end from hanging the device: a run may go round its loops so many times
 * altogether, then all its loops end. Loops that plainly count to a constant are not watched, so the usual ones cost
 * nothing.
 */
final class LoopBounds {
    private static final long MOST_COUNTED = 1 << 16;

    private LoopBounds() {}

    /** Must the loop be watched? */
    static boolean isOpen(Lir.Loop loop) {
        for (Lir.Node node : loop.body.nodes) {
            if (node instanceof Lir.If branch) return !ends(loop, branch);
            if (node instanceof Lir.Loop || node instanceof Lir.Jump) return true;
        }
        return true;
    }

    /** Is it a break as soon as a counter has reached a constant? */
    private static boolean ends(Lir.Loop loop, Lir.If branch) {
        Lir.Alu test = branch.condition.alu;
        if (test == null || !(test.op == Op.IGE || test.op == Op.ILT) || !test.args[1].constant) return false;
        Lir.Jump jump = (test.op == Op.IGE ? branch.then : branch.otherwise).jump();
        if (jump == null || jump.op != Op.BREAK || jump.target != loop) return false;
        LirBlock stays = test.op == Op.IGE ? branch.otherwise : branch.then;
        if (stays.nodes.size() > 1 || stays.jump() == null || stays.nodes.getFirst() != stays.jump()) return false;
        for (int k = 0; k < loop.params.length; k++) {
            if (loop.params[k] == test.args[0]) return counts(loop, k, test.args[1].bits);
        }
        return false;
    }

    private static boolean counts(Lir.Loop loop, int k, long end) {
        if (!loop.initial[k].constant) return false;
        long step = Long.MAX_VALUE;
        for (Lir.Jump jump : loop.jumps) {
            if (jump.op != Op.CONTINUE) continue;
            Lir.Alu add = jump.values[k].alu;
            if (add == null || add.op != Op.IADD || add.args[0] != loop.params[k] || !add.args[1].constant)
                return false;
            step = Math.min(step, add.args[1].bits);
        }
        return step > 0 && step < 1 << 16 && (end - loop.initial[k].bits) / step <= MOST_COUNTED && end < 1 << 30;
    }

    /** Is there an open loop in a block? */
    static boolean hasOpen(LirBlock block) {
        for (Lir.Node node : block.nodes) {
            if (hasOpen(node)) return true;
        }
        return false;
    }

    static boolean hasOpen(Lir.Node node) {
        return switch (node) {
            case Lir.If branch -> hasOpen(branch.then) || hasOpen(branch.otherwise);
            case Lir.Loop loop -> isOpen(loop) || hasOpen(loop.body);
            default -> false;
        };
    }
}
