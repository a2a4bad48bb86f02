package tepui.drivers.vulkan.present;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.VulkanErrors;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.DeviceLostException;
import tepui.pipe.UnsupportedByDeviceException;
import tepui.pipe.driver.FramePacer;
import tepui.pipe.driver.OpenObjects;
import tepui.pipe.driver.PixelPicture;
import tepui.pipe.driver.SizedSurface;
import tepui.pipe.driver.XcbWindow;
import tepui.pipe.format.Format;

/**
 * Surface of Vulkan, where pictures go: a window, a receiver of pixels, or nowhere. Windows of an X server that the device cannot present to are sent their pixels. Others have a swapchain of the
 * window's size, which the window system knows and not the program; it is made when a picture needs it and again when
 * the window, the interval or the kind of format changes. The one before goes when an image of the new one has come
 * back, for then its pictures are over, or, where too many wait, when the picture after it is done; the device does not
 * stop for it.
 */
public final class VulkanSurface extends SizedSurface {
    /** Replaced swapchains that may wait for their end: a window that is dragged larger makes one with each picture. */
    private static final int MOST_RETIRED = 8;

    /** Counters of what has happened on the way to the window, for tests. */
    static final class Shown {
        int swapchains;
        int copies;
        /** Pictures that were drawn in the window's own images. */
        int direct;

        int blits;
        int outOfDate;
        /** Replaced swapchains whose end was waited for. */
        int waits;
    }

    public final DeviceCore device;
    private final OpenObjects<VulkanSurface> all;
    final FramePacer pacer;
    final Shown shown = new Shown();
    /** The VkSurfaceKHR; 0 where there is no window. */
    private final long handle;

    private final @Nullable XcbConnection connection;
    /** Takes pictures that are read back; null where none are. */
    final @Nullable PixelSink sink;

    /** A window of an X server that the device does not present to itself. */
    private final @Nullable XcbWindow sent;

    private int[] modes = {};
    /** Pairs of format and colour space. */
    private int[] formats = {};

    public boolean closed;
    final PixelPicture picture = new PixelPicture();
    private @Nullable Swapchain chain;
    private final ArrayDeque<Swapchain> retired = new ArrayDeque<>();
    private boolean look = true;
    private boolean mustReplace;
    private @Nullable String lost;
    /** Usage bits of the window's images. */
    private int uses;
    /** Some texture is to be drawn in them. */
    private boolean draws;
    /** The texture that is an image of this window now. */
    @Nullable
    BackBuffer guest;

    /** Of the last present; null before the first. */
    private @Nullable Interval interval;

    public VulkanSurface(DeviceCore device, OpenObjects<VulkanSurface> all, Target target) {
        super(target);
        this.device = device;
        this.all = all;
        pacer = new FramePacer(device.gpu.timeline, device.latency);
        Behind behind = switch (target) {
            case Target.Window w -> behind(w);
            case Target.Pixels p -> Behind.NOTHING;
            case Target.Offscreen o -> device.headlessWindows ? headless() : Behind.NOTHING;
        };
        handle = behind.handle;
        connection = behind.connection;
        sent = behind.sent;
        sink = target instanceof Target.Pixels p ? p.sink() : behind.sent;
    }

    /**
     * Window behind a surface: one that Vulkan presents to, with our own connection to its server where it needs one, or one that pictures
     * are sent to.
     */
    private record Behind(
            long handle,
            @Nullable XcbConnection connection,
            @Nullable XcbWindow sent) {
        static final Behind NOTHING = new Behind(0, null, null);
    }

    private Behind behind(Target.Window w) {
        boolean x = w.system() == WindowSystem.X11 || w.system() == WindowSystem.XCB;
        if (x && !WindowSurfaces.presents(device, w)) return new Behind(0, null, new XcbWindow(this, w));
        if (!device.gpu.features.swapchain) {
            throw new UnsupportedByDeviceException("createSurface: the device or its Vulkan has no swapchains;"
                    + " give it a Pixels target and show the pixels");
        }
        Behind presents = presents(w, x && w.display() == 0 ? new XcbConnection() : null);
        if (presents != null) return presents;
        if (!x) throw noPresents();
        return new Behind(0, null, new XcbWindow(this, w));
    }

    /** A surface that nobody sees, and that behaves like a window's. */
    private Behind headless() {
        Behind presents = presents(null, null);
        if (presents == null) throw noPresents();
        return presents;
    }

    /** A window that Vulkan presents to, or a headless surface where there is none; null where the device does not present to it. */
    private @Nullable Behind presents(Target.@Nullable Window w, @Nullable XcbConnection own) {
        var instance = device.gpu.instance;
        long made = 0;
        boolean presents = false;
        try {
            made = w == null
                    ? WindowSurfaces.headless(instance)
                    : WindowSurfaces.of(instance, w, own == null ? 0 : own.handle);
            presents = ask(made);
        } finally {
            if (!presents) abandon(made, own);
        }
        return presents ? new Behind(made, own, null) : null;
    }

    private void abandon(long made, @Nullable XcbConnection own) {
        if (made != 0) device.gpu.instance.vk.vkDestroySurfaceKHR(device.gpu.instance.handle, made, 0);
        if (own != null) own.close();
    }

    private static UnsupportedByDeviceException noPresents() {
        return new UnsupportedByDeviceException("createSurface: the window is not there, or the device cannot"
                + " present to it; choose another device, or give it a Pixels target");
    }

    /** Finds the capabilities of the surface, those that do not change; false where the device cannot present to it. */
    private boolean ask(long surface) {
        Gpu gpu = device.gpu;
        var vk = gpu.instance.vk;
        try (Scratch s = Scratch.brief(1024)) {
            long count = s.take(4);
            VulkanErrors.check(
                    vk.vkGetPhysicalDeviceSurfaceSupportKHR(gpu.physical, gpu.family, surface, count), "createSurface");
            if (Scratch.getInt(count) == 0) return false;
            long capabilities = VkSurfaceCapabilitiesKHR.make(s);
            int result = vk.vkGetPhysicalDeviceSurfaceCapabilitiesKHR(gpu.physical, surface, capabilities);
            if (result == Vk.VK_ERROR_SURFACE_LOST_KHR) {
                throw new IllegalArgumentException("createSurface: the window is gone, or never was");
            }
            VulkanErrors.check(result, "createSurface");
            uses = VkSurfaceCapabilitiesKHR.supportedUsageFlags(capabilities);
            if ((uses & Vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT) == 0) {
                throw new UnsupportedByDeviceException("createSurface: images of the window cannot be copied to;"
                        + " give the device a Pixels target");
            }
            VulkanErrors.check(
                    vk.vkGetPhysicalDeviceSurfacePresentModesKHR(gpu.physical, surface, count, 0), "createSurface");
            modes = new int[Scratch.getInt(count)];
            long list = s.take(4L * Math.max(1, modes.length));
            VulkanErrors.check(
                    vk.vkGetPhysicalDeviceSurfacePresentModesKHR(gpu.physical, surface, count, list), "createSurface");
            for (int i = 0; i < modes.length; i++) modes[i] = Scratch.getInt(list + 4L * i);
            VulkanErrors.check(
                    vk.vkGetPhysicalDeviceSurfaceFormatsKHR(gpu.physical, surface, count, 0), "createSurface");
            int n = Scratch.getInt(count);
            list = s.take((long) Math.max(1, n) * VkSurfaceFormatKHR.BYTES);
            VulkanErrors.check(
                    vk.vkGetPhysicalDeviceSurfaceFormatsKHR(gpu.physical, surface, count, list), "createSurface");
            formats = new int[2 * n];
            for (int i = 0; i < n; i++) {
                long f = list + (long) i * VkSurfaceFormatKHR.BYTES;
                formats[2 * i] = VkSurfaceFormatKHR.format(f);
                formats[2 * i + 1] = VkSurfaceFormatKHR.colorSpace(f);
            }
        }
        return true;
    }

    /** Whether there is a window behind it, or what behaves like one. */
    boolean isWindow() {
        return handle != 0;
    }

    @Override
    public synchronized void resize(int newWidth, int newHeight) {
        super.resize(newWidth, newHeight);
        look = true;
    }

    @Override
    public @Nullable String lost() {
        if (closed) return "the surface is closed";
        XcbWindow window = sent;
        return window == null ? lost : window.lost();
    }

    /** The window is gone: every present from now on is refused. */
    IllegalArgumentException lose() {
        lost = "the window is gone";
        return new IllegalArgumentException("present: " + lost);
    }

    // ---- the swapchain --------------------------------------------------------------------------------------------

    /** The window may have another size or form: it is asked before the next picture. */
    void lookAgain() {
        look = true;
    }

    /** Nothing can be shown with the swapchain any more. */
    void outOfDate() {
        look = true;
        mustReplace = true;
        shown.outOfDate++;
    }

    /** A present was cut short: its image stays taken, so another swapchain is made. */
    void broken() {
        Swapchain old = chain;
        chain = null;
        look = true;
        if (old != null) retired.add(old);
    }

    /** May textures be drawn in the window's images? */
    boolean isDrawable() {
        return isWindow() && (uses & BackBuffer.USAGE) == BackBuffer.USAGE;
    }

    /** Do windows take pictures of that very format? */
    boolean takes(int format) {
        for (int i = 0; i < formats.length; i += 2) {
            if (formats[i] == format && formats[i + 1] == Vk.VK_COLOR_SPACE_SRGB_NONLINEAR_KHR) return true;
        }
        return false;
    }

    @Override
    public Format format() {
        Format[] known = {Format.R8G8B8A8_UNORM, Format.B8G8R8A8_UNORM};
        for (Format f : known) if (takes(device.formats.texture(f))) return f;
        return Format.R8G8B8A8_UNORM;
    }

    /** Textures will be drawn in the window's images. */
    public synchronized void draws() {
        if (draws) return;
        draws = true;
        look = true;
        mustReplace = true;
    }

    /** The interval of a present, which the next picture is expected to have as well. */
    void wants(Interval now) {
        interval = now;
    }

    /** The swapchain with an image for a texture to be drawn in; null where it does not fit, or there is none. */
    @Nullable
    Swapchain acquire(VulkanTexture t) {
        Interval expected = interval;
        if (expected == null || closed || lost != null || guest != null || WindowPresenter.repeats(expected) != 1) {
            return null;
        }
        Swapchain c;
        try {
            c = chain(expected, t.desc().format());
        } catch (IllegalArgumentException e) {
            // The window is gone, as the present will say.
            return null;
        }
        boolean fits = c != null
                && c.form.width() == t.desc().width()
                && c.form.height() == t.desc().height()
                && c.form.format() == t.vkFormat;
        if (c == null || !fits) return null;
        int result = c.acquire(WindowPresenter.IMAGE_TIMEOUT_NANOS);
        switch (result) {
            case Vk.VK_SUCCESS -> {
                return c;
            }
            case Vk.VK_SUBOPTIMAL_KHR -> {
                look = true;
                return c;
            }
            case Vk.VK_ERROR_OUT_OF_DATE_KHR -> outOfDate();
            case Vk.VK_NOT_READY, Vk.VK_TIMEOUT, Vk.VK_ERROR_SURFACE_LOST_KHR -> {}
            default -> throw device.gpu.failed(result, "draw");
        }
        return null;
    }

    /** The swapchain for a picture; null where the window has no size, as while it is minimised. */
    @Nullable
    Swapchain chain(Interval interval, Format format) {
        Swapchain now = chain;
        int mode = mode(interval);
        int wanted = format(format);
        boolean same = now != null
                && now.form.mode() == mode
                && now.form.format() == formats[wanted]
                && now.form.colorSpace() == formats[wanted + 1];
        if (same && !look) return now;
        Gpu gpu = device.gpu;
        try (Scratch s = Scratch.brief(256)) {
            long c = VkSurfaceCapabilitiesKHR.make(s);
            int result = gpu.instance.vk.vkGetPhysicalDeviceSurfaceCapabilitiesKHR(gpu.physical, handle, c);
            if (result == Vk.VK_ERROR_SURFACE_LOST_KHR) throw lose();
            if (result < 0) throw gpu.failed(result, "present");
            long extent = VkSurfaceCapabilitiesKHR.currentExtent(c);
            int w = VkExtent2D.width(extent);
            int h = VkExtent2D.height(extent);
            if (w == -1 && h == -1) {
                // The window takes the size of its pictures.
                w = within(
                        width(),
                        VkSurfaceCapabilitiesKHR.minImageExtent(c),
                        VkSurfaceCapabilitiesKHR.maxImageExtent(c),
                        0);
                h = within(
                        height(),
                        VkSurfaceCapabilitiesKHR.minImageExtent(c),
                        VkSurfaceCapabilitiesKHR.maxImageExtent(c),
                        4);
            }
            if (w == 0 || h == 0) return null;
            Swapchain.Form form = new Swapchain.Form(w, h, formats[wanted], formats[wanted + 1], mode);
            look = false;
            if (now != null && !mustReplace && now.form.equals(form)) return now;
            int[] made = new int[1];
            int usage = draws ? BackBuffer.USAGE : Vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT;
            Swapchain next = Swapchain.make(gpu, handle, form, usage, c, now == null ? 0 : now.handle, made);
            if (now != null) retired.add(now);
            chain = next;
            mustReplace = false;
            shown.swapchains++;
            if (next == null) {
                look = true;
                if (made[0] == Vk.VK_ERROR_SURFACE_LOST_KHR) throw lose();
                throw gpu.failed(made[0], "present");
            }
            return next;
        }
    }

    private static int within(int size, long least, long most, int at) {
        return Math.max(Scratch.getInt(least + at), Math.min(Scratch.getInt(most + at), size));
    }

    /** After a picture went out with a batch: swapchains that were replaced go when nothing shows their images. */
    void sweep(long serial) {
        Swapchain now = chain;
        if (now == null || retired.isEmpty()) return;
        Gpu gpu = device.gpu;
        for (Swapchain old : retired) {
            if (old.followedBy == 0) old.followedBy = serial;
            if (old.retiredBy == 0 && now.cameBack) old.retiredBy = serial;
        }
        while (true) {
            Swapchain oldest = retired.peekFirst();
            if (oldest == null) return;
            if (oldest.retiredBy == 0 || !gpu.timeline.isDone(oldest.retiredBy)) {
                if (retired.size() <= MOST_RETIRED) return;
                shown.waits++;
                gpu.timeline.waitFor(oldest.followedBy);
            }
            oldest.destroy();
            retired.removeFirst();
        }
    }

    private void endRetired() {
        for (Swapchain old : retired) old.destroy();
        retired.clear();
    }

    private int mode(Interval interval) {
        return switch (interval) {
            case IMMEDIATE ->
                has(Vk.VK_PRESENT_MODE_IMMEDIATE_KHR)
                        ? Vk.VK_PRESENT_MODE_IMMEDIATE_KHR
                        : has(Vk.VK_PRESENT_MODE_MAILBOX_KHR)
                                ? Vk.VK_PRESENT_MODE_MAILBOX_KHR
                                : Vk.VK_PRESENT_MODE_FIFO_KHR;
            case MAILBOX ->
                has(Vk.VK_PRESENT_MODE_MAILBOX_KHR)
                        ? Vk.VK_PRESENT_MODE_MAILBOX_KHR
                        : has(Vk.VK_PRESENT_MODE_FIFO_RELAXED_KHR)
                                ? Vk.VK_PRESENT_MODE_FIFO_RELAXED_KHR
                                : Vk.VK_PRESENT_MODE_FIFO_KHR;
            case ONE, TWO, THREE, FOUR -> Vk.VK_PRESENT_MODE_FIFO_KHR;
        };
    }

    private boolean has(int mode) {
        for (int m : modes) if (m == mode) return true;
        return false;
    }

    /** Where in the list of formats the one for a texture's stands: the very same, else 8 bits a channel with the same encoding. */
    private int format(Format f) {
        int best = 0;
        int bestRank = Integer.MAX_VALUE;
        for (int i = 0; i < formats.length; i += 2) {
            if (formats[i + 1] != Vk.VK_COLOR_SPACE_SRGB_NONLINEAR_KHR) continue;
            int rank = rank(formats[i], device.formats.texture(f), f.isSrgb());
            if (rank < bestRank) {
                bestRank = rank;
                best = i;
            }
        }
        return best;
    }

    private static int rank(int format, int texture, boolean srgb) {
        if (format == texture) return 0;
        boolean encodes = format == Vk.VK_FORMAT_B8G8R8A8_SRGB || format == Vk.VK_FORMAT_R8G8B8A8_SRGB;
        boolean plain = format == Vk.VK_FORMAT_B8G8R8A8_UNORM || format == Vk.VK_FORMAT_R8G8B8A8_UNORM;
        if (srgb ? encodes : plain) return 1;
        return encodes == srgb ? 2 : 3;
    }

    @Override
    public void close() {
        if (all.remove(this)) end();
    }

    /** Lets go of the window. */
    public synchronized void end() {
        if (closed) return;
        BackBuffer drawn = guest;
        if (drawn != null) drawn.abandon();
        closed = true;
        XcbWindow window = sent;
        if (window != null) window.close();
        if (handle == 0) return;
        Gpu gpu = device.gpu;
        try {
            if (gpu.lost() == null) gpu.waitIdle();
        } catch (DeviceLostException e) {
            // Then nothing shows its images.
        } finally {
            endRetired();
            Swapchain now = chain;
            chain = null;
            if (now != null) now.destroy();
            abandon(handle, connection);
        }
    }
}
