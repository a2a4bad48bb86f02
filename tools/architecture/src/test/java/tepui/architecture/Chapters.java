package tepui.architecture;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Packages whose classes do not know each other, read from {@code chapters.txt}. A line at the margin names a module's folder and a package of it;
 * an indented line is an exception: a class, a colon, and those that it uses as yet. An exception that is not needed is an error like a use that is
 * none.
 */
final class Chapters {
    private record ChapterPackage(String module, String name, SortedMap<String, SortedSet<String>> exceptions) {}

    private final List<ChapterPackage> packages = new ArrayList<>();

    private Chapters() {}

    static Chapters parse(List<String> lines) {
        Chapters chapters = new Chapters();
        for (String line : lines) {
            String text = line.strip();
            if (text.isEmpty() || text.startsWith("#")) continue;
            String[] words = text.split(":?\\s+");
            if (!Character.isWhitespace(line.charAt(0))) {
                if (words.length != 2) throw new IllegalArgumentException("chapters.txt: '" + text + "'");
                chapters.packages.add(new ChapterPackage(words[0], words[1], new TreeMap<>()));
                continue;
            }
            if (chapters.packages.isEmpty() || words.length < 2)
                throw new IllegalArgumentException("chapters.txt: '" + text + "'");
            SortedSet<String> used = new TreeSet<>(List.of(words).subList(1, words.length));
            chapters.packages.getLast().exceptions.put(words[0], used);
        }
        return chapters;
    }

    /** Folders of the modules that have such a package. */
    List<String> modules() {
        return packages.stream().map(ChapterPackage::module).distinct().toList();
    }

    /** What a module of compiled classes breaks, a line each. */
    List<String> check(String module, Path classes) throws IOException {
        List<String> broken = new ArrayList<>();
        for (ChapterPackage p : packages) {
            if (!p.module.equals(module)) continue;
            SortedMap<String, SortedSet<String>> found = PackageGraph.within(classes, p.name);
            found.forEach((user, used) -> {
                for (String u : used) {
                    if (!p.exceptions.getOrDefault(user, new TreeSet<>()).contains(u))
                        broken.add(p.name + ": " + user + " uses " + u + "; what both need belongs below them");
                }
            });
            p.exceptions.forEach((user, used) -> {
                for (String u : used) {
                    if (!found.getOrDefault(user, new TreeSet<>()).contains(u))
                        broken.add(p.name + ": chapters.txt says that " + user + " uses " + u + ", which it does not");
                }
            });
        }
        return broken;
    }
}
