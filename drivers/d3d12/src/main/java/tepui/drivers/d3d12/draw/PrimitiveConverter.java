package tepui.drivers.d3d12.draw;

import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.device.Place;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.transfer.BufferWork;
import tepui.ir.Stage;
import tepui.pipe.Primitive;
import tepui.pipe.driver.queue.MadeIndices;

/**
 * Converter of primitives that Direct3D lacks to lists of indices: quads, loops, polygons, fans, 8-bit indices, restart
 * where there is none or by another index.
 */
public final class PrimitiveConverter {
    private final ContextParts parts;
    private final Recorder recorder;
    private final Draws draws;
    private final MadeIndices<BufferStorage> indices;

    public PrimitiveConverter(ContextParts parts, BufferWork buffers, Draws draws) {
        this.draws = draws;
        this.parts = parts;
        recorder = parts.recorder;
        indices =
                new MadeIndices<>(buffers.reader(), BufferStorage.ring(recorder.gpu, 1 << 20, Place.UPLOAD), recorder);
    }

    // ---- what needs nothing of it ---------------------------------------------------------------------------------

    public boolean isNative(Primitive p, boolean indexed) { // hot
        switch (p) {
            case LINE_LOOP, QUADS, QUAD_STRIP, POLYGON, TRIANGLE_FAN -> {
                return false;
            }
            default -> {
                if (MadeIndices.isAdjacency(p) && dropsAdjacency()) return false;
            }
        }
        if (!indexed) return true;
        BoundState s = parts.state;
        if (needsList(p, s.restart)) return false;
        return MadeIndices.areReadable(s, false, canRestart(p));
    }

    /** vkd3d does not know adjacency, and bands are made of primitives without; without a geometry shader of the program nobody misses it. */
    private boolean dropsAdjacency() { // hot
        if (parts.state.shaders[Stage.GEOMETRY.ordinal()] != null) return false;
        return recorder.gpu.features.vkd3d || draws.makesBands();
    }

    /** Which of a strip's triangles are odd can be told by their numbers only where nothing restarts. */
    private boolean needsList(Primitive p, boolean restarts) { // hot
        return restarts && p == Primitive.TRIANGLE_STRIP && draws.makesBands();
    }

    public static boolean canRestart(Primitive p) { // hot
        return switch (p) {
            case LINE_STRIP, TRIANGLE_STRIP, LINE_STRIP_ADJACENCY, TRIANGLE_STRIP_ADJACENCY -> true;
            default -> false;
        };
    }

    // ---- what was made --------------------------------------------------------------------------------------------

    /** Makes the indices of a range; the answer is how many. Without indices they count from 0. */
    int make(Primitive p, boolean indexed, boolean restart, int first, int vertices) {
        BoundState s = parts.state;
        MadeIndices.Form form = MadeIndices.Form.of(p, dropsAdjacency(), needsList(p, restart));
        boolean provokingFirst = parts.device.states().raster.get(s.raster).provokingFirst();
        return indices.make(s, p, indexed, restart, first, vertices, form, provokingFirst);
    }

    /** The result of {@link #make}. */
    MadeIndices<BufferStorage> made() {
        return indices;
    }

    public void close() {
        indices.close();
    }
}
