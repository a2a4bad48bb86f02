package tepui.tools.kit;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import tepui.pipe.DeviceInfo;

/**
 * Expectation lists, the failures that are expected of a driver: three lists in {@code tools/kit/expectations}, one
 * entry a line, {@code *} for any text, {@code #} starts the reason. A case in "fails" that passes is a failure too, so
 * that the lists never grow stale; "flakes" may do either; "skips" are not run, for cases that would take the process
 * down.
 *
 * <p>{@code DRIVER-fails.txt} holds for all devices of a driver, {@code DRIVER.DEVICE-fails.txt} for those whose name begins with
 * these words: {@code vulkan.llvmpipe}, {@code vulkan.nvidia}, {@code vulkan.nvidia-h200}. All that fit are taken together.
 */
public record Expectations(List<Entry> fails, List<Entry> flakes, List<Entry> skips) {
    /** Entry of a list: one line. */
    public record Entry(String pattern, String reason) {}

    public static final Expectations NONE = new Expectations(List.of(), List.of(), List.of());

    /** The lists of a driver; a list that is not there is empty. */
    public static Expectations of(String driver) {
        return of(driver, Expectations.class::getResourceAsStream);
    }

    /** The lists of a driver and of a device of it. */
    public static Expectations of(DeviceInfo device) {
        return of("", device, Expectations.class::getResourceAsStream);
    }

    /** The lists of another suite for a driver and a device of it; their names begin with the suite's. */
    public static Expectations of(String suite, DeviceInfo device, Files files) {
        List<Entry> fails = new ArrayList<>();
        List<Entry> flakes = new ArrayList<>();
        List<Entry> skips = new ArrayList<>();
        for (String name : names(device)) {
            Expectations e = of(suite + name, files);
            fails.addAll(e.fails);
            flakes.addAll(e.flakes);
            skips.addAll(e.skips);
        }
        return new Expectations(fails, flakes, skips);
    }

    /** Names of lists for a device, without their ends: the driver, then with one word of the device's name, two, and so on. */
    static List<String> names(DeviceInfo device) {
        List<String> names = new ArrayList<>();
        names.add(device.driver());
        StringBuilder name = new StringBuilder(device.driver()).append('.');
        for (String word : device.name().toLowerCase(Locale.ROOT).split("[^a-z0-9]+")) {
            if (word.isEmpty()) continue;
            if (name.charAt(name.length() - 1) != '.') name.append('-');
            names.add(name.append(word).toString());
        }
        return names;
    }

    /** Source that opens a file of the folder "expectations" beside a class; null where there is none. */
    @FunctionalInterface
    public interface Files {
        @Nullable
        InputStream open(String file);
    }

    /** The lists of another suite, which opens them itself: a module's resources are its own. */
    public static Expectations of(String name, Files files) {
        return new Expectations(
                read(name + "-fails.txt", files), read(name + "-flakes.txt", files), read(name + "-skips.txt", files));
    }

    /** The entries of both. */
    public Expectations and(Expectations other) {
        return new Expectations(joined(fails, other.fails), joined(flakes, other.flakes), joined(skips, other.skips));
    }

    private static List<Entry> joined(List<Entry> first, List<Entry> second) {
        List<Entry> all = new ArrayList<>(first);
        all.addAll(second);
        return all;
    }

    private static List<Entry> read(String file, Files files) {
        try (InputStream in = files.open("expectations/" + file)) {
            if (in == null) return List.of();
            return parse(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static List<Entry> parse(List<String> lines) {
        List<Entry> entries = new ArrayList<>();
        for (String line : lines) {
            int hash = line.indexOf('#');
            String pattern = (hash < 0 ? line : line.substring(0, hash)).strip();
            String reason = hash < 0 ? "" : line.substring(hash + 1).strip();
            if (!pattern.isEmpty()) entries.add(new Entry(pattern, reason));
        }
        return entries;
    }

    /** The entry of a list that names the case, or null. */
    public @Nullable Entry find(List<Entry> list, String name) {
        for (Entry e : list) {
            if (matches(e.pattern, name)) return e;
        }
        return null;
    }

    /** Does {@code name} match a pattern in which {@code *} stands for any text? */
    static boolean matches(String pattern, String name) {
        String[] parts = pattern.split("\\*", -1);
        if (parts.length == 1) return pattern.equals(name);
        if (!name.startsWith(parts[0])) return false;
        int at = parts[0].length();
        for (int i = 1; i < parts.length - 1; i++) {
            int found = name.indexOf(parts[i], at);
            if (found < 0) return false;
            at = found + parts[i].length();
        }
        String last = parts[parts.length - 1];
        return name.length() - at >= last.length() && name.endsWith(last);
    }
}
