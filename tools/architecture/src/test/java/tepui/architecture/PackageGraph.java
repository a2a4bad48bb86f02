package tepui.architecture;

import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.constantpool.MethodTypeEntry;
import java.lang.classfile.constantpool.NameAndTypeEntry;
import java.lang.classfile.constantpool.PoolEntry;
import java.lang.classfile.constantpool.StringEntry;
import java.lang.classfile.constantpool.Utf8Entry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Graph of the packages of one folder of class files: which package uses which, and by which classes. Read from constant pools, so that a use
 * counts however the source names it. Not seen are constants that the compiler copies, and annotations that it drops.
 */
final class PackageGraph {
    private static final Pattern NAME_IN_DESCRIPTOR = Pattern.compile("L([\\w/$]+)[;<]");

    /** User, used, and the pairs of classes that make the arrow: {@code From -> To}. */
    private final SortedMap<String, SortedMap<String, SortedSet<String>>> arrows = new TreeMap<>();

    private final SortedSet<String> packages = new TreeSet<>();

    private PackageGraph() {}

    static PackageGraph of(Path classes) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(classes)) {
            files = all.filter(f -> f.toString().endsWith(".class")
                            && !f.endsWith("module-info.class")
                            && !f.endsWith("package-info.class")
                            // JMH's processor makes these of benchmarks.
                            && !f.getParent().endsWith("jmh_generated"))
                    .toList();
        }
        PackageGraph graph = new PackageGraph();
        for (Path f : files) graph.packages.add(packageOf(internalName(classes, f)));
        for (Path f : files) graph.add(internalName(classes, f), ClassFile.of().parse(f));
        return graph;
    }

    /** The classes of one package that use others of it, by their outermost classes. */
    static SortedMap<String, SortedSet<String>> within(Path classes, String name) throws IOException {
        SortedMap<String, SortedSet<String>> users = new TreeMap<>();
        try (Stream<Path> all = Files.list(classes.resolve(name.replace('.', '/')))) {
            for (Path f : all.filter(p -> p.toString().endsWith(".class")).toList()) {
                String user = internalName(classes, f);
                for (String used : namesIn(ClassFile.of().parse(f))) {
                    if (!packageOf(used).equals(name) || outermost(used).equals(outermost(user))) continue;
                    users.computeIfAbsent(outermost(user), k -> new TreeSet<>()).add(outermost(used));
                }
            }
        }
        return users;
    }

    private static String outermost(String internalName) {
        String name = simple(internalName);
        int nested = name.indexOf('$');
        return nested < 0 ? name : name.substring(0, nested);
    }

    SortedSet<String> packages() {
        return packages;
    }

    /** The packages that one uses. */
    Set<String> usedBy(String user) {
        return arrows.getOrDefault(user, new TreeMap<>()).keySet();
    }

    /** Up to four pairs of classes that make an arrow. */
    String why(String user, String used) {
        SortedSet<String> pairs = arrows.get(user).get(used);
        String some = String.join(", ", pairs.stream().limit(4).toList());
        return pairs.size() <= 4 ? some : some + " and " + (pairs.size() - 4) + " more";
    }

    /** The sets of packages that use each other, directly or by way of others. */
    List<SortedSet<String>> cycles() {
        SortedMap<String, Set<String>> reached = new TreeMap<>();
        for (String p : packages) reached.put(p, reachedFrom(p));
        Set<SortedSet<String>> cycles = new HashSet<>();
        for (String p : packages) {
            SortedSet<String> cycle = new TreeSet<>();
            for (String q : reached.get(p)) if (reached.get(q).contains(p)) cycle.add(q);
            if (!cycle.isEmpty()) cycles.add(cycle);
        }
        return cycles.stream().sorted((a, b) -> a.first().compareTo(b.first())).toList();
    }

    private Set<String> reachedFrom(String start) {
        Set<String> reached = new HashSet<>();
        Deque<String> open = new ArrayDeque<>(List.of(start));
        while (!open.isEmpty()) {
            for (String next : usedBy(open.pop())) if (reached.add(next)) open.push(next);
        }
        return reached;
    }

    private void add(String user, ClassModel model) {
        String from = packageOf(user);
        for (String name : namesIn(model)) {
            String to = packageOf(name);
            if (to.equals(from) || !packages.contains(to)) continue;
            arrows.computeIfAbsent(from, k -> new TreeMap<>())
                    .computeIfAbsent(to, k -> new TreeSet<>())
                    .add(simple(user) + " -> " + simple(name));
        }
    }

    /** Internal names of all classes that a class file mentions. */
    private static Set<String> namesIn(ClassModel model) {
        Set<String> names = new HashSet<>();
        Set<Integer> text = new HashSet<>();
        for (PoolEntry e : model.constantPool()) {
            if (e instanceof StringEntry s) text.add(s.utf8().index());
        }
        for (PoolEntry e : model.constantPool()) {
            switch (e) {
                case ClassEntry c when c.asInternalName().startsWith("[") -> descriptor(c.asInternalName(), names);
                case ClassEntry c -> names.add(c.asInternalName());
                case NameAndTypeEntry n -> descriptor(n.type().stringValue(), names);
                case MethodTypeEntry m -> descriptor(m.descriptor().stringValue(), names);
                // Types of annotations and of local variables, and signatures; but not what the program has as text.
                case Utf8Entry u when !text.contains(u.index()) -> descriptor(u.stringValue(), names);
                default -> {}
            }
        }
        for (FieldModel f : model.fields()) descriptor(f.fieldType().stringValue(), names);
        for (MethodModel m : model.methods()) descriptor(m.methodType().stringValue(), names);
        model.findAttribute(Attributes.signature())
                .ifPresent(s -> descriptor(s.signature().stringValue(), names));
        return names;
    }

    private static void descriptor(String text, Set<String> names) {
        Matcher found = NAME_IN_DESCRIPTOR.matcher(text);
        while (found.find()) names.add(found.group(1));
    }

    private static String internalName(Path root, Path file) {
        String name = root.relativize(file).toString().replace('\\', '/');
        return name.substring(0, name.length() - ".class".length());
    }

    private static String packageOf(String internalName) {
        int slash = internalName.lastIndexOf('/');
        return slash < 0 ? "" : internalName.substring(0, slash).replace('/', '.');
    }

    private static String simple(String internalName) {
        return internalName.substring(internalName.lastIndexOf('/') + 1);
    }
}
