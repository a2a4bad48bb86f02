package tepui.drivers.soft.raster;

import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.jit.KernelChain;

/**
 * Frame of the code of {@link TriangleCode}, from rbp: the caller's stack pointer, words of the triangle, arguments, vectors of 64 bytes; and the
 * general registers that it keeps.
 */
final class TriangleFrame {
    private TriangleFrame() {}

    static final int CALLER = 0;
    static final int ENTRY = 8;
    static final int MIN_X = 12;
    static final int MAX_X = 16;
    static final int MIN_Y = 20;
    static final int MAX_Y = 24;
    static final int ROW = 28;
    /** a, b and the value at the tile's first pixel, of each edge. */
    static final int EDGES = 32;

    static final int ROW_AT = EDGES + 36;
    static final int ARGUMENTS = 128;
    static final int VECTORS = ARGUMENTS + 8 * KernelChain.ARGUMENTS;
    /** From the block's value to a lane's, of each edge. */
    static final int LANES = VECTORS;
    /** Values of the row's blocks, of each edge, and steps to the next row. */
    static final int BLOCKS = LANES + 3 * 64;

    static final int STEPS = BLOCKS + 3 * 64;
    /** Below 0 where a column of blocks is out of range. */
    static final int COLUMNS = STEPS + 3 * 64;
    /** Below 0 where a lane is out of the range of rows. */
    static final int OUT_OF_ROWS = COLUMNS + 64;
    /** Positions of a block's lanes in the tile's first column, and in its first row, as integers; those in this row, as floats. */
    static final int LANE_X = OUT_OF_ROWS + 64;

    static final int LANE_Y = LANE_X + 64;
    static final int ROW_Y = LANE_Y + 64;
    /** 0, 4, ... 60. */
    static final int RAMP = ROW_Y + 64;

    /** Pixels of a line, by blocks of the tile; which blocks of a row of them have any. Both are 0 between lines. */
    static final int PIXELS = RAMP + 64;

    static final int TOUCHED = PIXELS + 4 * (Scene.TILE / 4) * (Scene.TILE / 4);

    // ---- words of a line: steps of quotient and remainder, the divisor, the stipple's counter and its step, is y its
    // major axis
    static final int STEP = TOUCHED + 64;
    static final int REST = STEP + 8;
    static final int DIVISOR = STEP + 16;
    static final int COUNTER = STEP + 24;
    static final int DIRECTION = STEP + 28;
    static final int STEEP = STEP + 32;
    static final int LAST = STEP + 36;
    static final int LOWEST = STEP + 40;
    static final int HIGHEST = STEP + 44;
    static final int WIDE = STEP + 48;
    /** On its way from a general register to all lanes. */
    static final int WORD = STEP + 52;

    // ---- words of a rectangle: the pixels in its rows of the row of blocks at hand, the first pixel of that block
    static final int ROWS = STEP;
    static final int LEFT = STEP + 4;

    // ---- with several samples
    /** By target in use and block: where sample 0 is. */
    static final int FIRST_AT = STEP + 64;

    /** By block and sample: the pixels that are covered; a row for each block, 0 behind the last sample. */
    static final int MASKS = FIRST_AT + 64 * TargetSet.COUNT;

    static final int MASK_ROW = 4 * MultisampleRun.MOST_SAMPLES;
    /** By edge and sample: from the sample where the edge value is largest. */
    static final int DELTAS = MASKS + MASK_ROW * FragmentRun.BLOCKS;
    /** By sample: the pixels of a rectangle, lowest and highest x, lowest and highest y. */
    static final int RECTANGLES = DELTAS + 4 * MASK_ROW;

    /** Below 0 where a column of blocks has samples outside of an edge. */
    static final int INSIDE = RECTANGLES + 16 * MultisampleRun.MOST_SAMPLES;
    /** By edge: from a block's largest value to its smallest. */
    static final int INNER = INSIDE + 64;

    static final int SAMPLE = INNER + 12;
    /** Are the rectangles in use? */
    static final int IS_RECTANGLE = INNER + 16;
    /** Depth at the reference pixel's centre. */
    static final int CENTER_Z = INNER + 20;
    /** The argument in whose place the words aside are. */
    static final int REPLACED = INNER + 24;
    /** Texels that are made once for all samples: by block, word and pixel. */
    static final int ASIDE = INNER + 64;

    static final int ASIDE_BLOCK = 4 * 64;
    /** The primitive's first 32 scalars for pixels' centres. */
    static final int CENTER = ASIDE + ASIDE_BLOCK * FragmentRun.BLOCKS;

    static final int FRAME = CENTER + 128;

    // ---- general registers that kernels keep
    static final int CONTROL = Gpr.RBX;
    static final int RECORD = Gpr.R12;
    static final int WAITING = Gpr.R13;
    /** First the list's entry, then the row's blocks that are left. */
    static final int BITS = Gpr.R14;
    /** First row of the row of blocks, from the tile's. */
    static final int Y = Gpr.R15;

    static final int[] SAVED = {Gpr.RBP, Gpr.RBX, Gpr.R12, Gpr.R13, Gpr.R14, Gpr.R15};

    static Mem control(int word) {
        return Mem.at(CONTROL, 4 * word);
    }

    static Mem argument(int k) {
        return Mem.at(Gpr.RBP, ARGUMENTS + 8 * k);
    }

    static Mem slot(int at) {
        return Mem.at(Gpr.RBP, at);
    }
}
