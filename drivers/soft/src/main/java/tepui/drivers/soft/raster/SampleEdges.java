package tepui.drivers.soft.raster;

import static tepui.drivers.soft.raster.TriangleFrame.*;

import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;
import tepui.drivers.soft.code.X64.Condition;

/**
 * Generator of the parts of {@link TriangleCode} that find which samples are covered, as {@link SampleCoverage} does. Values of an edge are kept
 * for the sample where they are largest; the others' are differences from there.
 */
final class SampleEdges {
    private final TriangleCode code;
    private final X64 asm;

    SampleEdges(TriangleCode code) {
        this.code = code;
        asm = code.asm;
    }

    /**
     * The values of an edge at the tile's first pixel: in r10 that of its centre, times 256, then the largest of all samples; the largest in r9 too,
     * the smallest in r11. Slopes are in rax and rcx.
     */
    void edge(int k) {
        int s = Gpr.RDX;
        int value = Gpr.RSI;
        int deltas = DELTAS + k * MASK_ROW;
        Label sample = new Label();
        Label others = new Label();
        asm.math(Arith.XOR, false, s, s);
        asm.bind(sample);
        asm.load(false, value, Mem.at(CONTROL, s, 4, 4 * TriangleLoop.SHIFT_X));
        asm.extend(value, value);
        asm.multiply(true, value, Gpr.RAX);
        asm.load(false, Gpr.RDI, Mem.at(CONTROL, s, 4, 4 * TriangleLoop.SHIFT_Y));
        asm.extend(Gpr.RDI, Gpr.RDI);
        asm.multiply(true, Gpr.RDI, Gpr.RCX);
        asm.math(Arith.ADD, true, value, Gpr.RDI);
        asm.math(Arith.ADD, true, value, Gpr.R10);
        asm.shiftSigned(true, value, 8);
        asm.store(false, Mem.at(Gpr.RBP, s, 4, deltas), value);
        asm.test(false, s, s);
        asm.jump(Condition.NE, others);
        asm.move(true, Gpr.R9, value);
        asm.move(true, Gpr.R11, value);
        asm.bind(others);
        asm.math(Arith.CMP, true, value, Gpr.R9);
        asm.moveIf(Condition.G, true, Gpr.R9, value);
        asm.math(Arith.CMP, true, value, Gpr.R11);
        asm.moveIf(Condition.L, true, Gpr.R11, value);
        nextSample(s, sample);
        asm.move(true, Gpr.R10, Gpr.R9);
        asm.store(false, slot(WORD), Gpr.R10);
        int all = 0;
        asm.op(Vop.VBROADCASTSS, MASK_ROW, 1, 0, slot(WORD), 0, 0, false);
        asm.op(Vop.VMOVUPS, MASK_ROW, all, 0, slot(deltas), 0, 0, false);
        asm.op(Vop.VPSUBD, MASK_ROW, all, all, 1, 0, 0, false);
        asm.op(Vop.VMOVUPS_STORE, MASK_ROW, all, 0, slot(deltas), 0, 0, false);
        // the smallest value of a block from its largest
        asm.move(true, value, Gpr.R11);
        asm.math(Arith.SUB, true, value, Gpr.R9);
        for (int slope : new int[] {Gpr.RAX, Gpr.RCX}) {
            asm.move(true, Gpr.RDX, slope);
            asm.shiftSigned(true, Gpr.RDX, 63);
            asm.move(true, Gpr.RDI, slope);
            asm.math(Arith.XOR, true, Gpr.RDI, Gpr.RDX);
            asm.math(Arith.SUB, true, Gpr.RDI, Gpr.RDX);
            asm.address(Gpr.RDI, Mem.at(Gpr.RDI, Gpr.RDI, 2, 0));
            asm.math(Arith.SUB, true, value, Gpr.RDI);
        }
        asm.store(false, slot(INNER + 4 * k), value);
    }

    /** An edge that all of the range is inside of; r10 is 0. */
    void inside(int k) {
        asm.store(false, slot(INNER + 4 * k), Gpr.R10);
        asm.op(Vop.VPXOR, MASK_ROW, 0, 0, 0, 0, 0, false);
        asm.op(Vop.VMOVUPS_STORE, MASK_ROW, 0, 0, slot(DELTAS + k * MASK_ROW), 0, 0, false);
    }

    void triangle() {
        asm.math(Arith.XOR, false, Gpr.RAX, Gpr.RAX);
        asm.store(false, slot(IS_RECTANGLE), Gpr.RAX);
    }

    /** A rectangle: its pixels by sample, where samples have places of their own. Rax is 0. */
    void rectangle() {
        Label done = new Label();
        Label sample = new Label();
        asm.move(false, Gpr.R10, Gpr.RAX);
        for (int k = 0; k < 3; k++) inside(k);
        asm.load(false, Gpr.RAX, control(TriangleLoop.SPREAD));
        asm.store(false, slot(IS_RECTANGLE), Gpr.RAX);
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.E, done);
        int s = Gpr.RDX;
        asm.math(Arith.XOR, false, s, s);
        asm.address(Gpr.RDI, slot(RECTANGLES));
        asm.bind(sample);
        int[] shift = {TriangleLoop.SHIFT_X, TriangleLoop.SHIFT_Y};
        int[] origin = {TriangleLoop.ORIGIN_X, TriangleLoop.ORIGIN_Y};
        int[] low = {MIN_X, MIN_Y};
        int[] high = {MAX_X, MAX_Y};
        for (int axis = 0; axis < 2; axis++) {
            for (int end = 0; end < 2; end++) {
                asm.load(false, Gpr.RAX, Mem.at(RECORD, 4 * (Scene.VERTICES + axis + 2 * end)));
                asm.math(Arith.SUB, false, Gpr.RAX, Mem.at(CONTROL, s, 4, 4 * shift[axis]));
                asm.mathImmediate(Arith.ADD, false, Gpr.RAX, end == 0 ? 127 : -129);
                asm.shiftSigned(false, Gpr.RAX, 8);
                asm.math(Arith.SUB, false, Gpr.RAX, control(origin[axis]));
                asm.load(false, Gpr.RCX, slot(end == 0 ? low[axis] : high[axis]));
                asm.math(Arith.CMP, false, Gpr.RAX, Gpr.RCX);
                asm.moveIf(end == 0 ? Condition.L : Condition.G, false, Gpr.RAX, Gpr.RCX);
                asm.store(false, Mem.at(Gpr.RDI, 8 * axis + 4 * end), Gpr.RAX);
            }
        }
        asm.mathImmediate(Arith.ADD, true, Gpr.RDI, 16);
        nextSample(s, sample);
        asm.bind(done);
    }

    private void nextSample(int s, Label sample) {
        asm.mathImmediate(Arith.ADD, false, s, 1);
        asm.math(Arith.CMP, false, s, control(TriangleLoop.SAMPLES));
        asm.jump(Condition.L, sample);
    }

    /** Which blocks of the row have nothing outside. */
    void row() {
        for (int k = 0; k < 3; k++) {
            int to = k == 0 ? 0 : 1;
            code.simd.spread(to, slot(INNER + 4 * k));
            code.simd.op(Vop.VPADDD, to, to, slot(BLOCKS + 64 * k));
            if (k > 0) code.simd.op(Vop.VPOR, 0, 0, 1);
        }
        code.simd.store(slot(INSIDE), 0);
    }

    private static final int ANY = Gpr.R8;
    private static final int ROW_OF_MASKS = Gpr.RSI;
    private static final int S = Gpr.RDI;

    /** The masks of the block that rax is the column of; goes on at a label where they are all 0. */
    void block(Label skip) {
        Label rectangle = new Label();
        Label whole = new Label();
        Label sample = new Label();
        Label done = new Label();
        int column = Gpr.RAX;
        int x = 1;
        int limit = 4;
        code.simd.spread(x, Mem.at(Gpr.RBP, column, 4, RAMP));
        code.simd.op(Vop.VPADDD, x, x, Mem.at(code.laneX, 0));
        code.outside(limit, 3, x, MIN_X, MAX_X);
        code.simd.op(Vop.VPOR, limit, limit, slot(OUT_OF_ROWS));
        begin();
        asm.load(false, Gpr.RDX, slot(IS_RECTANGLE));
        asm.test(false, Gpr.RDX, Gpr.RDX);
        asm.jump(Condition.NE, rectangle);
        asm.load(false, Gpr.RDX, Mem.at(Gpr.RBP, column, 4, INSIDE));
        asm.test(false, Gpr.RDX, Gpr.RDX);
        asm.jump(Condition.NS, whole);
        for (int k = 0; k < 3; k++) {
            code.simd.spread(5 + k, Mem.at(Gpr.RBP, column, 4, BLOCKS + 64 * k));
            code.simd.op(Vop.VPADDD, 5 + k, 5 + k, slot(LANES + 64 * k));
        }
        asm.bind(sample);
        for (int k = 0; k < 3; k++) {
            int to = k == 0 ? 0 : 2;
            code.simd.spread(to, Mem.at(Gpr.RBP, S, 4, DELTAS + k * MASK_ROW));
            code.simd.op(Vop.VPADDD, to, to, 5 + k);
            code.simd.op(Vop.VPOR, 0, 0, k == 0 ? limit : 2);
        }
        keep(0);
        nextSample(S, sample);
        asm.jump(done);
        rectangle(rectangle, x);
        asm.jump(done);
        asm.bind(whole);
        code.simd.signs(Gpr.RCX, limit, Gpr.RDX);
        asm.mathImmediate(Arith.XOR, false, Gpr.RCX, 0xffff);
        asm.store(false, slot(WORD), Gpr.RCX);
        asm.move(false, ANY, Gpr.RCX);
        allOfWord();
        asm.bind(done);
        asm.test(false, ANY, ANY);
        asm.jump(Condition.E, skip);
    }

    private void rectangle(Label at, int x) {
        Label sample = new Label();
        int y = 5;
        asm.bind(at);
        code.simd.spread(y, slot(ROW));
        code.simd.op(Vop.VPADDD, y, y, Mem.at(code.laneY, 0));
        asm.address(Gpr.R9, slot(RECTANGLES));
        asm.bind(sample);
        for (int axis = 0; axis < 2; axis++) {
            int position = axis == 0 ? x : y;
            int to = axis == 0 ? 0 : 2;
            code.simd.spread(to, Mem.at(Gpr.R9, 8 * axis));
            code.simd.op(Vop.VPSUBD, to, position, to);
            code.simd.spread(3, Mem.at(Gpr.R9, 8 * axis + 4));
            code.simd.op(Vop.VPSUBD, 3, 3, position);
            code.simd.op(Vop.VPOR, to, to, 3);
        }
        code.simd.op(Vop.VPOR, 0, 0, 2);
        keep(0);
        asm.mathImmediate(Arith.ADD, true, Gpr.R9, 16);
        nextSample(S, sample);
    }

    /** A block's row of masks, all 0 so far. */
    private void begin() {
        rowOfMasks();
        asm.op(Vop.VPXOR, MASK_ROW, 0, 0, 0, 0, 0, false);
        asm.op(Vop.VMOVUPS_STORE, MASK_ROW, 0, 0, Mem.at(ROW_OF_MASKS, 0), 0, 0, false);
        asm.math(Arith.XOR, false, ANY, ANY);
        asm.math(Arith.XOR, false, S, S);
    }

    private void rowOfMasks() {
        asm.move(false, Gpr.RCX, WAITING);
        asm.shift(true, false, Gpr.RCX, 5);
        asm.address(ROW_OF_MASKS, Mem.at(Gpr.RBP, Gpr.RCX, 1, MASKS));
    }

    /** A sample's mask: the lanes of which a vector is not below 0. */
    private void keep(int outside) {
        code.simd.signs(Gpr.RCX, outside, Gpr.RDX);
        asm.mathImmediate(Arith.XOR, false, Gpr.RCX, 0xffff);
        asm.math(Arith.AND, false, Gpr.RCX, Mem.at(CONTROL, S, 4, 4 * TriangleLoop.ENABLED));
        asm.store(false, Mem.at(ROW_OF_MASKS, S, 4, 0), Gpr.RCX);
        asm.math(Arith.OR, false, ANY, Gpr.RCX);
    }

    /** A block of which the same pixels of all samples are covered. */
    void allOfWord() {
        rowOfMasks();
        asm.op(Vop.VBROADCASTSS, MASK_ROW, 0, 0, slot(WORD), 0, 0, false);
        asm.op(Vop.VPAND, MASK_ROW, 0, 0, control(TriangleLoop.ENABLED), 0, 0, false);
        asm.op(Vop.VMOVUPS_STORE, MASK_ROW, 0, 0, Mem.at(ROW_OF_MASKS, 0), 0, 0, false);
    }

    /** A block that is covered wholly. */
    void whole() {
        rowOfMasks();
        asm.op(Vop.VMOVUPS, MASK_ROW, 0, 0, control(TriangleLoop.ENABLED), 0, 0, false);
        asm.op(Vop.VMOVUPS_STORE, MASK_ROW, 0, 0, Mem.at(ROW_OF_MASKS, 0), 0, 0, false);
    }
}
