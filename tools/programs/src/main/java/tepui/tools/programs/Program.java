package tepui.tools.programs;

import java.io.File;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tepui.targets.lwjgl.Launch;
import tepui.targets.lwjgl.TepuiJar;
import tepui.testing.WindowsJava;
import tepui.testing.XServer;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/**
 * Program: a main class of the running test's class path. What of that path is Tepui's goes into tepui.jar, the rest is
 * the program's, so that a program cannot lean on Tepui's classes by mistake.
 */
public final class Program {
    private final Path folder;
    private final List<String> words;
    /** For its JVM. */
    private final List<String> options = new ArrayList<>();

    /** Of its environment, beside those of the tests. */
    private final Map<String, String> variables = new HashMap<>();

    /**
     * A program.
     *
     * @param folder for what it writes
     * @param words the main class and its arguments
     */
    public Program(Path folder, String... words) {
        this.folder = folder;
        this.words = List.of(words);
    }

    /** The same program with more options for its JVM. */
    public Program with(String... options) {
        Program more = new Program(folder, words.toArray(String[]::new));
        more.options.addAll(this.options);
        more.options.addAll(List.of(options));
        more.variables.putAll(variables);
        return more;
    }

    /** The same program with a variable in its environment. */
    public Program withVariable(String name, String value) {
        Program more = with();
        more.variables.put(name, value);
        return more;
    }

    /** Outcome of a program; the picture is null where it showed none. */
    public record Outcome(
            int status, String out, String err, @Nullable Image picture) {
        /** The picture; where there is none, an error that says what the program said. */
        public Image shown() {
            Image image = picture;
            if (image == null)
                throw new AssertionError("the program showed nothing (status " + status + "): " + out + err);
            return image;
        }
    }

    /** Runs it on a driver, without a display, until so many pictures are shown; the last one is kept. */
    public Outcome offscreen(String driver, int frames) throws IOException, InterruptedException {
        return onTepui(driver, frames, null);
    }

    /** Runs it on a driver, in windows of an X server. */
    public Outcome onDisplay(String driver, int frames, String display) throws IOException, InterruptedException {
        return onTepui(driver, frames, display);
    }

    /**
     * Runs it until it ends by itself.
     *
     * @param driver null for the system's OpenGL
     * @param display null for none
     * @param picture the file that the program itself writes its picture to
     */
    public Outcome byItself(@Nullable String driver, @Nullable String display, Path picture)
            throws IOException, InterruptedException {
        if (driver != null) {
            return run(onTepui(driver, display, options), display, picture);
        }
        return run(asItIs(List.of()), display, picture);
    }

    /** Runs it until it ends by itself, in windows of an X server of its own; {@code picture} is the file that it writes its picture to. */
    public Outcome inWindow(@Nullable String driver, Path picture) throws IOException, InterruptedException {
        try (XServer server = new XServer(800, 600)) {
            return byItself(driver, server.display(), picture);
        }
    }

    /** Can programs of GTK 3 be run? Nothing fetches it: it is the system's. */
    public static boolean hasGtk() {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup.libraryLookup("libgtk-3.so.0", arena);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /**
     * Measures it in a window of an X server; see {@link FrameClock}. Returns nanoseconds and nanoseconds of processors for a frame.
     *
     * @param driver null for the system's OpenGL
     * @param warm seconds of processor time before
     * @param seconds of processor time that are measured
     * @param variables of its environment, as {@code NAME=VALUE}
     */
    public double[] clock(@Nullable String driver, String display, int warm, int seconds, String... variables)
            throws IOException, InterruptedException {
        Path clock = folder.resolve("clock.jar");
        FrameClock.writeJar(clock);
        String agent = "-javaagent:" + clock + "=" + warm + "," + seconds;
        List<String> command = new ArrayList<>();
        if (variables.length > 0) {
            command.add("env");
            command.addAll(List.of(variables));
        }
        List<String> java = List.of(agent);
        command.addAll(driver == null ? asItIs(java) : onTepui(driver, display, java));
        Outcome outcome = run(command, display, folder.resolve("none.png"));
        for (String line : outcome.out.lines().toList()) {
            String[] words = line.split(" ", -1);
            if (words[0].equals("clock") && words.length == 4) {
                double count = Double.parseDouble(words[1]);
                return new double[] {Double.parseDouble(words[2]) / count, Double.parseDouble(words[3]) / count};
            }
        }
        throw new AssertionError("the program was not measured: " + outcome.out + outcome.err);
    }

    /**
     * Starts it on a driver with a Java runtime for Windows, in windows there.
     *
     * @param frames how many pictures it shows at most
     * @param said the file that gets what it says
     */
    public Process onWindows(WindowsJava windows, String driver, int frames, Path said) throws IOException {
        List<String> java = new ArrayList<>(List.of(
                "-javaagent:" + WindowsJava.path(tepui()),
                "--sun-misc-unsafe-memory-access=allow",
                "-Dtepui.driver=" + driver,
                "-Dtepui.frames=" + frames,
                "-Dtepui.quiet=true",
                "-Dtepui.cache=off",
                "-Dtepui.window=display",
                "-cp",
                entries(false).stream().map(WindowsJava::path).collect(Collectors.joining(";"))));
        java.addAll(words);
        return windows.java(said, java);
    }

    private Outcome onTepui(String driver, int frames, @Nullable String display)
            throws IOException, InterruptedException {
        Path picture = folder.resolve("tepui-" + driver + ".png");
        List<String> java = new ArrayList<>(List.of("-Dtepui.frames=" + frames, "-Dtepui.out=" + picture));
        java.addAll(options);
        // As the tests were started.
        String stream = System.getProperty("tepui.stream");
        if (stream != null) java.add("-Dtepui.stream=" + stream);
        return run(onTepui(driver, display, java), display, picture);
    }

    /** The command that runs it on Tepui, with options for its JVM. */
    private List<String> onTepui(String driver, @Nullable String display, List<String> java) throws IOException {
        List<String> all = new ArrayList<>(java);
        all.addAll(List.of(
                "-Dtepui.driver=" + driver,
                "-Dtepui.quiet=true",
                "-Dtepui.cache=off",
                "-Dtepui.window=" + (display == null ? "offscreen" : "display")));
        return Launch.command(tepui(), List.of(), all, program());
    }

    private Path tepui() throws IOException {
        Path jar = folder.resolve("tepui.jar");
        TepuiJar.write(jar, entries(true), "test");
        return jar;
    }

    /** The command that runs it on the system's OpenGL, with options for its JVM. */
    private List<String> asItIs(List<String> java) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(java);
        command.addAll(List.of("--enable-native-access=ALL-UNNAMED", "--sun-misc-unsafe-memory-access=allow"));
        command.addAll(program());
        return command;
    }

    /** Runs it as it is on the system's OpenGL, in windows of an X server. */
    public Outcome onSystem(int frames, String display) throws IOException, InterruptedException {
        Path jar = folder.resolve("capture.jar");
        FrameCapture.writeJar(jar);
        Path picture = folder.resolve("system.png");
        return run(asItIs(List.of("-javaagent:" + jar + "=" + frames + "," + picture)), display, picture);
    }

    private List<String> program() {
        List<String> result = new ArrayList<>(List.of("-cp", String.join(File.pathSeparator, texts(entries(false)))));
        result.addAll(words);
        return result;
    }

    private static List<String> texts(List<Path> paths) {
        return paths.stream().map(Path::toString).toList();
    }

    /** Entries of the class path: Tepui's, or all others but JUnit. */
    private static List<Path> entries(boolean ofTepui) {
        Path root = Path.of(System.getProperty("tepui.root"));
        List<Path> result = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            Path path = Path.of(entry);
            Path quick = root.resolve(".tepui/quick");
            Path module = path.startsWith(quick) ? quick : root;
            boolean example = path.startsWith(module.resolve("examples"));
            boolean tool = path.startsWith(module.resolve("tools")) && !path.startsWith(module.resolve("tools/image"));
            boolean ours = path.startsWith(root) && !example;
            if (ofTepui ? ours && !tool : !ours) result.add(path);
        }
        return result;
    }

    private Outcome run(List<String> command, @Nullable String display, Path picture)
            throws IOException, InterruptedException {
        Files.deleteIfExists(picture);
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        Map<String, String> environment = builder.environment();
        environment.remove("WAYLAND_DISPLAY");
        if (display == null) environment.remove("DISPLAY");
        else environment.put("DISPLAY", display);
        environment.putAll(variables);
        Process process = builder.start();
        try {
            int status = process.waitFor();
            return new Outcome(
                    status,
                    Files.readString(out, StandardCharsets.UTF_8),
                    Files.readString(err, StandardCharsets.UTF_8),
                    Files.exists(picture) ? Png.read(picture) : null);
        } finally {
            process.destroyForcibly();
        }
    }
}
