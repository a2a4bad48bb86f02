package tepui.targets.lwjgl;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The words of {@code tepui run} in tests, as the command line that starts the program. */
final class RunWords {
    private RunWords() {}

    /** Options with their values, {@code --quiet}, then the program; {@code --} may stand before it. */
    static List<String> command(Path jar, List<String> words) {
        List<String> options = new ArrayList<>();
        List<String> java = new ArrayList<>();
        int at = 0;
        while (at < words.size() && words.get(at).startsWith("--")) {
            String name = words.get(at++).substring(2);
            if (name.isEmpty()) break;
            if (name.equals("quiet")) {
                options.add(name);
                continue;
            }
            String value = words.get(at++);
            Launch.check(name, value);
            java.add("-Dtepui." + name + "=" + value);
        }
        return Launch.command(jar, options, java, words.subList(at, words.size()));
    }
}
