package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.layers.Layers;
import tepui.pipe.Device;

/** What a flight recording tells of a program: frames, waits, presents, and what was compiled. */
class FlightRecordingTest {
    @TempDir
    private Path folder;

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void aRecordingTellsOfFramesWaitsPresentsAndCompiles(String driver) throws IOException {
        Path file = folder.resolve("recording.jfr");
        try (Recording recording = new Recording()) {
            recording.enable("tepui.*").withoutThreshold();
            recording.start();
            try (Device device = Layers.wrap(Devices.stream(driver, StreamMode.THREADED), "hud=fps")) {
                for (long seed = 1; seed <= 4; seed++) {
                    try (RandomProgram program = new RandomProgram(device)) {
                        program.run(seed, 150);
                    }
                }
            }
            recording.stop();
            recording.dump(file);
        }
        List<RecordedEvent> events = RecordingFile.readAllEvents(file);
        Set<String> names = events.stream().map(e -> e.getEventType().getName()).collect(Collectors.toSet());
        for (String name : List.of("Compile", "StreamWait", "StreamFrame", "Present", "Frame")) {
            assertTrue(names.contains("tepui." + name), "tepui." + name + " is not among " + names);
        }
        List<RecordedEvent> compiles = events.stream()
                .filter(e -> e.getEventType().getName().equals("tepui.Compile"))
                .toList();
        assertTrue(compiles.stream().anyMatch(e -> e.getBoolean("waited")), compiles::toString);
        String made = driver.equals("soft") ? "kernel" : "pipeline of program";
        assertTrue(compiles.stream().anyMatch(e -> e.getString("what").contains(made)), compiles::toString);
    }
}
