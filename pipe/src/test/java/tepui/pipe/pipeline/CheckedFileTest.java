package tepui.pipe.pipeline;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Seeds;

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
    void aFolderThatOthersMayWriteToIsNotUsed() throws IOException {
        assumeTrue(folder.getFileSystem().supportedFileAttributeViews().contains("posix"));
        assertTrue(file(1, "me").write(contents(300)));
        assertEquals(
                PosixFilePermissions.fromString("rwx------"), Files.getPosixFilePermissions(folder.resolve("sub")));
        Files.setPosixFilePermissions(folder.resolve("sub"), PosixFilePermissions.fromString("rwxrwxrwx"));
        assertNull(file(1, "me").read());
        assertEquals(List.of(path() + " is ignored: its folder can be written by everybody"), log);
        assertFalse(file(1, "me").write(contents(200)));
        Files.setPosixFilePermissions(folder.resolve("sub"), PosixFilePermissions.fromString("rwxr-xr-x"));
        assertArrayEquals(contents(300), file(1, "me").read());
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
        long seed = Seeds.one("CheckedFileTest");
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
    void whatCannotBePutInItsPlaceLeavesTheOldOneAndNothingElse() throws IOException {
        assertTrue(file(1, "me").write(contents(300)));
        Path folder = path().getParent();
        assertTrue(folder.toFile().setWritable(false));
        try {
            // Whoever may write everywhere is not kept from it.
            if (!Files.isWritable(folder)) {
                assertFalse(file(1, "me").write(contents(200)));
                assertEquals(1, log.size(), log.toString());
                assertArrayEquals(contents(300), file(1, "me").read());
            }
        } finally {
            assertTrue(folder.toFile().setWritable(true));
        }
        log.clear();
        Files.delete(path());
        Files.createDirectories(path().resolve("in the way"));
        assertFalse(file(1, "me").write(contents(200)));
        assertEquals(1, log.size(), log.toString());
        try (var files = Files.list(folder)) {
            assertEquals(List.of(path()), files.toList());
        }
    }

    @Test
    void aWriterThatEndsInBetweenLeavesTheOldOne() throws IOException {
        assertTrue(file(1, "me").write(contents(300)));
        Path folder = path().getParent();
        Path old = folder.resolve("a.cache-123.tmp");
        Path other = folder.resolve("another.cache-123.tmp");
        Path now = folder.resolve("a.cache-456.tmp");
        for (Path left : List.of(old, other, now)) Files.write(left, new byte[40]);
        for (Path left : List.of(old, other)) {
            Files.setLastModifiedTime(left, FileTime.from(Instant.now().minus(Duration.ofHours(2))));
        }
        assertArrayEquals(contents(300), file(1, "me").read());
        assertTrue(file(1, "me").write(contents(200)));
        assertArrayEquals(contents(200), file(1, "me").read());
        assertFalse(Files.exists(old));
        assertTrue(Files.exists(other) && Files.exists(now));
        assertEquals(List.of(), log);
    }

    @Test
    void whoReadsWhileOthersWriteSeesTheOldOneOrTheNewOne() throws InterruptedException {
        assertTrue(file(1, "me").write(contents(300)));
        AtomicBoolean over = new AtomicBoolean();
        List<Thread> writers = new ArrayList<>();
        List<String> told = Collections.synchronizedList(new ArrayList<>());
        for (int size : new int[] {300, 900}) {
            CheckedFile mine = new CheckedFile(path(), 1, new byte[] {'m', 'e'}, 1000, told::add);
            writers.add(Thread.ofPlatform().start(() -> {
                while (!over.get()) mine.write(contents(size));
            }));
        }
        int[] seen = new int[901];
        try {
            for (int i = 0; i < 300; i++) {
                byte[] all = file(1, "me").read();
                assertNotNull(all, log.toString());
                assertArrayEquals(contents(all.length), all);
                seen[all.length]++;
            }
        } finally {
            over.set(true);
            for (Thread t : writers) t.join();
        }
        assertEquals(300, seen[300] + seen[900]);
        assertEquals(List.of(), told);
        assertEquals(List.of(), log);
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
