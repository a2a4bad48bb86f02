package org.tepui.examples.jogl;

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

/** The small programs offscreen, on the software device and on Vulkan, beside Mesa. */
final class SmallProgramsTest {
    @TempDir
    private Path folder;

    private Image picture(Class<?> program, String driver, String display) throws Exception {
        Path file = folder.resolve("picture.png");
        Program.Outcome outcome =
                new Program(folder, program.getName(), "4", file.toString()).byItself(driver, display, file);
        Image picture = outcome.shown();
        assertEquals(0, outcome.status(), outcome.err());
        Path kept =
                Path.of("target/pictures", program.getSimpleName() + "-" + (driver == null ? "mesa" : driver) + ".png");
        Files.createDirectories(kept.getParent());
        Png.write(kept, picture);
        return picture;
    }

    @ParameterizedTest
    @ValueSource(classes = {Solids.class, Poster.class, Swarm.class, Mirror.class})
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void itLooksAsOnMesa(Class<?> program) throws Exception {
        Image mesa;
        try (XServer server = new XServer(800, 600)) {
            mesa = picture(program, null, server.display());
        }
        BesideMesa look = new BesideMesa(program.getSimpleName(), 12, 0.01);
        look.compare(mesa, picture(program, "soft", null), "soft");
        look.compare(mesa, picture(program, "vulkan", null), "vulkan");
    }
}
