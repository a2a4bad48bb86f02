package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No two places in hand-written sources share more than fifteen lines; what does is noticed. */
final class RepeatedLinesTest {
    /** Pairs of files that may share more, and why. */
    private static final Map<String, String> ALLOWED = Map.of(
            "NullDevice.java and SoftDevice.java",
            "a type test for each of six kinds of objects: one for all would look at the class when it runs, on every call");

    @TempDir
    private Path folder;

    @Test
    void codeStandsInOnePlace() throws IOException {
        Path root = Path.of(System.getProperty("tepui.root"));
        List<RepeatedLines.Run> runs = RepeatedLines.of(Sources.below(root, List.of(".java", ".c", ".h")));
        Set<String> allowed = new TreeSet<>();
        String found = runs.stream()
                .filter(r -> !ALLOWED.containsKey(r.files()) || !allowed.add(r.files()))
                .map(RepeatedLines.Run::toString)
                .collect(Collectors.joining("\n"));
        assertEquals("", found);
        assertEquals(ALLOWED.keySet(), allowed, "allowed, but not found any more");
    }

    private static String lines(String word, int count) {
        return IntStream.range(0, count).mapToObj(i -> word + i + "();\n").collect(Collectors.joining());
    }

    private List<RepeatedLines.Run> found(String... texts) throws IOException {
        for (int i = 0; i < texts.length; i++) Files.writeString(folder.resolve("C" + i + ".java"), texts[i]);
        return RepeatedLines.of(Sources.below(folder, List.of(".java")));
    }

    private RepeatedLines.Run run(int firstLine, int secondLine, int lines) {
        return new RepeatedLines.Run(
                folder.resolve("C0.java"), firstLine, folder.resolve("C1.java"), secondLine, lines);
    }

    @Test
    void aLongRunIsNoticedOnce() throws IOException {
        assertEquals(List.of(run(1, 3, 40)), found(lines("f", 40), "g();\nh();\n" + lines("f", 40) + lines("g", 40)));
    }

    @Test
    void aShortRunIsFine() throws IOException {
        assertEquals(List.of(), found(lines("f", 15) + "g();\n", lines("f", 15) + "h();\n"));
    }

    @Test
    void whatDoesNotCountHidesNothing() throws IOException {
        String apart = lines("f", 20)
                .lines()
                .map(l -> "    @Override\n  " + l + " // why\n\n}\n")
                .collect(Collectors.joining());
        assertEquals(List.of(run(1, 2, 20)), found(lines("f", 20), apart));
    }

    @Test
    void importsAndCommentsAreNoLogic() throws IOException {
        String head = lines("import ", 30) + lines(" * text ", 30);
        assertEquals(List.of(), found(head, head));
    }

    @Test
    void namesOfDriversHideNothing() throws IOException {
        assertEquals(List.of(run(1, 1, 20)), found(lines("VulkanQuery.f", 20), lines("D3d12Query.f", 20)));
    }

    @Test
    void listsOfEqualLinesDoNotRepeatThemselves() throws IOException {
        assertEquals(List.of(), found("add(1);\n".repeat(30)));
    }
}
