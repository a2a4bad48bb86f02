package tepui.frontends.gl.pixel;

/**
 * Pixel store, the layout of rows of pixels in a program's memory: one of the two sets that glPixelStore changes.
 * Computes in longs; a size that does not fit is {@link #TOO_LARGE}.
 */
public final class PixelStore {
    /** Larger than any memory. */
    public static final long TOO_LARGE = Long.MAX_VALUE / 4;

    /** Rows one behind the other: what images have that are not the program's. */
    public static final PixelStore TIGHT = tight();

    public boolean swapBytes;
    public boolean lsbFirst;
    public int rowLength;
    public int imageHeight;
    public int skipPixels;
    public int skipRows;
    public int skipImages;
    public int alignment = 4;
    public int blockWidth;
    public int blockHeight;
    public int blockDepth;
    public int blockSize;
    /** Rows from the last to the first (MESA_pack_invert). */
    public boolean invert;

    /** The state of a new context. */
    public PixelStore() {}

    private static PixelStore tight() {
        PixelStore s = new PixelStore();
        s.alignment = 1;
        return s;
    }

    public void set(PixelStore other) {
        swapBytes = other.swapBytes;
        lsbFirst = other.lsbFirst;
        rowLength = other.rowLength;
        imageHeight = other.imageHeight;
        skipPixels = other.skipPixels;
        skipRows = other.skipRows;
        skipImages = other.skipImages;
        alignment = other.alignment;
        blockWidth = other.blockWidth;
        blockHeight = other.blockHeight;
        blockDepth = other.blockDepth;
        blockSize = other.blockSize;
        invert = other.invert;
    }

    /** Bytes from one row to the next. */
    public long rowBytes(PixelLayout layout, int width) {
        long pixels = rowLength > 0 ? rowLength : width;
        long bytes = layout.isBitmap() ? (pixels + 7) / 8 : pixels * layout.pixelBytes();
        // an element at least as large as the alignment needs no padding, a smaller one always divides it
        return (bytes + alignment - 1) / alignment * alignment;
    }

    /** Bytes from one image to the next. */
    public long imageBytes(PixelLayout layout, int width, int height) {
        return times(rowBytes(layout, width), imageHeight > 0 ? imageHeight : height);
    }

    /**
     * Where the first pixel is.
     *
     * @param volume images and image height count: 3D and array textures
     */
    public long offset(PixelLayout layout, int width, int height, boolean volume) {
        long bytes = layout.isBitmap() ? skipPixels / 8 : (long) skipPixels * layout.pixelBytes();
        bytes += times(rowBytes(layout, width), skipRows);
        if (volume && skipImages > 0) bytes += times(imageBytes(layout, width, height), skipImages);
        return bytes;
    }

    /** Bytes up to the end of the last pixel, from the pointer that the program gave. */
    public long end(PixelLayout layout, int width, int height, int depth, boolean volume) {
        if (width == 0 || height == 0 || depth == 0) return 0;
        long last = layout.isBitmap() ? ((long) (skipPixels & 7) + width + 7) / 8 : (long) width * layout.pixelBytes();
        long rows = times(rowBytes(layout, width), height - 1);
        long images = depth > 1 ? times(imageBytes(layout, width, height), depth - 1) : 0;
        long sum = offset(layout, width, height, volume) + rows + images + last;
        return sum < 0 || sum > TOO_LARGE ? TOO_LARGE : sum;
    }

    private static long times(long a, long b) {
        if (a != 0 && b > TOO_LARGE / a) return TOO_LARGE;
        return a * b;
    }
}
