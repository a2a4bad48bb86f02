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
    private static final Set<String> THERE = there();
    private static final Map<String, List<String>> BROUGHT = brought();

    private static final Map<String, String[]> LINES = lines();

    private FunctionTable() {}

    private static Map<String, String[]> lines() {
        Map<String, String[]> result = new HashMap<>();
        for (String line : FunctionList.table()) {
            String[] parts = line.split(" ", -1);
            result.put(parts[0], parts);
        }
        return result;
    }

    /** Whether a function, by this name or its canonical one, is there. */
    public static boolean has(String name) {
        String[] line = LINES.get(name);
        return line != null && THERE.contains(line[1].startsWith("+") ? line[1].substring(1) : line[1]);
    }

    /** A function's type, as class {@code GL} declares it. */
    public static MethodType type(String name) {
        String[] line = LINES.get(name);
        if (line == null) throw new IllegalArgumentException("there is no function " + name);
        int last = line[2].length() - 1;
        return MethodType.fromMethodDescriptorString(
                "(" + line[2].substring(0, last) + ")" + line[2].charAt(last), null);
    }

    private static Set<String> there() {
        return Set.of(PresentFunctions.NAMES);
    }

    private static Map<String, List<String>> brought() {
        Map<String, List<String>> result = new HashMap<>();
        for (String line : FunctionList.table()) {
            String[] parts = line.split(" ", -1);
            for (String by : parts[3].split(",", -1))
                result.computeIfAbsent(by, b -> new ArrayList<>()).add(parts[1]);
        }
        return result;
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
