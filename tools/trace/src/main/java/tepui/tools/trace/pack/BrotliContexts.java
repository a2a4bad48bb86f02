package tepui.tools.trace.pack;

/** Contexts of literals: what the two bytes before say of the next (RFC 7932, 7.1). */
final class BrotliContexts {
    private static final byte[] LAST = new byte[256];
    private static final byte[] BEFORE = new byte[256];
    private static final byte[] SIGNED = new byte[256];

    static {
        for (int i = 0; i < 256; i++) {
            LAST[i] = (byte) last(i);
            BEFORE[i] = (byte) before(i);
            SIGNED[i] = (byte)
                    (i == 0 ? 0 : i < 16 ? 1 : i < 64 ? 2 : i < 128 ? 3 : i < 192 ? 4 : i < 240 ? 5 : i < 255 ? 6 : 7);
        }
    }

    private BrotliContexts() {}

    /** Groups of characters, four apart: letters, vowels, digits, brackets and the like. */
    private static int last(int c) {
        if (c >= 192) return 2 + (c & 1);
        if (c >= 128) return c & 1;
        if (c >= '0' && c <= '9') return 44;
        boolean vowel = "aeiouAEIOU".indexOf(c) >= 0;
        if (c >= 'a' && c <= 'z') return vowel ? 56 : 60;
        if (c >= 'A' && c <= 'Z') return vowel ? 48 : 52;
        return switch (c) {
            case '\t', '\n', '\r' -> 4;
            case ' ' -> 8;
            case '"', '\'' -> 16;
            case '%' -> 20;
            case '(', '<', '[', '{' -> 24;
            case ')', '>', ']', '}' -> 28;
            case ',', ':', ';' -> 32;
            case '.' -> 36;
            case '=' -> 40;
            default -> c < ' ' || c == 127 ? 0 : 12;
        };
    }

    private static int before(int c) {
        if (c >= 224) return 2;
        if (c >= 127 || c <= ' ') return 0;
        if (c >= 'a' && c <= 'z') return 3;
        if (c >= 'A' && c <= 'Z' || c >= '0' && c <= '9') return 2;
        return 1;
    }

    static int of(int mode, int last, int before) { // hot
        return switch (mode) {
            case 0 -> last & 63;
            case 1 -> last >>> 2;
            case 2 -> LAST[last] | BEFORE[before];
            default -> SIGNED[last] << 3 | SIGNED[before];
        };
    }
}
