package tepui.tools.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import tepui.tools.trace.file.Call;
import tepui.tools.trace.file.Function;

/** What is said of a call that takes long, by a clock of the test's own. */
final class CallWatchTest {
    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private long now;

    private CallWatch watch(boolean isPerson) {
        PrintStream print = new PrintStream(bytes, true, StandardCharsets.UTF_8);
        return CallWatch.still(new Terminal(print, print, isPerson), () -> now);
    }

    private String said() {
        return bytes.toString(StandardCharsets.UTF_8).replace("\r\033[K", "|");
    }

    private static Call draw() {
        return new Call(41, 0, new Function("glDrawArrays", List.of()), 0, List.of(), null, List.of(), true);
    }

    @Test
    void aPersonSeesTheCallAndItsTime() {
        CallWatch watch = watch(true);
        watch.enter(draw(), 3);
        now = 1_900_000_000L;
        watch.show();
        assertEquals("", said());
        now = 4_000_000_000L;
        watch.show();
        now = 5_500_000_000L;
        watch.show();
        assertEquals(
                "|frame 3, call 41, glDrawArrays: 4 s; Ctrl+C ends it|frame 3, call 41, glDrawArrays: 5 s; Ctrl+C ends it",
                said());
    }

    @Test
    void aFileIsToldOnce() {
        CallWatch watch = watch(false);
        watch.enter(draw(), 1);
        for (int i = 0; i < 30; i++) {
            now += 1_000_000_000L;
            watch.show();
        }
        assertEquals("frame 1, call 41, glDrawArrays: 10 s so far", said().strip());
    }

    @Test
    void aCallThatHasComeBackIsNotShown() {
        CallWatch watch = watch(true);
        watch.enter(draw(), 1);
        watch.leave();
        now = 60_000_000_000L;
        watch.show();
        watch.interrupted();
        assertEquals("", said());
    }

    @Test
    void whoInterruptsIsToldInWhichCall() {
        CallWatch watch = watch(false);
        watch.enter(draw(), 2);
        now = 7_000_000_000L;
        watch.interrupted();
        assertEquals("interrupted in frame 2, call 41, glDrawArrays: 7 s", said().strip());
    }
}
