package tepui.drivers.d3d12;

import java.util.List;
import tepui.pipe.DeviceOptions;

/**
 * What the driver saves, each of which can be left out by the setting {@code without}, a list of names, to measure what it is worth. Without
 * <ul>
 *   <li>batches: each draw is submitted and waited for
 *   <li>state: each draw sets everything anew
 *   <li>pipelines: each draw looks its pipeline up in the large table
 *   <li>tracking: resources go back to a common state after each draw
 *   <li>memory: each buffer and each upload has an allocation of its own, used once
 * </ul>
 */
record Economies(boolean batches, boolean state, boolean pipelines, boolean tracking, boolean memory) {
    private static final List<String> NAMES = List.of("batches", "state", "pipelines", "tracking", "memory");

    static Economies of(DeviceOptions options) {
        List<String> without = List.of(options.setting("without", "").split("[,+]", -1));
        for (String name : without) {
            if (name.isEmpty() || NAMES.contains(name)) continue;
            throw new IllegalArgumentException(
                    "open: the setting 'without' names '" + name + "', must be of " + String.join(", ", NAMES));
        }
        return new Economies(
                !without.contains("batches"),
                !without.contains("state"),
                !without.contains("pipelines"),
                !without.contains("tracking"),
                !without.contains("memory"));
    }

    /** Is there something to be done after a draw? */
    boolean spendsOnDraws() {
        return !batches || !state || !tracking;
    }
}
