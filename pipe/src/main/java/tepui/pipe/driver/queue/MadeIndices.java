package tepui.pipe.driver.queue;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.Primitive;
import tepui.pipe.driver.BufferReader;
import tepui.pipe.driver.ContextState;
import tepui.pipe.driver.DeviceStorage;
import tepui.pipe.driver.IndexLists;
import tepui.pipe.driver.Ring;

/**
 * Indices of 32 bits that the processor makes of primitives that a device does not draw as they are, in a ring of the device's memory.
 *
 * @param <S> the driver's storages
 */
public final class MadeIndices<S extends DeviceStorage> {
    /** Forms that primitives are turned into. */
    public enum Form {
        /** Lists that devices draw: of the same primitives, or of triangles. */
        DRAWABLE,
        /** The same without neighbours, which no shader reads. */
        WITHOUT_NEIGHBOURS,
        /** A list of the triangles of a strip. */
        TRIANGLES
    }

    private final IndexLists lists;
    private final Ring<S> ring;
    private @Nullable S storage;
    private long offset;

    public MadeIndices(BufferReader reader, Ring<S> ring) {
        lists = new IndexLists(reader);
        this.ring = ring;
    }

    /** Has it neighbours, for a geometry shader? */
    public static boolean isAdjacency(Primitive p) { // hot
        return p.ordinal() >= Primitive.LINES_ADJACENCY.ordinal() && p != Primitive.PATCHES;
    }

    /**
     * Makes the indices of a range of what is bound; without indices they count from 0.
     *
     * @return how many; they have no place yet
     */
    public int make(
            ContextState<?, ?, ?> s,
            Primitive p,
            boolean indexed,
            boolean restart,
            int first,
            int vertices,
            Form form,
            boolean provokingFirst) {
        Buffer b = s.indexBuffer;
        if (!indexed) lists.number(vertices);
        else if (b != null) lists.read(b, s.indexOffset, s.indexType, first, vertices);
        else return 0;
        int cut = s.restartIndex & s.indexType.allOnes();
        return switch (form) {
            case DRAWABLE -> lists.make(p, restart, cut, provokingFirst, s.patchVertices);
            case WITHOUT_NEIGHBOURS -> lists.makeWithoutNeighbours(p, restart, cut);
            case TRIANGLES -> lists.makeTriangles(true, cut);
        };
    }

    /** Writes them where the batch of that serial, which is open, finds them. */
    public void place(int count, long serial) {
        offset = ring.take(count * 4L, 16, serial);
        storage = ring.storage;
        lists.write(ring.storage.address + offset);
    }

    /** The primitive of the indices. */
    public Primitive primitive() {
        return lists.primitive();
    }

    /** They contain restarts. */
    public boolean cuts() {
        return lists.cuts();
    }

    public S storage() {
        S s = storage;
        if (s == null) throw new IllegalStateException("MadeIndices.storage: nothing was made");
        return s;
    }

    public long offset() {
        return offset;
    }

    public void close() {
        ring.close();
    }
}
