package tepui.targets.lwjgl.window;

import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import tepui.layers.debug.DebugDevice;
import tepui.layers.debug.DebugLanes;
import tepui.layers.debug.DebugOptions;
import tepui.pipe.Device;

/**
 * Debugging of shaders by the properties {@code tepui.debug-shaders}, which is true or the folder for sources, and {@code
 * tepui.debug-pixel}, {@code -vertex}, {@code -primitive} and {@code -invocation}.
 */
final class ShaderDebugging {
    private static final Path FOLDER = Path.of("tepui-shaders");

    private ShaderDebugging() {}

    /** The device, with the layer that debugs where the process is asked for it. */
    static Device wrap(Device device, Consumer<String> log) {
        String folder = System.getProperty("tepui.debug-shaders");
        if (folder == null || folder.equals("false")) return device;
        Path to = folder.isEmpty() || folder.equals("true") ? FOLDER : Path.of(folder);
        DebugLanes lanes = new DebugLanes(
                numbers("debug-pixel"),
                numbers("debug-vertex"),
                numbers("debug-primitive"),
                numbers("debug-invocation"));
        DebugOptions options = new DebugOptions(lanes, to, log);
        return new DebugDevice(device, options);
    }

    /** The numbers of a property; none where it is not set. */
    private static List<Integer> numbers(String name) {
        String text = System.getProperty("tepui." + name);
        if (text == null) return List.of();
        Settings.check(name, "tepui." + name, text);
        List<Integer> all = Settings.lane(name, text);
        return all == null ? List.of() : all;
    }
}
