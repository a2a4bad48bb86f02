package tepui.drivers.soft.jit;

import tepui.ir.Op;

/** Questions about control flow where lanes part. */
final class Flow {
    private Flow() {}

    /** Can lanes leave a block by masked jumps, so that the mask around it is no longer right? */
    static boolean loses(LirBlock block) {
        for (Lir.Node node : block.nodes) {
            if (node instanceof Lir.If branch && (loses(branch.then) || loses(branch.otherwise))) return true;
            if (node instanceof Lir.Loop loop && returns(loop.body)) return true;
            if (node instanceof Lir.Jump jump && isMasked(jump)) return true;
        }
        return false;
    }

    /** Can lanes return from a block while others stay? */
    static boolean returns(LirBlock block) {
        for (Lir.Node node : block.nodes) {
            if (node instanceof Lir.If branch && (returns(branch.then) || returns(branch.otherwise))) return true;
            if (node instanceof Lir.Loop loop && returns(loop.body)) return true;
            if (node instanceof Lir.Jump jump && jump.op == Op.RETURN && !jump.direct) return true;
        }
        return false;
    }

    /** Does the jump move lanes from mask to mask rather than leave for good? */
    private static boolean isMasked(Lir.Jump jump) {
        return switch (jump.op) {
            case YIELD -> false;
            case RETURN -> !jump.direct;
            default -> jump.target instanceof Lir.Loop loop && loop.divergent;
        };
    }

    static boolean isYield(LirBlock block) {
        Lir.Jump jump = block.jump();
        return jump != null && jump.op == Op.YIELD;
    }

    static boolean isEmptyYield(LirBlock block) {
        return block.nodes.size() == 1
                && block.nodes.getFirst() instanceof Lir.Jump jump
                && jump.op == Op.YIELD
                && jump.values.length == 0;
    }
}
