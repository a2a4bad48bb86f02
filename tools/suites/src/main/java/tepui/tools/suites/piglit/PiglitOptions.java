package tepui.tools.suites.piglit;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tepui.tools.kit.Expectations;

/**
 * Options of a run of piglit's compiled tests.
 *
 * @param folder of piglit: "bin", "lib" and "tests"
 * @param profile the list of tests: "quick_gl" for tests/quick_gl.xml.gz
 * @param environment what leads the programs to the OpenGL that they test
 * @param filter names must contain it, or null for all
 * @param every 1 for all tests, 10 for each tenth
 * @param limit of processor time for one test; four times as much may pass on the clock
 * @param log where results are kept, for resuming
 * @param resume whether results that are in the log already are taken from there
 * @param person whether a person watches, who gets a line of progress
 */
public record PiglitOptions(
        Path folder,
        String profile,
        Map<String, String> environment,
        Expectations expected,
        @Nullable Pattern filter,
        int every,
        int jobs,
        Duration limit,
        Path log,
        boolean resume,
        PrintStream out,
        boolean person,
        boolean verbose) {}
