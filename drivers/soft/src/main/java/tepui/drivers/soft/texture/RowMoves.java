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
import tepui.pipe.format.Format;
import tepui.pipe.format.RowCode;
import tepui.pipe.format.RowConverter;

/**
 * Conversions of rows of texels in memory by machine code: bytes in another order, of three and four bytes a texel, and equal elements
 * ({@link ElementCode}). Code needs no warm-up, so the first images of a program are as quick as later ones. One per converter.
 */
public final class RowMoves implements RowCode {
    // ---- the control block that the code reads
    private static final int TURNS = 0;
    /** Bytes from the beginnings of the memories to the rows: two words each. */
    private static final int FROM = 1;

    private static final int TO = 3;
    private static final int CONTROL_WORDS = 5;

    /** Texels of a group. */
    private static final int GROUP = 16;

    /** Kinds of bytes follow those of elements: of each byte of a texel six possible sources, of texels of three bytes and of four. */
    private static final int FIRST_ORDER = ElementCode.PAIRS;

    /** Six sources of each of four bytes, three or four bytes on each side. */
    private static final int ORDERS = 6 * 6 * 6 * 6 * 4;

    private static final CodeKinds KINDS = new CodeKinds(FIRST_ORDER + ORDERS, RowMoves::code);

    private final int[] control;
    private final ArrayCall call;
    private final int fromBytes;
    private final int toBytes;
    /** Turns of the code's loop for a group. */
    private final int turns;

    private RowMoves(ArrayCall call, int[] control, int fromBytes, int toBytes, int turns) {
        this.call = call;
        this.control = control;
        this.fromBytes = fromBytes;
        this.toBytes = toBytes;
        this.turns = turns;
    }

    /** Null where there is no code for these formats, the processor is none of x86-64, or the system refuses memory for code. */
    public static @Nullable RowMoves between(Format from, Format to) {
        if (!Cpu.isX64()) return null;
        int a = from.blockBytes();
        int b = to.blockBytes();
        int[] order = a == 3 || a == 4 ? RowConverter.byteOrder(from, to) : null;
        int pair = order == null ? ElementCode.pair(from, to) : -1;
        if (order == null && pair < 0) return null;
        int[] control = new int[CONTROL_WORDS];
        ArrayCall call = KINDS.call(order != null ? kind(a, order) : pair, control);
        int turns = order != null ? 1 : from.channels().length * GROUP / ElementCode.AT_ONCE;
        return call == null ? null : new RowMoves(call, control, a, b, turns);
    }

    private static int kind(int bytes, int[] order) {
        int kind = 0;
        for (int i = 3; i >= 0; i--) kind = kind * 6 + (i < order.length ? order[i] + 2 : 0);
        return FIRST_ORDER + kind * 4 + (bytes - 3) * 2 + order.length - 3;
    }

    @Override
    public int convert(MemorySegment source, long from, MemorySegment target, long to, int count) { // hot
        int groups = count / GROUP;
        if (groups == 0 || target.isReadOnly()) return 0;
        int texels = groups * GROUP;
        Objects.checkFromIndexSize(from, (long) texels * fromBytes, source.byteSize());
        Objects.checkFromIndexSize(to, (long) texels * toBytes, target.byteSize());
        control[TURNS] = groups * turns;
        control[FROM] = (int) from;
        control[FROM + 1] = (int) (from >> 32);
        control[TO] = (int) to;
        control[TO + 1] = (int) (to >> 32);
        call.pass(1, source);
        call.pass(2, target);
        call.run();
        CodeKinds.forget(call, control, 2);
        return texels;
    }

    // ---- code: (control, source, target)

    private static final int SOURCE = Gpr.RDX;
    private static final int TARGET = Gpr.RCX;
    private static final int LEFT = Gpr.R10;

    private static byte[] code(int kind) {
        X64 asm = new X64(false, CodeDump.isWanted());
        for (int i = 0; i < 2; i++) {
            int at = i == 0 ? SOURCE : TARGET;
            asm.load(true, LEFT, Mem.at(Gpr.RSI, 4 * (i == 0 ? FROM : TO)));
            asm.address(at, Mem.at(at, LEFT, 1, 0));
        }
        asm.load(false, LEFT, Mem.at(Gpr.RSI, 4 * TURNS));
        if (kind < FIRST_ORDER) ElementCode.make(asm, kind, SOURCE, TARGET, LEFT);
        else new Bytes(asm, kind - FIRST_ORDER).make();
        asm.zeroUpper();
        asm.ret();
        return CodeDump.finish("rows", asm);
    }

    /** Code for bytes in another order, four texels in a register. */
    private static final class Bytes {
        private final X64 asm;
        private final int fromBytes;
        private final int toBytes;
        private final int[] order;

        Bytes(X64 asm, int kind) {
            this.asm = asm;
            fromBytes = 3 + (kind >> 1 & 1);
            toBytes = 3 + (kind & 1);
            order = new int[toBytes];
            int rest = kind >> 2;
            for (int i = 0; i < toBytes; i++, rest /= 6) order[i] = rest % 6 - 2;
        }

        void make() {
            boolean sets = Arrays.stream(order).anyMatch(i -> i == -2);
            load(5, packed(moved(0, 0)));
            // The last four texels of three bytes are read from four bytes before, and written in two halves.
            load(6, packed(moved(fromBytes == 3 ? 4 : 0, 0)));
            load(7, packed(moved(fromBytes == 3 ? 4 : 0, 4)));
            if (sets) load(4, packed(ones()));
            Label loop = new Label();
            asm.bind(loop);
            for (int i = 0; i < 4; i++) {
                boolean last = i == 3;
                int back = last && fromBytes == 3 ? 4 : 0;
                asm.op(Vop.VMOVUPS, 16, 0, 0, Mem.at(SOURCE, 4 * i * fromBytes - back), 0, 0, false);
                if (last && toBytes == 3) {
                    asm.op(Vop.VPSHUFB, 16, 1, 0, 7, 0, 0, false);
                    if (sets) {
                        load(2, packed(shifted(ones())));
                        asm.op(Vop.VPOR, 16, 1, 1, 2, 0, 0, false);
                    }
                }
                asm.op(Vop.VPSHUFB, 16, 0, 0, last ? 6 : 5, 0, 0, false);
                if (sets) asm.op(Vop.VPOR, 16, 0, 0, 4, 0, 0, false);
                if (last && toBytes == 3) {
                    asm.op(Vop.VMOVSD_STORE, 16, 0, 0, Mem.at(TARGET, 36), 0, 0, false);
                    asm.op(Vop.VMOVSD_STORE, 16, 1, 0, Mem.at(TARGET, 40), 0, 0, false);
                } else {
                    asm.op(Vop.VMOVUPS_STORE, 16, 0, 0, Mem.at(TARGET, 4 * i * toBytes), 0, 0, false);
                }
            }
            asm.mathImmediate(Arith.ADD, true, SOURCE, GROUP * fromBytes);
            asm.mathImmediate(Arith.ADD, true, TARGET, GROUP * toBytes);
            asm.mathImmediate(Arith.SUB, false, LEFT, 1);
            asm.jump(Condition.NE, loop);
        }

        private void load(int register, int[] words) {
            asm.op(Vop.VMOVUPS, 16, register, 0, Mem.at(asm.constant(words), 0), 0, 0, false);
        }

        /** Which bytes of four texels, behind {@code before} others, are those of the result from byte {@code first} on. */
        private byte[] moved(int before, int first) {
            byte[] bytes = new byte[16];
            Arrays.fill(bytes, (byte) -1);
            for (int i = first; i < 4 * toBytes; i++) {
                int byteOf = order[i % toBytes];
                if (byteOf >= 0) bytes[i - first] = (byte) (before + i / toBytes * fromBytes + byteOf);
            }
            return bytes;
        }

        private byte[] ones() {
            byte[] bytes = new byte[16];
            for (int i = 0; i < 4 * toBytes; i++) if (order[i % toBytes] == -2) bytes[i] = -1;
            return bytes;
        }

        /** From the fifth byte on. */
        private static byte[] shifted(byte[] bytes) {
            return Arrays.copyOfRange(bytes, 4, 20);
        }

        private static int[] packed(byte[] bytes) {
            int[] words = new int[4];
            for (int i = 0; i < 16; i++) words[i >> 2] |= (bytes[i] & 255) << 8 * (i & 3);
            return words;
        }
    }
}
