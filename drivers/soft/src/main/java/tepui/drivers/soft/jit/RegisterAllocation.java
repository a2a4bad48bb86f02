package tepui.drivers.soft.jit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * Register allocation in the frame for each value that must outlive its group: values that are the same in all lanes a
 * slot of one word, the others a register of one word a lane. Registers are shared by values whose lives do not overlap
 * (linear scan over the order in which the code is written), so that the register file of a usual shader stays in the
 * first-level cache. What goes round a loop shares the register with what it becomes in the next round wherever that is
 * possible.
 *
 * <p>Masks of divergent blocks are registers too.
 */
final class RegisterAllocation {
    /** Slot 0 of the integers: -1 where all lanes execute. */
    static final int FULL_SLOT = 0;

    /** Slot 1: rounds of open loops that are left. */
    static final int ROUNDS_SLOT = 1;

    /** Slot 2: -1 where native code has stopped a loop; slot 3: rounds of a chunk of lanes. */
    static final int STOPPED_SLOT = 2;

    static final int CHUNK_ROUNDS_SLOT = 3;

    static final int RESERVED = 4;

    private final int stride;
    private final List<Lir.Loop> open = new ArrayList<>();
    private final List<Lir.Val> lanes = new ArrayList<>();
    private final List<Runnable> after = new ArrayList<>();
    private final int[] slots = new int[ScalarKind.values().length];
    /** Registers of each kind that are needed, the slots included. */
    final int[] registers = new int[ScalarKind.values().length];

    private boolean masks;

    private RegisterAllocation(int stride, int reserved) {
        this.stride = stride;
        slots[ScalarKind.I32.ordinal()] = reserved;
    }

    /** @param reserved slots of integers that are not for values */
    static RegisterAllocation run(Lir lir, int stride, int reserved) {
        RegisterAllocation r = new RegisterAllocation(stride, reserved);
        r.groups(lir.entry);
        r.block(lir.entry);
        if (r.masks || lir.maskedReturn) r.mask(lir.entry, lir.entry.from, lir.entry.to);
        r.assign(lir);
        return r;
    }

    /** A value that is used only where it is made needs no register. */
    private void groups(LirBlock block) {
        for (Lir.Node node : block.nodes) {
            for (Lir.Val v : node.reads()) {
                if (node.group < 0 || v.group != node.group) v.escapes = true;
            }
            if (node instanceof Lir.If branch) {
                groups(branch.then);
                groups(branch.otherwise);
            } else if (node instanceof Lir.Loop loop) {
                groups(loop.body);
            }
        }
    }

    private void define(Lir.Val v, int at) {
        if (v.constant || v.group >= 0 && !v.escapes) return;
        if (!v.varying) {
            if (v.at < 0) v.at = slots[v.register().ordinal()]++;
            return;
        }
        if (v.from == Integer.MAX_VALUE) lanes.add(v);
        v.from = Math.min(v.from, at);
        v.to = Math.max(v.to, at);
    }

    private void use(Lir.Val v, int at) {
        if (v.constant || !v.varying) return;
        v.to = Math.max(v.to, at);
        v.lastUse = Math.max(v.lastUse, at);
        for (Lir.Loop loop : open) {
            if (v.from < 2 * loop.position) {
                v.to = Math.max(v.to, 2 * loop.body.to + 1);
            }
        }
    }

    private Lir.Val mask(int from, int to) {
        Lir.Val v = new Lir.Val(ScalarKind.I32);
        v.varying = true;
        v.escapes = true;
        v.from = 2 * from;
        v.to = 2 * to + 1;
        lanes.add(v);
        masks = true;
        return v;
    }

    private void mask(LirBlock block, int from, int to) {
        Lir.Val v = mask(from, to);
        after.add(() -> block.maskAt = v.at);
    }

    private void block(LirBlock block) {
        for (Lir.Node node : block.nodes) {
            int p = node.position;
            // plain operations may write where they read
            int reads = node instanceof Lir.Alu ? 2 * p : 2 * p + 1;
            for (Lir.Val v : node.reads()) use(v, reads);
            switch (node) {
                case Lir.If branch -> {
                    for (Lir.Val v : branch.results) define(v, 2 * p);
                    if (branch.divergent() && branch.group < 0) {
                        // both from the start: they are made together
                        mask(branch.then, p, branch.then.to);
                        mask(branch.otherwise, p, branch.otherwise.to);
                    }
                    block(branch.then);
                    block(branch.otherwise);
                    if (branch.group < 0) {
                        share(branch, branch.then);
                        // where lanes part, the second side's values are merged into the first's
                        if (!branch.divergent()) share(branch, branch.otherwise);
                    }
                    for (Lir.Val v : branch.results) use(v, 2 * branch.otherwise.to + 1);
                }
                case Lir.Loop loop -> {
                    loop(loop);
                }
                default -> {
                    for (Lir.Val v : node.writes()) define(v, 2 * p + 1);
                }
            }
        }
    }

    private void loop(Lir.Loop loop) {
        int p = loop.position;
        int end = loop.body.to;
        for (Lir.Val v : loop.params) define(v, 2 * p);
        for (Lir.Val v : loop.results) define(v, 2 * p);
        if (loop.divergent && loop.group < 0) {
            Lir.Val stay = mask(p, end);
            after.add(() -> loop.stayAt = stay.at);
            if (loop.staggered) {
                mask(loop.body, p, end);
            } else {
                after.add(() -> loop.body.maskAt = stay.at);
            }
        }
        open.add(loop);
        block(loop.body);
        open.removeLast();
        if (loop.group < 0) share(loop);
        for (Lir.Val v : loop.params) v.to = Math.max(v.to, 2 * end + 1);
        for (Lir.Val v : loop.results) v.to = Math.max(v.to, 2 * end + 1);
        // the results are written in any round
        for (Lir.Loop outer : open) {
            for (Lir.Val v : loop.results) {
                if (v.from < 2 * outer.position) v.to = Math.max(v.to, 2 * outer.body.to + 1);
            }
        }
    }

    /** Lets what a side makes take the register of the result that it becomes. */
    private static void share(Lir.If branch, LirBlock side) {
        Lir.Jump jump = side.jump();
        if (jump == null || jump.op != Op.YIELD) return;
        for (int i = 0; i < branch.results.length; i++) {
            Lir.Val value = jump.values[i];
            Lir.Val result = branch.results[i];
            if (!value.varying || !result.varying || value.kind != result.kind || value.shares != null) continue;
            if (value.from > 2 * branch.position && value.from != Integer.MAX_VALUE) value.shares = result;
        }
    }

    /** Lets the next round's value take the parameter's register where the parameter is dead when it is made. */
    private static void share(Lir.Loop loop) {
        if (loop.staggered) return;
        Lir.Jump next = null;
        for (Lir.Jump jump : loop.jumps) {
            if (jump.op != Op.CONTINUE) continue;
            if (next != null) return;
            next = jump;
        }
        if (next == null) return;
        for (int i = 0; i < loop.params.length; i++) {
            Lir.Val param = loop.params[i];
            Lir.Val value = next.values[i];
            if (!param.varying || !value.varying || value.kind != param.kind || value.shares != null) continue;
            if (value.from == Integer.MAX_VALUE || value.from < 2 * loop.position) continue;
            if (value.from <= param.lastUse || isParam(loop, value)) continue;
            value.shares = param;
        }
    }

    private static boolean isParam(Lir.Loop loop, Lir.Val value) {
        for (Lir.Val p : loop.params) {
            if (p == value) return true;
        }
        return false;
    }

    private void assign(Lir lir) {
        for (ScalarKind kind : ScalarKind.values()) {
            registers[kind.ordinal()] = (slots[kind.ordinal()] + stride - 1) / stride;
        }
        for (LirArray array : lir.locals) {
            if (!array.stored) continue;
            int kind = array.register().ordinal();
            array.at = registers[kind] * stride;
            registers[kind] += array.elements * array.width;
        }
        lanes.sort(Comparator.comparingInt(v -> v.from));
        for (ScalarKind kind : ScalarKind.values()) scan(kind);
        for (Lir.Val v : lanes) {
            Lir.Val root = v;
            while (root.shares != null) root = root.shares;
            v.at = root.at;
        }
        for (Runnable r : after) r.run();
    }

    private void scan(ScalarKind kind) {
        int first = registers[kind.ordinal()];
        List<Lir.Val> held = new ArrayList<>();
        for (Lir.Val v : lanes) {
            if (v.register() != kind || v.shares != null) continue;
            int free = -1;
            for (int r = 0; r < held.size() && free < 0; r++) {
                if (held.get(r).to < v.from) free = r;
            }
            if (free < 0) {
                free = held.size();
                held.add(v);
            } else {
                held.set(free, v);
            }
            v.at = (first + free) * stride;
        }
        registers[kind.ordinal()] = first + held.size();
    }
}
