package tepui.targets.lwjgl.start;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jar that stands before a program's own: which classes it has, and what its manifest says. */
final class WovenClassesTest {
    private static final String GL11 = "org/lwjgl/opengl/GL11C.class";
    private static final String OTHER = "org/lwjgl/opengl/WGL.class";

    @TempDir
    private Path folder;

    private Path jar(String file, Manifest manifest, String... files) throws IOException {
        Path jar = folder.resolve(file);
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        try (OutputStream bytes = Files.newOutputStream(jar);
                JarOutputStream out = new JarOutputStream(bytes, manifest)) {
            for (String one : files) {
                out.putNextEntry(new ZipEntry(one));
                if (one.endsWith(".class")) {
                    String name = one.startsWith("META-INF/versions/") ? one.split("/", 4)[3] : one;
                    try (InputStream in = ClassLoader.getSystemResourceAsStream(name)) {
                        out.write(Objects.requireNonNull(in, name).readAllBytes());
                    }
                }
            }
        }
        return jar;
    }

    private Path write(Path... files) throws IOException {
        Path to = folder.resolve("woven.jar");
        assertTrue(WovenClasses.write(List.of(files), to));
        return to;
    }

    private static List<String> entries(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream().map(ZipEntry::getName).sorted().toList();
        }
    }

    @Test
    void onlyWhatIsWovenIsThereAndTheFirstManifest() throws IOException {
        Manifest first = new Manifest();
        first.getMainAttributes().putValue("Implementation-Title", "the program");
        first.getMainAttributes().putValue("Class-Path", "lwjgl.jar");
        Manifest second = new Manifest();
        second.getMainAttributes().putValue("Implementation-Title", "the library");
        Path app = jar("app.jar", first, "some.txt");
        Path lwjgl = jar("lwjgl.jar", second, GL11, OTHER, "org/lwjgl/system/MemoryUtil.class", "more.txt");
        Path woven = write(app, lwjgl);
        assertEquals(List.of("META-INF/MANIFEST.MF", GL11), entries(woven));
        try (JarFile file = new JarFile(woven.toFile())) {
            Manifest manifest = file.getManifest();
            assertEquals("the program", manifest.getMainAttributes().getValue("Implementation-Title"));
            assertNull(manifest.getMainAttributes().getValue("Class-Path"));
            assertEquals(
                    "the library", manifest.getAttributes("org/lwjgl/opengl/").getValue("Implementation-Title"));
        }
    }

    @Test
    void aSealedPackageComesWhole() throws IOException {
        Manifest manifest = new Manifest();
        Attributes sealed = new Attributes();
        sealed.putValue("Sealed", "true");
        manifest.getEntries().putAll(Map.of("org/lwjgl/opengl/", sealed));
        Path woven = write(jar("lwjgl.jar", manifest, GL11, OTHER, "org/lwjgl/system/MemoryUtil.class"));
        assertEquals(List.of("META-INF/MANIFEST.MF", GL11, OTHER), entries(woven));
        try (JarFile file = new JarFile(woven.toFile())) {
            assertEquals(
                    "true",
                    file.getManifest().getAttributes("org/lwjgl/opengl/").getValue("Sealed"));
        }
    }

    @Test
    void aSignedPackageComesWhole() throws IOException {
        Path woven = write(jar("lwjgl.jar", new Manifest(), GL11, OTHER, "META-INF/ME.SF"));
        assertEquals(List.of("META-INF/MANIFEST.MF", GL11, OTHER), entries(woven));
    }

    @Test
    void aClassForSomeVersionsOfJavaIsOneOfTheJar() throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MULTI_RELEASE, "true");
        String util = "org/lwjgl/system/MemoryUtil.class";
        Path woven = write(jar(
                "lwjgl.jar", manifest, GL11, util, "META-INF/versions/9/" + util, "org/lwjgl/system/Pointer.class"));
        assertEquals(List.of("META-INF/MANIFEST.MF", GL11, util), entries(woven));
        try (JarFile file = new JarFile(woven.toFile())) {
            assertNotNull(file.getManifest());
            assertFalse(file.isMultiRelease());
        }
    }

    @Test
    void withoutLwjglThereIsNothing() throws IOException {
        Path to = folder.resolve("woven.jar");
        assertFalse(WovenClasses.write(List.of(jar("app.jar", new Manifest(), "some.txt")), to));
        assertFalse(Files.exists(to));
    }
}
