package tepui.tools.inspect;

import java.util.Collection;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writer of values as JSON that may stand in a script: maps, lists, numbers, texts, truth values. */
final class Json {
    private Json() {}

    static String of(@Nullable Object value) {
        StringBuilder text = new StringBuilder();
        write(text, value);
        return text.toString();
    }

    private static void write(StringBuilder to, @Nullable Object value) {
        switch (value) {
            case null -> to.append("null");
            case Map<?, ?> map -> {
                to.append('{');
                boolean first = true;
                for (Map.Entry<?, ?> e : map.entrySet()) {
                    if (!first) to.append(',');
                    first = false;
                    text(to, String.valueOf(e.getKey()));
                    to.append(':');
                    write(to, e.getValue());
                }
                to.append('}');
            }
            case Collection<?> list -> {
                to.append('[');
                boolean first = true;
                for (Object element : list) {
                    if (!first) to.append(',');
                    first = false;
                    write(to, element);
                }
                to.append(']');
            }
            case Double d when !Double.isFinite(d) -> text(to, d.toString());
            case Float f when !Float.isFinite(f) -> text(to, f.toString());
            case Number n -> to.append(n);
            case Boolean b -> to.append(b);
            default -> text(to, value.toString());
        }
    }

    /** Nothing in it ends a script. */
    private static void text(StringBuilder to, String text) {
        to.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> to.append("\\\"");
                case '\\' -> to.append("\\\\");
                case '\n' -> to.append("\\n");
                case '\t' -> to.append("\\t");
                case '<' -> to.append("\\u003c");
                default -> {
                    if (c < ' ' || c == '\u2028' || c == '\u2029') to.append(String.format("\\u%04x", (int) c));
                    else to.append(c);
                }
            }
        }
        to.append('"');
    }
}
