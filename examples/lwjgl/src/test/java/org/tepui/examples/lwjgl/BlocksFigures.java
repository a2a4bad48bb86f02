package org.tepui.examples.lwjgl;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.programs.Program;
import tepui.tools.programs.ProgramFigures;

/** Measured on request only: {@code ./tepui test -pl examples/lwjgl -am -Dtest=BlocksFigures}. */
final class BlocksFigures {
    @TempDir
    private Path folder;

    @Test
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void figures() throws Exception {
        ProgramFigures.print("Blocks", new Program(folder, Blocks.class.getName()));
    }
}
