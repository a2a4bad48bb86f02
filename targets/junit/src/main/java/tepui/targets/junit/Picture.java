package tepui.targets.junit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import tepui.targets.lwjgl.OffscreenDevices;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.image.Png;

/**
 * Picture that the test has drawn so far into the default framebuffer. Files of comparisons that fail go to {@code
 * target/pictures}, or to the folder of the property {@code tepui.pictures}.
 */
public final class Picture {
    private final String name;
    private final int width;
    private final int height;

    Picture(String name, int width, int height) {
        this.name = name;
        this.width = width;
        this.height = height;
    }

    /** The pixels now, top row first. */
    public Image read() {
        return OffscreenDevices.read(width, height);
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
     * Compares with a PNG file, each channel of each pixel. Where there is no such file, writes what was drawn beside the comparisons that fail,
     * and fails; {@code -Dtepui.pictures.update=true} writes the file itself instead.
     *
     * @param tolerance by how much a channel may differ, 0 to 255
     */
    public void assertEquals(Path expected, int tolerance) {
        Image actual = read();
        try {
            if (Boolean.getBoolean("tepui.pictures.update")) {
                Png.write(expected, actual);
                return;
            }
            if (!Files.exists(expected)) {
                Path drawn = folder().resolve(name + "-actual.png");
                Png.write(drawn, actual);
                throw new AssertionError("there is no " + expected + "; what was drawn is in " + drawn
                        + ": look at it, and copy it or run with -Dtepui.pictures.update=true");
            }
            assertEquals(Png.read(expected), actual, tolerance);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Compares with an image. */
    public void assertEquals(Image expected, int tolerance) {
        try {
            assertEquals(expected, read(), tolerance);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void assertEquals(Image expected, Image actual, int tolerance) throws IOException {
        if (expected.width() != actual.width() || expected.height() != actual.height())
            throw new AssertionError(name + ": expected " + expected.width() + " x " + expected.height()
                    + " pixels, there are " + actual.width() + " x " + actual.height());
        ImageDifference difference = ImageDifference.of(expected, actual, tolerance);
        if (difference.isNone()) return;
        difference.write(folder(), name);
        throw new AssertionError(
                name + ": " + difference.describe() + "; see " + folder().resolve(name + "-difference.png"));
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

    private static Path folder() {
        return Path.of(System.getProperty("tepui.pictures", "target/pictures"));
    }
}
