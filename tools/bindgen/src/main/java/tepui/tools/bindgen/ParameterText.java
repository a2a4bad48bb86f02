package tepui.tools.bindgen;

import java.util.TreeSet;

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
}
