package tepui.frontends.gl.pixel;

import tepui.pipe.format.Format;

/**
 * Layout of compressed blocks in a program's memory (OpenGL 4.6, 8.7 and 8.11.4): tight, but where the pixel store says how large blocks
 * are. Then its row length, image height and skips, which are in texels, count for blocks as well.
 */
public final class BlockRows {
    /** Where the first block is, in bytes from the pointer. */
    public long first;
    /** Bytes from one row of blocks to the next. */
    public long row;
    /** Bytes from one image to the next. */
    public long image;
    /** Bytes from the pointer to the last block's end. */
    public long end;

    /** No layout yet. */
    public BlockRows() {}

    /**
     * The layout of a box of blocks.
     *
     * @param volume images and image height count
     */
    public void set(PixelStore store, Format f, int width, int height, int depth, boolean volume) {
        boolean columns = store.blockSize > 0 && store.blockWidth > 0;
        boolean rows = columns && store.blockHeight > 0;
        long block = columns ? store.blockSize : f.blockBytes();
        row = columns && store.rowLength > 0
                ? blocks(store.rowLength, store.blockWidth) * block
                : f.rowBytes(width) / f.blockBytes() * block;
        long tall =
                rows && volume && store.imageHeight > 0 ? blocks(store.imageHeight, store.blockHeight) : f.rows(height);
        image = bounded(row, tall);
        first = columns ? store.skipPixels / store.blockWidth * block : 0;
        if (rows) first += bounded(row, store.skipRows / store.blockHeight);
        if (rows && volume && store.blockDepth > 0) first += bounded(image, store.skipImages / store.blockDepth);
        boolean empty = width <= 0 || height <= 0 || depth <= 0;
        long images = Math.max(0, f.imageBytes(1, 1, depth) / f.blockBytes() - 1);
        long last = first + bounded(image, images) + bounded(row, f.rows(height) - 1L) + f.rowBytes(width);
        end = empty ? 0 : last < 0 || last > PixelStore.TOO_LARGE ? PixelStore.TOO_LARGE : last;
    }

    private static long blocks(int texels, int size) {
        return (texels + size - 1L) / size;
    }

    private static long bounded(long a, long b) {
        return a != 0 && b > PixelStore.TOO_LARGE / a ? PixelStore.TOO_LARGE : a * b;
    }

    /** Are they one behind the other from the pointer on? */
    public boolean isTight(Format f, int width, int height) {
        return first == 0 && row == f.rowBytes(width) && image == row * f.rows(height);
    }

    /** What is skipped that is no whole number of blocks; empty where all is. */
    public static String problem(PixelStore s, boolean volume) {
        if (s.blockSize <= 0) return "";
        if (s.blockWidth > 0 && s.skipPixels % s.blockWidth != 0) return "pixels";
        if (s.blockHeight > 0 && s.skipRows % s.blockHeight != 0) return "rows";
        return volume && s.blockDepth > 0 && s.skipImages % s.blockDepth != 0 ? "images" : "";
    }
}
