package tepui.tools.quick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Sources whose classes tests name in strings, such as the programs that they start in JVMs of their own. The compiler finds
 * what a test uses, but looks into no string.
 */
final class NamedSources {
    /** A name of a class, or one of a package with its dot, to which the test adds a class. */
    private static final Pattern NAME = Pattern.compile("\"((?:[a-z_][a-z0-9_]*\\.)+(?:[A-Z]\\w*)?)[\"$]");

    private static final Pattern WORD = Pattern.compile("\\b[A-Z]\\w+");

    private final Path root;
    private final Map<String, List<Path>> bySimpleName = new HashMap<>();
    private final Set<Path> found = new LinkedHashSet<>();

    private NamedSources(Path root) throws IOException {
        this.root = root;
        for (Path f : Sources.java(List.of(root))) {
            String simple = f.getFileName().toString().replace(".java", "");
            bySimpleName.computeIfAbsent(simple, s -> new ArrayList<>()).add(f);
        }
    }

    /** Those that the tests name, and that what they use names; {@code root} is the folder of all tests. */
    static Set<Path> of(Path root, Collection<Path> tests) throws IOException {
        NamedSources named = new NamedSources(root);
        named.look(tests);
        return named.found;
    }

    private void look(Collection<Path> tests) throws IOException {
        Deque<Path> left = new ArrayDeque<>(tests);
        Set<Path> seen = new HashSet<>();
        while (!left.isEmpty()) {
            Path file = left.remove();
            if (!seen.add(file)) continue;
            String text = Files.readString(file);
            for (Matcher m = NAME.matcher(text); m.find(); ) {
                List<Path> named = named(m.group(1));
                found.addAll(named);
                left.addAll(named);
            }
            for (Matcher m = WORD.matcher(text); m.find(); )
                left.addAll(bySimpleName.getOrDefault(m.group(), List.of()));
        }
    }

    private List<Path> named(String name) throws IOException {
        String path = name.replace('.', '/');
        if (!name.endsWith(".")) {
            Path file = root.resolve(path + ".java");
            return Files.exists(file) ? List.of(file) : List.of();
        }
        Path folder = root.resolve(path);
        if (!Files.isDirectory(folder)) return List.of();
        return Sources.list(folder, ".java").stream()
                .filter(f -> folder.equals(f.getParent()))
                .toList();
    }
}
