package tepui.tools.suites.shader;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import tepui.stream.StreamMode;
import tepui.tools.kit.Expectations;

/**
 * Options of a run of the shader_runner tests.
 *
 * @param folder of piglit
 * @param driver a driver of Tepui, or "mesa" for the OpenGL of the environment
 * @param stream the command stream in front of a driver of Tepui
 * @param deps the folder that './tepui fetch' fills; Mesa is found there
 * @param filter names must contain it, or null for all
 * @param every 1 for all tests, 10 for each tenth
 * @param log where results are kept, for resuming
 * @param resume whether results that are in the log already are taken from there
 * @param html the folder of the page of failures, or null for none
 * @param person whether a person watches, who gets a line of progress
 */
public record ShaderRunnerOptions(
        Path folder,
        String driver,
        StreamMode stream,
        Path deps,
        Expectations expected,
        @Nullable Pattern filter,
        int every,
        int jobs,
        Path log,
        boolean resume,
        @Nullable Path html,
        PrintStream out,
        boolean person,
        boolean verbose) {}
