package tepui.targets.lwjgl.window;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import tepui.layers.Layers;
import tepui.layers.hud.HudOptions;
import tepui.layers.pipelines.PipelineRecordingDevice;
import tepui.layers.show.ShowingDevice;
import tepui.layers.time.FrameTimeDevice;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DriverProvider;
import tepui.stream.Streams;

/**
 * Holder of the devices of the process. The first one is opened when the first context is made, and is all that most programs have: contexts can share objects only on one device. Others are for
 * programs that ask which there are and choose one.
 */
public final class Devices {
    /** The property that says to the agent, whichever loader has it, that a device was opened, or was to be. */
    public static final String OPENED = "tepui.opened";

    private static @Nullable Device device;
    private static volatile boolean anyLost;
    private static @Nullable List<DeviceInfo> offered;
    private static final Map<DeviceInfo, Device> OTHERS = new HashMap<>();

    /** Set while a thread looks for devices or opens one. */
    private static final ThreadLocal<Boolean> LOOKING = ThreadLocal.withInitial(() -> false);

    private Devices() {}

    /**
     * What looks for devices. A driver of the system may use EGL for that, and find the one that is Tepui's; its calls come back here on the same thread, where the system's loader waits for itself.
     *
     * @throws NestedCallException where the thread does so already
     */
    private static <T> T looking(Supplier<T> what) {
        if (LOOKING.get()) throw new NestedCallException();
        LOOKING.set(true);
        try {
            return what.get();
        } finally {
            LOOKING.set(false);
        }
    }

    private static List<DriverProvider> providers() {
        List<DriverProvider> providers = new ArrayList<>();
        for (DriverProvider provider : ServiceLoader.load(DriverProvider.class, DriverProvider.class.getClassLoader()))
            providers.add(provider);
        return providers;
    }

    /** The best first. Their ranks depend on their devices, so this looks for those of all drivers. */
    private static List<DriverProvider> ranked() {
        List<DriverProvider> providers = providers();
        providers.sort((a, b) -> Integer.compare(b.rank(), a.rank()));
        return providers;
    }

    /** The device by the settings of the process; another one where that was lost, for what is made from now on. */
    public static synchronized Device get() {
        Device d = device;
        if (d == null) {
            Settings settings = Settings.get();
            // Also where that fails, which is told to the program.
            System.setProperty(OPENED, "true");
            d = looking(() -> layered(find(settings.driver(), settings.device()), settings));
            device = d;
        } else if (d.lost() != null) {
            d = replacement(() -> find(Settings.get().driver(), Settings.get().device()));
            device = d;
        }
        return d;
    }

    /** A device in place of a lost one, which is not closed: contexts and windows of it may still be there. */
    private static Device replacement(Supplier<Device> open) {
        anyLost = true;
        Settings settings = Settings.get();
        Device opened = looking(() -> Streams.wrap(showing(open.get(), settings)));
        if (!settings.quiet())
            System.err.println("tepui: the device was lost; contexts that are made from now on draw on another one,"
                    + " without layers and recordings");
        return opened;
    }

    /** Was a device lost that another one has taken the place of? */
    public static boolean isAnyLost() {
        return anyLost;
    }

    /**
     * The devices that a program may choose among: first the process's own, behind it, where the settings name no device, the others of the driver that they name, or of all drivers that draw, the best
     * first.
     */
    public static synchronized List<DeviceInfo> offered() {
        List<DeviceInfo> known = offered;
        if (known == null) {
            known = looking(Devices::search);
            offered = known;
        }
        return known;
    }

    private static List<DeviceInfo> search() {
        Settings settings = Settings.get();
        String driver = settings.driver();
        List<DeviceInfo> list = new ArrayList<>();
        list.add(choose(driver, settings.device()).device());
        if (settings.device() == null) {
            for (DriverProvider provider : driver == null ? ranked() : providers()) {
                if (driver != null && !driver.equals(provider.name())) continue;
                for (DeviceInfo d : provider.devices()) {
                    boolean draws = driver != null || d.kind() != DeviceInfo.Kind.NOTHING;
                    if (draws && !list.contains(d)) list.add(d);
                }
            }
        }
        return List.copyOf(list);
    }

    /** One of {@link #offered}, opened at the first call. */
    public static synchronized Device of(DeviceInfo info) {
        if (info.equals(offered().getFirst())) return get();
        Device known = OTHERS.get(info);
        if (known == null) {
            known = looking(() -> layered(choose(info).open(), Settings.get()));
            OTHERS.put(info, known);
        } else if (known.lost() != null) {
            known = replacement(() -> choose(info).open());
            OTHERS.put(info, known);
        }
        return known;
    }

    private static Device layered(Device found, Settings settings) {
        Consumer<String> log = settings.quiet() ? line -> {} : line -> System.err.println("tepui: " + line);
        Device drawing = ShippedPipelines.prepare(found, settings.pipelines(), log);
        boolean isTimed = Boolean.getBoolean("tepui.device-times") && drawing.caps().timestamps;
        Device timed = isTimed ? new FrameTimeDevice(drawing) : drawing;
        Device opened = Streams.wrap(showing(timed, settings));
        if (!settings.quiet()) {
            System.err.println("tepui: OpenGL on " + opened.info().driver() + " ("
                    + opened.info().name() + ")" + (settings.offscreen() ? ", windows are offscreen" : ""));
        }
        Device debugged = ShaderDebugging.wrap(opened, log);
        Path record = settings.recordPipelines();
        Device noted = record == null ? debugged : new PipelineRecordingDevice(debugged, record, log);
        Device layered = Layers.wrap(noted, HudOptions.ofEnvironment(), settings.layers());
        return FrameCaptures.wrap(layered, settings);
    }

    /**
     * A device by the names of {@link DeviceChoice}, with command streams in front of it, unless {@code tepui.stream} says otherwise.
     *
     * @param driver null for the best one that draws
     * @param name null for the driver's first device
     */
    public static Device open(@Nullable String driver, @Nullable String name) {
        Device opened = Streams.wrap(looking(() -> find(driver, name)));
        System.setProperty(OPENED, "true");
        return opened;
    }

    /** One of {@link #offered} for a face of its own, and what shows its windows by the settings, with command streams in front. */
    public static Device open(DeviceInfo info, Settings settings) {
        return Streams.wrap(looking(() -> showing(choose(info).open(), settings)));
    }

    /** Has another device show the windows, where the settings name one. */
    private static Device showing(Device drawing, Settings settings) {
        String on = settings.showOn();
        if (on == null) return drawing;
        int colon = on.indexOf(':');
        String driver = colon < 0 ? null : on.substring(0, colon);
        String name = colon < 0 ? on : on.substring(colon + 1);
        try {
            Device shower = find(driver, name.isEmpty() ? null : name);
            return new ShowingDevice(drawing, shower, settings.showWait());
        } catch (RuntimeException e) {
            drawing.close();
            throw new IllegalStateException("tepui.show-on is '" + on + "': " + e.getMessage(), e);
        }
    }

    private static Device find(@Nullable String driver, @Nullable String name) {
        return choose(driver, name).open();
    }

    private static DeviceChoice choose(DeviceInfo info) {
        return choose(info.driver(), Integer.toString(info.index()));
    }

    private static DeviceChoice choose(@Nullable String driver, @Nullable String name) {
        return DeviceChoice.of(driver == null ? ranked() : providers(), driver, name);
    }
}
