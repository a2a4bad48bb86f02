package tepui.tools.quick;

import java.io.IOException;
import java.lang.classfile.Attributes;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.FieldModel;
import java.lang.classfile.MethodModel;
import java.lang.classfile.constantpool.ClassEntry;
import java.lang.reflect.AccessFlag;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Digest of all that other classes see of a class when they are compiled: names, types, flags and constants of what is not private. A change
 * inside a method leaves it as it is, and then nothing but the changed file is compiled anew.
 */
final class ApiDigest {
    private ApiDigest() {}

    /** Digest of what others see of each class below a folder, by the class's file name. */
    static SortedMap<String, String> ofClasses(Path folder) throws IOException {
        SortedMap<String, String> found = new TreeMap<>();
        for (Path f : Sources.list(folder, ".class")) {
            String name = folder.relativize(f).toString();
            String seen = seenOf(f);
            if (!seen.isEmpty()) found.put(name, seen);
        }
        return found;
    }

    /** One digest of all classes below a folder. */
    static String of(Path folder) throws IOException {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            for (String seen : ofClasses(folder).values()) digest.update(seen.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(digest.digest());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every JDK has SHA-256", e);
        }
    }

    private static String seenOf(Path file) throws IOException {
        ClassModel c = ClassFile.of().parse(file);
        // Local and anonymous classes are seen by nobody outside their method.
        if (c.findAttribute(Attributes.enclosingMethod()).isPresent()
                || c.flags().has(AccessFlag.SYNTHETIC)) return "";
        if (c.flags().has(AccessFlag.MODULE)) return "";
        List<String> lines = new ArrayList<>();
        for (FieldModel f : c.fields()) {
            if (f.flags().has(AccessFlag.PRIVATE) || f.flags().has(AccessFlag.SYNTHETIC)) continue;
            String constant = f.findAttribute(Attributes.constantValue())
                    .map(v -> String.valueOf(v.constant().constantValue()))
                    .orElse("");
            lines.add(f.flags().flagsMask() + " " + f.fieldName() + " " + f.fieldType() + " "
                    + f.findAttribute(Attributes.signature())
                            .map(s -> s.signature().stringValue())
                            .orElse("") + " = " + constant);
        }
        for (MethodModel m : c.methods()) {
            if (m.flags().has(AccessFlag.PRIVATE)) continue;
            lines.add(m.flags().flagsMask() + " " + m.methodName() + m.methodType() + " "
                    + m.findAttribute(Attributes.signature())
                            .map(s -> s.signature().stringValue())
                            .orElse("") + " throws "
                    + m.findAttribute(Attributes.exceptions())
                            .map(e -> names(e.exceptions()))
                            .orElse(""));
        }
        String head = c.flags().flagsMask() + " " + c.thisClass().asInternalName() + " "
                + c.superclass().map(ClassEntry::asInternalName).orElse("") + " " + names(c.interfaces()) + " "
                + c.findAttribute(Attributes.signature())
                        .map(s -> s.signature().stringValue())
                        .orElse("") + " permits "
                + c.findAttribute(Attributes.permittedSubclasses())
                        .map(p -> names(p.permittedSubclasses()))
                        .orElse("");
        return head + "\n" + String.join("\n", lines) + "\n";
    }

    private static String names(List<ClassEntry> classes) {
        return String.join(" ", classes.stream().map(ClassEntry::asInternalName).toList());
    }
}
