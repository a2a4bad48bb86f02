package tepui.architecture;

import java.io.File;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Class files of the project's modules, as these tests look at them. */
final class CompiledModules {
    private CompiledModules() {}

    /** Folders of all modules that have code, but for the examples, which are not of the project's building. */
    static SortedSet<String> of(Path root) throws IOException {
        try (Stream<Path> files = Files.walk(root, 3)) {
            return files.filter(f -> f.endsWith("pom.xml") && Files.isDirectory(f.resolveSibling("src/main/java")))
                    .map(f -> root.relativize(f.getParent()).toString().replace('\\', '/'))
                    .filter(f -> !f.startsWith("examples/"))
                    .collect(Collectors.toCollection(TreeSet::new));
        }
    }

    /** Where these tests see a module's classes: on the class path, or where the build that runs them puts them. */
    static Path classesOf(Path root, String module) throws URISyntaxException {
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
            Path folder = Path.of(entry);
            if (!folder.endsWith("classes") || !folder.startsWith(root)) continue;
            String in = root.relativize(folder).toString().replace('\\', '/');
            String owner = in.replaceAll("(/target(/fast|/ide)?)?/classes$", "").replaceAll("^\\.tepui/quick/", "");
            if (owner.equals(module)) return folder;
        }
        // Packed modules stand there as jars: their classes lie beside those of these tests.
        Path here = Path.of(CompiledModules.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .toURI());
        Path target = root.resolve("tools/architecture").relativize(here.getParent());
        return root.resolve(module)
                .resolve(target.startsWith("..") ? Path.of("target") : target)
                .resolve("classes");
    }
}
