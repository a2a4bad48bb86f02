package tepui.frontends.gl.ext;

import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Table of the functions that exist: those that a chapter has. An extension or version is whole when all of its
 * functions are; in the core profile, those that it lacks do not count.
 */
public final class FunctionTable {
    private static final Set<String> THERE = Set.of(PresentFunctions.NAMES);
    /** Canonical names of what a version or extension brings. */
    private static final Map<String, List<String>> BROUGHT = new HashMap<>();
    /** By name, the table's lines. */
    private static final Map<String, String> LINES = new HashMap<>();

    static {
        for (String line : FunctionList.table()) {
            int name = line.indexOf(' ');
            LINES.put(line.substring(0, name), line);
            String canonical = word(line, 1);
            int from = line.lastIndexOf(' ') + 1;
            while (from < line.length()) {
                int comma = line.indexOf(',', from);
                int to = comma < 0 ? line.length() : comma;
                BROUGHT.computeIfAbsent(line.substring(from, to), b -> new ArrayList<>())
                        .add(canonical);
                from = to + 1;
            }
        }
    }

    private FunctionTable() {}

    /** A word of a line, which ends before a space. */
    private static String word(String line, int number) {
        int from = 0;
        for (int i = 0; i < number; i++) from = line.indexOf(' ', from) + 1;
        return line.substring(from, line.indexOf(' ', from));
    }

    /** Whether a function, by this name or its canonical one, is there. */
    public static boolean has(String name) {
        String line = LINES.get(name);
        if (line == null) return false;
        String canonical = word(line, 1);
        return THERE.contains(canonical.startsWith("+") ? canonical.substring(1) : canonical);
    }

    /** A function's type, as class {@code GL} declares it. */
    public static MethodType type(String name) {
        String line = LINES.get(name);
        if (line == null) throw new IllegalArgumentException("there is no function " + name);
        String signature = word(line, 2);
        int last = signature.length() - 1;
        return MethodType.fromMethodDescriptorString(
                "(" + signature.substring(0, last) + ")" + signature.charAt(last), null);
    }

    /** Canonical names of the functions that are missing from a version or extension. */
    public static List<String> missing(String of, boolean compatibility) {
        return missing(of, compatibility, of.startsWith("GL_ES_VERSION_"));
    }

    /** The same of an extension that brings functions of their own to contexts of OpenGL ES. */
    public static List<String> missing(String of, boolean compatibility, boolean es) {
        List<String> result = new ArrayList<>();
        for (String by : List.of(of, of + (es ? ":es" : ":gl"))) {
            for (String f : BROUGHT.getOrDefault(by, List.of())) {
                boolean legacy = f.startsWith("+");
                String name = legacy ? f.substring(1) : f;
                if (!(legacy && !compatibility) && !THERE.contains(name)) result.add(name);
            }
        }
        return result;
    }
}
