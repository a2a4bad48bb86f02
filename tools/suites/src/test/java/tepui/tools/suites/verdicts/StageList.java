package tepui.tools.suites.verdicts;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** List of shaders that stand alone, each in all versions that have its stage, and the ways to write many of one form. */
final class StageList {
    final List<VerdictCase> cases = new ArrayList<>();
    private final Set<String> names = new HashSet<>();

    /** Each text alone, in all versions of both languages from these on; those of ES may begin with an extension. */
    void each(VerdictCase.Kind kind, int first, int firstEs, String[] texts) {
        for (String t : texts) {
            for (int v : VerdictCase.versions(false, first)) add(kind, v, false, t);
            for (int v : VerdictCase.versions(true, firstEs)) add(kind, v, true, t);
        }
    }

    private void add(VerdictCase.Kind kind, int version, boolean es, String text) {
        String name = kind + " " + text.replace('\n', ' ');
        VerdictCase c = new VerdictCase(name, version, es, List.of(new VerdictCase.Part(kind, text)));
        if (names.add(c.toString())) cases.add(c);
    }

    static String[] with(String before, String after, String... middle) {
        String[] made = new String[middle.length];
        for (int i = 0; i < made.length; i++) made[i] = before + middle[i] + after;
        return made;
    }

    private static final String[] NUMBERS = {
        "0", "1", "4", "31", "32", "33", "256", "1024", "1025", "-1", "1u", "1.0", "N", "2 + 2", "4 / 2"
    };

    static String[] numbers(String before, String after) {
        return with("const int N = 2; " + before, after, NUMBERS);
    }
}
