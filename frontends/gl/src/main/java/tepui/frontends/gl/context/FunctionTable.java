package tepui.frontends.gl.context;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tepui.frontends.gl.GLFunctions;

/**
 * Which functions there are: those that a chapter overrides. An extension or version is whole when all of its functions are; in the core
 * profile, those that it lacks do not count. Found once, by a look at the classes.
 */
final class FunctionTable {
    private static final Set<String> THERE = there();
    private static final Map<String, List<String>> BROUGHT = brought();

    private FunctionTable() {}

    private static Set<String> there() {
        Set<String> names = new HashSet<>();
        for (Class<?> k = Context.class; k != null && k != Entry.class; k = k.getSuperclass()) {
            for (Method m : k.getDeclaredMethods()) if (m.getName().startsWith("gl")) names.add(m.getName());
        }
        return Set.copyOf(names);
    }

    private static Map<String, List<String>> brought() {
        Map<String, List<String>> result = new HashMap<>();
        for (String line : GLFunctions.table()) {
            String[] parts = line.split(" ", -1);
            for (String by : parts[3].split(",", -1))
                result.computeIfAbsent(by, b -> new ArrayList<>()).add(parts[1]);
        }
        return result;
    }

    /** Canonical names of the functions that are missing from a version or extension. */
    static List<String> missing(String of, boolean compatibility) {
        List<String> result = new ArrayList<>();
        for (String f : BROUGHT.getOrDefault(of, List.of())) {
            boolean legacy = f.startsWith("+");
            String name = legacy ? f.substring(1) : f;
            if (!(legacy && !compatibility) && !THERE.contains(name)) result.add(name);
        }
        return result;
    }

    static boolean isWhole(String of, boolean compatibility) {
        return missing(of, compatibility).isEmpty();
    }
}
