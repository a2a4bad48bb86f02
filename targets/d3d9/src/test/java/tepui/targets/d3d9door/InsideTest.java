package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.ProcessWaits;
import tepui.testing.XServer;

/** Programs in C that call Direct3D 9 and carry the VM in their process. */
final class InsideTest {
    @TempDir
    private static Path folder;

    private static Direct3D9Programs programs;

    @BeforeAll
    static void build() throws IOException, InterruptedException {
        programs = new Direct3D9Programs(folder);
    }

    private static String run(String name) throws IOException, InterruptedException {
        Path program = programs.compileInside(name);
        Direct3D9Programs.Outcome o = programs.run(List.of(program.toString()), Direct3D9Programs.environment());
        assertEquals("0 ", o.status() + " " + o.err(), name);
        return o.out();
    }

    @Test
    void aClearedTargetIsReadBackAndCountsEndAtZero() throws IOException, InterruptedException {
        assertEquals(Expected.CLEAR, run("clear"));
    }

    @Test
    void drawsTexturesShadersBlocksQueriesAndChainsWork() throws IOException, InterruptedException {
        assertEquals(Expected.TOUR, run("tour"));
    }

    @Test
    void lockedMemoryIsWhatDriversMakeOfIt() throws IOException, InterruptedException {
        assertEquals(Expected.MEMORY, run("memory"));
    }

    @Test
    void aFrameOfAGameWaitsForNothing() throws IOException, InterruptedException {
        assertEquals(Expected.FRAMES, run("frames"));
    }

    @Test
    void threadsCallOneDeviceAtOnce() throws IOException, InterruptedException {
        assertEquals(Expected.THREADS, run("threads"));
    }

    @Test
    void aDeviceIsResetAgainAndAgain() throws IOException, InterruptedException {
        assertEquals(Expected.RESETS, run("resets"));
    }

    @Test
    void markersOfTheProgramAreGroupsAndMarksOfTheDevice() throws IOException, InterruptedException {
        Path program = programs.compileInside("markers");
        Path log = folder.resolve("markers.log");
        Map<String, String> environment = new HashMap<>(Direct3D9Programs.environment("-Dtepui.layers=log=" + log));
        environment.put("TEPUI_PROFILED", "1");
        Direct3D9Programs.Outcome o = programs.run(List.of(program.toString()), environment);
        assertEquals(Expected.MARKERS, o.out(), o.err());
        assertEquals(Expected.MARKED, Expected.marked(log));
    }

    @Test
    @Needs(Need.XVFB)
    void aPictureIsShownInAWindow() throws IOException, InterruptedException {
        Path program = programs.compileInside("window");
        try (XServer server = new XServer(200, 100)) {
            Map<String, String> environment = new HashMap<>(Direct3D9Programs.environment());
            environment.put("DISPLAY", server.display());
            Process process = programs.builder(List.of(program.toString()), environment)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
            try (BufferedReader out = process.inputReader()) {
                assertEquals("shown", out.readLine());
                // Presents are not waited for.
                assertTrue(
                        ProcessWaits.comes(process, () -> ScreenPixel.of(server.display(), 40, 40) == 0x20c040),
                        "no picture");
                process.outputWriter().append('\n').close();
                assertEquals("0 0", out.readLine());
                assertEquals(0, ProcessWaits.ended(process));
            } finally {
                process.destroyForcibly();
            }
        }
    }
}
