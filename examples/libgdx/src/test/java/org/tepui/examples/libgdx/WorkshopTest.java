package org.tepui.examples.libgdx;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.image.Image;
import tepui.tools.image.Png;
import tepui.tools.programs.BesideMesa;
import tepui.tools.programs.Program;

/** The program on the software device, beside a picture that somebody has looked at, and beside Mesa. */
final class WorkshopTest {
    private static final int FRAMES = 4;

    private static final BesideMesa LOOK = new BesideMesa("workshop", 12, 0.01);

    @TempDir
    private Path folder;

    private Program program(String... arguments) {
        String[] words = new String[arguments.length + 1];
        words[0] = Workshop.class.getName();
        System.arraycopy(arguments, 0, words, 1, arguments.length);
        return new Program(folder, words);
    }

    @Test
    void itLooksAsItDid() throws Exception {
        Image drawn = program().offscreen("soft", FRAMES).shown();
        LOOK.compare(Png.read(Path.of("src/test/pictures/workshop.png")), drawn, "looked");
    }

    @Test
    void theNewerLanguageGivesTheSamePicture() throws Exception {
        Image drawn = program("gl32").offscreen("soft", FRAMES).shown();
        LOOK.compare(Png.read(Path.of("src/test/pictures/workshop.png")), drawn, "gl32");
    }

    @Test
    void openGLESGivesTheSamePicture() throws Exception {
        Image drawn = program("angle").offscreen("soft", FRAMES).shown();
        LOOK.compare(Png.read(Path.of("src/test/pictures/workshop.png")), drawn, "angle");
    }

    @Test
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void itLooksAsOnMesa() throws Exception {
        LOOK.check(program(), FRAMES);
    }
}
