package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The ways in which a program comes to Tepui, each with a program that a user could have: an executable jar, and one of named modules. */
final class DeliveryTest {
    private static final String PROGRAM = "tepui.targets.lwjgl.programs.ArraysProgram";
    private static final String LWJGL = "3.3.6";

    @TempDir
    private Path folder;

    private Path jar;

    @BeforeEach
    void pack() {
        jar = Programs.tepuiJar(folder);
    }

    /** The program as one jar, with LWJGL beside it. */
    private Path executable(String... manifestEntries) throws IOException {
        Manifest manifest = new Manifest();
        Attributes main = manifest.getMainAttributes();
        main.put(Attributes.Name.MANIFEST_VERSION, "1.0");
        main.putValue("Main-Class", PROGRAM);
        Stream<Path> path = Stream.concat(Stream.of(jar), Programs.jars(LWJGL).stream());
        main.putValue("Class-Path", path.map(p -> p.toUri().toString()).collect(Collectors.joining(" ")));
        for (int i = 0; i < manifestEntries.length; i += 2) main.putValue(manifestEntries[i], manifestEntries[i + 1]);
        Path app = folder.resolve("app.jar");
        String name = PROGRAM.replace('.', '/') + ".class";
        try (OutputStream file = Files.newOutputStream(app);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            out.putNextEntry(new ZipEntry(name));
            out.write(Files.readAllBytes(Programs.testClasses().resolve(name)));
            out.closeEntry();
        }
        return app;
    }

    private void runs(List<String> command) throws Exception {
        Programs.Outcome outcome = Programs.run(folder, command);
        assertTrue(outcome.out().endsWith("size 64 x 32\nerror 0\n"), outcome.out() + outcome.err());
        assertEquals(0, outcome.status());
    }

    @Test
    void anExecutableJarIsRun() throws Exception {
        runs(RunWords.command(
                jar, List.of("--driver", "soft", "--quiet", executable().toString())));
    }

    @Test
    void theManifestOfAnExecutableJarMayNameTheAgent() throws Exception {
        Path app =
                executable("Launcher-Agent-Class", "tepui.targets.lwjgl.Agent", "Enable-Native-Access", "ALL-UNNAMED");
        runs(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dtepui.driver=soft",
                "-Dtepui.quiet=true",
                "-jar",
                app.toString()));
    }

    @Test
    void aProgramOfNamedModulesIsRun() throws Exception {
        String modules =
                Programs.jars("3.4.3").stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
        List<String> words = new ArrayList<>(List.of("--driver", "soft", "--quiet", "--", "-p", modules));
        words.addAll(List.of("--add-modules", "org.lwjgl.opengl,org.lwjgl.glfw,org.lwjgl.natives"));
        words.addAll(List.of("-cp", Programs.testClasses().toString(), PROGRAM));
        runs(RunWords.command(jar, words));
    }
}
