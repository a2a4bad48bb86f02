package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tepui.targets.lwjgl.TepuiJar;

/** tepui.jar alone, as people get it without the sources. */
final class JarTest {
    @TempDir
    private static Path folder;

    @BeforeAll
    static void packsTheJar() {
        List<Path> modules = new ArrayList<>();
        for (String entry : System.getProperty("java.class.path").split(File.pathSeparator, -1)) {
            boolean ofTests = entry.contains("test-classes") || entry.contains("tools" + File.separator + "testing");
            if (entry.startsWith(System.getProperty("tepui.root")) && !ofTests) modules.add(Path.of(entry));
        }
        TepuiJar.write(folder.resolve("tepui.jar"), modules, "1.2.3");
    }

    private record Outcome(int status, String said) {}

    private static Outcome jar(String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Djava.awt.headless=true",
                "-jar",
                "tepui.jar"));
        command.addAll(List.of(words));
        Path said = folder.resolve("said.txt");
        Process process = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile())
                .start();
        int status = process.waitFor();
        return new Outcome(status, Files.readString(said, StandardCharsets.UTF_8));
    }

    @Test
    void itNamesItselfInItsHelpAndLeavesOutWhatNeedsTheSources() throws Exception {
        Outcome help = jar("--help");
        assertEquals(0, help.status(), help.said());
        assertTrue(help.said().contains("Usage: java -jar tepui.jar COMMAND"), help.said());
        assertTrue(help.said().contains("\n  doctor "), help.said());
        assertFalse(help.said().contains("\n  generate "), help.said());
        assertEquals("tepui 1.2.3\n", jar("--version").said());
    }

    @Test
    void aCommandOfTheSourcesIsNamedAsOne() throws Exception {
        Outcome outcome = jar("bench");
        assertEquals(2, outcome.status());
        assertEquals("tepui: 'bench' works on Tepui's sources; the script beside them has it\n", outcome.said());
    }

    /** What a person is told to type works with the jar alone; what needs the sources keeps the name of their script. */
    @Test
    void doctorAndManualPageNameTheJar() throws Exception {
        String doctor = jar("doctor", "--json").said();
        assertFalse(doctor.contains("./tepui run"), doctor);
        assertFalse(doctor.contains("./tepui exec"), doctor);
        assertFalse(doctor.contains("tepui.jar build"), doctor);
        if (doctor.contains("./tepui build")) assertTrue(doctor.contains("the script of Tepui's sources"), doctor);
        String page = jar("man").said();
        assertTrue(page.contains("java -jar tepui.jar info"), page);
        assertFalse(page.contains("./tepui info"), page);
    }

    @Test
    void itDraws() throws Exception {
        Outcome outcome = jar("demo", "clear", "--driver", "soft", "--size", "64x48", "--out", "clear.png");
        assertEquals(0, outcome.status(), outcome.said());
        assertEquals((byte) 'P', Files.readAllBytes(folder.resolve("clear.png"))[1]);
    }
}
