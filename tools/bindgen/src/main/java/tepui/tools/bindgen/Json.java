package tepui.tools.bindgen;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Parser of the JSON of the registries: objects as maps in their order, lists, strings, numbers as they are written; no
 * null.
 */
final class Json {
    private final String text;
    private int at;

    private Json(String text) {
        this.text = text;
    }

    /** The value that the text is, or an IllegalArgumentException that says where it is none. */
    static Object parse(String text) {
        Json json = new Json(text);
        Object value = json.value();
        json.space();
        if (json.at < text.length()) throw json.unexpected();
        return value;
    }

    /** The member of that name, which must be there. */
    static Object member(Object object, String name) {
        Object value = object instanceof Map<?, ?> map ? map.get(name) : null;
        if (value == null) throw new IllegalArgumentException("JSON: there is no member '" + name + "'");
        return value;
    }

    static String string(Object object, String name) {
        return member(object, name).toString();
    }

    /** The members of a list. */
    static List<?> list(Object object, String name) {
        if (member(object, name) instanceof List<?> list) return list;
        throw new IllegalArgumentException("JSON: '" + name + "' is no list");
    }

    private Object value() {
        space();
        char c = at < text.length() ? text.charAt(at) : 0;
        return switch (c) {
            case '{' -> object();
            case '[' -> array();
            case '"' -> string();
            default -> word();
        };
    }

    private Map<String, Object> object() {
        Map<String, Object> map = new LinkedHashMap<>();
        at++;
        while (!taken('}')) {
            if (!map.isEmpty()) take(',');
            space();
            String name = string();
            take(':');
            map.put(name, value());
        }
        return map;
    }

    private List<Object> array() {
        List<Object> list = new ArrayList<>();
        at++;
        while (!taken(']')) {
            if (!list.isEmpty()) take(',');
            list.add(value());
        }
        return list;
    }

    private String string() {
        take('"');
        StringBuilder s = new StringBuilder();
        while (at < text.length() && text.charAt(at) != '"') {
            char c = text.charAt(at++);
            if (c == '\\' && at < text.length()) {
                char e = text.charAt(at++);
                if (e == 'u' && at + 4 <= text.length()) {
                    s.append((char) Integer.parseInt(text, at, at + 4, 16));
                    at += 4;
                } else {
                    int known = "nrtbf".indexOf(e);
                    s.append(known < 0 ? e : "\n\r\t\b\f".charAt(known));
                }
            } else {
                s.append(c);
            }
        }
        take('"');
        return s.toString();
    }

    /** A number, true or false: all are kept as they are written. */
    private String word() {
        int start = at;
        while (at < text.length()
                && (Character.isLetterOrDigit(text.charAt(at)) || "+-.".indexOf(text.charAt(at)) >= 0)) at++;
        if (at == start) throw unexpected();
        return text.substring(start, at);
    }

    private void space() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) at++;
    }

    private boolean taken(char c) {
        space();
        if (at >= text.length() || text.charAt(at) != c) return false;
        at++;
        return true;
    }

    private void take(char c) {
        if (!taken(c)) throw unexpected();
    }

    private IllegalArgumentException unexpected() {
        long line = text.substring(0, Math.min(at, text.length())).lines().count();
        return new IllegalArgumentException("JSON: line " + line + ": "
                + (at < text.length() ? "'" + text.charAt(at) + "' is unexpected" : "the text ends too early"));
    }
}
