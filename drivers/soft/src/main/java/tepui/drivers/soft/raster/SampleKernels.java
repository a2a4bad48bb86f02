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
 * Generator of the calls of a draw's kernels for blocks with several samples a pixel, as {@link MultisampleRun} makes them: tests for each sample,
 * the shader once, and the merge for each sample, or once where it looks at nothing but the shader's outputs.
 */
final class SampleKernels {
    private final TriangleCode code;
    private final X64 asm;
    private final VectorCode simd;
    private final TriangleKernels kernels;
    private final SampleShading shading;
    final Label select = new Label();
    private final Label depth = new Label();

    SampleKernels(TriangleCode code) {
        this.code = code;
        asm = code.asm;
        simd = code.simd;
        kernels = new TriangleKernels(asm, simd);
        shading = new SampleShading(code, this, kernels);
    }

    void write() {
        Label union = new Label();
        Label shaded = new Label();
        Label once = new Label();
        Label done = new Label();
        asm.load(true, Gpr.RDI, argument(KernelChain.SCALAR_F));
        asm.load(false, Gpr.RAX, Mem.at(Gpr.RDI, 4 * PrimitiveScalars.Z));
        asm.store(false, slot(CENTER_Z), Gpr.RAX);
        ifNone(TriangleLoop.EARLY, union);
        eachSample(TriangleLoop.EARLY, true);
        asm.bind(union);
        union();
        asm.test(false, WAITING, WAITING);
        asm.jump(Condition.E, done);
        shading.perSample(done);
        kernels.count(TriangleLoop.INVOCATIONS);
        firstSample();
        shading.centroids();
        shading.coverage();
        kernels.call(TriangleLoop.SHADE, shaded);
        asm.bind(shaded);
        Label merged = new Label();
        ifNone(TriangleLoop.MERGE, merged);
        handPositions();
        endMasks();
        alpha();
        shading.masks();
        asm.load(false, Gpr.RAX, control(TriangleLoop.ONCE));
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.NS, once);
        eachSample(TriangleLoop.MERGE, false);
        asm.jump(done);
        asm.bind(once);
        count();
        once(done);
        asm.jump(done);
        asm.bind(merged);
        endMasks();
        count();
        asm.bind(done);
        asm.math(Arith.XOR, false, WAITING, WAITING);
        asm.ret();
        asm.bind(select);
        select();
        asm.bind(depth);
        depth();
    }

    private void ifNone(int kernel, Label none) {
        asm.load(true, Gpr.RAX, control(kernel + KernelChain.FUNCTION));
        asm.test(true, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.E, none);
    }

    /** Runs a kernel for each sample of which anything is left. */
    private void eachSample(int kernel, boolean ends) {
        Label sample = new Label();
        Label skip = new Label();
        asm.math(Arith.XOR, false, Gpr.RAX, Gpr.RAX);
        asm.store(false, slot(SAMPLE), Gpr.RAX);
        asm.bind(sample);
        asm.call(select);
        asm.test(false, Gpr.R8, Gpr.R8);
        asm.jump(Condition.E, skip);
        asm.call(depth);
        kernels.call(kernel, skip);
        if (ends) collect();
        else kernels.count(TriangleLoop.PASSED);
        asm.bind(skip);
        nextRound(sample);
        asm.load(true, Gpr.RDI, argument(KernelChain.SCALAR_F));
        asm.load(false, Gpr.RAX, slot(CENTER_Z));
        asm.store(false, Mem.at(Gpr.RDI, 4 * PrimitiveScalars.Z), Gpr.RAX);
    }

    /** Goes on at a label with the next sample at hand, if there is one. */
    void nextRound(Label sample) {
        asm.mathImmediate(Arith.ADD, slot(SAMPLE), 1);
        asm.load(false, Gpr.RAX, slot(SAMPLE));
        asm.math(Arith.CMP, false, Gpr.RAX, control(TriangleLoop.SAMPLES));
        asm.jump(Condition.L, sample);
    }

    /** Goes on at a label with the next sample in r10, if there is one. */
    void nextSample(Label sample) {
        asm.mathImmediate(Arith.ADD, false, Gpr.R10, 1);
        asm.math(Arith.CMP, false, Gpr.R10, control(TriangleLoop.SAMPLES));
        asm.jump(Condition.L, sample);
    }

    /** Leaves in the mask of sample r10 of the block at rdi what eax has too. */
    void keepOfSample() {
        asm.math(Arith.AND, false, Gpr.RAX, Mem.at(Gpr.RDI, Gpr.R10, 4, 0));
        asm.store(false, Mem.at(Gpr.RDI, Gpr.R10, 4, 0), Gpr.RAX);
    }

    /** Goes to a label where a word of the control block is 0. */
    void unless(int control, Label none) {
        asm.load(false, Gpr.RAX, control(control));
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.E, none);
    }

    /** Begins a loop over the blocks: rsi goes through their lanes, rdi through their masks of the sample at hand; ecx counts. */
    void blocks(Label block) {
        asm.load(true, Gpr.RSI, argument(KernelChain.ALIVE));
        asm.load(false, Gpr.RDI, slot(SAMPLE));
        asm.address(Gpr.RDI, Mem.at(Gpr.RBP, Gpr.RDI, 4, MASKS));
        asm.move(false, Gpr.RCX, WAITING);
        asm.bind(block);
    }

    void nextBlock(Label block) {
        asm.mathImmediate(Arith.ADD, true, Gpr.RSI, 64);
        asm.mathImmediate(Arith.ADD, true, Gpr.RDI, MASK_ROW);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
        asm.jump(Condition.NE, block);
    }

    /** Lanes and addresses of the sample at hand; r8 is 0 where none of it is left. */
    private void select() {
        Label block = new Label();
        Label target = new Label();
        Label none = new Label();
        asm.math(Arith.XOR, false, Gpr.R8, Gpr.R8);
        blocks(block);
        asm.load(false, Gpr.RAX, Mem.at(Gpr.RDI, 0));
        asm.math(Arith.OR, false, Gpr.R8, Gpr.RAX);
        asm.store(false, slot(WORD), Gpr.RAX);
        code.expand(0);
        simd.store(Mem.at(Gpr.RSI, 0), 0);
        nextBlock(block);
        asm.load(false, Gpr.RDI, control(TriangleLoop.TARGETS));
        asm.test(false, Gpr.RDI, Gpr.RDI);
        asm.jump(Condition.E, none);
        asm.address(Gpr.R9, control(TriangleLoop.TARGET));
        asm.address(Gpr.R10, slot(FIRST_AT));
        asm.bind(target);
        asm.load(false, Gpr.RAX, Mem.at(Gpr.R9, 4 * TriangleLoop.SAMPLE_WORDS));
        asm.load(false, Gpr.RDX, slot(SAMPLE));
        asm.multiply(false, Gpr.RAX, Gpr.RDX);
        asm.store(false, slot(WORD), Gpr.RAX);
        simd.spread(0, slot(WORD));
        simd.op(Vop.VPADDD, 0, 0, Mem.at(Gpr.R10, 0));
        asm.load(false, Gpr.RAX, Mem.at(Gpr.R9, 4 * TriangleLoop.BLOCK_AT));
        asm.math(Arith.ADD, true, Gpr.RAX, argument(KernelChain.BLOCK_AT));
        simd.store(Mem.at(Gpr.RAX, 0), 0);
        asm.mathImmediate(Arith.ADD, true, Gpr.R9, 4 * TriangleLoop.TARGET_WORDS);
        asm.mathImmediate(Arith.ADD, true, Gpr.R10, 64);
        asm.mathImmediate(Arith.SUB, false, Gpr.RDI, 1);
        asm.jump(Condition.NE, target);
        asm.bind(none);
        asm.ret();
    }

    /** Depth as it is at the sample at hand. */
    private void depth() {
        Label done = new Label();
        unless(TriangleLoop.SPREAD, done);
        asm.load(true, Gpr.RDI, argument(KernelChain.SCALAR_F));
        asm.load(false, Gpr.RCX, slot(SAMPLE));
        word(0, slot(CENTER_Z));
        int[] offsets = {TriangleLoop.OFFSET_X, TriangleLoop.OFFSET_Y};
        for (int axis = 0; axis < 2; axis++) {
            word(1, Mem.at(Gpr.RDI, 4 * (PrimitiveScalars.Z + 1 + axis)));
            word(2, Mem.at(CONTROL, Gpr.RCX, 4, 4 * offsets[axis]));
            asm.op(Vop.VFMADD231PS, 16, 0, 1, 2, 0, 0, false);
        }
        asm.op(Vop.VMOVSS_STORE, 16, 0, 0, Mem.at(Gpr.RDI, 4 * PrimitiveScalars.Z), 0, 0, false);
        asm.bind(done);
        asm.ret();
    }

    /** Loads a word into the lowest lane of a vector. */
    void word(int to, Mem from) {
        asm.op(Vop.VMOVSS, 16, to, 0, from, 0, 0, false);
    }

    /** What the kernel left of the sample. */
    private void collect() {
        Label block = new Label();
        blocks(block);
        simd.load(0, Mem.at(Gpr.RSI, 0));
        simd.signs(Gpr.RAX, 0, Gpr.RDX);
        asm.store(false, Mem.at(Gpr.RDI, 0), Gpr.RAX);
        nextBlock(block);
    }

    /** Lanes with any sample left; blocks without any are dropped. */
    private void union() {
        kernels.closeGaps(5, new TriangleKernels.Blocks() {
            @Override
            public void ifEmpty(Label empty) {
                asm.load(false, Gpr.R10, Mem.at(Gpr.RBP, Gpr.RCX, 1, MASKS));
                for (int s = 1; s < MultisampleRun.MOST_SAMPLES; s++) {
                    asm.math(Arith.OR, false, Gpr.R10, Mem.at(Gpr.RBP, Gpr.RCX, 1, MASKS + 4 * s));
                }
                asm.test(false, Gpr.R10, Gpr.R10);
                asm.jump(Condition.E, empty);
            }

            @Override
            public void move() {
                asm.op(Vop.VMOVUPS, MASK_ROW, 0, 0, Mem.at(Gpr.RBP, Gpr.RCX, 1, MASKS), 0, 0, false);
                asm.op(Vop.VMOVUPS_STORE, MASK_ROW, 0, 0, Mem.at(Gpr.RBP, Gpr.RDX, 1, MASKS), 0, 0, false);
                for (int u = 0; u < TargetSet.COUNT; u++) {
                    asm.load(false, Gpr.RAX, Mem.at(Gpr.RBP, TriangleKernels.FROM, 4, FIRST_AT + 64 * u));
                    asm.store(false, Mem.at(Gpr.RBP, TriangleKernels.TO, 4, FIRST_AT + 64 * u), Gpr.RAX);
                }
            }

            @Override
            public void keep() {
                asm.store(false, slot(WORD), Gpr.R10);
                code.expand(0);
                simd.store(Mem.at(Gpr.RSI, Gpr.RDX, 2, 0), 0);
            }
        });
    }

    /** Puts positions where the merge looks for them; the sample at hand is the first then. */
    void handPositions() {
        Label block = new Label();
        asm.load(true, Gpr.R8, argument(KernelChain.IN_F));
        asm.load(true, Gpr.R9, argument(KernelChain.OUT_F));
        firstSample();
        asm.move(false, Gpr.RCX, WAITING);
        asm.bind(block);
        for (int word : new int[] {PrimitiveScalars.LANE_X, PrimitiveScalars.LANE_Y}) {
            simd.load(0, Mem.at(Gpr.R8, 4 * FragmentRun.LANES * word));
            simd.store(Mem.at(Gpr.R9, 4 * FragmentRun.LANES * word), 0);
        }
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, 64);
        asm.mathImmediate(Arith.ADD, true, Gpr.R9, 64);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
        asm.jump(Condition.NE, block);
    }

    private void firstSample() {
        asm.math(Arith.XOR, false, Gpr.RAX, Gpr.RAX);
        asm.store(false, slot(SAMPLE), Gpr.RAX);
    }

    /** Takes from all samples what the shader ended. */
    private void endMasks() {
        Label block = new Label();
        firstSample();
        blocks(block);
        simd.load(0, Mem.at(Gpr.RSI, 0));
        simd.signs(Gpr.RAX, 0, Gpr.RDX);
        asm.store(false, slot(WORD), Gpr.RAX);
        asm.op(Vop.VBROADCASTSS, MASK_ROW, 0, 0, slot(WORD), 0, 0, false);
        asm.op(Vop.VPAND, MASK_ROW, 0, 0, Mem.at(Gpr.RDI, 0), 0, 0, false);
        asm.op(Vop.VMOVUPS_STORE, MASK_ROW, 0, 0, Mem.at(Gpr.RDI, 0), 0, 0, false);
        nextBlock(block);
    }

    /** Counts the pixels of all samples' masks, where the draw is counted. */
    private void count() {
        Label none = new Label();
        Label mask = new Label();
        unless(TriangleLoop.COUNTED, none);
        asm.address(Gpr.RDI, slot(MASKS));
        asm.move(false, Gpr.RCX, WAITING);
        asm.shift(true, false, Gpr.RCX, 3);
        simd.load(1, control(TriangleLoop.PASSED));
        asm.bind(mask);
        asm.load(false, Gpr.RAX, Mem.at(Gpr.RDI, 0));
        asm.store(false, slot(WORD), Gpr.RAX);
        code.expand(0);
        simd.op(Vop.VPSUBD, 1, 1, 0);
        asm.mathImmediate(Arith.ADD, true, Gpr.RDI, 4);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
        asm.jump(Condition.NE, mask);
        simd.store(control(TriangleLoop.PASSED), 1);
        asm.bind(none);
    }

    /** Puts the address of the shader's alpha into r8. */
    void alphaAt() {
        asm.load(true, Gpr.R8, argument(KernelChain.OUT_F));
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, 4 * FragmentRun.LANES * (MultisampleRun.OUTPUT + Slots.COLOR + 3));
    }

    /** What alpha times the number of samples is at least where a sample stays. */
    Label leastAlpha() {
        int[] least = new int[MultisampleRun.MOST_SAMPLES];
        for (int s = 0; s < least.length; s++) least[s] = Float.floatToRawIntBits(s + 0.5f);
        return asm.constant(least);
    }

    /** Alpha at r8 times the number of samples in vector 0; vector 1 is 0 then. */
    void scaledAlpha() {
        simd.spread(0, control(TriangleLoop.ALPHA));
        simd.op(Vop.VMULPS, 0, 0, Mem.at(Gpr.R8, 0));
        simd.op(Vop.VPXOR, 1, 1, 1);
        // 0 of what is no number
        simd.op(Vop.VMAXPS, 0, 0, 1);
    }

    /** Takes away samples by alpha: one stays where alpha times how many there are is at least its number and a half. */
    private void alpha() {
        Label none = new Label();
        Label block = new Label();
        Label sample = new Label();
        unless(TriangleLoop.ALPHA, none);
        alphaAt();
        asm.address(Gpr.R9, Mem.at(leastAlpha(), 0));
        blocks(block);
        scaledAlpha();
        asm.math(Arith.XOR, false, Gpr.R10, Gpr.R10);
        asm.bind(sample);
        simd.spread(1, Mem.at(Gpr.R9, Gpr.R10, 4, 0));
        simd.op(Vop.VSUBPS, 1, 0, 1);
        simd.signs(Gpr.RAX, 1, Gpr.RDX);
        asm.mathImmediate(Arith.XOR, false, Gpr.RAX, 0xffff);
        keepOfSample();
        nextSample(sample);
        asm.mathImmediate(Arith.ADD, true, Gpr.R8, 64);
        nextBlock(block);
        asm.bind(none);
    }

    /** Merges aside, then copies to the samples. */
    private void once(Label done) {
        int[] places = new int[FragmentRun.BLOCKS];
        for (int b = 0; b < places.length; b++) places[b] = b * ASIDE_BLOCK / 4;
        asm.load(false, Gpr.RDX, control(TriangleLoop.ONCE_ARGUMENT));
        asm.load(true, Gpr.RAX, Mem.at(Gpr.RBP, Gpr.RDX, 1, ARGUMENTS));
        asm.store(true, slot(REPLACED), Gpr.RAX);
        asm.address(Gpr.RAX, slot(ASIDE));
        asm.store(true, Mem.at(Gpr.RBP, Gpr.RDX, 1, ARGUMENTS), Gpr.RAX);
        asm.load(true, Gpr.RSI, argument(KernelChain.BLOCK_AT));
        asm.load(false, Gpr.RAX, control(TriangleLoop.ONCE_AT));
        simd.load(0, Mem.at(asm.constant(places), 0));
        simd.store(Mem.at(Gpr.RSI, Gpr.RAX, 1, 0), 0);
        kernels.call(TriangleLoop.MERGE, done);
        int data = Gpr.RSI;
        asm.load(false, Gpr.RDX, control(TriangleLoop.ONCE_ARGUMENT));
        asm.load(true, data, slot(REPLACED));
        asm.store(true, Mem.at(Gpr.RBP, Gpr.RDX, 1, ARGUMENTS), data);
        copies(data);
    }

    private void copies(int data) {
        int block = Gpr.R8;
        int masks = Gpr.RDI;
        int s = Gpr.R9;
        int aside = Gpr.R10;
        int planes = Gpr.R11;
        Label nextBlock = new Label();
        Label sample = new Label();
        Label skip = new Label();
        Label word = new Label();
        asm.load(false, Gpr.RAX, control(TriangleLoop.ONCE));
        // the target's words, and where its blocks begin
        asm.move(Gpr.RCX, 4 * TriangleLoop.TARGET_WORDS);
        asm.multiply(false, Gpr.RCX, Gpr.RAX);
        asm.load(false, planes, Mem.at(CONTROL, Gpr.RCX, 1, 4 * (TriangleLoop.TARGET + TriangleLoop.SAMPLE_WORDS)));
        asm.shift(true, false, Gpr.RAX, 6);
        asm.address(block, Mem.at(Gpr.RBP, Gpr.RAX, 1, FIRST_AT));
        asm.address(masks, slot(MASKS));
        asm.address(aside, slot(ASIDE));
        asm.bind(nextBlock);
        asm.math(Arith.XOR, false, s, s);
        asm.load(false, Gpr.RDX, Mem.at(block, 0));
        asm.extend(Gpr.RDX, Gpr.RDX);
        asm.bind(sample);
        asm.load(false, Gpr.RAX, Mem.at(masks, s, 4, 0));
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.E, skip);
        asm.store(false, slot(WORD), Gpr.RAX);
        code.expand(0);
        asm.math(Arith.XOR, false, Gpr.RCX, Gpr.RCX);
        asm.address(Gpr.RAX, Mem.at(data, Gpr.RDX, 4, 0));
        asm.bind(word);
        simd.load(1, Mem.at(Gpr.RAX, 0));
        simd.op(Vop.VPXOR, 2, 1, Mem.at(aside, Gpr.RCX, 1, 0));
        simd.op(Vop.VPAND, 2, 2, 0);
        simd.op(Vop.VPXOR, 2, 2, 1);
        simd.store(Mem.at(Gpr.RAX, 0), 2);
        asm.mathImmediate(Arith.ADD, true, Gpr.RAX, 64);
        asm.mathImmediate(Arith.ADD, false, Gpr.RCX, 64);
        asm.math(Arith.CMP, false, Gpr.RCX, control(TriangleLoop.ONCE_BYTES));
        asm.jump(Condition.L, word);
        asm.bind(skip);
        asm.math(Arith.ADD, true, Gpr.RDX, planes);
        asm.mathImmediate(Arith.ADD, false, s, 1);
        asm.math(Arith.CMP, false, s, control(TriangleLoop.SAMPLES));
        asm.jump(Condition.L, sample);
        asm.mathImmediate(Arith.ADD, true, block, 4);
        asm.mathImmediate(Arith.ADD, true, masks, MASK_ROW);
        asm.mathImmediate(Arith.ADD, true, aside, ASIDE_BLOCK);
        asm.mathImmediate(Arith.SUB, false, WAITING, 1);
        asm.jump(Condition.NE, nextBlock);
    }
}
