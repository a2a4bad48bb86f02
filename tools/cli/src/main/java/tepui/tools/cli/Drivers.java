package tepui.tools.cli;

import java.util.ArrayList;
import java.util.Comparator;
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

    private final List<Found> all;

    private Drivers(List<Found> all) {
        this.all = all;
    }

    /** Those on the module path. */
    static Drivers find() {
        List<DriverProvider> providers = new ArrayList<>();
        try {
            ServiceLoader.load(DriverProvider.class).forEach(providers::add);
        } catch (ServiceConfigurationError e) {
            throw new IllegalStateException("a driver's module is broken: " + e.getMessage(), e);
        }
        return of(providers);
    }

    static Drivers of(List<DriverProvider> providers) {
        List<Found> all = new ArrayList<>();
        providers.stream()
                .sorted(Comparator.comparingInt(DriverProvider::rank).reversed())
                .forEach(provider -> all.add(ask(provider)));
        for (String name : KNOWN) {
            if (all.stream().noneMatch(found -> found.name().equals(name))) {
                all.add(new Found(name, "", null, List.of(), "not part of this build"));
            }
        }
        return new Drivers(List.copyOf(all));
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

    List<Found> all() {
        return all;
    }

    /**
     * The driver that {@code --driver} names, or the best one with a device that does something. Where {@code --device} names a device, it
     * is the only one of what is answered, and a driver that has it is preferred.
     */
    Found choose(Arguments arguments) throws UsageException, FailureException {
        String name = arguments.get("--driver");
        String device = arguments.get("--device");
        if (name == null) {
            for (Found found : all) {
                if (!found.absent().isEmpty()) continue;
                if (device != null && !DeviceInfo.named(found.devices(), device).isEmpty()) {
                    return only(found, device, arguments);
                }
                if (device == null && found.devices().getFirst().kind() != DeviceInfo.Kind.NOTHING) return found;
            }
            if (device != null) throw arguments.wrong("no driver has a device '" + device + "'" + devices(all));
            throw new FailureException("no driver has a device here that draws; './tepui info' says why");
        }
        List<String> names = new ArrayList<>();
        for (Found found : all) {
            if (!found.name().equals(name)) {
                names.add(found.name());
            } else if (!found.absent().isEmpty()) {
                throw new FailureException("the driver " + name + " cannot be used: " + found.absent());
            } else {
                return device == null ? found : only(found, device, arguments);
            }
        }
        throw arguments.wrong("there is no driver '" + name + "'" + Suggestion.of(name, names) + " Drivers: "
                + String.join(", ", names));
    }

    /** The driver with one of its devices. */
    private static Found only(Found found, String device, Arguments arguments) throws UsageException {
        List<DeviceInfo> fit = DeviceInfo.named(found.devices(), device);
        if (fit.size() != 1) {
            throw arguments.wrong((fit.isEmpty() ? "no device is called '" : "more than one device is called '")
                    + device + "'" + devices(List.of(found)));
        }
        return new Found(found.name(), found.description(), found.provider(), fit, "");
    }

    private static String devices(List<Found> of) {
        StringBuilder text = new StringBuilder(". Devices:");
        String next = " ";
        for (Found found : of) {
            for (DeviceInfo d : found.devices()) {
                text.append(next)
                        .append(found.name())
                        .append(' ')
                        .append(d.index())
                        .append(" is ");
                text.append(d.name()).append(" (").append(d.id()).append(')');
                next = "; ";
            }
        }
        return text.toString();
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
