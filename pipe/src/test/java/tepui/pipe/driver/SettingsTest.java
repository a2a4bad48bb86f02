package tepui.pipe.driver;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import org.junit.jupiter.api.Test;
import tepui.pipe.DeviceOptions;

class SettingsTest {
    @Test
    void nothingIsLeftOutUnasked() {
        assertEquals(new Optimizations(true, true, true, true, true), Optimizations.of(DeviceOptions.DEFAULT));
    }

    @Test
    void whatIsNamedIsLeftOut() {
        assertEquals(
                new Optimizations(false, true, true, true, false), Optimizations.of(with("without", "batches,memory")));
        assertEquals(
                new Optimizations(true, false, false, false, true),
                Optimizations.of(with("without", "state+pipelines+tracking")));
    }

    @Test
    void whatNoDriverSavesIsRefusedByName() {
        Exception e =
                assertThrows(IllegalArgumentException.class, () -> Optimizations.of(with("without", "state,gold")));
        assertTrue(e.getMessage().contains("'gold'"), e.getMessage());
    }

    @Test
    void latencyIsANumberOfFrames() {
        assertEquals(2, FramePacer.latency(DeviceOptions.DEFAULT));
        assertEquals(0, FramePacer.latency(with("latency", "0")));
        for (String wrong : new String[] {"-1", "16", "two"}) {
            Exception e =
                    assertThrows(IllegalArgumentException.class, () -> FramePacer.latency(with("latency", wrong)));
            assertTrue(e.getMessage().contains("'" + wrong + "'"), e.getMessage());
        }
    }

    private static DeviceOptions with(String name, String value) {
        return new DeviceOptions(false, (severity, text) -> {}, Map.of(name, value));
    }
}
