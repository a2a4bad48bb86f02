package tepui.testing;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The Java runtime of {@link Need#WINDOWS_JAVA} under Wine, with a folder of Wine's and an X server that end with it. What Wine keeps running stays with the server
 * that it was started on, so there is one for all programs.
 */
public final class WindowsJava implements AutoCloseable {
    private final Path folder;
    private final XServer server;

    /**
     * @param folder an empty one of the test
     * @param width of the screen
     */
    public WindowsJava(Path folder, int width, int height) throws IOException, InterruptedException {
        this.folder = folder;
        server = new XServer(width, height);
        // Wine shows a window of its own while it makes the folder that stands for a drive.
        Path said = folder.resolve("made.txt");
        int status = ProcessWaits.ended(start(said, List.of("wineboot")));
        if (status == 0) return;
        close();
        throw new IOException("WindowsJava: wineboot ended with " + status + ": " + read(said));
    }

    /** The X server that windows are on. */
    public XServer server() {
        return server;
    }

    /** A path of this system as programs of Windows name it. */
    public static String path(Path path) {
        return "Z:" + path.toAbsolutePath().toString().replace('/', '\\');
    }

    /** The class path of this JVM, for one of Windows. */
    public static String classPath() {
        return Arrays.stream(System.getProperty("java.class.path").split(File.pathSeparator))
                .map(each -> path(Path.of(each)))
                .collect(Collectors.joining(";"));
    }

    /** Starts java with options, a class and its arguments; what it says goes to a file. */
    public Process java(Path said, List<String> arguments) throws IOException {
        return start(said, command(arguments));
    }

    /** What starts java with options, a class and its arguments. */
    public static List<String> command(List<String> arguments) {
        List<String> command = new ArrayList<>(
                List.of(Need.WINDOWS_JAVA.path().toString(), "-Xmx512m", "--enable-native-access=ALL-UNNAMED"));
        command.addAll(arguments);
        return command;
    }

    /** Starts any program of 64 bits. */
    public Process start(Path said, List<String> command) throws IOException {
        return start(said, "x64", command, Map.of());
    }

    /**
     * Starts any program.
     *
     * @param processor x64 or x86
     * @param more of its environment
     */
    public Process start(Path said, String processor, List<String> command, Map<String, String> more)
            throws IOException {
        List<String> all = new ArrayList<>(List.of(Wine.found(processor).toString()));
        all.addAll(command);
        ProcessBuilder builder =
                new ProcessBuilder(all).redirectErrorStream(true).redirectOutput(said.toFile());
        builder.environment().remove("LD_LIBRARY_PATH");
        builder.environment().putAll(Wine.environmentWithDevices(folder.resolve("prefix")));
        builder.environment().put("DISPLAY", server.display());
        builder.environment().putAll(more);
        return builder.start();
    }

    /** Output of a program so far. */
    public static String read(Path said) {
        try {
            return Files.readString(said, StandardCharsets.ISO_8859_1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void close() {
        Wine.end(folder);
        server.close();
    }
}
