package tepui.tools.bench;

import java.util.LinkedHashMap;
import java.util.Map;

/** Options of one benchmark: names with a default each, flags among them with the default "no". */
final class Options {
    private final Map<String, String> values;

    private Options(Map<String, String> values) {
        this.values = values;
    }

    /** Reads {@code --name value}, {@code --name=value} and bare flags; anything unknown is an exception that lists what is known. */
    static Options parse(String[] args, int from, Map<String, String> own) {
        Map<String, String> defaults = new LinkedHashMap<>(own);
        // Every table can be had in every form.
        defaults.putIfAbsent("--format", "markdown");
        defaults.putIfAbsent("--csv", "");
        Map<String, String> values = new LinkedHashMap<>(defaults);
        for (int i = from; i < args.length; i++) {
            int equals = args[i].indexOf('=');
            String name = equals < 0 ? args[i] : args[i].substring(0, equals);
            String standard = defaults.get(name);
            if (standard == null) {
                throw new IllegalArgumentException(
                        "bench: there is no option '" + name + "'; there are " + String.join(", ", defaults.keySet()));
            }
            if (equals >= 0) values.put(name, args[i].substring(equals + 1));
            else if (standard.equals("no")) values.put(name, "yes");
            else if (i + 1 < args.length) values.put(name, args[++i]);
            else throw new IllegalArgumentException("bench: option " + name + " needs a value");
        }
        return new Options(values);
    }

    String get(String name) {
        return values.getOrDefault(name, "");
    }

    boolean is(String name) {
        return get(name).equals("yes");
    }

    int number(String name) {
        try {
            int n = Integer.parseInt(get(name));
            if (n > 0) return n;
        } catch (NumberFormatException e) {
            // said below, as for a number that is too small
        }
        throw new IllegalArgumentException(
                "bench: option " + name + " is '" + get(name) + "', must be a number above 0");
    }
}
