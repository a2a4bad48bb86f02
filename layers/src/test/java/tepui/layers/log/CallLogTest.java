package tepui.layers.log;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.StringWriter;
import java.lang.foreign.ValueLayout;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import tepui.drivers.nil.NullDriver;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.MapFlags;
import tepui.pipe.Memory;
import tepui.pipe.Primitive;
import tepui.pipe.RenderTargets;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;
import tepui.tools.kit.scene.PlainObjects;

class CallLogTest {
    private static byte[] record(boolean data) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        new EveryCall(new LoggingDevice(PlainObjects.nullDevice(), new LogWriter(bytes, "null"), data)).run();
        return bytes.toByteArray();
    }

    private static List<LogRecord> read(byte[] log) throws IOException {
        List<LogRecord> records = new ArrayList<>();
        LogReader reader = new LogReader(new ByteArrayInputStream(log));
        for (LogRecord r = reader.next(); r != null; r = reader.next()) records.add(r);
        return records;
    }

    private static String text(List<LogRecord> records) {
        LogText text = new LogText();
        StringBuilder s = new StringBuilder();
        for (LogRecord r : records) s.append(text.line(r)).append('\n');
        return s.toString();
    }

    private static List<String> linesOf(java.util.function.Consumer<Device> program) {
        StringWriter out = new StringWriter();
        Device device = new LoggingDevice(PlainObjects.nullDevice(), new TextLog(out), false);
        program.accept(device);
        return out.toString().lines().toList();
    }

    @Test
    void theBinaryFormGivesTheSameText() throws IOException {
        StringWriter out = new StringWriter();
        new EveryCall(new LoggingDevice(PlainObjects.nullDevice(), new TextLog(out), true)).run();
        assertEquals(out.toString(), text(read(record(true))));
    }

    @Test
    void everyCallIsLogged() throws IOException {
        Set<Call> seen = EnumSet.noneOf(Call.class);
        for (LogRecord r : read(record(true))) seen.add(r.call());
        Set<Call> missing = EnumSet.complementOf(EnumSet.copyOf(seen));
        assertEquals(EnumSet.of(Call.FOREIGN, Call.OUTCOME), missing);
    }

    @Test
    void aReplayGivesTheSameLog() throws IOException {
        byte[] first = record(true);
        ByteArrayOutputStream again = new ByteArrayOutputStream();
        Device device = new LoggingDevice(PlainObjects.nullDevice(), new LogWriter(again, "null"), true);
        Replay.Report report = Replay.run(new LogReader(new ByteArrayInputStream(first)), device);
        device.close();
        assertEquals(text(read(first)), text(read(again.toByteArray())));
        assertEquals(read(first), read(again.toByteArray()));
        assertEquals(2, report.contexts());
        assertEquals(3, report.presents());
        assertEquals(read(first).size(), report.records());
    }

    @Test
    void aPictureThatWasNotShownIsNoted() {
        List<String> lines = linesOf(device -> {
            Surface.PixelSink hidden = new Surface.PixelSink() {
                @Override
                public Surface.Outcome ready(boolean dontWait) {
                    return Surface.Outcome.OCCLUDED;
                }

                @Override
                public void accept(int width, int height, int[] argb) {
                    throw new AssertionError("nobody sees it");
                }
            };
            Surface surface = device.createSurface(new Surface.Target.Pixels(16, 8, hidden));
            surface.setLabel("main window");
            Texture texture = PlainObjects.texture(device, Format.R8G8B8A8_UNORM, 16, 8);
            assertEquals(
                    Surface.Outcome.OCCLUDED,
                    device.createContext().present(surface, texture, true, Surface.Interval.ONE, true));
        });
        assertTrue(
                lines.contains("1  label(surface: Surface#1 \"main window\" (pixels), label: \"main window\")"),
                lines.toString());
        assertEquals("1    -> OCCLUDED", lines.getLast());
    }

    @Test
    void aLogWithoutDataIsSmallerAndReplaysWithZeros() throws IOException {
        byte[] log = record(false);
        assertTrue(log.length < record(true).length - 512);
        Replay.run(new LogReader(new ByteArrayInputStream(log)), PlainObjects.nullDevice());
    }

    @Test
    void linesAreReadable() {
        List<String> lines = linesOf(device -> {
            Context context = device.createContext();
            Buffer buffer = PlainObjects.buffer(device, 1024);
            buffer.setLabel("mesh");
            context.bindVertexBuffer(2, buffer, 64);
            Texture texture = PlainObjects.texture(device, Format.R8_UNORM, 4, 2);
            context.setRenderTargets(RenderTargets.of(texture));
            context.bindBlend(0);
            context.clearColor(0, ClearColor.of(0.5f, 1, 0, 0), Box.of2d(0, 0, 1, 1), 1);
            assertThrows(IllegalArgumentException.class, () -> context.draw(Primitive.POINTS, 0, 1));
        });
        assertEquals(
                List.of(
                        "D  Context#1 = createContext()",
                        "D  Buffer#1 = createBuffer(desc: BufferDesc(size: 1024, bind: VERTEX|INDEX|UNIFORM|STORAGE|"
                                + "INDIRECT|STREAM_OUTPUT|SAMPLED|IMAGE|QUERY_RESULT, usage: DEFAULT, persistent: true))",
                        "1  label(buffer: Buffer#1 \"mesh\" (1024 bytes), label: \"mesh\")",
                        "1  bindVertexBuffer(slot: 2, buffer: Buffer#1 \"mesh\" (1024 bytes), offset: 64)",
                        "D  Texture#1 = createTexture(desc: TextureDesc(shape: D2, format: R8_UNORM, width: 4, height: 2,"
                                + " depth: 1, layers: 1, levels: 1, samples: 1, bind: SAMPLED|IMAGE|COLOR_TARGET|PRESENT,"
                                + " usage: DEFAULT))",
                        "1  setRenderTargets(targets: RenderTargets(colors: [Attachment(texture: Texture#1 (D2 R8_UNORM"
                                + " 4 x 2), format: R8_UNORM, level: 0, firstLayer: 0, layers: 1)], depthStencil: null,"
                                + " width: 4, height: 2, layers: 1, samples: 1, locations: null))",
                        "1  blend 0 is the default",
                        "1  bindBlend(id: 0)",
                        "1  clearColor(index: 0, value: ClearColor(r: 0.5, g: 1.0, b: 0, a: 0), area: Box(x: 0, y: 0,"
                                + " z: 0, width: 1, height: 1, depth: 1), writeMask: 1)",
                        "1  draw(primitive: POINTS, indexed: false, firstInstance: 0, instances: 1, first: 0,"
                                + " vertices: 1, baseVertex: 0, drawId: 0)",
                        "1    threw IllegalArgumentException: draw: no vertex shader is bound"),
                lines);
    }

    @Test
    void statesShowOnlyWhatIsNotTheDefault() {
        List<String> lines = linesOf(device -> {
            var raster = tepui.pipe.RasterState.DEFAULT.with();
            raster.cull = tepui.pipe.RasterState.Cull.BACK;
            raster.scissor = true;
            Context context = device.createContext();
            context.bindRaster(device.states().raster.intern(raster.build()));
            assertThrows(IllegalArgumentException.class, () -> context.bindRaster(99));
        });
        assertEquals("1  raster 0 is cull: BACK, scissor: true", lines.get(1));
        assertEquals("1  bindRaster(id: 0)", lines.get(2));
        assertEquals("1  bindRaster(id: unknown id 99)", lines.get(3));
    }

    @Test
    void shadersAreLoggedAsTheirText() {
        List<String> lines = linesOf(device -> PlainObjects.make(device, tepui.ir.Stage.VERTEX));
        assertEquals("D  Shader#1 = createShader(stage: VERTEX, name: \"vertex\", streamOutput: null)", lines.get(0));
        assertTrue(lines.get(1).startsWith("       | "), lines.get(1));
    }

    @Test
    void anObjectFromElsewhereIsNamedAsSuch() throws IOException {
        Device behind = PlainObjects.nullDevice();
        Buffer early = PlainObjects.buffer(behind, 64);
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        Device device = new LoggingDevice(behind, new LogWriter(bytes, "null"), true);
        device.createContext().bindVertexBuffer(0, early, 0);
        device.close();
        String text = text(read(bytes.toByteArray()));
        assertTrue(text.contains("foreign(kind: BUFFER, id: 1, description: \"NullBuffer\")"), text);
        LogReader reader = new LogReader(new ByteArrayInputStream(bytes.toByteArray()));
        ReplayException e = assertThrows(ReplayException.class, () -> Replay.run(reader, PlainObjects.nullDevice()));
        assertTrue(e.getMessage().contains("Buffer#1") || e.getMessage().contains("BUFFER 1"), e.getMessage());
    }

    @Test
    void aCallThatFailsOnlyInTheReplayStopsIt() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        // a device that lets everything pass, so that the log holds an illegal call without an exception
        Device lax = new ForwardingDevice(PlainObjects.nullDevice());
        Device device = new LoggingDevice(lax, new LogWriter(bytes, "lax"), true);
        Context context = device.createContext();
        context.draw(Primitive.POINTS, 0, 1);
        context.finish();
        device.close();
        LogReader reader = new LogReader(new ByteArrayInputStream(bytes.toByteArray()));
        assertEquals("lax", reader.origin());
        ReplayException e = assertThrows(ReplayException.class, () -> Replay.run(reader, PlainObjects.nullDevice()));
        assertEquals("replay: record 2, draw: draw: no vertex shader is bound", e.getMessage());
    }

    private static List<LogRecord> recordOf(java.util.function.Consumer<Device> program) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Device device = new LoggingDevice(PlainObjects.nullDevice(), new LogWriter(bytes, "null"), true)) {
            program.accept(device);
        }
        Replay.run(new LogReader(new ByteArrayInputStream(bytes.toByteArray())), PlainObjects.nullDevice());
        return read(bytes.toByteArray());
    }

    private static long count(List<LogRecord> records, Call call) {
        return records.stream().filter(r -> r.call() == call).count();
    }

    @Test
    void aMappingMayEndInAnotherContext() throws IOException {
        List<LogRecord> records = recordOf(device -> {
            Context one = device.createContext();
            Context two = device.createContext();
            Buffer buffer = PlainObjects.buffer(device, 64);
            long address = one.map(buffer, 0, 64, MapFlags.WRITE | MapFlags.PERSISTENT);
            Memory.ALL.set(ValueLayout.JAVA_BYTE, address, (byte) 1);
            two.finish();
            Memory.ALL.set(ValueLayout.JAVA_BYTE, address, (byte) 2);
            two.unmap(buffer);
            one.finish();
        });
        assertEquals(2, count(records, Call.MAPPED_DATA));
    }

    @Test
    void theMemoryOfADestroyedBufferIsNotLookedAt() throws IOException {
        List<LogRecord> records = recordOf(device -> {
            Context context = device.createContext();
            Buffer buffer = PlainObjects.buffer(device, 64);
            long address = context.map(buffer, 0, 64, MapFlags.WRITE | MapFlags.PERSISTENT);
            device.destroy(buffer);
            Memory.ALL.set(ValueLayout.JAVA_BYTE, address, (byte) 1);
            context.finish();
        });
        assertEquals(0, count(records, Call.MAPPED_DATA));
    }

    @Test
    void theUseOfADestroyedObjectIsReplayedAsTheRefusalItWas() throws IOException {
        List<LogRecord> records = recordOf(device -> {
            Context context = device.createContext();
            Buffer buffer = PlainObjects.buffer(device, 64);
            device.destroy(buffer);
            assertThrows(IllegalArgumentException.class, () -> context.bindVertexBuffer(0, buffer, 0));
            context.finish();
        });
        assertEquals(1, count(records, Call.THREW));
    }

    @Test
    void anUnchangedPersistentMappingIsWrittenOnceAndInPages() throws IOException {
        List<LogRecord> records = recordOf(device -> {
            Context context = device.createContext();
            Buffer buffer = PlainObjects.buffer(device, 64 << 10);
            long address = context.map(buffer, 0, 64 << 10, MapFlags.WRITE | MapFlags.PERSISTENT);
            Memory.ALL.set(ValueLayout.JAVA_BYTE, address + 5000, (byte) 1);
            Memory.ALL.set(ValueLayout.JAVA_BYTE, address + 40_000, (byte) 1);
            for (int i = 0; i < 5; i++) context.finish();
        });
        List<Object> ranges = new ArrayList<>();
        for (LogRecord r : records) {
            if (r.call() == Call.MAPPED_DATA) ranges.add(r.arguments().get(1) + " + " + ((Blob) r.at(2)).size());
        }
        assertEquals(List.of("4096 + 4096", "36864 + 4096"), ranges);
    }

    @Test
    void aSinkThatFailsIsReportedOnceAndDoesNotStopTheProgram() throws IOException {
        List<String> heard = new ArrayList<>();
        NullDriver driver = new NullDriver();
        Device behind = driver.open(
                driver.devices().getFirst(), new DeviceOptions(false, (severity, text) -> heard.add(text), Map.of()));
        OutputStream full = new OutputStream() {
            private int left = 2000;

            @Override
            public void write(int b) throws IOException {
                if (--left < 0) throw new IOException("no space left");
            }
        };
        new EveryCall(new LoggingDevice(behind, new LogWriter(full, "null"), true)).run();
        assertEquals(List.of("the call log ends here, it cannot be written: no space left"), heard);
    }

    /** Draws without any of the null driver's checks. */
    private static final class ForwardingDevice extends tepui.layers.forward.ForwardingDevice {
        ForwardingDevice(Device next) {
            super(next);
        }

        @Override
        protected Context wrap(Context context) {
            return new tepui.layers.forward.ForwardingContext(this, context) {
                @Override
                public void draw(
                        Primitive primitive,
                        boolean indexed,
                        int firstInstance,
                        int instances,
                        int first,
                        int vertices,
                        int baseVertex,
                        int drawId) {}
            };
        }
    }
}
