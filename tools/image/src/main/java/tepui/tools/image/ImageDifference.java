package tepui.tools.image;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Difference of two images of one size: how many pixels differ by more than is tolerated, by how much at most, and where first. Drivers are
 * compared channel by channel, exactly where the API is exact; pictures of programs may be compared as people see them.
 *
 * @param pixels pixels that differ by more than the tolerance
 * @param most the largest difference of a pixel, by the tolerance's measure
 * @param x column of the first differing pixel, -1 when there is none
 * @param y row of the first differing pixel, -1 when there is none
 */
public record ImageDifference(
        Image expected, Image actual, Tolerance tolerance, int pixels, double most, int x, int y) {
    /** Compares; a channel may differ by {@code tolerance}. */
    public static ImageDifference of(Image expected, Image actual, int tolerance) {
        return of(expected, actual, Tolerance.channels(tolerance));
    }

    /** Compares. */
    public static ImageDifference of(Image expected, Image actual, Tolerance tolerance) {
        if (expected.width() != actual.width() || expected.height() != actual.height()) {
            throw new IllegalArgumentException("ImageDifference: " + expected.width() + "x" + expected.height()
                    + " against " + actual.width() + "x" + actual.height());
        }
        int pixels = 0;
        double most = 0;
        int first = -1;
        for (int i = 0; i < expected.width() * expected.height(); i++) {
            double off = tolerance.difference(pixel(expected, i), pixel(actual, i));
            most = Math.max(most, off);
            if (off > tolerance.most()) {
                pixels++;
                if (first < 0) first = i;
            }
        }
        int x = first < 0 ? -1 : first % expected.width();
        int y = first < 0 ? -1 : first / expected.width();
        return new ImageDifference(expected, actual, tolerance, pixels, most, x, y);
    }

    private static int pixel(Image image, int i) {
        byte[] rgba = image.rgba();
        int at = 4 * i;
        return (rgba[at] & 255) << 24 | (rgba[at + 1] & 255) << 16 | (rgba[at + 2] & 255) << 8 | rgba[at + 3] & 255;
    }

    /** Whether no more pixels differ than may. */
    public boolean isNone() {
        return pixels <= tolerance.allowed(expected.width() * expected.height());
    }

    /** One line for a person. */
    public String describe() {
        int all = expected.width() * expected.height();
        if (most == 0) return "equal";
        if (pixels == 0)
            return "equal within " + tolerance.told(tolerance.most()) + " (differs by " + tolerance.told(most)
                    + " at most)";
        int allowed = tolerance.allowed(all);
        return String.format(
                "%d of %d pixels differ by more than %s%s, by %s at most; the first at %d,%d: expected %08X, is %08X (RRGGBBAA)",
                pixels,
                all,
                tolerance.told(tolerance.most()),
                allowed == 0 ? "" : ", " + allowed + " may",
                tolerance.told(most),
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

    /** The difference as a picture: pixels that differ by more than is tolerated are bright, the others a dark copy of what was expected. */
    public Image picture() {
        Image out = Image.blank(expected.width(), expected.height());
        byte[] a = expected.rgba();
        byte[] b = actual.rgba();
        byte[] to = out.rgba();
        for (int i = 0; i < a.length; i += 4) {
            boolean differs = tolerance.difference(pixel(expected, i / 4), pixel(actual, i / 4)) > tolerance.most();
            for (int c = i; c < i + 3; c++) {
                int off = Math.abs((a[c] & 255) - (b[c] & 255));
                to[c] = (byte) (differs && off > 0 ? Math.min(255, 96 + off) : (a[c] & 255) / 8);
            }
            // A pixel that differs in alpha alone has no other channel to be seen by.
            if (differs && (a[i] == b[i] && a[i + 1] == b[i + 1] && a[i + 2] == b[i + 2]))
                to[i] = to[i + 1] = to[i + 2] = (byte) 255;
            to[i + 3] = -1;
        }
        return out;
    }
}
