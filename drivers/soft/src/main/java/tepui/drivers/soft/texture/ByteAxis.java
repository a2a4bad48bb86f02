package tepui.drivers.soft.texture;

import tepui.pipe.SamplerState.Wrap;

/**
 * The common wraps for whole runs of lanes at one level: coordinates to parts of addresses. Written so that C2 turns each loop
 * into vector code: no branch, no call but minimum and maximum, rounding by conversion to int and back. Any float goes in;
 * indices come out inside the level.
 */
final class ByteAxis {
    private ByteAxis() {}

    static boolean handles(Wrap wrap) {
        return wrap == Wrap.REPEAT || wrap == Wrap.CLAMP_TO_EDGE || wrap == Wrap.MIRRORED_REPEAT;
    }

    /**
     * The two neighbours and the share of the second.
     *
     * @param scale texels per unit of the coordinate: the size, or 1 for coordinates in texels
     */
    static void linear(
            Wrap wrap, float[] coord, float scale, int size, int lanes, int[] low, int[] high, float[] part) {
        switch (wrap) {
            case REPEAT -> {
                repeated(coord, scale / size, size, lanes, high, part);
                aroundWrapped(low, high, size, lanes);
            }
            case MIRRORED_REPEAT -> {
                mirrored(coord, scale / size * 0.5f, size, lanes, high, part);
                aroundClamped(low, high, size, lanes);
            }
            default -> {
                clamped(coord, scale, size, lanes, high, part);
                aroundClamped(low, high, size, lanes);
            }
        }
    }

    // What follows is in loops of their own: with both neighbours in the first ones, C2 does not vectorise them.

    /** The higher neighbour, 0 to size, and its share. */
    private static void repeated(float[] coord, float unit, int size, int lanes, int[] high, float[] part) {
        float w = size;
        for (int i = 0; i < lanes; i++) {
            float c = coord[i] * unit;
            float d = c - (int) c + 1;
            // the bounds matter for what is too large to have a fraction
            float a = Math.max(0.5f, Math.min(w + 0.5f, (d - (int) d) * w + 0.5f));
            int n = Math.min(size, (int) a);
            part[i] = a - n;
            high[i] = n;
        }
    }

    /** The higher neighbour, 1 to size, and its share. */
    private static void mirrored(float[] coord, float unit, int size, int lanes, int[] high, float[] part) {
        float w = size;
        for (int i = 0; i < lanes; i++) {
            float c = coord[i] * unit;
            float d = c - (int) c + 1;
            float m = w - Math.abs(w - (d - (int) d) * (2 * w));
            float a = Math.max(0.5f, Math.min(w - 0.5f, m)) + 0.5f;
            int n = Math.max(1, Math.min(size, (int) a));
            part[i] = a - n;
            high[i] = n;
        }
    }

    private static void clamped(float[] coord, float scale, int size, int lanes, int[] high, float[] part) {
        float w = size;
        for (int i = 0; i < lanes; i++) {
            float a = Math.max(0.5f, Math.min(w - 0.5f, coord[i] * scale)) + 0.5f;
            int n = Math.max(1, Math.min(size, (int) a));
            part[i] = a - n;
            high[i] = n;
        }
    }

    // The same with a size for each lane, of normalised coordinates.

    static void linear(Wrap wrap, float[] coord, int[] size, int lanes, int[] low, int[] high, float[] part) {
        switch (wrap) {
            case REPEAT -> {
                for (int i = 0; i < lanes; i++) {
                    float w = size[i];
                    float c = coord[i];
                    float d = c - (int) c + 1;
                    float a = Math.max(0.5f, Math.min(w + 0.5f, (d - (int) d) * w + 0.5f));
                    int n = Math.min(size[i], (int) a);
                    part[i] = a - n;
                    high[i] = n;
                }
                for (int i = 0; i < lanes; i++) {
                    int n = high[i];
                    int l = n - 1;
                    low[i] = l + (l >> 31 & size[i]);
                    high[i] = n - (size[i] - 1 - n >> 31 & size[i]);
                }
            }
            case MIRRORED_REPEAT -> {
                for (int i = 0; i < lanes; i++) {
                    float w = size[i];
                    float c = coord[i] * 0.5f;
                    float d = c - (int) c + 1;
                    float m = w - Math.abs(w - (d - (int) d) * (2 * w));
                    float a = Math.max(0.5f, Math.min(w - 0.5f, m)) + 0.5f;
                    int n = Math.max(1, Math.min(size[i], (int) a));
                    part[i] = a - n;
                    high[i] = n;
                }
                aroundClamped(low, high, size, lanes);
            }
            default -> {
                for (int i = 0; i < lanes; i++) {
                    float w = size[i];
                    float a = Math.max(0.5f, Math.min(w - 0.5f, coord[i] * w)) + 0.5f;
                    int n = Math.max(1, Math.min(size[i], (int) a));
                    part[i] = a - n;
                    high[i] = n;
                }
                aroundClamped(low, high, size, lanes);
            }
        }
    }

    private static void aroundClamped(int[] low, int[] high, int[] size, int lanes) {
        for (int i = 0; i < lanes; i++) {
            int n = high[i];
            low[i] = n - 1;
            high[i] = Math.min(n, size[i] - 1);
        }
    }

    static void downWords(int[] y, int[] base, int[] rowWords, int lanes) {
        for (int i = 0; i < lanes; i++) {
            int v = y[i];
            y[i] = base[i] + (v >> 2) * rowWords[i] + ((v & 1) << 1) + ((v & 2) << 2);
        }
    }

    private static void aroundWrapped(int[] low, int[] high, int size, int lanes) {
        int last = size - 1;
        for (int i = 0; i < lanes; i++) {
            int n = high[i];
            int l = n - 1;
            low[i] = l + (l >> 31 & size);
            high[i] = n - (last - n >> 31 & size);
        }
    }

    private static void aroundClamped(int[] low, int[] high, int size, int lanes) {
        int last = size - 1;
        for (int i = 0; i < lanes; i++) {
            int n = high[i];
            low[i] = n - 1;
            high[i] = Math.min(n, last);
        }
    }

    /** The nearest texel. */
    static void nearest(Wrap wrap, float[] coord, float scale, int size, int lanes, int[] index) {
        float w = size;
        int last = size - 1;
        switch (wrap) {
            case REPEAT -> {
                float unit = scale / w;
                for (int i = 0; i < lanes; i++) {
                    float c = coord[i] * unit;
                    float d = c - (int) c + 1;
                    index[i] = Math.max(0, Math.min(last, (int) ((d - (int) d) * w)));
                }
            }
            case MIRRORED_REPEAT -> {
                float unit = scale / w * 0.5f;
                for (int i = 0; i < lanes; i++) {
                    float c = coord[i] * unit;
                    float d = c - (int) c + 1;
                    float m = w - Math.abs(w - (d - (int) d) * (2 * w));
                    index[i] = Math.max(0, Math.min(last, (int) m));
                }
            }
            default -> {
                for (int i = 0; i < lanes; i++) {
                    index[i] = Math.max(0, Math.min(last, (int) (coord[i] * scale)));
                }
            }
        }
    }

    /** Indices along x to words, in place: blocks of 16 words, x0 in bit 0, x1 in bit 2. */
    static void acrossWords(int[] x, int lanes) {
        for (int i = 0; i < lanes; i++) {
            int v = x[i];
            x[i] = v + (v & ~1) + ((v & ~3) << 1);
        }
    }

    /** Indices along y to words, in place: rows of blocks, y0 in bit 1, y1 in bit 3. */
    static void downWords(int[] y, int base, int rowWords, int lanes) {
        for (int i = 0; i < lanes; i++) {
            int v = y[i];
            y[i] = base + (v >> 2) * rowWords + ((v & 1) << 1) + ((v & 2) << 2);
        }
    }
}
