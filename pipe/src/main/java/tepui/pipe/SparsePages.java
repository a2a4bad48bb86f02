package tepui.pipe;

import org.jspecify.annotations.Nullable;
import tepui.ir.TextureShape;
import tepui.pipe.format.Format;

/**
 * Sizes of the pages of sparse textures ({@link Bind#SPARSE}): 64 KiB each, in the shape that ARB_sparse_texture2 and Vulkan call standard. They depend
 * on the shape and on the bytes of a texel alone: with several samples, however many, a page has half the texels in each direction. Formats of depth, of
 * blocks and of texels that are no power of two have no pages, nor have textures of one dimension.
 */
public record SparsePages(int width, int height, int depth) {
    private static final SparsePages[] FLAT = {
        new SparsePages(256, 256, 1),
        new SparsePages(256, 128, 1),
        new SparsePages(128, 128, 1),
        new SparsePages(128, 64, 1),
        new SparsePages(64, 64, 1)
    };
    private static final SparsePages[] SAMPLED = {
        new SparsePages(128, 128, 1),
        new SparsePages(128, 64, 1),
        new SparsePages(64, 64, 1),
        new SparsePages(64, 32, 1),
        new SparsePages(32, 32, 1)
    };
    private static final SparsePages[] DEEP = {
        new SparsePages(64, 32, 32),
        new SparsePages(32, 32, 32),
        new SparsePages(32, 32, 16),
        new SparsePages(32, 16, 16),
        new SparsePages(16, 16, 16)
    };

    /** The pages of a texture; null where it can have none. */
    public static @Nullable SparsePages of(TextureDesc d) {
        return of(d.shape(), d.format());
    }

    /** The pages of textures of this kind; null where there are none. */
    public static @Nullable SparsePages of(TextureShape shape, Format format) {
        int bytes = format.blockBytes();
        if (format.isDepthStencil() || format.isCompressed() || Integer.bitCount(bytes) != 1 || bytes > 16) return null;
        if (format.blockWidth() != 1 || format.blockHeight() != 1) return null;
        if (shape.dimensions() < 2 || shape == TextureShape.BUFFER) return null;
        int size = Integer.numberOfTrailingZeros(bytes);
        if (shape == TextureShape.D3) return DEEP[size];
        return shape.isMultisample() ? SAMPLED[size] : FLAT[size];
    }

    /** How many levels of a texture have pages of their own: those with a whole page in each direction. The others are the tail. */
    public int levels(TextureDesc d) {
        int count = 0;
        while (count < d.levels() && isWhole(d, count)) count++;
        return count;
    }

    private boolean isWhole(TextureDesc d, int level) {
        return d.levelWidth(level) >= width && d.levelHeight(level) >= height && d.levelDepth(level) >= depth;
    }

    /** Does a box of a level begin at edges of pages, and end there or at the level's edge? */
    public boolean fits(TextureDesc d, int level, Box box) {
        return fits(box.x(), box.width(), width, d.levelWidth(level))
                && fits(box.y(), box.height(), height, d.levelHeight(level))
                && fits(box.z(), box.depth(), depth, d.levelDepth(level));
    }

    private static boolean fits(int start, int size, int page, int whole) {
        return start % page == 0 && (size % page == 0 || start + size == whole);
    }

    @Override
    public String toString() {
        return width + " x " + height + " x " + depth;
    }
}
