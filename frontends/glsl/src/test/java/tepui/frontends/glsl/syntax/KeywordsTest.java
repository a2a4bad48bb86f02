package tepui.frontends.glsl.syntax;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import tepui.frontends.glsl.CompileOptions;
import tepui.frontends.glsl.Extension;
import tepui.frontends.glsl.Version;
import tepui.frontends.glsl.compiler.GlslCompiler;
import tepui.ir.Stage;

/** Each row of the keyword table, in every version: a word is a name or not, a type or not, as its row says. */
class KeywordsTest {
    private static final int[] DESKTOP = {110, 120, 130, 140, 150, 330, 400, 410, 420, 430, 440, 450, 460};
    private static final int[] ES = {100, 300, 310, 320};

    private final List<String> problems = new ArrayList<>();

    private static String head(Version v) {
        return head(v, "");
    }

    private static String head(Version v, String extension) {
        String head = "#version " + v.number() + (v.isEs() && v.number() >= 300 ? " es" : "") + "\n";
        // Older desktop versions have this one without asking for it.
        if (!v.isEs() && v.number() < 140) head += "#extension GL_ARB_texture_rectangle : disable\n";
        return head + extension + (v.isEs() ? "precision highp float; precision highp int;\n" : "");
    }

    private void check(String text, boolean expected) {
        boolean is = GlslCompiler.compile(Stage.FRAGMENT, new String[] {text}, CompileOptions.ALL)
                .ok();
        if (is != expected) problems.add((is ? "compiles: " : "does not compile: ") + text);
    }

    private static List<Version> versions() {
        List<Version> all = new ArrayList<>();
        for (int n : DESKTOP) {
            all.add(new Version(n, n == 140 || n >= 150 ? Version.Profile.CORE : Version.Profile.COMPATIBILITY));
        }
        for (int n : ES) all.add(new Version(n, Version.Profile.ES));
        return all;
    }

    @Test
    void aWordIsANameUntilItIsTaken() {
        for (Version v : versions()) {
            for (String word : new TreeSet<>(Keywords.words())) {
                boolean free = Keywords.sort(word, v, new ExtensionSet(), 0) == Keywords.Sort.IDENTIFIER;
                check(head(v) + "void main() { float " + word + " = 1.0; }", free);
            }
        }
        assertTrue(
                problems.isEmpty(),
                () -> problems.size() + " problems: " + problems.subList(0, Math.min(5, problems.size())));
    }

    @Test
    void aTypeIsThereFromItsRowOn() {
        int types = 0;
        for (Version v : versions()) {
            for (String word : new TreeSet<>(Keywords.words())) {
                if (!Keywords.isTypeSomewhere(word) || word.equals("void")) continue;
                boolean is = Keywords.sort(word, v, new ExtensionSet(), 0) == Keywords.Sort.TYPE;
                boolean opaque = word.contains("sampler") || word.contains("image");
                String precision = v.isEs() && opaque ? "precision highp " + word + ";\n" : "";
                check(head(v) + precision + "void f(" + word + " x) {}\nvoid main() {}", is);
                types++;
            }
        }
        assertTrue(types > 1000, "types tried: " + types);
        assertTrue(
                problems.isEmpty(),
                () -> problems.size() + " problems: " + problems.subList(0, Math.min(5, problems.size())));
    }

    @Test
    void anExtensionBringsItsWords() {
        int tried = 0;
        for (Version v : versions()) {
            for (Extension e : Extension.values()) {
                if (!e.isFor(v)) continue;
                ExtensionSet on = new ExtensionSet();
                on.change(0, e, true);
                String line = head(v, "#extension " + e + " : enable\n");
                for (String word : new TreeSet<>(Keywords.words())) {
                    Keywords.Sort with = Keywords.sort(word, v, on, 1);
                    if (with == Keywords.sort(word, v, new ExtensionSet(), 1)) continue;
                    tried++;
                    check(line + "void main() { float " + word + " = 1.0; }", false);
                    if (with != Keywords.Sort.TYPE) continue;
                    boolean opaque = word.contains("sampler") || word.contains("image");
                    String precision = v.isEs() && opaque ? "precision highp " + word + ";\n" : "";
                    check(line + precision + "void f(" + word + " x) {}\nvoid main() {}", true);
                }
            }
        }
        assertTrue(tried > 100, "words tried: " + tried);
        assertTrue(
                problems.isEmpty(),
                () -> problems.size() + " problems: " + problems.subList(0, Math.min(5, problems.size())));
    }

    @Test
    void rectanglesAreThereInOldVersions() {
        check("#version 110\nuniform sampler2DRect r; void main() { gl_FragColor = texture2DRect(r, vec2(1)); }", true);
        check("void main() { int sampler2DRect; }", false);
        assertEquals(List.of(), problems);
    }

    /** The first version of each keyword that is no type, and a shader that needs it. */
    @Test
    void aKeywordWorksFromItsVersionOn() {
        String[][] rows = {
            {"120", "300", "centroid", "centroid IN vec4 v; void main() {}"},
            {"130", "300", "flat", "flat IN vec4 v; void main() {}"},
            {"130", "300", "smooth", "smooth IN vec4 v; void main() {}"},
            {"130", "0", "noperspective", "noperspective IN vec4 v; void main() {}"},
            {"130", "300", "switch", "void main() { switch (1) { case 1: break; default: break; } }"},
            {"130", "100", "highp", "void main() { highp float f = 1.0; }"},
            {"140", "300", "layout", "layout(std140) uniform B { vec4 v; }; void main() {}"},
            {"400", "320", "sample", "sample IN vec4 v; void main() {}"},
            {"400", "320", "precise", "precise float f; void main() { f = 1.0; }"},
            {
                "400",
                "0",
                "subroutine",
                "subroutine void S(); subroutine(S) void f() {} subroutine uniform S s; void main() { s(); }"
            },
            {"420", "310", "coherent", "layout(r32f) coherent uniform readonly IMG i; void main() {}"},
            {"430", "310", "buffer", "buffer B { float f; }; void main() {}"},
        };
        for (String[] row : rows) {
            for (Version v : versions()) {
                boolean is = v.atLeast(Integer.parseInt(row[0]), Integer.parseInt(row[1]));
                String in = v.isEs() ? v.number() < 300 ? "varying" : "in" : v.number() < 130 ? "varying" : "in";
                String text = row[3].replace("IN ", in + " ").replace("IMG", v.isEs() ? "highp image2D" : "image2D");
                check(head(v) + text, is);
            }
        }
        assertEquals(List.of(), problems);
    }
}
