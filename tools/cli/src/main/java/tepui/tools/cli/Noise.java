package tepui.tools.cli;

/** Value noise on a lattice, the same everywhere: what terrain and textures of the demo are made of. */
final class Noise {
    private Noise() {}

    /** Smooth noise, 0 to 1; repeats every {@code period} cells where that is above 0. */
    static double at(double x, double y, int seed, int period) {
        int ix = (int) Math.floor(x);
        int iy = (int) Math.floor(y);
        double fx = fade(x - ix);
        double fy = fade(y - iy);
        double a = lattice(ix, iy, seed, period);
        double b = lattice(ix + 1, iy, seed, period);
        double c = lattice(ix, iy + 1, seed, period);
        double d = lattice(ix + 1, iy + 1, seed, period);
        return a + (b - a) * fx + (c - a + (a - b - c + d) * fx) * fy;
    }

    /** Octaves of noise, each twice as fine and half as strong; 0 to 1. */
    static double octaves(double x, double y, int seed, int count, int period) {
        double sum = 0;
        double weight = 0.5;
        double total = 0;
        for (int i = 0; i < count; i++) {
            sum += weight * at(x, y, seed + 31 * i, period);
            total += weight;
            weight *= 0.5;
            x *= 2;
            y *= 2;
            period *= 2;
        }
        return sum / total;
    }

    /** 0 below {@code low}, 1 above {@code high}, smooth between. */
    static double step(double low, double high, double x) {
        return fade(Math.clamp((x - low) / (high - low), 0.0, 1.0));
    }

    private static double fade(double t) {
        return t * t * (3 - 2 * t);
    }

    private static double lattice(int x, int y, int seed, int period) {
        if (period > 0) {
            x = Math.floorMod(x, period);
            y = Math.floorMod(y, period);
        }
        int h = x * 0x27d4eb2d ^ y * 0x165667b1 ^ seed * 0x9e3779b9;
        h ^= h >>> 15;
        h *= 0x2c1b3c6d;
        h ^= h >>> 12;
        h *= 0x297a2d39;
        h ^= h >>> 15;
        return (h >>> 8) * 0x1p-24;
    }
}
