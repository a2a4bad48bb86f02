package tepui.drivers.soft.jit;

import java.lang.ref.Reference;
import java.util.Arrays;

/** Kernel in machine code: its plan, and the memory that its pieces lie in. */
final class NativeKernel implements Kernel {
    /** Initial contents of a local array that the shader stores to. */
    record Start(boolean floats, int at, int words, Object contents) {}

    private final NativePlan plan;
    private final Object code;
    final NativeArrays.Use use;
    /** Of its vectors: 512, 256, or 128 on AArch64. */
    final int bits;

    private final Start[] locals;
    private final int stride;
    /** Offset of the mask of lanes that have not returned, -1 where none can. */
    private final int entryAt;

    private final boolean open;
    /** There is more than one piece of native code, which looks for active lanes itself. */
    private final boolean asksActive;

    NativeKernel(
            NativePlan plan,
            Object code,
            NativeArrays.Use use,
            Start[] locals,
            int stride,
            int entryAt,
            boolean open,
            int bits) {
        this.plan = plan;
        this.code = code;
        this.use = use;
        this.locals = locals;
        this.stride = stride;
        this.entryAt = entryAt;
        this.open = open;
        this.asksActive = !plan.isOnePiece();
        this.bits = bits;
    }

    @Override
    public void run(KernelFrame frame) { // hot
        if (asksActive && !Lanes.any(frame.active, 0, frame.lanes)) return;
        begin(frame);
        if (open) Arrays.fill(frame.alive, frame.lanes, stride, 0);
        proceed(frame);
        if (open) Arrays.fill(frame.alive, frame.lanes, stride, -1);
        int[] i = frame.i;
        if (open
                && (i[RegisterAllocation.ROUNDS_SLOT] | i[RegisterAllocation.STOPPED_SLOT]) < 0
                && frame.isAnyAlive()) {
            frame.limit.exceedRounds();
        }
    }

    /** Address of its only piece where nothing is to be done around that, else 0. */
    long function() {
        return open || entryAt >= 0 || locals.length > 0 ? 0 : plan.onlyPiece();
    }

    /** Puts what a run starts with into the frame. */
    void begin(KernelFrame frame) { // hot
        int[] i = frame.i;
        int lanes = frame.lanes;
        frame.arrays().update(use);
        if (entryAt >= 0) System.arraycopy(frame.active, 0, i, entryAt, lanes);
        for (Start start : locals) {
            if (start.floats) Lanes.initialise(frame.f, start.at, stride, start.contents, start.words, lanes);
            else Lanes.initialise(i, start.at, stride, start.contents, start.words, lanes);
        }
        if (!open) return;
        int rounds = frame.limit.machineRounds();
        frame.rounds();
        i[RegisterAllocation.ROUNDS_SLOT] = rounds;
        i[RegisterAllocation.STOPPED_SLOT] = 0;
        i[RegisterAllocation.CHUNK_ROUNDS_SLOT] = Math.max(rounds / (stride / KernelFrame.GROUP), RunLimit.SLICE);
    }

    /** Runs what {@link #begin} has prepared, on the arrays as the frame's {@link NativeArrays} have them. */
    void proceed(KernelFrame frame) { // hot
        try {
            plan.run(frame, frame.arrays(), use);
        } finally {
            Reference.reachabilityFence(code);
        }
    }
}
