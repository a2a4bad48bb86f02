package tepui.tools.quick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Walker of files below folders: lists, times, copies. */
final class Sources {
    private Sources() {}

    /** Files with an ending, in order of their names; none where the folder is not there. */
    static List<Path> list(Path folder, String ending) throws IOException {
        if (!Files.isDirectory(folder)) return List.of();
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(f -> f.toString().endsWith(ending) && Files.isRegularFile(f))
                    .sorted()
                    .toList();
        }
    }

    /** All sources of the roots. On the class path descriptors of modules mean nothing. */
    static List<Path> java(List<Path> roots) throws IOException {
        List<Path> found = new ArrayList<>();
        for (Path root : roots) {
            for (Path f : list(root, ".java")) {
                if (!f.endsWith("module-info.java") && !f.endsWith("package-info.java")) found.add(f);
            }
        }
        return found;
    }

    /** When a file was last changed, in milliseconds; 0 where there is none. */
    static long modified(Path file) {
        try {
            return Files.getLastModifiedTime(file).toMillis();
        } catch (IOException e) {
            return 0;
        }
    }

    /** Copies what is newer than its copy. */
    static void copy(Path from, Path to) throws IOException {
        copy(from, to, "");
    }

    /** Copies what is newer, of files with this ending. */
    static void copy(Path from, Path to, String ending) throws IOException {
        for (Path f : list(from, ending)) {
            Path copy = to.resolve(from.relativize(f).toString());
            if (modified(copy) >= modified(f) && Files.size(copy) == Files.size(f)) continue;
            Files.createDirectories(copy.getParent());
            Files.copy(f, copy, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
        }
    }

    static void delete(Path folder) throws IOException {
        if (!Files.exists(folder)) return;
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path f : all.sorted(Comparator.reverseOrder()).toList()) Files.delete(f);
        }
    }
}
