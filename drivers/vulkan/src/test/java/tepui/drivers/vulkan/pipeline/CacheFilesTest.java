package tepui.drivers.vulkan.pipeline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;

final class CacheFilesTest {
    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();
    private final PipelineCacheFile.Device device = new PipelineCacheFile.Device(0x10de, 0x2330, 7, new byte[16]);

    private PipelineCacheFile file(PipelineCacheFile.Device of) {
        return new PipelineCacheFile(folder, of, log::add);
    }

    private byte[] cache(int bytes) {
        ByteBuffer b = ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
        b.putInt(32).putInt(1).putInt(device.vendor()).putInt(device.device()).put(device.uuid());
        while (b.hasRemaining()) b.put((byte) b.position());
        return b.array();
    }

    private Path onlyFile() throws IOException {
        try (var files = Files.list(folder)) {
            List<Path> all = files.toList();
            assertEquals(1, all.size(), all.toString());
            return all.getFirst();
        }
    }

    @Test
    void whatIsWrittenIsReadAndNothingElseStays() throws IOException {
        assertNull(file(device).read());
        assertTrue(file(device).write(cache(1000)));
        assertTrue(file(device).write(cache(2000)));
        assertArrayEquals(cache(2000), file(device).read());
        onlyFile();
        assertEquals(List.of(), log);
    }

    @Test
    void eachFlippedBitAndEachMissingByteIsNoticedWithOneLine() throws IOException {
        file(device).write(cache(200));
        Path path = onlyFile();
        byte[] whole = Files.readAllBytes(path);
        long seed = new SplittableRandom().nextLong();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 600; i++) {
            byte[] bad = whole.clone();
            if (i < 300) bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
            else bad = Arrays.copyOf(bad, random.nextInt(bad.length));
            Files.write(path, bad);
            log.clear();
            assertNull(file(device).read(), "seed " + seed);
            assertEquals(1, log.size(), "seed " + seed + ": " + log);
        }
    }

    @Test
    void anotherDriversFileIsForeign() {
        file(device).write(cache(100));
        PipelineCacheFile.Device newer =
                new PipelineCacheFile.Device(device.vendor(), device.device(), 8, device.uuid());
        assertNull(file(newer).read());
        assertEquals(1, log.size());
        assertTrue(log.getFirst().contains("another device or driver"), log.getFirst());
    }

    @Test
    void whatIsNoCacheOfTheDeviceIsNotKept() {
        byte[] foreign = cache(100);
        foreign[8] ^= 1;
        assertFalse(file(device).write(foreign));
        assertFalse(file(device).write(new byte[8]));
        assertNull(file(device).read());
    }

    @Test
    void seenKeysComeBack() {
        SeenKeys keys = new SeenKeys(folder, device, log::add);
        keys.add("a", new byte[] {1, 2, 3});
        keys.add("a", new byte[] {1, 2, 3});
        keys.add("a", new byte[] {4});
        keys.add("b", new byte[0]);
        keys.add("b", new byte[SeenKeys.MOST_KEY_BYTES + 1]);
        keys.save();
        SeenKeys again = new SeenKeys(folder, device, log::add);
        assertEquals(2, again.of("a").size());
        assertArrayEquals(new byte[] {1, 2, 3}, again.of("a").getFirst());
        assertEquals(1, again.of("b").size());
        assertEquals(List.of(), again.of("c"));
        assertEquals(List.of(), log);
    }

    @Test
    void oneProgramsKeysAreBounded() {
        SeenKeys keys = new SeenKeys(folder, device, log::add);
        for (int i = 0; i < 1000; i++) keys.add("a", new byte[] {(byte) i, (byte) (i >> 8)});
        assertEquals(SeenKeys.MOST_KEYS, keys.of("a").size());
    }

    @Test
    void brokenSeenKeysAreIgnored() throws IOException {
        SeenKeys keys = new SeenKeys(folder, device, log::add);
        for (int i = 0; i < 20; i++) keys.add("p" + i % 3, new byte[] {(byte) i, 2, 3});
        keys.save();
        Path path = onlyFile();
        byte[] whole = Files.readAllBytes(path);
        for (int i = 0; i < whole.length; i++) {
            byte[] bad = whole.clone();
            bad[i] ^= 0x10;
            Files.write(path, bad);
            log.clear();
            assertEquals(List.of(), new SeenKeys(folder, device, log::add).of("p0"), "byte " + i);
            assertEquals(1, log.size());
        }
    }

    @Test
    void contentsWithAGoodChecksumThatMakeNoSenseAreIgnored() {
        new CheckedFile(folder.resolve(device.fileName(".keys")), 1, device.identity(), 1000, log::add)
                .write(new byte[] {0, 0, 0, 9, 0, 1});
        assertEquals(List.of(), new SeenKeys(folder, device, log::add).of("a"));
        assertEquals(1, log.size());
    }

    @Test
    void statesSurviveAsBytes() {
        ByteBuffer b = ByteBuffer.allocate(4096);
        StateCodec.write(b, BlendState.REPLACE);
        StateCodec.write(b, DepthStencilState.OFF);
        b.flip();
        assertEquals(BlendState.REPLACE, StateCodec.read(b, BlendState.class));
        assertEquals(DepthStencilState.OFF, StateCodec.read(b, DepthStencilState.class));
        assertFalse(b.hasRemaining());
    }

    @Test
    void otherBytesAreAnExceptionOrAnotherState() {
        ByteBuffer b = ByteBuffer.allocate(4096);
        StateCodec.write(b, BlendState.REPLACE);
        byte[] whole = Arrays.copyOf(b.array(), b.position());
        for (int i = 0; i < whole.length; i++) {
            byte[] bad = whole.clone();
            bad[i] ^= 0x7f;
            try {
                assertNotNull(StateCodec.read(ByteBuffer.wrap(bad), BlendState.class));
            } catch (IllegalArgumentException e) {
                assertNotNull(e.getMessage());
            }
        }
        assertThrows(
                IllegalArgumentException.class, () -> StateCodec.read(ByteBuffer.wrap(whole, 0, 5), BlendState.class));
    }

    @Test
    void theFolderIsTheSystemsOrTheUsers() {
        assertNull(CacheFolder.of("off"));
        assertEquals(Path.of("/x"), CacheFolder.of("/x"));
        assertEquals(Path.of("/h/.cache/tepui"), CacheFolder.of("", "Linux", "/h", Map.of()));
        assertEquals(Path.of("/c/tepui"), CacheFolder.of("", "Linux", "/h", Map.of("XDG_CACHE_HOME", "/c")));
        assertNull(CacheFolder.of("", "Windows 11", "/h", Map.of()));
    }
}
