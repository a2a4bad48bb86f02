package tepui.tools.cli;

import java.lang.reflect.Field;
import java.lang.reflect.Modifier;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import tepui.pipe.Caps;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/**
 * Command that lists drivers, their devices and what these can do, and why a driver is absent. Capabilities and format
 * bits are read by reflection from the contract's own classes, so that a new one is shown without a change here.
 */
final class InfoCommand implements Command {
    private static final Option JSON = new Option("--json", "", "everything, with all formats, for a program to read");

    @Override
    public String name() {
        return "info";
    }

    @Override
    public String summary() {
        return "Lists drivers, devices and their capabilities, and why an absent driver is absent.";
    }

    @Override
    public List<Option> options() {
        return List.of(JSON, new Option("--driver", "D", "this driver only"), Option.DEVICE);
    }

    @Override
    public List<String> examples() {
        return List.of("info", "info --driver vulkan --json");
    }

    @Override
    public int run(Arguments arguments, Terminal terminal) throws UsageException, FailureException {
        Drivers drivers = Drivers.find();
        List<Drivers.Found> shown = arguments.has("--driver") || arguments.has("--device")
                ? List.of(drivers.choose(arguments))
                : drivers.all();
        terminal.out().print(arguments.has("--json") ? json(shown) : text(shown));
        return 0;
    }

    static String text(List<Drivers.Found> shown) {
        StringBuilder text = new StringBuilder();
        text.append(String.format(
                "Tepui %s, Java %s, %s %s, %d processors%n",
                Main.version(),
                System.getProperty("java.version"),
                System.getProperty("os.name"),
                System.getProperty("os.arch"),
                Runtime.getRuntime().availableProcessors()));
        for (Drivers.Found found : shown) {
            if (!found.absent().isEmpty()) {
                text.append(String.format("%n%s is absent: %s%n", found.name(), found.absent()));
                continue;
            }
            text.append(String.format("%n%s: %s%n", found.name(), found.description()));
            for (DeviceInfo info : found.devices()) {
                // A driver may say more than a version: what is emulated, what is missing.
                String[] version = info.version().split("; ", -1);
                text.append(String.format(
                        "  device %d: %s (%s, %s, version %s)%n",
                        info.index(),
                        info.name(),
                        info.kind().name().toLowerCase(Locale.ROOT),
                        info.vendor(),
                        version[0]));
                if (!info.id().isEmpty())
                    text.append("    id: ").append(info.id()).append('\n');
                for (int i = 1; i < version.length; i++) {
                    int word = version[i].indexOf(' ');
                    String title = word < 0 ? "also" : version[i].substring(0, word);
                    wrap(text, title, List.of(version[i].substring(word + 1).split(", ", -1)));
                }
                try (Device device = Drivers.open(found, info, DeviceOptions.DEFAULT)) {
                    capabilities(text, device);
                } catch (FailureException e) {
                    text.append("    ").append(e.getMessage()).append('\n');
                }
            }
        }
        return text.toString();
    }

    private static void capabilities(StringBuilder text, Device device) {
        List<String> limits = new ArrayList<>();
        List<String> can = new ArrayList<>();
        List<String> cannot = new ArrayList<>();
        fields(device.caps()).forEach((name, value) -> {
            if (!(value instanceof Boolean known)) {
                limits.add(name + " " + (value instanceof int[] list ? java.util.Arrays.toString(list) : value));
            } else if (known) {
                can.add(name);
            } else {
                cannot.add(name);
            }
        });
        wrap(text, "limits", limits);
        wrap(text, "can", can);
        wrap(text, "cannot", cannot);
        List<String> formats = new ArrayList<>();
        supportBits().forEach((name, bit) -> {
            int count = 0;
            for (Format format : Format.values()) {
                if ((device.formatSupport(format) & bit) != 0) count++;
            }
            formats.add(name.toLowerCase(Locale.ROOT) + " " + count);
        });
        wrap(text, "formats of " + Format.values().length, formats);
    }

    private static void wrap(StringBuilder text, String title, List<String> words) {
        StringBuilder line = new StringBuilder("    ").append(title).append(": ");
        if (words.isEmpty()) line.append("none");
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i) + (i + 1 < words.size() ? ", " : "");
            if (line.length() + word.stripTrailing().length() > 120) {
                text.append(line.toString().stripTrailing()).append('\n');
                line = new StringBuilder("      ");
            }
            line.append(word);
        }
        text.append(line).append('\n');
    }

    static String json(List<Drivers.Found> shown) {
        Json json = new Json();
        json.begin("", '{')
                .value("tepui", Main.version())
                .value("java", System.getProperty("java.version"))
                .value("os", System.getProperty("os.name"))
                .value("arch", System.getProperty("os.arch"))
                .value("processors", Runtime.getRuntime().availableProcessors())
                .begin("drivers", '[');
        for (Drivers.Found found : shown) {
            json.begin("", '{').value("name", found.name());
            if (!found.description().isEmpty()) json.value("description", found.description());
            if (!found.absent().isEmpty()) json.value("absent", found.absent());
            json.begin("devices", '[');
            for (DeviceInfo info : found.devices()) {
                json.begin("", '{')
                        .value("index", info.index())
                        .value("id", info.id())
                        .value("name", info.name())
                        .value("kind", info.kind().name().toLowerCase(Locale.ROOT))
                        .value("vendor", info.vendor())
                        .value("version", info.version());
                try (Device device = Drivers.open(found, info, DeviceOptions.DEFAULT)) {
                    json.begin("capabilities", '{');
                    fields(device.caps()).forEach(json::value);
                    json.end('}').begin("formats", '{');
                    for (Format format : Format.values()) {
                        formatJson(json, format, device.formatSupport(format));
                    }
                    json.end('}');
                } catch (FailureException e) {
                    json.value("absent", String.valueOf(e.getMessage()));
                }
                json.end('}');
            }
            json.end(']').end('}');
        }
        return json.end(']').end('}') + "\n";
    }

    private static void formatJson(Json json, Format format, int support) {
        List<String> words = new ArrayList<>();
        supportBits().forEach((name, bit) -> {
            if ((support & bit) != 0) words.add(name.toLowerCase(Locale.ROOT));
        });
        json.value(format.name(), String.join(" ", words));
    }

    /** The public fields of the capabilities, in their order. */
    static Map<String, Object> fields(Caps caps) {
        Map<String, Object> fields = new LinkedHashMap<>();
        for (Field field : Caps.class.getFields()) {
            if (!Modifier.isStatic(field.getModifiers())) fields.put(field.getName(), read(field, caps));
        }
        return fields;
    }

    private static Map<String, Integer> supportBits() {
        Map<String, Integer> bits = new LinkedHashMap<>();
        for (Field field : FormatSupport.class.getFields()) {
            if (field.getType() == int.class
                    && read(field, null) instanceof Integer bit
                    && Integer.bitCount(bit) == 1) {
                bits.put(field.getName(), bit);
            }
        }
        return bits;
    }

    private static Object read(Field field, @org.jspecify.annotations.Nullable Object of) {
        try {
            return field.get(of);
        } catch (IllegalAccessException e) {
            throw new IllegalStateException(field + " is public, yet cannot be read", e);
        }
    }
}
