package tepui.drivers.soft.code;

/** Listing of machine code: each instruction as binutils' disassembler writes it in Intel syntax. */
final class X64Listing {
    private final boolean evex;
    private final StringBuilder text = new StringBuilder();

    X64Listing(boolean evex) {
        this.evex = evex;
    }

    @Override
    public String toString() {
        return text.toString();
    }

    static String name(X64.Arith op) {
        return op.name().toLowerCase(java.util.Locale.ROOT);
    }

    static String hex(long value) {
        return "0x" + Long.toHexString(value);
    }

    static String vector(int number, int bytes) {
        return (bytes == 64 ? "zmm" : bytes == 32 ? "ymm" : "xmm") + number;
    }

    static String size(int bytes) {
        return switch (bytes) {
            case 4 -> "DWORD PTR ";
            case 8 -> "QWORD PTR ";
            case 16 -> "XMMWORD PTR ";
            case 32 -> "YMMWORD PTR ";
            default -> "ZMMWORD PTR ";
        };
    }

    /** A word of 64 or 32 bits in memory. */
    static String text(Mem of, boolean wide) {
        return text(of, wide ? "QWORD PTR " : "DWORD PTR ");
    }

    static String text(Mem mem, String size) {
        if (mem.label() != null) return size + "[rip]";
        return size + "[" + Gpr.name(mem.base(), true) + index(mem, mem.index() < 0 ? "" : Gpr.name(mem.index(), true))
                + "]";
    }

    static String index(Mem mem, String name) {
        StringBuilder s = new StringBuilder();
        if (!name.isEmpty()) s.append('+').append(name).append('*').append(mem.scale());
        if (mem.disp() > 0) s.append('+').append(hex(mem.disp()));
        if (mem.disp() < 0) s.append('-').append(hex(-(long) mem.disp()));
        return s.toString();
    }

    static String masked(int mask, boolean zero) {
        return mask == 0 ? "" : "{k" + mask + "}" + (zero ? "{z}" : "");
    }

    private static boolean isGather(Vop op) {
        return op.form == Vop.Form.GATHER || op.form == Vop.Form.SCATTER;
    }

    private static int operandBytes(Vop op, int bytes) {
        return switch (op.size) {
            case FULL, WIDE -> bytes;
            case HALF -> bytes / 2;
            case WORD -> 4;
            case DOUBLE -> 8;
        };
    }

    /** A register as the last operand of a vector instruction. */
    static String last(Vop op, int bytes, int rm) {
        return vector(rm, Math.max(operandBytes(op, bytes), 16));
    }

    /** Memory as the last operand of a vector instruction. */
    static String last(Vop op, int bytes, Mem mem) {
        if (isGather(op)) {
            return size(4) + "[" + Gpr.name(mem.base(), true) + index(mem, vector(mem.index(), bytes)) + "]";
        }
        return text(mem, mem.broadcast() ? "DWORD BCST " : size(operandBytes(op, bytes)));
    }

    /** A vector instruction; the last operand is there as text. */
    void vector(Vop op, int bytes, int reg, int first, String last, int immediate, String masked) {
        boolean gathers = isGather(op);
        boolean word = op.size == Vop.Size.WORD && !gathers && op != Vop.VBROADCASTSS;
        String to = vector(reg, word ? 16 : bytes) + masked;
        String one = vector(first, bytes);
        String name = op.text(evex);
        String number = hex(immediate & 255);
        switch (op.form) {
            case RVM -> say(name, to, one, last);
            case RM -> say(name, to, last);
            case NARROW -> say(name, vector(reg, 16), last);
            case RVMI -> {
                if (op == Vop.VINSERTF128) say(name, to, one, last, number);
                else say(comparison(name, immediate), to, one, last);
            }
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
        if (name.startsWith("vcmp")) return "vcmp" + OF_FLOATS[predicate] + name.substring(4);
        return "vpcmp" + OF_INTEGERS[predicate] + (name.equals("vpcmpud") ? "ud" : "d");
    }

    void say(String name, String... operands) {
        text.append(name);
        for (int i = 0; i < operands.length; i++)
            text.append(i == 0 ? " " : ",").append(operands[i]);
        text.append('\n');
    }
}
