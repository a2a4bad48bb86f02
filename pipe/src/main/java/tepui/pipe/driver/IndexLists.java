package tepui.pipe.driver;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Arrays;
import tepui.pipe.Buffer;
import tepui.pipe.IndexType;
import tepui.pipe.Memory;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.Primitive;
import tepui.pipe.PrimitiveIndices;

/**
 * Converter of draws whose primitives, indices or restarts a device lacks to 32-bit indices of what it has: quads,
 * loops, polygons and fans become lists ({@link PrimitiveIndices}), 8-bit indices wider, restarts those of all ones,
 * and neighbours go. First {@link #read} or {@link #number}, then {@link #make} or {@link #makeWithoutNeighbours}, then
 * {@link #write}. Arrays grow to the largest draw and stay.
 */
public final class IndexLists {
    private static final int RESTART = -1;
    /** Elements of an array. */
    private static final int LARGEST = Integer.MAX_VALUE - 8;

    private final BufferReader reader;
    private int[] in = new int[64];
    private int count;
    private int[] out = new int[64];
    private int made;
    private byte[] bytes = new byte[256];
    private Primitive primitive = Primitive.TRIANGLES;

    public IndexLists(BufferReader reader) {
        this.reader = reader;
    }

    /** The draw has no indices: vertices are numbered from 0. */
    public void number(int vertices) {
        in = room(in, vertices);
        count = vertices;
        for (int i = 0; i < vertices; i++) in[i] = i;
    }

    /**
     * The draw's indices, some of a buffer's; those outside of it are 0.
     *
     * @param offset of index 0 in the buffer
     */
    public void read(Buffer buffer, long offset, IndexType type, int first, int vertices) {
        in = room(in, vertices);
        count = vertices;
        int size = type.bytes();
        long start = offset + (long) first * size;
        int there = (int) Math.min(vertices, Math.max(0, (buffer.size() - start) / size));
        if (there > 0) {
            if (type == IndexType.U32) {
                reader.read(buffer, start, MemorySegment.ofArray(in).asSlice(0, 4L * there));
            } else {
                widen(buffer, start, size, there);
            }
        }
        Arrays.fill(in, there, vertices, 0);
    }

    private void widen(Buffer buffer, long start, int size, int there) {
        long length = (long) size * there;
        if (bytes.length < length) bytes = new byte[size(length)];
        MemorySegment narrow = MemorySegment.ofArray(bytes).asSlice(0, length);
        reader.read(buffer, start, narrow);
        if (size == 1) {
            for (int i = 0; i < there; i++) in[i] = bytes[i] & 255;
        } else {
            for (int i = 0; i < there; i++) in[i] = narrow.get(ValueLayout.JAVA_SHORT_UNALIGNED, 2L * i) & 0xffff;
        }
    }

    /**
     * Makes the indices of what was read.
     *
     * @param restart an index that begins a primitive anew, where {@code restarts}
     * @param provokingFirst flat values come from the first vertex of a primitive
     * @param patchVertices vertices of a patch
     * @return how many there are
     */
    public int make(Primitive p, boolean restarts, int restart, boolean provokingFirst, int patchVertices) {
        if (PrimitiveIndices.isKnown(p)) {
            primitive = PrimitiveIndices.list(p);
            out = room(out, PrimitiveIndices.count(p, count));
            long cut = restarts ? Integer.toUnsignedLong(restart) : PrimitiveIndices.NO_RESTART;
            made = PrimitiveIndices.write(p, in, 0, count, cut, provokingFirst, out, 0);
            return made;
        }
        primitive = p;
        out = room(out, count);
        made = 0;
        for (int from = 0, end; from < count; from = end + 1) {
            end = runEnd(from, restarts, restart);
            int whole = whole(p, end - from, patchVertices);
            if (end == from) continue;
            if (cuts() && made > 0) out[made++] = RESTART;
            System.arraycopy(in, from, out, made, whole);
            made += whole;
        }
        return made;
    }

    /** Makes the indices of what was read, of primitives with adjacency, as lists of lines or triangles without it. */
    public int makeWithoutNeighbours(Primitive p, boolean restarts, int restart) {
        primitive = p == Primitive.LINES_ADJACENCY || p == Primitive.LINE_STRIP_ADJACENCY
                ? Primitive.LINES
                : Primitive.TRIANGLES;
        out = room(out, 2L * count);
        made = 0;
        for (int from = 0, end; from < count; from = end + 1) {
            end = runEnd(from, restarts, restart);
            withoutNeighbours(p, from, end);
        }
        return made;
    }

    /** Makes the indices of what was read, strips of triangles, as a list of them. */
    public int makeTriangles(boolean restarts, int restart) {
        primitive = Primitive.TRIANGLES;
        out = room(out, 3L * count);
        made = 0;
        for (int from = 0, end; from < count; from = end + 1) {
            end = runEnd(from, restarts, restart);
            for (int i = from; i + 3 <= end; i++) {
                boolean odd = (i - from & 1) != 0;
                triangle(odd ? i + 1 : i, odd ? i : i + 1, i + 2);
            }
        }
        return made;
    }

    /** Makes the indices of what was read, loops of lines, as strips that end where they began. */
    public int makeClosedStrips(boolean restarts, int restart) {
        primitive = Primitive.LINE_STRIP;
        // The first index again and a restart behind each loop, which has two indices and a restart at least.
        out = room(out, 2L * count + 2);
        made = 0;
        for (int from = 0, end; from < count; from = end + 1) {
            end = runEnd(from, restarts, restart);
            if (end - from < 2) continue;
            if (made > 0) out[made++] = RESTART;
            System.arraycopy(in, from, out, made, end - from);
            made += end - from;
            out[made++] = in[from];
        }
        return made;
    }

    private int runEnd(int from, boolean restarts, int restart) {
        if (!restarts) return count;
        int end = from;
        while (end < count && in[end] != restart) end++;
        return end;
    }

    private void withoutNeighbours(Primitive p, int from, int end) {
        switch (p) {
            case LINES_ADJACENCY -> {
                for (int i = from; i + 4 <= end; i += 4) line(i + 1, i + 2);
            }
            case LINE_STRIP_ADJACENCY -> {
                for (int i = from; i + 4 <= end; i++) line(i + 1, i + 2);
            }
            case TRIANGLES_ADJACENCY -> {
                for (int i = from; i + 6 <= end; i += 6) triangle(i, i + 2, i + 4);
            }
            case TRIANGLE_STRIP_ADJACENCY -> {
                boolean odd = false;
                for (int i = from; i + 6 <= end; i += 2) {
                    if (odd) triangle(i, i + 4, i + 2);
                    else triangle(i, i + 2, i + 4);
                    odd = !odd;
                }
            }
            default -> throw new IllegalArgumentException("IndexLists: primitive is " + p + ", must have adjacency");
        }
    }

    private void line(int a, int b) {
        out[made++] = in[a];
        out[made++] = in[b];
    }

    private void triangle(int a, int b, int c) {
        line(a, b);
        out[made++] = in[c];
    }

    /** Primitive as which the converted indices are drawn. */
    public Primitive primitive() {
        return primitive;
    }

    /** One of those made; all ones where a strip is cut. */
    public int index(int at) {
        return out[at];
    }

    /** Whether the made indices may contain restarts, of all ones. */
    public boolean cuts() {
        return switch (primitive) {
            case POINTS, LINES, TRIANGLES, LINES_ADJACENCY, TRIANGLES_ADJACENCY, PATCHES -> false;
            default -> true;
        };
    }

    /** Copies what was made to memory, 4 bytes each. */
    public void write(long address) {
        MemorySegment.copy(out, 0, Memory.ALL, ValueLayout.JAVA_INT_UNALIGNED, address, made);
    }

    /** Of a run without restarts, which begins new lines or triangles, only whole ones count. */
    private static int whole(Primitive p, int n, int patchVertices) {
        return switch (p) {
            case LINES -> n & -2;
            case TRIANGLES -> n / 3 * 3;
            case LINES_ADJACENCY -> n & -4;
            case TRIANGLES_ADJACENCY -> n / 6 * 6;
            case PATCHES -> n / patchVertices * patchVertices;
            default -> n;
        };
    }

    private static int[] room(int[] array, long needed) {
        if (array.length >= needed) return array;
        return new int[Math.max(size(needed), (int) Math.min(LARGEST, 2L * array.length))];
    }

    private static int size(long wanted) {
        if (wanted > LARGEST) {
            throw new OutOfDeviceMemoryException("draw: " + wanted + " indices would have to be made");
        }
        return (int) wanted;
    }
}
