package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import tepui.ir.Shader;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.ShaderTranslator;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;
import tepui.tools.kit.Expectations;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport;
import tepui.tools.kit.KitRunner;
import tepui.tools.suites.GlslParserSuite;
import tepui.tools.suites.shader.ShaderRunnerOptions;
import tepui.tools.suites.shader.ShaderRunnerSuite;
import tepui.tools.suites.shader.SuiteResult;

/**
 * Command that runs the driver conformance kit on one driver; the failures expected of the driver are in the kit's
 * expectation lists.
 */
final class ConformanceCommand implements Command {
    private static final Path DEPS = Path.of(System.getProperty("tepui.deps", ".tepui/deps"));

    @Override
    public String name() {
        return "conformance";
    }

    @Override
    public String summary() {
        return "Checks a driver against the contract. Cases are named with * for any text; all of them when none is named.\n"
                + "Three cases are suites of their own, piglit's tests as './tepui fetch piglit' brings them: 'glslparser' for the GLSL"
                + " compiler, 'shader_runner' for OpenGL on a driver (--driver mesa: the OpenGL of the environment; --driver none: compiling and linking only),\n"
                + "'piglit' for the programs in C, by the library of './tepui exec' (--driver mesa: Mesa's); those for GLX want a DISPLAY.";
    }

    @Override
    public String operand() {
        return "CASE...";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.DRIVER,
                Option.DEVICE,
                new Option(
                        "--stream",
                        "MODE",
                        "the command stream in front of the driver: threaded, sync, inline or off; when left out off for the kit, and for"
                                + " shader_runner what TEPUI_STREAM says, or threaded"),
                new Option("--dir", "FOLDER", "glslparser, shader_runner, piglit: the folder of piglit"),
                new Option(
                        "--filter",
                        "REGEX",
                        "glslparser, shader_runner, piglit: only tests in whose name this is found"),
                new Option("--to", "FORM", "glslparser: have what compiles translated as well: spirv, dxbc"),
                new Option("--every", "N", "shader_runner, piglit: only each Nth of the tests"),
                new Option(
                        "--jobs",
                        "N",
                        "shader_runner, piglit: processes side by side; one per processor when left out"),
                new Option("--resume", "", "shader_runner, piglit: go on where the last run was ended"),
                new Option("--log", "FILE", "shader_runner, piglit: where results are kept; .tepui/SUITE-DRIVER.tsv"),
                new Option("--seconds", "N", "piglit: processor time that a test may take; 60 when left out"),
                new Option(
                        "--profile",
                        "NAME",
                        "piglit: its list of tests, a file of piglit's folder tests; quick_gl when left out"),
                new Option("--isolated", "", "piglit: one host carries out the calls of all programs"),
                new Option("--html", "FOLDER", "shader_runner: write a page of failures with pictures there"),
                new Option("--images", "FOLDER", "write the pictures of failed cases there"),
                new Option("--list", "FILE", "write the failed cases there as an expectation list for this device"),
                new Option(
                        "--lists",
                        "NAME",
                        "take the kit's expectation lists NAME-fails.txt, NAME-flakes.txt and NAME-skips.txt in place of the device's own"),
                new Option("--validate", "", "open the device so that it checks each call"),
                new Option("--verbose", "", "a line for each case, not for failures only"));
    }

    @Override
    public List<String> examples() {
        return List.of(
                "conformance --driver soft",
                "conformance --driver vulkan \"blend*\"",
                "conformance shader_runner --driver soft --jobs 4");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        if (arguments.operands().equals(List.of("glslparser"))) return glslParser(arguments, terminal);
        if (arguments.operands().equals(List.of("shader_runner"))) return shaderRunner(arguments, terminal);
        if (arguments.operands().equals(List.of("piglit"))) return PiglitRun.run(arguments, terminal, DEPS);
        Drivers.Found driver = Drivers.find().choose(arguments);
        String images = arguments.get("--images");
        String lists = arguments.get("--lists");
        DeviceOptions how = new DeviceOptions(arguments.has("--validate"), DeviceOptions.DEFAULT.messages(), Map.of());
        StreamOptions stream = StreamOptions.DEFAULT.withMode(stream(arguments, StreamMode.OFF));
        try (Device device = Streams.wrap(Drivers.open(driver, how), stream)) {
            terminal.out().println(driver.name() + ": " + device.info().name());
            KitReport report = KitRunner.run(
                    device,
                    new KitOptions(
                            arguments.operands(),
                            lists == null ? Expectations.of(device.info()) : Expectations.of(lists),
                            images == null ? null : Path.of(images),
                            terminal.out(),
                            terminal.isPerson(),
                            arguments.has("--verbose")));
            if (report.results().isEmpty()) {
                throw arguments.wrong("no case is called " + String.join(" or ", arguments.operands()));
            }
            String list = arguments.get("--list");
            if (list != null) list(report, device, Path.of(list));
            return report.isOk() ? 0 : 1;
        }
    }

    /** Lists failed cases, for expectations/DRIVER.DEVICE-fails.txt; the reason is to be found out and written in place of what was seen. */
    private static void list(KitReport report, Device device, Path file) throws FailureException {
        StringBuilder text = new StringBuilder("# Cases that the ")
                .append(device.info().driver())
                .append(" driver is known to fail on ")
                .append(device.info().name())
                .append(": a pattern a line, then # and why.\n");
        for (KitReport.Result r : report.with(KitReport.Outcome.FAILED)) {
            String seen = r.reason().lines().findFirst().orElse("").strip();
            text.append(r.name()).append(" # ").append(seen).append('\n');
        }
        try {
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new FailureException("the list cannot be written to " + file + ": " + TraceFiles.reason(e), e);
        }
    }

    private static int shaderRunner(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        Path folder = piglit(arguments);
        String given = arguments.get("--driver");
        String driver;
        Expectations expected;
        if (given != null && (given.equals("mesa") || given.equals("none"))) {
            driver = given;
            expected = ShaderRunnerSuite.expectations(driver);
        } else {
            Drivers.Found found = Drivers.find().choose(arguments);
            driver = found.name();
            expected = ShaderRunnerSuite.expectations(found.devices().getFirst());
        }
        String log = arguments.get("--log");
        String html = arguments.get("--html");
        Pattern filter = filter(arguments);
        try {
            SuiteResult result = ShaderRunnerSuite.run(new ShaderRunnerOptions(
                    folder.toRealPath(),
                    driver,
                    stream(arguments, StreamOptions.ofEnvironment().mode()),
                    DEPS,
                    expected,
                    filter,
                    arguments.number("--every", 1, 1, 1_000_000),
                    arguments.number("--jobs", Runtime.getRuntime().availableProcessors(), 1, 1024),
                    log == null ? Path.of(".tepui", "shader_runner-" + driver + ".tsv") : Path.of(log),
                    arguments.has("--resume"),
                    html == null ? null : Path.of(html),
                    terminal.out(),
                    terminal.isPerson(),
                    arguments.has("--verbose")));
            return result.isOk() ? 0 : 1;
        } catch (IOException e) {
            throw new FailureException("conformance: cannot read " + folder + ": " + TraceFiles.reason(e));
        }
    }

    static StreamMode stream(Arguments arguments, StreamMode otherwise) throws UsageException {
        String mode = arguments.get("--stream");
        try {
            return mode == null ? otherwise : StreamMode.of(mode);
        } catch (IllegalArgumentException e) {
            throw arguments.wrong(String.valueOf(e.getMessage()));
        }
    }

    static Path piglit(Arguments arguments) throws FailureException {
        String given = arguments.get("--dir");
        Path folder = given == null ? DEPS.resolve("piglit") : Path.of(given);
        if (!Files.isDirectory(folder)) {
            throw new FailureException(
                    "conformance: the folder " + folder + " does not exist; './tepui fetch piglit' brings it");
        }
        return folder;
    }

    static @Nullable Pattern filter(Arguments arguments) throws UsageException {
        String filter = arguments.get("--filter");
        try {
            return filter == null ? null : Pattern.compile(filter);
        } catch (PatternSyntaxException e) {
            throw arguments.wrong(
                    "--filter is '" + filter + "', which is no regular expression: " + e.getDescription());
        }
    }

    private static Consumer<Shader> translation(String form, Arguments arguments) throws UsageException {
        ShaderTranslator translator = Translators.of(form);
        if (translator != null && !translator.isText(form)) return shader -> translator.translate(shader, form);
        List<String> forms = Translators.forms(false);
        throw arguments.wrong(
                "--to is '" + form + "', must be one of " + String.join(", ", forms) + Suggestion.of(form, forms));
    }

    private static int glslParser(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        if (arguments.has("--driver") || arguments.has("--device")) {
            throw arguments.wrong(
                    "glslparser draws nothing and needs no driver; --to dxbc or --to spirv has what compiles translated as drivers do");
        }
        String to = arguments.get("--to");
        Consumer<Shader> translation = to == null ? null : translation(to, arguments);
        Pattern filter = filter(arguments);
        Path folder = piglit(arguments);
        try {
            // The folder may be a link; names are relative to where the files are.
            GlslParserSuite.Result result = GlslParserSuite.run(
                    folder.toRealPath(),
                    GlslParserSuite.expectations(to),
                    filter,
                    translation,
                    terminal.out(),
                    arguments.has("--verbose"));
            return result.isOk() ? 0 : 1;
        } catch (IOException e) {
            throw new FailureException("conformance: cannot read " + folder + ": " + TraceFiles.reason(e));
        }
    }
}
