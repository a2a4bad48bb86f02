package tepui.tools.kit.reference;

/** Reference of BC7 in its modes 4, 5 and 6: one subset, so no partitions. */
final class Bc7 {
    private static final int[][] WEIGHTS = {
        {},
        {},
        {0, 21, 43, 64},
        {0, 9, 18, 27, 37, 46, 55, 64},
        {0, 4, 9, 13, 17, 21, 26, 30, 34, 38, 43, 47, 51, 55, 60, 64}
    };

    private final byte[] data;
    private final int at;
    private int bit;

    private Bc7(byte[] data, int at) {
        this.data = data;
        this.at = at;
    }

    private int read(int bits) {
        int v = (int) Texels.bits(data, at, bit, bits);
        bit += bits;
        return v;
    }

    static void decode(double[][] texels, byte[] data, int at) {
        Bc7 b = new Bc7(data, at);
        int mode = Integer.numberOfTrailingZeros(data[at] & 255);
        b.bit = mode + 1;
        int rotation = mode == 6 ? 0 : b.read(2);
        boolean swap = mode == 4 && b.read(1) == 1;
        int colorBits = mode == 4 ? 5 : 7;
        int alphaBits = mode == 4 ? 6 : mode == 5 ? 8 : 7;
        int[][] ends = new int[2][4];
        for (int c = 0; c < 3; c++) for (int e = 0; e < 2; e++) ends[e][c] = b.read(colorBits);
        for (int e = 0; e < 2; e++) ends[e][3] = b.read(alphaBits);
        if (mode == 6) {
            for (int e = 0; e < 2; e++) {
                int p = b.read(1);
                for (int c = 0; c < 4; c++) ends[e][c] = ends[e][c] << 1 | p;
            }
        }
        for (int e = 0; e < 2; e++) {
            for (int c = 0; c < 4; c++) {
                int bits = (c == 3 ? alphaBits : colorBits) + (mode == 6 ? 1 : 0);
                int v = ends[e][c] << 8 - bits;
                ends[e][c] = v | v >> bits;
            }
        }
        int first = mode == 6 ? 4 : 2;
        int second = mode == 4 ? 3 : mode == 5 ? 2 : 0;
        int[] a = b.indices(first);
        int[] s = second == 0 ? a : b.indices(second);
        int[] color = swap ? s : a;
        int[] alpha = swap ? a : s;
        int colorIndexBits = swap ? second : first;
        int alphaIndexBits = second == 0 ? first : swap ? first : second;
        for (int i = 0; i < 16; i++) {
            int[] v = new int[4];
            for (int c = 0; c < 4; c++) {
                int w = c == 3 ? WEIGHTS[alphaIndexBits][alpha[i]] : WEIGHTS[colorIndexBits][color[i]];
                v[c] = (ends[0][c] * (64 - w) + ends[1][c] * w + 32) >> 6;
            }
            if (rotation > 0) {
                int t = v[3];
                v[3] = v[rotation - 1];
                v[rotation - 1] = t;
            }
            for (int c = 0; c < 4; c++) texels[i][c] = v[c] / 255.0;
        }
    }

    /** Sixteen indices, the first with a bit less. */
    private int[] indices(int bits) {
        int[] v = new int[16];
        for (int i = 0; i < 16; i++) v[i] = read(i == 0 ? bits - 1 : bits);
        return v;
    }
}
