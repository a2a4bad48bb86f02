package tepui.tools.conformance.mutant;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/** The kit finds every bug that is planted in front of the software device. */
@Tag("slow")
class MutationRunTest {
    @Test
    void everyPlantedBugIsFound() {
        List<MutationRun.Result> results = run();
        List<String> survivors = results.stream()
                .filter(r -> r.killers().isEmpty())
                .map(MutationRun.Result::name)
                .toList();
        assertEquals(List.of(), survivors);
        Set<String> areas = new HashSet<>();
        for (MutationRun.Result r : results) areas.add(r.areas().getFirst());
        assertTrue(results.size() >= 25 && areas.size() >= 10, results.size() + " bugs in " + areas.size() + " areas");
    }

    private static List<MutationRun.Result> run() {
        for (DriverProvider p : ServiceLoader.load(DriverProvider.class)) {
            if (!p.name().equals("soft")) continue;
            DeviceOptions options = new DeviceOptions(true, DeviceOptions.DEFAULT.messages(), Map.of());
            try (Device device = p.open(p.devices().getFirst(), options)) {
                return MutationRun.run(device, Set.of(), false, null);
            }
        }
        throw new AssertionError("the software driver is not on the class path");
    }
}
