package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.jfr.Configuration;
import jdk.jfr.EventType;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.frontends.gl.GLContext;
import tepui.layers.hud.HudDevice;
import tepui.layers.hud.HudOptions;
import tepui.layers.time.FrameTimeDevice;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.Surface;
import tepui.stream.StreamMode;
import tepui.stream.StreamOptions;
import tepui.stream.Streams;

/** What a recording of drawn frames is told as. */
final class FrameProfileTest {
    private static final int FRAMES = 40;

    @TempDir
    private Path folder;

    /** Something that draws or asks. */
    private interface Work {
        void run(int frame);
    }

    private FrameProfile recorded() throws Exception {
        return recorded(frame -> {});
    }

    private FrameProfile recorded(Work inFrame) throws Exception {
        Path settings = folder.resolve("profile.jfc");
        Files.writeString(settings, FrameProfile.settings());
        Path file = folder.resolve("recording.jfr");
        try (Recording recording = new Recording(Configuration.create(settings))) {
            recording.start();
            draw(inFrame);
            recording.stop();
            recording.dump(file);
        }
        return FrameProfile.read(file);
    }

    private static void draw(Work inFrame) {
        SoftProvider provider = new SoftProvider();
        Device driver = provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
        try (Device device = figured(Streams.wrap(
                        new FrameTimeDevice(driver), StreamOptions.DEFAULT.withMode(StreamMode.THREADED)));
                Surface surface = device.createSurface(new Surface.Target.Offscreen(512, 512));
                GLContext context = GLContext.create(device, ContextAttributes.compatibility(), surface, null)) {
            context.makeCurrent();
            GL.glShadeModel(GLConstants.GL_SMOOTH);
            for (int frame = 0; frame < FRAMES; frame++) {
                for (int i = 0; i < 8; i++) {
                    GL.glBegin(GLConstants.GL_TRIANGLES);
                    for (int v = 0; v < 300; v++) {
                        GL.glColor3f(v / 300f, i / 8f, 0.5f);
                        GL.glVertex2f((float) Math.cos(v * 2.1), (float) Math.sin(v * 2.1 + i));
                    }
                    GL.glEnd();
                }
                inFrame.run(frame);
                context.swap();
            }
            GL.glFinish();
            GLContext.release();
        }
    }

    @Test
    void framesAreCountedAndTimeIsTold() throws Exception {
        FrameProfile profile = recorded();
        assertEquals(FRAMES, profile.frames());
        int all = 0;
        for (FrameProfile.Layer layer : FrameProfile.Layer.values()) all += profile.samples(layer);
        assertTrue(all > 0, profile::table);
        // The device had by far the most to do; another thread draws what the program asks for.
        int device = profile.samples(FrameProfile.Layer.DRIVER) + profile.samples(FrameProfile.Layer.MACHINE_CODE);
        assertTrue(device > 0, profile::table);
        String table = profile.table();
        assertTrue(table.startsWith("\n" + FRAMES + " frames in "), table);
        assertTrue(profile.timed() > FRAMES / 2 && profile.timed() <= FRAMES, profile.timed() + " frames timed");
        assertTrue(table.contains(" ms         the device, from a frame's first command to its last"), table);
        assertTrue(table.contains("ms in all"), table);
        assertTrue(table.contains("  compiled\n"), table);
    }

    @Test
    void theCallThatWaitedIsNamedWithItsLineAndItsFrame() throws Exception {
        FrameProfile profile = recorded(FrameProfileTest::readNowAndThen);
        String table = profile.table();
        assertTrue(table.contains("\nCalls that waited, and from where; milliseconds a frame:\n"), table);
        Matcher call = Pattern.compile(
                        " 2 times, +[0-9.]+ ms at most, in frame (7|23) +glReadPixels at FrameProfileTest.readPixel:[0-9]+: read\n")
                .matcher(table);
        assertTrue(call.find(), table);
        assertTrue(table.contains("  frame " + call.group(1) + " "), table);
        assertTrue(
                Pattern.compile(
                                " 1 times, +[0-9.]+ ms at most, in frame 41 +glFinish at FrameProfileTest.draw:[0-9]+: finish\n")
                        .matcher(table)
                        .find(),
                table);
        String page = profile.page();
        assertTrue(
                Pattern.compile("\"n\": 23,\\s+\"us\": [1-9][0-9]*,\\s+\"w\": \\[[^]]* ms glReadPixels at ")
                        .matcher(page)
                        .find(),
                page);
        assertTrue(!page.contains("/*waits*/"), page);
    }

    @Test
    void figuresOfFramesAreToldWithTheFrameThatHadMost() throws Exception {
        String table = recorded(frame -> {
                    for (int i = 0; frame == 11 && i < 100; i++) {
                        GL.glPointSize(1 + i % 2);
                        GL.glRectf(0, 0, 0.1f, 0.1f);
                    }
                })
                .table();
        assertTrue(table.contains("\nFigures of a frame, on average and at most:\n"), table);
        assertTrue(
                Pattern.compile(" +[0-9.]+ +[1-9][0-9]{2,} at most, in frame 1[1-5] +Primitives\n")
                        .matcher(table)
                        .find(),
                table);
        assertTrue(table.contains(" Java heap, MiB\n"), table);
        // 800 triangles a frame are drawn; the counters of the last frames may come too late to be told.
        Matcher mean = Pattern.compile(" ([0-9]+)[.][0-9] +[0-9]+ at most, in frame [0-9]+ +Primitives\n")
                .matcher(table);
        assertTrue(
                mean.find() && Integer.parseInt(mean.group(1)) > 600 && Integer.parseInt(mean.group(1)) < 1000, table);
    }

    /** Figures are kept where a recording is on. */
    private static Device figured(Device device) {
        HudOptions options = HudOptions.ofEnvironment();
        assertTrue(options != null, "no figures are kept");
        return new HudDevice(device, options);
    }

    private static void readNowAndThen(int frame) {
        if (frame == 6 || frame == 22) readPixel();
    }

    private static void readPixel() {
        try (Arena arena = Arena.ofConfined()) {
            GL.glReadPixels(
                    0,
                    0,
                    1,
                    1,
                    GLConstants.GL_RGBA,
                    GLConstants.GL_UNSIGNED_BYTE,
                    arena.allocate(4).address());
        }
    }

    @Test
    void thePageHoldsTheTableAndTheStacks() throws Exception {
        String page = recorded().page();
        assertTrue(page.contains(FRAMES + " frames in "), page);
        assertTrue(page.contains("\"n\": \"all\""), page);
        assertTrue(page.contains("the stream's thread") || page.contains("the device's threads"), page);
        assertTrue(!page.contains("/*data*/"), page);
    }

    @Test
    void theTemplateOfMissionControlTakesAllEvents() throws Exception {
        Path file = folder.resolve("tepui.jfc");
        Files.writeString(file, FrameProfile.template());
        Configuration template = Configuration.create(file);
        assertEquals("Tepui", template.getLabel());
        assertEquals("Tepui", template.getProvider());
        try (Recording recording = new Recording(template)) {
            recording.start();
            draw(frame -> {});
            recording.stop();
            Path events = folder.resolve("template.jfr");
            recording.dump(events);
            Set<String> kinds = new TreeSet<>();
            for (RecordedEvent e : RecordingFile.readAllEvents(events)) {
                kinds.add(e.getEventType().getName());
                if (e.getEventType().getName().startsWith("tepui."))
                    assertEquals(List.of("Tepui"), e.getEventType().getCategoryNames());
            }
            for (String kind : List.of("tepui.StreamFrame", "tepui.Present", "jdk.JVMInformation"))
                assertTrue(kinds.contains(kind), kinds::toString);
        }
        for (EventType known : FlightRecorder.getFlightRecorder().getEventTypes())
            if (known.getName().startsWith("tepui."))
                assertEquals("true", template.getSettings().get(known.getName() + "#enabled"), known.getName());
    }

    @Test
    void classesBelongToLayers() {
        assertEquals(FrameProfile.Layer.COMPILER, FrameProfile.Layer.of("tepui.frontends.glsl.compiler.GlslCompiler"));
        assertEquals(FrameProfile.Layer.FRONT_END, FrameProfile.Layer.of("tepui.frontends.gl.GL"));
        assertEquals(FrameProfile.Layer.MACHINE_CODE, FrameProfile.Layer.of("tepui.drivers.soft.jit.NativePlan"));
        assertEquals(FrameProfile.Layer.PROGRAM, FrameProfile.Layer.of("com.example.Game"));
        assertTrue(List.of(FrameProfile.Layer.values()).contains(FrameProfile.Layer.of("tepui.stream.StreamContext")));
    }

    @Test
    void hiddenClassesAreNamedWithoutTheirNumbers() {
        assertEquals(
                "LambdaForm$MH.invoke",
                FrameProfile.words("java.lang.invoke.LambdaForm$MH.0x0000000097106000", "invoke"));
        assertEquals("Game.draw", FrameProfile.words("com.example.Game", "draw"));
    }

    @Test
    void aFileThatIsNoRecordingIsRefused() throws IOException {
        Path file = folder.resolve("no.jfr");
        Files.writeString(file, "no recording");
        org.junit.jupiter.api.Assertions.assertThrows(IOException.class, () -> FrameProfile.read(file));
    }
}
