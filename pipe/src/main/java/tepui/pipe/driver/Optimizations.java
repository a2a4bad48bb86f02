package tepui.pipe.driver;

import java.util.List;
import tepui.pipe.DeviceOptions;

/**
 * Optimisations of a driver. Each can be left out by the setting {@code without}, a list of names, to measure what it is
 * worth. Without
 * <ul>
 *   <li>batches: each draw is submitted and waited for
 *   <li>state: each draw sets everything anew
 *   <li>pipelines: what the driver remembers of pipelines helps no draw
 *   <li>tracking: a draw knows nothing of how the last one used its resources, so everything waits or goes back to a common state
 *   <li>memory: each buffer and each upload has an allocation of its own, used once
 * </ul>
 * The page of the driver says what that is there.
 */
public record Optimizations(boolean batches, boolean state, boolean pipelines, boolean tracking, boolean memory) {
    private static final List<String> NAMES = List.of("batches", "state", "pipelines", "tracking", "memory");

    /** Reads the settings. */
    public static Optimizations of(DeviceOptions options) {
        List<String> without = List.of(options.setting("without", "").split("[,+]", -1));
        for (String name : without) {
            if (name.isEmpty() || NAMES.contains(name)) continue;
            throw new IllegalArgumentException(
                    "open: the setting 'without' names '" + name + "', must be of " + String.join(", ", NAMES));
        }
        return new Optimizations(
                !without.contains("batches"),
                !without.contains("state"),
                !without.contains("pipelines"),
                !without.contains("tracking"),
                !without.contains("memory"));
    }

    /** Is there something to be done after a draw? */
    public boolean spendsOnDraws() {
        return !batches || !state || !tracking;
    }
}
