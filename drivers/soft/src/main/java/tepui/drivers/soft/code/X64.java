package tepui.drivers.soft.code;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Assembler for x86-64: code grows in a buffer, labels are patched when the code is finished, constants follow it. Vectors are
 * VEX (16 registers of 256 bits) or EVEX (32 of 512, masks), decided once.
 *
 * <p>With a listing, each instruction is also written down as binutils' disassembler writes it in Intel syntax.
 */
public final class X64 implements CodeAssembler {
    /** Conditions of jumps: the low bits of their opcodes. */
    public enum Condition {
        B(2),
        AE(3),
        E(4),
        NE(5),
        BE(6),
        A(7),
        S(8),
        NS(9),
        L(12),
        GE(13),
        LE(14),
        G(15);

        final int code;

        Condition(int code) {
            this.code = code;
        }
    }

    /** Arithmetic of general registers: the second number of the immediate form. */
    public enum Arith {
        ADD(0),
        OR(1),
        AND(4),
        SUB(5),
        XOR(6),
        CMP(7);

        final int code;

        Arith(int code) {
            this.code = code;
        }
    }

    private record Fixup(int at, Label label) {}

    /** Encodes vectors as EVEX. */
    public final boolean evex;

    private final @Nullable X64Listing listing;
    private byte[] code = new byte[4096];
    private int size;
    private final List<Fixup> fixups = new ArrayList<>();
    private final ConstantPool constants = new ConstantPool();

    public X64(boolean evex, boolean listing) {
        this.evex = evex;
        this.listing = listing ? new X64Listing(evex) : null;
    }

    @Override
    public String listing() {
        return listing == null ? "" : listing.toString();
    }

    // ---- labels and constants

    @Override
    public void bind(Label label) {
        if (label.at >= 0) throw new IllegalStateException("X64.bind: the label is bound already");
        label.at = size;
    }

    @Override
    public int offset(Label label) {
        return label.at;
    }

    /** Where the word lies that holds {@code bits}, repeated {@code count} times. */
    public Label constant(int bits, int count) {
        int[] words = new int[count];
        Arrays.fill(words, bits);
        return constant(words);
    }

    /** Where these words lie, one after another. */
    public Label constant(int[] words) {
        return constants.label(words);
    }

    @Override
    public byte[] finish() {
        end = size;
        while (size % 64 != 0) put(0xcc);
        for (ConstantPool.Entry constant : constants.largestFirst()) {
            constant.label().at = size;
            for (int word : constant.words()) putWord(word);
        }
        ByteBuffer bytes = ByteBuffer.wrap(code).order(ByteOrder.LITTLE_ENDIAN);
        for (Fixup fixup : fixups) {
            if (fixup.label.at < 0) throw new IllegalStateException("X64.finish: a label is not bound");
            int distance = fixup.label.at - (fixup.at + 4);
            // displacement and bytes behind it are in place already
            bytes.putInt(fixup.at, bytes.getInt(fixup.at) + distance);
        }
        return Arrays.copyOf(code, size);
    }

    private int end = -1;

    @Override
    public int codeEnd() {
        return end;
    }

    private void put(int b) {
        if (size == code.length) code = Arrays.copyOf(code, 2 * size);
        code[size++] = (byte) b;
    }

    private void putWord(int value) {
        for (int i = 0; i < 4; i++) put(value >> 8 * i);
    }

    // ---- operands

    /** ModRM and what follows it for a register. */
    private void register(int reg, int rm) {
        put(0xc0 | (reg & 7) << 3 | rm & 7);
    }

    /**
     * ModRM and what follows it for memory.
     *
     * @param unit what a displacement of one byte counts in
     * @param behind bytes of immediates that follow
     */
    private void memory(int reg, Mem mem, int unit, int behind) {
        int r = (reg & 7) << 3;
        Label label = mem.label();
        if (label != null) {
            put(r | 5);
            fixups.add(new Fixup(size, label));
            putWord(mem.disp() - behind);
            return;
        }
        int base = mem.base();
        int disp = mem.disp();
        boolean needsSib = mem.index() >= 0 || (base & 7) == 4;
        int mod = disp == 0 && (base & 7) != 5 ? 0 : disp % unit == 0 && (byte) (disp / unit) == disp / unit ? 1 : 2;
        put(mod << 6 | r | (needsSib ? 4 : base & 7));
        if (needsSib) {
            int index = mem.index() < 0 ? 4 : mem.index() & 7;
            put(Integer.numberOfTrailingZeros(mem.scale()) << 6 | index << 3 | base & 7);
        }
        if (mod == 1) put(disp / unit);
        if (mod == 2) putWord(disp);
    }

    // ---- general registers

    private void rex(boolean wide, int reg, int index, int base) {
        int rex = (wide ? 8 : 0) | (reg >> 3 & 1) << 2 | (index >> 3 & 1) << 1 | base >> 3 & 1;
        if (rex != 0) put(0x40 | rex);
    }

    private void general(boolean wide, int opcode, int reg, int rm) {
        rex(wide, reg, 0, rm);
        opcode(opcode);
        register(reg, rm);
    }

    private void general(boolean wide, int opcode, int reg, Mem mem, int behind) {
        rex(wide, reg, Math.max(mem.index(), 0), Math.max(mem.base(), 0));
        opcode(opcode);
        memory(reg, mem, 1, behind);
    }

    private void opcode(int opcode) {
        if (opcode > 0xff) put(opcode >> 8);
        put(opcode);
    }

    public void load(boolean wide, int to, Mem from) {
        general(wide, 0x8b, to, from, 0);
        if (listing != null) listing.say("mov", Gpr.name(to, wide), X64Listing.text(from, wide));
    }

    public void store(boolean wide, Mem to, int from) {
        general(wide, 0x89, from, to, 0);
        if (listing != null) listing.say("mov", X64Listing.text(to, wide), Gpr.name(from, wide));
    }

    public void move(boolean wide, int to, int from) {
        general(wide, 0x8b, to, from);
        if (listing != null) listing.say("mov", Gpr.name(to, wide), Gpr.name(from, wide));
    }

    public void move(int to, int value) {
        rex(false, 0, 0, to);
        put(0xb8 | to & 7);
        putWord(value);
        if (listing != null) listing.say("mov", Gpr.name(to, false), X64Listing.hex(value & 0xffffffffL));
    }

    public void address(int to, Mem of) {
        general(true, 0x8d, to, of, 0);
        if (listing != null) listing.say("lea", Gpr.name(to, true), X64Listing.text(of, ""));
    }

    /** Asks for the line of memory, of which nothing is read. */
    public void prefetch(Mem of) {
        general(false, 0x0f18, 1, of, 0);
        if (listing != null) listing.say("prefetcht0", X64Listing.text(of, "BYTE PTR "));
    }

    /** Sign-extended to 64 bits. */
    public void extend(int to, int from) {
        general(true, 0x63, to, from);
        if (listing != null) listing.say("movsxd", Gpr.name(to, true), Gpr.name(from, false));
    }

    public void math(Arith op, boolean wide, int to, int from) {
        general(wide, op.code << 3 | 3, to, from);
        if (listing != null) listing.say(X64Listing.name(op), Gpr.name(to, wide), Gpr.name(from, wide));
    }

    public void math(Arith op, boolean wide, int to, Mem from) {
        general(wide, op.code << 3 | 3, to, from, 0);
        if (listing != null) listing.say(X64Listing.name(op), Gpr.name(to, wide), X64Listing.text(from, wide));
    }

    public void mathImmediate(Arith op, boolean wide, int to, int value) {
        boolean small = (byte) value == value;
        if (!small && to == Gpr.RAX) {
            rex(wide, 0, 0, 0);
            put(op.code << 3 | 5);
            putWord(value);
        } else {
            general(wide, small ? 0x83 : 0x81, op.code, to);
            if (small) put(value);
            else putWord(value);
        }
        if (listing != null)
            listing.say(X64Listing.name(op), Gpr.name(to, wide), X64Listing.hex(wide ? value : value & 0xffffffffL));
    }

    public void mathImmediate(Arith op, Mem to, int value) {
        boolean small = (byte) value == value;
        general(false, small ? 0x83 : 0x81, op.code, to, small ? 1 : 4);
        if (small) put(value);
        else putWord(value);
        if (listing != null)
            listing.say(X64Listing.name(op), X64Listing.text(to, "DWORD PTR "), X64Listing.hex(value & 0xffffffffL));
    }

    /** Left where {@code left}, else right without sign. */
    public void shift(boolean left, boolean wide, int to, int count) {
        general(wide, 0xc1, left ? 4 : 5, to);
        put(count);
        if (listing != null) listing.say(left ? "shl" : "shr", Gpr.name(to, wide), X64Listing.hex(count));
    }

    public void test(boolean wide, int a, int b) {
        general(wide, 0x85, b, a);
        if (listing != null) listing.say("test", Gpr.name(a, wide), Gpr.name(b, wide));
    }

    /** Divides rdx:rax by a register: quotient to rax, remainder to rdx. */
    public void divide(boolean signed, int by) {
        general(true, 0xf7, signed ? 7 : 6, by);
        if (listing != null) listing.say(signed ? "idiv" : "div", Gpr.name(by, true));
    }

    /** The sign of rax fills rdx. */
    public void signToRdx() {
        opcode(0x4899);
        if (listing != null) listing.say("cqo");
    }

    /** Signed product. */
    public void multiply(boolean wide, int to, int from) {
        general(wide, 0x0faf, to, from);
        if (listing != null) listing.say("imul", Gpr.name(to, wide), Gpr.name(from, wide));
    }

    /** Right with sign. */
    public void shiftSigned(boolean wide, int to, int count) {
        general(wide, 0xc1, 7, to);
        put(count);
        if (listing != null) listing.say("sar", Gpr.name(to, wide), X64Listing.hex(count));
    }

    /** A move where the condition holds. */
    public void moveIf(Condition condition, boolean wide, int to, int from) {
        general(wide, 0x0f40 | condition.code, to, from);
        if (listing == null) return;
        String name = "cmov" + condition.name().toLowerCase(java.util.Locale.ROOT);
        listing.say(name, Gpr.name(to, wide), Gpr.name(from, wide));
    }

    /** The number of the lowest bit that is set; nothing is said where none is. */
    public void lowestBit(boolean wide, int to, int from) {
        general(wide, 0x0fbc, to, from);
        if (listing != null) listing.say("bsf", Gpr.name(to, wide), Gpr.name(from, wide));
    }

    public void call(Label to) {
        put(0xe8);
        fixups.add(new Fixup(size, to));
        putWord(0);
        if (listing != null) listing.say("call");
    }

    /** Calls the function whose address lies in memory. */
    public void call(Mem function) {
        general(false, 0xff, 2, function, 0);
        if (listing != null) listing.say("call", X64Listing.text(function, "QWORD PTR "));
    }

    public void push(int register) {
        rex(false, 0, 0, register);
        put(0x50 | register & 7);
        if (listing != null) listing.say("push", Gpr.name(register, true));
    }

    public void pop(int register) {
        rex(false, 0, 0, register);
        put(0x58 | register & 7);
        if (listing != null) listing.say("pop", Gpr.name(register, true));
    }

    public void jump(Label to) {
        put(0xe9);
        fixups.add(new Fixup(size, to));
        putWord(0);
        if (listing != null) listing.say("jmp");
    }

    public void jump(Condition condition, Label to) {
        opcode(0x0f80 | condition.code);
        fixups.add(new Fixup(size, to));
        putWord(0);
        if (listing != null) listing.say("j" + condition.name().toLowerCase(java.util.Locale.ROOT));
    }

    public void ret() {
        put(0xc3);
        if (listing != null) listing.say("ret");
    }

    /** The CPUID instruction: leaf in eax, subleaf in ecx; answers in eax, ebx, ecx, edx. */
    public void cpuid() {
        opcode(0x0fa2);
        if (listing != null) listing.say("cpuid");
    }

    /** Which registers the system saves: number in ecx; answer in edx:eax. */
    public void xgetbv() {
        put(0x0f);
        put(0x01);
        put(0xd0);
        if (listing != null) listing.say("xgetbv");
    }

    // ---- vectors

    public void zeroUpper() {
        put(0xc5);
        put(0xf8);
        put(0x77);
        if (listing != null) listing.say("vzeroupper");
    }

    /** From a general to a vector register, or back. */
    public void moveWord(boolean toVector, int vector, int general) {
        prefix(form(1, 1, 0), vector, 0, 0, general >> 3 & 1, 16, 0);
        put(toVector ? 0x6e : 0x7e);
        register(vector, general);
        if (listing == null) return;
        String v = X64Listing.vector(vector, 16);
        String g = Gpr.name(general, false);
        listing.say("vmovd", toVector ? v : g, toVector ? g : v);
    }

    /** The sign bits of all lanes, VEX only. */
    public void signs(int general, int vector) {
        prefix(form(0, 1, 0), general, 0, 0, vector >> 3 & 1, 32, 0);
        put(0x50);
        register(general, vector);
        if (listing != null) listing.say("vmovmskps", Gpr.name(general, false), X64Listing.vector(vector, 32));
    }

    // ---- of the last byte of EVEX, beside the number of the mask
    private static final int ZERO = 8;
    private static final int BROADCAST = 16;

    private static int form(int pp, int map, int wide) {
        return pp | map << 2 | wide << 5;
    }

    /** VEX or EVEX in front of an opcode. {@code x} and {@code b} are the high bits of the index (or bit 4) and of the base. */
    private void prefix(int form, int reg, int first, int x, int b, int bytes, int lanes) {
        int pp = form & 3;
        int map = form >> 2 & 7;
        int wide = form >> 5;
        if (!evex) {
            int r = reg >> 3 & 1;
            int high = (~r & 1) << 7;
            int low = (~first & 15) << 3 | (bytes == 32 ? 4 : 0) | pp;
            if (x == 0 && b == 0 && wide == 0 && map == 1) {
                put(0xc5);
                put(high | low);
            } else {
                put(0xc4);
                put(high | (~x & 1) << 6 | (~b & 1) << 5 | map);
                put(wide << 7 | low);
            }
            return;
        }
        int length = bytes == 64 ? 2 : bytes == 32 ? 1 : 0;
        put(0x62);
        put((~reg >> 3 & 1) << 7 | (~x & 1) << 6 | (~b & 1) << 5 | (~reg >> 4 & 1) << 4 | map);
        put(wide << 7 | (~first & 15) << 3 | 4 | pp);
        put((lanes & ZERO) << 4 | length << 5 | lanes & BROADCAST | (~first >> 4 & 1) << 3 | lanes & 7);
    }

    /**
     * An instruction of registers.
     *
     * @param bytes of the vector: 16, 32 or 64
     * @param reg destination (of stores: source)
     * @param first the first of two sources
     * @param rm the last source (of stores: destination)
     * @param immediate where the form has one
     * @param mask lanes that are written, 0 for all
     * @param zero lanes that are not become 0
     */
    public void op(Vop op, int bytes, int reg, int first, int rm, int immediate, int mask, boolean zero) {
        int r = op.form == Vop.Form.SHIFT ? op.extension : reg;
        int v = op.form == Vop.Form.SHIFT ? reg : hasFirst(op) ? first : 0;
        int x = evex ? rm >> 4 & 1 : 0;
        int form = form(op.prefix, op.map, evex ? op.wide : 0);
        prefix(form, r, v, x, rm >> 3 & 1, bytes, mask | (zero ? ZERO : 0));
        put(op.opcode);
        register(r, rm);
        if (hasImmediate(op)) put(op.form == Vop.Form.RVMR ? immediate << 4 : immediate);
        if (listing != null) {
            String last = X64Listing.last(op, bytes, rm);
            listing.vector(op, bytes, reg, first, last, immediate, X64Listing.masked(mask, zero));
        }
    }

    /** The same with memory as last operand. */
    public void op(Vop op, int bytes, int reg, int first, Mem mem, int immediate, int mask, boolean zero) {
        boolean gathers = op.form == Vop.Form.GATHER || op.form == Vop.Form.SCATTER;
        int index = Math.max(mem.index(), 0);
        int v = gathers && evex ? index & 16 : hasFirst(op) || gathers ? first : 0;
        int unit = !evex
                ? 1
                : mem.broadcast()
                        ? 4
                        : switch (op.size) {
                            case FULL, WIDE -> bytes;
                            case HALF -> bytes / 2;
                            case WORD, DOUBLE -> 4;
                        };
        int behind = hasImmediate(op) ? 1 : 0;
        int x = index >> 3 & 1;
        int b = Math.max(mem.base(), 0) >> 3 & 1;
        int lanes = mask | (zero ? ZERO : 0) | (mem.broadcast() ? BROADCAST : 0);
        prefix(form(op.prefix, op.map, evex ? op.wide : 0), reg, v, x, b, bytes, lanes);
        put(op.opcode);
        memory(reg, mem, unit, behind);
        if (behind > 0) put(op.form == Vop.Form.RVMR ? immediate << 4 : immediate);
        if (listing != null) {
            String last = X64Listing.last(op, bytes, mem);
            listing.vector(op, bytes, reg, first, last, immediate, X64Listing.masked(mask, zero));
        }
    }

    private static boolean hasFirst(Vop op) {
        return switch (op.form) {
            case RVM, RVMI, RVMR, KVMI, KVM -> true;
            default -> false;
        };
    }

    private static boolean hasImmediate(Vop op) {
        return switch (op.form) {
            case RVMI, RMI, MRI, RVMR, SHIFT, KVMI -> true;
            default -> false;
        };
    }

    // ---- mask registers of 16 lanes

    /** Operations on mask registers: and, and with the first one's complement, or, exclusive or, equality. */
    public enum MaskOp {
        KANDW(0x41),
        KANDNW(0x42),
        KORW(0x45),
        KXNORW(0x46),
        KXORW(0x47);

        final int code;

        MaskOp(int code) {
            this.code = code;
        }
    }

    private void maskPrefix(int pp, int length, int reg, int first, int base) {
        int low = (~first & 15) << 3 | length << 2 | pp;
        if (base < 8) {
            put(0xc5);
            put((~reg >> 3 & 1) << 7 | low);
        } else {
            put(0xc4);
            put((~reg >> 3 & 1) << 7 | 0x40 | 1);
            put(low);
        }
    }

    public void mask(MaskOp op, int to, int a, int b) {
        maskPrefix(0, 1, to, a, 0);
        put(op.code);
        register(to, b);
        if (listing != null) listing.say(op.name().toLowerCase(java.util.Locale.ROOT), "k" + to, "k" + a, "k" + b);
    }

    public void maskNot(int to, int a) {
        maskPrefix(0, 0, to, 0, 0);
        put(0x44);
        register(to, a);
        if (listing != null) listing.say("knotw", "k" + to, "k" + a);
    }

    public void maskMove(int to, int from) {
        maskPrefix(0, 0, to, 0, 0);
        put(0x90);
        register(to, from);
        if (listing != null) listing.say("kmovw", "k" + to, "k" + from);
    }

    public void maskLoad(int to, Mem from) {
        maskPrefix(0, 0, to, 0, from.base());
        put(0x90);
        memory(to, from, 1, 0);
        if (listing != null) listing.say("kmovw", "k" + to, X64Listing.text(from, "WORD PTR "));
    }

    public void maskStore(Mem to, int from) {
        maskPrefix(0, 0, from, 0, to.base());
        put(0x91);
        memory(from, to, 1, 0);
        if (listing != null) listing.say("kmovw", X64Listing.text(to, "WORD PTR "), "k" + from);
    }

    /** To a general register, or from one. */
    public void maskWord(boolean toMask, int mask, int general) {
        maskPrefix(0, 0, toMask ? mask : general, 0, toMask ? general : 0);
        put(toMask ? 0x92 : 0x93);
        register(toMask ? mask : general, toMask ? general : mask);
        if (listing == null) return;
        String g = Gpr.name(general, false);
        listing.say("kmovw", toMask ? "k" + mask : g, toMask ? g : "k" + mask);
    }

    /** Zero where both have no lane, carry where they have all. */
    public void maskTest(int a, int b) {
        maskPrefix(0, 0, a, 0, 0);
        put(0x98);
        register(a, b);
        if (listing != null) listing.say("kortestw", "k" + a, "k" + b);
    }

    /** Mask lanes as 0 and -1, or the signs of a vector as a mask. */
    public void maskVector(boolean toMask, int mask, int vector) {
        int rm = toMask ? vector : mask;
        prefix(form(2, 2, 0), toMask ? mask : vector, 0, rm >> 4 & 1, rm >> 3 & 1, 64, 0);
        put(toMask ? 0x39 : 0x38);
        register(toMask ? mask : vector, rm);
        if (listing == null) return;
        String v = X64Listing.vector(vector, 64);
        listing.say(toMask ? "vpmovd2m" : "vpmovm2d", toMask ? "k" + mask : v, toMask ? v : "k" + mask);
    }
}
