package tepui.architecture;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;

/** Hand-written source files of the project: what is generated, built or fetched is left out. */
final class Sources {
    private static final List<String> OTHERS = List.of("target", "generated", "build");

    private Sources() {}

    /** Files with one of these endings below a folder. */
    static SortedSet<Path> below(Path root, List<String> endings) throws IOException {
        SortedSet<Path> found = new TreeSet<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes a) {
                String name = folder.getFileName().toString();
                boolean ours = folder.equals(root) || !name.startsWith(".") && !OTHERS.contains(name);
                return ours ? FileVisitResult.CONTINUE : FileVisitResult.SKIP_SUBTREE;
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes a) {
                String name = file.getFileName().toString();
                if (endings.stream().anyMatch(name::endsWith)) found.add(file);
                return FileVisitResult.CONTINUE;
            }
        });
        return found;
    }
}
