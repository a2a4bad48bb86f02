package tepui.tools.release;

import java.util.List;
import java.util.Map;

/** Writer of JSON of maps, lists and text, indented, in the order of the maps. */
final class Json {
    private Json() {}

    static String of(Object value) {
        StringBuilder text = new StringBuilder();
        write(value, "\n", text);
        return text.append('\n').toString();
    }

    private static void write(Object value, String line, StringBuilder text) {
        String inner = line + "  ";
        String separator = inner;
        switch (value) {
            case Map<?, ?> map -> {
                text.append('{');
                for (Map.Entry<?, ?> e : map.entrySet()) {
                    text.append(separator);
                    string(String.valueOf(e.getKey()), text);
                    text.append(": ");
                    write(e.getValue(), inner, text);
                    separator = "," + inner;
                }
                text.append(map.isEmpty() ? "" : line).append('}');
            }
            case List<?> list -> {
                text.append('[');
                for (Object item : list) {
                    text.append(separator);
                    write(item, inner, text);
                    separator = "," + inner;
                }
                text.append(list.isEmpty() ? "" : line).append(']');
            }
            case Integer number -> text.append(number);
            default -> string(value.toString(), text);
        }
    }

    private static void string(String value, StringBuilder text) {
        text.append('"');
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == '"' || c == '\\') text.append('\\').append(c);
            else if (c < ' ') text.append(String.format("\\u%04x", (int) c));
            else text.append(c);
        }
        text.append('"');
    }
}
