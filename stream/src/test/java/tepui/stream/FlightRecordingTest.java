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
import tepui.ir.Builder;
import tepui.ir.Builtin;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.ir.Type;
import tepui.layers.Layers;
import tepui.layers.hud.HudItem;
import tepui.pipe.Bind;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;

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
                drawNew(device);
            }
            recording.stop();
            recording.dump(file);
        }
        List<RecordedEvent> events = RecordingFile.readAllEvents(file);
        Set<String> names = events.stream().map(e -> e.getEventType().getName()).collect(Collectors.toSet());
        for (String name : List.of("Compile", "StreamWait", "StreamFrame", "Present", "Frame")) {
            assertTrue(names.contains("tepui." + name), "tepui." + name + " is not among " + names);
        }
        RecordedEvent frame = events.stream()
                .filter(e -> e.getEventType().getName().equals("tepui.Frame"))
                .findFirst()
                .orElseThrow();
        for (HudItem item : HudItem.values()) assertTrue(frame.getLong(item.word()) >= 0, item::word);
        List<RecordedEvent> compiles = events.stream()
                .filter(e -> e.getEventType().getName().equals("tepui.Compile"))
                .toList();
        assertTrue(compiles.stream().anyMatch(e -> e.getBoolean("waited")), compiles::toString);
        String made = driver.equals("soft") ? "kernel" : "pipeline of program";
        assertTrue(compiles.stream().anyMatch(e -> e.getString("what").contains(made)), compiles::toString);
    }

    /** With a shader that no test before has had compiled. */
    private static void drawNew(Device device) {
        try (Context c = device.createContext()) {
            Texture target = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.COLOR_TARGET));
            c.setRenderTargets(RenderTargets.of(target));
            c.setViewport(0, 0, 0, 4, 4, 0, 1);
            Shader v = new Shader(Stage.VERTEX, "new");
            Builder b = new Builder(v);
            b.storeOutput(v.output(Builtin.POSITION, Type.F32X4), b.f32((float) System.nanoTime(), 0, 0, 1));
            b.ret();
            Shader f = new Shader(Stage.FRAGMENT, "new");
            b = new Builder(f);
            b.storeOutput(f.output("out", Type.F32X4, 0), b.f32((float) System.nanoTime(), 0, 0, 1));
            b.ret();
            c.bindShader(Stage.VERTEX, device.createShader(v, null));
            c.bindShader(Stage.FRAGMENT, device.createShader(f, null));
            c.draw(Primitive.TRIANGLES, 0, 3);
            c.finish();
        }
    }
}
