package tepui.frontends.gl.list;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.buffer.BufferBindings;
import tepui.frontends.gl.pixel.BlockRows;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.PixelStore;

/**
 * Pixel store state of a list's images, as it was when they were recorded: an image is copied as it lies, and unpacked
 * under this state when the list is played.
 */
public final class UnpackState {
    /** Words of a state. */
    public static final int WORDS = 12;

    private final PixelStore store;
    private final BufferBindings bindings;
    private final BlockRows rows = new BlockRows();

    public UnpackState(PixelStore store, BufferBindings bindings) {
        this.store = store;
        this.bindings = bindings;
    }

    public void get(int[] to, int at) {
        PixelStore p = store;
        to[at] = p.swapBytes ? 1 : 0;
        to[at + 1] = p.lsbFirst ? 1 : 0;
        to[at + 2] = p.rowLength;
        to[at + 3] = p.imageHeight;
        to[at + 4] = p.skipPixels;
        to[at + 5] = p.skipRows;
        to[at + 6] = p.skipImages;
        to[at + 7] = p.alignment;
        to[at + 8] = p.blockWidth;
        to[at + 9] = p.blockHeight;
        to[at + 10] = p.blockDepth;
        to[at + 11] = p.blockSize;
    }

    public void set(int[] from, int at) {
        PixelStore p = store;
        p.swapBytes = from[at] != 0;
        p.lsbFirst = from[at + 1] != 0;
        p.rowLength = from[at + 2];
        p.imageHeight = from[at + 3];
        p.skipPixels = from[at + 4];
        p.skipRows = from[at + 5];
        p.skipImages = from[at + 6];
        p.alignment = from[at + 7];
        p.blockWidth = from[at + 8];
        p.blockHeight = from[at + 9];
        p.blockDepth = from[at + 10];
        p.blockSize = from[at + 11];
    }

    /** Whether images are read from a buffer. */
    boolean fromBuffer() {
        return bindings.get(BufferBindings.PIXEL_UNPACK) != null;
    }

    /** Bytes from the pointer on that blocks take: those that the call names, but where the store spreads them. */
    long blockBytes(int width, int height, int depth, int format, int imageSize) {
        InternalFormat f = InternalFormat.of(format);
        if (store.blockSize <= 0 || f == null || !f.isCompressed()) return imageSize;
        if (f.first().imageBytes(width, height, depth) != imageSize) return 0;
        rows.set(store, f.first(), width, height, depth, true);
        return rows.end > 1L << 40 ? 0 : rows.end;
    }

    // ---- sizes -----------------------------------------------------------------------------------------------------

    private static int components(int format) {
        return switch (format) {
            case GL_RGB, GL_BGR, GL_RGB_INTEGER, GL_BGR_INTEGER -> 3;
            case GL_RGBA, GL_BGRA, GL_RGBA_INTEGER, GL_BGRA_INTEGER -> 4;
            case GL_LUMINANCE_ALPHA, GL_RG, GL_RG_INTEGER -> 2;
            default -> 1;
        };
    }

    /** Bytes of a pixel; 0 for one bit. */
    private static int pixelBytes(int format, int type) {
        return switch (type) {
            case GL_BITMAP -> 0;
            case GL_UNSIGNED_BYTE_3_3_2, GL_UNSIGNED_BYTE_2_3_3_REV -> 1;
            case GL_UNSIGNED_SHORT_5_6_5,
                    GL_UNSIGNED_SHORT_5_6_5_REV,
                    GL_UNSIGNED_SHORT_4_4_4_4,
                    GL_UNSIGNED_SHORT_4_4_4_4_REV,
                    GL_UNSIGNED_SHORT_5_5_5_1,
                    GL_UNSIGNED_SHORT_1_5_5_5_REV -> 2;
            case GL_UNSIGNED_INT_8_8_8_8,
                    GL_UNSIGNED_INT_8_8_8_8_REV,
                    GL_UNSIGNED_INT_10_10_10_2,
                    GL_UNSIGNED_INT_2_10_10_10_REV,
                    GL_UNSIGNED_INT_24_8,
                    GL_UNSIGNED_INT_10F_11F_11F_REV,
                    GL_UNSIGNED_INT_5_9_9_9_REV -> 4;
            case GL_FLOAT_32_UNSIGNED_INT_24_8_REV -> 8;
            case GL_BYTE, GL_UNSIGNED_BYTE -> components(format);
            case GL_SHORT, GL_UNSIGNED_SHORT, GL_HALF_FLOAT -> 2 * components(format);
            default -> 4 * components(format);
        };
    }

    /** Bytes from the pointer on that an image takes under a recorded state; at most what memory can hold. */
    public static long imageBytes(int width, int height, int depth, int format, int type, int[] state, int at) {
        if (width <= 0 || height <= 0 || depth <= 0) return 0;
        long row = state[at + 2] > 0 ? state[at + 2] : width;
        long rows = state[at + 3] > 0 ? state[at + 3] : height;
        long alignment = Math.max(1, state[at + 7]);
        int pixel = pixelBytes(format, type);
        long rowBytes = pixel == 0 ? (row + 7) / 8 : row * pixel;
        rowBytes = (rowBytes + alignment - 1) / alignment * alignment;
        long before = (state[at + 6] * rows + state[at + 5]) * rowBytes;
        long ofRow = pixel == 0 ? (state[at + 4] + (long) width + 7) / 8 : (state[at + 4] + (long) width) * pixel;
        long bytes = before + ((depth - 1) * rows + height - 1) * rowBytes + ofRow;
        return bytes < 0 || bytes > 1L << 40 ? 0 : bytes;
    }
}
