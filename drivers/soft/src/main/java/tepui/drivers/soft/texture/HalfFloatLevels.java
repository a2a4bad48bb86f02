package tepui.drivers.soft.texture;

import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeDump;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;
import tepui.drivers.soft.code.X64.Condition;
import tepui.drivers.soft.jit.ArrayCall;
import tepui.pipe.format.Format;

/**
 * Averages of quads whose channels are floats of 16 bits, by machine code: a block of a level is a quad of the next one. Sums are made in the
 * order in which {@link MipMaker} makes them, so that its results are the same. One per thread.
 */
final class HalfFloatLevels {
    // ---- the control block that the code reads
    /** Pairs of blocks that are read. */
    private static final int PAIRS = 0;
    /** Words from the array's beginning to the first block that is read, and to the first words that are written. */
    private static final int FROM = 1;

    private static final int TO = 2;
    private static final int HALF = 3;
    private static final int CONTROL_WORDS = 4;

    /** By words of a texel, from one on. */
    private static final CodeKinds KINDS = new CodeKinds(4, kind -> bytes(kind + 1));

    private final int[] control = new int[CONTROL_WORDS];
    private final CodeKinds.Calls calls = new CodeKinds.Calls(KINDS, control);

    private HalfFloatLevels() {
        control[HALF] = Float.floatToRawIntBits(0.5f);
    }

    /** Null where the processor is none of x86-64. */
    static @Nullable HalfFloatLevels make() {
        return Cpu.isX64() ? new HalfFloatLevels() : null;
    }

    static boolean fits(Format f) {
        if (f.isCompressed() || f.isDepthStencil() || f.numeric() != Format.Numeric.FLOAT) return false;
        int bits = 0;
        for (Format.Channel c : f.channels()) {
            if (c.bits() != 16) return false;
            bits += 16;
        }
        return bits == 8 * f.blockBytes();
    }

    /**
     * Averages blocks of a row.
     *
     * @param words of a texel
     * @param from the first block's first word; {@code blocks} of them, an even number, lie one behind another
     * @param to where the first quad of the result goes
     * @return false where nothing was done: the system refuses memory for code
     */
    boolean run(int words, int[] data, int from, int blocks, int to) { // hot
        ArrayCall call = calls.of(words - 1);
        if (call == null) return false;
        control[PAIRS] = blocks >> 1;
        control[FROM] = from;
        control[TO] = to;
        call.pass(1, data);
        call.run();
        return true;
    }

    /** Lets go of the array that was read last. */
    void forget() { // hot
        calls.forget(1);
    }

    /** (control, texels). */
    private static byte[] bytes(int words) {
        X64 asm = new X64(false, CodeDump.isWanted());
        int from = Gpr.RCX;
        int to = Gpr.R8;
        int left = Gpr.R10;
        int zero = 6;
        int half = 7;
        asm.load(false, left, control(FROM));
        asm.address(from, Mem.at(Gpr.RDX, left, 4, 0));
        asm.load(false, left, control(TO));
        asm.address(to, Mem.at(Gpr.RDX, left, 4, 0));
        asm.load(false, left, control(PAIRS));
        asm.op(Vop.VBROADCASTSS, 32, half, 0, control(HALF), 0, 0, false);
        asm.op(Vop.VPXOR, 32, zero, zero, zero, 0, 0, false);
        Label loop = new Label();
        asm.bind(loop);
        for (int block = 0; block < 2; block++) {
            for (int k = 0; k < words; k++) {
                int block0 = 4 * BlockOrder.TEXELS * (block * words + k);
                for (int pair = 0; pair < 2; pair++) {
                    quad(asm, 0, Mem.at(from, block0 + 32 * pair), half, zero);
                    quad(asm, 1, Mem.at(from, block0 + 32 * pair + 16), half, zero);
                    // Left and right sums of both.
                    asm.op(Vop.VUNPCKLPD, 16, 2, 0, 1, 0, 0, false);
                    asm.op(Vop.VUNPCKHPD, 16, 3, 0, 1, 0, 0, false);
                    asm.op(Vop.VMULPS, 16, 2, 2, half, 0, 0, false);
                    asm.op(Vop.VMULPS, 16, 3, 3, half, 0, 0, false);
                    asm.op(Vop.VADDPS, 16, 2, 2, 3, 0, 0, false);
                    int target = 4 * BlockOrder.TEXELS * k + 16 * block + 8 * pair;
                    asm.op(Vop.VCVTPS2PH, 16, 2, 0, Mem.at(to, target), 0, 0, false);
                }
            }
        }
        asm.mathImmediate(Arith.ADD, true, from, 8 * BlockOrder.TEXELS * words);
        asm.mathImmediate(Arith.ADD, true, to, 4 * BlockOrder.TEXELS * words);
        asm.mathImmediate(Arith.SUB, false, left, 1);
        asm.jump(Condition.NE, loop);
        asm.zeroUpper();
        asm.ret();
        return CodeDump.finish("levels", asm);
    }

    /** Of four words, the sums of the first and third and of the second and fourth, halved. A sum that is zero is positive. */
    private static void quad(X64 asm, int to, Mem words, int half, int zero) {
        asm.op(Vop.VCVTPH2PS, 32, to, 0, words, 0, 0, false);
        asm.op(Vop.VMULPS, 32, to, to, half, 0, 0, false);
        asm.op(Vop.VEXTRACTF128, 32, to, 0, 4, 1, 0, false);
        asm.op(Vop.VADDPS, 16, to, to, zero, 0, 0, false);
        asm.op(Vop.VADDPS, 16, to, to, 4, 0, 0, false);
    }

    private static Mem control(int word) {
        return Mem.at(Gpr.RSI, 4 * word);
    }
}
