package tepui.drivers.vulkan.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Context;
import tepui.pipe.Query;
import tepui.pipe.driver.QueryArguments;

/**
 * The queries of a context. Vulkan's queries end with the pass they began in and only one of a kind may be active; so each query
 * of the contract is cut into stretches, and queries of one kind that are active together share them.
 */
public final class QueryBook {
    private static final int SLOTS = 64;

    /**
     * Slots of one kind, taken in order; destroyed when all are taken and none is needed any more, or with the context. A query that
     * begins in another context lets go of its slots on that one's thread, so pools are changed under the lock of their list.
     */
    final class Pool {
        final long handle;
        final int words;
        private int next;
        private int live;

        Pool(long handle, int words) {
            this.handle = handle;
            this.words = words;
        }

        /** The next slot, which so many queries need. */
        private int take(int queries) {
            synchronized (pools) {
                live += queries;
                return next++;
            }
        }

        void release() {
            synchronized (pools) {
                live--;
                retireIfDone();
            }
        }

        private void retireIfDone() {
            synchronized (pools) {
                if (next == SLOTS && live == 0 && pools.remove(this)) retire();
            }
        }

        private void retire() {
            gpu.retired.add(RetireQueue.Kind.QUERY_POOL, handle, null);
        }

        private boolean isGone() {
            synchronized (pools) {
                return !pools.contains(this);
            }
        }
    }

    /**
     * Record of a Vulkan query type (with the stream or the statistic): its pool, and the queries that count with it
     * now.
     */
    private final class Line {
        final int type;
        final int stream;
        final int statistics;
        final List<VulkanQuery> active = new ArrayList<>();

        @Nullable
        Pool pool;
        /** The slot that is counting; -1 for none. */
        int running = -1;
        /** Pool of the slot that runs: the next may be there already. */
        @Nullable
        Pool runningIn;

        Line(int type, int stream, int statistics) {
            this.type = type;
            this.stream = stream;
            this.statistics = statistics;
        }

        boolean inPass() {
            return statistics != Vk.VK_QUERY_PIPELINE_STATISTIC_COMPUTE_SHADER_INVOCATIONS_BIT;
        }

        Pool take() {
            Pool p = pool;
            if (p == null || p.next == SLOTS) {
                p = make(type, statistics);
                pool = p;
            }
            return p;
        }

        void start(long cmd) {
            if (suspended || active.isEmpty() || running >= 0) return;
            Pool p = take();
            running = p.take(active.size());
            runningIn = p;
            for (VulkanQuery q : active) {
                q.book = QueryBook.this;
                q.segments.add(new VulkanQuery.Segment(p, running));
            }
            boolean indexed = type == Vk.VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT
                    || type == Vk.VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT;
            if (indexed) recorder.vk.vkCmdBeginQueryIndexedEXT(cmd, p.handle, running, 0, stream);
            else recorder.vk.vkCmdBeginQuery(cmd, p.handle, running, type == Vk.VK_QUERY_TYPE_OCCLUSION ? precise : 0);
        }

        void stop(long cmd) {
            Pool p = runningIn;
            if (running < 0 || p == null) return;
            boolean indexed = type == Vk.VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT
                    || type == Vk.VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT;
            if (indexed) recorder.vk.vkCmdEndQueryIndexedEXT(cmd, p.handle, running, stream);
            else recorder.vk.vkCmdEndQuery(cmd, p.handle, running);
            running = -1;
            p.retireIfDone();
        }
    }

    private final Recorder recorder;
    private final Gpu gpu;
    private final List<Line> lines = new ArrayList<>();
    /** Active queries whose primitives the processor counts. */
    private final List<VulkanQuery> counting = new ArrayList<>();
    /** Those that are there; the lock of what they count. */
    private final List<Pool> pools = new ArrayList<>();

    private boolean suspended;
    private final double period;
    private final int precise;
    private final boolean statistics;
    private final long mask;

    public QueryBook(Recorder recorder) {
        this.recorder = recorder;
        this.gpu = recorder.gpu;
        period = VkPhysicalDeviceLimits.timestampPeriod(gpu.limits());
        precise = VkPhysicalDeviceFeatures.occlusionQueryPrecise(gpu.features.core) != 0
                ? Vk.VK_QUERY_CONTROL_PRECISE_BIT
                : 0;
        statistics = VkPhysicalDeviceFeatures.pipelineStatisticsQuery(gpu.features.core) != 0;
        mask = gpu.timestampBits >= 64 ? -1 : (1L << gpu.timestampBits) - 1;
    }

    private Pool make(int type, int statistics) {
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long info = VkQueryPoolCreateInfo.make(s);
        VkQueryPoolCreateInfo.queryType(info, type);
        VkQueryPoolCreateInfo.queryCount(info, SLOTS);
        VkQueryPoolCreateInfo.pipelineStatistics(info, statistics);
        long out = s.take(8);
        long handle = gpu.made(gpu.vk.vkCreateQueryPool(gpu.device, info, 0, out), out, "vkCreateQueryPool");
        s.release(mark);
        recorder.vk.vkCmdResetQueryPool(recorder.outside(), handle, 0, SLOTS);
        Pool made = new Pool(handle, type == Vk.VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT ? 2 : 1);
        synchronized (pools) {
            pools.add(made);
        }
        return made;
    }

    private Line line(int type, int stream, int statistics) {
        for (Line l : lines) if (l.type == type && l.stream == stream && l.statistics == statistics) return l;
        Line made = new Line(type, stream, statistics);
        lines.add(made);
        return made;
    }

    /** Are its primitives counted by the processor? */
    private boolean isCounted(VulkanQuery q) {
        if (!gpu.features.storesCaptures) return false;
        return switch (q.kind()) {
            case PRIMITIVES_GENERATED, PRIMITIVES_WRITTEN, STREAM_OVERFLOW, STREAM_OVERFLOW_ANY -> true;
            default -> false;
        };
    }

    /** Do primitives of draws have to be counted? */
    public boolean counts() { // hot
        return !counting.isEmpty() && !suspended;
    }

    /** A draw made that many primitives. */
    public void generated(long primitives) {
        for (VulkanQuery q : counting) if (q.kind() == Query.Kind.PRIMITIVES_GENERATED) q.generated += primitives;
    }

    /** Adds primitives to be captured and those there was room for. */
    public void captured(long primitives, long written) {
        for (VulkanQuery q : counting) {
            if (q.kind() == Query.Kind.PRIMITIVES_GENERATED) continue;
            q.generated += primitives;
            q.written += written;
        }
    }

    private Line line(VulkanQuery q, int stream) {
        return switch (q.kind()) {
            case OCCLUSION, OCCLUSION_ANY, OCCLUSION_ANY_CONSERVATIVE -> line(Vk.VK_QUERY_TYPE_OCCLUSION, 0, 0);
            case PRIMITIVES_GENERATED ->
                gpu.features.primitivesGeneratedQuery
                        ? line(Vk.VK_QUERY_TYPE_PRIMITIVES_GENERATED_EXT, stream, 0)
                        : stream == 0 && statistics
                                ? line(
                                        Vk.VK_QUERY_TYPE_PIPELINE_STATISTICS,
                                        0,
                                        Vk.VK_QUERY_PIPELINE_STATISTIC_CLIPPING_INVOCATIONS_BIT)
                                : line(Vk.VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT, stream, 0);
            case PRIMITIVES_WRITTEN, STREAM_OVERFLOW, STREAM_OVERFLOW_ANY ->
                line(Vk.VK_QUERY_TYPE_TRANSFORM_FEEDBACK_STREAM_EXT, stream, 0);
            case PIPELINE_STATISTIC -> line(Vk.VK_QUERY_TYPE_PIPELINE_STATISTICS, 0, 1 << q.index());
            case TIMESTAMP, TIME_ELAPSED -> line(Vk.VK_QUERY_TYPE_TIMESTAMP, 0, 0);
        };
    }

    public void suspend(boolean off) {
        suspended = off;
    }

    // ---- calls ----------------------------------------------------------------------------------------------------

    public void begin(VulkanQuery q) {
        QueryArguments.begin(q, q.active);
        recorder.ensure();
        q.clear();
        q.book = this;
        q.begun();
        if (q.kind() == Query.Kind.TIME_ELAPSED) {
            timestamp(q);
            return;
        }
        if (isCounted(q)) {
            counting.add(q);
            return;
        }
        for (int s = first(q); s < lastOf(q); s++) join(q, line(q, s));
    }

    private static int first(VulkanQuery q) {
        return q.kind() == Query.Kind.STREAM_OVERFLOW_ANY ? 0 : streamOf(q);
    }

    private int lastOf(VulkanQuery q) {
        if (q.kind() != Query.Kind.STREAM_OVERFLOW_ANY) return streamOf(q) + 1;
        return gpu.features.geometryStreams ? 4 : 1;
    }

    private static int streamOf(VulkanQuery q) {
        return q.kind() == Query.Kind.PIPELINE_STATISTIC ? 0 : q.index();
    }

    private void join(VulkanQuery q, Line line) {
        boolean open = line.inPass() && recorder.inPass();
        if (open) line.stop(recorder.inside());
        line.active.add(q);
        if (open) line.start(recorder.inside());
    }

    public void end(VulkanQuery q) {
        QueryArguments.end(q, q.active);
        recorder.ensure();
        if (q.kind() == Query.Kind.TIMESTAMP) {
            q.clear();
            timestamp(q);
        } else if (q.kind() == Query.Kind.TIME_ELAPSED) {
            timestamp(q);
        } else if (isCounted(q)) {
            counting.remove(q);
        } else {
            for (int s = first(q); s < lastOf(q); s++) leave(q, line(q, s));
        }
        q.ended(recorder.serial);
    }

    private void leave(VulkanQuery q, Line line) {
        boolean open = line.inPass() && recorder.inPass();
        if (open) line.stop(recorder.inside());
        line.active.remove(q);
        if (open) line.start(recorder.inside());
    }

    /** A destroyed query counts no longer, if it still did, and its slots are free. */
    public void forget(VulkanQuery q) {
        if (q.book != this) return;
        for (Line l : lines) l.active.remove(q);
        counting.remove(q);
        q.active = false;
        q.clear();
    }

    /** How many count, one for each line that they are in. */
    public int active() {
        int sum = 0;
        for (Line l : lines) sum += l.active.size();
        return sum;
    }

    private void timestamp(VulkanQuery q) {
        Line line = line(Vk.VK_QUERY_TYPE_TIMESTAMP, 0, 0);
        Pool p = line.take();
        int slot = p.take(1);
        q.book = this;
        q.segments.add(new VulkanQuery.Segment(p, slot));
        recorder.vk.vkCmdWriteTimestamp(recorder.last(), Vk.VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, p.handle, slot);
    }

    public void passBegan(long cmd) {
        for (int i = 0; i < lines.size(); i++)
            if (lines.get(i).inPass()) lines.get(i).start(cmd);
    }

    public void passEnds(long cmd) {
        for (int i = 0; i < lines.size(); i++)
            if (lines.get(i).inPass()) lines.get(i).stop(cmd);
    }

    public void beforeDispatch(long cmd) {
        for (int i = 0; i < lines.size(); i++)
            if (!lines.get(i).inPass()) lines.get(i).start(cmd);
    }

    public void afterDispatch(long cmd) {
        for (int i = 0; i < lines.size(); i++)
            if (!lines.get(i).inPass()) lines.get(i).stop(cmd);
    }

    /** Pools that the next pass may need exist before it, since they are reset outside. */
    public void prepare() {
        for (int i = 0; i < lines.size(); i++)
            if (!lines.get(i).active.isEmpty()) lines.get(i).take();
    }

    // ---- results --------------------------------------------------------------------------------------------------

    public long result(VulkanQuery q, boolean wait) {
        QueryArguments.result("queryResult", q, q.active, q.ended);
        if (isCounted(q)) {
            return switch (q.kind()) {
                case PRIMITIVES_GENERATED -> q.generated;
                case PRIMITIVES_WRITTEN -> q.written;
                default -> q.generated != q.written ? 1 : 0;
            };
        }
        if (!q.isDone(gpu.timeline, recorder, recorder.serial, wait)) return Context.NOT_READY;
        long sum = 0;
        long firstTime = 0;
        for (int i = 0; i < q.segments.size(); i++) {
            VulkanQuery.Segment segment = q.segments.get(i);
            long value = value(q, segment);
            if (q.kind() == Query.Kind.TIME_ELAPSED || q.kind() == Query.Kind.TIMESTAMP) {
                if (i == 0) firstTime = value;
                sum = value;
            } else {
                sum += value;
            }
        }
        return switch (q.kind()) {
            case TIMESTAMP -> (long) ((sum & mask) * period);
            case TIME_ELAPSED -> (long) (((sum & mask) - (firstTime & mask)) * period);
            case OCCLUSION_ANY, OCCLUSION_ANY_CONSERVATIVE, STREAM_OVERFLOW, STREAM_OVERFLOW_ANY -> sum != 0 ? 1 : 0;
            default -> sum;
        };
    }

    private long value(VulkanQuery q, VulkanQuery.Segment segment) {
        if (segment.pool().isGone()) {
            throw new IllegalArgumentException("queryResult: query is a " + q.kind()
                    + " that was counted in a context that is closed; read it before, or begin it again");
        }
        Scratch s = recorder.scratch;
        long mark = s.mark();
        long out = s.take(16);
        int result = gpu.vk.vkGetQueryPoolResults(
                gpu.device,
                segment.pool().handle,
                segment.slot(),
                1,
                16,
                out,
                16,
                Vk.VK_QUERY_RESULT_64_BIT | Vk.VK_QUERY_RESULT_WAIT_BIT);
        if (result < 0) throw gpu.failed(result, "queryResult");
        long written = Scratch.getLong(out);
        long needed = Scratch.getLong(out + 8);
        s.release(mark);
        return switch (q.kind()) {
            case STREAM_OVERFLOW, STREAM_OVERFLOW_ANY -> written != needed ? 1 : 0;
            case PRIMITIVES_GENERATED -> segment.pool().words == 2 ? needed : written;
            default -> written;
        };
    }

    public void close() {
        synchronized (pools) {
            for (Pool p : pools) p.retire();
            pools.clear();
        }
    }
}
