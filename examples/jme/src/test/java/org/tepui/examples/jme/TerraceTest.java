package org.tepui.examples.jme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.tools.image.Image;
import tepui.tools.image.ImageDifference;
import tepui.tools.image.Png;
import tepui.tools.programs.Program;

/** The program on the software device, beside a picture that somebody has looked at, and beside Mesa. */
final class TerraceTest {
    private static final int FRAMES = 4;

    /** Edges and filtered texels may differ a little from one implementation to another; so much of the picture may be off by more than a shade. */
    private static final double SHARE = 0.01;

    @TempDir
    private Path folder;

    private Program program(String... arguments) {
        String[] words = new String[arguments.length + 1];
        words[0] = Terrace.class.getName();
        System.arraycopy(arguments, 0, words, 1, arguments.length);
        return new Program(folder, words);
    }

    @Test
    void itLooksAsItDid() throws Exception {
        Image drawn = program().offscreen("soft", FRAMES).shown();
        compare(Png.read(Path.of("src/test/pictures/terrace.png")), drawn, "looked");
    }

    @Test
    @Needs({Need.XVFB, Need.MESA_GL})
    void itLooksAsOnMesa() throws Exception {
        try (XServer server = new XServer(1024, 768)) {
            Image mesa = program().onSystem(FRAMES, server.display()).shown();
            compare(mesa, program().offscreen("soft", FRAMES).shown(), "mesa");
        }
    }

    private static void compare(Image expected, Image actual, String name) throws Exception {
        assertEquals(expected.width(), actual.width());
        assertEquals(expected.height(), actual.height());
        ImageDifference difference = ImageDifference.of(expected, actual, 12);
        boolean near = difference.pixels() <= SHARE * expected.width() * expected.height();
        if (!near) difference.write(Path.of("target/pictures"), name);
        assertTrue(near, difference.describe());
    }
}
