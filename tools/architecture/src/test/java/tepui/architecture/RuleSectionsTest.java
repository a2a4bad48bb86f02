package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Each rule of OpenGL's front end says where the specification has it. */
final class RuleSectionsTest {
    @Test
    void rulesOfOpenGLNameTheirSections() throws IOException {
        Path root = Path.of(System.getProperty("tepui.root"));
        assertEquals(List.of(), RuleSections.missing(root.resolve("frontends/gl/src/main/java")));
    }

    @Test
    void aRuleWithoutASectionIsNoticed() {
        assertEquals(List.of("XRules.count"), found("""
                    /** A count of names. */
                    public boolean count(String call, int n) {
                        return n >= 0 || errors.wrong(GL_INVALID_VALUE, call);
                    }
                """));
    }

    @Test
    void aRuleWithoutDocumentationIsNoticed() {
        assertEquals(List.of("XRules.count"), found("""
                    // ---- names (6.1) ----

                    public boolean count(
                            String call, int n) { // hot
                        errors.invalidEnum(call, "n", n);
                    }
                """));
    }

    @Test
    void theVersionIsNoSection() {
        assertEquals(List.of("XRules.problem"), found("""
                    /** Why OpenGL ES 3.2 refuses it. */
                    private static String problem() {
                        return "there is no program";
                    }
                """));
    }

    @Test
    void sectionsAndExtensionsAreFine() {
        assertEquals(List.of(), found("""
                    /** A count (OpenGL ES 3.2, 6.1). */
                    @Nullable
                    static Object count(int n) {
                        return wrong(n, "is n");
                    }

                    /**
                     * EXT_discard_framebuffer's.
                     *
                     * @param n their number
                     */
                    static Object discard(int n) {
                        return errors.wrong(GL_INVALID_ENUM, "is n");
                    }
                """));
    }

    @Test
    void methodsThatDecideNothingNeedNone() {
        assertEquals(List.of(), found("""
                    private static final Map<String, String> NAMES = Map.of("a", "GL_INVALID_ENUM");

                    boolean isColor(int format) {
                        return format == GL_RED;
                    }

                    private boolean wrong(String call, int code) {
                        errors.error(code, call);
                        return false;
                    }
                """));
    }

    private static List<String> found(String methods) {
        return RuleSections.missing(
                "XRules", ("final class XRules {\n" + methods + "}\n").lines().toList());
    }
}
