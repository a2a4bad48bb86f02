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

/** Calls of a draw's kernels from the code of {@link TriangleCode}, for the blocks that wait. */
final class TriangleKernels {
    private final X64 asm;
    private final VectorCode simd;

    TriangleKernels(X64 asm, VectorCode simd) {
        this.asm = asm;
        this.simd = simd;
    }

    /** Runs the kernels on what waits, as {@link FragmentRun#execute} does. */
    void write() {
        Label shade = new Label();
        Label done = new Label();
        call(TriangleLoop.EARLY, shade);
        keepAlive();
        asm.test(false, WAITING, WAITING);
        asm.jump(Condition.E, done);
        asm.bind(shade);
        count(TriangleLoop.INVOCATIONS);
        Label passed = new Label();
        call(TriangleLoop.SHADE, passed);
        asm.bind(passed);
        count(TriangleLoop.PASSED);
        asm.bind(done);
        asm.math(Arith.XOR, false, WAITING, WAITING);
        asm.ret();
    }

    /** Calls a kernel; goes on at a label where there is none. */
    void call(int at, Label none) {
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
        closeGaps(6, new Blocks() {
            @Override
            public void ifEmpty(Label empty) {
                simd.load(0, Mem.at(Gpr.RSI, Gpr.RCX, 1, 0));
                simd.signs(Gpr.RAX, 0, Gpr.RDX);
                asm.test(false, Gpr.RAX, Gpr.RAX);
                asm.jump(Condition.E, empty);
            }

            @Override
            public void move() {
                simd.store(Mem.at(Gpr.RSI, Gpr.RDX, 1, 0), 0);
                Label target = new Label();
                Label none = new Label();
                asm.load(false, Gpr.RCX, control(TriangleLoop.TARGETS));
                asm.test(false, Gpr.RCX, Gpr.RCX);
                asm.jump(Condition.E, none);
                asm.address(Gpr.R10, control(TriangleLoop.TARGET));
                asm.bind(target);
                asm.load(false, Gpr.R11, Mem.at(Gpr.R10, 4 * TriangleLoop.BLOCK_AT));
                asm.math(Arith.ADD, true, Gpr.R11, argument(KernelChain.BLOCK_AT));
                asm.load(false, Gpr.RAX, Mem.at(Gpr.R11, FROM, 4, 0));
                asm.store(false, Mem.at(Gpr.R11, TO, 4, 0), Gpr.RAX);
                asm.mathImmediate(Arith.ADD, true, Gpr.R10, 4 * TriangleLoop.TARGET_WORDS);
                asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
                asm.jump(Condition.NE, target);
                asm.bind(none);
            }

            @Override
            public void keep() {}
        });
    }

    /** Values of a block beside its lanes' positions. Code of it may use rax, rcx, rdx, r10, r11 and vector 0, which stay as they are meanwhile. */
    interface Blocks {
        /** Goes on at a label where nothing is left of block {@link #FROM}, whose place is rcx. */
        void ifEmpty(Label empty);

        /** Moves it to {@link #TO}, whose place is rdx. */
        void move();

        /** The block is at {@link #TO} now. */
        void keep();
    }

    static final int FROM = Gpr.R8;
    static final int TO = Gpr.R9;

    /**
     * Closes the gaps of blocks of which nothing is left. The lanes begin at rsi.
     *
     * @param step from one block's place to the next, in powers of two
     */
    void closeGaps(int step, Blocks blocks) {
        Label block = new Label();
        Label moved = new Label();
        Label skip = new Label();
        asm.load(true, Gpr.RSI, argument(KernelChain.ALIVE));
        asm.load(true, Gpr.RDI, argument(KernelChain.IN_F));
        asm.math(Arith.XOR, false, FROM, FROM);
        asm.math(Arith.XOR, false, TO, TO);
        asm.bind(block);
        asm.move(false, Gpr.RCX, FROM);
        asm.shift(true, false, Gpr.RCX, step);
        blocks.ifEmpty(skip);
        asm.move(false, Gpr.RDX, TO);
        asm.shift(true, false, Gpr.RDX, step);
        asm.math(Arith.CMP, false, FROM, TO);
        asm.jump(Condition.E, moved);
        int scale = 64 >> step;
        for (int word : new int[] {PrimitiveScalars.LANE_X, PrimitiveScalars.LANE_Y}) {
            simd.load(1, Mem.at(Gpr.RDI, Gpr.RCX, scale, 4 * FragmentRun.LANES * word));
            simd.store(Mem.at(Gpr.RDI, Gpr.RDX, scale, 4 * FragmentRun.LANES * word), 1);
        }
        blocks.move();
        asm.bind(moved);
        blocks.keep();
        asm.mathImmediate(Arith.ADD, false, TO, 1);
        asm.bind(skip);
        asm.mathImmediate(Arith.ADD, false, FROM, 1);
        asm.math(Arith.CMP, false, FROM, WAITING);
        asm.jump(Condition.L, block);
        asm.move(false, WAITING, TO);
    }

    /** Adds the lanes that are alive, of all blocks, to sixteen words of the control block, where the draw is counted. */
    void count(int at) {
        Label none = new Label();
        Label block = new Label();
        asm.load(false, Gpr.RAX, control(TriangleLoop.COUNTED));
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.E, none);
        asm.load(true, Gpr.RSI, argument(KernelChain.ALIVE));
        asm.move(false, Gpr.RCX, WAITING);
        simd.load(0, control(at));
        asm.bind(block);
        simd.op(Vop.VPSUBD, 0, 0, Mem.at(Gpr.RSI, 0));
        asm.mathImmediate(Arith.ADD, true, Gpr.RSI, 64);
        asm.mathImmediate(Arith.SUB, false, Gpr.RCX, 1);
        asm.jump(Condition.NE, block);
        simd.store(control(at), 0);
        asm.bind(none);
    }
}
