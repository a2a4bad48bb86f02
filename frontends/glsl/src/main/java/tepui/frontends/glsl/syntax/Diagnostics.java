package tepui.frontends.glsl.syntax;

import java.util.ArrayList;
import java.util.List;

/**
 * Diagnostics of the compiler about a shader, in the form {@code 0:12:7: error: ...} with the source line and a caret
 * below. Errors beyond a bound are counted only.
 */
public final class Diagnostics {
    private static final int MAX = 100;

    /** One message. */
    public record Message(boolean error, int pos, String text) {}

    private final Sources sources;
    private final List<Message> messages = new ArrayList<>();
    private int errors;

    public Diagnostics(Sources sources) {
        this.sources = sources;
    }

    public Sources sources() {
        return sources;
    }

    public void error(int pos, String text) {
        errors++;
        if (messages.size() < MAX) messages.add(new Message(true, pos, text));
    }

    public void warning(int pos, String text) {
        if (messages.size() < MAX) messages.add(new Message(false, pos, text));
    }

    public boolean hasErrors() {
        return errors > 0;
    }

    public int errorCount() {
        return errors;
    }

    /** The log for people: what glGetShaderInfoLog gives. */
    public String log() {
        StringBuilder out = new StringBuilder();
        for (Message m : messages) {
            String line = sources.lineText(m.pos);
            int column = sources.column(m.pos);
            out.append(sources.name(m.pos))
                    .append(':')
                    .append(sources.line(m.pos))
                    .append(':')
                    .append(column)
                    .append(m.error ? ": error: " : ": warning: ")
                    .append(m.text)
                    .append('\n');
            // A very long line is shown around the place only.
            int from = Math.max(0, column - 81);
            int to = Math.min(line.length(), from + 160);
            if (from > to) from = to;
            out.append("    ").append(line, from, to).append("\n    ");
            for (int i = from; i < column - 1 && i < to; i++) out.append(line.charAt(i) == '\t' ? '\t' : ' ');
            out.append("^\n");
        }
        if (errors > MAX) out.append(errors - MAX).append(" more errors\n");
        return out.toString();
    }
}
