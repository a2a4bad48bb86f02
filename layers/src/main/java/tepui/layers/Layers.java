package tepui.layers;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.layers.capture.UserCommand;
import tepui.layers.check.CheckingDevice;
import tepui.layers.check.Rule;
import tepui.layers.check.RuleSink;
import tepui.layers.count.CountingDevice;
import tepui.layers.forward.ForwardingContext;
import tepui.layers.hud.HudDevice;
import tepui.layers.hud.HudOptions;
import tepui.layers.log.LogWriter;
import tepui.layers.log.LoggingDevice;
import tepui.layers.log.RecordSink;
import tepui.layers.log.TextLog;
import tepui.layers.pipelines.PipelineRecordingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;
import tepui.pipe.DeviceOptions.MessageSink;

/**
 * Parser of lists of layers, which puts them in front of a device by a line of text, as a command line or a property
 * gives it: names separated by commas, the first nearest to the program.
 *
 * <pre>
 * log=FILE        every call as a line of text; "-" for standard error
 * binlog=FILE     every call in the binary form, without data
 * record=FILE     every call in the binary form with all data: what Replay runs
 * check           broken rules are exceptions
 * check=report    broken rules are messages of the device, the calls go on
 * mute=RULE       a rule that check does not report; may be given several times
 * count           figures per frame
 * count=N         over the last N frames
 * hud=A+B+...     figures A, B ... of the last frames over each picture
 * pipelines=FILE  what draws need, for the program's jar: see PreparingDevice
 * </pre>
 */
public final class Layers {
    private static final List<String> NAMES =
            List.of("log", "binlog", "record", "check", "mute", "count", "hud", "pipelines");

    private Layers() {}

    /** The device with the layers of {@code spec} in front of it; itself where the spec is blank. */
    public static Device wrap(Device device, String spec) {
        List<Item> items = parse(spec);
        Set<Rule> muted = examined(items);
        Device wrapped = device;
        for (Item item : items.reversed()) wrapped = wrap(wrapped, item, muted);
        return wrapped;
    }

    /** Refuses a spec that {@link #wrap(Device, String)} would refuse, whatever the device; files are not opened. */
    public static void check(String spec) {
        examined(parse(spec));
    }

    /** The rules that are muted, of items of which nothing is wrong. */
    private static Set<Rule> examined(List<Item> items) {
        Set<Rule> muted = EnumSet.noneOf(Rule.class);
        boolean checked = false;
        for (Item item : items) {
            if (item.name.equals("mute")) muted.add(rule(item));
            checked |= item.name.equals("check");
        }
        for (Item item : items) examine(item);
        if (!muted.isEmpty() && !checked) throw bad("'mute' needs 'check'");
        return muted;
    }

    /**
     * The device with all that its user asks for: figures over the picture, and layers in front of those, so that calls which draw the
     * figures are no calls of the program.
     *
     * @param figures null for none
     * @param spec of {@link #wrap(Device, String)}; null for none
     */
    public static Device wrap(Device device, @Nullable HudOptions figures, @Nullable String spec) {
        Device shown = figures == null ? device : new HudDevice(device, figures);
        return spec == null ? shown : wrap(shown, spec);
    }

    /** The layer of a class in a stack of contexts, or null. */
    public static <T extends ForwardingContext> @Nullable T find(Context context, Class<T> layer) {
        Context at = context;
        while (at instanceof ForwardingContext forwarding) {
            if (layer.isInstance(at)) return layer.cast(at);
            at = forwarding.behind();
        }
        return null;
    }

    private record Item(String name, @Nullable String value) {
        /** The value that must be there. */
        String needed(String what) {
            if (value == null || value.isEmpty()) throw bad("'" + name + "' needs " + what + ": " + name + "=...");
            return value;
        }
    }

    private static List<Item> parse(String spec) {
        if (spec.isBlank()) return List.of();
        return List.of(spec.split(",", -1)).stream().map(Layers::item).toList();
    }

    private static Item item(String text) {
        int equals = text.indexOf('=');
        String name = (equals < 0 ? text : text.substring(0, equals)).strip();
        if (!NAMES.contains(name))
            throw bad("'" + name + "' is no layer" + suggestion(name) + "; there are " + String.join(", ", NAMES));
        return new Item(name, equals < 0 ? null : text.substring(equals + 1).strip());
    }

    private static String suggestion(String name) {
        for (String known : NAMES) {
            boolean close = !name.isEmpty() && (known.startsWith(name) || name.startsWith(known));
            if (close) return ", did you mean '" + known + "'?";
        }
        return "";
    }

    /** Finds what is wrong with a value before any file is made. */
    private static void examine(Item item) {
        switch (item.name) {
            case "log", "binlog", "record", "pipelines" -> item.needed("a file");
            case "check" -> {
                if (item.value != null && !item.value.equals("report"))
                    throw bad("check is '" + item.value + "', must be 'report' or nothing");
            }
            case "count" -> window(item);
            case "hud" -> HudOptions.parse(item.needed("figures"));
            default -> {}
        }
    }

    private static Device wrap(Device device, Item item, Set<Rule> muted) {
        return switch (item.name) {
            case "log", "binlog", "record" -> {
                String file = item.needed("a file");
                yield new LoggingDevice(device, sink(device, item.name, file), item.name.equals("record"));
            }
            case "check" -> new CheckingDevice(device, ruleSink(device, item), muted);
            case "count" -> new CountingDevice(device, window(item));
            case "hud" -> new HudDevice(device, HudOptions.parse(item.needed("figures")));
            case "pipelines" ->
                new PipelineRecordingDevice(
                        device,
                        Path.of(item.needed("a file")),
                        text -> device.options().messages().message(MessageSink.Severity.NOTE, text));
            default -> device;
        };
    }

    private static RecordSink sink(Device device, String name, String file) {
        if (name.equals("log") && file.equals("-")) {
            return new TextLog(new StandardError());
        }
        try {
            Path path = Path.of(file);
            if (name.equals("log")) return new TextLog(Files.newBufferedWriter(path));
            String origin = device.info().driver() + ": " + device.info().name();
            return new LogWriter(new BufferedOutputStream(Files.newOutputStream(path)), origin);
        } catch (IOException e) {
            throw new IllegalArgumentException("layers: '" + file + "' cannot be written: " + e, e);
        }
    }

    private static RuleSink ruleSink(Device device, Item item) {
        if (item.value == null) return RuleSink.THROW;
        MessageSink messages = device.options().messages();
        return broken -> messages.message(MessageSink.Severity.HIGH, String.valueOf(broken.getMessage()));
    }

    private static Rule rule(Item item) {
        String name = item.needed("a rule");
        for (Rule rule : Rule.values()) {
            if (rule.name().equals(name.toUpperCase(Locale.ROOT))) return rule;
        }
        throw bad("'" + name + "' is no rule; '" + UserCommand.of("help rules") + "' lists them");
    }

    private static int window(Item item) {
        if (item.value == null) return CountingDevice.DEFAULT_WINDOW;
        try {
            int window = Integer.parseInt(item.value);
            if (window >= 1) return window;
        } catch (NumberFormatException e) {
            throw bad("count is '" + item.value + "', must be a number of frames");
        }
        throw bad("count is '" + item.value + "', must be at least 1");
    }

    private static IllegalArgumentException bad(String what) {
        return new IllegalArgumentException("layers: " + what);
    }

    /** Standard error, left open when the log is closed. */
    private static final class StandardError extends OutputStreamWriter {
        StandardError() {
            super(System.err, StandardCharsets.UTF_8);
        }

        @Override
        public void close() throws IOException {
            flush();
        }
    }
}
