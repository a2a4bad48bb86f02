package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

final class TerminalTest {
    @Test
    void whatTheScriptSaysCounts() {
        assertTrue(Terminal.isWatched("true", () -> false, null));
        assertFalse(Terminal.isWatched("false", () -> true, null));
    }

    /** {@code java -jar tepui.jar} has no script before it. */
    @Test
    void theJarAsksForAConsoleItself() {
        assertTrue(Terminal.isWatched(null, () -> true, null));
        assertFalse(Terminal.isWatched(null, () -> false, null));
    }

    @Test
    void nobodyLooksInContinuousIntegration() {
        assertFalse(Terminal.isWatched("true", () -> true, "true"));
        assertFalse(Terminal.isWatched(null, () -> true, "1"));
        assertTrue(Terminal.isWatched("true", () -> true, "false"));
        assertTrue(Terminal.isWatched("true", () -> true, ""));
    }

    @Test
    void progressIsForPersons() {
        assertEquals("", shown(false));
        assertEquals("\r\033[Kframe 1\r\033[K", shown(true));
    }

    private static String shown(boolean isPerson) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream err = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        Terminal terminal = new Terminal(err, err, isPerson);
        terminal.progress("frame 1");
        terminal.done();
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
