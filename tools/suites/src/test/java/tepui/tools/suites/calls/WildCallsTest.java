package tepui.tools.suites.calls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.suites.gl.GlHost;

/**
 * Calls with arguments that no program should give throw nothing, leave the process alive, and leave a context that draws. In a process of their own;
 * {@code -Dtepui.wild.first=N} is the first seed, {@code -Dtepui.wild.count=N} how many there are, {@code -Dtepui.wild.seconds=N} for how long at most,
 * {@code -Dtepui.wild.driver=vulkan} another driver, {@code -Dtepui.wild.validate=true} with its validation.
 */
@Needs(Need.GL_XML)
class WildCallsTest {
    private static final String FIRST = System.getProperty("tepui.wild.first", "0");
    private static final String COUNT = System.getProperty("tepui.wild.count", "12");
    private static final String SECONDS = System.getProperty("tepui.wild.seconds", "3600");
    private static final String DRIVER = System.getProperty("tepui.wild.driver", "soft");
    private static final boolean VALIDATES = Boolean.getBoolean("tepui.wild.validate");
    private static final String STEPS = "200";

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"CORE, 46", "COMPATIBILITY, 46", "ES, 32", "ES, 11"})
    void nothingIsThrownAndTheNextDrawIsRight(GlHost.Profile profile, int version) throws Exception {
        Path last = Files.createTempFile("tepui-last-call", ".txt");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx1g",
                "-XX:+UseSerialGC",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:ErrorFile=/dev/null",
                "--enable-native-access=ALL-UNNAMED",
                "--add-modules=jdk.incubator.vector",
                "-Dtepui.deps=" + Need.GL_XML.path().getParent().getParent(),
                "-Dtepui.cache=off",
                "-Dtepui.gl.failures=throw",
                "-Dtepui.wild.validate=" + VALIDATES,
                "-Dtepui.last=" + last,
                "-cp",
                System.getProperty("java.class.path"),
                WildCalls.class.getName()));
        command.addAll(List.of(DRIVER, profile.name(), Integer.toString(version), FIRST, COUNT, STEPS, SECONDS));
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        List<String> lines;
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            lines = out.lines().toList();
        }
        int status = process.waitFor();
        assertEquals(0, status, () -> "the process died in " + read(last) + "\n" + String.join("\n", lines));
        assertTrue(
                !lines.isEmpty() && lines.getLast().endsWith(" 0 findings"),
                () -> "first seed " + FIRST + "\n" + String.join("\n", lines));
        Files.deleteIfExists(last);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (java.io.IOException e) {
            return e.toString();
        }
    }
}
