package tepui.targets.lwjgl;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.Manifest;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.start.PreparedStart;
import tepui.targets.lwjgl.window.ContinuousIntegration;
import tepui.targets.lwjgl.window.DriverNames;
import tepui.targets.lwjgl.window.Settings;

/**
 * Launcher of a program in a JVM of its own with the agent, or {@linkplain PreparedStart prepared} by an earlier run, and native access. What a program is told by
 * its own command line stays in order: {@code app.jar arguments}, or java's own words ({@code -cp}, {@code -p}, {@code
 * -m}, a main class) with {@code --} before them.
 */
public final class Launch {
    private static final String NATIVE_ACCESS = "--enable-native-access=ALL-UNNAMED";
    /** Each LWJGL before 3.4.2 is built on sun.misc.Unsafe, which warns. */
    private static final String UNSAFE = "--sun-misc-unsafe-memory-access=allow";

    private static final String FRAMES = "-Dtepui.frames=";
    private static final String CACHE = "-Dtepui.cache=";
    private static final int FEW_FRAMES = 100;

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
        command.addAll(List.of(NATIVE_ACCESS, UNSAFE));
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
        if (name.equals("driver")) DriverNames.check("run: --driver", value);
    }

    /**
     * Refuses a capture by a key where no window is shown.
     *
     * @param capture the value of that option, null for none
     * @param window the value of that option
     */
    public static void checkKey(@Nullable String capture, String window) {
        if ("key".equals(capture) && Settings.isOffscreen(window))
            throw new IllegalArgumentException("run: --capture is 'key', and there is no window to press it in: "
                    + "give the number of a frame, or run where there is a display");
    }

    /** A program as java takes it: a jar needs a word before it. */
    public static List<String> words(List<String> program) {
        if (program.isEmpty()) throw new IllegalArgumentException("run: which program? Name its jar: run app.jar");
        String first = program.getFirst();
        if (first.startsWith("-")) return program;
        Path file = Path.of(first);
        if (!first.endsWith(".jar")) {
            // Java compiles a file of source and runs it.
            if (Files.isRegularFile(file) && !first.endsWith(".java"))
                throw new IllegalArgumentException("run: " + first + " is no jar by its name. Name the program's jar: "
                        + "run app.jar; or its main class: run -- -cp CLASSPATH MainClass");
            return program;
        }
        if (!Files.isRegularFile(file)) throw new IllegalArgumentException("run: there is no file " + first);
        try (JarFile jar = new JarFile(file.toFile())) {
            Manifest manifest = jar.getManifest();
            if (manifest == null || manifest.getMainAttributes().getValue(Attributes.Name.MAIN_CLASS) == null)
                throw new IllegalArgumentException(
                        "run: " + first + " names no main class; name it: run -- -cp " + first + " MainClass");
        } catch (IOException e) {
            throw new IllegalArgumentException("run: " + first + " is no jar: " + e.getMessage(), e);
        }
        List<String> words = new ArrayList<>(program);
        words.addFirst("-jar");
        return words;
    }

    /**
     * Runs a program with this process's input and output, and returns its exit status. Its start is prepared, if its class path allows that: the first run
     * takes some seconds longer at its end, the others need a part of the time until their first picture.
     *
     * @param jar tepui.jar
     * @param java options for the JVM
     * @param program a jar and its arguments, or what {@code java} takes
     * @param environment of the program
     */
    public static int runPrepared(Path jar, List<String> java, List<String> program, Map<String, String> environment)
            throws IOException {
        List<String> words = new ArrayList<>(List.of(NATIVE_ACCESS, UNSAFE));
        words.addAll(java);
        words.addAll(words(program));
        List<String> shortRun = ofShortRun(words);
        List<String> options = new ArrayList<>(shortRun);
        options.addAll(java);
        String cache = cache(java);
        PreparedStart start =
                isThrownAway(cache, environment) ? null : PreparedStart.of(jar, words, cache, environment);
        if (start != null && start.isPrepared()) return run(start.command(shortRun));
        if (start != null) options.addAll(start.recording());
        int status = run(command(jar, List.of(), options, program));
        if (status == 0 && start != null) prepare(start, java.contains("-Dtepui.quiet=true"));
        return status;
    }

    /** A machine that tests changes forgets the user's own folder, and what was prepared there; a folder that is named may be kept. */
    static boolean isThrownAway(String cache, Map<String, String> environment) {
        return cache.isEmpty() && ContinuousIntegration.isSaidBy(environment.get("CI"));
    }

    private static void prepare(PreparedStart start, boolean isQuiet) {
        try {
            if (!start.canPrepare()) return;
            if (!isQuiet) System.err.println("tepui: prepares quicker starts of this program, once");
            start.prepare();
        } catch (IOException e) {
            // It runs with the agent, as it did.
            if (!isQuiet) System.err.println("tepui: its starts cannot be prepared: " + e);
        }
    }

    /**
     * Options for a program of a few frames. It ends before what the VM's second compiler makes is worth its making, and threads of a collector are worth their
     * start.
     *
     * @param words all behind java, of which some may be the program's own
     */
    static List<String> ofShortRun(List<String> words) {
        String frames = value(words, FRAMES);
        if (frames == null || !isShortNumber(frames)) return List.of();
        int count = Integer.parseInt(frames);
        // None is for ever.
        if (count == 0 || count > FEW_FRAMES) return List.of();
        List<String> options = new ArrayList<>(List.of("-XX:TieredStopAtLevel=1"));
        if (!hasCollector(words)) options.add("-XX:+UseSerialGC");
        return options;
    }

    /** One to three digits. */
    private static boolean isShortNumber(String text) {
        for (int i = 0; i < text.length(); i++) if (text.charAt(i) < '0' || text.charAt(i) > '9') return false;
        return !text.isEmpty() && text.length() <= 3;
    }

    private static boolean hasCollector(List<String> words) {
        for (String word : words) if (word.startsWith("-XX:+Use") && word.endsWith("GC")) return true;
        return false;
    }

    private static String cache(List<String> java) {
        String setting = value(java, CACHE);
        return setting == null ? System.getProperty("tepui.cache", "") : setting;
    }

    private static @Nullable String value(List<String> java, String option) {
        String value = null;
        for (String word : java) if (word.startsWith(option)) value = word.substring(option.length());
        return value;
    }

    /** Runs it with this process's input and output, and returns its exit status. */
    public static int run(List<String> command) throws IOException {
        Process process = new ProcessBuilder(command).inheritIO().start();
        // No lambda: what the first one takes is a tenth of this command.
        Thread end = new Thread() {
            @Override
            public void run() {
                process.destroy();
            }
        };
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
