package tepui.tools.suites;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.testing.Need;
import tepui.tools.kit.Expectations;

class GlslParserSuiteTest {
    @TempDir
    Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    private GlslParserSuite.Result run(Expectations expected) throws IOException {
        return GlslParserSuite.run(
                folder, expected, null, null, new PrintStream(out, true, StandardCharsets.UTF_8), false);
    }

    private void write(String name, String config, String text) throws IOException {
        Files.writeString(
                folder.resolve(name),
                "// [config]\n// " + config.replace("\n", "\n// ") + "\n// [end config]\n" + text);
    }

    @Test
    void resultsAreComparedWithWhatTheFilesAndTheListsSay() throws IOException {
        write("good.vert", "expect_result: pass", "void main() { gl_Position = vec4(0); }");
        write("bad.vert", "expect_result: fail", "void main() { gl_Position = 1; }");
        write("wrong.frag", "expect_result: pass", "void main() { nothing(); }");
        write("link.frag", "expect_result: fail\ncheck_link: true", "void f() {}");
        write("absent.frag", "expect_result: pass\nrequire_extensions: GL_XYZ_none", "");
        Files.writeString(folder.resolve("notes.txt"), "no test");
        GlslParserSuite.Result result = run(Expectations.NONE);
        assertEquals(3, result.passed());
        assertEquals(1, result.failed());
        assertEquals(1, result.skipped());
        assertFalse(result.isOk());
        assertTrue(out.toString(StandardCharsets.UTF_8).endsWith("3 passed, 1 failed, 1 skipped\n"));
        out.reset();
        Expectations listed = new Expectations(
                List.of(new Expectations.Entry("wrong.frag", "why"), new Expectations.Entry("good.vert", "stale")),
                List.of(),
                List.of());
        assertEquals(1, run(listed).failed());
        assertTrue(out.toString(StandardCharsets.UTF_8).contains("FAIL good.vert: passes, but is listed to fail"));
    }

    @Test
    void aFilterChoosesByTheName() throws IOException {
        write("good.vert", "expect_result: pass", "void main() { gl_Position = vec4(0); }");
        write("wrong.frag", "expect_result: pass", "void main() { nothing(); }");
        PrintStream to = new PrintStream(out, true, StandardCharsets.UTF_8);
        GlslParserSuite.Result result =
                GlslParserSuite.run(folder, Expectations.NONE, Pattern.compile("go+d\\.v"), null, to, false);
        assertEquals(new GlslParserSuite.Result(1, 0, 0, 0), result);
    }

    @Test
    void whatCompilesIsTranslatedStageByStage() throws IOException {
        write("good.vert", "expect_result: pass", "void main() { gl_Position = vec4(0); }");
        write("good.frag", "expect_result: pass", "void main() { gl_FragColor = vec4(0); }");
        write("bad.vert", "expect_result: fail", "void main() { gl_Position = 1; }");
        PrintStream to = new PrintStream(out, true, StandardCharsets.UTF_8);
        List<Stage> seen = new ArrayList<>();
        Consumer<Shader> translation = shader -> {
            seen.add(shader.stage);
            if (shader.stage == Stage.FRAGMENT) throw new IllegalArgumentException("no fragments here");
        };
        GlslParserSuite.Result result = GlslParserSuite.run(folder, Expectations.NONE, null, translation, to, false);
        assertEquals(new GlslParserSuite.Result(2, 1, 0, 0), result);
        assertEquals(List.of(Stage.FRAGMENT, Stage.VERTEX), seen);
        assertTrue(out.toString(StandardCharsets.UTF_8)
                .contains("FAIL good.frag: cannot be translated: no fragments here"));
    }

    @Test
    void aFileWithoutAConfigurationIsNoTest() {
        assertNull(GlslParserTest.parse("a.vert", "void main() {}"));
        assertNull(GlslParserTest.parse("a.txt", "[config]\nexpect_result: pass\n[end config]"));
    }

    @Test
    void piglitsTestsGoAsListed() throws IOException {
        Path piglit = Need.PIGLIT.require();
        GlslParserSuite.Result result = GlslParserSuite.run(
                piglit.toRealPath(),
                GlslParserSuite.expectations(null),
                null,
                null,
                new PrintStream(out, true, StandardCharsets.UTF_8),
                false);
        assertTrue(result.isOk(), out.toString(StandardCharsets.UTF_8));
        assertTrue(result.known() * 100 < result.passed() * 3, "fewer than 97 in 100 are as piglit expects");
    }
}
