package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the script {@code tepui} answers before it builds or starts anything; run from a folder that is not the project's. */
@DisabledOnOs(value = OS.WINDOWS, disabledReason = "the script is for bash; tepui.cmd is its twin")
final class LauncherTest {
    private static final Path ROOT = Path.of(System.getProperty("tepui.root"));

    @TempDir
    private Path folder;

    private record Answer(int status, String out, String err) {}

    @Test
    void theVersionIsTheBuilds() throws Exception {
        Answer answer = run(Map.of(), "--version");
        String pom = Files.readString(ROOT.resolve("pom.xml"));
        String version = pom.substring(pom.indexOf("<version>") + 9, pom.indexOf("</version>"));
        assertEquals(new Answer(0, "tepui " + version + "\n", ""), answer);
    }

    @Test
    void helpIsTheProgramsHelp() throws Exception {
        assertEquals(new Answer(0, Main.help(), ""), run(Map.of(), "--help"));
    }

    @Test
    void nothingAtAllPrintsTheHelpAndIsAWrongCall() throws Exception {
        assertEquals(new Answer(2, Main.help(), ""), run(Map.of()));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            build now         | tepui: build takes no arguments, not 'now'
            format --chek     | tepui: format: there is no option --chek; there is --check
            fetch everything  | fetch: there is no group 'everything'; there are devices, display, wayland, registries, programs, traces, arm, mingw, piglit, whole, newer, newer-vkd3d, windows and windows-java
            test --driver     | tepui: test: --driver needs a value: --driver D
            test --newer-vkd3d --driver soft | tepui: test: --newer-vkd3d runs on d3d12, and takes cases and options of './tepui conformance', not --driver
            test --windows vulkan --device llvmpipe | tepui: test: --windows runs on d3d12, or on vulkan or soft where that is its first word, and takes cases and options of './tepui conformance', not --device
            """)
    void aWrongCallIsNamed(String command, String message) throws Exception {
        assertEquals(
                new Answer(2, "", message + "\n"), run(Map.of(), command.strip().split(" ")));
    }

    @Test
    void eachOfItsCommandsHasHelp() throws Exception {
        for (String command : List.of("test", "build", "format", "fetch")) {
            Answer answer = run(Map.of(), command, "--help");
            assertEquals(0, answer.status, command);
            assertTrue(answer.out.startsWith("Usage: ./tepui " + command), answer.out);
        }
    }

    @Test
    void withoutMavenItSaysWhatToInstall() throws Exception {
        // A PATH with what the script itself needs, and no Maven.
        Path bin = Files.createDirectories(folder.resolve("bin"));
        for (String tool : List.of("bash", "dirname", "readlink", "sed", "head", "cat", "find", "mkdir", "uname")) {
            Path program = Files.exists(Path.of("/usr/bin", tool)) ? Path.of("/usr/bin", tool) : Path.of("/bin", tool);
            Path wrapper = Files.writeString(bin.resolve(tool), "#!/bin/sh\nexec " + program + " \"$@\"\n");
            assertTrue(wrapper.toFile().setExecutable(true));
        }
        Answer answer = run(Map.of("PATH", bin.toString()), "format", "--check");
        assertEquals(1, answer.status, answer.err);
        assertTrue(answer.err.contains("Install Apache Maven 3.8.6 or newer"), answer.err);
    }

    @Test
    void aJdkThatIsTooOldIsNamedWithTheRemedy() throws Exception {
        // The script asks for a release that no machine has, so that all it finds is too old.
        Path copy = Files.createDirectories(folder.resolve("copy"));
        String script = Files.readString(ROOT.resolve("tepui")).replace("\nneed=25\n", "\nneed=999\n");
        Path jdk = Files.createDirectories(folder.resolve("old jdk"));
        Files.createDirectories(jdk.resolve("bin"));
        assertTrue(Files.createFile(jdk.resolve("bin/javac")).toFile().setExecutable(true));
        Files.writeString(jdk.resolve("release"), "IMPLEMENTOR=\"us\"\nJAVA_VERSION=\"17.0.1\"\n");
        Files.writeString(copy.resolve("tepui"), script);
        Answer answer = run(copy, Map.of("JAVA_HOME", jdk.toString()), "info");
        assertEquals(1, answer.status, answer.err);
        assertTrue(
                answer.err.startsWith("tepui: needs a JDK 999 or newer, and found JDK 17 (" + jdk + ")"), answer.err);
        assertTrue(answer.err.contains("JAVA_HOME=/path/to/jdk-999"), answer.err);
    }

    private Answer run(Map<String, String> environment, String... arguments) throws Exception {
        return run(ROOT, environment, arguments);
    }

    private Answer run(Path project, Map<String, String> environment, String... arguments)
            throws IOException, InterruptedException {
        List<String> command =
                new ArrayList<>(List.of("bash", project.resolve("tepui").toString()));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(folder.resolve("out").toFile())
                .redirectError(folder.resolve("err").toFile());
        builder.environment().putAll(environment);
        int status = builder.start().waitFor();
        return new Answer(
                status,
                Files.readString(folder.resolve("out"), StandardCharsets.UTF_8),
                Files.readString(folder.resolve("err"), StandardCharsets.UTF_8));
    }
}
