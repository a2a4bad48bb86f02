package tepui.drivers.soft.raster;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Run of a scene's primitives: their records in flat arrays, as {@link Scene} lays them out, and for each tile the list of those that touch
 * it, in drawing order. Filled by one thread, then read by all. The runs of a scene follow one another.
 *
 * <p>A tile's list is a chain of chunks in {@link #lists}: {@link #CHUNK} words, the first of them where the next chunk is.
 */
final class SceneRun {
    private static final int CHUNK = 32;
    private static final int FIRST_INTS = Scene.RECORD * 256;
    private static final int FIRST_FLOATS = 64 * 256;
    private static final int FIRST_LISTS = CHUNK * 256;

    int[] ints = {};
    int intCount;
    float[] floats = {};
    int floatCount;
    /** The arrays as machine code is given them: made once, as many runs take turns. */
    MemorySegment intSegment = MemorySegment.ofArray(ints);

    MemorySegment floatSegment = MemorySegment.ofArray(floats);

    int tilesX;
    /** Tiles whose lists hold anything. */
    int touchedTiles;
    /** Records of clears. */
    int clears;

    private int[] lists = {};
    private int listCount;
    private int[] head = {};
    private int[] tail = {};
    /** Words used in a tile's last chunk, itself included. */
    private int[] used = {};

    /** Words of each array from which on it is full. */
    private int mostInts;

    private int mostFloats;
    private int mostLists;

    /** Empties it. */
    void reset(int newTilesX, int tiles) {
        tilesX = newTilesX;
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
        touchedTiles = 0;
        clears = 0;
        limit(Integer.MAX_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE);
    }

    /** Words of memory that it keeps for the next scene. */
    long kept() {
        return (long) ints.length + floats.length + lists.length;
    }

    /** Lets its memory go. */
    void release() {
        setInts(new int[0]);
        setFloats(new float[0]);
        lists = new int[0];
    }

    /** Says how much it may hold. */
    void limit(int newInts, int newFloats, int newLists) {
        mostInts = newInts;
        mostFloats = newFloats;
        mostLists = newLists;
    }

    boolean isEmpty() {
        return intCount == 0;
    }

    /** Is it time to execute the scene before more is added? */
    boolean isFull() { // hot
        return intCount > mostInts || floatCount > mostFloats || listCount > mostLists;
    }

    /** Words of its lists. */
    int listWords() {
        return listCount;
    }

    /** Makes room for a record of so many floats; {@link #intCount} and {@link #floatCount} are where it begins. */
    void reserve(int recordFloats) { // hot
        reserve(1, recordFloats);
    }

    /** Makes room for so many records of so many floats each. */
    void reserve(int records, int recordFloats) { // hot
        int moreInts = intCount + records * Scene.RECORD;
        if (moreInts > ints.length) setInts(Arrays.copyOf(ints, grown(ints.length, moreInts, FIRST_INTS)));
        int moreFloats = floatCount + records * recordFloats;
        if (moreFloats > floats.length)
            setFloats(Arrays.copyOf(floats, grown(floats.length, moreFloats, FIRST_FLOATS)));
    }

    private void setInts(int[] array) {
        ints = array;
        intSegment = MemorySegment.ofArray(array);
    }

    private void setFloats(float[] array) {
        floats = array;
        floatSegment = MemorySegment.ofArray(array);
    }

    private static int grown(int length, int needed, int first) {
        return Math.max(first, Math.max(2 * length, needed));
    }

    /** Adds a record, by its first word in {@link #ints}, to a tile's list. */
    void addToTile(int tile, int entry) { // hot
        int last = tail[tile];
        int n = used[tile];
        if (last < 0 || n == CHUNK) {
            if (listCount + CHUNK > lists.length)
                lists = Arrays.copyOf(lists, grown(lists.length, listCount + CHUNK, FIRST_LISTS));
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

    /** Tiles whose lists hold more entries than there are clears. */
    int drawnTiles() {
        if (clears == 0) return touchedTiles;
        int sum = 0;
        for (int rest = touchedTiles, tile = 0; rest > 0; tile++) {
            if (head[tile] < 0) continue;
            rest--;
            if (head[tile] != tail[tile] || used[tile] - 1 > clears) sum++;
        }
        return sum;
    }

    boolean isTileEmpty(int tile) {
        return head[tile] < 0;
    }

    /** Walk over a tile's list, run after run. */
    static final class Cursor {
        private @Nullable Scene scene;
        private int tile;
        private int nextRun;
        private int chunk;
        private int at;
        private int end;
        private int[] lists = {};
        private int lastChunk;
        private int lastEnd;
        /** The run that the next entry is of. */
        SceneRun run = new SceneRun();

        /** Stands before the first entry of the tile. */
        void start(Scene newScene, int newTile) {
            scene = newScene;
            tile = newTile;
            nextRun = 0;
            chunk = -1;
            at = 0;
            end = 0;
            lastChunk = -1;
        }

        boolean hasNext() { // hot
            if (at < end) return true;
            if (chunk != lastChunk) {
                chunk = lists[chunk];
                at = 1;
                end = chunk == lastChunk ? lastEnd : CHUNK;
                return true;
            }
            return nextRun();
        }

        private boolean nextRun() { // hot
            Scene s = scene;
            if (s == null) return false;
            while (nextRun < s.runCount) {
                SceneRun r = s.runs[nextRun++];
                if (r.intCount == 0 || r.head[tile] < 0) continue;
                run = r;
                lists = r.lists;
                chunk = r.head[tile];
                lastChunk = r.tail[tile];
                lastEnd = r.used[tile];
                at = 1;
                end = chunk == lastChunk ? lastEnd : CHUNK;
                return true;
            }
            return false;
        }

        int next() { // hot
            return lists[chunk + at++];
        }
    }
}
