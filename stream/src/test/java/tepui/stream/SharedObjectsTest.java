package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/**
 * Contexts of many threads that share what they replace all the time: {@code -Dtepui.shared.sequences=10000} for more of them, {@code
 * -Dtepui.shared.seed=N} for the first, {@code -Dtepui.shared.seconds=N} for how long at most, {@code -Dtepui.shared.driver=vulkan} for one driver.
 */
class SharedObjectsTest {
    private static final int SEQUENCES = Integer.getInteger("tepui.shared.sequences", 12);
    private static final long SEED = Long.getLong("tepui.shared.seed", 1);
    private static final long SECONDS = Long.getLong("tepui.shared.seconds", 86_400);
    private static final String DRIVER = System.getProperty("tepui.shared.driver", "");

    /** No call fails, and the validation layers have nothing to say. */
    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED", "d3d12, OFF", "d3d12, THREADED"})
    void threadsThatAgreeWhenToReplaceDoNotFail(String driver, StreamMode mode) throws InterruptedException {
        run(driver, mode, false);
    }

    /** Whoever finds an object gone is refused; nothing else happens to anyone. Direct3D 12 asks front ends for a lock. */
    @ParameterizedTest
    @CsvSource({"soft, OFF", "soft, THREADED", "vulkan, OFF", "vulkan, THREADED"})
    void threadsThatRaceAreRefusedAtMost(String driver, StreamMode mode) throws InterruptedException {
        run(driver, mode, true);
    }

    private static void run(String driver, StreamMode mode, boolean races) throws InterruptedException {
        Assumptions.assumeTrue(DRIVER.isEmpty() || DRIVER.equals(driver), "another driver is asked for");
        Assumptions.assumeTrue(
                !driver.equals("d3d12") || DRIVER.equals(driver),
                "vkd3d on lavapipe ended the process once; -Dtepui.shared.driver=d3d12 asks for it");
        List<String> said = new CopyOnWriteArrayList<>();
        // A device that validates makes the stream wait for each packet.
        DeviceOptions options = new DeviceOptions(
                mode == StreamMode.OFF,
                (severity, text) -> {
                    // Who races is not promised in which order.
                    boolean order = races && text.contains("SYNC-HAZARD");
                    if (severity == DeviceOptions.MessageSink.Severity.HIGH && !order) said.add(text);
                },
                Map.of());
        // One device for all: what goes wrong late is seen, too.
        Device opened = Devices.open(driver, options);
        try (Device device = Streams.wrap(opened, StreamOptions.DEFAULT.withMode(mode))) {
            long start = System.nanoTime();
            long seed = SEED;
            for (; seed < SEED + SEQUENCES && System.nanoTime() - start < SECONDS * 1_000_000_000L; seed++) {
                int threads = 2 + new Random(seed).nextInt(7);
                try (SharedProgram program = new SharedProgram(device, races)) {
                    Throwable failure = program.run(seed, threads, 60);
                    if (failure != null) fail("seed " + seed + ", " + threads + " threads: " + failure, failure);
                }
                assertEquals(List.of(), said, "seed " + seed + ", " + threads + " threads");
            }
            System.out.println(driver + ", " + mode + ": " + (seed - SEED) + " sequences from seed " + SEED);
        }
        assertEquals(List.of(), said, "the end");
    }
}
