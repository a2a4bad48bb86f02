package tepui.drivers.vulkan;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Objects that were destroyed while commands may still use them: each waits for the newest batch at the time of its destruction.
 * In order of serials, so a look at the head is enough. Parallel arrays: renaming a buffer passes through here each time.
 */
final class RetireQueue {
    /** What a handle is of. */
    enum Kind {
        BUFFER,
        IMAGE,
        IMAGE_VIEW,
        BUFFER_VIEW,
        SAMPLER,
        PIPELINE,
        PIPELINE_LAYOUT,
        SET_LAYOUT,
        DESCRIPTOR_POOL,
        QUERY_POOL,
        SHADER_MODULE,
        FRAMEBUFFER,
        RENDER_PASS,
        SEMAPHORE,
        SWAPCHAIN,
        /** A piece of memory alone. */
        MEMORY
    }

    private final Gpu gpu;
    private long[] serials = new long[64];
    private long[] handles = new long[64];
    private Kind[] kinds = new Kind[64];
    private @Nullable Allocation[] allocations = new Allocation[64];
    private int head;
    private int size;

    RetireQueue(Gpu gpu) {
        this.gpu = gpu;
    }

    /** The object goes, and its memory with it, when everything that was recorded so far is done. */
    synchronized void add(Kind kind, long handle, @Nullable Allocation memory) {
        if (handle == 0 && memory == null) return;
        if (size == serials.length) grow();
        int at = head + size & serials.length - 1;
        serials[at] = gpu.timeline.newest();
        handles[at] = handle;
        kinds[at] = kind;
        allocations[at] = memory;
        size++;
    }

    private void grow() {
        int n = serials.length;
        long[] s = new long[n * 2];
        long[] h = new long[n * 2];
        Kind[] k = new Kind[n * 2];
        @Nullable Allocation[] a = new Allocation[n * 2];
        for (int i = 0; i < size; i++) {
            int from = head + i & n - 1;
            s[i] = serials[from];
            h[i] = handles[from];
            k[i] = kinds[from];
            a[i] = allocations[from];
        }
        serials = s;
        handles = h;
        kinds = k;
        allocations = a;
        head = 0;
    }

    /** Destroys what nothing uses any more. */
    synchronized void collect() {
        long completed = gpu.timeline.completed();
        while (size > 0 && serials[head] <= completed) {
            int at = head;
            head = head + 1 & serials.length - 1;
            size--;
            Allocation memory = allocations[at];
            allocations[at] = null;
            destroy(kinds[at], handles[at]);
            if (memory != null) gpu.memory.free(memory);
        }
    }

    /** The device is idle: everything goes. */
    synchronized void drain() {
        Arrays.fill(serials, 0);
        collect();
    }

    private void destroy(Kind kind, long handle) {
        if (handle == 0) return;
        switch (kind) {
            case BUFFER -> gpu.vk.vkDestroyBuffer(gpu.device, handle, 0);
            case IMAGE -> gpu.vk.vkDestroyImage(gpu.device, handle, 0);
            case IMAGE_VIEW -> gpu.vk.vkDestroyImageView(gpu.device, handle, 0);
            case BUFFER_VIEW -> gpu.vk.vkDestroyBufferView(gpu.device, handle, 0);
            case SAMPLER -> gpu.vk.vkDestroySampler(gpu.device, handle, 0);
            case PIPELINE -> gpu.vk.vkDestroyPipeline(gpu.device, handle, 0);
            case PIPELINE_LAYOUT -> gpu.vk.vkDestroyPipelineLayout(gpu.device, handle, 0);
            case SET_LAYOUT -> gpu.vk.vkDestroyDescriptorSetLayout(gpu.device, handle, 0);
            case DESCRIPTOR_POOL -> gpu.vk.vkDestroyDescriptorPool(gpu.device, handle, 0);
            case QUERY_POOL -> gpu.vk.vkDestroyQueryPool(gpu.device, handle, 0);
            case SHADER_MODULE -> gpu.vk.vkDestroyShaderModule(gpu.device, handle, 0);
            case FRAMEBUFFER -> gpu.vk.vkDestroyFramebuffer(gpu.device, handle, 0);
            case RENDER_PASS -> gpu.vk.vkDestroyRenderPass(gpu.device, handle, 0);
            case SEMAPHORE -> gpu.vk.vkDestroySemaphore(gpu.device, handle, 0);
            case SWAPCHAIN -> gpu.vk.vkDestroySwapchainKHR(gpu.device, handle, 0);
            case MEMORY -> {}
        }
    }
}
