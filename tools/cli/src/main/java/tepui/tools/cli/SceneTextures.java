package tepui.tools.cli;

/** The demo's textures, painted by formula: rows of red, green, blue, alpha bytes that tile. */
final class SceneTextures {
    static final int SIZE = 256;

    private SceneTextures() {}

    /** Layers of sandstone, with streaks that run down. */
    static byte[] rock() {
        return paint((x, y) -> {
            double bend = 0.06 * Noise.octaves(x * 4, y * 4, 3, 3, 4);
            double layer = Noise.octaves(0.5, (y + bend) * 24, 7, 3, 24);
            double streak = Noise.octaves(x * 48, y * 3, 13, 3, 0);
            double grain = Noise.octaves(x * 64, y * 64, 17, 2, 64);
            double v = 0.34 + 0.34 * layer + 0.2 * (streak - 0.5) + 0.2 * (grain - 0.5);
            double moss = Noise.step(0.62, 0.8, Noise.octaves(x * 8, y * 6, 23, 4, 0));
            return rgb(v * 0.98 - 0.10 * moss, v * 0.76 - 0.01 * moss, v * 0.60 - 0.12 * moss);
        });
    }

    /** Tree tops, with lighter clearings. */
    static byte[] forest() {
        return paint((x, y) -> {
            double crown = Noise.octaves(x * 64, y * 64, 29, 3, 64);
            double patch = Noise.octaves(x * 6, y * 6, 37, 4, 6);
            double v = 0.10 + 0.26 * crown * crown + 0.10 * patch;
            double dry = Noise.step(0.55, 0.8, patch);
            return rgb(v * (0.55 + 0.5 * dry), v * 0.95, v * (0.38 + 0.12 * dry));
        });
    }

    static byte[] clouds() {
        return paint((x, y) -> {
            double v = Noise.octaves(x * 6, y * 6, 41, 7, 6);
            return rgb(v, v, v);
        });
    }

    @FunctionalInterface
    private interface Painter {
        /** Colour at a place from 0 to 1, as 0xRRGGBB. */
        int color(double x, double y);
    }

    private static byte[] paint(Painter painter) {
        byte[] rgba = new byte[SIZE * SIZE * 4];
        for (int y = 0; y < SIZE; y++) {
            for (int x = 0; x < SIZE; x++) {
                int color = painter.color((x + 0.5) / SIZE, (y + 0.5) / SIZE);
                int at = (y * SIZE + x) * 4;
                rgba[at] = (byte) (color >> 16);
                rgba[at + 1] = (byte) (color >> 8);
                rgba[at + 2] = (byte) color;
                rgba[at + 3] = -1;
            }
        }
        return rgba;
    }

    private static int rgb(double r, double g, double b) {
        return channel(r) << 16 | channel(g) << 8 | channel(b);
    }

    private static int channel(double v) {
        return (int) Math.round(Math.clamp(v, 0.0, 1.0) * 255);
    }
}
