package tepui.drivers.soft.code;

import java.util.Locale;

/** Listing of AArch64 code: each instruction as binutils' disassembler writes it, without the distances that only finished code knows. */
final class A64Listing {
    private final StringBuilder text = new StringBuilder();

    @Override
    public String toString() {
        return text.toString();
    }

    static String hex(long value) {
        return "#0x" + Long.toHexString(value);
    }

    /** A general register; number 31 is zero. */
    static String general(int register, boolean wide) {
        return register == A64.ZERO ? wide ? "xzr" : "wzr" : (wide ? "x" : "w") + register;
    }

    /** A general register; number 31 is the stack pointer. */
    static String address(int register) {
        return register == A64.SP ? "sp" : "x" + register;
    }

    private static String pointer(int register, boolean wide) {
        return register == A64.SP ? wide ? "sp" : "wsp" : general(register, wide);
    }

    static String memory(int base, int disp) {
        return "[" + address(base) + (disp == 0 ? "" : ", #" + disp) + "]";
    }

    void math(A64.Arith op, boolean wide, int to, int a, int b) {
        String name = op.name().toLowerCase(Locale.ROOT);
        if (op == A64.Arith.SUBS && to == A64.ZERO) say("cmp", general(a, wide), general(b, wide));
        else if (op == A64.Arith.ORR && a == A64.ZERO) say("mov", general(to, wide), general(b, wide));
        else if (op == A64.Arith.SUB && a == A64.ZERO) say("neg", general(to, wide), general(b, wide));
        else if (op == A64.Arith.SUBS && a == A64.ZERO) say("negs", general(to, wide), general(b, wide));
        else say(name, general(to, wide), general(a, wide), general(b, wide));
    }

    void addImmediate(boolean wide, boolean subtract, boolean flags, int to, int a, int value, boolean high) {
        String number = hex(value) + (high ? ", lsl #12" : "");
        if (flags) say("cmp", pointer(a, wide), number);
        else if (!subtract && value == 0 && !high && (to == A64.SP || a == A64.SP)) {
            say("mov", pointer(to, wide), pointer(a, wide));
        } else say(subtract ? "sub" : "add", pointer(to, wide), pointer(a, wide), number);
    }

    void shift(String name, boolean wide, int to, int a, int count) {
        say(name, general(to, wide), general(a, wide), "#" + count);
    }

    private static String vector(int register, String lanes) {
        return "v" + register + "." + lanes;
    }

    /** {@code b} is the second source, or the count of a shift. */
    void vector(Neon op, int to, int a, int b) {
        String d = vector(to, op.to);
        String n = vector(a, op.from);
        switch (op.form) {
            case THREE -> {
                if (op == Neon.ORR && a == b) say("mov", d, n);
                else say(op.text, d, n, vector(b, op.from));
            }
            case TABLE -> say(op.text, d, "{" + n + "}", vector(b, op.from));
            case TWO -> say(op.text, d, n);
            case ZERO -> say(op.text, d, n, "#0");
            case ACROSS -> say(op.text, "s" + to, n);
            case SHIFT -> say(op.text, d, n, "#" + b);
        }
    }

    void say(String name, String... operands) {
        text.append(name);
        for (int i = 0; i < operands.length; i++)
            text.append(i == 0 ? " " : ", ").append(operands[i]);
        text.append('\n');
    }
}
