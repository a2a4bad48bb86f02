package tepui.drivers.soft.texture;

import tepui.pipe.format.Format;

/**
 * Converter of four rows of texels, as they lie in memory, and a row of blocks. Rows come and go as whole copies of
 * bytes, so that loops see nothing but arrays of words: a word of a row holds four texels of a byte or two of two bytes,
 * or is a part of a texel. Texels of 1, 2, 4, 8, 12 and 16 bytes.
 */
final class PackedRows {
    private PackedRows() {}

    static boolean fits(Format f) {
        int bytes = f.blockBytes();
        return !f.isCompressed() && (bytes <= 2 || bytes % 4 == 0 && bytes <= 16);
    }

    /** Words of a row. */
    static int step(Format f, int width) {
        return width * f.blockBytes() + 3 >> 2;
    }

    /**
     * Rows in memory to a row of blocks.
     *
     * @param bytes of a texel
     * @param in rows one behind another, {@code step} words each
     * @param at the first block's first word; the blocks lie one behind another
     */
    static void put(int bytes, int[] in, int step, int width, int[] data, int at) { // hot
        int whole = width & ~3;
        switch (bytes) {
            case 1 -> putBytes(in, step, whole, data, at);
            case 2 -> putShorts(in, step, whole, data, at);
            case 4 -> {
                BlockRows.put(in, 0, step, width, data, at, BlockOrder.TEXELS);
                return;
            }
            default -> {
                int words = bytes >> 2;
                for (int k = 0; k < words; k++) putWords(in, k, step, whole, words, data, at + k * BlockOrder.TEXELS);
            }
        }
        int words = Math.max(1, bytes >> 2);
        int block = at + (whole >> 2) * BlockOrder.TEXELS * words;
        for (int x = whole; x < width; x++) {
            for (int y = 0; y < 4; y++) {
                int to = block + BlockOrder.at(x, y);
                for (int k = 0; k < words; k++) {
                    data[to + k * BlockOrder.TEXELS] = word(bytes, in, y * step, x, k);
                }
            }
        }
    }

    /** Word {@code k} of a texel of a row. */
    private static int word(int bytes, int[] in, int row, int x, int k) {
        return switch (bytes) {
            case 1 -> in[row + (x >> 2)] >>> 8 * (x & 3) & 255;
            case 2 -> in[row + (x >> 1)] >>> 16 * (x & 1) & 0xffff;
            default -> in[row + x * (bytes >> 2) + k];
        };
    }

    private static void putBytes(int[] in, int step, int whole, int[] data, int to) { // hot
        for (int r = 0; r < 4; r++) {
            int from = r * step;
            int at = to + BlockOrder.at(0, r);
            for (int x = 0; x < whole; x += 4, at += BlockOrder.TEXELS) {
                int v = in[from++];
                data[at] = v & 255;
                data[at + 1] = v >>> 8 & 255;
                data[at + 4] = v >>> 16 & 255;
                data[at + 5] = v >>> 24;
            }
        }
    }

    private static void putShorts(int[] in, int step, int whole, int[] data, int to) { // hot
        for (int r = 0; r < 4; r++) {
            int from = r * step;
            int at = to + BlockOrder.at(0, r);
            for (int x = 0; x < whole; x += 4, at += BlockOrder.TEXELS, from += 2) {
                int a = in[from];
                int b = in[from + 1];
                data[at] = a & 0xffff;
                data[at + 1] = a >>> 16;
                data[at + 4] = b & 0xffff;
                data[at + 5] = b >>> 16;
            }
        }
    }

    private static void putWords(int[] in, int k, int step, int whole, int words, int[] data, int to) { // hot
        int block = BlockOrder.TEXELS * words;
        for (int r = 0; r < 4; r++) {
            int from = r * step + k;
            int at = to + BlockOrder.at(0, r);
            for (int x = 0; x < whole; x += 4, at += block, from += 4 * words) {
                data[at] = in[from];
                data[at + 1] = in[from + words];
                data[at + 4] = in[from + 2 * words];
                data[at + 5] = in[from + 3 * words];
            }
        }
    }

    /** The opposite of {@link #put}. */
    static void get(int bytes, int[] data, int at, int width, int[] out, int step) { // hot
        int whole = width & ~3;
        switch (bytes) {
            case 1 -> getBytes(data, at, whole, out, step);
            case 2 -> getShorts(data, at, whole, out, step);
            case 4 -> {
                BlockRows.get(data, at, BlockOrder.TEXELS, width, out, 0, step);
                return;
            }
            default -> {
                int words = bytes >> 2;
                for (int k = 0; k < words; k++) getWords(data, at + k * BlockOrder.TEXELS, k, whole, words, out, step);
            }
        }
        int words = Math.max(1, bytes >> 2);
        int block = at + (whole >> 2) * BlockOrder.TEXELS * words;
        for (int y = 0; y < 4; y++) {
            // The last word of a row of bytes or shorts is not filled by whole groups of four.
            if (whole < width && bytes < 4) {
                for (int i = whole * bytes >> 2; i < step; i++) out[y * step + i] = 0;
            }
            for (int x = whole; x < width; x++) {
                int from = block + BlockOrder.at(x, y);
                for (int k = 0; k < words; k++) {
                    int v = data[from + k * BlockOrder.TEXELS];
                    switch (bytes) {
                        case 1 -> out[y * step + (x >> 2)] |= (v & 255) << 8 * (x & 3);
                        case 2 -> out[y * step + (x >> 1)] |= (v & 0xffff) << 16 * (x & 1);
                        default -> out[y * step + x * words + k] = v;
                    }
                }
            }
        }
    }

    private static void getBytes(int[] data, int from, int whole, int[] out, int step) { // hot
        for (int r = 0; r < 4; r++) {
            int to = r * step;
            int at = from + BlockOrder.at(0, r);
            for (int x = 0; x < whole; x += 4, at += BlockOrder.TEXELS) {
                out[to++] =
                        data[at] & 255 | (data[at + 1] & 255) << 8 | (data[at + 4] & 255) << 16 | data[at + 5] << 24;
            }
        }
    }

    private static void getShorts(int[] data, int from, int whole, int[] out, int step) { // hot
        for (int r = 0; r < 4; r++) {
            int to = r * step;
            int at = from + BlockOrder.at(0, r);
            for (int x = 0; x < whole; x += 4, at += BlockOrder.TEXELS, to += 2) {
                out[to] = data[at] & 0xffff | data[at + 1] << 16;
                out[to + 1] = data[at + 4] & 0xffff | data[at + 5] << 16;
            }
        }
    }

    private static void getWords(int[] data, int from, int k, int whole, int words, int[] out, int step) { // hot
        int block = BlockOrder.TEXELS * words;
        for (int r = 0; r < 4; r++) {
            int to = r * step + k;
            int at = from + BlockOrder.at(0, r);
            for (int x = 0; x < whole; x += 4, at += block, to += 4 * words) {
                out[to] = data[at];
                out[to + words] = data[at + 1];
                out[to + 2 * words] = data[at + 4];
                out[to + 3 * words] = data[at + 5];
            }
        }
    }
}
