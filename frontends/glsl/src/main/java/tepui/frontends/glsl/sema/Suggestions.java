package tepui.frontends.glsl.sema;

import java.util.Collection;
import org.jspecify.annotations.Nullable;

/** Suggestions for misspelt names ("did you mean"): the nearest known name. */
final class Suggestions {
    private Suggestions() {}

    /** "; did you mean 'x'?", or nothing where no name is near. */
    static String of(String wrong, Collection<String> names) {
        String best = nearest(wrong, names);
        return best == null ? "" : "; did you mean '" + best + "'?";
    }

    static @Nullable String nearest(String wrong, Collection<String> names) {
        if (wrong.length() > 64) return null;
        int bound = Math.max(1, wrong.length() / 3);
        String best = null;
        for (String name : names) {
            if (Math.abs(name.length() - wrong.length()) > bound || name.equals(wrong)) continue;
            int d = distance(wrong, name, bound);
            // Of equally near names the first in the alphabet, so that messages do not depend on a table's order.
            if (d < bound || d == bound && best == null || d == bound && best != null && name.compareTo(best) < 0) {
                if (d < bound && (best == null || d < bound)) bound = d;
                best = name;
            }
        }
        return best;
    }

    private static int distance(String a, String b, int bound) {
        int[] previous = new int[b.length() + 1];
        int[] row = new int[b.length() + 1];
        for (int j = 0; j <= b.length(); j++) previous[j] = j;
        for (int i = 1; i <= a.length(); i++) {
            row[0] = i;
            int least = i;
            for (int j = 1; j <= b.length(); j++) {
                int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
                row[j] = Math.min(Math.min(row[j - 1], previous[j]) + 1, previous[j - 1] + change);
                least = Math.min(least, row[j]);
            }
            if (least > bound) return bound + 1;
            int[] t = previous;
            previous = row;
            row = t;
        }
        return previous[b.length()];
    }
}
