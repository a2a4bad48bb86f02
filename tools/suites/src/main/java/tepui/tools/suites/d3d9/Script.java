package tepui.tools.suites.d3d9;

import java.util.ArrayList;
import java.util.List;

/**
 * Script of calls of Direct3D 9, one a line: a word and numbers, as {@code tools/suites/peer/d3d9peer.c} reads them.
 * Objects are made into numbered slots, -1 is a null. A line that begins with # says what follows.
 */
public record Script(String name, List<String> lines) {
    public Script {
        lines = List.copyOf(lines);
        if (name.isBlank() || name.contains(" ")) {
            throw new IllegalArgumentException("Script: the name is '" + name + "', must be one word");
        }
    }

    /** Text for a player. */
    public String text() {
        StringBuilder b = new StringBuilder("script ").append(name).append('\n');
        for (String line : lines) b.append(line).append('\n');
        return b.append("done\n").toString();
    }

    /** All scripts of a text. */
    static List<Script> parse(String text) {
        List<Script> scripts = new ArrayList<>();
        String name = null;
        List<String> lines = new ArrayList<>();
        int at = 0;
        for (String line : text.lines().toList()) {
            at++;
            if (line.startsWith("script ")) {
                if (name != null) throw new IllegalArgumentException("line " + at + ": " + name + " has no 'done'");
                name = line.substring(7).strip();
                lines.clear();
            } else if (line.equals("done")) {
                if (name == null) throw new IllegalArgumentException("line " + at + ": 'done' without 'script'");
                scripts.add(new Script(name, lines));
                name = null;
            } else if (!line.isBlank()) {
                if (name == null) throw new IllegalArgumentException("line " + at + " is in no script: " + line);
                lines.add(line);
            }
        }
        if (name != null) throw new IllegalArgumentException(name + " has no 'done'");
        return scripts;
    }
}
