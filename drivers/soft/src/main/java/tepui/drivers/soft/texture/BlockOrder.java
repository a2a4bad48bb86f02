package tepui.drivers.soft.texture;

/**
 * Order of the 16 texels in a block of 4 x 4: quads first (x0, y0, x1, y1 from the lowest bit). The rasteriser's lanes
 * have the same order, so a block of a target is 16 words in a row and quads are neighbours in any vector width.
 */
public final class BlockOrder {
    public static final int TEXELS = 16;

    private BlockOrder() {}

    /** Position in the block of texel (x, y); the higher bits of both are ignored. */
    public static int at(int x, int y) {
        return x & 1 | (y & 1) << 1 | (x & 2) << 1 | (y & 2) << 2;
    }

    public static int x(int at) {
        return at & 1 | at >> 1 & 2;
    }

    public static int y(int at) {
        return at >> 1 & 1 | at >> 2 & 2;
    }
}
