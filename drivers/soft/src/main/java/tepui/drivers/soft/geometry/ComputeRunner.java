package tepui.drivers.soft.geometry;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.jit.CompiledKernel;
import tepui.drivers.soft.jit.KernelFrame;
import tepui.drivers.soft.jit.Slots;
import tepui.drivers.soft.jit.WorkWatch;
import tepui.drivers.soft.jit.Workers;
import tepui.ir.Shader;

/**
 * Runner of dispatches: a workgroup is one run of the kernel, with a lane for each invocation; workgroups are handed
 * out over all cores, a few at a time. Each worker has a frame and a workgroup's memory of its own, which every group
 * finds zeroed, so the result does not depend on who ran what. One per context.
 */
public final class ComputeRunner implements Workers.Job {
    private final Workers workers;
    private final GeometryCounters counters;
    /** The frames of each worker, by stride / GROUP: shaders with workgroups of one size share them. */
    private final @Nullable KernelFrame[][] frames;

    private final AtomicLong next = new AtomicLong();
    private volatile boolean failed;

    // ---- the dispatch
    private @Nullable StageProgram program;
    private @Nullable KernelFrame bound;
    private int groupsX;
    private int groupsY;
    private int groupsZ;
    private long groups;
    private long chunk;

    public ComputeRunner(Workers workers, GeometryCounters counters) {
        this.workers = workers;
        this.counters = counters;
        frames = new KernelFrame[workers.threads()][];
    }

    /** The frame whose resources are used by the dispatch: to be bound before {@link #run}. */
    public KernelFrame frame(StageProgram compute) {
        return frame(0, compute.ir);
    }

    private KernelFrame frame(int worker, Shader shader) {
        int stride = StageProgram.lanes(shader);
        int at = stride / KernelFrame.GROUP;
        @Nullable KernelFrame[] own = frames[worker];
        if (own == null || own.length <= at) {
            own = own == null ? new KernelFrame[at + 1] : Arrays.copyOf(own, at + 1);
            frames[worker] = own;
        }
        KernelFrame f = own[at];
        if (f == null) {
            f = new KernelFrame(stride);
            f.limit = workers.limit;
            StageProgram.reserve(f, Slots.STAGE_INPUT_WORDS, 0);
            own[at] = f;
        }
        return f;
    }

    /** Runs all workgroups; when it returns, all of it is done. */
    public void run(StageProgram compute, int x, int y, int z) {
        if (x == 0 || y == 0 || z == 0) return;
        program = compute;
        bound = frame(0, compute.ir);
        groupsX = x;
        groupsY = y;
        groupsZ = z;
        groups = Math.multiplyExact(Math.multiplyExact((long) x, y), z);
        Shader s = compute.ir;
        int invocations = s.localX * s.localY * s.localZ;
        chunk = Math.clamp(groups / (8L * workers.threads()), 1, Math.max(1, 4096 / invocations));
        next.set(0);
        failed = false;
        try {
            workers.run(this, (int) Math.min(1024, (groups + chunk - 1) / chunk));
        } finally {
            program = null;
            bound = null;
        }
        counters.computeInvocations += groups * invocations;
    }

    @Override
    public void work(int worker) {
        StageProgram p = program;
        KernelFrame from = bound;
        if (p == null || from == null) return;
        KernelFrame f = frame(worker, p.ir);
        if (f != from) p.resources.copy(from, f);
        setUp(f, p.ir);
        CompiledKernel kernel = p.kernel(f);
        WorkWatch watch = new WorkWatch(workers.limit);
        try {
            while (!failed && !watch.isOver()) {
                long first = next.getAndAdd(chunk);
                if (first >= groups || first < 0) return;
                long end = Math.min(groups, first + chunk);
                for (long g = first; g < end; g++) group(p, kernel, f, g);
            }
        } catch (Throwable t) {
            failed = true;
            throw t;
        }
    }

    private void group(StageProgram p, CompiledKernel kernel, KernelFrame f, long g) {
        f.scalarI[Slots.SCALAR_WORKGROUP_ID] = (int) (g % groupsX);
        f.scalarI[Slots.SCALAR_WORKGROUP_ID + 1] = (int) (g / groupsX % groupsY);
        f.scalarI[Slots.SCALAR_WORKGROUP_ID + 2] = (int) (g / groupsX / groupsY);
        if (p.ir.sharedBytes > 0) Arrays.fill(f.shared, 0, (p.ir.sharedBytes + 3) / 4, 0);
        // A shader that clears lanes of "alive" must not do so for the next group.
        Masks.first(f, p.ir.localX * p.ir.localY * p.ir.localZ, f.stride);
        kernel.run(f);
    }

    /** Sets up all that is the same for all workgroups. */
    private void setUp(KernelFrame f, Shader s) {
        int stride = f.stride;
        int n = s.localX * s.localY * s.localZ;
        for (int l = 0; l < stride; l++) {
            int i = Math.min(l, n - 1);
            int x = i % s.localX;
            int y = i / s.localX % s.localY;
            int z = i / s.localX / s.localY;
            if (s.quads == Shader.Quads.BY_ID) {
                // Four lanes in a row are two by two invocations, as with fragments.
                int quad = i >> 2;
                int across = s.localX / 2;
                x = quad % across * 2 + (i & 1);
                y = quad / across % (s.localY / 2) * 2 + (i >> 1 & 1);
                z = quad / across / (s.localY / 2);
            }
            f.inI[Slots.STAGE_COORD * stride + l] = x;
            f.inI[(Slots.STAGE_COORD + 1) * stride + l] = y;
            f.inI[(Slots.STAGE_COORD + 2) * stride + l] = z;
            f.inI[Slots.STAGE_LOCAL_INDEX * stride + l] = (z * s.localY + y) * s.localX + x;
        }
        f.lanes = stride;
        f.scalarI[Slots.SCALAR_WORKGROUP_COUNT] = groupsX;
        f.scalarI[Slots.SCALAR_WORKGROUP_COUNT + 1] = groupsY;
        f.scalarI[Slots.SCALAR_WORKGROUP_COUNT + 2] = groupsZ;
        int words = (s.sharedBytes + 3) / 4;
        if (f.shared.length < words) f.shared = new int[words];
    }
}
