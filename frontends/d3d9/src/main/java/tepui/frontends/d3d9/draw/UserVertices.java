package tepui.frontends.d3d9.draw;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.base.Backend;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.IndexType;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Usage;

/**
 * Vertices and indices of a program's own memory, copied into a ring that is mapped for good where the device maps so.
 *
 * <p>The ring stays bound from draw to draw: each begins at a whole number of vertices in it and draws from there. Draws that follow each other then differ
 * in their ranges alone, which is the least that a stream and a driver can be told. Only where another stream or a stride that is no multiple of four is read is the ring
 * bound anew, where the data is.
 */
final class UserVertices {
    private static final long BYTES = 1 << 19;
    /** Zeros behind vertices: declarations may read past them. */
    private static final int SLACK = 64;

    private static final int ALIGNMENT = 4;
    private static final int FRESH_FOR_GOOD =
            MapFlags.WRITE | MapFlags.DISCARD_WHOLE | MapFlags.PERSISTENT | MapFlags.COHERENT;
    private static final long NOWHERE = -1;

    private final Backend backend;
    private final boolean persistent;
    private @Nullable Buffer ring;
    private long at;
    /** Where the ring is mapped for good; 0 on devices that map nothing so. */
    private long mapped;
    /** The next range gives up what the ring held. */
    private boolean fresh;

    // ---- what the context has of it
    /** The offset at which the first stream reads the ring. */
    private long bound = NOWHERE;

    private @Nullable IndexType boundIndices;
    /** Of the layout that is bound, if the last draw's vertices were the program's; else 0. */
    private int stride;

    // ---- the draw that is being made
    private long start;
    private int first;
    private long indexStart;

    UserVertices(Backend backend) {
        this.backend = backend;
        persistent = backend.caps.persistentMap;
    }

    // ---- what is bound

    /** The first stream reads something else now. */
    void unbound() { // hot
        bound = NOWHERE;
    }

    /** Indices are read from somewhere else now. */
    void unboundIndices() { // hot
        boundIndices = null;
    }

    /** For which stride of the first stream the layout is. */
    int stride() { // hot
        return stride;
    }

    void stride(int now) { // hot
        stride = now;
    }

    void forget() {
        bound = NOWHERE;
        boundIndices = null;
        stride = 0;
    }

    // ---- copies

    /** Copies vertices, of which the first is at {@code from} of the data. */
    void copy(MemorySegment data, long from, long bytes, int stride) { // hot
        reserve(stride + bytes + SLACK);
        copyVertices(data, from, bytes, stride);
    }

    /** The same with indices: what is copied first stays until both have been drawn. */
    void copy(MemorySegment data, long from, long bytes, int stride, MemorySegment indices, long indexBytes) { // hot
        reserve(stride + bytes + SLACK + ALIGNMENT + indexBytes);
        copyVertices(data, from, bytes, stride);
        indexStart = at + ALIGNMENT - 1 & -ALIGNMENT;
        put(indices, 0, indexBytes, indexStart, 0);
    }

    private void copyVertices(MemorySegment data, long from, long bytes, int stride) { // hot
        if (stride % ALIGNMENT == 0) {
            long vertex = (at + stride - 1) / stride;
            start = vertex * stride;
            first = vertex <= Integer.MAX_VALUE / 2 ? (int) vertex : 0;
        } else {
            start = at + ALIGNMENT - 1 & -ALIGNMENT;
            first = 0;
        }
        put(data, from, bytes, start, SLACK);
    }

    /** Makes room for so many bytes in a row. */
    private void reserve(long bytes) { // hot
        Buffer b = ring;
        if (b == null || at + bytes > b.size()) startOver(bytes);
    }

    private void startOver(long bytes) { // hot
        at = 0;
        fresh = true;
        bound = NOWHERE;
        boundIndices = null;
        Buffer b = ring;
        if (b == null || bytes > b.size()) {
            close();
            long size = Math.max(BYTES, Long.highestOneBit(bytes) * 2);
            b = backend.gpu.createBuffer(new BufferDesc(size, Bind.VERTEX | Bind.INDEX, Usage.STREAM, persistent));
            ring = b;
        } else if (mapped != 0) {
            mapped = 0;
            backend.pipe.unmap(b);
        }
        if (persistent) mapped = backend.pipe.map(b, 0, b.size(), FRESH_FOR_GOOD);
    }

    /** Copies to an offset of the ring, with zeros behind the data, a multiple of eight. */
    private void put(MemorySegment data, long from, long bytes, long offset, int zeros) { // hot
        long need = bytes + zeros;
        long address = mapped != 0 ? mapped + offset : map(offset, need);
        MemorySegment.copy(data, from, Memory.ALL, address, bytes);
        long behind = address + bytes;
        for (int i = 0; i < zeros; i += 8) Memory.ALL.set(ValueLayout.JAVA_LONG_UNALIGNED, behind + i, 0);
        if (mapped == 0) backend.pipe.unmap(made());
        at = offset + need;
    }

    private long map(long offset, long bytes) { // hot
        int flags = MapFlags.WRITE | (fresh ? MapFlags.DISCARD_WHOLE : MapFlags.UNSYNCHRONIZED);
        fresh = false;
        return backend.pipe.map(made(), offset, bytes, flags);
    }

    private Buffer made() { // hot
        Buffer b = ring;
        if (b == null) throw new IllegalStateException("UserVertices: nothing was reserved");
        return b;
    }

    // ---- bindings

    /**
     * Has the first stream read what was copied last; answers the number of its first vertex.
     *
     * @param alone no other stream is read, whose vertices would have other numbers then
     */
    int bind(boolean alone) { // hot
        boolean numbered = alone && (first != 0 || start == 0);
        long offset = numbered ? 0 : start;
        if (offset != bound) {
            bound = offset;
            backend.pipe.bindVertexBuffer(0, ring, offset);
        }
        return numbered ? first : 0;
    }

    /** The same for indices: answers the number of the first. */
    int bindIndices(IndexType type) { // hot
        long index = indexStart / type.bytes();
        boolean numbered = index <= Integer.MAX_VALUE / 2;
        if (!numbered || boundIndices != type) {
            boundIndices = numbered ? type : null;
            backend.pipe.bindIndexBuffer(ring, numbered ? 0 : indexStart, type);
        }
        return numbered ? (int) index : 0;
    }

    void close() {
        Buffer b = ring;
        if (b != null) backend.gpu.destroy(b);
        ring = null;
        mapped = 0;
    }
}
