package tepui.tools.suites.errors;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.tools.suites.gl.GlHost;

/**
 * Table of a chapter's erroneous calls, as text:
 *
 * <pre>
 * source NAME         the text of a shader, to the line "end"
 * setup NAME PROFILE VERSION [BASE]    statements, one a line, to an empty line; those of BASE come first
 * NAME | statement; ...; call | ERROR [| mesa ERROR]     the last one makes the error, those before it none
 * </pre>
 *
 * The second error is what Mesa makes, where that is another one; the comment above such a line says why the first is right. "mesa -" keeps
 * a line from Mesa, which it takes down.
 */
final class ErrorTable {
    /** A context and what is in it. */
    record Setup(GlHost.Profile profile, int version, List<String> statements) {}

    /** One erroneous call. */
    record Line(
            int number,
            String setup,
            List<String> statements,
            String error,
            @Nullable String mesa) {
        String call() {
            return statements.getLast();
        }
    }

    private final Map<String, String> sources = new HashMap<>();
    private final Map<String, Setup> setups = new HashMap<>();
    private final List<Line> lines = new ArrayList<>();
    private final String name;

    /** Reads setups.txt and then the chapter. */
    ErrorTable(String chapter) throws IOException {
        name = chapter;
        read("setups.txt");
        read(chapter);
    }

    private void read(String file) throws IOException {
        InputStream in = ErrorTable.class.getResourceAsStream(file);
        if (in == null) throw new IOException(file + " is missing");
        try (BufferedReader reader = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))) {
            read(reader);
        }
    }

    /** More sources, setups and lines, as the file has them. */
    void read(BufferedReader reader) throws IOException {
        int number = 0;
        for (String line = reader.readLine(); line != null; line = reader.readLine()) {
            number++;
            line = line.strip();
            if (line.isEmpty() || line.startsWith("#")) continue;
            if (line.startsWith("source ")) {
                StringBuilder text = new StringBuilder();
                for (String l = reader.readLine(); l != null && !l.equals("end"); l = reader.readLine()) {
                    number++;
                    text.append(l).append('\n');
                }
                number++;
                sources.put(line.substring(7).strip(), text.toString());
            } else if (line.startsWith("setup ")) {
                String[] words = line.split(" +", -1);
                List<String> statements = new ArrayList<>();
                if (words.length > 4) statements.addAll(setup(words[4]).statements());
                for (String l = reader.readLine(); l != null && !l.isBlank(); l = reader.readLine()) {
                    number++;
                    statements.add(l.strip());
                }
                number++;
                setups.put(
                        words[1], new Setup(GlHost.Profile.valueOf(words[2]), Integer.parseInt(words[3]), statements));
            } else {
                lines.add(line(number, line));
            }
        }
    }

    private Line line(int number, String text) {
        String[] parts = text.split(" \\| ", -1);
        if (parts.length < 3)
            throw new IllegalArgumentException(name + ":" + number + " has " + parts.length + " parts");
        List<String> statements = new ArrayList<>();
        for (String s : parts[1].split(";", -1)) statements.add(s.strip());
        String mesa = parts.length < 4 ? null : parts[3].strip().replaceFirst("^mesa ", "");
        return new Line(number, parts[0].strip(), statements, "GL_" + parts[2].strip(), mesa);
    }

    String name() {
        return name;
    }

    List<Line> lines() {
        return lines;
    }

    Setup setup(String wanted) {
        Setup setup = setups.get(wanted);
        if (setup == null) throw new IllegalArgumentException(name + ": there is no setup " + wanted);
        return setup;
    }

    String source(String wanted) {
        String source = sources.get(wanted);
        if (source == null) throw new IllegalArgumentException(name + ": there is no source " + wanted);
        return source;
    }
}
