package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Programs of piglit, of which './tepui conformance piglit' runs all: what passes goes on passing. */
final class PiglitProgramsTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @Needs(Need.PIGLIT)
    @ValueSource(
            strings = {
                "gl-1.0-scissor-bitmap",
                "gl-1.0-dlist-materials",
                "fbo-integer",
                "fbo-blit",
                "arb_uniform_buffer_object-rendering offset",
                "ext_transform_feedback-builtin-varyings gl_Color"
            })
    void aProgramPasses(String words) throws IOException, InterruptedException {
        Path piglit = Need.PIGLIT.require().toRealPath();
        List<String> command = new ArrayList<>(List.of(words.split(" ")));
        command.set(0, piglit.resolve("bin").resolve(command.getFirst()).toString());
        command.addAll(List.of("-auto", "-fbo"));
        CPrograms programs = new CPrograms(folder);
        CPrograms.Outcome outcome = programs.exec(
                command,
                Map.of(
                        "PIGLIT_PLATFORM",
                        "surfaceless_egl",
                        "PIGLIT_SOURCE_DIR",
                        piglit.toString(),
                        "PIGLIT_BUILD_DIR",
                        piglit.toString(),
                        "LD_LIBRARY_PATH",
                        programs.libraries() + ":" + piglit.resolve("lib") + ":"
                                + Need.PIGLIT.path().resolveSibling("lib")));
        assertTrue(outcome.out().contains("PIGLIT: {\"result\": \"pass\" }"), outcome.out() + outcome.err());
    }
}
