package tepui.frontends.d3d9;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.stream.StreamMode;
import tepui.testing.LeakRun;

/** Objects and devices of Direct3D 9 that are made, used and released for long leave nothing behind; see {@link LeakRun}. */
@Tag("slow")
final class LeakTest {
    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED"})
    void objectsLeaveNothing(String driver, StreamMode mode) throws IOException, InterruptedException {
        LeakRun.check(LeakProgram.class, "objects", driver, mode, LeakRun.rounds(400));
    }

    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED"})
    void devicesLeaveNothing(String driver, StreamMode mode) throws IOException, InterruptedException {
        LeakRun.check(LeakProgram.class, "devices", driver, mode, LeakRun.rounds(200) / 2);
    }
}
