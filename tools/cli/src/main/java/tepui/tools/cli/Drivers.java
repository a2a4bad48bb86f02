package tepui.tools.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;

/** List of the drivers of this build, loaded once, the best first, and of the project's drivers that are not in it. */
final class Drivers {
    /** All drivers that the project knows of, whether this build has them or not. */
    static final List<String> KNOWN = List.of("vulkan", "d3d12", "soft", "null");

    /**
     * Driver as it was found.
     *
     * @param provider null where the driver is not in this build
     * @param absent why it cannot be used; empty where it can
     */
    record Found(
            String name,
            String description,
            @Nullable DriverProvider provider,
            List<DeviceInfo> devices,
            String absent) {}

    /** Their devices, and ranks, which depend on those, are looked for when first asked for. */
    private final List<DriverProvider> providers;

    private @Nullable List<Found> all;

    private Drivers(List<DriverProvider> providers) {
        this.providers = providers;
    }

    /** Those on the module path. */
    static Drivers find() {
        List<DriverProvider> providers = new ArrayList<>();
        try {
            for (DriverProvider provider : ServiceLoader.load(DriverProvider.class)) providers.add(provider);
        } catch (ServiceConfigurationError e) {
            throw new IllegalStateException("a driver's module is broken: " + e.getMessage(), e);
        }
        return of(providers);
    }

    static Drivers of(List<DriverProvider> providers) {
        return new Drivers(List.copyOf(providers));
    }

    // A driver that fails while it looks for devices is absent, with that reason; it must not take the others along.
    private static Found ask(DriverProvider provider) {
        try {
            List<DeviceInfo> devices = provider.devices();
            return new Found(
                    provider.name(),
                    provider.description(),
                    provider,
                    devices,
                    devices.isEmpty() ? provider.unavailable() : "");
        } catch (RuntimeException | LinkageError e) {
            return new Found(
                    provider.name(), provider.description(), provider, List.of(), "failed to look for devices: " + e);
        }
    }

    /** All of them, asked once. */
    List<Found> all() {
        List<Found> found = all;
        if (found != null) return found;
        found = new ArrayList<>();
        List<String> missing = new ArrayList<>(KNOWN);
        List<DriverProvider> sorted = new ArrayList<>(providers);
        sorted.sort((a, b) -> Integer.compare(b.rank(), a.rank()));
        for (DriverProvider provider : sorted) {
            found.add(ask(provider));
            missing.remove(provider.name());
        }
        for (String name : missing) found.add(new Found(name, "", null, List.of(), "not part of this build"));
        all = List.copyOf(found);
        return all;
    }

    /**
     * The driver that {@code --driver} names, or the best one with a device that does something. Where {@code --device} names a device, it
     * is the only one of what is answered, and a driver that has it is preferred.
     */
    Found choose(Arguments arguments) throws UsageException, FailureException {
        return choose(arguments.get("--driver"), arguments.get("--device"), "", arguments);
    }

    /** The device that {@code --show-on} names, as {@code DEVICE} or {@code DRIVER:DEVICE}; null where the option is not there. */
    @Nullable
    Found shower(Arguments arguments) throws UsageException, FailureException {
        String on = arguments.get(Option.SHOW_ON.name());
        if (on == null) return null;
        int colon = on.indexOf(':');
        String device = on.substring(colon + 1);
        String driver = colon < 0 ? null : on.substring(0, colon);
        return choose(driver, device.isEmpty() ? null : device, "--show-on is '" + on + "': ", arguments);
    }

    private Found choose(@Nullable String name, @Nullable String device, String head, Arguments arguments)
            throws UsageException, FailureException {
        if (name == null) {
            for (Found found : all()) {
                if (!found.absent().isEmpty()) continue;
                if (device != null && !DeviceInfo.named(found.devices(), device).isEmpty()) {
                    return only(found, device, head, arguments);
                }
                if (device == null && found.devices().getFirst().kind() != DeviceInfo.Kind.NOTHING) return found;
            }
            if (device != null) {
                List<DeviceInfo> devices = new ArrayList<>();
                for (Found found : all()) devices.addAll(found.devices());
                throw arguments.wrong(
                        head + "no driver has a device '" + device + "'. Devices: " + DeviceInfo.listed(devices));
            }
            throw new FailureException(head + "no driver has a device here that draws; './tepui info' says why");
        }
        // The others are not asked: looking for their devices loads libraries.
        for (DriverProvider provider : providers) {
            if (!provider.name().equals(name)) continue;
            Found found = ask(provider);
            if (!found.absent().isEmpty())
                throw new FailureException(head + "the driver " + name + " cannot be used: " + found.absent());
            return device == null ? found : only(found, device, head, arguments);
        }
        if (KNOWN.contains(name))
            throw new FailureException(head + "the driver " + name + " cannot be used: not part of this build");
        List<String> names = new ArrayList<>();
        for (Found found : all()) names.add(found.name());
        throw arguments.wrong(head + "there is no driver '" + name + "'" + Suggestion.of(name, names) + " Drivers: "
                + String.join(", ", names));
    }

    /** The driver of a name, which is part of the product. */
    Found named(String name) throws FailureException {
        for (DriverProvider provider : providers) {
            if (!provider.name().equals(name)) continue;
            Found found = ask(provider);
            if (found.absent().isEmpty()) return found;
            throw new FailureException("the driver " + name + " cannot be used: " + found.absent());
        }
        throw new FailureException("the driver " + name + " cannot be used: not part of this build");
    }

    /** The driver with one of its devices. */
    private static Found only(Found found, String device, String head, Arguments arguments) throws UsageException {
        try {
            DeviceInfo fit = DeviceInfo.only(found.devices(), device);
            return new Found(found.name(), found.description(), found.provider(), List.of(fit), "");
        } catch (IllegalArgumentException e) {
            throw arguments.wrong(head + e.getMessage());
        }
    }

    /** Opens the driver's first device. */
    static Device open(Found found, DeviceOptions options) throws FailureException {
        return open(found, found.devices().getFirst(), options);
    }

    static Device open(Found found, DeviceInfo device, DeviceOptions options) throws FailureException {
        DriverProvider provider = found.provider();
        if (provider == null)
            throw new FailureException("the driver " + found.name() + " cannot be used: " + found.absent());
        try {
            return provider.open(device, options);
        } catch (RuntimeException | LinkageError e) {
            throw new FailureException("the device '" + device.name() + "' cannot be opened: " + e.getMessage(), e);
        }
    }
}
