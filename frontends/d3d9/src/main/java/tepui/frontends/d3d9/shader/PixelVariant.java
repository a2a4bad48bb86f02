package tepui.frontends.d3d9.shader;

/**
 * Variant of a pixel shader: what its code depends on beside its program. In a word: bits for the alpha test, flat colours and point sprites; samplers
 * whose depth is compared; and before 2.0, what the four samplers give.
 *
 * @param wraps by set of coordinates, four bits each: the components that lie on a circle
 * @param fetches samplers that fetch four neighbours of a texture of one channel at once, a bit each
 */
public record PixelVariant(int bits, long wraps, int fetches) {
    public static final int ALPHA_TEST = 1;
    public static final int FLAT = 2;
    public static final int SPRITES = 4;
    /** 1 for a volume, 2 for a cube, in two bits for each of six samplers. */
    public static final int SHAPES = 3;
    /** A bit for each of sixteen samplers. */
    public static final int COMPARED = 16;

    public static PixelVariant of(int bits) {
        return new PixelVariant(bits, 0, 0);
    }

    /** Components of a set of coordinates that lie on a circle, a bit each. */
    int wrapped(int set) {
        return (int) (wraps >>> 4 * set) & 15;
    }

    boolean alphaTest() {
        return (bits & ALPHA_TEST) != 0;
    }

    boolean flat() {
        return (bits & FLAT) != 0;
    }

    boolean sprites() {
        return (bits & SPRITES) != 0;
    }

    /** The kind of texture of a sampler where it is not the declared one: 2 volume, 3 cube, 4 compared depth; 0 otherwise. */
    public static int kind(int bits, int sampler) { // hot
        if ((bits >>> COMPARED + sampler & 1) != 0) return 4;
        if (sampler >= 6) return 0;
        int shape = bits >>> SHAPES + 2 * sampler & 3;
        return shape == 0 ? 0 : shape + 1;
    }

    @Override
    public String toString() {
        return "with" + (alphaTest() ? " alpha test" : "") + (flat() ? " flat colours" : "")
                + (sprites() ? " point sprites" : "") + (bits >>> SHAPES != 0 ? " other kinds of textures" : "")
                + (wraps != 0 ? " coordinates on a circle" : "") + (fetches != 0 ? " four texels at once" : "");
    }
}
