package tepui.tools.trace.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Seeds;
import tepui.tools.trace.record.RecordedScene;

/** Traces that ask for more than they have, in a process of their own, which must live. */
final class HostileTraceTest {
    private static final int SEEDS = 60;

    @TempDir
    private Path folder = Path.of("");

    @Test
    void damagedTraceIsPlayedToItsEndOrToldAndNeverLeavesItsMemory() throws IOException, InterruptedException {
        Path trace = folder.resolve("a.trace");
        RecordedScene.record(trace);
        Path said = folder.resolve("said.txt");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx512m",
                "-XX:-CreateCoredumpOnCrash",
                "-XX:ErrorFile=" + folder.resolve("crash.txt"),
                "--enable-native-access=ALL-UNNAMED",
                "-Dtepui.cache=off",
                "-cp",
                System.getProperty("java.class.path")));
        command.addAll(Seeds.options());
        command.addAll(List.of(HostileTraces.class.getName(), trace.toString(), Integer.toString(SEEDS)));
        Process process = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        int status = process.waitFor();
        String text = Files.readString(said, StandardCharsets.UTF_8);
        assertEquals(0, status, text);
        List<String> lines = text.lines().toList();
        assertEquals("as it was: 2 frames, {}", lines.getFirst());
        assertTrue(lines.contains("all are played"), text);
        lines.stream().filter(l -> l.startsWith("HostileTraceTest")).forEach(System.out::println);
        // What the trace has not is refused by name, and the frame is shown.
        String directed = lines.stream()
                .filter(l -> l.startsWith("directed: "))
                .findFirst()
                .orElse("");
        assertTrue(directed.startsWith("directed: 1 frames, {"), directed);
        assertTrue(directed.contains(" is no address of memory"), directed);
    }
}
