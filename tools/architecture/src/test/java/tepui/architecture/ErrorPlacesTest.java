package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

/** Errors of OpenGL are decided by rules, and each way to break that is noticed. */
final class ErrorPlacesTest {
    private static final String EFFECT = """
            final class Effect {
                void go(int n) {
                    if (n < 0) %s
                }
            }
            """;

    @Test
    void rulesAloneDecideOnErrorsOfOpenGL() throws IOException {
        Path root = Path.of(System.getProperty("tepui.root"));
        ErrorPlaces places;
        try (InputStream file = ErrorPlacesTest.class.getResourceAsStream("errors.txt")) {
            places = ErrorPlaces.parse(new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        }
        SortedSet<String> deciding = ErrorPlaces.deciding(root.resolve("frontends/gl/src/main/java"));
        deciding.addAll(ErrorPlaces.deciding(root.resolve("frontends/gl/src/generated/java")));
        assertEquals("", String.join("\n", places.check(deciding)));
    }

    @Test
    void anEffectThatRecordsAnErrorIsNoticed() {
        for (String raise : List.of(
                "errors.error(GL_INVALID_VALUE, \"n\");",
                "errors\n        .error(GL_INVALID_VALUE, \"n\");",
                "context.errors.error(GL_INVALID_VALUE, \"n\");",
                "errors().wrong(GL_INVALID_VALUE, \"n\");",
                "errors.invalidEnum(\"glGo\", \"n\", n);")) {
            assertEquals(true, ErrorPlaces.decides("Effect", EFFECT.formatted(raise)), raise);
        }
    }

    @Test
    void rulesMay() {
        assertEquals(false, ErrorPlaces.decides("a.EffectRules", EFFECT.formatted("errors.error(1, \"n\");")));
    }

    @Test
    void failuresAndCommentsAreNoDecisions() {
        assertEquals(false, ErrorPlaces.decides("Effect", EFFECT.formatted("errors.failed(\"glGo\", e);")));
        assertEquals(false, ErrorPlaces.decides("Effect", EFFECT.formatted("; // not errors.error(1, \"n\")")));
    }

    @Test
    void aClassThatIsNotNamed() {
        assertBroken(
                "reason\n  a.Known",
                List.of("a.Known", "b.Effect"),
                "b.Effect records errors; a class of rules decides on them, and it takes what passed");
    }

    @Test
    void aClassThatNeedsNoNamingAnyMore() {
        assertBroken("reason\n  a.Known", List.of(), "errors.txt names a.Known, which records no errors");
    }

    @Test
    void aClassWithoutAReasonIsRefused() {
        assertThrows(IllegalArgumentException.class, () -> ErrorPlaces.parse(List.of("  a.Known")));
    }

    private static void assertBroken(String declared, List<String> deciding, String... lines) {
        assertEquals(
                List.of(lines), ErrorPlaces.parse(declared.lines().toList()).check(new TreeSet<>(deciding)));
    }
}
