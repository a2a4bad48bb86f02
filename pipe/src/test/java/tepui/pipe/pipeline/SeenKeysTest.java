package tepui.pipe.pipeline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;

final class SeenKeysTest {
    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();
    private final byte[] identity = {1, 2, 3};

    private Path path() {
        return folder.resolve("device.keys");
    }

    private SeenKeys keys() {
        return new SeenKeys(path(), identity, log::add);
    }

    @Test
    void seenKeysComeBack() {
        SeenKeys keys = keys();
        keys.add("a", new byte[] {1, 2, 3});
        keys.add("a", new byte[] {1, 2, 3});
        keys.add("a", new byte[] {4});
        keys.add("b", new byte[0]);
        keys.add("b", new byte[SeenKeys.MOST_KEY_BYTES + 1]);
        keys.save();
        SeenKeys again = keys();
        assertEquals(2, again.of("a").size());
        assertArrayEquals(new byte[] {1, 2, 3}, again.of("a").getFirst());
        assertEquals(1, again.of("b").size());
        assertEquals(List.of(), again.of("c"));
        assertEquals(List.of(), log);
    }

    @Test
    void oneProgramsKeysAreBounded() {
        SeenKeys keys = keys();
        for (int i = 0; i < 1000; i++) keys.add("a", new byte[] {(byte) i, (byte) (i >> 8)});
        assertEquals(SeenKeys.MOST_KEYS, keys.of("a").size());
    }

    @Test
    void ofTooManyProgramsThoseUsedLastStay() {
        SeenKeys keys = keys();
        for (int i = 0; i < SeenKeys.MOST_PROGRAMS; i++) keys.add("p" + i, new byte[] {1});
        assertEquals(1, keys.of("p0").size());
        for (int i = 0; i < 100; i++) {
            keys.add("q" + i, new byte[] {1});
            assertEquals(SeenKeys.MOST_PROGRAMS, keys.programs().size());
        }
        keys.save();
        SeenKeys again = keys();
        assertEquals(SeenKeys.MOST_PROGRAMS, again.programs().size());
        for (int i = 1; i <= 100; i++) assertEquals(List.of(), again.of("p" + i), "p" + i);
        for (String kept : List.of("p0", "p101", "p8191", "q0", "q99"))
            assertEquals(1, again.of(kept).size(), kept);
        assertEquals(List.of(), log);
    }

    @Test
    void ofTooManyBytesThoseUsedLastStay() throws IOException {
        SeenKeys keys = keys();
        byte[] large = new byte[SeenKeys.MOST_KEY_BYTES];
        for (int i = 0; i < 3000; i++) {
            large[0] = (byte) i;
            keys.add("p" + i, large);
            assertTrue(keys.bytes() <= SeenKeys.MOST_BYTES, i + ": " + keys.bytes());
        }
        keys.save();
        assertTrue(Files.size(path()) <= SeenKeys.MOST_BYTES + 100, "" + Files.size(path()));
        SeenKeys again = keys();
        assertEquals(keys.bytes(), again.bytes());
        assertEquals(List.of(), again.of("p0"));
        assertEquals(1, again.of("p2999").size());
        int kept = again.programs().size();
        assertTrue(kept > 2000 && kept < 2050, kept + " programs");
        // One more, and the oldest of those goes.
        again.add("another", large);
        assertEquals(kept, again.programs().size());
        assertEquals(List.of(), log);
    }

    @Test
    void aNameIsBoundedInBytes() {
        SeenKeys keys = keys();
        keys.add("a".repeat(SeenKeys.MOST_NAME), new byte[] {1});
        keys.add("\u00e4".repeat(SeenKeys.MOST_NAME), new byte[] {1});
        keys.save();
        assertEquals(List.of("a".repeat(SeenKeys.MOST_NAME)), keys().programs());
        assertEquals(List.of(), log);
    }

    @Test
    void aFileThatIsTooLargeForeignOrCutIsIgnoredWithOneLine() throws IOException {
        SeenKeys keys = keys();
        for (int i = 0; i < 20; i++) keys.add("p" + i, new byte[] {(byte) i, 2, 3});
        keys.save();
        byte[] whole = Files.readAllBytes(path());
        for (int length : new int[] {0, 7, 59, 60, whole.length / 2, whole.length - 1}) {
            Files.write(path(), Arrays.copyOf(whole, length));
            ignored(identity, "cut off");
        }
        Files.write(path(), whole);
        ignored(new byte[] {1, 2, 4}, "another device or driver");
        try (RandomAccessFile file = new RandomAccessFile(path().toFile(), "rw")) {
            file.setLength(SeenKeys.MOST_BYTES + 1000L);
        }
        ignored(identity, "more than are ever written");
    }

    private void ignored(byte[] whose, String why) {
        log.clear();
        assertEquals(List.of(), new SeenKeys(path(), whose, log::add).programs());
        assertEquals(1, log.size(), log.toString());
        assertTrue(log.getFirst().contains(why), log.getFirst());
    }

    @Test
    void brokenSeenKeysAreIgnored() throws IOException {
        SeenKeys keys = keys();
        for (int i = 0; i < 20; i++) keys.add("p" + i % 3, new byte[] {(byte) i, 2, 3});
        keys.save();
        Path path = path();
        byte[] whole = Files.readAllBytes(path);
        for (int i = 0; i < whole.length; i++) {
            byte[] bad = whole.clone();
            bad[i] ^= 0x10;
            Files.write(path, bad);
            log.clear();
            assertEquals(List.of(), keys().of("p0"), "byte " + i);
            assertEquals(1, log.size());
        }
    }

    @Test
    void contentsWithAGoodChecksumThatMakeNoSenseAreIgnored() {
        new CheckedFile(path(), 1, identity, 1000, log::add).write(new byte[] {0, 0, 0, 9, 0, 1});
        assertEquals(List.of(), keys().of("a"));
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
}
