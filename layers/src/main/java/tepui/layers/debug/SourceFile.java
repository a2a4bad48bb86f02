package tepui.layers.debug;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Source of a shader as a file that development environments take for Java: they allow breakpoints in nothing else. Each line
 * stays where it is. What Java does not know becomes a comment: directives, qualifiers, layouts.
 */
final class SourceFile {
    private static final List<String> QUALIFIERS = List.of(
            "uniform",
            "buffer",
            "shared",
            "attribute",
            "varying",
            "in",
            "out",
            "inout",
            "const",
            "flat",
            "smooth",
            "noperspective",
            "centroid",
            "sample",
            "patch",
            "invariant",
            "precise",
            "highp",
            "mediump",
            "lowp",
            "coherent",
            "volatile",
            "restrict",
            "readonly",
            "writeonly",
            "subroutine");

    private static final Pattern TOKENS =
            Pattern.compile("//.*|/\\*|\\*/|\\blayout\\s*\\([^)]*\\)|\\bprecision\\b[^;]*;|[A-Za-z_][A-Za-z_0-9]*"
                    + "|[0-9][0-9a-zA-Z_.]*|.");
    private static final Pattern UNSIGNED = Pattern.compile("(0[xX][0-9a-fA-F]+|[0-9]+)[uU]");

    private SourceFile() {}

    /** The text, in a class. */
    static String java(String name, String text) {
        StringBuilder out = new StringBuilder("package " + VectorClass.PACKAGE + "; final class " + name + " { ");
        boolean inComment = false;
        boolean continued = false;
        for (String line : text.split("\\R", -1)) {
            boolean isDirective = !inComment && (continued || line.strip().startsWith("#"));
            if (isDirective) {
                out.append("// ").append(line).append('\n');
                continued = line.endsWith("\\");
                continue;
            }
            continued = false;
            inComment = line(line, inComment, out);
            out.append('\n');
        }
        return out.append("}\n").toString();
    }

    private static boolean line(String line, boolean wasComment, StringBuilder out) {
        boolean inComment = wasComment;
        Matcher tokens = TOKENS.matcher(line);
        while (tokens.find()) {
            String token = tokens.group();
            if (inComment) {
                out.append(token);
                inComment = !token.endsWith("*/");
            } else if (token.equals("/*")) {
                out.append(token);
                inComment = true;
            } else {
                out.append(java(token));
            }
        }
        return inComment;
    }

    private static String java(String token) {
        if (QUALIFIERS.contains(token) || token.startsWith("layout") || token.matches("precision\\b.*;"))
            return "/*" + token + "*/";
        if (token.equals("struct")) return "class";
        if (token.equals("bool")) return "boolean";
        if (token.equals("uint")) return "int";
        if (token.equals("discard")) return "return";
        Matcher unsigned = UNSIGNED.matcher(token);
        return unsigned.matches() ? String.valueOf(unsigned.group(1)) : token;
    }
}
