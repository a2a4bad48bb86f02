package tepui.architecture;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.CodeElement;
import java.lang.classfile.MethodModel;
import java.lang.classfile.Opcode;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.classfile.instruction.FieldInstruction;
import java.lang.classfile.instruction.InvokeInstruction;
import java.lang.classfile.instruction.NewObjectInstruction;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Graph of which class waits for which while it is initialised: for its superclass, for interfaces above it that have code of their own, and for all
 * classes that its static initialiser uses, itself or in what it calls. Two classes on a cycle can each be begun by a thread, and then neither thread
 * ever goes on. Calls are followed to the method that is named, not to those that override it, and not into lambdas, which mostly run later.
 */
final class InitialisationGraph {
    private static final String INITIALISER = "<clinit>()V";

    /** A method's name and descriptor, in its class. */
    private record Method(String owner, String name) {}

    /**
     * What a method does: the classes that it uses, and the methods that it calls.
     *
     * @param used each begins the initialisation of its class
     */
    private record Body(Set<String> used, Set<Method> calls) {}

    /**
     * A class.
     *
     * @param parent its superclass; nothing for interfaces
     * @param methods those with code
     */
    private record Type(String parent, List<String> interfaces, Set<String> fields, Map<String, Body> methods) {}

    private final SortedMap<String, Type> types = new TreeMap<>();
    /** Interfaces that are initialised with the classes that implement them. */
    private final Set<String> withDefaults = new HashSet<>();
    /** Classes of constants of enums that have a body: only their enum makes them. */
    private final Set<String> constants = new HashSet<>();

    /** Adds the classes below a folder. */
    void add(Path classes) throws IOException {
        List<Path> files;
        try (Stream<Path> all = Files.walk(classes)) {
            files = all.filter(f -> f.toString().endsWith(".class") && !f.endsWith("module-info.class"))
                    .toList();
        }
        for (Path file : files) add(ClassFile.of().parse(file));
    }

    private void add(ClassModel type) {
        String name = type.thisClass().asInternalName();
        boolean isInterface = type.flags().has(AccessFlag.INTERFACE);
        String parent = isInterface
                ? ""
                : type.superclass().map(ClassEntry::asInternalName).orElse("");
        Map<String, Body> methods = new HashMap<>();
        for (MethodModel m : type.methods()) {
            if (m.code().isEmpty()) continue;
            methods.put(m.methodName().stringValue() + m.methodType().stringValue(), body(m));
            if (isInterface && !m.flags().has(AccessFlag.STATIC)) withDefaults.add(name);
        }
        if (type.flags().has(AccessFlag.ENUM) && !parent.equals("java/lang/Enum")) constants.add(name);
        Set<String> fields = new HashSet<>();
        type.fields().forEach(f -> fields.add(f.fieldName().stringValue()));
        List<String> interfaces =
                type.interfaces().stream().map(ClassEntry::asInternalName).toList();
        types.put(name, new Type(parent, interfaces, fields, methods));
    }

    private static Body body(MethodModel method) {
        Body body = new Body(new LinkedHashSet<>(), new LinkedHashSet<>());
        for (CodeElement e : method.code().orElseThrow()) {
            switch (e) {
                case NewObjectInstruction n -> body.used.add(n.className().asInternalName());
                case FieldInstruction f
                when f.opcode() == Opcode.GETSTATIC || f.opcode() == Opcode.PUTSTATIC ->
                    body.used.add(f.owner().asInternalName() + "." + f.name().stringValue());
                case InvokeInstruction i -> {
                    String signature = i.name().stringValue() + i.type().stringValue();
                    Method called = new Method(i.owner().asInternalName(), signature);
                    body.calls.add(called);
                    if (i.opcode() == Opcode.INVOKESTATIC) body.used.add(called.owner + "." + called.name);
                }
                default -> {}
            }
        }
        return body;
    }

    /** Cycles, a line each: every class with the one that it waits for, and where. */
    List<String> cycles() {
        Map<String, Map<String, String>> arrows = new LinkedHashMap<>();
        for (String name : types.keySet()) arrows.put(name, waits(name));
        List<String> found = new ArrayList<>();
        Set<String> told = new HashSet<>();
        for (String name : arrows.keySet()) {
            if (told.contains(name)) continue;
            List<String> cycle = shortest(name, arrows);
            if (cycle.isEmpty()) continue;
            told.addAll(cycle);
            StringBuilder line = new StringBuilder(name);
            for (int i = 0; i < cycle.size(); i++) {
                String next = cycle.get((i + 1) % cycle.size());
                String where = arrows.get(cycle.get(i)).get(next);
                line.append(" -> ").append(next).append(" (").append(where).append(')');
            }
            found.add(line.toString());
        }
        return found;
    }

    /** The classes that one waits for, each with the reason. */
    private Map<String, String> waits(String name) {
        Map<String, String> waits = new LinkedHashMap<>();
        Type type = types.get(name);
        if (!constants.contains(name) && types.containsKey(type.parent)) waits.put(type.parent, "superclass");
        if (!type.parent.isEmpty()) {
            for (String i : interfaces(type)) if (withDefaults.contains(i)) waits.putIfAbsent(i, "default methods");
        }
        if (!type.methods.containsKey(INITIALISER)) return waits;
        Set<Method> seen = new HashSet<>();
        Deque<Method> left = new ArrayDeque<>(List.of(new Method(name, INITIALISER)));
        while (!left.isEmpty()) {
            Method m = left.remove();
            if (!seen.add(m)) continue;
            Body body = types.get(m.owner).methods.get(m.name);
            String where = m.owner + "." + m.name.substring(0, m.name.indexOf('('));
            for (String used : body.used) {
                String declaring = declaring(used);
                if (declaring != null && !declaring.equals(name)) waits.putIfAbsent(declaring, where);
            }
            for (Method called : body.calls) {
                String owner = withMethod(called.owner, called.name);
                if (owner != null) left.add(new Method(owner, called.name));
            }
        }
        return waits;
    }

    /** The class that is initialised: a class itself, or where a member is declared that is named by a class below. */
    private @Nullable String declaring(String used) {
        int dot = used.indexOf('.');
        if (dot < 0) return types.containsKey(used) ? used : null;
        String owner = used.substring(0, dot);
        String member = used.substring(dot + 1);
        if (member.indexOf('(') >= 0) return withMethod(owner, member);
        for (Type t = types.get(owner); t != null; t = types.get(owner)) {
            if (t.fields.contains(member)) return owner;
            for (String i : interfaces(t)) if (types.get(i).fields.contains(member)) return i;
            owner = t.parent;
        }
        return null;
    }

    /** The class or interface with the code of a method, from the named one on upwards; null where that is none of ours, or nowhere. */
    private @Nullable String withMethod(String named, String method) {
        String owner = named;
        for (Type t = types.get(owner); t != null; t = types.get(owner)) {
            if (t.methods.containsKey(method)) return owner;
            for (String i : interfaces(t)) if (types.get(i).methods.containsKey(method)) return i;
            owner = t.parent;
        }
        return null;
    }

    /** Of the project, those above it too, but for what its superclass implements. */
    private Set<String> interfaces(Type type) {
        Set<String> found = new LinkedHashSet<>();
        Deque<String> left = new ArrayDeque<>(type.interfaces);
        while (!left.isEmpty()) {
            String name = left.remove();
            if (types.containsKey(name) && found.add(name)) left.addAll(types.get(name).interfaces);
        }
        return found;
    }

    /** The classes of the shortest cycle through one, which is the first of them; empty where there is none. */
    private static List<String> shortest(String start, Map<String, Map<String, String>> arrows) {
        Map<String, String> from = new HashMap<>();
        Deque<String> left = new ArrayDeque<>(List.of(start));
        while (!left.isEmpty()) {
            String name = left.remove();
            for (String next : arrows.get(name).keySet()) {
                if (next.equals(start)) {
                    List<String> cycle = new ArrayList<>();
                    for (String at = name; !at.equals(start); at = from.get(at)) cycle.add(at);
                    cycle.add(start);
                    Collections.reverse(cycle);
                    return cycle;
                }
                if (!from.containsKey(next)) {
                    from.put(next, name);
                    left.add(next);
                }
            }
        }
        return List.of();
    }
}
