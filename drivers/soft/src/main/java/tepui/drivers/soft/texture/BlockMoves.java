package tepui.drivers.soft.texture;

import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import java.util.Objects;
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

/**
 * Moves of four rows of texels between memory and a row of blocks, by machine code: what {@link PackedRows} does, without rows of words between.
 * Texels of 1, 2, 3, 4, 6, 8, 12 and 16 bytes; each size and direction is code of its own, made when it is first wanted. One per thread.
 */
final class BlockMoves {
    /** Bytes of a texel at most. */
    private static final int MOST = 16;

    // ---- the control block that the code reads
    private static final int BLOCKS = 0;
    /** Words from the array's beginning to the first block. */
    private static final int FROM = 1;
    /** Bytes from the memory's beginning to the first row, and from row to row: two words each. */
    private static final int TO = 2;

    private static final int STEP = 4;
    private static final int CONTROL_WORDS = 6;

    /** By size of texel and direction: the higher of two goes into blocks. */
    private static final CodeKinds KINDS = new CodeKinds(2 * MOST + 2, kind -> new Code(kind >> 1).of((kind & 1) != 0));

    private final int[] control = new int[CONTROL_WORDS];
    private final CodeKinds.Calls calls = new CodeKinds.Calls(KINDS, control);

    private BlockMoves() {}

    /** Null where the processor is none of x86-64. */
    static @Nullable BlockMoves make() {
        return Cpu.isX64() ? new BlockMoves() : null;
    }

    static boolean fits(int bytes) {
        return Integer.bitCount(bytes) == 1 ? bytes <= MOST : bytes == 3 || bytes == 6 || bytes == 12;
    }

    /** Lets go of the array and the memory that were moved last. */
    void forget() { // hot
        calls.forget(2);
    }

    /**
     * Moves rows into blocks or blocks into rows.
     *
     * @param bytes of a texel, which {@link #fits} has let pass
     * @param at the first block's first word; the blocks lie one behind another
     * @param blocks one at least
     * @param rows what holds the rows: the first begins after {@code first} bytes, {@code step} bytes from one to the next
     * @return false where nothing was done: the system refuses memory for code
     */
    boolean run(
            boolean into, int bytes, int[] data, int at, int blocks, MemorySegment rows, long first, long step) { // hot
        long low = first + Math.min(0, 3 * step);
        Objects.checkFromIndexSize(low, 3 * Math.abs(step) + 4L * blocks * bytes, rows.byteSize());
        ArrayCall call = calls.of(2 * bytes + (into ? 1 : 0));
        if (call == null) return false;
        control[BLOCKS] = blocks;
        control[FROM] = at;
        control[TO] = (int) first;
        control[TO + 1] = (int) (first >> 32);
        control[STEP] = (int) step;
        control[STEP + 1] = (int) (step >> 32);
        call.pass(1, data);
        call.pass(2, rows);
        call.run();
        return true;
    }

    /** Code for one size of texel: (control, blocks, memory). */
    private static final class Code {
        private static final int FROM_BLOCK = Gpr.RDX;
        private static final int TOP = Gpr.RCX;
        private static final int LOW = Gpr.R8;
        private static final int DOWN = Gpr.R9;
        private static final int LEFT = Gpr.R10;

        private final X64 asm = new X64(false, CodeDump.isWanted());
        private final int bytes;
        private final int words;

        Code(int bytes) {
            this.bytes = bytes;
            words = bytes + 3 >> 2;
        }

        byte[] of(boolean into) {
            asm.load(false, LEFT, control(FROM));
            asm.address(FROM_BLOCK, Mem.at(FROM_BLOCK, LEFT, 4, 0));
            asm.load(true, LEFT, control(TO));
            asm.address(TOP, Mem.at(TOP, LEFT, 1, 0));
            asm.load(true, DOWN, control(STEP));
            asm.address(LOW, Mem.at(TOP, DOWN, 2, 0));
            asm.load(false, LEFT, control(BLOCKS));
            if (bytes < 3) {
                Label order = asm.constant(into ? widening() : narrowing());
                asm.op(Vop.VMOVUPS, 16, 7, 0, Mem.at(order, 0), 0, 0, false);
            }
            Label loop = new Label();
            asm.bind(loop);
            for (int pair = 0; pair < 2; pair++) {
                if (bytes % 3 == 0) {
                    if (into) putThirds(pair);
                    else getThirds(pair);
                } else if (words == 1) {
                    if (into) putWords(pair);
                    else getWords(pair);
                } else {
                    for (int half = 0; half < 2; half++) {
                        if (words == 4) quad(pair, half, into);
                        else if (into) putPairs(pair, half);
                        else getPairs(pair, half);
                    }
                }
            }
            asm.mathImmediate(Arith.ADD, true, FROM_BLOCK, 4 * BlockOrder.TEXELS * words);
            asm.mathImmediate(Arith.ADD, true, TOP, 4 * bytes);
            asm.mathImmediate(Arith.ADD, true, LOW, 4 * bytes);
            asm.mathImmediate(Arith.SUB, false, LEFT, 1);
            asm.jump(Condition.NE, loop);
            asm.zeroUpper();
            asm.ret();
            return CodeDump.finish("moves", asm);
        }

        private static Mem control(int word) {
            return Mem.at(Gpr.RSI, 4 * word);
        }

        /** Row 0 or 1 of the upper or lower pair, from a byte on. */
        private static Mem row(int pair, int row, int at) {
            int base = pair == 0 ? TOP : LOW;
            return row == 0 ? Mem.at(base, at) : Mem.at(base, DOWN, 1, at);
        }

        /** Four words of a quad of texels; {@code half} is the left or right one. */
        private static Mem quadAt(int pair, int half, int plane) {
            return Mem.at(FROM_BLOCK, 64 * plane + 32 * pair + 16 * half);
        }

        private void load(int to, Mem from) {
            asm.op(Vop.VMOVUPS, 16, to, 0, from, 0, 0, false);
        }

        private void store(Mem to, int from) {
            asm.op(Vop.VMOVUPS_STORE, 16, from, 0, to, 0, 0, false);
        }

        private void op(Vop op, int to, int a, int b) {
            asm.op(op, 16, to, a, b, 0, 0, false);
        }

        // Pairs of words of two rows lie together.
        private void getWords(int pair) {
            load(0, quadAt(pair, 0, 0));
            load(1, quadAt(pair, 1, 0));
            op(Vop.VUNPCKLPD, 2, 0, 1);
            op(Vop.VUNPCKHPD, 3, 0, 1);
            for (int r = 0; r < 2; r++) {
                Mem to = row(pair, r, 0);
                if (bytes == 4) {
                    store(to, 2 + r);
                } else {
                    op(Vop.VPSHUFB, 2 + r, 2 + r, 7);
                    asm.op(bytes == 2 ? Vop.VMOVSD_STORE : Vop.VMOVSS_STORE, 16, 2 + r, 0, to, 0, 0, false);
                }
            }
        }

        private void putWords(int pair) {
            for (int r = 0; r < 2; r++) {
                Mem from = row(pair, r, 0);
                if (bytes == 4) {
                    load(r, from);
                } else {
                    asm.op(bytes == 2 ? Vop.VMOVSD : Vop.VMOVSS, 16, r, 0, from, 0, 0, false);
                    op(Vop.VPSHUFB, r, r, 7);
                }
            }
            op(Vop.VUNPCKLPD, 2, 0, 1);
            op(Vop.VUNPCKHPD, 3, 0, 1);
            store(quadAt(pair, 0, 0), 2);
            store(quadAt(pair, 1, 0), 3);
        }

        private void getPairs(int pair, int half) {
            load(0, quadAt(pair, half, 0));
            load(1, quadAt(pair, half, 1));
            op(Vop.VUNPCKLPS, 2, 0, 1);
            op(Vop.VUNPCKHPS, 3, 0, 1);
            store(row(pair, 0, 16 * half), 2);
            store(row(pair, 1, 16 * half), 3);
        }

        private void putPairs(int pair, int half) {
            load(0, row(pair, 0, 16 * half));
            load(1, row(pair, 1, 16 * half));
            op(Vop.VUNPCKLPS, 2, 0, 1);
            op(Vop.VUNPCKHPS, 3, 0, 1);
            op(Vop.VUNPCKLPS, 4, 2, 3);
            op(Vop.VUNPCKHPS, 5, 2, 3);
            store(quadAt(pair, half, 0), 4);
            store(quadAt(pair, half, 1), 5);
        }

        /** Four texels of four words, transposed: the same in both directions. */
        private void quad(int pair, int half, boolean into) {
            for (int k = 0; k < 4; k++) load(k, into ? texel(pair, half, k) : quadAt(pair, half, k));
            op(Vop.VUNPCKLPS, 4, 0, 1);
            op(Vop.VUNPCKHPS, 5, 0, 1);
            op(Vop.VUNPCKLPS, 0, 2, 3);
            op(Vop.VUNPCKHPS, 1, 2, 3);
            for (int k = 0; k < 4; k++) {
                int low = 4 + (k >> 1);
                op((k & 1) == 0 ? Vop.VUNPCKLPD : Vop.VUNPCKHPD, 2, low, k >> 1);
                store(into ? quadAt(pair, half, k) : texel(pair, half, k), 2);
            }
        }

        private static Mem texel(int pair, int half, int k) {
            return row(pair, k >> 1, 32 * half + 16 * (k & 1));
        }

        // ---- texels of 3, 6 and 12 bytes: parts of a row of four and planes of words, each made of bytes of all
        // others

        /** Bytes of a part: parts cover a row, the last may begin inside of the one before. */
        private int part() {
            return bytes == 3 ? 8 : 16;
        }

        private int parts() {
            return bytes == 12 ? 3 : 2;
        }

        /** The byte of a row at which a part begins. */
        private int partAt(int part) {
            return Math.min(part * part(), 4 * bytes - part());
        }

        private void putThirds(int pair) {
            for (int r = 0; r < 2; r++) {
                for (int p = 0; p < parts(); p++) {
                    asm.op(bytes == 3 ? Vop.VMOVSD : Vop.VMOVUPS, 16, p, 0, row(pair, r, partAt(p)), 0, 0, false);
                }
                for (int k = 0; k < words; k++) {
                    for (int p = 0; p < parts(); p++) gather(plane(r, k), p, ordered(toPlane(k, p)), p == 0);
                }
            }
            for (int k = 0; k < words; k++) {
                op(Vop.VUNPCKLPD, 0, plane(0, k), plane(1, k));
                op(Vop.VUNPCKHPD, 1, plane(0, k), plane(1, k));
                store(quadAt(pair, 0, k), 0);
                store(quadAt(pair, 1, k), 1);
            }
        }

        private void getThirds(int pair) {
            for (int k = 0; k < words; k++) {
                load(0, quadAt(pair, 0, k));
                load(1, quadAt(pair, 1, k));
                op(Vop.VUNPCKLPD, plane(0, k), 0, 1);
                op(Vop.VUNPCKHPD, plane(1, k), 0, 1);
            }
            for (int r = 0; r < 2; r++) {
                for (int p = 0; p < parts(); p++) {
                    for (int k = 0; k < words; k++) gather(0, plane(r, k), ordered(toPart(k, p)), k == 0);
                    Vop store = bytes == 3 ? Vop.VMOVSD_STORE : Vop.VMOVUPS_STORE;
                    asm.op(store, 16, 0, 0, row(pair, r, partAt(p)), 0, 0, false);
                }
            }
        }

        /** The register of a plane of a row. */
        private static int plane(int row, int k) {
            return 4 + 3 * row + k;
        }

        /** Sets a register to some bytes of another, or adds them. */
        private void gather(int to, int from, Mem order, boolean first) {
            int place = first ? to : 3;
            asm.op(Vop.VPSHUFB, 16, place, from, order, 0, 0, false);
            if (!first) op(Vop.VPOR, to, to, place);
        }

        private Mem ordered(byte[] order) {
            int[] packed = new int[4];
            for (int i = 0; i < 16; i++) packed[i >> 2] |= (order[i] & 255) << 8 * (i & 3);
            return Mem.at(asm.constant(packed), 0);
        }

        /** Which bytes of a part are in a plane of words. A byte that lies in two parts is taken from the first. */
        private byte[] toPlane(int k, int part) {
            byte[] order = nothing();
            for (int at = 0; at < part(); at++) {
                int inRow = partAt(part) + at;
                boolean before = part > 0 && inRow < partAt(part - 1) + part();
                int inTexel = inRow % bytes;
                if (!before && inTexel >> 2 == k) order[4 * (inRow / bytes) + (inTexel & 3)] = (byte) at;
            }
            return order;
        }

        /** Which bytes of a plane are in a part of a row. */
        private byte[] toPart(int k, int part) {
            byte[] order = nothing();
            for (int at = 0; at < part(); at++) {
                int inRow = partAt(part) + at;
                int inTexel = inRow % bytes;
                if (inTexel >> 2 == k) order[at] = (byte) (4 * (inRow / bytes) + (inTexel & 3));
            }
            return order;
        }

        /** A byte whose highest bit is set is 0. */
        private static byte[] nothing() {
            byte[] order = new byte[16];
            Arrays.fill(order, (byte) -1);
            return order;
        }

        /** Bytes of four words that are stored; the rest is not. */
        private int[] narrowing() {
            return bytes == 2 ? new int[] {0x05040100, 0x0d0c0908, -1, -1} : new int[] {0x0c080400, -1, -1, -1};
        }

        /** A byte whose highest bit is set is 0. */
        private int[] widening() {
            int[] order = new int[4];
            for (int i = 0; i < 4; i++) order[i] = bytes == 2 ? 0x80800100 + 0x0202 * i : 0x80808000 + i;
            return order;
        }
    }
}
