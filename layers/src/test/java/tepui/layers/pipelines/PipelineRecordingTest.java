package tepui.layers.pipelines;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.ir.Stage;
import tepui.layers.Layers;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Bind;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.ShaderObject;
import tepui.pipe.Surface;
import tepui.pipe.TextureDesc;
import tepui.pipe.format.Format;
import tepui.testing.DamagedBytes;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Seeds;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport;
import tepui.tools.kit.KitRunner;
import tepui.tools.kit.scene.PlainObjects;

/** What a program drew with is written on one device and made ahead on another, so that no draw waits there. */
class PipelineRecordingTest {
    @TempDir
    private Path folder;

    private final List<String> log = Collections.synchronizedList(new ArrayList<>());

    private byte[] record(String driver) throws IOException {
        Path file = folder.resolve(driver + ".pipelines");
        try (Device device = Layers.wrap(SmallProgram.open(driver, Map.of()), "pipelines=" + file)) {
            new SmallProgram(device).run(Format.R8G8B8A8_UNORM);
        }
        return Files.readAllBytes(file);
    }

    private PipelineRecording recording() throws IOException {
        PipelineRecording read = RecordingFile.read(record("soft"), "file", log::add);
        assertEquals(List.of(), log);
        return read;
    }

    private PreparingDevice prepared(Device device, PipelineRecording recording) {
        return new PreparingDevice(device, List.of(recording), log::add);
    }

    // ---- recordings -------------------------------------------------------------------------------------------------

    @Test
    void equalProgramsGiveEqualFilesOnAllDevices() throws IOException {
        assertArrayEquals(record("null"), record("soft"));
    }

    @Test
    void stateIsNotedOnceAndAllObjectsOfATextAre() throws IOException {
        PipelineRecording r = recording();
        // Two targets, two samplers with a blend state each, two fragment shaders, two primitives; and lines.
        assertEquals(17, r.size());
        assertEquals(3, r.shaders().size());
        assertEquals(List.of(0, 1, 0, 2), r.objects());
    }

    @Test
    void whatIsWrittenIsRead() throws IOException {
        PipelineRecording r = recording();
        assertEquals(r, RecordingFile.read(RecordingFile.encode(r), "file", log::add));
    }

    @Test
    void aDrawThatIsRefusedIsNotNoted() throws IOException {
        Path file = folder.resolve("refused");
        try (Device device = Layers.wrap(PlainObjects.nullDevice(), "pipelines=" + file);
                Context c = device.createContext()) {
            try {
                c.draw(tepui.pipe.Primitive.TRIANGLES, 0, 3);
            } catch (IllegalArgumentException e) {
                log.add("refused");
            }
        }
        assertEquals(List.of("refused"), log);
        assertEquals(
                0,
                RecordingFile.read(Files.readAllBytes(file), "file", log::add).size());
    }

    // ---- preparations -----------------------------------------------------------------------------------------------

    private void assertNoDrawWaits(String driver, Map<String, String> settings) throws IOException {
        PipelineRecording recording = recording();
        SmallProgram.Run bare;
        try (Device device = SmallProgram.open(driver, settings)) {
            bare = new SmallProgram(device).run(Format.R8G8B8A8_UNORM);
        }
        assertTrue(bare.waits() > 0, "without a recording draws wait");
        try (PreparingDevice device = prepared(SmallProgram.open(driver, settings), recording)) {
            assertEquals(new SmallProgram.Run(0, bare.pixel()), new SmallProgram(device).run(Format.R8G8B8A8_UNORM));
            device.await();
            assertEquals(17 + 4, device.progress().total());
            assertEquals("21", System.getProperty("tepui.pipelines.total"));
            assertEquals("21", System.getProperty("tepui.pipelines.done"));
        }
        assertEquals(1, log.size(), log.toString());
        assertTrue(log.getFirst().startsWith("17 pipelines of 4 shaders made ahead in "), log.toString());
        assertFalse(log.getFirst().contains("not for this device"), log.toString());
    }

    @Test
    void noDrawWaitsOnTheSoftwareDevice() throws IOException {
        assertNoDrawWaits("soft", Map.of());
    }

    @Test
    @Needs({Need.LAVAPIPE, Need.VULKAN_LOADER})
    void noDrawWaitsOnVulkan() throws IOException {
        assertNoDrawWaits("vulkan", Map.of("cache", "off"));
    }

    /** Nothing of extensions that make pipelines fewer. */
    @Test
    @Needs({Need.LAVAPIPE, Need.VULKAN_LOADER})
    void noDrawWaitsWhereAllIsInPipelines() throws IOException {
        String all = "VK_EXT_vertex_input_dynamic_state,VK_EXT_extended_dynamic_state,VK_EXT_extended_dynamic_state3";
        assertNoDrawWaits("vulkan", Map.of("cache", "off", "hide", all));
    }

    @Test
    void aWindowOfAnotherFormatIsPreparedForToo() throws IOException {
        PipelineRecording recording = recording();
        try (PreparingDevice device = prepared(SmallProgram.open("soft", Map.of()), recording)) {
            Surface surface = device.createSurface(new Surface.Target.Pixels(32, 32, (w, h, argb) -> {}));
            device.createBackBuffer(
                    surface,
                    TextureDesc.of2d(Format.B8G8R8A8_UNORM, 32, 32, Bind.COLOR_TARGET | Bind.SAMPLED | Bind.PRESENT));
            assertEquals(0, new SmallProgram(device).run(Format.B8G8R8A8_UNORM).waits());
            assertEquals(2 * 17 + 4, device.progress().total());
        }
    }

    @Test
    void shadersBeyondTheRecordingAreMadeAsEver() throws IOException {
        PipelineRecording recording = recording();
        try (PreparingDevice device = prepared(SmallProgram.open("soft", Map.of()), recording)) {
            SmallProgram first = new SmallProgram(device);
            first.run(Format.R8G8B8A8_UNORM);
            SmallProgram second = new SmallProgram(device);
            assertTrue(second.run(Format.R8G8B8A8_UNORM).waits() > 0);
            first.destroy();
            second.destroy();
            ShaderObject other = PlainObjects.make(device, Stage.VERTEX);
            device.destroy(other);
        }
    }

    @Test
    void shadersMayGoWhileTheyAreMadeUseOf() throws IOException {
        PipelineRecording recording = recording();
        for (int i = 0; i < 20; i++) {
            try (PreparingDevice device = prepared(SmallProgram.open("soft", Map.of()), recording)) {
                ShaderObject one = device.createShader(PlainObjects.shader(Stage.VERTEX), null);
                SmallProgram program = new SmallProgram(device);
                program.destroy();
                device.destroy(one);
                if (i % 2 == 0) device.await();
            }
        }
        assertTrue(log.stream().noneMatch(line -> line.contains("no more")), log.toString());
    }

    @Test
    void aDeviceMayBeClosedAtOnce() throws IOException {
        PipelineRecording recording = recording();
        for (int i = 0; i < 20; i++)
            prepared(SmallProgram.open("soft", Map.of()), recording).close();
        assertTrue(log.stream().noneMatch(line -> line.contains("no more")), log.toString());
    }

    @Test
    void whatADeviceHasNotIsLeftOut() throws IOException {
        PipelineRecording r = recording();
        List<Recipe> strange = new ArrayList<>();
        // Colour targets of a format that nobody draws to.
        for (Recipe recipe : r.recipes()) strange.add(recipe.withShown(Format.BC1_RGBA_UNORM));
        PipelineRecording bad = new PipelineRecording(r.shaders(), r.objects(), strange);
        try (PreparingDevice device = prepared(SmallProgram.open("soft", Map.of()), bad)) {
            new SmallProgram(device).run(Format.R8G8B8A8_UNORM);
            device.await();
        }
        assertTrue(log.getFirst().endsWith("17 of them are not for this device"), log.toString());
    }

    @Test
    void aPreparationThatFailsHoldsNobodyUp() throws IOException {
        PipelineRecording r = recording();
        Device poor = new ForwardingDevice(SmallProgram.open("soft", Map.of())) {
            @Override
            public Buffer createBuffer(BufferDesc desc) {
                // The stand-ins' alone.
                if ((desc.bind() & Bind.STREAM_OUTPUT) == 0) return super.createBuffer(desc);
                throw new OutOfDeviceMemoryException("there is none");
            }
        };
        try (PreparingDevice device = prepared(poor, r)) {
            assertTrue(new SmallProgram(device).run(Format.R8G8B8A8_UNORM).waits() > 0);
            device.await();
            assertEquals(device.progress().total(), device.progress().made());
        }
        assertEquals(1, log.size(), log.toString());
        assertTrue(log.getFirst().startsWith("no more pipelines are made ahead: "), log.toString());
    }

    @Test
    void nothingIsDrawnOnTheNullDevice() throws IOException {
        PipelineRecording recording = recording();
        try (PreparingDevice device = prepared(PlainObjects.nullDevice(), recording)) {
            assertEquals(0, new SmallProgram(device).run(Format.R8G8B8A8_UNORM).waits());
            device.await();
        }
    }

    /** A few hundred programs that nobody wrote for this: recorded, prepared, and they draw the same. */
    @Test
    void theKitDrawsTheSameWithItsPipelinesPrepared() throws IOException {
        Path file = folder.resolve("kit");
        KitOptions options = KitOptions.QUIET.withPatterns(List.of("draw", "stage", "tessellation", "geometry"));
        KitReport bare;
        try (Device device = Layers.wrap(SmallProgram.open("soft", Map.of()), "pipelines=" + file)) {
            bare = KitRunner.run(device, options);
        }
        PipelineRecording recording = RecordingFile.read(Files.readAllBytes(file), "kit", log::add);
        assertTrue(recording.size() > 100, "recipes: " + recording.size());
        try (PreparingDevice device = prepared(SmallProgram.open("soft", Map.of()), recording)) {
            KitReport prepared = KitRunner.run(device, options);
            assertEquals(bare.count(KitReport.Outcome.PASSED), prepared.count(KitReport.Outcome.PASSED));
            assertEquals(List.of(), prepared.with(KitReport.Outcome.FAILED));
            device.await();
        }
        assertEquals(1, log.size(), log.toString());
        assertFalse(log.getFirst().contains("not for this device"), log.toString());
    }

    // ---- damage -----------------------------------------------------------------------------------------------------

    @Test
    void aDamagedFileCostsOneLine() throws IOException {
        byte[] whole = RecordingFile.encode(recording());
        Seeds seeds = new Seeds("PipelineRecordingTest", 400);
        while (seeds.hasNext()) {
            byte[] bad = DamagedBytes.of(whole, new Random(seeds.next()));
            if (Arrays.equals(bad, whole)) continue;
            log.clear();
            assertEquals(0, RecordingFile.read(bad, "file", log::add).size());
            assertEquals(1, log.size(), log.toString());
            assertTrue(log.getFirst().startsWith("file is ignored: "), log.toString());
        }
    }

    /** Where somebody made the checksum right, there is a recording that can be prepared, or none. */
    @Test
    void forgedContentsHarmNobody() throws IOException {
        byte[] contents = RecordingFile.contents(recording());
        assertTrue(
                RecordingFile.read(RecordingFile.wrap(contents), "file", log::add)
                                .size()
                        > 0,
                "what is forged is sound but for the damage");
        Seeds seeds = new Seeds("PipelineRecordingTest", 200);
        int read = 0;
        while (seeds.hasNext()) {
            byte[] bad = RecordingFile.wrap(DamagedBytes.of(contents, new Random(seeds.next())));
            log.clear();
            PipelineRecording forged = RecordingFile.read(bad, "file", log::add);
            assertTrue(log.size() <= 1, log.toString());
            if (forged.size() == 0) continue;
            if (++read > 40) continue;
            try (PreparingDevice device = prepared(SmallProgram.open("soft", Map.of()), forged)) {
                device.await();
                assertEquals(device.progress().total(), device.progress().made());
            }
        }
    }

    @Test
    void aForeignFileIsIgnored() {
        byte[] foreign =
                "hello, world, this is no recording at all".getBytes(java.nio.charset.StandardCharsets.US_ASCII);
        assertEquals(0, RecordingFile.read(foreign, "file", log::add).size());
        assertEquals(List.of("file is ignored: it is no recording of pipelines"), log);
    }
}
