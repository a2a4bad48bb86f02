package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.pipe.Device;
import tepui.tools.kit.Expectations;
import tepui.tools.kit.KitOptions;
import tepui.tools.kit.KitReport;
import tepui.tools.kit.KitRunner;

/** The conformance kit through a stream: a few thousand uses of the contract that must give the same as without one. */
class KitThroughStreamTest {
    @ParameterizedTest
    @CsvSource({"null, INLINE", "null, SYNC", "null, THREADED", "soft, INLINE", "soft, THREADED", "vulkan, THREADED"})
    void theKitPasses(String driver, StreamMode mode) {
        try (Device device = Devices.stream(driver, mode)) {
            KitOptions options = new KitOptions(List.of(), Expectations.of(device.info()), null, null, false, false);
            KitReport report = KitRunner.run(device, options);
            assertEquals(List.of(), report.with(KitReport.Outcome.FAILED));
            assertTrue(report.count(KitReport.Outcome.PASSED) > 500, report.summary());
        }
    }
}
