package tepui.pipe.pipeline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CheckedFileTest {
    @TempDir
    private Path folder;

    private final List<String> log = new ArrayList<>();

    private Path path() {
        return folder.resolve("sub").resolve("a.cache");
    }

    private CheckedFile file(int version, String whose) {
        return new CheckedFile(
                path(), version, whose.getBytes(java.nio.charset.StandardCharsets.UTF_8), 1000, log::add);
    }

    private static byte[] contents(int bytes) {
        byte[] all = new byte[bytes];
        for (int i = 0; i < bytes; i++) all[i] = (byte) (i * 7);
        return all;
    }

    @Test
    void whatIsWrittenIsReadAndNothingElseStays() throws IOException {
        assertNull(file(1, "me").read());
        assertTrue(file(1, "me").write(contents(300)));
        assertTrue(file(1, "me").write(contents(200)));
        assertArrayEquals(contents(200), file(1, "me").read());
        try (var files = Files.list(folder.resolve("sub"))) {
            assertEquals(List.of(path()), files.toList());
        }
        assertEquals(List.of(), log);
    }

    @Test
    void eachFlippedBitAndEachMissingByteIsNoticedWithOneLine() throws IOException {
        file(1, "me").write(contents(200));
        byte[] whole = Files.readAllBytes(path());
        long seed = new SplittableRandom().nextLong();
        SplittableRandom random = new SplittableRandom(seed);
        for (int i = 0; i < 600; i++) {
            byte[] bad = whole.clone();
            if (i < 300) bad[random.nextInt(bad.length)] ^= (byte) (1 << random.nextInt(8));
            else bad = Arrays.copyOf(bad, random.nextInt(bad.length));
            Files.write(path(), bad);
            log.clear();
            assertNull(file(1, "me").read(), "seed " + seed);
            assertEquals(1, log.size(), "seed " + seed + ": " + log);
        }
    }

    @Test
    void anotherVersionOrOwnerIsForeign() {
        file(1, "me").write(contents(10));
        assertNull(file(2, "me").read());
        assertNull(file(1, "you").read());
        assertEquals(2, log.size());
        assertTrue(log.get(0).contains("another version"), log.get(0));
        assertTrue(log.get(1).contains("another device or driver"), log.get(1));
    }

    @Test
    void whatIsTooLargeIsNotKept() {
        assertFalse(file(1, "me").write(contents(1001)));
        assertNull(file(1, "me").read());
        assertEquals(1, log.size());
    }

    @Test
    void anIdentityIsBounded() {
        assertThrows(IllegalArgumentException.class, () -> file(1, "a".repeat(33)));
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
