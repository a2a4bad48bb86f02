package tepui.drivers.d3d12;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Scratch;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.IndexType;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.RasterState;

/**
 * Primitives that Direct3D lacks become lists of indices: quads, loops, polygons, fans, 8-bit indices, restart where there is none
 * or by another index. The vertex that flat inputs come from stays the one that the contract names.
 */
final class Assembly {
    private final D3d12Context context;
    private final Recorder recorder;
    private final BufferWork buffers;
    private final Ring ring;
    private int[] in = new int[64];
    private int[] out = new int[64];
    private int made;
    private Primitive primitive = Primitive.TRIANGLES;
    private @Nullable BufferStorage storage;
    private long offset;

    /** Draws one range of an indirect draw that had to be read back. */
    @FunctionalInterface
    interface Range {
        void draw(
                Primitive primitive,
                boolean indexed,
                int firstInstance,
                int instances,
                int first,
                int vertices,
                int baseVertex,
                int drawId);
    }

    Assembly(D3d12Context context, Recorder recorder, BufferWork buffers) {
        this.context = context;
        this.recorder = recorder;
        this.buffers = buffers;
        ring = new Ring(recorder.gpu, 1 << 20, Place.UPLOAD);
    }

    // ---- what needs nothing of it ---------------------------------------------------------------------------------

    boolean isNative(Primitive p, boolean indexed) { // hot
        switch (p) {
            case LINE_LOOP, QUADS, QUAD_STRIP, POLYGON, TRIANGLE_FAN -> {
                return false;
            }
            default -> {
                if (isAdjacency(p) && dropsAdjacency()) return false;
            }
        }
        if (!indexed) return true;
        BoundState s = context.state;
        if (s.indexType == IndexType.U8) return false;
        if ((s.indexOffset & s.indexType.bytes() - 1) != 0) return false;
        return !s.restart || s.restartIndex == s.indexType.allOnes() && canRestart(p);
    }

    private static boolean isAdjacency(Primitive p) { // hot
        return p.ordinal() >= Primitive.LINES_ADJACENCY.ordinal() && p != Primitive.PATCHES;
    }

    /** vkd3d 1.2 does not know adjacency; without a geometry shader nobody misses it. */
    private boolean dropsAdjacency() { // hot
        return recorder.gpu.features.oldVkd3d && context.state.shaders[Stage.GEOMETRY.ordinal()] == null;
    }

    static boolean canRestart(Primitive p) { // hot
        return switch (p) {
            case LINE_STRIP, TRIANGLE_STRIP, LINE_STRIP_ADJACENCY, TRIANGLE_STRIP_ADJACENCY -> true;
            default -> false;
        };
    }

    /** Is it made of faces, which may all be culled? */
    static boolean hasFaces(Primitive p) { // hot
        return switch (p) {
            case POINTS, LINES, LINE_LOOP, LINE_STRIP, LINES_ADJACENCY, LINE_STRIP_ADJACENCY -> false;
            default -> true;
        };
    }

    static void checkGeometry(Primitive p, Shader.Topology t) { // hot
        boolean fits = switch (t) {
            case POINTS -> p == Primitive.POINTS;
            case LINES, LINE_STRIP, ISOLINES ->
                p == Primitive.LINES || p == Primitive.LINE_STRIP || p == Primitive.LINE_LOOP;
            case LINES_ADJACENCY -> p == Primitive.LINES_ADJACENCY || p == Primitive.LINE_STRIP_ADJACENCY;
            case TRIANGLES_ADJACENCY -> p == Primitive.TRIANGLES_ADJACENCY || p == Primitive.TRIANGLE_STRIP_ADJACENCY;
            default ->
                switch (p) {
                    case TRIANGLES, TRIANGLE_STRIP, TRIANGLE_FAN, QUADS, QUAD_STRIP, POLYGON -> true;
                    default -> false;
                };
        };
        if (!fits) {
            throw new IllegalArgumentException("draw: primitive is " + p + ", the geometry shader takes "
                    + t.name().toLowerCase(java.util.Locale.ROOT));
        }
    }

    // ---- what was made --------------------------------------------------------------------------------------------

    Primitive primitive() {
        return primitive;
    }

    /** The indices made contain restarts. */
    boolean cuts() {
        return switch (primitive) {
            case POINTS, LINES, TRIANGLES, LINES_ADJACENCY, TRIANGLES_ADJACENCY, PATCHES -> false;
            default -> true;
        };
    }

    BufferStorage storage() {
        BufferStorage s = storage;
        if (s == null) throw new IllegalStateException("Assembly.storage: nothing was made");
        return s;
    }

    long offset() {
        return offset;
    }

    /** Makes the indices of a range; the answer is how many. Without indices they count from 0. */
    int make(Primitive p, boolean indexed, boolean restart, int first, int vertices) {
        int count;
        if (indexed) {
            count = read(first, vertices);
        } else {
            count = vertices;
            if (in.length < count) in = new int[Math.max(count, in.length * 2)];
            for (int i = 0; i < count; i++) in[i] = i;
        }
        made = 0;
        primitive = switch (p) {
            case LINE_LOOP -> Primitive.LINES;
            case QUADS, QUAD_STRIP, POLYGON, TRIANGLE_FAN -> Primitive.TRIANGLES;
            case LINES_ADJACENCY, LINE_STRIP_ADJACENCY -> dropsAdjacency() ? Primitive.LINES : p;
            case TRIANGLES_ADJACENCY, TRIANGLE_STRIP_ADJACENCY -> dropsAdjacency() ? Primitive.TRIANGLES : p;
            default -> p;
        };
        int cut = context.state.restartIndex;
        int bytes = context.state.indexType.bytes();
        if (bytes < 4) cut &= (1 << 8 * bytes) - 1;
        int from = 0;
        for (int i = 0; i <= count; i++) {
            if (i < count && !(restart && in[i] == cut)) continue;
            if (i > from) run(p, from, i - from);
            from = i + 1;
        }
        if (made == 0) return 0;
        recorder.ensure();
        offset = ring.take(made * 4L, 16, recorder.serial);
        storage = ring.storage;
        for (int i = 0; i < made; i++) Scratch.putInt(ring.storage.address + offset + 4L * i, out[i]);
        return made;
    }

    private void put(int index) {
        if (made == out.length) out = Arrays.copyOf(out, made * 2);
        out[made++] = index;
    }

    private void put(int a, int b, int c) {
        put(in[a]);
        put(in[b]);
        put(in[c]);
    }

    private void run(Primitive p, int at, int n) {
        RasterState r = context.device.states().raster.get(context.state.raster);
        boolean first = r.provokingFirst();
        switch (p) {
            case LINE_LOOP -> {
                if (n < 2) return;
                for (int i = 0; i < n; i++) {
                    put(in[at + i]);
                    put(in[at + (i + 1) % n]);
                }
            }
            case QUADS -> {
                for (int i = at; i + 3 < at + n; i += 4) {
                    if (first) {
                        put(i, i + 1, i + 2);
                        put(i, i + 2, i + 3);
                    } else {
                        put(i, i + 1, i + 3);
                        put(i + 1, i + 2, i + 3);
                    }
                }
            }
            case QUAD_STRIP -> {
                for (int i = at; i + 3 < at + n; i += 2) {
                    put(i, i + 1, i + 3);
                    if (first) put(i, i + 3, i + 2);
                    else put(i + 2, i, i + 3);
                }
            }
            case POLYGON -> {
                for (int i = at + 1; i + 1 < at + n; i++) {
                    if (first) put(at, i, i + 1);
                    else put(i, i + 1, at);
                }
            }
            case TRIANGLE_FAN -> {
                for (int i = at + 1; i + 1 < at + n; i++) {
                    if (first) put(i, i + 1, at);
                    else put(at, i, i + 1);
                }
            }
            case LINES_ADJACENCY, LINE_STRIP_ADJACENCY, TRIANGLES_ADJACENCY, TRIANGLE_STRIP_ADJACENCY -> {
                if (dropsAdjacency()) withoutNeighbours(p, at, n);
                else plain(p, at, n);
            }
            default -> plain(p, at, n);
        }
    }

    private void withoutNeighbours(Primitive p, int at, int n) {
        switch (p) {
            case LINES_ADJACENCY -> {
                for (int i = at; i + 3 < at + n; i += 4) {
                    put(in[i + 1]);
                    put(in[i + 2]);
                }
            }
            case LINE_STRIP_ADJACENCY -> {
                for (int i = at + 1; i + 2 < at + n; i++) {
                    put(in[i]);
                    put(in[i + 1]);
                }
            }
            case TRIANGLES_ADJACENCY -> {
                for (int i = at; i + 5 < at + n; i += 6) put(i, i + 2, i + 4);
            }
            default -> {
                for (int i = at, k = 0; i + 5 < at + n; i += 2, k++) {
                    if ((k & 1) == 0) put(i, i + 2, i + 4);
                    else put(i, i + 4, i + 2);
                }
            }
        }
    }

    private void plain(Primitive p, int at, int n) {
        int whole = whole(p, n);
        if (cuts() && made > 0) put(-1);
        for (int i = 0; i < whole; i++) put(in[at + i]);
    }

    private int whole(Primitive p, int n) {
        return switch (p) {
            case LINES -> n & -2;
            case TRIANGLES -> n / 3 * 3;
            case LINES_ADJACENCY -> n & -4;
            case TRIANGLES_ADJACENCY -> n / 6 * 6;
            case PATCHES -> n / context.state.patchVertices * context.state.patchVertices;
            default -> n;
        };
    }

    private int read(int first, int vertices) {
        BoundState s = context.state;
        D3d12Buffer b = s.indexBuffer;
        if (b == null) return 0;
        int bytes = s.indexType.bytes();
        long start = s.indexOffset + (long) first * bytes;
        long there = Math.max(0, (b.size() - start) / bytes);
        int count = (int) Math.min(vertices, there);
        // Indices outside of the buffer are 0.
        if (in.length < vertices) in = new int[Math.max(vertices, in.length * 2)];
        Arrays.fill(in, 0, vertices, 0);
        if (count > 0) {
            try (Scratch scratch = Scratch.brief((long) count * bytes + 32)) {
                long memory = scratch.take((long) count * bytes);
                buffers.read(b, start, Memory.at(memory, (long) count * bytes));
                for (int i = 0; i < count; i++) {
                    in[i] = switch (bytes) {
                        case 1 -> Scratch.getInt(memory + i) & 255;
                        case 2 -> Scratch.getInt(memory + 2L * i) & 0xffff;
                        default -> Scratch.getInt(memory + 4L * i);
                    };
                }
            }
        }
        return vertices;
    }

    /** Reads the parameters of an indirect draw back and makes direct draws of them. */
    void readIndirect(
            boolean indexed,
            D3d12Buffer b,
            long at,
            int maxDraws,
            int stride,
            @Nullable D3d12Buffer counts,
            long countOffset,
            Range range,
            Primitive p) {
        int draws = maxDraws;
        int words = indexed ? 5 : 4;
        int step = stride == 0 ? words * 4 : stride;
        try (Scratch scratch = Scratch.brief(4096)) {
            if (counts != null) {
                long memory = scratch.take(4);
                buffers.read(counts, countOffset, Memory.at(memory, 4));
                int count = Scratch.getInt(memory);
                draws = count < 0 ? maxDraws : Math.min(maxDraws, count);
            }
            long memory = scratch.take(20);
            for (int i = 0; i < draws; i++) {
                buffers.read(b, at + (long) i * step, Memory.at(memory, words * 4L));
                int vertices = Scratch.getInt(memory);
                int instances = Scratch.getInt(memory + 4);
                int first = Scratch.getInt(memory + 8);
                int base = indexed ? Scratch.getInt(memory + 12) : 0;
                int firstInstance = Scratch.getInt(memory + (indexed ? 16 : 12));
                if (vertices <= 0 || instances <= 0 || first < 0) continue;
                range.draw(p, indexed, firstInstance, instances, first, vertices, base, i);
            }
        }
    }

    void close() {
        ring.close();
    }
}
