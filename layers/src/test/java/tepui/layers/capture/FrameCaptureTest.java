package tepui.layers.capture;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.drivers.soft.SoftProvider;
import tepui.layers.log.LogFormatException;
import tepui.layers.log.LogReader;
import tepui.layers.log.Replay;
import tepui.layers.log.ReplayException;
import tepui.pipe.Bind;
import tepui.pipe.Box;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;
import tepui.pipe.ClearColor;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.MapFlags;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureDesc;
import tepui.pipe.Usage;
import tepui.pipe.format.Format;
import tepui.testing.Seeds;

/** Capture files: what they hold replays to the same picture, and what is damaged gives a message. */
final class FrameCaptureTest {
    @TempDir
    Path folder;

    private static Device soft() {
        SoftProvider provider = new SoftProvider();
        return provider.open(provider.devices().getFirst(), DeviceOptions.DEFAULT);
    }

    /** A sparse texture with memory in its left half; a call that throws is not to be played. */
    private static Texture pages(Device device, Context context) {
        Texture t = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 256, 128, Bind.SAMPLED | Bind.SPARSE));
        context.commitPages(t, 0, Box.of2d(0, 0, 256, 128), true);
        context.commitPages(t, 0, Box.of2d(128, 0, 128, 128), false);
        assertThrows(IllegalArgumentException.class, () -> context.commitPages(t, 0, Box.of2d(4, 0, 128, 128), true));
        context.clearTexture(t, 0, Box.of2d(0, 0, 256, 128), ClearColor.of(1, 0, 1, 1));
        return t;
    }

    /** Each frame adds a row of texels, by a buffer that stays mapped, to a texture; so frame N needs all before it. */
    private Path captured(int frame, int frames) throws IOException {
        Path file = folder.resolve("a.tepui");
        FrameCapture capture = new FrameCapture(frame, file);
        try (Device device = capture.wrap(soft())) {
            Surface surface = device.createSurface(new Surface.Target.Offscreen(8, 8));
            Context context = device.createContext();
            Texture shown = device.createTexture(
                    TextureDesc.of2d(Format.R8G8B8A8_UNORM, 8, 8, Bind.COLOR_TARGET | Bind.PRESENT));
            Texture gone = device.createTexture(TextureDesc.of2d(Format.R8G8B8A8_UNORM, 4, 4, Bind.SAMPLED));
            Buffer mapped = device.createBuffer(new BufferDesc(256, Bind.ANY_BUFFER, Usage.STREAM, true));
            long address = context.map(
                    mapped, 0, 256, MapFlags.WRITE | MapFlags.PERSISTENT | MapFlags.COHERENT | MapFlags.DISCARD_WHOLE);
            MemorySegment memory = MemorySegment.ofAddress(address).reinterpret(256);
            shown.setLabel("the picture");
            Texture pages = pages(device, context);
            for (int i = 0; i < frames; i++) {
                if (capture.isRecording()) capture.call("frame", List.of("number=" + (i + 1)));
                if (i == 1) device.destroy(gone);
                for (int k = 0; k < 8; k++) memory.setAtIndex(ValueLayout.JAVA_INT, k, 0x01020304 * (i + 1) + k);
                context.copyBufferToTexture(mapped, 0, 32, 256, shown, 0, Box.of2d(0, i, 8, 1));
                context.copyTexture(pages, 0, Box.of2d(0, 0, 1, 1), shown, 0, 7, 7, 0);
                context.copyTexture(pages, 0, Box.of2d(128, 0, 1, 1), shown, 0, 6, 7, 0);
                context.present(surface, shown, false, Surface.Interval.IMMEDIATE);
            }
            String said = capture.write();
            assertEquals(frame <= frames, capture.isWritten());
            if (frame <= frames)
                assertEquals("frame " + frame + " is in " + file + "; see it by: tepui inspect " + file, said);
            else assertTrue(said.contains("no frame " + frame), said);
            context.unmap(mapped);
            context.close();
        }
        return file;
    }

    private static byte[] replayed(CaptureFile capture) throws IOException {
        byte[][] last = new byte[1][];
        try (Device device = soft();
                LogReader log = capture.log()) {
            Replay.run(log, new LastPresent(device, last));
        }
        return last[0];
    }

    @Test
    void aFrameReplaysToThePictureThatWasShown() throws IOException {
        try (CaptureFile capture = new CaptureFile(captured(5, 6))) {
            CapturedPicture shown = capture.picture();
            assertArrayEquals(shown == null ? new byte[0] : shown.texels(), replayed(capture));
            assertEquals("5", capture.facts().get("frame"));
            assertEquals(
                    List.of("frame(number=5)", "the picture is shown()"),
                    capture.calls().stream().map(ProgramCall::text).toList());
        }
    }

    @Test
    void theFirstFrameNeedsNothingFromBefore() throws IOException {
        try (CaptureFile capture = new CaptureFile(captured(1, 2))) {
            CapturedPicture shown = capture.picture();
            assertArrayEquals(shown == null ? new byte[0] : shown.texels(), replayed(capture));
        }
    }

    @Test
    void aProgramThatEndsBeforeTheFrameLeavesNoFile() throws IOException {
        assertFalse(Files.exists(captured(9, 3)));
        try (var files = Files.list(folder)) {
            assertEquals(0, files.count(), "nor a part of one");
        }
    }

    @Test
    void damagedFilesGiveAMessage() throws IOException {
        Path good = captured(3, 3);
        Map<String, byte[]> entries = new LinkedHashMap<>();
        try (ZipFile zip = new ZipFile(good.toFile())) {
            for (ZipEntry e : (Iterable<ZipEntry>)
                    () -> zip.stream().<ZipEntry>map(z -> z).iterator())
                entries.put(e.getName(), zip.getInputStream(e).readAllBytes());
        }
        long seed = Seeds.one("FrameCaptureTest");
        Random random = new Random(seed);
        for (int i = 0; i < 300; i++) {
            Map<String, byte[]> copy = new LinkedHashMap<>(entries);
            List<String> names = List.copyOf(copy.keySet());
            String name = names.get(random.nextInt(names.size()));
            byte[] bytes = copy.get(name).clone();
            if (random.nextInt(8) == 0) copy.remove(name);
            else if (random.nextInt(4) == 0)
                copy.put(name, java.util.Arrays.copyOf(bytes, random.nextInt(bytes.length + 1)));
            else {
                for (int k = 0; k <= random.nextInt(4) && bytes.length > 0; k++)
                    bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
                copy.put(name, bytes);
            }
            Path bad = zip(copy);
            try (CaptureFile capture = new CaptureFile(bad)) {
                replayed(capture);
            } catch (IOException | LogFormatException | ReplayException e) {
                assertTrue(e.getMessage() == null || !e.getMessage().isEmpty(), "seed " + seed);
            } catch (RuntimeException | Error e) {
                throw new AssertionError("seed " + seed + ", case " + i + ", entry " + name, e);
            }
        }
    }

    @Test
    void bytesOfTheArchiveThatAreCutOffGiveAMessage() throws IOException {
        byte[] good = Files.readAllBytes(captured(2, 2));
        Path bad = folder.resolve("cut.tepui");
        for (int cut : new int[] {0, 1, 30, good.length / 2, good.length - 1}) {
            Files.write(bad, java.util.Arrays.copyOf(good, cut));
            assertThrows(IOException.class, () -> new CaptureFile(bad).close());
        }
        Files.write(bad, "no archive at all".getBytes(StandardCharsets.UTF_8));
        assertThrows(IOException.class, () -> new CaptureFile(bad).close());
    }

    @Test
    void countsBeyondTheFileAreRefusedBeforeMemoryIsTaken() throws IOException {
        ByteArrayOutputStream huge = new ByteArrayOutputStream();
        new DataOutputStream(huge).writeInt(Integer.MAX_VALUE);
        Map<String, byte[]> entries = new LinkedHashMap<>();
        entries.put(CaptureFile.FACTS, "version=1\n".getBytes(StandardCharsets.UTF_8));
        entries.put(CaptureFile.LOG, new byte[0]);
        entries.put(CaptureFile.CALLS, huge.toByteArray());
        entries.put(CaptureFile.SOURCES, huge.toByteArray());
        Path bad = zip(entries);
        IOException e = assertThrows(IOException.class, () -> new CaptureFile(bad).close());
        assertEquals("its entry 'calls' counts 2147483647 where 0 bytes are left", e.getMessage());
    }

    @Test
    void anotherVersionIsRefused() throws IOException {
        Path bad = zip(Map.of(CaptureFile.FACTS, "version=77\n".getBytes(StandardCharsets.UTF_8)));
        IOException e = assertThrows(IOException.class, () -> new CaptureFile(bad).close());
        assertEquals("it is a capture of version 77, this build reads version 1", e.getMessage());
    }

    private Path zip(Map<String, byte[]> entries) throws IOException {
        Path file = folder.resolve("bad.tepui");
        try (OutputStream out = Files.newOutputStream(file);
                ZipOutputStream zip = new ZipOutputStream(out)) {
            for (Map.Entry<String, byte[]> e : entries.entrySet()) {
                zip.putNextEntry(new ZipEntry(e.getKey()));
                zip.write(e.getValue());
                zip.closeEntry();
            }
        }
        return file;
    }
}
