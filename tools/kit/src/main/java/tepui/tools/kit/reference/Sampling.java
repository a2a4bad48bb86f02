package tepui.tools.kit.reference;

import tepui.pipe.SamplerState.Wrap;

/** Reference of texel selection and filtering in double precision, along one axis at a time. */
public final class Sampling {
    /** Answer of {@link #wrap} for a texel of the border. */
    public static final int BORDER = -1;

    private Sampling() {}

    /**
     * The texel that index {@code i} stands for, or {@link #BORDER}. CLAMP clamps coordinates: see
     * {@link #clampCoordinate}.
     */
    public static int wrap(Wrap wrap, int i, int size) {
        return switch (wrap) {
            case REPEAT -> Math.floorMod(i, size);
            case MIRRORED_REPEAT -> {
                int m = Math.floorMod(i, 2 * size);
                yield m < size ? m : 2 * size - 1 - m;
            }
            case CLAMP_TO_EDGE -> Math.clamp(i, 0, size - 1);
            case CLAMP_TO_BORDER, CLAMP -> i < 0 || i >= size ? BORDER : i;
            case MIRROR_CLAMP_TO_EDGE -> Math.min(i < 0 ? -1 - i : i, size - 1);
            case MIRROR_CLAMP_TO_BORDER, MIRROR_CLAMP -> {
                int m = i < 0 ? -1 - i : i;
                yield m >= size ? BORDER : m;
            }
        };
    }

    /** The coordinate (0 to 1 across the texture) behind a CLAMP mode, before texels are chosen. */
    public static double clampCoordinate(Wrap wrap, double u) {
        return switch (wrap) {
            case CLAMP -> Math.clamp(u, 0, 1);
            case MIRROR_CLAMP -> Math.clamp(u, -1, 1);
            default -> u;
        };
    }

    /** The texel of nearest filtering, or {@link #BORDER}. */
    public static int nearest(Wrap wrap, double u, int size) {
        double c = clampCoordinate(wrap, u);
        int i = (int) Math.floor(c * size);
        // the clamped coordinate's upper end belongs to the last texel
        if (wrap == Wrap.CLAMP) i = Math.min(i, size - 1);
        if (wrap == Wrap.MIRROR_CLAMP) i = Math.clamp(i, -size, size - 1);
        return wrap(wrap, i, size);
    }

    /** A row of texel values, filtered linearly; {@code border} stands for what is outside. */
    public static double linear(Wrap wrap, double[] texels, double border, double u) {
        double at = clampCoordinate(wrap, u) * texels.length - 0.5;
        int i = (int) Math.floor(at);
        double part = at - i;
        return value(wrap, texels, border, i) * (1 - part) + value(wrap, texels, border, i + 1) * part;
    }

    private static double value(Wrap wrap, double[] texels, double border, int i) {
        int at = wrap(wrap, i, texels.length);
        return at == BORDER ? border : texels[at];
    }

    /** A plane of texel values, row after row, filtered linearly. */
    public static double bilinear(
            Wrap ws, Wrap wt, double[] texels, int width, int height, double border, double u, double v) {
        double[] column = new double[height];
        double[] row = new double[width];
        for (int y = 0; y < height; y++) {
            System.arraycopy(texels, y * width, row, 0, width);
            column[y] = linear(ws, row, border, u);
        }
        return linear(wt, column, border, v);
    }

    /** The face (+x, -x, +y, -y, +z, -z) and its coordinates from 0 to 1 for a direction. */
    public static double[] cubeFace(double x, double y, double z) {
        double ax = Math.abs(x);
        double ay = Math.abs(y);
        double az = Math.abs(z);
        int face;
        double sc;
        double tc;
        double ma;
        if (ax >= ay && ax >= az) {
            face = x >= 0 ? 0 : 1;
            sc = x >= 0 ? -z : z;
            tc = -y;
            ma = ax;
        } else if (ay >= az) {
            face = y >= 0 ? 2 : 3;
            sc = x;
            tc = y >= 0 ? z : -z;
            ma = ay;
        } else {
            face = z >= 0 ? 4 : 5;
            sc = z >= 0 ? x : -x;
            tc = -y;
            ma = az;
        }
        return new double[] {face, (sc / ma + 1) / 2, (tc / ma + 1) / 2};
    }
}
