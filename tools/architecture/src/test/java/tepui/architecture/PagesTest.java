package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Pages name classes, members and files that are there. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
final class PagesTest {
    /** A class in code type, perhaps with its ending: {@code `Op`}, {@code `ir/.../Op.java`}. */
    private static final Pattern CLASS =
            Pattern.compile("`(?:[\\w/.]*/)?([A-Z][A-Za-z0-9]+[a-z][A-Za-z0-9]*)(?:\\.java)?`");

    /** A member of a class in code type: {@code `Gpu.whole`}. */
    private static final Pattern MEMBER =
            Pattern.compile("`(?:[a-z0-9]+\\.)*([A-Z][A-Za-z0-9]*[a-z]\\w*)\\.(\\w+)(?:\\(\\))?`");

    /** A source file, or several by a star, in a folder whose end is named: {@code `legacy/AttribGroups.java`}, {@code `ir/.../*Rules.java`}. */
    private static final Pattern PLACE = Pattern.compile("`([\\w/.]*/[\\w*]+\\.java)`");

    /** A file or folder in code type by its path from the root, with DRIVER for a driver and stars: {@code `tools/kit/expectations/DRIVER-fails.txt`}. */
    private static final Pattern PATH = Pattern.compile(
            "`((?:clients|docs|drivers|examples|frontends|ir|layers|pipe|stream|targets|tools|\\.ci)/[\\w./*-]+)`");

    private static final Pattern TYPE = Pattern.compile("\\b(?:class|interface|record|enum)\\s+([A-Z]\\w*)");

    /** What stands for a name, in the recipe of a driver and elsewhere. */
    private static final Set<String> EXAMPLES =
            Set.of("NameProvider", "NameDevice", "NameContext", "XCases", "XRules", "XTable");

    /** Names that are others': of JOGL, of LWJGL, of DXGI, of SPIR-V. */
    private static final Set<String> FOREIGN = Set.of(
            "AWTGLCanvas",
            "GLCanvas",
            "GLCapabilities",
            "GLEmulation",
            "GLJPanel",
            "NoContraction",
            "ResizeBuffers",
            "SignedZeroInfNanPreserve");

    /** A link to a page, to a heading of one or to one of the same page. */
    private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]*)(?:#([^)]*))?\\)");

    private static final Pattern HEADING = Pattern.compile("(?m)^#+ (.*)$");

    private final Path root = Path.of(System.getProperty("tepui.root"));
    /** Texts of the files that declare a type, by its name. */
    private final Map<String, List<String>> sources = new TreeMap<>();

    private final List<String> files = new ArrayList<>();

    @BeforeAll
    void listSources() throws IOException {
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes a) {
                String name = folder.getFileName().toString();
                boolean ours = folder.equals(root) || !name.startsWith(".") && !name.equals("target");
                return ours ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes a) throws IOException {
                if (file.toString().endsWith(".java")) {
                    files.add(root.relativize(file).toString().replace('\\', '/'));
                    listTypes(Files.readString(file));
                }
                return FileVisitResult.CONTINUE;
            }
        });
    }

    private void listTypes(String text) {
        Set<String> types = new TreeSet<>();
        Matcher m = TYPE.matcher(text);
        while (m.find()) types.add(m.group(1));
        for (String type : types)
            sources.computeIfAbsent(type, t -> new ArrayList<>()).add(text);
    }

    /** All but the archive, which says what was. */
    static List<String> pages() throws IOException {
        try (Stream<Path> all = Files.list(Path.of(System.getProperty("tepui.root"), "docs"))) {
            return all.map(p -> p.getFileName().toString())
                    .filter(n -> n.endsWith(".md") && !n.equals("performance-archive.md"))
                    .sorted()
                    .toList();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"recipes.md", "first-hour.md", "glossary.md"})
    void pagesForNewcomersNameClasses(String page) throws IOException {
        assertTrue(CLASS.matcher(text(page)).results().count() >= 5, page);
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyClassThatIsNamedIsThere(String page) throws IOException {
        Set<String> missing = new TreeSet<>();
        Matcher m = CLASS.matcher(text(page));
        while (m.find()) if (!isKnown(m.group(1))) missing.add(m.group(1));
        assertEquals(Set.of(), missing, "named in " + page + ", but there is no such class");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyFileThatIsNamedLiesThere(String page) throws IOException {
        Set<String> missing = new TreeSet<>();
        Matcher m = PLACE.matcher(text(page));
        while (m.find()) {
            String path = m.group(1).replace("*", "\\w*").replace("...", ".*");
            if (!liesThere(path)) missing.add(m.group(1));
        }
        assertEquals(Set.of(), missing, "named in " + page + ", but there is no such file");
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyPathThatIsNamedIsThere(String page) throws IOException {
        Set<String> missing = new TreeSet<>();
        Matcher m = PATH.matcher(text(page));
        while (m.find()) {
            String path = m.group(1);
            // What is left out of a path is looked for above; what a build or a test writes is not there before; NAME
            // is a new driver.
            if (path.contains("...") || path.contains("/target/") || path.contains("NAME")) continue;
            if (!isThere(path)) missing.add(path);
        }
        assertEquals(Set.of(), missing, "named in " + page + ", but there is no such file or folder");
    }

    private boolean isThere(String path) throws IOException {
        String glob = path.replace("DRIVER", "*");
        if (!glob.contains("*")) return Files.exists(root.resolve(glob));
        int name = glob.lastIndexOf('/') + 1;
        try (var files = Files.newDirectoryStream(root.resolve(glob.substring(0, name)), glob.substring(name))) {
            return files.iterator().hasNext();
        } catch (NoSuchFileException e) {
            return false;
        }
    }

    /** Whether a file's path ends like the pattern. */
    private boolean liesThere(String path) {
        Pattern place = Pattern.compile("(.*/)?" + path);
        return files.stream().anyMatch(f -> place.matcher(f).matches());
    }

    @ParameterizedTest
    @MethodSource("pages")
    void everyMemberThatIsNamedIsThere(String page) throws IOException {
        Set<String> missing = new TreeSet<>();
        Matcher m = MEMBER.matcher(text(page));
        while (m.find()) {
            String name = m.group(2);
            if (name.equals("java") || FOREIGN.contains(m.group(1)) || isOfJava(m.group(1))) continue;
            Pattern word = Pattern.compile("\\b" + name + "\\b");
            boolean there = sources.getOrDefault(m.group(1), List.of()).stream()
                    .anyMatch(t -> word.matcher(t).find());
            if (!there) missing.add(m.group(1) + "." + name);
        }
        assertEquals(Set.of(), missing, "named in " + page + ", but there is no such member");
    }

    private String text(String page) throws IOException {
        return Files.readString(root.resolve("docs").resolve(page));
    }

    private boolean isKnown(String type) {
        return sources.containsKey(type) || EXAMPLES.contains(type) || FOREIGN.contains(type) || isOfJava(type);
    }

    private static boolean isOfJava(String type) {
        try {
            Class.forName("java.lang." + type, false, null);
            return true;
        } catch (ClassNotFoundException e) {
            return false;
        }
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
            Path target = m.group(1).isEmpty() ? page : page.resolveSibling(m.group(1));
            String heading = m.group(2);
            boolean there =
                    Files.exists(target) && (heading == null || headings(target).contains(heading));
            if (!there) broken.add(root.relativize(page) + ": " + m.group());
        }
    }

    /** Headings of a page as links name them: in small letters, without punctuation, with hyphens for spaces. */
    private static Set<String> headings(Path page) throws IOException {
        return HEADING.matcher(Files.readString(page))
                .results()
                .map(h -> h.group(1).strip().toLowerCase(Locale.ROOT))
                .map(h -> h.replaceAll("[^\\p{L}\\p{N}_ -]", "").replace(' ', '-'))
                .collect(Collectors.toSet());
    }
}
