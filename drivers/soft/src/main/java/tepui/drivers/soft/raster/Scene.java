package tepui.drivers.soft.raster;

import java.util.Arrays;

/**
 * Scene, what was drawn since the last flush, ready for the tile workers: the draws' states and the runs of primitives, in drawing order. The
 * context's thread adds to {@link #current}; a large draw has runs of its own, which several threads fill.
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

    /** Memory at which a scene is executed, in words of each array. */
    private static final int MOST_INTS = 1 << 20;

    private static final int MOST_FLOATS = 1 << 21;
    private static final int MOST_LISTS = 1 << 20;
    /** Words of all arrays together that are kept for the next scene. */
    private static final int MOST_KEPT = 1 << 24;
    /** Runs at most; there are a few more where several threads were at it. */
    private static final int MOST_RUNS = 1024;

    /** The states, each as often as there are kinds of primitives drawn with it, and the programs for those. */
    DrawState[] draws = new DrawState[16];

    FragmentProgram[] programs = new FragmentProgram[16];
    /** Bits of {@link DrawUse}. */
    int[] uses = new int[16];
    /** Those of all draws. */
    int allUses;

    int drawCount;
    /** The runs; those behind the last one wait to be used again. */
    SceneRun[] runs = {new SceneRun()};

    int runCount = 1;
    /** The last run, which the context's thread adds to. */
    SceneRun current = runs[0];

    int tilesX;
    private int tilesY;

    // ---- words of the runs before the last
    private long ints;
    private long floats;
    private long lists;

    Scene() {
        reset(0, 0);
    }

    /** Empties it for targets of a size. */
    void reset(int width, int height) {
        tilesX = (width + TILE - 1) >> TILE_SHIFT;
        tilesY = (height + TILE - 1) >> TILE_SHIFT;
        if (runCount > 1) limitMemory();
        drawCount = 0;
        allUses = 0;
        ints = 0;
        floats = 0;
        lists = 0;
        runCount = 0;
        add();
    }

    /** Runs grow as large as the largest that came to their place: what is more than a few scenes is let go. */
    private void limitMemory() {
        long kept = 0;
        for (SceneRun run : runs) {
            kept += run.kept();
            if (kept > MOST_KEPT) run.release();
        }
    }

    private void add() {
        reserveRuns(1);
        current = runs[runCount++];
        current.reset(tilesX, tiles());
        current.limit(left(MOST_INTS, ints), left(MOST_FLOATS, floats), left(MOST_LISTS, lists));
    }

    /** Below 0 where there is no room at all. */
    private static int left(int most, long used) {
        return (int) Math.max(-1, most - used);
    }

    private void reserveRuns(int more) {
        int length = runs.length;
        if (runCount + more <= length) return;
        runs = Arrays.copyOf(runs, Math.max(2 * length, runCount + more));
        for (int i = length; i < runs.length; i++) runs[i] = new SceneRun();
    }

    /** Makes room for so many runs behind the last one; the first of them is the answer. Each is to be reset by who fills it. */
    int reserveShared(int more) {
        // What is empty is used for the first of them.
        if (current.isEmpty()) runCount--;
        else count(current);
        reserveRuns(more + 1);
        return runCount;
    }

    /** Runs from where {@link #reserveShared} said are filled; a new one follows them. */
    void addShared(int filled) {
        for (int i = 0; i < filled; i++) count(runs[runCount++]);
        add();
    }

    private void count(SceneRun run) {
        ints += run.intCount;
        floats += run.floatCount;
        lists += run.listWords();
    }

    /** Is it time to execute it once runs of so many words are added? */
    boolean isFull(long moreInts, long moreFloats, long moreLists) {
        return ints + moreInts > MOST_INTS || floats + moreFloats > MOST_FLOATS || lists + moreLists > MOST_LISTS;
    }

    int tiles() {
        return tilesX * tilesY;
    }

    int tilesY() {
        return tilesY;
    }

    boolean isEmpty() {
        return ints == 0 && current.isEmpty();
    }

    /** Is it time to execute it before more is added? */
    boolean isFull() {
        return current.isFull() || isFull(0, 0, 0) || runCount > MOST_RUNS;
    }

    /**
     * Work of its tiles, those of several runs counted as often: a clear alone is an eighth of a tile, since it fills memory or finds that
     * the tile is as it makes it.
     */
    int tilesOfWork() {
        int eighths = 0;
        for (int i = 0; i < runCount; i++) eighths += 7 * runs[i].drawnTiles() + runs[i].touchedTiles;
        return eighths / 8;
    }

    boolean isTileEmpty(int tile) {
        for (int i = 0; i < runCount; i++) {
            if (!runs[i].isTileEmpty(tile)) return false;
        }
        return true;
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
}
