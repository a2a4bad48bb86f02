package tepui.drivers.soft.texture;

import tepui.pipe.SamplerState.Wrap;

/**
 * Texture addressing along one axis, from one coordinate to the texels it touches: OpenGL 4.6 core, 8.14.2 and 8.14.3.
 * Indices come out inside the level, or as {@link #BORDER}; any float goes in: NaN is 0, and so is what has no fraction
 * where a wrap repeats.
 */
final class WrapAxis {
    static final int BORDER = -1;

    private final Wrap wrap;
    private final boolean normalized;

    WrapAxis(Wrap wrap, boolean normalized) {
        this.wrap = wrap;
        this.normalized = normalized;
    }

    /**
     * For every lane, the nearest texel or the two neighbours and the share of the second along axis {@code c}.
     *
     * @param sizes texels along the axis of each level
     * @param offsetAt where the offsets of the lanes start in {@code offsets}, negative where there are none
     */
    void locate(SampleScratch s, int c, int[] level, int[] sizes, int[] offsets, int offsetAt, int lanes) {
        float[] coord = s.coord[c];
        int[] linear = s.linear;
        int[] low = s.low[c];
        int[] high = s.high[c];
        float[] part = s.part[c];
        for (int i = 0; i < lanes; i++) {
            int size = sizes[level[i]];
            float at = ByteAxis.tamed(wrap, coord[i]);
            // reduced to one period before it is scaled: nothing is lost
            int images = wrap == Wrap.REPEAT ? 1 : wrap == Wrap.MIRRORED_REPEAT ? 2 : 0;
            if (images != 0) {
                float period = normalized ? images : images * size;
                at -= (float) Math.floor(at / period) * period;
            }
            float u = normalized ? at * size : at;
            boolean join = linear[i] != 0;
            // a little below 0 rounds to a whole period, whose last texel it is
            if (images == 1 && !join && u >= size) u = size - 0.5f;
            if (offsetAt >= 0) u += offsets[offsetAt + i];
            u = fold(u, size);
            if (join) {
                float a = u - 0.5f;
                float floor = (float) Math.floor(a);
                int first = (int) floor;
                low[i] = index(first, size, true);
                high[i] = index(first + 1, size, true);
                part[i] = a - floor;
            } else {
                int only = index((int) Math.floor(u), size, false);
                low[i] = only;
                high[i] = only;
                part[i] = 0;
            }
        }
    }

    /** Brings a coordinate in texels near the level: what lies further out is the same. */
    private float fold(float u, int size) {
        return switch (wrap) {
            case REPEAT, MIRRORED_REPEAT -> u;
            // indices are clamped, so that beyond an edge both neighbours are its texel
            case CLAMP_TO_EDGE, CLAMP_TO_BORDER -> clamp(u, -1, size + 1);
            case CLAMP -> clamp(u, 0, size);
            // mirrored as indices, so that the order of the neighbours stays
            case MIRROR_CLAMP_TO_EDGE, MIRROR_CLAMP -> clamp(u, -size, size);
            case MIRROR_CLAMP_TO_BORDER -> clamp(u, -size - 1, size + 1);
        };
    }

    private static float clamp(float u, float least, float most) {
        return u > least ? u < most ? u : most : least;
    }

    private int index(int i, int size, boolean join) {
        if (i >= 0 && i < size) return i;
        return switch (wrap) {
            case REPEAT -> Math.floorMod(i, size);
            case MIRRORED_REPEAT -> {
                int m = Math.floorMod(i, 2 * size);
                yield m < size ? m : 2 * size - 1 - m;
            }
            case CLAMP_TO_BORDER -> BORDER;
            case CLAMP -> join ? BORDER : Math.max(0, Math.min(size - 1, i));
            case MIRROR_CLAMP_TO_EDGE -> Math.min(i < 0 ? -1 - i : i, size - 1);
            case MIRROR_CLAMP_TO_BORDER, MIRROR_CLAMP -> {
                int m = i < 0 ? -1 - i : i;
                yield m < size ? m : join || wrap == Wrap.MIRROR_CLAMP_TO_BORDER ? BORDER : size - 1;
            }
            default -> Math.max(0, Math.min(size - 1, i));
        };
    }
}
