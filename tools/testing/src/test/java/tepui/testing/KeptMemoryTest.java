package tepui.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Memory of an automatic arena is freed when neither the arena nor a segment of it can be reached. An address keeps nothing alive, so whoever
 * takes one has to keep the arena or the segment as well.
 */
final class KeptMemoryTest {
    private static final Pattern ADDRESS_ALONE =
            Pattern.compile("ofAuto\\(\\)\\s*\\.\\s*allocate\\w*\\([^;]*\\)\\s*\\.\\s*address\\(\\)");

    @Test
    void noAddressIsTakenOfMemoryThatNobodyKeeps() throws IOException {
        Path root = Path.of(System.getProperty("tepui.root"));
        List<String> found = new ArrayList<>();
        int read = 0;
        for (Path sources : sources(root)) {
            try (Stream<Path> files = Files.walk(sources)) {
                for (Path file :
                        files.filter(f -> f.toString().endsWith(".java")).toList()) {
                    if (file.endsWith("KeptMemoryTest.java")) continue;
                    read++;
                    if (ADDRESS_ALONE.matcher(Files.readString(file)).find()) {
                        found.add(root.relativize(file).toString());
                    }
                }
            }
        }
        assertTrue(read > 500, "only " + read + " files");
        assertEquals(List.of(), found);
    }

    /** Folders that the build changes meanwhile are not entered. */
    private static List<Path> sources(Path root) throws IOException {
        try (Stream<Path> folders = Files.walk(root, 3)) {
            return folders.filter(f -> f.getFileName().toString().equals("src")).toList();
        }
    }

    @Test
    void whatIsForbiddenIsRecognised() {
        assertTrue(forbidden("long a = Arena.ofAuto().allocate(32, 8).address();"));
        assertTrue(forbidden("f(Arena\n.ofAuto()\n.allocateFrom(JAVA_INT, of(1))\n.address());"));
        assertFalse(forbidden("MemorySegment s = Arena.ofAuto().allocate(32, 8);\nlong a = s.address();"));
        assertFalse(forbidden("long a = arena.allocate(32, 8).address();"));
    }

    private static boolean forbidden(String source) {
        return ADDRESS_ALONE.matcher(source).find();
    }
}
