package tepui.layers.debug;

import java.nio.file.Path;
import java.util.function.Consumer;

/**
 * Options of debugging: a pixel, and where sources and messages go.
 *
 * @param folder where sources are written, in a folder {@code shaders}
 * @param log is told of each shader's file, and of what cannot be debugged
 */
public record DebugOptions(DebugLanes lanes, Path folder, Consumer<String> log) {
    /** The default invocation of each stage. */
    public static DebugOptions middle(Path folder, Consumer<String> log) {
        return new DebugOptions(DebugLanes.DEFAULT, folder, log);
    }
}
