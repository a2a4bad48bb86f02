package tepui.targets.lwjgl.start;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/** Files of a class path in the order in which the loader of the class path asks them: behind each jar those that its manifest names. */
final class ClassPathFiles {
    private ClassPathFiles() {}

    /** The files, those that are not there among them; null where one is a folder, which no archive of classes can have, or not a file at all. */
    static @Nullable List<Path> of(List<String> elements) throws IOException {
        Deque<Path> open = new ArrayDeque<>();
        for (String element : elements)
            open.addLast(Path.of(element).toAbsolutePath().normalize());
        Set<Path> seen = new HashSet<>();
        List<Path> files = new ArrayList<>();
        while (!open.isEmpty()) {
            Path file = open.removeFirst();
            if (!seen.add(file)) continue;
            if (Files.isDirectory(file)) return null;
            files.add(file);
            if (!Files.exists(file)) continue;
            List<Path> named = named(file);
            if (named == null) return null;
            for (Path one : named.reversed()) open.addFirst(one);
        }
        return files;
    }

    private static @Nullable List<Path> named(Path file) throws IOException {
        try (JarFile jar = new JarFile(file.toFile(), false)) {
            Manifest manifest = jar.getManifest();
            String path = manifest == null ? null : manifest.getMainAttributes().getValue(Attributes.Name.CLASS_PATH);
            List<Path> named = new ArrayList<>();
            if (path == null) return named;
            for (String word : path.strip().split(" +", -1)) {
                if (word.isEmpty()) continue;
                URI uri = file.toUri().resolve(word);
                if (!"file".equals(uri.getScheme()) || uri.getAuthority() != null) return null;
                named.add(Path.of(uri).normalize());
            }
            return named;
        } catch (IllegalArgumentException e) {
            // No path, or none of this system.
            return null;
        }
    }
}
