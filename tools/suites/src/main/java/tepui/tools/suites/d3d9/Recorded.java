package tepui.tools.suites.d3d9;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;
import tepui.tools.suites.d3d9.Differences.Place;

/**
 * Recorded answers of peers to a script of a chapter, where they agree: lines that are more than a success, and of
 * pictures some pixels of each cell. The script itself is made anew of its seed; a sum says whether it is still the
 * same.
 *
 * @param answers by line: an answer, or of a picture its head and pixels; "?" where the peers do not agree
 */
public record Recorded(String chapter, long seed, long sum, Map<Integer, String> answers) {
    /** Where pixels of a cell are looked at, in both directions: away from edges and from the diagonal. */
    private static final int[] POINTS = {4, 10};

    public Recorded {
        answers = Collections.unmodifiableMap(new java.util.TreeMap<>(answers));
    }

    /** The script, or an exception where its chapter writes another one by now. */
    public Script script() {
        Script s = Chapters.script(chapter, seed);
        if (sum(s) != sum) {
            throw new IllegalStateException(s.name()
                    + ": the chapter writes another script than the recorded one; record it anew (docs/testing.md)");
        }
        return s;
    }

    private static long sum(Script s) {
        CRC32 crc = new CRC32();
        crc.update(s.text().getBytes(java.nio.charset.StandardCharsets.UTF_8));
        return crc.getValue();
    }

    /** The recorded form of these answers. */
    static Recorded of(String chapter, long seed, Script s, List<String> answers, Set<Place> open) {
        Map<Integer, String> kept = new HashMap<>();
        for (Place p : open) if (p.cell() < 0) kept.put(p.line(), "?");
        for (String a : answers) {
            String[] w = a.split(" ", 2);
            int line = Integer.parseInt(w[0]);
            if (kept.containsKey(line) || w[1].equals("00000000")) continue;
            kept.put(line, w[1].contains(" px ") ? pixels(w[1], line, open) : w[1]);
        }
        return new Recorded(chapter, seed, sum(s), kept);
    }

    /** Head and pixels of a picture; "?" for a pixel of a cell that is open. */
    private static String pixels(String answer, int line, Set<Place> open) {
        String[] w = answer.split(" ");
        int size = Texels.bytes(Integer.parseUnsignedInt(w[2]));
        int width = Integer.parseInt(w[3]);
        int height = Integer.parseInt(w[4]);
        StringBuilder b = new StringBuilder(String.join(" ", List.of(w).subList(0, 5)));
        boolean cells = width == ScriptWriter.SIZE && height == ScriptWriter.SIZE;
        for (int y = 0; y < height; y += ScriptWriter.CELL) {
            for (int x = 0; x < width; x += ScriptWriter.CELL) {
                boolean asked = !cells
                        || !open.contains(
                                new Place(line, x / ScriptWriter.CELL + ScriptWriter.CELLS * (y / ScriptWriter.CELL)));
                for (int dy : POINTS) {
                    for (int dx : POINTS) {
                        if (x + dx >= width || y + dy >= height) continue;
                        int at = ((y + dy) * width + x + dx) * size * 2;
                        b.append(' ').append(asked ? w[5].substring(at, at + 2 * size) : "?");
                    }
                }
            }
        }
        return b.toString();
    }

    /** Differences of a player's answers. */
    public List<String> compare(List<String> answers) {
        List<String> wrong = new ArrayList<>();
        for (String a : answers) {
            String[] w = a.split(" ", 2);
            if (w.length < 2 || !w[0].chars().allMatch(Character::isDigit)) {
                wrong.add(a);
                continue;
            }
            int line = Integer.parseInt(w[0]);
            String expected = answers().getOrDefault(line, "00000000");
            if (expected.equals("?")) continue;
            String what = w[1].contains(" px ") && expected.contains(" px ")
                    ? compare(expected, pixels(w[1], line, Set.of()))
                    : expected.equals(w[1]) ? null : w[1] + ", must be " + expected;
            if (what != null) wrong.add("line " + line + ": " + what);
        }
        return wrong;
    }

    private static @Nullable String compare(String expected, String found) {
        String[] x = expected.split(" ");
        String[] y = found.split(" ");
        if (x.length != y.length || !x[2].equals(y[2])) return found + ", must be " + expected;
        for (int i = 5; i < x.length; i++) {
            if (x[i].equals("?")) continue;
            byte[] p = HexFormat.of().parseHex(x[i]);
            byte[] q = HexFormat.of().parseHex(y[i]);
            if (Channels.distance(Integer.parseUnsignedInt(x[2]), p, q, 0) > Differences.NEAR) {
                return "pixel " + (i - 5) % 4 + " of cell " + (i - 5) / 4 + " is " + y[i] + ", must be " + x[i];
            }
        }
        return null;
    }

    /** Text of the file. */
    String text() {
        StringBuilder b = new StringBuilder(chapter + " " + seed + " " + Long.toHexString(sum) + "\n");
        answers.forEach((line, a) -> b.append(line).append(' ').append(a).append('\n'));
        return b.append('\n').toString();
    }

    /** All of a file. */
    public static List<Recorded> parse(String text) {
        List<Recorded> all = new ArrayList<>();
        for (String part : text.split("\n\n")) {
            List<String> lines =
                    part.strip().lines().filter(l -> !l.startsWith("#")).toList();
            if (lines.isEmpty()) continue;
            String[] head = lines.getFirst().split(" ");
            Map<Integer, String> answers = new HashMap<>();
            for (String l : lines.subList(1, lines.size())) {
                String[] w = l.split(" ", 2);
                answers.put(Integer.parseInt(w[0]), w[1]);
            }
            all.add(new Recorded(head[0], Long.parseLong(head[1]), Long.parseLong(head[2], 16), answers));
        }
        return all;
    }
}
