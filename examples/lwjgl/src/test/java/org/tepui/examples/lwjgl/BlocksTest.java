package org.tepui.examples.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.programs.BesideMesa;
import tepui.tools.programs.Program;

/** A program with the calls of block games, beside Mesa. */
final class BlocksTest {
    private static final int FRAMES = 3;

    /** Edges of distant blocks are a pixel wide. */
    private static final BesideMesa LOOK = new BesideMesa("blocks", 2, 0.002);

    @TempDir
    private Path folder;

    private Program program() {
        return new Program(folder, Blocks.class.getName());
    }

    @Test
    void whatIsBeyondItsVersionIsOfferedAndUsed() throws Exception {
        Program.Outcome outcome = program().offscreen("soft", FRAMES);
        outcome.shown();
        assertEquals("storage true, direct state access true, debug true\n", outcome.out(), outcome.err());
    }

    @Test
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void itLooksAsOnMesa() throws Exception {
        LOOK.check(program(), FRAMES);
    }
}
