package tepui.drivers.soft.texture;

import tepui.pipe.SamplerState.Wrap;

/**
 * Texture addressing by the common wraps, for whole runs of lanes at one level: coordinates to parts of addresses.
 * Written so that C2 turns each loop into vectors: no branch, no call but minimum and maximum, rounding by conversion
 * to int and back. Any float goes in; indices come out inside the level. Coordinates without a fraction ({@link #WHOLE}
 * and more, infinite, NaN) are rare and would cost each lane: they are replaced first, by what {@link WrapAxis} takes
 * them for.
 */
final class ByteAxis {
    /** From here on a float has no fraction and is even: 0 where a wrap repeats. */
    static final float WHOLE = 0x1p24f;

    private ByteAxis() {}

    /** Coordinates in texels do not repeat here: their fractions would need a division. */
    static boolean handles(Wrap wrap, boolean normalized) {
        return wrap == Wrap.CLAMP_TO_EDGE || normalized && (wrap == Wrap.REPEAT || wrap == Wrap.MIRRORED_REPEAT);
    }

    /** Replaces coordinates that the loops below cannot take. */
    private static void tame(Wrap wrap, float[] coord, int lanes) {
        int odd = 0;
        for (int i = 0; i < lanes; i++) {
            float c = coord[i];
            odd |= (int) (c * (1 / WHOLE)) | (int) (c * 0 + 1) ^ 1;
        }
        if (odd == 0) return;
        for (int i = 0; i < lanes; i++) coord[i] = tamed(wrap, coord[i]);
    }

    /** NaN is 0, and where a wrap repeats, so is what has no fraction. */
    static float tamed(Wrap wrap, float c) {
        boolean repeats = wrap == Wrap.REPEAT || wrap == Wrap.MIRRORED_REPEAT;
        return Float.isNaN(c) || repeats && Math.abs(c) >= WHOLE ? 0 : c;
    }

    /** c - floor(c) of a number with its whole part cut off: 1 more for those below 0, however small. */
    private static float fraction(float cut) {
        return cut + Math.min(1f, Math.max(0f, cut * -0x1p126f * 0x1p30f));
    }

    /**
     * The two neighbours and the share of the second.
     *
     * @param coord may be changed where it has no fraction
     * @param scale texels per unit of the coordinate: the size, or 1 for coordinates in texels
     */
    static void linear(
            Wrap wrap, float[] coord, float scale, int size, int lanes, int[] low, int[] high, float[] part) {
        tame(wrap, coord, lanes);
        switch (wrap) {
            case REPEAT -> {
                repeated(coord, size, lanes, high, part);
                aroundWrapped(low, high, size, lanes);
            }
            case MIRRORED_REPEAT -> {
                mirrored(coord, size, lanes, high, part);
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
    private static void repeated(float[] coord, int size, int lanes, int[] high, float[] part) {
        float w = size;
        for (int i = 0; i < lanes; i++) {
            float c = coord[i];
            float a = fraction(c - (int) c) * w + 0.5f;
            int n = (int) a;
            part[i] = a - n;
            high[i] = n;
        }
    }

    /** The higher neighbour, 1 to size, and its share. */
    private static void mirrored(float[] coord, int size, int lanes, int[] high, float[] part) {
        float w = size;
        for (int i = 0; i < lanes; i++) {
            float c = coord[i] * 0.5f;
            float m = w - Math.abs(w - fraction(c - (int) c) * (2 * w));
            float a = Math.max(0.5f, Math.min(w - 0.5f, m)) + 0.5f;
            int n = (int) a;
            part[i] = a - n;
            high[i] = n;
        }
    }

    private static void clamped(float[] coord, float scale, int size, int lanes, int[] high, float[] part) {
        float w = size;
        for (int i = 0; i < lanes; i++) {
            float a = Math.max(0.5f, Math.min(w - 0.5f, coord[i] * scale)) + 0.5f;
            int n = (int) a;
            part[i] = a - n;
            high[i] = n;
        }
    }

    /**
     * The same with a size for each lane.
     *
     * @param normalized else coordinates are in texels
     */
    static void linear(
            Wrap wrap, float[] coord, boolean normalized, int[] size, int lanes, int[] low, int[] high, float[] part) {
        tame(wrap, coord, lanes);
        switch (wrap) {
            case REPEAT -> {
                for (int i = 0; i < lanes; i++) {
                    float c = coord[i];
                    float a = fraction(c - (int) c) * size[i] + 0.5f;
                    int n = (int) a;
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
                    float m = w - Math.abs(w - fraction(c - (int) c) * (2 * w));
                    float a = Math.max(0.5f, Math.min(w - 0.5f, m)) + 0.5f;
                    int n = (int) a;
                    part[i] = a - n;
                    high[i] = n;
                }
                aroundClamped(low, high, size, lanes);
            }
            default -> {
                for (int i = 0; i < lanes; i++) {
                    float w = size[i];
                    float u = coord[i] * (normalized ? w : 1);
                    float a = Math.max(0.5f, Math.min(w - 0.5f, u)) + 0.5f;
                    int n = (int) a;
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
        // clamped, any float is right as it is: conversion makes 0 of NaN
        if (wrap != Wrap.CLAMP_TO_EDGE) tame(wrap, coord, lanes);
        float w = size;
        int last = size - 1;
        switch (wrap) {
            case REPEAT -> {
                for (int i = 0; i < lanes; i++) {
                    float c = coord[i];
                    index[i] = Math.min(last, (int) (fraction(c - (int) c) * w));
                }
            }
            case MIRRORED_REPEAT -> {
                for (int i = 0; i < lanes; i++) {
                    float c = coord[i] * 0.5f;
                    int t = (int) (fraction(c - (int) c) * (2 * w));
                    index[i] = Math.max(0, Math.min(t, 2 * size - 1 - t));
                }
            }
            default -> {
                for (int i = 0; i < lanes; i++) {
                    index[i] = Math.max(0, Math.min(last, (int) (coord[i] * scale)));
                }
            }
        }
    }

    /**
     * The nearest texel of one lane.
     *
     * @param c a coordinate that {@link #linear} has had
     */
    static int nearest(Wrap wrap, float c, float scale, int size) {
        return switch (wrap) {
            case REPEAT -> Math.min(size - 1, (int) (fraction(c - (int) c) * size));
            case MIRRORED_REPEAT -> {
                float h = c * 0.5f;
                int t = (int) (fraction(h - (int) h) * (2f * size));
                yield Math.max(0, Math.min(t, 2 * size - 1 - t));
            }
            default -> Math.max(0, Math.min(size - 1, (int) (c * scale)));
        };
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
