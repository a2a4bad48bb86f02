package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.List;
import tepui.ir.Op;

/**
 * Divergence analysis: which values may differ between lanes, and where lanes may part. Starts from "nothing does" and
 * adds what follows until nothing more does. A value that does not vary is computed once a run; control flow that does
 * not vary is a real branch.
 *
 * <p>Lanes that left a loop earlier do not see what the loop computes later, so values that change from round to round stay
 * the same for all lanes that are still in it; only what comes out of the loop varies then.
 */
final class Divergence {
    private boolean changed;
    private final List<Lir.Loop> open = new ArrayList<>();

    private Divergence() {}

    static void analyse(Lir lir) {
        Divergence d = new Divergence();
        do {
            d.changed = false;
            d.block(lir, lir.entry, false, false);
        } while (d.changed);
    }

    private void vary(Lir.Val v) {
        if (!v.varying && !v.constant) {
            v.varying = true;
            changed = true;
        }
    }

    private static boolean any(Lir.Val[] values) {
        for (Lir.Val v : values) {
            if (v.varying) return true;
        }
        return false;
    }

    /**
     * @param parted a divergent condition lies between the innermost loop (or the start) and here
     * @param partedAll between the start and here, divergent loops included
     */
    private void block(Lir lir, LirBlock block, boolean parted, boolean partedAll) {
        for (Lir.Node node : block.nodes) {
            switch (node) {
                case Lir.Alu alu -> {
                    if (!alu.dst.varying && any(alu.args)) vary(alu.dst);
                }
                case Lir.BufferLoad load -> {
                    if (any(load.args)) varyAll(load.results);
                }
                case Lir.LocalLoad load -> {
                    if (load.array.stored || load.index != null && load.index.varying) vary(load.dst);
                }
                case Lir.Quad quad -> {
                    if (quad.src.varying) vary(quad.dst);
                }
                case Lir.LaneLoad load -> vary(load.dst);
                case Lir.WordLoad load -> varyAll(load.results);
                case Lir.Access access -> varyAll(access.results);
                case Lir.Alive alive -> vary(alive.dst);
                case Lir.TargetLoad load -> vary(load.dst);
                case Lir.If branch -> {
                    boolean split = branch.condition.varying;
                    block(lir, branch.then, parted || split, partedAll || split);
                    block(lir, branch.otherwise, parted || split, partedAll || split);
                    join(branch);
                }
                case Lir.Loop inner -> {
                    open.add(inner);
                    block(lir, inner.body, false, partedAll || inner.divergent);
                    open.removeLast();
                    join(inner);
                }
                case Lir.Jump jump -> jump(lir, jump, parted, partedAll);
                case Lir.LaneStore n -> {}
                case Lir.TexelLoad load -> {
                    if (load.offset.varying) vary(load.dst);
                }
                case Lir.ScalarLoad n -> {}
                case Lir.WordStore n -> {}
                case Lir.LocalStore n -> {}
                case Lir.Vote n -> {}
                case Lir.Demote n -> {}
                case Lir.TargetStore n -> {}
                case Lir.Emit n -> {}
                case Lir.Fence n -> {}
            }
        }
    }

    private void varyAll(Lir.Val[] values) {
        for (Lir.Val v : values) vary(v);
    }

    private void join(Lir.If branch) {
        Lir.Jump a = branch.then.jump();
        Lir.Jump b = branch.otherwise.jump();
        boolean yieldsA = a != null && a.op == Op.YIELD;
        boolean yieldsB = b != null && b.op == Op.YIELD;
        for (int i = 0; i < branch.results.length; i++) {
            boolean varies = branch.condition.varying && yieldsA && yieldsB;
            if (yieldsA && a != null) varies |= a.values[i].varying;
            if (yieldsB && b != null) varies |= b.values[i].varying;
            if (varies) vary(branch.results[i]);
        }
    }

    private void join(Lir.Loop loop) {
        int continues = 0;
        boolean directly = true;
        for (Lir.Jump jump : loop.jumps) {
            if (jump.op == Op.CONTINUE) {
                continues++;
                directly &= jump.direct;
            }
        }
        loop.staggered = !directly;
        boolean mixed = continues > 1 && !directly;
        for (int i = 0; i < loop.params.length; i++) {
            if (mixed || loop.initial[i].varying) vary(loop.params[i]);
        }
        for (int i = 0; i < loop.results.length; i++) {
            if (loop.divergent) vary(loop.results[i]);
        }
        for (Lir.Jump jump : loop.jumps) {
            Lir.Val[] to = jump.op == Op.BREAK ? loop.results : loop.params;
            for (int i = 0; i < jump.values.length; i++) {
                if (jump.values[i].varying) vary(to[i]);
            }
        }
    }

    private void jump(Lir lir, Lir.Jump jump, boolean parted, boolean partedAll) {
        if (jump.op == Op.YIELD) return;
        if (jump.op == Op.RETURN) {
            jump.direct = !partedAll;
            if (partedAll) {
                if (!lir.maskedReturn) {
                    lir.maskedReturn = true;
                    changed = true;
                }
                for (Lir.Loop loop : open) part(loop);
            }
            return;
        }
        jump.direct = !parted;
        if (parted && jump.target instanceof Lir.Loop loop) part(loop);
    }

    private void part(Lir.Loop loop) {
        if (!loop.divergent) {
            loop.divergent = true;
            changed = true;
        }
    }
}
