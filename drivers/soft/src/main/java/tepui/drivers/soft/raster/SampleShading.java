package tepui.drivers.soft.raster;

import static tepui.drivers.soft.raster.TriangleFrame.*;

import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;
import tepui.drivers.soft.code.X64.Condition;
import tepui.drivers.soft.jit.KernelChain;
import tepui.drivers.soft.jit.Slots;

/**
 * Generator of what {@link SampleKernels} does for shaders that know of samples, as {@link MultisampleRun} does it: centroids and coverage of
 * lanes, masks that the shader writes, and shaders that run once a sample.
 */
final class SampleShading {
    private static final int OUT_MASK = 4 * FragmentRun.LANES * (MultisampleRun.OUTPUT + Slots.SAMPLE_MASK);

    private final TriangleCode code;
    private final SampleKernels calls;
    private final TriangleKernels kernels;
    private final X64 asm;
    private final VectorCode simd;

    SampleShading(TriangleCode code, SampleKernels calls, TriangleKernels kernels) {
        this.code = code;
        this.calls = calls;
        this.kernels = kernels;
        asm = code.asm;
        simd = code.simd;
    }

    /** The mask of sample r10 of the block at rdi as lanes in vector 0. */
    private void maskOfSample() {
        asm.load(false, Gpr.RAX, Mem.at(Gpr.RDI, Gpr.R10, 4, 0));
        asm.store(false, slot(WORD), Gpr.RAX);
        code.expand(0);
    }

    /** Where vector 0 is set, vector {@code to} becomes {@code from}, which is used up. */
    private void blend(int to, int from) {
        simd.op(Vop.VPXOR, from, from, to);
        simd.op(Vop.VPAND, from, from, 0);
        simd.op(Vop.VPXOR, to, to, from);
    }

    /** Positions of lanes' centroids: the pixel's centre where all of it is covered, else the first sample that is. */
    void centroids() {
        Label none = new Label();
        Label block = new Label();
        Label sample = new Label();
        Label found = new Label();
        calls.unless(TriangleLoop.CENTROID, none);
        asm.load(true, Gpr.R8, argument(KernelChain.IN_F));
        calls.blocks(block);
        simd.op(Vop.VPXOR, 1, 1, 1);
        simd.op(Vop.VPXOR, 2, 2, 2);
        simd.constant(3, -1);
        asm.load(false, Gpr.R10, control(TriangleLoop.SAMPLES));
        asm.bind(sample);
        asm.mathImmediate(Arith.SUB, false, Gpr.R10, 1);
        asm.jump(Condition.S, found);
        maskOfSample();
        simd.op(Vop.VPAND, 3, 3, 0);
        simd.spread(4, Mem.at(CONTROL, Gpr.R10, 4, 4 * TriangleLoop.OFFSET_X));
        blend(1, 4);
        simd.spread(4, Mem.at(CONTROL, Gpr.R10, 4, 4 * TriangleLoop.OFFSET_Y));
        blend(2, 4);
        asm.jump(sample);
        asm.bind(found);
        int[] from = {PrimitiveScalars.LANE_X, PrimitiveScalars.LANE_Y};
        int[] to = {PrimitiveScalars.LANE_CENTROID_X, PrimitiveScalars.LANE_CENTROID_Y};
        for (int axis = 0; axis < 2; axis++) {
            int moved = 1 + axis;
            simd.op(Vop.VPAND, 4, moved, 3);
            simd.op(Vop.VPXOR, moved, moved, 4);
            simd.op(Vop.VADDPS, moved, moved, Mem.at(Gpr.R8, 4 * FragmentRun.LANES * from[axis]));
            simd.store(Mem.at(Gpr.R8, 4 * FragmentRun.LANES * to[axis]), moved);
        }
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, 64);
        calls.nextBlock(block);
        asm.bind(none);
    }

    /** An argument whose number is in the control block, in bytes from the first. */
    private void pointer(int to, int control) {
        asm.load(false, to, control(control));
        asm.load(true, to, Mem.at(Gpr.RBP, to, 1, ARGUMENTS));
    }

    /** Samples of lanes that are covered, as the shader reads them. */
    void coverage() {
        int[] bits = new int[MultisampleRun.MOST_SAMPLES];
        for (int s = 0; s < bits.length; s++) bits[s] = 1 << s;
        Label none = new Label();
        Label block = new Label();
        Label sample = new Label();
        calls.unless(TriangleLoop.COVERAGE, none);
        pointer(Gpr.R8, TriangleLoop.COVERAGE);
        asm.address(Gpr.R9, Mem.at(asm.constant(bits), 0));
        calls.blocks(block);
        simd.op(Vop.VPXOR, 1, 1, 1);
        asm.math(Arith.XOR, false, Gpr.R10, Gpr.R10);
        asm.bind(sample);
        maskOfSample();
        simd.spread(2, Mem.at(Gpr.R9, Gpr.R10, 4, 0));
        simd.op(Vop.VPAND, 0, 0, 2);
        simd.op(Vop.VPADDD, 1, 1, 0);
        calls.nextSample(sample);
        simd.store(Mem.at(Gpr.R8, 0), 1);
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, 64);
        calls.nextBlock(block);
        asm.bind(none);
    }

    /** Shifts that bring a sample's bit to the sign. */
    private Label toSign() {
        int[] shifts = new int[MultisampleRun.MOST_SAMPLES];
        for (int s = 0; s < shifts.length; s++) shifts[s] = 31 - s;
        return asm.constant(shifts);
    }

    /** Puts the address of the mask that the shader gave into r8. */
    private void maskAt() {
        pointer(Gpr.R8, TriangleLoop.MASK);
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, OUT_MASK);
    }

    /** Takes samples away that the shader's mask does not have. */
    void masks() {
        Label none = new Label();
        Label block = new Label();
        Label sample = new Label();
        calls.unless(TriangleLoop.MASK, none);
        maskAt();
        asm.address(Gpr.R9, Mem.at(toSign(), 0));
        calls.blocks(block);
        asm.math(Arith.XOR, false, Gpr.R10, Gpr.R10);
        asm.bind(sample);
        simd.load(0, Mem.at(Gpr.R8, 0));
        simd.spread(1, Mem.at(Gpr.R9, Gpr.R10, 4, 0));
        simd.op(Vop.VPSLLVD, 0, 0, 1);
        simd.signs(Gpr.RAX, 0, Gpr.RDX);
        calls.keepOfSample();
        calls.nextSample(sample);
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, 64);
        calls.nextBlock(block);
        asm.bind(none);
    }

    // ---- once a sample

    /** Shades and merges each sample by itself, where the shader runs so; then goes on at a label. */
    void perSample(Label done) {
        Label none = new Label();
        Label sample = new Label();
        Label skip = new Label();
        Label shaded = new Label();
        calls.unless(TriangleLoop.PER_SAMPLE, none);
        calls.handPositions();
        asm.load(true, Gpr.RSI, argument(KernelChain.SCALAR_F));
        for (int k = 0; k < 2; k++) {
            simd.load(0, Mem.at(Gpr.RSI, 64 * k));
            simd.store(slot(CENTER + 64 * k), 0);
        }
        asm.bind(sample);
        asm.call(calls.select);
        asm.test(false, Gpr.R8, Gpr.R8);
        asm.jump(Condition.E, skip);
        move();
        ownCoverage();
        kernels.count(TriangleLoop.INVOCATIONS);
        kernels.call(TriangleLoop.SHADE, shaded);
        asm.bind(shaded);
        limit();
        kernels.call(TriangleLoop.MERGE, skip);
        kernels.count(TriangleLoop.PASSED);
        asm.bind(skip);
        calls.nextRound(sample);
        asm.load(true, Gpr.RSI, argument(KernelChain.SCALAR_F));
        for (int k = 0; k < 2; k++) {
            simd.load(0, slot(CENTER + 64 * k));
            simd.store(Mem.at(Gpr.RSI, 64 * k), 0);
        }
        asm.math(Arith.XOR, false, Gpr.RAX, Gpr.RAX);
        asm.store(false, Mem.at(Gpr.RSI, 4 * PrimitiveScalars.SAMPLE_X), Gpr.RAX);
        asm.store(false, Mem.at(Gpr.RSI, 4 * PrimitiveScalars.SAMPLE_Y), Gpr.RAX);
        asm.jump(done);
        asm.bind(none);
    }

    /** Everything as it is at the sample at hand: the reference moves there. */
    private void move() {
        int x = 4;
        int y = 5;
        Label done = new Label();
        calls.unless(TriangleLoop.SPREAD, done);
        asm.load(true, Gpr.RDI, argument(KernelChain.SCALAR_F));
        asm.load(false, Gpr.RCX, slot(SAMPLE));
        calls.word(x, Mem.at(CONTROL, Gpr.RCX, 4, 4 * TriangleLoop.OFFSET_X));
        calls.word(y, Mem.at(CONTROL, Gpr.RCX, 4, 4 * TriangleLoop.OFFSET_Y));
        put(PrimitiveScalars.SAMPLE_X, x);
        put(PrimitiveScalars.SAMPLE_Y, y);
        sum(PrimitiveScalars.REF_X, x);
        sum(PrimitiveScalars.REF_Y, y);
        int[] planes = {
            PrimitiveScalars.Z,
            PrimitiveScalars.W,
            PrimitiveScalars.B1,
            PrimitiveScalars.B2,
            PrimitiveScalars.L1,
            PrimitiveScalars.L2
        };
        for (int plane : planes) {
            calls.word(0, slot(CENTER + 4 * plane));
            calls.word(1, slot(CENTER + 4 * plane + 4));
            calls.word(2, slot(CENTER + 4 * plane + 8));
            asm.op(Vop.VFMADD231PS, 16, 0, 1, x, 0, 0, false);
            asm.op(Vop.VFMADD231PS, 16, 0, 2, y, 0, 0, false);
            put(plane, 0);
        }
        product(PrimitiveScalars.POINT_S, x);
        product(PrimitiveScalars.POINT_T, y);
        asm.load(true, Gpr.RDX, argument(KernelChain.SCALAR_I));
        asm.store(false, Mem.at(Gpr.RDX, 4 * PrimitiveScalars.SAMPLE_ID), Gpr.RCX);
        asm.bind(done);
    }

    /** Puts a word among the scalars, at rdi. */
    private void put(int scalar, int from) {
        asm.op(Vop.VMOVSS_STORE, 16, from, 0, Mem.at(Gpr.RDI, 4 * scalar), 0, 0, false);
    }

    private void sum(int scalar, int offset) {
        calls.word(0, slot(CENTER + 4 * scalar));
        asm.op(Vop.VADDPS, 16, 0, 0, offset, 0, 0, false);
        put(scalar, 0);
    }

    private void product(int scalar, int offset) {
        calls.word(0, slot(CENTER + 4 * scalar));
        calls.word(1, slot(CENTER + 4 * scalar + 4));
        asm.op(Vop.VMULPS, 16, 1, 1, offset, 0, 0, false);
        asm.op(Vop.VADDPS, 16, 0, 0, 1, 0, 0, false);
        put(scalar, 0);
    }

    /** The shader reads the sample at hand as all that is covered. */
    private void ownCoverage() {
        Label none = new Label();
        Label block = new Label();
        calls.unless(TriangleLoop.COVERAGE, none);
        pointer(Gpr.R8, TriangleLoop.COVERAGE);
        asm.address(Gpr.R9, Mem.at(toSign(), 0));
        asm.load(false, Gpr.RCX, slot(SAMPLE));
        // 1 << s is the sign bit, moved down by what moves it up
        simd.constant(0, Integer.MIN_VALUE);
        simd.spread(1, Mem.at(Gpr.R9, Gpr.RCX, 4, 0));
        simd.op(Vop.VPSRLVD, 0, 0, 1);
        asm.move(false, Gpr.RCX, WAITING);
        asm.bind(block);
        simd.store(Mem.at(Gpr.R8, 0), 0);
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, 64);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
        asm.jump(Condition.NE, block);
        asm.bind(none);
    }

    /** Ends lanes whose alpha or mask does not have the sample at hand. */
    private void limit() {
        Label block = new Label();
        Label opaque = new Label();
        Label whole = new Label();
        calls.unless(TriangleLoop.ALPHA, opaque);
        calls.alphaAt();
        asm.load(true, Gpr.RSI, argument(KernelChain.ALIVE));
        asm.address(Gpr.R9, Mem.at(calls.leastAlpha(), 0));
        asm.load(false, Gpr.R10, slot(SAMPLE));
        asm.move(false, Gpr.RCX, WAITING);
        asm.bind(block);
        calls.scaledAlpha();
        simd.spread(1, Mem.at(Gpr.R9, Gpr.R10, 4, 0));
        simd.op(Vop.VSUBPS, 0, 0, 1);
        simd.shift(Vop.VPSRAD, 0, 0, 31);
        simd.load(1, Mem.at(Gpr.RSI, 0));
        simd.op(Vop.VPAND, 0, 0, 1);
        simd.op(Vop.VPXOR, 1, 1, 0);
        simd.store(Mem.at(Gpr.RSI, 0), 1);
        endBlock(block);
        asm.bind(opaque);
        Label lanes = new Label();
        calls.unless(TriangleLoop.MASK, whole);
        maskAt();
        asm.load(true, Gpr.RSI, argument(KernelChain.ALIVE));
        asm.address(Gpr.R9, Mem.at(toSign(), 0));
        asm.load(false, Gpr.R10, slot(SAMPLE));
        simd.spread(1, Mem.at(Gpr.R9, Gpr.R10, 4, 0));
        asm.move(false, Gpr.RCX, WAITING);
        asm.bind(lanes);
        simd.load(0, Mem.at(Gpr.R8, 0));
        simd.op(Vop.VPSLLVD, 0, 0, 1);
        simd.shift(Vop.VPSRAD, 0, 0, 31);
        simd.op(Vop.VPAND, 0, 0, Mem.at(Gpr.RSI, 0));
        simd.store(Mem.at(Gpr.RSI, 0), 0);
        endBlock(lanes);
        asm.bind(whole);
    }

    private void endBlock(Label block) {
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, 64);
        asm.mathImmediate(Arith.ADD, true, Gpr.RSI, 64);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
        asm.jump(Condition.NE, block);
    }
}
