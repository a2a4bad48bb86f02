package tepui.pipe.pipeline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
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
