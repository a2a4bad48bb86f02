package tepui.targets.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.frontends.gl.GLContext;
import tepui.targets.lwjgl.OffscreenDevices;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.image.Comparison;
import tepui.tools.image.Image;
import tepui.tools.image.PictureReport;
import tepui.tools.image.Tolerance;

/** The extension as its users have it; examples/junit has LWJGL besides. */
@OffscreenGL(width = 8, height = 4)
final class ExtensionTest {
    @TempDir
    private Path folder;

    @BeforeEach
    void keepPicturesHere() {
        System.setProperty("tepui.pictures", folder.toString());
    }

    @AfterEach
    void forget() {
        System.clearProperty("tepui.pictures");
    }

    private static void clear(float r, float g, float b) {
        GL.glClearColor(r, g, b, 1);
        GL.glClear(GLConstants.GL_COLOR_BUFFER_BIT);
    }

    private static Image plain(int width, int height, int r, int g, int b) {
        byte[] rgba = new byte[width * height * 4];
        for (int i = 0; i < rgba.length; i += 4) {
            rgba[i] = (byte) r;
            rgba[i + 1] = (byte) g;
            rgba[i + 2] = (byte) b;
            rgba[i + 3] = -1;
        }
        return new Image(width, height, rgba);
    }

    @Test
    void whatIsDrawnIsCompared(Picture picture) {
        clear(1, 0.5f, 0);
        picture.assertPixel(7, 3, 0xFF8000, 1);
        picture.assertEquals(plain(8, 4, 255, 128, 0), 1);
    }

    @Test
    @OffscreenGL(width = 8, height = 4, driver = "vulkan")
    @Needs(Need.LAVAPIPE)
    void anotherDriverForOneTest(Picture picture) {
        clear(1, 0.5f, 0);
        picture.assertEquals(plain(8, 4, 255, 128, 0), 1);
    }

    /** A test that opens a context in the midst of its own drawing. */
    @Test
    void aContextOfTheTestsOwnIsCurrentAgain() {
        ContextAttributes attributes = ContextAttributes.compatibility().withSize(4, 4);
        try (GLContext own = GLContext.create(OffscreenDevices.shared(), attributes)) {
            own.makeCurrent();
            OffscreenContext.open(2, 2).close();
            assertTrue(own.isCurrent());
        }
    }

    @Test
    void aDifferenceIsSaidAndLeftAsPictures(Picture picture) {
        clear(1, 0, 0);
        AssertionError error =
                assertThrows(AssertionError.class, () -> picture.assertEquals(plain(8, 4, 255, 0, 9), 1));
        assertTrue(error.getMessage().contains("32"), error.getMessage());
        for (String what : new String[] {"expected", "actual", "difference"}) {
            try (var files = Files.list(folder)) {
                assertTrue(files.anyMatch(f -> f.toString().endsWith("-" + what + ".png")), what);
            } catch (java.io.IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        }
    }

    @Test
    void aTestMayCompareWithSeveralFilesAndTheReportShowsThemAll(Picture picture) throws java.io.IOException {
        Path first = folder.resolve("expected/first.png");
        Path second = folder.resolve("expected/second.png");
        Files.createDirectories(first.getParent());
        clear(1, 0, 0);
        picture.write(first);
        picture.assertEquals(first, 0);
        clear(0, 1, 0);
        AssertionError error = assertThrows(AssertionError.class, () -> picture.assertEquals(second, 0));
        assertTrue(error.getMessage().contains("second.png"), error.getMessage());
        PictureReport report = new PictureReport(folder);
        List<Comparison> all = report.read();
        assertEquals(2, all.size());
        assertFalse(all.get(0).passed());
        report.accept(all.get(0).name());
        picture.assertEquals(second, 0);
        String page = Files.readString(folder.resolve("index.html"));
        assertTrue(page.contains("all 2 alike"), page);
        assertTrue(page.contains("-first-actual.png"), page);
    }

    @Test
    void aDifferenceThatNobodySeesPassesByPerception(Picture picture) {
        clear(0, 0, 1);
        picture.assertEquals(plain(8, 4, 0, 0, 252), Tolerance.perceived(1));
        assertThrows(AssertionError.class, () -> picture.assertEquals(plain(8, 4, 90, 0, 252), Tolerance.perceived(1)));
    }

    @Test
    void soManyPixelsMayDiffer(Picture picture) {
        clear(1, 1, 1);
        Image expected = plain(8, 4, 255, 255, 255);
        expected.pixel(3, 2, 0x000000FF);
        picture.assertEquals(expected, Tolerance.NONE.butPixels(1));
        picture.assertEquals(expected, Tolerance.NONE.butShare(1 / 32.0));
        assertThrows(AssertionError.class, () -> picture.assertEquals(expected, Tolerance.NONE));
    }

    @OffscreenGLTest(
            drivers = {"soft", "vulkan"},
            sizes = {"8x4", "2x2"})
    void onceForEachDriverAndSize(Picture picture) {
        clear(0, 1, 1);
        Image drawn = picture.read();
        assertTrue(drawn.width() == 8 && drawn.height() == 4 || drawn.width() == 2 && drawn.height() == 2);
        picture.assertPixel(1, 1, 0x00FFFF, 0);
    }

    @Test
    void withoutAFrameworkAnErrorThatIsLeftFails(Picture picture) {
        clear(1, 0, 0);
        OffscreenContext context = OffscreenContext.open(4, 4);
        GL.glEnable(-1);
        AssertionError error = assertThrows(AssertionError.class, context::close);
        assertTrue(error.getMessage().endsWith("GL_INVALID_ENUM"), error.getMessage());
        // The thread's own context is current again.
        picture.assertPixel(0, 0, 0xFF0000, 0);
    }

    @Test
    void anotherSizeIsSaid(Picture picture) {
        AssertionError error = assertThrows(AssertionError.class, () -> picture.assertEquals(plain(4, 4, 0, 0, 0), 0));
        assertTrue(error.getMessage().endsWith("expected 4 x 4 pixels, there are 8 x 4"), error.getMessage());
    }

    @Test
    void aWrongPixelIsNamed(Picture picture) {
        clear(0, 1, 0);
        AssertionError error = assertThrows(AssertionError.class, () -> picture.assertPixel(2, 1, 0x0000FF, 3));
        assertTrue(
                error.getMessage().endsWith("the pixel at 2,1 is 00FF00, expected 0000FF within 3"),
                error.getMessage());
    }

    @Test
    void versionsAreRead() {
        assertEquals(4, OffscreenContext.version("4.5").major());
        assertEquals(3, OffscreenContext.version("ES 3.2").major());
        assertThrows(IllegalArgumentException.class, () -> OffscreenContext.version("three"));
    }
}
