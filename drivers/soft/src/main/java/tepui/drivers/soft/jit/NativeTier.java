package tepui.drivers.soft.jit;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.A64;
import tepui.drivers.soft.code.CodeAssembler;
import tepui.drivers.soft.code.CodeDump;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.jit.NativePlan.Ref;
import tepui.drivers.soft.jit.NativePlan.Step;
import tepui.drivers.soft.jit.VCode.Address;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * Native tier, which makes a kernel in machine code: cuts the shader into pieces that need nothing of the runtime, each
 * a function, and a plan of what happens around them.
 */
final class NativeTier {
    /** Vectors of a function's frame: the rest of the stack is not ours. */
    private static final int MOST_SLOTS = 400;

    /** Place in the plan: the loop around it, and the offset of the mask in force. */
    private record Place(Lir.@Nullable Loop loop, @Nullable Place outer, int maskAt) {
        Place with(int at) {
            return new Place(loop, outer, at);
        }
    }

    private final Lir lir;
    private final int stride;
    private final int bits;
    private final CodeAssembler asm;

    private record Function(Label start, VCode code, LinearScan scan, int[] uses) {}

    private final List<Function> pieces = new ArrayList<>();
    private final List<NativeArrays.Extra> extras = new ArrayList<>();
    private final Set<Lir.Val> kept = new HashSet<>();
    private final int[] scopes = new int[1];
    private boolean tooBig;

    private NativeTier(Lir lir, int stride, int bits) {
        this.lir = lir;
        this.stride = stride;
        this.bits = bits;
        this.asm = bits == 128 ? new A64(CodeDump.isWanted()) : new X64(bits == 512, CodeDump.isWanted());
    }

    /**
     * The kernel, or null where it cannot be native code. The steps have been scheduled and have their registers.
     *
     * @param bits of vectors: 512, 256, or 128 for AArch64
     */
    static @Nullable NativeKernel make(Lir lir, int stride, int bits, Machine machine, String name) {
        NativeTier tier = new NativeTier(lir, stride, bits);
        tier.findKept(lir.entry);
        Step[] steps = tier.block(lir.entry, new Place(null, null, lir.entry.maskAt));
        if (tier.tooBig || tier.extras.size() > NativeArrays.EXTRAS) return null;
        int[] roles = tier.roles();
        for (Function f : tier.pieces) {
            tier.asm.bind(f.start);
            switch (tier.asm) {
                case X64 x64 -> VEmitter.function(x64, f.code, f.scan, f.uses, roles);
                case A64 a64 -> NeonEmitter.function(a64, f.code, f.scan, f.uses, roles);
            }
        }
        if (!tier.asm.reaches()) return null;
        byte[] bytes = CodeDump.finish(name, tier.asm);
        Machine.Code code = machine.place(bytes);
        if (code == null) return null;
        MemorySegment[] functions = new MemorySegment[tier.pieces.size()];
        for (int k = 0; k < functions.length; k++) {
            functions[k] = MemorySegment.ofAddress(code.address() + tier.asm.offset(tier.pieces.get(k).start));
        }
        return new NativeKernel(
                new NativePlan(steps, functions, machine),
                code.memory(),
                new NativeArrays.Use(roles, tier.extras),
                tier.locals(),
                stride,
                lir.entry.maskAt,
                LoopBounds.hasOpen(lir.entry),
                bits);
    }

    private NativeKernel.Start[] locals() {
        List<NativeKernel.Start> starts = new ArrayList<>();
        for (LirArray array : lir.locals) {
            if (!array.stored) continue;
            boolean floats = array.kind == ScalarKind.F32;
            starts.add(new NativeKernel.Start(
                    floats, array.at, array.elements * array.width, KernelObjects.contents(array)));
        }
        return starts.toArray(new NativeKernel.Start[0]);
    }

    // ---- what is native

    private static boolean isNative(Lir.Node node) {
        return node.group >= 0 || NativeNodes.isStep(node);
    }

    /** Gives slots to the caller's values that the plan reads. */
    private void findKept(LirBlock block) {
        for (Lir.Node node : block.nodes) {
            if (isNative(node)) continue;
            for (Lir.Val v : node.reads()) {
                if (v.given != null) kept.add(v);
            }
            if (node instanceof Lir.If branch) {
                findKept(branch.then);
                findKept(branch.otherwise);
            } else if (node instanceof Lir.Loop loop) {
                findKept(loop.body);
            }
        }
    }

    private void piece(List<Lir.Node> nodes, Place place, List<Step> out) {
        VCode code = new VCode(bits);
        NativeMemory memory = new NativeMemory(code, stride, extras, kept, scopes);
        NativeGroup group = new NativeGroup(code, memory);
        Address mask = place.maskAt < 0
                ? new Address(NativeArrays.ACTIVE, 0, true)
                : new Address(NativeArrays.I, 4 * place.maskAt, true);
        boolean shared = false;
        for (int at = 0; at < nodes.size(); ) {
            int end = at + 1;
            if (onLanes(nodes.get(at))) {
                while (end < nodes.size() && onLanes(nodes.get(end))) end++;
                List<Lir.Node> steps = nodes.subList(at, end);
                group.group(steps, asksAlive(steps), mask);
                shared = false;
            } else {
                if (!shared) group.beginShared();
                shared = true;
                group.shared(nodes.get(at));
            }
            at = end;
        }
        LinearScan scan =
                LinearScan.run(code, code.neon ? NeonEmitter.VECTORS : VEmitter.vectors(code.evex), VEmitter.masks());
        if (scan.slots > MOST_SLOTS) {
            tooBig = true;
            return;
        }
        out.add(new NativePlan.Piece(pieces.size()));
        pieces.add(new Function(new Label(), code, scan, uses(code, memory)));
    }

    /** The arrays that the kernel uses, in the order in which it is given them. */
    private int[] roles() {
        int[] all = new int[NativeArrays.COUNT];
        for (Function f : pieces) {
            for (int k = 0; k < all.length; k++) all[k] += f.uses[k];
        }
        int n = 0;
        int[] roles = new int[all.length];
        for (int k = 0; k < all.length; k++) if (all[k] > 0) roles[n++] = k;
        return java.util.Arrays.copyOf(roles, n);
    }

    private static boolean onLanes(Lir.Node node) {
        if (node.group >= 0) return true;
        for (Lir.Val v : node.writes()) {
            if (v.varying) return true;
        }
        return false;
    }

    private static boolean asksAlive(List<Lir.Node> nodes) {
        for (Lir.Node node : nodes) {
            boolean asks = switch (node) {
                case Lir.Alive n -> true;
                case Lir.Demote n -> true;
                case Lir.TargetLoad n -> true;
                case Lir.TargetStore n -> true;
                case Lir.If branch -> asksAlive(branch.then.nodes) || asksAlive(branch.otherwise.nodes);
                // Lanes whose fragments are discarded leave loops that need not end.
                case Lir.Loop loop -> LoopBounds.isOpen(loop) || asksAlive(loop.body.nodes);
                default -> false;
            };
            if (asks) return true;
        }
        return false;
    }

    /** How often the code mentions each array. */
    private static int[] uses(VCode code, NativeMemory memory) {
        int[] uses = memory.uses;
        for (VCode.Ins ins : code.code) {
            if (ins.mem != null) uses[ins.mem.array()]++;
            VCode.Source source = ins.kind == VCode.Kind.SOURCE ? code.sources[ins.dst] : null;
            if (source != null && source.word() != null) uses[source.word().array()]++;
        }
        return uses;
    }

    // ---- the plan

    private Step[] block(LirBlock block, Place place) {
        List<Step> out = new ArrayList<>();
        List<Lir.Node> nodes = block.nodes;
        for (int at = 0; at < nodes.size(); ) {
            Lir.Node node = nodes.get(at);
            if (isNative(node)) {
                int end = at + 1;
                while (end < nodes.size() && isNative(nodes.get(end))) end++;
                piece(nodes.subList(at, end), place, out);
                at = end;
                continue;
            }
            step(node, place, at == nodes.size() - 1, out);
            at++;
            if (node instanceof Lir.Jump) break;
        }
        return out.toArray(new Step[0]);
    }

    private void step(Lir.Node node, Place place, boolean last, List<Step> out) {
        switch (node) {
            case Lir.If branch -> {
                Place then = branch.divergent() ? place.with(branch.then.maskAt) : place;
                Place otherwise = branch.divergent() ? place.with(branch.otherwise.maskAt) : place;
                out.add(new NativePlan.Branch(
                        Ref.of(branch.condition),
                        place.maskAt,
                        branch.then.maskAt,
                        branch.otherwise.maskAt,
                        block(branch.then, then),
                        block(branch.otherwise, otherwise)));
                if ((Flow.loses(branch.then) || Flow.loses(branch.otherwise)) && !last) stillThere(place, out);
            }
            case Lir.Loop loop -> {
                for (int i = 0; i < loop.params.length; i++) copy(loop.initial[i], loop.params[i], false, -1, out);
                Place inside = new Place(loop, place, loop.divergent ? loop.body.maskAt : place.maskAt);
                out.add(new NativePlan.Loop(
                        loop.divergent,
                        loop.divergent && loop.staggered,
                        LoopBounds.isOpen(loop),
                        place.maskAt,
                        loop.stayAt,
                        loop.body.maskAt,
                        block(loop.body, inside)));
                if (Flow.returns(loop.body) && !last) stillThere(place, out);
            }
            case Lir.Jump jump -> jump(jump, place, out);
            case Lir.Access access -> {
                Op op = access.instr.op;
                NativePlan.Call call = switch (op) {
                    case IMAGE_LOAD, IMAGE_STORE, IMAGE_ATOMIC, IMAGE_SIZE, IMAGE_SAMPLES -> NativePlan.Call.IMAGE;
                    case ATOMIC_STORAGE, ATOMIC_SHARED -> NativePlan.Call.ATOMIC;
                    case STORE_STORAGE, STORE_SHARED -> NativePlan.Call.STORE;
                    default -> SubgroupCalls.has(op) ? NativePlan.Call.SUBGROUP : NativePlan.Call.TEXTURE;
                };
                out.add(new NativePlan.At(
                        call, KernelObjects.site(access.instr, access.args, access.results), place.maskAt));
            }
            case Lir.BufferLoad load -> {
                Lir.Val[][] args = new Lir.Val[load.args.length][];
                for (int k = 0; k < args.length; k++) args[k] = new Lir.Val[] {load.args[k]};
                Site site = KernelObjects.site(load.instr, args, load.results);
                out.add(new NativePlan.At(NativePlan.Call.LOAD, site, place.maskAt));
            }
            case Lir.WordLoad load ->
                out.add(new NativePlan.Words(
                        KernelObjects.words(load), false, load.results[0].kind == ScalarKind.F32, place.maskAt));
            case Lir.WordStore store -> {
                boolean floats = false;
                for (Lir.Val v : store.values) floats |= v != null && v.kind == ScalarKind.F32;
                out.add(new NativePlan.Words(KernelObjects.words(store), true, floats, place.maskAt));
            }
            case Lir.Vote vote -> out.add(new NativePlan.Vote(vote.op, vote.src.at, place.maskAt, vote.dst.at));
            case Lir.Emit emit -> out.add(new NativePlan.Emit(emit.end, emit.stream, place.maskAt));
            case Lir.Fence fence -> out.add(new NativePlan.Fence());
            default ->
                throw new IllegalStateException("NativeTier: " + node.getClass().getSimpleName());
        }
    }

    /** After something that may have lost lanes: takes them out of the mask; nothing more to do here if none are left. */
    private void stillThere(Place place, List<Step> out) {
        Lir.Loop loop = place.loop;
        if (loop != null && !loop.divergent) return;
        out.add(new NativePlan.Keep(place.maskAt, loop != null ? loop.body.maskAt : lir.entry.maskAt));
    }

    private void jump(Lir.Jump jump, Place place, List<Step> out) {
        switch (jump.op) {
            case YIELD -> {
                if (!(jump.target instanceof Lir.If branch)) throw new IllegalStateException("yield outside of an if");
                boolean masked = branch.divergent() && Flow.isYield(branch.then) && jump == branch.otherwise.jump();
                for (int i = 0; i < jump.values.length; i++) {
                    copy(jump.values[i], branch.results[i], masked, place.maskAt, out);
                }
            }
            case RETURN -> {
                if (jump.direct) {
                    out.add(NativePlan.RETURN);
                    return;
                }
                gone(lir.entry.maskAt, place, out);
                Place p = place.outer;
                Lir.Loop inner = place.loop;
                while (inner != null) {
                    gone(inner.stayAt, place, out);
                    if (inner.staggered) gone(inner.body.maskAt, place, out);
                    inner = p == null ? null : p.loop;
                    p = p == null ? null : p.outer;
                }
                out.add(new NativePlan.Clear(place.maskAt));
            }
            default -> {
                if (!(jump.target instanceof Lir.Loop loop)) {
                    throw new IllegalStateException("a jump outside of a loop");
                }
                boolean ends = jump.op == Op.BREAK;
                Lir.Val[] to = ends ? loop.results : loop.params;
                boolean masked = loop.divergent && (ends || loop.staggered);
                for (int i = 0; i < to.length; i++) copy(jump.values[i], to[i], masked, place.maskAt, out);
                if (!loop.divergent) {
                    out.add(ends ? NativePlan.END : NativePlan.NEXT);
                    return;
                }
                if (ends) gone(loop.stayAt, place, out);
                if (loop.staggered) gone(loop.body.maskAt, place, out);
                if (ends || loop.staggered) out.add(new NativePlan.Clear(place.maskAt));
                if (jump.direct) out.add(NativePlan.NEXT);
            }
        }
    }

    private static void gone(int at, Place place, List<Step> out) {
        if (at >= 0 && at != place.maskAt) out.add(new NativePlan.Remove(at, place.maskAt));
    }

    private static void copy(Lir.Val from, Lir.Val to, boolean masked, int maskAt, List<Step> out) {
        if (from == to || to.at < 0) return;
        if (from.varying == to.varying && !from.constant && from.at == to.at && from.at >= 0) return;
        out.add(new NativePlan.Copy(Ref.of(from), Ref.of(to), masked, maskAt));
    }
}
