package tepui.frontends.gl.immediate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.glsl.BuiltinSlots;

/**
 * Vertices as they are specified, words in an array, one after the other. A vertex holds the attributes that were specified among the
 * vertices, in the order of their slots, the position last; one that appears for the first time is put into those that are there,
 * with the value that it had. Slots are locations of attributes (0 to 31), then the ten properties of materials.
 */
public final class VertexStore {
    /** The first slot of materials, in the order of {@code fixed.Materials}. */
    public static final int MATERIALS = 32;

    public static final int SLOTS = 42;
    public static final int POSITION = BuiltinSlots.ATTRIBUTE_VERTEX;
    private static final int ONE = 0x3f800000;

    // ---- what the words of an attribute are
    public static final int FLOAT = 0;
    public static final int INT = 1;
    public static final int UNSIGNED = 2;

    /** Four words a slot: the current values. */
    public final int[] current;
    /** Slots whose values are known: always all of them but while a list is compiled. */
    public long known = -1;
    /** glEnd leaves the primitives where they are: they are for a list. */
    public boolean keepsPrimitives;
    /** An attribute appeared late whose value before is not known. */
    public boolean dangling;

    private final int[] offset = new int[SLOTS];
    private final int[] oldOffset = new int[SLOTS];
    private final int[] size = new int[SLOTS];
    private final int[] kind = new int[SLOTS];
    private final int[] template = new int[4 * SLOTS];
    private int[] data = new int[4096];
    private int words;
    private int stride;
    private int vertices;

    /** Mode, first vertex, vertices of each primitive. */
    private int[] primitives = new int[3 * 64];

    private int primitiveCount;
    private int openMode = -1;
    private int openStart;

    public VertexStore(int[] current) {
        this.current = current;
        Arrays.fill(offset, -1);
    }

    // ---- attributes ------------------------------------------------------------------------------------------------

    /** Four words of an attribute, {@code count} of which were given. */
    public void set(int slot, int count, int x, int y, int z, int w) { // hot
        if (size[slot] != count && (vertices > 0 || openMode >= 0)) grow(slot, count, kind[slot]);
        known |= 1L << slot;
        int c = slot << 2;
        int[] values = current;
        values[c] = x;
        values[c + 1] = y;
        values[c + 2] = z;
        values[c + 3] = w;
        int at = offset[slot];
        if (at < 0) return;
        int[] t = template;
        // What lies behind the attribute's own words is written again by those that it belongs to.
        switch (size[slot]) {
            case 4 -> {
                t[at] = x;
                t[at + 1] = y;
                t[at + 2] = z;
                t[at + 3] = w;
            }
            case 3 -> {
                t[at] = x;
                t[at + 1] = y;
                t[at + 2] = z;
            }
            case 2 -> {
                t[at] = x;
                t[at + 1] = y;
            }
            default -> t[at] = x;
        }
    }

    /** What the words of an attribute are from now on. False where vertices with words of another kind are in the store. */
    public boolean setKind(int slot, int newKind) {
        if (kind[slot] == newKind) return true;
        if (offset[slot] >= 0) return false;
        kind[slot] = newKind;
        return true;
    }

    public int kind(int slot) {
        return kind[slot];
    }

    /** Is the attribute part of the vertices? */
    public boolean has(int slot) {
        return offset[slot] >= 0;
    }

    public int offset(int slot) {
        return offset[slot];
    }

    public int size(int slot) {
        return size[slot];
    }

    /** Mask of the slots that vertices have. */
    public long slots() {
        long mask = 0;
        for (int s = 0; s < SLOTS; s++) {
            if (offset[s] >= 0) mask |= 1L << s;
        }
        return mask;
    }

    private void grow(int slot, int count, int newKind) {
        if (size[slot] >= count) return;
        int oldSize = size[slot];
        if (slot != POSITION && vertices > 0 && (known >>> slot & 1) == 0) dangling = true;
        int oldStride = stride;
        System.arraycopy(offset, 0, oldOffset, 0, SLOTS);
        size[slot] = count;
        kind[slot] = newKind;
        layOut();
        if (vertices > 0) spread(slot, oldSize, oldStride);
        for (int s = 0; s < SLOTS; s++) {
            if (offset[s] >= 0 && s != POSITION) System.arraycopy(current, 4 * s, template, offset[s], size[s]);
        }
    }

    private void layOut() {
        int at = 0;
        for (int s = 0; s < SLOTS; s++) {
            if (s == POSITION) continue;
            offset[s] = size[s] == 0 ? -1 : at;
            at += size[s];
        }
        offset[POSITION] = size[POSITION] == 0 ? -1 : at;
        stride = at + size[POSITION];
    }

    /** Gives the vertices that are there their new form. */
    private void spread(int slot, int oldSize, int oldStride) {
        int[] to = new int[Math.max(data.length, (vertices + 64) * stride)];
        for (int v = 0; v < vertices; v++) {
            for (int s = 0; s < SLOTS; s++) {
                if (offset[s] < 0) continue;
                int had = s == slot ? oldSize : size[s];
                int at = v * stride + offset[s];
                for (int c = 0; c < size[s]; c++) {
                    if (c < had) to[at + c] = data[v * oldStride + oldOffset[s] + c];
                    else if (had == 0) to[at + c] = current[4 * s + c];
                    else to[at + c] = c == 3 ? kind[s] == FLOAT ? ONE : 1 : 0;
                }
            }
        }
        data = to;
        words = vertices * stride;
    }

    // ---- vertices --------------------------------------------------------------------------------------------------

    /** A vertex: the position's words are given, all else is as it was set. */
    public void vertex(int count, int x, int y, int z, int w) { // hot
        if (size[POSITION] < count) grow(POSITION, count, FLOAT);
        int at = words;
        int n = stride;
        if (at + n > data.length) data = Arrays.copyOf(data, 2 * data.length + n);
        int[] d = data;
        int p = size[POSITION];
        System.arraycopy(template, 0, d, at, n - p);
        at += n - p;
        d[at] = x;
        d[at + 1] = y;
        if (p > 2) {
            d[at + 2] = z;
            if (p > 3) d[at + 3] = w;
        }
        words = at + p;
        vertices++;
    }

    public int vertices() {
        return vertices;
    }

    /** Words that the vertices take. */
    public int words() {
        return words;
    }

    public int[] data() {
        return data;
    }

    /** Words of a vertex. */
    public int stride() {
        return stride;
    }

    /** A component of an attribute of a vertex: the vertex's own, or the current one. */
    public int component(int vertex, int slot, int c) {
        int at = offset[slot];
        if (at < 0) return current[4 * slot + c];
        if (c < size[slot]) return data[vertex * stride + at + c];
        return c == 3 ? kind[slot] == FLOAT ? ONE : 1 : 0;
    }

    // ---- primitives ------------------------------------------------------------------------------------------------

    public boolean isOpen() {
        return openMode >= 0;
    }

    public int openMode() {
        return openMode;
    }

    public void begin(int mode) {
        openMode = mode;
        openStart = vertices;
    }

    /** Ends the primitive; vertices that make no whole one are dropped, ones that go on with the primitive before are joined to it. */
    public void end() {
        int mode = openMode;
        openMode = -1;
        int count = Modes.whole(mode, vertices - openStart);
        vertices = openStart + count;
        words = vertices * stride;
        if (count == 0) return;
        int last = 3 * (primitiveCount - 1);
        boolean joins = primitiveCount > 0
                && primitives[last] == mode
                && Modes.isList(mode)
                && primitives[last + 1] + primitives[last + 2] == openStart;
        if (joins) {
            primitives[last + 2] += count;
            return;
        }
        if (3 * primitiveCount + 3 > primitives.length) primitives = Arrays.copyOf(primitives, 2 * primitives.length);
        int at = 3 * primitiveCount++;
        primitives[at] = mode;
        primitives[at + 1] = openStart;
        primitives[at + 2] = count;
    }

    public int primitives() {
        return primitiveCount;
    }

    public int mode(int primitive) {
        return primitives[3 * primitive];
    }

    public int first(int primitive) {
        return primitives[3 * primitive + 1];
    }

    public int count(int primitive) {
        return primitives[3 * primitive + 2];
    }

    /** Forgets all vertices and the layout; current values stay. */
    public void clear() {
        words = 0;
        vertices = 0;
        primitiveCount = 0;
        dangling = false;
        stride = 0;
        Arrays.fill(offset, -1);
        Arrays.fill(size, 0);
    }

    /**
     * Ends what there is of an open primitive, to be drawn, and begins it anew with the vertices that it needs to go on.
     *
     * @param flush draws and keeps the layout
     */
    public void split(Runnable flush, @Nullable LoopStart loop) {
        int mode = openMode;
        int count = vertices - openStart;
        int drawn = Modes.splitAt(mode, count);
        int from = Modes.carryFrom(mode, count);
        boolean first = Modes.carriesFirst(mode);
        int carried = count - from + (first ? 1 : 0);
        int[] kept = new int[carried * stride];
        int to = 0;
        if (first) {
            System.arraycopy(data, openStart * stride, kept, 0, stride);
            to = stride;
        }
        System.arraycopy(data, (openStart + from) * stride, kept, to, kept.length - to);
        if (loop != null && loop.words.length == 0 && mode == Modes.LINE_LOOP) {
            loop.words = Arrays.copyOfRange(data, openStart * stride, (openStart + 1) * stride);
        }
        int goesOn = mode == Modes.LINE_LOOP ? Modes.LINE_STRIP : mode;
        vertices = openStart + drawn;
        openMode = goesOn;
        end();
        flush.run();
        words = kept.length;
        vertices = carried;
        primitiveCount = 0;
        System.arraycopy(kept, 0, data, 0, kept.length);
        openMode = goesOn;
        openStart = 0;
    }

    /** The first vertex of a line loop that was split. */
    public static final class LoopStart {
        private static final int[] NONE = {};
        int[] words = NONE;

        /** Nothing yet. */
        public LoopStart() {}

        public boolean isSet() {
            return words.length != 0;
        }

        public void clear() {
            words = NONE;
        }
    }

    /** Closes a split line loop: its first vertex once more. */
    public void append(LoopStart loop) {
        if (loop.words.length != stride) return;
        if (words + stride > data.length) data = Arrays.copyOf(data, 2 * data.length + stride);
        System.arraycopy(loop.words, 0, data, words, stride);
        words += stride;
        vertices++;
    }
}
