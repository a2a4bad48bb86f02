package tepui.targets.lwjgl.weave;

/** Lengths of JVM instructions, for a walk over code without taking it apart. */
final class Instructions {
    /** A digit for each opcode from 0 on, with its operands; 0 for the three that say their length themselves, and for what is none. */
    private static final String LENGTHS = "1111111111111111" // nop, constants
            + "2323322222111111" // bipush 2, sipush 3, ldc 2, ldc_w 3, ldc2_w 3, loads
            + "1111111111111111" // loads
            + "1111112222211111" // array loads, stores
            + "1111111111111111" // stores
            + "1111111111111111" // array stores, stack
            + "1111111111111111" // arithmetic
            + "1111111111111111"
            + "1111311111111111" // iinc 3, conversions
            + "1111111113333333" // comparisons, branches
            + "3333333332001111" // branches, goto, jsr, ret, tables, returns
            + "1133333335532311" // return, fields, invocations, new, arrays
            + "3311043355000000"; // casts, monitors, wide, multianewarray, branches

    private static final byte[] LENGTH = new byte[256];

    static {
        for (int i = 0; i < LENGTHS.length(); i++) LENGTH[i] = (byte) (LENGTHS.charAt(i) - '0');
    }

    private static final int TABLESWITCH = 0xAA;
    private static final int LOOKUPSWITCH = 0xAB;
    private static final int WIDE = 0xC4;
    private static final int IINC = 0x84;

    private Instructions() {}

    /** The length of the instruction at {@code at}; tables begin at a multiple of four from the first instruction. */
    static int length(byte[] bytes, int start, int at) {
        int opcode = bytes[at] & 255;
        int length = LENGTH[opcode];
        if (length > 0) return length;
        int table = at + 4 - (at - start & 3);
        return switch (opcode) {
            case TABLESWITCH -> table - at + 16 + 4 * (s4(bytes, table + 8) - s4(bytes, table + 4));
            case LOOKUPSWITCH -> table - at + 8 + 8 * s4(bytes, table + 4);
            case WIDE -> (bytes[at + 1] & 255) == IINC ? 6 : 4;
            default -> throw new IllegalStateException("no instruction of the JVM has the number " + opcode);
        };
    }

    private static int s4(byte[] bytes, int at) {
        return (bytes[at] & 255) << 24 | (bytes[at + 1] & 255) << 16 | (bytes[at + 2] & 255) << 8 | bytes[at + 3] & 255;
    }
}
