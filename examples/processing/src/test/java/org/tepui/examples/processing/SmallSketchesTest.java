package org.tepui.examples.processing;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.tools.image.Image;
import tepui.tools.image.Png;
import tepui.tools.programs.BesideMesa;
import tepui.tools.programs.Program;

/** The small sketches in windows, on the software device and on Vulkan, beside Mesa. */
final class SmallSketchesTest {
    @TempDir
    private Path folder;

    private Image picture(Class<?> sketch, String driver, String display) throws Exception {
        Path file = folder.resolve("picture.png");
        Program.Outcome outcome =
                new Program(folder, sketch.getName(), "4", file.toString()).byItself(driver, display, file);
        Image picture = outcome.shown();
        assertEquals(480, picture.width());
        Path kept =
                Path.of("target/pictures", sketch.getSimpleName() + "-" + (driver == null ? "mesa" : driver) + ".png");
        Files.createDirectories(kept.getParent());
        Png.write(kept, picture);
        return picture;
    }

    /** Edges are smooth, and each device's samples lie where it puts them. */
    @ParameterizedTest
    @ValueSource(classes = {Hills.class, Ripples.class, Sparkle.class, Clock.class})
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void itLooksAsOnMesa(Class<?> sketch) throws Exception {
        BesideMesa look = new BesideMesa(sketch.getSimpleName(), 24, 0.025);
        try (XServer server = new XServer(800, 600)) {
            Image mesa = picture(sketch, null, server.display());
            look.compare(mesa, picture(sketch, "soft", server.display()), "soft");
            look.compare(mesa, picture(sketch, "vulkan", server.display()), "vulkan");
        }
    }
}
