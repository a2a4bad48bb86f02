package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.gl.GLConstants.GL_COLOR_BUFFER_BIT;
import static tepui.frontends.gl.GLConstants.GL_TRIANGLES;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.drivers.soft.SoftProvider;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLContext;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.tools.image.Image;
import tepui.tools.image.Png;
import tepui.tools.trace.pack.Container;
import tepui.tools.trace.record.TraceRecorder;

/** The commands for traces as people call them, with a trace of four frames. */
final class TraceCommandsTest {
    private static final int WIDTH = 32;
    private static final int HEIGHT = 24;

    @TempDir
    private static Path folder;

    private static Path shades = Path.of("");

    private record Answer(int status, String said) {
        boolean says(String text) {
            return said.contains(text);
        }
    }

    @BeforeAll
    static void aProgramIsRecorded() throws IOException {
        shades = folder.resolve("shades.trace");
        SoftProvider soft = new SoftProvider();
        try (Device device = soft.open(soft.devices().getFirst(), DeviceOptions.DEFAULT);
                TraceRecorder recorder = new TraceRecorder(shades, "shades", 0);
                GLContext context = GLContext.create(
                        device, ContextAttributes.compatibility().withSize(WIDTH, HEIGHT))) {
            context.makeCurrent();
            recorder.current(context);
            for (int frame = 0; frame < 4; frame++) {
                GL.glViewport(0, 0, WIDTH, HEIGHT);
                GL.glClear(GL_COLOR_BUFFER_BIT);
                GL.glBegin(GL_TRIANGLES);
                GL.glColor3f(1, 0, 0);
                GL.glVertex2f(-1, -1);
                GL.glColor3f(0, 1, 0);
                GL.glVertex2f(1, -1);
                GL.glColor3f(0, 0, 1);
                GL.glVertex2f(0, 0.25f * frame);
                GL.glEnd();
                context.swap();
                recorder.shown(context);
            }
            context.observe(null);
            GLContext.release();
        }
    }

    private static Answer run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        int status = Main.run(List.of(arguments), new Terminal(print, print, false));
        return new Answer(status, out.toString(StandardCharsets.UTF_8));
    }

    /** The commands that take one trace, each with what it needs besides. */
    private static List<String[]> readers(Path trace) {
        String file = trace.toString();
        return List.of(
                new String[] {"replay", file, "--driver", "soft"},
                new String[] {"trace", "info", file},
                new String[] {"trace", "print", file},
                new String[] {"trace", "images", file, "--driver", "soft"},
                new String[] {"trace", "trim", file, "--frames", "1"},
                new String[] {"trace", "diff", file, shades.toString()},
                new String[] {"inspect", file});
    }

    private static Path write(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    private static byte[] gzip(byte[] bytes) throws IOException {
        ByteArrayOutputStream packed = new ByteArrayOutputStream();
        try (OutputStream out = new GZIPOutputStream(packed)) {
            out.write(bytes);
        }
        return packed.toByteArray();
    }

    // ---- what they do

    @Test
    void replayWritesItsLastPicture() throws IOException {
        Path picture = folder.resolve("replayed.png");
        Answer answer =
                run("replay", shades.toString(), "--driver", "soft", "--frames", "2", "--out", picture.toString());
        assertEquals(0, answer.status, answer.said);
        assertTrue(answer.says("2 frames in "), answer.said);
        assertFalse(answer.says("error"), answer.said);
        Path images = folder.resolve("second");
        assertEquals(
                0,
                run(
                                "trace",
                                "images",
                                shades.toString(),
                                "--frames",
                                "2",
                                "--driver",
                                "soft",
                                "--out",
                                images.toString())
                        .status);
        assertSame(Png.read(images.resolve("000002.png")), Png.read(picture), 0);
        Image shown = Png.read(picture);
        assertTrue(Arrays.stream(pixels(shown)).distinct().count() > 20, "it has shades");
    }

    private static int[] pixels(Image image) {
        int[] pixels = new int[image.width() * image.height()];
        for (int i = 0; i < pixels.length; i++) pixels[i] = image.pixel(i % image.width(), i / image.width());
        return pixels;
    }

    @ParameterizedTest
    @ValueSource(strings = {"vulkan", "d3d12"})
    @Needs({Need.VULKAN_LOADER, Need.LAVAPIPE, Need.VKD3D})
    void otherDriversShowTheSame(String driver) throws IOException {
        Path own = folder.resolve("soft");
        Path other = folder.resolve(driver);
        for (Path to : List.of(own, other)) {
            Answer answer = run(
                    "trace",
                    "images",
                    shades.toString(),
                    "--driver",
                    String.valueOf(to.getFileName()),
                    "--out",
                    to.toString());
            assertEquals(0, answer.status, answer.said);
            assertTrue(answer.says("4 pictures are in "), answer.said);
        }
        for (int frame = 1; frame <= 4; frame++) {
            String name = "00000" + frame + ".png";
            assertSame(Png.read(own.resolve(name)), Png.read(other.resolve(name)), 2);
        }
    }

    /** Pictures are the same but for edges: a sample of which two drivers think differently. */
    private static void assertSame(Image expected, Image shown, int tolerance) {
        assertEquals(expected.width(), shown.width());
        assertEquals(expected.height(), shown.height());
        int differing = 0;
        for (int y = 0; y < expected.height(); y++)
            for (int x = 0; x < expected.width(); x++)
                for (int shift = 8; shift < 32; shift += 8)
                    if (Math.abs((expected.pixel(x, y) >>> shift & 255) - (shown.pixel(x, y) >>> shift & 255))
                            > tolerance) {
                        differing++;
                        break;
                    }
        int most = tolerance == 0 ? 0 : expected.width() * expected.height() / 100;
        assertTrue(differing <= most, differing + " pixels differ");
    }

    @Test
    void infoTellsWhatIsInATrace() {
        Answer answer = run("trace", "info", shades.toString());
        assertEquals(0, answer.status, answer.said);
        assertTrue(answer.says("shades.trace: version 6, Snappy, "), answer.said);
        assertTrue(answer.says("APIs: GLX, OpenGL"), answer.said);
        assertTrue(answer.says("frames: 4"), answer.said);
        assertTrue(answer.says(" glXSwapBuffers"), answer.said);
    }

    @Test
    void longWorkOnTracesShowsTheFrameThatItIsAt() {
        String file = shades.toString();
        String out = folder.resolve("watched.trace").toString();
        for (String[] command : List.of(
                new String[] {"trace", "info", file},
                new String[] {"trace", "trim", file, "--frames", "2-4", "--out", out},
                new String[] {"trace", "diff", file, file})) {
            ByteArrayOutputStream shown = new ByteArrayOutputStream();
            PrintStream err = new PrintStream(shown, true, StandardCharsets.UTF_8);
            Main.run(List.of(command), new Terminal(new PrintStream(OutputStream.nullOutputStream()), err, true));
            String said = shown.toString(StandardCharsets.UTF_8);
            for (int frame = 1; frame <= 4; frame++)
                assertTrue(said.contains("\r\033[Kframe " + frame + "\r"), command[1] + ": " + said);
            assertTrue(said.endsWith("\r\033[K"), command[1] + ": " + said);
        }
    }

    @Test
    void benchMeasuresFrames() {
        Answer answer = run("replay", shades.toString(), "--driver", "null", "--bench");
        assertEquals(0, answer.status, answer.said);
        assertTrue(answer.says(" calls, "), answer.said);
    }

    @Test
    void trimmedTraceHasItsFramesAndDiffTellsTheOthers() {
        Path cut = folder.resolve("cut.trace");
        Answer trim = run("trace", "trim", shades.toString(), "--frames", "2-3", "--out", cut.toString());
        assertEquals(0, trim.status, trim.said);
        assertTrue(trim.says("2 frames, "), trim.said);
        assertTrue(run("trace", "info", cut.toString()).says("frames: 2"));
        assertEquals(new Answer(0, "the same calls\n"), run("trace", "diff", shades.toString(), shades.toString()));
        Answer diff = run("trace", "diff", shades.toString(), cut.toString());
        assertEquals(1, diff.status, diff.said);
        assertTrue(diff.says(" calls differ"), diff.said);
    }

    @Test
    void frameOfATraceIsInspected() throws IOException {
        Path pages = folder.resolve("pages");
        Answer answer = run("inspect", shades.toString(), "--frame", "2", "--out", pages.toString());
        assertEquals(0, answer.status, answer.said);
        assertTrue(answer.says("the replay shows the program's picture, bit for bit"), answer.said);
        assertTrue(Files.size(pages.resolve("index.html")) > 0);
    }

    // ---- what they say

    @Test
    void fileThatIsNotThereIsNamedWithTheRemedy() {
        Answer answer = run("trace", "info", folder.resolve("no.trace").toString());
        assertEquals(1, answer.status);
        assertTrue(answer.says("no.trace; './tepui trace record app.jar' writes app.trace"), answer.said);
        for (String[] command : readers(folder.resolve("no.trace"))) {
            Answer other = run(command);
            assertEquals(1, other.status, other.said);
            assertTrue(other.says("there is no file " + folder.resolve("no.trace")), other.said);
        }
    }

    @Test
    void folderIsNoTrace() {
        Answer answer = run("trace", "info", folder.toString());
        assertEquals(1, answer.status);
        assertTrue(answer.says(" is a folder; name the trace that is in it"), answer.said);
    }

    @Test
    void otherFilesOfOursAreToldWithTheirCommands() throws IOException {
        Answer capture = run(
                "trace",
                "info",
                write("frame.tepui", "PK\3\4 and so on".getBytes(StandardCharsets.ISO_8859_1))
                        .toString());
        assertEquals(1, capture.status);
        assertTrue(capture.says("'./tepui inspect " + folder.resolve("frame.tepui") + "' shows it"), capture.said);
        Answer log = run(
                "trace",
                "info",
                write("calls.log", "TEPUILOG".getBytes(StandardCharsets.ISO_8859_1))
                        .toString());
        assertEquals(1, log.status);
        assertTrue(log.says("'./tepui replay " + folder.resolve("calls.log") + "' runs it"), log.said);
    }

    @Test
    void fileOfSomethingElseIsRefusedByAll() throws IOException {
        Path text = write("text.trace", "glBegin(GL_TRIANGLES)\n".repeat(20).getBytes(StandardCharsets.UTF_8));
        for (String[] command : readers(text)) {
            Answer answer = run(command);
            assertEquals(1, answer.status, answer.said);
            assertTrue(answer.says("this is no trace of apitrace's format"), answer.said);
        }
        assertFalse(Files.exists(folder.resolve("text-trim.trace")));
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 5})
    void fileOfAFewBytesIsRefused(int bytes) throws IOException {
        Path few = write("few.trace", Arrays.copyOf(Files.readAllBytes(shades), bytes));
        Answer answer = run("replay", few.toString(), "--driver", "soft");
        assertEquals(1, answer.status, answer.said);
        assertTrue(answer.said.startsWith("tepui: trace: " + few + ": "), answer.said);
        assertEquals(1, answer.said.lines().count(), answer.said);
    }

    @Test
    void traceThatIsCutShortIsUsedAsFarAsItGoes() throws IOException {
        byte[] stream;
        try (var in = Container.open(Files.newInputStream(shades)).stream()) {
            stream = in.readAllBytes();
        }
        byte[] packed = gzip(stream);
        for (byte[] cut :
                List.of(gzip(Arrays.copyOf(stream, stream.length - 2)), Arrays.copyOf(packed, packed.length * 3 / 4))) {
            Path file = write("cut-short.trace", cut);
            Answer answer = run("replay", file.toString(), "--driver", "soft");
            assertEquals(0, answer.status, answer.said);
            assertTrue(answer.says("the file ends in the middle of a call"), answer.said);
            assertTrue(run("trace", "info", file.toString()).says("the file ends in the middle of a call"));
        }
    }

    @Test
    void frameThatIsNotThereIsToldByAll() {
        for (List<String> command : List.of(
                List.of("trace", "images", shades.toString(), "--frames", "9", "--driver", "soft"),
                List.of("inspect", shades.toString(), "--frame", "9"))) {
            Answer answer = run(command.toArray(String[]::new));
            assertEquals(1, answer.status, answer.said);
            assertTrue(answer.says("shades.trace has 4 frames, so there is no frame 9"), answer.said);
        }
        assertFalse(Files.exists(shades.resolveSibling("shades-frame-9.tepui.part")), "half a capture is left");
        Answer trim = run(
                "trace",
                "trim",
                shades.toString(),
                "--frames",
                "9",
                "--out",
                folder.resolve("nine.trace").toString());
        assertEquals(1, trim.status, trim.said);
        assertTrue(trim.says("shades.trace ends before frame 9"), trim.said);
        assertFalse(Files.exists(folder.resolve("nine.trace")));
    }

    @Test
    void folderThatCannotBeWrittenToIsNamed() throws IOException {
        Path plain = write("plain", new byte[1]);
        Answer answer = run(
                "replay",
                shades.toString(),
                "--driver",
                "soft",
                "--out",
                plain.resolve("a.png").toString());
        assertEquals(1, answer.status, answer.said);
        assertTrue(answer.says(plain + " cannot be read or written: it is there already"), answer.said);
    }

    @Test
    void damagedStreamIsToldWithItsPlace() throws IOException {
        // A value of kind 99, and an array of four thousand million elements of which none is there.
        byte[] kind = {6, 6, 0, 0, 0, 0, 7, 'g', 'l', 'F', 'l', 'u', 's', 'h', 0, 1, 0, 99};
        byte[] count = {6, 6, 0, 0, 0, 0, 7, 'g', 'l', 'F', 'l', 'u', 's', 'h', 0, 1, 0, 11, -1, -1, -1, -1, 15};
        Answer wrong = run("replay", write("kind.trace", gzip(kind)).toString(), "--driver", "null");
        assertEquals(1, wrong.status, wrong.said);
        assertTrue(wrong.says("at byte 18: a value is of kind 99"), wrong.said);
        Answer lie = run("trace", "info", write("count.trace", gzip(count)).toString());
        assertEquals(0, lie.status, lie.said);
        assertTrue(lie.says("the file ends in the middle of a call"), lie.said);
    }

    @Test
    void damagedContainerOfSnappyIsTold() throws IOException {
        byte[] damaged = Files.readAllBytes(shades);
        Arrays.fill(damaged, 2, 6, (byte) 0x7f);
        Path file = write("damaged.trace", damaged);
        for (String[] command : readers(file)) {
            Answer answer = run(command);
            assertEquals(1, answer.status, answer.said);
            assertTrue(answer.says("Snappy: a block of "), answer.said);
        }
    }

    @Test
    void wordThatIsNotThereIsSuggested() {
        Answer answer = run("trace", "repaly", shades.toString());
        assertEquals(2, answer.status);
        assertTrue(answer.says("there is no 'repaly'"), answer.said);
        assertTrue(answer.says("replay"), answer.said);
        assertArrayEquals(new int[] {2, 2}, new int[] {run("trace").status, run("trace", "record").status});
    }
}
