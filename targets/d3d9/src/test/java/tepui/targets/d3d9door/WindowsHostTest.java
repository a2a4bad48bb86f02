package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.ProcessWaits;
import tepui.testing.WindowsJava;

/** Programs for Windows whose calls of Direct3D 9 a host carries out that is a program of Windows too: nothing of the system below Wine is between them. */
@Needs({Need.WINE, Need.WINE_VULKAN, Need.WINDOWS_JAVA, Need.XVFB})
@Tag("slow")
final class WindowsHostTest {
    private static final int SCREEN_WIDTH = 400;
    private static final int SCREEN_HEIGHT = 300;
    /** Programs one after the other; './tepui test --windows d3d9' takes a hundred. */
    private static final int STARTS = Integer.getInteger("tepui.d3d9.starts", 4);

    @TempDir
    private static Path folder;

    private static WindowsJava windows;
    private static Direct3D9Programs programs;

    @BeforeAll
    static void begin() throws IOException, InterruptedException {
        programs = new Direct3D9Programs(folder);
        windows = new WindowsJava(folder, SCREEN_WIDTH, SCREEN_HEIGHT);
    }

    @AfterAll
    static void end() {
        windows.close();
    }

    private static Process program(Path said, String name, String processor, Path host) throws Exception {
        Path program = programs.compileForWindows(name, processor);
        return windows.start(said, processor, List.of(program.toString()), WindowsHost.at(host));
    }

    @ParameterizedTest
    @ValueSource(strings = {"x64", "x86"})
    void aProgramWorksAsItDoesWithTheVmInside(String processor) throws Exception {
        Path said = folder.resolve("tour-" + processor + ".txt");
        try (WindowsHost host = WindowsHost.start(windows, folder, "soft")) {
            assertEquals(0, ProcessWaits.ended(program(said, "tour", processor, host.place())), host::text);
        }
        assertEquals(Expected.TOUR, WindowsJava.read(said).replace("\r", ""));
    }

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void picturesFillTheWindowOfTheProgram(String driver) throws Exception {
        Path said = folder.resolve("window-" + driver + ".txt");
        try (WindowsHost host = WindowsHost.start(windows, folder, driver)) {
            Process program = program(said, "window_win32", "x64", host.place());
            try (PrintStream asks = new PrintStream(program.getOutputStream(), true, StandardCharsets.US_ASCII)) {
                assertTrue(
                        ProcessWaits.comes(program, () -> isPicture(40) && !isPicture(100)),
                        () -> WindowsJava.read(said));
                asks.print("larger\n");
                asks.flush();
                assertTrue(
                        ProcessWaits.comes(program, () -> isPicture(40) && isPicture(100)),
                        () -> WindowsJava.read(said));
            } finally {
                // Without lines any more it ends by itself.
                assertEquals(0, ProcessWaits.ended(program), host::text);
            }
            assertTrue(host.text().contains("Direct3D 9 on " + driver), host::text);
        }
        assertEquals("0 0", WindowsJava.read(said).strip());
    }

    private static boolean isPicture(int at) {
        return ScreenPixel.of(windows.server().display(), at, at) == 0x20c040;
    }

    @Test
    void theDeviceIsLostWhenTheHostIsKilled() throws Exception {
        Path said = folder.resolve("lost.txt");
        Process program;
        try (WindowsHost host = WindowsHost.start(windows, folder, "soft")) {
            program = program(said, "lost", "x64", host.place());
            assertTrue(ProcessWaits.comes(program, () -> WindowsJava.read(said).contains("ready")), host::text);
        }
        assertEquals(0, ProcessWaits.ended(program));
        assertEquals(
                "ready\npresent 88760868 level 88760868\nreset 88760868 refs 0 0\n",
                WindowsJava.read(said).replace("\r", ""));
    }

    @Test
    void aHostServesOneProgramAfterTheOtherAndKeepsNothing() throws Exception {
        try (WindowsHost host = WindowsHost.start(windows, folder, "soft")) {
            long before = 0;
            for (int i = 0; i <= STARTS; i++) {
                Path said = folder.resolve("start.txt");
                assertEquals(0, ProcessWaits.ended(program(said, "clear", "x64", host.place())), host::text);
                assertEquals(Expected.CLEAR, WindowsJava.read(said).replace("\r", ""));
                // The first program has the host load what it needs.
                if (i == 0) before = settled(host);
            }
            awaitSections(host, before);
            try (var files = Files.list(host.place())) {
                List<String> left =
                        files.map(f -> f.getFileName().toString()).sorted().toList();
                assertEquals(List.of("host.lock", "host.log", "host.port", "said.txt"), left);
            }
        }
    }

    @Test
    void aProgramThatIsKilledWhileItHoldsLocksLeavesNoMemory() throws Exception {
        try (WindowsHost host = WindowsHost.start(windows, folder, "soft")) {
            Path said = folder.resolve("locked.txt");
            assertEquals(0, ProcessWaits.ended(program(said, "clear", "x64", host.place())), host::text);
            long before = settled(host);
            Process locked = program(said, "locked", "x64", host.place());
            try {
                assertTrue(
                        ProcessWaits.comes(locked, () -> WindowsJava.read(said).contains("locked")), host::text);
                assertTrue(host.sections() > before, "what is shared is not seen");
            } finally {
                locked.destroyForcibly().waitFor();
            }
            awaitSections(host, before);
            assertEquals(0, ProcessWaits.ended(program(said, "clear", "x64", host.place())), host::text);
            assertEquals(Expected.CLEAR, WindowsJava.read(said).replace("\r", ""));
        }
    }

    @Test
    void twoProgramsAtOnceGetWhatEachWouldGetAlone() throws Exception {
        try (WindowsHost host = WindowsHost.start(windows, folder, "soft")) {
            List<Process> both = new ArrayList<>();
            for (String processor : List.of("x64", "x86"))
                both.add(program(folder.resolve("both-" + processor), "tour", processor, host.place()));
            for (Process one : both) assertEquals(0, ProcessWaits.ended(one), host::text);
            for (String processor : List.of("x64", "x86")) {
                String said = WindowsJava.read(folder.resolve("both-" + processor));
                assertEquals(Expected.TOUR, said.replace("\r", ""), processor);
            }
        }
    }

    /** How many sections the host has once the last program's session has ended: as few as before it began. */
    private static long settled(WindowsHost host) throws InterruptedException {
        long least = host.sections();
        for (int same = 0; same < 20; ) {
            Thread.sleep(50);
            long now = host.sections();
            same = now < least ? 0 : same + 1;
            least = Math.min(least, now);
        }
        return least;
    }

    /** What programs shared with the host goes after their end. */
    private static void awaitSections(WindowsHost host, long before) throws InterruptedException {
        assertTrue(
                ProcessWaits.comes(host.process(), () -> host.sections() <= before),
                () -> host.sections() + " sections where there were " + before);
    }

    /** Without a folder that is named both sides choose the user's own. */
    @Test
    void aProgramStartsTheHostThatIsNamedBesideItAndTheHostEndsByItself() throws Exception {
        Path program = programs.compileForWindows("clear", "x64");
        List<String> command = new ArrayList<>(WindowsHost.command("soft", "-Dtepui.host.idle=1"));
        command.set(0, WindowsJava.path(Path.of(command.getFirst())));
        Path named = Files.write(program.resolveSibling("tepui_host.txt"), command);
        Path said = folder.resolve("started.txt");
        // No runtime folder of the system below, so that no host of that system is found there.
        Map<String, String> more = Map.of("TEPUI_HOST_WAIT", "600", "XDG_RUNTIME_DIR", "/nonexistent");
        int status = ProcessWaits.ended(windows.start(said, "x64", List.of(program.toString()), more));
        Files.delete(named);
        String log = Files.readString(program.resolveSibling("tepui_d3d9.log"));
        assertEquals(0, status, log);
        assertEquals(Expected.CLEAR, WindowsJava.read(said).replace("\r", ""), log);
        assertTrue(log.startsWith("no host is running: it is started as said by tepui_host.txt"), log);
    }
}
