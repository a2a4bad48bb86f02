package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.ProcessWaits;
import tepui.testing.WindowsJava;
import tepui.testing.Wine;
import tepui.testing.XServer;

/**
 * Wine's own tests of Direct3D 9 on our d3d9.dll, which './tepui fetch windows' brings, in windows of an X server. What fails must stand in wine-tests.txt, with a reason,
 * and what stands there must fail, but for what is marked as a race. The quick one runs always; {@code -Dtepui.d3d9.wine=device,visual} names others, and
 * {@code -Dtepui.d3d9.driver=vulkan} the driver; {@code -Dtepui.d3d9.host=windows} takes a host that is a program of Windows; {@code -Dtepui.d3d9.modes=emulated} has
 * Wine make believe that the screen has more modes than one.
 */
@Needs({Need.WINE, Need.XVFB})
final class WineTestsTest {
    private static final List<String> TESTS =
            List.of(System.getProperty("tepui.d3d9.wine", "stateblock").split(","));
    private static final String DRIVER = System.getProperty("tepui.d3d9.driver", "soft");
    private static final boolean ON_WINDOWS =
            System.getProperty("tepui.d3d9.host", "").equals("windows");
    private static final boolean MODES =
            System.getProperty("tepui.d3d9.modes", "").equals("emulated");
    /** What a line of the list may be limited to: this run has the driver and the modes. */
    private static final Set<String> RUN = Set.of(DRIVER, MODES ? "modes" : "one-mode");
    /** The tests know neither smaller screens nor modes that a screen does not have. */
    private static final int SCREEN_WIDTH = 1280;

    private static final int SCREEN_HEIGHT = 1024;
    /** Without a device nearly all checks are left out, and nothing fails. */
    private static final int LEAST_CHECKS = 1000;

    private static final Pattern FAILED = Pattern.compile("^([a-z0-9]+\\.c:[0-9]+): Test failed: ");

    private static final Pattern LIMITS = Pattern.compile("(?:\\[([^]]*)] )?(.*)");

    @TempDir
    private static Path folder;

    @Test
    void programsOf64BitsFailWhereTheListSaysAlone() throws IOException, InterruptedException {
        run("x64");
    }

    @Test
    void programsOf32BitsFailWhereTheListSaysAlone() throws IOException, InterruptedException {
        run("x86");
    }

    @BeforeAll
    static void giveModes() throws IOException, InterruptedException {
        if (MODES) Wine.emulateModes(folder.resolve("prefix"));
    }

    @AfterAll
    static void endWine() {
        Wine.end(folder);
    }

    private static void run(String processor) throws IOException, InterruptedException {
        Path program = Need.WINE.path().resolveSibling("../tests/" + processor + "/d3d9_test.exe");
        if (!Files.exists(program)) Assumptions.abort("there are no tests of Wine's: " + reason());
        Direct3D9Programs programs = new Direct3D9Programs(folder);
        List<String> differences = new ArrayList<>();
        for (String test : TESTS) {
            Path place = Files.createDirectories(folder.resolve("wine-" + processor));
            Path own = place.resolve("d3d9_test.exe");
            Files.copy(program, own, StandardCopyOption.REPLACE_EXISTING);
            programs.layLibrary(processor, place);
            compare(
                    test,
                    ON_WINDOWS ? byWindows(processor, own, test) : said(programs, processor, own, test),
                    differences);
        }
        assertEquals("", String.join("\n", differences));
    }

    private static String said(Direct3D9Programs programs, String processor, Path program, String test)
            throws IOException, InterruptedException {
        try (XServer server = new XServer(SCREEN_WIDTH, SCREEN_HEIGHT);
                HostProcess host = new HostProcess(
                        programs, folder, Map.of("DISPLAY", server.display()), "-Dtepui.driver=" + DRIVER)) {
            Map<String, String> environment = new HashMap<>(Wine.environmentWithWindows(folder.resolve("prefix")));
            environment.putAll(host.environment());
            environment.put("DISPLAY", server.display());
            Direct3D9Programs.Outcome o =
                    programs.run(List.of(Wine.found(processor).toString(), program.toString(), test), environment);
            return o.out() + o.err();
        }
    }

    /** Why the fetcher brought no tests. */
    private static String reason() throws IOException {
        Path said = Need.WINE.path().resolveSibling("../tests-missing");
        return Files.exists(said) ? Files.readString(said).strip() : "'./tepui fetch windows' brings them";
    }

    /** The same by a host that is a program of Windows. */
    private static String byWindows(String processor, Path program, String test)
            throws IOException, InterruptedException {
        Path own = Files.createTempDirectory(folder, "windows");
        Path said = own.resolve("said.txt");
        try (WindowsJava windows = new WindowsJava(own, SCREEN_WIDTH, SCREEN_HEIGHT);
                WindowsHost host = WindowsHost.start(windows, own, DRIVER)) {
            ProcessWaits.ended(
                    windows.start(said, processor, List.of(program.toString(), test), WindowsHost.at(host.place())));
            return WindowsJava.read(said).replace("\r", "");
        }
    }

    /** Adds what fails and is not listed, with all that the program said of it, and what is listed and does not fail. */
    private static void compare(String test, String said, List<String> differences) throws IOException {
        SortedMap<String, String> failed = new TreeMap<>();
        for (String line : said.split("\n")) {
            Matcher m = FAILED.matcher(line);
            if (m.find()) failed.merge(m.group(1), line, (before, now) -> before + "\n" + now);
        }
        Matcher executed = Pattern.compile(test + ": ([0-9]+) tests executed").matcher(said);
        if (!executed.find() || Integer.parseInt(executed.group(1)) < LEAST_CHECKS) failed.put(test + ".c:end", said);
        Map<String, Boolean> listed = listed(test);
        failed.forEach((place, lines) -> {
            if (!listed.containsKey(place)) differences.add(test + ", not in the list: " + place + "\n" + lines);
        });
        listed.forEach((place, race) -> {
            if (!race && !failed.containsKey(place))
                differences.add(test + ", in the list and does not fail: " + place);
        });
    }

    /** Places of a test that fail on the driver, with whether they are races. */
    private static Map<String, Boolean> listed(String test) throws IOException {
        Map<String, Boolean> listed = new TreeMap<>();
        try (var in = WineTestsTest.class.getResourceAsStream("wine-tests.txt")) {
            if (in == null) throw new AssertionError("there is no wine-tests.txt");
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                if (line.isBlank() || line.startsWith("#")) continue;
                Matcher limits = LIMITS.matcher(line);
                if (!limits.matches()) throw new AssertionError("wine-tests.txt: " + line);
                String limited = limits.group(1);
                if (limited != null && !RUN.containsAll(List.of(limited.split(" ")))) continue;
                String entry = limits.group(2);
                boolean race = entry.startsWith("~");
                String place = entry.substring(race ? 1 : 0, entry.indexOf(' '));
                if (place.startsWith(test + ".c:")) listed.put(place, race);
            }
        }
        return listed;
    }
}
