package tepui.tools.bindgen;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.jspecify.annotations.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Registry vk.xml, as far as bindings need it: types, members, parameters, values. */
final class VulkanRegistry {
    /** A member of a structure or a parameter of a command; {@code array} is 0 where it is none. */
    record Member(String type, String name, boolean pointer, int array, String value) {}

    /** A structure or union. */
    record Struct(String name, boolean union, List<Member> members) {}

    /** A function. */
    record Command(String name, String result, List<Member> parameters) {}

    final Map<String, String> categories = new LinkedHashMap<>();
    final Map<String, String> baseTypes = new LinkedHashMap<>();
    final Map<String, Struct> structs = new LinkedHashMap<>();
    final Map<String, Command> commands = new LinkedHashMap<>();
    /** The type of values that each flags type has, and itself for enums. */
    final Map<String, String> bitsOf = new LinkedHashMap<>();
    /** Values by type, in order of their numbers. */
    final Map<String, Map<String, Long>> values = new LinkedHashMap<>();

    final Map<String, Integer> limits = new LinkedHashMap<>();
    final Map<String, Integer> extensionVersions = new TreeMap<>();
    String version = "";

    /** Entries that Debian 12's registry does not have yet. */
    private static final String SUPPLEMENT = "vk-supplement.xml";

    VulkanRegistry() {}

    static VulkanRegistry read(Path registries) throws IOException {
        Path file = registries.resolve("vk.xml");
        if (!Files.exists(file)) throw new IOException(file + " does not exist; './tepui fetch registries' brings it");
        VulkanRegistry r = new VulkanRegistry();
        try (InputStream from = Files.newInputStream(file)) {
            r.add(from);
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
        try (InputStream from = VulkanRegistry.class.getResourceAsStream(SUPPLEMENT)) {
            if (from == null) throw new IOException(SUPPLEMENT + " is not among the classes");
            VulkanRegistry more = new VulkanRegistry();
            more.limits.putAll(r.limits);
            more.add(from);
            r.supplement(more);
        } catch (ParserConfigurationException | SAXException e) {
            throw new IOException(SUPPLEMENT + ": " + e.getMessage(), e);
        }
        return r;
    }

    private void add(InputStream from) throws IOException, ParserConfigurationException, SAXException {
        Element root = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(from)
                .getDocumentElement();
        types(root);
        commands(root);
        values(root);
    }

    /** Takes what it does not have itself; what both have must be the same. */
    void supplement(VulkanRegistry more) throws IOException {
        merge(categories, more.categories);
        merge(baseTypes, more.baseTypes);
        merge(structs, more.structs);
        merge(commands, more.commands);
        merge(bitsOf, more.bitsOf);
        merge(extensionVersions, more.extensionVersions);
        for (Map.Entry<String, Map<String, Long>> e : more.values.entrySet()) {
            merge(values.computeIfAbsent(e.getKey(), t -> new LinkedHashMap<>()), e.getValue());
        }
    }

    private static <V> void merge(Map<String, V> to, Map<String, V> from) throws IOException {
        for (Map.Entry<String, V> e : from.entrySet()) {
            V known = to.putIfAbsent(e.getKey(), e.getValue());
            if (known != null && !known.equals(e.getValue())) {
                throw new IOException(
                        "vk.xml says of " + e.getKey() + " " + known + ", and " + SUPPLEMENT + " says " + e.getValue());
            }
        }
    }

    private void types(Element root) {
        for (Element constants : children(root, "enums")) {
            if (!constants.getAttribute("name").equals("API Constants")) continue;
            for (Element e : children(constants, "enum")) {
                String value = e.getAttribute("value");
                if (value.matches("\\d+")) limits.put(e.getAttribute("name"), Integer.parseInt(value));
            }
        }
        for (Element types : children(root, "types")) {
            for (Element type : children(types, "type")) type(type);
        }
    }

    private void type(Element type) {
        String category = type.getAttribute("category");
        String name = type.hasAttribute("name") ? type.getAttribute("name") : text(type, "name");
        if (category.equals("define") && name.equals("VK_HEADER_VERSION")) {
            version = "1.3."
                    + type.getTextContent()
                            .replaceAll("(?s).*VK_HEADER_VERSION\\s*", "")
                            .trim();
        }
        if (type.hasAttribute("alias")) {
            baseTypes.put(name, type.getAttribute("alias"));
            categories.put(name, category);
            return;
        }
        categories.put(name, category);
        if (category.equals("basetype") || category.equals("bitmask")) baseTypes.put(name, text(type, "type"));
        if (category.equals("bitmask")) {
            String bits =
                    type.hasAttribute("requires") ? type.getAttribute("requires") : type.getAttribute("bitvalues");
            if (!bits.isEmpty()) bitsOf.put(name, bits);
        }
        if (category.equals("struct") || category.equals("union")) {
            List<Member> members = new ArrayList<>();
            for (Element member : children(type, "member")) {
                if (member.hasAttribute("api") && !member.getAttribute("api").contains("vulkan")) continue;
                members.add(member(member));
            }
            structs.put(name, new Struct(name, category.equals("union"), members));
        }
    }

    private Member member(Element e) {
        StringBuilder declaration = new StringBuilder();
        NodeList nodes = e.getChildNodes();
        for (int i = 0; i < nodes.getLength(); i++) {
            Node n = nodes.item(i);
            if (!n.getNodeName().equals("comment")) declaration.append(n.getTextContent());
        }
        String text = declaration.toString();
        int array = 0;
        int open = text.indexOf('[');
        if (open >= 0) {
            array = 1;
            for (String size : text.substring(open + 1).split("\\[")) {
                String s = size.replace("]", "").trim();
                Integer limit = limits.get(s);
                array *= limit != null ? limit : Integer.parseInt(s);
            }
        }
        return new Member(text(e, "type"), text(e, "name"), text.contains("*"), array, e.getAttribute("values"));
    }

    private void commands(Element root) {
        for (Element list : children(root, "commands")) {
            for (Element c : children(list, "command")) {
                if (c.hasAttribute("alias")) continue;
                Element proto = children(c, "proto").getFirst();
                List<Member> parameters = new ArrayList<>();
                for (Element p : children(c, "param")) {
                    Member m = member(p);
                    // An array as a parameter is a pointer.
                    parameters.add(new Member(m.type, m.name, m.pointer || m.array > 0, 0, ""));
                }
                String name = text(proto, "name");
                commands.put(name, new Command(name, text(proto, "type"), parameters));
            }
            // What became part of a version, or of another extension, goes by its old name too.
            for (Element c : children(list, "command")) {
                Command now = commands.get(c.getAttribute("alias"));
                if (now != null) {
                    String name = c.getAttribute("name");
                    commands.put(name, new Command(name, now.result, now.parameters));
                }
            }
        }
    }

    private void values(Element root) {
        for (Element enums : children(root, "enums")) {
            String type = enums.getAttribute("name");
            for (Element e : children(enums, "enum")) value(type, e, 0);
        }
        for (Element feature : children(root, "feature")) {
            for (Element require : children(feature, "require")) {
                for (Element e : children(require, "enum")) value(e.getAttribute("extends"), e, 0);
            }
        }
        for (Element list : children(root, "extensions")) {
            for (Element extension : children(list, "extension")) {
                String name = extension.getAttribute("name");
                if (!VulkanUsed.EXTENSIONS.contains(name)) continue;
                extensionVersions.put(name, 1);
                int number = Integer.parseInt(extension.getAttribute("number"));
                for (Element require : children(extension, "require")) {
                    for (Element e : children(require, "enum")) value(e.getAttribute("extends"), e, number);
                }
            }
        }
    }

    private void value(String type, Element e, int extension) {
        if (type.isEmpty() || e.hasAttribute("alias")) return;
        Long value = null;
        if (e.hasAttribute("bitpos")) {
            value = 1L << Integer.parseInt(e.getAttribute("bitpos"));
        } else if (e.hasAttribute("offset")) {
            int number = e.hasAttribute("extnumber") ? Integer.parseInt(e.getAttribute("extnumber")) : extension;
            value = 1_000_000_000L + (number - 1) * 1000L + Integer.parseInt(e.getAttribute("offset"));
            if (e.getAttribute("dir").equals("-")) value = -value;
        } else if (e.hasAttribute("value") && e.getAttribute("value").matches("-?(0x[0-9A-Fa-f]+|\\d+)")) {
            value = Long.decode(e.getAttribute("value"));
        }
        if (value != null) {
            values.computeIfAbsent(type, t -> new LinkedHashMap<>()).put(e.getAttribute("name"), value);
        }
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> list = new ArrayList<>();
        for (Node n = parent.getFirstChild(); n != null; n = n.getNextSibling()) {
            if (n instanceof Element e && e.getTagName().equals(name)) list.add(e);
        }
        return list;
    }

    private static String text(Element e, String child) {
        @Nullable Element found = null;
        for (Element c : children(e, child)) {
            found = c;
            break;
        }
        return found == null ? "" : found.getTextContent();
    }

    // ---- layout, as C has it on 64-bit systems --------------------------------------------------------------------

    /** The type behind aliases. */
    String resolve(String type) {
        String t = type;
        while (!structs.containsKey(t)
                && baseTypes.containsKey(t)
                && !categories.getOrDefault(t, "").equals("bitmask")) {
            String next = baseTypes.get(t);
            if (next == null || next.isEmpty() || next.equals(t)) break;
            t = next;
        }
        return t;
    }

    /** Java's type of a member that is neither structure nor array. */
    String java(Member m) {
        return m.pointer ? "long" : java(m.type);
    }

    String java(String type) {
        String t = resolve(type);
        return switch (t) {
            case "float" -> "float";
            case "double" -> "double";
            case "char", "uint8_t", "int8_t" -> "byte";
            case "uint16_t" -> "short";
            case "int", "int32_t", "uint32_t", "VkBool32", "VkSampleMask" -> "int";
            case "DWORD" -> "int";
            case "int64_t", "uint64_t", "size_t", "VkDeviceSize", "VkDeviceAddress", "VkFlags64" -> "long";
            default ->
                switch (categories.getOrDefault(t, "")) {
                    case "enum" -> t.contains("FlagBits2") ? "long" : "int";
                    case "bitmask" -> "VkFlags64".equals(baseTypes.get(t)) ? "long" : "int";
                    case "handle", "funcpointer" -> "long";
                    // Types of window systems: pointers, or numbers as wide.
                    default -> t.equals("xcb_window_t") ? "int" : "long";
                };
        };
    }

    int size(Member m) {
        int one = m.pointer ? 8 : size(m.type);
        return one * Math.max(1, m.array);
    }

    int size(String type) {
        Struct s = structs.get(resolve(type));
        if (s != null) {
            int at = 0;
            for (Member m : s.members) {
                at = s.union ? Math.max(at, size(m)) : up(at, align(m)) + size(m);
            }
            return up(at, align(type));
        }
        return switch (java(type)) {
            case "byte" -> 1;
            case "short" -> 2;
            case "int", "float" -> 4;
            default -> 8;
        };
    }

    int align(Member m) {
        return m.pointer ? 8 : align(m.type);
    }

    int align(String type) {
        Struct s = structs.get(resolve(type));
        if (s == null) return size(type);
        int most = 1;
        for (Member m : s.members) most = Math.max(most, align(m));
        return most;
    }

    static int up(int value, int alignment) {
        return (value + alignment - 1) / alignment * alignment;
    }
}
