package tepui.tools.bindgen;

import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Description of a parameter for those who show calls: its name, and how its bits are read. */
final class ParameterText {
    private ParameterText() {}

    /** @param usedGroups gets the group of enumerants that it is of */
    static String of(GlRegistry gl, GlRegistry.Function f, GlRegistry.Param p, TreeSet<String> usedGroups) {
        String name = p.name().endsWith("_") ? p.name().substring(0, p.name().length() - 1) : p.name();
        if (p.pointer()) {
            String letter = switch (p.element()) {
                case "GLfloat", "GLclampf" -> "f";
                case "GLdouble", "GLclampd" -> "d";
                case "GLint", "GLuint", "GLenum", "GLsizei" -> "i";
                case "GLshort", "GLushort" -> "s";
                case "GLbyte", "GLubyte" -> "b";
                default -> "";
            };
            String len = p.len();
            String text = text(p);
            if (text != null) return name + text;
            boolean known = p.constant()
                    && !letter.isEmpty()
                    && len != null
                    && len.matches("[0-9]+|[a-z]+(\\*[0-9]+)?")
                    && (len.matches("[0-9]+")
                            || f.params().stream()
                                    .anyMatch(q -> q.name().equals(len.split("\\*")[0])
                                            && q.type().equals("int")));
            boolean counted = p.constant() && !letter.isEmpty() && "COMPSIZE(pname)".equals(len);
            return name + (known ? ":" + letter + "*" + len : counted ? ":" + letter + "*@pname" : ":p");
        }
        boolean named = gl.groups.containsKey(p.group());
        switch (p.type()) {
            case "boolean" -> {
                return name + ":z";
            }
            case "float" -> {
                return name + ":f";
            }
            case "double" -> {
                return name + ":d";
            }
            default -> {
                if (p.element().equals("GLenum") || p.element().equals("GLbitfield") || named) {
                    if (named) usedGroups.add(p.group());
                    String kind = p.element().equals("GLbitfield") ? "b" : "e";
                    return name + ":" + kind + "=" + (named ? p.group() : "");
                }
                return name;
            }
        }
    }

    /** Characters that end with a zero, or are as many as another parameter says, -1 for a zero; null for all else, lists of texts among them. */
    private static @Nullable String text(GlRegistry.Param p) {
        String len = p.len();
        if (!p.constant() || !p.element().equals("GLchar")) return null;
        if (len == null || len.isEmpty() || len.equals("COMPSIZE(" + p.name() + ")")) return ":t";
        String counted = len.equals("COMPSIZE(" + p.name() + ",length)") ? "length" : len;
        return counted.endsWith("length") || counted.endsWith("len") ? ":t*" + counted : null;
    }
}
