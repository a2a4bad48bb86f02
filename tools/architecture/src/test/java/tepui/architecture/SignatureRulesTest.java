package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Hand-written code keeps its lists of parameters and its files short; what is too long is noticed. */
final class SignatureRulesTest {
    @TempDir
    private Path folder;

    private final Path root = Path.of(System.getProperty("tepui.root"));

    @Test
    void eightParametersAreTheMost() throws IOException, URISyntaxException {
        Map<String, Set<String>> found = new TreeMap<>();
        for (String module : CompiledModules.of(root)) {
            Set<String> generated = SignatureRules.sources(root.resolve(module).resolve("src/generated/java"));
            Set<String> classes = SignatureRules.longSignatures(CompiledModules.classesOf(root, module), generated);
            if (!classes.isEmpty()) found.put(module, classes);
        }
        assertEquals(Map.of(), found, "classes with a method or constructor of more than eight parameters");
    }

    @Test
    void allFilesHaveLessThanSixHundredLines() throws IOException {
        List<String> found = new ArrayList<>();
        for (String module : CompiledModules.of(root)) {
            for (String folder : List.of("src/main/java", "src/test/java")) {
                Path sources = root.resolve(module).resolve(folder);
                if (Files.isDirectory(sources)) found.addAll(SignatureRules.longFiles(sources));
            }
        }
        assertEquals(List.of(), found);
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
    void whatTheCompilerGivesAnEnumIsNotCounted() throws IOException {
        assertEquals(
                Set.of(),
                found(
                        "enum Short { A; Short(int... a) {} Short(int a, int b, int c, int d, int e, int f, int g, int h) {} }"));
    }

    @Test
    void methodsWithALongNameOfDirect3DsAreFine() throws IOException {
        assertEquals(
                Set.of(),
                found(
                        "class C { void createVolumeTexture(int a, int b, int c, int d, int e, int f, int g, int h, int i) {} }"));
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
        assertEquals(List.of("Long.java has 600 lines"), SignatureRules.longFiles(folder));
    }

    @Test
    void linesThatNameANumberDoNotCount() throws IOException {
        String number = "    public static final int D3DFMT_P8 = 41;\n";
        Files.writeString(folder.resolve("Numbers.java"), number.repeat(2 * SignatureRules.MOST_LINES));
        assertEquals(List.of(), SignatureRules.longFiles(folder));
    }

    private Set<String> found(String text) throws IOException {
        String name = text.replaceAll("^(class|record|enum) (\\w+).*", "$2");
        SmallSources.compile(folder, Map.of("p." + name, "package p; " + text));
        return new TreeSet<>(SignatureRules.longSignatures(folder, Set.of()));
    }
}
