package tepui.drivers.soft.raster;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeMemory;
import tepui.drivers.soft.jit.KernelChain;
import tepui.drivers.soft.jit.KernelFrame;

/**
 * Triangles of one draw in one tile that wait to be drawn by machine code: coverage, lanes and kernels are one call for all of them. For
 * draws whose kernels are machine code; {@link TriangleCoverage} and {@link FragmentRun} do the same for others. One per worker.
 */
final class TriangleLoop {
    // ---- the control block that TriangleCode reads
    static final int COUNT = 0;
    static final int ORIGIN_X = 1;
    static final int ORIGIN_Y = 2;
    /** Words of the record behind the first ones: is there an extension, how many inputs. */
    static final int EXTENDED = 3;

    static final int INPUTS = 4;
    static final int TARGETS = 5;
    /** The targets in use: TARGET_WORDS each. */
    static final int TARGET = 6;

    /** Where the target's words of blockAt begin, in bytes. */
    static final int BLOCK_AT = 0;
    /** Where the tile begins in the first layer. */
    static final int BASE = 1;

    static final int LAYER_WORDS = 2;
    static final int ROW_WORDS = 3;
    static final int BLOCK_WORDS = 4;
    static final int TARGET_WORDS = 5;

    /** The kernels, as {@link KernelChain} describes them. */
    static final int EARLY = TARGET + TargetSet.COUNT * TARGET_WORDS;

    static final int SHADE = EARLY + KernelChain.WORDS;
    static final int ENTRIES = SHADE + KernelChain.WORDS;

    /** Entries at most. The collector waits while a call runs, so whole tiles count as more. */
    private static final int MOST = 64;

    private static final int FULL_WEIGHT = 8;

    /** Code for vectors of 256 bits. */
    private static final class Narrow {
        static final @Nullable CodeMemory CODE = CodeMemory.of(TriangleCode.make(false));
    }

    /** Code for vectors of 512 bits. */
    private static final class Wide {
        static final @Nullable CodeMemory CODE = CodeMemory.of(TriangleCode.make(true));
    }

    private final KernelFrame frame;
    private final int[] control = new int[ENTRIES + MOST];
    private int count;
    private int weight;
    private @Nullable KernelChain chain;
    private @Nullable CodeMemory code;
    private MemorySegment function = MemorySegment.NULL;

    TriangleLoop(KernelFrame frame) {
        this.frame = frame;
    }

    private static @Nullable CodeMemory code(boolean wide) {
        return wide ? Wide.CODE : Narrow.CODE;
    }

    /** Takes over for a draw whose kernels are these; false where it cannot. */
    boolean begin(@Nullable KernelChain newChain, FragmentProgram program) { // hot
        if (newChain == null) return false;
        if (newChain != chain) {
            CodeMemory its = code(newChain.wide);
            if (its == null) return false;
            chain = newChain;
            if (code != its) {
                code = its;
                function = MemorySegment.ofAddress(its.address());
            }
            newChain.describe(control, EARLY);
        }
        control[EXTENDED] = program.extended ? 1 : 0;
        control[INPUTS] = program.recordFloats
                - PrimitiveScalars.BASE_WORDS
                - (program.extended ? PrimitiveScalars.EXTENSION_WORDS : 0);
        return true;
    }

    /** What is drawn from now on is in this tile. */
    void tile(TargetSet to, int[] used, int usedCount, int originX, int originY) { // hot
        control[ORIGIN_X] = originX;
        control[ORIGIN_Y] = originY;
        control[TARGETS] = usedCount;
        for (int u = 0, at = TARGET; u < usedCount; u++, at += TARGET_WORDS) {
            int t = used[u];
            control[at + BLOCK_AT] = 4 * FragmentRun.BLOCKS * t;
            control[at + BASE] = to.base[t] + (originY >> 2) * to.rowWords[t] + (originX >> 2) * to.blockWords[t];
            control[at + LAYER_WORDS] = to.layerWords[t];
            control[at + ROW_WORDS] = to.rowWords[t];
            control[at + BLOCK_WORDS] = to.blockWords[t];
        }
    }

    /** Adds a triangle, as tiles list it; true where it is time to {@link #run}. */
    boolean add(int entry) { // hot
        control[ENTRIES + count++] = entry;
        weight += entry < 0 ? FULL_WEIGHT : 1;
        return weight >= MOST;
    }

    boolean isEmpty() {
        return count == 0;
    }

    /** Draws what waits. */
    void run(Scene scene) { // hot
        KernelChain c = chain;
        CodeMemory its = code;
        if (c == null || its == null) throw new IllegalStateException("TriangleLoop: no draw was begun");
        control[COUNT] = count;
        count = 0;
        weight = 0;
        c.run(its, function, frame, control, EARLY, scene.ints, scene.floats);
    }
}
