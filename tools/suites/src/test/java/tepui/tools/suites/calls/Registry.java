package tepui.tools.suites.calls;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;

/**
 * Registry gl.xml for the functions of one version and profile, and of extensions: their parameters, with the group of enums or the kind
 * of object that each takes, and the enums that this version has.
 */
final class Registry {
    /**
     * A parameter.
     *
     * @param type the C type without const and stars
     * @param stars how many
     * @param group of enums, or null
     * @param object the kind of object whose name it is, or null
     */
    record Parameter(
            String name,
            String type,
            int stars,
            boolean constant,
            @Nullable String group,
            @Nullable String object) {
        boolean isPointer() {
            return stars > 0;
        }
    }

    /** A function; {@code result} is the C type without const, "void *" and its like have a star. */
    record Function(String name, String result, @Nullable String resultObject, List<Parameter> parameters) {}

    private final TreeMap<String, Function> functions = new TreeMap<>();
    private final Map<String, int[]> groups = new HashMap<>();
    private final Map<Integer, String> names = new HashMap<>();
    private final Map<String, Integer> values = new HashMap<>();
    private final int[] enums;
    private final int version;

    /**
     * Reads the registry.
     *
     * @param api "gl", "gles2" or "gles1"
     * @param version 45 for 4.5
     * @param core whether what the core profile removes is left out
     */
    Registry(Path file, String api, int version, boolean core) {
        this(file, api, version, core, Set.of());
    }

    /** The same, with the functions and enums of extensions. */
    Registry(Path file, String api, int version, boolean core, Set<String> extensions) {
        this.version = version;
        Document document;
        try {
            document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        } catch (Exception e) {
            throw new IllegalStateException(file + " cannot be read: " + e, e);
        }
        Set<String> wantedFunctions = new HashSet<>();
        Set<String> wantedEnums = new LinkedHashSet<>();
        for (Element feature : all(document.getDocumentElement(), "feature")) {
            String number = feature.getAttribute("number");
            boolean mine =
                    feature.getAttribute("api").equals(api) && Math.round(Float.parseFloat(number) * 10) <= version;
            if (!mine) continue;
            for (Element require : all(feature, "require")) {
                if (require.getAttribute("profile").equals("compatibility") && core) continue;
                for (Element c : all(require, "command")) wantedFunctions.add(c.getAttribute("name"));
                for (Element c : all(require, "enum")) wantedEnums.add(c.getAttribute("name"));
            }
            for (Element remove : all(feature, "remove")) {
                if (!core) continue;
                for (Element c : all(remove, "command")) wantedFunctions.remove(c.getAttribute("name"));
                for (Element c : all(remove, "enum")) wantedEnums.remove(c.getAttribute("name"));
            }
        }
        for (Element list : all(document.getDocumentElement(), "extensions")) {
            for (Element extension : all(list, "extension")) {
                if (!extensions.contains(extension.getAttribute("name"))) continue;
                for (Element require : all(extension, "require")) {
                    if (require.getAttribute("profile").equals("compatibility") && core) continue;
                    if (require.hasAttribute("api")
                            && !require.getAttribute("api").equals(api)) continue;
                    for (Element c : all(require, "command")) wantedFunctions.add(c.getAttribute("name"));
                    for (Element c : all(require, "enum")) wantedEnums.add(c.getAttribute("name"));
                }
            }
        }
        Map<String, List<Integer>> byGroup = new HashMap<>();
        List<Integer> found = new ArrayList<>();
        for (Element block : all(document.getDocumentElement(), "enums")) {
            for (Element e : all(block, "enum")) {
                String name = e.getAttribute("name");
                if (!wantedEnums.contains(name) || e.getAttribute("value").length() > 10) continue;
                int value = (int) Long.decode(e.getAttribute("value")).longValue();
                names.putIfAbsent(value, name);
                values.put(name, value);
                found.add(value);
                for (String group : e.getAttribute("group").split(",", -1)) {
                    byGroup.computeIfAbsent(group, g -> new ArrayList<>()).add(value);
                }
            }
        }
        byGroup.forEach(
                (g, list) -> groups.put(g, list.stream().mapToInt(i -> i).toArray()));
        enums = found.stream().mapToInt(i -> i).toArray();
        for (Element commands : all(document.getDocumentElement(), "commands")) {
            for (Element command : all(commands, "command")) {
                Element proto = all(command, "proto").getFirst();
                String name = all(proto, "name").getFirst().getTextContent();
                if (!wantedFunctions.contains(name)) continue;
                List<Parameter> parameters = new ArrayList<>();
                for (Element p : all(command, "param")) parameters.add(parameter(p));
                String result = proto.getTextContent()
                        .replace(name, "")
                        .replace("const", "")
                        .strip();
                functions.put(name, new Function(name, result, attribute(proto, "class"), List.copyOf(parameters)));
            }
        }
    }

    private static Parameter parameter(Element p) {
        String name = all(p, "name").getFirst().getTextContent();
        String text = p.getTextContent();
        text = text.substring(0, text.lastIndexOf(name));
        int stars = (int) text.chars().filter(c -> c == '*').count();
        boolean constant = text.contains("const");
        String type = text.replace("const", "").replace("*", "").strip();
        return new Parameter(name, type, stars, constant, attribute(p, "group"), attribute(p, "class"));
    }

    private static @Nullable String attribute(Element e, String name) {
        return e.hasAttribute(name) ? e.getAttribute(name) : null;
    }

    private static List<Element> all(Element parent, String tag) {
        List<Element> result = new ArrayList<>();
        NodeList children = parent.getChildNodes();
        for (int i = 0; i < children.getLength(); i++) {
            Node n = children.item(i);
            if (n instanceof Element e && e.getTagName().equals(tag)) result.add(e);
        }
        return result;
    }

    /** 45 for 4.5. */
    int version() {
        return version;
    }

    List<Function> functions() {
        return List.copyOf(functions.values());
    }

    boolean has(String function) {
        return functions.containsKey(function);
    }

    /** Whether this version has an enum. */
    boolean knows(String name) {
        return values.containsKey(name);
    }

    Function function(String name) {
        Function f = functions.get(name);
        if (f == null) throw new IllegalArgumentException("this version has no " + name);
        return f;
    }

    /** The enums of a group that this version has; none where the group is not known. */
    int[] group(@Nullable String name) {
        return name == null || name.isEmpty() ? new int[0] : groups.getOrDefault(name, new int[0]);
    }

    /** All enums of this version. */
    int[] enums() {
        return enums;
    }

    /** How an enum is called, or its number. */
    String nameOf(int value) {
        String name = names.get(value);
        return name == null ? "0x" + Integer.toHexString(value) : name;
    }

    int value(String name) {
        Integer value = values.get(name);
        if (value == null) throw new IllegalArgumentException("this version has no " + name);
        return value;
    }
}
