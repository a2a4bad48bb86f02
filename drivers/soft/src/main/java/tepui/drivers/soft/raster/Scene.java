package tepui.drivers.soft.raster;

import java.util.Arrays;

/**
 * Scene, what was drawn since the last flush, ready for the tile workers: records of primitives in flat arrays, and for
 * each tile the list of those that touch it, in drawing order. Filled by one thread, then read by all.
 *
 * <p>A tile's list is a chain of chunks in {@link #lists}: {@link #CHUNK} words, the first of them where the next chunk is.
 */
final class Scene {
    /** Pixels of a tile's side: 64 x 64 x 4 bytes of colour and as many of depth stay in a first- or second-level cache. */
    static final int TILE = 64;

    static final int TILE_SHIFT = 6;

    // ---- a record: RECORD words in ints
    static final int RECORD = 12;
    /** Number of the draw state. */
    static final int DRAW = 0;
    /** Where the record's floats are. */
    static final int FLOATS = 1;
    /** x, y of three vertices in 1/256 pixels, counterclockwise. Lines, points and clears: see their writers. */
    static final int VERTICES = 2;
    /** Pixels that may be touched: lowest, highest << 16. */
    static final int RANGE_X = 8;

    static final int RANGE_Y = 9;
    /** {@link #KIND_MASK} and above. */
    static final int FLAGS = 10;

    static final int LAYER = 11;

    static final int TRIANGLE = 0;
    static final int RECTANGLE = 1;
    static final int COLUMNS = 2;
    static final int CLEAR = 4;
    static final int KIND_MASK = 15;
    static final int FRONT = 16;
    /** Above it: the viewport. */
    static final int VIEWPORT_SHIFT = 8;

    /** A list entry's bit: the primitive covers all of the tile. */
    static final int FULL = 1 << 31;

    private static final int CHUNK = 32;
    /** Memory at which a scene is executed, in words of each array. */
    private static final int MOST_INTS = 1 << 20;

    private static final int MOST_FLOATS = 1 << 21;
    private static final int MOST_LISTS = 1 << 20;

    /** The states, each as often as there are kinds of primitives drawn with it, and the programs for those. */
    DrawState[] draws = new DrawState[16];

    FragmentProgram[] programs = new FragmentProgram[16];
    /** Bits of {@link DrawUse}. */
    int[] uses = new int[16];
    /** Those of all draws. */
    int allUses;

    int drawCount;
    int[] ints = new int[RECORD * 256];
    int intCount;
    float[] floats = new float[64 * 256];
    int floatCount;

    int tilesX;
    int tilesY;
    /** Tiles whose lists hold anything. */
    int touchedTiles;

    private int[] lists = new int[CHUNK * 256];
    private int listCount;
    private int[] head = {};
    private int[] tail = {};
    /** Words used in a tile's last chunk, itself included. */
    private int[] used = {};

    /** Empties it for targets of a size. */
    void reset(int width, int height) {
        tilesX = (width + TILE - 1) >> TILE_SHIFT;
        tilesY = (height + TILE - 1) >> TILE_SHIFT;
        int tiles = tilesX * tilesY;
        if (head.length < tiles) {
            head = new int[tiles];
            tail = new int[tiles];
            used = new int[tiles];
        }
        Arrays.fill(head, 0, tiles, -1);
        Arrays.fill(tail, 0, tiles, -1);
        listCount = 0;
        intCount = 0;
        floatCount = 0;
        drawCount = 0;
        allUses = 0;
        touchedTiles = 0;
    }

    int tiles() {
        return tilesX * tilesY;
    }

    boolean isEmpty() {
        return intCount == 0;
    }

    /** Is it time to execute it before more is added? */
    boolean isFull() {
        return intCount > MOST_INTS || floatCount > MOST_FLOATS || listCount > MOST_LISTS;
    }

    int addDraw(DrawState state, FragmentProgram program, int use) {
        if (drawCount == draws.length) {
            draws = Arrays.copyOf(draws, 2 * drawCount);
            programs = Arrays.copyOf(programs, 2 * drawCount);
            uses = Arrays.copyOf(uses, 2 * drawCount);
        }
        draws[drawCount] = state;
        programs[drawCount] = program;
        uses[drawCount] = use;
        allUses |= use;
        return drawCount++;
    }

    /** Makes room for a record of so many floats; {@link #intCount} and {@link #floatCount} are where it begins. */
    void reserve(int recordFloats) { // hot
        if (intCount + RECORD > ints.length) ints = Arrays.copyOf(ints, 2 * ints.length);
        if (floatCount + recordFloats > floats.length) {
            floats = Arrays.copyOf(floats, Math.max(2 * floats.length, floatCount + recordFloats));
        }
    }

    /** Makes room for so many records of so many floats each. */
    void reserve(int records, int recordFloats) { // hot
        int moreInts = intCount + records * RECORD;
        if (moreInts > ints.length) ints = Arrays.copyOf(ints, Math.max(2 * ints.length, moreInts));
        int moreFloats = floatCount + records * recordFloats;
        if (moreFloats > floats.length) floats = Arrays.copyOf(floats, Math.max(2 * floats.length, moreFloats));
    }

    /** Adds a record, by its first word in {@link #ints}, to a tile's list. */
    void addToTile(int tile, int entry) { // hot
        int last = tail[tile];
        int n = used[tile];
        if (last < 0 || n == CHUNK) {
            if (listCount + CHUNK > lists.length) lists = Arrays.copyOf(lists, 2 * lists.length);
            int chunk = listCount;
            listCount += CHUNK;
            lists[chunk] = -1;
            if (last < 0) {
                head[tile] = chunk;
                touchedTiles++;
            } else {
                lists[last] = chunk;
            }
            tail[tile] = chunk;
            last = chunk;
            n = 1;
        }
        lists[last + n] = entry;
        used[tile] = n + 1;
    }

    boolean isTileEmpty(int tile) {
        return head[tile] < 0;
    }

    /** A walk over a tile's list. */
    static final class Cursor {
        private int chunk;
        private int at;
        private int end;
        private int[] lists = {};
        private int lastChunk;
        private int lastEnd;

        /** Stands before the first entry of the tile. */
        void start(Scene scene, int tile) {
            lists = scene.lists;
            chunk = scene.head[tile];
            lastChunk = scene.tail[tile];
            lastEnd = scene.used[tile];
            at = 1;
            end = chunk == lastChunk ? lastEnd : CHUNK;
        }

        boolean hasNext() { // hot
            if (chunk < 0) return false;
            if (at < end) return true;
            if (chunk == lastChunk) return false;
            chunk = lists[chunk];
            at = 1;
            end = chunk == lastChunk ? lastEnd : CHUNK;
            return true;
        }

        int next() { // hot
            return lists[chunk + at++];
        }
    }
}
