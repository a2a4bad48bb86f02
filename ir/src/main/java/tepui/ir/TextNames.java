package tepui.ir;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Names in the text form, for variables, resources and functions: {@code @name}, and {@code @name#2} for the third of
 * that name in its list. Names that are no plain words are quoted. Built once for a printing.
 */
final class TextNames {
    private final IdentityHashMap<Object, String> names = new IdentityHashMap<>();

    TextNames(Shader shader) {
        addVariables(shader.inputs);
        addVariables(shader.outputs);
        addVariables(shader.locals);
        Map<String, Integer> seen = new HashMap<>();
        for (Resource r : shader.resources) add(r, r.name(), seen);
        seen.clear();
        for (Function f : shader.functions) add(f, f.name(), seen);
    }

    private void addVariables(List<Variable> variables) {
        Map<String, Integer> seen = new HashMap<>();
        for (Variable v : variables) add(v, v.name(), seen);
    }

    private void add(Object object, String name, Map<String, Integer> seen) {
        int before = seen.merge(name, 1, Integer::sum) - 1;
        names.put(object, before == 0 ? "@" + quoted(name) : "@" + quoted(name) + "#" + before);
    }

    /** The reference, or a mark for an object that is not in the shader. */
    String of(Object object, String name) {
        String known = names.get(object);
        return known == null ? "@" + quoted(name + " (not in the shader)") : known;
    }

    static boolean isWord(String text) {
        if (text.isEmpty()) return false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_';
            if (!letter && !(c >= '0' && c <= '9' && i > 0)) return false;
        }
        return true;
    }

    /** The name as it is where it is a plain word, else as a string. */
    static String quoted(String name) {
        return isWord(name) ? name : string(name);
    }

    static String string(String text) {
        StringBuilder out = new StringBuilder("\"");
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\n' -> out.append("\\n");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c >= ' ' && c < 127) out.append(c);
                    else out.append(String.format("\\u%04x", (int) c));
                }
            }
        }
        return out.append('"').toString();
    }
}
