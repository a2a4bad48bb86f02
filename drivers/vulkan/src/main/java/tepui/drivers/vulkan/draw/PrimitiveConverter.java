package tepui.drivers.vulkan.draw;

import tepui.drivers.vulkan.bind.BoundState;
import tepui.drivers.vulkan.bind.ContextParts;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.device.MemoryPools;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.record.StreamOutputs;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;
import tepui.drivers.vulkan.transfer.BufferWork;
import tepui.drivers.vulkan.vk.Vk;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;
import tepui.pipe.driver.queue.MadeIndices;

/**
 * Converter of primitives that Vulkan or the device lacks to lists of indices: quads, loops, polygons, fans, 8-bit
 * indices, restart where there is none or by another index.
 */
public final class PrimitiveConverter {
    private final ContextParts parts;
    private final StreamOutputs streams;
    private final Recorder recorder;
    private final DeviceFeatures features;
    private final Draws draws;
    private final MadeIndices<BufferStorage> indices;

    public PrimitiveConverter(ContextParts parts, BufferWork buffers, Draws draws, StreamOutputs streams) {
        this.parts = parts;
        this.streams = streams;
        this.draws = draws;
        recorder = parts.recorder;
        features = recorder.gpu.features;
        indices = new MadeIndices<>(
                buffers.reader(),
                BufferStorage.ring(
                        recorder.gpu, Vk.VK_BUFFER_USAGE_INDEX_BUFFER_BIT, 1 << 20, MemoryPools.Place.DYNAMIC),
                recorder);
    }

    // ---- what needs nothing of it ---------------------------------------------------------------------------------

    public boolean isNative(Primitive p, boolean indexed) { // hot
        switch (p) {
            case LINE_LOOP, QUADS, QUAD_STRIP, POLYGON -> {
                return false;
            }
            case TRIANGLE_FAN -> {
                if (!features.triangleFans || draws.programs.makesShapes()) return false;
                // With the first vertex as the provoking one, a fan's triangles begin with their second vertex.
                if (!features.provokingLast && seesOrder()) return false;
            }
            default -> {
                if (MadeIndices.isAdjacency(p) && dropsAdjacency()) return false;
            }
        }
        if (!indexed) return true;
        BoundState s = parts.state;
        if (needsList(p, s.restart)) return false;
        return MadeIndices.areReadable(s, features.index8, canRestart(p));
    }

    /** Does anything but the rasteriser see in which order a primitive's vertices come? */
    private boolean seesOrder() { // hot
        return streams.isActive() || parts.state.shaders[Stage.GEOMETRY.ordinal()] != null;
    }

    /** The driver's own geometry shader takes primitives without neighbours; without one of the program's nobody misses them. */
    private boolean dropsAdjacency() { // hot
        return parts.state.shaders[Stage.GEOMETRY.ordinal()] == null && draws.programs.makesShapes();
    }

    /** Which of a strip's triangles are odd can be told by their numbers only where nothing restarts. */
    private boolean needsList(Primitive p, boolean restarts) { // hot
        return restarts && p == Primitive.TRIANGLE_STRIP && draws.programs.makesShapes();
    }

    /** Where the device does not check indices against their buffer: are all there? */
    public boolean isInside(boolean indexed, int first, int vertices) { // hot
        if (!indexed || features.robustBuffers2) return true;
        BoundState s = parts.state;
        VulkanBuffer b = s.indexBuffer;
        return b == null || s.indexOffset + ((long) first + vertices) * s.indexType.bytes() <= b.size();
    }

    public boolean canRestart(Primitive p) { // hot
        return switch (p) {
            case LINE_STRIP, TRIANGLE_STRIP, TRIANGLE_FAN, LINE_STRIP_ADJACENCY, TRIANGLE_STRIP_ADJACENCY -> true;
            case PATCHES -> features.patchRestart;
            default -> features.listRestart;
        };
    }

    // ---- what was made --------------------------------------------------------------------------------------------

    /** Makes the indices of a range; the answer is how many. Without indices they count from 0. */
    int make(Primitive p, boolean indexed, boolean restart, int first, int vertices) {
        BoundState s = parts.state;
        RasterState raster = parts.device.states().raster.get(s.raster);
        MadeIndices.Form form = p == Primitive.LINE_LOOP && raster.lineStipple()
                ? MadeIndices.Form.CLOSED_STRIPS
                : MadeIndices.Form.of(p, dropsAdjacency(), needsList(p, restart));
        return indices.make(s, p, indexed, restart, first, vertices, form, raster.provokingFirst());
    }

    /** The result of {@link #make}. */
    MadeIndices<BufferStorage> made() {
        return indices;
    }

    public void close() {
        indices.close();
    }
}
