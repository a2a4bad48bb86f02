package tepui.tools.suites.verdicts;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.zip.CRC32;

/**
 * Mesa's verdicts as the file {@code verdicts.txt} keeps them: a line with a group's name, the checksum of its sources and
 * the number of its cases, and then a letter a case, in the order in which the group's generator makes them.
 */
final class RecordedVerdicts {
    private static final String FILE = "verdicts.txt";
    private static final int WIDTH = 160;

    /** Words of verdicts by their letters. */
    private static final Map<Character, String> WORDS = Map.of(
            '.', "ok",
            'V', "vertex",
            'T', "control",
            'E', "evaluation",
            'G', "geometry",
            'F', "fragment",
            'C', "compute",
            'L', "link");

    private RecordedVerdicts() {}

    /** Verdicts of a group's cases by their names. */
    static Map<String, String> of(String group, List<VerdictCase> cases) throws IOException {
        String[] lines = text().split("\n", -1);
        for (int i = 0; i < lines.length; i++) {
            if (!lines[i].startsWith(group + " ")) continue;
            if (!lines[i].equals(head(group, cases)))
                throw new IOException(FILE + " has other cases of '" + group + "': " + lines[i] + ", made are "
                        + head(group, cases) + "; record them anew (docs/testing-random.md)");
            StringBuilder letters = new StringBuilder();
            for (int j = i + 1; j < lines.length && letters.length() < cases.size(); j++) letters.append(lines[j]);
            Map<String, String> found = new HashMap<>();
            for (int k = 0; k < cases.size(); k++)
                found.put(cases.get(k).toString(), WORDS.getOrDefault(letters.charAt(k), "?"));
            return found;
        }
        throw new IOException(FILE + " has no group '" + group + "'");
    }

    /** A group as the file has it. */
    static String written(String group, List<VerdictCase> cases, Map<String, String> verdicts) {
        StringBuilder letters = new StringBuilder();
        for (VerdictCase c : cases) letters.append(letter(verdicts.getOrDefault(c.toString(), "")));
        StringBuilder made = new StringBuilder(head(group, cases)).append('\n');
        for (int i = 0; i < letters.length(); i += WIDTH)
            made.append(letters, i, Math.min(letters.length(), i + WIDTH)).append('\n');
        return made.toString();
    }

    private static char letter(String word) {
        for (Map.Entry<Character, String> e : WORDS.entrySet()) if (e.getValue().equals(word)) return e.getKey();
        throw new IllegalArgumentException("'" + word + "' is no verdict");
    }

    private static String head(String group, List<VerdictCase> cases) {
        CRC32 sum = new CRC32();
        for (VerdictCase c : cases) {
            sum.update(c.toString().getBytes(StandardCharsets.UTF_8));
            for (VerdictCase.Part p : c.parts()) sum.update(c.source(p).getBytes(StandardCharsets.UTF_8));
        }
        return group + " " + Long.toHexString(sum.getValue()) + " " + cases.size();
    }

    private static String text() throws IOException {
        try (InputStream in = RecordedVerdicts.class.getResourceAsStream(FILE)) {
            if (in == null) throw new IOException(FILE + " is missing");
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
