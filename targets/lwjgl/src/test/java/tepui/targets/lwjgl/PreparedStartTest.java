package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.jar.Attributes;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.targets.lwjgl.programs.ArraysProgram;
import tepui.targets.lwjgl.programs.LoaderProgram;
import tepui.targets.lwjgl.programs.StartProgram;
import tepui.targets.lwjgl.programs.WindowProgram;
import tepui.targets.lwjgl.start.PreparedStart;

/** Programs whose first run has left what makes the next ones quick, and what happens when that does not fit any more. */
final class PreparedStartTest {
    private static final List<String> JAVA = List.of(
            "--enable-native-access=ALL-UNNAMED",
            "--sun-misc-unsafe-memory-access=allow",
            "-Dtepui.driver=soft",
            "-Dtepui.quiet=true",
            "-Dtepui.window=offscreen",
            "-Dtepui.frames=1");

    private static final List<Class<?>> PROGRAMS =
            List.of(StartProgram.class, WindowProgram.class, ArraysProgram.class, LoaderProgram.class);

    @TempDir
    private static Path folder;

    private static Path tepui;
    private static Path app;
    private static Programs.Outcome first;

    /** The program's words, its own jar first. */
    private static List<String> words(Path own, String main) throws IOException {
        List<String> path = new ArrayList<>(List.of(own.toString()));
        for (Path jar : Programs.jars("3.4.3")) path.add(jar.toString());
        return List.of("-cp", String.join(File.pathSeparator, path), main, "one", "two words");
    }

    private static void packProgram(String title) throws IOException {
        Manifest manifest = new Manifest();
        manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
        manifest.getMainAttributes().put(Attributes.Name.IMPLEMENTATION_TITLE, title);
        try (OutputStream file = Files.newOutputStream(app);
                JarOutputStream out = new JarOutputStream(file, manifest)) {
            List<String> names =
                    new ArrayList<>(PROGRAMS.stream().map(Class::getName).toList());
            names.add(LoaderProgram.class.getName() + "$SelfFirst");
            for (String name : names) {
                String entry = name.replace('.', '/') + ".class";
                out.putNextEntry(new ZipEntry(entry));
                try (InputStream in = ClassLoader.getSystemResourceAsStream(entry)) {
                    out.write(Objects.requireNonNull(in, entry).readAllBytes());
                }
            }
            out.putNextEntry(new ZipEntry("word.txt"));
            out.write("word".getBytes(StandardCharsets.UTF_8));
        }
    }

    private static PreparedStart start(String main) throws IOException {
        List<String> all = new ArrayList<>(JAVA);
        all.addAll(words(app, main));
        return Objects.requireNonNull(
                PreparedStart.of(tepui, all, folder.resolve("cache").toString(), Map.of()));
    }

    private static PreparedStart start() throws IOException {
        return start(StartProgram.class.getName());
    }

    private static Programs.Outcome runWithAgent(PreparedStart start, String main) throws Exception {
        List<String> java = new ArrayList<>(start.recording());
        java.addAll(JAVA);
        return Programs.run(folder, Launch.command(tepui, List.of(), java, words(app, main)));
    }

    @BeforeAll
    static void runOnce() throws Exception {
        tepui = Programs.tepuiJar(folder);
        app = folder.resolve("app.jar");
        packProgram("the program");
        PreparedStart start = start();
        assertFalse(start.isPrepared());
        assertFalse(start.canPrepare());
        first = runWithAgent(start, StartProgram.class.getName());
        assertEquals(0, first.status(), first.err());
        assertTrue(start.canPrepare());
        start.prepare();
    }

    @Test
    void theNextRunHasNoAgentAndSaysTheSame() throws Exception {
        PreparedStart start = start();
        assertTrue(start.isPrepared());
        assertEquals(List.of(), start.recording());
        List<String> command = start.command(List.of("-Xlog:class+load:file=loaded.txt"));
        Programs.Outcome outcome = Programs.run(folder, command);
        assertTrue(first.err().contains("agent true"), first.err());
        assertEquals("agent false\n", outcome.err());
        assertEquals(first.out(), outcome.out());
        assertTrue(
                outcome.out().startsWith("arguments one,two words\nfrom app.jar\ntitle the program\n"), outcome.out());
        assertEquals(0, outcome.status());
        // The archive is used, for the program, LWJGL and Tepui alike.
        List<String> loaded = Files.readAllLines(folder.resolve("loaded.txt"));
        for (String name : List.of(
                "StartProgram", "org.lwjgl.opengl.GL ", "tepui.frontends.gl.GL ", "org.lwjgl.system.MemoryUtil ")) {
            assertTrue(
                    loaded.stream().anyMatch(l -> l.contains(name) && l.contains("shared objects file")),
                    name + " is loaded from a jar");
        }
    }

    @Test
    void whatHasChangedIsNotUsed() throws Exception {
        byte[] before = Files.readAllBytes(app);
        FileTime time = Files.getLastModifiedTime(app);
        Path cache = folder.resolve("cache");
        Path kept = folder.resolve("kept");
        copy(cache, kept);
        // The same size and time, another word in it.
        packProgram("its program");
        byte[] after = Files.readAllBytes(app);
        assertEquals(before.length, after.length);
        assertFalse(Arrays.equals(before, after));
        Files.setLastModifiedTime(app, time);
        assertFalse(start().isPrepared());
        Files.write(app, before);
        Files.setLastModifiedTime(app, time);
        // What was there is gone: it was of another program.
        assertFalse(start().isPrepared());
        copy(kept, cache);
        assertTrue(start().isPrepared());
    }

    @Test
    void whatIsDamagedIsNotUsed() throws Exception {
        Path cache = folder.resolve("cache");
        Path kept = folder.resolve("whole");
        copy(cache, kept);
        for (String name : List.of("woven.jar", "classes.jsa")) {
            for (Path file : files(cache, name)) {
                byte[] bytes = Files.readAllBytes(file);
                Files.write(file, Arrays.copyOf(bytes, bytes.length - 1));
            }
            assertFalse(start().isPrepared(), name);
            copy(kept, cache);
            assertTrue(start().isPrepared(), name);
        }
    }

    /** The files of that name of all programs that have been started. */
    private static List<Path> files(Path cache, String name) throws IOException {
        try (Stream<Path> files = Files.walk(cache)) {
            List<Path> found = files.filter(f -> f.endsWith(name) && Files.isRegularFile(f))
                    .toList();
            assertFalse(found.isEmpty(), name);
            return found;
        }
    }

    /** Programs whose names in the folder of caches are equal by chance. */
    @Test
    void whatIsOfAnotherProgramIsNotUsed() throws Exception {
        Path cache = folder.resolve("cache");
        Path kept = folder.resolve("own");
        copy(cache, kept);
        for (Path file : files(cache, "program")) Files.writeString(file, Files.readString(file) + "-Xmx1g");
        assertFalse(start().isPrepared());
        copy(kept, cache);
        assertTrue(start().isPrepared());
    }

    @Test
    void aProgramThatHasLwjglFromALoaderOfItsOwnKeepsTheAgent() throws Exception {
        String main = LoaderProgram.class.getName();
        List<String> loaded = new ArrayList<>(List.of(app.toString()));
        for (Path jar : Programs.jars("3.4.3")) loaded.add(jar.toString());
        List<String> program = new ArrayList<>(List.of("-cp", app.toString(), main, "child"));
        program.addAll(loaded);
        List<String> all = new ArrayList<>(JAVA);
        all.addAll(program);
        String cache = folder.resolve("cache").toString();
        PreparedStart start = Objects.requireNonNull(PreparedStart.of(tepui, all, cache, Map.of()));
        List<String> java = new ArrayList<>(start.recording());
        assertEquals(2, java.size());
        java.addAll(JAVA);
        Programs.Outcome outcome = Programs.run(folder, Launch.command(tepui, List.of(), java, program));
        assertEquals(0, outcome.status(), outcome.err());
        assertFalse(start.canPrepare());
        PreparedStart next = Objects.requireNonNull(PreparedStart.of(tepui, all, cache, Map.of()));
        assertFalse(next.isPrepared());
        assertEquals(List.of(), next.recording());
    }

    private static void copy(Path from, Path to) throws IOException {
        try (Stream<Path> files = Files.walk(from)) {
            for (Path file : (Iterable<Path>) files::iterator) {
                Path target = to.resolve(from.relativize(file).toString());
                if (Files.isDirectory(file)) Files.createDirectories(target);
                else Files.copy(file, target, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.COPY_ATTRIBUTES);
            }
        }
    }
}
