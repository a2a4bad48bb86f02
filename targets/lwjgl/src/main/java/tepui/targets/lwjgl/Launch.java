package tepui.targets.lwjgl;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.Settings;

/**
 * Launcher of a program in a JVM of its own with the agent, the Vector API and native access. What a program is told by
 * its own command line stays in order: {@code app.jar arguments}, or java's own words ({@code -cp}, {@code -p}, {@code
 * -m}, a main class) with {@code --} before them.
 */
public final class Launch {
    private Launch() {}

    /**
     * The command line.
     *
     * @param jar tepui.jar
     * @param options as the agent takes them
     * @param java options for the JVM
     * @param program a jar and its arguments, or what {@code java} takes
     */
    public static List<String> command(Path jar, List<String> options, List<String> java, List<String> program) {
        List<String> words = words(program);
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-javaagent:" + jar + (options.isEmpty() ? "" : "=" + String.join(",", options)));
        command.add("--enable-native-access=ALL-UNNAMED");
        // Each LWJGL before 3.4.2 is built on sun.misc.Unsafe, which warns.
        command.add("--sun-misc-unsafe-memory-access=allow");
        command.addAll(java);
        command.addAll(words);
        return command;
    }

    /**
     * Refuses a value that an option of {@code run} cannot have, before a JVM is started for it.
     *
     * @param name of the option, without dashes
     */
    public static void check(String name, String value) {
        Settings.check(name, "run: --" + name, value);
        if (name.equals("driver")) Devices.checkDriver("run: --driver", value);
    }

    /** A program as java takes it: a jar needs a word before it. */
    public static List<String> words(List<String> program) {
        if (program.isEmpty()) throw new IllegalArgumentException("run: which program? Name its jar: run app.jar");
        String first = program.getFirst();
        if (first.startsWith("-") || !first.endsWith(".jar")) return program;
        if (!Files.isRegularFile(Path.of(first))) throw new IllegalArgumentException("run: there is no file " + first);
        List<String> words = new ArrayList<>(program);
        words.addFirst("-jar");
        return words;
    }

    /** Runs it with this process's input and output, and returns its exit status. */
    public static int run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).inheritIO().start();
        Thread end = new Thread(process::destroy);
        Runtime.getRuntime().addShutdownHook(end);
        try {
            int status = process.waitFor();
            Runtime.getRuntime().removeShutdownHook(end);
            return status;
        } catch (InterruptedException e) {
            process.destroy();
            Thread.currentThread().interrupt();
            return 130;
        }
    }
}
