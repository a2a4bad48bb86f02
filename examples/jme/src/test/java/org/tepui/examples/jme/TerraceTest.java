package org.tepui.examples.jme;

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
final class TerraceTest {
    private static final int FRAMES = 4;

    private static final BesideMesa LOOK = new BesideMesa("terrace", 12, 0.01);

    @TempDir
    private Path folder;

    private Program program() {
        return new Program(folder, Terrace.class.getName());
    }

    @Test
    void itLooksAsItDid() throws Exception {
        Image drawn = program().offscreen("soft", FRAMES).shown();
        LOOK.compare(Png.read(Path.of("src/test/pictures/terrace.png")), drawn, "looked");
    }

    @Test
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void itLooksAsOnMesa() throws Exception {
        LOOK.check(program(), FRAMES);
    }
}
