package tepui.tools.suites.shader;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Folder of piglit: its shader_test files, by the names that lists and results use. */
public final class TestFolder {
    private static final String ENDING = ".shader_test";

    private final Map<String, Path> files = new TreeMap<>();

    private TestFolder() {}

    /** Looks through "tests" and "generated_tests". */
    public static TestFolder find(Path folder) throws IOException {
        TestFolder found = new TestFolder();
        for (String part : List.of("tests", "generated_tests")) {
            Path root = folder.resolve(part);
            if (!Files.isDirectory(root)) continue;
            try (Stream<Path> all = Files.walk(root)) {
                all.forEach(file -> {
                    String name = root.relativize(file).toString().replace('\\', '/');
                    if (name.endsWith(ENDING)) {
                        found.files.put(name.substring(0, name.length() - ENDING.length()), file);
                    }
                });
            }
        }
        return found;
    }

    /** All names, sorted. */
    public List<String> names() {
        return new ArrayList<>(files.keySet());
    }

    /** The text of a test; bytes as they are, for comments may hold anything. */
    public String read(String name) throws IOException {
        Path file = files.get(name);
        if (file == null) throw new IOException("there is no test " + name);
        return Files.readString(file, StandardCharsets.ISO_8859_1);
    }
}
