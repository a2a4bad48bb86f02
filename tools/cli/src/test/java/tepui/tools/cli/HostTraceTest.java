package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.targets.host.server.Host;
import tepui.testing.ProcessWaits;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/** A host writes the calls of a Direct3D 9 program in C as a trace, which shows the program's pictures when it is replayed. */
final class HostTraceTest {
    private static final Path ROOT = Path.of(System.getProperty("tepui.root"));
    private static final int WIDTH = 128;
    private static final int HEIGHT = 96;
    /** In the order of their presents: of two swap chains the second is shown first. */
    private static final List<String> SHOWN = List.of(
            "fixed", "shaders-1.1", "shaders-2.0", "shaders-3.0", "samples", "blocks", "chain-two", "chain-one");

    @TempDir
    private Path folder;

    private String run(List<String> command, Map<String, String> environment) throws IOException, InterruptedException {
        Path out = folder.resolve("out.txt");
        Path err = folder.resolve("err.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile());
        builder.environment().putAll(environment);
        int status = ProcessWaits.ended(builder.start());
        assertEquals(0, status, () -> command + ": " + read(err));
        return Files.readString(out);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return String.valueOf(e.getMessage());
        }
    }

    /** The program of the client's tests, with the transport to a host. */
    private Path program() throws IOException, InterruptedException {
        for (String dir : System.getenv().getOrDefault("PATH", "").split(":", -1)) {
            if (!Files.isExecutable(Path.of(dir, "cc"))) continue;
            Path client = ROOT.resolve("clients/d3d9");
            Path common = ROOT.resolve("clients/common/src");
            Path program = folder.resolve("demos");
            List<String> command = new ArrayList<>(
                    List.of("cc", "-O1", "-I" + client.resolve("generated"), "-I" + client.resolve("src"), "-o"));
            command.addAll(List.of(
                    program.toString(),
                    ROOT.resolve("targets/d3d9/src/test/c/demos.c").toString()));
            for (String part : List.of("library.c", "stream_host.c"))
                command.add(client.resolve("src").resolve(part).toString());
            for (String part : List.of("link.c", "link_posix.c", "start.c", "start_posix.c"))
                command.add(common.resolve(part).toString());
            command.addAll(List.of("-lpthread", "-ldl", "-lm"));
            run(command, Map.of());
            return program;
        }
        return Assumptions.abort("there is no C compiler on this system");
    }

    private Map<String, Image> drawnByProgram(Path place) throws IOException, InterruptedException {
        Map<String, Image> drawn = new HashMap<>();
        for (String line : run(List.of(program().toString()), Map.of("TEPUI_HOST", place.toString()))
                .split("\n", -1)) {
            int gap = line.indexOf(' ');
            if (gap < 0) continue;
            byte[] rgba = new byte[4 * WIDTH * HEIGHT];
            for (int i = 0; i < WIDTH * HEIGHT; i++) {
                int rgb = Integer.parseInt(line, gap + 1 + 6 * i, gap + 7 + 6 * i, 16);
                for (int k = 0; k < 3; k++) rgba[4 * i + k] = (byte) (rgb >> 16 - 8 * k);
                rgba[4 * i + 3] = -1;
            }
            drawn.put(line.substring(0, gap), new Image(WIDTH, HEIGHT, rgba));
        }
        return drawn;
    }

    @Test
    void whatAHostTracesShowsTheProgramsPictures() throws IOException, InterruptedException {
        Path place = Files.createTempDirectory(
                folder, "host", PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rwx------")));
        Path trace = folder.resolve("game.trace");
        Path said = folder.resolve("host.txt");
        Process host = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "--add-modules=jdk.incubator.vector",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "tepui.tools.cli.Main",
                        "host",
                        "--driver",
                        "soft",
                        "--folder",
                        place.toString(),
                        "--trace",
                        trace.toString())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        Map<String, Image> drawn;
        try {
            assertTrue(ProcessWaits.comes(host, () -> Host.answers(place)), () -> "the host has ended: " + read(said));
            drawn = drawnByProgram(place);
        } finally {
            // Asked to end, as by Ctrl+C: it writes the rest of the trace.
            host.destroy();
            ProcessWaits.ended(host);
        }
        assertTrue(read(said).contains("8 frames"), () -> read(said));
        Path pictures = folder.resolve("pictures");
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        int status = Main.run(
                List.of("trace", "images", trace.toString(), "--driver", "soft", "--out", pictures.toString()),
                new Terminal(print, print, false));
        assertEquals(0, status, () -> out.toString(StandardCharsets.UTF_8));
        for (int i = 0; i < SHOWN.size(); i++) {
            String scene = SHOWN.get(i);
            Image replayed = Png.read(pictures.resolve("%06d.png".formatted(i + 1)));
            Image expected = drawn.get(scene);
            if (expected == null) throw new AssertionError("the program drew no " + scene);
            // Several samples are resolved for the screen here, and by a copy there.
            int off = scene.equals("samples") ? 1 : 0;
            for (int at = 0; at < 4 * WIDTH * HEIGHT; at++) {
                int here = replayed.rgba()[at] & 255;
                int there = expected.rgba()[at] & 255;
                int byteAt = at;
                assertTrue(
                        Math.abs(here - there) <= off,
                        () -> scene + ", byte " + byteAt + ": replayed " + here + ", drawn " + there);
            }
        }
    }
}
