package tepui.pipe;

import java.util.List;
import java.util.Locale;
import java.util.StringJoiner;

/**
 * Identity of a device that can be opened.
 *
 * @param index position in the driver's list
 * @param id stable name: a UUID where there is one
 */
public record DeviceInfo(String driver, int index, String id, String name, Kind kind, String vendor, String version) {
    /** Kinds of devices, by what does the work. */
    public enum Kind {
        DISCRETE,
        INTEGRATED,
        VIRTUAL,
        SOFTWARE,
        NOTHING
    }

    /**
     * The devices of a list that a person's word names: by index, else by id, else by a part of the name or the id, whatever the case.
     * More than one where the word is not enough.
     */
    public static List<DeviceInfo> named(List<DeviceInfo> devices, String word) {
        String wanted = word.strip().toLowerCase(Locale.ROOT);
        List<DeviceInfo> exact = devices.stream()
                .filter(d -> Integer.toString(d.index()).equals(wanted)
                        || plain(d.id()).equals(plain(wanted)))
                .toList();
        if (!exact.isEmpty() || wanted.isEmpty()) return exact;
        return devices.stream()
                .filter(d -> d.name().toLowerCase(Locale.ROOT).contains(wanted)
                        || plain(d.id()).startsWith(plain(wanted)))
                .toList();
    }

    /**
     * The device of a list that a person's word names.
     *
     * @throws IllegalArgumentException where the word names none or several; the message lists those there are
     */
    public static DeviceInfo only(List<DeviceInfo> devices, String word) {
        List<DeviceInfo> fit = named(devices, word);
        if (fit.size() == 1) return fit.getFirst();
        throw new IllegalArgumentException(
                (fit.isEmpty() ? "no device is called '" : "more than one device is called '") + word + "'. Devices: "
                        + listed(fit.isEmpty() ? devices : fit));
    }

    /** Devices as a message lists them: driver, index, name and id. */
    public static String listed(List<DeviceInfo> devices) {
        StringJoiner text = new StringJoiner("; ");
        for (DeviceInfo d : devices) text.add(d.driver + " " + d.index + " is " + d.name + " (" + d.id + ")");
        return text.toString();
    }

    /** Ids are written with dashes and without. */
    private static String plain(String id) {
        return id.replace("-", "").toLowerCase(Locale.ROOT);
    }
}
