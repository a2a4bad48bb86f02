package tepui.drivers.soft.jit;

import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.jit.VCode.Address;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * Code generator for the steps of a piece of native code: what all lanes share is computed once, in the first lane of
 * small vectors, and stored in its slot; a group goes through the lanes chunk by chunk, with its conditions and loops
 * inside. Conditions of lanes are masks with a jump where no lane is left.
 */
final class NativeGroup {
    /** Place of code: the loop around it, and the mask that is in force. */
    private record Place(
            Lir.@Nullable Loop loop,
            int mask,
            int stay,
            int body,
            @Nullable Label next,
            @Nullable Label end) {
        Place with(int other) {
            return new Place(loop, other, stay, body, next, end);
        }
    }

    final VCode v;
    final NativeMemory memory;
    private final NativeOps ops;
    /** Counts sequences of shared steps and groups: what one computes in registers is not there in the next. */
    private int scope;

    private boolean lanes;
    private int depth;
    /** Mask of the lanes that are alive, -1 where the group does not ask. */
    private int alive = -1;

    NativeGroup(VCode v, NativeMemory memory) {
        this.v = v;
        this.memory = memory;
        this.ops = new NativeOps(v);
        memory.group = this;
    }

    // ---- values

    /** The virtual register of a value. */
    int use(Lir.Val x) {
        boolean bool = x.kind == ScalarKind.BOOL;
        if (x.constant) return bool ? v.maskConstant(x.bits != 0) : v.constant((int) x.bits);
        if (x.virtualIn == scope && x.virtual >= 0) return x.virtual;
        if (x.varying) {
            int row = v.load(memory.place(x));
            int value = bool ? v.maskOf(row) : row;
            if (depth == 0) set(x, value);
            return value;
        }
        Lir.ScalarLoad given = x.given;
        if (given != null) return v.word(NativeMemory.array(given), 4 * given.index);
        Address slot = memory.place(x);
        int word = v.word(slot.array(), slot.disp());
        return bool ? v.maskOf(word) : word;
    }

    private void set(Lir.Val x, int virtual) {
        x.virtual = virtual;
        x.virtualIn = scope;
    }

    /** A value has been computed: it goes to its place too where others need it. */
    void define(Lir.Val x, int virtual) {
        set(x, virtual);
        keep(x);
    }

    private void keep(Lir.Val x) {
        if (x.at < 0 || x.group >= 0 && !x.escapes) return;
        int word = x.kind == ScalarKind.BOOL ? v.vectorOf(x.virtual) : x.virtual;
        if (x.varying) v.store(memory.place(x), word);
        else v.storeWord(memory.place(x), word);
    }

    /** A register that is written more than once. */
    private int variable(Lir.Val x) {
        int r = x.kind == ScalarKind.BOOL ? v.mask() : v.vector();
        v.mutable[r] = true;
        return r;
    }

    private int variableMask(int from) {
        int r = v.mask();
        v.mutable[r] = true;
        v.move(r, from);
        return r;
    }

    // ---- sequences

    /** Begins a sequence of steps whose results all lanes share. */
    void beginShared() {
        scope = memory.nextScope();
        lanes = false;
        depth = 0;
        v.bytes = 16;
        v.forgetSources();
    }

    void shared(Lir.Node node) {
        step(node, new Place(null, -1, -1, -1, null, null));
    }

    /** A group on all lanes, chunk by chunk. */
    void group(List<Lir.Node> nodes, boolean asksAlive, Address mask) {
        scope = memory.nextScope();
        lanes = true;
        depth = 0;
        v.bytes = v.full;
        int step = v.full / 4;
        v.raw(
                (e, dst, a, b, c) -> e.asm.math(X64.Arith.XOR, false, VEmitter.LANE, VEmitter.LANE),
                (e, dst, a, b, c) -> NeonSteps.firstLane(e));
        v.begin(true);
        Label top = new Label();
        Label next = new Label();
        v.bind(top);
        int active = v.mask();
        v.mutable[active] = true;
        v.move(active, v.maskOf(v.load(mask)));
        v.jumpIf(active, false, next);
        if (nodes.stream().anyMatch(LoopBounds::hasOpen)) {
            v.raw(
                    (e, dst, a, b, c) -> {
                        int base = e.base(NativeArrays.I, Gpr.RDX);
                        e.asm.load(false, Gpr.RAX, Mem.at(base, 4 * RegisterAllocation.CHUNK_ROUNDS_SLOT));
                        e.asm.store(false, Mem.at(base, 4 * RegisterAllocation.ROUNDS_SLOT), Gpr.RAX);
                    },
                    (e, dst, a, b, c) -> NeonSteps.giveRounds(e));
        }
        alive = -1;
        if (asksAlive) {
            alive = v.mask();
            v.mutable[alive] = true;
            v.move(alive, v.maskOf(v.load(new Address(NativeArrays.ALIVE, 0, true))));
        }
        Place place = new Place(null, active, -1, -1, null, null);
        Label end = new Label();
        for (Lir.Node node : nodes) one(node, place, end, false);
        v.bind(end);
        v.bind(next);
        v.raw(
                (e, dst, a, b, c) -> {
                    e.asm.mathImmediate(X64.Arith.ADD, false, VEmitter.LANE, step);
                    e.asm.math(X64.Arith.CMP, false, VEmitter.LANE, VEmitter.LANES);
                    e.asm.jump(X64.Condition.B, top);
                },
                (e, dst, a, b, c) -> NeonSteps.nextLanes(e, top));
        v.end(true);
    }

    private void block(LirBlock block, Place place) {
        depth++;
        Label end = new Label();
        int n = block.nodes.size();
        for (int i = 0; i < n; i++) {
            Lir.Node node = block.nodes.get(i);
            one(node, place, end, i == n - 1);
            if (node instanceof Lir.Jump) break;
        }
        v.bind(end);
        depth--;
    }

    private void one(Lir.Node node, Place place, Label blockEnd, boolean last) {
        switch (node) {
            case Lir.If branch -> branch(branch, place, blockEnd, last);
            case Lir.Loop loop -> loop(loop, place);
            case Lir.Jump jump -> jump(jump, place);
            default -> step(node, place);
        }
    }

    // ---- conditions

    private void branch(Lir.If branch, Place place, Label blockEnd, boolean last) {
        for (Lir.Val r : branch.results) set(r, variable(r));
        int condition = use(branch.condition);
        if (!branch.divergent()) {
            Label otherwise = new Label();
            Label end = new Label();
            v.jumpIf(condition, false, otherwise);
            block(branch.then, place);
            v.jump(end);
            v.bind(otherwise);
            block(branch.otherwise, place);
            v.bind(end);
        } else {
            int then = variableMask(v.and(place.mask, condition));
            int otherwise = variableMask(v.andNot(condition, place.mask));
            side(branch.then, then, place);
            side(branch.otherwise, otherwise, place);
        }
        for (Lir.Val r : branch.results) keep(r);
        if ((Flow.loses(branch.then) || Flow.loses(branch.otherwise)) && !last) stillThere(place, blockEnd);
    }

    private void side(LirBlock block, int mask, Place place) {
        if (block.nodes.isEmpty() || Flow.isEmptyYield(block)) return;
        Label skip = new Label();
        v.jumpIf(mask, false, skip);
        block(block, place.with(mask));
        v.bind(skip);
    }

    /** After something that may have lost lanes: takes them out of the mask; nothing more to do here if none are left. */
    private void stillThere(Place place, Label blockEnd) {
        if (place.loop == null || !place.loop.divergent) return;
        if (place.body != place.mask) v.move(place.mask, v.and(place.mask, place.body));
        v.jumpIf(place.mask, false, blockEnd);
    }

    // ---- loops

    private void loop(Lir.Loop loop, Place outer) {
        int[] params = new int[loop.params.length];
        for (int i = 0; i < params.length; i++) {
            params[i] = variable(loop.params[i]);
            v.move(params[i], use(loop.initial[i]));
        }
        for (int i = 0; i < params.length; i++) set(loop.params[i], params[i]);
        for (Lir.Val r : loop.results) {
            set(r, variable(r));
            v.move(r.virtual, r.kind == ScalarKind.BOOL ? v.maskConstant(false) : v.constant(0));
        }
        int stay = loop.divergent ? variableMask(outer.mask) : -1;
        int body = loop.staggered && loop.divergent ? variableMask(outer.mask) : stay;
        Label top = new Label();
        Label next = new Label();
        Label end = new Label();
        v.begin(false);
        v.bind(top);
        if (loop.divergent && loop.staggered) v.move(body, stay);
        Place inside = new Place(loop, loop.divergent ? body : outer.mask, stay, body, next, end);
        block(loop.body, inside);
        v.bind(next);
        boolean open = LoopBounds.isOpen(loop);
        boolean ofLanes = lanes;
        if (open) {
            v.raw(
                    (e, dst, a, b, c) -> {
                        int base = e.base(NativeArrays.I, Gpr.RDX);
                        Label goesOn = new Label();
                        e.asm.mathImmediate(X64.Arith.SUB, Mem.at(base, 4 * RegisterAllocation.ROUNDS_SLOT), 1);
                        e.asm.jump(X64.Condition.NS, goesOn);
                        e.asm.move(Gpr.RAX, -1);
                        e.asm.store(false, Mem.at(base, 4 * RegisterAllocation.STOPPED_SLOT), Gpr.RAX);
                        e.asm.jump(end);
                        e.asm.bind(goesOn);
                        if (ofLanes) return;
                        // Now and then: where all fragments are discarded, the loop need not end by itself.
                        Label on = new Label();
                        e.asm.load(false, Gpr.RAX, Mem.at(base, 4 * RegisterAllocation.ROUNDS_SLOT));
                        e.asm.mathImmediate(X64.Arith.AND, false, Gpr.RAX, RunLimit.SLICE - 1);
                        e.asm.jump(X64.Condition.NE, on);
                        int lives = e.base(NativeArrays.ALIVE, Gpr.RDX);
                        e.asm.math(X64.Arith.XOR, false, Gpr.RAX, Gpr.RAX);
                        for (int n = 0; n < memory.stride(); n += 2)
                            e.asm.math(X64.Arith.OR, true, Gpr.RAX, Mem.at(lives, 4 * n));
                        e.asm.jump(X64.Condition.E, end);
                        e.asm.bind(on);
                    },
                    (e, dst, a, b, c) -> NeonSteps.countRound(e, end, ofLanes ? 0 : memory.stride()));
            memory.uses(NativeArrays.I);
            memory.uses(NativeArrays.ALIVE);
        }
        if (loop.divergent) v.jumpIf(open && alive >= 0 ? v.and(stay, alive) : stay, true, top);
        else if (open && ofLanes && alive >= 0) v.jumpIf(alive, true, top);
        else v.jump(top);
        v.end(false);
        v.bind(end);
        for (Lir.Val r : loop.results) keep(r);
    }

    private void jump(Lir.Jump jump, Place place) {
        if (jump.op == Op.YIELD) {
            if (!(jump.target instanceof Lir.If branch)) throw new IllegalStateException("yield outside of an if");
            // lanes of the first side come first: what it writes for the others is written again
            boolean masked = branch.divergent() && Flow.isYield(branch.then) && jump == branch.otherwise.jump();
            for (int i = 0; i < jump.values.length; i++)
                copy(jump.values[i], branch.results[i], masked ? place.mask : -1);
            return;
        }
        if (!(jump.target instanceof Lir.Loop loop)) throw new IllegalStateException("a jump outside of a loop");
        Label to = jump.op == Op.BREAK ? place.end : place.next;
        Label next = place.next;
        if (to == null || next == null) throw new IllegalStateException("a jump outside of a loop");
        boolean out = jump.op == Op.BREAK;
        Lir.Val[] targets = out ? loop.results : loop.params;
        boolean masked = loop.divergent && (out || loop.staggered);
        for (int i = 0; i < targets.length; i++) copy(jump.values[i], targets[i], masked ? place.mask : -1);
        if (!loop.divergent) {
            v.jump(to);
            return;
        }
        if (out && place.stay != place.mask) v.move(place.stay, v.andNot(place.mask, place.stay));
        if (loop.staggered && place.body != place.mask) v.move(place.body, v.andNot(place.mask, place.body));
        if (out || loop.staggered) v.move(place.mask, v.maskConstant(false));
        if (jump.direct) v.jump(next);
    }

    private void copy(Lir.Val from, Lir.Val to, int mask) {
        if (from == to) return;
        int value = use(from);
        if (mask >= 0 && to.varying) v.merge(mask, to.virtual, value);
        else v.move(to.virtual, value);
    }

    // ---- single steps

    private void step(Lir.Node node, Place place) {
        switch (node) {
            case Lir.Alu alu -> {
                int[] a = new int[alu.args.length];
                for (int k = 0; k < a.length; k++) a[k] = use(alu.args[k]);
                if (!NativeOps.isCopy(alu)) {
                    define(alu.dst, ops.emit(alu, a));
                } else if (v.mutable[a[0]]) {
                    int copy = v.isMask[a[0]] ? v.mask() : v.vector();
                    v.move(copy, a[0]);
                    define(alu.dst, copy);
                } else {
                    define(alu.dst, a[0]);
                }
            }
            case Lir.ScalarLoad load -> {
                if (load.dst.at >= 0 && memory.isKept(load.dst)) define(load.dst, use(load.dst));
            }
            case Lir.Quad quad -> define(quad.dst, quad(quad));
            case Lir.Alive a -> define(a.dst, a.helper ? v.not(alive) : copyOfAlive());
            case Lir.Demote demote -> {
                int gone = v.and(place.mask, use(demote.condition));
                v.move(alive, v.andNot(gone, alive));
                v.store(memory.at(NativeArrays.ALIVE, 0), v.vectorOf(alive));
            }
            case Lir.LaneLoad load ->
                define(
                        load.dst,
                        v.load(memory.lane(
                                NativeNodes.isFloat(load.dst) ? NativeArrays.IN_F : NativeArrays.IN_I, load.word)));
            case Lir.LaneStore store -> {
                int array = NativeNodes.isFloat(store.src) ? NativeArrays.OUT_F : NativeArrays.OUT_I;
                memory.storeMasked(memory.lane(array, store.word), word(store.src), place.mask);
            }
            case Lir.TexelLoad load -> define(load.dst, memory.texel(load));
            case Lir.TargetLoad load -> define(load.dst, v.blend(alive, memory.targetLoad(load), v.constant(0)));
            case Lir.TargetStore store -> memory.targetStore(store, use(store.src), v.and(place.mask, alive));
            case Lir.BufferLoad load -> memory.buffer(load);
            case Lir.LocalLoad load -> define(load.dst, memory.local(load));
            case Lir.LocalStore store -> memory.local(store, place.mask);
            default ->
                throw new IllegalStateException(
                        "NativeGroup: " + node.getClass().getSimpleName());
        }
    }

    /** A value as it is in memory: bools are -1 and 0. */
    int word(Lir.Val x) {
        int value = use(x);
        return x.kind == ScalarKind.BOOL ? v.vectorOf(value) : value;
    }

    private int copyOfAlive() {
        int copy = v.mask();
        v.move(copy, alive);
        return copy;
    }

    private int quad(Lir.Quad quad) {
        int x = use(quad.src);
        if (!quad.dst.varying) return v.op(tepui.drivers.soft.code.Vop.VSUBPS, x, x);
        // two bits for each lane of the quad
        int from;
        int to;
        if (quad.vertical) {
            from = quad.fine ? 0b01_00_01_00 : 0b00_00_00_00;
            to = quad.fine ? 0b11_10_11_10 : 0b10_10_10_10;
        } else {
            from = quad.fine ? 0b10_10_00_00 : 0b00_00_00_00;
            to = quad.fine ? 0b11_11_01_01 : 0b01_01_01_01;
        }
        int end = v.op(tepui.drivers.soft.code.Vop.VPERMILPS, -1, x, to);
        int start = v.op(tepui.drivers.soft.code.Vop.VPERMILPS, -1, x, from);
        return v.op(tepui.drivers.soft.code.Vop.VSUBPS, end, start);
    }
}
