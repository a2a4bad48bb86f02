package tepui.architecture;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedSet;

/**
 * Declared order of the packages of each module, read from {@code packages.txt}. A line at the margin names a module's folder; the indented lines
 * below it name its packages, lowest first. A package may use those of the lines above its own, and no other.
 */
final class PackageOrder {
    private static final String IN_WORK = " in work";

    /** Package to line, by module. */
    private final Map<String, Map<String, Integer>> places = new LinkedHashMap<>();

    private final Set<String> inWork = new HashSet<>();

    private PackageOrder() {}

    static PackageOrder parse(List<String> lines) {
        PackageOrder order = new PackageOrder();
        Map<String, Integer> module = null;
        int place = 0;
        for (String line : lines) {
            String text = line.strip();
            if (text.isEmpty() || text.startsWith("#")) continue;
            if (!Character.isWhitespace(line.charAt(0))) {
                if (text.endsWith(IN_WORK)) {
                    order.inWork.add(text.substring(0, text.length() - IN_WORK.length()));
                    module = null;
                    continue;
                }
                module = new HashMap<>();
                order.places.put(text, module);
                continue;
            }
            if (module == null)
                throw new IllegalArgumentException("packages.txt: no module stands above '" + text + "'");
            place++;
            for (String name : text.split("\\s+")) {
                if (module.put(name, place) != null) {
                    throw new IllegalArgumentException("packages.txt: " + name + " stands twice");
                }
            }
        }
        return order;
    }

    /** Folders of the modules that are declared. */
    Set<String> modules() {
        return places.keySet();
    }

    /** Folders of modules that are being rebuilt: nothing is asked of them. */
    Set<String> inWork() {
        return inWork;
    }

    /** What a module of compiled classes breaks, a line each. */
    List<String> check(String module, Path classes) throws IOException {
        if (inWork.contains(module)) return List.of();
        if (!Files.isDirectory(classes)) return List.of(module + ": is not compiled, there is no " + classes);
        PackageGraph graph = PackageGraph.of(classes);
        List<String> broken = new ArrayList<>();
        for (SortedSet<String> cycle : graph.cycles()) {
            broken.add(module + ": packages use each other: " + String.join(", ", cycle));
        }
        Map<String, Integer> declared = places.getOrDefault(module, Map.of());
        if (declared.isEmpty() && graph.packages().size() <= 1) return broken;
        for (String p : graph.packages()) {
            if (!declared.containsKey(p)) {
                broken.add(module + ": packages.txt does not say where " + p + " stands");
                continue;
            }
            for (String used : graph.usedBy(p)) {
                if (declared.getOrDefault(used, 0) >= declared.get(p)) {
                    broken.add(module + ": " + p + " uses " + used + ", which does not stand above it ("
                            + graph.why(p, used) + ")");
                }
            }
        }
        for (String p : declared.keySet()) {
            if (!graph.packages().contains(p))
                broken.add(module + ": packages.txt names " + p + ", which has no class");
        }
        return broken;
    }
}
