package tepui.drivers.vulkan.device;

import org.jspecify.annotations.Nullable;
import tepui.pipe.driver.RetiredObjects;

/** Queue of Vulkan objects whose destruction waits for the batches that may use them. */
public final class RetireQueue extends RetiredObjects<Allocation> {
    /** Kinds of handles. */
    public enum Kind {
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
        SHADER_OBJECT,
        FRAMEBUFFER,
        RENDER_PASS,
        SEMAPHORE,
        SWAPCHAIN,
        /** A piece of memory alone. */
        MEMORY
    }

    private static final Kind[] KINDS = Kind.values();

    private final Gpu gpu;

    RetireQueue(Gpu gpu) {
        super(gpu.timeline);
        this.gpu = gpu;
    }

    /** The object goes, and its memory with it, when everything that was recorded so far is done. */
    public void add(Kind kind, long handle, @Nullable Allocation memory) {
        if (handle != 0 || memory != null) add(kind.ordinal(), handle, memory);
    }

    @Override
    protected void destroy(int kind, long handle, @Nullable Allocation memory) {
        if (handle != 0) destroy(KINDS[kind], handle);
        if (memory != null) gpu.memory.free(memory);
    }

    private void destroy(Kind kind, long handle) {
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
            case SHADER_OBJECT -> gpu.vk.vkDestroyShaderEXT(gpu.device, handle, 0);
            case FRAMEBUFFER -> gpu.vk.vkDestroyFramebuffer(gpu.device, handle, 0);
            case RENDER_PASS -> gpu.vk.vkDestroyRenderPass(gpu.device, handle, 0);
            case SEMAPHORE -> gpu.vk.vkDestroySemaphore(gpu.device, handle, 0);
            case SWAPCHAIN -> gpu.vk.vkDestroySwapchainKHR(gpu.device, handle, 0);
            case MEMORY -> {}
        }
    }
}
