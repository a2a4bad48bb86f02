package tepui.tools.suites.differential;

/**
 * Difference of two pictures of one seed.
 *
 * @param pixels that differ by more than the tolerance
 * @param largest difference of a channel
 * @param x where that is
 */
public record PictureDifference(int pixels, int largest, int x, int y, int expected, int got, int tolerance) {
    /** Pixels that may differ: where a comparison of alpha or a nearest texel turns on the last bit of an interpolation. */
    private static final int FEW = RandomScene.SIZE * RandomScene.SIZE / 200;

    /** Compares all channels of all pixels with the larger of the two tolerances. */
    public static PictureDifference of(RandomScene.Drawn expected, RandomScene.Drawn got) {
        int tolerance = Math.max(expected.tolerance(), got.tolerance());
        int pixels = 0;
        int largest = 0;
        int at = 0;
        byte[] a = expected.picture().rgba();
        byte[] b = got.picture().rgba();
        for (int i = 0; i < a.length; i += 4) {
            int most = 0;
            for (int c = 0; c < 4; c++) most = Math.max(most, Math.abs((a[i + c] & 255) - (b[i + c] & 255)));
            if (most > tolerance) pixels++;
            if (most > largest) {
                largest = most;
                at = i / 4;
            }
        }
        int x = at % RandomScene.SIZE;
        int y = at / RandomScene.SIZE;
        return new PictureDifference(
                pixels,
                largest,
                x,
                y,
                expected.picture().pixel(x, y),
                got.picture().pixel(x, y),
                tolerance);
    }

    /** Whether it is what rounding explains. */
    public boolean isAcceptable() {
        return pixels <= FEW;
    }

    @Override
    public String toString() {
        return String.format(
                "%d pixels differ by more than %d, most at %d, %d by %d: is %08x, must be %08x",
                pixels, tolerance, x, y, largest, got, expected);
    }
}
