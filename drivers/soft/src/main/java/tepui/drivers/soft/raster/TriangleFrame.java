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

    static final int FRAME = RAMP + 64;

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
