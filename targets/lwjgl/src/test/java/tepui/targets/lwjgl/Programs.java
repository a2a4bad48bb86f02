package tepui.targets.lwjgl;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runner of the programs of the tests, as a user would start them: in a JVM of their own, with tepui.jar as the agent
 * and one version of LWJGL.
 */
final class Programs {
    /** Outcome of a program. */
    record Outcome(int status, String out, String err) {}

    private Programs() {}

    static List<String> versions() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of(System.getProperty("tepui.lwjgl.versions")))) {
            return folders.map(f -> f.getFileName().toString()).sorted().toList();
        }
    }

    /** The jars of a version. */
    static List<Path> jars(String version) throws IOException {
        try (Stream<Path> jars = Files.list(Path.of(System.getProperty("tepui.lwjgl.versions"), version))) {
            return jars.sorted().toList();
        }
    }

    /** The jars of JOGL. */
    static List<Path> joglJars() throws IOException {
        try (Stream<Path> jars = Files.list(Path.of(System.getProperty("tepui.jogl")))) {
            return jars.sorted().toList();
        }
    }

    /** NanoVG with its library for this system, as a class path. */
    static String nanovg() throws IOException {
        Path folder = Path.of(System.getProperty("tepui.lwjgl.versions")).resolveSibling("nanovg");
        try (Stream<Path> jars = Files.list(folder)) {
            return String.join(File.pathSeparator, jars.map(Path::toString).toList());
        }
    }

    /** tepui.jar of what is being tested. */
    static Path tepuiJar(Path folder) {
        Path jar = folder.resolve("tepui.jar");
        List<Path> modules = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            boolean ofTests = entry.contains("test-classes") || entry.contains("tools" + File.separator + "testing");
            if (entry.startsWith(System.getProperty("tepui.root")) && !ofTests) modules.add(Path.of(entry));
        }
        TepuiJar.write(jar, modules, "test");
        return jar;
    }

    /** Class path of a program of these tests. */
    static String classPath(String version) throws IOException {
        List<String> entries = new ArrayList<>();
        entries.add(testClasses().toString());
        for (Path jar : jars(version)) entries.add(jar.toString());
        return String.join(File.pathSeparator, entries);
    }

    static Path testClasses() {
        return Path.of(Programs.class
                .getProtectionDomain()
                .getCodeSource()
                .getLocation()
                .getPath());
    }

    static Outcome run(Path folder, List<String> command) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().remove("DISPLAY");
        builder.environment().remove("WAYLAND_DISPLAY");
        Process process = builder.start();
        try {
            int status = process.waitFor();
            return new Outcome(status, text(out), text(err));
        } finally {
            process.destroyForcibly();
        }
    }

    private static String text(Path file) throws IOException {
        return Files.readString(file, StandardCharsets.UTF_8);
    }
}
