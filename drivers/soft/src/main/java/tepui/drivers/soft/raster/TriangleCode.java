package tepui.drivers.soft.raster;

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
 * Generator of the machine code of {@link TriangleLoop}: for each triangle of a list, its scalars, the blocks of the tile that it
 * covers, and the kernels whenever 16 blocks wait. What it computes is what {@link TriangleCoverage} and {@link FragmentRun} do.
 *
 * <p>Edge values of the 16 columns of blocks are kept for the row of blocks at hand: at the pixel of the block where they are largest, so their signs
 * say which blocks are outside. A block's pixels are 16 lanes of the sum of that and of the distances from there. Ranges are taken like edges. A
 * vector is one register of 512 bits or two of 256.
 */
final class TriangleCode {
    // ---- the frame, from rbp: the caller's stack pointer, words of the triangle, arguments, vectors of 64 bytes
    private static final int CALLER = 0;
    private static final int ENTRY = 8;
    private static final int MIN_X = 12;
    private static final int MAX_X = 16;
    private static final int MIN_Y = 20;
    private static final int MAX_Y = 24;
    private static final int ROW = 28;
    /** a, b and the value at the tile's first pixel, of each edge. */
    private static final int EDGES = 32;

    private static final int ROW_AT = EDGES + 36;
    private static final int ARGUMENTS = 128;
    private static final int VECTORS = ARGUMENTS + 8 * KernelChain.ARGUMENTS;
    /** From the block's value to a lane's, of each edge. */
    private static final int LANES = VECTORS;
    /** Values of the row's blocks, of each edge, and steps to the next row. */
    private static final int BLOCKS = LANES + 3 * 64;

    private static final int STEPS = BLOCKS + 3 * 64;
    /** Below 0 where a column of blocks is out of range. */
    private static final int COLUMNS = STEPS + 3 * 64;
    /** Below 0 where a lane is out of the range of rows. */
    private static final int OUT_OF_ROWS = COLUMNS + 64;
    /** Positions of a block's lanes in the tile's first column, and in its first row, as integers; those in this row, as floats. */
    private static final int LANE_X = OUT_OF_ROWS + 64;

    private static final int LANE_Y = LANE_X + 64;
    private static final int ROW_Y = LANE_Y + 64;
    /** 0, 4, ... 60. */
    private static final int RAMP = ROW_Y + 64;

    private static final int FRAME = RAMP + 64;

    // ---- general registers that kernels keep
    private static final int CONTROL = Gpr.RBX;
    private static final int RECORD = Gpr.R12;
    private static final int WAITING = Gpr.R13;
    /** First the list's entry, then the row's blocks that are left. */
    private static final int BITS = Gpr.R14;
    /** First row of the row of blocks, from the tile's. */
    private static final int Y = Gpr.R15;

    private static final int[] SAVED = {Gpr.RBP, Gpr.RBX, Gpr.R12, Gpr.R13, Gpr.R14, Gpr.R15};

    private final X64 asm;
    private final boolean evex;
    private final int bytes;
    private final int parts;
    private final Label next = new Label();
    private final Label execute = new Label();
    private final Label laneX;
    private final Label laneY;

    private TriangleCode(boolean evex) {
        this.evex = evex;
        asm = new X64(evex, false);
        bytes = evex ? 64 : 32;
        parts = evex ? 1 : 2;
        int[] x = new int[16];
        int[] y = new int[16];
        for (int i = 0; i < 16; i++) {
            x[i] = BlockOrder.x(i);
            y[i] = BlockOrder.y(i);
        }
        laneX = asm.constant(x);
        laneY = asm.constant(y);
    }

    /** The function, for vectors of 512 or of 256 bits. */
    static byte[] make(boolean evex) {
        TriangleCode code = new TriangleCode(evex);
        code.function();
        return code.asm.finish();
    }

    private void function() {
        prologue();
        asm.bind(next);
        Label done = new Label();
        asm.load(false, Gpr.RAX, Mem.at(Gpr.RBP, ENTRY));
        asm.math(Arith.CMP, false, Gpr.RAX, control(TriangleLoop.COUNT));
        asm.jump(Condition.GE, done);
        asm.mathImmediate(Arith.ADD, Mem.at(Gpr.RBP, ENTRY), 1);
        asm.load(false, BITS, Mem.at(CONTROL, Gpr.RAX, 4, 4 * TriangleLoop.ENTRIES));
        asm.move(false, Gpr.RDX, BITS);
        asm.mathImmediate(Arith.AND, false, Gpr.RDX, ~Scene.FULL);
        asm.load(true, Gpr.RAX, argument(1));
        asm.address(RECORD, Mem.at(Gpr.RAX, Gpr.RDX, 4, 0));
        asm.math(Arith.XOR, false, WAITING, WAITING);
        scalars();
        positions();
        Label part = new Label();
        asm.test(false, BITS, BITS);
        asm.jump(Condition.NS, part);
        full();
        asm.jump(next);
        asm.bind(part);
        ranges();
        for (int k = 0; k < 3; k++) edge(k);
        for (int k = 0; k < 3; k++) vectors(k);
        columns();
        rows();
        asm.test(false, WAITING, WAITING);
        asm.jump(Condition.E, next);
        asm.call(execute);
        asm.jump(next);
        asm.bind(done);
        epilogue();
        asm.bind(execute);
        kernels();
    }

    // ---- memory

    private static Mem control(int word) {
        return Mem.at(CONTROL, 4 * word);
    }

    private static Mem argument(int k) {
        return Mem.at(Gpr.RBP, ARGUMENTS + 8 * k);
    }

    private static Mem slot(int at) {
        return Mem.at(Gpr.RBP, at);
    }

    private static Mem part(Mem m, int by) {
        return new Mem(m.base(), m.index(), m.scale(), m.disp() + by, m.label());
    }

    // ---- vectors of 16 words: v 0 to 7

    private int register(int v, int part) {
        return v * parts + part;
    }

    private void op(Vop op, int to, int a, int b) {
        for (int p = 0; p < parts; p++) asm.op(op, bytes, register(to, p), register(a, p), register(b, p), 0, 0, false);
    }

    private void op(Vop op, int to, int a, Mem b) {
        for (int p = 0; p < parts; p++)
            asm.op(op, bytes, register(to, p), register(a, p), part(b, p * bytes), 0, 0, false, false);
    }

    private void shift(Vop op, int to, int from, int count) {
        for (int p = 0; p < parts; p++) asm.op(op, bytes, register(to, p), 0, register(from, p), count, 0, false);
    }

    private void convert(Vop op, int to, int from) {
        op(op, to, 0, from);
    }

    private void load(int to, Mem from) {
        op(Vop.VMOVUPS, to, 0, from);
    }

    private void store(Mem to, int from) {
        op(Vop.VMOVUPS_STORE, from, 0, to);
    }

    /** One word in all lanes. */
    private void spread(int to, Mem word) {
        for (int p = 0; p < parts; p++) asm.op(Vop.VBROADCASTSS, bytes, register(to, p), 0, word, 0, 0, false, false);
    }

    private void constant(int to, int bits) {
        spread(to, Mem.at(asm.constant(bits, 1), 0));
    }

    /** The signs of all lanes, in a general register; {@code other} is used. */
    private void signs(int to, int v, int other) {
        if (evex) {
            asm.maskVector(true, 1, register(v, 0));
            asm.maskWord(false, 1, to);
            return;
        }
        asm.signs(to, register(v, 0));
        asm.signs(other, register(v, 1));
        asm.shift(true, false, other, 8);
        asm.math(Arith.OR, false, to, other);
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
        load(0, Mem.at(asm.constant(ramp), 0));
        store(slot(RAMP), 0);
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

    /** Puts the primitive's scalars where kernels read them, as {@link FragmentRun#load} does. */
    private void scalars() {
        asm.load(true, Gpr.RSI, argument(2));
        asm.load(false, Gpr.RAX, Mem.at(RECORD, 4 * Scene.FLOATS));
        asm.address(Gpr.RSI, Mem.at(Gpr.RSI, Gpr.RAX, 4, 0));
        asm.load(true, Gpr.RDI, argument(KernelChain.SCALAR_F));
        load(0, Mem.at(Gpr.RSI, 0));
        store(Mem.at(Gpr.RDI, 0), 0);
        asm.load(false, Gpr.RCX, Mem.at(Gpr.RDI, 4 * PrimitiveScalars.FACING));
        // 1 of 1.0
        asm.shift(false, false, Gpr.RCX, 29);
        asm.load(true, Gpr.RDX, argument(KernelChain.SCALAR_I));
        asm.store(false, Mem.at(Gpr.RDX, 4 * PrimitiveScalars.FACING_I), Gpr.RCX);
        asm.mathImmediate(Arith.ADD, true, Gpr.RSI, 4 * PrimitiveScalars.BASE_WORDS);
        Label plain = new Label();
        asm.load(false, Gpr.RCX, control(TriangleLoop.EXTENDED));
        asm.test(false, Gpr.RCX, Gpr.RCX);
        asm.jump(Condition.E, plain);
        load(0, Mem.at(Gpr.RSI, 0));
        store(Mem.at(Gpr.RDI, 4 * PrimitiveScalars.BASE_WORDS), 0);
        asm.mathImmediate(Arith.ADD, true, Gpr.RSI, 4 * PrimitiveScalars.EXTENSION_WORDS);
        asm.bind(plain);
        // The inputs: neither record nor scalars end with a whole vector.
        asm.mathImmediate(Arith.ADD, true, Gpr.RDI, 4 * PrimitiveScalars.INPUTS);
        asm.load(false, Gpr.RCX, control(TriangleLoop.INPUTS));
        Label four = new Label();
        Label one = new Label();
        Label copied = new Label();
        asm.bind(four);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 4);
        asm.jump(Condition.S, one);
        asm.op(Vop.VMOVUPS, 16, 0, 0, Mem.at(Gpr.RSI, 0), 0, 0, false, false);
        asm.op(Vop.VMOVUPS_STORE, 16, 0, 0, Mem.at(Gpr.RDI, 0), 0, 0, false, false);
        asm.mathImmediate(Arith.ADD, true, Gpr.RSI, 16);
        asm.mathImmediate(Arith.ADD, true, Gpr.RDI, 16);
        asm.jump(four);
        asm.bind(one);
        Label words = new Label();
        asm.mathImmediate(Arith.ADD, false, Gpr.RCX, 4);
        asm.jump(Condition.E, copied);
        asm.bind(words);
        asm.load(false, Gpr.RAX, Mem.at(Gpr.RSI, 0));
        asm.store(false, Mem.at(Gpr.RDI, 0), Gpr.RAX);
        asm.mathImmediate(Arith.ADD, true, Gpr.RSI, 4);
        asm.mathImmediate(Arith.ADD, true, Gpr.RDI, 4);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
        asm.jump(Condition.NE, words);
        asm.bind(copied);
    }

    /** Where the tile's first lanes are, from the reference pixel; all of these are whole numbers. */
    private void positions() {
        asm.load(true, Gpr.RDI, argument(KernelChain.SCALAR_F));
        int[] reference = {PrimitiveScalars.REF_X, PrimitiveScalars.REF_Y};
        int[] origin = {TriangleLoop.ORIGIN_X, TriangleLoop.ORIGIN_Y};
        int[] to = {LANE_X, LANE_Y};
        for (int k = 0; k < 2; k++) {
            spread(0, Mem.at(Gpr.RDI, 4 * reference[k]));
            convert(Vop.VCVTTPS2DQ, 0, 0);
            spread(1, control(origin[k]));
            op(Vop.VPSUBD, 1, 1, 0);
            op(Vop.VPADDD, 1, 1, Mem.at(k == 0 ? laneX : laneY, 0));
            store(slot(to[k]), 1);
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
        asm.shiftSigned(true, e, 8);
        // the largest value over the range, and the smallest
        int most = Gpr.R9;
        int least = Gpr.R11;
        asm.move(true, most, e);
        asm.move(true, least, e);
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
        spread(a, slot(EDGES + 12 * k));
        spread(b, slot(EDGES + 12 * k + 4));
        op(Vop.VPXOR, 3, 3, 3);
        op(Vop.VPMAXSD, most, a, 3);
        op(Vop.VPMAXSD, 3, b, 3);
        op(Vop.VPADDD, most, most, 3);
        shift(Vop.VPSLLD, 3, most, 1);
        op(Vop.VPADDD, most, most, 3);
        // lanes from where the value is largest
        op(Vop.VPMULLD, 3, a, Mem.at(laneX, 0));
        op(Vop.VPMULLD, 4, b, Mem.at(laneY, 0));
        op(Vop.VPADDD, 3, 3, 4);
        op(Vop.VPSUBD, 3, 3, most);
        store(slot(LANES + 64 * k), 3);
        // blocks of the row
        spread(3, slot(EDGES + 12 * k + 8));
        op(Vop.VPADDD, most, most, 3);
        op(Vop.VPMULLD, 3, a, slot(RAMP));
        op(Vop.VPADDD, most, most, 3);
        spread(3, slot(ROW));
        op(Vop.VPMULLD, 3, b, 3);
        op(Vop.VPADDD, most, most, 3);
        store(slot(BLOCKS + 64 * k), most);
        shift(Vop.VPSLLD, b, b, 2);
        store(slot(STEPS + 64 * k), b);
    }

    /** Which columns of blocks are out of range. */
    private void columns() {
        load(0, slot(RAMP));
        spread(1, slot(MAX_X));
        op(Vop.VPSUBD, 1, 1, 0);
        constant(2, 3);
        op(Vop.VPADDD, 0, 0, 2);
        spread(2, slot(MIN_X));
        op(Vop.VPSUBD, 0, 0, 2);
        op(Vop.VPOR, 0, 0, 1);
        store(slot(COLUMNS), 0);
    }

    private void rows() {
        Label row = new Label();
        Label nextRow = new Label();
        asm.bind(row);
        load(0, slot(BLOCKS));
        op(Vop.VPOR, 0, 0, slot(BLOCKS + 64));
        op(Vop.VPOR, 0, 0, slot(BLOCKS + 128));
        op(Vop.VPOR, 0, 0, slot(COLUMNS));
        signs(BITS, 0, Gpr.RDX);
        asm.mathImmediate(Arith.XOR, false, BITS, 0xffff);
        asm.jump(Condition.E, nextRow);
        beginRow();
        spread(0, slot(ROW));
        op(Vop.VPADDD, 0, 0, Mem.at(laneY, 0));
        outside(1, 2, 0, MIN_Y, MAX_Y);
        store(slot(OUT_OF_ROWS), 1);

        Label block = new Label();
        Label skip = new Label();
        asm.bind(block);
        int column = Gpr.RAX;
        takeBit(column);
        spread(0, Mem.at(Gpr.RBP, column, 4, BLOCKS));
        op(Vop.VPADDD, 0, 0, slot(LANES));
        for (int k = 1; k < 3; k++) {
            spread(1, Mem.at(Gpr.RBP, column, 4, BLOCKS + 64 * k));
            op(Vop.VPADDD, 1, 1, slot(LANES + 64 * k));
            op(Vop.VPOR, 0, 0, 1);
        }
        op(Vop.VPOR, 0, 0, slot(OUT_OF_ROWS));
        spread(1, Mem.at(Gpr.RBP, column, 4, RAMP));
        op(Vop.VPADDD, 1, 1, Mem.at(laneX, 0));
        outside(2, 3, 1, MIN_X, MAX_X);
        op(Vop.VPOR, 0, 0, 2);
        shift(Vop.VPSRAD, 0, 0, 31);
        constant(1, -1);
        op(Vop.VPXOR, 0, 0, 1);
        signs(Gpr.RCX, 0, Gpr.RDX);
        asm.test(false, Gpr.RCX, Gpr.RCX);
        asm.jump(Condition.E, skip);
        add(column);
        asm.bind(skip);
        asm.test(false, BITS, BITS);
        asm.jump(Condition.NE, block);

        asm.bind(nextRow);
        for (int k = 0; k < 3; k++) {
            load(0, slot(BLOCKS + 64 * k));
            op(Vop.VPADDD, 0, 0, slot(STEPS + 64 * k));
            store(slot(BLOCKS + 64 * k), 0);
        }
        asm.mathImmediate(Arith.ADD, false, Y, 4);
        asm.store(false, slot(ROW), Y);
        asm.math(Arith.CMP, false, Y, slot(MAX_Y));
        asm.jump(Condition.LE, row);
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
        constant(0, -1);
        add(Gpr.RAX);
        asm.test(false, BITS, BITS);
        asm.jump(Condition.NE, block);
        asm.mathImmediate(Arith.ADD, false, Y, 4);
        asm.mathImmediate(Arith.CMP, false, Y, Scene.TILE);
        asm.jump(Condition.L, row);
    }

    /** Below 0 where a position is out of range. */
    private void outside(int to, int other, int position, int low, int high) {
        spread(other, slot(low));
        op(Vop.VPSUBD, to, position, other);
        spread(other, slot(high));
        op(Vop.VPSUBD, other, other, position);
        op(Vop.VPOR, to, to, other);
    }

    private void takeBit(int to) {
        asm.lowestBit(false, to, BITS);
        asm.address(Gpr.RCX, Mem.at(BITS, -1));
        asm.math(Arith.AND, false, BITS, Gpr.RCX);
    }

    /** What is the same in the row of blocks: y of its lanes, and where it is in each target. */
    private void beginRow() {
        spread(0, slot(ROW));
        op(Vop.VPADDD, 0, 0, slot(LANE_Y));
        convert(Vop.VCVTDQ2PS, 0, 0);
        store(slot(ROW_Y), 0);
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

    /** Adds a block, with the lanes that vector 0 says: its column is in a general register. */
    private void add(int column) {
        int at = Gpr.RCX;
        asm.move(false, at, WAITING);
        asm.shift(true, false, at, 6);
        asm.load(true, Gpr.RDX, argument(KernelChain.ALIVE));
        store(Mem.at(Gpr.RDX, at, 1, 0), 0);
        spread(1, Mem.at(Gpr.RBP, column, 4, RAMP));
        op(Vop.VPADDD, 1, 1, slot(LANE_X));
        convert(Vop.VCVTDQ2PS, 1, 1);
        asm.load(true, Gpr.RDX, argument(KernelChain.IN_F));
        store(Mem.at(Gpr.RDX, at, 1, 4 * FragmentRun.LANES * PrimitiveScalars.LANE_X), 1);
        load(1, slot(ROW_Y));
        store(Mem.at(Gpr.RDX, at, 1, 4 * FragmentRun.LANES * PrimitiveScalars.LANE_Y), 1);
        Label target = new Label();
        Label none = new Label();
        asm.load(false, Gpr.RDI, control(TriangleLoop.TARGETS));
        asm.test(false, Gpr.RDI, Gpr.RDI);
        asm.jump(Condition.E, none);
        asm.load(true, Gpr.RSI, argument(KernelChain.BLOCK_AT));
        asm.address(Gpr.R8, control(TriangleLoop.TARGET));
        asm.address(Gpr.R9, slot(ROW_AT));
        asm.bind(target);
        asm.load(false, Gpr.R10, Mem.at(Gpr.R8, 4 * TriangleLoop.BLOCK_WORDS));
        asm.multiply(false, Gpr.R10, column);
        asm.math(Arith.ADD, false, Gpr.R10, Mem.at(Gpr.R9, 0));
        asm.load(false, Gpr.R11, Mem.at(Gpr.R8, 4 * TriangleLoop.BLOCK_AT));
        asm.math(Arith.ADD, true, Gpr.R11, Gpr.RSI);
        asm.store(false, Mem.at(Gpr.R11, WAITING, 4, 0), Gpr.R10);
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

    // ---- the kernels

    /** Runs the kernels on what waits, as {@link FragmentRun#execute} does. */
    private void kernels() {
        Label shade = new Label();
        Label done = new Label();
        call(TriangleLoop.EARLY, shade);
        keepAlive();
        asm.test(false, WAITING, WAITING);
        asm.jump(Condition.E, done);
        asm.bind(shade);
        call(TriangleLoop.SHADE, done);
        asm.bind(done);
        asm.math(Arith.XOR, false, WAITING, WAITING);
        asm.ret();
    }

    /** Calls a kernel; goes on at a label where there is none. */
    private void call(int at, Label none) {
        int kernel = Gpr.R10;
        asm.load(true, Gpr.RAX, control(at + KernelChain.FUNCTION));
        asm.test(true, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.E, none);
        asm.address(kernel, control(at));
        Label last = new Label();
        Label lasts = new Label();
        asm.load(false, Gpr.RCX, Mem.at(kernel, 4 * KernelChain.LASTS));
        asm.load(true, Gpr.RDI, argument(KernelChain.I));
        asm.bind(last);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
        asm.jump(Condition.S, lasts);
        asm.load(false, Gpr.RAX, Mem.at(kernel, Gpr.RCX, 4, 4 * KernelChain.LAST));
        asm.store(false, Mem.at(Gpr.RDI, Gpr.RCX, 4, 4 * KernelChain.LAST_INDICES), Gpr.RAX);
        asm.jump(last);
        asm.bind(lasts);
        int[] given = {Gpr.RSI, Gpr.RDX, Gpr.RCX, Gpr.R8, Gpr.R9};
        Label push = new Label();
        Label pushed = new Label();
        asm.load(false, Gpr.RCX, Mem.at(kernel, 4 * KernelChain.COUNT));
        asm.bind(push);
        asm.mathImmediate(Arith.CMP, false, Gpr.RCX, given.length);
        asm.jump(Condition.LE, pushed);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
        asm.load(false, Gpr.RAX, Mem.at(kernel, Gpr.RCX, 4, 4 * KernelChain.ARGUMENT));
        asm.load(true, Gpr.RAX, Mem.at(Gpr.RBP, Gpr.RAX, 1, ARGUMENTS));
        asm.push(Gpr.RAX);
        asm.jump(push);
        asm.bind(pushed);
        for (int k = 0; k < given.length; k++) {
            asm.load(false, given[k], Mem.at(kernel, 4 * (KernelChain.ARGUMENT + k)));
            asm.load(true, given[k], Mem.at(Gpr.RBP, given[k], 1, ARGUMENTS));
        }
        asm.move(false, Gpr.RDI, WAITING);
        asm.shift(true, false, Gpr.RDI, 4);
        asm.call(Mem.at(kernel, 4 * KernelChain.FUNCTION));
        // the arguments go, the return address stays
        asm.address(Gpr.RSP, Mem.at(Gpr.RBP, -8));
    }

    /** Closes the gaps of blocks without a lane that is alive. */
    private void keepAlive() {
        int from = Gpr.R8;
        int to = Gpr.R9;
        Label block = new Label();
        Label moved = new Label();
        Label skip = new Label();
        asm.load(true, Gpr.RSI, argument(KernelChain.ALIVE));
        asm.load(true, Gpr.RDI, argument(KernelChain.IN_F));
        asm.math(Arith.XOR, false, from, from);
        asm.math(Arith.XOR, false, to, to);
        asm.bind(block);
        asm.move(false, Gpr.RCX, from);
        asm.shift(true, false, Gpr.RCX, 6);
        load(0, Mem.at(Gpr.RSI, Gpr.RCX, 1, 0));
        signs(Gpr.RAX, 0, Gpr.RDX);
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.E, skip);
        asm.math(Arith.CMP, false, from, to);
        asm.jump(Condition.E, moved);
        asm.move(false, Gpr.RDX, to);
        asm.shift(true, false, Gpr.RDX, 6);
        store(Mem.at(Gpr.RSI, Gpr.RDX, 1, 0), 0);
        for (int word : new int[] {PrimitiveScalars.LANE_X, PrimitiveScalars.LANE_Y}) {
            load(0, Mem.at(Gpr.RDI, Gpr.RCX, 1, 4 * FragmentRun.LANES * word));
            store(Mem.at(Gpr.RDI, Gpr.RDX, 1, 4 * FragmentRun.LANES * word), 0);
        }
        Label target = new Label();
        asm.load(false, Gpr.RCX, control(TriangleLoop.TARGETS));
        asm.test(false, Gpr.RCX, Gpr.RCX);
        asm.jump(Condition.E, moved);
        asm.address(Gpr.R10, control(TriangleLoop.TARGET));
        asm.bind(target);
        asm.load(false, Gpr.R11, Mem.at(Gpr.R10, 4 * TriangleLoop.BLOCK_AT));
        asm.math(Arith.ADD, true, Gpr.R11, argument(KernelChain.BLOCK_AT));
        asm.load(false, Gpr.RAX, Mem.at(Gpr.R11, from, 4, 0));
        asm.store(false, Mem.at(Gpr.R11, to, 4, 0), Gpr.RAX);
        asm.mathImmediate(Arith.ADD, true, Gpr.R10, 4 * TriangleLoop.TARGET_WORDS);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
        asm.jump(Condition.NE, target);
        asm.bind(moved);
        asm.mathImmediate(Arith.ADD, false, to, 1);
        asm.bind(skip);
        asm.mathImmediate(Arith.ADD, false, from, 1);
        asm.math(Arith.CMP, false, from, WAITING);
        asm.jump(Condition.L, block);
        asm.move(false, WAITING, to);
    }
}
