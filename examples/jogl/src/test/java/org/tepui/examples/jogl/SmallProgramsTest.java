package org.tepui.examples.jogl;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.programs.BesideMesa;
import tepui.tools.programs.Program;

/** The small programs offscreen, on the software device and on Vulkan, beside Mesa. */
final class SmallProgramsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(classes = {Solids.class, Poster.class, Swarm.class, Mirror.class})
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void itLooksAsOnMesa(Class<?> program) throws Exception {
        Path picture = folder.resolve("picture.png");
        new BesideMesa(program.getSimpleName(), 12, 0.01)
                .check(new Program(folder, program.getName(), "4", picture.toString()), picture, false);
    }
}
