package tepui.tools.suites.piglit;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One test of a profile.
 *
 * @param name with @ between its parts
 * @param command the program in piglit's "bin", and its words
 * @param offscreen whether it can draw without a window of its own
 * @param platforms of which it needs one; empty where it takes any
 */
record PiglitTest(String name, List<String> command, boolean offscreen, List<String> platforms) {
    private static final List<String> OF_X = List.of("glx", "mixed_glx_egl", "x11_egl");

    /** The platform to run on, which has windows where the test wants one; or null where there is none on this system. */
    @Nullable
    String platform(boolean display) {
        boolean any = platforms.isEmpty();
        if (offscreen && (any || platforms.contains("surfaceless_egl"))) return "surfaceless_egl";
        if (any) return display ? "x11_egl" : null;
        for (String p : platforms) if (display && OF_X.contains(p)) return p;
        return null;
    }

    /** A list as profiles hold it, in Python's words: ['a', "it's"]. */
    static List<String> list(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote == 0) {
                if (c == '\'' || c == '"') quote = c;
            } else if (c == quote) {
                words.add(word.toString());
                word.setLength(0);
                quote = 0;
            } else if (c == '\\' && i + 1 < text.length()) {
                word.append(text.charAt(++i));
            } else {
                word.append(c);
            }
        }
        return words;
    }
}
