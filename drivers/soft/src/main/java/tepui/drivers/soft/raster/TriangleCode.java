package tepui.drivers.soft.raster;

import static tepui.drivers.soft.raster.TriangleFrame.*;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeDump;
import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;
import tepui.drivers.soft.code.X64.Condition;
import tepui.drivers.soft.jit.KernelChain;
import tepui.drivers.soft.texture.BlockOrder;

/**
 * Generator of the machine code of {@link TriangleLoop}: for each primitive of a list, its scalars, the blocks of the tile that it
 * covers, and the kernels whenever 16 blocks wait. What it computes is what {@link TriangleCoverage} and {@link FragmentRun} do;
 * {@link LineCode} writes what is of lines, {@link RectangleCode} of points, {@link ScalarsCode} of records, {@link SampleEdges} and {@link SampleKernels} what is of several samples.
 *
 * <p>Edge values of the 16 columns of blocks are kept for the row of blocks at hand: at the pixel of the block where they are largest, so their signs
 * say which blocks are outside. A block's pixels are 16 lanes of the sum of that and of the distances from there. Ranges are taken like edges. A
 * vector is one register of 512 bits or two of 256.
 */
final class TriangleCode {
    final X64 asm;
    final VectorCode simd;
    private final @Nullable SampleEdges samples;
    private final Label toSign;
    private final Label next = new Label();
    private final Label execute = new Label();
    final Label laneX;
    final Label laneY;

    private TriangleCode(boolean evex, boolean many, boolean listing) {
        asm = new X64(evex, listing);
        simd = new VectorCode(asm);
        int[] x = new int[16];
        int[] y = new int[16];
        int[] shifts = new int[16];
        for (int i = 0; i < 16; i++) {
            shifts[i] = 31 - i;
            x[i] = BlockOrder.x(i);
            y[i] = BlockOrder.y(i);
        }
        laneX = asm.constant(x);
        laneY = asm.constant(y);
        toSign = asm.constant(shifts);
        samples = many ? new SampleEdges(this) : null;
    }

    /**
     * The function, for vectors of 512 or of 256 bits.
     *
     * @param many for targets of several samples
     */
    static byte[] make(boolean evex, boolean many) {
        String name = "tiles" + (evex ? 512 : 256) + (many ? "-samples" : "");
        return CodeDump.finish(name, write(evex, many, CodeDump.isWanted()));
    }

    /** The function, with a listing if one is wanted. */
    static X64 write(boolean evex, boolean many, boolean listing) {
        TriangleCode code = new TriangleCode(evex, many, listing);
        code.function();
        return code.asm;
    }

    private void function() {
        prologue();
        asm.bind(next);
        Label done = new Label();
        ScalarsCode scalars = new ScalarsCode(asm, simd);
        asm.load(false, Gpr.RAX, Mem.at(Gpr.RBP, ENTRY));
        asm.math(Arith.CMP, false, Gpr.RAX, control(TriangleLoop.COUNT));
        asm.jump(Condition.GE, done);
        asm.mathImmediate(Arith.ADD, Mem.at(Gpr.RBP, ENTRY), 1);
        asm.load(false, BITS, Mem.at(CONTROL, Gpr.RAX, 4, 4 * TriangleLoop.ENTRIES));
        asm.move(false, Gpr.RDX, BITS);
        asm.mathImmediate(Arith.AND, false, Gpr.RDX, ~Scene.FULL);
        asm.load(true, Gpr.RAX, argument(1));
        asm.address(RECORD, Mem.at(Gpr.RAX, Gpr.RDX, 4, 0));
        scalars.prefetch();
        asm.math(Arith.XOR, false, WAITING, WAITING);
        scalars.write();
        positions();
        Label part = new Label();
        asm.test(false, BITS, BITS);
        asm.jump(Condition.NS, part);
        full();
        asm.jump(next);
        asm.bind(part);
        ranges();
        Label rectangle = new Label();
        Label line = new Label();
        Label blocks = new Label();
        Label last = new Label();
        asm.load(false, Gpr.RAX, Mem.at(RECORD, 4 * Scene.FLAGS));
        asm.mathImmediate(Arith.AND, false, Gpr.RAX, Scene.KIND_MASK);
        asm.mathImmediate(Arith.CMP, false, Gpr.RAX, Scene.RECTANGLE);
        asm.jump(Condition.E, rectangle);
        asm.mathImmediate(Arith.CMP, false, Gpr.RAX, Scene.COLUMNS);
        asm.jump(Condition.E, line);
        for (int k = 0; k < 3; k++) edge(k);
        if (samples != null) samples.triangle();
        asm.bind(blocks);
        for (int k = 0; k < 3; k++) vectors(k);
        columns();
        rows();
        asm.bind(last);
        asm.test(false, WAITING, WAITING);
        asm.jump(Condition.E, next);
        asm.call(execute);
        asm.jump(next);
        asm.bind(rectangle);
        if (samples != null) {
            asm.math(Arith.XOR, false, Gpr.RAX, Gpr.RAX);
            for (int at = EDGES; at < EDGES + 36; at += 4) asm.store(false, slot(at), Gpr.RAX);
            samples.rectangle();
            asm.jump(blocks);
        } else {
            new RectangleCode(this).write();
            asm.jump(last);
        }
        asm.bind(line);
        new LineCode(this).write();
        asm.jump(last);
        asm.bind(done);
        epilogue();
        asm.bind(execute);
        if (samples != null) new SampleKernels(this).write();
        else new TriangleKernels(asm, simd).write();
    }

    // ---- the frame

    private void prologue() {
        for (int r : SAVED) asm.push(r);
        asm.move(true, Gpr.RAX, Gpr.RSP);
        asm.mathImmediate(Arith.SUB, true, Gpr.RSP, FRAME);
        asm.mathImmediate(Arith.AND, true, Gpr.RSP, -64);
        asm.move(true, Gpr.RBP, Gpr.RSP);
        asm.store(true, slot(CALLER), Gpr.RAX);
        int[] given = {Gpr.RSI, Gpr.RDX, Gpr.RCX, Gpr.R8, Gpr.R9};
        asm.move(true, CONTROL, given[0]);
        // Where the call has fewer arguments, what is copied of the caller's frame is not looked at.
        for (int k = 0; k < KernelChain.ARGUMENTS; k++) {
            int from = k < given.length ? given[k] : Gpr.R10;
            // behind the saved registers and the return address
            if (k >= given.length) asm.load(true, from, Mem.at(Gpr.RAX, 8 * (SAVED.length + 1 + k - given.length)));
            asm.store(true, argument(k), from);
        }
        int[] ramp = new int[16];
        for (int i = 0; i < 16; i++) ramp[i] = 4 * i;
        simd.load(0, Mem.at(asm.constant(ramp), 0));
        simd.store(slot(RAMP), 0);
        simd.op(Vop.VPXOR, 0, 0, 0);
        for (int at = PIXELS; at <= TOUCHED; at += 64) simd.store(slot(at), 0);
        asm.math(Arith.XOR, false, Gpr.RAX, Gpr.RAX);
        asm.store(false, slot(ENTRY), Gpr.RAX);
    }

    private void epilogue() {
        asm.load(true, Gpr.RSP, slot(CALLER));
        for (int i = SAVED.length - 1; i >= 0; i--) asm.pop(SAVED[i]);
        asm.zeroUpper();
        asm.ret();
    }

    // ---- the triangle

    /** Where the tile's first lanes are, from the reference pixel; all of these are whole numbers. */
    private void positions() {
        asm.load(true, Gpr.RDI, argument(KernelChain.SCALAR_F));
        int[] reference = {PrimitiveScalars.REF_X, PrimitiveScalars.REF_Y};
        int[] origin = {TriangleLoop.ORIGIN_X, TriangleLoop.ORIGIN_Y};
        int[] to = {LANE_X, LANE_Y};
        for (int k = 0; k < 2; k++) {
            simd.spread(0, Mem.at(Gpr.RDI, 4 * reference[k]));
            simd.convert(Vop.VCVTTPS2DQ, 0, 0);
            simd.spread(1, control(origin[k]));
            simd.op(Vop.VPSUBD, 1, 1, 0);
            simd.op(Vop.VPADDD, 1, 1, Mem.at(k == 0 ? laneX : laneY, 0));
            simd.store(slot(to[k]), 1);
        }
    }

    /** The pixels of the tile that may be touched. */
    private void ranges() {
        int[] range = {Scene.RANGE_X, Scene.RANGE_Y};
        int[] origin = {TriangleLoop.ORIGIN_X, TriangleLoop.ORIGIN_Y};
        int[] low = {MIN_X, MIN_Y};
        int[] high = {MAX_X, MAX_Y};
        for (int k = 0; k < 2; k++) {
            asm.load(false, Gpr.RAX, Mem.at(RECORD, 4 * range[k]));
            asm.move(false, Gpr.RCX, Gpr.RAX);
            asm.shift(false, false, Gpr.RCX, 16);
            asm.mathImmediate(Arith.AND, false, Gpr.RAX, 0xffff);
            asm.load(false, Gpr.RDX, control(origin[k]));
            asm.move(Gpr.RSI, 0);
            asm.math(Arith.SUB, false, Gpr.RAX, Gpr.RDX);
            asm.moveIf(Condition.S, false, Gpr.RAX, Gpr.RSI);
            asm.store(false, slot(low[k]), Gpr.RAX);
            asm.math(Arith.SUB, false, Gpr.RCX, Gpr.RDX);
            asm.move(Gpr.RSI, Scene.TILE - 1);
            asm.math(Arith.CMP, false, Gpr.RCX, Gpr.RSI);
            asm.moveIf(Condition.G, false, Gpr.RCX, Gpr.RSI);
            asm.store(false, slot(high[k]), Gpr.RCX);
        }
    }

    /** An edge: its slopes and its value at the tile's first pixel; 0 where all of the range is inside. Goes on where none is. */
    private void edge(int k) {
        int from = Scene.VERTICES + 2 * k;
        int to = Scene.VERTICES + 2 * ((k + 1) % 3);
        int a = Gpr.RAX;
        int b = Gpr.RCX;
        int e = Gpr.R10;
        asm.load(false, a, Mem.at(RECORD, 4 * (from + 1)));
        asm.math(Arith.SUB, false, a, Mem.at(RECORD, 4 * (to + 1)));
        asm.load(false, b, Mem.at(RECORD, 4 * to));
        asm.math(Arith.SUB, false, b, Mem.at(RECORD, 4 * from));
        asm.store(false, slot(EDGES + 12 * k), a);
        asm.store(false, slot(EDGES + 12 * k + 4), b);
        asm.extend(a, a);
        asm.extend(b, b);
        // the value at the first pixel's centre, less one where points on the edge are outside
        Label above = new Label();
        asm.move(Gpr.R9, 0);
        asm.test(true, a, a);
        asm.jump(Condition.G, above);
        Label outside = new Label();
        asm.jump(Condition.NE, outside);
        asm.test(true, b, b);
        asm.jump(Condition.G, above);
        asm.bind(outside);
        asm.move(Gpr.R9, 1);
        asm.bind(above);
        asm.load(false, e, control(TriangleLoop.ORIGIN_X));
        asm.shift(true, false, e, 8);
        asm.mathImmediate(Arith.ADD, false, e, 128);
        asm.math(Arith.SUB, false, e, Mem.at(RECORD, 4 * from));
        asm.extend(e, e);
        asm.multiply(true, e, a);
        asm.load(false, Gpr.R8, control(TriangleLoop.ORIGIN_Y));
        asm.shift(true, false, Gpr.R8, 8);
        asm.mathImmediate(Arith.ADD, false, Gpr.R8, 128);
        asm.math(Arith.SUB, false, Gpr.R8, Mem.at(RECORD, 4 * (from + 1)));
        asm.extend(Gpr.R8, Gpr.R8);
        asm.multiply(true, Gpr.R8, b);
        asm.math(Arith.ADD, true, e, Gpr.R8);
        asm.math(Arith.SUB, true, e, Gpr.R9);
        // the largest value over the range, and the smallest
        int most = Gpr.R9;
        int least = Gpr.R11;
        if (samples != null) {
            samples.edge(k);
        } else {
            asm.shiftSigned(true, e, 8);
            asm.move(true, most, e);
            asm.move(true, least, e);
        }
        for (int axis = 0; axis < 2; axis++) {
            int slope = axis == 0 ? a : b;
            asm.load(false, Gpr.RDX, slot(axis == 0 ? MIN_X : MIN_Y));
            asm.load(false, Gpr.R8, slot(axis == 0 ? MAX_X : MAX_Y));
            asm.move(true, Gpr.RSI, Gpr.RDX);
            asm.test(true, slope, slope);
            asm.moveIf(Condition.G, true, Gpr.RSI, Gpr.R8);
            asm.moveIf(Condition.G, true, Gpr.R8, Gpr.RDX);
            asm.multiply(true, Gpr.RSI, slope);
            asm.multiply(true, Gpr.R8, slope);
            asm.math(Arith.ADD, true, most, Gpr.RSI);
            asm.math(Arith.ADD, true, least, Gpr.R8);
        }
        asm.test(true, most, most);
        asm.jump(Condition.S, next);
        Label matters = new Label();
        asm.test(true, least, least);
        asm.jump(Condition.S, matters);
        asm.math(Arith.XOR, false, e, e);
        asm.store(false, slot(EDGES + 12 * k), e);
        asm.store(false, slot(EDGES + 12 * k + 4), e);
        if (samples != null) samples.inside(k);
        asm.bind(matters);
        asm.store(false, slot(EDGES + 12 * k + 8), e);
    }

    /** An edge's vectors, for the first row of blocks. */
    private void vectors(int k) {
        if (k == 0) {
            asm.load(false, Y, slot(MIN_Y));
            asm.mathImmediate(Arith.AND, false, Y, ~3);
            asm.store(false, slot(ROW), Y);
        }
        int a = 0;
        int b = 1;
        int most = 2;
        simd.spread(a, slot(EDGES + 12 * k));
        simd.spread(b, slot(EDGES + 12 * k + 4));
        simd.op(Vop.VPXOR, 3, 3, 3);
        simd.op(Vop.VPMAXSD, most, a, 3);
        simd.op(Vop.VPMAXSD, 3, b, 3);
        simd.op(Vop.VPADDD, most, most, 3);
        simd.shift(Vop.VPSLLD, 3, most, 1);
        simd.op(Vop.VPADDD, most, most, 3);
        // lanes from where the value is largest
        simd.op(Vop.VPMULLD, 3, a, Mem.at(laneX, 0));
        simd.op(Vop.VPMULLD, 4, b, Mem.at(laneY, 0));
        simd.op(Vop.VPADDD, 3, 3, 4);
        simd.op(Vop.VPSUBD, 3, 3, most);
        simd.store(slot(LANES + 64 * k), 3);
        // blocks of the row
        simd.spread(3, slot(EDGES + 12 * k + 8));
        simd.op(Vop.VPADDD, most, most, 3);
        simd.op(Vop.VPMULLD, 3, a, slot(RAMP));
        simd.op(Vop.VPADDD, most, most, 3);
        simd.spread(3, slot(ROW));
        simd.op(Vop.VPMULLD, 3, b, 3);
        simd.op(Vop.VPADDD, most, most, 3);
        simd.store(slot(BLOCKS + 64 * k), most);
        simd.shift(Vop.VPSLLD, b, b, 2);
        simd.store(slot(STEPS + 64 * k), b);
    }

    /** Which columns of blocks are out of range. */
    private void columns() {
        simd.load(0, slot(RAMP));
        simd.spread(1, slot(MAX_X));
        simd.op(Vop.VPSUBD, 1, 1, 0);
        simd.constant(2, 3);
        simd.op(Vop.VPADDD, 0, 0, 2);
        simd.spread(2, slot(MIN_X));
        simd.op(Vop.VPSUBD, 0, 0, 2);
        simd.op(Vop.VPOR, 0, 0, 1);
        simd.store(slot(COLUMNS), 0);
    }

    private void rows() {
        Label row = new Label();
        Label nextRow = new Label();
        asm.bind(row);
        simd.load(0, slot(BLOCKS));
        simd.op(Vop.VPOR, 0, 0, slot(BLOCKS + 64));
        simd.op(Vop.VPOR, 0, 0, slot(BLOCKS + 128));
        simd.op(Vop.VPOR, 0, 0, slot(COLUMNS));
        simd.signs(BITS, 0, Gpr.RDX);
        asm.mathImmediate(Arith.XOR, false, BITS, 0xffff);
        asm.jump(Condition.E, nextRow);
        beginRow();
        if (samples != null) samples.row();
        simd.spread(0, slot(ROW));
        simd.op(Vop.VPADDD, 0, 0, Mem.at(laneY, 0));
        outside(1, 2, 0, MIN_Y, MAX_Y);
        simd.store(slot(OUT_OF_ROWS), 1);

        Label block = new Label();
        Label skip = new Label();
        asm.bind(block);
        int column = Gpr.RAX;
        takeBit(column);
        if (samples != null) samples.block(skip);
        else block(column, skip);
        add(column);
        asm.bind(skip);
        asm.test(false, BITS, BITS);
        asm.jump(Condition.NE, block);

        asm.bind(nextRow);
        for (int k = 0; k < 3; k++) {
            simd.load(0, slot(BLOCKS + 64 * k));
            simd.op(Vop.VPADDD, 0, 0, slot(STEPS + 64 * k));
            simd.store(slot(BLOCKS + 64 * k), 0);
        }
        asm.mathImmediate(Arith.ADD, false, Y, 4);
        asm.store(false, slot(ROW), Y);
        asm.math(Arith.CMP, false, Y, slot(MAX_Y));
        asm.jump(Condition.LE, row);
    }

    /** Puts the lanes of a block into vector 0; goes on at a label where there are none. */
    private void block(int column, Label skip) {
        simd.spread(0, Mem.at(Gpr.RBP, column, 4, BLOCKS));
        simd.op(Vop.VPADDD, 0, 0, slot(LANES));
        for (int k = 1; k < 3; k++) {
            simd.spread(1, Mem.at(Gpr.RBP, column, 4, BLOCKS + 64 * k));
            simd.op(Vop.VPADDD, 1, 1, slot(LANES + 64 * k));
            simd.op(Vop.VPOR, 0, 0, 1);
        }
        simd.op(Vop.VPOR, 0, 0, slot(OUT_OF_ROWS));
        simd.spread(1, Mem.at(Gpr.RBP, column, 4, RAMP));
        simd.op(Vop.VPADDD, 1, 1, Mem.at(laneX, 0));
        outside(2, 3, 1, MIN_X, MAX_X);
        simd.op(Vop.VPOR, 0, 0, 2);
        simd.shift(Vop.VPSRAD, 0, 0, 31);
        simd.constant(1, -1);
        simd.op(Vop.VPXOR, 0, 0, 1);
        simd.signs(Gpr.RCX, 0, Gpr.RDX);
        asm.test(false, Gpr.RCX, Gpr.RCX);
        asm.jump(Condition.E, skip);
    }

    /** All of the tile. */
    private void full() {
        asm.math(Arith.XOR, false, Y, Y);
        Label row = new Label();
        Label block = new Label();
        asm.bind(row);
        asm.store(false, slot(ROW), Y);
        beginRow();
        asm.move(BITS, 0xffff);
        asm.bind(block);
        takeBit(Gpr.RAX);
        if (samples != null) samples.whole();
        else simd.constant(0, -1);
        add(Gpr.RAX);
        asm.test(false, BITS, BITS);
        asm.jump(Condition.NE, block);
        asm.mathImmediate(Arith.ADD, false, Y, 4);
        asm.mathImmediate(Arith.CMP, false, Y, Scene.TILE);
        asm.jump(Condition.L, row);
    }

    /** Below 0 where a position is out of range. */
    void outside(int to, int other, int position, int low, int high) {
        simd.spread(other, slot(low));
        simd.op(Vop.VPSUBD, to, position, other);
        simd.spread(other, slot(high));
        simd.op(Vop.VPSUBD, other, other, position);
        simd.op(Vop.VPOR, to, to, other);
    }

    void takeBit(int to) {
        asm.lowestBit(false, to, BITS);
        asm.address(Gpr.RCX, Mem.at(BITS, -1));
        asm.math(Arith.AND, false, BITS, Gpr.RCX);
    }

    /** Computes all that a row of blocks shares: y of its lanes, and its place in each target. */
    void beginRow() {
        simd.spread(0, slot(ROW));
        simd.op(Vop.VPADDD, 0, 0, slot(LANE_Y));
        simd.convert(Vop.VCVTDQ2PS, 0, 0);
        simd.store(slot(ROW_Y), 0);
        Label target = new Label();
        Label none = new Label();
        asm.load(false, Gpr.RDI, control(TriangleLoop.TARGETS));
        asm.test(false, Gpr.RDI, Gpr.RDI);
        asm.jump(Condition.E, none);
        asm.address(Gpr.R8, control(TriangleLoop.TARGET));
        asm.address(Gpr.R9, slot(ROW_AT));
        asm.load(false, Gpr.RDX, Mem.at(RECORD, 4 * Scene.LAYER));
        asm.move(false, Gpr.RSI, Y);
        asm.shift(false, false, Gpr.RSI, 2);
        asm.bind(target);
        asm.load(false, Gpr.RAX, Mem.at(Gpr.R8, 4 * TriangleLoop.LAYER_WORDS));
        asm.multiply(false, Gpr.RAX, Gpr.RDX);
        asm.load(false, Gpr.RCX, Mem.at(Gpr.R8, 4 * TriangleLoop.ROW_WORDS));
        asm.multiply(false, Gpr.RCX, Gpr.RSI);
        asm.math(Arith.ADD, false, Gpr.RAX, Gpr.RCX);
        asm.math(Arith.ADD, false, Gpr.RAX, Mem.at(Gpr.R8, 4 * TriangleLoop.BASE));
        asm.store(false, Mem.at(Gpr.R9, 0), Gpr.RAX);
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, 4 * TriangleLoop.TARGET_WORDS);
        asm.mathImmediate(Arith.ADD, true, Gpr.R9, 4);
        asm.mathImmediate(Arith.SUB, false, Gpr.RDI, 1);
        asm.jump(Condition.NE, target);
        asm.bind(none);
    }

    /** A block's mask, in {@link TriangleFrame#WORD}, as lanes. */
    void expand(int to) {
        simd.spread(to, slot(WORD));
        simd.op(Vop.VPSLLVD, to, to, Mem.at(toSign, 0));
        simd.shift(Vop.VPSRAD, to, to, 31);
    }

    /** The lanes of vector 0, or of all samples, as {@link TriangleFrame#WORD} says. */
    void lanesOfWord() {
        if (samples != null) samples.allOfWord();
        else expand(0);
    }

    /** Adds a block, with the lanes that vector 0 says or its samples' masks: its column is in a general register. */
    void add(int column) {
        int at = Gpr.RCX;
        asm.move(false, at, WAITING);
        asm.shift(true, false, at, 6);
        if (samples == null) {
            asm.load(true, Gpr.RDX, argument(KernelChain.ALIVE));
            simd.store(Mem.at(Gpr.RDX, at, 1, 0), 0);
        }
        simd.spread(1, Mem.at(Gpr.RBP, column, 4, RAMP));
        simd.op(Vop.VPADDD, 1, 1, slot(LANE_X));
        simd.convert(Vop.VCVTDQ2PS, 1, 1);
        asm.load(true, Gpr.RDX, argument(KernelChain.IN_F));
        simd.store(Mem.at(Gpr.RDX, at, 1, 4 * FragmentRun.LANES * PrimitiveScalars.LANE_X), 1);
        simd.load(1, slot(ROW_Y));
        simd.store(Mem.at(Gpr.RDX, at, 1, 4 * FragmentRun.LANES * PrimitiveScalars.LANE_Y), 1);
        Label target = new Label();
        Label none = new Label();
        asm.load(false, Gpr.RDI, control(TriangleLoop.TARGETS));
        asm.test(false, Gpr.RDI, Gpr.RDI);
        asm.jump(Condition.E, none);
        if (samples == null) asm.load(true, Gpr.RSI, argument(KernelChain.BLOCK_AT));
        else asm.address(Gpr.RSI, slot(FIRST_AT));
        asm.address(Gpr.R8, control(TriangleLoop.TARGET));
        asm.address(Gpr.R9, slot(ROW_AT));
        asm.bind(target);
        asm.load(false, Gpr.R10, Mem.at(Gpr.R8, 4 * TriangleLoop.BLOCK_WORDS));
        asm.multiply(false, Gpr.R10, column);
        asm.math(Arith.ADD, false, Gpr.R10, Mem.at(Gpr.R9, 0));
        if (samples == null) {
            asm.load(false, Gpr.R11, Mem.at(Gpr.R8, 4 * TriangleLoop.BLOCK_AT));
            asm.math(Arith.ADD, true, Gpr.R11, Gpr.RSI);
            asm.store(false, Mem.at(Gpr.R11, WAITING, 4, 0), Gpr.R10);
        } else {
            asm.store(false, Mem.at(Gpr.RSI, WAITING, 4, 0), Gpr.R10);
            asm.mathImmediate(Arith.ADD, true, Gpr.RSI, 64);
        }
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, 4 * TriangleLoop.TARGET_WORDS);
        asm.mathImmediate(Arith.ADD, true, Gpr.R9, 4);
        asm.mathImmediate(Arith.SUB, false, Gpr.RDI, 1);
        asm.jump(Condition.NE, target);
        asm.bind(none);
        Label room = new Label();
        asm.mathImmediate(Arith.ADD, false, WAITING, 1);
        asm.mathImmediate(Arith.CMP, false, WAITING, FragmentRun.BLOCKS);
        asm.jump(Condition.NE, room);
        asm.call(execute);
        asm.bind(room);
    }
}
