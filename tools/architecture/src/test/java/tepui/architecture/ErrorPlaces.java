package tepui.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Places where OpenGL's front end decides on errors: classes named for rules, and those that {@code errors.txt} names. There, a line at the margin
 * is a reason, and indented lines below it are classes, by package and name. A class that decides on none any more is an error like one that is not named.
 */
final class ErrorPlaces {
    /** A call that records an error; failures of the device come through {@code failed}, which no rule can know before. */
    private static final Pattern RAISES = Pattern.compile("\\berrors?(\\(\\))?\\s*\\.\\s*(error|wrong|invalidEnum)\\(");

    private static final Pattern COMMENT = Pattern.compile("(?s)/\\*.*?\\*/|//[^\\n]*");

    private final SortedSet<String> named = new TreeSet<>();

    private ErrorPlaces() {}

    static ErrorPlaces parse(List<String> lines) {
        ErrorPlaces places = new ErrorPlaces();
        boolean reason = false;
        for (String line : lines) {
            String text = line.strip();
            if (text.isEmpty() || text.startsWith("#")) continue;
            if (!Character.isWhitespace(line.charAt(0))) {
                reason = true;
                continue;
            }
            if (!reason || !places.named.add(text)) throw new IllegalArgumentException("errors.txt: '" + text + "'");
        }
        return places;
    }

    /** Does a class that is no rule record errors? */
    static boolean decides(String name, String text) {
        return !name.endsWith("Rules")
                && RAISES.matcher(COMMENT.matcher(text).replaceAll(" ")).find();
    }

    /** What classes break, a line each. */
    List<String> check(SortedSet<String> deciding) {
        List<String> broken = new ArrayList<>();
        for (String name : deciding) {
            if (!named.contains(name))
                broken.add(name + " records errors; a class of rules decides on them, and it takes what passed");
        }
        for (String name : named) {
            if (!deciding.contains(name)) broken.add("errors.txt names " + name + ", which records no errors");
        }
        return broken;
    }

    /** Classes below a folder that are no rules and record errors. */
    static SortedSet<String> deciding(Path sources) throws IOException {
        SortedSet<String> found = new TreeSet<>();
        try (Stream<Path> all = Files.walk(sources)) {
            for (Path file : all.filter(f -> f.toString().endsWith(".java")).toList()) {
                String name = sources.relativize(file)
                        .toString()
                        .replace(".java", "")
                        .replace(java.io.File.separatorChar, '.');
                if (decides(name, Files.readString(file))) found.add(name.replace("tepui.frontends.gl.", ""));
            }
        }
        return found;
    }
}
