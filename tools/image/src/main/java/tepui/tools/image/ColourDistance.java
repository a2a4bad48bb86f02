package tepui.tools.image;

/**
 * CIEDE2000, the distance of two colours as people see it: about 1 is the smallest difference that is noticed side by side, 2 to 3 is small, above 10
 * is another colour. Colours are sRGB; alpha is laid over grey.
 */
public final class ColourDistance {
    private static final double[] LINEAR = linear();
    private static final double TWENTY_FIVE_7 = Math.pow(25, 7);

    private ColourDistance() {}

    private static double[] linear() {
        double[] table = new double[256];
        for (int i = 0; i < 256; i++) {
            double c = i / 255.0;
            table[i] = c <= 0.04045 ? c / 12.92 : Math.pow((c + 0.055) / 1.055, 2.4);
        }
        return table;
    }

    /** The distance of two pixels as {@link Image#pixel} has them, 0xRRGGBBAA. */
    public static double of(int a, int b) {
        if (a == b) return 0;
        double[] first = lab(a);
        double[] second = lab(b);
        return ofLab(first, second);
    }

    /** Lightness, green to red, blue to yellow; white is that of daylight, D65. */
    private static double[] lab(int rgba) {
        double alpha = (rgba & 255) / 255.0;
        double grey = LINEAR[128] * (1 - alpha);
        double r = LINEAR[rgba >>> 24] * alpha + grey;
        double g = LINEAR[rgba >>> 16 & 255] * alpha + grey;
        double b = LINEAR[rgba >>> 8 & 255] * alpha + grey;
        double x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
        double y = root(0.2126729 * r + 0.7151522 * g + 0.0721750 * b);
        double z = root((0.0193339 * r + 0.1191920 * g + 0.9503041 * b) / 1.08883);
        return new double[] {116 * y - 16, 500 * (x - y), 200 * (y - z)};
    }

    private static double root(double t) {
        double least = 216.0 / 24389;
        return t > least ? Math.cbrt(t) : (t * 24389 / 27 + 16) / 116;
    }

    /** The distance of two colours given as L*, a*, b*. */
    static double ofLab(double[] first, double[] second) {
        double chroma = (Math.hypot(first[1], first[2]) + Math.hypot(second[1], second[2])) / 2;
        double chroma7 = Math.pow(chroma, 7);
        double g = 1 + 0.5 * (1 - Math.sqrt(chroma7 / (chroma7 + TWENTY_FIVE_7)));
        double a1 = first[1] * g;
        double a2 = second[1] * g;
        double c1 = Math.hypot(a1, first[2]);
        double c2 = Math.hypot(a2, second[2]);
        double h1 = angle(first[2], a1);
        double h2 = angle(second[2], a2);
        double turn = c1 * c2 == 0 ? 0 : h2 - h1;
        if (turn > 180) turn -= 360;
        if (turn < -180) turn += 360;
        double dl = second[0] - first[0];
        double dc = c2 - c1;
        double dh = 2 * Math.sqrt(c1 * c2) * Math.sin(Math.toRadians(turn / 2));
        double l = (first[0] + second[0]) / 2;
        double c = (c1 + c2) / 2;
        double h = meanAngle(h1, h2, c1 * c2);
        double t = 1 - 0.17 * cos(h - 30) + 0.24 * cos(2 * h) + 0.32 * cos(3 * h + 6) - 0.20 * cos(4 * h - 63);
        double l50 = (l - 50) * (l - 50);
        double sl = 1 + 0.015 * l50 / Math.sqrt(20 + l50);
        double sc = 1 + 0.045 * c;
        double sh = 1 + 0.015 * c * t;
        double c7 = Math.pow(c, 7);
        double rotation = -2
                * Math.sqrt(c7 / (c7 + TWENTY_FIVE_7))
                * Math.sin(Math.toRadians(60 * Math.exp(-Math.pow((h - 275) / 25, 2))));
        double ql = dl / sl;
        double qc = dc / sc;
        double qh = dh / sh;
        return Math.sqrt(Math.max(0, ql * ql + qc * qc + qh * qh + rotation * qc * qh));
    }

    private static double angle(double y, double x) {
        if (x == 0 && y == 0) return 0;
        double degrees = Math.toDegrees(Math.atan2(y, x));
        return degrees < 0 ? degrees + 360 : degrees;
    }

    private static double meanAngle(double h1, double h2, double chromas) {
        if (chromas == 0) return h1 + h2;
        if (Math.abs(h1 - h2) <= 180) return (h1 + h2) / 2;
        return h1 + h2 < 360 ? (h1 + h2 + 360) / 2 : (h1 + h2 - 360) / 2;
    }

    private static double cos(double degrees) {
        return Math.cos(Math.toRadians(degrees));
    }
}
