package tepui.architecture;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Messages of requirements are literals in the compiler of shaders: one that is put together is made although nobody reads it where the
 * requirement is met.
 */
final class UnreadMessagesTest {
    private static final Pattern CALL = Pattern.compile("\\brequire\\(");
    private static final Pattern JOINED = Pattern.compile("\"\\s*\\+|\\+\\s*\"");

    private static List<String> joined(String source) {
        List<String> found = new ArrayList<>();
        for (Matcher m = CALL.matcher(source); m.find(); ) {
            String arguments = source.substring(m.end(), end(source, m.end()));
            if (JOINED.matcher(arguments).find()) found.add(arguments.replaceAll("\\s+", " "));
        }
        return found;
    }

    /** Where the bracket closes that is open at {@code at}. */
    private static int end(String source, int at) {
        boolean quoted = false;
        for (int i = at, depth = 1; i < source.length(); i++) {
            char c = source.charAt(i);
            if (quoted && c == '\\') i++;
            else if (c == '"') quoted = !quoted;
            else if (!quoted && c == '(') depth++;
            else if (!quoted && c == ')' && --depth == 0) return i;
        }
        return source.length();
    }

    @Test
    void requirementsHaveLiterals() throws IOException {
        Path root = Path.of(System.getProperty("tepui.root"), "frontends/glsl/src/main/java");
        List<String> found = new ArrayList<>();
        try (Stream<Path> files = Files.walk(root)) {
            for (Path f : files.filter(f -> f.toString().endsWith(".java")).toList()) {
                for (String s : joined(Files.readString(f))) found.add(root.relativize(f) + ": require(" + s + ")");
            }
        }
        assertEquals(List.of(), found);
    }

    @Test
    void aMessageThatIsPutTogetherIsNoticed() {
        assertEquals(List.of("a, \"'\" + name(\")\")"), joined("a.require(a,\n \"'\" + name(\")\"));"));
        assertEquals(List.of(), joined("require(a + b == c(1), \"no + here\"); x = \"a\" + b;"));
    }
}
