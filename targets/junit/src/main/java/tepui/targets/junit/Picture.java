package tepui.targets.junit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.OffscreenDevices;
import tepui.tools.image.Comparison;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.image.PictureReport;
import tepui.tools.image.Png;
import tepui.tools.image.Tolerance;

/**
 * Picture that the test has drawn so far into the default framebuffer. All comparisons go into a report,
 * {@code target/pictures/index.html}; the property {@code tepui.pictures} names another folder.
 */
public final class Picture {
    private final String name;
    private final Supplier<Image> pixels;
    /** Comparisons with pictures that are in no file, which need a number. */
    private int unnamed;

    Picture(String name, int width, int height) {
        this(name, () -> OffscreenDevices.read(width, height));
    }

    /** A picture that somebody else has drawn. */
    Picture(String name, Supplier<Image> pixels) {
        this.name = name;
        this.pixels = pixels;
    }

    /** The pixels now, top row first. */
    public Image read() {
        return pixels.get();
    }

    /** Writes the pixels of now. */
    public void write(Path file) {
        try {
            Png.write(file, read());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Compares with a PNG file, each channel of each pixel.
     *
     * @param tolerance by how much a channel may differ, 0 to 255
     * @see #assertEquals(Path, Tolerance)
     */
    public void assertEquals(Path expected, int tolerance) {
        assertEquals(expected, Tolerance.channels(tolerance));
    }

    /**
     * Compares with a PNG file. Where there is none, fails, and the report shows what was drawn, to be accepted;
     * {@code -Dtepui.pictures.update=true} writes the file at once. A test may compare with several files.
     */
    public void assertEquals(Path expected, Tolerance tolerance) {
        Image actual = read();
        String file = expected.getFileName().toString().replaceFirst("\\.png$", "");
        String called = Comparison.name(name + "-" + file);
        try {
            if (Boolean.getBoolean("tepui.pictures.update")) {
                Png.write(expected, actual);
                report().add(new Comparison(called, true, "written", expected), null, actual, actual);
                return;
            }
            if (!Files.exists(expected)) {
                report().add(new Comparison(called, false, "there is no such file yet", expected), null, actual, null);
                throw new AssertionError("there is no " + expected + "; what was drawn is in "
                        + folder().resolve(called + "-actual.png") + ": look at it, then 'java -jar tepui.jar pictures "
                        + folder() + " --accept " + called + "', or run with -Dtepui.pictures.update=true");
            }
            compare(called, Png.read(expected), expected, actual, tolerance);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compares with an image, each channel of each pixel. */
    public void assertEquals(Image expected, int tolerance) {
        assertEquals(expected, Tolerance.channels(tolerance));
    }

    /** Compares with an image. */
    public void assertEquals(Image expected, Tolerance tolerance) {
        String called = Comparison.name(unnamed++ == 0 ? name : name + "-" + unnamed);
        try {
            compare(called, expected, null, read(), tolerance);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void compare(String called, Image expected, @Nullable Path file, Image actual, Tolerance tolerance)
            throws IOException {
        if (expected.width() != actual.width() || expected.height() != actual.height()) {
            String told = "expected " + expected.width() + " x " + expected.height() + " pixels, there are "
                    + actual.width() + " x " + actual.height();
            report().add(new Comparison(called, false, told, file), null, actual, expected);
            throw new AssertionError(called + ": " + told);
        }
        ImageDifference difference = ImageDifference.of(expected, actual, tolerance);
        Comparison c = new Comparison(called, difference.isNone(), difference.describe(), file);
        report().add(c, difference, actual, expected);
        if (!c.passed()) throw new AssertionError(called + ": " + c.told() + "; see " + folder().resolve("index.html"));
    }

    /** Compares one pixel, counted from the top left, with a colour as 0xRRGGBB. */
    public void assertPixel(int x, int y, int rgb, int tolerance) {
        int rgba = read().pixel(x, y);
        for (int shift = 0; shift < 24; shift += 8) {
            int is = rgba >>> shift + 8 & 255;
            int should = rgb >>> shift & 255;
            if (Math.abs(is - should) > tolerance)
                throw new AssertionError(String.format(
                        "%s: the pixel at %d,%d is %06X, expected %06X within %d",
                        name, x, y, rgba >>> 8, rgb, tolerance));
        }
    }

    private static PictureReport report() {
        return new PictureReport(folder());
    }

    private static Path folder() {
        return Path.of(System.getProperty("tepui.pictures", "target/pictures"));
    }
}
