package org.tepui.examples.junit;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.lwjgl.opengl.GL33C.*;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import tepui.targets.junit.OffscreenGL;
import tepui.targets.junit.OffscreenGLTest;
import tepui.targets.junit.Picture;
import tepui.tools.image.Image;
import tepui.tools.image.Tolerance;

/** True pixels in a unit test, on a machine without a display or a driver. */
@OffscreenGL(width = 64, height = 64)
final class BadgeTest {
    @Test
    void theRingIsWhite(Picture picture) {
        try (Badge badge = new Badge()) {
            badge.draw(0.2f, 0.4f, 0.8f);
            picture.assertPixel(32, 32, 0x3366CC, 1);
            picture.assertPixel(32, 10, 0xFFFFFF, 0);
            picture.assertPixel(1, 1, 0x000000, 0);
        }
    }

    @Test
    void itLooksAsItDid(Picture picture) {
        glClearColor(0.1f, 0.1f, 0.1f, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        try (Badge badge = new Badge()) {
            badge.draw(0.8f, 0.3f, 0.1f);
            picture.assertEquals(Path.of("src/test/pictures/badge.png"), 1);
        }
    }

    @Test
    void itHasTheColourThatItIsGiven(Picture picture) {
        try (Badge badge = new Badge()) {
            badge.draw(0.8f, 0.3f, 0.1f);
            // Colours may differ by what the eye hardly notices, and ten pixels by more.
            picture.assertEquals(
                    Path.of("src/test/pictures/badge-red.png"),
                    Tolerance.perceived(2).butPixels(10));
            badge.draw(0.1f, 0.3f, 0.8f);
            picture.assertEquals(
                    Path.of("src/test/pictures/badge-blue.png"),
                    Tolerance.perceived(2).butPixels(10));
        }
    }

    @OffscreenGLTest(
            drivers = {"soft", "vulkan"},
            sizes = {"64x64", "128x32"})
    void itFillsEachSize(Picture picture) {
        try (Badge badge = new Badge()) {
            badge.draw(0.8f, 0.3f, 0.1f);
            Image drawn = picture.read();
            picture.assertPixel(drawn.width() / 2, drawn.height() / 2, 0xCC4D1A, 1);
            picture.assertPixel(1, 1, 0x000000, 0);
        }
    }

    @Test
    @OffscreenGL(width = 16, height = 16, version = "3.3 compatibility", samples = 4)
    void anotherContextForOneTest(Picture picture) {
        assertTrue(glGetInteger(GL_SAMPLES) >= 4);
        picture.assertPixel(8, 8, 0x000000, 0);
    }
}
