package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;

/** A rung that does not end says where it stands. */
class LadderWatchTest {
    @Test
    void aRungThatTakesTooLongIsReportedWithItsStack() throws InterruptedException {
        PrintStream before = System.err;
        ByteArrayOutputStream said = new ByteArrayOutputStream();
        System.setErr(new PrintStream(said, true, StandardCharsets.UTF_8));
        try {
            CountDownLatch ended = new CountDownLatch(1);
            try (LadderWatch watch = new LadderWatch("some rung", 1, ended::countDown)) {
                watch.enters("drawing frame 7");
                ended.await();
            }
        } finally {
            System.setErr(before);
        }
        String report = said.toString(StandardCharsets.UTF_8);
        assertTrue(report.contains("'some rung' has taken longer than 1 s"), report);
        assertTrue(report.contains("it was drawing frame 7"), report);
        assertTrue(report.contains("aRungThatTakesTooLongIsReportedWithItsStack"), report);
    }
}
