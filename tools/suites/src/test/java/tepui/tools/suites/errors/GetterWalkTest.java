package tepui.tools.suites.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/**
 * Getters tell what Mesa's tell, in contexts of all profiles as they are made and after calls, but for what
 * mesa-gets.txt has a reason for; so do the questions about formats, with mesa-formats.txt.
 */
@Needs(Need.MESA_GL)
class GetterWalkTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "core-fresh",
                "compat-fresh",
                "es2-fresh",
                "es30-fresh",
                "es31-fresh",
                "es32-fresh",
                "core-used",
                "compat-used"
            })
    void gettersTellWhatMesasTell(String setup) throws IOException {
        compare(setup, GetterWalkTest::all, "mesa-gets.txt");
    }

    @ParameterizedTest
    @ValueSource(strings = {"core-fresh", "es31-fresh"})
    void formatsCanWhatMesasCan(String setup) throws IOException {
        compare(setup, GetterWalk::formats, "mesa-formats.txt");
    }

    private static void compare(String setup, Consumer<GetterWalk> questions, String reasons) throws IOException {
        ErrorTable table = new ErrorTable("gets.txt");
        Map<String, String> mine;
        Map<String, String> other;
        try (GlHost host = new TepuiHost("soft")) {
            mine = answers(host, table, setup, questions);
        }
        try (GlHost host = new MesaHost()) {
            other = answers(host, table, setup, questions);
        }
        List<Pattern> known = known(reasons);
        StringBuilder wrong = new StringBuilder();
        mine.forEach((call, answer) -> {
            String expected = other.getOrDefault(call, "");
            // Of two errors that a call deserves, each may have another.
            if (answer.equals(expected) || answer.startsWith("GL_") && expected.startsWith("GL_")) return;
            String line = call + ": " + answer + " | " + expected;
            if (known.stream().noneMatch(p -> p.matcher(line).find()))
                wrong.append(line).append('\n');
        });
        assertEquals("", wrong.toString());
    }

    private static void all(GetterWalk walk) {
        walk.states();
        walk.textures();
        walk.framebuffers();
        walk.buffers();
        walk.queries();
        walk.programs();
        walk.fixed();
    }

    private static Map<String, String> answers(
            GlHost host, ErrorTable table, String name, Consumer<GetterWalk> questions) {
        ErrorTable.Setup setup = table.setup(name);
        try (CallScript calls = new CallScript(host);
                GlHost.Session session = host.open(setup.profile(), setup.version(), 32, 32)) {
            assertNotNull(session);
            calls.begin();
            calls.error();
            for (String s : setup.statements()) {
                calls.run(table, s);
                assertEquals("GL_NO_ERROR", CallScript.errorName(calls.error()), host.name() + ": " + s);
            }
            GetterWalk walk = new GetterWalk(calls, setup.profile(), setup.version());
            questions.accept(walk);
            return walk.answers();
        }
    }

    /** The patterns of a file of reasons. */
    static List<Pattern> known(String file) throws IOException {
        List<Pattern> patterns = new ArrayList<>();
        InputStream in = GetterWalkTest.class.getResourceAsStream(file);
        if (in == null) throw new IOException(file + " is missing");
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            for (String line = reader.readLine(); line != null; line = reader.readLine()) {
                String text = line.replaceFirst(" # .*", "").strip();
                if (!text.isEmpty() && !text.startsWith("#")) patterns.add(Pattern.compile(text));
            }
        }
        return patterns;
    }
}
