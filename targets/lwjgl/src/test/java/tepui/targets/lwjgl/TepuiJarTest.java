package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** How tepui.jar is packed. */
final class TepuiJarTest {
    @Test
    void whatEveryProgramLoadsIsStoredAndTheRestIsPacked(@TempDir Path folder) throws IOException {
        byte[] bytes = new byte[5000];
        for (int i = 0; i < bytes.length; i++) bytes[i] = (byte) (i * i);
        String loaded = "tepui/drivers/soft/raster/Scene.class";
        String rare = "tepui/tools/cli/ManCommand.class";
        Path module = folder.resolve("module");
        for (String name : List.of("tepui/targets/lwjgl/Agent.class", loaded, rare)) {
            Path file = module.resolve(name);
            Files.createDirectories(file.getParent());
            Files.write(file, bytes);
        }
        Path jar = folder.resolve("tepui.jar");
        TepuiJar.write(jar, List.of(module), "1");
        try (JarFile file = new JarFile(jar.toFile())) {
            assertEquals(ZipEntry.STORED, file.getJarEntry(loaded).getMethod());
            assertEquals(ZipEntry.DEFLATED, file.getJarEntry(rare).getMethod());
            for (String name : List.of(loaded, rare)) {
                JarEntry entry = file.getJarEntry(name);
                try (InputStream in = file.getInputStream(entry)) {
                    assertArrayEquals(bytes, in.readAllBytes());
                }
            }
        }
    }
}
