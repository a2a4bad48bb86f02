package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.program.VulkanShader;
import tepui.drivers.vulkan.record.QueryBook;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.record.StreamOutputs;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.resource.VulkanStreamTarget;
import tepui.drivers.vulkan.resource.VulkanView;
import tepui.drivers.vulkan.transfer.BufferWork;
import tepui.drivers.vulkan.vk.VkStructs.VkBufferCopy;
import tepui.ir.Stage;
import tepui.pipe.Bind;
import tepui.pipe.BufferDesc;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.StreamOutputLayout;
import tepui.pipe.StreamOutputLayout.Output;
import tepui.pipe.driver.CaptureStores;
import tepui.pipe.driver.IndexLists;
import tepui.pipe.driver.StateContext;

/**
 * Emulation of stream output where the device has no transform feedback: before a draw its vertices are drawn as points
 * that are not rasterised, each once, by a vertex shader that stores them ({@link CaptureStores}); copies then bring
 * them into the targets in the order of the primitives. The processor knows that order, and how many there are, since
 * no geometry or tessellation shader is announced then. Indices are read for it, so indexed draws wait for the device
 * while something is captured.
 */
public final class CaptureDraws {
    private static final int REGIONS = 256;
    /** Bytes that are captured of one draw at most. */
    private static final long MOST = 1L << 28;

    private final ContextParts parts;
    private final StateContext<VulkanBuffer, VulkanView, VulkanShader> context;
    private final SingleDraws singles;
    private final BoundState state;
    private final StreamOutputs streams;
    private final QueryBook queries;
    private final Draws draws;
    private final IndexLists lists;
    private final int[] words = new int[CaptureStores.WORDS];
    private final long regions;
    private @Nullable VulkanBuffer places;
    private int[] order = new int[64];
    private int count;
    private int corners;

    CaptureDraws(
            ContextParts parts,
            BufferWork buffers,
            StreamOutputs streams,
            QueryBook queries,
            Draws draws,
            SingleDraws singles) {
        this.singles = singles;
        this.parts = parts;
        context = parts.context;
        this.streams = streams;
        this.queries = queries;
        this.draws = draws;
        state = parts.state;
        lists = new IndexLists(buffers.reader());
        regions = parts.recorder.scratch.take((long) REGIONS * VkBufferCopy.BYTES);
    }

    /** Counts and captures the next draw. */
    void drawn(
            Primitive primitive,
            boolean indexed,
            int firstInstance,
            int instances,
            int first,
            int vertices,
            int baseVertex,
            int drawId) {
        if (primitive == Primitive.PATCHES) return;
        order(primitive, indexed, first, vertices);
        long primitives = (long) (count / corners) * instances;
        queries.generated(primitives);
        VulkanShader vertex = state.shaders[Stage.VERTEX.ordinal()];
        StreamOutputLayout layout = vertex == null ? null : vertex.streamOutput;
        if (layout == null || !streams.takesStores() || primitives == 0) return;
        long fit = fit(layout, primitives);
        queries.captured(primitives, fit);
        if (fit > 0) capture(layout, fit * corners, firstInstance, indexed ? baseVertex : first, drawId);
    }

    /** The vertices of whole primitives, in their order. */
    private void order(Primitive p, boolean indexed, int first, int vertices) {
        VulkanBuffer b = state.indexBuffer;
        if (!indexed || b == null) lists.number(vertices);
        else lists.read(b, state.indexOffset, state.indexType, first, vertices);
        boolean restarts = indexed && state.restart;
        int cut = state.restartIndex & state.indexType.allOnes();
        boolean provokingFirst = parts.device.states().raster.get(state.raster).provokingFirst();
        int made = switch (p) {
            case LINES_ADJACENCY, LINE_STRIP_ADJACENCY, TRIANGLES_ADJACENCY, TRIANGLE_STRIP_ADJACENCY ->
                lists.makeWithoutNeighbours(p, restarts, cut);
            case TRIANGLE_STRIP -> lists.makeTriangles(restarts, cut);
            default -> lists.make(p, restarts, cut, provokingFirst, state.patchVertices);
        };
        Primitive as = lists.primitive();
        boolean strip = as == Primitive.LINE_STRIP;
        corners = as == Primitive.POINTS ? 1 : strip || as == Primitive.LINES ? 2 : 3;
        if (order.length < 2L * made) order = new int[2 * made];
        count = 0;
        if (strip) {
            for (int i = 1; i < made; i++) {
                if (isCut(i - 1, restarts) || isCut(i, restarts)) continue;
                order[count++] = lists.index(i - 1);
                order[count++] = lists.index(i);
            }
            return;
        }
        for (int i = 0; i < made; i++) order[count++] = lists.index(i);
        count -= count % corners;
    }

    private boolean isCut(int at, boolean restarts) {
        return restarts && lists.index(at) == -1;
    }

    /** How many of the primitives there is room for in all targets. */
    private long fit(StreamOutputLayout layout, long primitives) {
        long fit = primitives;
        for (int i = 0; i < layout.strides().size(); i++) {
            VulkanStreamTarget t = streams.forStores(i);
            if (t == null || !isWritten(layout, i)) continue;
            t.stride = Math.max(4, layout.strides().get(i));
            fit = Math.min(fit, Math.max(0, t.size() - t.filled) / t.stride / corners);
        }
        return fit;
    }

    private static boolean isWritten(StreamOutputLayout layout, int buffer) {
        for (Output o : layout.outputs()) if (o.buffer() == buffer) return true;
        return false;
    }

    private void capture(StreamOutputLayout layout, long wanted, int firstInstance, int base, int drawId) {
        int least = Integer.MAX_VALUE;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < Math.min(count, wanted); i++) {
            least = Math.min(least, order[i]);
            most = Math.max(most, order[i]);
        }
        long range = (long) most - least + 1;
        int instances = (int) ((wanted + count - 1) / count);
        long all = range * instances;
        long bytes = 0;
        for (int i = 0; i < layout.strides().size(); i++) {
            words[CaptureStores.BASES + i] = (int) bytes;
            bytes += all * layout.strides().get(i);
            if (bytes > MOST) {
                throw new OutOfDeviceMemoryException("draw: " + bytes + " bytes would have to be captured");
            }
        }
        int start = base + least;
        // There is no vertex with such a number.
        if (start < 0) return;
        words[CaptureStores.FIRST] = start;
        words[CaptureStores.RANGE] = (int) range;
        VulkanBuffer to = places(bytes);
        int raster = state.raster;
        RasterState.Builder r = new RasterState.Builder();
        r.discard = true;
        parts.suspension.suspend(true);
        draws.capturing(true);
        context.bindRaster(parts.device.states().raster.intern(r.build()));
        context.bindStorageBuffer(Stage.VERTEX, CaptureStores.STORAGE_SLOT, to, 0, bytes, true);
        context.setUniforms(Stage.VERTEX, CaptureStores.UNIFORM_SLOT, words, 0, CaptureStores.WORDS);
        singles.capture(firstInstance, instances, start, (int) range, drawId);
        context.bindStorageBuffer(Stage.VERTEX, CaptureStores.STORAGE_SLOT, null, 0, 0, false);
        context.bindRaster(raster);
        draws.capturing(false);
        parts.suspension.suspend(false);
        for (int i = 0; i < layout.strides().size(); i++) {
            VulkanStreamTarget t = streams.forStores(i);
            if (t == null || !isWritten(layout, i)) continue;
            copy(layout, i, t, to, wanted, least, range);
            t.filled += wanted * t.stride;
            t.written = true;
        }
    }

    /** The buffer that vertices are stored in. */
    private VulkanBuffer places(long bytes) {
        VulkanBuffer b = places;
        if (b != null && b.size() >= bytes) return b;
        if (b != null) parts.device.core.device.destroy(b);
        long size = Math.max(1 << 16, Long.highestOneBit(bytes - 1) << 1);
        VulkanBuffer made = (VulkanBuffer) parts.device.core.device.createBuffer(BufferDesc.of(size, Bind.STORAGE));
        places = made;
        return made;
    }

    // ---- copies ---------------------------------------------------------------------------------------------------

    private int regionCount;
    private long source;
    private long target;
    private long length;

    /** Copies one target's share, from the vertices' places to theirs in the order of primitives. */
    private void copy(
            StreamOutputLayout layout,
            int buffer,
            VulkanStreamTarget t,
            VulkanBuffer from,
            long wanted,
            int least,
            long range) {
        Recorder recorder = parts.recorder;
        recorder.use(from.storage, AccessTable.TRANSFER_READ);
        recorder.use(t.target.storage, AccessTable.TRANSFER_WRITE);
        regionCount = 0;
        length = 0;
        int stride = layout.strides().get(buffer);
        long base = Integer.toUnsignedLong(words[CaptureStores.BASES + buffer]);
        for (long i = 0; i < wanted; i++) {
            long place = order[(int) (i % count)] - least + i / count * range;
            for (Output o : layout.outputs()) {
                if (o.buffer() != buffer) continue;
                add(
                        from,
                        t,
                        base + place * stride + o.offset(),
                        t.offset() + t.filled + i * t.stride + o.offset(),
                        4L * o.components());
            }
        }
        flush();
        record(from, t);
    }

    private void add(VulkanBuffer from, VulkanStreamTarget t, long at, long to, long bytes) {
        if (length != 0 && source + length == at && target + length == to) {
            length += bytes;
            return;
        }
        flush();
        if (regionCount == REGIONS) record(from, t);
        source = at;
        target = to;
        length = bytes;
    }

    private void flush() {
        if (length == 0) return;
        long r = regions + (long) regionCount++ * VkBufferCopy.BYTES;
        VkBufferCopy.srcOffset(r, source);
        VkBufferCopy.dstOffset(r, target);
        VkBufferCopy.size(r, length);
        length = 0;
    }

    private void record(VulkanBuffer from, VulkanStreamTarget t) {
        Recorder recorder = parts.recorder;
        if (regionCount > 0) {
            recorder.vk.vkCmdCopyBuffer(
                    recorder.outside(), from.storage.handle, t.target.storage.handle, regionCount, regions);
        }
        regionCount = 0;
    }

    void close() {
        VulkanBuffer b = places;
        places = null;
        if (b != null && !b.destroyed) parts.device.core.device.destroy(b);
    }
}
