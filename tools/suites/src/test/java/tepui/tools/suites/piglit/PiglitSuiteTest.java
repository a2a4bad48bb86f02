package tepui.tools.suites.piglit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.zip.GZIPOutputStream;
import javax.xml.stream.XMLStreamException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.tools.kit.Expectations;
import tepui.tools.suites.shader.Outcome;
import tepui.tools.suites.shader.SuiteResult;
import tepui.tools.suites.shader.TestResult;

/** The runner itself: what it reads of a profile, and what it makes of programs that pass, fail, crash or do not end. */
class PiglitSuiteTest {
    private static final String PROFILE = """
            <?xml version='1.0' encoding='utf-8'?>
            <PiglitTestList count="3" name="small">
            <Test type="gl" name="a@one"><option name="command" value="['one', '', &quot;it's&quot;]" /><option name="run_concurrent" value="True" /></Test>
            <Test type="gl" name="glx@two"><option name="command" value="['two']" /><option name="run_concurrent" value="False" />
              <option name="require_platforms" value="['glx', 'mixed_glx_egl']" /></Test>
            <Test type="gl_builtin" name="three"><option name="command" value="['three']" /></Test>
            </PiglitTestList>
            """;

    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void profilesNameProgramsAndTheirWords() throws XMLStreamException {
        Map<String, PiglitTest> tests =
                PiglitProfile.parse(new ByteArrayInputStream(PROFILE.getBytes(StandardCharsets.UTF_8)));
        assertEquals(
                List.of(
                        new PiglitTest("a@one", List.of("one", "", "it's"), true, List.of()),
                        new PiglitTest("glx@two", List.of("two"), false, List.of("glx", "mixed_glx_egl"))),
                new ArrayList<>(tests.values()));
    }

    @Test
    void testsOfGlxAndTestsInWindowsWantADisplay() {
        PiglitTest test = new PiglitTest("glx@two", List.of("two"), false, List.of("glx"));
        assertEquals("glx", test.platform(true));
        assertNull(test.platform(false));
        PiglitTest window = new PiglitTest("w", List.of("w"), false, List.of());
        assertEquals("x11_egl", window.platform(true));
        assertNull(window.platform(false));
        assertEquals("surfaceless_egl", new PiglitTest("o", List.of("o"), true, List.of()).platform(true));
    }

    @Test
    void theLastResultCountsIfTheProgramEndsByItself() {
        String text = "PIGLIT: {\"subtest\": {\"x\" : \"pass\"}}\nbad colour\nPIGLIT: {\"result\": \"fail\" }\n";
        assertEquals(
                new TestResult("t", Outcome.Status.FAIL, 7, "fail: bad colour"), PiglitProcess.judge("t", 1, 7, text));
        assertEquals(
                Outcome.Status.PASS,
                PiglitProcess.judge("t", 0, 7, "PIGLIT: {\"result\": \"pass\" }")
                        .status());
        assertEquals(
                Outcome.Status.FAIL,
                PiglitProcess.judge("t", 139, 7, "PIGLIT: {\"result\": \"pass\" }")
                        .status());
        assertEquals(
                "tells no result, status 1: oh",
                PiglitProcess.judge("t", 1, 7, "oh\n").message());
    }

    private void program(String name, String script) throws IOException {
        Path file = folder.resolve("bin").resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, "#!/bin/sh\n" + script + "\n");
        if (!file.toFile().setExecutable(true)) throw new IOException(file + " cannot be made a program");
    }

    private SuiteResult run(Expectations expected, boolean resume) throws IOException {
        StringBuilder profile = new StringBuilder("<PiglitTestList>");
        for (String name : List.of("green", "red", "endless", "absent"))
            profile.append("<Test type=\"gl\" name=\"s@")
                    .append(name)
                    .append("\"><option name=\"command\" value=\"['")
                    .append(name)
                    .append("', 'x y']\"/><option name=\"run_concurrent\" value=\"True\"/></Test>");
        Files.createDirectories(folder.resolve("tests"));
        try (GZIPOutputStream zip = new GZIPOutputStream(Files.newOutputStream(folder.resolve("tests/small.xml.gz")))) {
            zip.write(profile.append("</PiglitTestList>").toString().getBytes(StandardCharsets.UTF_8));
        }
        program(
                "green",
                "[ \"$1/$2/$PIGLIT_PLATFORM/$NOTE\" = 'x y/-auto/surfaceless_egl/kept' ] && echo 'PIGLIT: {\"result\": \"pass\" }'");
        program("red", "echo because; echo 'PIGLIT: {\"result\": \"fail\" }'; exit 1");
        program("endless", "while :; do :; done");
        return PiglitSuite.run(options(Map.of("NOTE", "kept"), expected, resume));
    }

    @Test
    void aProgramThatAbortsWithoutAWindowGetsOne() throws IOException, InterruptedException {
        program("seen", "[ $PIGLIT_PLATFORM = x11_egl ] || kill -ABRT $$; echo 'PIGLIT: {\"result\": \"pass\" }'");
        program("broken", "kill -ABRT $$");
        PiglitOptions options = options(Map.of("DISPLAY", ":0"), Expectations.NONE, false);
        PiglitTest seen = new PiglitTest("seen", List.of("seen"), true, List.of());
        assertEquals(Outcome.Status.PASS, PiglitProcess.run(seen, options).status());
        PiglitTest broken = new PiglitTest("broken", List.of("broken"), true, List.of());
        assertTrue(PiglitProcess.run(broken, options).message().startsWith("takes its process down, status 134"));
        PiglitTest offscreen = new PiglitTest("seen", List.of("seen"), true, List.of("surfaceless_egl"));
        assertEquals(Outcome.Status.FAIL, PiglitProcess.run(offscreen, options).status());
    }

    private PiglitOptions options(Map<String, String> environment, Expectations expected, boolean resume) {
        return new PiglitOptions(
                folder,
                "small",
                environment,
                expected,
                null,
                1,
                2,
                Duration.ofMillis(300),
                folder.resolve("log.tsv"),
                resume,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                false,
                false);
    }

    @Test
    void whatFailsHangsOrIsNotThereIsTold() throws IOException {
        SuiteResult result = run(Expectations.NONE, false);
        String said = out.toString(StandardCharsets.UTF_8);
        assertEquals(new SuiteResult(1, 2, 1, 0, 2), result, said);
        assertTrue(said.contains("FAIL s@red: fail: because\n"), said);
        assertTrue(said.contains("FAIL s@endless: does not end within"), said);
        assertTrue(said.endsWith("1 passed, 2 failed, 1 skipped\n"), said);
    }

    @Test
    void listsSayWhatIsExpectedAndResumingRunsOnlyTheRest() throws IOException {
        Expectations listed = new Expectations(
                List.of(new Expectations.Entry("s@red", "why"), new Expectations.Entry("s@green", "stale")),
                List.of(),
                List.of(new Expectations.Entry("s@endless", "why")));
        Files.writeString(folder.resolve("log.tsv"), "s@green\tPASS\t1\t\n");
        assertEquals(new SuiteResult(1, 1, 2, 1, 1), run(listed, true), out.toString(StandardCharsets.UTF_8));
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("FAIL s@green: passes, but is listed to fail"));
    }
}
