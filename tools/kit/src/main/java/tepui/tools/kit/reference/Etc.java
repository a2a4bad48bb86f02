package tepui.tools.kit.reference;

import java.util.Arrays;
import tepui.pipe.format.Format;

/** Reference of ETC1, ETC2 and EAC. Blocks are big-endian and count their texels down the columns. */
final class Etc {
    private static final int[][] MODIFIERS = {
        {2, 8}, {5, 17}, {9, 29}, {13, 42}, {18, 60}, {24, 80}, {33, 106}, {47, 183}
    };
    private static final int[] DISTANCES = {3, 6, 11, 16, 23, 32, 41, 64};
    private static final int[][] EAC = {
        {-3, -6, -9, -15, 2, 5, 8, 14}, {-3, -7, -10, -13, 2, 6, 9, 12}, {-2, -5, -8, -13, 1, 4, 7, 12},
        {-2, -4, -6, -13, 1, 3, 5, 12}, {-3, -6, -8, -12, 2, 5, 7, 11}, {-3, -7, -9, -11, 2, 6, 8, 10},
        {-4, -7, -8, -11, 3, 6, 7, 10}, {-3, -5, -8, -11, 2, 4, 7, 10}, {-2, -6, -8, -10, 1, 5, 7, 9},
        {-2, -5, -8, -10, 1, 4, 7, 9}, {-2, -4, -8, -10, 1, 3, 7, 9}, {-2, -5, -7, -10, 1, 4, 6, 9},
        {-3, -4, -7, -10, 2, 3, 6, 9}, {-1, -2, -3, -10, 0, 1, 2, 9}, {-4, -6, -8, -9, 3, 5, 7, 8},
        {-3, -5, -7, -9, 2, 4, 6, 8}
    };

    private final long bits;

    private Etc(byte[] data, int at) {
        long v = 0;
        for (int i = 0; i < 8; i++) v = v << 8 | data[at + i] & 255;
        bits = v;
    }

    /** Bits high down to low, as the specifications number them. */
    private int get(int high, int low) {
        return (int) (bits >>> low & (1L << high - low + 1) - 1);
    }

    static void decode(Format f, double[][] texels, byte[] data, int at) {
        String n = f.name();
        if (n.startsWith("EAC")) {
            boolean signed = n.endsWith("SNORM");
            new Etc(data, at).eac(texels, 0, signed);
            if (n.contains("G11")) new Etc(data, at + 8).eac(texels, 1, signed);
            return;
        }
        boolean punch = n.contains("A1");
        boolean alpha = n.startsWith("ETC2_RGBA8");
        new Etc(data, at + (alpha ? 8 : 0)).color(texels, punch, n.startsWith("ETC1"));
        if (alpha) new Etc(data, at).alpha(texels);
    }

    private static int extend(int v, int bits) {
        return bits == 4 ? v * 17 : bits == 5 ? v << 3 | v >> 2 : bits == 6 ? v << 2 | v >> 4 : v << 1 | v >> 6;
    }

    private static void set(double[] texel, int r, int g, int b) {
        texel[0] = Math.clamp(r, 0, 255) / 255.0;
        texel[1] = Math.clamp(g, 0, 255) / 255.0;
        texel[2] = Math.clamp(b, 0, 255) / 255.0;
    }

    /** Texel of column x, row y: two bits, high ones first in the block. */
    private int code(int x, int y) {
        int i = x * 4 + y;
        return get(16 + i, 16 + i) << 1 | get(i, i);
    }

    private void color(double[][] texels, boolean punch, boolean one) {
        boolean diff = get(33, 33) == 1;
        boolean opaque = !punch || diff;
        int[][] base = new int[2][3];
        if (!diff && !punch) {
            for (int c = 0; c < 3; c++) {
                base[0][c] = extend(get(63 - 8 * c, 60 - 8 * c), 4);
                base[1][c] = extend(get(59 - 8 * c, 56 - 8 * c), 4);
            }
        } else {
            int[] sum = new int[3];
            for (int c = 0; c < 3; c++) {
                int first = get(63 - 8 * c, 59 - 8 * c);
                int delta = get(58 - 8 * c, 56 - 8 * c) << 29 >> 29;
                sum[c] = first + delta;
                base[0][c] = extend(first, 5);
                base[1][c] = extend(sum[c] & 31, 5);
            }
            if (!one) {
                if (sum[0] < 0 || sum[0] > 31) {
                    tMode(texels, opaque);
                    return;
                }
                if (sum[1] < 0 || sum[1] > 31) {
                    hMode(texels, opaque);
                    return;
                }
                if (sum[2] < 0 || sum[2] > 31) {
                    planar(texels);
                    return;
                }
            }
        }
        boolean flip = get(32, 32) == 1;
        int[] tables = {get(39, 37), get(36, 34)};
        for (int y = 0; y < 4; y++) {
            for (int x = 0; x < 4; x++) {
                int half = (flip ? y : x) / 2;
                int code = code(x, y);
                int[] m = MODIFIERS[tables[half]];
                int small = opaque ? m[0] : 0;
                int by = switch (code) {
                    case 0 -> small;
                    case 1 -> m[1];
                    case 2 -> -small;
                    default -> -m[1];
                };
                double[] t = texels[y * 4 + x];
                if (!opaque && code == 2) {
                    clear(t);
                } else {
                    set(t, base[half][0] + by, base[half][1] + by, base[half][2] + by);
                }
            }
        }
    }

    private static void clear(double[] texel) {
        Arrays.fill(texel, 0);
    }

    private void tMode(double[][] texels, boolean opaque) {
        int[] a = {extend(get(60, 59) << 2 | get(57, 56), 4), extend(get(55, 52), 4), extend(get(51, 48), 4)};
        int[] b = {extend(get(47, 44), 4), extend(get(43, 40), 4), extend(get(39, 36), 4)};
        int d = DISTANCES[get(35, 34) << 1 | get(32, 32)];
        int[][] paint = {a, moved(b, d), b, moved(b, -d)};
        paint(texels, paint, opaque);
    }

    private void hMode(double[][] texels, boolean opaque) {
        int[] a = {
            extend(get(62, 59), 4), extend(get(58, 56) << 1 | get(52, 52), 4), extend(get(51, 51) << 3 | get(49, 47), 4)
        };
        int[] b = {extend(get(46, 43), 4), extend(get(42, 39), 4), extend(get(38, 35), 4)};
        int first = a[0] << 16 | a[1] << 8 | a[2];
        int second = b[0] << 16 | b[1] << 8 | b[2];
        int d = DISTANCES[get(34, 34) << 2 | get(32, 32) << 1 | (first >= second ? 1 : 0)];
        int[][] paint = {moved(a, d), moved(a, -d), moved(b, d), moved(b, -d)};
        paint(texels, paint, opaque);
    }

    private static int[] moved(int[] c, int by) {
        return new int[] {c[0] + by, c[1] + by, c[2] + by};
    }

    private void paint(double[][] texels, int[][] paint, boolean opaque) {
        for (int i = 0; i < 16; i++) {
            int code = code(i % 4, i / 4);
            if (!opaque && code == 2) clear(texels[i]);
            else set(texels[i], paint[code][0], paint[code][1], paint[code][2]);
        }
    }

    private void planar(double[][] texels) {
        int[] o = {
            extend(get(62, 57), 6),
            extend(get(56, 56) << 6 | get(54, 49), 7),
            extend(get(48, 48) << 5 | get(44, 43) << 3 | get(41, 39), 6)
        };
        int[] h = {extend(get(38, 34) << 1 | get(32, 32), 6), extend(get(31, 25), 7), extend(get(24, 19), 6)};
        int[] v = {extend(get(18, 13), 6), extend(get(12, 6), 7), extend(get(5, 0), 6)};
        for (int i = 0; i < 16; i++) {
            int x = i % 4;
            int y = i / 4;
            int[] c = new int[3];
            for (int k = 0; k < 3; k++) c[k] = (x * (h[k] - o[k]) + y * (v[k] - o[k]) + 4 * o[k] + 2) >> 2;
            set(texels[i], c[0], c[1], c[2]);
        }
    }

    private int selector(int x, int y) {
        int at = 45 - (x * 4 + y) * 3;
        return get(at + 2, at);
    }

    private void alpha(double[][] texels) {
        int base = get(63, 56);
        int multiplier = get(55, 52);
        int[] table = EAC[get(51, 48)];
        for (int i = 0; i < 16; i++) {
            texels[i][3] = Math.clamp(base + table[selector(i % 4, i / 4)] * multiplier, 0, 255) / 255.0;
        }
    }

    private void eac(double[][] texels, int channel, boolean signed) {
        int base = signed ? Math.max(-127, (byte) get(63, 56)) : get(63, 56);
        int multiplier = get(55, 52);
        int[] table = EAC[get(51, 48)];
        for (int i = 0; i < 16; i++) {
            int m = table[selector(i % 4, i / 4)];
            int by = multiplier == 0 ? m : m * multiplier * 8;
            texels[i][channel] = signed
                    ? Math.clamp(base * 8 + by, -1023, 1023) / 1023.0
                    : Math.clamp(base * 8 + 4 + by, 0, 2047) / 2047.0;
        }
    }
}
