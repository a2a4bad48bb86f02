package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The ring under jcstress ({@link RingConcurrency}), as quickly as that goes; {@code -Dtepui.jcstress=default}, or {@code tough}, takes minutes and sees what is rare. In processes of its own,
 * since it starts a JVM for each way of compiling.
 */
class RingConcurrencyTest {
    @TempDir
    private Path folder;

    @Test
    void twoThreadsSeeNothingOfTheRingThatTheyMustNotSee() throws IOException, InterruptedException {
        Path said = folder.resolve("said.txt");
        String mode = System.getProperty("tepui.jcstress");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "org.openjdk.jcstress.Main",
                "-t",
                "tepui.stream.RingConcurrency",
                "-r",
                folder.toString()));
        // A ring without its fences is found so.
        if (mode == null) command.addAll(List.of("-m", "quick", "-sc", "false", "-iters", "1", "-time", "200"));
        else command.addAll(List.of("-m", mode));
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        try {
            assertEquals(0, process.waitFor(), () -> read(said));
        } finally {
            process.destroyForcibly();
        }
        String text = read(said);
        assertTrue(text.contains("3 matching test results"), text);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return e.toString();
        }
    }
}
