package tepui.tools.suites.shader;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.stream.StreamMode;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.kit.Expectations;

/** The runner itself, on Mesa: what it makes of tests that pass, fail, are not for the context, or have been run already. */
class ShaderRunnerSuiteTest {
    private static final String HEAD = "[require]\nGLSL >= 1.10\n[vertex shader passthrough]\n[fragment shader]\n"
            + "uniform vec4 c; void main() { gl_FragColor = c; }\n[test]\nuniform vec4 c 0 1 0 1\ndraw rect -1 -1 2 2\n";

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @BeforeEach
    void tests() throws IOException {
        write("green", HEAD + "probe all rgba 0 1 0 1\n");
        write("red", HEAD + "probe rgb 3 4 1 0 0\n");
        write("strange", HEAD + "stand on your head\n");
        write("absent", "[require]\nGL_XYZ_nothing\n[test]\n");
    }

    private void write(String name, String text) throws IOException {
        Path file = folder.resolve("tests/spec").resolve(name + ".shader_test");
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
    }

    private SuiteResult run(Expectations expected, boolean resume) throws IOException {
        return ShaderRunnerSuite.run(new ShaderRunnerOptions(
                folder,
                "mesa",
                StreamMode.OFF,
                Path.of(System.getProperty("tepui.deps", ".tepui/deps")),
                expected,
                null,
                1,
                2,
                folder.resolve("log.tsv"),
                resume,
                folder.resolve("page"),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                false,
                false));
    }

    @Test
    @Needs(Need.MESA_GL)
    void failuresAreToldAndShownOnAPage() throws IOException {
        SuiteResult result = run(Expectations.NONE, false);
        String said = out.toString(StandardCharsets.UTF_8);
        assertEquals(1, result.passed(), said);
        assertEquals(2, result.failed(), said);
        assertEquals(1, result.skipped(), said);
        assertFalse(result.isOk());
        assertTrue(said.contains("FAIL spec/red: probe rgb 3 4 1 0 0: at 3, 4 is [0.0, 1.0, 0.0]"), said);
        assertTrue(said.contains("FAIL spec/strange: the command is not known: stand on your head"), said);
        assertTrue(said.endsWith("1 passed, 2 failed, 1 skipped\n"), said);
        String page = Files.readString(folder.resolve("page/index.html"));
        assertTrue(page.contains("images/spec-red-got.png") && page.contains("images/spec-red-expected.png"), page);
        assertTrue(Files.exists(folder.resolve("page/images/spec-red-got.png")));
    }

    @Test
    @Needs(Need.MESA_GL)
    void listsSayWhatIsExpectedAndResumingRunsOnlyTheRest() throws IOException {
        Expectations listed = new Expectations(
                List.of(
                        new Expectations.Entry("spec/red", "why"),
                        new Expectations.Entry("spec/strange", "why"),
                        new Expectations.Entry("spec/green", "stale")),
                List.of(),
                List.of());
        Files.writeString(
                folder.resolve("log.tsv"), new TestResult("spec/green", Outcome.Status.PASS, 1, "").line() + "\n");
        SuiteResult result = run(listed, true);
        assertEquals(1, result.unexpected(), out.toString(StandardCharsets.UTF_8));
        assertEquals(2, result.known());
        List<String> log = Files.readAllLines(folder.resolve("log.tsv"));
        assertEquals(4, log.size(), () -> "the test that was done is not run again: " + log);
    }

    @Test
    void resultsAreLines() {
        TestResult r = new TestResult("a/b", Outcome.Status.FAIL, 12, "two\nlines\tand tabs");
        TestResult back = TestResult.parse(r.line());
        assertNotNull(back);
        assertEquals("two lines and tabs", back.message());
        assertEquals(Outcome.Status.FAIL, back.status());
    }
}
