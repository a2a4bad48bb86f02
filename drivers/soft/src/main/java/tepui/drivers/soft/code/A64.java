package tepui.drivers.soft.code;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Assembler for AArch64 with NEON: instructions are words, labels are patched when the code is finished, constants follow it. Reaches of
 * jumps and literals are checked then: 1 MiB, a tested bit's 32 KiB.
 *
 * <p>With a listing, each instruction is also written down as binutils' disassembler writes it.
 */
public final class A64 implements CodeAssembler {
    /** The stack pointer, or zero, as the instruction has it. */
    public static final int SP = 31;

    public static final int ZERO = 31;
    public static final int LINK = 30;

    /** Conditions, by their number. */
    public enum Condition {
        EQ(0),
        NE(1),
        HS(2),
        LO(3),
        MI(4),
        PL(5),
        HI(8),
        LS(9),
        GE(10),
        LT(11),
        GT(12),
        LE(13);

        final int code;

        Condition(int code) {
            this.code = code;
        }

        String text() {
            return this == HS ? "cs" : this == LO ? "cc" : name().toLowerCase(Locale.ROOT);
        }
    }

    /** Operations on two general registers. */
    public enum Arith {
        ADD(0x0b000000),
        SUB(0x4b000000),
        SUBS(0x6b000000),
        AND(0x0a000000),
        ORR(0x2a000000),
        EOR(0x4a000000),
        UDIV(0x1ac00800),
        SDIV(0x1ac00c00);

        final int code;

        Arith(int code) {
            this.code = code;
        }
    }

    /** Unit of loads and stores. */
    public enum Unit {
        /** A word of a general register. */
        W(2, 0xb9000000, 0xb8204800, 'w'),
        X(3, 0xf9000000, 0xf8204800, 'x'),
        /** A word, or all four, of a vector. */
        S(2, 0xbd000000, 0xbc204800, 's'),
        D(3, 0xfd000000, 0xfc204800, 'd'),
        Q(4, 0x3d800000, 0x3ca04800, 'q');

        final int log;
        final int code;
        final int indexed;
        final char letter;

        Unit(int log, int code, int indexed, char letter) {
            this.log = log;
            this.code = code;
            this.indexed = indexed;
            this.letter = letter;
        }

        public int bytes() {
            return 1 << log;
        }

        String letter(int register) {
            return this == W || this == X ? A64Listing.general(register, this == X) : letter + "" + register;
        }
    }

    /** Place whose distance is patched: {@code bits} of it from bit {@code at} on, counted in words. */
    private record Fixup(int place, Label label, int at, int bits, boolean page) {}

    private final @Nullable A64Listing listing;
    private byte[] code = new byte[4096];
    private int size;
    private final List<Fixup> fixups = new ArrayList<>();
    private final ConstantPool constants = new ConstantPool();
    private int end = -1;

    public A64(boolean listing) {
        this.listing = listing ? new A64Listing() : null;
    }

    @Override
    public String listing() {
        return listing == null ? "" : listing.toString();
    }

    /** Bytes so far. */
    public int size() {
        return size;
    }

    @Override
    public void bind(Label label) {
        if (label.at >= 0) throw new IllegalStateException("A64.bind: the label is bound already");
        label.at = size;
    }

    @Override
    public int offset(Label label) {
        return label.at;
    }

    /** Where these words lie, one after another. */
    public Label constant(int[] words) {
        return constants.label(words);
    }

    @Override
    public int codeEnd() {
        return end;
    }

    /** Everything within 1 MiB does. */
    @Override
    public boolean reaches() {
        return size + constants.bytes() + 64 < 1 << 20;
    }

    @Override
    public byte[] finish() {
        end = size;
        while (size % 64 != 0) put(0);
        for (ConstantPool.Entry constant : constants.largestFirst()) {
            constant.label().at = size;
            for (int word : constant.words()) put(word);
        }
        ByteBuffer bytes = ByteBuffer.wrap(code).order(ByteOrder.LITTLE_ENDIAN);
        for (Fixup f : fixups) {
            if (f.label.at < 0) throw new IllegalStateException("A64.finish: a label is not bound");
            int distance = f.label.at - f.place;
            int counted = f.page ? distance : distance >> 2;
            int most = 1 << f.bits - 1;
            if (counted < -most || counted >= most) {
                throw new IllegalStateException("A64.finish: a label is " + distance + " bytes away");
            }
            int field = f.page
                    ? (counted & 3) << 29 | (counted >> 2 & (1 << 19) - 1) << 5
                    : (counted & (1 << f.bits) - 1) << f.at;
            bytes.putInt(f.place, bytes.getInt(f.place) | field);
        }
        return Arrays.copyOf(code, size);
    }

    private void put(int word) {
        if (size == code.length) code = Arrays.copyOf(code, 2 * size);
        for (int i = 0; i < 4; i++) code[size++] = (byte) (word >> 8 * i);
    }

    private void put(int word, Label to, int at, int bits) {
        fixups.add(new Fixup(size, to, at, bits, false));
        put(word);
    }

    private static void range(boolean good, String what, long value) {
        if (!good) throw new IllegalArgumentException("A64: " + what + " is " + value);
    }

    private static int wide(boolean wide) {
        return wide ? 0x80000000 : 0;
    }

    // ---- general registers

    public void math(Arith op, boolean wide, int to, int a, int b) {
        put(op.code | wide(wide) | b << 16 | a << 5 | to);
        if (listing != null) listing.math(op, wide, to, a, b);
    }

    /** Addition of a word without sign, times a power of two, to an address. */
    public void addWord(int to, int a, int word, int shift) {
        put(0x8b204000 | word << 16 | shift << 10 | a << 5 | to);
        if (listing != null) {
            listing.say("add", x(to), x(a), A64Listing.general(word, false), "uxtw" + (shift > 0 ? " #" + shift : ""));
        }
    }

    /** Adds, or subtracts what is negative: 24 bits. The registers may be the stack pointer. */
    public void add(boolean wide, int to, int a, int value) {
        int size = Math.abs(value);
        range(size >>> 24 == 0, "a summand", value);
        int high = size >> 12;
        int low = size & 0xfff;
        if (low > 0 || high == 0) addImmediate(wide, value < 0, false, to, a, low, false);
        if (high > 0) addImmediate(wide, value < 0, false, to, low > 0 ? to : a, high, true);
    }

    private void addImmediate(boolean wide, boolean subtract, boolean flags, int to, int a, int value, boolean high) {
        int sub = subtract ? 0x40000000 : 0;
        put(0x11000000
                | wide(wide)
                | sub
                | (flags ? 0x20000000 : 0)
                | (high ? 1 << 22 : 0)
                | value << 10
                | a << 5
                | to);
        if (listing != null) listing.addImmediate(wide, subtract, flags, to, a, value, high);
    }

    /** Compares with 0 to 4095. */
    public void compare(boolean wide, int a, int value) {
        range(value >= 0 && value < 4096, "what is compared", value);
        addImmediate(wide, true, true, ZERO, a, value, false);
    }

    public void compareRegisters(boolean wide, int a, int b) {
        math(Arith.SUBS, wide, ZERO, a, b);
    }

    public void move(boolean wide, int to, int from) {
        math(Arith.ORR, wide, to, ZERO, from);
    }

    /** A word; the upper half becomes 0. */
    public void move(int to, int value) {
        int high = value >>> 16;
        int low = value & 0xffff;
        if (high == 0) moveWide(0x52800000, to, low, 0, "mov");
        else if (low == 0) moveWide(0x52800000, to, high, 1, "mov");
        else if (high == 0xffff) moveWide(0x12800000, to, ~low & 0xffff, 0, "mov");
        else {
            moveWide(0x52800000, to, low, 0, "mov");
            moveWide(0x72800000, to, high, 1, "movk");
        }
    }

    private void moveWide(int base, int to, int half, int place, String name) {
        put(base | place << 21 | half << 5 | to);
        if (listing == null) return;
        String w = A64Listing.general(to, false);
        if (name.equals("movk")) {
            listing.say(name, w, A64Listing.hex(half), "lsl #" + 16 * place);
        } else {
            int value = base == 0x12800000 ? ~half : half << 16 * place;
            listing.say(name, w, A64Listing.hex(value & 0xffffffffL));
        }
    }

    public void shiftLeft(boolean wide, int to, int a, int count) {
        int bits = wide ? 64 : 32;
        range(count > 0 && count < bits, "a shift", count);
        put((wide ? 0xd3400000 : 0x53000000) | (bits - count) << 16 | (bits - 1 - count) << 10 | a << 5 | to);
        if (listing != null) listing.shift("lsl", wide, to, a, count);
    }

    /** Without sign. */
    public void shiftRight(boolean wide, int to, int a, int count) {
        int bits = wide ? 64 : 32;
        range(count > 0 && count < bits, "a shift", count);
        put((wide ? 0xd340fc00 : 0x53007c00) | count << 16 | a << 5 | to);
        if (listing != null) listing.shift("lsr", wide, to, a, count);
    }

    /** The low bits. */
    public void lowBits(boolean wide, int to, int a, int count) {
        range(count > 0 && count < 32, "a number of bits", count);
        put((wide ? 0x92400000 : 0x12000000) | count - 1 << 10 | a << 5 | to);
        if (listing == null) return;
        listing.say(
                "and", A64Listing.general(to, wide), A64Listing.general(a, wide), A64Listing.hex((1L << count) - 1));
    }

    /** One of two registers. */
    public void select(boolean wide, int to, int yes, int no, Condition condition) {
        put(0x1a800000 | wide(wide) | no << 16 | condition.code << 12 | yes << 5 | to);
        if (listing == null) return;
        listing.say(
                "csel",
                A64Listing.general(to, wide),
                A64Listing.general(yes, wide),
                A64Listing.general(no, wide),
                condition.text());
    }

    // ---- memory

    /** Can the displacement be in the instruction? */
    public static boolean reaches(Unit unit, int disp) {
        return disp >= 0 && disp % unit.bytes() == 0 && disp >> unit.log < 4096;
    }

    public void load(Unit unit, int to, int base, int disp) {
        access(unit, true, to, base, disp);
    }

    public void store(Unit unit, int from, int base, int disp) {
        access(unit, false, from, base, disp);
    }

    private void access(Unit unit, boolean load, int register, int base, int disp) {
        range(reaches(unit, disp), "a displacement", disp);
        put(unit.code | (load ? 0x00400000 : 0) | disp >> unit.log << 10 | base << 5 | register);
        if (listing != null) listing.say(load ? "ldr" : "str", unit.letter(register), A64Listing.memory(base, disp));
    }

    /** At base + word without sign, which counts in units if {@code scaled}. */
    public void loadAt(Unit unit, int to, int base, int word, boolean scaled) {
        accessAt(unit, true, to, base, word, scaled);
    }

    public void storeAt(Unit unit, int from, int base, int word, boolean scaled) {
        accessAt(unit, false, from, base, word, scaled);
    }

    private void accessAt(Unit unit, boolean load, int register, int base, int word, boolean scaled) {
        put(unit.indexed | (load ? 0x00400000 : 0) | word << 16 | (scaled ? 1 << 12 : 0) | base << 5 | register);
        if (listing == null) return;
        String index = A64Listing.general(word, false) + ", uxtw" + (scaled ? " #" + unit.log : "");
        listing.say(load ? "ldr" : "str", unit.letter(register), "[" + A64Listing.address(base) + ", " + index + "]");
    }

    /** Two registers of 64 bits, general or of vectors. */
    public void pair(boolean load, Unit unit, int first, int second, int base, int disp) {
        range(unit.log == 3 && disp % 8 == 0 && disp >= -512 && disp < 512, "a displacement", disp);
        int op = unit == Unit.X ? 0xa9000000 : 0x6d000000;
        put(op | (load ? 0x00400000 : 0) | (disp / 8 & 127) << 15 | second << 10 | base << 5 | first);
        if (listing == null) return;
        listing.say(load ? "ldp" : "stp", unit.letter(first), unit.letter(second), A64Listing.memory(base, disp));
    }

    /** One word of memory to all lanes. */
    public void loadAll(int to, int base) {
        put(0x4d40c800 | base << 5 | to);
        if (listing != null) listing.say("ld1r", "{v" + to + ".4s}", "[" + A64Listing.address(base) + "]");
    }

    /** Four words of constants. */
    public void load(int to, Label constant) {
        put(0x9c000000 | to, constant, 5, 19);
        if (listing != null) listing.say("ldr", "q" + to);
    }

    /** The address of a label. */
    public void address(int to, Label of) {
        fixups.add(new Fixup(size, of, 5, 21, true));
        put(0x10000000 | to);
        if (listing != null) listing.say("adr", x(to));
    }

    // ---- jumps

    public void jump(Label to) {
        put(0x14000000, to, 0, 26);
        if (listing != null) listing.say("b");
    }

    public void jump(Condition condition, Label to) {
        put(0x54000000 | condition.code, to, 5, 19);
        if (listing != null) listing.say("b." + condition.text());
    }

    /** Where a register is 0, or is not. */
    public void jumpIf(boolean zero, boolean wide, int a, Label to) {
        put((zero ? 0x34000000 : 0x35000000) | wide(wide) | a, to, 5, 19);
        if (listing != null) listing.say(zero ? "cbz" : "cbnz", A64Listing.general(a, wide));
    }

    /** Where a bit of a register is 0, or is not. */
    public void jumpIfBit(boolean zero, int a, int bit, Label to) {
        put((zero ? 0x36000000 : 0x37000000) | bit >> 5 << 31 | (bit & 31) << 19 | a, to, 5, 14);
        if (listing != null) {
            listing.say(zero ? "tbz" : "tbnz", A64Listing.general(a, bit >= 32), "#" + bit);
        }
    }

    /** Calls the function at an address. */
    public void call(int register) {
        put(0xd63f0000 | register << 5);
        if (listing != null) listing.say("blr", x(register));
    }

    public void ret() {
        put(0xd65f03c0);
        if (listing != null) listing.say("ret");
    }

    // ---- the system

    /** A call of the system: what is wanted is in x8. */
    public void systemCall() {
        put(0xd4000001);
        if (listing != null) listing.say("svc", "#0x0");
    }

    /** What was written at an address goes where instructions are read from. */
    public void cleanData(int address) {
        put(0xd50b7b20 | address);
        if (listing != null) listing.say("dc", "cvau", x(address));
    }

    /** What instructions were read at an address is forgotten. */
    public void forgetInstructions(int address) {
        put(0xd50b7520 | address);
        if (listing != null) listing.say("ic", "ivau", x(address));
    }

    /** Waits until what was done to caches is seen by the processors of the process. */
    public void dataBarrier() {
        put(0xd5033b9f);
        if (listing != null) listing.say("dsb", "ish");
    }

    public void instructionBarrier() {
        put(0xd5033fdf);
        if (listing != null) listing.say("isb");
    }

    private static String x(int register) {
        return A64Listing.general(register, true);
    }

    // ---- vectors

    public void op(Neon op, int to, int a, int b) {
        range(op.form == Neon.Form.THREE || op.form == Neon.Form.TABLE, "a form", op.form.ordinal());
        put(op.code | b << 16 | a << 5 | to);
        if (listing != null) listing.vector(op, to, a, b);
    }

    public void op(Neon op, int to, int a) {
        range(op.form != Neon.Form.THREE && op.form != Neon.Form.SHIFT, "a form", op.form.ordinal());
        put(op.code | a << 5 | to);
        if (listing != null) listing.vector(op, to, a, 0);
    }

    /** To the left by 0 to one less than there are bits, to the right by 1 to as many as there are. */
    public void shift(Neon op, int to, int a, int count) {
        boolean left = op == Neon.SHL || op == Neon.SHL_WIDE;
        int bits = op == Neon.SHL_WIDE || op == Neon.USHR_WIDE ? 64 : 32;
        range(left ? count >= 0 && count < bits : count > 0 && count <= bits, "a shift", count);
        put(op.code | (left ? bits + count : 2 * bits - count) << 16 | a << 5 | to);
        if (listing != null) listing.vector(op, to, a, count);
    }

    public void copy(int to, int from) {
        put(Neon.ORR.code | from << 16 | from << 5 | to);
        if (listing != null) listing.say("mov", "v" + to + ".16b", "v" + from + ".16b");
    }

    /** A general register to all lanes. */
    public void spread(int to, int general) {
        put(0x4e040c00 | general << 5 | to);
        if (listing != null) listing.say("dup", "v" + to + ".4s", A64Listing.general(general, false));
    }

    /** One lane to all. */
    public void spreadLane(int to, int from, int lane) {
        put(0x4e040400 | lane << 19 | from << 5 | to);
        if (listing != null) listing.say("dup", "v" + to + ".4s", "v" + from + ".s[" + lane + "]");
    }

    /** A general register to a lane. */
    public void setLane(int to, int lane, int general) {
        put(0x4e041c00 | lane << 19 | general << 5 | to);
        if (listing != null) listing.say("mov", "v" + to + ".s[" + lane + "]", A64Listing.general(general, false));
    }

    /** A lane to a general register. */
    public void getLane(int to, int from, int lane) {
        put(0x0e043c00 | lane << 19 | from << 5 | to);
        if (listing != null) listing.say("mov", A64Listing.general(to, false), "v" + from + ".s[" + lane + "]");
    }

    /** The first lane to a general register. */
    public void getWord(int to, int from) {
        put(0x1e260000 | from << 5 | to);
        if (listing != null) listing.say("fmov", A64Listing.general(to, false), "s" + from);
    }

    /** One byte, shifted by so many, in all lanes; or its complement. */
    public void immediate(int to, int value, int bytes, boolean inverted) {
        range(value >= 0 && value < 256 && bytes >= 0 && bytes < 4, "an immediate", value);
        int split = value >> 5 << 16 | (value & 31) << 5;
        put((inverted ? 0x6f000400 : 0x4f000400) | split | bytes << 13 | to);
        if (listing == null) return;
        String lanes = "v" + to + ".4s";
        String number = A64Listing.hex(value);
        String name = inverted ? "mvni" : "movi";
        if (bytes == 0) listing.say(name, lanes, number);
        else listing.say(name, lanes, number, "lsl #" + 8 * bytes);
    }
}
