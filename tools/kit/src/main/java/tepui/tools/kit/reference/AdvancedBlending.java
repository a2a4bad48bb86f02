package tepui.tools.kit.reference;

import tepui.pipe.AdvancedBlend;

/** Reference of the equations of KHR_blend_equation_advanced, in doubles and by the words of its tables. */
public final class AdvancedBlending {
    private AdvancedBlending() {}

    /** The blended colour, premultiplied as both operands are. */
    public static double[] blend(AdvancedBlend e, double[] src, double[] dst) {
        double[] s = straight(src);
        double[] d = straight(dst);
        double p0 = src[3] * dst[3];
        double p1 = src[3] * (1 - dst[3]);
        double p2 = dst[3] * (1 - src[3]);
        double[] f = new double[3];
        if (e.isHsl()) {
            f = switch (e) {
                case HSL_HUE -> setLumSat(s, d, d);
                case HSL_SATURATION -> setLumSat(d, s, d);
                case HSL_COLOR -> setLum(s, d);
                default -> setLum(d, s);
            };
        } else {
            for (int c = 0; c < 3; c++) f[c] = join(e, s[c], d[c]);
        }
        double[] result = new double[4];
        for (int c = 0; c < 3; c++) result[c] = f[c] * p0 + s[c] * p1 + d[c] * p2;
        result[3] = p0 + p1 + p2;
        return result;
    }

    private static double[] straight(double[] c) {
        if (c[3] == 0) return new double[3];
        return new double[] {c[0] / c[3], c[1] / c[3], c[2] / c[3]};
    }

    private static double join(AdvancedBlend e, double s, double d) {
        return switch (e) {
            case MULTIPLY -> s * d;
            case SCREEN -> s + d - s * d;
            case OVERLAY -> d <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d);
            case DARKEN -> Math.min(s, d);
            case LIGHTEN -> Math.max(s, d);
            case COLOR_DODGE -> d <= 0 ? 0 : s < 1 ? Math.min(1, d / (1 - s)) : 1;
            case COLOR_BURN -> d >= 1 ? 1 : s > 0 ? 1 - Math.min(1, (1 - d) / s) : 0;
            case HARD_LIGHT -> s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d);
            case SOFT_LIGHT -> {
                if (s <= 0.5) yield d - (1 - 2 * s) * d * (1 - d);
                if (d <= 0.25) yield d + (2 * s - 1) * d * ((16 * d - 12) * d + 3);
                yield d + (2 * s - 1) * (Math.sqrt(d) - d);
            }
            case DIFFERENCE -> Math.abs(d - s);
            case EXCLUSION -> s + d - 2 * s * d;
            default -> throw new IllegalArgumentException("AdvancedBlending: " + e + " joins whole colours");
        };
    }

    private static double lum(double[] c) {
        return 0.3 * c[0] + 0.59 * c[1] + 0.11 * c[2];
    }

    private static double min(double[] c) {
        return Math.min(c[0], Math.min(c[1], c[2]));
    }

    private static double max(double[] c) {
        return Math.max(c[0], Math.max(c[1], c[2]));
    }

    private static double[] setLum(double[] base, double[] other) {
        double difference = lum(other) - lum(base);
        double[] color = {base[0] + difference, base[1] + difference, base[2] + difference};
        double lum = lum(color);
        double low = min(color);
        double high = max(color);
        for (int c = 0; c < 3; c++) {
            if (low < 0) color[c] = lum + (color[c] - lum) * lum / (lum - low);
            if (high > 1) color[c] = lum + (color[c] - lum) * (1 - lum) / (high - lum);
        }
        return color;
    }

    private static double[] setLumSat(double[] base, double[] saturation, double[] luminosity) {
        double low = min(base);
        double spread = max(base) - low;
        double wanted = max(saturation) - min(saturation);
        double[] color = new double[3];
        for (int c = 0; c < 3; c++) color[c] = spread > 0 ? (base[c] - low) * wanted / spread : 0;
        return setLum(color, luminosity);
    }
}
