package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.lang.constant.MethodTypeDesc;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * Writes one group as a method of Vector API code: a loop that takes some lanes at a time, everything else straight inside
 * of it. Registers are read before their first use and written where a value is used outside ({@link VectorValues}).
 *
 * <p>Nested conditions and loops work as in the outer code, but with masks of the lanes at hand.
 */
final class VectorGroup {
    private static final ClassDesc MATH = ClassDesc.of("java.lang.Math");
    private static final MethodTypeDesc OF_TWO =
            MethodTypeDesc.of(ConstantDescs.CD_int, ConstantDescs.CD_int, ConstantDescs.CD_int);

    /** The loop around nested code: its labels, masks and slots. */
    private static final class Nest {
        final Lir.Loop loop;
        final Label next;
        final Label end;
        /** Locals of the masks: lanes that stay, and those still in this round (the same if not staggered); -1: none. */
        final int stay;

        final int round;

        Nest(Lir.Loop loop, Label next, Label end, int stay, int round) {
            this.loop = loop;
            this.next = next;
            this.end = end;
            this.stay = stay;
            this.round = round;
        }
    }

    private final VectorTier tier;
    private final MethodCode code;
    private final CodeBuilder cb;
    private final VectorOps ops;
    private final int maskAt;
    private final VectorValues values;
    private final VectorMemory memory;
    private final Map<String, Integer> arrays = new HashMap<>();
    /** Local with the rounds that are left. */
    private int rounds;
    /** Local with the fewest that a vector left: what those before it spent on lanes that never end is not taken from the next one. */
    private int fewest;

    VectorGroup(VectorTier tier, MethodCode code, int maskAt, int number) {
        this.tier = tier;
        this.code = code;
        this.cb = code.cb;
        this.values = new VectorValues(code, number);
        this.ops = new VectorOps(values, code);
        this.memory = new VectorMemory(this, values, tier, code);
        this.maskAt = maskAt;
    }

    void write(List<Lir.Node> nodes) {
        prepare(nodes);
        boolean open = false;
        for (Lir.Node node : nodes) open |= LoopBounds.hasOpen(node);
        if (open) {
            rounds = code.local(1);
            cb.aload(MethodCode.I)
                    .loadConstant(RegisterAllocation.ROUNDS_SLOT)
                    .iaload()
                    .istore(rounds);
            fewest = code.local(1);
            cb.iload(rounds).istore(fewest);
        }
        Label top = cb.newLabel();
        Label end = cb.newLabel();
        cb.iconst_0().istore(MethodCode.N);
        cb.labelBinding(top);
        cb.iload(MethodCode.N).iload(MethodCode.LANES_LOCAL).if_icmpge(end);
        if (open) {
            cb.iload(rounds).iconst_0();
            cb.invokestatic(MATH, "max", OF_TWO).istore(rounds);
        }
        Label skip = cb.newLabel();
        int exec = -1;
        if (needsMask(nodes)) {
            exec = code.local(1);
            VectorApi.intSpecies(cb);
            if (maskAt < 0) {
                cb.aload(array("active")).iload(MethodCode.N);
            } else {
                code.lane(ScalarKind.I32, maskAt);
            }
            VectorApi.load(cb, false, false);
            values.testMask();
            cb.astore(exec);
            cb.aload(exec);
            VectorApi.anyTrue(cb);
            cb.ifeq(skip);
        }
        for (Lir.Node node : nodes) {
            inputs(node);
            step(node, exec, null, skip);
            for (Lir.Val v : node.writes()) values.escape(v);
            if (node instanceof Lir.If branch) {
                for (Lir.Val v : branch.results) values.escape(v);
            } else if (node instanceof Lir.Loop loop) {
                for (Lir.Val v : loop.results) values.escape(v);
            }
        }
        cb.labelBinding(skip);
        if (open) {
            cb.iload(fewest).iload(rounds);
            cb.invokestatic(MATH, "min", OF_TWO).istore(fewest);
        }
        cb.iinc(MethodCode.N, VectorApi.LANES).goto_(top);
        cb.labelBinding(end);
        if (open) {
            cb.aload(MethodCode.I)
                    .loadConstant(RegisterAllocation.ROUNDS_SLOT)
                    .iload(fewest)
                    .iastore();
        }
    }

    // ---- what is made once

    private void prepare(List<Lir.Node> nodes) {
        for (Lir.Node node : nodes) prepare(node);
    }

    private void prepare(Lir.Node node) {
        if (node instanceof Lir.Alu alu) {
            if (alu.dst.varying) {
                for (float f : VectorOps.floats(alu)) values.constantFloat(f);
                for (int i : VectorOps.ints(alu)) values.constantInt(i);
                for (int k = 0; k < alu.args.length; k++) {
                    boolean count = k == 1 && (alu.op == Op.ISHL || alu.op == Op.ISHR || alu.op == Op.USHR);
                    values.shared(alu.args[k], count);
                }
            } else {
                for (Lir.Val v : alu.args) values.shared(v, true);
            }
        } else if (node instanceof Lir.BufferLoad load) {
            for (Lir.Val v : load.args) values.shared(v, true);
        } else if (node instanceof Lir.If branch) {
            values.shared(branch.condition, true);
            prepare(branch.then.nodes);
            prepare(branch.otherwise.nodes);
        } else if (node instanceof Lir.Loop loop) {
            for (int k = 0; k < loop.params.length; k++) values.shared(loop.initial[k], !loop.params[k].varying);
            prepare(loop.body.nodes);
        } else if (node instanceof Lir.Jump jump) {
            Lir.Val[] to = jump.writes();
            for (int k = 0; k < to.length; k++) values.shared(jump.values[k], !to[k].varying);
        } else {
            for (Lir.Val v : node.reads()) values.shared(v, false);
        }
        if (node instanceof Lir.Demote) values.constantInt(0);
        array(node);
    }

    /** Fetches the arrays that a step needs. */
    private void array(Lir.Node node) {
        switch (node) {
            case Lir.LaneLoad load -> array(load.dst.kind == ScalarKind.F32 ? "inF" : "inI");
            case Lir.LaneStore store -> array(store.src.kind == ScalarKind.F32 ? "outF" : "outI");
            case Lir.Alive alive -> array("alive");
            case Lir.Demote demote -> array("alive");
            case Lir.TexelLoad load -> texels(load.slot);
            case Lir.TargetLoad load -> target(load.word / 4);
            case Lir.TargetStore store -> target(store.word / 4);
            default -> {}
        }
        if (maskAt < 0) array("active");
    }

    /** The array of a slot, and its last index as a vector. */
    private void texels(int slot) {
        String key = "texels" + slot;
        if (arrays.containsKey(key)) return;
        int local = code.local(1);
        cb.aload(MethodCode.FRAME_LOCAL)
                .getfield(MethodCode.FRAME, "texels", MethodCode.I_ARRAY.arrayType())
                .loadConstant(slot)
                .aaload()
                .astore(local);
        arrays.put(key, local);
        int last = code.local(1);
        VectorApi.intSpecies(cb);
        cb.aload(local).arraylength().iconst_1().isub();
        VectorApi.broadcast(cb, false);
        cb.astore(last);
        arrays.put("last" + slot, last);
        values.constantInt(0);
    }

    private void target(int target) {
        array("alive");
        array("blockAt");
        String key = "target" + target;
        if (arrays.containsKey(key)) return;
        int local = code.local(1);
        cb.aload(MethodCode.FRAME_LOCAL)
                .getfield(MethodCode.FRAME, "targetData", MethodCode.I_ARRAY.arrayType())
                .loadConstant(target)
                .aaload()
                .astore(local);
        arrays.put(key, local);
    }

    /** The local that holds one of the frame's arrays. */
    private int array(String field) {
        Integer local = arrays.get(field);
        if (local == null) {
            local = code.local(1);
            ClassDesc type = field.endsWith("F") ? MethodCode.F_ARRAY : MethodCode.I_ARRAY;
            cb.aload(MethodCode.FRAME_LOCAL)
                    .getfield(MethodCode.FRAME, field, type)
                    .astore(local);
            arrays.put(field, local);
        }
        return local;
    }

    // ---- registers in

    /** Reads the registers that a step, with all that is nested in it, needs and that have not been read. */
    private void inputs(Lir.Node node) {
        for (Lir.Val v : node.reads()) values.input(v);
        if (node instanceof Lir.If branch) {
            for (Lir.Node n : branch.then.nodes) inputs(n);
            for (Lir.Node n : branch.otherwise.nodes) inputs(n);
        } else if (node instanceof Lir.Loop loop) {
            for (Lir.Node n : loop.body.nodes) inputs(n);
        }
    }

    // ---- steps

    private static boolean needsMask(List<Lir.Node> nodes) {
        for (Lir.Node node : nodes) {
            switch (node) {
                case Lir.LaneStore n -> {
                    return true;
                }
                case Lir.TargetStore n -> {
                    return true;
                }
                case Lir.LocalStore n -> {
                    return true;
                }
                case Lir.Demote n -> {
                    return true;
                }
                case Lir.If n -> {
                    return true;
                }
                case Lir.Loop n -> {
                    return true;
                }
                default -> {}
            }
        }
        return false;
    }

    private void steps(Lir.Block block, int exec, @Nullable Nest nest) {
        Label end = cb.newLabel();
        for (Lir.Node node : block.nodes) {
            step(node, exec, nest, end);
            if (node instanceof Lir.Jump) break;
        }
        cb.labelBinding(end);
    }

    private void step(Lir.Node node, int exec, @Nullable Nest nest, Label blockEnd) {
        switch (node) {
            case Lir.Alu alu -> {
                if (alu.dst.varying) {
                    ops.emit(alu);
                    values.set(alu.dst, VectorOps.givesFloatMask(alu));
                } else {
                    for (Lir.Val v : alu.args) values.pushScalar(v);
                    LoopOps.emit(cb, alu);
                    values.setScalar(alu.dst);
                }
            }
            case Lir.ScalarLoad load -> {
                cb.aload(MethodCode.FRAME_LOCAL)
                        .getfield(MethodCode.FRAME, load.array, MethodCode.arrayType(load.dst.kind))
                        .loadConstant(load.index)
                        .arrayLoad(MethodCode.typeKind(load.dst.kind));
                values.setScalar(load.dst);
            }
            case Lir.BufferLoad load -> {
                for (int c = 0; c < load.results.length; c++) {
                    StepCode.uniformWord(tier, code, load, c, values::pushScalar);
                    values.setScalar(load.results[c]);
                }
            }
            case Lir.If branch -> branch(branch, exec, nest, blockEnd);
            case Lir.Loop loop -> loop(loop, exec);
            case Lir.Jump jump -> jump(jump, exec, nest);
            default -> memory.emit(node, exec);
        }
    }

    /** The local that holds something which was fetched for the whole group. */
    int local(String key) {
        Integer local = arrays.get(key);
        if (local == null) throw new IllegalStateException("VectorGroup: " + key + " has not been fetched");
        return local;
    }

    // ---- control flow

    private void branch(Lir.If branch, int exec, @Nullable Nest nest, Label blockEnd) {
        for (Lir.Val v : branch.results) values.declare(v);
        Label otherwise = cb.newLabel();
        Label end = cb.newLabel();
        if (!branch.divergent()) {
            values.pushScalar(branch.condition);
            cb.ifeq(otherwise);
            steps(branch.then, exec, nest);
            if (reachesEnd(branch.then, nest)) cb.goto_(end);
            cb.labelBinding(otherwise);
            steps(branch.otherwise, exec, nest);
            cb.labelBinding(end);
        } else {
            int then = side(branch, exec, false, otherwise);
            steps(branch.then, then, nest);
            cb.labelBinding(otherwise);
            int other = side(branch, exec, true, end);
            steps(branch.otherwise, other, nest);
            cb.labelBinding(end);
        }
        if (nest != null
                && nest.stay >= 0
                && (KernelWriter.loses(branch.then) || KernelWriter.loses(branch.otherwise))) {
            if (exec != nest.round) {
                cb.aload(exec).aload(nest.round);
                VectorApi.maskBinary(cb, "and");
                cb.astore(exec);
            }
            cb.aload(exec);
            VectorApi.anyTrue(cb);
            cb.ifeq(blockEnd);
        }
    }

    private static boolean reachesEnd(Lir.Block block, @Nullable Nest nest) {
        Lir.Jump jump = block.jump();
        return jump == null || jump.op == Op.YIELD || nest == null || nest.loop.divergent && !jump.direct;
    }

    /** Makes the mask of a side and skips it where it is empty. */
    private int side(Lir.If branch, int exec, boolean otherwise, Label skip) {
        int mask = code.local(1);
        cb.aload(exec);
        values.pushMask(branch.condition, false);
        VectorApi.maskBinary(cb, otherwise ? "andNot" : "and");
        cb.astore(mask);
        cb.aload(mask);
        VectorApi.anyTrue(cb);
        cb.ifeq(skip);
        return mask;
    }

    private void loop(Lir.Loop loop, int exec) {
        for (Lir.Val v : loop.results) values.declare(v);
        for (int k = 0; k < loop.params.length; k++) pushFor(loop.initial[k], loop.params[k]);
        for (int k = loop.params.length - 1; k >= 0; k--) pop(loop.params[k]);
        int stay = -1;
        int round = -1;
        if (loop.divergent) {
            stay = code.local(1);
            cb.aload(exec).astore(stay);
            round = loop.staggered ? code.local(1) : stay;
        }
        Label top = cb.newLabel();
        Label next = cb.newLabel();
        Label end = cb.newLabel();
        cb.labelBinding(top);
        if (loop.staggered) cb.aload(stay).astore(round);
        steps(loop.body, loop.divergent ? round : exec, new Nest(loop, next, end, stay, round));
        cb.labelBinding(next);
        if (LoopBounds.isOpen(loop)) {
            Label some = cb.newLabel();
            cb.iinc(rounds, -1).iload(rounds).ifge(some);
            cb.aload(MethodCode.FRAME_LOCAL).invokevirtual(MethodCode.FRAME, "more", MethodCode.ROUNDS);
            cb.dup().istore(rounds);
            cb.iflt(end);
            cb.labelBinding(some);
        }
        if (loop.divergent) {
            cb.aload(stay);
            VectorApi.anyTrue(cb);
            cb.ifne(top);
        } else {
            cb.goto_(top);
        }
        cb.labelBinding(end);
    }

    /** Pushes a value in the form of another one. */
    private void pushFor(Lir.Val from, Lir.Val to) {
        if (to.varying) {
            values.push(from);
        } else {
            values.pushScalar(from);
        }
    }

    private void pop(Lir.Val to) {
        if (to.varying) {
            values.set(to, false);
        } else {
            values.setScalar(to);
        }
    }

    private void jump(Lir.Jump jump, int exec, @Nullable Nest nest) {
        Lir.Val[] to = jump.writes();
        if (jump.target instanceof Lir.If branch) {
            boolean masked = branch.divergent() && isYield(branch.then) && jump == branch.otherwise.jump();
            assign(jump.values, to, masked ? exec : -1);
            return;
        }
        if (nest == null) throw new IllegalStateException("VectorGroup: a jump that leaves the group");
        boolean out = jump.op == Op.BREAK;
        if (!nest.loop.divergent) {
            assign(jump.values, to, -1);
            cb.goto_(out ? nest.end : nest.next);
            return;
        }
        assign(jump.values, to, out || nest.loop.staggered ? exec : -1);
        if (out || nest.loop.staggered) {
            if (out) remove(nest.stay, exec);
            if (nest.loop.staggered) remove(nest.round, exec);
            if (exec != nest.stay && exec != nest.round) clear(exec);
            if (exec == nest.round && nest.loop.staggered || exec == nest.stay && out) clear(exec);
        }
        if (jump.direct) cb.goto_(nest.next);
    }

    private static boolean isYield(Lir.Block block) {
        Lir.Jump jump = block.jump();
        return jump != null && jump.op == Op.YIELD;
    }

    private void assign(Lir.Val[] from, Lir.Val[] to, int mask) {
        for (int k = 0; k < to.length; k++) {
            if (mask < 0 || !to[k].varying) {
                pushFor(from[k], to[k]);
                continue;
            }
            boolean f = to[k].kind == ScalarKind.F32;
            if (to[k].kind == ScalarKind.BOOL) {
                values.push(from[k]);
                cb.aload(mask);
                VectorApi.maskBinary(cb, "and");
                values.push(to[k]);
                cb.aload(mask);
                VectorApi.maskBinary(cb, "andNot");
                VectorApi.maskBinary(cb, "or");
                continue;
            }
            values.push(to[k]);
            values.push(from[k]);
            cb.aload(mask);
            if (f) VectorApi.castMask(cb, true);
            VectorApi.blend(cb, VectorApi.type(f));
        }
        for (int k = to.length - 1; k >= 0; k--) pop(to[k]);
    }

    private void remove(int mask, int gone) {
        if (mask == gone) return;
        cb.aload(mask).aload(gone);
        VectorApi.maskBinary(cb, "andNot");
        cb.astore(mask);
    }

    private void clear(int mask) {
        cb.aload(mask).aload(mask);
        VectorApi.maskBinary(cb, "andNot");
        cb.astore(mask);
    }
}
