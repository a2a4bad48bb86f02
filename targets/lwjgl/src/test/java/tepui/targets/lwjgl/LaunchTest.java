package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Command lines of programs that are run, before any JVM is started. */
final class LaunchTest {
    private static final Path JAR = Path.of("tepui.jar");

    @ParameterizedTest
    @CsvSource({
        "driver, sofft, 'run: --driver is ''sofft'', and there is no such driver; there are '",
        "window, big, 'run: --window is ''big'', must be auto, display or offscreen'",
        "frames, many, 'run: --frames is ''many'', must be a number of pictures, 0 for no end'",
        "hud, fpss, 'hud: there is no figure ''fpss''; there are fps'",
        "hud, 'events,fps', 'hud: ''events'' draws nothing, and fps is to be drawn'",
        "layers, chek, 'layers: ''chek'' is no layer'",
        "layers, check=loud, 'layers: check is ''loud'', must be ''report'''",
        "stream, treaded, 'stream: mode is ''treaded'', must be off, inline, sync or threaded'"
    })
    void whatIsWrongIsSaidAtOnce(String option, String value, String message) {
        Exception e = assertThrows(IllegalArgumentException.class, () -> Launch.check(option, value));
        assertTrue(String.valueOf(e.getMessage()).startsWith(message), e.getMessage());
    }

    @Test
    void whereCachesAreThrownAwayNoStartIsPrepared() {
        assertTrue(Launch.isThrownAway("", Map.of("CI", "true")));
        assertFalse(Launch.isThrownAway("/kept", Map.of("CI", "true")));
        assertFalse(Launch.isThrownAway("", Map.of("CI", "false")));
        assertFalse(Launch.isThrownAway("", Map.of()));
    }

    @Test
    void aShortRunHasACollectorWithoutThreadsUnlessOneIsChosen() {
        assertEquals(
                List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"),
                Launch.ofShortRun(List.of("-Dtepui.frames=1", "-cp", "a.jar", "A")));
        assertEquals(
                List.of("-XX:TieredStopAtLevel=1"),
                Launch.ofShortRun(List.of("-Dtepui.frames=1", "-XX:+UseParallelGC", "-cp", "a.jar", "A")));
        assertEquals(List.of(), Launch.ofShortRun(List.of("-Dtepui.frames=0", "-cp", "a.jar", "A")));
    }

    @Test
    void aKeyNeedsAWindow() {
        Launch.checkKey("key", "display");
        Launch.checkKey("12", "offscreen");
        Launch.checkKey(null, "offscreen");
        Exception e = assertThrows(IllegalArgumentException.class, () -> Launch.checkKey("key", "offscreen"));
        assertTrue(String.valueOf(e.getMessage()).startsWith("run: --capture is 'key', and there is no window"));
    }

    @Test
    void aProgramMustBeNamed() {
        Exception e = assertThrows(
                IllegalArgumentException.class, () -> Launch.command(JAR, List.of(), List.of(), List.of()));
        assertTrue(String.valueOf(e.getMessage()).startsWith("run: which program? "), e.getMessage());
    }

    @Test
    void whatIsRightReachesTheProgram() {
        List<String> command = Launch.command(
                JAR, List.of("quiet"), List.of("-Dtepui.driver=soft", "-Xmx1g"), List.of("-m", "a/b", "word"));
        assertTrue(command.contains("-Dtepui.driver=soft"), command.toString());
        assertTrue(command.contains("-Xmx1g"), command.toString());
        assertTrue(command.contains("-javaagent:tepui.jar=quiet"), command.toString());
        assertEquals(List.of("-m", "a/b", "word"), command.subList(command.size() - 3, command.size()));
    }
}
