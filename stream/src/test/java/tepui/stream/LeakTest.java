package tepui.stream;

import java.io.IOException;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.testing.LeakRun;
import tepui.testing.Need;

/** Objects of each kind that are made, used and destroyed for long leave nothing behind; see {@link LeakRun}. */
@Tag("slow")
class LeakTest {
    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED", "d3d12, OFF"})
    void objectsLeaveNothing(String driver, StreamMode mode) throws IOException, InterruptedException {
        LeakRun.check(LeakProgram.class, "objects", driver, mode, LeakRun.rounds(800));
    }

    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED", "d3d12, OFF"})
    void contextsAndSurfacesLeaveNothing(String driver, StreamMode mode) throws IOException, InterruptedException {
        LeakRun.check(LeakProgram.class, "contexts", driver, mode, LeakRun.rounds(200) / 2);
    }

    @ParameterizedTest
    @CsvSource({"vulkan, OFF", "vulkan, THREADED"})
    void windowsLeaveNothing(String driver, StreamMode mode) throws IOException, InterruptedException {
        Need.XVFB.require();
        LeakRun.check(LeakProgram.class, "windows", driver, mode, LeakRun.rounds(100) / 2);
    }
}
