package tepui.tools.trace.record;

import java.util.HashMap;
import java.util.Map;

/** Sizes of pixels in memory: by format and type, and what glPixelStore says of rows. */
final class PixelMemory {
    private static final int UNPACK_ROW_LENGTH = 0x0CF2;
    private static final int UNPACK_SKIP_ROWS = 0x0CF3;
    private static final int UNPACK_SKIP_PIXELS = 0x0CF4;
    private static final int UNPACK_ALIGNMENT = 0x0CF5;
    private static final int UNPACK_SKIP_IMAGES = 0x806D;
    private static final int UNPACK_IMAGE_HEIGHT = 0x806E;
    private static final int BITMAP = 0x1A00;

    private final Map<Integer, Integer> stores = new HashMap<>();

    void store(int name, int value) {
        stores.put(name, value);
    }

    /** From the address on to the end of the last pixel. */
    long bytes(int format, int type, long width, long height, long depth) {
        if (width <= 0 || height <= 0 || depth <= 0) return 0;
        long rows = stored(UNPACK_ROW_LENGTH) > 0 ? stored(UNPACK_ROW_LENGTH) : width;
        long images = stored(UNPACK_IMAGE_HEIGHT) > 0 ? stored(UNPACK_IMAGE_HEIGHT) : height;
        int alignment = stores.getOrDefault(UNPACK_ALIGNMENT, 4);
        long pixel = type == BITMAP ? 0 : (long) components(format, type) * bytes(type);
        long row = type == BITMAP ? rows + 7 >> 3 : rows * pixel;
        row = (row + alignment - 1) / alignment * alignment;
        long skipped = type == BITMAP ? stored(UNPACK_SKIP_PIXELS) + 7 >> 3 : stored(UNPACK_SKIP_PIXELS) * pixel;
        long line = type == BITMAP ? width + 7 >> 3 : width * pixel;
        return (stored(UNPACK_SKIP_IMAGES) + depth - 1) * images * row
                + (stored(UNPACK_SKIP_ROWS) + height - 1) * row
                + skipped
                + line;
    }

    private long stored(int name) {
        return stores.getOrDefault(name, 0);
    }

    private static int components(int format, int type) {
        if (isPacked(type)) return 1;
        return switch (format) {
            // GL_LUMINANCE_ALPHA, GL_RG, GL_RG_INTEGER, GL_DEPTH_STENCIL
            case 0x190A, 0x8227, 0x8228, 0x84F9 -> 2;
            // GL_RGB, GL_BGR, GL_RGB_INTEGER, GL_BGR_INTEGER
            case 0x1907, 0x80E0, 0x8D98, 0x8D9A -> 3;
            // GL_RGBA, GL_BGRA, GL_RGBA_INTEGER, GL_BGRA_INTEGER, GL_ABGR
            case 0x1908, 0x80E1, 0x8D99, 0x8D9B, 0x8000 -> 4;
            default -> 1;
        };
    }

    /** Types in which one word, or a pair of words, is all of a pixel. */
    private static boolean isPacked(int type) {
        return switch (type) {
            case 0x8032,
                    0x8033,
                    0x8034,
                    0x8035,
                    0x8036,
                    0x8362,
                    0x8363,
                    0x8364,
                    0x8365,
                    0x8366,
                    0x8367,
                    0x8368,
                    0x84FA,
                    0x8C3B,
                    0x8C3E,
                    0x8DAD -> true;
            default -> false;
        };
    }

    static int bytes(int type) {
        return switch (type) {
            // GL_BYTE, GL_UNSIGNED_BYTE, and those with all of a pixel in a byte
            case 0x1400, 0x1401, 0x8032, 0x8362 -> 1;
            // GL_SHORT, GL_UNSIGNED_SHORT, GL_HALF_FLOAT twice, pixels in a short
            case 0x1402, 0x1403, 0x140B, 0x8D61, 0x8033, 0x8034, 0x8363, 0x8364, 0x8365, 0x8366 -> 2;
            // GL_DOUBLE, GL_FLOAT_32_UNSIGNED_INT_24_8_REV
            case 0x140A, 0x8DAD -> 8;
            default -> 4;
        };
    }
}
