package tepui.frontends.gl.immediate;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.Native;
import tepui.frontends.glsl.BuiltinSlots;

/**
 * Store of vertices as they are specified, words in an array, one after the other. A vertex holds the attributes that
 * were specified among the vertices, in the order of their slots, the position last; one that appears for the first
 * time is put into those that are there, with the value that it had. Slots are locations of attributes (0 to 31), then
 * the ten properties of materials, then the third and fourth components of generic attributes that are doubles.
 */
public final class VertexStore {
    /** The first slot of materials, in the order of {@code fixed.Materials}. */
    public static final int MATERIALS = 32;

    public static final int MATERIAL_COUNT = 10;
    /** The first slot of second halves. */
    public static final int WIDE = MATERIALS + MATERIAL_COUNT;

    public static final int SLOTS = WIDE + 16;
    /** Words after which an open primitive is drawn in parts. */
    public static final int SPLIT = 1 << 20;

    public static final int POSITION = BuiltinSlots.ATTRIBUTE_VERTEX;
    private static final int ONE = 0x3f800000;
    private static final int SLACK = 4;
    /** Words of room for vertices that are drawn at once, so that stores of a context grow for long primitives only. */
    private static final int ROOM = (1 << 16) + (1 << 14);

    // ---- what the words of an attribute are
    public static final int FLOAT = 0;
    public static final int INT = 1;
    public static final int UNSIGNED = 2;
    /** Two words a component. */
    public static final int DOUBLE = 3;

    /** Slots whose values are known: always all of them but while a list is compiled. */
    public long known = -1;
    /** glEnd leaves the primitives where they are: they are for a list. */
    public boolean keepsPrimitives;
    /** An attribute appeared late whose value before is not known. */
    public boolean dangling;

    /** Four words a slot. Those of attributes that vertices have are in {@link #template} and come here when somebody asks. */
    private final int[] current;
    /** Slots whose current values may differ from what {@link #takeChanged} has told. */
    private long changed = -1;

    private final int[] offset = new int[SLOTS];
    private final int[] oldOffset = new int[SLOTS];
    private final int[] size = new int[SLOTS];
    private final int[] kind = new int[SLOTS];
    /** Slots that vertices have. */
    private long slots;
    /**
     * Where {@link #put} writes a slot: offset, and its size in the upper half; 0 for slots that vertices do not have. No array of ints: what is stored
     * in those may be any of them, as far as a compiler knows, and this one would be read again.
     */
    private final char[] place = new char[SLOTS];

    private final ExpectedLayout expected = new ExpectedLayout();
    /** The next vertex but for its position; longer than any vertex, since {@link #add} copies four words at a time. */
    private final int[] template = new int[4 * SLOTS + SLACK];

    private int[] data = new int[4096];
    private int words;
    private int stride;
    /** Words of a vertex before its position, and of the position. */
    private int attributeWords;

    private int positionWords;
    /** {@link #add} has room while {@link #words} is below; -1 while no primitive is open. */
    private int limit = -1;

    /** Mode, first vertex, vertices of each primitive. */
    private int[] primitives = new int[3 * 64];

    private int primitiveCount;
    private int openMode = -1;
    private int openStart;

    /** @param values four words a slot, this object's from now on */
    public VertexStore(int[] values) {
        current = values;
        Arrays.fill(offset, -1);
    }

    // ---- attributes ------------------------------------------------------------------------------------------------

    /**
     * Four words of an attribute, {@code count} of which were given, where vertices have it with as many or more: a few stores. False where they
     * have not, and nothing happened.
     */
    public boolean put(int slot, int count, int x, int y, int z, int w) { // hot
        int at = place[slot];
        int has = at >> 8;
        if (has != count) return has > count && putAll(slot, has, x, y, z, w);
        at &= 0xff;
        int[] t = template;
        t[at] = x;
        if (count > 1) t[at + 1] = y;
        if (count > 2) t[at + 2] = z;
        if (count > 3) t[at + 3] = w;
        return true;
    }

    /** The words of an attribute that vertices have with more than were given: the rest say what it is without them. */
    private boolean putAll(int slot, int has, int x, int y, int z, int w) { // hot
        if (kind[slot] != FLOAT) return false;
        int at = place[slot] & 0xff;
        int[] t = template;
        t[at] = x;
        t[at + 1] = y;
        if (has > 2) t[at + 2] = z;
        if (has > 3) t[at + 3] = w;
        return true;
    }

    /** Four words of an attribute, {@code count} of which were given. */
    public void set(int slot, int count, int x, int y, int z, int w) { // hot
        if (size[slot] != count && (words > 0 || openMode >= 0)) grow(slot, count, kind[slot]);
        known |= 1L << slot;
        changed |= 1L << slot;
        int c = slot << 2;
        int[] values = current;
        values[c] = x;
        values[c + 1] = y;
        values[c + 2] = z;
        values[c + 3] = w;
        int at = offset[slot];
        if (at >= 0) System.arraycopy(values, c, template, at, size[slot]);
    }

    /** Four words a slot: the current values, which may be written to while no vertices are there. */
    public int[] current() { // hot
        if (slots != 0) settle();
        return current;
    }

    /** Current values come out of the template. What lies behind an attribute's own words is what it is without them. */
    private void settle() {
        changed |= slots;
        for (long rest = slots & ~(1L << POSITION); rest != 0; rest &= rest - 1) {
            int s = Long.numberOfTrailingZeros(rest);
            System.arraycopy(template, offset[s], current, 4 * s, size[s]);
        }
    }

    /** Slots whose current values were set since this was asked last. */
    public long takeChanged() { // hot
        long result = changed | slots;
        changed = 0;
        return result;
    }

    /** Takes over all current values of another store. */
    void take(VertexStore from) {
        System.arraycopy(from.current(), 0, current, 0, current.length);
        changed = -1;
    }

    /** The current value of a slot that vertices have not, from elsewhere. */
    public void seed(int slot, int component, int word) {
        current[4 * slot + component] = word;
        changed |= 1L << slot;
    }

    /** Sets the kind of an attribute's words. False where vertices with words of another kind are in the store. */
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
    public long slots() { // hot
        return slots;
    }

    private void grow(int slot, int count, int newKind) {
        if (size[slot] >= count) return;
        settle();
        int vertices = vertices();
        int oldSize = size[slot];
        if (slot != POSITION && vertices > 0 && (known >>> slot & 1) == 0) dangling = true;
        int oldStride = stride;
        System.arraycopy(offset, 0, oldOffset, 0, SLOTS);
        size[slot] = count;
        kind[slot] = newKind;
        slots |= 1L << slot;
        layOut();
        if (vertices > 0) spread(slot, oldSize, oldStride, vertices);
        fillTemplate();
        if (openMode >= 0) open();
    }

    private void fillTemplate() {
        for (long rest = slots & ~(1L << POSITION); rest != 0; rest &= rest - 1) {
            int s = Long.numberOfTrailingZeros(rest);
            System.arraycopy(current, 4 * s, template, offset[s], size[s]);
        }
    }

    private void layOut() {
        int at = 0;
        for (long rest = slots & ~(1L << POSITION); rest != 0; rest &= rest - 1) {
            int s = Long.numberOfTrailingZeros(rest);
            offset[s] = at;
            place[s] = (char) (at | size[s] << 8);
            at += size[s];
        }
        attributeWords = at;
        positionWords = size[POSITION];
        offset[POSITION] = positionWords == 0 ? -1 : at;
        stride = at + positionWords;
    }

    /** Gives the vertices that are there their new form. */
    private void spread(int slot, int oldSize, int oldStride, int vertices) {
        int[] to = new int[Math.max(data.length, (vertices + 64) * stride)];
        for (int v = 0; v < vertices; v++) {
            for (long rest = slots; rest != 0; rest &= rest - 1) {
                int s = Long.numberOfTrailingZeros(rest);
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

    /** {@link #vertex} where there is room and positions have as many words or more. False where not, and nothing happened. */
    public boolean add(int count, int x, int y, int z, int w) { // hot
        int at = words;
        int has = positionWords;
        if (at >= limit || has != count && (has < count || kind[POSITION] != FLOAT)) return false;
        int[] d = data;
        int n = attributeWords;
        int[] t = template;
        // What is copied too much is written again, by the position or by the next vertex.
        if (n > 0) {
            d[at] = t[0];
            d[at + 1] = t[1];
            d[at + 2] = t[2];
            d[at + 3] = t[3];
            for (int i = 4; i < n; i += 4) {
                d[at + i] = t[i];
                d[at + i + 1] = t[i + 1];
                d[at + i + 2] = t[i + 2];
                d[at + i + 3] = t[i + 3];
            }
            at += n;
        }
        d[at] = x;
        d[at + 1] = y;
        d[at + 2] = z;
        d[at + 3] = w;
        words = at + has;
        return true;
    }

    /** A part of a vertex in memory: words of a slot, and the word of the vertex that they begin at, in 16 bits. */
    public static int part(int slot, int count, int at) { // hot
        return slot | count << 5 | at << 8;
    }

    /** The slot of a part. */
    public static int slot(int part) { // hot
        return part & 31;
    }

    private static int partWords(int part) { // hot
        return part >> 5 & 7;
    }

    private static int partBytes(int part) { // hot
        return (part >> 8 & 0xff) << 2;
    }

    /**
     * Vertices in memory, by their parts, as {@link #put} and {@link #add} would take them: as many as there is room for, from the first on. None where vertices of the
     * store have not each part with as many words or more.
     */
    public int append(long from, int step, long parts, int most) { // hot
        int each = stride;
        int count = each == 0 ? 0 : Math.min(most, (limit - words) / each);
        if (count <= 0) return 0;
        long given = 0;
        boolean alike = step == 4 * each;
        for (long rest = parts; rest != 0; rest >>>= 16) {
            int slot = slot((int) rest);
            int has = slot == POSITION ? positionWords : place[slot] >> 8;
            int gives = partWords((int) rest);
            if (has != gives && (has < gives || kind[slot] != FLOAT)) return 0;
            alike &= has == gives && partBytes((int) rest) == 4 * offset[slot];
            given |= 1L << slot;
        }
        int to = words;
        if (alike) {
            // All that they have, in the order of the store's own.
            Native.getInts(from, data, to, count * each);
            words = to + count * each;
            System.arraycopy(data, words - each, template, 0, attributeWords);
            return count;
        }
        for (long rest = slots & ~given; rest != 0; rest &= rest - 1) {
            int s = Long.numberOfTrailingZeros(rest);
            for (int v = 0; v < count; v++)
                System.arraycopy(template, offset[s], data, to + offset[s] + v * each, size[s]);
        }
        for (long rest = parts; rest != 0; rest >>>= 16) {
            int slot = slot((int) rest);
            copy(from + partBytes((int) rest), step, to + offset[slot], count, partWords((int) rest));
            complete(to + offset[slot], count, partWords((int) rest), size[slot]);
            if (slot != POSITION)
                System.arraycopy(data, to + (count - 1) * each + offset[slot], template, offset[slot], size[slot]);
        }
        words = to + count * each;
        return count;
    }

    /** An attribute of vertices. */
    private void copy(long from, int step, int to, int count, int n) { // hot
        int[] d = data;
        int each = stride;
        int end = to + count * each;
        // So that the checks of bounds leave the loops.
        if (to < 0 || end > d.length - SLACK || each <= 0) throw new IllegalStateException("append: no room");
        long a = from;
        switch (n) {
            case 2 -> {
                for (int at = to; at < end; at += each, a += step) {
                    d[at] = Native.getInt(a);
                    d[at + 1] = Native.getInt(a + 4);
                }
            }
            case 3 -> {
                for (int at = to; at < end; at += each, a += step) {
                    d[at] = Native.getInt(a);
                    d[at + 1] = Native.getInt(a + 4);
                    d[at + 2] = Native.getInt(a + 8);
                }
            }
            default -> {
                for (int at = to; at < end; at += each, a += step) Native.getInts(a, d, at, n);
            }
        }
    }

    /** The words of an attribute that were not given: what it is without them. */
    private void complete(int to, int count, int given, int has) { // hot
        for (int c = given; c < has; c++) {
            int rest = c == 3 ? ONE : 0;
            for (int v = 0, at = to + c; v < count; v++, at += stride) data[at] = rest;
        }
    }

    /** A vertex of the open primitive: the position's words are given, all else is as it was set. One word, of glVertexAttrib1f(0), makes a position of two. */
    public void vertex(int given, int x, int y, int z, int w) {
        int count = Math.max(given, 2);
        if (positionWords < count) grow(POSITION, count, FLOAT);
        if (words >= limit) {
            if (words + stride + SLACK >= data.length) data = Arrays.copyOf(data, 2 * data.length + stride + SLACK);
            open();
        }
        boolean added = switch (positionWords) {
            case 2 -> add(2, x, y, z, w);
            case 3 -> add(3, x, y, z, w);
            default -> add(4, x, y, z, w);
        };
        if (!added) throw new IllegalStateException("vertex: no primitive is open");
    }

    /** A primitive is open: there is room for so much, and at {@link #SPLIT} words somebody looks. */
    private void open() {
        int room = data.length - stride - SLACK;
        limit = words < SPLIT ? Math.min(room, SPLIT) : room;
    }

    public int vertices() {
        return stride == 0 ? 0 : words / stride;
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

    /** The mode that was begun; -1 where none is. */
    public int openMode() {
        return openMode;
    }

    /** Vertices of a patch. */
    public int patchVertices = 3;

    public void begin(int mode) {
        if (slots == 0 && !keepsPrimitives) expect();
        openMode = mode;
        openStart = vertices();
        open();
    }

    /** The first primitive of a batch begins with the attributes that the batch before had. */
    private void expect() {
        if (data.length < ROOM) data = new int[ROOM];
        slots = expected.begin(current, kind);
        for (long rest = slots; rest != 0; rest &= rest - 1) {
            int s = Long.numberOfTrailingZeros(rest);
            size[s] = expected.size(s);
        }
        layOut();
        fillTemplate();
    }

    /** Ends the primitive; vertices that make no whole one are dropped, ones that go on with the primitive before are joined to it. */
    public void end() {
        int mode = openMode;
        openMode = -1;
        limit = -1;
        int count = Modes.whole(mode, vertices() - openStart);
        words = (openStart + count) * stride;
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
        settle();
        if (words > 0 && !keepsPrimitives) expected.end(this);
        words = 0;
        primitiveCount = 0;
        dangling = false;
        for (long rest = slots; rest != 0; rest &= rest - 1) {
            int s = Long.numberOfTrailingZeros(rest);
            offset[s] = -1;
            place[s] = 0;
            size[s] = 0;
        }
        slots = 0;
        stride = 0;
        attributeWords = 0;
        positionWords = 0;
    }

    /**
     * Ends what there is of an open primitive, to be drawn, and begins it anew with the vertices that it needs to go on.
     *
     * @param flush draws and keeps the layout
     */
    public void split(Runnable flush, @Nullable LoopStart loop) {
        int mode = openMode;
        int count = vertices() - openStart;
        int drawn = Modes.splitAt(mode, count);
        int from = Modes.carryFrom(mode, count);
        if (mode == Modes.PATCHES) {
            drawn = count - count % patchVertices;
            from = drawn;
        }
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
        words = (openStart + drawn) * stride;
        openMode = goesOn;
        end();
        flush.run();
        words = kept.length;
        primitiveCount = 0;
        System.arraycopy(kept, 0, data, 0, kept.length);
        openMode = goesOn;
        openStart = 0;
        open();
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
    }
}
