package tepui.pipe.format;

/**
 * ETC1, ETC2 and their alphas to 8 bits, EAC to 16. Blocks are big-endian and count texels column by column. ETC2's
 * further modes hide in sums of ETC1's differential mode that overflow: of red T, of green H, of blue planar.
 */
final class EtcDecoder extends BlockDecoder {
    private static final int[] SMALL = {2, 5, 9, 13, 18, 24, 33, 47};
    private static final int[] LARGE = {8, 17, 29, 42, 60, 80, 106, 183};
    private static final int[] DISTANCE = {3, 6, 11, 16, 23, 32, 41, 64};
    private static final int[][] ALPHA = {
        {-3, -6, -9, -15, 2, 5, 8, 14},
        {-3, -7, -10, -13, 2, 6, 9, 12},
        {-2, -5, -8, -13, 1, 4, 7, 12},
        {-2, -4, -6, -13, 1, 3, 5, 12},
        {-3, -6, -8, -12, 2, 5, 7, 11},
        {-3, -7, -9, -11, 2, 6, 8, 10},
        {-4, -7, -8, -11, 3, 6, 7, 10},
        {-3, -5, -8, -11, 2, 4, 7, 10},
        {-2, -6, -8, -10, 1, 5, 7, 9},
        {-2, -5, -8, -10, 1, 4, 7, 9},
        {-2, -4, -8, -10, 1, 3, 7, 9},
        {-2, -5, -7, -10, 1, 4, 6, 9},
        {-3, -4, -7, -10, 2, 3, 6, 9},
        {-1, -2, -3, -10, 0, 1, 2, 9},
        {-4, -6, -8, -9, 3, 5, 7, 8},
        {-3, -5, -7, -9, 2, 4, 6, 8}
    };

    private final boolean etc1;
    private final boolean punch;
    private final boolean alpha;
    /** EAC: channels, 0 for colours. */
    private final int channels;

    private final boolean signed;

    EtcDecoder(Format format, Format target) {
        super(format, target);
        String n = format.name();
        etc1 = n.startsWith("ETC1");
        punch = n.startsWith("ETC2_RGB8A1");
        alpha = n.startsWith("ETC2_RGBA8");
        channels = n.startsWith("EAC_R11G11") ? 2 : n.startsWith("EAC") ? 1 : 0;
        signed = format.numeric() == Format.Numeric.SNORM;
    }

    @Override
    public void decode(byte[] from, int at, int[] out) {
        if (channels > 0) {
            for (int i = 0; i < 16; i++) out[i] = 0;
            for (int c = 0; c < channels; c++) eac(Long.reverseBytes(i64(from, at + 8 * c)), 16 * c, out);
            return;
        }
        colors(Long.reverseBytes(i64(from, alpha ? at + 8 : at)), out);
        if (alpha) alphas(Long.reverseBytes(i64(from, at)), out);
    }

    /** {@code count} bits from bit {@code low} up. */
    private static int bits(long block, int low, int count) {
        return (int) (block >>> low) & (1 << count) - 1;
    }

    private static int index(long block, int i) {
        return bits(block, 16 + i, 1) << 1 | bits(block, i, 1);
    }

    /** The texel that the i-th index is for. */
    private static int texel(int i) {
        return (i & 3) * 4 + (i >> 2);
    }

    private static int clamp(int v) {
        return Math.max(0, Math.min(255, v));
    }

    private static int rgb(int r, int g, int b) {
        return clamp(r) | clamp(g) << 8 | clamp(b) << 16 | 0xff000000;
    }

    private static int plus(int color, int d) {
        return rgb((color & 255) + d, (color >> 8 & 255) + d, (color >> 16 & 255) + d);
    }

    private void colors(long block, int[] out) {
        boolean bit33 = bits(block, 33, 1) != 0;
        boolean opaque = !punch || bit33;
        boolean differential = punch || bit33;
        if (!differential) {
            int one = rgb(bits(block, 60, 4) * 17, bits(block, 52, 4) * 17, bits(block, 44, 4) * 17);
            int two = rgb(bits(block, 56, 4) * 17, bits(block, 48, 4) * 17, bits(block, 40, 4) * 17);
            halves(block, one, two, true, out);
            return;
        }
        int r = bits(block, 59, 5);
        int g = bits(block, 51, 5);
        int b = bits(block, 43, 5);
        int r2 = r + (bits(block, 56, 3) << 29 >> 29);
        int g2 = g + (bits(block, 48, 3) << 29 >> 29);
        int b2 = b + (bits(block, 40, 3) << 29 >> 29);
        if (!etc1 && (r2 & ~31) != 0) {
            t(block, opaque, out);
        } else if (!etc1 && (g2 & ~31) != 0) {
            h(block, opaque, out);
        } else if (!etc1 && (b2 & ~31) != 0) {
            planar(block, out);
        } else {
            // ETC1 leaves sums that overflow open: they wrap here
            halves(
                    block,
                    rgb(five(r), five(g), five(b)),
                    rgb(five(r2 & 31), five(g2 & 31), five(b2 & 31)),
                    opaque,
                    out);
        }
    }

    private static int five(int v) {
        return v << 3 | v >> 2;
    }

    private static void halves(long block, int one, int two, boolean opaque, int[] out) {
        boolean flip = bits(block, 32, 1) != 0;
        for (int i = 0; i < 16; i++) {
            int x = i >> 2;
            int y = i & 3;
            boolean second = flip ? y >= 2 : x >= 2;
            int table = bits(block, second ? 34 : 37, 3);
            int index = index(block, i);
            int size = (index & 1) != 0 ? LARGE[table] : opaque ? SMALL[table] : 0;
            int color = second ? two : one;
            out[texel(i)] = !opaque && index == 2 ? 0 : plus(color, index >= 2 ? -size : size);
        }
    }

    private static void paint(long block, int p0, int p1, int p2, int p3, boolean opaque, int[] out) {
        for (int i = 0; i < 16; i++) {
            int index = index(block, i);
            out[texel(i)] = index == 0 ? p0 : index == 1 ? p1 : index == 3 ? p3 : opaque ? p2 : 0;
        }
    }

    private static void t(long block, boolean opaque, int[] out) {
        int one = rgb(
                (bits(block, 59, 2) << 2 | bits(block, 56, 2)) * 17, bits(block, 52, 4) * 17, bits(block, 48, 4) * 17);
        int two = rgb(bits(block, 44, 4) * 17, bits(block, 40, 4) * 17, bits(block, 36, 4) * 17);
        int d = DISTANCE[bits(block, 34, 2) << 1 | bits(block, 32, 1)];
        paint(block, one, plus(two, d), two, plus(two, -d), opaque, out);
    }

    private static void h(long block, boolean opaque, int[] out) {
        int r1 = bits(block, 59, 4);
        int g1 = bits(block, 56, 3) << 1 | bits(block, 52, 1);
        int b1 = bits(block, 51, 1) << 3 | bits(block, 47, 3);
        int r2 = bits(block, 43, 4);
        int g2 = bits(block, 39, 4);
        int b2 = bits(block, 35, 4);
        int order = (r1 << 8 | g1 << 4 | b1) >= (r2 << 8 | g2 << 4 | b2) ? 1 : 0;
        int d = DISTANCE[bits(block, 34, 1) << 2 | bits(block, 32, 1) << 1 | order];
        int one = rgb(r1 * 17, g1 * 17, b1 * 17);
        int two = rgb(r2 * 17, g2 * 17, b2 * 17);
        paint(block, plus(one, d), plus(one, -d), plus(two, d), plus(two, -d), opaque, out);
    }

    private static int six(int v) {
        return v << 2 | v >> 4;
    }

    private static int seven(int v) {
        return v << 1 | v >> 6;
    }

    private static void planar(long block, int[] out) {
        int ro = six(bits(block, 57, 6));
        int go = seven(bits(block, 56, 1) << 6 | bits(block, 49, 6));
        int bo = six(bits(block, 48, 1) << 5 | bits(block, 43, 2) << 3 | bits(block, 39, 3));
        int rh = six(bits(block, 34, 5) << 1 | bits(block, 32, 1));
        int gh = seven(bits(block, 25, 7));
        int bh = six(bits(block, 19, 6));
        int rv = six(bits(block, 13, 6));
        int gv = seven(bits(block, 6, 7));
        int bv = six(bits(block, 0, 6));
        for (int y = 0; y < 4; y++) {
            for (int x = 0; x < 4; x++) {
                out[y * 4 + x] = rgb(
                        x * (rh - ro) + y * (rv - ro) + 4 * ro + 2 >> 2,
                        x * (gh - go) + y * (gv - go) + 4 * go + 2 >> 2,
                        x * (bh - bo) + y * (bv - bo) + 4 * bo + 2 >> 2);
            }
        }
    }

    private static void alphas(long block, int[] out) {
        int base = bits(block, 56, 8);
        int factor = bits(block, 52, 4);
        int[] table = ALPHA[bits(block, 48, 4)];
        for (int i = 0; i < 16; i++) {
            int a = clamp(base + table[bits(block, 45 - 3 * i, 3)] * factor);
            out[texel(i)] = out[texel(i)] & 0xffffff | a << 24;
        }
    }

    /** One channel of 11 bits as 16, {@code shift} bits up. */
    private void eac(long block, int shift, int[] out) {
        int factor = bits(block, 52, 4);
        int[] table = ALPHA[bits(block, 48, 4)];
        int base = signed ? Math.max(-127, (byte) (block >>> 56)) * 8 : bits(block, 56, 8) * 8 + 4;
        for (int i = 0; i < 16; i++) {
            int modifier = table[bits(block, 45 - 3 * i, 3)];
            int v = base + (factor == 0 ? modifier : modifier * factor * 8);
            int wide = signed
                    ? (int) Math.rint(Math.max(-1023, Math.min(1023, v)) * (32767 / 1023.0)) & 0xffff
                    : (int) Math.rint(Math.max(0, Math.min(2047, v)) * (65535 / 2047.0));
            out[texel(i)] |= wide << shift;
        }
    }
}
