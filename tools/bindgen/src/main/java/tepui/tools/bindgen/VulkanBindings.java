package tepui.tools.bindgen;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import tepui.tools.bindgen.VulkanRegistry.Command;
import tepui.tools.bindgen.VulkanRegistry.Member;
import tepui.tools.bindgen.VulkanRegistry.Struct;

/**
 * Generator of the Vulkan driver's bindings, three files: values, structures as typed access to raw addresses, commands
 * as static method handles that take the loaded address. Only what {@link VulkanUsed} names, and the types that follow
 * from it.
 */
final class VulkanBindings implements Generator {
    /** Parts, one file each. */
    enum Part {
        VALUES("Vk"),
        STRUCTS("VkStructs"),
        COMMANDS("VkCommands");

        private final String type;

        Part(String type) {
            this.type = type;
        }
    }

    private final Part part;

    VulkanBindings(Part part) {
        this.part = part;
    }

    @Override
    public Path file() {
        return Path.of(
                "drivers",
                "vulkan",
                "src",
                "generated",
                "java",
                "tepui",
                "drivers",
                "vulkan",
                "vk",
                part.type + ".java");
    }

    @Override
    public boolean readsRegistry() {
        return true;
    }

    @Override
    public String text(Path root, Path registries) throws IOException {
        VulkanRegistry r = VulkanRegistry.read(registries);
        return switch (part) {
            case VALUES -> values(r);
            case STRUCTS -> structs(r, VulkanAccess.read(root));
            case COMMANDS -> commands(r);
        };
    }

    // ---- what is used ---------------------------------------------------------------------------------------------

    private static List<Command> used(VulkanRegistry r, List<String> names) throws IOException {
        List<Command> list = new ArrayList<>();
        for (String name : names) {
            Command c = r.commands.get(name);
            if (c == null) throw new IOException("vk.xml has no command " + name);
            list.add(c);
        }
        return list;
    }

    private static List<Command> all(VulkanRegistry r) throws IOException {
        List<Command> list = new ArrayList<>(used(r, VulkanUsed.GLOBAL));
        list.addAll(used(r, VulkanUsed.INSTANCE));
        list.addAll(used(r, VulkanUsed.DEVICE));
        list.addAll(used(r, VulkanUsed.RECORDED));
        return list;
    }

    private static Set<String> types(VulkanRegistry r) throws IOException {
        Set<String> types = new LinkedHashSet<>();
        for (Command c : all(r)) for (Member m : c.parameters()) reach(r, m.type(), types);
        for (String s : VulkanUsed.STRUCTS) {
            if (!r.structs.containsKey(r.resolve(s))) throw new IOException("vk.xml has no structure " + s);
            reach(r, s, types);
        }
        return types;
    }

    private static void reach(VulkanRegistry r, String type, Set<String> types) {
        String t = r.resolve(type);
        if (!types.add(t)) return;
        Struct s = r.structs.get(t);
        if (s != null) for (Member m : s.members()) reach(r, m.type(), types);
    }

    // ---- values ---------------------------------------------------------------------------------------------------

    private static String values(VulkanRegistry r) throws IOException {
        Set<String> enums = new TreeSet<>();
        Set<String> structureTypes = new TreeSet<>();
        for (String type : types(r)) {
            String bits = r.bitsOf.getOrDefault(type, type);
            if (r.values.containsKey(bits)) enums.add(bits);
            Struct s = r.structs.get(type);
            if (s != null && !s.members().isEmpty())
                structureTypes.add(s.members().getFirst().value());
        }
        enums.add("VkResult");
        StringBuilder text = new StringBuilder("""
                package tepui.drivers.vulkan.vk;

                /**
                 * Values of Vulkan under their names there. Written by {@code ./tepui generate} from version %s of its
                 * registry; not to be edited.
                 */
                public final class Vk {
                    private Vk() {}
                """.formatted(r.version));
        for (String type : enums) {
            text.append("\n    // ").append(type).append('\n');
            boolean wide = type.contains("FlagBits2");
            for (Map.Entry<String, Long> e :
                    r.values.getOrDefault(type, Map.of()).entrySet()) {
                if (type.equals("VkStructureType") && !structureTypes.contains(e.getKey())) continue;
                text.append("    public static final ")
                        .append(wide ? "long " : "int ")
                        .append(e.getKey())
                        .append(" = ")
                        .append(wide ? Long.toString(e.getValue()) + "L" : Integer.toString((int) (long) e.getValue()))
                        .append(";\n");
            }
        }
        text.append("\n    // extensions\n");
        for (String name : r.extensionVersions.keySet()) {
            text.append("    public static final String ")
                    .append(name.substring(3).toUpperCase(Locale.ROOT))
                    .append(" = \"")
                    .append(name)
                    .append("\";\n");
        }
        return text.append("}\n").toString();
    }

    // ---- structures -----------------------------------------------------------------------------------------------

    private static String structs(VulkanRegistry r, VulkanAccess access) throws IOException {
        StringBuilder text = new StringBuilder("""
                package tepui.drivers.vulkan.vk;

                import static java.lang.foreign.ValueLayout.JAVA_BYTE;
                import static java.lang.foreign.ValueLayout.JAVA_DOUBLE_UNALIGNED;
                import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;
                import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
                import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;
                import static java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED;

                import tepui.pipe.Memory;

                /**
                 * Structures of Vulkan as C lays them out on 64-bit systems. A structure is its address; each class has
                 * its size, offsets and typed access, and makes zeroed ones in scratch memory. Members that the driver
                 * does not touch are left out. Written by {@code ./tepui generate} from version %s of its registry and
                 * the driver's sources; not to be edited.
                 */
                public final class VkStructs {
                    private VkStructs() {}
                """.formatted(r.version));
        Map<String, Struct> sorted = new TreeMap<>();
        for (String type : types(r)) {
            Struct s = r.structs.get(type);
            if (s != null) sorted.put(type, s);
        }
        for (Struct s : sorted.values()) struct(r, access, s, text);
        // A layout that no member is left of is not imported.
        String whole = text.append("}\n").toString();
        return whole.lines()
                        .filter(line -> !line.startsWith("import static java.lang.foreign")
                                || whole.contains('(' + line.substring(line.lastIndexOf('.') + 1, line.length() - 1)))
                        .collect(Collectors.joining("\n"))
                + '\n';
    }

    private static void struct(VulkanRegistry r, VulkanAccess access, Struct s, StringBuilder text) {
        StringBuilder offsets = new StringBuilder();
        StringBuilder body = new StringBuilder();
        int at = 0;
        for (Member m : s.members()) {
            int offset = s.union() ? 0 : VulkanRegistry.up(at, r.align(m));
            at = offset + r.size(m);
            member(r, access, s.name(), m, offset, offsets, body);
        }
        String structureType = s.members().getFirst().value();
        boolean chained = access.calls(s.name(), "chain", 2);
        boolean made = chained || access.calls(s.name(), "make", 1);
        if (!made && offsets.isEmpty() && !access.names(s.name(), "BYTES")) return;
        text.append("\n    /** ")
                .append(s.name())
                .append(". */\n    public static final class ")
                .append(s.name());
        text.append(" {\n        public static final int BYTES = ")
                .append(r.size(s.name()))
                .append(";\n")
                .append(offsets);
        text.append("\n        private ").append(s.name()).append("() {}\n");
        if (made) {
            text.append("\n        public static long make(Scratch scratch) {\n");
            text.append("            long s = scratch.take(BYTES);\n");
            if (!structureType.isEmpty()) {
                text.append("            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.")
                        .append(structureType)
                        .append(");\n");
            }
            text.append("            return s;\n        }\n");
        }
        if (chained) {
            text.append("\n        /** One in front of what {@code owner} has in its chain. */\n")
                    .append(
                            "        public static long chain(Scratch scratch, long owner) {\n            long s = make(scratch);\n")
                    .append(
                            "            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));\n")
                    .append(
                            "            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);\n            return s;\n        }\n");
        }
        text.append(body).append("    }\n");
    }

    private static void member(
            VulkanRegistry r,
            VulkanAccess access,
            String struct,
            Member m,
            int offset,
            StringBuilder offsets,
            StringBuilder body) {
        String constant = m.name().replaceAll("([a-z0-9])([A-Z])", "$1_$2").toUpperCase(Locale.ROOT);
        boolean nested = !m.pointer() && r.structs.containsKey(r.resolve(m.type())) || m.array() > 0;
        boolean read = access.calls(struct, m.name(), 1);
        boolean written = !nested && access.calls(struct, m.name(), 2);
        if (read || written || access.names(struct, constant)) {
            offsets.append("        public static final int ")
                    .append(constant)
                    .append(" = ")
                    .append(offset)
                    .append(";\n");
        }
        if (read || written) body.append('\n');
        if (nested) {
            if (!read) return;
            body.append("        public static long ").append(m.name()).append("(long s) { return s + ");
            body.append(constant).append("; }\n");
            return;
        }
        String java = r.java(m);
        String layout = switch (java) {
            case "byte" -> "JAVA_BYTE";
            default -> "JAVA_" + java.toUpperCase(Locale.ROOT) + "_UNALIGNED";
        };
        if (read) {
            body.append("        public static ")
                    .append(java)
                    .append(' ')
                    .append(m.name())
                    .append("(long s) { return ");
            body.append("Memory.ALL.get(")
                    .append(layout)
                    .append(", s + ")
                    .append(constant)
                    .append("); }\n");
        }
        if (written) {
            body.append("        public static void ")
                    .append(m.name())
                    .append("(long s, ")
                    .append(java)
                    .append(" v) { ");
            body.append("Memory.ALL.set(")
                    .append(layout)
                    .append(", s + ")
                    .append(constant)
                    .append(", v); }\n");
        }
    }

    // ---- commands -------------------------------------------------------------------------------------------------

    private static String commands(VulkanRegistry r) throws IOException {
        StringBuilder text = new StringBuilder("""
                package tepui.drivers.vulkan.vk;

                import java.lang.foreign.MemorySegment;
                import java.lang.invoke.MethodHandle;

                /**
                 * Commands of Vulkan. Handles and pointers are longs. One method handle a signature, shared by all
                 * commands of that signature, with the loaded address as first argument. {@link Critical} links what is
                 * recorded a second time, as critical, for devices that never call back into Java. It is a class and not
                 * a branch: the compiler takes up a call with the handle's check whether it was ever called, and keeps
                 * that check where the other kind of device ran first. An address that was not found is NULL;
                 * {@link #has} asks. Written by {@code ./tepui generate} from version %s of its registry; not to
                 * be edited.
                 */
                public sealed class VkCommands {
                """.formatted(r.version));
        Set<String> plain = new TreeSet<>();
        Set<String> critical = new TreeSet<>();
        for (Command c : all(r)) plain.add(signature(r, c));
        for (Command c : used(r, VulkanUsed.RECORDED)) critical.add(signature(r, c));
        for (String s : plain) handle(text, "    ", s, "false");
        text.append('\n');
        List<Command> recorded = used(r, VulkanUsed.RECORDED);
        for (Command c : all(r)) {
            text.append(recorded.contains(c) ? "    final" : "    private final");
            text.append(" MemorySegment ").append(c.name()).append(";\n");
        }
        text.append('\n');
        for (String level : List.of("global", "instance", "device")) constructor(r, text, level);
        for (Command c : all(r)) command(r, text, c, "    ", recorded.contains(c) ? "" : "final ");
        text.append("\n    /** Commands of a device that never calls back into Java. */\n");
        text.append("    private static final class Critical extends VkCommands {\n");
        for (String s : critical) handle(text, "        ", s, "true");
        text.append("\n        Critical(Linking.Device from) {\n            super(from);\n        }\n");
        for (Command c : recorded) command(r, text, c, "        ", "");
        return text.append("    }\n}\n").toString();
    }

    private static void handle(StringBuilder text, String indent, String signature, String critical) {
        text.append(indent).append("private static final MethodHandle ").append(signature);
        text.append(" = Linking.handle(\"")
                .append(signature)
                .append("\", ")
                .append(critical)
                .append(");\n");
    }

    private static void constructor(VulkanRegistry r, StringBuilder text, String level) throws IOException {
        text.append("    private VkCommands(Linking.")
                .append(
                        switch (level) {
                            case "global" -> "Global";
                            case "instance" -> "Instance";
                            default -> "Device";
                        });
        text.append(" from) {\n");
        for (Command c : all(r)) {
            boolean there = switch (level) {
                case "global" -> VulkanUsed.GLOBAL.contains(c.name());
                case "instance" -> VulkanUsed.INSTANCE.contains(c.name());
                default -> VulkanUsed.DEVICE.contains(c.name()) || VulkanUsed.RECORDED.contains(c.name());
            };
            text.append("        ").append(c.name()).append(" = ");
            text.append(there ? "from.find(\"" + c.name() + "\")" : "MemorySegment.NULL")
                    .append(";\n");
        }
        String type = Character.toUpperCase(level.charAt(0)) + level.substring(1);
        boolean device = level.equals("device");
        text.append("    }\n\n    /** Those that are found from there. */\n    public static VkCommands ")
                .append(level);
        text.append("(Linking.").append(type).append(device ? " from, boolean critical) {\n" : " from) {\n");
        text.append("        return ").append(device ? "critical ? new Critical(from) : " : "");
        text.append("new VkCommands(from);\n    }\n\n");
    }

    private static String signature(VulkanRegistry r, Command c) {
        StringBuilder s = new StringBuilder();
        s.append(letter(c.result().equals("void") ? "void" : r.java(c.result())))
                .append('_');
        for (Member m : c.parameters()) s.append(letter(r.java(m)));
        return s.toString();
    }

    private static char letter(String java) {
        return switch (java) {
            case "void" -> 'V';
            case "int" -> 'I';
            case "float" -> 'F';
            case "long" -> 'J';
            case "short" -> 'S';
            default -> throw new IllegalArgumentException("no parameter has the type " + java);
        };
    }

    private static void command(VulkanRegistry r, StringBuilder text, Command c, String indent, String kind) {
        String result = c.result().equals("void") ? "void" : r.java(c.result());
        boolean overrides = indent.length() > 4;
        StringBuilder declared = new StringBuilder();
        StringBuilder passed = new StringBuilder("(").append(c.name());
        for (Member m : c.parameters()) {
            declared.append(declared.isEmpty() ? "" : ", ")
                    .append(r.java(m))
                    .append(' ')
                    .append(m.name());
            passed.append(", ").append(m.name());
        }
        String call = result.equals("void") ? "" : "return (" + result + ") ";
        String s = signature(r, c);
        text.append('\n')
                .append(overrides ? indent + "@Override\n" : "")
                .append(indent)
                .append("public ")
                .append(kind);
        text.append(result)
                .append(' ')
                .append(c.name())
                .append('(')
                .append(declared)
                .append(") {\n");
        text.append(indent)
                .append("    try {\n")
                .append(indent)
                .append("        ")
                .append(call)
                .append(s);
        text.append(".invokeExact")
                .append(passed)
                .append(");\n")
                .append(indent)
                .append("    } catch (Throwable t) {\n");
        text.append(indent)
                .append("        throw Linking.failed(\"")
                .append(c.name())
                .append("\", t);\n");
        text.append(indent).append("    }\n").append(indent).append("}\n");
    }
}
