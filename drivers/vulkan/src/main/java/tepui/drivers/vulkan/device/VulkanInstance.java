package tepui.drivers.vulkan.device;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.vk.Linking;
import tepui.drivers.vulkan.vk.Loader;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.DeviceOptions.MessageSink;

/**
 * Vulkan instance, a VkInstance: what surfaces and validation need is enabled where it is there. A validating one has
 * the Khronos layer with synchronization validation, and hands its messages to the sink; calls are then never linked as
 * critical, since they call back.
 */
@SuppressWarnings("restricted") // the launcher enables native access for this module
public final class VulkanInstance implements AutoCloseable {
    private static final String VALIDATION_LAYER = "VK_LAYER_KHRONOS_validation";

    public final long handle;
    public final VkCommands vk;
    public final Set<String> extensions = new HashSet<>();
    final boolean debugUtils;
    /** Calls may come back to Java. */
    final boolean callsBack;

    final Loader.Library library;
    /** The Vulkan that the validation layer knows, 0 where nothing is validated. */
    public final int layerVersion;

    private final Arena callbacks = Arena.ofShared();
    private long messenger;

    /** Keeps the system's drivers loaded; never destroyed. */
    private static @Nullable VulkanInstance kept;

    /**
     * The instance that devices are looked for with, of the system's loader. It lives as long as the process: with its last instance the
     * loader unloads the drivers, and NVIDIA's can be loaded about 15 times only, since its thread-local memory is never given back.
     */
    public static synchronized VulkanInstance lasting() {
        VulkanInstance known = kept;
        if (known == null) {
            known = new VulkanInstance(Loader.library(), null, false);
            kept = known;
        }
        return known;
    }

    /**
     * Makes one.
     *
     * @param sink null where nothing is validated
     * @param labels a debugger looks at names and labels
     */
    public VulkanInstance(Loader.Library library, @Nullable MessageSink sink, boolean labels) {
        this.library = library;
        if (library.getInstanceProcAddr() == 0) throw new IllegalStateException(Loader.whyAbsent());
        VkCommands global = VkCommands.global(new Linking.Global(library.getInstanceProcAddr()));
        try (Scratch s = Scratch.brief(65536)) {
            Set<String> there = extensions(global, s, 0);
            layerVersion = sink == null ? 0 : layerVersion(global, s);
            boolean validate = layerVersion != 0;
            if (sink != null && !validate) {
                sink.message(
                        MessageSink.Severity.LOW,
                        "the Vulkan validation layer is not installed; calls are not validated");
            }
            if (validate) there.addAll(extensions(global, s, s.string(VALIDATION_LAYER)));
            List<String> wanted = new ArrayList<>(List.of(
                    Vk.KHR_SURFACE,
                    Vk.KHR_XCB_SURFACE,
                    Vk.KHR_XLIB_SURFACE,
                    Vk.KHR_WAYLAND_SURFACE,
                    Vk.KHR_WIN32_SURFACE,
                    Vk.EXT_METAL_SURFACE,
                    Vk.EXT_HEADLESS_SURFACE,
                    Vk.KHR_PORTABILITY_ENUMERATION));
            if (validate || labels) wanted.add(Vk.EXT_DEBUG_UTILS);
            if (validate) {
                wanted.add(Vk.EXT_VALIDATION_FEATURES);
            }
            for (String name : wanted) if (there.contains(name)) extensions.add(name);
            debugUtils = extensions.contains(Vk.EXT_DEBUG_UTILS);
            boolean listens = debugUtils && validate;
            callsBack = listens || library.callsBack();

            long app = VkApplicationInfo.make(s);
            VkApplicationInfo.pEngineName(app, s.string("Tepui"));
            VkApplicationInfo.engineVersion(app, 1);
            VkApplicationInfo.apiVersion(app, version(1, 3));
            long create = VkInstanceCreateInfo.make(s);
            VkInstanceCreateInfo.pApplicationInfo(create, app);
            if (extensions.contains(Vk.KHR_PORTABILITY_ENUMERATION)) {
                VkInstanceCreateInfo.flags(create, Vk.VK_INSTANCE_CREATE_ENUMERATE_PORTABILITY_BIT_KHR);
            }
            List<String> names = List.copyOf(extensions);
            VkInstanceCreateInfo.enabledExtensionCount(create, names.size());
            VkInstanceCreateInfo.ppEnabledExtensionNames(create, s.strings(names));
            if (validate) {
                VkInstanceCreateInfo.enabledLayerCount(create, 1);
                VkInstanceCreateInfo.ppEnabledLayerNames(create, s.strings(List.of(VALIDATION_LAYER)));
                if (extensions.contains(Vk.EXT_VALIDATION_FEATURES)) {
                    long features = VkValidationFeaturesEXT.chain(s, create);
                    long enables = s.take(4);
                    Scratch.putInt(enables, Vk.VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT);
                    VkValidationFeaturesEXT.enabledValidationFeatureCount(features, 1);
                    VkValidationFeaturesEXT.pEnabledValidationFeatures(features, enables);
                }
            }
            long out = s.take(8);
            VulkanErrors.check(global.vkCreateInstance(create, 0, out), "vkCreateInstance");
            handle = Scratch.getLong(out);
            vk = VkCommands.instance(new Linking.Instance(library.getInstanceProcAddr(), handle));
            if (listens && sink != null) listen(s, sink);
        }
    }

    public static int version(int major, int minor) {
        return major << 22 | minor << 12;
    }

    private void listen(Scratch s, MessageSink sink) {
        try {
            var method = MethodHandles.lookup()
                    .findStatic(
                            VulkanInstance.class,
                            "message",
                            MethodType.methodType(
                                    int.class, MessageSink.class, int.class, int.class, long.class, long.class))
                    .bindTo(sink);
            var descriptor = FunctionDescriptor.of(
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_INT,
                    ValueLayout.JAVA_LONG,
                    ValueLayout.JAVA_LONG);
            long stub = Linker.nativeLinker()
                    .upcallStub(method, descriptor, callbacks)
                    .address();
            long create = VkDebugUtilsMessengerCreateInfoEXT.make(s);
            VkDebugUtilsMessengerCreateInfoEXT.messageSeverity(
                    create,
                    Vk.VK_DEBUG_UTILS_MESSAGE_SEVERITY_WARNING_BIT_EXT
                            | Vk.VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT);
            VkDebugUtilsMessengerCreateInfoEXT.messageType(
                    create,
                    Vk.VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT
                            | Vk.VK_DEBUG_UTILS_MESSAGE_TYPE_PERFORMANCE_BIT_EXT);
            VkDebugUtilsMessengerCreateInfoEXT.pfnUserCallback(create, stub);
            long out = s.take(8);
            if (vk.vkCreateDebugUtilsMessengerEXT(handle, create, 0, out) == 0) messenger = Scratch.getLong(out);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("VulkanInstance.message is missing", e);
        }
    }

    /** Receives a message of the layer. No exception may leave this method: the caller is native. */
    @SuppressWarnings({"unused", "CatchAndPrintStackTrace"})
    private static int message(MessageSink sink, int severity, int type, long data, long user) {
        try {
            String text = Scratch.getString(VkDebugUtilsMessengerCallbackDataEXT.pMessage(data));
            boolean error = (severity & Vk.VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT) != 0;
            sink.message(error ? MessageSink.Severity.HIGH : MessageSink.Severity.MEDIUM, text);
        } catch (Throwable t) {
            t.printStackTrace();
        }
        return 0;
    }

    private static Set<String> extensions(VkCommands global, Scratch s, long layer) {
        Set<String> names = new HashSet<>();
        long count = s.take(4);
        if (global.vkEnumerateInstanceExtensionProperties(layer, count, 0) < 0) return names;
        long list = s.take(Math.max(1, Scratch.getInt(count)) * (long) VkExtensionProperties.BYTES);
        global.vkEnumerateInstanceExtensionProperties(layer, count, list);
        for (int i = 0; i < Scratch.getInt(count); i++) {
            names.add(Scratch.getString(
                    VkExtensionProperties.extensionName(list + (long) i * VkExtensionProperties.BYTES)));
        }
        return names;
    }

    /** 0 where the validation layer is not installed. */
    private static int layerVersion(VkCommands global, Scratch s) {
        long count = s.take(4);
        if (global.vkEnumerateInstanceLayerProperties(count, 0) < 0) return 0;
        long list = s.take(Math.max(1, Scratch.getInt(count)) * (long) VkLayerProperties.BYTES);
        global.vkEnumerateInstanceLayerProperties(count, list);
        for (int i = 0; i < Scratch.getInt(count); i++) {
            long layer = list + (long) i * VkLayerProperties.BYTES;
            if (Scratch.getString(VkLayerProperties.layerName(layer)).equals(VALIDATION_LAYER)) {
                return VkLayerProperties.specVersion(layer);
            }
        }
        return 0;
    }

    /** The handles of the devices that are here. */
    public long[] physicalDevices() {
        try (Scratch s = Scratch.brief(1024)) {
            long count = s.take(4);
            int result = vk.vkEnumeratePhysicalDevices(handle, count, 0);
            if (result < 0) return new long[0];
            long list = s.take(Math.max(1, Scratch.getInt(count)) * 8L);
            vk.vkEnumeratePhysicalDevices(handle, count, list);
            long[] devices = new long[Scratch.getInt(count)];
            for (int i = 0; i < devices.length; i++) devices[i] = Scratch.getLong(list + i * 8L);
            return devices;
        }
    }

    @Override
    public void close() {
        if (messenger != 0) vk.vkDestroyDebugUtilsMessengerEXT(handle, messenger, 0);
        vk.vkDestroyInstance(handle, 0);
        callbacks.close();
    }
}
