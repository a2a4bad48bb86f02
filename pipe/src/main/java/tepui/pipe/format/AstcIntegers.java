package tepui.pipe.format;

/**
 * ASTC's bounded integer sequences: numbers below 2^n, 3 * 2^n or 5 * 2^n. Five numbers share eight bits for their threes,
 * three share seven for their fives. A range is coded as n, plus 16 with threes, plus 32 with fives.
 */
final class AstcIntegers {
    private static final int THREES = 16;
    private static final int FIVES = 32;

    /** By mode: low precision, then high. */
    static final int[] WEIGHT_RANGES = {
        1, THREES, 2, FIVES, THREES + 1, 3, FIVES + 1, THREES + 2, 4, FIVES + 2, THREES + 3, 5
    };

    /** From 6 to 256 values. */
    static final int[] COLOR_RANGES = {
        THREES + 1,
        3,
        FIVES + 1,
        THREES + 2,
        4,
        FIVES + 2,
        THREES + 3,
        5,
        FIVES + 3,
        THREES + 4,
        6,
        FIVES + 4,
        THREES + 5,
        7,
        FIVES + 5,
        THREES + 6,
        8
    };

    private static final int[] COLOR_STEP_3 = {0, 204, 93, 44, 22, 11, 5};
    private static final int[] COLOR_STEP_5 = {0, 113, 54, 26, 13, 6};
    private static final int[] WEIGHT_STEP_3 = {0, 50, 23, 11};
    private static final int[] WEIGHT_STEP_5 = {0, 28, 13};

    private AstcIntegers() {}

    /** Bits that a sequence takes. */
    static int bits(int range, int count) {
        int n = (range & 15) * count;
        if ((range & THREES) != 0) n += (8 * count + 4) / 5;
        if ((range & FIVES) != 0) n += (7 * count + 2) / 3;
        return n;
    }

    /** A position in the block, read upwards, or downwards from the end; beyond the sequence there are zeros. */
    private static final class Reader {
        private final BlockBits block;
        private final boolean down;
        private int at;
        private int left;

        Reader(BlockBits block, int at, boolean down, int left) {
            this.block = block;
            this.at = at;
            this.down = down;
            this.left = left;
        }

        int take(int count) {
            int v = 0;
            for (int i = 0; i < count && left > 0; i++, at++, left--) {
                v |= block.peek(down ? 127 - at : at, 1) << i;
            }
            return v;
        }
    }

    /** Reads numbers: the bits in the low places, the three or five above them. */
    static void read(BlockBits block, int start, boolean down, int range, int count, int[] out) {
        Reader r = new Reader(block, start, down, bits(range, count));
        int n = range & 15;
        if ((range & THREES) != 0) {
            for (int i = 0; i < count; i += 5) threes(r, n, Math.min(5, count - i), i, out);
        } else if ((range & FIVES) != 0) {
            for (int i = 0; i < count; i += 3) fives(r, n, Math.min(3, count - i), i, out);
        } else {
            for (int i = 0; i < count; i++) out[i] = r.take(n);
        }
    }

    private static void threes(Reader r, int n, int count, int at, int[] out) {
        int[] widths = {2, 2, 1, 2, 1};
        int[] low = new int[5];
        int t = 0;
        for (int i = 0, shift = 0; i < 5; shift += widths[i], i++) {
            low[i] = r.take(n);
            t |= r.take(widths[i]) << shift;
        }
        int[] digit = new int[5];
        int c;
        if ((t >> 2 & 7) == 7) {
            c = t >> 5 << 2 | t & 3;
            digit[4] = 2;
            digit[3] = 2;
        } else {
            c = t & 31;
            boolean all = (t >> 5 & 3) == 3;
            digit[4] = all ? 2 : t >> 7;
            digit[3] = all ? t >> 7 : t >> 5 & 3;
        }
        if ((c & 3) == 3) {
            digit[2] = 2;
            digit[1] = c >> 4;
            digit[0] = c >> 2 & 2 | c >> 2 & 1 & ~(c >> 3);
        } else if ((c >> 2 & 3) == 3) {
            digit[2] = 2;
            digit[1] = 2;
            digit[0] = c & 3;
        } else {
            digit[2] = c >> 4;
            digit[1] = c >> 2 & 3;
            digit[0] = c & 2 | c & 1 & ~(c >> 1);
        }
        for (int i = 0; i < count; i++) out[at + i] = digit[i] << n | low[i];
    }

    private static void fives(Reader r, int n, int count, int at, int[] out) {
        int[] widths = {3, 2, 2};
        int[] low = new int[3];
        int q = 0;
        for (int i = 0, shift = 0; i < 3; shift += widths[i], i++) {
            low[i] = r.take(n);
            q |= r.take(widths[i]) << shift;
        }
        int[] digit = new int[3];
        if ((q >> 1 & 3) == 3 && (q >> 5 & 3) == 0) {
            int first = q & 1;
            digit[2] = first << 2 | (q >> 4 & 1 & ~first) << 1 | q >> 3 & 1 & ~first;
            digit[1] = 4;
            digit[0] = 4;
        } else {
            int c;
            if ((q >> 1 & 3) == 3) {
                digit[2] = 4;
                c = (q >> 3 & 3) << 3 | (~(q >> 5) & 3) << 1 | q & 1;
            } else {
                digit[2] = q >> 5 & 3;
                c = q & 31;
            }
            if ((c & 7) == 5) {
                digit[1] = 4;
                digit[0] = c >> 3;
            } else {
                digit[1] = c >> 3;
                digit[0] = c & 7;
            }
        }
        for (int i = 0; i < count; i++) out[at + i] = digit[i] << n | low[i];
    }

    /** A number of a colour to 0..255. */
    static int color(int range, int v) {
        int n = range & 15;
        if (range < THREES) return spread(v, n, 8);
        int low = v & (1 << n) - 1;
        int digit = v >> n;
        int rest = low >> 1;
        boolean three = (range & THREES) != 0;
        // the bits above the lowest, repeated over nine places as the format's table has them
        int b = three
                ? switch (n) {
                    case 1 -> 0;
                    case 2 -> rest * 0b100010110;
                    case 3 -> rest << 7 | rest << 2 | rest;
                    case 4 -> rest << 6 | rest;
                    case 5 -> rest << 5 | rest >> 2;
                    default -> rest << 4 | rest >> 4;
                }
                : switch (n) {
                    case 1 -> 0;
                    case 2 -> rest * 0b100001100;
                    case 3 -> rest << 7 | rest << 1 | rest >> 1;
                    case 4 -> rest << 6 | rest >> 1;
                    default -> rest << 5 | rest >> 3;
                };
        int a = (low & 1) != 0 ? 0x1ff : 0;
        int t = digit * (three ? COLOR_STEP_3[n] : COLOR_STEP_5[n]) + b ^ a;
        return a & 0x80 | t >> 2;
    }

    /** A number of a weight to 0..64. */
    static int weight(int range, int v) {
        int n = range & 15;
        int w;
        if (range < THREES) {
            w = spread(v, n, 6);
        } else if (n == 0) {
            w = (range & THREES) != 0 ? new int[] {0, 32, 63}[v] : new int[] {0, 16, 32, 47, 63}[v];
        } else {
            int low = v & (1 << n) - 1;
            int digit = v >> n;
            int rest = low >> 1;
            boolean three = (range & THREES) != 0;
            int b = three ? n == 1 ? 0 : n == 2 ? rest * 0b1000101 : rest << 5 | rest : n == 1 ? 0 : rest * 0b1000010;
            int a = (low & 1) != 0 ? 0x7f : 0;
            int t = digit * (three ? WEIGHT_STEP_3[n] : WEIGHT_STEP_5[n]) + b ^ a;
            w = a & 0x20 | t >> 2;
        }
        return w > 32 ? w + 1 : w;
    }

    /** Repeats {@code n} bits until {@code to} are full. */
    private static int spread(int v, int n, int to) {
        int result = 0;
        for (int shift = to - n; shift > -n; shift -= n) result |= shift >= 0 ? v << shift : v >> -shift;
        return result;
    }
}
