package tepui.drivers.soft.texture;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.drivers.soft.code.CodeDump;
import tepui.drivers.soft.code.CodeMemory;
import tepui.drivers.soft.code.Cpu;
import tepui.drivers.soft.code.Gpr;
import tepui.drivers.soft.code.Label;
import tepui.drivers.soft.code.Mem;
import tepui.drivers.soft.code.Vop;
import tepui.drivers.soft.code.X64;
import tepui.drivers.soft.code.X64.Arith;
import tepui.drivers.soft.code.X64.Condition;
import tepui.drivers.soft.jit.ArrayCall;

/**
 * Four rows of a picture from a row of blocks of texels of one word, by machine code: as {@link BlockRows#get} and a change of the order of bytes, in one
 * go. One per thread.
 */
public final class BlockPicture {
    // ---- the control block that the code reads
    private static final int BLOCKS = 0;
    /** Words from the arrays' beginnings to the first block, and to its highest or lowest row. */
    private static final int FROM = 1;

    private static final int TO = 2;
    /** Bytes from row to row. */
    private static final int STEP = 3;
    /** Of four pixels: where each byte comes from, and bits that are set. */
    private static final int ORDER = 4;

    private static final int SET = 8;
    private static final int CONTROL_WORDS = 12;

    private final int[] control = new int[CONTROL_WORDS];
    private final ArrayCall call;

    /** The code, made when it is first wanted; null where the system refuses memory for it. */
    private static final class Code {
        static final @Nullable CodeMemory MEMORY = CodeMemory.of(code());

        private Code() {}
    }

    private BlockPicture(CodeMemory code) {
        call = new ArrayCall(code);
        call.pass(0, control);
    }

    /** Null where the processor is none of x86-64 or the system refuses memory for code. */
    public static @Nullable BlockPicture make() {
        CodeMemory code = Cpu.isX64() ? Code.MEMORY : null;
        return code == null ? null : new BlockPicture(code);
    }

    /**
     * Sets what becomes of a texel's word.
     *
     * @param order which byte of it each byte of a pixel is, the lowest first
     * @param set bits that are 1
     */
    public void order(int order, int set) { // hot
        for (int i = 0; i < 4; i++) {
            control[ORDER + i] = order + 0x04040404 * i;
            control[SET + i] = set;
        }
    }

    /** Pixels go to an array from now on. */
    public void into(int[] pixels) { // hot
        call.pass(2, pixels);
    }

    /** Pixels go to memory from now on. */
    public void into(MemorySegment pixels) { // hot
        call.pass(2, pixels);
    }

    /**
     * Writes four rows of pixels. All of it is inside of the arrays.
     *
     * @param at the first block's first word
     * @param blocks one at least
     * @param to where the first row goes; the others follow at distances of {@code step} pixels, which may be negative
     */
    public void run(int[] data, int at, int blocks, int to, int step) { // hot
        control[BLOCKS] = blocks;
        control[FROM] = at;
        control[TO] = to;
        control[STEP] = 4 * step;
        call.pass(1, data);
        call.run();
    }

    /** (control, blocks, pixels). */
    private static byte[] code() {
        X64 asm = new X64(false, CodeDump.isWanted());
        int from = Gpr.RDX;
        int top = Gpr.RCX;
        int low = Gpr.R8;
        int step = Gpr.R9;
        int left = Gpr.R10;
        Label loop = new Label();
        asm.load(false, left, control(FROM));
        asm.address(from, Mem.at(from, left, 4, 0));
        asm.load(false, left, control(TO));
        asm.address(top, Mem.at(top, left, 4, 0));
        asm.load(false, step, control(STEP));
        asm.extend(step, step);
        asm.address(low, Mem.at(top, step, 2, 0));
        asm.load(false, left, control(BLOCKS));
        asm.op(Vop.VMOVUPS, 16, 6, 0, control(ORDER), 0, 0, false);
        asm.op(Vop.VMOVUPS, 16, 7, 0, control(SET), 0, 0, false);
        asm.bind(loop);
        // Pairs of words of two rows lie together.
        for (int k = 0; k < 4; k++) asm.op(Vop.VMOVUPS, 16, k, 0, Mem.at(from, 16 * k), 0, 0, false);
        asm.op(Vop.VUNPCKLPD, 16, 4, 0, 1, 0, 0, false);
        asm.op(Vop.VUNPCKHPD, 16, 5, 0, 1, 0, 0, false);
        asm.op(Vop.VUNPCKLPD, 16, 0, 2, 3, 0, 0, false);
        asm.op(Vop.VUNPCKHPD, 16, 1, 2, 3, 0, 0, false);
        Mem[] rows = {Mem.at(top, 0), Mem.at(top, step, 1, 0), Mem.at(low, 0), Mem.at(low, step, 1, 0)};
        int[] row = {4, 5, 0, 1};
        for (int k = 0; k < 4; k++) {
            asm.op(Vop.VPSHUFB, 16, row[k], row[k], 6, 0, 0, false);
            asm.op(Vop.VPOR, 16, row[k], row[k], 7, 0, 0, false);
            asm.op(Vop.VMOVUPS_STORE, 16, row[k], 0, rows[k], 0, 0, false);
        }
        asm.mathImmediate(Arith.ADD, true, from, 4 * BlockOrder.TEXELS);
        asm.mathImmediate(Arith.ADD, true, top, 16);
        asm.mathImmediate(Arith.ADD, true, low, 16);
        asm.mathImmediate(Arith.SUB, false, left, 1);
        asm.jump(Condition.NE, loop);
        asm.zeroUpper();
        asm.ret();
        return CodeDump.finish("picture", asm);
    }

    private static Mem control(int word) {
        return Mem.at(Gpr.RSI, 4 * word);
    }
}
