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

/** Generator of the part of {@link TriangleCode} that takes a primitive's scalars from its record. */
final class ScalarsCode {
    private final X64 asm;
    private final VectorCode simd;

    ScalarsCode(X64 asm, VectorCode simd) {
        this.asm = asm;
        this.simd = simd;
    }

    /**
     * Asks for the scalars of the next primitive, so that they are there when this one is drawn: those of a tile lie far apart, in memory that
     * another thread may have written. The tile's worker has looked at the records already.
     */
    void prefetch() {
        Label none = new Label();
        asm.load(false, Gpr.RCX, slot(ENTRY));
        asm.math(Arith.CMP, false, Gpr.RCX, control(TriangleLoop.COUNT));
        asm.jump(Condition.GE, none);
        asm.load(false, Gpr.RDX, Mem.at(CONTROL, Gpr.RCX, 4, 4 * TriangleLoop.ENTRIES));
        asm.mathImmediate(Arith.AND, false, Gpr.RDX, ~Scene.FULL);
        asm.load(true, Gpr.RSI, argument(1));
        asm.load(false, Gpr.RCX, Mem.at(Gpr.RSI, Gpr.RDX, 4, 4 * Scene.FLOATS));
        asm.load(true, Gpr.RSI, argument(2));
        for (int line = 0; line < 2; line++) asm.prefetch(Mem.at(Gpr.RSI, Gpr.RCX, 4, 64 * line));
        asm.bind(none);
    }

    /** Puts the primitive's scalars where kernels read them, as {@link FragmentRun#load} does. */
    void write() {
        asm.load(true, Gpr.RSI, argument(2));
        asm.load(false, Gpr.RAX, Mem.at(RECORD, 4 * Scene.FLOATS));
        asm.address(Gpr.RSI, Mem.at(Gpr.RSI, Gpr.RAX, 4, 0));
        asm.load(true, Gpr.RDI, argument(KernelChain.SCALAR_F));
        simd.load(0, Mem.at(Gpr.RSI, 0));
        simd.store(Mem.at(Gpr.RDI, 0), 0);
        asm.load(false, Gpr.RCX, Mem.at(Gpr.RDI, 4 * PrimitiveScalars.FACING));
        // 1 of 1.0
        asm.shift(false, false, Gpr.RCX, 29);
        asm.load(true, Gpr.RDX, argument(KernelChain.SCALAR_I));
        asm.store(false, Mem.at(Gpr.RDX, 4 * PrimitiveScalars.FACING_I), Gpr.RCX);
        clamps();
        asm.mathImmediate(Arith.ADD, true, Gpr.RSI, 4 * PrimitiveScalars.BASE_WORDS);
        Label plain = new Label();
        asm.load(false, Gpr.RCX, control(TriangleLoop.EXTENDED));
        asm.test(false, Gpr.RCX, Gpr.RCX);
        asm.jump(Condition.E, plain);
        simd.load(0, Mem.at(Gpr.RSI, 0));
        simd.store(Mem.at(Gpr.RDI, 4 * PrimitiveScalars.BASE_WORDS), 0);
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
        asm.op(Vop.VMOVUPS, 16, 0, 0, Mem.at(Gpr.RSI, 0), 0, 0, false);
        asm.op(Vop.VMOVUPS_STORE, 16, 0, 0, Mem.at(Gpr.RDI, 0), 0, 0, false);
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

    /** The range of the viewport's depths, where depth is clamped to it; the scalars are at rdi. */
    private void clamps() {
        Label free = new Label();
        asm.load(false, Gpr.RAX, control(TriangleLoop.CLAMPED));
        asm.test(false, Gpr.RAX, Gpr.RAX);
        asm.jump(Condition.E, free);
        asm.load(false, Gpr.RCX, Mem.at(RECORD, 4 * Scene.FLAGS));
        asm.shift(false, false, Gpr.RCX, Scene.VIEWPORT_SHIFT);
        int[] scalars = {PrimitiveScalars.DEPTH_MIN, PrimitiveScalars.DEPTH_MAX};
        for (int k = 0; k < 2; k++) {
            asm.load(false, Gpr.RAX, Mem.at(CONTROL, Gpr.RCX, 8, 4 * (TriangleLoop.RANGES + k)));
            asm.store(false, Mem.at(Gpr.RDI, 4 * scalars[k]), Gpr.RAX);
        }
        asm.bind(free);
    }
}
