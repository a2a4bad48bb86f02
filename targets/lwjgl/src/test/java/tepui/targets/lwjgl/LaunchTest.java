package tepui.targets.lwjgl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the launcher makes of its words, before any JVM is started. */
final class LaunchTest {
    private static final Path JAR = Path.of("tepui.jar");

    @ParameterizedTest
    @CsvSource({
        "--driver, sofft, 'run: --driver is ''sofft'', and there is no such driver; there are '",
        "--window, big, 'run: --window is ''big'', must be auto, display or offscreen'",
        "--frames, many, 'run: --frames is ''many'', must be a number of pictures, 0 for no end'",
        "--framse, 3, 'run: there is no option --framse; '",
        "--driver, soft, 'run: which program? '"
    })
    void whatIsWrongIsSaidAtOnce(String option, String value, String message) {
        Exception e = assertThrows(IllegalArgumentException.class, () -> Main.parse(JAR, List.of(option, value)));
        assertTrue(String.valueOf(e.getMessage()).startsWith(message), e.getMessage());
    }

    @Test
    void whatIsRightReachesTheProgram() {
        List<String> command =
                Main.parse(JAR, List.of("--driver", "soft", "--frames=3", "--java=-Xmx1g", "--", "-m", "a/b", "word"));
        assertTrue(command.contains("-Dtepui.driver=soft"), command.toString());
        assertTrue(command.contains("-Dtepui.frames=3"), command.toString());
        assertTrue(command.contains("-Xmx1g"), command.toString());
        assertEquals(List.of("-m", "a/b", "word"), command.subList(command.size() - 3, command.size()));
    }
}
