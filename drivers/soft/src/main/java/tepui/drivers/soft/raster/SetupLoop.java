package tepui.drivers.soft.raster;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeMemory;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.jit.ArrayCall;
import tepui.drivers.soft.jit.Slots;
import tepui.pipe.RasterState;

/**
 * Set-up of a batch's triangles by machine code: vertices in window space, then records of those triangles that need not be clipped. For
 * draws that want nothing unusual of a triangle; {@link TriangleSetup} does the same for others, and one that must be clipped ends a call.
 */
final class SetupLoop {
    // ---- the control block that SetupCode reads
    static final int NEXT = 0;
    static final int END = 1;
    /** Vertices that are to be transformed. */
    static final int FIRST_VERTEX = 2;

    static final int END_VERTEX = 3;
    /** Bytes of a vertex record. */
    static final int RECORD_BYTES = 4;

    static final int DRAW = 5;
    /** Where the next record's floats begin, and how many they are. */
    static final int FLOATS = 6;

    static final int RECORD_FLOATS = 7;
    /** Records that were written. */
    static final int MADE = 8;

    static final int SMOOTH = 9;
    static final int FLAT = 10;
    /** Clip codes that count. */
    static final int CODES = 11;
    /** Triangles with a positive area, and those with a negative one. */
    static final int POSITIVE = 12;

    static final int NEGATIVE = 16;
    // ---- of those
    static final int CULLED = 0;
    static final int FLAGS = 1;
    static final int FACING = 2;
    static final int SWAPPED = 3;

    // ---- vectors of four words
    /** Added to the lowest and the highest coordinates, so that rounding down gives pixels. */
    static final int LOW_SHIFT = 20;

    static final int HIGH_SHIFT = 24;
    /** Pixels that may be touched. */
    static final int LOWEST = 28;

    static final int HIGHEST = 32;
    /** Factor of -w that the lower planes are compared with. */
    static final int LOWER = 36;

    /** The words of vertex records that are interpolated; behind them the flat ones. */
    static final int LIST = 40;

    private static final int WORDS = LIST + 2 * Slots.VERTEX_WORDS;

    // ---- arrays, as the call passes them
    static final int CONTROL = 0;
    static final int RECORDS = 1;
    static final int CORNERS = 2;
    static final int INTS = 3;
    static final int FLOAT_ARRAY = 4;
    static final int CODE = 5;
    static final int XY = 6;
    static final int Z = 7;
    static final int W = 8;
    static final int IDS = 9;
    static final int PROVOKING = 10;
    static final int VIEW = 11;

    private static final MemorySegment NO_FLOATS = MemorySegment.ofArray(new float[1]);

    /** Triangles of a call at most: the collector waits while it runs. */
    static final int MOST = 512;

    /** The code, made when it is first wanted. */
    private static final class Shared {
        static final @Nullable CodeMemory CODE = CodeMemory.of(SetupCode.make());
    }

    private final ArrayCall call;
    private final int[] control = new int[WORDS];
    private final MemorySegment controlSegment = MemorySegment.ofArray(control);
    /** Offsets and scales of x, y and z. */
    private final double[] view = new double[8];
    /** By triangle, where the record of its flat inputs begins, in bytes. */
    private int[] provoking = new int[0];

    private int highestWord;

    private SetupLoop(CodeMemory code) {
        call = new ArrayCall(code);
        call.pass(CONTROL, control);
        call.pass(VIEW, view);
    }

    /** A loop, null where the processor is none of x86-64 or the system refuses memory for code. */
    static @Nullable SetupLoop make() {
        if (!Cpu.isX64()) return null;
        CodeMemory code = Shared.CODE;
        return code == null ? null : new SetupLoop(code);
    }

    /** Takes the state of a draw, as its set-up has it. */
    void begin(TriangleSetup setup, boolean frontPositive, boolean cullFront, boolean cullBack) { // hot
        FragmentProgram program = setup.program;
        RasterState raster = setup.state.raster;
        int[] c = control;
        c[DRAW] = setup.draw;
        c[RECORD_FLOATS] = program.recordFloats;
        c[SMOOTH] = program.smoothWords.length;
        c[FLAT] = program.flatWords.length;
        place(setup);
        side(POSITIVE, frontPositive, cullFront, cullBack);
        side(NEGATIVE, !frontPositive, cullFront, cullBack);
        c[NEGATIVE + SWAPPED] = 1;
        for (int k = 0; k < 2; k++) {
            c[LOW_SHIFT + k] = setup.multisample ? 0 : 127;
            c[HIGH_SHIFT + k] = setup.multisample ? 0 : -128;
        }
        ViewTransform v = setup.view;
        c[LOWEST] = v.viewMinX[0];
        c[LOWEST + 1] = v.viewMinY[0];
        c[HIGHEST] = v.viewMaxX[0];
        c[HIGHEST + 1] = v.viewMaxY[0];
        highestWord = 0;
        int to = LIST;
        for (int word : program.smoothWords) {
            highestWord = Math.max(highestWord, word);
            c[to++] = word;
        }
        for (int word : program.flatWords) {
            highestWord = Math.max(highestWord, word);
            c[to++] = word;
        }
    }

    /** Takes how vertices of a draw come to window space. */
    private void place(PrimitiveSetup setup) { // hot
        RasterState raster = setup.state.raster;
        int[] c = control;
        int depth =
                (raster.depthClipNear() ? WindowVertices.NEAR : 0) | (raster.depthClipFar() ? WindowVertices.FAR : 0);
        c[CODES] = WindowVertices.LEFT | WindowVertices.RIGHT | WindowVertices.BOTTOM | WindowVertices.TOP | depth;
        c[LOWER] = -1;
        c[LOWER + 1] = -1;
        c[LOWER + 2] = raster.clipHalfZ() ? 0 : -1;
        ViewTransform v = setup.view;
        view[0] = v.offsetX[0];
        view[1] = v.offsetY[0];
        view[2] = v.offsetZ[0];
        view[4] = v.scaleX[0];
        view[5] = v.scaleY[0];
        view[6] = v.scaleZ[0];
    }

    /** Brings a batch's vertices to window space, whatever they are of; false where their records do not fit, or have distances. */
    boolean transforms(PrimitiveSetup setup, PrimitiveBatch batch, int vertices) { // hot
        WindowVertices window = setup.window;
        int words = batch.vertexWords;
        if (window.hasDistances() || words < Slots.POSITION + 4 || batch.records.length < (long) vertices * words) {
            return false;
        }
        place(setup);
        int[] c = control;
        take(batch, window);
        c[FIRST_VERTEX] = 0;
        c[END_VERTEX] = vertices;
        c[NEXT] = 0;
        c[END] = 0;
        c[FLOATS] = 0;
        c[MADE] = 0;
        call.pass(INTS, controlSegment);
        call.pass(FLOAT_ARRAY, NO_FLOATS);
        call.run();
        c[END_VERTEX] = 0;
        return true;
    }

    private void take(PrimitiveBatch batch, WindowVertices window) { // hot
        control[RECORD_BYTES] = 4 * batch.vertexWords;
        call.pass(RECORDS, batch.records);
        call.pass(CORNERS, batch.corners);
        call.pass(IDS, batch.primitiveId);
        call.pass(PROVOKING, provoking);
        call.pass(CODE, window.code);
        call.pass(XY, window.xy);
        call.pass(Z, window.z);
        call.pass(W, window.w);
    }

    private void side(int at, boolean front, boolean cullFront, boolean cullBack) {
        control[at + CULLED] = (front ? cullFront : cullBack) ? 1 : 0;
        control[at + FLAGS] = Scene.TRIANGLE | (front ? Scene.FRONT : 0);
        control[at + FACING] = Float.floatToRawIntBits(front ? 1 : 0);
    }

    /** Takes a batch; false where records are too short for what the program reads of them. */
    boolean batch(PrimitiveBatch batch, WindowVertices window, int vertices, boolean transforms) { // hot
        int words = batch.vertexWords;
        if (highestWord >= words || batch.records.length < (long) vertices * words) return false;
        int[] c = control;
        if (c[FLAT] > 0) {
            if (provoking.length < batch.count) provoking = new int[Math.max(batch.count, 2 * provoking.length)];
            for (int p = 0; p < batch.count; p++) {
                provoking[p] = 4 * words * batch.corners[3 * p + batch.provoking[p]];
            }
        }
        take(batch, window);
        c[FIRST_VERTEX] = 0;
        c[END_VERTEX] = transforms ? vertices : 0;
        return true;
    }

    /** Sets up triangles from {@code from} on, {@link #MOST} at most, and lists them in tiles; returns the one that is to be clipped, else the end. */
    int run(TriangleSetup setup, int from, int to) { // hot
        SceneRun scene = setup.scene;
        int[] c = control;
        scene.reserve(to - from, c[RECORD_FLOATS]);
        int at = scene.intCount;
        call.pass(INTS, scene.intSegment);
        call.pass(FLOAT_ARRAY, scene.floatSegment);
        c[NEXT] = from;
        c[END] = to;
        c[FLOATS] = scene.floatCount;
        c[MADE] = at;
        call.run();
        c[END_VERTEX] = 0;
        scene.floatCount = c[FLOATS];
        scene.intCount = c[MADE];
        int[] ints = scene.ints;
        for (int last = c[MADE]; at < last; at += Scene.RECORD) {
            int x = ints[at + Scene.RANGE_X];
            int y = ints[at + Scene.RANGE_Y];
            setup.addToTiles(at, x & 0xffff, x >>> 16, y & 0xffff, y >>> 16);
        }
        return c[NEXT];
    }
}
