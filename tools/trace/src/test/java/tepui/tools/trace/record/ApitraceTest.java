package tepui.tools.trace.record;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.frontends.gl.ContextAttributes;
import tepui.frontends.gl.GL;
import tepui.frontends.gl.GLConstants;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;
import tepui.tools.image.Image;
import tepui.tools.image.Png;

/** What is recorded here, in the hands of apitrace's own tools. */
@Needs(Need.APITRACE)
final class ApitraceTest {
    @TempDir
    Path folder = Path.of("");

    private static void colours(int frame) {
        GL.glClearColor(0.2f, 0.4f, 0.6f, 1);
        GL.glClear(GLConstants.GL_COLOR_BUFFER_BIT);
        GL.glColor3f(frame == 1 ? 1 : 0, frame == 2 ? 1 : 0, 0.5f);
        GL.glRectf(-0.5f, -0.5f, 0.25f, 0.75f);
    }

    private static String run(Map<String, String> environment, String... command)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
        builder.environment().putAll(environment);
        builder.environment()
                .put(
                        "LD_LIBRARY_PATH",
                        Need.APITRACE.path().resolveSibling("../lib").toString());
        Process process = builder.start();
        String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        assertEquals(0, process.waitFor(), said);
        return said;
    }

    @Test
    void dumpTellsTheCallsThatWereMade() throws IOException, InterruptedException {
        Path file = folder.resolve("a.trace");
        RecordedProgram.record(file, 2, ContextAttributes.compatibility(), ApitraceTest::colours);
        String said = run(Map.of(), Need.APITRACE.path().toString(), "dump", "--color=never", file.toString());
        assertTrue(said.contains("glClear(mask = GL_COLOR_BUFFER_BIT)"), said);
        assertTrue(said.contains("glRectf(x1 = -0.5, y1 = -0.5, x2 = 0.25, y2 = 0.75)"), said);
        assertEquals(2, said.lines().filter(l -> l.contains(" glXSwapBuffers(")).count(), said);
    }

    @Test
    @Needs({Need.XVFB, Need.MESA_GL})
    void glretraceShowsThePicturesOfTheProgram() throws IOException, InterruptedException {
        Path file = folder.resolve("a.trace");
        List<int[]> own = RecordedProgram.record(file, 4, ContextAttributes.compatibility(), ApitraceTest::colours);
        try (XServer server = new XServer(320, 240)) {
            run(
                    Map.of("DISPLAY", server.display(), "LIBGL_ALWAYS_SOFTWARE", "1"),
                    Need.APITRACE.path().resolveSibling("glretrace").toString(),
                    "--headless",
                    "-s",
                    folder.resolve("p").toString(),
                    file.toString());
        }
        List<Path> pictures = new ArrayList<>();
        try (var files = Files.list(folder)) {
            files.filter(f -> f.toString().endsWith(".png")).sorted().forEach(pictures::add);
        }
        assertEquals(4, pictures.size());
        // Its first picture is drawn before its window has its size.
        for (int i = 1; i < 4; i++) {
            Image theirs = Png.read(pictures.get(i));
            assertEquals(RecordedProgram.SIZE, theirs.width());
            int[] rgb = new int[theirs.width() * theirs.height()];
            for (int p = 0; p < rgb.length; p++)
                rgb[p] = theirs.pixel(p % theirs.width(), p / theirs.width()) >>> 8 | 0xff000000;
            int[] opaque = Arrays.stream(own.get(i)).map(p -> p | 0xff000000).toArray();
            for (int p = 0; p < rgb.length; p++)
                for (int shift = 0; shift < 24; shift += 8)
                    assertTrue(
                            Math.abs((rgb[p] >> shift & 255) - (opaque[p] >> shift & 255)) <= 1,
                            "frame " + i + ", pixel " + p + ": " + Integer.toHexString(rgb[p]) + ", here "
                                    + Integer.toHexString(opaque[p]));
        }
    }
}
