package tepui.tools.suites.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/**
 * The erroneous calls of the tables make the errors that the specification names, and change nothing that a getter tells: each in a context of its
 * own, on the software device and on Mesa. {@code -Dtepui.errors=REGEX} runs the lines whose text it finds.
 */
class ErrorTableTest {
    private static final Pattern ONLY = Pattern.compile(System.getProperty("tepui.errors", ""));

    /** Whose calls Mesa has. */
    static List<String> chaptersOfMesa() {
        return List.of(
                "buffers.txt",
                "programs.txt",
                "vertices.txt",
                "legacy.txt",
                "textures.txt",
                "framebuffers.txt",
                "states.txt",
                "es.txt",
                "direct.txt",
                "draws.txt",
                "copies.txt",
                "es-negative.txt",
                "es-targets.txt",
                "es-stages.txt");
    }

    static List<String> chapters() {
        List<String> chapters = new ArrayList<>(chaptersOfMesa());
        chapters.add("imaging.txt");
        return chapters;
    }

    @ParameterizedTest
    @MethodSource("chapters")
    void callsMakeTheirErrorsAndChangeNothing(String chapter) throws IOException {
        ErrorTable table = new ErrorTable(chapter);
        StringBuilder wrong = new StringBuilder();
        Map<GlHost.Profile, Map<String, Integer>> states = new EnumMap<>(GlHost.Profile.class);
        try (GlHost host = new TepuiHost("soft");
                CallScript calls = new CallScript(host)) {
            for (ErrorTable.Line line : table.lines()) {
                if (!ONLY.matcher(line.setup() + " " + line.call()).find()) continue;
                ErrorTable.Setup setup = table.setup(line.setup());
                try (GlHost.Session session = host.open(setup.profile(), setup.version(), 32, 32)) {
                    assertNotNull(session);
                    String reason = prepare(table, line, calls);
                    if (reason.isEmpty()) {
                        Map<String, Integer> all =
                                states.computeIfAbsent(setup.profile(), p -> StateSnapshot.answered(calls));
                        boolean es = setup.profile() == GlHost.Profile.ES;
                        StateSnapshot before = StateSnapshot.of(calls, all, es);
                        reason = make(table, line, calls, line.error());
                        // A call without an error is there to say that it is none: it may change what it will.
                        if (!line.error().equals("GL_NO_ERROR")) {
                            reason += before.difference(StateSnapshot.of(calls, all, es));
                        }
                    }
                    report(table, line, reason, wrong);
                }
            }
        }
        assertEquals("", wrong.toString());
    }

    @ParameterizedTest
    @MethodSource("chaptersOfMesa")
    @Needs(Need.MESA_GL)
    void mesaAgreesButWhereTheTableSaysWhyNot(String chapter) throws IOException {
        ErrorTable table = new ErrorTable(chapter);
        StringBuilder wrong = new StringBuilder();
        try (GlHost host = new MesaHost();
                CallScript calls = new CallScript(host)) {
            for (ErrorTable.Line line : table.lines()) {
                if (!ONLY.matcher(line.setup() + " " + line.call()).find()) continue;
                String expected = line.mesa() == null ? line.error() : "GL_" + line.mesa();
                if (expected.equals("GL_-")) continue;
                ErrorTable.Setup setup = table.setup(line.setup());
                try (GlHost.Session session = host.open(setup.profile(), setup.version(), 32, 32)) {
                    assertNotNull(session);
                    String reason = prepare(table, line, calls);
                    if (reason.isEmpty()) reason = make(table, line, calls, expected);
                    report(table, line, reason, wrong);
                }
            }
        }
        assertEquals("", wrong.toString());
    }

    private static String prepare(ErrorTable table, ErrorTable.Line line, CallScript calls) {
        calls.begin();
        calls.error();
        for (String s : table.setup(line.setup()).statements()) {
            String reason = make(table, s, calls, "GL_NO_ERROR");
            if (!reason.isEmpty()) return reason;
        }
        for (String s : line.statements().subList(0, line.statements().size() - 1)) {
            String reason = make(table, s, calls, "GL_NO_ERROR");
            if (!reason.isEmpty()) return reason;
        }
        return "";
    }

    private static String make(ErrorTable table, ErrorTable.Line line, CallScript calls, String expected) {
        return make(table, line.call(), calls, expected);
    }

    private static String make(ErrorTable table, String statement, CallScript calls, String expected) {
        try {
            calls.run(table, statement);
        } catch (RuntimeException e) {
            return statement + " throws " + e;
        }
        String error = CallScript.errorName(calls.error());
        return error.equals(expected) ? "" : statement + " makes " + error + ", not " + expected;
    }

    private static void report(ErrorTable table, ErrorTable.Line line, String reason, StringBuilder wrong) {
        if (reason.isEmpty()) return;
        wrong.append(table.name())
                .append(':')
                .append(line.number())
                .append(' ')
                .append(line.setup())
                .append(": ");
        if (!reason.startsWith(line.call())) wrong.append(line.call()).append(": ");
        wrong.append(reason).append('\n');
    }
}
