package tepui.drivers.vulkan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.device.Faults;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.VulkanInstance;
import tepui.drivers.vulkan.program.ShaderObjects;
import tepui.drivers.vulkan.vk.Loader;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.VkPhysicalDeviceProperties;
import tepui.pipe.Device;
import tepui.pipe.DeviceInfo;
import tepui.pipe.DeviceOptions;
import tepui.pipe.DriverProvider;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.HangWatch;
import tepui.pipe.driver.Optimizations;

/**
 * Provider of the driver: finds Vulkan's devices and opens them. Settings: {@code hide}, or the property {@code
 * tepui.vulkan.hide}, names of extensions and of features with commas between, which are treated as absent; {@code
 * hostVisible=off}, as if the processor could not reach the device's memory; {@code latency}, how many presented frames
 * the device may be behind; {@code headless=on}, swapchains for surfaces without a window; {@code objects=on}, or the
 * property {@code tepui.vulkan.objects}, binds shaders without pipelines where the device can ({@link ShaderObjects});
 * {@code passes}, whether passes begin {@code now} or {@code later}, when their end is known; {@code fail}, calls that
 * are to fail, see {@link Faults}.
 */
public final class VulkanProvider implements DriverProvider {
    /** For programs that take no settings. */
    private static final String HIDDEN = System.getProperty("tepui.vulkan.hide", "");

    /** Null until it is needed: finding it loads libraries. */
    private Loader.@Nullable Library library;

    private @Nullable List<DeviceInfo> found;
    private String why = "";

    /** Found by {@link java.util.ServiceLoader}. */
    public VulkanProvider() {}

    /** With commands that come from elsewhere. */
    VulkanProvider(Loader.Library library) {
        this.library = library;
    }

    private synchronized Loader.Library library() {
        Loader.Library known = library;
        if (known == null) {
            known = Loader.library();
            library = known;
        }
        return known;
    }

    @Override
    public String name() {
        return "vulkan";
    }

    @Override
    public String description() {
        return "Vulkan 1.1 and later";
    }

    /** Before the software device where there is hardware, behind it where Vulkan is software too. */
    @Override
    public int rank() {
        for (DeviceInfo d : devices()) if (d.kind() != DeviceInfo.Kind.SOFTWARE) return 100;
        return -100;
    }

    @Override
    public synchronized List<DeviceInfo> devices() {
        List<DeviceInfo> known = found;
        if (known != null) return known;
        List<DeviceInfo> list = new ArrayList<>();
        if (library().getInstanceProcAddr() == 0) {
            why = Loader.whyAbsent();
        } else {
            try {
                if (library() == Loader.library()) {
                    describe(VulkanInstance.lasting(), list);
                } else {
                    try (VulkanInstance instance = new VulkanInstance(library(), null, false)) {
                        describe(instance, list);
                    }
                }
            } catch (RuntimeException e) {
                why = "Vulkan cannot be used: " + e.getMessage();
            }
        }
        found = List.copyOf(list);
        return found;
    }

    private void describe(VulkanInstance instance, List<DeviceInfo> list) {
        long[] devices = instance.physicalDevices();
        for (int i = 0; i < devices.length; i++) {
            DeviceInfo info = describe(instance, devices[i], i);
            if (info != null) list.add(info);
        }
        if (list.isEmpty() && why.isEmpty()) {
            why = "the Vulkan loader found no device; install a driver, or name one in VK_DRIVER_FILES";
        }
    }

    private @Nullable DeviceInfo describe(VulkanInstance instance, long physical, int index) {
        try (DeviceFeatures f = new DeviceFeatures(instance.vk, physical, Set.of())) {
            String name = Scratch.getString(VkPhysicalDeviceProperties.deviceName(f.properties));
            if (f.apiVersion < VulkanInstance.version(1, 1)) {
                why = name + " has Vulkan 1.0 only, 1.1 is the least";
                return null;
            }
            DeviceInfo.Kind kind = switch (VkPhysicalDeviceProperties.deviceType(f.properties)) {
                case Vk.VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU -> DeviceInfo.Kind.DISCRETE;
                case Vk.VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU -> DeviceInfo.Kind.INTEGRATED;
                case Vk.VK_PHYSICAL_DEVICE_TYPE_CPU -> DeviceInfo.Kind.SOFTWARE;
                default -> DeviceInfo.Kind.VIRTUAL;
            };
            String version = (f.apiVersion >>> 22) + "." + (f.apiVersion >>> 12 & 1023) + "." + (f.apiVersion & 4095)
                    + (f.driverName.isEmpty() ? "" : ", " + f.driverName)
                    + (f.lacks().isEmpty() ? "" : "; lacks " + String.join(", ", f.lacks()));
            return new DeviceInfo(
                    "vulkan",
                    index,
                    f.uuid,
                    name,
                    kind,
                    vendor(VkPhysicalDeviceProperties.vendorID(f.properties)),
                    version);
        }
    }

    private static String vendor(int id) {
        return switch (id) {
            case 0x1002 -> "AMD";
            case 0x1010 -> "Imagination";
            case 0x106b -> "Apple";
            case 0x10de -> "NVIDIA";
            case 0x13b5 -> "Arm";
            case 0x5143 -> "Qualcomm";
            case 0x8086 -> "Intel";
            case 0x10005 -> "Mesa";
            default -> "0x" + Integer.toHexString(id);
        };
    }

    @Override
    public String unavailable() {
        return devices().isEmpty() ? why : "";
    }

    private static final Set<String> SETTINGS = Set.of(
            "hide",
            "hostVisible",
            "cache",
            "pipelines",
            "quick",
            "libraries",
            "optimise",
            "report",
            "latency",
            "headless",
            "fail",
            "passes",
            "without",
            "budget",
            "hang",
            "descriptors",
            "objects",
            "labels");

    @Override
    public Device open(DeviceInfo device, DeviceOptions options) {
        if (!devices().contains(device)) {
            throw new IllegalArgumentException("open: device is " + device + ", must be one of devices()");
        }
        for (String setting : options.settings().keySet()) {
            if (SETTINGS.contains(setting)) continue;
            options.messages()
                    .message(
                            DeviceOptions.MessageSink.Severity.LOW,
                            "the Vulkan driver has no setting '" + setting + "'; it is ignored");
        }
        Optimizations optimizations = Optimizations.of(options);
        Faults faults = Faults.of(options.setting("fail", ""));
        long budget = bytes(options.setting("budget", "0"));
        boolean labels = isOn(options, "labels", debuggerIsThere() ? "on" : "off");
        VulkanInstance instance = new VulkanInstance(library(), options.validate() ? options.messages() : null, labels);
        long[] handles = instance.physicalDevices();
        if (device.index() >= handles.length) {
            instance.close();
            throw new UnsupportedByDeviceException("open: device " + device.name() + " is no longer there");
        }
        long physical = handles[device.index()];
        Set<String> hidden =
                new HashSet<>(Arrays.asList(options.setting("hide", HIDDEN).split(",", -1)));
        boolean objects = isOn(options, "objects", "off");
        if (objects && instance.layerVersion != 0 && instance.layerVersion < ShaderObjects.FIRST_VALIDATED) {
            objects = false;
            options.messages()
                    .message(
                            DeviceOptions.MessageSink.Severity.LOW,
                            "the Vulkan validation layer is older than shader objects (1.3.246); pipelines are used");
        }
        if (!objects) hidden.add(Vk.EXT_SHADER_OBJECT);
        // An older layer knows NVIDIA's extension, which does the same, and reports this one.
        if (instance.layerVersion != 0 && instance.layerVersion < DeviceFeatures.FIRST_COMPUTE_DERIVATIVES)
            hidden.add(Vk.KHR_COMPUTE_SHADER_DERIVATIVES);
        DeviceFeatures features = new DeviceFeatures(instance.vk, physical, hidden);
        boolean hostVisible = !options.setting("hostVisible", "on").equals("off");
        boolean pushes = options.setting("descriptors", "sets").equals("push");
        Gpu.Options chosen =
                new Gpu.Options(hostVisible, optimizations, faults, budget, pushes, HangWatch.nanos(options));
        Gpu gpu = new Gpu(instance, physical, features, chosen);
        return new VulkanDevice(device, options, gpu);
    }

    /** The setting, else the property for programs that take no settings. */
    private static boolean isOn(DeviceOptions options, String name, String otherwise) {
        String setting = options.setting(name, System.getProperty("tepui.vulkan." + name, otherwise));
        return switch (setting) {
            case "on" -> true;
            case "off" -> false;
            default -> throw new IllegalArgumentException("open: " + name + " is '" + setting + "', must be on or off");
        };
    }

    /** RenderDoc's launcher sets this for its layer, which is in the process then. */
    private static boolean debuggerIsThere() {
        return "1".equals(System.getenv("ENABLE_VULKAN_RENDERDOC_CAPTURE"));
    }

    private static long bytes(String text) {
        try {
            long n = Long.parseLong(text);
            if (n >= 0) return n;
        } catch (NumberFormatException e) {
            // Said below.
        }
        throw new IllegalArgumentException("open: budget is '" + text + "', must be a number of bytes");
    }
}
