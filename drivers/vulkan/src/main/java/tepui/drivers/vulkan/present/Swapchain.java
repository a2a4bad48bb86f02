package tepui.drivers.vulkan.present;

import java.util.Arrays;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.resource.VulkanTexture;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;

/**
 * A VkSwapchainKHR with its semaphores. Presenting waits for a semaphore of the image's own: when the image has been acquired again, its
 * last present is over and the semaphore is free. Acquiring signals one of a ring, free when the batch that waited for it is done.
 */
final class Swapchain {
    /** Properties that a swapchain is made for; other ones need another swapchain. */
    record Form(int width, int height, int format, int colorSpace, int mode) {}

    private final Gpu gpu;
    final Form form;
    final long handle;
    final long[] images;
    private final long[] presentSemaphores;
    private final long[] acquireSemaphores;
    private final long[] acquireSerials;
    private final boolean[] presented;
    private int nextAcquire;
    /** Through which passes draw into images; made when they do. */
    private final long[] views;

    /** The image that was acquired last. */
    int image;
    /** Acquired images had been presented before: what came before that present is over. */
    boolean cameBack;
    /** While it waits for its end: the batch after which nothing uses it; 0 while that is not known. */
    long retiredBy;
    /** The batch of the first picture that was shown after it was replaced; 0 while there is none. */
    long followedBy;

    private Swapchain(Gpu gpu, Form form, long handle, long[] images) {
        this.gpu = gpu;
        this.form = form;
        this.handle = handle;
        this.images = images;
        presented = new boolean[images.length];
        views = new long[images.length];
        presentSemaphores = new long[images.length];
        acquireSemaphores = new long[images.length + 1];
        acquireSerials = new long[acquireSemaphores.length];
        for (int i = 0; i < presentSemaphores.length; i++) presentSemaphores[i] = semaphore();
        for (int i = 0; i < acquireSemaphores.length; i++) acquireSemaphores[i] = semaphore();
    }

    private long semaphore() {
        try (Scratch s = Scratch.brief(64)) {
            long out = s.take(8);
            long info = VkSemaphoreCreateInfo.make(s);
            return gpu.made(gpu.vk.vkCreateSemaphore(gpu.device, info, 0, out), out, "vkCreateSemaphore");
        }
    }

    /**
     * Makes one; the result of the call is in {@code result[0]}, and below 0 nothing was made.
     *
     * @param usage of its images
     * @param capabilities VkSurfaceCapabilitiesKHR
     * @param old the handle of the one that it takes the place of, or 0
     */
    static @org.jspecify.annotations.Nullable Swapchain make(
            Gpu gpu, long surface, Form form, int usage, long capabilities, long old, int[] result) {
        try (Scratch s = Scratch.brief(1024)) {
            long info = VkSwapchainCreateInfoKHR.make(s);
            VkSwapchainCreateInfoKHR.surface(info, surface);
            VkSwapchainCreateInfoKHR.minImageCount(info, imageCount(capabilities, form.mode()));
            VkSwapchainCreateInfoKHR.imageFormat(info, form.format());
            VkSwapchainCreateInfoKHR.imageColorSpace(info, form.colorSpace());
            long extent = VkSwapchainCreateInfoKHR.imageExtent(info);
            VkExtent2D.width(extent, form.width());
            VkExtent2D.height(extent, form.height());
            VkSwapchainCreateInfoKHR.imageArrayLayers(info, 1);
            VkSwapchainCreateInfoKHR.imageUsage(info, usage);
            VkSwapchainCreateInfoKHR.imageSharingMode(info, Vk.VK_SHARING_MODE_EXCLUSIVE);
            int transforms = VkSurfaceCapabilitiesKHR.supportedTransforms(capabilities);
            int now = VkSurfaceCapabilitiesKHR.currentTransform(capabilities);
            int identity = Vk.VK_SURFACE_TRANSFORM_IDENTITY_BIT_KHR;
            VkSwapchainCreateInfoKHR.preTransform(info, (transforms & identity) != 0 ? identity : now);
            VkSwapchainCreateInfoKHR.compositeAlpha(
                    info, alpha(VkSurfaceCapabilitiesKHR.supportedCompositeAlpha(capabilities)));
            VkSwapchainCreateInfoKHR.presentMode(info, form.mode());
            VkSwapchainCreateInfoKHR.clipped(info, 1);
            VkSwapchainCreateInfoKHR.oldSwapchain(info, old);
            long out = s.take(8);
            result[0] = gpu.vk.vkCreateSwapchainKHR(gpu.device, info, 0, out);
            if (result[0] < 0) return null;
            long handle = Scratch.getLong(out);
            long count = s.take(4);
            result[0] = gpu.vk.vkGetSwapchainImagesKHR(gpu.device, handle, count, 0);
            long list = s.take(8L * Math.max(1, Scratch.getInt(count)));
            if (result[0] >= 0) result[0] = gpu.vk.vkGetSwapchainImagesKHR(gpu.device, handle, count, list);
            if (result[0] < 0) {
                gpu.vk.vkDestroySwapchainKHR(gpu.device, handle, 0);
                return null;
            }
            long[] images = new long[Scratch.getInt(count)];
            for (int i = 0; i < images.length; i++) images[i] = Scratch.getLong(list + 8L * i);
            return new Swapchain(gpu, form, handle, images);
        }
    }

    /** One more than the least, so that acquiring seldom waits; the newest-wins mode needs three to be one. */
    private static int imageCount(long capabilities, int mode) {
        int least = VkSurfaceCapabilitiesKHR.minImageCount(capabilities);
        int most = VkSurfaceCapabilitiesKHR.maxImageCount(capabilities);
        int wanted = Math.max(least + 1, mode == Vk.VK_PRESENT_MODE_MAILBOX_KHR ? 3 : 2);
        return most == 0 ? wanted : Math.min(wanted, most);
    }

    private static int alpha(int supported) {
        if ((supported & Vk.VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR) != 0) return Vk.VK_COMPOSITE_ALPHA_OPAQUE_BIT_KHR;
        if ((supported & Vk.VK_COMPOSITE_ALPHA_INHERIT_BIT_KHR) != 0) return Vk.VK_COMPOSITE_ALPHA_INHERIT_BIT_KHR;
        return Integer.lowestOneBit(supported);
    }

    /** Was the image that was acquired last never shown? Then it holds whatever was in its memory. */
    boolean isNew() {
        return !presented[image];
    }

    /** A view of an image, to draw through. */
    long view(int index) {
        if (views[index] == 0) {
            try (Scratch s = Scratch.brief(256)) {
                long info = VkImageViewCreateInfo.make(s);
                VkImageViewCreateInfo.image(info, images[index]);
                VkImageViewCreateInfo.viewType(info, Vk.VK_IMAGE_VIEW_TYPE_2D);
                VkImageViewCreateInfo.format(info, form.format());
                VulkanTexture.range(
                        VkImageViewCreateInfo.subresourceRange(info), Vk.VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1);
                long out = s.take(8);
                views[index] = gpu.made(gpu.vk.vkCreateImageView(gpu.device, info, 0, out), out, "vkCreateImageView");
            }
        }
        return views[index];
    }

    /** Takes the next image; the result of the call. At 0 and above but for "not ready" and "timeout" there is one. */
    int acquire(long nanoseconds) {
        gpu.timeline.waitFor(acquireSerials[nextAcquire]);
        int injected = gpu.injected("vkAcquireNextImageKHR");
        if (injected < 0) return injected;
        try (Scratch s = Scratch.brief(16)) {
            long out = s.take(4);
            int result = gpu.vk.vkAcquireNextImageKHR(
                    gpu.device, handle, nanoseconds, acquireSemaphores[nextAcquire], 0, out);
            if (result == Vk.VK_SUCCESS || result == Vk.VK_SUBOPTIMAL_KHR) {
                image = Scratch.getInt(out);
                if (presented[image]) cameBack = true;
            }
            return result;
        }
    }

    /** Signalled when the image that was acquired last may be written. */
    long acquired() {
        return acquireSemaphores[nextAcquire];
    }

    /** To be signalled when the image that was acquired last has been written. */
    long written() {
        return presentSemaphores[image];
    }

    /** Shows the image that was acquired last, which the batch writes; the result of the call. */
    int present(long serial) {
        acquireSerials[nextAcquire] = serial;
        nextAcquire = (nextAcquire + 1) % acquireSemaphores.length;
        presented[image] = true;
        try (Scratch s = Scratch.brief(256)) {
            long semaphores = s.take(8);
            long chains = s.take(8);
            long indices = s.take(4);
            Scratch.putLong(semaphores, presentSemaphores[image]);
            Scratch.putLong(chains, handle);
            Scratch.putInt(indices, image);
            long info = VkPresentInfoKHR.make(s);
            VkPresentInfoKHR.waitSemaphoreCount(info, 1);
            VkPresentInfoKHR.pWaitSemaphores(info, semaphores);
            VkPresentInfoKHR.swapchainCount(info, 1);
            VkPresentInfoKHR.pSwapchains(info, chains);
            VkPresentInfoKHR.pImageIndices(info, indices);
            return gpu.present(info);
        }
    }

    /** Nothing uses it any more. */
    void destroy() {
        for (long v : views) if (v != 0) gpu.vk.vkDestroyImageView(gpu.device, v, 0);
        gpu.vk.vkDestroySwapchainKHR(gpu.device, handle, 0);
        for (long s : presentSemaphores) gpu.vk.vkDestroySemaphore(gpu.device, s, 0);
        for (long s : acquireSemaphores) gpu.vk.vkDestroySemaphore(gpu.device, s, 0);
        Arrays.fill(presentSemaphores, 0);
    }
}
