package tepui.architecture;

import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Rules of inheritance between classes of the project:
 *
 * <ul>
 *   <li>a chain of classes has at most two levels in a module, where the contract's classes, which drivers and streams have to extend, count as
 *       the JDK's do: not at all;
 *   <li>a class that classes of its package extend is sealed, unless those of other packages extend it too.
 * </ul>
 */
final class ChainRules {
    /** The package of the contract. */
    private static final String CONTRACT = "tepui/pipe/";

    /** A class, without interfaces and enums, of a module. */
    private record Type(String module, String name, String parent, boolean isSealed) {
        String folder() {
            return name.substring(0, name.lastIndexOf('/') + 1);
        }
    }

    private final Map<String, Type> types = new TreeMap<>();

    /** Adds the classes below a folder, but for those whose outermost class is one of {@code generated}. */
    void add(String module, Path classes, Collection<String> generated) throws IOException {
        for (Path file : files(classes)) {
            ClassModel type = ClassFile.of().parse(file);
            String name = type.thisClass().asInternalName();
            String outer = name.substring(name.lastIndexOf('/') + 1).replaceAll("\\$.*", "");
            boolean counts =
                    !type.flags().has(AccessFlag.INTERFACE) && !type.flags().has(AccessFlag.ENUM);
            if (!counts || generated.contains(outer) || SignatureRules.isBuilt(outer)) continue;
            String parent = type.superclass().map(s -> s.asInternalName()).orElse("");
            boolean isSealed =
                    type.findAttribute(Attributes.permittedSubclasses()).isPresent();
            types.put(name, new Type(module, name, parent, isSealed));
        }
    }

    /** What is broken, a line each. */
    List<String> check() {
        Map<String, Set<String>> extendedIn = new HashMap<>();
        for (Type t : types.values()) {
            extendedIn.computeIfAbsent(t.parent, k -> new HashSet<>()).add(t.folder());
        }
        List<String> broken = new ArrayList<>();
        for (Type t : types.values()) {
            Type parent = types.get(t.parent);
            if (parent == null || !parent.module.equals(t.module)) continue;
            boolean onlyHere = extendedIn.get(parent.name).equals(Set.of(parent.folder()));
            if (!parent.isSealed && onlyHere) broken.add(t.name + " extends " + parent.name + ", which is not sealed");
            Type root = types.get(parent.parent);
            if (root == null || !root.module.equals(t.module)) continue;
            if (root.folder().equals(CONTRACT) || parent.folder().equals(CONTRACT)) continue;
            broken.add(t.name + " extends " + parent.name + ", which extends " + root.name);
        }
        return broken;
    }

    private static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(f -> f.toString().endsWith(".class")).sorted().toList();
        }
    }
}
