package tepui.drivers.soft.geometry;

import tepui.drivers.soft.raster.PrimitiveBatch;
import tepui.pipe.Primitive;

/**
 * Primitive assembler: from a draw's elements to primitives. A draw is cut into runs at restart indices, a run into
 * pieces that fit the batch; a piece knows how many elements each primitive begins with and how many it advances by,
 * asks {@link VertexStage} for their slots, and writes corners. Quads, polygons and fans become triangles here, loops
 * become lines; adjacency is kept for geometry shaders and dropped otherwise.
 *
 * <p>Corner orders: where the first vertex provokes it is corner 0, where the last one does it is the last corner; quads and
 * polygons name theirs. Both keep the winding.
 */
final class PrimitiveAssembler {
    /** Elements of a piece. Small enough that several pieces fit a batch, so short runs share one. */
    private static final int PIECE = 510;

    /** Primitives of a batch at most: one is flushed before it could overflow. */
    static final int MOST = 4096;

    private static final int ALL_EDGES = 7;
    private static final int STIPPLE_ANEW = PrimitiveBatch.STIPPLE_ANEW;
    private static final int LAST = PrimitiveBatch.LAST_OF_STRIP;
    private static final int FLAGGED = PrimitiveBatch.EDGE_FLAGS;

    /** Receiver of full batches. */
    interface Sink {
        /** Everything collected so far is to be shaded and passed on. */
        void flush();
    }

    final IndexSource indices = new IndexSource();
    final PrimitiveBatch batch = new PrimitiveBatch();
    private final VertexStage vertices;
    private final Sink sink;

    // ---- the draw
    private Primitive primitive = Primitive.TRIANGLES;
    private boolean indexed;
    private boolean firstProvokes;
    /** Adjacent vertices and patches go to the next stage as they are. */
    private boolean whole;

    private int patchVertices = 3;
    private boolean restart;
    private int restartIndex;
    /** Position of element 0: in the index buffer, or the first vertex. */
    private long first;

    private int baseVertex;
    private int nextId;
    /** Of a run's primitives, those from here up to there, where not all are wanted. */
    private int fromPrimitive;

    private int toPrimitive = Integer.MAX_VALUE;

    private final int[] slots = new int[PIECE + 8];
    private final int[] elements = new int[PIECE + 8];

    // ---- what was seen, for statistics
    long inputVertices;
    long inputPrimitives;

    /** The draw has had its time: what is left of it is left out. */
    boolean stopped;

    PrimitiveAssembler(VertexStage vertices, Sink sink) {
        this.vertices = vertices;
        this.sink = sink;
    }

    void configure(Primitive kind, boolean indexedDraw, boolean first, boolean keepWhole, int patch) {
        primitive = kind;
        indexed = indexedDraw;
        firstProvokes = first;
        whole = keepWhole;
        patchVertices = patch;
        int corners = corners(kind, keepWhole, patch);
        batch.vertices = corners;
        batch.count = 0;
        if (batch.provoking.length < MOST) {
            batch.provoking = new byte[MOST];
            batch.primitiveId = new int[MOST];
            batch.flags = new byte[MOST];
        }
        if (batch.corners.length < MOST * Math.max(3, corners)) batch.corners = new int[MOST * Math.max(3, corners)];
    }

    void restart(boolean enabled, int index) {
        restart = enabled;
        restartIndex = index;
    }

    /** Corners of what comes out for {@code primitive}. */
    static int corners(Primitive primitive, boolean whole, int patchVertices) {
        return switch (primitive) {
            case POINTS -> 1;
            case LINES, LINE_STRIP, LINE_LOOP -> 2;
            case LINES_ADJACENCY, LINE_STRIP_ADJACENCY -> whole ? 4 : 2;
            case TRIANGLES_ADJACENCY, TRIANGLE_STRIP_ADJACENCY -> whole ? 6 : 3;
            case PATCHES -> patchVertices;
            default -> 3;
        };
    }

    /** Assembles as another does. */
    void copyFrom(PrimitiveAssembler other) { // hot
        configure(other.primitive, other.indexed, other.firstProvokes, other.whole, other.patchVertices);
        indices.copyFrom(other.indices);
        restart = false;
        stopped = false;
    }

    /** How many primitives so many elements are, if a part of them can be drawn by itself; 0 if not. */
    int parts(int count) {
        if (restart && indexed) return 0;
        return switch (primitive) {
            case POINTS -> count;
            case LINES -> count / 2;
            case LINE_STRIP -> count - 1;
            case TRIANGLES -> count / 3;
            case TRIANGLE_STRIP -> count - 2;
            case QUADS -> count / 4;
            case QUAD_STRIP -> (count - 2) / 2;
            default -> 0;
        };
    }

    /** A part of what {@link #run(long, int, int)} draws: primitives {@code from} up to {@code to}. */
    void part(long firstElement, int count, int base, int from, int to) { // hot
        fromPrimitive = from;
        toPrimitive = to;
        first = firstElement;
        baseVertex = base;
        nextId = from;
        try {
            run(0, count);
        } finally {
            fromPrimitive = 0;
            toPrimitive = Integer.MAX_VALUE;
        }
    }

    /** Counts instances that were drawn in parts. */
    void count(int elements, int primitives, int instances) {
        inputVertices += (long) elements * instances;
        inputPrimitives += (long) primitives * instances;
    }

    /** One instance of one range. The caller has told {@link VertexStage} the instance. */
    void run(long firstElement, int count, int base) { // hot
        first = firstElement;
        baseVertex = base;
        nextId = 0;
        inputVertices += count;
        if (!restart || !indexed) {
            run(0, count);
        } else {
            long end = firstElement + count;
            long from = firstElement;
            while (from < end && !stopped) {
                long cut = indices.find(restartIndex, from, end);
                run((int) (from - firstElement), (int) (cut - from));
                from = cut + 1;
            }
        }
        inputPrimitives += nextId;
    }

    private void run(int from, int n) {
        switch (primitive) {
            case POINTS -> pieces(from, n, 1, 1, 1);
            case LINES -> pieces(from, n, 2, 2, 1);
            case LINE_STRIP -> pieces(from, n, 2, 1, 1);
            case LINE_LOOP -> {
                pieces(from, n, 2, 1, 1);
                if (n > 1) closeLoop(from, n);
            }
            case TRIANGLES -> pieces(from, n, 3, 3, 1);
            case TRIANGLE_STRIP -> pieces(from, n, 3, 1, 1);
            case TRIANGLE_FAN, POLYGON -> fans(from, n);
            case QUADS -> pieces(from, n, 4, 4, 2);
            case QUAD_STRIP -> pieces(from, n, 4, 2, 2);
            case LINES_ADJACENCY -> pieces(from, n, 4, 4, 1);
            case LINE_STRIP_ADJACENCY -> pieces(from, n, 4, 1, 1);
            case TRIANGLES_ADJACENCY -> pieces(from, n, 6, 6, 1);
            case TRIANGLE_STRIP_ADJACENCY -> adjacentStrip(from, n);
            case PATCHES -> pieces(from, n, patchVertices, patchVertices, 1);
        }
    }

    /** Primitives that begin with {@code lead} elements and advance by {@code step}. */
    private void pieces(int from, int n, int lead, int step, int each) {
        if (n < lead) return;
        int total = (n - lead) / step + 1;
        int most = (PIECE - lead) / step + 1;
        int end = Math.min(total, toPrimitive);
        for (int p = fromPrimitive; p < end && !stopped; ) {
            int m = Math.min(most, end - p);
            int used = lead + (m - 1) * step;
            begin(used, m * each);
            map(from + p * step, used, 0);
            emit(m, p, total);
            p += m;
        }
    }

    /** Makes sure that the batch takes what comes. */
    private void begin(int newVertices, int newPrimitives) {
        if (vertices.room() < newVertices || batch.count + newPrimitives > MOST) sink.flush();
    }

    /** Slots of {@code n} elements from {@code position}, to {@link #slots} from {@code at}. */
    private void map(int position, int n, int at) { // hot
        int[] to = slots;
        if (!indexed) {
            int slot = vertices.addRange((int) (first + position), n);
            for (int i = 0; i < n; i++) to[at + i] = slot + i;
            return;
        }
        int[] e = elements;
        indices.read(first + position, n, e);
        VertexStage v = vertices;
        int base = baseVertex;
        for (int i = 0; i < n; i++) to[at + i] = v.slot(e[i] + base);
    }

    /**
     * Writes the corners of {@code m} primitives from the slots of a piece.
     *
     * @param before primitives of the run that came before
     * @param total primitives of the run
     */
    private void emit(int m, int before, int total) { // hot
        int[] s = slots;
        switch (primitive) {
            case POINTS -> {
                for (int i = 0; i < m; i++) add(s[i]);
            }
            case LINES -> {
                for (int i = 0; i < m; i++) line(s[2 * i], s[2 * i + 1], STIPPLE_ANEW | LAST);
            }
            case LINE_STRIP, LINE_LOOP -> {
                int end = primitive == Primitive.LINE_STRIP ? total - 1 : -1;
                for (int i = 0; i < m; i++) {
                    int flags = (before + i == 0 ? STIPPLE_ANEW : 0) | (before + i == end ? LAST : 0);
                    line(s[i], s[i + 1], flags);
                }
            }
            case TRIANGLES -> triangles(m);
            case TRIANGLE_STRIP -> {
                for (int i = 0; i < m; i++) {
                    if ((before + i & 1) == 0) triangle(s[i], s[i + 1], s[i + 2]);
                    else if (firstProvokes) triangle(s[i], s[i + 2], s[i + 1]);
                    else triangle(s[i + 1], s[i], s[i + 2]);
                }
            }
            case QUADS -> {
                for (int i = 0; i < 4 * m; i += 4) quad(s[i], s[i + 1], s[i + 2], s[i + 3], 3);
            }
            case QUAD_STRIP -> {
                for (int i = 0; i < 2 * m; i += 2) quad(s[i], s[i + 1], s[i + 3], s[i + 2], 2);
            }
            case LINES_ADJACENCY -> {
                for (int i = 0; i < 4 * m; i += 4) {
                    if (whole) add(i, 4, 0, STIPPLE_ANEW);
                    else line(s[i + 1], s[i + 2], STIPPLE_ANEW | LAST);
                }
            }
            case LINE_STRIP_ADJACENCY -> {
                for (int i = 0; i < m; i++) {
                    int flags = (before + i == 0 ? STIPPLE_ANEW : 0) | (before + i == total - 1 ? LAST : 0);
                    if (whole) add(i, 4, 0, flags);
                    else line(s[i + 1], s[i + 2], flags);
                }
            }
            case TRIANGLES_ADJACENCY -> {
                for (int i = 0; i < 6 * m; i += 6) {
                    if (whole) add(i, 6, 0, ALL_EDGES | STIPPLE_ANEW);
                    else triangle(s[i], s[i + 2], s[i + 4]);
                }
            }
            case PATCHES -> {
                for (int i = 0; i < m; i++) add(i * patchVertices, patchVertices, 0, 0);
            }
            default -> throw new IllegalStateException("PrimitiveAssembler: " + primitive + " has pieces of its own");
        }
    }

    private void triangles(int m) { // hot
        PrimitiveBatch b = batch;
        int at = b.count;
        System.arraycopy(slots, 0, b.corners, 3 * at, 3 * m);
        int id = nextId;
        byte provokes = (byte) (firstProvokes ? 0 : 2);
        for (int i = 0; i < m; i++) {
            b.provoking[at + i] = provokes;
            b.primitiveId[at + i] = id + i;
            b.flags[at + i] = ALL_EDGES | STIPPLE_ANEW | FLAGGED;
        }
        nextId = id + m;
        b.count = at + m;
    }

    private void add(int slot) {
        int at = batch.count++;
        batch.corners[at] = slot;
        batch.provoking[at] = 0;
        batch.primitiveId[at] = nextId++;
        batch.flags[at] = 0;
    }

    private void line(int a, int b, int flags) {
        int at = batch.count++;
        batch.corners[2 * at] = a;
        batch.corners[2 * at + 1] = b;
        batch.provoking[at] = (byte) (firstProvokes ? 0 : 1);
        batch.primitiveId[at] = nextId++;
        batch.flags[at] = (byte) flags;
    }

    private void triangle(int a, int b, int c) {
        triangle(a, b, c, firstProvokes ? 0 : 2, nextId++, ALL_EDGES | STIPPLE_ANEW);
    }

    private void triangle(int a, int b, int c, int provokes, int id, int flags) {
        int at = batch.count++;
        batch.corners[3 * at] = a;
        batch.corners[3 * at + 1] = b;
        batch.corners[3 * at + 2] = c;
        batch.provoking[at] = (byte) provokes;
        batch.primitiveId[at] = id;
        batch.flags[at] = (byte) flags;
    }

    /**
     * A quad as two triangles that both hold the provoking vertex.
     *
     * @param last which of the four provokes where the last one does: 3 of a quad, 2 of a strip's
     */
    private void quad(int a, int b, int c, int d, int last) {
        int id = nextId++;
        int flagged = last == 3 ? FLAGGED : 0;
        if (firstProvokes) {
            triangle(a, b, c, 0, id, 0b011 | STIPPLE_ANEW | flagged);
            triangle(a, c, d, 0, id, 0b110 | flagged);
        } else if (last == 2) {
            triangle(a, b, c, 2, id, 0b011 | STIPPLE_ANEW);
            triangle(a, c, d, 1, id, 0b110);
        } else {
            triangle(a, b, d, 2, id, 0b101 | STIPPLE_ANEW | flagged);
            triangle(b, c, d, 2, id, 0b011 | flagged);
        }
    }

    /** {@code corners} slots from {@code from}, in order. */
    private void add(int from, int corners, int provokes, int flags) {
        int at = batch.count++;
        System.arraycopy(slots, from, batch.corners, at * corners, corners);
        batch.provoking[at] = (byte) provokes;
        batch.primitiveId[at] = nextId++;
        batch.flags[at] = (byte) flags;
    }

    private void closeLoop(int from, int n) {
        begin(2, 1);
        map(from + n - 1, 1, 0);
        map(from, 1, 1);
        line(slots[0], slots[1], 0);
    }

    /** Triangles around element 0. A polygon is one primitive, flat in its first vertex. */
    private void fans(int from, int n) {
        if (n < 3) return;
        boolean polygon = primitive == Primitive.POLYGON;
        int total = n - 2;
        int id = nextId;
        for (int p = 0; p < total && !stopped; ) {
            int m = Math.min(PIECE - 2, total - p);
            begin(m + 2, m);
            map(from, 1, 0);
            map(from + p + 1, m + 1, 1);
            for (int i = 0; i < m; i++) {
                int b = slots[i + 1];
                int c = slots[i + 2];
                if (polygon) {
                    boolean opens = p + i == 0;
                    boolean closes = p + i == total - 1;
                    int flags = 0b010 | FLAGGED | (opens ? 0b001 | STIPPLE_ANEW : 0) | (closes ? 0b100 : 0);
                    triangle(slots[0], b, c, 0, id, flags);
                } else if (firstProvokes) {
                    triangle(b, c, slots[0]);
                } else {
                    triangle(slots[0], b, c);
                }
            }
            p += m;
        }
        if (polygon) nextId = id + 1;
    }

    /** OpenGL 4.6, table 10.1. */
    private void adjacentStrip(int from, int n) {
        int total = n < 6 ? 0 : (n - 4) / 2;
        int most = (PIECE - 10) / 2;
        for (int p = 0; p < total && !stopped; ) {
            int m = Math.min(most, total - p);
            int low = Math.max(0, 2 * p - 2);
            int high = Math.min(2 * (p + m - 1) + 7, 2 * total + 4);
            begin(high - low, m);
            map(from + low, high - low, 0);
            for (int i = p; i < p + m; i++) {
                int at = 2 * i - low;
                boolean odd = (i & 1) == 1;
                boolean firstOne = i == 0;
                boolean lastOne = i == total - 1;
                int before = firstOne ? at + 1 : at - 2;
                int beyond = lastOne ? at + 5 : at + 6;
                if (!odd) adjacentTriangle(at, before, at + 2, beyond, at + 4, at + 3);
                else if (firstProvokes) adjacentTriangle(at, at + 3, at + 4, beyond, at + 2, before);
                else adjacentTriangle(at + 2, before, at, at + 3, at + 4, beyond);
            }
            p += m;
        }
    }

    /** Vertices and, between them, their neighbours: positions in {@link #slots}. */
    private void adjacentTriangle(int a, int ab, int b, int bc, int c, int ca) {
        int[] s = slots;
        if (!whole) {
            triangle(s[a], s[b], s[c]);
            return;
        }
        int at = batch.count++;
        int[] to = batch.corners;
        to[6 * at] = s[a];
        to[6 * at + 1] = s[ab];
        to[6 * at + 2] = s[b];
        to[6 * at + 3] = s[bc];
        to[6 * at + 4] = s[c];
        to[6 * at + 5] = s[ca];
        batch.provoking[at] = 0;
        batch.primitiveId[at] = nextId++;
        batch.flags[at] = ALL_EDGES | STIPPLE_ANEW;
    }
}
