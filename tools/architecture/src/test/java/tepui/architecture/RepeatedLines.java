package tepui.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Search for runs of lines that stand in two places. Lines are compared without white space and comments; blank ones, imports, {@code @Override} and those
 * without a letter do not count. Names of two drivers' classes that differ in the driver alone are the same.
 */
final class RepeatedLines {
    /** Lines that two places may share. */
    static final int MOST = 15;

    private static final Pattern DRIVER = Pattern.compile("\\b(?:Vulkan|D3d12|Soft|Null)(?=[A-Z])");
    private static final Pattern SPACE = Pattern.compile("\\s+");
    private static final Pattern NAME = Pattern.compile("[A-Za-z]");

    /** Run of equal lines: where it begins in two files, from 1. */
    record Run(Path first, int firstLine, Path second, int secondLine, int lines) {
        /** Names of both files. */
        String files() {
            return first.getFileName() + " and " + second.getFileName();
        }

        @Override
        public String toString() {
            return lines + " lines: " + first + ":" + firstLine + " and " + second + ":" + secondLine;
        }
    }

    /** File whose lines have become numbers, equal ones for equal lines. */
    private record Text(Path file, int[] words, int[] numbers) {}

    private record Place(Text text, int at) {}

    private final Map<String, Integer> words = new HashMap<>();
    /** The first place of each run of one line more than the most, by its hash. */
    private final Map<Long, Place> places = new HashMap<>();

    private final List<Run> found = new ArrayList<>();

    private RepeatedLines() {}

    /** Runs of more than {@link #MOST} lines. */
    static List<Run> of(Collection<Path> files) throws IOException {
        RepeatedLines search = new RepeatedLines();
        for (Path file : files) search.look(search.text(file));
        return search.found;
    }

    private Text text(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        int[] kept = new int[lines.size()];
        int[] numbers = new int[lines.size()];
        int count = 0;
        for (int i = 0; i < kept.length; i++) {
            String line = plain(lines.get(i).strip());
            if (line.isEmpty()) continue;
            kept[count] = words.computeIfAbsent(line, l -> words.size());
            numbers[count++] = i + 1;
        }
        return new Text(file, Arrays.copyOf(kept, count), numbers);
    }

    /** A line as it is compared; empty for one that does not count. */
    private static String plain(String line) {
        if (line.startsWith("*") || line.startsWith("/*") || line.startsWith("import ") || line.equals("@Override")) {
            return "";
        }
        int comment = line.indexOf("//");
        String code = comment < 0 ? line : line.substring(0, comment);
        if (!NAME.matcher(code).find()) return "";
        return SPACE.matcher(DRIVER.matcher(code).replaceAll("")).replaceAll("");
    }

    private void look(Text text) {
        int window = MOST + 1;
        int end = 0;
        for (int at = 0; at + window <= text.words.length; at++) {
            Place known = places.putIfAbsent(hash(text.words, at, window), new Place(text, at));
            // Behind a run that was found, its own parts are not told again.
            if (known == null || at + window <= end) continue;
            int lines = equal(known, text, at);
            if (lines < window) continue;
            end = at + lines;
            Text other = known.text;
            found.add(new Run(other.file, other.numbers[known.at], text.file, text.numbers[at], lines));
        }
    }

    private static long hash(int[] words, int at, int count) {
        long hash = 0;
        for (int i = at; i < at + count; i++) hash = (hash + words[i] + 1) * 0x9e3779b97f4a7c15L;
        return hash;
    }

    /** Equal lines from two places on; within one file the second place is where the first ends at the latest. */
    private static int equal(Place a, Text text, int at) {
        int most = Math.min(a.text.words.length - a.at, text.words.length - at);
        if (a.text == text) most = Math.min(most, at - a.at);
        int lines = 0;
        while (lines < most && a.text.words[a.at + lines] == text.words[at + lines]) lines++;
        return lines;
    }
}
