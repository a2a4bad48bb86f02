package tepui.drivers.vulkan.pipeline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Seeds;

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
        long seed = Seeds.one("CacheFilesTest");
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
    void aFileBeyondTheLimitIsNeitherReadNorWritten() throws IOException {
        file(device).write(cache(100));
        try (RandomAccessFile large = new RandomAccessFile(onlyFile().toFile(), "rw")) {
            large.setLength(PipelineCacheFile.MOST_BYTES + 1000);
        }
        assertNull(file(device).read());
        assertEquals(1, log.size());
        assertTrue(log.getFirst().contains("more than are ever written"), log.getFirst());
        assertTrue(file(device).takes(PipelineCacheFile.MOST_BYTES));
        assertFalse(file(device).takes(31));
        assertEquals(1, log.size());
        assertFalse(file(device).takes(PipelineCacheFile.MOST_BYTES + 1));
        assertEquals(2, log.size());
    }
}
