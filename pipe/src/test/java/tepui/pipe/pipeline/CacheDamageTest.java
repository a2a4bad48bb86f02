package tepui.pipe.pipeline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RasterState;
import tepui.pipe.SamplerState;
import tepui.testing.DamagedBytes;
import tepui.testing.Seeds;

/** Random damage of cache files: they are ignored with one line, and where somebody made the checksum right, there are contents within the bounds or none. */
final class CacheDamageTest {
    private static final byte[] IDENTITY = {1, 2, 3};
    private static final int MOST_BYTES = 1 << 20;

    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();

    private static byte[] keys(Path path) {
        SeenKeys keys = new SeenKeys(path, IDENTITY, s -> {});
        for (int i = 0; i < 12; i++) keys.add("program " + i % 4, new byte[] {(byte) i, 2, 3, 4});
        keys.save();
        byte[] contents = new CheckedFile(path, 1, IDENTITY, MOST_BYTES, s -> {}).read();
        if (contents == null) throw new IllegalStateException("the keys were not written");
        return contents;
    }

    @Test
    void damagedFilesAreIgnored() throws IOException {
        Path path = folder.resolve("a.keys");
        keys(path);
        byte[] whole = Files.readAllBytes(path);
        Seeds seeds = new Seeds("CacheDamageTest", 400);
        while (seeds.hasNext()) {
            byte[] bad = DamagedBytes.of(whole, new Random(seeds.next()));
            if (Arrays.equals(bad, whole)) continue;
            Files.write(path, bad);
            log.clear();
            assertEquals(List.of(), new SeenKeys(path, IDENTITY, log::add).programs(), seeds::toString);
            assertEquals(1, log.size(), () -> seeds + ": " + log);
        }
    }

    @Test
    void forgedContentsAreKeysWithinTheBoundsOrNone() {
        Path path = folder.resolve("forged.keys");
        byte[] contents = keys(path);
        CheckedFile file = new CheckedFile(path, 1, IDENTITY, MOST_BYTES, log::add);
        int taken = 0;
        Seeds seeds = new Seeds("CacheDamageTest forged", 200);
        while (seeds.hasNext()) {
            log.clear();
            assertTrue(file.write(DamagedBytes.of(contents, new Random(seeds.next()))));
            SeenKeys found = new SeenKeys(path, IDENTITY, log::add);
            if (log.isEmpty()) taken++;
            assertTrue(log.size() <= 1 && found.bytes() <= SeenKeys.MOST_BYTES, () -> seeds + ": " + log);
            for (String p : found.programs())
                for (byte[] key : found.of(p)) assertTrue(key.length <= SeenKeys.MOST_KEY_BYTES, seeds::toString);
            // What was read can be written again.
            found.add("another", new byte[] {1});
            found.save();
        }
        assertTrue(taken > 0, "all forged contents were refused");
    }

    @Test
    void forgedStatesAreStatesOrAnArgumentException() {
        List<Class<? extends Record>> kinds =
                List.of(BlendState.class, DepthStencilState.class, RasterState.class, SamplerState.class);
        ByteBuffer b = ByteBuffer.allocate(4096);
        StateCodec.write(b, BlendState.REPLACE);
        StateCodec.write(b, DepthStencilState.OFF);
        byte[] whole = Arrays.copyOf(b.array(), b.position());
        Seeds seeds = new Seeds("CacheDamageTest states", 20_000);
        while (seeds.hasNext()) {
            Random random = new Random(seeds.next());
            byte[] bad = DamagedBytes.of(whole, random);
            try {
                assertNotNull(StateCodec.read(ByteBuffer.wrap(bad), kinds.get(random.nextInt(kinds.size()))));
            } catch (IllegalArgumentException e) {
                assertNotNull(e.getMessage());
            } catch (BufferUnderflowException e) {
                throw new AssertionError(seeds.toString(), e);
            }
        }
    }
}
