package tepui.drivers.soft.raster;

import tepui.drivers.soft.code.CodeDump;
import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;
import tepui.drivers.soft.code.X64.Condition;
import tepui.drivers.soft.jit.Slots;

/**
 * Generator of the machine code of {@link SetupLoop}: what {@link WindowVertices#transform} and {@link TriangleSetup} do, in the same
 * operations, so to the same bits. A vertex is one vector of four values, and so are the sides of a triangle and each of its planes.
 * With VEX only: there is nothing to fill longer vectors with.
 */
final class SetupCode {
    private static final int[] SAVED = {Gpr.RBP, Gpr.RBX, Gpr.R12, Gpr.R13, Gpr.R14, Gpr.R15};

    // ---- general registers
    private static final int CONTROL = Gpr.RBX;
    private static final int RECORDS = Gpr.R12;
    private static final int CORNERS = Gpr.R13;
    private static final int INTS = Gpr.R14;
    private static final int FLOATS = Gpr.R15;
    /** The corners' vertices, then their records. */
    private static final int A = Gpr.R8;

    private static final int B = Gpr.R9;
    private static final int C = Gpr.R10;
    /** Place of the triangle's side in the control block. */
    private static final int SIDE = Gpr.RSI;

    private static final int SIGN = 1 << 31;
    private static final int NEEDS_JAVA = WindowVertices.CLIP | WindowVertices.BAD;
    /** Rounding bias, as in {@link WindowVertices}. */
    private static final int BIAS = 1 << 24;

    private final X64 asm = new X64(false, CodeDump.isWanted());
    private final Label next = new Label();
    private final Label done = new Label();

    private SetupCode() {}

    /** The function. */
    static byte[] make() {
        SetupCode code = new SetupCode();
        code.function();
        return CodeDump.finish("setup", code.asm);
    }

    private void function() {
        for (int r : SAVED) asm.push(r);
        asm.move(true, Gpr.RBP, Gpr.RSP);
        asm.move(true, CONTROL, Gpr.RSI);
        asm.move(true, RECORDS, Gpr.RDX);
        asm.move(true, CORNERS, Gpr.RCX);
        asm.load(false, Gpr.RAX, control(SetupLoop.MADE));
        asm.address(INTS, Mem.at(Gpr.R8, Gpr.RAX, 4, 0));
        asm.load(false, Gpr.RAX, control(SetupLoop.FLOATS));
        asm.address(FLOATS, Mem.at(Gpr.R9, Gpr.RAX, 4, 0));
        vertices();
        Label first = new Label();
        asm.jump(first);
        asm.bind(next);
        asm.mathImmediate(Arith.ADD, control(SetupLoop.NEXT), 1);
        asm.bind(first);
        asm.load(false, Gpr.RAX, control(SetupLoop.NEXT));
        asm.math(Arith.CMP, false, Gpr.RAX, control(SetupLoop.END));
        asm.jump(Condition.GE, done);
        corners();
        area();
        range();
        record();
        planes();
        inputs();
        asm.jump(next);
        asm.bind(done);
        asm.zeroUpper();
        for (int i = SAVED.length - 1; i >= 0; i--) asm.pop(SAVED[i]);
        asm.ret();
    }

    private static Mem control(int word) {
        return Mem.at(CONTROL, 4 * word);
    }

    /** Where an array's address lies that is passed on the stack: behind the saved registers and the return address. */
    private static Mem array(int k) {
        return Mem.at(Gpr.RBP, 8 * (SAVED.length + 1 + k - SetupLoop.CODE));
    }

    // ---- constants

    private Mem doubles(double... values) {
        int[] words = new int[2 * values.length];
        for (int i = 0; i < values.length; i++) {
            long bits = Double.doubleToRawLongBits(values[i]);
            words[2 * i] = (int) bits;
            words[2 * i + 1] = (int) (bits >>> 32);
        }
        return words(words);
    }

    private Mem pair(double value) {
        return doubles(value, value);
    }

    private Mem words(int... words) {
        return Mem.at(asm.constant(words), 0);
    }

    // ---- vectors: of 128 bits, and of 256

    private void op(Vop op, int to, int a, int b) {
        asm.op(op, 16, to, a, b, 0, 0, false);
    }

    private void op(Vop op, int to, int a, Mem b) {
        asm.op(op, 16, to, a, b, 0, 0, false);
    }

    private void op(Vop op, int to, int a, int b, int immediate) {
        asm.op(op, 16, to, a, b, immediate, 0, false);
    }

    private void op(Vop op, int to, int a, Mem b, int immediate) {
        asm.op(op, 16, to, a, b, immediate, 0, false);
    }

    private void wide(Vop op, int to, int a, int b) {
        asm.op(op, 32, to, a, b, 0, 0, false);
    }

    private void wide(Vop op, int to, int a, Mem b) {
        asm.op(op, 32, to, a, b, 0, 0, false);
    }

    private void load(Vop op, int to, Mem from) {
        op(op, to, 0, from);
    }

    private void store(Vop op, Mem to, int from) {
        op(op, from, 0, to);
    }

    /** The upper half of a vector of 256 bits. */
    private void upper(int to, int from) {
        asm.op(Vop.VEXTRACTF128, 32, from, 0, to, 1, 0, false);
    }

    /** Two halves of 128 bits as one vector. */
    private void join(int to, int low, int high) {
        asm.op(Vop.VINSERTF128, 32, to, low, high, 1, 0, false);
    }

    // ---- vertices

    /** Transforms the vertices that are to be. */
    private void vertices() {
        int vertex = Gpr.RAX;
        int bits = Gpr.RCX;
        int record = Gpr.RSI;
        int xy = Gpr.RDI;
        int z = Gpr.R8;
        int w = Gpr.R9;
        int codes = Gpr.R10;
        Label loop = new Label();
        Label end = new Label();
        asm.load(false, vertex, control(SetupLoop.FIRST_VERTEX));
        asm.load(false, record, control(SetupLoop.RECORD_BYTES));
        asm.multiply(true, record, vertex);
        asm.math(Arith.ADD, true, record, RECORDS);
        asm.load(true, xy, array(SetupLoop.XY));
        asm.load(true, z, array(SetupLoop.Z));
        asm.load(true, w, array(SetupLoop.W));
        asm.load(true, codes, array(SetupLoop.CODE));
        asm.load(true, Gpr.R11, array(SetupLoop.VIEW));
        asm.bind(loop);
        asm.math(Arith.CMP, false, vertex, control(SetupLoop.END_VERTEX));
        asm.jump(Condition.GE, end);
        load(Vop.VMOVUPS, 0, Mem.at(record, 4 * Slots.POSITION));
        op(Vop.VPERMILPS, 1, 0, 0, 0xff);
        planeCodes(bits);
        // 1/w, and window coordinates
        asm.op(Vop.VCVTPS2PD, 32, 6, 0, 0, 0, 0, false);
        op(Vop.VCVTPS2PD, 7, 0, 1);
        load(Vop.VMOVUPS, 8, pair(1));
        op(Vop.VDIVPD, 8, 8, 7);
        store(Vop.VMOVSD_STORE, Mem.at(w, vertex, 8, 0), 8);
        asm.op(Vop.VBROADCASTSD, 32, 8, 0, 8, 0, 0, false);
        wide(Vop.VMULPD, 6, 6, 8);
        wide(Vop.VMULPD, 6, 6, Mem.at(Gpr.R11, 32));
        wide(Vop.VADDPD, 6, 6, Mem.at(Gpr.R11, 0));
        upper(7, 6);
        store(Vop.VMOVSD_STORE, Mem.at(z, vertex, 8, 0), 7);
        guards(bits);
        op(Vop.VMULPD, 6, 6, pair(256));
        op(Vop.VADDPD, 6, 6, pair(BIAS + 0.5));
        op(Vop.VCVTTPD2DQ, 6, 0, 6);
        op(Vop.VPSUBD, 6, 6, words(BIAS, BIAS, BIAS, BIAS));
        store(Vop.VMOVSD_STORE, Mem.at(xy, vertex, 8, 0), 6);
        // no number, or infinite: less itself it is no number
        op(Vop.VSUBPS, 7, 0, 0);
        op(Vop.VCMPPS, 7, 7, 7, 3);
        asm.signs(Gpr.RDX, 7);
        Label good = new Label();
        asm.test(false, Gpr.RDX, Gpr.RDX);
        asm.jump(Condition.E, good);
        asm.mathImmediate(Arith.OR, false, bits, WindowVertices.BAD);
        asm.bind(good);
        asm.store(false, Mem.at(codes, vertex, 4, 0), bits);
        asm.load(false, Gpr.RDX, control(SetupLoop.RECORD_BYTES));
        asm.math(Arith.ADD, true, record, Gpr.RDX);
        asm.mathImmediate(Arith.ADD, false, vertex, 1);
        asm.jump(loop);
        asm.bind(end);
    }

    /** Codes of the view volume's planes in the order of their bits, then whether w is below and above 0. */
    private void planeCodes(int bits) {
        op(Vop.VPXOR, 2, 1, words(SIGN, SIGN, SIGN, SIGN));
        op(Vop.VPAND, 2, 2, control(SetupLoop.LOWER));
        op(Vop.VPAND, 3, 1, words(-1, -1, -1, 0));
        op(Vop.VCMPPS, 2, 0, 2, 1);
        op(Vop.VCMPPS, 3, 0, 3, 14);
        op(Vop.VUNPCKLPS, 4, 2, 3);
        op(Vop.VUNPCKHPS, 5, 2, 3);
        asm.signs(bits, 4);
        asm.signs(Gpr.RDX, 5);
        asm.shift(true, false, Gpr.RDX, 4);
        asm.math(Arith.OR, false, bits, Gpr.RDX);
    }

    /** Leaves the codes that count, and that of what is outside the guard band or not in front of the eye. */
    private void guards(int bits) {
        op(Vop.VCMPPD, 9, 6, pair(ViewTransform.GUARD_LOW), 13);
        op(Vop.VCMPPD, 10, 6, pair(ViewTransform.GUARD_HIGH), 2);
        op(Vop.VPAND, 9, 9, 10);
        asm.signs(Gpr.RDX, 9);
        asm.mathImmediate(Arith.XOR, false, Gpr.RDX, 15);
        asm.shift(true, false, Gpr.RDX, 8);
        asm.mathImmediate(Arith.XOR, false, bits, 128);
        asm.math(Arith.OR, false, Gpr.RDX, bits);
        asm.math(Arith.AND, false, bits, control(SetupLoop.CODES));
        Label inside = new Label();
        asm.mathImmediate(Arith.AND, false, Gpr.RDX, 15 << 8 | 128);
        asm.jump(Condition.E, inside);
        asm.mathImmediate(Arith.OR, false, bits, WindowVertices.GUARD);
        asm.bind(inside);
    }

    // ---- the triangle

    /** Its vertices. Goes on where nothing of it is visible, ends where it must be clipped. */
    private void corners() {
        int codes = Gpr.RDX;
        asm.address(Gpr.RCX, Mem.at(Gpr.RAX, Gpr.RAX, 2, 0));
        int[] corner = {A, B, C};
        for (int k = 0; k < 3; k++) asm.load(false, corner[k], Mem.at(CORNERS, Gpr.RCX, 4, 4 * k));
        asm.load(true, codes, array(SetupLoop.CODE));
        asm.load(false, Gpr.RSI, Mem.at(codes, A, 4, 0));
        asm.move(false, Gpr.RDI, Gpr.RSI);
        for (int k = 1; k < 3; k++) {
            asm.math(Arith.OR, false, Gpr.RSI, Mem.at(codes, corner[k], 4, 0));
            asm.math(Arith.AND, false, Gpr.RDI, Mem.at(codes, corner[k], 4, 0));
        }
        asm.mathImmediate(Arith.AND, false, Gpr.RDI, WindowVertices.REJECT);
        asm.jump(Condition.NE, next);
        asm.mathImmediate(Arith.AND, false, Gpr.RSI, NEEDS_JAVA);
        asm.jump(Condition.NE, done);
    }

    /** Vertices in 0 to 2, sides as doubles in 3: y2-y0, x0-x2, y0-y1, x1-x0; the area in 4. Goes on where it is culled. */
    private void area() {
        asm.load(true, Gpr.RAX, array(SetupLoop.XY));
        int[] corner = {A, B, C};
        for (int k = 0; k < 3; k++) load(Vop.VMOVSD, k, Mem.at(Gpr.RAX, corner[k], 8, 0));
        op(Vop.VPSUBD, 3, 2, 0);
        op(Vop.VPSUBD, 4, 1, 0);
        op(Vop.VUNPCKLPD, 3, 3, 4);
        op(Vop.VPERMILPS, 3, 0, 3, 0xb1);
        Mem negated = words(0, -1, -1, 0);
        op(Vop.VPXOR, 3, 3, negated);
        op(Vop.VPSUBD, 3, 3, negated);
        asm.op(Vop.VCVTDQ2PD, 32, 3, 0, 3, 0, 0, false);
        // All of this is below 2^53.
        upper(4, 3);
        op(Vop.VPERMILPS, 4, 0, 4, 0x4e);
        op(Vop.VMULPD, 4, 3, 4);
        op(Vop.VUNPCKHPD, 5, 4, 4);
        op(Vop.VSUBPD, 4, 4, 5);
        op(Vop.VPXOR, 5, 5, 5);
        op(Vop.VUCOMISD, 4, 0, 5);
        asm.jump(Condition.E, next);
        Label side = new Label();
        asm.address(SIDE, control(SetupLoop.POSITIVE));
        asm.jump(Condition.A, side);
        asm.address(SIDE, control(SetupLoop.NEGATIVE));
        asm.bind(side);
        asm.load(false, Gpr.RAX, Mem.at(SIDE, 4 * SetupLoop.CULLED));
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.NE, next);
    }

    /** The pixels that may be touched, in 6 and 7. Goes on where there are none. */
    private void range() {
        op(Vop.VPMINSD, 6, 0, 1);
        op(Vop.VPMINSD, 6, 6, 2);
        op(Vop.VPMAXSD, 7, 0, 1);
        op(Vop.VPMAXSD, 7, 7, 2);
        op(Vop.VPADDD, 6, 6, control(SetupLoop.LOW_SHIFT));
        op(Vop.VPADDD, 7, 7, control(SetupLoop.HIGH_SHIFT));
        op(Vop.VPSRAD, 6, 0, 6, 8);
        op(Vop.VPSRAD, 7, 0, 7, 8);
        op(Vop.VPMAXSD, 6, 6, control(SetupLoop.LOWEST));
        op(Vop.VPMINSD, 7, 7, control(SetupLoop.HIGHEST));
        op(Vop.VPCMPGTD, 8, 6, 7);
        asm.signs(Gpr.RAX, 8);
        asm.mathImmediate(Arith.AND, false, Gpr.RAX, 3);
        asm.jump(Condition.NE, next);
    }

    /** The record's integers, and its reference pixel: that pixel's centre from the first vertex is in 8. */
    private void record() {
        copy(control(SetupLoop.DRAW), Mem.at(INTS, 4 * Scene.DRAW));
        copy(control(SetupLoop.FLOATS), Mem.at(INTS, 4 * Scene.FLOATS));
        store(Vop.VMOVSD_STORE, Mem.at(INTS, 4 * Scene.VERTICES), 0);
        Label swapped = new Label();
        Label stored = new Label();
        Mem second = Mem.at(INTS, 4 * (Scene.VERTICES + 2));
        Mem third = Mem.at(INTS, 4 * (Scene.VERTICES + 4));
        asm.load(false, Gpr.RAX, Mem.at(SIDE, 4 * SetupLoop.SWAPPED));
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.NE, swapped);
        store(Vop.VMOVSD_STORE, second, 1);
        store(Vop.VMOVSD_STORE, third, 2);
        asm.jump(stored);
        asm.bind(swapped);
        store(Vop.VMOVSD_STORE, second, 2);
        store(Vop.VMOVSD_STORE, third, 1);
        asm.bind(stored);
        op(Vop.VPSLLD, 8, 0, 7, 16);
        op(Vop.VPOR, 8, 8, 6);
        store(Vop.VMOVSD_STORE, Mem.at(INTS, 4 * Scene.RANGE_X), 8);
        copy(Mem.at(SIDE, 4 * SetupLoop.FLAGS), Mem.at(INTS, 4 * Scene.FLAGS));
        asm.math(Arith.XOR, false, Gpr.RAX, Gpr.RAX);
        asm.store(false, Mem.at(INTS, 4 * Scene.LAYER), Gpr.RAX);
        op(Vop.VPSRAD, 8, 0, 0, 8);
        op(Vop.VPMAXSD, 8, 8, 6);
        op(Vop.VPMINSD, 8, 8, 7);
        op(Vop.VCVTDQ2PS, 9, 0, 8);
        int half = Float.floatToRawIntBits(0.5f);
        op(Vop.VADDPS, 9, 9, words(half, half, half, half));
        store(Vop.VMOVSD_STORE, Mem.at(FLOATS, 4 * PrimitiveScalars.REF_X), 9);
        op(Vop.VPSLLD, 8, 0, 8, 8);
        op(Vop.VPADDD, 8, 8, words(128, 128, 128, 128));
        op(Vop.VPSUBD, 8, 8, 0);
        op(Vop.VCVTDQ2PD, 8, 0, 8);
        op(Vop.VMULPD, 8, 8, pair(1.0 / 256));
        copy(Mem.at(SIDE, 4 * SetupLoop.FACING), Mem.at(FLOATS, 4 * PrimitiveScalars.FACING));
        asm.load(true, Gpr.RDX, array(SetupLoop.IDS));
        asm.load(false, Gpr.RCX, control(SetupLoop.NEXT));
        copy(Mem.at(Gpr.RDX, Gpr.RCX, 4, 0), Mem.at(FLOATS, 4 * PrimitiveScalars.PRIMITIVE_ID));
    }

    private void copy(Mem from, Mem to) {
        asm.load(false, Gpr.RAX, from);
        asm.store(false, to, Gpr.RAX);
    }

    /** Planes, each written over the fourth value of the one before. */
    private void planes() {
        // shares of the second and third vertex in 4 and 5: at the reference, steps in x and in y
        join(8, 8, 8);
        load(Vop.VMOVUPS, 5, pair(256));
        op(Vop.VDIVPD, 5, 5, 4);
        asm.op(Vop.VBROADCASTSD, 32, 5, 0, 5, 0, 0, false);
        wide(Vop.VMULPD, 3, 3, 5);
        wide(Vop.VMULPD, 8, 8, 3);
        wide(Vop.VHADDPD, 8, 8, 8);
        upper(9, 3);
        upper(10, 8);
        op(Vop.VUNPCKLPD, 4, 8, 3);
        op(Vop.VUNPCKHPD, 5, 3, 3);
        join(4, 4, 5);
        op(Vop.VUNPCKLPD, 5, 10, 9);
        op(Vop.VUNPCKHPD, 6, 9, 9);
        join(5, 5, 6);
        plane(SetupLoop.Z, PrimitiveScalars.Z);
        plane(SetupLoop.W, PrimitiveScalars.W);
        wide(Vop.VMULPD, 6, 10, 4);
        plane(6, Mem.at(FLOATS, 4 * PrimitiveScalars.B1));
        // without the fourth: what follows is written already
        wide(Vop.VMULPD, 6, 11, 5);
        narrow(6);
        store(Vop.VMOVSD_STORE, Mem.at(FLOATS, 4 * PrimitiveScalars.B2), 6);
        op(Vop.VPERMILPS, 6, 0, 6, 0xaa);
        store(Vop.VMOVSS_STORE, Mem.at(FLOATS, 4 * (PrimitiveScalars.B2 + 2)), 6);
    }

    private void narrow(int v) {
        asm.op(Vop.VCVTPD2PS, 32, v, 0, v, 0, 0, false);
    }

    private void plane(int v, Mem to) {
        narrow(v);
        store(Vop.VMOVUPS_STORE, to, v);
    }

    /** The plane of a value that vertices have; those of the second and third are in 10 and 11 afterwards. */
    private void plane(int array, int to) {
        asm.load(true, Gpr.RAX, array(array));
        load(Vop.VMOVSD, 6, Mem.at(Gpr.RAX, A, 8, 0));
        load(Vop.VMOVSD, 10, Mem.at(Gpr.RAX, B, 8, 0));
        load(Vop.VMOVSD, 11, Mem.at(Gpr.RAX, C, 8, 0));
        op(Vop.VSUBPD, 7, 10, 6);
        op(Vop.VSUBPD, 8, 11, 6);
        for (int v : new int[] {7, 8, 10, 11}) asm.op(Vop.VBROADCASTSD, 32, v, 0, v, 0, 0, false);
        // A step is a sum that begins with -0, which changes nothing.
        wide(Vop.VPOR, 6, 6, doubles(0, -0.0, -0.0, -0.0));
        wide(Vop.VMULPD, 7, 7, 4);
        wide(Vop.VADDPD, 6, 6, 7);
        wide(Vop.VMULPD, 8, 8, 5);
        wide(Vop.VADDPD, 6, 6, 8);
        plane(6, Mem.at(FLOATS, 4 * to));
    }

    /** Interpolated inputs, then flat ones. */
    private void inputs() {
        int to = Gpr.R11;
        int word = Gpr.RAX;
        int left = Gpr.RCX;
        int list = Gpr.RDI;
        asm.load(false, Gpr.RAX, control(SetupLoop.RECORD_BYTES));
        for (int corner : new int[] {A, B, C}) {
            asm.multiply(true, corner, Gpr.RAX);
            asm.math(Arith.ADD, true, corner, RECORDS);
        }
        asm.address(to, Mem.at(FLOATS, 4 * PrimitiveScalars.BASE_WORDS));
        asm.address(list, control(SetupLoop.LIST));
        asm.load(false, left, control(SetupLoop.SMOOTH));
        Label smooth = new Label();
        Label flat = new Label();
        Label copying = new Label();
        Label copied = new Label();
        asm.bind(smooth);
        asm.mathImmediate(Arith.SUB, false, left, 1);
        asm.jump(Condition.S, flat);
        asm.load(false, word, Mem.at(list, 0));
        load(Vop.VMOVSS, 0, Mem.at(A, word, 4, 0));
        load(Vop.VMOVSS, 1, Mem.at(B, word, 4, 0));
        load(Vop.VMOVSS, 2, Mem.at(C, word, 4, 0));
        op(Vop.VSUBPS, 1, 1, 0);
        op(Vop.VSUBPS, 2, 2, 0);
        for (int k = 0; k < 3; k++) store(Vop.VMOVSS_STORE, Mem.at(to, 4 * k), k);
        asm.mathImmediate(Arith.ADD, true, to, 12);
        asm.mathImmediate(Arith.ADD, true, list, 4);
        asm.jump(smooth);
        asm.bind(flat);
        asm.load(false, left, control(SetupLoop.FLAT));
        asm.test(false, left, left);
        asm.jump(Condition.E, copied);
        asm.load(false, Gpr.RAX, control(SetupLoop.NEXT));
        asm.load(true, Gpr.RDX, array(SetupLoop.PROVOKING));
        asm.load(false, Gpr.RDX, Mem.at(Gpr.RDX, Gpr.RAX, 4, 0));
        asm.math(Arith.ADD, true, Gpr.RDX, RECORDS);
        asm.bind(copying);
        asm.mathImmediate(Arith.SUB, false, left, 1);
        asm.jump(Condition.S, copied);
        asm.load(false, word, Mem.at(list, 0));
        copy(Mem.at(Gpr.RDX, word, 4, 0), Mem.at(to, 0));
        asm.mathImmediate(Arith.ADD, true, to, 4);
        asm.mathImmediate(Arith.ADD, true, list, 4);
        asm.jump(copying);
        asm.bind(copied);
        asm.move(true, FLOATS, to);
        asm.load(false, Gpr.RAX, control(SetupLoop.FLOATS));
        asm.math(Arith.ADD, false, Gpr.RAX, control(SetupLoop.RECORD_FLOATS));
        asm.store(false, control(SetupLoop.FLOATS), Gpr.RAX);
        asm.mathImmediate(Arith.ADD, true, INTS, 4 * Scene.RECORD);
        asm.mathImmediate(Arith.ADD, control(SetupLoop.MADE), Scene.RECORD);
    }
}
