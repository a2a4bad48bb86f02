package tepui.drivers.soft.jit;

import java.lang.classfile.CodeBuilder;
import java.lang.classfile.Label;
import java.lang.constant.ClassDesc;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * Writes one group as a method of Vector API code: a loop that takes some lanes at a time, everything else straight inside
 * of it. Values are JVM locals: vectors, masks of integers or floats, scalars where all lanes agree. Registers are read
 * before their first use and written where a value is used outside.
 *
 * <p>Nested conditions and loops work as in the outer code, but with masks of the lanes at hand.
 */
final class VectorGroup {
    /** A value in a local variable. */
    private static final class Slot {
        final int local;
        /** Masks: for floats rather than integers. */
        final boolean floatMask;
        /** A plain int or float instead of a vector. */
        final boolean scalar;

        Slot(int local, boolean floatMask, boolean scalar) {
            this.local = local;
            this.floatMask = floatMask;
            this.scalar = scalar;
        }
    }

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
    private final Map<Lir.Val, Slot> slots = new HashMap<>();
    private final Map<Integer, Integer> floats = new HashMap<>();
    private final Map<Integer, Integer> ints = new HashMap<>();
    private final Map<String, Integer> arrays = new HashMap<>();
    private int number;
    /** Local with the rounds that are left. */
    private int rounds;

    VectorGroup(VectorTier tier, MethodCode code, int maskAt) {
        this.tier = tier;
        this.code = code;
        this.cb = code.cb;
        this.ops = new VectorOps(this, cb);
        this.maskAt = maskAt;
    }

    void write(List<Lir.Node> nodes) {
        number = nodes.getFirst().group;
        prepare(nodes);
        boolean open = false;
        for (Lir.Node node : nodes) open |= LoopBounds.hasOpen(node);
        if (open) {
            rounds = code.local(1);
            cb.aload(MethodCode.I)
                    .loadConstant(RegisterAllocation.ROUNDS_SLOT)
                    .iaload()
                    .istore(rounds);
        }
        Label top = cb.newLabel();
        Label end = cb.newLabel();
        cb.iconst_0().istore(MethodCode.N);
        cb.labelBinding(top);
        cb.iload(MethodCode.N).iload(MethodCode.LANES_LOCAL).if_icmpge(end);
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
            testMask();
            cb.astore(exec);
            cb.aload(exec);
            VectorApi.anyTrue(cb);
            cb.ifeq(skip);
        }
        for (Lir.Node node : nodes) {
            inputs(node);
            step(node, exec, null, skip);
            for (Lir.Val v : node.writes()) escape(v);
            if (node instanceof Lir.If branch) {
                for (Lir.Val v : branch.results) escape(v);
            } else if (node instanceof Lir.Loop loop) {
                for (Lir.Val v : loop.results) escape(v);
            }
        }
        cb.labelBinding(skip);
        cb.iinc(MethodCode.N, VectorApi.LANES).goto_(top);
        cb.labelBinding(end);
        if (open) {
            cb.aload(MethodCode.I)
                    .loadConstant(RegisterAllocation.ROUNDS_SLOT)
                    .iload(rounds)
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
                for (float f : VectorOps.floats(alu)) constantFloat(f);
                for (int i : VectorOps.ints(alu)) constantInt(i);
                for (int k = 0; k < alu.args.length; k++) {
                    boolean count = k == 1 && (alu.op == Op.ISHL || alu.op == Op.ISHR || alu.op == Op.USHR);
                    shared(alu.args[k], count);
                }
            } else {
                for (Lir.Val v : alu.args) shared(v, true);
            }
        } else if (node instanceof Lir.BufferLoad load) {
            for (Lir.Val v : load.args) shared(v, true);
        } else if (node instanceof Lir.If branch) {
            shared(branch.condition, true);
            prepare(branch.then.nodes);
            prepare(branch.otherwise.nodes);
        } else if (node instanceof Lir.Loop loop) {
            for (int k = 0; k < loop.params.length; k++) shared(loop.initial[k], !loop.params[k].varying);
            prepare(loop.body.nodes);
        } else if (node instanceof Lir.Jump jump) {
            Lir.Val[] to = jump.writes();
            for (int k = 0; k < to.length; k++) shared(jump.values[k], !to[k].varying);
        } else {
            for (Lir.Val v : node.reads()) shared(v, false);
        }
        if (node instanceof Lir.Demote) constantInt(0);
        array(node);
    }

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
        constantInt(0);
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

    private void constantFloat(float f) {
        int bits = Float.floatToRawIntBits(f);
        if (floats.containsKey(bits)) return;
        int local = code.local(1);
        VectorApi.floatSpecies(cb);
        cb.loadConstant(f);
        VectorApi.broadcast(cb, true);
        cb.astore(local);
        floats.put(bits, local);
    }

    private void constantInt(int i) {
        if (ints.containsKey(i)) return;
        int local = code.local(1);
        VectorApi.intSpecies(cb);
        cb.loadConstant(i);
        VectorApi.broadcast(cb, false);
        cb.astore(local);
        ints.put(i, local);
    }

    /** A value that all lanes share and that comes from outside: constants become vectors, others vectors or scalars. */
    private void shared(Lir.Val v, boolean scalar) {
        if (v.varying || v.group == number) return;
        if (scalar) return; // read where it is needed
        if (v.constant) {
            if (v.kind == ScalarKind.F32) {
                constantFloat(v.f32());
            } else if (v.kind == ScalarKind.I32) {
                constantInt((int) v.bits);
            }
            return;
        }
        if (slots.containsKey(v)) return;
        Slot slot = new Slot(code.local(1), false, false);
        spread(v);
        cb.astore(slot.local);
        slots.put(v, slot);
    }

    /** Pushes a shared value as a vector or mask. */
    private void spread(Lir.Val v) {
        boolean f = v.kind == ScalarKind.F32;
        VectorApi.species(cb, f);
        pushScalar(v);
        VectorApi.broadcast(cb, f);
        if (v.kind == ScalarKind.BOOL) testMask();
    }

    /** Integers on the stack become a mask: those that are not 0. */
    private void testMask() {
        VectorApi.operator(cb, "NE", VectorApi.COMPARISON);
        cb.iconst_0();
        cb.invokevirtual(
                VectorApi.INTS,
                "compare",
                java.lang.constant.MethodTypeDesc.of(
                        VectorApi.MASK, VectorApi.COMPARISON, java.lang.constant.ConstantDescs.CD_int));
    }

    // ---- values

    int temporary() {
        return code.local(1);
    }

    void pushFloat(float f) {
        Integer local = floats.get(Float.floatToRawIntBits(f));
        if (local != null) {
            cb.aload(local);
            return;
        }
        VectorApi.floatSpecies(cb);
        cb.loadConstant(f);
        VectorApi.broadcast(cb, true);
    }

    void pushInt(int i) {
        Integer local = ints.get(i);
        if (local != null) {
            cb.aload(local);
            return;
        }
        VectorApi.intSpecies(cb);
        cb.loadConstant(i);
        VectorApi.broadcast(cb, false);
    }

    /** Pushes a value as a vector; a bool as a mask of integers. */
    void push(Lir.Val v) {
        if (v.kind == ScalarKind.BOOL) {
            pushMask(v, false);
            return;
        }
        Slot slot = slots.get(v);
        if (slot != null && !slot.scalar) {
            cb.aload(slot.local);
        } else if (v.constant && v.kind == ScalarKind.F32 && !Float.isNaN(v.f32())) {
            pushFloat(v.f32());
        } else if (v.constant && v.kind == ScalarKind.I32) {
            pushInt((int) v.bits);
        } else {
            spread(v);
        }
    }

    /** Pushes a bool as a mask for floats or integers. */
    void pushMask(Lir.Val v, boolean floatMask) {
        Slot slot = slots.get(v);
        boolean has = false;
        if (slot != null && !slot.scalar) {
            cb.aload(slot.local);
            has = slot.floatMask;
        } else {
            spread(v);
        }
        if (has != floatMask) VectorApi.castMask(cb, floatMask);
    }

    /** Pushes a value that all lanes share as an int or float. */
    void pushScalar(Lir.Val v) {
        Slot slot = slots.get(v);
        if (slot != null && slot.scalar) {
            cb.loadLocal(MethodCode.typeKind(v.kind), slot.local);
        } else {
            code.uniform(v);
        }
    }

    /** Reads the registers that a step, with all that is nested in it, needs and that have not been read. */
    private void inputs(Lir.Node node) {
        for (Lir.Val v : node.reads()) input(v);
        if (node instanceof Lir.If branch) {
            for (Lir.Node n : branch.then.nodes) inputs(n);
            for (Lir.Node n : branch.otherwise.nodes) inputs(n);
        } else if (node instanceof Lir.Loop loop) {
            for (Lir.Node n : loop.body.nodes) inputs(n);
        }
    }

    private void input(Lir.Val v) {
        if (!v.varying || v.group == number || slots.containsKey(v)) return;
        boolean f = v.kind == ScalarKind.F32;
        VectorApi.species(cb, f);
        code.lane(v.kind, v.at);
        VectorApi.load(cb, f, false);
        if (v.kind == ScalarKind.BOOL) testMask();
        set(v, false);
    }

    /** Pops a vector or mask into the local of a value. */
    private void set(Lir.Val v, boolean floatMask) {
        Slot slot = slots.get(v);
        if (slot == null) {
            slot = new Slot(code.local(1), floatMask, false);
            slots.put(v, slot);
        } else if (slot.floatMask != floatMask) {
            VectorApi.castMask(cb, slot.floatMask);
        }
        cb.astore(slot.local);
    }

    /** Pops a scalar into the local of a value. */
    private void setScalar(Lir.Val v) {
        Slot slot = slots.get(v);
        if (slot == null) {
            slot = new Slot(code.local(MethodCode.words(v.kind)), false, true);
            slots.put(v, slot);
        }
        cb.storeLocal(MethodCode.typeKind(v.kind), slot.local);
    }

    /** Writes a value that is used outside of the group to its register or slot. */
    private void escape(Lir.Val v) {
        if (!v.escapes || v.at < 0 || v.group != number || !slots.containsKey(v)) return;
        if (!v.varying) {
            code.setUniform(v, () -> pushScalar(v));
            return;
        }
        boolean f = v.kind == ScalarKind.F32;
        pushAsRegister(v);
        code.lane(v.kind, v.at);
        VectorApi.store(cb, f, false);
    }

    /** Pushes a vector as registers have it: bools as -1 and 0. */
    private void pushAsRegister(Lir.Val v) {
        if (v.kind == ScalarKind.BOOL) {
            pushInt(0);
            pushInt(-1);
            pushMask(v, false);
            VectorApi.blend(cb, VectorApi.INTS);
        } else {
            push(v);
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
                    set(alu.dst, VectorOps.givesFloatMask(alu));
                } else {
                    for (Lir.Val v : alu.args) pushScalar(v);
                    LoopOps.emit(cb, alu);
                    setScalar(alu.dst);
                }
            }
            case Lir.ScalarLoad load -> {
                cb.aload(MethodCode.FRAME_LOCAL)
                        .getfield(MethodCode.FRAME, load.array, MethodCode.arrayType(load.dst.kind))
                        .loadConstant(load.index)
                        .arrayLoad(MethodCode.typeKind(load.dst.kind));
                setScalar(load.dst);
            }
            case Lir.BufferLoad load -> {
                for (int c = 0; c < load.results.length; c++) {
                    StepCode.uniformWord(tier, code, load, c, this::pushScalar);
                    setScalar(load.results[c]);
                }
            }
            case Lir.If branch -> branch(branch, exec, nest, blockEnd);
            case Lir.Loop loop -> loop(loop, exec);
            case Lir.Jump jump -> jump(jump, exec, nest);
            default -> new VectorMemory(this, tier, cb, code).emit(node, exec);
        }
    }

    // ---- for VectorMemory

    int arrayLocal(String field) {
        return array(field);
    }

    int local(String key) {
        Integer local = arrays.get(key);
        if (local == null) throw new IllegalStateException("VectorGroup: " + key + " has not been fetched");
        return local;
    }

    void define(Lir.Val v) {
        set(v, false);
    }

    void pushRegisterForm(Lir.Val v) {
        pushAsRegister(v);
    }

    void nonZero() {
        testMask();
    }

    // ---- control flow

    private void declare(Lir.Val v) {
        if (slots.containsKey(v)) return;
        if (!v.varying) {
            cb.loadConstant(0);
            if (v.kind == ScalarKind.F32) cb.i2f();
            setScalar(v);
            return;
        }
        if (v.kind == ScalarKind.F32) {
            pushFloat(0);
        } else {
            pushInt(0);
            if (v.kind == ScalarKind.BOOL) testMask();
        }
        set(v, false);
    }

    private void branch(Lir.If branch, int exec, @Nullable Nest nest, Label blockEnd) {
        for (Lir.Val v : branch.results) declare(v);
        Label otherwise = cb.newLabel();
        Label end = cb.newLabel();
        if (!branch.divergent()) {
            pushScalar(branch.condition);
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
        pushMask(branch.condition, false);
        VectorApi.maskBinary(cb, otherwise ? "andNot" : "and");
        cb.astore(mask);
        cb.aload(mask);
        VectorApi.anyTrue(cb);
        cb.ifeq(skip);
        return mask;
    }

    private void loop(Lir.Loop loop, int exec) {
        for (Lir.Val v : loop.results) declare(v);
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
            cb.iinc(rounds, -1).iload(rounds).iflt(end);
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
            push(from);
        } else {
            pushScalar(from);
        }
    }

    private void pop(Lir.Val to) {
        if (to.varying) {
            set(to, false);
        } else {
            setScalar(to);
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

    private void assign(Lir.Val[] values, Lir.Val[] to, int mask) {
        for (int k = 0; k < to.length; k++) {
            if (mask < 0 || !to[k].varying) {
                pushFor(values[k], to[k]);
                continue;
            }
            boolean f = to[k].kind == ScalarKind.F32;
            if (to[k].kind == ScalarKind.BOOL) {
                push(values[k]);
                cb.aload(mask);
                VectorApi.maskBinary(cb, "and");
                push(to[k]);
                cb.aload(mask);
                VectorApi.maskBinary(cb, "andNot");
                VectorApi.maskBinary(cb, "or");
                continue;
            }
            push(to[k]);
            push(values[k]);
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
