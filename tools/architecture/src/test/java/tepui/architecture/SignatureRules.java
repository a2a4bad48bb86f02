package tepui.architecture;

import java.io.IOException;
import java.lang.classfile.ClassFile;
import java.lang.classfile.ClassModel;
import java.lang.classfile.MethodModel;
import java.lang.reflect.AccessFlag;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Rules for hand-written code: how long lists of parameters and files are. Left alone are functions that have OpenGL's own names or a long one of
 * Direct3D's, the constructors of records, which are what long lists become, and what is generated, by the build too. Lines that do nothing but
 * name a number, as an API's table of constants has hundreds of, do not count.
 */
final class SignatureRules {
    static final int MOST_PARAMETERS = 8;
    static final int MOST_LINES = 599;

    /** Classes that the benchmarks' annotation processor writes. */
    private static final Pattern BUILT = Pattern.compile("\\w+_jmh\\w+");

    private static final Pattern ENTRY_POINT = Pattern.compile("gl[A-Z]\\w*");

    /** Methods of Direct3D that have more parameters themselves: what has their names takes what they take. */
    private static final Set<String> DIRECT3D =
            Set.of("createCommittedResource", "createPlacedResource", "createVolumeTexture", "getCopyableFootprints");

    private static final Pattern NUMBER = Pattern.compile("\\s*public static final int \\w+ = [^;]*;.*");

    private SignatureRules() {}

    /** Is it of the classes that the build makes? */
    static boolean isBuilt(String outer) {
        return BUILT.matcher(outer).matches();
    }

    /** Classes, without their package, that have a method or constructor with too many parameters. */
    static Set<String> longSignatures(Path classes, Set<String> generated) throws IOException {
        Set<String> found = new TreeSet<>();
        for (Path file : files(classes, ".class")) {
            ClassModel type = ClassFile.of().parse(file);
            String name = type.thisClass().asInternalName();
            String simple = name.substring(name.lastIndexOf('/') + 1);
            String outer = simple.replaceAll("\\$.*", "");
            if (generated.contains(outer) || isBuilt(outer)) continue;
            boolean record = type.superclass()
                    .map(s -> s.asInternalName().equals("java/lang/Record"))
                    .orElse(false);
            for (MethodModel m : type.methods()) {
                String method = m.methodName().stringValue();
                boolean exempt = m.flags().has(AccessFlag.SYNTHETIC)
                        || ENTRY_POINT.matcher(method).matches()
                        || DIRECT3D.contains(method)
                        || record && method.equals("<init>");
                // The compiler gives constructors of enums a name and a number.
                int added = type.flags().has(AccessFlag.ENUM) && method.equals("<init>") ? 2 : 0;
                if (!exempt && m.methodTypeSymbol().parameterCount() - added > MOST_PARAMETERS) found.add(simple);
            }
        }
        return found;
    }

    /** Names of the classes below a folder of sources. */
    static Set<String> sources(Path folder) throws IOException {
        Set<String> names = new TreeSet<>();
        if (!Files.isDirectory(folder)) return names;
        for (Path file : files(folder, ".java")) {
            names.add(file.getFileName().toString().replace(".java", ""));
        }
        return names;
    }

    /** Files below a folder of sources that are too long, with their lines. */
    static List<String> longFiles(Path folder) throws IOException {
        List<String> found = new ArrayList<>();
        for (Path file : files(folder, ".java")) {
            List<String> text = Files.readAllLines(file);
            long lines = text.stream().filter(l -> !NUMBER.matcher(l).matches()).count();
            if (lines > MOST_LINES) found.add(file.getFileName() + " has " + lines + " lines");
        }
        return found;
    }

    private static List<Path> files(Path folder, String end) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(f -> f.toString().endsWith(end)).sorted().toList();
        }
    }
}
