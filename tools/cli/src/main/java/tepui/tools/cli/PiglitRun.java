package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tepui.stream.StreamOptions;
import tepui.targets.nativedoor.NativeLaunch;
import tepui.tools.kit.Expectations;
import tepui.tools.suites.piglit.PiglitOptions;
import tepui.tools.suites.piglit.PiglitSuite;

/** Command {@code conformance piglit}: piglit's compiled tests on a driver, or on Mesa, by the library for programs in C. */
final class PiglitRun {
    private PiglitRun() {}

    static int run(Arguments arguments, Terminal terminal, Path deps) throws UsageException, FailureException {
        String driver;
        Expectations expected;
        Map<String, String> environment;
        try {
            Path folder = ConformanceCommand.piglit(arguments).toRealPath();
            Path needed = deps.toAbsolutePath();
            if ("mesa".equals(arguments.get("--driver"))) {
                driver = "mesa";
                expected = PiglitSuite.expectations(driver);
                environment = PiglitSuite.mesa(needed);
            } else {
                Drivers.Found found = Drivers.find().choose(arguments);
                driver = found.name();
                expected = PiglitSuite.expectations(found.devices().getFirst());
                String stream = ConformanceCommand.stream(
                                arguments, StreamOptions.ofEnvironment().mode())
                        .toString();
                environment = arguments.has("--isolated")
                        ? NativeLaunch.isolated(RunCommand.jar(), options(driver, stream), List.of())
                        : NativeLaunch.environment(RunCommand.jar(), inProgram(driver, stream));
            }
            String log = arguments.get("--log");
            String profile = arguments.get("--profile");
            return PiglitSuite.run(new PiglitOptions(
                                    folder,
                                    profile == null ? "quick_gl" : profile,
                                    PiglitSuite.environment(folder, needed, environment),
                                    expected,
                                    ConformanceCommand.filter(arguments),
                                    arguments.number("--every", 1, 1, 1_000_000),
                                    arguments.number(
                                            "--jobs", Runtime.getRuntime().availableProcessors(), 1, 1024),
                                    Duration.ofSeconds(arguments.number("--seconds", 60, 1, 86_400)),
                                    log == null ? Path.of(".tepui", "piglit-" + driver + ".tsv") : Path.of(log),
                                    arguments.has("--resume"),
                                    terminal.out(),
                                    terminal.isPerson(),
                                    arguments.has("--verbose")))
                            .isOk()
                    ? 0
                    : 1;
        } catch (IOException e) {
            throw new FailureException("conformance: piglit cannot be run: " + e.getMessage(), e);
        } catch (IllegalStateException e) {
            throw new FailureException("conformance: " + e.getMessage(), e);
        }
    }

    private static List<String> options(String driver, String stream) {
        return List.of(
                "-Dtepui.driver=" + driver,
                "-Dtepui.stream=" + stream.toLowerCase(Locale.ROOT),
                "-Dtepui.cache=off",
                "-Dtepui.quiet=true",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:ErrorFile=/dev/null");
    }

    /** For the VM in each program: as many run side by side as there are processors, so none takes all of them. */
    private static List<String> inProgram(String driver, String stream) {
        List<String> all = new ArrayList<>(options(driver, stream));
        all.addAll(List.of("-Dtepui.soft.threads=2", "-XX:+UseSerialGC", "-XX:ActiveProcessorCount=2"));
        return all;
    }
}
