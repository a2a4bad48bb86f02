package tepui.testing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/** Processes that end, that do what is waited for, and that hang. */
@EnabledOnOs(OS.LINUX)
final class ProcessWaitsTest {
    private static Process shell(String script) throws IOException {
        return new ProcessBuilder("sh", "-c", script).start();
    }

    @Test
    void aProcessThatEndsTellsItsStatus() throws Exception {
        assertEquals(3, ProcessWaits.ended(shell("exit 3")));
    }

    @Test
    void aProcessThatHangsIsEndedWithItsChildren() throws Exception {
        Process process = shell("sleep 100000; true");
        ProcessHandle child = child(process);
        AssertionError e = assertThrows(AssertionError.class, () -> ProcessWaits.ended(process, 2));
        assertTrue(e.getMessage().startsWith("hangs: "), e.getMessage());
        process.onExit().join();
        child.onExit().join();
    }

    private static ProcessHandle child(Process process) throws InterruptedException {
        assertTrue(
                ProcessWaits.comes(process, () -> process.children().findAny().isPresent()));
        return process.children().findAny().orElseThrow();
    }

    @Test
    void whatDoesNotComeIsNotWaitedForPastTheEnd() throws Exception {
        assertFalse(ProcessWaits.comes(shell("true"), () -> false));
        assertTrue(ProcessWaits.comes(shell("true"), () -> true));
    }

    @Test
    void whatDoesNotComeOfAProcessThatStaysIsAFailure() throws Exception {
        Process process = shell("exec sleep 100000");
        assertThrows(AssertionError.class, () -> ProcessWaits.comes(process, () -> false, 2));
        process.onExit().join();
    }
}
