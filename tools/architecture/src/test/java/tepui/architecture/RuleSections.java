package tepui.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Rule for classes of error checks: the documentation of each method that decides on an error names the section of the specification, or the
 * extension, that has the error. A method decides when it names an error's code, gives one through a method that has it, or gives the reason as text.
 */
final class RuleSections {
    /** First line of a method's declaration: what classes have at the first indentation and what is no field. */
    private static final Pattern METHOD = Pattern.compile(" {4}[\\w@][^=;]*\\w\\(.*");

    /** The end of a declaration's last line. */
    private static final Pattern BODY = Pattern.compile("\\{( //.*)?$");

    private static final Pattern DECIDES =
            Pattern.compile("\\bGL_(INVALID_(ENUM|VALUE|OPERATION|FRAMEBUFFER_OPERATION)|OUT_OF_MEMORY|CONTEXT_LOST)\\b"
                    + "|\\binvalidEnum\\(|[^.\\w](wrong|refuse)\\(|\\breturn \"[A-Za-z]");

    /** What the numbers of sections are not to be mistaken for. */
    private static final Pattern VERSION = Pattern.compile("OpenGL( ES)? \\d\\.\\d");

    private static final Pattern SECTION = Pattern.compile(
            "\\b(\\d+\\.\\d+|chapter \\d+|(AMD|ANGLE|APPLE|ARB|ATI|EXT|KHR|MESA|NV|OES|SGI|SGIS)_\\w{3,})");

    private RuleSections() {}

    /** Methods of a file's class that decide on errors and whose documentation names no section, as {@code Class.method}. */
    static List<String> missing(String name, List<String> text) {
        List<String> found = new ArrayList<>();
        for (int i = 0; i < text.size(); i++) {
            String line = text.get(i);
            if (!METHOD.matcher(line).matches() || line.endsWith("}")) continue;
            int end = i;
            while (end < text.size() && !text.get(end).equals("    }")) end++;
            int body = i;
            while (body < end && !BODY.matcher(text.get(body)).find()) body++;
            boolean decides = text.subList(Math.min(body + 1, end), end).stream()
                    .anyMatch(l -> DECIDES.matcher(l).find());
            if (decides
                    && !SECTION.matcher(VERSION.matcher(documentation(text, i)).replaceAll(""))
                            .find()) {
                found.add(name + "." + line.replaceAll("\\(.*", "").replaceAll(".*\\W", ""));
            }
            i = end;
        }
        return found;
    }

    /** The comment above a declaration. */
    private static String documentation(List<String> text, int declaration) {
        StringBuilder comment = new StringBuilder();
        for (int i = declaration - 1; i >= 0; i--) {
            String line = text.get(i).strip();
            if (line.startsWith("*") || line.startsWith("/**")) comment.insert(0, line + ' ');
            else if (!line.startsWith("@")) break;
            if (line.startsWith("/**")) break;
        }
        return comment.toString();
    }

    /** The same of all classes of rules below a folder. */
    static List<String> missing(Path sources) throws IOException {
        List<String> found = new ArrayList<>();
        try (Stream<Path> all = Files.walk(sources)) {
            for (Path file : all.filter(f -> f.toString().endsWith("Rules.java"))
                    .sorted()
                    .toList()) {
                found.addAll(missing(file.getFileName().toString().replace(".java", ""), Files.readAllLines(file)));
            }
        }
        return found;
    }
}
