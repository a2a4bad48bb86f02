package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

final class DoctorTest {
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void theSoftwareDeviceDrawsRight() {
        assertEquals("", DrawCheck.run(driver("soft")));
    }

    @Test
    void aDeviceThatDrawsNothingIsFoundOut() {
        String wrong = DrawCheck.run(driver("null"));
        assertTrue(wrong.startsWith("the pixel (0, 0) is wrong: red 0, green 0, blue 0 must be 255, 128, 0"), wrong);
    }

    @Test
    void theDriverThatAProgramGetsIsNamed() {
        run("doctor", "--driver", "soft");
        String said = out.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains("a program gets   soft, on Tepui software device"), said);
        assertTrue(said.contains("draws, and the pixels are right"), said);
    }

    @Test
    void asJsonEachFindingHasItsLevel() {
        run("doctor", "--json");
        String said = out.toString(StandardCharsets.UTF_8);
        assertTrue(said.contains("\"subject\": \"driver soft\""), said);
        assertTrue(said.contains("\"level\": \"ok\""), said);
    }

    @Test
    void aProblemIsCountedAndItsRemedyStandsBelow() {
        String text = DoctorCommand.text(List.of(
                Finding.ok("Java", "25"), Finding.problem("driver vulkan", "is lost", "Start the machine anew.")));
        assertTrue(
                text.contains("problem  driver vulkan    is lost.\n" + " ".repeat(26) + "Start the machine anew.\n"),
                text);
        assertTrue(text.endsWith("\n1 problem.\n"), text);
    }

    @Test
    void aVariableThatNothingReadsIsNamedWithTheNearestOne() {
        List<Finding> all = MachineChecks.settings(Map.of("TEPUI_HDU", "fps", "TEPUI_STREAM", "off"));
        assertEquals(
                "nothing reads the variable TEPUI_HDU; did you mean TEPUI_HUD?",
                all.get(0).text());
        assertEquals(Finding.Level.NOTE, all.get(0).level());
        assertEquals("TEPUI_STREAM=off", all.get(1).text());
    }

    @Test
    void completionKnowsEachCommandAndOption() {
        for (String shell : List.of("bash", "zsh", "fish")) {
            out.reset();
            assertEquals(0, run("completion", shell));
            String script = out.toString(StandardCharsets.UTF_8);
            for (Command command : Main.commands()) {
                assertTrue(script.contains(command.name()), command.name());
                for (Option option : command.options()) {
                    String name = shell.equals("fish") ? "-l " + option.name().substring(2) : option.name();
                    assertTrue(script.contains(name), shell + ": " + command.name() + " " + option.name());
                }
            }
            for (String name : Main.LAUNCHER_COMMANDS) assertTrue(script.contains(name), name);
        }
    }

    @Test
    void theManualPageHasEachCommandAndNoLineThatManWouldTakeForACommand() {
        assertEquals(0, run("man"));
        String page = out.toString(StandardCharsets.UTF_8);
        for (Command command : Main.commands()) {
            assertTrue(page.contains("\n.SS " + command.name().replace("-", "\\-")), command.name());
        }
        for (String line : page.lines().toList()) {
            assertFalse(line.startsWith("'"), line);
            if (line.startsWith(".")) assertTrue(line.matches("\\.(TH|SH|SS|TP|B|I|RI|PP|nf|fi|br)( .*)?"), line);
        }
    }

    private static Drivers.Found driver(String name) {
        return Drivers.find().all().stream()
                .filter(found -> found.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private int run(String... words) {
        PrintStream print = new PrintStream(out, true, StandardCharsets.UTF_8);
        return Main.run(List.of(words), new Terminal(print, print, false));
    }
}
