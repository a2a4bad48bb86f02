package tepui.frontends.gl.texture;

import java.util.Arrays;

/**
 * Box filter from the rows of one mip level to the rows of the next, a row at a time: rows come in from the top, and each new row goes on as soon as it
 * is whole. A new texel is the average of the area that it covers; of odd sizes it covers parts of some. Two rows are kept: of an odd height a row goes
 * into two.
 */
final class HalvedRows {
    /** Receiver of the rows of a level, from the top; the values are the sender's again afterwards. */
    @FunctionalInterface
    interface Taker {
        /** @param at where the row begins: four values a texel */
        void row(int y, float[] values, int at);
    }

    private final int fromWidth;
    private final int fromHeight;
    private final int width;
    private final int height;
    private final Taker to;
    private final float[][] sums;

    HalvedRows(int fromWidth, int fromHeight, int width, int height, Taker to) {
        this.fromWidth = fromWidth;
        this.fromHeight = fromHeight;
        this.width = width;
        this.height = height;
        this.to = to;
        sums = new float[2][4 * width];
    }

    /** The next row of the level above; {@code at} is where it begins. */
    void take(int from, float[] values, int at) {
        int last = ((from + 1) * height - 1) / fromHeight;
        for (int y = from * height / fromHeight; y <= last; y++) {
            float[] sum = sums[y & 1];
            float part = covered(y, from, fromHeight, height);
            for (int x = 0; x < width; x++) add(values, at, x, part, sum);
            if ((y + 1) * fromHeight <= (from + 1) * height) {
                to.row(y, sum, 0);
                Arrays.fill(sum, 0);
            }
        }
    }

    private void add(float[] values, int at, int x, float part, float[] sum) {
        int end = ((x + 1) * fromWidth + width - 1) / width;
        for (int from = x * fromWidth / width; from < end; from++) {
            float weight = part * covered(x, from, fromWidth, width);
            for (int c = 0; c < 4; c++) sum[4 * x + c] += weight * values[at + 4 * from + c];
        }
    }

    /** How much of new texel {@code i} old texel {@code k} covers, {@code from} texels becoming {@code to}. */
    static float covered(int i, int k, int from, int to) {
        int low = Math.max(i * from, k * to);
        int high = Math.min((i + 1) * from, (k + 1) * to);
        return (high - low) / (float) from;
    }
}
