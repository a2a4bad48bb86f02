package tepui.tools.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;

/** Each of the published tests runs without an error of OpenGL, and draws as often as it says. */
class CallTableTest {
    static Stream<String> names() {
        return CallCase.all().stream().map(CallCase::name);
    }

    private static CallCase find(String name) {
        return CallTable.chosen(name).getFirst();
    }

    @ParameterizedTest
    @MethodSource("names")
    void aStepHasItsDraws(String name) {
        CallCase c = find(name);
        try (Device device = ChosenDevice.open("null", "", DeviceOptions.DEFAULT)) {
            long[] draws = new long[2];
            CallTable.run(device, c, (step, context) -> {
                step.run();
                draws[0] = context.pipe().counters().draws;
                step.run();
                draws[1] = context.pipe().counters().draws;
            });
            assertEquals((long) c.iterations() * c.draws(), draws[1] - draws[0]);
        }
    }

    @Test
    void namesAreDistinctAndFirstWordsMeanAll() {
        List<String> names = names().toList();
        assertEquals(names.size(), names.stream().distinct().count());
        assertEquals(10, CallTable.chosen("draw").size());
        assertEquals(14, CallTable.chosen("draw,elements").size());
        IllegalArgumentException e = assertThrows(IllegalArgumentException.class, () -> CallTable.chosen("draws"));
        assertTrue(String.valueOf(e.getMessage()).contains("draw.none"), e::getMessage);
    }
}
