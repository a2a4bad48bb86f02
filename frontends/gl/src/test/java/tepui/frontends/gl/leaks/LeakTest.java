package tepui.frontends.gl.leaks;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.stream.StreamMode;
import tepui.testing.LeakRun;

/** Objects of OpenGL and contexts that are made, used and deleted for long leave nothing behind; see {@link LeakRun}. */
@Tag("slow")
class LeakTest {
    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED"})
    void objectsLeaveNothing(String driver, StreamMode mode) throws IOException, InterruptedException {
        LeakRun.check(LeakProgram.class, "objects", driver, mode, LeakRun.rounds(300));
    }

    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED"})
    void contextsLeaveNothing(String driver, StreamMode mode) throws IOException, InterruptedException {
        LeakRun.check(LeakProgram.class, "contexts", driver, mode, LeakRun.rounds(200) / 2);
    }
}
