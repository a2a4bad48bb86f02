package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The pages that tell a newcomer which file to open name files that are there. */
final class PagesTest {
    /** A class in code type, perhaps with its ending: {@code `Op`}, {@code `ir/.../Op.java`}. */
    private static final Pattern CLASS =
            Pattern.compile("`(?:[\\w/.]*/)?([A-Z][A-Za-z0-9]+[a-z][A-Za-z0-9]*)(?:\\.java)?`");

    /** What stands for a name, in the recipe of a driver and elsewhere. */
    private static final Set<String> EXAMPLES =
            Set.of("NameProvider", "NameDevice", "NameContext", "XCases", "XRules", "XTable");

    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(?:#[^)]*)?\\)");

    private final Path root = Path.of(System.getProperty("tepui.root"));
    private final Set<String> sources = new TreeSet<>();

    @BeforeEach
    void listSources() throws IOException {
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes a) {
                String name = folder.getFileName().toString();
                boolean ours = folder.equals(root) || !name.startsWith(".") && !name.equals("target");
                return ours ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes a) {
                String name = file.getFileName().toString();
                if (name.endsWith(".java")) sources.add(name.substring(0, name.length() - ".java".length()));
                return FileVisitResult.CONTINUE;
            }
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"recipes.md", "first-hour.md", "glossary.md"})
    void everyClassThatIsNamedIsThere(String page) throws IOException {
        Set<String> missing = new TreeSet<>();
        int found = 0;
        Matcher m = CLASS.matcher(Files.readString(root.resolve("docs").resolve(page)));
        while (m.find()) {
            found++;
            if (!sources.contains(m.group(1)) && !EXAMPLES.contains(m.group(1))) missing.add(m.group(1));
        }
        assertTrue(found >= 5, page + " names " + found + " classes");
        assertEquals(Set.of(), missing, "named in " + page + ", but there is no such file");
    }

    @Test
    void everyLinkOfAPageLeadsSomewhere() throws IOException {
        Set<String> broken = new TreeSet<>();
        try (var pages = Files.list(root.resolve("docs"))) {
            for (Path page : pages.filter(p -> p.toString().endsWith(".md")).toList()) check(page, broken);
        }
        for (String page : Set.of("README.md", "CONTRIBUTING.md")) check(root.resolve(page), broken);
        assertEquals(Set.of(), broken);
    }

    private void check(Path page, Set<String> broken) throws IOException {
        Matcher m = LINK.matcher(Files.readString(page));
        while (m.find()) {
            if (!Files.exists(page.resolveSibling(m.group(1)))) broken.add(root.relativize(page) + ": " + m.group(1));
        }
    }
}
