package tepui.drivers.d3d12.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.bind.BoundState;
import tepui.drivers.d3d12.bind.ContextParts;
import tepui.drivers.d3d12.device.Place;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12Buffer;
import tepui.drivers.d3d12.transfer.BufferWork;
import tepui.ir.Stage;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.driver.IndexLists;
import tepui.pipe.driver.Ring;

/**
 * Converter of primitives that Direct3D lacks to lists of indices: quads, loops, polygons, fans, 8-bit indices, restart
 * where there is none or by another index.
 */
public final class PrimitiveConverter {
    private final ContextParts parts;
    private final Recorder recorder;
    private final Draws draws;
    private final Ring<BufferStorage> ring;
    private final IndexLists lists;
    private @Nullable BufferStorage storage;
    private long offset;

    public PrimitiveConverter(ContextParts parts, BufferWork buffers, Draws draws) {
        this.draws = draws;
        this.parts = parts;
        recorder = parts.recorder;
        lists = new IndexLists(buffers.reader());
        ring = BufferStorage.ring(recorder.gpu, 1 << 20, Place.UPLOAD);
    }

    // ---- what needs nothing of it ---------------------------------------------------------------------------------

    public boolean isNative(Primitive p, boolean indexed) { // hot
        switch (p) {
            case LINE_LOOP, QUADS, QUAD_STRIP, POLYGON, TRIANGLE_FAN -> {
                return false;
            }
            default -> {
                if (isAdjacency(p) && dropsAdjacency()) return false;
            }
        }
        if (!indexed) return true;
        BoundState s = parts.state;
        if (needsList(p, s.restart)) return false;
        if (s.indexType == IndexType.U8) return false;
        if ((s.indexOffset & s.indexType.bytes() - 1) != 0) return false;
        return !s.restart || s.restartIndex == s.indexType.allOnes() && canRestart(p);
    }

    private static boolean isAdjacency(Primitive p) { // hot
        return p.ordinal() >= Primitive.LINES_ADJACENCY.ordinal() && p != Primitive.PATCHES;
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
        D3d12Buffer b = s.indexBuffer;
        if (!indexed) lists.number(vertices);
        else if (b != null) lists.read(b, s.indexOffset, s.indexType, first, vertices);
        else return 0;
        int cut = s.restartIndex & s.indexType.allOnes();
        boolean provokingFirst = parts.device.states().raster.get(s.raster).provokingFirst();
        int made = isAdjacency(p) && dropsAdjacency()
                ? lists.makeWithoutNeighbours(p, restart, cut)
                : needsList(p, restart)
                        ? lists.makeTriangles(true, cut)
                        : lists.make(p, restart, cut, provokingFirst, s.patchVertices);
        if (made == 0) return 0;
        recorder.ensure();
        offset = ring.take(made * 4L, 16, recorder.serial);
        storage = ring.storage;
        lists.write(ring.storage.address + offset);
        return made;
    }

    Primitive primitive() {
        return lists.primitive();
    }

    /** The indices made contain restarts. */
    boolean cuts() {
        return lists.cuts();
    }

    BufferStorage storage() {
        BufferStorage s = storage;
        if (s == null) throw new IllegalStateException("PrimitiveConverter.storage: nothing was made");
        return s;
    }

    long offset() {
        return offset;
    }

    public void close() {
        ring.close();
    }
}
