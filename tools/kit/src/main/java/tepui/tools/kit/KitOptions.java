package tepui.tools.kit;

import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Options of a run of the kit.
 *
 * @param patterns names with {@code *} for any text; an area's name stands for all of it; empty for all cases
 * @param images folder for the pictures of failed cases; null writes none
 * @param out takes the list of failures and the summary; null for silence
 * @param progress a line that is rewritten while cases run: for terminals
 * @param verbose one line per case
 */
public record KitOptions(
        List<String> patterns,
        Expectations expectations,
        @Nullable Path images,
        @Nullable PrintStream out,
        boolean progress,
        boolean verbose) {
    /** All cases, no expectations, no output. */
    public static final KitOptions QUIET = new KitOptions(List.of(), Expectations.NONE, null, null, false, false);

    public KitOptions {
        patterns = List.copyOf(patterns);
    }

    public KitOptions withPatterns(List<String> some) {
        return new KitOptions(some, expectations, images, out, progress, verbose);
    }

    boolean selects(String name) {
        if (patterns.isEmpty()) return true;
        for (String p : patterns) {
            if (Expectations.matches(p, name) || name.startsWith(p + ".")) return true;
        }
        return false;
    }
}
