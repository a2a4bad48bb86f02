package tepui.drivers.vulkan.present;

import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.device.VulkanErrors;
import tepui.drivers.vulkan.device.VulkanInstance;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkCommands;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.Surface;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.XcbWindow;

/** Factory of a VkSurfaceKHR from a window's handles, with the extension of its window system. */
@SuppressWarnings("restricted") // the launcher enables native access for this module
public final class WindowSurfaces {
    private WindowSurfaces() {}

    /** Whether windows of any system can be presented to. */
    public static boolean any(VulkanInstance instance) {
        for (Surface.WindowSystem s : Surface.WindowSystem.values()) {
            if (instance.extensions.contains(extension(s))) return true;
        }
        return false;
    }

    /**
     * Does the device present to windows of this X server itself? NVIDIA's driver speaks to the server by GLX: without that it finds its devices,
     * and ends the process when it is asked about a window.
     */
    static boolean presents(DeviceCore device, Surface.Target.Window w) {
        DeviceFeatures features = device.gpu.features;
        if (!features.swapchain || !device.gpu.instance.extensions.contains(extension(w.system()))) return false;
        if (features.driverId != Vk.VK_DRIVER_ID_NVIDIA_PROPRIETARY) return true;
        return XcbWindow.serverHas(w, "GLX");
    }

    private static String extension(Surface.WindowSystem system) {
        return switch (system) {
            case X11 -> Vk.KHR_XLIB_SURFACE;
            case XCB -> Vk.KHR_XCB_SURFACE;
            case WAYLAND -> Vk.KHR_WAYLAND_SURFACE;
            case WIN32 -> Vk.KHR_WIN32_SURFACE;
            case METAL_LAYER -> Vk.EXT_METAL_SURFACE;
        };
    }

    /**
     * The handle of a new surface.
     *
     * @param connection where the window's own is not known: one to the X server of the environment, or 0
     */
    static long of(VulkanInstance instance, Surface.Target.Window w, long connection) {
        boolean xcb = connection != 0;
        String needed = extension(xcb ? Surface.WindowSystem.XCB : w.system());
        if (!instance.extensions.contains(needed)) {
            throw new UnsupportedByDeviceException("createSurface: system is " + w.system()
                    + ", for which the installed Vulkan lacks " + needed + "; give the device a Pixels target");
        }
        if (w.window() == 0) {
            throw new IllegalArgumentException("createSurface: window is 0, must be a window of " + w.system());
        }
        VkCommands vk = instance.vk;
        try (Scratch s = Scratch.brief(256)) {
            long out = s.take(8);
            int result = xcb
                    ? xcb(vk, instance, s, connection, w, out)
                    : switch (w.system()) {
                        case XCB -> xcb(vk, instance, s, w.display(), w, out);
                        case X11 -> {
                            long info = VkXlibSurfaceCreateInfoKHR.make(s);
                            VkXlibSurfaceCreateInfoKHR.dpy(info, w.display());
                            VkXlibSurfaceCreateInfoKHR.window(info, w.window());
                            yield vk.vkCreateXlibSurfaceKHR(instance.handle, info, 0, out);
                        }
                        case WAYLAND -> {
                            if (w.display() == 0) {
                                throw new IllegalArgumentException(
                                        "createSurface: display is 0, must be the wl_display");
                            }
                            long info = VkWaylandSurfaceCreateInfoKHR.make(s);
                            VkWaylandSurfaceCreateInfoKHR.display(info, w.display());
                            VkWaylandSurfaceCreateInfoKHR.surface(info, w.window());
                            yield vk.vkCreateWaylandSurfaceKHR(instance.handle, info, 0, out);
                        }
                        case WIN32 -> {
                            long info = VkWin32SurfaceCreateInfoKHR.make(s);
                            VkWin32SurfaceCreateInfoKHR.hinstance(info, w.display() != 0 ? w.display() : thisProgram());
                            VkWin32SurfaceCreateInfoKHR.hwnd(info, w.window());
                            yield vk.vkCreateWin32SurfaceKHR(instance.handle, info, 0, out);
                        }
                        case METAL_LAYER -> {
                            long info = VkMetalSurfaceCreateInfoEXT.make(s);
                            VkMetalSurfaceCreateInfoEXT.pLayer(info, w.window());
                            yield vk.vkCreateMetalSurfaceEXT(instance.handle, info, 0, out);
                        }
                    };
            VulkanErrors.check(result, "createSurface");
            return Scratch.getLong(out);
        }
    }

    private static int xcb(
            VkCommands vk, VulkanInstance instance, Scratch s, long connection, Surface.Target.Window w, long out) {
        long info = VkXcbSurfaceCreateInfoKHR.make(s);
        VkXcbSurfaceCreateInfoKHR.connection(info, connection);
        VkXcbSurfaceCreateInfoKHR.window(info, (int) w.window());
        return vk.vkCreateXcbSurfaceKHR(instance.handle, info, 0, out);
    }

    /** A surface that nobody sees but behaves like a window's. */
    static long headless(VulkanInstance instance) {
        if (!instance.extensions.contains(Vk.EXT_HEADLESS_SURFACE)) {
            throw new UnsupportedByDeviceException(
                    "createSurface: the setting headless=on needs " + Vk.EXT_HEADLESS_SURFACE + ", which is not there");
        }
        try (Scratch s = Scratch.brief(256)) {
            long out = s.take(8);
            long info = VkHeadlessSurfaceCreateInfoEXT.make(s);
            VulkanErrors.check(instance.vk.vkCreateHeadlessSurfaceEXT(instance.handle, info, 0, out), "createSurface");
            return Scratch.getLong(out);
        }
    }

    private static long thisProgram() {
        try (Arena arena = Arena.ofConfined()) {
            MemorySegment get =
                    SymbolLookup.libraryLookup("kernel32.dll", arena).findOrThrow("GetModuleHandleW");
            return (long) Linker.nativeLinker()
                    .downcallHandle(get, FunctionDescriptor.of(ValueLayout.JAVA_LONG, ValueLayout.JAVA_LONG))
                    .invokeExact(0L);
        } catch (Throwable t) {
            throw new IllegalStateException("createSurface: GetModuleHandleW could not be called", t);
        }
    }
}
