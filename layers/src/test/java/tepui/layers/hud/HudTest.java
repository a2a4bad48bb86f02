package tepui.layers.hud;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceLoader;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.ir.Stage;
import tepui.layers.Layers;
import tepui.layers.check.CheckingDevice;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Counters;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.Primitive;
import tepui.pipe.Query;
import tepui.pipe.RenderTargets;
import tepui.pipe.ShaderObject;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.testing.Allocation;
import tepui.tools.kit.scene.PlainObjects;

/** Figures stand on the picture, and the program that they are drawn over notices nothing. */
class HudTest {
    private static Device open(String driver) {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals(driver)) continue;
            if (p.devices().isEmpty()) Assumptions.abort(p.unavailable());
            return p.open(p.devices().getFirst(), DeviceOptions.DEFAULT);
        }
        throw new AssertionError("there is no driver " + driver);
    }

    private static int[] picture(Device device, boolean bottomUp) {
        List<int[]> pictures = new ArrayList<>();
        try (Context context = device.createContext()) {
            Surface surface = device.createSurface(
                    new Surface.Target.Pixels(200, 120, (w, h, argb) -> pictures.add(argb.clone())));
            Texture t = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 200, 120);
            context.setRenderTargets(RenderTargets.of(t));
            for (int i = 0; i < 40; i++) {
                context.clearColor(0, ClearColor.of(1, 0, 0, 1), null, 15);
                context.present(surface, t, bottomUp, Surface.Interval.IMMEDIATE);
            }
            context.finish();
            surface.close();
        }
        return pictures.getLast();
    }

    /** The panel is dark, the letters are bright, the rest is the program's; on every driver, either way up. */
    @ParameterizedTest
    @CsvSource({"soft, false", "soft, true", "vulkan, false", "vulkan, true"})
    void figuresAreAtTheTopLeft(String driver, boolean bottomUp) {
        try (Device device = Layers.wrap(open(driver), "hud=fps+frametime")) {
            int[] argb = picture(device, bottomUp);
            int bright = 0;
            int dark = 0;
            int program = 0;
            for (int y = 0; y < 120; y++) {
                for (int x = 0; x < 200; x++) {
                    int pixel = argb[y * 200 + x];
                    boolean inside = x >= 7 && x < 141 && y >= 7 && y < 57;
                    int red = pixel >> 16 & 255;
                    int green = pixel >> 8 & 255;
                    if (!inside) assertEquals(0xffff0000, pixel, "at " + x + ", " + y);
                    else if (green > 180) bright++;
                    else if (red < 120) dark++;
                    else program++;
                }
            }
            assertTrue(bright > 150, bright + " bright pixels");
            assertTrue(dark > 2000, dark + " dark pixels");
            assertTrue(program < 700, program + " pixels between the panels, or low bars");
        }
    }

    /** A program that sets its state once draws the same with and without. */
    @Test
    void whatTheProgramHasBoundStaysBound() {
        int[] without = boundOnce(open("soft"));
        int[] with = boundOnce(new HudDevice(open("soft"), HudOptions.parse("full")));
        assertArrayEquals(without, with);
    }

    private static int[] boundOnce(Device behind) {
        try (Device device = behind;
                Context context = device.createContext();
                Arena arena = Arena.ofConfined()) {
            Surface surface = device.createSurface(new Surface.Target.Offscreen(32, 32));
            Texture shown = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 32, 32);
            Texture t = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8);
            context.setRenderTargets(RenderTargets.of(t));
            context.setViewport(0, 0, 0, 8, 8, 0, 1);
            context.bindShader(Stage.VERTEX, device.createShader(tepui.tools.kit.scene.Shaders.passThrough(), null));
            context.bindShader(
                    Stage.FRAGMENT, device.createShader(tepui.tools.kit.scene.Shaders.constant(0, 1, 0, 1), null));
            int layout = device.states()
                    .vertexLayout
                    .intern(new tepui.pipe.VertexLayout(
                            List.of(new tepui.pipe.VertexLayout.Element(0, 0, 0, Format.R32G32B32A32_FLOAT)),
                            List.of(new tepui.pipe.VertexLayout.Binding(16, 0))));
            context.bindVertexLayout(layout);
            tepui.pipe.Buffer b = PlainObjects.buffer(device, 48);
            MemorySegment data = arena.allocateFrom(ValueLayout.JAVA_FLOAT, -1, -1, 0, 1, 1, -1, 0, 1, -1, 1, 0, 1);
            context.writeBuffer(b, 0, data);
            context.bindVertexBuffer(0, b, 0);
            for (int i = 0; i < 3; i++) {
                context.present(surface, shown, false, Surface.Interval.IMMEDIATE);
                context.draw(Primitive.TRIANGLES, 0, 3);
            }
            MemorySegment pixels = arena.allocate(256);
            context.readTexture(t, 0, Box.of2d(0, 0, 8, 8), pixels, 32, 256);
            return pixels.toArray(ValueLayout.JAVA_INT);
        }
    }

    @Test
    void aQueryThatCountsDoesNotSeeIt() {
        try (Device device = new HudDevice(open("soft"), HudOptions.parse("full"));
                Context context = device.createContext()) {
            Surface surface = device.createSurface(new Surface.Target.Offscreen(200, 200));
            Texture t = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 200, 200);
            Query q = device.createQuery(Query.Kind.OCCLUSION, 0);
            context.beginQuery(q);
            context.present(surface, t, false, Surface.Interval.IMMEDIATE);
            context.endQuery(q);
            assertEquals(0, context.queryResult(q, true));
        }
    }

    @Test
    void eachFrameIsALineOfTheFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("frames.csv");
        try (Device device = new HudDevice(PlainObjects.nullDevice(), HudOptions.parse("fps,csv=" + file));
                Context context = device.createContext()) {
            Surface surface = device.createSurface(new Surface.Target.Offscreen(8, 8));
            Texture t = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8);
            context.bindShader(Stage.VERTEX, PlainObjects.make(device, Stage.VERTEX));
            context.setRenderTargets(RenderTargets.of(t));
            for (int i = 0; i < 5; i++) {
                for (int k = 0; k < i; k++) context.draw(Primitive.TRIANGLES, 0, 3);
                context.present(surface, t, false, Surface.Interval.IMMEDIATE);
            }
            assertEquals(6, Files.readAllLines(file).size(), "they are there before the context ends");
        }
        List<String> lines = Files.readAllLines(file);
        assertEquals(6, lines.size());
        int draws = List.of(lines.getFirst().split(",")).indexOf("draws");
        for (int i = 0; i < 5; i++)
            assertEquals(Integer.toString(i), lines.get(i + 1).split(",")[draws]);
    }

    /** Device whose counters come when a picture is shown, as those of a stream do. */
    private static Device late(Device device) {
        return new ForwardingDevice(device) {
            @Override
            protected Context wrap(Context context) {
                Counters late = new Counters();
                late.setLate(true);
                return new ForwardingContext(this, context) {
                    @Override
                    public Counters counters() {
                        return late;
                    }

                    @Override
                    public Surface.Outcome present(
                            Surface surface,
                            Texture texture,
                            boolean bottomUp,
                            Surface.Interval interval,
                            boolean dontWait) {
                        next.counters().copyTo(late);
                        return next.present(surface, texture, bottomUp, interval, dontWait);
                    }
                };
            }
        };
    }

    @Test
    void workThatIsCountedWhileAPictureIsShownIsTheProgramsButForThePanels(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("late.csv");
        try (Device device = new HudDevice(late(PlainObjects.nullDevice()), HudOptions.parse("draws,csv=" + file));
                Context context = device.createContext()) {
            Surface surface = device.createSurface(new Surface.Target.Offscreen(8, 8));
            Texture t = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8);
            context.bindShader(Stage.VERTEX, PlainObjects.make(device, Stage.VERTEX));
            context.setRenderTargets(RenderTargets.of(t));
            for (int i = 0; i < 6; i++) {
                for (int k = 0; k < 5; k++) context.draw(Primitive.TRIANGLES, 0, 3);
                context.present(surface, t, false, Surface.Interval.IMMEDIATE);
            }
        }
        List<String> lines = Files.readAllLines(file);
        List<String> head = List.of(lines.getFirst().split(","));
        for (int frame = 1; frame < 6; frame++) {
            String[] figures = lines.get(frame + 1).split(",");
            assertEquals("5", figures[head.indexOf("draws")], lines::toString);
            assertEquals("5", figures[head.indexOf("primitives")], lines::toString);
        }
    }

    @Test
    void whatTheProgramHasDestroyedIsNotBoundAgain() {
        try (Device device = new HudDevice(new CheckingDevice(PlainObjects.nullDevice()), HudOptions.parse("draws"));
                Context context = device.createContext()) {
            Surface surface = device.createSurface(new Surface.Target.Offscreen(8, 8));
            Texture shown = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8);
            Texture other = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8);
            ShaderObject shader = PlainObjects.make(device, Stage.VERTEX);
            Buffer vertices = device.createBuffer(new BufferDesc(64, Bind.VERTEX, Usage.DEFAULT, false));
            context.bindShader(Stage.VERTEX, shader);
            context.bindVertexBuffer(0, vertices, 0);
            context.setRenderTargets(RenderTargets.of(other));
            context.draw(Primitive.TRIANGLES, 0, 3);
            device.destroy(other);
            device.destroy(shader);
            device.destroy(vertices);
            for (int i = 0; i < 3; i++)
                assertEquals(Surface.Outcome.SHOWN, context.present(surface, shown, false, Surface.Interval.IMMEDIATE));
            // The picture goes too, and its place is taken by another.
            device.destroy(shown);
            Texture next = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8);
            context.present(surface, next, false, Surface.Interval.IMMEDIATE);
        }
    }

    @Test
    void eventsAloneAreNamedWithoutAPanel() throws Exception {
        try (Recording recording = new Recording()) {
            recording.enable("tepui.Frame").withoutThreshold();
            recording.start();
            HudOptions options = HudOptions.ofEnvironment();
            assertEquals(HudOptions.parse("events"), options);
            try (Device device = new HudDevice(PlainObjects.nullDevice(), HudOptions.parse("events"));
                    Context context = device.createContext()) {
                Surface surface = device.createSurface(new Surface.Target.Offscreen(8, 8));
                Texture t = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 8, 8);
                context.bindShader(Stage.VERTEX, PlainObjects.make(device, Stage.VERTEX));
                context.setRenderTargets(RenderTargets.of(t));
                for (int i = 0; i < 4; i++) {
                    for (int k = 0; k < 3; k++) context.draw(Primitive.TRIANGLES, 0, 3);
                    context.present(surface, t, false, Surface.Interval.IMMEDIATE);
                }
                assertEquals(12, context.counters().draws, "the layer draws nothing of its own");
            }
            recording.stop();
            Path file = Files.createTempFile("frames", ".jfr");
            try {
                recording.dump(file);
                List<Long> draws = RecordingFile.readAllEvents(file).stream()
                        .map(e -> e.getLong("draws"))
                        .toList();
                assertEquals(List.of(3L, 3L, 3L, 3L), draws);
            } finally {
                Files.delete(file);
            }
        }
        for (String wrong : List.of("events,fps", "csv=a.csv", ""))
            assertThrows(IllegalArgumentException.class, () -> HudOptions.parse(wrong), wrong);
    }

    @Test
    void aFrameAllocatesNothing() {
        try (Device device = new HudDevice(PlainObjects.nullDevice(), HudOptions.parse("full"));
                Context context = device.createContext()) {
            Surface surface = device.createSurface(new Surface.Target.Offscreen(640, 480));
            Texture t = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 640, 480);
            assertEquals(
                    0, Allocation.bytes(500, () -> context.present(surface, t, false, Surface.Interval.IMMEDIATE)));
        }
    }

    @Test
    void unknownFiguresAreNamedWithThoseThatThereAre() {
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> HudOptions.parse("fps,drows"));
        assertTrue(e.getMessage().contains("'drows'") && e.getMessage().contains("draws"), e.getMessage());
    }
}
