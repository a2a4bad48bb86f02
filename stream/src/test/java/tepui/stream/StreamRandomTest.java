package tepui.stream;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tepui.pipe.Device;

/**
 * Random programs give the same, read for read, straight on the driver, inline and threaded. {@code -Dtepui.stream.sequences=N} runs N of them,
 * {@code -Dtepui.stream.seed=S} from seed S on.
 */
class StreamRandomTest {
    private static final int STEPS = 150;

    @ParameterizedTest
    @ValueSource(strings = {"soft", "vulkan"})
    void allModesGiveTheSame(String driver) {
        int sequences = Integer.getInteger("tepui.stream.sequences", 200);
        long first = Long.getLong("tepui.stream.seed", 1);
        long merged = 0;
        long renames = 0;
        long direct = 0;
        long staged = 0;
        try (Device plain = Devices.open(driver);
                Device inline = Devices.stream(driver, StreamMode.INLINE);
                Device threaded = Streams.wrap(Devices.open(driver), StreamOptions.DEFAULT.withChunks(2))) {
            for (long seed = first; seed < first + sequences; seed++) {
                long expected = run(plain, seed);
                if (seed % 4 == 0) assertEquals(expected, run(inline, seed), driver + ", inline, seed " + seed);
                try (RandomProgram program = new RandomProgram(threaded)) {
                    assertEquals(expected, program.run(seed, STEPS), driver + ", threaded, seed " + seed);
                    StreamCounters counters = program.counters();
                    merged += counters.mergedDraws;
                    renames += counters.renames;
                    direct += counters.directWrites;
                    staged += counters.stagedUploads;
                }
            }
        }
        assertTrue(
                merged > 0 && renames > 0 && direct > 0 && staged > 0,
                merged + " merged, " + renames + " renamed, " + direct + " in place, " + staged + " staged");
    }

    private static long run(Device device, long seed) {
        try (RandomProgram program = new RandomProgram(device)) {
            return program.run(seed, STEPS);
        }
    }
}
