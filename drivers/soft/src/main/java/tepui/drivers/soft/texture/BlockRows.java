package tepui.drivers.soft.texture;

/**
 * Converter of four rows of texels at once between rows of words and a row of blocks, one word of each texel: a block
 * is read or written in order, its 16 words one after the other.
 */
public final class BlockRows {
    private BlockRows() {}

    /**
     * Rows of words from a row of blocks.
     *
     * @param at the first block's first word, {@code block} words from one to the next
     * @param to where the first row goes; the others follow at distances of {@code step}, which may be negative
     */
    public static void get(int[] data, int at, int block, int width, int[] out, int to, int step) { // hot
        int r0 = to;
        int r1 = r0 + step;
        int r2 = r1 + step;
        int r3 = r2 + step;
        int whole = width & ~3;
        for (int x = 0; x < whole; x += 4, at += block) {
            out[r0 + x] = data[at];
            out[r0 + x + 1] = data[at + 1];
            out[r1 + x] = data[at + 2];
            out[r1 + x + 1] = data[at + 3];
            out[r0 + x + 2] = data[at + 4];
            out[r0 + x + 3] = data[at + 5];
            out[r1 + x + 2] = data[at + 6];
            out[r1 + x + 3] = data[at + 7];
            out[r2 + x] = data[at + 8];
            out[r2 + x + 1] = data[at + 9];
            out[r3 + x] = data[at + 10];
            out[r3 + x + 1] = data[at + 11];
            out[r2 + x + 2] = data[at + 12];
            out[r2 + x + 3] = data[at + 13];
            out[r3 + x + 2] = data[at + 14];
            out[r3 + x + 3] = data[at + 15];
        }
        for (int x = whole; x < width; x++) {
            for (int i = 0; i < 4; i++) out[to + i * step + x] = data[at + BlockOrder.at(x, i)];
        }
    }

    /** The opposite of {@link #get}. */
    static void put(int[] in, int from, int step, int width, int[] data, int at, int block) { // hot
        int r0 = from;
        int r1 = r0 + step;
        int r2 = r1 + step;
        int r3 = r2 + step;
        int whole = width & ~3;
        for (int x = 0; x < whole; x += 4, at += block) {
            data[at] = in[r0 + x];
            data[at + 1] = in[r0 + x + 1];
            data[at + 2] = in[r1 + x];
            data[at + 3] = in[r1 + x + 1];
            data[at + 4] = in[r0 + x + 2];
            data[at + 5] = in[r0 + x + 3];
            data[at + 6] = in[r1 + x + 2];
            data[at + 7] = in[r1 + x + 3];
            data[at + 8] = in[r2 + x];
            data[at + 9] = in[r2 + x + 1];
            data[at + 10] = in[r3 + x];
            data[at + 11] = in[r3 + x + 1];
            data[at + 12] = in[r2 + x + 2];
            data[at + 13] = in[r2 + x + 3];
            data[at + 14] = in[r3 + x + 2];
            data[at + 15] = in[r3 + x + 3];
        }
        for (int x = whole; x < width; x++) {
            for (int i = 0; i < 4; i++) data[at + BlockOrder.at(x, i)] = in[from + i * step + x];
        }
    }
}
