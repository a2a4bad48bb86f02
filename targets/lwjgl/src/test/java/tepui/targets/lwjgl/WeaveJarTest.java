package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.jar.JarFile;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Jars that are woven before a program is started need no agent. */
final class WeaveJarTest {
    @TempDir
    private Path folder;

    static List<String> versions() throws IOException {
        return Programs.versions();
    }

    @ParameterizedTest
    @MethodSource("versions")
    void aProgramOfWovenJarsNeedsNoAgent(String version) throws Exception {
        Path jar = Programs.tepuiJar(folder);
        List<WeaveJar.Woven> woven = WeaveJar.weave(Programs.jars(version), folder.resolve("woven"));
        assertEquals(4, woven.stream().filter(w -> w.classes() > 0).count(), woven::toString);
        List<Path> path = new ArrayList<>(woven.stream().map(WeaveJar.Woven::to).toList());
        path.add(jar);
        Programs.Outcome outcome = Programs.run(
                folder,
                java(
                        "-cp",
                        Programs.testClasses() + File.pathSeparator + join(path),
                        "tepui.targets.lwjgl.programs.ArraysProgram"));
        assertTrue(outcome.out().endsWith("size 64 x 32\nerror 0\n"), outcome.out() + outcome.err());
        assertEquals(0, outcome.status());
    }

    @Test
    void namedModulesReadTepui() throws Exception {
        Path jar = Programs.tepuiJar(folder);
        List<Path> path = new ArrayList<>();
        for (WeaveJar.Woven w : WeaveJar.weave(Programs.jars("3.4.3"), folder.resolve("woven"))) path.add(w.to());
        path.add(jar);
        Programs.Outcome outcome = Programs.run(
                folder,
                java(
                        "-p",
                        join(path),
                        "--add-modules",
                        "org.lwjgl.opengl,org.lwjgl.glfw,org.lwjgl.natives",
                        "-cp",
                        Programs.testClasses().toString(),
                        "tepui.targets.lwjgl.programs.ArraysProgram"));
        assertTrue(outcome.out().endsWith("size 64 x 32\nerror 0\n"), outcome.out() + outcome.err());
    }

    @Test
    void theSameJarTwiceIsTheSame() throws Exception {
        Path a = WeaveJar.weave(Programs.jars("3.3.6"), folder.resolve("a")).stream()
                .filter(w -> w.classes() > 0)
                .findFirst()
                .orElseThrow()
                .to();
        Path b = folder.resolve("b").resolve(a.getFileName());
        WeaveJar.weave(Programs.jars("3.3.6"), folder.resolve("b"));
        assertEquals(-1, Files.mismatch(a, b));
        try (JarFile file = new JarFile(a.toFile())) {
            assertTrue(file.getJarEntry("module-info.class") != null
                    || file.getJarEntry("META-INF/versions/9/module-info.class") != null
                    || file.getJarEntry("META-INF/versions/11/module-info.class") != null);
        }
    }

    @Test
    void aJarIsNotWrittenOverItself() throws IOException {
        List<Path> jars = Programs.jars("3.3.6");
        assertThrows(
                IllegalArgumentException.class,
                () -> WeaveJar.weave(jars, jars.getFirst().getParent()));
    }

    private static String join(List<Path> path) {
        return path.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator));
    }

    private static List<String> java(String... words) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dtepui.driver=soft",
                "-Dtepui.quiet=true",
                "-Dtepui.window=offscreen",
                "--enable-native-access=ALL-UNNAMED"));
        command.addAll(List.of(words));
        return command;
    }
}
