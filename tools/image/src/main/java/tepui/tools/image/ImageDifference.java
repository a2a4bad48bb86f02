package tepui.tools.image;

import java.io.IOException;
import java.nio.file.Path;

/**
 * How two images of one size differ: how many pixels by more than what is tolerated, by how much at most, and where first. Channels
 * are compared one by one, as bytes; drivers are compared exactly where the API is exact, so nothing perceptual is done here.
 *
 * @param pixels pixels in which a channel differs by more than the tolerance
 * @param most the largest difference of a channel, in 0 to 255, over all pixels
 * @param x column of the first differing pixel, -1 when there is none
 * @param y row of the first differing pixel, -1 when there is none
 */
public record ImageDifference(Image expected, Image actual, int tolerance, int pixels, int most, int x, int y) {
    /** Compares; a channel may differ by {@code tolerance}. */
    public static ImageDifference of(Image expected, Image actual, int tolerance) {
        if (expected.width() != actual.width() || expected.height() != actual.height()) {
            throw new IllegalArgumentException("ImageDifference: " + expected.width() + "x" + expected.height()
                    + " against " + actual.width() + "x" + actual.height());
        }
        int pixels = 0;
        int most = 0;
        int first = -1;
        byte[] a = expected.rgba();
        byte[] b = actual.rgba();
        for (int i = 0; i < a.length; i += 4) {
            int off = 0;
            for (int c = 0; c < 4; c++) {
                off = Math.max(off, Math.abs((a[i + c] & 255) - (b[i + c] & 255)));
            }
            most = Math.max(most, off);
            if (off > tolerance) {
                pixels++;
                if (first < 0) first = i / 4;
            }
        }
        int x = first < 0 ? -1 : first % expected.width();
        int y = first < 0 ? -1 : first / expected.width();
        return new ImageDifference(expected, actual, tolerance, pixels, most, x, y);
    }

    /** Whether no pixel differs by more than the tolerance. */
    public boolean isNone() {
        return pixels == 0;
    }

    /** One line for a person. */
    public String describe() {
        if (isNone())
            return "equal" + (tolerance == 0 ? "" : " within " + tolerance + " (differs by " + most + " at most)");
        return String.format(
                "%d of %d pixels differ by more than %d, by %d at most; the first at %d,%d: expected %08X, is %08X (RRGGBBAA)",
                pixels,
                expected.width() * expected.height(),
                tolerance,
                most,
                x,
                y,
                expected.pixel(x, y),
                actual.pixel(x, y));
    }

    /** Writes {@code NAME-expected.png}, {@code NAME-actual.png} and {@code NAME-difference.png}, where equal pixels are dark. */
    public void write(Path folder, String name) throws IOException {
        Png.write(folder.resolve(name + "-expected.png"), expected);
        Png.write(folder.resolve(name + "-actual.png"), actual);
        Png.write(folder.resolve(name + "-difference.png"), picture());
    }

    private Image picture() {
        Image out = Image.blank(expected.width(), expected.height());
        byte[] a = expected.rgba();
        byte[] b = actual.rgba();
        byte[] to = out.rgba();
        for (int i = 0; i < a.length; i++) {
            int off = Math.abs((a[i] & 255) - (b[i] & 255));
            if ((i & 3) == 3) {
                to[i] = -1;
            } else if (off > tolerance) {
                to[i] = (byte) Math.min(255, 96 + off);
            } else {
                to[i] = (byte) ((a[i] & 255) / 8);
            }
        }
        return out;
    }
}
