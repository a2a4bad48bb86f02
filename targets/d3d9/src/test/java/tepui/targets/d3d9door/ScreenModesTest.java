package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.Wine;
import tepui.testing.XServer;

/** Windows programs in full screen, under a Wine that makes believe that the screen changes its mode: modes are taken and put back, also when a program is killed. */
@Needs({Need.WINE, Need.XVFB})
@Tag("slow")
final class ScreenModesTest {
    private static final String DESKTOP = "1024x768";

    @TempDir
    private static Path folder;

    @AfterAll
    static void endWine() {
        Wine.end(folder);
    }

    @Test
    void modesAreTakenAndPutBack() throws IOException, InterruptedException {
        Direct3D9Programs programs = new Direct3D9Programs(folder);
        Path program = programs.compileForWindows("modes_win32", "x64");
        Path prefix = folder.resolve("prefix");
        Wine.emulateModes(prefix);
        try (XServer server = new XServer(1024, 768);
                HostProcess host = new HostProcess(programs, folder, Map.of("DISPLAY", server.display()))) {
            Map<String, String> environment = new HashMap<>(Wine.environmentWithWindows(prefix));
            environment.putAll(host.environment());
            environment.put("DISPLAY", server.display());
            List<String> command = List.of(Wine.found("x64").toString(), program.toString());
            Direct3D9Programs.Outcome o = programs.run(command, environment);
            assertEquals("""
                    modes more 0 less 0 several 1
                    no such mode 8876086a 1024x768
                    full 00000000 640x480
                    covers 0 0 640 480
                    adapter 640x480
                    larger 00000000 800x600
                    sizes heard 0
                    shown 00000000 800x600
                    another program in front 88760868 1024x768
                    level 88760868 reset 88760868
                    minimised 1 restored 1
                    in front again 88760869 1024x768
                    back 00000000 800x600
                    shown 00000000 800x600
                    refused 8876086c 800x600
                    in a window 00000000 1024x768
                    shown 00000000 1024x768
                    full again 00000000 640x480
                    changed by the program 00000000 800x600
                    adapter 800x600
                    released 00000000 1024x768
                    mode of another size 8876086c 1024x768
                    full 00000000 640x480
                    another program in front 08760878 1024x768
                    in front again 00000000 640x480
                    state 00000000
                    released 00000000 1024x768
                    0
                    """, o.out(), o.err());
            afterAKill(programs, command, environment);
        }
    }

    /** The mode of a program that is killed goes with it. */
    private static void afterAKill(Direct3D9Programs programs, List<String> command, Map<String, String> environment)
            throws IOException, InterruptedException {
        Process killed = programs.builder(List.of(command.get(0), command.get(1), "killed"), environment)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader out = killed.inputReader()) {
            assertEquals("modes more 0 less 0 several 1", out.readLine());
            assertEquals("no such mode 8876086a " + DESKTOP, out.readLine());
            assertEquals("full 00000000 640x480", out.readLine());
        } finally {
            killed.destroyForcibly().waitFor();
        }
        String size = "";
        // It is Wine that puts it back, in its own time.
        for (int i = 0; i < 20 && !size.contains(DESKTOP); i++)
            size = programs.run(List.of(command.get(0), command.get(1), "desktop"), environment)
                    .out();
        assertTrue(size.contains(DESKTOP), size);
    }
}
