package tepui.tools.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.tools.kit.Expectations;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport;
import tepui.tools.kit.KitRunner;
import tepui.tools.suites.GlslParserSuite;

/** Runs the driver conformance kit on one driver; what the driver is known not to do is in the kit's expectation lists. */
final class ConformanceCommand implements Command {
    @Override
    public String name() {
        return "conformance";
    }

    @Override
    public String summary() {
        return "Checks a driver against the contract. Cases are named with * for any text; all of them when none is named.\n"
                + "The case 'glslparser' is a suite of its own: piglit's tests of GLSL compilers, as './tepui fetch piglit' brings them.";
    }

    @Override
    public String operand() {
        return "CASE...";
    }

    @Override
    public List<Option> options() {
        return List.of(
                Option.DRIVER,
                new Option("--dir", "FOLDER", "glslparser: the folder of the tests"),
                new Option("--images", "FOLDER", "write the pictures of failed cases there"),
                new Option("--validate", "", "open the device so that it checks each call"),
                new Option("--verbose", "", "a line for each case, not for failures only"));
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        if (arguments.operands().equals(List.of("glslparser"))) return glslParser(arguments, terminal);
        Drivers.Found driver = Drivers.find().choose(arguments);
        String images = arguments.get("--images");
        DeviceOptions how = new DeviceOptions(arguments.has("--validate"), DeviceOptions.DEFAULT.messages(), Map.of());
        try (Device device = Drivers.open(driver, how)) {
            terminal.out().println(driver.name() + ": " + device.info().name());
            KitReport report = KitRunner.run(
                    device,
                    new KitOptions(
                            arguments.operands(),
                            Expectations.of(driver.name()),
                            images == null ? null : Path.of(images),
                            terminal.out(),
                            terminal.isPerson(),
                            arguments.has("--verbose")));
            if (report.results().isEmpty()) {
                throw arguments.wrong("no case is called " + String.join(" or ", arguments.operands()));
            }
            return report.isOk() ? 0 : 1;
        }
    }

    private static int glslParser(Arguments arguments, Terminal terminal) throws FailureException {
        String given = arguments.get("--dir");
        Path folder =
                given == null ? Path.of(System.getProperty("tepui.deps", ".tepui/deps"), "piglit") : Path.of(given);
        if (!Files.isDirectory(folder)) {
            throw new FailureException(
                    "conformance: the folder " + folder + " does not exist; './tepui fetch piglit' brings it");
        }
        try {
            // The folder may be a link; names are relative to where the files are.
            GlslParserSuite.Result result = GlslParserSuite.run(
                    folder.toRealPath(), GlslParserSuite.expectations(), terminal.out(), arguments.has("--verbose"));
            return result.isOk() ? 0 : 1;
        } catch (IOException e) {
            throw new FailureException("conformance: cannot read " + folder + ": " + e.getMessage());
        }
    }
}
