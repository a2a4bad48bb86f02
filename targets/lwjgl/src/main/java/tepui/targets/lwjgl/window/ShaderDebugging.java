package tepui.targets.lwjgl.window;

import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tepui.layers.debug.DebugDevice;
import tepui.layers.debug.DebugOptions;
import tepui.pipe.Device;

/**
 * Debugging of shaders by the properties {@code tepui.debug-shaders}, which is true or the folder for sources, and {@code
 * tepui.debug-pixel}.
 */
final class ShaderDebugging {
    private static final Path FOLDER = Path.of("tepui-shaders");

    private ShaderDebugging() {}

    /** The device, with the layer that debugs where the process is asked for it. */
    static Device wrap(Device device, Consumer<String> log) {
        String folder = System.getProperty("tepui.debug-shaders");
        if (folder == null || folder.equals("false")) return device;
        Path to = folder.isEmpty() || folder.equals("true") ? FOLDER : Path.of(folder);
        String pixel = System.getProperty("tepui.debug-pixel");
        int @Nullable [] place = pixel == null ? null : DebugOptions.pixel(pixel);
        if (pixel != null && place == null)
            throw new IllegalArgumentException("tepui.debug-pixel is '" + pixel + "', must be a pixel, as in 120,80");
        DebugOptions options =
                place == null ? DebugOptions.middle(to, log) : new DebugOptions(place[0], place[1], to, log);
        return new DebugDevice(device, options);
    }
}
