package tepui.targets.junit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.image.Image;

/** The extension as its users have it; examples/junit has LWJGL besides. */
@OffscreenGL(width = 8, height = 4)
final class OffscreenGLTest {
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
        assertEquals(4, OffscreenGLExtension.version("4.5").major());
        assertEquals(3, OffscreenGLExtension.version("ES 3.2").major());
        assertThrows(IllegalArgumentException.class, () -> OffscreenGLExtension.version("three"));
    }
}
