package tepui.targets.lwjgl.start;

import java.io.File;
import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;

/**
 * Command line of a program with a class path, taken apart as java's launcher does it. What is not known here is no start that can be prepared: modules,
 * agents, archives of the program's own, files of arguments.
 *
 * @param options for the VM, a word each
 * @param classPath its elements
 * @param main the main class
 * @param arguments of the program
 */
record ProgramWords(List<String> options, List<String> classPath, String main, List<String> arguments) {
    /** Variables in which the VM finds options that are not seen here. */
    private static final List<String> VARIABLES = List.of("JDK_JAVA_OPTIONS", "JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS");

    private static final List<String> WITH_A_WORD =
            List.of("--add-exports", "--add-opens", "--add-reads", "--enable-native-access");

    private static final List<String> PLAIN = List.of(
            "-D",
            "-Xmx",
            "-Xms",
            "-Xmn",
            "-Xss",
            "-ea",
            "-da",
            "-esa",
            "-dsa",
            "--add-exports=",
            "--add-opens=",
            "--add-reads=",
            "--enable-native-access=",
            "--illegal-native-access=",
            "--sun-misc-unsafe-memory-access=",
            "-XX:");

    /** Parts of options that change how classes are found, or what an archive must look like. */
    private static final List<String> NOT_PLAIN = List.of(
            "-Djava.class.path",
            "-Djava.system.class.loader",
            "-Djdk.module.",
            "-Dtepui.debug-shaders",
            "Archive",
            "Share",
            "AOT",
            "CDS",
            "Compressed",
            "CompactObjectHeaders",
            "-XX:Flags",
            "-XX:VMOptionsFile",
            "FlightRecording");

    /** In a manifest: the launcher does more for these programs than call their main class. */
    private static final List<String> SPECIAL =
            List.of("Launcher-Agent-Class", "SplashScreen-Image", "JavaFX-Application-Class");

    /** Takes a command line apart, from the first option to the last argument; null where its start is not to be prepared. */
    static @Nullable ProgramWords of(List<String> words, Map<String, String> environment) throws IOException {
        for (String variable : VARIABLES)
            if (!environment.getOrDefault(variable, "").isEmpty()) return null;
        List<String> options = new ArrayList<>();
        String path = null;
        boolean isJar = false;
        int at = 0;
        for (; at < words.size() && words.get(at).startsWith("-"); at++) {
            String word = words.get(at);
            if (word.equals("-jar")) {
                isJar = true;
            } else if (word.equals("-cp") || word.equals("-classpath") || word.equals("--class-path")) {
                if (++at == words.size()) return null;
                path = words.get(at);
            } else if (word.startsWith("--class-path=")) {
                path = word.substring("--class-path=".length());
            } else if (WITH_A_WORD.contains(word)) {
                if (++at == words.size()) return null;
                options.add(word + "=" + words.get(at));
            } else if (isPlain(word)) {
                options.add(word);
            } else {
                return null;
            }
        }
        if (at == words.size() || words.get(at).startsWith("@")) return null;
        String program = words.get(at);
        List<String> arguments = List.copyOf(words.subList(at + 1, words.size()));
        if (isJar) return ofJar(program, options, arguments);
        List<String> elements = path == null ? null : elements(path);
        // A source file is compiled, and a module's class has a slash.
        if (elements == null || program.endsWith(".java") || program.contains("/")) return null;
        return new ProgramWords(List.copyOf(options), elements, program, arguments);
    }

    private static boolean isPlain(String word) {
        for (String part : NOT_PLAIN) if (word.contains(part)) return false;
        for (String beginning : PLAIN) if (word.startsWith(beginning)) return true;
        return false;
    }

    private static @Nullable ProgramWords ofJar(String jar, List<String> options, List<String> arguments)
            throws IOException {
        if (!Files.isRegularFile(Path.of(jar))) return null;
        try (JarFile file = new JarFile(jar)) {
            Manifest manifest = file.getManifest();
            if (manifest == null) return null;
            Attributes main = manifest.getMainAttributes();
            String name = main.getValue(Attributes.Name.MAIN_CLASS);
            if (name == null || name.contains("/")) return null;
            for (String special : SPECIAL) if (main.getValue(special) != null) return null;
            List<String> all = new ArrayList<>(options);
            open(main.getValue("Add-Exports"), "--add-exports=", all);
            open(main.getValue("Add-Opens"), "--add-opens=", all);
            return new ProgramWords(List.copyOf(all), List.of(jar), name.strip(), arguments);
        }
    }

    /** Packages that a manifest opens to the class path, as options. */
    private static void open(@Nullable String packages, String option, List<String> to) {
        if (packages == null || packages.isBlank()) return;
        for (String name : packages.strip().split(" +", -1)) to.add(option + name + "=ALL-UNNAMED");
    }

    /** Elements of a class path, with the jars that {@code folder/*} stands for; null where one is the working directory. */
    private static @Nullable List<String> elements(String path) throws IOException {
        List<String> elements = new ArrayList<>();
        for (String element : path.split(File.pathSeparator, -1)) {
            if (element.isEmpty()) return null;
            if (!element.equals("*") && !element.endsWith("/*") && !element.endsWith(File.separator + "*")) {
                elements.add(element);
                continue;
            }
            Path folder = Path.of(element.substring(0, element.length() - 1));
            if (!Files.isDirectory(folder)) continue;
            try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
                for (Path file : files) {
                    if (file.toString().toLowerCase(Locale.ROOT).endsWith(".jar")) elements.add(file.toString());
                }
            }
        }
        return elements.isEmpty() ? null : List.copyOf(elements);
    }
}
