package tepui.drivers.soft.jit;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.VarHandle;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.ir.Op;
import tepui.ir.ScalarKind;

/**
 * Plan of a native kernel, step by step: pieces of native code, and between them what the runtime does for all lanes,
 * with the conditions and loops around that. Most kernels are one piece. Masks are rows of the frame's registers.
 */
final class NativePlan {
    // how a list of steps ends
    private static final int THROUGH = 0;
    private static final int TO_END = 1;
    private static final int TO_NEXT = 2;
    private static final int RETURNED = 3;

    /** Step of the plan; {@code maskAt} is the offset of the mask in force, -1: all active lanes. */
    sealed interface Step {}

    /** A piece of native code, by its number. */
    record Piece(int number) implements Step {}

    /** Call of the runtime at a site. */
    enum Call {
        TEXTURE,
        IMAGE,
        ATOMIC,
        SUBGROUP,
        STORE,
        LOAD
    }

    record At(Call call, Site site, int maskAt) implements Step {}

    record Words(WordSite site, boolean store, boolean floats, int maskAt) implements Step {}

    record Vote(Op op, int from, int maskAt, int to) implements Step {}

    record Emit(boolean end, int stream, int maskAt) implements Step {}

    record Fence() implements Step {}

    /** A value of the plan: in a register, a slot, a constant, or what the caller gave. */
    record Ref(boolean varying, boolean floats, int at, int bits, Lir.@Nullable ScalarLoad given) {
        static Ref of(Lir.Val v) {
            boolean floats = v.kind == ScalarKind.F32;
            if (!v.constant) return new Ref(v.varying, floats, v.at, 0, v.varying ? null : v.given);
            return new Ref(false, floats, -1, v.kind == ScalarKind.BOOL ? v.bits != 0 ? -1 : 0 : (int) v.bits, null);
        }

        int shared(KernelFrame frame) {
            if (given != null) {
                return switch (given.array) {
                    case "scalarF" -> Float.floatToRawIntBits(frame.scalarF[given.index]);
                    case "scalarI" -> frame.scalarI[given.index];
                    default -> frame.texelInfo[given.index];
                };
            }
            if (at < 0) return bits;
            return floats ? Float.floatToRawIntBits(frame.f[at]) : frame.i[at];
        }
    }

    /** Copy: {@code to} becomes {@code from}; where the mask is set if {@code masked}. */
    record Copy(Ref from, Ref to, boolean masked, int maskAt) implements Step {}

    record Branch(Ref condition, int maskAt, int thenAt, int otherwiseAt, Step[] then, Step[] otherwise)
            implements Step {
        @Override
        public boolean equals(@Nullable Object o) {
            return this == o;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    /** A loop, after its parameters have been set. */
    record Loop(boolean divergent, boolean staggered, boolean open, int maskAt, int stayAt, int bodyAt, Step[] body)
            implements Step {
        @Override
        public boolean equals(@Nullable Object o) {
            return this == o;
        }

        @Override
        public int hashCode() {
            return System.identityHashCode(this);
        }
    }

    /** Jump that leaves the list of steps. */
    record Go(int way) implements Step {}

    static final Go END = new Go(TO_END);
    static final Go NEXT = new Go(TO_NEXT);
    static final Go RETURN = new Go(RETURNED);

    /** Removal of the lanes of one mask from another one. */
    record Remove(int fromAt, int goneAt) implements Step {}

    /** Clearing of a mask: no lane is left in it. */
    record Clear(int at) implements Step {}

    /** Intersection of two masks; ends the list of steps if no lane is left. */
    record Keep(int at, int keptAt) implements Step {}

    private final Step[] steps;
    private final MemorySegment[] pieces;
    private final Machine machine;

    /** Whether it is a piece of native code and nothing else. */
    boolean isOnePiece() {
        return steps.length == 1 && steps[0] instanceof Piece;
    }

    NativePlan(Step[] steps, MemorySegment[] pieces, Machine machine) {
        this.machine = machine;
        this.steps = steps;
        this.pieces = pieces;
    }

    /** Address of the function that is all of the plan, 0 where there is more to it. */
    long onlyPiece() {
        boolean only = steps.length == 1 || steps.length == 2 && steps[1] instanceof Go;
        return only && steps[0] instanceof Piece piece ? pieces[piece.number].address() : 0;
    }

    void run(KernelFrame frame, NativeArrays arrays, NativeArrays.Use use) { // hot
        run(steps, frame, arrays, use);
    }

    private int run(Step[] list, KernelFrame frame, NativeArrays arrays, NativeArrays.Use use) {
        for (Step step : list) {
            switch (step) {
                case Piece piece -> machine.run(pieces[piece.number], arrays, use);
                case At at -> at(at, frame);
                case Words words -> words(words, frame);
                case Vote vote -> vote(vote, frame);
                case Emit emit -> {
                    int[] mask = mask(frame, emit.maskAt);
                    int at = Math.max(emit.maskAt, 0);
                    if (emit.end) SiteCalls.end(frame, mask, at, emit.stream);
                    else SiteCalls.emit(frame, mask, at, emit.stream);
                }
                case Fence fence -> VarHandle.fullFence();
                case Copy copy -> copy(copy, frame);
                case Branch branch -> {
                    int way = branch(branch, frame, arrays, use);
                    if (way != THROUGH) return way;
                }
                case Loop loop -> {
                    int way = loop(loop, frame, arrays, use);
                    if (way != THROUGH) return way;
                }
                case Go go -> {
                    return go.way;
                }
                case Remove remove -> Lanes.remove(frame.i, remove.fromAt, remove.goneAt, frame.lanes);
                case Clear clear -> Arrays.fill(frame.i, clear.at, clear.at + frame.lanes, 0);
                case Keep keep -> {
                    if (!Lanes.keep(frame.i, keep.at, keep.keptAt, frame.lanes)) return THROUGH;
                }
            }
        }
        return THROUGH;
    }

    private static int[] mask(KernelFrame frame, int at) {
        return at < 0 ? frame.active : frame.i;
    }

    private static void at(At step, KernelFrame frame) {
        int[] mask = mask(frame, step.maskAt);
        int at = Math.max(step.maskAt, 0);
        switch (step.call) {
            case TEXTURE -> SiteCalls.texture(frame, step.site, mask, at);
            case IMAGE -> SiteCalls.image(frame, step.site, mask, at);
            case ATOMIC -> Atomics.run(frame, step.site, mask, at);
            case SUBGROUP -> SubgroupCalls.run(frame, step.site, mask, at);
            case STORE -> BufferAccess.store(frame, step.site, mask, at);
            case LOAD -> BufferAccess.load(frame, step.site, mask, at);
        }
    }

    private static void words(Words step, KernelFrame frame) {
        if (!step.store) {
            WordAccess.load(frame, step.site, step.floats);
            return;
        }
        WordAccess.store(frame, step.site, step.floats, mask(frame, step.maskAt), Math.max(step.maskAt, 0));
    }

    private static void vote(Vote vote, KernelFrame frame) {
        int[] mask = mask(frame, vote.maskAt);
        int at = Math.max(vote.maskAt, 0);
        frame.i[vote.to] = switch (vote.op) {
            case VOTE_ANY -> Lanes.voteAny(frame.i, vote.from, mask, at, frame.lanes);
            case VOTE_ALL -> Lanes.voteAll(frame.i, vote.from, mask, at, frame.lanes);
            default -> Lanes.voteEqual(frame.i, vote.from, mask, at, frame.lanes);
        };
    }

    private static void copy(Copy copy, KernelFrame frame) {
        Ref from = copy.from;
        Ref to = copy.to;
        int lanes = frame.lanes;
        if (!to.varying) {
            int bits = from.shared(frame);
            if (to.floats) frame.f[to.at] = Float.intBitsToFloat(bits);
            else frame.i[to.at] = bits;
            return;
        }
        int[] mask = mask(frame, copy.maskAt);
        int at = Math.max(copy.maskAt, 0);
        if (from.varying) {
            if (to.floats) {
                if (copy.masked) Lanes.merge(frame.f, to.at, from.at, mask, at, lanes);
                else System.arraycopy(frame.f, from.at, frame.f, to.at, lanes);
            } else {
                if (copy.masked) Lanes.merge(frame.i, to.at, from.at, mask, at, lanes);
                else System.arraycopy(frame.i, from.at, frame.i, to.at, lanes);
            }
            return;
        }
        int bits = from.shared(frame);
        if (to.floats) {
            float value = Float.intBitsToFloat(bits);
            if (copy.masked) Lanes.fill(frame.f, to.at, value, mask, at, lanes);
            else Arrays.fill(frame.f, to.at, to.at + lanes, value);
        } else {
            if (copy.masked) Lanes.fill(frame.i, to.at, bits, mask, at, lanes);
            else Arrays.fill(frame.i, to.at, to.at + lanes, bits);
        }
    }

    private int branch(Branch branch, KernelFrame frame, NativeArrays arrays, NativeArrays.Use use) {
        Ref condition = branch.condition;
        if (!condition.varying)
            return run(condition.shared(frame) != 0 ? branch.then : branch.otherwise, frame, arrays, use);
        int sides = Lanes.split(frame.i, branch.maskAt, condition.at, branch.thenAt, branch.otherwiseAt, frame.lanes);
        if ((sides & 1) != 0) {
            int way = run(branch.then, frame, arrays, use);
            if (way != THROUGH) return way;
        }
        return (sides & 2) == 0 ? THROUGH : run(branch.otherwise, frame, arrays, use);
    }

    private int loop(Loop loop, KernelFrame frame, NativeArrays arrays, NativeArrays.Use use) {
        int[] i = frame.i;
        int lanes = frame.lanes;
        if (loop.divergent) System.arraycopy(i, loop.maskAt, i, loop.stayAt, lanes);
        for (int round = 1; ; round++) {
            if (loop.staggered) System.arraycopy(i, loop.stayAt, i, loop.bodyAt, lanes);
            int way = run(loop.body, frame, arrays, use);
            if (way == RETURNED) return RETURNED;
            if (way == TO_END) break;
            if (loop.open && --i[RegisterAllocation.ROUNDS_SLOT] < 0) break;
            if (loop.open && round % RunLimit.SLICE == 0 && frame.more() < 0) break;
            if (loop.divergent && !Lanes.anyAlive(i, loop.stayAt, lanes, frame.alive)) break;
        }
        return THROUGH;
    }
}
