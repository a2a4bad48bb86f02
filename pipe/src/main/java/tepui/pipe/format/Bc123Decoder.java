package tepui.pipe.format;

/**
 * BC1 to BC3: two colours of 5, 6 and 5 bits and their mixtures, two bits a texel; alpha from the colours' order (BC1),
 * four bits a texel (BC2) or two values and their mixtures (BC3). Mixtures are rounded to the nearest 8-bit value.
 */
final class Bc123Decoder extends BlockDecoder {
    private final boolean one;
    private final boolean two;
    /** Colour of index 3 where the colours' order asks for three colours. */
    private final int fourth;

    Bc123Decoder(Format format, Format target) {
        super(format, target);
        one = format.name().startsWith("BC1");
        two = format.name().startsWith("BC2");
        fourth = format.hasAlpha() ? 0 : 0xff000000;
    }

    @Override
    public void decode(byte[] from, int at, int[] out) {
        int colors = one ? at : at + 8;
        int c0 = u16(from, colors);
        int c1 = u16(from, colors + 2);
        int p0 = expand(c0);
        int p1 = expand(c1);
        int p2;
        int p3;
        if (c0 > c1 || !one) {
            p2 = mix(p0, p1, 2, 1);
            p3 = mix(p0, p1, 1, 2);
        } else {
            p2 = mix(p0, p1, 1, 1);
            p3 = fourth;
        }
        int indices = i32(from, colors + 4);
        for (int i = 0; i < 16; i++) {
            int index = indices >>> 2 * i & 3;
            out[i] = index == 0 ? p0 : index == 1 ? p1 : index == 2 ? p2 : p3;
        }
        if (one) return;
        long alpha = i64(from, at);
        for (int i = 0; i < 16; i++) {
            int a = two
                    ? (int) (alpha >>> 4 * i & 15) * 17
                    : ramp((int) alpha & 255, (int) (alpha >> 8) & 255, alpha, i);
            out[i] = out[i] & 0xffffff | a << 24;
        }
    }

    /** Texel {@code i} of a block of eight 8-bit levels between two. */
    private static int ramp(int a0, int a1, long block, int i) {
        int index = (int) (block >>> 16 + 3 * i & 7);
        if (index < 2) return index == 0 ? a0 : a1;
        if (a0 > a1) return ((8 - index) * a0 + (index - 1) * a1 + 3) / 7;
        if (index >= 6) return index == 6 ? 0 : 255;
        return ((6 - index) * a0 + (index - 1) * a1 + 2) / 5;
    }

    /** 5, 6, 5 bits, blue lowest, to opaque RGBA8. */
    private static int expand(int c) {
        int r = c >> 11;
        int g = c >> 5 & 63;
        int b = c & 31;
        return r << 3 | r >> 2 | (g << 2 | g >> 4) << 8 | (b << 3 | b >> 2) << 16 | 0xff000000;
    }

    private static int mix(int a, int b, int wa, int wb) {
        int sum = wa + wb;
        int r = ((a & 255) * wa + (b & 255) * wb + sum / 2) / sum;
        int g = ((a >> 8 & 255) * wa + (b >> 8 & 255) * wb + sum / 2) / sum;
        int u = ((a >> 16 & 255) * wa + (b >> 16 & 255) * wb + sum / 2) / sum;
        return r | g << 8 | u << 16 | 0xff000000;
    }
}
