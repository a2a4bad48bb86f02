package tepui.pipe.pipeline;

import java.util.List;
import tepui.pipe.DeviceOptions;

/**
 * Levels of pipeline look-up before the table of the program is asked. Each can be left out, to measure what it is
 * worth: the setting {@code pipelines} names those that are there, or is {@code none}.
 *
 * @param dirty a draw looks nothing up if nothing was set that a key contains
 * @param current the pipeline in hand
 * @param transitions its neighbours
 */
public record PipelineLevels(boolean dirty, boolean current, boolean transitions) {
    private static final List<String> NAMES = List.of("dirty", "current", "transitions", "none");

    /** Reads the settings. */
    public static PipelineLevels of(DeviceOptions options) {
        List<String> levels = List.of(
                options.setting("pipelines", "dirty,current,transitions").split(",", -1));
        for (String level : levels) {
            if (level.isEmpty() || NAMES.contains(level)) continue;
            throw new IllegalArgumentException(
                    "open: the setting 'pipelines' names '" + level + "', must be of " + String.join(", ", NAMES));
        }
        return new PipelineLevels(levels.contains("dirty"), levels.contains("current"), levels.contains("transitions"));
    }
}
