package tepui.pipe.format;

/** Endpoint colours of ASTC blocks, and the partition that a texel belongs to. */
final class AstcEnds {
    private AstcEnds() {}

    /**
     * Decodes two ends. Modes of high dynamic range give the error colour for their partition.
     *
     * @param v the numbers, from {@code i}
     * @param at where red of both ends goes
     */
    static void decode(int mode, int[] v, int i, int[] low, int[] high, int at) {
        switch (mode) {
            case 0 -> {
                put(low, at, v[i], v[i], v[i], 255);
                put(high, at, v[i + 1], v[i + 1], v[i + 1], 255);
            }
            case 1 -> {
                int first = v[i] >> 2 | v[i + 1] & 0xc0;
                int second = Math.min(255, first + (v[i + 1] & 0x3f));
                put(low, at, first, first, first, 255);
                put(high, at, second, second, second, 255);
            }
            case 4 -> {
                put(low, at, v[i], v[i], v[i], v[i + 2]);
                put(high, at, v[i + 1], v[i + 1], v[i + 1], v[i + 3]);
            }
            case 5 -> {
                int l = base(v, i);
                int a = base(v, i + 2);
                int l1 = l + offset(v, i);
                put(low, at, l, l, l, a);
                put(high, at, l1, l1, l1, a + offset(v, i + 2));
            }
            case 6, 10 -> {
                int s = v[i + 3];
                boolean alpha = mode == 10;
                put(low, at, v[i] * s >> 8, v[i + 1] * s >> 8, v[i + 2] * s >> 8, alpha ? v[i + 4] : 255);
                put(high, at, v[i], v[i + 1], v[i + 2], alpha ? v[i + 5] : 255);
            }
            case 8, 12 -> {
                boolean alpha = mode == 12;
                int a0 = alpha ? v[i + 6] : 255;
                int a1 = alpha ? v[i + 7] : 255;
                if (v[i + 1] + v[i + 3] + v[i + 5] >= v[i] + v[i + 2] + v[i + 4]) {
                    put(low, at, v[i], v[i + 2], v[i + 4], a0);
                    put(high, at, v[i + 1], v[i + 3], v[i + 5], a1);
                } else {
                    contract(low, at, v[i + 1], v[i + 3], v[i + 5], a1);
                    contract(high, at, v[i], v[i + 2], v[i + 4], a0);
                }
            }
            case 9, 13 -> {
                int r = base(v, i);
                int g = base(v, i + 2);
                int b = base(v, i + 4);
                int dr = offset(v, i);
                int dg = offset(v, i + 2);
                int db = offset(v, i + 4);
                int a = mode == 13 ? base(v, i + 6) : 255;
                int da = mode == 13 ? offset(v, i + 6) : 0;
                if (dr + dg + db >= 0) {
                    put(low, at, r, g, b, a);
                    put(high, at, r + dr, g + dg, b + db, a + da);
                } else {
                    contract(low, at, r + dr, g + dg, b + db, a + da);
                    contract(high, at, r, g, b, a);
                }
            }
            default -> {
                put(low, at, 255, 0, 255, 255);
                put(high, at, 255, 0, 255, 255);
            }
        }
    }

    /** A pair of numbers is a base of eight bits, whose top bit lies in the second, and a signed offset of six. */
    private static int base(int[] v, int i) {
        return v[i] >> 1 | v[i + 1] & 0x80;
    }

    private static int offset(int[] v, int i) {
        return v[i + 1] >> 1 << 26 >> 26;
    }

    private static void put(int[] to, int at, int r, int g, int b, int a) {
        to[at] = clamp(r);
        to[at + 1] = clamp(g);
        to[at + 2] = clamp(b);
        to[at + 3] = clamp(a);
    }

    private static void contract(int[] to, int at, int r, int g, int b, int a) {
        put(to, at, r + b >> 1, g + b >> 1, b, a);
    }

    private static int clamp(int v) {
        return Math.max(0, Math.min(255, v));
    }

    /** The partition of a texel: a function of a seed, given by the format step by step. */
    static int partition(int seed, int x, int y, int count, boolean small) {
        if (small) {
            x <<= 1;
            y <<= 1;
        }
        seed += (count - 1) * 1024;
        int r = hash(seed);
        int odd = count == 3 ? 6 : 5;
        int even = (seed & 2) != 0 ? 4 : 5;
        int s1 = (seed & 1) != 0 ? even : odd;
        int s2 = (seed & 1) != 0 ? odd : even;
        int a = part(r, 0, s1) * x + part(r, 4, s2) * y + (r >>> 14) & 63;
        int b = part(r, 8, s1) * x + part(r, 12, s2) * y + (r >>> 10) & 63;
        int c = count < 3 ? 0 : part(r, 16, s1) * x + part(r, 20, s2) * y + (r >>> 6) & 63;
        int d = count < 4 ? 0 : part(r, 24, s1) * x + part(r, 28, s2) * y + (r >>> 2) & 63;
        if (a >= b && a >= c && a >= d) return 0;
        if (b >= c && b >= d) return 1;
        return c >= d ? 2 : 3;
    }

    private static int part(int r, int at, int shift) {
        int v = r >>> at & 15;
        return v * v >> shift;
    }

    private static int hash(int p) {
        p ^= p >>> 15;
        p -= p << 17;
        p += p << 7;
        p += p << 4;
        p ^= p >>> 5;
        p += p << 16;
        p ^= p >>> 7;
        p ^= p >>> 3;
        p ^= p << 6;
        p ^= p >>> 17;
        return p;
    }
}
