package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The OpenGL front end keeps its lists of parameters and its files short, and what is too long is noticed. */
final class SignatureRulesTest {
    private static final String MODULE = "frontends/gl";

    /** Classes whose constructors still name more collaborators than that one by one. None is to be added. */
    private static final Set<String> MANY_COLLABORATORS =
            Set.of("DirectStateCalls", "DrawState", "Primitives", "ProgramCalls", "SelectorCalls", "StagePrograms");

    /** Families of functions that differ by type and count only. None is to be added. */
    private static final Set<String> LONG_FAMILIES = Set.of("ColorCalls.java", "TexCoordCalls.java");

    @TempDir
    private Path folder;

    private final Path root = Path.of(System.getProperty("tepui.root"));

    @Test
    void eightParametersAreTheMost() throws IOException, URISyntaxException {
        Set<String> generated = SignatureRules.sources(root.resolve(MODULE).resolve("src/generated/java"));
        Set<String> found = SignatureRules.longSignatures(CompiledModules.classesOf(root, MODULE), generated);
        found.removeAll(MANY_COLLABORATORS);
        assertEquals(Set.of(), found, "classes with a method or constructor of more than eight parameters");
    }

    @Test
    void sixHundredLinesAreTheMost() throws IOException {
        List<String> found = SignatureRules.longFiles(root.resolve(MODULE).resolve("src/main/java"));
        assertEquals(
                List.of(),
                found.stream()
                        .filter(f -> !LONG_FAMILIES.contains(f.substring(0, f.indexOf(' '))))
                        .toList());
    }

    @Test
    void aLongSignatureIsNoticed() throws IOException {
        assertEquals(
                Set.of("Long"),
                found("class Long { void f(int a, int b, int c, int d, int e, int f, int g, int h, int i) {} }"));
    }

    @Test
    void aLongConstructorIsNoticed() throws IOException {
        assertEquals(
                Set.of("Long"),
                found("class Long { Long(int a, int b, int c, int d, int e, int f, int g, int h, int i) {} }"));
    }

    @Test
    void eightParametersAreFine() throws IOException {
        assertEquals(
                Set.of(), found("class Short { void f(int a, int b, int c, int d, int e, int f, int g, int h) {} }"));
    }

    @Test
    void functionsWithOpenGLsNamesAreFine() throws IOException {
        assertEquals(
                Set.of(),
                found("class C { void glF(int a, int b, int c, int d, int e, int f, int g, int h, int i) {} }"));
    }

    @Test
    void recordsAreWhatLongListsBecome() throws IOException {
        assertEquals(Set.of(), found("record R(int a, int b, int c, int d, int e, int f, int g, int h, int i) {}"));
    }

    @Test
    void whatIsGeneratedIsLeftAlone() throws IOException {
        String text = "class Long { void f(int a, int b, int c, int d, int e, int f, int g, int h, int i) {} }";
        SmallSources.compile(folder, Map.of("p.Long", "package p; " + text));
        assertEquals(Set.of(), SignatureRules.longSignatures(folder, Set.of("Long")));
    }

    @Test
    void aLongFileIsNoticed() throws IOException {
        Files.writeString(folder.resolve("Long.java"), "//\n".repeat(SignatureRules.MOST_LINES + 1));
        Files.writeString(folder.resolve("Short.java"), "//\n".repeat(SignatureRules.MOST_LINES));
        assertEquals(List.of("Long.java has 601 lines"), SignatureRules.longFiles(folder));
    }

    private Set<String> found(String text) throws IOException {
        String name = text.replaceAll("^(class|record) (\\w+).*", "$2");
        SmallSources.compile(folder, Map.of("p." + name, "package p; " + text));
        return new TreeSet<>(SignatureRules.longSignatures(folder, Set.of()));
    }
}
