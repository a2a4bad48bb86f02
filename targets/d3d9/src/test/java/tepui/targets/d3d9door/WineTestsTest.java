package tepui.targets.d3d9door;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.testing.Need;
import tepui.testing.Needs;
import tepui.testing.XServer;

/**
 * Wine's own tests of Direct3D 9 on our d3d9.dll, which './tepui fetch windows' brings, in windows of an X server. What fails must stand in wine-tests.txt, with a reason,
 * and what stands there must fail, but for what is marked as a race. The quick one runs always; {@code -Dtepui.d3d9.wine=device,visual} names others, and
 * {@code -Dtepui.d3d9.driver=vulkan} the driver.
 */
@Needs({Need.WINE, Need.XVFB})
final class WineTestsTest {
    private static final List<String> TESTS =
            List.of(System.getProperty("tepui.d3d9.wine", "stateblock").split(","));
    /** The tests know neither smaller screens nor modes that a screen does not have. */
    private static final int SCREEN_WIDTH = 1280;

    private static final int SCREEN_HEIGHT = 1024;
    private static final Pattern FAILED = Pattern.compile("^([a-z0-9]+\\.c:[0-9]+): Test failed: ");

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

    private static void run(String processor) throws IOException, InterruptedException {
        Path program = Need.WINE.path().resolveSibling("../tests/" + processor + "/d3d9_test.exe");
        Assumptions.assumeTrue(Files.exists(program), "there was no compiler of mingw for Wine's tests");
        Direct3D9Programs programs = new Direct3D9Programs(folder);
        String driver = System.getProperty("tepui.d3d9.driver", "soft");
        for (String test : TESTS) {
            try (XServer server = new XServer(SCREEN_WIDTH, SCREEN_HEIGHT);
                    HostProcess host = new HostProcess(
                            programs, folder, Map.of("DISPLAY", server.display()), "-Dtepui.driver=" + driver)) {
                Map<String, String> environment = new HashMap<>(Wine.environmentWithWindows(folder.resolve("prefix")));
                environment.putAll(host.environment());
                environment.put("DISPLAY", server.display());
                check(test, said(programs, environment, program, processor, test));
            }
        }
    }

    private static String said(
            Direct3D9Programs programs, Map<String, String> environment, Path program, String processor, String test)
            throws IOException, InterruptedException {
        Path place = Files.createDirectories(folder.resolve("wine-" + processor));
        Path own = place.resolve("d3d9_test.exe");
        Files.copy(program, own, StandardCopyOption.REPLACE_EXISTING);
        programs.layLibrary(processor, place);
        Direct3D9Programs.Outcome o =
                programs.run(List.of(Wine.found(processor).toString(), own.toString(), test), environment);
        return o.out() + o.err();
    }

    private static void check(String test, String said) throws IOException {
        SortedSet<String> failed = new TreeSet<>();
        for (String line : said.split("\n")) {
            Matcher m = FAILED.matcher(line);
            if (m.find()) failed.add(m.group(1));
        }
        if (said.matches("(?s).*" + test + ": [0-9]+ tests executed.*")) failed.add(test + ": ended");
        SortedSet<String> expected = new TreeSet<>(List.of(test + ": ended"));
        SortedSet<String> races = new TreeSet<>();
        try (var in = WineTestsTest.class.getResourceAsStream("wine-tests.txt")) {
            if (in == null) throw new AssertionError("there is no wine-tests.txt");
            for (String line : new String(in.readAllBytes(), StandardCharsets.UTF_8).split("\n")) {
                if (line.isBlank() || line.startsWith("#")) continue;
                String place = line.substring(line.startsWith("~") ? 1 : 0, line.indexOf(' '));
                if (line.startsWith("~")) races.add(place);
                else if (place.equals(test + ".c:end")) expected.remove(test + ": ended");
                else if (place.startsWith(test + ".c:")) expected.add(place);
            }
        }
        failed.removeAll(races);
        assertEquals(String.join("\n", expected), String.join("\n", failed), said);
    }
}
