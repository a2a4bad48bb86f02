package tepui.drivers.vulkan.present;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.StandInVulkan;
import tepui.drivers.vulkan.VulkanLab;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.MemoryNeeds;
import tepui.drivers.vulkan.device.VulkanErrors;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.pipe.driver.CallMemory;

/**
 * Stand-in window system in front of a Vulkan that needs none: surfaces are numbers, images of swapchains common ones,
 * and what windows have and answer is the test's to say. Semaphores are signalled and waited for by batches without
 * commands, so validation sees when images are destroyed too early.
 */
final class StandInWindows implements AutoCloseable {
    /** Parameters with which swapchains were created. */
    record Wish(int mode, int width, int height, int images, int format) {}

    private static final class Chain {
        final List<Long> images = new ArrayList<>();
        final List<Long> memories = new ArrayList<>();
        int next;
    }

    // ---- what windows have
    int[] modes = {Vk.VK_PRESENT_MODE_FIFO_KHR};
    int[] formats = {Vk.VK_FORMAT_B8G8R8A8_UNORM};
    /** -1: the size is that of the pictures. */
    int width = -1;

    int height = -1;
    int leastImages = 2;
    int mostImages;
    // ---- what the next calls answer, and at once
    int acquire;
    int present;
    // ---- what was asked
    final List<Wish> wishes = new ArrayList<>();
    /** As {@code wl_display wl_surface}. */
    final List<String> waylandSurfaces = new ArrayList<>();

    int mostChains;

    final StandInVulkan vulkan = new StandInVulkan();
    private final Map<Long, Chain> chains = new HashMap<>();
    private long lastHandle = 0x5000;
    private @Nullable Gpu gpu;

    StandInWindows() {
        vulkan.answer("vkEnumerateInstanceExtensionProperties", "I_JJJ", StandInWindows::extensions)
                .answer("vkCreateInstance", "I_JJJ", StandInWindows::instance)
                .answer("vkCreateHeadlessSurfaceEXT", "I_JJJJ", (real, a) -> make(a[3]))
                .answer("vkCreateWaylandSurfaceKHR", "I_JJJJ", (real, a) -> {
                    waylandSurfaces.add(VkWaylandSurfaceCreateInfoKHR.display(a[1]) + " "
                            + VkWaylandSurfaceCreateInfoKHR.surface(a[1]));
                    return make(a[3]);
                })
                .answer("vkDestroySurfaceKHR", "V_JJJ", (real, a) -> 0)
                .answer("vkGetPhysicalDeviceSurfaceSupportKHR", "I_JIJJ", (real, a) -> {
                    Scratch.putInt(a[3], 1);
                    return 0;
                })
                .answer("vkGetPhysicalDeviceSurfaceCapabilitiesKHR", "I_JJJ", (real, a) -> capabilities(a[2]))
                .answer("vkGetPhysicalDeviceSurfacePresentModesKHR", "I_JJJJ", (real, a) -> {
                    if (a[3] != 0) for (int i = 0; i < modes.length; i++) Scratch.putInt(a[3] + 4L * i, modes[i]);
                    Scratch.putInt(a[2], modes.length);
                    return 0;
                })
                .answer("vkGetPhysicalDeviceSurfaceFormatsKHR", "I_JJJJ", (real, a) -> formats(a[2], a[3]))
                .answer("vkCreateSwapchainKHR", "I_JJJJ", (real, a) -> swapchain(a[1], a[3]))
                .answer("vkDestroySwapchainKHR", "V_JJJ", (real, a) -> {
                    destroy(a[1]);
                    return 0;
                })
                .answer("vkGetSwapchainImagesKHR", "I_JJJJ", (real, a) -> images(a[1], a[2], a[3]))
                .answer("vkAcquireNextImageKHR", "I_JJJJJJ", (real, a) -> acquire(a[1], a[3], a[5]))
                .answer("vkQueuePresentKHR", "I_JJ", (real, a) -> present(a[1]))
                .count("vkDeviceWaitIdle", "I_J")
                .count("vkQueueWaitIdle", "I_J");
    }

    /** A device whose surfaces without windows have swapchains. */
    VulkanLab lab(Map<String, String> settings) {
        Map<String, String> all = new HashMap<>(settings);
        all.put("headless", "on");
        VulkanLab lab = new VulkanLab(vulkan, true, all);
        gpu = lab.gpu();
        return lab;
    }

    /** Swapchains that there are now. */
    int chains() {
        return chains.size();
    }

    private Gpu gpu() {
        Gpu known = gpu;
        if (known == null) throw new IllegalStateException("no lab was made");
        return known;
    }

    // ---- the instance ---------------------------------------------------------------------------------------------

    private static long extensions(StandInVulkan.Real real, long[] a) {
        return a[0] == 0 ? StandInVulkan.more(real, a, 1, Vk.EXT_HEADLESS_SURFACE) : real.call(a);
    }

    /** Without the extension that is the stand-in's. */
    private static long instance(StandInVulkan.Real real, long[] a) {
        int n = VkInstanceCreateInfo.enabledExtensionCount(a[0]);
        long names = VkInstanceCreateInfo.ppEnabledExtensionNames(a[0]);
        VkInstanceCreateInfo.enabledExtensionCount(a[0], StandInVulkan.without(names, n, Vk.EXT_HEADLESS_SURFACE));
        return real.call(a);
    }

    // ---- surfaces -------------------------------------------------------------------------------------------------

    private long make(long out) {
        Scratch.putLong(out, ++lastHandle);
        return 0;
    }

    private long capabilities(long c) {
        VkSurfaceCapabilitiesKHR.minImageCount(c, leastImages);
        VkSurfaceCapabilitiesKHR.maxImageCount(c, mostImages);
        extent(VkSurfaceCapabilitiesKHR.currentExtent(c), width, height);
        extent(VkSurfaceCapabilitiesKHR.minImageExtent(c), 1, 1);
        extent(VkSurfaceCapabilitiesKHR.maxImageExtent(c), 4096, 4096);
        VkSurfaceCapabilitiesKHR.maxImageArrayLayers(c, 1);
        VkSurfaceCapabilitiesKHR.supportedTransforms(c, Vk.VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR);
        VkSurfaceCapabilitiesKHR.currentTransform(c, Vk.VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR);
        VkSurfaceCapabilitiesKHR.supportedCompositeAlpha(c, Vk.VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR);
        VkSurfaceCapabilitiesKHR.supportedUsageFlags(
                c, BackBuffer.USAGE | Vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT | Vk.VK_IMAGE_USAGE_TRANSFER_SRC_BIT);
        return 0;
    }

    private static void extent(long at, int w, int h) {
        VkExtent2D.width(at, w);
        VkExtent2D.height(at, h);
    }

    private long formats(long count, long list) {
        for (int i = 0; list != 0 && i < formats.length; i++) {
            long f = list + (long) i * VkSurfaceFormatKHR.BYTES;
            VkSurfaceFormatKHR.format(f, formats[i]);
            VkSurfaceFormatKHR.colorSpace(f, Vk.VK_COLOR_SPACE_SRGB_NONLINEAR_KHR);
        }
        Scratch.putInt(count, formats.length);
        return 0;
    }

    // ---- swapchains -----------------------------------------------------------------------------------------------

    private long swapchain(long info, long out) {
        long extent = VkSwapchainCreateInfoKHR.imageExtent(info);
        Wish wish = new Wish(
                VkSwapchainCreateInfoKHR.presentMode(info),
                VkExtent2D.width(extent),
                VkExtent2D.height(extent),
                VkSwapchainCreateInfoKHR.minImageCount(info),
                VkSwapchainCreateInfoKHR.imageFormat(info));
        wishes.add(wish);
        Chain chain = new Chain();
        for (int i = 0; i < wish.images(); i++) image(chain, wish, VkSwapchainCreateInfoKHR.imageUsage(info));
        make(out);
        chains.put(lastHandle, chain);
        mostChains = Math.max(mostChains, chains.size());
        return 0;
    }

    private void image(Chain chain, Wish wish, int usage) {
        Gpu g = gpu();
        try (Scratch s = Scratch.brief(1024)) {
            long info = VkImageCreateInfo.make(s);
            VkImageCreateInfo.imageType(info, Vk.VK_IMAGE_TYPE_2D);
            VkImageCreateInfo.format(info, wish.format());
            long size = VkImageCreateInfo.extent(info);
            VkExtent3D.width(size, wish.width());
            VkExtent3D.height(size, wish.height());
            VkExtent3D.depth(size, 1);
            VkImageCreateInfo.mipLevels(info, 1);
            VkImageCreateInfo.arrayLayers(info, 1);
            VkImageCreateInfo.samples(info, Vk.VK_SAMPLE_COUNT_1_BIT);
            VkImageCreateInfo.usage(info, usage);
            long out = s.take(8);
            VulkanErrors.check(g.vk.vkCreateImage(g.device, info, 0, out), "vkCreateImage");
            long image = CallMemory.getLong(out);
            MemoryNeeds needs = MemoryNeeds.ofImage(g, image);
            long memory = VkMemoryAllocateInfo.make(s);
            VkMemoryAllocateInfo.allocationSize(memory, needs.size());
            VkMemoryAllocateInfo.memoryTypeIndex(memory, Integer.numberOfTrailingZeros(needs.types()));
            VulkanErrors.check(g.vk.vkAllocateMemory(g.device, memory, 0, out), "vkAllocateMemory");
            VulkanErrors.check(
                    g.vk.vkBindImageMemory(g.device, image, CallMemory.getLong(out), 0), "vkBindImageMemory");
            chain.images.add(image);
            chain.memories.add(CallMemory.getLong(out));
        }
    }

    private void destroy(long handle) {
        Chain chain = chains.remove(handle);
        if (chain == null) return;
        Gpu g = gpu();
        for (long image : chain.images) g.vk.vkDestroyImage(g.device, image, 0);
        for (long memory : chain.memories) g.vk.vkFreeMemory(g.device, memory, 0);
    }

    private Chain chain(long handle) {
        Chain chain = chains.get(handle);
        if (chain == null) throw new IllegalArgumentException("there is no swapchain " + handle);
        return chain;
    }

    private long images(long handle, long count, long list) {
        List<Long> images = chain(handle).images;
        for (int i = 0; list != 0 && i < images.size(); i++) Scratch.putLong(list + 8L * i, images.get(i));
        Scratch.putInt(count, images.size());
        return 0;
    }

    private long acquire(long handle, long semaphore, long out) {
        int answer = acquire;
        acquire = 0;
        Chain chain = chain(handle);
        if (answer < 0 || answer == Vk.VK_TIMEOUT || answer == Vk.VK_NOT_READY) return answer;
        Scratch.putInt(out, chain.next);
        chain.next = (chain.next + 1) % chain.images.size();
        submit(0, semaphore);
        return answer;
    }

    private long present(long info) {
        int answer = present;
        present = 0;
        chain(CallMemory.getLong(VkPresentInfoKHR.pSwapchains(info)));
        submit(CallMemory.getLong(VkPresentInfoKHR.pWaitSemaphores(info)), 0);
        return answer;
    }

    /** A batch without commands. */
    private void submit(long waits, long signals) {
        Gpu g = gpu();
        try (Scratch s = Scratch.brief(256)) {
            long info = VkSubmitInfo.make(s);
            long handle = s.take(8);
            long stage = s.take(4);
            Scratch.putLong(handle, waits != 0 ? waits : signals);
            Scratch.putInt(stage, Vk.VK_PIPELINE_STAGE_ALL_COMMANDS_BIT);
            if (waits != 0) {
                VkSubmitInfo.waitSemaphoreCount(info, 1);
                VkSubmitInfo.pWaitSemaphores(info, handle);
                VkSubmitInfo.pWaitDstStageMask(info, stage);
            } else {
                VkSubmitInfo.signalSemaphoreCount(info, 1);
                VkSubmitInfo.pSignalSemaphores(info, handle);
            }
            VulkanErrors.check(g.vk.vkQueueSubmit(g.queue, 1, info, 0), "vkQueueSubmit");
        }
    }

    /** Behind its labs. */
    @Override
    public void close() {
        vulkan.close();
        if (!chains.isEmpty()) throw new AssertionError(chains.size() + " swapchains were not destroyed");
    }
}
