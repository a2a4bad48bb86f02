package tepui.drivers.soft.code;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Assembler for x86-64: code grows in a buffer, labels are patched when the code is finished, constants follow it. Vectors are
 * VEX (16 registers of 256 bits) or EVEX (32 of 512, masks), decided once.
 *
 * <p>With a listing, each instruction is also written down as binutils' disassembler writes it in Intel syntax.
 */
public final class X64 {
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

    private record Constant(byte[] bytes) {
        @Override
        public boolean equals(@Nullable Object o) {
            return o instanceof Constant c && Arrays.equals(bytes, c.bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }
    }

    /** Encodes vectors as EVEX. */
    public final boolean evex;

    private final @Nullable StringBuilder listing;
    private byte[] code = new byte[4096];
    private int size;
    private final List<Fixup> fixups = new ArrayList<>();
    private final Map<Constant, Label> constants = new HashMap<>();
    private final List<Constant> order = new ArrayList<>();

    public X64(boolean evex, boolean listing) {
        this.evex = evex;
        this.listing = listing ? new StringBuilder() : null;
    }

    /** Bytes so far. */
    public int size() {
        return size;
    }

    /** A line each instruction, empty without a listing. */
    public String listing() {
        return listing == null ? "" : listing.toString();
    }

    // ---- labels and constants

    public void bind(Label label) {
        if (label.at >= 0) throw new IllegalStateException("X64.bind: the label is bound already");
        label.at = size;
    }

    /** Where a label is, once it is bound. */
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
        byte[] bytes = new byte[4 * words.length];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) (words[i >> 2] >> 8 * (i & 3));
        Constant constant = new Constant(bytes);
        Label label = constants.get(constant);
        if (label == null) {
            label = new Label();
            constants.put(constant, label);
            order.add(constant);
        }
        return label;
    }

    /** The code and behind it its constants, the largest first. No more may be written. */
    public byte[] finish() {
        int codeEnd = size;
        order.sort((a, b) -> Integer.compare(b.bytes.length, a.bytes.length));
        while (size % 64 != 0) put(0xcc);
        for (Constant constant : order) {
            Label label = constants.get(constant);
            if (label == null) continue;
            label.at = size;
            for (byte b : constant.bytes) put(b);
        }
        for (Fixup fixup : fixups) {
            if (fixup.label.at < 0) throw new IllegalStateException("X64.finish: a label is not bound");
            int distance = fixup.label.at - (fixup.at + 4);
            // displacement and bytes behind it are in place already
            int before = word(fixup.at);
            setWord(fixup.at, before + distance);
        }
        this.end = codeEnd;
        return Arrays.copyOf(code, size);
    }

    private int end = -1;

    /** Where code ends and constants begin, once it is finished. */
    public int codeEnd() {
        return end;
    }

    private int word(int at) {
        return code[at] & 255 | (code[at + 1] & 255) << 8 | (code[at + 2] & 255) << 16 | code[at + 3] << 24;
    }

    private void setWord(int at, int value) {
        for (int i = 0; i < 4; i++) code[at + i] = (byte) (value >> 8 * i);
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
        if (listing != null) say("mov", Gpr.name(to, wide), text(from, wide ? "QWORD PTR " : "DWORD PTR "));
    }

    public void store(boolean wide, Mem to, int from) {
        general(wide, 0x89, from, to, 0);
        if (listing != null) say("mov", text(to, wide ? "QWORD PTR " : "DWORD PTR "), Gpr.name(from, wide));
    }

    public void move(boolean wide, int to, int from) {
        general(wide, 0x8b, to, from);
        if (listing != null) say("mov", Gpr.name(to, wide), Gpr.name(from, wide));
    }

    public void move(int to, int value) {
        rex(false, 0, 0, to);
        put(0xb8 | to & 7);
        putWord(value);
        if (listing != null) say("mov", Gpr.name(to, false), hex(value & 0xffffffffL));
    }

    public void address(int to, Mem of) {
        general(true, 0x8d, to, of, 0);
        if (listing != null) say("lea", Gpr.name(to, true), text(of, ""));
    }

    /** Sign-extended to 64 bits. */
    public void extend(int to, int from) {
        general(true, 0x63, to, from);
        if (listing != null) say("movsxd", Gpr.name(to, true), Gpr.name(from, false));
    }

    public void math(Arith op, boolean wide, int to, int from) {
        general(wide, op.code << 3 | 3, to, from);
        if (listing != null) say(name(op), Gpr.name(to, wide), Gpr.name(from, wide));
    }

    public void math(Arith op, boolean wide, int to, Mem from) {
        general(wide, op.code << 3 | 3, to, from, 0);
        if (listing != null) say(name(op), Gpr.name(to, wide), text(from, wide ? "QWORD PTR " : "DWORD PTR "));
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
        if (listing != null) say(name(op), Gpr.name(to, wide), hex(wide ? value : value & 0xffffffffL));
    }

    public void mathImmediate(Arith op, Mem to, int value) {
        boolean small = (byte) value == value;
        general(false, small ? 0x83 : 0x81, op.code, to, small ? 1 : 4);
        if (small) put(value);
        else putWord(value);
        if (listing != null) say(name(op), text(to, "DWORD PTR "), hex(value & 0xffffffffL));
    }

    /** Left where {@code left}, else right without sign. */
    public void shift(boolean left, boolean wide, int to, int count) {
        general(wide, 0xc1, left ? 4 : 5, to);
        put(count);
        if (listing != null) say(left ? "shl" : "shr", Gpr.name(to, wide), hex(count));
    }

    public void test(boolean wide, int a, int b) {
        general(wide, 0x85, b, a);
        if (listing != null) say("test", Gpr.name(a, wide), Gpr.name(b, wide));
    }

    /** Divides rdx:rax by a register: quotient to rax, remainder to rdx. */
    public void divide(boolean signed, int by) {
        general(true, 0xf7, signed ? 7 : 6, by);
        if (listing != null) say(signed ? "idiv" : "div", Gpr.name(by, true));
    }

    /** The sign of rax fills rdx. */
    public void signToRdx() {
        put(0x48);
        put(0x99);
        if (listing != null) say("cqo");
    }

    /** Signed product. */
    public void multiply(boolean wide, int to, int from) {
        general(wide, 0x0faf, to, from);
        if (listing != null) say("imul", Gpr.name(to, wide), Gpr.name(from, wide));
    }

    /** Right with sign. */
    public void shiftSigned(boolean wide, int to, int count) {
        general(wide, 0xc1, 7, to);
        put(count);
        if (listing != null) say("sar", Gpr.name(to, wide), hex(count));
    }

    /** A move where the condition holds. */
    public void moveIf(Condition condition, boolean wide, int to, int from) {
        general(wide, 0x0f40 | condition.code, to, from);
        if (listing == null) return;
        String name = "cmov" + condition.name().toLowerCase(java.util.Locale.ROOT);
        say(name, Gpr.name(to, wide), Gpr.name(from, wide));
    }

    /** The number of the lowest bit that is set; nothing is said where none is. */
    public void lowestBit(boolean wide, int to, int from) {
        general(wide, 0x0fbc, to, from);
        if (listing != null) say("bsf", Gpr.name(to, wide), Gpr.name(from, wide));
    }

    public void call(Label to) {
        put(0xe8);
        fixups.add(new Fixup(size, to));
        putWord(0);
        if (listing != null) say("call");
    }

    /** Calls the function whose address lies in memory. */
    public void call(Mem function) {
        general(false, 0xff, 2, function, 0);
        if (listing != null) say("call", text(function, "QWORD PTR "));
    }

    public void push(int register) {
        rex(false, 0, 0, register);
        put(0x50 | register & 7);
        if (listing != null) say("push", Gpr.name(register, true));
    }

    public void pop(int register) {
        rex(false, 0, 0, register);
        put(0x58 | register & 7);
        if (listing != null) say("pop", Gpr.name(register, true));
    }

    public void jump(Label to) {
        put(0xe9);
        fixups.add(new Fixup(size, to));
        putWord(0);
        if (listing != null) say("jmp");
    }

    public void jump(Condition condition, Label to) {
        put(0x0f);
        put(0x80 | condition.code);
        fixups.add(new Fixup(size, to));
        putWord(0);
        if (listing != null) say("j" + condition.name().toLowerCase(java.util.Locale.ROOT));
    }

    public void ret() {
        put(0xc3);
        if (listing != null) say("ret");
    }

    /** What the processor can do: leaf in eax, subleaf in ecx; answers in eax, ebx, ecx, edx. */
    public void cpuid() {
        opcode(0x0fa2);
        if (listing != null) say("cpuid");
    }

    /** Which registers the system saves: number in ecx; answer in edx:eax. */
    public void xgetbv() {
        put(0x0f);
        put(0x01);
        put(0xd0);
        if (listing != null) say("xgetbv");
    }

    // ---- vectors

    public void zeroUpper() {
        put(0xc5);
        put(0xf8);
        put(0x77);
        if (listing != null) say("vzeroupper");
    }

    /** From a general to a vector register, or back. */
    public void moveWord(boolean toVector, int vector, int general) {
        prefix(1, 1, 0, vector, 0, 0, general >> 3 & 1, 16, 0, false, false);
        put(toVector ? 0x6e : 0x7e);
        register(vector, general);
        if (listing == null) return;
        String v = vector(vector, 16);
        String g = Gpr.name(general, false);
        say("vmovd", toVector ? v : g, toVector ? g : v);
    }

    /** The sign bits of all lanes, VEX only. */
    public void signs(int general, int vector) {
        prefix(0, 1, 0, general, 0, 0, vector >> 3 & 1, 32, 0, false, false);
        put(0x50);
        register(general, vector);
        if (listing != null) say("vmovmskps", Gpr.name(general, false), vector(vector, 32));
    }

    /** VEX or EVEX in front of an opcode. {@code x} and {@code b} are the high bits of the index (or bit 4) and of the base. */
    private void prefix(
            int pp,
            int map,
            int wide,
            int reg,
            int first,
            int x,
            int b,
            int bytes,
            int mask,
            boolean zero,
            boolean broadcast) {
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
        put((zero ? 128 : 0) | length << 5 | (broadcast ? 16 : 0) | (~first >> 4 & 1) << 3 | mask);
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
        prefix(
                op.prefix,
                op.map,
                evex ? op.wide : 0,
                r,
                v,
                evex ? rm >> 4 & 1 : 0,
                rm >> 3 & 1,
                bytes,
                mask,
                zero,
                false);
        put(op.opcode);
        register(r, rm);
        if (hasImmediate(op)) put(op.form == Vop.Form.RVMR ? immediate << 4 : immediate);
        if (listing != null) sayVector(op, bytes, reg, first, null, rm, immediate, mask, zero, false);
    }

    /** The same with memory as last operand, one word of it for all lanes if {@code broadcast}. */
    public void op(
            Vop op, int bytes, int reg, int first, Mem mem, int immediate, int mask, boolean zero, boolean broadcast) {
        boolean gathers = op.form == Vop.Form.GATHER || op.form == Vop.Form.SCATTER;
        int index = Math.max(mem.index(), 0);
        int v = gathers && evex ? index & 16 : hasFirst(op) || gathers ? first : 0;
        int unit = !evex
                ? 1
                : broadcast
                        ? 4
                        : switch (op.size) {
                            case FULL, WIDE -> bytes;
                            case HALF -> bytes / 2;
                            case WORD -> 4;
                        };
        int behind = hasImmediate(op) ? 1 : 0;
        int x = index >> 3 & 1;
        int b = Math.max(mem.base(), 0) >> 3 & 1;
        prefix(op.prefix, op.map, evex ? op.wide : 0, reg, v, x, b, bytes, mask, zero, broadcast);
        put(op.opcode);
        memory(reg, mem, unit, behind);
        if (behind > 0) put(op.form == Vop.Form.RVMR ? immediate << 4 : immediate);
        if (listing != null) sayVector(op, bytes, reg, first, mem, 0, immediate, mask, zero, broadcast);
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
        if (listing != null) say(op.name().toLowerCase(java.util.Locale.ROOT), "k" + to, "k" + a, "k" + b);
    }

    public void maskNot(int to, int a) {
        maskPrefix(0, 0, to, 0, 0);
        put(0x44);
        register(to, a);
        if (listing != null) say("knotw", "k" + to, "k" + a);
    }

    public void maskMove(int to, int from) {
        maskPrefix(0, 0, to, 0, 0);
        put(0x90);
        register(to, from);
        if (listing != null) say("kmovw", "k" + to, "k" + from);
    }

    public void maskLoad(int to, Mem from) {
        maskPrefix(0, 0, to, 0, from.base());
        put(0x90);
        memory(to, from, 1, 0);
        if (listing != null) say("kmovw", "k" + to, text(from, "WORD PTR "));
    }

    public void maskStore(Mem to, int from) {
        maskPrefix(0, 0, from, 0, to.base());
        put(0x91);
        memory(from, to, 1, 0);
        if (listing != null) say("kmovw", text(to, "WORD PTR "), "k" + from);
    }

    /** To a general register, or from one. */
    public void maskWord(boolean toMask, int mask, int general) {
        maskPrefix(0, 0, toMask ? mask : general, 0, toMask ? general : 0);
        put(toMask ? 0x92 : 0x93);
        register(toMask ? mask : general, toMask ? general : mask);
        if (listing == null) return;
        String g = Gpr.name(general, false);
        say("kmovw", toMask ? "k" + mask : g, toMask ? g : "k" + mask);
    }

    /** Zero where both have no lane, carry where they have all. */
    public void maskTest(int a, int b) {
        maskPrefix(0, 0, a, 0, 0);
        put(0x98);
        register(a, b);
        if (listing != null) say("kortestw", "k" + a, "k" + b);
    }

    /** Mask lanes as 0 and -1, or the signs of a vector as a mask. */
    public void maskVector(boolean toMask, int mask, int vector) {
        int reg = toMask ? mask : vector;
        int rm = toMask ? vector : mask;
        prefix(2, 2, 0, reg, 0, rm >> 4 & 1, rm >> 3 & 1, 64, 0, false, false);
        put(toMask ? 0x39 : 0x38);
        register(reg, rm);
        if (listing == null) return;
        String v = vector(vector, 64);
        say(toMask ? "vpmovd2m" : "vpmovm2d", toMask ? "k" + mask : v, toMask ? v : "k" + mask);
    }

    // ---- listing

    private static String name(Arith op) {
        return op.name().toLowerCase(java.util.Locale.ROOT);
    }

    private static String hex(long value) {
        return "0x" + Long.toHexString(value);
    }

    private static String vector(int number, int bytes) {
        return (bytes == 64 ? "zmm" : bytes == 32 ? "ymm" : "xmm") + number;
    }

    private static String size(int bytes) {
        return switch (bytes) {
            case 4 -> "DWORD PTR ";
            case 8 -> "QWORD PTR ";
            case 16 -> "XMMWORD PTR ";
            case 32 -> "YMMWORD PTR ";
            default -> "ZMMWORD PTR ";
        };
    }

    private static String text(Mem mem, String size) {
        if (mem.label() != null) return size + "[rip]";
        return size + "[" + Gpr.name(mem.base(), true) + index(mem, mem.index() < 0 ? "" : Gpr.name(mem.index(), true))
                + "]";
    }

    private static String index(Mem mem, String name) {
        StringBuilder s = new StringBuilder();
        if (!name.isEmpty()) s.append('+').append(name).append('*').append(mem.scale());
        if (mem.disp() > 0) s.append('+').append(hex(mem.disp()));
        if (mem.disp() < 0) s.append('-').append(hex(-(long) mem.disp()));
        return s.toString();
    }

    private void sayVector(
            Vop op,
            int bytes,
            int reg,
            int first,
            @Nullable Mem mem,
            int rm,
            int immediate,
            int mask,
            boolean zero,
            boolean broadcast) {
        int operand = switch (op.size) {
            case FULL, WIDE -> bytes;
            case HALF -> bytes / 2;
            case WORD -> 4;
        };
        boolean gathers = op.form == Vop.Form.GATHER || op.form == Vop.Form.SCATTER;
        String last;
        if (mem == null) {
            last = vector(rm, op.size == Vop.Size.WORD ? 16 : Math.max(operand, 16));
        } else if (gathers) {
            last = size(4) + "[" + Gpr.name(mem.base(), true) + index(mem, vector(mem.index(), bytes)) + "]";
        } else {
            last = text(mem, broadcast ? "DWORD BCST " : size(operand));
        }
        String masked = mask == 0 ? "" : "{k" + mask + "}" + (zero ? "{z}" : "");
        boolean word = op.size == Vop.Size.WORD && !gathers && op != Vop.VBROADCASTSS;
        String to = vector(reg, word ? 16 : bytes) + masked;
        String one = vector(first, bytes);
        String name = op.text(evex);
        String number = hex(immediate & 255);
        switch (op.form) {
            case RVM -> say(name, to, one, last);
            case RM -> say(name, to, last);
            case RVMI -> say(comparison(name, immediate), to, one, last);
            case RMI -> say(name, to, last, number);
            case MR -> say(name, last + masked, vector(reg, word ? 16 : bytes));
            case MRI -> say(name, last + masked, vector(reg, bytes), number);
            case RVMR -> say(name, to, one, last, vector(immediate, bytes));
            case SHIFT -> say(name, to, last, number);
            case KVMI -> say(comparison(name, immediate), "k" + reg + masked, one, last);
            case KVM -> say(name, "k" + reg + masked, one, last);
            case GATHER -> {
                if (evex) say(name, to, last);
                else say(name, to, last, one);
            }
            case SCATTER -> say(name, last + masked, vector(reg, bytes));
        }
    }

    private static final String[] OF_FLOATS = {
        "eq", "lt", "le", "unord", "neq", "nlt", "nle", "ord", "eq_uq", "nge", "ngt", "false", "neq_oq", "ge", "gt",
        "true"
    };
    private static final String[] OF_INTEGERS = {"eq", "lt", "le", "", "neq", "nlt", "nle"};

    /** Comparisons are named by what they compare for. */
    private static String comparison(String name, int predicate) {
        if (name.equals("vcmpps")) return "vcmp" + OF_FLOATS[predicate] + "ps";
        return "vpcmp" + OF_INTEGERS[predicate] + (name.equals("vpcmpud") ? "ud" : "d");
    }

    private void say(String name, String... operands) {
        if (listing == null) return;
        listing.append(name);
        for (int i = 0; i < operands.length; i++)
            listing.append(i == 0 ? " " : ",").append(operands[i]);
        listing.append('\n');
    }

    /** The listing's bytes, for files. */
    public byte[] listingBytes() {
        return listing().getBytes(StandardCharsets.UTF_8);
    }
}
