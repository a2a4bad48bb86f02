package org.tepui.examples.jogl;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.programs.Program;
import tepui.tools.programs.ProgramFigures;

/** Measured on request only: {@code ./tepui test -pl examples/jogl -am -Dtest=RingsFigures}. */
final class RingsFigures {
    @TempDir
    private Path folder;

    @Test
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void figures() throws Exception {
        ProgramFigures.print("Rings", new Program(folder, Rings.class.getName(), "GL3"));
    }
}
