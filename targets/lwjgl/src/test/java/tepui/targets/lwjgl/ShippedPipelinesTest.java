package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.targets.lwjgl.programs.StatesProgram;
import tepui.testing.Need;
import tepui.testing.Needs;

/** Pipelines that are recorded by one run of a program and come with it in others: no draw waits, on a cache that is empty. */
final class ShippedPipelinesTest {
    @TempDir
    private static Path jarFolder;

    @TempDir
    private Path folder;

    private static Path jar;

    @BeforeAll
    static void pack() {
        jar = Programs.tepuiJar(jarFolder);
    }

    /** What a run said, and how many of its draws waited for a compile. */
    private record Run(Programs.Outcome outcome, long waits) {}

    private Run run(String driver, Path resources, String... options) throws IOException, InterruptedException {
        Path csv = folder.resolve("frames.csv");
        List<String> words =
                new ArrayList<>(List.of("--driver", driver, "--cache", "off", "--hud", "compilewaits+csv=" + csv));
        words.addAll(List.of(options));
        words.add("--");
        words.add("-cp");
        words.add(resources + File.pathSeparator + Programs.classPath("3.4.3"));
        words.add(StatesProgram.class.getName());
        Programs.Outcome outcome = Programs.run(folder, RunWords.command(jar, words));
        assertEquals(0, outcome.status(), outcome.err());
        assertTrue(outcome.out().startsWith("error 0\n"), outcome.out() + outcome.err());
        List<String> lines = Files.readAllLines(csv);
        assertEquals(4, lines.size(), "three frames");
        int column = List.of(lines.getFirst().split(",")).indexOf("compilewaits");
        long waits = 0;
        for (String line : lines.subList(1, lines.size())) waits += Long.parseLong(line.split(",")[column]);
        return new Run(outcome, waits);
    }

    @ParameterizedTest
    @CsvSource({"null, vulkan", "vulkan, soft"})
    @Needs({Need.LAVAPIPE, Need.VULKAN_LOADER})
    void noDrawWaitsWithARecordingOfAnotherDriver(String recorded, String drawn) throws Exception {
        Path resources = folder.resolve("resources");
        Path file = resources.resolve("META-INF/tepui/pipelines");
        Run recording = run(recorded, folder, "--record-pipelines", file.toString());
        assertTrue(recording.outcome.err().contains(" is written: "), recording.outcome.err());
        assertTrue(recording.outcome.out().contains("prepared null of null"), recording.outcome.out());

        assertTrue(run(drawn, resources, "--pipelines", "off").waits > 0, "without them draws wait");
        Run shipped = run(drawn, resources);
        assertEquals(0, shipped.waits, shipped.outcome.err());
        assertTrue(shipped.outcome.err().contains(" made ahead in "), shipped.outcome.err());
        assertTrue(shipped.outcome.out().matches("(?s).*prepared (\\d+) of \\1\n"), shipped.outcome.out());
    }

    @Test
    void anOptionNamesARecordingInTheResourcesPlace() throws Exception {
        Path file = folder.resolve("some.pipelines");
        run("null", folder, "--record-pipelines", file.toString());
        assertEquals(0, run("soft", folder, "--pipelines", file.toString()).waits);
    }

    @Test
    void aDamagedResourceCostsOneLine() throws Exception {
        Path file = folder.resolve("META-INF/tepui/pipelines");
        Files.createDirectories(file.getParent());
        Files.writeString(file, "TepuiPip, but that is all");
        Run run = run("soft", folder);
        assertEquals(
                1,
                run.outcome
                        .err()
                        .lines()
                        .filter(l -> l.contains(" is ignored: "))
                        .count(),
                run.outcome.err());
        assertTrue(run.outcome.out().contains("prepared null of null"), run.outcome.out());
    }
}
