package org.tepui.examples.processing;

import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.programs.BesideMesa;
import tepui.tools.programs.Program;

/** The small sketches in windows, on the software device and on Vulkan, beside Mesa. */
final class SmallSketchesTest {
    @TempDir
    private Path folder;

    /** Edges are smooth, and each device's samples lie where it puts them. */
    @ParameterizedTest
    @ValueSource(classes = {Hills.class, Ripples.class, Sparkle.class, Clock.class})
    @Needs({Need.XVFB, Need.MESA_GL, Need.LAVAPIPE})
    void itLooksAsOnMesa(Class<?> sketch) throws Exception {
        Path picture = folder.resolve("picture.png");
        new BesideMesa(sketch.getSimpleName(), 24, 0.025)
                .check(new Program(folder, sketch.getName(), "4", picture.toString()), picture, true);
    }
}
