package tepui.targets.lwjgl.window;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.layers.Layers;
import tepui.layers.debug.DebugLanes;
import tepui.layers.hud.HudOptions;
import tepui.pipe.DeviceOptions;
import tepui.stream.StreamMode;

/**
 * Settings by which a program is run, from system properties: {@code tepui.driver}, {@code tepui.device}, {@code tepui.show-on}, {@code tepui.show-wait}, {@code tepui.layers}, {@code
 * tepui.window}, {@code tepui.frames}, {@code tepui.out}, {@code tepui.capture}, {@code tepui.capture-to}, {@code
 * tepui.pipelines}, {@code tepui.record-pipelines}, {@code tepui.trace}, {@code tepui.quiet}; {@code tepui.stream}, {@code
 * tepui.hud}, {@code tepui.debug-shaders} and {@code tepui.debug-pixel}, {@code -vertex}, {@code -primitive} and {@code -invocation} are read by what they are for. The agent sets them from its argument, the launcher from its options.
 *
 * @param driver name of a driver; null for the best one there is
 * @param device number, UUID or part of the name of a device; null for the driver's first
 * @param showOn the device that shows windows, as {@code device} or {@code driver:device}; null for the one that draws
 * @param showWait whether a present waits until that device has the picture
 * @param layers layers in front of it, as {@code tepui demo --layers} takes them
 * @param offscreen whether windows are only remembered
 * @param frames after which the program is asked to close its window; 0 for never
 * @param out where the last picture goes
 * @param capture the frame that is captured, from 1; 0 for none, {@link #BY_KEY}
 * @param captureTo where it goes; null for a name of its own
 * @param pipelines a recording of pipelines to make ahead, or {@code off}; null for those that the program brings
 * @param recordPipelines where a recording of this run goes
 * @param trace where a trace of its calls goes
 */
public record Settings(
        @Nullable String driver,
        @Nullable String device,
        @Nullable String showOn,
        boolean showWait,
        @Nullable String layers,
        boolean offscreen,
        int frames,
        @Nullable Path out,
        int capture,
        @Nullable Path captureTo,
        @Nullable String pipelines,
        @Nullable Path recordPipelines,
        @Nullable Path trace,
        boolean quiet) {
    /** Names of the settings, without the prefix. */
    public static final List<String> NAMES = List.of(
            "driver",
            "device",
            "show-on",
            "show-wait",
            "hang",
            "stream",
            "layers",
            "hud",
            "window",
            "frames",
            "out",
            "capture",
            "capture-to",
            "pipelines",
            "record-pipelines",
            "trace",
            "debug-shaders",
            "debug-pixel",
            "debug-vertex",
            "debug-primitive",
            "debug-invocation",
            "quiet");

    /** {@link #capture} where a key says which frame. */
    static final int BY_KEY = -1;

    private static final String PREFIX = "tepui.";

    private static final class Holder {
        static final Settings SETTINGS = read();
    }

    /** Those of this process, read once. */
    public static Settings get() {
        return Holder.SETTINGS;
    }

    /** Sets a property, as {@code name=value} or {@code name}; one that was given on the command line of java stays. */
    public static void put(String text) {
        int equals = text.indexOf('=');
        String name = equals < 0 ? text : text.substring(0, equals);
        if (!NAMES.contains(name))
            throw new IllegalArgumentException("tepui: there is no option '" + name + "'; there are " + NAMES);
        if (equals >= 0) check(name, name, text.substring(equals + 1));
        // Before main, where joined strings are expensive.
        String property = PREFIX.concat(name);
        if (System.getProperty(property) == null)
            System.setProperty(property, equals < 0 ? "true" : text.substring(equals + 1));
    }

    /**
     * Refuses a value that an option cannot have; what only a driver can say is not asked.
     *
     * @param called what the option is called where it was given
     */
    public static void check(String name, String called, String value) {
        switch (name) {
            case "hud" -> HudOptions.parse(value);
            case "layers" -> Layers.check(value);
            case "stream" -> StreamMode.of(value);
            default -> {}
        }
        String allowed = switch (name) {
            case "window" ->
                value.equals("auto") || value.equals("display") || value.equals("offscreen")
                        ? null
                        : "auto, display or offscreen";
            case "hang" ->
                value.matches("[1-9][0-9]{0,6}") ? null : "milliseconds that a shader may take, from 1 to 9999999";
            case "frames" -> value.matches("[0-9]{1,9}") ? null : "a number of pictures, 0 for no end";
            case "capture" -> value.matches("[1-9][0-9]{0,8}|key") ? null : "the number of a frame, from 1, or key";
            case "pipelines" ->
                value.equals("off") || Files.isRegularFile(Path.of(value)) ? null : "a file that is there, or off";
            case "debug-pixel" -> lane(name, value) != null ? null : "a pixel, as in 120,80";
            case "debug-vertex" ->
                lane(name, value) != null ? null : "a vertex, as in 7, or one of an instance, as in 7,2";
            case "debug-primitive" -> lane(name, value) != null ? null : "the number of a primitive, from 0";
            case "debug-invocation" -> lane(name, value) != null ? null : "a global invocation, as in 8,4,0";
            default -> null;
        };
        if (allowed != null) throw new IllegalArgumentException(called + " is '" + value + "', must be " + allowed);
    }

    /** The numbers that say which invocation is debugged; null where the text is none. */
    static @Nullable List<Integer> lane(String name, String value) {
        return switch (name) {
            case "debug-vertex" -> DebugLanes.numbers(value, 1, 2);
            case "debug-primitive" -> DebugLanes.numbers(value, 1, 1);
            case "debug-invocation" -> DebugLanes.numbers(value, 1, 3);
            default -> DebugLanes.numbers(value, 2, 2);
        };
    }

    private static Settings read() {
        String window = System.getProperty(PREFIX + "window", "auto");
        String frames = System.getProperty(PREFIX + "frames", "0");
        check("window", PREFIX + "window", window);
        check("frames", PREFIX + "frames", frames);
        boolean offscreen = isOffscreen(window);
        String out = System.getProperty(PREFIX + "out");
        String capture = System.getProperty(PREFIX + "capture");
        if (capture != null) check("capture", PREFIX + "capture", capture);
        int captured = capture == null ? 0 : capture.equals("key") ? BY_KEY : Integer.parseInt(capture);
        int most = Integer.parseInt(frames);
        // Nobody sees what comes behind the frame, and nobody can close a window that is not there.
        if (most == 0 && offscreen && captured > 0) most = captured;
        String captureTo = System.getProperty(PREFIX + "capture-to");
        String record = System.getProperty(PREFIX + "record-pipelines");
        String trace = System.getProperty(PREFIX + "trace");
        return new Settings(
                System.getProperty(PREFIX + "driver"),
                System.getProperty(PREFIX + "device"),
                System.getProperty(PREFIX + "show-on"),
                Boolean.getBoolean(PREFIX + "show-wait"),
                System.getProperty(PREFIX + "layers"),
                offscreen,
                most,
                out == null ? null : Path.of(out),
                captured,
                captureTo == null ? null : Path.of(captureTo),
                System.getProperty(PREFIX + "pipelines"),
                record == null ? null : Path.of(record),
                trace == null ? null : Path.of(trace),
                Boolean.getBoolean(PREFIX + "quiet"));
    }

    /** What devices are opened with. */
    static DeviceOptions deviceOptions() {
        String hang = System.getProperty(PREFIX + "hang");
        if (hang == null) return DeviceOptions.DEFAULT;
        check("hang", PREFIX + "hang", hang);
        return new DeviceOptions(false, DeviceOptions.DEFAULT.messages(), Map.of("hang", hang));
    }

    /**
     * Whether windows are only remembered.
     *
     * @param window what the setting says
     */
    public static boolean isOffscreen(String window) {
        return window.equals("offscreen") || window.equals("auto") && !hasDisplay();
    }

    /** Windows and macOS always have one; elsewhere two variables name it. */
    private static boolean hasDisplay() {
        String system = System.getProperty("os.name", "");
        if (system.startsWith("Windows") || system.startsWith("Mac")) return true;
        return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY");
    }

    private static boolean isSet(String variable) {
        String value = System.getenv(variable);
        return value != null && !value.isEmpty();
    }
}
