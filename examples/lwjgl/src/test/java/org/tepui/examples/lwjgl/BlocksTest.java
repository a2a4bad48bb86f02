package org.tepui.examples.lwjgl;

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
import tepui.tools.programs.Program;

/** A program with the calls of block games, beside Mesa. */
final class BlocksTest {
    private static final int FRAMES = 3;

    /** Edges of distant blocks are a pixel wide; so much of the picture may be off by more than two shades. */
    private static final double SHARE = 0.002;

    @TempDir
    private Path folder;

    private Program.Outcome onTepui(String driver) throws Exception {
        Program.Outcome outcome = new Program(folder, Blocks.class.getName()).offscreen(driver, FRAMES);
        outcome.shown();
        // What is beyond 3.2 is offered, and used.
        assertEquals("storage true, direct state access true, debug true\n", outcome.out(), outcome.err());
        return outcome;
    }

    @Test
    @Needs({Need.XVFB, Need.MESA_GL})
    void itLooksAsOnMesa() throws Exception {
        Image mesa;
        try (XServer server = new XServer(1024, 768)) {
            mesa = new Program(folder, Blocks.class.getName())
                    .onSystem(FRAMES, server.display())
                    .shown();
        }
        ImageDifference difference = ImageDifference.of(mesa, onTepui("soft").shown(), 2);
        boolean near = difference.pixels() <= SHARE * mesa.width() * mesa.height();
        if (!near) difference.write(Path.of("target/pictures"), "blocks");
        assertTrue(near, difference.describe());
    }
}
