package tepui.tools.suites.errors;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.suites.gl.GlHost;
import tepui.tools.suites.gl.MesaHost;
import tepui.tools.suites.gl.TepuiHost;

/** Images of all internal formats are made, told and drawn to where Mesa's are, but for what {@code mesa-images.txt} lists with its reason. */
@Needs(Need.MESA_GL)
class ImageWalkTest {
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"CORE, 45", "COMPATIBILITY, 45", "ES, 32", "ES, 20"})
    void pixelsAreTakenAsMesaTakesThem(GlHost.Profile profile, int version) throws IOException {
        compare(profile, version, ImageWalk::pixels);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"CORE, 45", "COMPATIBILITY, 45", "ES, 32"})
    void levelsAreToldAsMesaTellsThem(GlHost.Profile profile, int version) throws IOException {
        compare(profile, version, ImageWalk::levels);
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"CORE, 45", "COMPATIBILITY, 45", "ES, 32", "ES, 30"})
    void framebuffersAreCompleteWhereMesasAre(GlHost.Profile profile, int version) throws IOException {
        compare(profile, version, ImageWalk::framebuffers);
    }

    private static void compare(GlHost.Profile profile, int version, Consumer<ImageWalk> questions) throws IOException {
        Map<String, String> mine;
        Map<String, String> other;
        try (GlHost host = new TepuiHost("soft")) {
            mine = answers(host, profile, version, questions);
        }
        try (GlHost host = new MesaHost()) {
            other = answers(host, profile, version, questions);
        }
        List<Pattern> known = GetterWalkTest.known("mesa-images.txt");
        Map<String, String> wrong = new TreeMap<>();
        mine.forEach((question, answer) -> {
            String expected = other.get(question);
            if (expected == null || answer.equals(expected)) return;
            if (profile == GlHost.Profile.ES && question.contains(" from ") && isPart(answer, expected)) return;
            String line = profile + " " + version + " " + question + ": " + answer + " | " + expected;
            if (known.stream().noneMatch(p -> p.matcher(line).find())) wrong.put(question, line);
        });
        assertEquals("", String.join("\n", wrong.values()));
    }

    /** In OpenGL ES, Mesa takes pixels that its tables do not have: what is taken here must be among those. */
    private static boolean isPart(String mine, String other) {
        Set<String> all = Set.of(other.split(" ", -1));
        return mine.isEmpty() || all.containsAll(List.of(mine.split(" ", -1)));
    }

    private static Map<String, String> answers(
            GlHost host, GlHost.Profile profile, int version, Consumer<ImageWalk> questions) {
        try (CallScript calls = new CallScript(host);
                GlHost.Session session = host.open(profile, version, 32, 32)) {
            assertNotNull(session);
            calls.begin();
            calls.error();
            ImageWalk walk = new ImageWalk(calls, profile, version);
            questions.accept(walk);
            return walk.answers();
        }
    }
}
