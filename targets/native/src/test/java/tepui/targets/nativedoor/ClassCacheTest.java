package tepui.targets.nativedoor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** A cache of classes is code: it is taken from a folder that is the user's alone. */
final class ClassCacheTest {
    @TempDir
    private Path folder;

    private Path jar = Path.of("");
    private Path cache = Path.of("");

    @BeforeEach
    void aCache() throws IOException {
        jar = Files.writeString(folder.resolve("tepui.jar"), "a build");
        cache = folder.resolve(NativeLaunch.cacheName(jar));
    }

    @Test
    void oneOfThisBuildIsUsed() throws IOException {
        assertNull(NativeLaunch.usableCache(folder, jar));
        Files.writeString(cache, "classes");
        assertEquals(cache, NativeLaunch.usableCache(folder, jar));
        Files.writeString(jar, "another build");
        assertNull(NativeLaunch.usableCache(folder, jar));
    }

    @Test
    @DisabledOnOs(OS.WINDOWS)
    void whereOthersMayWriteNoneIs() throws IOException {
        Files.writeString(cache, "classes");
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
        assertNull(NativeLaunch.usableCache(folder, jar));
    }
}
