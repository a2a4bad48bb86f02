package tepui.pipe.driver.queue;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;
import tepui.pipe.Primitive;
import tepui.pipe.driver.Batches;
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
        TRIANGLES,
        /** Strips of the lines of loops, along which a stipple pattern runs on. */
        CLOSED_STRIPS;

        /**
         * The form that a draw takes.
         *
         * @param dropsAdjacency no shader reads neighbours, and what draws cannot have them
         * @param needsList a strip has to come as single triangles
         */
        public static Form of(Primitive p, boolean dropsAdjacency, boolean needsList) {
            if (isAdjacency(p) && dropsAdjacency) return WITHOUT_NEIGHBOURS;
            return needsList ? TRIANGLES : DRAWABLE;
        }
    }

    private final IndexLists lists;
    private final Ring<S> ring;
    private final Batches batches;
    private @Nullable S storage;
    private long offset;

    /** @param batches what reads the indices goes to the open one */
    public MadeIndices(BufferReader reader, Ring<S> ring, Batches batches) {
        lists = new IndexLists(reader);
        this.ring = ring;
        this.batches = batches;
    }

    /** Has it neighbours, for a geometry shader? */
    public static boolean isAdjacency(Primitive p) { // hot
        return p.ordinal() >= Primitive.LINES_ADJACENCY.ordinal() && p != Primitive.PATCHES;
    }

    /**
     * Can a device read the index buffer that is bound itself?
     *
     * @param bytes it has indices of 8 bits
     * @param restarts it cuts these primitives at the index whose bits are all set
     */
    public static boolean areReadable(ContextState<?, ?, ?> s, boolean bytes, boolean restarts) { // hot
        if (s.indexType == IndexType.U8 && !bytes) return false;
        if ((s.indexOffset & s.indexType.bytes() - 1) != 0) return false;
        return !s.restart || s.restartIndex == s.indexType.allOnes() && restarts;
    }

    /**
     * Makes the indices of a range of what is bound, where the open batch finds them; without indices they count from 0.
     *
     * @return how many
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
        int made = switch (form) {
            case DRAWABLE -> lists.make(p, restart, cut, provokingFirst, s.patchVertices);
            case WITHOUT_NEIGHBOURS -> lists.makeWithoutNeighbours(p, restart, cut);
            case TRIANGLES -> lists.makeTriangles(true, cut);
            case CLOSED_STRIPS -> lists.makeClosedStrips(restart, cut);
        };
        if (made != 0) place(made);
        return made;
    }

    private void place(int count) {
        offset = ring.take(count * 4L, 16, batches.batch());
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
