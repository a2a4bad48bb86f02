package tepui.tools.cli;

import java.util.List;

/** Suggestion for a mistyped word: the closest known name. */
final class Suggestion {
    private Suggestion() {}

    /** The end of a sentence that says there is no such thing: "; did you mean X?" for the nearest of the names, a full stop where none is near. */
    static String of(String word, List<String> names) {
        String best = "";
        int least = Integer.MAX_VALUE;
        for (String name : names) {
            int distance = name.startsWith(word) && word.replace("-", "").length() > 1 ? 0 : distance(word, name);
            if (distance < least) {
                least = distance;
                best = name;
            }
        }
        // A third of the letters may be wrong, at least two: --drvier and conformace, but not x for -h.
        return least <= Math.max(2, word.length() / 3)
                        && least < word.replace("-", "").length()
                ? "; did you mean " + best + "?"
                : ".";
    }

    /** Letters to insert, delete, replace or swap with their neighbour to get from one word to the other. */
    static int distance(String a, String b) {
        int[] before = new int[b.length() + 1];
        int[] above = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) {
            above[j] = j;
        }
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(above[j], row[j - 1]) + 1, above[j - 1] + change);
                if (i > 1 && j > 1 && a.charAt(i - 1) == b.charAt(j - 2) && a.charAt(i - 2) == b.charAt(j - 1)) {
                    row[j] = Math.min(row[j], before[j - 2] + 1);
                }
            }
            int[] spare = before;
            before = above;
            above = row;
            row = spare;
        }
        return above[b.length()];
    }
}
