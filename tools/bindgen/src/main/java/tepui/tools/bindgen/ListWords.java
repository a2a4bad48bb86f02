package tepui.tools.bindgen;

import java.util.ArrayList;
import java.util.List;

/** Words that a call has in a display list, one or two for each argument. */
final class ListWords {
    private ListWords() {}

    /** Words of an argument. */
    static int width(GlRegistry.Param p) {
        return p.type().equals("long") || p.type().equals("double") ? 2 : 1;
    }

    static int words(GlRegistry.Function f) {
        return f.params().stream().mapToInt(ListWords::width).sum();
    }

    /** The arguments as expressions of the words. */
    static String read(GlRegistry.Function f) {
        List<String> parts = new ArrayList<>();
        int at = 0;
        for (GlRegistry.Param p : f.params()) {
            String index = at == 0 ? "at" : "at + " + at;
            parts.add(
                    switch (p.type()) {
                        case "boolean" -> "words[" + index + "] != 0";
                        case "byte" -> "(byte) words[" + index + "]";
                        case "short" -> "(short) words[" + index + "]";
                        case "float" -> "floatAt(words, " + index + ")";
                        case "double" -> "doubleAt(words, " + index + ")";
                        case "long" -> "longAt(words, " + index + ")";
                        default -> "words[" + index + "]";
                    });
            at += width(p);
        }
        return String.join(", ", parts);
    }
}
