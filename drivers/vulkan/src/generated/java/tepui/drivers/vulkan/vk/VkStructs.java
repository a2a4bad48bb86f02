package tepui.drivers.vulkan.vk;

import static java.lang.foreign.ValueLayout.JAVA_FLOAT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_LONG_UNALIGNED;
import static java.lang.foreign.ValueLayout.JAVA_SHORT_UNALIGNED;

import tepui.pipe.Memory;

/**
 * Structures of Vulkan as C lays them out on 64-bit systems. A structure is its address; each class has
 * its size, offsets and typed access, and makes zeroed ones in scratch memory. Members that the driver
 * does not touch are left out. Written by {@code ./tepui generate} from version 1.3.239 of its registry and
 * the driver's sources; not to be edited.
 */
public final class VkStructs {
    private VkStructs() {}

    /** VkApplicationInfo. */
    public static final class VkApplicationInfo {
        public static final int BYTES = 48;
        public static final int P_ENGINE_NAME = 32;
        public static final int ENGINE_VERSION = 40;
        public static final int API_VERSION = 44;

        private VkApplicationInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_APPLICATION_INFO);
            return s;
        }

        public static void pEngineName(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_ENGINE_NAME, v); }

        public static void engineVersion(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ENGINE_VERSION, v); }

        public static void apiVersion(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + API_VERSION, v); }
    }

    /** VkAttachmentDescription. */
    public static final class VkAttachmentDescription {
        public static final int BYTES = 36;
        public static final int FORMAT = 4;
        public static final int SAMPLES = 8;
        public static final int LOAD_OP = 12;
        public static final int STORE_OP = 16;
        public static final int STENCIL_LOAD_OP = 20;
        public static final int STENCIL_STORE_OP = 24;
        public static final int INITIAL_LAYOUT = 28;
        public static final int FINAL_LAYOUT = 32;

        private VkAttachmentDescription() {}

        public static void format(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FORMAT, v); }

        public static void samples(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLES, v); }

        public static void loadOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LOAD_OP, v); }

        public static void storeOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STORE_OP, v); }

        public static void stencilLoadOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STENCIL_LOAD_OP, v); }

        public static void stencilStoreOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STENCIL_STORE_OP, v); }

        public static void initialLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + INITIAL_LAYOUT, v); }

        public static void finalLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FINAL_LAYOUT, v); }
    }

    /** VkAttachmentReference. */
    public static final class VkAttachmentReference {
        public static final int BYTES = 8;
        public static final int ATTACHMENT = 0;
        public static final int LAYOUT = 4;

        private VkAttachmentReference() {}

        public static void attachment(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ATTACHMENT, v); }

        public static void layout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LAYOUT, v); }
    }

    /** VkBaseOutStructure. */
    public static final class VkBaseOutStructure {
        public static final int BYTES = 16;
        public static final int P_NEXT = 8;

        private VkBaseOutStructure() {}

        public static long pNext(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_NEXT); }
    }

    /** VkBindSparseInfo. */
    public static final class VkBindSparseInfo {
        public static final int BYTES = 96;
        public static final int WAIT_SEMAPHORE_COUNT = 16;
        public static final int P_WAIT_SEMAPHORES = 24;
        public static final int IMAGE_OPAQUE_BIND_COUNT = 48;
        public static final int P_IMAGE_OPAQUE_BINDS = 56;
        public static final int IMAGE_BIND_COUNT = 64;
        public static final int P_IMAGE_BINDS = 72;
        public static final int SIGNAL_SEMAPHORE_COUNT = 80;
        public static final int P_SIGNAL_SEMAPHORES = 88;

        private VkBindSparseInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_BIND_SPARSE_INFO);
            return s;
        }

        public static void waitSemaphoreCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + WAIT_SEMAPHORE_COUNT, v); }

        public static void pWaitSemaphores(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_WAIT_SEMAPHORES, v); }

        public static void imageOpaqueBindCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_OPAQUE_BIND_COUNT, v); }

        public static void pImageOpaqueBinds(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_IMAGE_OPAQUE_BINDS, v); }

        public static void imageBindCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_BIND_COUNT, v); }

        public static void pImageBinds(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_IMAGE_BINDS, v); }

        public static void signalSemaphoreCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SIGNAL_SEMAPHORE_COUNT, v); }

        public static void pSignalSemaphores(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_SIGNAL_SEMAPHORES, v); }
    }

    /** VkBufferCopy. */
    public static final class VkBufferCopy {
        public static final int BYTES = 24;
        public static final int SRC_OFFSET = 0;
        public static final int DST_OFFSET = 8;
        public static final int SIZE = 16;

        private VkBufferCopy() {}

        public static void srcOffset(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SRC_OFFSET, v); }

        public static void dstOffset(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + DST_OFFSET, v); }

        public static void size(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SIZE, v); }
    }

    /** VkBufferCreateInfo. */
    public static final class VkBufferCreateInfo {
        public static final int BYTES = 56;
        public static final int SIZE = 24;
        public static final int USAGE = 32;

        private VkBufferCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO);
            return s;
        }

        public static void size(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SIZE, v); }

        public static void usage(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + USAGE, v); }
    }

    /** VkBufferImageCopy. */
    public static final class VkBufferImageCopy {
        public static final int BYTES = 56;
        public static final int BUFFER_OFFSET = 0;
        public static final int BUFFER_ROW_LENGTH = 8;
        public static final int BUFFER_IMAGE_HEIGHT = 12;
        public static final int IMAGE_SUBRESOURCE = 16;
        public static final int IMAGE_OFFSET = 32;
        public static final int IMAGE_EXTENT = 44;

        private VkBufferImageCopy() {}

        public static void bufferOffset(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + BUFFER_OFFSET, v); }

        public static void bufferRowLength(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BUFFER_ROW_LENGTH, v); }

        public static void bufferImageHeight(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BUFFER_IMAGE_HEIGHT, v); }

        public static long imageSubresource(long s) { return s + IMAGE_SUBRESOURCE; }

        public static long imageOffset(long s) { return s + IMAGE_OFFSET; }

        public static long imageExtent(long s) { return s + IMAGE_EXTENT; }
    }

    /** VkBufferMemoryRequirementsInfo2. */
    public static final class VkBufferMemoryRequirementsInfo2 {
        public static final int BYTES = 24;
        public static final int BUFFER = 16;

        private VkBufferMemoryRequirementsInfo2() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_BUFFER_MEMORY_REQUIREMENTS_INFO_2);
            return s;
        }

        public static void buffer(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + BUFFER, v); }
    }

    /** VkBufferViewCreateInfo. */
    public static final class VkBufferViewCreateInfo {
        public static final int BYTES = 56;
        public static final int BUFFER = 24;
        public static final int FORMAT = 32;
        public static final int OFFSET = 40;
        public static final int RANGE = 48;

        private VkBufferViewCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO);
            return s;
        }

        public static void buffer(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + BUFFER, v); }

        public static void format(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FORMAT, v); }

        public static void offset(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + OFFSET, v); }

        public static void range(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + RANGE, v); }
    }

    /** VkCalibratedTimestampInfoEXT. */
    public static final class VkCalibratedTimestampInfoEXT {
        public static final int BYTES = 24;
        public static final int TIME_DOMAIN = 16;

        private VkCalibratedTimestampInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_CALIBRATED_TIMESTAMP_INFO_EXT);
            return s;
        }

        public static void timeDomain(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TIME_DOMAIN, v); }
    }

    /** VkClearAttachment. */
    public static final class VkClearAttachment {
        public static final int BYTES = 24;
        public static final int ASPECT_MASK = 0;
        public static final int COLOR_ATTACHMENT = 4;
        public static final int CLEAR_VALUE = 8;

        private VkClearAttachment() {}

        public static void aspectMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ASPECT_MASK, v); }

        public static void colorAttachment(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COLOR_ATTACHMENT, v); }

        public static long clearValue(long s) { return s + CLEAR_VALUE; }
    }

    /** VkClearRect. */
    public static final class VkClearRect {
        public static final int BYTES = 24;
        public static final int RECT = 0;
        public static final int LAYER_COUNT = 20;

        private VkClearRect() {}

        public static long rect(long s) { return s + RECT; }

        public static void layerCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LAYER_COUNT, v); }
    }

    /** VkClearValue. */
    public static final class VkClearValue {
        public static final int BYTES = 16;

        private VkClearValue() {}
    }

    /** VkColorBlendEquationEXT. */
    public static final class VkColorBlendEquationEXT {
        public static final int BYTES = 24;
        public static final int SRC_COLOR_BLEND_FACTOR = 0;
        public static final int DST_COLOR_BLEND_FACTOR = 4;
        public static final int COLOR_BLEND_OP = 8;
        public static final int SRC_ALPHA_BLEND_FACTOR = 12;
        public static final int DST_ALPHA_BLEND_FACTOR = 16;
        public static final int ALPHA_BLEND_OP = 20;

        private VkColorBlendEquationEXT() {}

        public static void srcColorBlendFactor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SRC_COLOR_BLEND_FACTOR, v); }

        public static void dstColorBlendFactor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_COLOR_BLEND_FACTOR, v); }

        public static void colorBlendOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COLOR_BLEND_OP, v); }

        public static void srcAlphaBlendFactor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SRC_ALPHA_BLEND_FACTOR, v); }

        public static void dstAlphaBlendFactor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_ALPHA_BLEND_FACTOR, v); }

        public static void alphaBlendOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ALPHA_BLEND_OP, v); }
    }

    /** VkCommandBufferAllocateInfo. */
    public static final class VkCommandBufferAllocateInfo {
        public static final int BYTES = 32;
        public static final int COMMAND_POOL = 16;
        public static final int LEVEL = 24;
        public static final int COMMAND_BUFFER_COUNT = 28;

        private VkCommandBufferAllocateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO);
            return s;
        }

        public static void commandPool(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + COMMAND_POOL, v); }

        public static void level(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LEVEL, v); }

        public static void commandBufferCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COMMAND_BUFFER_COUNT, v); }
    }

    /** VkCommandBufferBeginInfo. */
    public static final class VkCommandBufferBeginInfo {
        public static final int BYTES = 32;
        public static final int FLAGS = 16;
        public static final int P_INHERITANCE_INFO = 24;

        private VkCommandBufferBeginInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO);
            return s;
        }

        public static void flags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FLAGS, v); }

        public static void pInheritanceInfo(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_INHERITANCE_INFO, v); }
    }

    /** VkCommandBufferInheritanceInfo. */
    public static final class VkCommandBufferInheritanceInfo {
        public static final int BYTES = 56;

        private VkCommandBufferInheritanceInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO);
            return s;
        }
    }

    /** VkCommandBufferInheritanceRenderingInfo. */
    public static final class VkCommandBufferInheritanceRenderingInfo {
        public static final int BYTES = 56;
        public static final int COLOR_ATTACHMENT_COUNT = 24;
        public static final int P_COLOR_ATTACHMENT_FORMATS = 32;
        public static final int DEPTH_ATTACHMENT_FORMAT = 40;
        public static final int STENCIL_ATTACHMENT_FORMAT = 44;
        public static final int RASTERIZATION_SAMPLES = 48;

        private VkCommandBufferInheritanceRenderingInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_RENDERING_INFO);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void colorAttachmentCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COLOR_ATTACHMENT_COUNT, v); }

        public static void pColorAttachmentFormats(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_COLOR_ATTACHMENT_FORMATS, v); }

        public static void depthAttachmentFormat(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_ATTACHMENT_FORMAT, v); }

        public static void stencilAttachmentFormat(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STENCIL_ATTACHMENT_FORMAT, v); }

        public static void rasterizationSamples(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + RASTERIZATION_SAMPLES, v); }
    }

    /** VkCommandBufferSubmitInfo. */
    public static final class VkCommandBufferSubmitInfo {
        public static final int BYTES = 32;
        public static final int S_TYPE = 0;
        public static final int COMMAND_BUFFER = 16;

        private VkCommandBufferSubmitInfo() {}

        public static void sType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + S_TYPE, v); }

        public static void commandBuffer(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + COMMAND_BUFFER, v); }
    }

    /** VkCommandPoolCreateInfo. */
    public static final class VkCommandPoolCreateInfo {
        public static final int BYTES = 24;
        public static final int FLAGS = 16;
        public static final int QUEUE_FAMILY_INDEX = 20;

        private VkCommandPoolCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO);
            return s;
        }

        public static void flags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FLAGS, v); }

        public static void queueFamilyIndex(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + QUEUE_FAMILY_INDEX, v); }
    }

    /** VkComponentMapping. */
    public static final class VkComponentMapping {
        public static final int BYTES = 16;
        public static final int R = 0;
        public static final int G = 4;
        public static final int B = 8;
        public static final int A = 12;

        private VkComponentMapping() {}

        public static void r(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + R, v); }

        public static void g(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + G, v); }

        public static void b(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + B, v); }

        public static void a(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + A, v); }
    }

    /** VkComputePipelineCreateInfo. */
    public static final class VkComputePipelineCreateInfo {
        public static final int BYTES = 96;
        public static final int STAGE = 24;
        public static final int LAYOUT = 72;

        private VkComputePipelineCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO);
            return s;
        }

        public static long stage(long s) { return s + STAGE; }

        public static void layout(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + LAYOUT, v); }
    }

    /** VkDebugUtilsLabelEXT. */
    public static final class VkDebugUtilsLabelEXT {
        public static final int BYTES = 40;
        public static final int P_LABEL_NAME = 16;

        private VkDebugUtilsLabelEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT);
            return s;
        }

        public static long pLabelName(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_LABEL_NAME); }
        public static void pLabelName(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_LABEL_NAME, v); }
    }

    /** VkDebugUtilsMessengerCallbackDataEXT. */
    public static final class VkDebugUtilsMessengerCallbackDataEXT {
        public static final int BYTES = 96;
        public static final int P_MESSAGE = 40;

        private VkDebugUtilsMessengerCallbackDataEXT() {}

        public static long pMessage(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_MESSAGE); }
    }

    /** VkDebugUtilsMessengerCreateInfoEXT. */
    public static final class VkDebugUtilsMessengerCreateInfoEXT {
        public static final int BYTES = 48;
        public static final int MESSAGE_SEVERITY = 20;
        public static final int MESSAGE_TYPE = 24;
        public static final int PFN_USER_CALLBACK = 32;

        private VkDebugUtilsMessengerCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT);
            return s;
        }

        public static void messageSeverity(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MESSAGE_SEVERITY, v); }

        public static void messageType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MESSAGE_TYPE, v); }

        public static void pfnUserCallback(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + PFN_USER_CALLBACK, v); }
    }

    /** VkDebugUtilsObjectNameInfoEXT. */
    public static final class VkDebugUtilsObjectNameInfoEXT {
        public static final int BYTES = 40;
        public static final int OBJECT_TYPE = 16;
        public static final int OBJECT_HANDLE = 24;
        public static final int P_OBJECT_NAME = 32;

        private VkDebugUtilsObjectNameInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DEBUG_UTILS_OBJECT_NAME_INFO_EXT);
            return s;
        }

        public static void objectType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + OBJECT_TYPE, v); }

        public static void objectHandle(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + OBJECT_HANDLE, v); }

        public static long pObjectName(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_OBJECT_NAME); }
        public static void pObjectName(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_OBJECT_NAME, v); }
    }

    /** VkDependencyInfo. */
    public static final class VkDependencyInfo {
        public static final int BYTES = 64;
        public static final int MEMORY_BARRIER_COUNT = 20;
        public static final int P_MEMORY_BARRIERS = 24;
        public static final int IMAGE_MEMORY_BARRIER_COUNT = 48;
        public static final int P_IMAGE_MEMORY_BARRIERS = 56;

        private VkDependencyInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DEPENDENCY_INFO);
            return s;
        }

        public static void memoryBarrierCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MEMORY_BARRIER_COUNT, v); }

        public static void pMemoryBarriers(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_MEMORY_BARRIERS, v); }

        public static int imageMemoryBarrierCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + IMAGE_MEMORY_BARRIER_COUNT); }
        public static void imageMemoryBarrierCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_MEMORY_BARRIER_COUNT, v); }

        public static long pImageMemoryBarriers(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_IMAGE_MEMORY_BARRIERS); }
        public static void pImageMemoryBarriers(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_IMAGE_MEMORY_BARRIERS, v); }
    }

    /** VkDescriptorBufferInfo. */
    public static final class VkDescriptorBufferInfo {
        public static final int BYTES = 24;
        public static final int BUFFER = 0;
        public static final int OFFSET = 8;
        public static final int RANGE = 16;

        private VkDescriptorBufferInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static void buffer(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + BUFFER, v); }

        public static void offset(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + OFFSET, v); }

        public static void range(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + RANGE, v); }
    }

    /** VkDescriptorImageInfo. */
    public static final class VkDescriptorImageInfo {
        public static final int BYTES = 24;
        public static final int SAMPLER = 0;
        public static final int IMAGE_VIEW = 8;
        public static final int IMAGE_LAYOUT = 16;

        private VkDescriptorImageInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static void sampler(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SAMPLER, v); }

        public static void imageView(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + IMAGE_VIEW, v); }

        public static void imageLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_LAYOUT, v); }
    }

    /** VkDescriptorPoolCreateInfo. */
    public static final class VkDescriptorPoolCreateInfo {
        public static final int BYTES = 40;
        public static final int FLAGS = 16;
        public static final int MAX_SETS = 20;
        public static final int POOL_SIZE_COUNT = 24;
        public static final int P_POOL_SIZES = 32;

        private VkDescriptorPoolCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO);
            return s;
        }

        public static void flags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FLAGS, v); }

        public static void maxSets(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MAX_SETS, v); }

        public static void poolSizeCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + POOL_SIZE_COUNT, v); }

        public static void pPoolSizes(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_POOL_SIZES, v); }
    }

    /** VkDescriptorPoolSize. */
    public static final class VkDescriptorPoolSize {
        public static final int BYTES = 8;
        public static final int TYPE = 0;
        public static final int DESCRIPTOR_COUNT = 4;

        private VkDescriptorPoolSize() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static void type(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TYPE, v); }

        public static void descriptorCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_COUNT, v); }
    }

    /** VkDescriptorSetAllocateInfo. */
    public static final class VkDescriptorSetAllocateInfo {
        public static final int BYTES = 40;
        public static final int DESCRIPTOR_POOL = 16;
        public static final int DESCRIPTOR_SET_COUNT = 24;
        public static final int P_SET_LAYOUTS = 32;

        private VkDescriptorSetAllocateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO);
            return s;
        }

        public static void descriptorPool(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + DESCRIPTOR_POOL, v); }

        public static void descriptorSetCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_SET_COUNT, v); }

        public static void pSetLayouts(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_SET_LAYOUTS, v); }
    }

    /** VkDescriptorSetLayoutBinding. */
    public static final class VkDescriptorSetLayoutBinding {
        public static final int BYTES = 24;
        public static final int BINDING = 0;
        public static final int DESCRIPTOR_TYPE = 4;
        public static final int DESCRIPTOR_COUNT = 8;
        public static final int STAGE_FLAGS = 12;

        private VkDescriptorSetLayoutBinding() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static void binding(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BINDING, v); }

        public static void descriptorType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_TYPE, v); }

        public static void descriptorCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_COUNT, v); }

        public static void stageFlags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STAGE_FLAGS, v); }
    }

    /** VkDescriptorSetLayoutBindingFlagsCreateInfo. */
    public static final class VkDescriptorSetLayoutBindingFlagsCreateInfo {
        public static final int BYTES = 32;
        public static final int BINDING_COUNT = 16;
        public static final int P_BINDING_FLAGS = 24;

        private VkDescriptorSetLayoutBindingFlagsCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_BINDING_FLAGS_CREATE_INFO);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void bindingCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BINDING_COUNT, v); }

        public static void pBindingFlags(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_BINDING_FLAGS, v); }
    }

    /** VkDescriptorSetLayoutCreateInfo. */
    public static final class VkDescriptorSetLayoutCreateInfo {
        public static final int BYTES = 32;
        public static final int FLAGS = 16;
        public static final int BINDING_COUNT = 20;
        public static final int P_BINDINGS = 24;

        private VkDescriptorSetLayoutCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO);
            return s;
        }

        public static void flags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FLAGS, v); }

        public static void bindingCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BINDING_COUNT, v); }

        public static void pBindings(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_BINDINGS, v); }
    }

    /** VkDescriptorUpdateTemplateCreateInfo. */
    public static final class VkDescriptorUpdateTemplateCreateInfo {
        public static final int BYTES = 72;
        public static final int DESCRIPTOR_UPDATE_ENTRY_COUNT = 20;
        public static final int P_DESCRIPTOR_UPDATE_ENTRIES = 24;
        public static final int TEMPLATE_TYPE = 32;
        public static final int DESCRIPTOR_SET_LAYOUT = 40;
        public static final int PIPELINE_BIND_POINT = 48;
        public static final int PIPELINE_LAYOUT = 56;
        public static final int SET = 64;

        private VkDescriptorUpdateTemplateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DESCRIPTOR_UPDATE_TEMPLATE_CREATE_INFO);
            return s;
        }

        public static void descriptorUpdateEntryCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_UPDATE_ENTRY_COUNT, v); }

        public static void pDescriptorUpdateEntries(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_DESCRIPTOR_UPDATE_ENTRIES, v); }

        public static void templateType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TEMPLATE_TYPE, v); }

        public static void descriptorSetLayout(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + DESCRIPTOR_SET_LAYOUT, v); }

        public static void pipelineBindPoint(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PIPELINE_BIND_POINT, v); }

        public static void pipelineLayout(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + PIPELINE_LAYOUT, v); }

        public static void set(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SET, v); }
    }

    /** VkDescriptorUpdateTemplateEntry. */
    public static final class VkDescriptorUpdateTemplateEntry {
        public static final int BYTES = 32;
        public static final int DST_BINDING = 0;
        public static final int DESCRIPTOR_COUNT = 8;
        public static final int DESCRIPTOR_TYPE = 12;
        public static final int OFFSET = 16;
        public static final int STRIDE = 24;

        private VkDescriptorUpdateTemplateEntry() {}

        public static void dstBinding(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_BINDING, v); }

        public static void descriptorCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_COUNT, v); }

        public static void descriptorType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_TYPE, v); }

        public static void offset(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + OFFSET, v); }

        public static void stride(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + STRIDE, v); }
    }

    /** VkDeviceCreateInfo. */
    public static final class VkDeviceCreateInfo {
        public static final int BYTES = 72;
        public static final int P_NEXT = 8;
        public static final int QUEUE_CREATE_INFO_COUNT = 20;
        public static final int P_QUEUE_CREATE_INFOS = 24;
        public static final int ENABLED_EXTENSION_COUNT = 48;
        public static final int PP_ENABLED_EXTENSION_NAMES = 56;

        private VkDeviceCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO);
            return s;
        }

        public static void pNext(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_NEXT, v); }

        public static void queueCreateInfoCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + QUEUE_CREATE_INFO_COUNT, v); }

        public static void pQueueCreateInfos(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_QUEUE_CREATE_INFOS, v); }

        public static int enabledExtensionCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + ENABLED_EXTENSION_COUNT); }
        public static void enabledExtensionCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ENABLED_EXTENSION_COUNT, v); }

        public static long ppEnabledExtensionNames(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + PP_ENABLED_EXTENSION_NAMES); }
        public static void ppEnabledExtensionNames(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + PP_ENABLED_EXTENSION_NAMES, v); }
    }

    /** VkDeviceFaultAddressInfoEXT. */
    public static final class VkDeviceFaultAddressInfoEXT {
        public static final int BYTES = 24;
        public static final int ADDRESS_TYPE = 0;
        public static final int REPORTED_ADDRESS = 8;

        private VkDeviceFaultAddressInfoEXT() {}

        public static int addressType(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + ADDRESS_TYPE); }
        public static void addressType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ADDRESS_TYPE, v); }

        public static long reportedAddress(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + REPORTED_ADDRESS); }
        public static void reportedAddress(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + REPORTED_ADDRESS, v); }
    }

    /** VkDeviceFaultCountsEXT. */
    public static final class VkDeviceFaultCountsEXT {
        public static final int BYTES = 32;
        public static final int ADDRESS_INFO_COUNT = 16;
        public static final int VENDOR_INFO_COUNT = 20;
        public static final int VENDOR_BINARY_SIZE = 24;

        private VkDeviceFaultCountsEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DEVICE_FAULT_COUNTS_EXT);
            return s;
        }

        public static int addressInfoCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + ADDRESS_INFO_COUNT); }
        public static void addressInfoCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ADDRESS_INFO_COUNT, v); }

        public static int vendorInfoCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + VENDOR_INFO_COUNT); }
        public static void vendorInfoCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VENDOR_INFO_COUNT, v); }

        public static long vendorBinarySize(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + VENDOR_BINARY_SIZE); }
        public static void vendorBinarySize(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + VENDOR_BINARY_SIZE, v); }
    }

    /** VkDeviceFaultInfoEXT. */
    public static final class VkDeviceFaultInfoEXT {
        public static final int BYTES = 296;
        public static final int DESCRIPTION = 16;
        public static final int P_ADDRESS_INFOS = 272;
        public static final int P_VENDOR_INFOS = 280;

        private VkDeviceFaultInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DEVICE_FAULT_INFO_EXT);
            return s;
        }

        public static long description(long s) { return s + DESCRIPTION; }

        public static long pAddressInfos(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_ADDRESS_INFOS); }
        public static void pAddressInfos(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_ADDRESS_INFOS, v); }

        public static long pVendorInfos(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_VENDOR_INFOS); }
        public static void pVendorInfos(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_VENDOR_INFOS, v); }
    }

    /** VkDeviceFaultVendorInfoEXT. */
    public static final class VkDeviceFaultVendorInfoEXT {
        public static final int BYTES = 272;
        public static final int DESCRIPTION = 0;
        public static final int VENDOR_FAULT_CODE = 256;
        public static final int VENDOR_FAULT_DATA = 264;

        private VkDeviceFaultVendorInfoEXT() {}

        public static long description(long s) { return s + DESCRIPTION; }

        public static long vendorFaultCode(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + VENDOR_FAULT_CODE); }
        public static void vendorFaultCode(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + VENDOR_FAULT_CODE, v); }

        public static long vendorFaultData(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + VENDOR_FAULT_DATA); }
        public static void vendorFaultData(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + VENDOR_FAULT_DATA, v); }
    }

    /** VkDeviceQueueCreateInfo. */
    public static final class VkDeviceQueueCreateInfo {
        public static final int BYTES = 40;
        public static final int QUEUE_FAMILY_INDEX = 20;
        public static final int QUEUE_COUNT = 24;
        public static final int P_QUEUE_PRIORITIES = 32;

        private VkDeviceQueueCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO);
            return s;
        }

        public static void queueFamilyIndex(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + QUEUE_FAMILY_INDEX, v); }

        public static void queueCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + QUEUE_COUNT, v); }

        public static void pQueuePriorities(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_QUEUE_PRIORITIES, v); }
    }

    /** VkExtensionProperties. */
    public static final class VkExtensionProperties {
        public static final int BYTES = 260;
        public static final int EXTENSION_NAME = 0;

        private VkExtensionProperties() {}

        public static long extensionName(long s) { return s + EXTENSION_NAME; }
    }

    /** VkExtent2D. */
    public static final class VkExtent2D {
        public static final int BYTES = 8;
        public static final int WIDTH = 0;
        public static final int HEIGHT = 4;

        private VkExtent2D() {}

        public static int width(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + WIDTH); }
        public static void width(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + WIDTH, v); }

        public static int height(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + HEIGHT); }
        public static void height(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + HEIGHT, v); }
    }

    /** VkExtent3D. */
    public static final class VkExtent3D {
        public static final int BYTES = 12;
        public static final int WIDTH = 0;
        public static final int HEIGHT = 4;
        public static final int DEPTH = 8;

        private VkExtent3D() {}

        public static int width(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + WIDTH); }
        public static void width(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + WIDTH, v); }

        public static int height(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + HEIGHT); }
        public static void height(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + HEIGHT, v); }

        public static int depth(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DEPTH); }
        public static void depth(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH, v); }
    }

    /** VkFenceCreateInfo. */
    public static final class VkFenceCreateInfo {
        public static final int BYTES = 24;

        private VkFenceCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_FENCE_CREATE_INFO);
            return s;
        }
    }

    /** VkFormatProperties. */
    public static final class VkFormatProperties {
        public static final int BYTES = 12;
        public static final int OPTIMAL_TILING_FEATURES = 4;
        public static final int BUFFER_FEATURES = 8;

        private VkFormatProperties() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static int optimalTilingFeatures(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + OPTIMAL_TILING_FEATURES); }

        public static int bufferFeatures(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + BUFFER_FEATURES); }
    }

    /** VkFramebufferCreateInfo. */
    public static final class VkFramebufferCreateInfo {
        public static final int BYTES = 64;
        public static final int RENDER_PASS = 24;
        public static final int ATTACHMENT_COUNT = 32;
        public static final int P_ATTACHMENTS = 40;
        public static final int WIDTH = 48;
        public static final int HEIGHT = 52;
        public static final int LAYERS = 56;

        private VkFramebufferCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_FRAMEBUFFER_CREATE_INFO);
            return s;
        }

        public static void renderPass(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + RENDER_PASS, v); }

        public static void attachmentCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ATTACHMENT_COUNT, v); }

        public static void pAttachments(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_ATTACHMENTS, v); }

        public static void width(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + WIDTH, v); }

        public static void height(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + HEIGHT, v); }

        public static void layers(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LAYERS, v); }
    }

    /** VkGraphicsPipelineCreateInfo. */
    public static final class VkGraphicsPipelineCreateInfo {
        public static final int BYTES = 144;
        public static final int FLAGS = 16;
        public static final int STAGE_COUNT = 20;
        public static final int P_STAGES = 24;
        public static final int P_VERTEX_INPUT_STATE = 32;
        public static final int P_INPUT_ASSEMBLY_STATE = 40;
        public static final int P_TESSELLATION_STATE = 48;
        public static final int P_VIEWPORT_STATE = 56;
        public static final int P_RASTERIZATION_STATE = 64;
        public static final int P_MULTISAMPLE_STATE = 72;
        public static final int P_DEPTH_STENCIL_STATE = 80;
        public static final int P_COLOR_BLEND_STATE = 88;
        public static final int P_DYNAMIC_STATE = 96;
        public static final int LAYOUT = 104;
        public static final int RENDER_PASS = 112;

        private VkGraphicsPipelineCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_CREATE_INFO);
            return s;
        }

        public static void flags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FLAGS, v); }

        public static void stageCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STAGE_COUNT, v); }

        public static void pStages(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_STAGES, v); }

        public static void pVertexInputState(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_VERTEX_INPUT_STATE, v); }

        public static void pInputAssemblyState(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_INPUT_ASSEMBLY_STATE, v); }

        public static void pTessellationState(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_TESSELLATION_STATE, v); }

        public static void pViewportState(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_VIEWPORT_STATE, v); }

        public static void pRasterizationState(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_RASTERIZATION_STATE, v); }

        public static long pMultisampleState(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_MULTISAMPLE_STATE); }
        public static void pMultisampleState(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_MULTISAMPLE_STATE, v); }

        public static void pDepthStencilState(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_DEPTH_STENCIL_STATE, v); }

        public static void pColorBlendState(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_COLOR_BLEND_STATE, v); }

        public static long pDynamicState(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_DYNAMIC_STATE); }
        public static void pDynamicState(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_DYNAMIC_STATE, v); }

        public static void layout(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + LAYOUT, v); }

        public static void renderPass(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + RENDER_PASS, v); }
    }

    /** VkGraphicsPipelineLibraryCreateInfoEXT. */
    public static final class VkGraphicsPipelineLibraryCreateInfoEXT {
        public static final int BYTES = 24;
        public static final int FLAGS = 16;

        private VkGraphicsPipelineLibraryCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_GRAPHICS_PIPELINE_LIBRARY_CREATE_INFO_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void flags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FLAGS, v); }
    }

    /** VkHeadlessSurfaceCreateInfoEXT. */
    public static final class VkHeadlessSurfaceCreateInfoEXT {
        public static final int BYTES = 24;

        private VkHeadlessSurfaceCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_HEADLESS_SURFACE_CREATE_INFO_EXT);
            return s;
        }
    }

    /** VkImageBlit. */
    public static final class VkImageBlit {
        public static final int BYTES = 80;
        public static final int SRC_SUBRESOURCE = 0;
        public static final int SRC_OFFSETS = 16;
        public static final int DST_SUBRESOURCE = 40;
        public static final int DST_OFFSETS = 56;

        private VkImageBlit() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static long srcSubresource(long s) { return s + SRC_SUBRESOURCE; }

        public static long srcOffsets(long s) { return s + SRC_OFFSETS; }

        public static long dstSubresource(long s) { return s + DST_SUBRESOURCE; }

        public static long dstOffsets(long s) { return s + DST_OFFSETS; }
    }

    /** VkImageCopy. */
    public static final class VkImageCopy {
        public static final int BYTES = 68;
        public static final int SRC_SUBRESOURCE = 0;
        public static final int SRC_OFFSET = 16;
        public static final int DST_SUBRESOURCE = 28;
        public static final int DST_OFFSET = 44;
        public static final int EXTENT = 56;

        private VkImageCopy() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static long srcSubresource(long s) { return s + SRC_SUBRESOURCE; }

        public static long srcOffset(long s) { return s + SRC_OFFSET; }

        public static long dstSubresource(long s) { return s + DST_SUBRESOURCE; }

        public static long dstOffset(long s) { return s + DST_OFFSET; }

        public static long extent(long s) { return s + EXTENT; }
    }

    /** VkImageCreateInfo. */
    public static final class VkImageCreateInfo {
        public static final int BYTES = 88;
        public static final int P_NEXT = 8;
        public static final int FLAGS = 16;
        public static final int IMAGE_TYPE = 20;
        public static final int FORMAT = 24;
        public static final int EXTENT = 28;
        public static final int MIP_LEVELS = 40;
        public static final int ARRAY_LAYERS = 44;
        public static final int SAMPLES = 48;
        public static final int TILING = 52;
        public static final int USAGE = 56;

        private VkImageCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO);
            return s;
        }

        public static long pNext(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_NEXT); }

        public static int flags(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FLAGS); }
        public static void flags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FLAGS, v); }

        public static void imageType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_TYPE, v); }

        public static void format(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FORMAT, v); }

        public static long extent(long s) { return s + EXTENT; }

        public static void mipLevels(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MIP_LEVELS, v); }

        public static void arrayLayers(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ARRAY_LAYERS, v); }

        public static int samples(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLES); }
        public static void samples(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLES, v); }

        public static void tiling(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TILING, v); }

        public static void usage(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + USAGE, v); }
    }

    /** VkImageFormatListCreateInfo. */
    public static final class VkImageFormatListCreateInfo {
        public static final int BYTES = 32;
        public static final int S_TYPE = 0;
        public static final int P_NEXT = 8;

        private VkImageFormatListCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_IMAGE_FORMAT_LIST_CREATE_INFO);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int sType(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + S_TYPE); }

        public static long pNext(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_NEXT); }
    }

    /** VkImageFormatProperties. */
    public static final class VkImageFormatProperties {
        public static final int BYTES = 32;
        public static final int SAMPLE_COUNTS = 20;

        private VkImageFormatProperties() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static int sampleCounts(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLE_COUNTS); }
    }

    /** VkImageMemoryBarrier. */
    public static final class VkImageMemoryBarrier {
        public static final int BYTES = 72;
        public static final int S_TYPE = 0;
        public static final int P_NEXT = 8;
        public static final int SRC_ACCESS_MASK = 16;
        public static final int DST_ACCESS_MASK = 20;
        public static final int OLD_LAYOUT = 24;
        public static final int NEW_LAYOUT = 28;
        public static final int SRC_QUEUE_FAMILY_INDEX = 32;
        public static final int DST_QUEUE_FAMILY_INDEX = 36;
        public static final int IMAGE = 40;
        public static final int SUBRESOURCE_RANGE = 48;

        private VkImageMemoryBarrier() {}

        public static void sType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + S_TYPE, v); }

        public static void pNext(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_NEXT, v); }

        public static void srcAccessMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SRC_ACCESS_MASK, v); }

        public static void dstAccessMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_ACCESS_MASK, v); }

        public static void oldLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + OLD_LAYOUT, v); }

        public static void newLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + NEW_LAYOUT, v); }

        public static void srcQueueFamilyIndex(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SRC_QUEUE_FAMILY_INDEX, v); }

        public static void dstQueueFamilyIndex(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_QUEUE_FAMILY_INDEX, v); }

        public static long image(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + IMAGE); }
        public static void image(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + IMAGE, v); }

        public static long subresourceRange(long s) { return s + SUBRESOURCE_RANGE; }
    }

    /** VkImageMemoryBarrier2. */
    public static final class VkImageMemoryBarrier2 {
        public static final int BYTES = 96;
        public static final int S_TYPE = 0;
        public static final int P_NEXT = 8;
        public static final int SRC_STAGE_MASK = 16;
        public static final int SRC_ACCESS_MASK = 24;
        public static final int DST_STAGE_MASK = 32;
        public static final int DST_ACCESS_MASK = 40;
        public static final int OLD_LAYOUT = 48;
        public static final int NEW_LAYOUT = 52;
        public static final int SRC_QUEUE_FAMILY_INDEX = 56;
        public static final int DST_QUEUE_FAMILY_INDEX = 60;
        public static final int IMAGE = 64;
        public static final int SUBRESOURCE_RANGE = 72;

        private VkImageMemoryBarrier2() {}

        public static void sType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + S_TYPE, v); }

        public static long pNext(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_NEXT); }
        public static void pNext(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_NEXT, v); }

        public static void srcStageMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SRC_STAGE_MASK, v); }

        public static void srcAccessMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SRC_ACCESS_MASK, v); }

        public static void dstStageMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + DST_STAGE_MASK, v); }

        public static void dstAccessMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + DST_ACCESS_MASK, v); }

        public static void oldLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + OLD_LAYOUT, v); }

        public static void newLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + NEW_LAYOUT, v); }

        public static void srcQueueFamilyIndex(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SRC_QUEUE_FAMILY_INDEX, v); }

        public static void dstQueueFamilyIndex(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_QUEUE_FAMILY_INDEX, v); }

        public static long image(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + IMAGE); }
        public static void image(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + IMAGE, v); }

        public static long subresourceRange(long s) { return s + SUBRESOURCE_RANGE; }
    }

    /** VkImageMemoryRequirementsInfo2. */
    public static final class VkImageMemoryRequirementsInfo2 {
        public static final int BYTES = 24;
        public static final int IMAGE = 16;

        private VkImageMemoryRequirementsInfo2() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_IMAGE_MEMORY_REQUIREMENTS_INFO_2);
            return s;
        }

        public static void image(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + IMAGE, v); }
    }

    /** VkImageResolve. */
    public static final class VkImageResolve {
        public static final int BYTES = 68;
        public static final int SRC_SUBRESOURCE = 0;
        public static final int SRC_OFFSET = 16;
        public static final int DST_SUBRESOURCE = 28;
        public static final int DST_OFFSET = 44;
        public static final int EXTENT = 56;

        private VkImageResolve() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static long srcSubresource(long s) { return s + SRC_SUBRESOURCE; }

        public static long srcOffset(long s) { return s + SRC_OFFSET; }

        public static long dstSubresource(long s) { return s + DST_SUBRESOURCE; }

        public static long dstOffset(long s) { return s + DST_OFFSET; }

        public static long extent(long s) { return s + EXTENT; }
    }

    /** VkImageSubresource. */
    public static final class VkImageSubresource {
        public static final int BYTES = 12;
        public static final int ASPECT_MASK = 0;
        public static final int MIP_LEVEL = 4;
        public static final int ARRAY_LAYER = 8;

        private VkImageSubresource() {}

        public static void aspectMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ASPECT_MASK, v); }

        public static void mipLevel(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MIP_LEVEL, v); }

        public static void arrayLayer(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ARRAY_LAYER, v); }
    }

    /** VkImageSubresourceLayers. */
    public static final class VkImageSubresourceLayers {
        public static final int BYTES = 16;
        public static final int ASPECT_MASK = 0;
        public static final int MIP_LEVEL = 4;
        public static final int BASE_ARRAY_LAYER = 8;
        public static final int LAYER_COUNT = 12;

        private VkImageSubresourceLayers() {}

        public static void aspectMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ASPECT_MASK, v); }

        public static void mipLevel(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MIP_LEVEL, v); }

        public static void baseArrayLayer(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BASE_ARRAY_LAYER, v); }

        public static void layerCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LAYER_COUNT, v); }
    }

    /** VkImageSubresourceRange. */
    public static final class VkImageSubresourceRange {
        public static final int BYTES = 20;
        public static final int ASPECT_MASK = 0;
        public static final int BASE_MIP_LEVEL = 4;
        public static final int LEVEL_COUNT = 8;
        public static final int BASE_ARRAY_LAYER = 12;
        public static final int LAYER_COUNT = 16;

        private VkImageSubresourceRange() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static void aspectMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ASPECT_MASK, v); }

        public static void baseMipLevel(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BASE_MIP_LEVEL, v); }

        public static void levelCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LEVEL_COUNT, v); }

        public static void baseArrayLayer(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BASE_ARRAY_LAYER, v); }

        public static void layerCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LAYER_COUNT, v); }
    }

    /** VkImageViewCreateInfo. */
    public static final class VkImageViewCreateInfo {
        public static final int BYTES = 80;
        public static final int IMAGE = 24;
        public static final int VIEW_TYPE = 32;
        public static final int FORMAT = 36;
        public static final int COMPONENTS = 40;
        public static final int SUBRESOURCE_RANGE = 56;

        private VkImageViewCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO);
            return s;
        }

        public static void image(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + IMAGE, v); }

        public static void viewType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VIEW_TYPE, v); }

        public static void format(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FORMAT, v); }

        public static long components(long s) { return s + COMPONENTS; }

        public static long subresourceRange(long s) { return s + SUBRESOURCE_RANGE; }
    }

    /** VkImageViewUsageCreateInfo. */
    public static final class VkImageViewUsageCreateInfo {
        public static final int BYTES = 24;
        public static final int USAGE = 16;

        private VkImageViewUsageCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_IMAGE_VIEW_USAGE_CREATE_INFO);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void usage(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + USAGE, v); }
    }

    /** VkInstanceCreateInfo. */
    public static final class VkInstanceCreateInfo {
        public static final int BYTES = 64;
        public static final int FLAGS = 16;
        public static final int P_APPLICATION_INFO = 24;
        public static final int ENABLED_LAYER_COUNT = 32;
        public static final int PP_ENABLED_LAYER_NAMES = 40;
        public static final int ENABLED_EXTENSION_COUNT = 48;
        public static final int PP_ENABLED_EXTENSION_NAMES = 56;

        private VkInstanceCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO);
            return s;
        }

        public static void flags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FLAGS, v); }

        public static void pApplicationInfo(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_APPLICATION_INFO, v); }

        public static void enabledLayerCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ENABLED_LAYER_COUNT, v); }

        public static void ppEnabledLayerNames(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + PP_ENABLED_LAYER_NAMES, v); }

        public static int enabledExtensionCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + ENABLED_EXTENSION_COUNT); }
        public static void enabledExtensionCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ENABLED_EXTENSION_COUNT, v); }

        public static long ppEnabledExtensionNames(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + PP_ENABLED_EXTENSION_NAMES); }
        public static void ppEnabledExtensionNames(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + PP_ENABLED_EXTENSION_NAMES, v); }
    }

    /** VkLayerProperties. */
    public static final class VkLayerProperties {
        public static final int BYTES = 520;
        public static final int LAYER_NAME = 0;
        public static final int SPEC_VERSION = 256;

        private VkLayerProperties() {}

        public static long layerName(long s) { return s + LAYER_NAME; }

        public static int specVersion(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SPEC_VERSION); }
    }

    /** VkMemoryAllocateInfo. */
    public static final class VkMemoryAllocateInfo {
        public static final int BYTES = 32;
        public static final int ALLOCATION_SIZE = 16;
        public static final int MEMORY_TYPE_INDEX = 24;

        private VkMemoryAllocateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO);
            return s;
        }

        public static long allocationSize(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + ALLOCATION_SIZE); }
        public static void allocationSize(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + ALLOCATION_SIZE, v); }

        public static void memoryTypeIndex(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MEMORY_TYPE_INDEX, v); }
    }

    /** VkMemoryBarrier. */
    public static final class VkMemoryBarrier {
        public static final int BYTES = 24;
        public static final int SRC_ACCESS_MASK = 16;
        public static final int DST_ACCESS_MASK = 20;

        private VkMemoryBarrier() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_MEMORY_BARRIER);
            return s;
        }

        public static void srcAccessMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SRC_ACCESS_MASK, v); }

        public static void dstAccessMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_ACCESS_MASK, v); }
    }

    /** VkMemoryBarrier2. */
    public static final class VkMemoryBarrier2 {
        public static final int BYTES = 48;
        public static final int S_TYPE = 0;
        public static final int SRC_STAGE_MASK = 16;
        public static final int SRC_ACCESS_MASK = 24;
        public static final int DST_STAGE_MASK = 32;
        public static final int DST_ACCESS_MASK = 40;

        private VkMemoryBarrier2() {}

        public static void sType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + S_TYPE, v); }

        public static void srcStageMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SRC_STAGE_MASK, v); }

        public static void srcAccessMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SRC_ACCESS_MASK, v); }

        public static void dstStageMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + DST_STAGE_MASK, v); }

        public static void dstAccessMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + DST_ACCESS_MASK, v); }
    }

    /** VkMemoryDedicatedAllocateInfo. */
    public static final class VkMemoryDedicatedAllocateInfo {
        public static final int BYTES = 32;
        public static final int IMAGE = 16;
        public static final int BUFFER = 24;

        private VkMemoryDedicatedAllocateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_MEMORY_DEDICATED_ALLOCATE_INFO);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static long image(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + IMAGE); }
        public static void image(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + IMAGE, v); }

        public static long buffer(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + BUFFER); }
        public static void buffer(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + BUFFER, v); }
    }

    /** VkMemoryDedicatedRequirements. */
    public static final class VkMemoryDedicatedRequirements {
        public static final int BYTES = 24;
        public static final int PREFERS_DEDICATED_ALLOCATION = 16;
        public static final int REQUIRES_DEDICATED_ALLOCATION = 20;

        private VkMemoryDedicatedRequirements() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_MEMORY_DEDICATED_REQUIREMENTS);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int prefersDedicatedAllocation(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + PREFERS_DEDICATED_ALLOCATION); }
        public static void prefersDedicatedAllocation(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PREFERS_DEDICATED_ALLOCATION, v); }

        public static int requiresDedicatedAllocation(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + REQUIRES_DEDICATED_ALLOCATION); }
        public static void requiresDedicatedAllocation(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + REQUIRES_DEDICATED_ALLOCATION, v); }
    }

    /** VkMemoryHeap. */
    public static final class VkMemoryHeap {
        public static final int BYTES = 16;
        public static final int SIZE = 0;

        private VkMemoryHeap() {}

        public static long size(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + SIZE); }
    }

    /** VkMemoryRequirements. */
    public static final class VkMemoryRequirements {
        public static final int BYTES = 24;
        public static final int SIZE = 0;
        public static final int ALIGNMENT = 8;
        public static final int MEMORY_TYPE_BITS = 16;

        private VkMemoryRequirements() {}

        public static long size(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + SIZE); }

        public static long alignment(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + ALIGNMENT); }

        public static int memoryTypeBits(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MEMORY_TYPE_BITS); }
    }

    /** VkMemoryRequirements2. */
    public static final class VkMemoryRequirements2 {
        public static final int BYTES = 40;
        public static final int MEMORY_REQUIREMENTS = 16;

        private VkMemoryRequirements2() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_MEMORY_REQUIREMENTS_2);
            return s;
        }

        public static long memoryRequirements(long s) { return s + MEMORY_REQUIREMENTS; }
    }

    /** VkMemoryType. */
    public static final class VkMemoryType {
        public static final int BYTES = 8;
        public static final int PROPERTY_FLAGS = 0;
        public static final int HEAP_INDEX = 4;

        private VkMemoryType() {}

        public static int propertyFlags(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + PROPERTY_FLAGS); }

        public static int heapIndex(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + HEAP_INDEX); }
    }

    /** VkMetalSurfaceCreateInfoEXT. */
    public static final class VkMetalSurfaceCreateInfoEXT {
        public static final int BYTES = 32;
        public static final int P_LAYER = 24;

        private VkMetalSurfaceCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_METAL_SURFACE_CREATE_INFO_EXT);
            return s;
        }

        public static void pLayer(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_LAYER, v); }
    }

    /** VkMultiDrawIndexedInfoEXT. */
    public static final class VkMultiDrawIndexedInfoEXT {
        public static final int BYTES = 12;

        private VkMultiDrawIndexedInfoEXT() {}
    }

    /** VkMultisamplePropertiesEXT. */
    public static final class VkMultisamplePropertiesEXT {
        public static final int BYTES = 24;
        public static final int MAX_SAMPLE_LOCATION_GRID_SIZE = 16;

        private VkMultisamplePropertiesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_MULTISAMPLE_PROPERTIES_EXT);
            return s;
        }

        public static long maxSampleLocationGridSize(long s) { return s + MAX_SAMPLE_LOCATION_GRID_SIZE; }
    }

    /** VkOffset3D. */
    public static final class VkOffset3D {
        public static final int BYTES = 12;
        public static final int X = 0;
        public static final int Y = 4;
        public static final int Z = 8;

        private VkOffset3D() {}

        public static void x(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + X, v); }

        public static void y(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + Y, v); }

        public static void z(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + Z, v); }
    }

    /** VkPhysicalDevice4444FormatsFeaturesEXT. */
    public static final class VkPhysicalDevice4444FormatsFeaturesEXT {
        public static final int BYTES = 24;
        public static final int FORMAT_A4_R4_G4_B4 = 16;
        public static final int FORMAT_A4_B4_G4_R4 = 20;

        private VkPhysicalDevice4444FormatsFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_4444_FORMATS_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void formatA4R4G4B4(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FORMAT_A4_R4_G4_B4, v); }

        public static void formatA4B4G4R4(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FORMAT_A4_B4_G4_R4, v); }
    }

    /** VkPhysicalDeviceColorWriteEnableFeaturesEXT. */
    public static final class VkPhysicalDeviceColorWriteEnableFeaturesEXT {
        public static final int BYTES = 24;
        public static final int COLOR_WRITE_ENABLE = 16;

        private VkPhysicalDeviceColorWriteEnableFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COLOR_WRITE_ENABLE_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int colorWriteEnable(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + COLOR_WRITE_ENABLE); }
        public static void colorWriteEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COLOR_WRITE_ENABLE, v); }
    }

    /** VkPhysicalDeviceComputeShaderDerivativesFeaturesNV. */
    public static final class VkPhysicalDeviceComputeShaderDerivativesFeaturesNV {
        public static final int BYTES = 24;
        public static final int COMPUTE_DERIVATIVE_GROUP_QUADS = 16;
        public static final int COMPUTE_DERIVATIVE_GROUP_LINEAR = 20;

        private VkPhysicalDeviceComputeShaderDerivativesFeaturesNV() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_COMPUTE_SHADER_DERIVATIVES_FEATURES_NV);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int computeDerivativeGroupQuads(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + COMPUTE_DERIVATIVE_GROUP_QUADS); }
        public static void computeDerivativeGroupQuads(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COMPUTE_DERIVATIVE_GROUP_QUADS, v); }

        public static int computeDerivativeGroupLinear(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + COMPUTE_DERIVATIVE_GROUP_LINEAR); }
        public static void computeDerivativeGroupLinear(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COMPUTE_DERIVATIVE_GROUP_LINEAR, v); }
    }

    /** VkPhysicalDeviceCustomBorderColorFeaturesEXT. */
    public static final class VkPhysicalDeviceCustomBorderColorFeaturesEXT {
        public static final int BYTES = 24;
        public static final int CUSTOM_BORDER_COLORS = 16;
        public static final int CUSTOM_BORDER_COLOR_WITHOUT_FORMAT = 20;

        private VkPhysicalDeviceCustomBorderColorFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_CUSTOM_BORDER_COLOR_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int customBorderColors(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + CUSTOM_BORDER_COLORS); }
        public static void customBorderColors(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + CUSTOM_BORDER_COLORS, v); }

        public static int customBorderColorWithoutFormat(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + CUSTOM_BORDER_COLOR_WITHOUT_FORMAT); }
        public static void customBorderColorWithoutFormat(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + CUSTOM_BORDER_COLOR_WITHOUT_FORMAT, v); }
    }

    /** VkPhysicalDeviceDepthClipControlFeaturesEXT. */
    public static final class VkPhysicalDeviceDepthClipControlFeaturesEXT {
        public static final int BYTES = 24;
        public static final int DEPTH_CLIP_CONTROL = 16;

        private VkPhysicalDeviceDepthClipControlFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_CLIP_CONTROL_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int depthClipControl(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DEPTH_CLIP_CONTROL); }
        public static void depthClipControl(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_CLIP_CONTROL, v); }
    }

    /** VkPhysicalDeviceDepthClipEnableFeaturesEXT. */
    public static final class VkPhysicalDeviceDepthClipEnableFeaturesEXT {
        public static final int BYTES = 24;
        public static final int DEPTH_CLIP_ENABLE = 16;

        private VkPhysicalDeviceDepthClipEnableFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DEPTH_CLIP_ENABLE_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int depthClipEnable(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DEPTH_CLIP_ENABLE); }
        public static void depthClipEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_CLIP_ENABLE, v); }
    }

    /** VkPhysicalDeviceDescriptorIndexingProperties. */
    public static final class VkPhysicalDeviceDescriptorIndexingProperties {
        public static final int BYTES = 112;
        public static final int MAX_PER_STAGE_DESCRIPTOR_UPDATE_AFTER_BIND_SAMPLERS = 48;
        public static final int MAX_PER_STAGE_DESCRIPTOR_UPDATE_AFTER_BIND_SAMPLED_IMAGES = 60;
        public static final int MAX_PER_STAGE_DESCRIPTOR_UPDATE_AFTER_BIND_STORAGE_IMAGES = 64;
        public static final int MAX_PER_STAGE_UPDATE_AFTER_BIND_RESOURCES = 72;
        public static final int MAX_DESCRIPTOR_SET_UPDATE_AFTER_BIND_SAMPLERS = 76;
        public static final int MAX_DESCRIPTOR_SET_UPDATE_AFTER_BIND_SAMPLED_IMAGES = 96;
        public static final int MAX_DESCRIPTOR_SET_UPDATE_AFTER_BIND_STORAGE_IMAGES = 100;

        private VkPhysicalDeviceDescriptorIndexingProperties() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DESCRIPTOR_INDEXING_PROPERTIES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int maxPerStageDescriptorUpdateAfterBindSamplers(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_PER_STAGE_DESCRIPTOR_UPDATE_AFTER_BIND_SAMPLERS); }

        public static int maxPerStageDescriptorUpdateAfterBindSampledImages(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_PER_STAGE_DESCRIPTOR_UPDATE_AFTER_BIND_SAMPLED_IMAGES); }

        public static int maxPerStageDescriptorUpdateAfterBindStorageImages(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_PER_STAGE_DESCRIPTOR_UPDATE_AFTER_BIND_STORAGE_IMAGES); }

        public static int maxPerStageUpdateAfterBindResources(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_PER_STAGE_UPDATE_AFTER_BIND_RESOURCES); }

        public static int maxDescriptorSetUpdateAfterBindSamplers(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_DESCRIPTOR_SET_UPDATE_AFTER_BIND_SAMPLERS); }

        public static int maxDescriptorSetUpdateAfterBindSampledImages(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_DESCRIPTOR_SET_UPDATE_AFTER_BIND_SAMPLED_IMAGES); }

        public static int maxDescriptorSetUpdateAfterBindStorageImages(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_DESCRIPTOR_SET_UPDATE_AFTER_BIND_STORAGE_IMAGES); }
    }

    /** VkPhysicalDeviceDriverProperties. */
    public static final class VkPhysicalDeviceDriverProperties {
        public static final int BYTES = 536;
        public static final int DRIVER_ID = 16;
        public static final int DRIVER_NAME = 20;

        private VkPhysicalDeviceDriverProperties() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int driverID(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DRIVER_ID); }

        public static long driverName(long s) { return s + DRIVER_NAME; }
    }

    /** VkPhysicalDeviceDynamicRenderingFeatures. */
    public static final class VkPhysicalDeviceDynamicRenderingFeatures {
        public static final int BYTES = 24;
        public static final int DYNAMIC_RENDERING = 16;

        private VkPhysicalDeviceDynamicRenderingFeatures() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DYNAMIC_RENDERING_FEATURES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int dynamicRendering(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DYNAMIC_RENDERING); }
        public static void dynamicRendering(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DYNAMIC_RENDERING, v); }
    }

    /** VkPhysicalDeviceExtendedDynamicState2FeaturesEXT. */
    public static final class VkPhysicalDeviceExtendedDynamicState2FeaturesEXT {
        public static final int BYTES = 32;
        public static final int EXTENDED_DYNAMIC_STATE2 = 16;
        public static final int EXTENDED_DYNAMIC_STATE2_LOGIC_OP = 20;
        public static final int EXTENDED_DYNAMIC_STATE2_PATCH_CONTROL_POINTS = 24;

        private VkPhysicalDeviceExtendedDynamicState2FeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_2_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int extendedDynamicState2(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE2); }
        public static void extendedDynamicState2(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE2, v); }

        public static int extendedDynamicState2LogicOp(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE2_LOGIC_OP); }
        public static void extendedDynamicState2LogicOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE2_LOGIC_OP, v); }

        public static int extendedDynamicState2PatchControlPoints(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE2_PATCH_CONTROL_POINTS); }
        public static void extendedDynamicState2PatchControlPoints(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE2_PATCH_CONTROL_POINTS, v); }
    }

    /** VkPhysicalDeviceExtendedDynamicState3FeaturesEXT. */
    public static final class VkPhysicalDeviceExtendedDynamicState3FeaturesEXT {
        public static final int BYTES = 144;
        public static final int EXTENDED_DYNAMIC_STATE3_TESSELLATION_DOMAIN_ORIGIN = 16;
        public static final int EXTENDED_DYNAMIC_STATE3_DEPTH_CLAMP_ENABLE = 20;
        public static final int EXTENDED_DYNAMIC_STATE3_POLYGON_MODE = 24;
        public static final int EXTENDED_DYNAMIC_STATE3_RASTERIZATION_SAMPLES = 28;
        public static final int EXTENDED_DYNAMIC_STATE3_SAMPLE_MASK = 32;
        public static final int EXTENDED_DYNAMIC_STATE3_ALPHA_TO_COVERAGE_ENABLE = 36;
        public static final int EXTENDED_DYNAMIC_STATE3_ALPHA_TO_ONE_ENABLE = 40;
        public static final int EXTENDED_DYNAMIC_STATE3_LOGIC_OP_ENABLE = 44;
        public static final int EXTENDED_DYNAMIC_STATE3_COLOR_BLEND_ENABLE = 48;
        public static final int EXTENDED_DYNAMIC_STATE3_COLOR_BLEND_EQUATION = 52;
        public static final int EXTENDED_DYNAMIC_STATE3_COLOR_WRITE_MASK = 56;
        public static final int EXTENDED_DYNAMIC_STATE3_RASTERIZATION_STREAM = 60;
        public static final int EXTENDED_DYNAMIC_STATE3_CONSERVATIVE_RASTERIZATION_MODE = 64;
        public static final int EXTENDED_DYNAMIC_STATE3_EXTRA_PRIMITIVE_OVERESTIMATION_SIZE = 68;
        public static final int EXTENDED_DYNAMIC_STATE3_DEPTH_CLIP_ENABLE = 72;
        public static final int EXTENDED_DYNAMIC_STATE3_SAMPLE_LOCATIONS_ENABLE = 76;
        public static final int EXTENDED_DYNAMIC_STATE3_COLOR_BLEND_ADVANCED = 80;
        public static final int EXTENDED_DYNAMIC_STATE3_PROVOKING_VERTEX_MODE = 84;
        public static final int EXTENDED_DYNAMIC_STATE3_LINE_RASTERIZATION_MODE = 88;
        public static final int EXTENDED_DYNAMIC_STATE3_LINE_STIPPLE_ENABLE = 92;
        public static final int EXTENDED_DYNAMIC_STATE3_DEPTH_CLIP_NEGATIVE_ONE_TO_ONE = 96;
        public static final int EXTENDED_DYNAMIC_STATE3_VIEWPORT_WSCALING_ENABLE = 100;
        public static final int EXTENDED_DYNAMIC_STATE3_VIEWPORT_SWIZZLE = 104;
        public static final int EXTENDED_DYNAMIC_STATE3_COVERAGE_TO_COLOR_ENABLE = 108;
        public static final int EXTENDED_DYNAMIC_STATE3_COVERAGE_TO_COLOR_LOCATION = 112;
        public static final int EXTENDED_DYNAMIC_STATE3_COVERAGE_MODULATION_MODE = 116;
        public static final int EXTENDED_DYNAMIC_STATE3_COVERAGE_MODULATION_TABLE_ENABLE = 120;
        public static final int EXTENDED_DYNAMIC_STATE3_COVERAGE_MODULATION_TABLE = 124;
        public static final int EXTENDED_DYNAMIC_STATE3_COVERAGE_REDUCTION_MODE = 128;
        public static final int EXTENDED_DYNAMIC_STATE3_REPRESENTATIVE_FRAGMENT_TEST_ENABLE = 132;
        public static final int EXTENDED_DYNAMIC_STATE3_SHADING_RATE_IMAGE_ENABLE = 136;

        private VkPhysicalDeviceExtendedDynamicState3FeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void extendedDynamicState3TessellationDomainOrigin(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_TESSELLATION_DOMAIN_ORIGIN, v); }

        public static int extendedDynamicState3DepthClampEnable(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_DEPTH_CLAMP_ENABLE); }
        public static void extendedDynamicState3DepthClampEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_DEPTH_CLAMP_ENABLE, v); }

        public static int extendedDynamicState3PolygonMode(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_POLYGON_MODE); }
        public static void extendedDynamicState3PolygonMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_POLYGON_MODE, v); }

        public static void extendedDynamicState3RasterizationSamples(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_RASTERIZATION_SAMPLES, v); }

        public static int extendedDynamicState3SampleMask(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_SAMPLE_MASK); }
        public static void extendedDynamicState3SampleMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_SAMPLE_MASK, v); }

        public static int extendedDynamicState3AlphaToCoverageEnable(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_ALPHA_TO_COVERAGE_ENABLE); }
        public static void extendedDynamicState3AlphaToCoverageEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_ALPHA_TO_COVERAGE_ENABLE, v); }

        public static int extendedDynamicState3AlphaToOneEnable(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_ALPHA_TO_ONE_ENABLE); }
        public static void extendedDynamicState3AlphaToOneEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_ALPHA_TO_ONE_ENABLE, v); }

        public static int extendedDynamicState3LogicOpEnable(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_LOGIC_OP_ENABLE); }
        public static void extendedDynamicState3LogicOpEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_LOGIC_OP_ENABLE, v); }

        public static int extendedDynamicState3ColorBlendEnable(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COLOR_BLEND_ENABLE); }
        public static void extendedDynamicState3ColorBlendEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COLOR_BLEND_ENABLE, v); }

        public static int extendedDynamicState3ColorBlendEquation(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COLOR_BLEND_EQUATION); }
        public static void extendedDynamicState3ColorBlendEquation(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COLOR_BLEND_EQUATION, v); }

        public static int extendedDynamicState3ColorWriteMask(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COLOR_WRITE_MASK); }
        public static void extendedDynamicState3ColorWriteMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COLOR_WRITE_MASK, v); }

        public static void extendedDynamicState3RasterizationStream(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_RASTERIZATION_STREAM, v); }

        public static void extendedDynamicState3ConservativeRasterizationMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_CONSERVATIVE_RASTERIZATION_MODE, v); }

        public static void extendedDynamicState3ExtraPrimitiveOverestimationSize(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_EXTRA_PRIMITIVE_OVERESTIMATION_SIZE, v); }

        public static int extendedDynamicState3DepthClipEnable(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_DEPTH_CLIP_ENABLE); }
        public static void extendedDynamicState3DepthClipEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_DEPTH_CLIP_ENABLE, v); }

        public static void extendedDynamicState3SampleLocationsEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_SAMPLE_LOCATIONS_ENABLE, v); }

        public static void extendedDynamicState3ColorBlendAdvanced(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COLOR_BLEND_ADVANCED, v); }

        public static int extendedDynamicState3ProvokingVertexMode(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_PROVOKING_VERTEX_MODE); }
        public static void extendedDynamicState3ProvokingVertexMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_PROVOKING_VERTEX_MODE, v); }

        public static int extendedDynamicState3LineRasterizationMode(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_LINE_RASTERIZATION_MODE); }
        public static void extendedDynamicState3LineRasterizationMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_LINE_RASTERIZATION_MODE, v); }

        public static int extendedDynamicState3LineStippleEnable(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_LINE_STIPPLE_ENABLE); }
        public static void extendedDynamicState3LineStippleEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_LINE_STIPPLE_ENABLE, v); }

        public static int extendedDynamicState3DepthClipNegativeOneToOne(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_DEPTH_CLIP_NEGATIVE_ONE_TO_ONE); }
        public static void extendedDynamicState3DepthClipNegativeOneToOne(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_DEPTH_CLIP_NEGATIVE_ONE_TO_ONE, v); }

        public static void extendedDynamicState3ViewportWScalingEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_VIEWPORT_WSCALING_ENABLE, v); }

        public static void extendedDynamicState3ViewportSwizzle(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_VIEWPORT_SWIZZLE, v); }

        public static void extendedDynamicState3CoverageToColorEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COVERAGE_TO_COLOR_ENABLE, v); }

        public static void extendedDynamicState3CoverageToColorLocation(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COVERAGE_TO_COLOR_LOCATION, v); }

        public static void extendedDynamicState3CoverageModulationMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COVERAGE_MODULATION_MODE, v); }

        public static void extendedDynamicState3CoverageModulationTableEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COVERAGE_MODULATION_TABLE_ENABLE, v); }

        public static void extendedDynamicState3CoverageModulationTable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COVERAGE_MODULATION_TABLE, v); }

        public static void extendedDynamicState3CoverageReductionMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_COVERAGE_REDUCTION_MODE, v); }

        public static void extendedDynamicState3RepresentativeFragmentTestEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_REPRESENTATIVE_FRAGMENT_TEST_ENABLE, v); }

        public static void extendedDynamicState3ShadingRateImageEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE3_SHADING_RATE_IMAGE_ENABLE, v); }
    }

    /** VkPhysicalDeviceExtendedDynamicState3PropertiesEXT. */
    public static final class VkPhysicalDeviceExtendedDynamicState3PropertiesEXT {
        public static final int BYTES = 24;
        public static final int DYNAMIC_PRIMITIVE_TOPOLOGY_UNRESTRICTED = 16;

        private VkPhysicalDeviceExtendedDynamicState3PropertiesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_3_PROPERTIES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int dynamicPrimitiveTopologyUnrestricted(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DYNAMIC_PRIMITIVE_TOPOLOGY_UNRESTRICTED); }
        public static void dynamicPrimitiveTopologyUnrestricted(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DYNAMIC_PRIMITIVE_TOPOLOGY_UNRESTRICTED, v); }
    }

    /** VkPhysicalDeviceExtendedDynamicStateFeaturesEXT. */
    public static final class VkPhysicalDeviceExtendedDynamicStateFeaturesEXT {
        public static final int BYTES = 24;
        public static final int EXTENDED_DYNAMIC_STATE = 16;

        private VkPhysicalDeviceExtendedDynamicStateFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_EXTENDED_DYNAMIC_STATE_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int extendedDynamicState(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE); }
        public static void extendedDynamicState(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EXTENDED_DYNAMIC_STATE, v); }
    }

    /** VkPhysicalDeviceFaultFeaturesEXT. */
    public static final class VkPhysicalDeviceFaultFeaturesEXT {
        public static final int BYTES = 24;
        public static final int DEVICE_FAULT = 16;
        public static final int DEVICE_FAULT_VENDOR_BINARY = 20;

        private VkPhysicalDeviceFaultFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FAULT_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int deviceFault(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DEVICE_FAULT); }
        public static void deviceFault(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEVICE_FAULT, v); }

        public static void deviceFaultVendorBinary(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEVICE_FAULT_VENDOR_BINARY, v); }
    }

    /** VkPhysicalDeviceFeatures. */
    public static final class VkPhysicalDeviceFeatures {
        public static final int BYTES = 220;
        public static final int ROBUST_BUFFER_ACCESS = 0;
        public static final int FULL_DRAW_INDEX_UINT32 = 4;
        public static final int IMAGE_CUBE_ARRAY = 8;
        public static final int INDEPENDENT_BLEND = 12;
        public static final int GEOMETRY_SHADER = 16;
        public static final int TESSELLATION_SHADER = 20;
        public static final int SAMPLE_RATE_SHADING = 24;
        public static final int DUAL_SRC_BLEND = 28;
        public static final int LOGIC_OP = 32;
        public static final int MULTI_DRAW_INDIRECT = 36;
        public static final int DRAW_INDIRECT_FIRST_INSTANCE = 40;
        public static final int DEPTH_CLAMP = 44;
        public static final int DEPTH_BIAS_CLAMP = 48;
        public static final int FILL_MODE_NON_SOLID = 52;
        public static final int DEPTH_BOUNDS = 56;
        public static final int WIDE_LINES = 60;
        public static final int LARGE_POINTS = 64;
        public static final int ALPHA_TO_ONE = 68;
        public static final int MULTI_VIEWPORT = 72;
        public static final int SAMPLER_ANISOTROPY = 76;
        public static final int TEXTURE_COMPRESSION_ETC2 = 80;
        public static final int TEXTURE_COMPRESSION_ASTC_LDR = 84;
        public static final int TEXTURE_COMPRESSION_BC = 88;
        public static final int OCCLUSION_QUERY_PRECISE = 92;
        public static final int PIPELINE_STATISTICS_QUERY = 96;
        public static final int VERTEX_PIPELINE_STORES_AND_ATOMICS = 100;
        public static final int FRAGMENT_STORES_AND_ATOMICS = 104;
        public static final int SHADER_TESSELLATION_AND_GEOMETRY_POINT_SIZE = 108;
        public static final int SHADER_IMAGE_GATHER_EXTENDED = 112;
        public static final int SHADER_STORAGE_IMAGE_EXTENDED_FORMATS = 116;
        public static final int SHADER_STORAGE_IMAGE_MULTISAMPLE = 120;
        public static final int SHADER_STORAGE_IMAGE_READ_WITHOUT_FORMAT = 124;
        public static final int SHADER_STORAGE_IMAGE_WRITE_WITHOUT_FORMAT = 128;
        public static final int SHADER_UNIFORM_BUFFER_ARRAY_DYNAMIC_INDEXING = 132;
        public static final int SHADER_SAMPLED_IMAGE_ARRAY_DYNAMIC_INDEXING = 136;
        public static final int SHADER_STORAGE_BUFFER_ARRAY_DYNAMIC_INDEXING = 140;
        public static final int SHADER_STORAGE_IMAGE_ARRAY_DYNAMIC_INDEXING = 144;
        public static final int SHADER_CLIP_DISTANCE = 148;
        public static final int SHADER_CULL_DISTANCE = 152;
        public static final int SHADER_FLOAT64 = 156;
        public static final int SHADER_INT64 = 160;
        public static final int SHADER_INT16 = 164;
        public static final int SHADER_RESOURCE_RESIDENCY = 168;
        public static final int SHADER_RESOURCE_MIN_LOD = 172;
        public static final int SPARSE_BINDING = 176;
        public static final int SPARSE_RESIDENCY_BUFFER = 180;
        public static final int SPARSE_RESIDENCY_IMAGE2_D = 184;
        public static final int SPARSE_RESIDENCY_IMAGE3_D = 188;
        public static final int SPARSE_RESIDENCY2_SAMPLES = 192;
        public static final int SPARSE_RESIDENCY4_SAMPLES = 196;
        public static final int SPARSE_RESIDENCY8_SAMPLES = 200;
        public static final int SPARSE_RESIDENCY16_SAMPLES = 204;
        public static final int SPARSE_RESIDENCY_ALIASED = 208;
        public static final int VARIABLE_MULTISAMPLE_RATE = 212;
        public static final int INHERITED_QUERIES = 216;

        private VkPhysicalDeviceFeatures() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static void robustBufferAccess(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ROBUST_BUFFER_ACCESS, v); }

        public static void fullDrawIndexUint32(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FULL_DRAW_INDEX_UINT32, v); }

        public static int imageCubeArray(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + IMAGE_CUBE_ARRAY); }
        public static void imageCubeArray(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_CUBE_ARRAY, v); }

        public static int independentBlend(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + INDEPENDENT_BLEND); }
        public static void independentBlend(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + INDEPENDENT_BLEND, v); }

        public static int geometryShader(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + GEOMETRY_SHADER); }
        public static void geometryShader(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + GEOMETRY_SHADER, v); }

        public static int tessellationShader(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + TESSELLATION_SHADER); }
        public static void tessellationShader(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TESSELLATION_SHADER, v); }

        public static int sampleRateShading(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLE_RATE_SHADING); }
        public static void sampleRateShading(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLE_RATE_SHADING, v); }

        public static int dualSrcBlend(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DUAL_SRC_BLEND); }
        public static void dualSrcBlend(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DUAL_SRC_BLEND, v); }

        public static int logicOp(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + LOGIC_OP); }
        public static void logicOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LOGIC_OP, v); }

        public static int multiDrawIndirect(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MULTI_DRAW_INDIRECT); }
        public static void multiDrawIndirect(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MULTI_DRAW_INDIRECT, v); }

        public static int drawIndirectFirstInstance(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DRAW_INDIRECT_FIRST_INSTANCE); }
        public static void drawIndirectFirstInstance(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DRAW_INDIRECT_FIRST_INSTANCE, v); }

        public static int depthClamp(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DEPTH_CLAMP); }
        public static void depthClamp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_CLAMP, v); }

        public static int depthBiasClamp(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DEPTH_BIAS_CLAMP); }
        public static void depthBiasClamp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_BIAS_CLAMP, v); }

        public static int fillModeNonSolid(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FILL_MODE_NON_SOLID); }
        public static void fillModeNonSolid(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FILL_MODE_NON_SOLID, v); }

        public static int depthBounds(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DEPTH_BOUNDS); }
        public static void depthBounds(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_BOUNDS, v); }

        public static int wideLines(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + WIDE_LINES); }
        public static void wideLines(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + WIDE_LINES, v); }

        public static int largePoints(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + LARGE_POINTS); }
        public static void largePoints(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LARGE_POINTS, v); }

        public static int alphaToOne(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + ALPHA_TO_ONE); }
        public static void alphaToOne(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ALPHA_TO_ONE, v); }

        public static int multiViewport(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MULTI_VIEWPORT); }
        public static void multiViewport(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MULTI_VIEWPORT, v); }

        public static int samplerAnisotropy(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLER_ANISOTROPY); }
        public static void samplerAnisotropy(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLER_ANISOTROPY, v); }

        public static void textureCompressionETC2(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TEXTURE_COMPRESSION_ETC2, v); }

        public static void textureCompressionASTC_LDR(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TEXTURE_COMPRESSION_ASTC_LDR, v); }

        public static void textureCompressionBC(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TEXTURE_COMPRESSION_BC, v); }

        public static int occlusionQueryPrecise(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + OCCLUSION_QUERY_PRECISE); }
        public static void occlusionQueryPrecise(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + OCCLUSION_QUERY_PRECISE, v); }

        public static int pipelineStatisticsQuery(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + PIPELINE_STATISTICS_QUERY); }
        public static void pipelineStatisticsQuery(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PIPELINE_STATISTICS_QUERY, v); }

        public static int vertexPipelineStoresAndAtomics(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + VERTEX_PIPELINE_STORES_AND_ATOMICS); }
        public static void vertexPipelineStoresAndAtomics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VERTEX_PIPELINE_STORES_AND_ATOMICS, v); }

        public static int fragmentStoresAndAtomics(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FRAGMENT_STORES_AND_ATOMICS); }
        public static void fragmentStoresAndAtomics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FRAGMENT_STORES_AND_ATOMICS, v); }

        public static int shaderTessellationAndGeometryPointSize(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_TESSELLATION_AND_GEOMETRY_POINT_SIZE); }
        public static void shaderTessellationAndGeometryPointSize(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_TESSELLATION_AND_GEOMETRY_POINT_SIZE, v); }

        public static int shaderImageGatherExtended(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_IMAGE_GATHER_EXTENDED); }
        public static void shaderImageGatherExtended(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_IMAGE_GATHER_EXTENDED, v); }

        public static int shaderStorageImageExtendedFormats(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_EXTENDED_FORMATS); }
        public static void shaderStorageImageExtendedFormats(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_EXTENDED_FORMATS, v); }

        public static int shaderStorageImageMultisample(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_MULTISAMPLE); }
        public static void shaderStorageImageMultisample(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_MULTISAMPLE, v); }

        public static int shaderStorageImageReadWithoutFormat(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_READ_WITHOUT_FORMAT); }
        public static void shaderStorageImageReadWithoutFormat(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_READ_WITHOUT_FORMAT, v); }

        public static int shaderStorageImageWriteWithoutFormat(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_WRITE_WITHOUT_FORMAT); }
        public static void shaderStorageImageWriteWithoutFormat(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_WRITE_WITHOUT_FORMAT, v); }

        public static int shaderUniformBufferArrayDynamicIndexing(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_UNIFORM_BUFFER_ARRAY_DYNAMIC_INDEXING); }
        public static void shaderUniformBufferArrayDynamicIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_UNIFORM_BUFFER_ARRAY_DYNAMIC_INDEXING, v); }

        public static int shaderSampledImageArrayDynamicIndexing(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_SAMPLED_IMAGE_ARRAY_DYNAMIC_INDEXING); }
        public static void shaderSampledImageArrayDynamicIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_SAMPLED_IMAGE_ARRAY_DYNAMIC_INDEXING, v); }

        public static int shaderStorageBufferArrayDynamicIndexing(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_BUFFER_ARRAY_DYNAMIC_INDEXING); }
        public static void shaderStorageBufferArrayDynamicIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_BUFFER_ARRAY_DYNAMIC_INDEXING, v); }

        public static int shaderStorageImageArrayDynamicIndexing(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_ARRAY_DYNAMIC_INDEXING); }
        public static void shaderStorageImageArrayDynamicIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_ARRAY_DYNAMIC_INDEXING, v); }

        public static int shaderClipDistance(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_CLIP_DISTANCE); }
        public static void shaderClipDistance(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_CLIP_DISTANCE, v); }

        public static int shaderCullDistance(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_CULL_DISTANCE); }
        public static void shaderCullDistance(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_CULL_DISTANCE, v); }

        public static int shaderFloat64(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_FLOAT64); }
        public static void shaderFloat64(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_FLOAT64, v); }

        public static int shaderInt64(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_INT64); }
        public static void shaderInt64(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_INT64, v); }

        public static void shaderInt16(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_INT16, v); }

        public static int shaderResourceResidency(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_RESOURCE_RESIDENCY); }
        public static void shaderResourceResidency(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_RESOURCE_RESIDENCY, v); }

        public static int shaderResourceMinLod(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_RESOURCE_MIN_LOD); }
        public static void shaderResourceMinLod(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_RESOURCE_MIN_LOD, v); }

        public static int sparseBinding(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SPARSE_BINDING); }
        public static void sparseBinding(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_BINDING, v); }

        public static void sparseResidencyBuffer(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_RESIDENCY_BUFFER, v); }

        public static int sparseResidencyImage2D(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SPARSE_RESIDENCY_IMAGE2_D); }
        public static void sparseResidencyImage2D(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_RESIDENCY_IMAGE2_D, v); }

        public static int sparseResidencyImage3D(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SPARSE_RESIDENCY_IMAGE3_D); }
        public static void sparseResidencyImage3D(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_RESIDENCY_IMAGE3_D, v); }

        public static void sparseResidency2Samples(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_RESIDENCY2_SAMPLES, v); }

        public static void sparseResidency4Samples(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_RESIDENCY4_SAMPLES, v); }

        public static void sparseResidency8Samples(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_RESIDENCY8_SAMPLES, v); }

        public static void sparseResidency16Samples(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_RESIDENCY16_SAMPLES, v); }

        public static void sparseResidencyAliased(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_RESIDENCY_ALIASED, v); }

        public static void variableMultisampleRate(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VARIABLE_MULTISAMPLE_RATE, v); }

        public static void inheritedQueries(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + INHERITED_QUERIES, v); }
    }

    /** VkPhysicalDeviceFeatures2. */
    public static final class VkPhysicalDeviceFeatures2 {
        public static final int BYTES = 240;
        public static final int FEATURES = 16;

        private VkPhysicalDeviceFeatures2() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
            return s;
        }

        public static long features(long s) { return s + FEATURES; }
    }

    /** VkPhysicalDeviceFloatControlsProperties. */
    public static final class VkPhysicalDeviceFloatControlsProperties {
        public static final int BYTES = 88;
        public static final int SHADER_SIGNED_ZERO_INF_NAN_PRESERVE_FLOAT32 = 28;
        public static final int SHADER_SIGNED_ZERO_INF_NAN_PRESERVE_FLOAT64 = 32;

        private VkPhysicalDeviceFloatControlsProperties() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FLOAT_CONTROLS_PROPERTIES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int shaderSignedZeroInfNanPreserveFloat32(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_SIGNED_ZERO_INF_NAN_PRESERVE_FLOAT32); }

        public static int shaderSignedZeroInfNanPreserveFloat64(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_SIGNED_ZERO_INF_NAN_PRESERVE_FLOAT64); }
    }

    /** VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT. */
    public static final class VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT {
        public static final int BYTES = 32;
        public static final int FRAGMENT_SHADER_SAMPLE_INTERLOCK = 16;
        public static final int FRAGMENT_SHADER_PIXEL_INTERLOCK = 20;
        public static final int FRAGMENT_SHADER_SHADING_RATE_INTERLOCK = 24;

        private VkPhysicalDeviceFragmentShaderInterlockFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FRAGMENT_SHADER_INTERLOCK_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int fragmentShaderSampleInterlock(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FRAGMENT_SHADER_SAMPLE_INTERLOCK); }
        public static void fragmentShaderSampleInterlock(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FRAGMENT_SHADER_SAMPLE_INTERLOCK, v); }

        public static int fragmentShaderPixelInterlock(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FRAGMENT_SHADER_PIXEL_INTERLOCK); }
        public static void fragmentShaderPixelInterlock(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FRAGMENT_SHADER_PIXEL_INTERLOCK, v); }

        public static void fragmentShaderShadingRateInterlock(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FRAGMENT_SHADER_SHADING_RATE_INTERLOCK, v); }
    }

    /** VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT. */
    public static final class VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT {
        public static final int BYTES = 24;
        public static final int GRAPHICS_PIPELINE_LIBRARY = 16;

        private VkPhysicalDeviceGraphicsPipelineLibraryFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int graphicsPipelineLibrary(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + GRAPHICS_PIPELINE_LIBRARY); }
        public static void graphicsPipelineLibrary(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + GRAPHICS_PIPELINE_LIBRARY, v); }
    }

    /** VkPhysicalDeviceGraphicsPipelineLibraryPropertiesEXT. */
    public static final class VkPhysicalDeviceGraphicsPipelineLibraryPropertiesEXT {
        public static final int BYTES = 24;
        public static final int GRAPHICS_PIPELINE_LIBRARY_FAST_LINKING = 16;

        private VkPhysicalDeviceGraphicsPipelineLibraryPropertiesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_GRAPHICS_PIPELINE_LIBRARY_PROPERTIES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int graphicsPipelineLibraryFastLinking(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + GRAPHICS_PIPELINE_LIBRARY_FAST_LINKING); }
    }

    /** VkPhysicalDeviceIDProperties. */
    public static final class VkPhysicalDeviceIDProperties {
        public static final int BYTES = 64;
        public static final int DEVICE_UUID = 16;

        private VkPhysicalDeviceIDProperties() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static long deviceUUID(long s) { return s + DEVICE_UUID; }
    }

    /** VkPhysicalDeviceImage2DViewOf3DFeaturesEXT. */
    public static final class VkPhysicalDeviceImage2DViewOf3DFeaturesEXT {
        public static final int BYTES = 24;
        public static final int IMAGE2_DVIEW_OF3_D = 16;
        public static final int SAMPLER2_DVIEW_OF3_D = 20;

        private VkPhysicalDeviceImage2DViewOf3DFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_IMAGE_2D_VIEW_OF_3D_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int image2DViewOf3D(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + IMAGE2_DVIEW_OF3_D); }
        public static void image2DViewOf3D(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE2_DVIEW_OF3_D, v); }

        public static int sampler2DViewOf3D(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLER2_DVIEW_OF3_D); }
        public static void sampler2DViewOf3D(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLER2_DVIEW_OF3_D, v); }
    }

    /** VkPhysicalDeviceIndexTypeUint8FeaturesEXT. */
    public static final class VkPhysicalDeviceIndexTypeUint8FeaturesEXT {
        public static final int BYTES = 24;
        public static final int INDEX_TYPE_UINT8 = 16;

        private VkPhysicalDeviceIndexTypeUint8FeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_INDEX_TYPE_UINT8_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int indexTypeUint8(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + INDEX_TYPE_UINT8); }
        public static void indexTypeUint8(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + INDEX_TYPE_UINT8, v); }
    }

    /** VkPhysicalDeviceLimits. */
    public static final class VkPhysicalDeviceLimits {
        public static final int BYTES = 504;
        public static final int MAX_IMAGE_DIMENSION1_D = 0;
        public static final int MAX_IMAGE_DIMENSION2_D = 4;
        public static final int MAX_IMAGE_DIMENSION3_D = 8;
        public static final int MAX_IMAGE_DIMENSION_CUBE = 12;
        public static final int MAX_IMAGE_ARRAY_LAYERS = 16;
        public static final int MAX_TEXEL_BUFFER_ELEMENTS = 20;
        public static final int MAX_UNIFORM_BUFFER_RANGE = 24;
        public static final int MAX_STORAGE_BUFFER_RANGE = 28;
        public static final int MAX_SAMPLER_ALLOCATION_COUNT = 40;
        public static final int MAX_BOUND_DESCRIPTOR_SETS = 64;
        public static final int MAX_PER_STAGE_DESCRIPTOR_SAMPLERS = 68;
        public static final int MAX_PER_STAGE_DESCRIPTOR_UNIFORM_BUFFERS = 72;
        public static final int MAX_PER_STAGE_DESCRIPTOR_STORAGE_BUFFERS = 76;
        public static final int MAX_PER_STAGE_DESCRIPTOR_SAMPLED_IMAGES = 80;
        public static final int MAX_PER_STAGE_DESCRIPTOR_STORAGE_IMAGES = 84;
        public static final int MAX_DESCRIPTOR_SET_UNIFORM_BUFFERS_DYNAMIC = 104;
        public static final int MAX_VERTEX_INPUT_ATTRIBUTES = 128;
        public static final int MAX_VERTEX_INPUT_BINDINGS = 132;
        public static final int MAX_VERTEX_INPUT_BINDING_STRIDE = 140;
        public static final int MAX_VERTEX_OUTPUT_COMPONENTS = 144;
        public static final int MAX_TESSELLATION_GENERATION_LEVEL = 148;
        public static final int MAX_TESSELLATION_PATCH_SIZE = 152;
        public static final int MAX_TESSELLATION_CONTROL_PER_VERTEX_INPUT_COMPONENTS = 156;
        public static final int MAX_TESSELLATION_CONTROL_PER_VERTEX_OUTPUT_COMPONENTS = 160;
        public static final int MAX_TESSELLATION_CONTROL_PER_PATCH_OUTPUT_COMPONENTS = 164;
        public static final int MAX_TESSELLATION_EVALUATION_INPUT_COMPONENTS = 172;
        public static final int MAX_TESSELLATION_EVALUATION_OUTPUT_COMPONENTS = 176;
        public static final int MAX_GEOMETRY_SHADER_INVOCATIONS = 180;
        public static final int MAX_GEOMETRY_INPUT_COMPONENTS = 184;
        public static final int MAX_GEOMETRY_OUTPUT_COMPONENTS = 188;
        public static final int MAX_GEOMETRY_OUTPUT_VERTICES = 192;
        public static final int MAX_GEOMETRY_TOTAL_OUTPUT_COMPONENTS = 196;
        public static final int MAX_FRAGMENT_INPUT_COMPONENTS = 200;
        public static final int MAX_FRAGMENT_DUAL_SRC_ATTACHMENTS = 208;
        public static final int MAX_COMPUTE_SHARED_MEMORY_SIZE = 216;
        public static final int MAX_COMPUTE_WORK_GROUP_COUNT = 220;
        public static final int MAX_COMPUTE_WORK_GROUP_INVOCATIONS = 232;
        public static final int MAX_COMPUTE_WORK_GROUP_SIZE = 236;
        public static final int SUB_PIXEL_PRECISION_BITS = 248;
        public static final int MAX_SAMPLER_LOD_BIAS = 268;
        public static final int MAX_SAMPLER_ANISOTROPY = 272;
        public static final int MAX_VIEWPORTS = 276;
        public static final int MAX_VIEWPORT_DIMENSIONS = 280;
        public static final int VIEWPORT_BOUNDS_RANGE = 288;
        public static final int MIN_TEXEL_BUFFER_OFFSET_ALIGNMENT = 312;
        public static final int MIN_UNIFORM_BUFFER_OFFSET_ALIGNMENT = 320;
        public static final int MIN_STORAGE_BUFFER_OFFSET_ALIGNMENT = 328;
        public static final int MIN_TEXEL_OFFSET = 336;
        public static final int MAX_TEXEL_OFFSET = 340;
        public static final int MIN_TEXEL_GATHER_OFFSET = 344;
        public static final int MAX_TEXEL_GATHER_OFFSET = 348;
        public static final int MIN_INTERPOLATION_OFFSET = 352;
        public static final int MAX_INTERPOLATION_OFFSET = 356;
        public static final int SUB_PIXEL_INTERPOLATION_OFFSET_BITS = 360;
        public static final int MAX_FRAMEBUFFER_WIDTH = 364;
        public static final int MAX_FRAMEBUFFER_HEIGHT = 368;
        public static final int FRAMEBUFFER_COLOR_SAMPLE_COUNTS = 376;
        public static final int FRAMEBUFFER_DEPTH_SAMPLE_COUNTS = 380;
        public static final int FRAMEBUFFER_STENCIL_SAMPLE_COUNTS = 384;
        public static final int MAX_COLOR_ATTACHMENTS = 392;
        public static final int SAMPLED_IMAGE_COLOR_SAMPLE_COUNTS = 396;
        public static final int TIMESTAMP_PERIOD = 424;
        public static final int MAX_CLIP_DISTANCES = 428;
        public static final int MAX_CULL_DISTANCES = 432;
        public static final int POINT_SIZE_RANGE = 444;
        public static final int LINE_WIDTH_RANGE = 452;

        private VkPhysicalDeviceLimits() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static int maxImageDimension1D(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_IMAGE_DIMENSION1_D); }

        public static int maxImageDimension2D(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_IMAGE_DIMENSION2_D); }

        public static int maxImageDimension3D(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_IMAGE_DIMENSION3_D); }

        public static int maxImageDimensionCube(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_IMAGE_DIMENSION_CUBE); }

        public static int maxImageArrayLayers(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_IMAGE_ARRAY_LAYERS); }

        public static int maxTexelBufferElements(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_TEXEL_BUFFER_ELEMENTS); }

        public static int maxUniformBufferRange(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_UNIFORM_BUFFER_RANGE); }

        public static int maxStorageBufferRange(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_STORAGE_BUFFER_RANGE); }

        public static int maxSamplerAllocationCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_SAMPLER_ALLOCATION_COUNT); }

        public static int maxBoundDescriptorSets(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_BOUND_DESCRIPTOR_SETS); }

        public static int maxPerStageDescriptorSamplers(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_PER_STAGE_DESCRIPTOR_SAMPLERS); }

        public static int maxPerStageDescriptorUniformBuffers(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_PER_STAGE_DESCRIPTOR_UNIFORM_BUFFERS); }

        public static int maxPerStageDescriptorStorageBuffers(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_PER_STAGE_DESCRIPTOR_STORAGE_BUFFERS); }

        public static int maxPerStageDescriptorSampledImages(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_PER_STAGE_DESCRIPTOR_SAMPLED_IMAGES); }

        public static int maxPerStageDescriptorStorageImages(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_PER_STAGE_DESCRIPTOR_STORAGE_IMAGES); }

        public static int maxDescriptorSetUniformBuffersDynamic(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_DESCRIPTOR_SET_UNIFORM_BUFFERS_DYNAMIC); }

        public static int maxVertexInputAttributes(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_VERTEX_INPUT_ATTRIBUTES); }

        public static int maxVertexInputBindings(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_VERTEX_INPUT_BINDINGS); }

        public static int maxVertexInputBindingStride(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_VERTEX_INPUT_BINDING_STRIDE); }

        public static int maxVertexOutputComponents(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_VERTEX_OUTPUT_COMPONENTS); }

        public static int maxTessellationGenerationLevel(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_TESSELLATION_GENERATION_LEVEL); }

        public static int maxTessellationPatchSize(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_TESSELLATION_PATCH_SIZE); }

        public static int maxTessellationControlPerVertexInputComponents(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_TESSELLATION_CONTROL_PER_VERTEX_INPUT_COMPONENTS); }

        public static int maxTessellationControlPerVertexOutputComponents(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_TESSELLATION_CONTROL_PER_VERTEX_OUTPUT_COMPONENTS); }

        public static int maxTessellationControlPerPatchOutputComponents(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_TESSELLATION_CONTROL_PER_PATCH_OUTPUT_COMPONENTS); }

        public static int maxTessellationEvaluationInputComponents(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_TESSELLATION_EVALUATION_INPUT_COMPONENTS); }

        public static int maxTessellationEvaluationOutputComponents(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_TESSELLATION_EVALUATION_OUTPUT_COMPONENTS); }

        public static int maxGeometryShaderInvocations(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_GEOMETRY_SHADER_INVOCATIONS); }

        public static int maxGeometryInputComponents(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_GEOMETRY_INPUT_COMPONENTS); }

        public static int maxGeometryOutputComponents(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_GEOMETRY_OUTPUT_COMPONENTS); }

        public static int maxGeometryOutputVertices(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_GEOMETRY_OUTPUT_VERTICES); }

        public static int maxGeometryTotalOutputComponents(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_GEOMETRY_TOTAL_OUTPUT_COMPONENTS); }

        public static int maxFragmentInputComponents(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_FRAGMENT_INPUT_COMPONENTS); }

        public static int maxFragmentDualSrcAttachments(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_FRAGMENT_DUAL_SRC_ATTACHMENTS); }

        public static int maxComputeSharedMemorySize(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_COMPUTE_SHARED_MEMORY_SIZE); }

        public static long maxComputeWorkGroupCount(long s) { return s + MAX_COMPUTE_WORK_GROUP_COUNT; }

        public static int maxComputeWorkGroupInvocations(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_COMPUTE_WORK_GROUP_INVOCATIONS); }

        public static long maxComputeWorkGroupSize(long s) { return s + MAX_COMPUTE_WORK_GROUP_SIZE; }

        public static int subPixelPrecisionBits(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SUB_PIXEL_PRECISION_BITS); }

        public static float maxSamplerLodBias(long s) { return Memory.ALL.get(JAVA_FLOAT_UNALIGNED, s + MAX_SAMPLER_LOD_BIAS); }

        public static float maxSamplerAnisotropy(long s) { return Memory.ALL.get(JAVA_FLOAT_UNALIGNED, s + MAX_SAMPLER_ANISOTROPY); }

        public static int maxViewports(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_VIEWPORTS); }

        public static long maxViewportDimensions(long s) { return s + MAX_VIEWPORT_DIMENSIONS; }

        public static long viewportBoundsRange(long s) { return s + VIEWPORT_BOUNDS_RANGE; }

        public static long minTexelBufferOffsetAlignment(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + MIN_TEXEL_BUFFER_OFFSET_ALIGNMENT); }

        public static long minUniformBufferOffsetAlignment(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + MIN_UNIFORM_BUFFER_OFFSET_ALIGNMENT); }

        public static long minStorageBufferOffsetAlignment(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + MIN_STORAGE_BUFFER_OFFSET_ALIGNMENT); }

        public static int minTexelOffset(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MIN_TEXEL_OFFSET); }

        public static int maxTexelOffset(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_TEXEL_OFFSET); }

        public static int minTexelGatherOffset(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MIN_TEXEL_GATHER_OFFSET); }

        public static int maxTexelGatherOffset(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_TEXEL_GATHER_OFFSET); }

        public static float minInterpolationOffset(long s) { return Memory.ALL.get(JAVA_FLOAT_UNALIGNED, s + MIN_INTERPOLATION_OFFSET); }

        public static float maxInterpolationOffset(long s) { return Memory.ALL.get(JAVA_FLOAT_UNALIGNED, s + MAX_INTERPOLATION_OFFSET); }

        public static int subPixelInterpolationOffsetBits(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SUB_PIXEL_INTERPOLATION_OFFSET_BITS); }

        public static int maxFramebufferWidth(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_FRAMEBUFFER_WIDTH); }

        public static int maxFramebufferHeight(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_FRAMEBUFFER_HEIGHT); }

        public static int framebufferColorSampleCounts(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FRAMEBUFFER_COLOR_SAMPLE_COUNTS); }

        public static int framebufferDepthSampleCounts(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FRAMEBUFFER_DEPTH_SAMPLE_COUNTS); }

        public static int framebufferStencilSampleCounts(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FRAMEBUFFER_STENCIL_SAMPLE_COUNTS); }

        public static int maxColorAttachments(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_COLOR_ATTACHMENTS); }

        public static int sampledImageColorSampleCounts(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLED_IMAGE_COLOR_SAMPLE_COUNTS); }

        public static float timestampPeriod(long s) { return Memory.ALL.get(JAVA_FLOAT_UNALIGNED, s + TIMESTAMP_PERIOD); }

        public static int maxClipDistances(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_CLIP_DISTANCES); }

        public static int maxCullDistances(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_CULL_DISTANCES); }

        public static long pointSizeRange(long s) { return s + POINT_SIZE_RANGE; }

        public static long lineWidthRange(long s) { return s + LINE_WIDTH_RANGE; }
    }

    /** VkPhysicalDeviceLineRasterizationFeaturesEXT. */
    public static final class VkPhysicalDeviceLineRasterizationFeaturesEXT {
        public static final int BYTES = 40;
        public static final int RECTANGULAR_LINES = 16;
        public static final int BRESENHAM_LINES = 20;
        public static final int SMOOTH_LINES = 24;
        public static final int STIPPLED_RECTANGULAR_LINES = 28;
        public static final int STIPPLED_BRESENHAM_LINES = 32;
        public static final int STIPPLED_SMOOTH_LINES = 36;

        private VkPhysicalDeviceLineRasterizationFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_LINE_RASTERIZATION_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void rectangularLines(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + RECTANGULAR_LINES, v); }

        public static int bresenhamLines(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + BRESENHAM_LINES); }
        public static void bresenhamLines(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BRESENHAM_LINES, v); }

        public static int smoothLines(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SMOOTH_LINES); }
        public static void smoothLines(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SMOOTH_LINES, v); }

        public static int stippledRectangularLines(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + STIPPLED_RECTANGULAR_LINES); }
        public static void stippledRectangularLines(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STIPPLED_RECTANGULAR_LINES, v); }

        public static int stippledBresenhamLines(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + STIPPLED_BRESENHAM_LINES); }
        public static void stippledBresenhamLines(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STIPPLED_BRESENHAM_LINES, v); }

        public static void stippledSmoothLines(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STIPPLED_SMOOTH_LINES, v); }
    }

    /** VkPhysicalDeviceMemoryBudgetPropertiesEXT. */
    public static final class VkPhysicalDeviceMemoryBudgetPropertiesEXT {
        public static final int BYTES = 272;
        public static final int HEAP_BUDGET = 16;
        public static final int HEAP_USAGE = 144;

        private VkPhysicalDeviceMemoryBudgetPropertiesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_BUDGET_PROPERTIES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static long heapBudget(long s) { return s + HEAP_BUDGET; }

        public static long heapUsage(long s) { return s + HEAP_USAGE; }
    }

    /** VkPhysicalDeviceMemoryProperties. */
    public static final class VkPhysicalDeviceMemoryProperties {
        public static final int BYTES = 520;
        public static final int MEMORY_TYPE_COUNT = 0;
        public static final int MEMORY_TYPES = 4;
        public static final int MEMORY_HEAP_COUNT = 260;
        public static final int MEMORY_HEAPS = 264;

        private VkPhysicalDeviceMemoryProperties() {}

        public static int memoryTypeCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MEMORY_TYPE_COUNT); }

        public static long memoryTypes(long s) { return s + MEMORY_TYPES; }

        public static int memoryHeapCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MEMORY_HEAP_COUNT); }

        public static long memoryHeaps(long s) { return s + MEMORY_HEAPS; }
    }

    /** VkPhysicalDeviceMemoryProperties2. */
    public static final class VkPhysicalDeviceMemoryProperties2 {
        public static final int BYTES = 536;
        public static final int MEMORY_PROPERTIES = 16;

        private VkPhysicalDeviceMemoryProperties2() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MEMORY_PROPERTIES_2);
            return s;
        }

        public static long memoryProperties(long s) { return s + MEMORY_PROPERTIES; }
    }

    /** VkPhysicalDeviceMultiDrawFeaturesEXT. */
    public static final class VkPhysicalDeviceMultiDrawFeaturesEXT {
        public static final int BYTES = 24;
        public static final int MULTI_DRAW = 16;

        private VkPhysicalDeviceMultiDrawFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MULTI_DRAW_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int multiDraw(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MULTI_DRAW); }
        public static void multiDraw(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MULTI_DRAW, v); }
    }

    /** VkPhysicalDeviceNonSeamlessCubeMapFeaturesEXT. */
    public static final class VkPhysicalDeviceNonSeamlessCubeMapFeaturesEXT {
        public static final int BYTES = 24;
        public static final int NON_SEAMLESS_CUBE_MAP = 16;

        private VkPhysicalDeviceNonSeamlessCubeMapFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_NON_SEAMLESS_CUBE_MAP_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int nonSeamlessCubeMap(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + NON_SEAMLESS_CUBE_MAP); }
        public static void nonSeamlessCubeMap(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + NON_SEAMLESS_CUBE_MAP, v); }
    }

    /** VkPhysicalDevicePortabilitySubsetFeaturesKHR. */
    public static final class VkPhysicalDevicePortabilitySubsetFeaturesKHR {
        public static final int BYTES = 80;
        public static final int CONSTANT_ALPHA_COLOR_BLEND_FACTORS = 16;
        public static final int EVENTS = 20;
        public static final int IMAGE_VIEW_FORMAT_REINTERPRETATION = 24;
        public static final int IMAGE_VIEW_FORMAT_SWIZZLE = 28;
        public static final int IMAGE_VIEW2_DON3_DIMAGE = 32;
        public static final int MULTISAMPLE_ARRAY_IMAGE = 36;
        public static final int MUTABLE_COMPARISON_SAMPLERS = 40;
        public static final int POINT_POLYGONS = 44;
        public static final int SAMPLER_MIP_LOD_BIAS = 48;
        public static final int SEPARATE_STENCIL_MASK_REF = 52;
        public static final int SHADER_SAMPLE_RATE_INTERPOLATION_FUNCTIONS = 56;
        public static final int TESSELLATION_ISOLINES = 60;
        public static final int TESSELLATION_POINT_MODE = 64;
        public static final int TRIANGLE_FANS = 68;
        public static final int VERTEX_ATTRIBUTE_ACCESS_BEYOND_STRIDE = 72;

        private VkPhysicalDevicePortabilitySubsetFeaturesKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PORTABILITY_SUBSET_FEATURES_KHR);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void constantAlphaColorBlendFactors(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + CONSTANT_ALPHA_COLOR_BLEND_FACTORS, v); }

        public static void events(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + EVENTS, v); }

        public static void imageViewFormatReinterpretation(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_VIEW_FORMAT_REINTERPRETATION, v); }

        public static int imageViewFormatSwizzle(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + IMAGE_VIEW_FORMAT_SWIZZLE); }
        public static void imageViewFormatSwizzle(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_VIEW_FORMAT_SWIZZLE, v); }

        public static void imageView2DOn3DImage(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_VIEW2_DON3_DIMAGE, v); }

        public static int multisampleArrayImage(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MULTISAMPLE_ARRAY_IMAGE); }
        public static void multisampleArrayImage(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MULTISAMPLE_ARRAY_IMAGE, v); }

        public static void mutableComparisonSamplers(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MUTABLE_COMPARISON_SAMPLERS, v); }

        public static void pointPolygons(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + POINT_POLYGONS, v); }

        public static int samplerMipLodBias(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLER_MIP_LOD_BIAS); }
        public static void samplerMipLodBias(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLER_MIP_LOD_BIAS, v); }

        public static void separateStencilMaskRef(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SEPARATE_STENCIL_MASK_REF, v); }

        public static int shaderSampleRateInterpolationFunctions(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_SAMPLE_RATE_INTERPOLATION_FUNCTIONS); }
        public static void shaderSampleRateInterpolationFunctions(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_SAMPLE_RATE_INTERPOLATION_FUNCTIONS, v); }

        public static void tessellationIsolines(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TESSELLATION_ISOLINES, v); }

        public static void tessellationPointMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TESSELLATION_POINT_MODE, v); }

        public static int triangleFans(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + TRIANGLE_FANS); }
        public static void triangleFans(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TRIANGLE_FANS, v); }

        public static void vertexAttributeAccessBeyondStride(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VERTEX_ATTRIBUTE_ACCESS_BEYOND_STRIDE, v); }
    }

    /** VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT. */
    public static final class VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT {
        public static final int BYTES = 24;
        public static final int PRIMITIVE_TOPOLOGY_LIST_RESTART = 16;
        public static final int PRIMITIVE_TOPOLOGY_PATCH_LIST_RESTART = 20;

        private VkPhysicalDevicePrimitiveTopologyListRestartFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVE_TOPOLOGY_LIST_RESTART_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int primitiveTopologyListRestart(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + PRIMITIVE_TOPOLOGY_LIST_RESTART); }
        public static void primitiveTopologyListRestart(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PRIMITIVE_TOPOLOGY_LIST_RESTART, v); }

        public static int primitiveTopologyPatchListRestart(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + PRIMITIVE_TOPOLOGY_PATCH_LIST_RESTART); }
        public static void primitiveTopologyPatchListRestart(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PRIMITIVE_TOPOLOGY_PATCH_LIST_RESTART, v); }
    }

    /** VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT. */
    public static final class VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT {
        public static final int BYTES = 32;
        public static final int PRIMITIVES_GENERATED_QUERY = 16;
        public static final int PRIMITIVES_GENERATED_QUERY_WITH_RASTERIZER_DISCARD = 20;
        public static final int PRIMITIVES_GENERATED_QUERY_WITH_NON_ZERO_STREAMS = 24;

        private VkPhysicalDevicePrimitivesGeneratedQueryFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PRIMITIVES_GENERATED_QUERY_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int primitivesGeneratedQuery(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + PRIMITIVES_GENERATED_QUERY); }
        public static void primitivesGeneratedQuery(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PRIMITIVES_GENERATED_QUERY, v); }

        public static int primitivesGeneratedQueryWithRasterizerDiscard(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + PRIMITIVES_GENERATED_QUERY_WITH_RASTERIZER_DISCARD); }
        public static void primitivesGeneratedQueryWithRasterizerDiscard(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PRIMITIVES_GENERATED_QUERY_WITH_RASTERIZER_DISCARD, v); }

        public static void primitivesGeneratedQueryWithNonZeroStreams(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PRIMITIVES_GENERATED_QUERY_WITH_NON_ZERO_STREAMS, v); }
    }

    /** VkPhysicalDeviceProperties. */
    public static final class VkPhysicalDeviceProperties {
        public static final int BYTES = 824;
        public static final int API_VERSION = 0;
        public static final int DRIVER_VERSION = 4;
        public static final int VENDOR_ID = 8;
        public static final int DEVICE_ID = 12;
        public static final int DEVICE_TYPE = 16;
        public static final int DEVICE_NAME = 20;
        public static final int PIPELINE_CACHE_UUID = 276;
        public static final int LIMITS = 296;
        public static final int SPARSE_PROPERTIES = 800;

        private VkPhysicalDeviceProperties() {}

        public static int apiVersion(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + API_VERSION); }

        public static int driverVersion(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DRIVER_VERSION); }
        public static void driverVersion(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DRIVER_VERSION, v); }

        public static int vendorID(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + VENDOR_ID); }

        public static int deviceID(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DEVICE_ID); }

        public static int deviceType(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DEVICE_TYPE); }

        public static long deviceName(long s) { return s + DEVICE_NAME; }

        public static long pipelineCacheUUID(long s) { return s + PIPELINE_CACHE_UUID; }

        public static long limits(long s) { return s + LIMITS; }

        public static long sparseProperties(long s) { return s + SPARSE_PROPERTIES; }
    }

    /** VkPhysicalDeviceProperties2. */
    public static final class VkPhysicalDeviceProperties2 {
        public static final int BYTES = 840;
        public static final int PROPERTIES = 16;

        private VkPhysicalDeviceProperties2() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2);
            return s;
        }

        public static long properties(long s) { return s + PROPERTIES; }
    }

    /** VkPhysicalDeviceProvokingVertexFeaturesEXT. */
    public static final class VkPhysicalDeviceProvokingVertexFeaturesEXT {
        public static final int BYTES = 24;
        public static final int PROVOKING_VERTEX_LAST = 16;
        public static final int TRANSFORM_FEEDBACK_PRESERVES_PROVOKING_VERTEX = 20;

        private VkPhysicalDeviceProvokingVertexFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROVOKING_VERTEX_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int provokingVertexLast(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + PROVOKING_VERTEX_LAST); }
        public static void provokingVertexLast(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PROVOKING_VERTEX_LAST, v); }

        public static void transformFeedbackPreservesProvokingVertex(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TRANSFORM_FEEDBACK_PRESERVES_PROVOKING_VERTEX, v); }
    }

    /** VkPhysicalDeviceProvokingVertexPropertiesEXT. */
    public static final class VkPhysicalDeviceProvokingVertexPropertiesEXT {
        public static final int BYTES = 24;
        public static final int PROVOKING_VERTEX_MODE_PER_PIPELINE = 16;

        private VkPhysicalDeviceProvokingVertexPropertiesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROVOKING_VERTEX_PROPERTIES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int provokingVertexModePerPipeline(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + PROVOKING_VERTEX_MODE_PER_PIPELINE); }
    }

    /** VkPhysicalDevicePushDescriptorPropertiesKHR. */
    public static final class VkPhysicalDevicePushDescriptorPropertiesKHR {
        public static final int BYTES = 24;
        public static final int MAX_PUSH_DESCRIPTORS = 16;

        private VkPhysicalDevicePushDescriptorPropertiesKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PUSH_DESCRIPTOR_PROPERTIES_KHR);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int maxPushDescriptors(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_PUSH_DESCRIPTORS); }
    }

    /** VkPhysicalDeviceRobustness2FeaturesEXT. */
    public static final class VkPhysicalDeviceRobustness2FeaturesEXT {
        public static final int BYTES = 32;
        public static final int ROBUST_BUFFER_ACCESS2 = 16;
        public static final int ROBUST_IMAGE_ACCESS2 = 20;
        public static final int NULL_DESCRIPTOR = 24;

        private VkPhysicalDeviceRobustness2FeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ROBUSTNESS_2_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int robustBufferAccess2(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + ROBUST_BUFFER_ACCESS2); }
        public static void robustBufferAccess2(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ROBUST_BUFFER_ACCESS2, v); }

        public static void robustImageAccess2(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ROBUST_IMAGE_ACCESS2, v); }

        public static int nullDescriptor(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + NULL_DESCRIPTOR); }
        public static void nullDescriptor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + NULL_DESCRIPTOR, v); }
    }

    /** VkPhysicalDeviceSampleLocationsPropertiesEXT. */
    public static final class VkPhysicalDeviceSampleLocationsPropertiesEXT {
        public static final int BYTES = 48;
        public static final int SAMPLE_LOCATION_SAMPLE_COUNTS = 16;
        public static final int SAMPLE_LOCATION_COORDINATE_RANGE = 28;
        public static final int SAMPLE_LOCATION_SUB_PIXEL_BITS = 36;

        private VkPhysicalDeviceSampleLocationsPropertiesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SAMPLE_LOCATIONS_PROPERTIES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int sampleLocationSampleCounts(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLE_LOCATION_SAMPLE_COUNTS); }
        public static void sampleLocationSampleCounts(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLE_LOCATION_SAMPLE_COUNTS, v); }

        public static long sampleLocationCoordinateRange(long s) { return s + SAMPLE_LOCATION_COORDINATE_RANGE; }

        public static int sampleLocationSubPixelBits(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLE_LOCATION_SUB_PIXEL_BITS); }
        public static void sampleLocationSubPixelBits(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLE_LOCATION_SUB_PIXEL_BITS, v); }
    }

    /** VkPhysicalDeviceShaderAtomicFloatFeaturesEXT. */
    public static final class VkPhysicalDeviceShaderAtomicFloatFeaturesEXT {
        public static final int BYTES = 64;
        public static final int SHADER_BUFFER_FLOAT32_ATOMICS = 16;
        public static final int SHADER_BUFFER_FLOAT32_ATOMIC_ADD = 20;
        public static final int SHADER_BUFFER_FLOAT64_ATOMICS = 24;
        public static final int SHADER_BUFFER_FLOAT64_ATOMIC_ADD = 28;
        public static final int SHADER_SHARED_FLOAT32_ATOMICS = 32;
        public static final int SHADER_SHARED_FLOAT32_ATOMIC_ADD = 36;
        public static final int SHADER_SHARED_FLOAT64_ATOMICS = 40;
        public static final int SHADER_SHARED_FLOAT64_ATOMIC_ADD = 44;
        public static final int SHADER_IMAGE_FLOAT32_ATOMICS = 48;
        public static final int SHADER_IMAGE_FLOAT32_ATOMIC_ADD = 52;
        public static final int SPARSE_IMAGE_FLOAT32_ATOMICS = 56;
        public static final int SPARSE_IMAGE_FLOAT32_ATOMIC_ADD = 60;

        private VkPhysicalDeviceShaderAtomicFloatFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_ATOMIC_FLOAT_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void shaderBufferFloat32Atomics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_BUFFER_FLOAT32_ATOMICS, v); }

        public static void shaderBufferFloat32AtomicAdd(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_BUFFER_FLOAT32_ATOMIC_ADD, v); }

        public static void shaderBufferFloat64Atomics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_BUFFER_FLOAT64_ATOMICS, v); }

        public static void shaderBufferFloat64AtomicAdd(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_BUFFER_FLOAT64_ATOMIC_ADD, v); }

        public static void shaderSharedFloat32Atomics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_SHARED_FLOAT32_ATOMICS, v); }

        public static void shaderSharedFloat32AtomicAdd(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_SHARED_FLOAT32_ATOMIC_ADD, v); }

        public static void shaderSharedFloat64Atomics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_SHARED_FLOAT64_ATOMICS, v); }

        public static void shaderSharedFloat64AtomicAdd(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_SHARED_FLOAT64_ATOMIC_ADD, v); }

        public static void shaderImageFloat32Atomics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_IMAGE_FLOAT32_ATOMICS, v); }

        public static void shaderImageFloat32AtomicAdd(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_IMAGE_FLOAT32_ATOMIC_ADD, v); }

        public static void sparseImageFloat32Atomics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_IMAGE_FLOAT32_ATOMICS, v); }

        public static void sparseImageFloat32AtomicAdd(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SPARSE_IMAGE_FLOAT32_ATOMIC_ADD, v); }
    }

    /** VkPhysicalDeviceShaderClockFeaturesKHR. */
    public static final class VkPhysicalDeviceShaderClockFeaturesKHR {
        public static final int BYTES = 24;
        public static final int SHADER_SUBGROUP_CLOCK = 16;
        public static final int SHADER_DEVICE_CLOCK = 20;

        private VkPhysicalDeviceShaderClockFeaturesKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_CLOCK_FEATURES_KHR);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int shaderSubgroupClock(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_SUBGROUP_CLOCK); }
        public static void shaderSubgroupClock(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_SUBGROUP_CLOCK, v); }

        public static int shaderDeviceClock(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_DEVICE_CLOCK); }
        public static void shaderDeviceClock(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_DEVICE_CLOCK, v); }
    }

    /** VkPhysicalDeviceShaderDrawParametersFeatures. */
    public static final class VkPhysicalDeviceShaderDrawParametersFeatures {
        public static final int BYTES = 24;
        public static final int SHADER_DRAW_PARAMETERS = 16;

        private VkPhysicalDeviceShaderDrawParametersFeatures() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_DRAW_PARAMETERS_FEATURES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int shaderDrawParameters(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_DRAW_PARAMETERS); }
        public static void shaderDrawParameters(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_DRAW_PARAMETERS, v); }
    }

    /** VkPhysicalDeviceShaderObjectFeaturesEXT. */
    public static final class VkPhysicalDeviceShaderObjectFeaturesEXT {
        public static final int BYTES = 24;
        public static final int SHADER_OBJECT = 16;

        private VkPhysicalDeviceShaderObjectFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SHADER_OBJECT_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int shaderObject(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_OBJECT); }
        public static void shaderObject(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_OBJECT, v); }
    }

    /** VkPhysicalDeviceSparseProperties. */
    public static final class VkPhysicalDeviceSparseProperties {
        public static final int BYTES = 20;
        public static final int RESIDENCY_STANDARD2_DBLOCK_SHAPE = 0;
        public static final int RESIDENCY_STANDARD2_DMULTISAMPLE_BLOCK_SHAPE = 4;
        public static final int RESIDENCY_STANDARD3_DBLOCK_SHAPE = 8;
        public static final int RESIDENCY_ALIGNED_MIP_SIZE = 12;
        public static final int RESIDENCY_NON_RESIDENT_STRICT = 16;

        private VkPhysicalDeviceSparseProperties() {}

        public static int residencyStandard2DBlockShape(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + RESIDENCY_STANDARD2_DBLOCK_SHAPE); }

        public static int residencyStandard2DMultisampleBlockShape(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + RESIDENCY_STANDARD2_DMULTISAMPLE_BLOCK_SHAPE); }

        public static int residencyStandard3DBlockShape(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + RESIDENCY_STANDARD3_DBLOCK_SHAPE); }

        public static int residencyAlignedMipSize(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + RESIDENCY_ALIGNED_MIP_SIZE); }

        public static int residencyNonResidentStrict(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + RESIDENCY_NON_RESIDENT_STRICT); }
    }

    /** VkPhysicalDeviceSubgroupProperties. */
    public static final class VkPhysicalDeviceSubgroupProperties {
        public static final int BYTES = 32;
        public static final int SUBGROUP_SIZE = 16;
        public static final int SUPPORTED_STAGES = 20;
        public static final int SUPPORTED_OPERATIONS = 24;
        public static final int QUAD_OPERATIONS_IN_ALL_STAGES = 28;

        private VkPhysicalDeviceSubgroupProperties() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int subgroupSize(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SUBGROUP_SIZE); }

        public static int supportedStages(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SUPPORTED_STAGES); }

        public static int supportedOperations(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SUPPORTED_OPERATIONS); }

        public static int quadOperationsInAllStages(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + QUAD_OPERATIONS_IN_ALL_STAGES); }
    }

    /** VkPhysicalDeviceSynchronization2Features. */
    public static final class VkPhysicalDeviceSynchronization2Features {
        public static final int BYTES = 24;
        public static final int SYNCHRONIZATION2 = 16;

        private VkPhysicalDeviceSynchronization2Features() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SYNCHRONIZATION_2_FEATURES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int synchronization2(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SYNCHRONIZATION2); }
        public static void synchronization2(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SYNCHRONIZATION2, v); }
    }

    /** VkPhysicalDeviceTransformFeedbackFeaturesEXT. */
    public static final class VkPhysicalDeviceTransformFeedbackFeaturesEXT {
        public static final int BYTES = 24;
        public static final int TRANSFORM_FEEDBACK = 16;
        public static final int GEOMETRY_STREAMS = 20;

        private VkPhysicalDeviceTransformFeedbackFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int transformFeedback(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + TRANSFORM_FEEDBACK); }
        public static void transformFeedback(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TRANSFORM_FEEDBACK, v); }

        public static int geometryStreams(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + GEOMETRY_STREAMS); }
        public static void geometryStreams(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + GEOMETRY_STREAMS, v); }
    }

    /** VkPhysicalDeviceTransformFeedbackPropertiesEXT. */
    public static final class VkPhysicalDeviceTransformFeedbackPropertiesEXT {
        public static final int BYTES = 64;
        public static final int TRANSFORM_FEEDBACK_QUERIES = 44;
        public static final int TRANSFORM_FEEDBACK_DRAW = 56;

        private VkPhysicalDeviceTransformFeedbackPropertiesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_TRANSFORM_FEEDBACK_PROPERTIES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int transformFeedbackQueries(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + TRANSFORM_FEEDBACK_QUERIES); }

        public static int transformFeedbackDraw(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + TRANSFORM_FEEDBACK_DRAW); }
    }

    /** VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT. */
    public static final class VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT {
        public static final int BYTES = 24;
        public static final int VERTEX_ATTRIBUTE_INSTANCE_RATE_DIVISOR = 16;
        public static final int VERTEX_ATTRIBUTE_INSTANCE_RATE_ZERO_DIVISOR = 20;

        private VkPhysicalDeviceVertexAttributeDivisorFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_ATTRIBUTE_DIVISOR_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int vertexAttributeInstanceRateDivisor(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + VERTEX_ATTRIBUTE_INSTANCE_RATE_DIVISOR); }
        public static void vertexAttributeInstanceRateDivisor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VERTEX_ATTRIBUTE_INSTANCE_RATE_DIVISOR, v); }

        public static void vertexAttributeInstanceRateZeroDivisor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VERTEX_ATTRIBUTE_INSTANCE_RATE_ZERO_DIVISOR, v); }
    }

    /** VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT. */
    public static final class VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT {
        public static final int BYTES = 24;
        public static final int VERTEX_INPUT_DYNAMIC_STATE = 16;

        private VkPhysicalDeviceVertexInputDynamicStateFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VERTEX_INPUT_DYNAMIC_STATE_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int vertexInputDynamicState(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + VERTEX_INPUT_DYNAMIC_STATE); }
        public static void vertexInputDynamicState(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VERTEX_INPUT_DYNAMIC_STATE, v); }
    }

    /** VkPhysicalDeviceVulkan11Features. */
    public static final class VkPhysicalDeviceVulkan11Features {
        public static final int BYTES = 64;
        public static final int STORAGE_BUFFER16_BIT_ACCESS = 16;
        public static final int UNIFORM_AND_STORAGE_BUFFER16_BIT_ACCESS = 20;
        public static final int STORAGE_PUSH_CONSTANT16 = 24;
        public static final int STORAGE_INPUT_OUTPUT16 = 28;
        public static final int MULTIVIEW = 32;
        public static final int MULTIVIEW_GEOMETRY_SHADER = 36;
        public static final int MULTIVIEW_TESSELLATION_SHADER = 40;
        public static final int VARIABLE_POINTERS_STORAGE_BUFFER = 44;
        public static final int VARIABLE_POINTERS = 48;
        public static final int PROTECTED_MEMORY = 52;
        public static final int SAMPLER_YCBCR_CONVERSION = 56;
        public static final int SHADER_DRAW_PARAMETERS = 60;

        private VkPhysicalDeviceVulkan11Features() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void storageBuffer16BitAccess(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STORAGE_BUFFER16_BIT_ACCESS, v); }

        public static void uniformAndStorageBuffer16BitAccess(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + UNIFORM_AND_STORAGE_BUFFER16_BIT_ACCESS, v); }

        public static void storagePushConstant16(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STORAGE_PUSH_CONSTANT16, v); }

        public static void storageInputOutput16(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STORAGE_INPUT_OUTPUT16, v); }

        public static void multiview(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MULTIVIEW, v); }

        public static void multiviewGeometryShader(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MULTIVIEW_GEOMETRY_SHADER, v); }

        public static void multiviewTessellationShader(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MULTIVIEW_TESSELLATION_SHADER, v); }

        public static void variablePointersStorageBuffer(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VARIABLE_POINTERS_STORAGE_BUFFER, v); }

        public static void variablePointers(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VARIABLE_POINTERS, v); }

        public static void protectedMemory(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PROTECTED_MEMORY, v); }

        public static void samplerYcbcrConversion(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLER_YCBCR_CONVERSION, v); }

        public static int shaderDrawParameters(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_DRAW_PARAMETERS); }
        public static void shaderDrawParameters(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_DRAW_PARAMETERS, v); }
    }

    /** VkPhysicalDeviceVulkan12Features. */
    public static final class VkPhysicalDeviceVulkan12Features {
        public static final int BYTES = 208;
        public static final int SAMPLER_MIRROR_CLAMP_TO_EDGE = 16;
        public static final int DRAW_INDIRECT_COUNT = 20;
        public static final int STORAGE_BUFFER8_BIT_ACCESS = 24;
        public static final int UNIFORM_AND_STORAGE_BUFFER8_BIT_ACCESS = 28;
        public static final int STORAGE_PUSH_CONSTANT8 = 32;
        public static final int SHADER_BUFFER_INT64_ATOMICS = 36;
        public static final int SHADER_SHARED_INT64_ATOMICS = 40;
        public static final int SHADER_FLOAT16 = 44;
        public static final int SHADER_INT8 = 48;
        public static final int DESCRIPTOR_INDEXING = 52;
        public static final int SHADER_INPUT_ATTACHMENT_ARRAY_DYNAMIC_INDEXING = 56;
        public static final int SHADER_UNIFORM_TEXEL_BUFFER_ARRAY_DYNAMIC_INDEXING = 60;
        public static final int SHADER_STORAGE_TEXEL_BUFFER_ARRAY_DYNAMIC_INDEXING = 64;
        public static final int SHADER_UNIFORM_BUFFER_ARRAY_NON_UNIFORM_INDEXING = 68;
        public static final int SHADER_SAMPLED_IMAGE_ARRAY_NON_UNIFORM_INDEXING = 72;
        public static final int SHADER_STORAGE_BUFFER_ARRAY_NON_UNIFORM_INDEXING = 76;
        public static final int SHADER_STORAGE_IMAGE_ARRAY_NON_UNIFORM_INDEXING = 80;
        public static final int SHADER_INPUT_ATTACHMENT_ARRAY_NON_UNIFORM_INDEXING = 84;
        public static final int SHADER_UNIFORM_TEXEL_BUFFER_ARRAY_NON_UNIFORM_INDEXING = 88;
        public static final int SHADER_STORAGE_TEXEL_BUFFER_ARRAY_NON_UNIFORM_INDEXING = 92;
        public static final int DESCRIPTOR_BINDING_UNIFORM_BUFFER_UPDATE_AFTER_BIND = 96;
        public static final int DESCRIPTOR_BINDING_SAMPLED_IMAGE_UPDATE_AFTER_BIND = 100;
        public static final int DESCRIPTOR_BINDING_STORAGE_IMAGE_UPDATE_AFTER_BIND = 104;
        public static final int DESCRIPTOR_BINDING_STORAGE_BUFFER_UPDATE_AFTER_BIND = 108;
        public static final int DESCRIPTOR_BINDING_UNIFORM_TEXEL_BUFFER_UPDATE_AFTER_BIND = 112;
        public static final int DESCRIPTOR_BINDING_STORAGE_TEXEL_BUFFER_UPDATE_AFTER_BIND = 116;
        public static final int DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING = 120;
        public static final int DESCRIPTOR_BINDING_PARTIALLY_BOUND = 124;
        public static final int DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT = 128;
        public static final int RUNTIME_DESCRIPTOR_ARRAY = 132;
        public static final int SAMPLER_FILTER_MINMAX = 136;
        public static final int SCALAR_BLOCK_LAYOUT = 140;
        public static final int IMAGELESS_FRAMEBUFFER = 144;
        public static final int UNIFORM_BUFFER_STANDARD_LAYOUT = 148;
        public static final int SHADER_SUBGROUP_EXTENDED_TYPES = 152;
        public static final int SEPARATE_DEPTH_STENCIL_LAYOUTS = 156;
        public static final int HOST_QUERY_RESET = 160;
        public static final int TIMELINE_SEMAPHORE = 164;
        public static final int BUFFER_DEVICE_ADDRESS = 168;
        public static final int BUFFER_DEVICE_ADDRESS_CAPTURE_REPLAY = 172;
        public static final int BUFFER_DEVICE_ADDRESS_MULTI_DEVICE = 176;
        public static final int VULKAN_MEMORY_MODEL = 180;
        public static final int VULKAN_MEMORY_MODEL_DEVICE_SCOPE = 184;
        public static final int VULKAN_MEMORY_MODEL_AVAILABILITY_VISIBILITY_CHAINS = 188;
        public static final int SHADER_OUTPUT_VIEWPORT_INDEX = 192;
        public static final int SHADER_OUTPUT_LAYER = 196;
        public static final int SUBGROUP_BROADCAST_DYNAMIC_ID = 200;

        private VkPhysicalDeviceVulkan12Features() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int samplerMirrorClampToEdge(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLER_MIRROR_CLAMP_TO_EDGE); }
        public static void samplerMirrorClampToEdge(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLER_MIRROR_CLAMP_TO_EDGE, v); }

        public static int drawIndirectCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DRAW_INDIRECT_COUNT); }
        public static void drawIndirectCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DRAW_INDIRECT_COUNT, v); }

        public static void storageBuffer8BitAccess(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STORAGE_BUFFER8_BIT_ACCESS, v); }

        public static void uniformAndStorageBuffer8BitAccess(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + UNIFORM_AND_STORAGE_BUFFER8_BIT_ACCESS, v); }

        public static void storagePushConstant8(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STORAGE_PUSH_CONSTANT8, v); }

        public static void shaderBufferInt64Atomics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_BUFFER_INT64_ATOMICS, v); }

        public static void shaderSharedInt64Atomics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_SHARED_INT64_ATOMICS, v); }

        public static void shaderFloat16(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_FLOAT16, v); }

        public static void shaderInt8(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_INT8, v); }

        public static void descriptorIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_INDEXING, v); }

        public static void shaderInputAttachmentArrayDynamicIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_INPUT_ATTACHMENT_ARRAY_DYNAMIC_INDEXING, v); }

        public static void shaderUniformTexelBufferArrayDynamicIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_UNIFORM_TEXEL_BUFFER_ARRAY_DYNAMIC_INDEXING, v); }

        public static void shaderStorageTexelBufferArrayDynamicIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_TEXEL_BUFFER_ARRAY_DYNAMIC_INDEXING, v); }

        public static void shaderUniformBufferArrayNonUniformIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_UNIFORM_BUFFER_ARRAY_NON_UNIFORM_INDEXING, v); }

        public static int shaderSampledImageArrayNonUniformIndexing(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_SAMPLED_IMAGE_ARRAY_NON_UNIFORM_INDEXING); }
        public static void shaderSampledImageArrayNonUniformIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_SAMPLED_IMAGE_ARRAY_NON_UNIFORM_INDEXING, v); }

        public static void shaderStorageBufferArrayNonUniformIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_BUFFER_ARRAY_NON_UNIFORM_INDEXING, v); }

        public static int shaderStorageImageArrayNonUniformIndexing(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_ARRAY_NON_UNIFORM_INDEXING); }
        public static void shaderStorageImageArrayNonUniformIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_IMAGE_ARRAY_NON_UNIFORM_INDEXING, v); }

        public static void shaderInputAttachmentArrayNonUniformIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_INPUT_ATTACHMENT_ARRAY_NON_UNIFORM_INDEXING, v); }

        public static int shaderUniformTexelBufferArrayNonUniformIndexing(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_UNIFORM_TEXEL_BUFFER_ARRAY_NON_UNIFORM_INDEXING); }
        public static void shaderUniformTexelBufferArrayNonUniformIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_UNIFORM_TEXEL_BUFFER_ARRAY_NON_UNIFORM_INDEXING, v); }

        public static int shaderStorageTexelBufferArrayNonUniformIndexing(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_TEXEL_BUFFER_ARRAY_NON_UNIFORM_INDEXING); }
        public static void shaderStorageTexelBufferArrayNonUniformIndexing(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_STORAGE_TEXEL_BUFFER_ARRAY_NON_UNIFORM_INDEXING, v); }

        public static void descriptorBindingUniformBufferUpdateAfterBind(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_UNIFORM_BUFFER_UPDATE_AFTER_BIND, v); }

        public static int descriptorBindingSampledImageUpdateAfterBind(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_SAMPLED_IMAGE_UPDATE_AFTER_BIND); }
        public static void descriptorBindingSampledImageUpdateAfterBind(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_SAMPLED_IMAGE_UPDATE_AFTER_BIND, v); }

        public static int descriptorBindingStorageImageUpdateAfterBind(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_STORAGE_IMAGE_UPDATE_AFTER_BIND); }
        public static void descriptorBindingStorageImageUpdateAfterBind(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_STORAGE_IMAGE_UPDATE_AFTER_BIND, v); }

        public static void descriptorBindingStorageBufferUpdateAfterBind(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_STORAGE_BUFFER_UPDATE_AFTER_BIND, v); }

        public static int descriptorBindingUniformTexelBufferUpdateAfterBind(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_UNIFORM_TEXEL_BUFFER_UPDATE_AFTER_BIND); }
        public static void descriptorBindingUniformTexelBufferUpdateAfterBind(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_UNIFORM_TEXEL_BUFFER_UPDATE_AFTER_BIND, v); }

        public static int descriptorBindingStorageTexelBufferUpdateAfterBind(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_STORAGE_TEXEL_BUFFER_UPDATE_AFTER_BIND); }
        public static void descriptorBindingStorageTexelBufferUpdateAfterBind(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_STORAGE_TEXEL_BUFFER_UPDATE_AFTER_BIND, v); }

        public static int descriptorBindingUpdateUnusedWhilePending(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING); }
        public static void descriptorBindingUpdateUnusedWhilePending(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_UPDATE_UNUSED_WHILE_PENDING, v); }

        public static int descriptorBindingPartiallyBound(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_PARTIALLY_BOUND); }
        public static void descriptorBindingPartiallyBound(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_PARTIALLY_BOUND, v); }

        public static void descriptorBindingVariableDescriptorCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_VARIABLE_DESCRIPTOR_COUNT, v); }

        public static int runtimeDescriptorArray(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + RUNTIME_DESCRIPTOR_ARRAY); }
        public static void runtimeDescriptorArray(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + RUNTIME_DESCRIPTOR_ARRAY, v); }

        public static int samplerFilterMinmax(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLER_FILTER_MINMAX); }
        public static void samplerFilterMinmax(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLER_FILTER_MINMAX, v); }

        public static void scalarBlockLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SCALAR_BLOCK_LAYOUT, v); }

        public static void imagelessFramebuffer(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGELESS_FRAMEBUFFER, v); }

        public static void uniformBufferStandardLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + UNIFORM_BUFFER_STANDARD_LAYOUT, v); }

        public static void shaderSubgroupExtendedTypes(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_SUBGROUP_EXTENDED_TYPES, v); }

        public static void separateDepthStencilLayouts(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SEPARATE_DEPTH_STENCIL_LAYOUTS, v); }

        public static void hostQueryReset(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + HOST_QUERY_RESET, v); }

        public static void timelineSemaphore(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TIMELINE_SEMAPHORE, v); }

        public static void bufferDeviceAddress(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BUFFER_DEVICE_ADDRESS, v); }

        public static void bufferDeviceAddressCaptureReplay(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BUFFER_DEVICE_ADDRESS_CAPTURE_REPLAY, v); }

        public static void bufferDeviceAddressMultiDevice(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BUFFER_DEVICE_ADDRESS_MULTI_DEVICE, v); }

        public static void vulkanMemoryModel(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VULKAN_MEMORY_MODEL, v); }

        public static void vulkanMemoryModelDeviceScope(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VULKAN_MEMORY_MODEL_DEVICE_SCOPE, v); }

        public static void vulkanMemoryModelAvailabilityVisibilityChains(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VULKAN_MEMORY_MODEL_AVAILABILITY_VISIBILITY_CHAINS, v); }

        public static int shaderOutputViewportIndex(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_OUTPUT_VIEWPORT_INDEX); }
        public static void shaderOutputViewportIndex(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_OUTPUT_VIEWPORT_INDEX, v); }

        public static int shaderOutputLayer(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_OUTPUT_LAYER); }
        public static void shaderOutputLayer(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_OUTPUT_LAYER, v); }

        public static void subgroupBroadcastDynamicId(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SUBGROUP_BROADCAST_DYNAMIC_ID, v); }
    }

    /** VkPhysicalDeviceVulkan13Features. */
    public static final class VkPhysicalDeviceVulkan13Features {
        public static final int BYTES = 80;
        public static final int ROBUST_IMAGE_ACCESS = 16;
        public static final int INLINE_UNIFORM_BLOCK = 20;
        public static final int DESCRIPTOR_BINDING_INLINE_UNIFORM_BLOCK_UPDATE_AFTER_BIND = 24;
        public static final int PIPELINE_CREATION_CACHE_CONTROL = 28;
        public static final int PRIVATE_DATA = 32;
        public static final int SHADER_DEMOTE_TO_HELPER_INVOCATION = 36;
        public static final int SHADER_TERMINATE_INVOCATION = 40;
        public static final int SUBGROUP_SIZE_CONTROL = 44;
        public static final int COMPUTE_FULL_SUBGROUPS = 48;
        public static final int SYNCHRONIZATION2 = 52;
        public static final int TEXTURE_COMPRESSION_ASTC_HDR = 56;
        public static final int SHADER_ZERO_INITIALIZE_WORKGROUP_MEMORY = 60;
        public static final int DYNAMIC_RENDERING = 64;
        public static final int SHADER_INTEGER_DOT_PRODUCT = 68;
        public static final int MAINTENANCE4 = 72;

        private VkPhysicalDeviceVulkan13Features() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void robustImageAccess(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ROBUST_IMAGE_ACCESS, v); }

        public static void inlineUniformBlock(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + INLINE_UNIFORM_BLOCK, v); }

        public static void descriptorBindingInlineUniformBlockUpdateAfterBind(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_BINDING_INLINE_UNIFORM_BLOCK_UPDATE_AFTER_BIND, v); }

        public static void pipelineCreationCacheControl(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PIPELINE_CREATION_CACHE_CONTROL, v); }

        public static void privateData(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PRIVATE_DATA, v); }

        public static int shaderDemoteToHelperInvocation(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SHADER_DEMOTE_TO_HELPER_INVOCATION); }
        public static void shaderDemoteToHelperInvocation(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_DEMOTE_TO_HELPER_INVOCATION, v); }

        public static void shaderTerminateInvocation(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_TERMINATE_INVOCATION, v); }

        public static void subgroupSizeControl(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SUBGROUP_SIZE_CONTROL, v); }

        public static void computeFullSubgroups(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COMPUTE_FULL_SUBGROUPS, v); }

        public static int synchronization2(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SYNCHRONIZATION2); }
        public static void synchronization2(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SYNCHRONIZATION2, v); }

        public static void textureCompressionASTC_HDR(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TEXTURE_COMPRESSION_ASTC_HDR, v); }

        public static void shaderZeroInitializeWorkgroupMemory(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_ZERO_INITIALIZE_WORKGROUP_MEMORY, v); }

        public static int dynamicRendering(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DYNAMIC_RENDERING); }
        public static void dynamicRendering(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DYNAMIC_RENDERING, v); }

        public static void shaderIntegerDotProduct(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SHADER_INTEGER_DOT_PRODUCT, v); }

        public static void maintenance4(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MAINTENANCE4, v); }
    }

    /** VkPipelineCacheCreateInfo. */
    public static final class VkPipelineCacheCreateInfo {
        public static final int BYTES = 40;
        public static final int INITIAL_DATA_SIZE = 24;
        public static final int P_INITIAL_DATA = 32;

        private VkPipelineCacheCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO);
            return s;
        }

        public static long initialDataSize(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + INITIAL_DATA_SIZE); }
        public static void initialDataSize(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + INITIAL_DATA_SIZE, v); }

        public static void pInitialData(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_INITIAL_DATA, v); }
    }

    /** VkPipelineColorBlendAttachmentState. */
    public static final class VkPipelineColorBlendAttachmentState {
        public static final int BYTES = 32;
        public static final int BLEND_ENABLE = 0;
        public static final int SRC_COLOR_BLEND_FACTOR = 4;
        public static final int DST_COLOR_BLEND_FACTOR = 8;
        public static final int COLOR_BLEND_OP = 12;
        public static final int SRC_ALPHA_BLEND_FACTOR = 16;
        public static final int DST_ALPHA_BLEND_FACTOR = 20;
        public static final int ALPHA_BLEND_OP = 24;
        public static final int COLOR_WRITE_MASK = 28;

        private VkPipelineColorBlendAttachmentState() {}

        public static void blendEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BLEND_ENABLE, v); }

        public static void srcColorBlendFactor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SRC_COLOR_BLEND_FACTOR, v); }

        public static void dstColorBlendFactor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_COLOR_BLEND_FACTOR, v); }

        public static void colorBlendOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COLOR_BLEND_OP, v); }

        public static void srcAlphaBlendFactor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SRC_ALPHA_BLEND_FACTOR, v); }

        public static void dstAlphaBlendFactor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_ALPHA_BLEND_FACTOR, v); }

        public static void alphaBlendOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ALPHA_BLEND_OP, v); }

        public static void colorWriteMask(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COLOR_WRITE_MASK, v); }
    }

    /** VkPipelineColorBlendStateCreateInfo. */
    public static final class VkPipelineColorBlendStateCreateInfo {
        public static final int BYTES = 56;
        public static final int LOGIC_OP_ENABLE = 20;
        public static final int LOGIC_OP = 24;
        public static final int ATTACHMENT_COUNT = 28;
        public static final int P_ATTACHMENTS = 32;

        private VkPipelineColorBlendStateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_COLOR_BLEND_STATE_CREATE_INFO);
            return s;
        }

        public static void logicOpEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LOGIC_OP_ENABLE, v); }

        public static void logicOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LOGIC_OP, v); }

        public static void attachmentCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ATTACHMENT_COUNT, v); }

        public static void pAttachments(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_ATTACHMENTS, v); }
    }

    /** VkPipelineDepthStencilStateCreateInfo. */
    public static final class VkPipelineDepthStencilStateCreateInfo {
        public static final int BYTES = 104;
        public static final int DEPTH_TEST_ENABLE = 20;
        public static final int DEPTH_WRITE_ENABLE = 24;
        public static final int DEPTH_COMPARE_OP = 28;
        public static final int DEPTH_BOUNDS_TEST_ENABLE = 32;
        public static final int STENCIL_TEST_ENABLE = 36;
        public static final int FRONT = 40;
        public static final int BACK = 68;
        public static final int MAX_DEPTH_BOUNDS = 100;

        private VkPipelineDepthStencilStateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_DEPTH_STENCIL_STATE_CREATE_INFO);
            return s;
        }

        public static void depthTestEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_TEST_ENABLE, v); }

        public static void depthWriteEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_WRITE_ENABLE, v); }

        public static void depthCompareOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_COMPARE_OP, v); }

        public static void depthBoundsTestEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_BOUNDS_TEST_ENABLE, v); }

        public static void stencilTestEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STENCIL_TEST_ENABLE, v); }

        public static long front(long s) { return s + FRONT; }

        public static long back(long s) { return s + BACK; }

        public static void maxDepthBounds(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + MAX_DEPTH_BOUNDS, v); }
    }

    /** VkPipelineDynamicStateCreateInfo. */
    public static final class VkPipelineDynamicStateCreateInfo {
        public static final int BYTES = 32;
        public static final int DYNAMIC_STATE_COUNT = 20;
        public static final int P_DYNAMIC_STATES = 24;

        private VkPipelineDynamicStateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_DYNAMIC_STATE_CREATE_INFO);
            return s;
        }

        public static int dynamicStateCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DYNAMIC_STATE_COUNT); }
        public static void dynamicStateCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DYNAMIC_STATE_COUNT, v); }

        public static long pDynamicStates(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_DYNAMIC_STATES); }
        public static void pDynamicStates(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_DYNAMIC_STATES, v); }
    }

    /** VkPipelineInputAssemblyStateCreateInfo. */
    public static final class VkPipelineInputAssemblyStateCreateInfo {
        public static final int BYTES = 32;
        public static final int TOPOLOGY = 20;
        public static final int PRIMITIVE_RESTART_ENABLE = 24;

        private VkPipelineInputAssemblyStateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_INPUT_ASSEMBLY_STATE_CREATE_INFO);
            return s;
        }

        public static void topology(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + TOPOLOGY, v); }

        public static void primitiveRestartEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PRIMITIVE_RESTART_ENABLE, v); }
    }

    /** VkPipelineLayoutCreateInfo. */
    public static final class VkPipelineLayoutCreateInfo {
        public static final int BYTES = 48;
        public static final int SET_LAYOUT_COUNT = 20;
        public static final int P_SET_LAYOUTS = 24;
        public static final int PUSH_CONSTANT_RANGE_COUNT = 32;
        public static final int P_PUSH_CONSTANT_RANGES = 40;

        private VkPipelineLayoutCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO);
            return s;
        }

        public static void setLayoutCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SET_LAYOUT_COUNT, v); }

        public static void pSetLayouts(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_SET_LAYOUTS, v); }

        public static void pushConstantRangeCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PUSH_CONSTANT_RANGE_COUNT, v); }

        public static void pPushConstantRanges(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_PUSH_CONSTANT_RANGES, v); }
    }

    /** VkPipelineLibraryCreateInfoKHR. */
    public static final class VkPipelineLibraryCreateInfoKHR {
        public static final int BYTES = 32;
        public static final int LIBRARY_COUNT = 16;
        public static final int P_LIBRARIES = 24;

        private VkPipelineLibraryCreateInfoKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_LIBRARY_CREATE_INFO_KHR);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void libraryCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LIBRARY_COUNT, v); }

        public static void pLibraries(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_LIBRARIES, v); }
    }

    /** VkPipelineMultisampleStateCreateInfo. */
    public static final class VkPipelineMultisampleStateCreateInfo {
        public static final int BYTES = 48;
        public static final int P_NEXT = 8;
        public static final int RASTERIZATION_SAMPLES = 20;
        public static final int SAMPLE_SHADING_ENABLE = 24;
        public static final int MIN_SAMPLE_SHADING = 28;
        public static final int P_SAMPLE_MASK = 32;
        public static final int ALPHA_TO_COVERAGE_ENABLE = 40;
        public static final int ALPHA_TO_ONE_ENABLE = 44;

        private VkPipelineMultisampleStateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_MULTISAMPLE_STATE_CREATE_INFO);
            return s;
        }

        public static long pNext(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_NEXT); }
        public static void pNext(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_NEXT, v); }

        public static void rasterizationSamples(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + RASTERIZATION_SAMPLES, v); }

        public static void sampleShadingEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLE_SHADING_ENABLE, v); }

        public static void minSampleShading(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + MIN_SAMPLE_SHADING, v); }

        public static void pSampleMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_SAMPLE_MASK, v); }

        public static void alphaToCoverageEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ALPHA_TO_COVERAGE_ENABLE, v); }

        public static void alphaToOneEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ALPHA_TO_ONE_ENABLE, v); }
    }

    /** VkPipelineRasterizationDepthClipStateCreateInfoEXT. */
    public static final class VkPipelineRasterizationDepthClipStateCreateInfoEXT {
        public static final int BYTES = 24;
        public static final int DEPTH_CLIP_ENABLE = 20;

        private VkPipelineRasterizationDepthClipStateCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_DEPTH_CLIP_STATE_CREATE_INFO_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void depthClipEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_CLIP_ENABLE, v); }
    }

    /** VkPipelineRasterizationLineStateCreateInfoEXT. */
    public static final class VkPipelineRasterizationLineStateCreateInfoEXT {
        public static final int BYTES = 32;
        public static final int LINE_RASTERIZATION_MODE = 16;
        public static final int STIPPLED_LINE_ENABLE = 20;
        public static final int LINE_STIPPLE_FACTOR = 24;
        public static final int LINE_STIPPLE_PATTERN = 28;

        private VkPipelineRasterizationLineStateCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_LINE_STATE_CREATE_INFO_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void lineRasterizationMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LINE_RASTERIZATION_MODE, v); }

        public static void stippledLineEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STIPPLED_LINE_ENABLE, v); }

        public static void lineStippleFactor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LINE_STIPPLE_FACTOR, v); }

        public static void lineStipplePattern(long s, short v) { Memory.ALL.set(JAVA_SHORT_UNALIGNED, s + LINE_STIPPLE_PATTERN, v); }
    }

    /** VkPipelineRasterizationProvokingVertexStateCreateInfoEXT. */
    public static final class VkPipelineRasterizationProvokingVertexStateCreateInfoEXT {
        public static final int BYTES = 24;
        public static final int PROVOKING_VERTEX_MODE = 16;

        private VkPipelineRasterizationProvokingVertexStateCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_PROVOKING_VERTEX_STATE_CREATE_INFO_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void provokingVertexMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PROVOKING_VERTEX_MODE, v); }
    }

    /** VkPipelineRasterizationStateCreateInfo. */
    public static final class VkPipelineRasterizationStateCreateInfo {
        public static final int BYTES = 64;
        public static final int DEPTH_CLAMP_ENABLE = 20;
        public static final int RASTERIZER_DISCARD_ENABLE = 24;
        public static final int POLYGON_MODE = 28;
        public static final int CULL_MODE = 32;
        public static final int FRONT_FACE = 36;
        public static final int DEPTH_BIAS_ENABLE = 40;
        public static final int LINE_WIDTH = 56;

        private VkPipelineRasterizationStateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_RASTERIZATION_STATE_CREATE_INFO);
            return s;
        }

        public static void depthClampEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_CLAMP_ENABLE, v); }

        public static void rasterizerDiscardEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + RASTERIZER_DISCARD_ENABLE, v); }

        public static void polygonMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + POLYGON_MODE, v); }

        public static void cullMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + CULL_MODE, v); }

        public static void frontFace(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FRONT_FACE, v); }

        public static void depthBiasEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_BIAS_ENABLE, v); }

        public static void lineWidth(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + LINE_WIDTH, v); }
    }

    /** VkPipelineRenderingCreateInfo. */
    public static final class VkPipelineRenderingCreateInfo {
        public static final int BYTES = 40;
        public static final int COLOR_ATTACHMENT_COUNT = 20;
        public static final int P_COLOR_ATTACHMENT_FORMATS = 24;
        public static final int DEPTH_ATTACHMENT_FORMAT = 32;
        public static final int STENCIL_ATTACHMENT_FORMAT = 36;

        private VkPipelineRenderingCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_RENDERING_CREATE_INFO);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void colorAttachmentCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COLOR_ATTACHMENT_COUNT, v); }

        public static void pColorAttachmentFormats(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_COLOR_ATTACHMENT_FORMATS, v); }

        public static void depthAttachmentFormat(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_ATTACHMENT_FORMAT, v); }

        public static void stencilAttachmentFormat(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STENCIL_ATTACHMENT_FORMAT, v); }
    }

    /** VkPipelineSampleLocationsStateCreateInfoEXT. */
    public static final class VkPipelineSampleLocationsStateCreateInfoEXT {
        public static final int BYTES = 64;
        public static final int SAMPLE_LOCATIONS_ENABLE = 16;
        public static final int SAMPLE_LOCATIONS_INFO = 24;

        private VkPipelineSampleLocationsStateCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_SAMPLE_LOCATIONS_STATE_CREATE_INFO_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static int sampleLocationsEnable(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLE_LOCATIONS_ENABLE); }
        public static void sampleLocationsEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLE_LOCATIONS_ENABLE, v); }

        public static long sampleLocationsInfo(long s) { return s + SAMPLE_LOCATIONS_INFO; }
    }

    /** VkPipelineShaderStageCreateInfo. */
    public static final class VkPipelineShaderStageCreateInfo {
        public static final int BYTES = 48;
        public static final int S_TYPE = 0;
        public static final int STAGE = 20;
        public static final int MODULE = 24;
        public static final int P_NAME = 32;

        private VkPipelineShaderStageCreateInfo() {}

        public static void sType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + S_TYPE, v); }

        public static void stage(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STAGE, v); }

        public static void module(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + MODULE, v); }

        public static void pName(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_NAME, v); }
    }

    /** VkPipelineTessellationDomainOriginStateCreateInfo. */
    public static final class VkPipelineTessellationDomainOriginStateCreateInfo {
        public static final int BYTES = 24;
        public static final int DOMAIN_ORIGIN = 16;

        private VkPipelineTessellationDomainOriginStateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_DOMAIN_ORIGIN_STATE_CREATE_INFO);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void domainOrigin(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DOMAIN_ORIGIN, v); }
    }

    /** VkPipelineTessellationStateCreateInfo. */
    public static final class VkPipelineTessellationStateCreateInfo {
        public static final int BYTES = 24;
        public static final int PATCH_CONTROL_POINTS = 20;

        private VkPipelineTessellationStateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_TESSELLATION_STATE_CREATE_INFO);
            return s;
        }

        public static void patchControlPoints(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PATCH_CONTROL_POINTS, v); }
    }

    /** VkPipelineVertexInputDivisorStateCreateInfoEXT. */
    public static final class VkPipelineVertexInputDivisorStateCreateInfoEXT {
        public static final int BYTES = 32;
        public static final int VERTEX_BINDING_DIVISOR_COUNT = 16;
        public static final int P_VERTEX_BINDING_DIVISORS = 24;

        private VkPipelineVertexInputDivisorStateCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_DIVISOR_STATE_CREATE_INFO_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void vertexBindingDivisorCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VERTEX_BINDING_DIVISOR_COUNT, v); }

        public static void pVertexBindingDivisors(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_VERTEX_BINDING_DIVISORS, v); }
    }

    /** VkPipelineVertexInputStateCreateInfo. */
    public static final class VkPipelineVertexInputStateCreateInfo {
        public static final int BYTES = 48;
        public static final int VERTEX_BINDING_DESCRIPTION_COUNT = 20;
        public static final int P_VERTEX_BINDING_DESCRIPTIONS = 24;
        public static final int VERTEX_ATTRIBUTE_DESCRIPTION_COUNT = 32;
        public static final int P_VERTEX_ATTRIBUTE_DESCRIPTIONS = 40;

        private VkPipelineVertexInputStateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_VERTEX_INPUT_STATE_CREATE_INFO);
            return s;
        }

        public static void vertexBindingDescriptionCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VERTEX_BINDING_DESCRIPTION_COUNT, v); }

        public static void pVertexBindingDescriptions(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_VERTEX_BINDING_DESCRIPTIONS, v); }

        public static void vertexAttributeDescriptionCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VERTEX_ATTRIBUTE_DESCRIPTION_COUNT, v); }

        public static void pVertexAttributeDescriptions(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_VERTEX_ATTRIBUTE_DESCRIPTIONS, v); }
    }

    /** VkPipelineViewportDepthClipControlCreateInfoEXT. */
    public static final class VkPipelineViewportDepthClipControlCreateInfoEXT {
        public static final int BYTES = 24;
        public static final int NEGATIVE_ONE_TO_ONE = 16;

        private VkPipelineViewportDepthClipControlCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_DEPTH_CLIP_CONTROL_CREATE_INFO_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void negativeOneToOne(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + NEGATIVE_ONE_TO_ONE, v); }
    }

    /** VkPipelineViewportStateCreateInfo. */
    public static final class VkPipelineViewportStateCreateInfo {
        public static final int BYTES = 48;
        public static final int VIEWPORT_COUNT = 20;
        public static final int SCISSOR_COUNT = 32;

        private VkPipelineViewportStateCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PIPELINE_VIEWPORT_STATE_CREATE_INFO);
            return s;
        }

        public static void viewportCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + VIEWPORT_COUNT, v); }

        public static void scissorCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SCISSOR_COUNT, v); }
    }

    /** VkPresentInfoKHR. */
    public static final class VkPresentInfoKHR {
        public static final int BYTES = 64;
        public static final int WAIT_SEMAPHORE_COUNT = 16;
        public static final int P_WAIT_SEMAPHORES = 24;
        public static final int SWAPCHAIN_COUNT = 32;
        public static final int P_SWAPCHAINS = 40;
        public static final int P_IMAGE_INDICES = 48;

        private VkPresentInfoKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_PRESENT_INFO_KHR);
            return s;
        }

        public static void waitSemaphoreCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + WAIT_SEMAPHORE_COUNT, v); }

        public static long pWaitSemaphores(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_WAIT_SEMAPHORES); }
        public static void pWaitSemaphores(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_WAIT_SEMAPHORES, v); }

        public static void swapchainCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SWAPCHAIN_COUNT, v); }

        public static long pSwapchains(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_SWAPCHAINS); }
        public static void pSwapchains(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_SWAPCHAINS, v); }

        public static void pImageIndices(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_IMAGE_INDICES, v); }
    }

    /** VkPushConstantRange. */
    public static final class VkPushConstantRange {
        public static final int BYTES = 12;
        public static final int STAGE_FLAGS = 0;
        public static final int SIZE = 8;

        private VkPushConstantRange() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static void stageFlags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STAGE_FLAGS, v); }

        public static void size(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SIZE, v); }
    }

    /** VkQueryPoolCreateInfo. */
    public static final class VkQueryPoolCreateInfo {
        public static final int BYTES = 32;
        public static final int QUERY_TYPE = 20;
        public static final int QUERY_COUNT = 24;
        public static final int PIPELINE_STATISTICS = 28;

        private VkQueryPoolCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO);
            return s;
        }

        public static void queryType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + QUERY_TYPE, v); }

        public static void queryCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + QUERY_COUNT, v); }

        public static void pipelineStatistics(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PIPELINE_STATISTICS, v); }
    }

    /** VkQueueFamilyProperties. */
    public static final class VkQueueFamilyProperties {
        public static final int BYTES = 24;
        public static final int QUEUE_FLAGS = 0;
        public static final int TIMESTAMP_VALID_BITS = 8;

        private VkQueueFamilyProperties() {}

        public static int queueFlags(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + QUEUE_FLAGS); }

        public static int timestampValidBits(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + TIMESTAMP_VALID_BITS); }
    }

    /** VkRect2D. */
    public static final class VkRect2D {
        public static final int BYTES = 16;
        public static final int EXTENT = 8;

        private VkRect2D() {}

        public static long extent(long s) { return s + EXTENT; }
    }

    /** VkRenderPassBeginInfo. */
    public static final class VkRenderPassBeginInfo {
        public static final int BYTES = 64;
        public static final int RENDER_PASS = 16;
        public static final int FRAMEBUFFER = 24;
        public static final int RENDER_AREA = 32;
        public static final int CLEAR_VALUE_COUNT = 48;
        public static final int P_CLEAR_VALUES = 56;

        private VkRenderPassBeginInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_RENDER_PASS_BEGIN_INFO);
            return s;
        }

        public static void renderPass(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + RENDER_PASS, v); }

        public static void framebuffer(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + FRAMEBUFFER, v); }

        public static long renderArea(long s) { return s + RENDER_AREA; }

        public static void clearValueCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + CLEAR_VALUE_COUNT, v); }

        public static void pClearValues(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_CLEAR_VALUES, v); }
    }

    /** VkRenderPassCreateInfo. */
    public static final class VkRenderPassCreateInfo {
        public static final int BYTES = 64;
        public static final int ATTACHMENT_COUNT = 20;
        public static final int P_ATTACHMENTS = 24;
        public static final int SUBPASS_COUNT = 32;
        public static final int P_SUBPASSES = 40;

        private VkRenderPassCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_RENDER_PASS_CREATE_INFO);
            return s;
        }

        public static void attachmentCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ATTACHMENT_COUNT, v); }

        public static void pAttachments(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_ATTACHMENTS, v); }

        public static void subpassCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SUBPASS_COUNT, v); }

        public static void pSubpasses(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_SUBPASSES, v); }
    }

    /** VkRenderingAttachmentInfo. */
    public static final class VkRenderingAttachmentInfo {
        public static final int BYTES = 72;
        public static final int S_TYPE = 0;
        public static final int IMAGE_VIEW = 16;
        public static final int IMAGE_LAYOUT = 24;
        public static final int RESOLVE_MODE = 28;
        public static final int RESOLVE_IMAGE_VIEW = 32;
        public static final int RESOLVE_IMAGE_LAYOUT = 40;
        public static final int LOAD_OP = 44;
        public static final int STORE_OP = 48;
        public static final int CLEAR_VALUE = 52;

        private VkRenderingAttachmentInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_RENDERING_ATTACHMENT_INFO);
            return s;
        }

        public static void sType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + S_TYPE, v); }

        public static void imageView(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + IMAGE_VIEW, v); }

        public static void imageLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_LAYOUT, v); }

        public static void resolveMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + RESOLVE_MODE, v); }

        public static void resolveImageView(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + RESOLVE_IMAGE_VIEW, v); }

        public static void resolveImageLayout(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + RESOLVE_IMAGE_LAYOUT, v); }

        public static void loadOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LOAD_OP, v); }

        public static void storeOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STORE_OP, v); }

        public static long clearValue(long s) { return s + CLEAR_VALUE; }
    }

    /** VkRenderingInfo. */
    public static final class VkRenderingInfo {
        public static final int BYTES = 72;
        public static final int FLAGS = 16;
        public static final int RENDER_AREA = 20;
        public static final int LAYER_COUNT = 36;
        public static final int COLOR_ATTACHMENT_COUNT = 44;
        public static final int P_COLOR_ATTACHMENTS = 48;
        public static final int P_DEPTH_ATTACHMENT = 56;
        public static final int P_STENCIL_ATTACHMENT = 64;

        private VkRenderingInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_RENDERING_INFO);
            return s;
        }

        public static void flags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FLAGS, v); }

        public static long renderArea(long s) { return s + RENDER_AREA; }

        public static void layerCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LAYER_COUNT, v); }

        public static void colorAttachmentCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COLOR_ATTACHMENT_COUNT, v); }

        public static void pColorAttachments(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_COLOR_ATTACHMENTS, v); }

        public static void pDepthAttachment(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_DEPTH_ATTACHMENT, v); }

        public static void pStencilAttachment(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_STENCIL_ATTACHMENT, v); }
    }

    /** VkSampleLocationEXT. */
    public static final class VkSampleLocationEXT {
        public static final int BYTES = 8;
        public static final int X = 0;
        public static final int Y = 4;

        private VkSampleLocationEXT() {}

        public static float x(long s) { return Memory.ALL.get(JAVA_FLOAT_UNALIGNED, s + X); }
        public static void x(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + X, v); }

        public static float y(long s) { return Memory.ALL.get(JAVA_FLOAT_UNALIGNED, s + Y); }
        public static void y(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + Y, v); }
    }

    /** VkSampleLocationsInfoEXT. */
    public static final class VkSampleLocationsInfoEXT {
        public static final int BYTES = 40;
        public static final int S_TYPE = 0;
        public static final int P_NEXT = 8;
        public static final int SAMPLE_LOCATIONS_PER_PIXEL = 16;
        public static final int SAMPLE_LOCATION_GRID_SIZE = 20;
        public static final int SAMPLE_LOCATIONS_COUNT = 28;
        public static final int P_SAMPLE_LOCATIONS = 32;

        private VkSampleLocationsInfoEXT() {}

        public static void sType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + S_TYPE, v); }

        public static void pNext(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_NEXT, v); }

        public static int sampleLocationsPerPixel(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLE_LOCATIONS_PER_PIXEL); }
        public static void sampleLocationsPerPixel(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLE_LOCATIONS_PER_PIXEL, v); }

        public static long sampleLocationGridSize(long s) { return s + SAMPLE_LOCATION_GRID_SIZE; }

        public static int sampleLocationsCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SAMPLE_LOCATIONS_COUNT); }
        public static void sampleLocationsCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SAMPLE_LOCATIONS_COUNT, v); }

        public static long pSampleLocations(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + P_SAMPLE_LOCATIONS); }
        public static void pSampleLocations(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_SAMPLE_LOCATIONS, v); }
    }

    /** VkSamplerCreateInfo. */
    public static final class VkSamplerCreateInfo {
        public static final int BYTES = 80;
        public static final int FLAGS = 16;
        public static final int MAG_FILTER = 20;
        public static final int MIN_FILTER = 24;
        public static final int MIPMAP_MODE = 28;
        public static final int ADDRESS_MODE_U = 32;
        public static final int ADDRESS_MODE_V = 36;
        public static final int ADDRESS_MODE_W = 40;
        public static final int MIP_LOD_BIAS = 44;
        public static final int ANISOTROPY_ENABLE = 48;
        public static final int MAX_ANISOTROPY = 52;
        public static final int COMPARE_ENABLE = 56;
        public static final int COMPARE_OP = 60;
        public static final int MIN_LOD = 64;
        public static final int MAX_LOD = 68;
        public static final int BORDER_COLOR = 72;
        public static final int UNNORMALIZED_COORDINATES = 76;

        private VkSamplerCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO);
            return s;
        }

        public static void flags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FLAGS, v); }

        public static void magFilter(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MAG_FILTER, v); }

        public static void minFilter(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MIN_FILTER, v); }

        public static void mipmapMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MIPMAP_MODE, v); }

        public static void addressModeU(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ADDRESS_MODE_U, v); }

        public static void addressModeV(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ADDRESS_MODE_V, v); }

        public static void addressModeW(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ADDRESS_MODE_W, v); }

        public static void mipLodBias(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + MIP_LOD_BIAS, v); }

        public static void anisotropyEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ANISOTROPY_ENABLE, v); }

        public static void maxAnisotropy(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + MAX_ANISOTROPY, v); }

        public static void compareEnable(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COMPARE_ENABLE, v); }

        public static void compareOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COMPARE_OP, v); }

        public static void minLod(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + MIN_LOD, v); }

        public static void maxLod(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + MAX_LOD, v); }

        public static void borderColor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BORDER_COLOR, v); }

        public static void unnormalizedCoordinates(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + UNNORMALIZED_COORDINATES, v); }
    }

    /** VkSamplerCustomBorderColorCreateInfoEXT. */
    public static final class VkSamplerCustomBorderColorCreateInfoEXT {
        public static final int BYTES = 40;
        public static final int CUSTOM_BORDER_COLOR = 16;

        private VkSamplerCustomBorderColorCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_SAMPLER_CUSTOM_BORDER_COLOR_CREATE_INFO_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static long customBorderColor(long s) { return s + CUSTOM_BORDER_COLOR; }
    }

    /** VkSamplerReductionModeCreateInfo. */
    public static final class VkSamplerReductionModeCreateInfo {
        public static final int BYTES = 24;
        public static final int REDUCTION_MODE = 16;

        private VkSamplerReductionModeCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_SAMPLER_REDUCTION_MODE_CREATE_INFO);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void reductionMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + REDUCTION_MODE, v); }
    }

    /** VkSemaphoreCreateInfo. */
    public static final class VkSemaphoreCreateInfo {
        public static final int BYTES = 24;

        private VkSemaphoreCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_SEMAPHORE_CREATE_INFO);
            return s;
        }
    }

    /** VkSemaphoreSubmitInfo. */
    public static final class VkSemaphoreSubmitInfo {
        public static final int BYTES = 48;
        public static final int SEMAPHORE = 16;
        public static final int STAGE_MASK = 32;

        private VkSemaphoreSubmitInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_SEMAPHORE_SUBMIT_INFO);
            return s;
        }

        public static void semaphore(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SEMAPHORE, v); }

        public static void stageMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + STAGE_MASK, v); }
    }

    /** VkShaderCreateInfoEXT. */
    public static final class VkShaderCreateInfoEXT {
        public static final int BYTES = 96;
        public static final int STAGE = 20;
        public static final int NEXT_STAGE = 24;
        public static final int CODE_TYPE = 28;
        public static final int CODE_SIZE = 32;
        public static final int P_CODE = 40;
        public static final int P_NAME = 48;
        public static final int SET_LAYOUT_COUNT = 56;
        public static final int P_SET_LAYOUTS = 64;
        public static final int PUSH_CONSTANT_RANGE_COUNT = 72;
        public static final int P_PUSH_CONSTANT_RANGES = 80;

        private VkShaderCreateInfoEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_SHADER_CREATE_INFO_EXT);
            return s;
        }

        public static void stage(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STAGE, v); }

        public static void nextStage(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + NEXT_STAGE, v); }

        public static void codeType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + CODE_TYPE, v); }

        public static void codeSize(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + CODE_SIZE, v); }

        public static void pCode(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_CODE, v); }

        public static void pName(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_NAME, v); }

        public static void setLayoutCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SET_LAYOUT_COUNT, v); }

        public static void pSetLayouts(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_SET_LAYOUTS, v); }

        public static void pushConstantRangeCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PUSH_CONSTANT_RANGE_COUNT, v); }

        public static void pPushConstantRanges(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_PUSH_CONSTANT_RANGES, v); }
    }

    /** VkShaderModuleCreateInfo. */
    public static final class VkShaderModuleCreateInfo {
        public static final int BYTES = 40;
        public static final int CODE_SIZE = 24;
        public static final int P_CODE = 32;

        private VkShaderModuleCreateInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO);
            return s;
        }

        public static void codeSize(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + CODE_SIZE, v); }

        public static void pCode(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_CODE, v); }
    }

    /** VkSparseImageFormatProperties. */
    public static final class VkSparseImageFormatProperties {
        public static final int BYTES = 20;
        public static final int IMAGE_GRANULARITY = 4;
        public static final int FLAGS = 16;

        private VkSparseImageFormatProperties() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static long imageGranularity(long s) { return s + IMAGE_GRANULARITY; }

        public static int flags(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FLAGS); }
    }

    /** VkSparseImageMemoryBind. */
    public static final class VkSparseImageMemoryBind {
        public static final int BYTES = 64;
        public static final int SUBRESOURCE = 0;
        public static final int OFFSET = 12;
        public static final int EXTENT = 24;
        public static final int MEMORY = 40;
        public static final int MEMORY_OFFSET = 48;

        private VkSparseImageMemoryBind() {}

        public static long subresource(long s) { return s + SUBRESOURCE; }

        public static long offset(long s) { return s + OFFSET; }

        public static long extent(long s) { return s + EXTENT; }

        public static void memory(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + MEMORY, v); }

        public static void memoryOffset(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + MEMORY_OFFSET, v); }
    }

    /** VkSparseImageMemoryBindInfo. */
    public static final class VkSparseImageMemoryBindInfo {
        public static final int BYTES = 24;
        public static final int IMAGE = 0;
        public static final int BIND_COUNT = 8;
        public static final int P_BINDS = 16;

        private VkSparseImageMemoryBindInfo() {}

        public static void image(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + IMAGE, v); }

        public static void bindCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BIND_COUNT, v); }

        public static void pBinds(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_BINDS, v); }
    }

    /** VkSparseImageMemoryRequirements. */
    public static final class VkSparseImageMemoryRequirements {
        public static final int BYTES = 48;
        public static final int FORMAT_PROPERTIES = 0;
        public static final int IMAGE_MIP_TAIL_FIRST_LOD = 20;
        public static final int IMAGE_MIP_TAIL_SIZE = 24;
        public static final int IMAGE_MIP_TAIL_OFFSET = 32;
        public static final int IMAGE_MIP_TAIL_STRIDE = 40;

        private VkSparseImageMemoryRequirements() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static long formatProperties(long s) { return s + FORMAT_PROPERTIES; }

        public static int imageMipTailFirstLod(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + IMAGE_MIP_TAIL_FIRST_LOD); }

        public static long imageMipTailSize(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + IMAGE_MIP_TAIL_SIZE); }

        public static long imageMipTailOffset(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + IMAGE_MIP_TAIL_OFFSET); }

        public static long imageMipTailStride(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + IMAGE_MIP_TAIL_STRIDE); }
    }

    /** VkSparseImageOpaqueMemoryBindInfo. */
    public static final class VkSparseImageOpaqueMemoryBindInfo {
        public static final int BYTES = 24;
        public static final int IMAGE = 0;
        public static final int BIND_COUNT = 8;
        public static final int P_BINDS = 16;

        private VkSparseImageOpaqueMemoryBindInfo() {}

        public static void image(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + IMAGE, v); }

        public static void bindCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BIND_COUNT, v); }

        public static void pBinds(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_BINDS, v); }
    }

    /** VkSparseMemoryBind. */
    public static final class VkSparseMemoryBind {
        public static final int BYTES = 40;
        public static final int RESOURCE_OFFSET = 0;
        public static final int SIZE = 8;
        public static final int MEMORY = 16;
        public static final int MEMORY_OFFSET = 24;

        private VkSparseMemoryBind() {}

        public static void resourceOffset(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + RESOURCE_OFFSET, v); }

        public static void size(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SIZE, v); }

        public static void memory(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + MEMORY, v); }

        public static void memoryOffset(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + MEMORY_OFFSET, v); }
    }

    /** VkStencilOpState. */
    public static final class VkStencilOpState {
        public static final int BYTES = 28;
        public static final int FAIL_OP = 0;
        public static final int PASS_OP = 4;
        public static final int DEPTH_FAIL_OP = 8;
        public static final int COMPARE_OP = 12;

        private VkStencilOpState() {}

        public static void failOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FAIL_OP, v); }

        public static void passOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PASS_OP, v); }

        public static void depthFailOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DEPTH_FAIL_OP, v); }

        public static void compareOp(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COMPARE_OP, v); }
    }

    /** VkSubmitInfo. */
    public static final class VkSubmitInfo {
        public static final int BYTES = 72;
        public static final int WAIT_SEMAPHORE_COUNT = 16;
        public static final int P_WAIT_SEMAPHORES = 24;
        public static final int P_WAIT_DST_STAGE_MASK = 32;
        public static final int COMMAND_BUFFER_COUNT = 40;
        public static final int P_COMMAND_BUFFERS = 48;
        public static final int SIGNAL_SEMAPHORE_COUNT = 56;
        public static final int P_SIGNAL_SEMAPHORES = 64;

        private VkSubmitInfo() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_SUBMIT_INFO);
            return s;
        }

        public static void waitSemaphoreCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + WAIT_SEMAPHORE_COUNT, v); }

        public static void pWaitSemaphores(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_WAIT_SEMAPHORES, v); }

        public static void pWaitDstStageMask(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_WAIT_DST_STAGE_MASK, v); }

        public static void commandBufferCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COMMAND_BUFFER_COUNT, v); }

        public static void pCommandBuffers(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_COMMAND_BUFFERS, v); }

        public static void signalSemaphoreCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SIGNAL_SEMAPHORE_COUNT, v); }

        public static void pSignalSemaphores(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_SIGNAL_SEMAPHORES, v); }
    }

    /** VkSubmitInfo2. */
    public static final class VkSubmitInfo2 {
        public static final int BYTES = 64;
        public static final int WAIT_SEMAPHORE_INFO_COUNT = 20;
        public static final int P_WAIT_SEMAPHORE_INFOS = 24;
        public static final int COMMAND_BUFFER_INFO_COUNT = 32;
        public static final int P_COMMAND_BUFFER_INFOS = 40;
        public static final int SIGNAL_SEMAPHORE_INFO_COUNT = 48;
        public static final int P_SIGNAL_SEMAPHORE_INFOS = 56;

        private VkSubmitInfo2() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_SUBMIT_INFO_2);
            return s;
        }

        public static void waitSemaphoreInfoCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + WAIT_SEMAPHORE_INFO_COUNT, v); }

        public static void pWaitSemaphoreInfos(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_WAIT_SEMAPHORE_INFOS, v); }

        public static void commandBufferInfoCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COMMAND_BUFFER_INFO_COUNT, v); }

        public static void pCommandBufferInfos(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_COMMAND_BUFFER_INFOS, v); }

        public static void signalSemaphoreInfoCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SIGNAL_SEMAPHORE_INFO_COUNT, v); }

        public static void pSignalSemaphoreInfos(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_SIGNAL_SEMAPHORE_INFOS, v); }
    }

    /** VkSubpassDescription. */
    public static final class VkSubpassDescription {
        public static final int BYTES = 72;
        public static final int COLOR_ATTACHMENT_COUNT = 24;
        public static final int P_COLOR_ATTACHMENTS = 32;
        public static final int P_DEPTH_STENCIL_ATTACHMENT = 48;

        private VkSubpassDescription() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static void colorAttachmentCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COLOR_ATTACHMENT_COUNT, v); }

        public static void pColorAttachments(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_COLOR_ATTACHMENTS, v); }

        public static void pDepthStencilAttachment(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_DEPTH_STENCIL_ATTACHMENT, v); }
    }

    /** VkSurfaceCapabilitiesKHR. */
    public static final class VkSurfaceCapabilitiesKHR {
        public static final int BYTES = 52;
        public static final int MIN_IMAGE_COUNT = 0;
        public static final int MAX_IMAGE_COUNT = 4;
        public static final int CURRENT_EXTENT = 8;
        public static final int MIN_IMAGE_EXTENT = 16;
        public static final int MAX_IMAGE_EXTENT = 24;
        public static final int MAX_IMAGE_ARRAY_LAYERS = 32;
        public static final int SUPPORTED_TRANSFORMS = 36;
        public static final int CURRENT_TRANSFORM = 40;
        public static final int SUPPORTED_COMPOSITE_ALPHA = 44;
        public static final int SUPPORTED_USAGE_FLAGS = 48;

        private VkSurfaceCapabilitiesKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            return s;
        }

        public static int minImageCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MIN_IMAGE_COUNT); }
        public static void minImageCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MIN_IMAGE_COUNT, v); }

        public static int maxImageCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MAX_IMAGE_COUNT); }
        public static void maxImageCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MAX_IMAGE_COUNT, v); }

        public static long currentExtent(long s) { return s + CURRENT_EXTENT; }

        public static long minImageExtent(long s) { return s + MIN_IMAGE_EXTENT; }

        public static long maxImageExtent(long s) { return s + MAX_IMAGE_EXTENT; }

        public static void maxImageArrayLayers(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MAX_IMAGE_ARRAY_LAYERS, v); }

        public static int supportedTransforms(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SUPPORTED_TRANSFORMS); }
        public static void supportedTransforms(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SUPPORTED_TRANSFORMS, v); }

        public static int currentTransform(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + CURRENT_TRANSFORM); }
        public static void currentTransform(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + CURRENT_TRANSFORM, v); }

        public static int supportedCompositeAlpha(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SUPPORTED_COMPOSITE_ALPHA); }
        public static void supportedCompositeAlpha(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SUPPORTED_COMPOSITE_ALPHA, v); }

        public static int supportedUsageFlags(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + SUPPORTED_USAGE_FLAGS); }
        public static void supportedUsageFlags(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + SUPPORTED_USAGE_FLAGS, v); }
    }

    /** VkSurfaceFormatKHR. */
    public static final class VkSurfaceFormatKHR {
        public static final int BYTES = 8;
        public static final int FORMAT = 0;
        public static final int COLOR_SPACE = 4;

        private VkSurfaceFormatKHR() {}

        public static int format(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FORMAT); }
        public static void format(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FORMAT, v); }

        public static int colorSpace(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + COLOR_SPACE); }
        public static void colorSpace(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COLOR_SPACE, v); }
    }

    /** VkSwapchainCreateInfoKHR. */
    public static final class VkSwapchainCreateInfoKHR {
        public static final int BYTES = 104;
        public static final int SURFACE = 24;
        public static final int MIN_IMAGE_COUNT = 32;
        public static final int IMAGE_FORMAT = 36;
        public static final int IMAGE_COLOR_SPACE = 40;
        public static final int IMAGE_EXTENT = 44;
        public static final int IMAGE_ARRAY_LAYERS = 52;
        public static final int IMAGE_USAGE = 56;
        public static final int IMAGE_SHARING_MODE = 60;
        public static final int PRE_TRANSFORM = 80;
        public static final int COMPOSITE_ALPHA = 84;
        public static final int PRESENT_MODE = 88;
        public static final int CLIPPED = 92;
        public static final int OLD_SWAPCHAIN = 96;

        private VkSwapchainCreateInfoKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_SWAPCHAIN_CREATE_INFO_KHR);
            return s;
        }

        public static void surface(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SURFACE, v); }

        public static int minImageCount(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + MIN_IMAGE_COUNT); }
        public static void minImageCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + MIN_IMAGE_COUNT, v); }

        public static int imageFormat(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + IMAGE_FORMAT); }
        public static void imageFormat(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_FORMAT, v); }

        public static void imageColorSpace(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_COLOR_SPACE, v); }

        public static long imageExtent(long s) { return s + IMAGE_EXTENT; }

        public static void imageArrayLayers(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_ARRAY_LAYERS, v); }

        public static int imageUsage(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + IMAGE_USAGE); }
        public static void imageUsage(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_USAGE, v); }

        public static void imageSharingMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + IMAGE_SHARING_MODE, v); }

        public static void preTransform(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PRE_TRANSFORM, v); }

        public static void compositeAlpha(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + COMPOSITE_ALPHA, v); }

        public static int presentMode(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + PRESENT_MODE); }
        public static void presentMode(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + PRESENT_MODE, v); }

        public static void clipped(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + CLIPPED, v); }

        public static void oldSwapchain(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + OLD_SWAPCHAIN, v); }
    }

    /** VkValidationFeaturesEXT. */
    public static final class VkValidationFeaturesEXT {
        public static final int BYTES = 48;
        public static final int ENABLED_VALIDATION_FEATURE_COUNT = 16;
        public static final int P_ENABLED_VALIDATION_FEATURES = 24;

        private VkValidationFeaturesEXT() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT);
            return s;
        }

        /** One in front of what {@code owner} has in its chain. */
        public static long chain(Scratch scratch, long owner) {
            long s = make(scratch);
            Memory.ALL.set(JAVA_LONG_UNALIGNED, s + 8, Memory.ALL.get(JAVA_LONG_UNALIGNED, owner + 8));
            Memory.ALL.set(JAVA_LONG_UNALIGNED, owner + 8, s);
            return s;
        }

        public static void enabledValidationFeatureCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + ENABLED_VALIDATION_FEATURE_COUNT, v); }

        public static void pEnabledValidationFeatures(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_ENABLED_VALIDATION_FEATURES, v); }
    }

    /** VkVertexInputAttributeDescription. */
    public static final class VkVertexInputAttributeDescription {
        public static final int BYTES = 16;
        public static final int LOCATION = 0;
        public static final int BINDING = 4;
        public static final int FORMAT = 8;
        public static final int OFFSET = 12;

        private VkVertexInputAttributeDescription() {}

        public static void location(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LOCATION, v); }

        public static void binding(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BINDING, v); }

        public static void format(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FORMAT, v); }

        public static void offset(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + OFFSET, v); }
    }

    /** VkVertexInputAttributeDescription2EXT. */
    public static final class VkVertexInputAttributeDescription2EXT {
        public static final int BYTES = 32;
        public static final int S_TYPE = 0;
        public static final int LOCATION = 16;
        public static final int BINDING = 20;
        public static final int FORMAT = 24;
        public static final int OFFSET = 28;

        private VkVertexInputAttributeDescription2EXT() {}

        public static void sType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + S_TYPE, v); }

        public static int location(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + LOCATION); }
        public static void location(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + LOCATION, v); }

        public static int binding(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + BINDING); }
        public static void binding(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BINDING, v); }

        public static int format(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + FORMAT); }
        public static void format(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + FORMAT, v); }

        public static int offset(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + OFFSET); }
        public static void offset(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + OFFSET, v); }
    }

    /** VkVertexInputBindingDescription. */
    public static final class VkVertexInputBindingDescription {
        public static final int BYTES = 12;
        public static final int BINDING = 0;
        public static final int STRIDE = 4;
        public static final int INPUT_RATE = 8;

        private VkVertexInputBindingDescription() {}

        public static void binding(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BINDING, v); }

        public static void stride(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STRIDE, v); }

        public static void inputRate(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + INPUT_RATE, v); }
    }

    /** VkVertexInputBindingDescription2EXT. */
    public static final class VkVertexInputBindingDescription2EXT {
        public static final int BYTES = 32;
        public static final int S_TYPE = 0;
        public static final int BINDING = 16;
        public static final int STRIDE = 20;
        public static final int INPUT_RATE = 24;
        public static final int DIVISOR = 28;

        private VkVertexInputBindingDescription2EXT() {}

        public static void sType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + S_TYPE, v); }

        public static int binding(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + BINDING); }
        public static void binding(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BINDING, v); }

        public static int stride(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + STRIDE); }
        public static void stride(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + STRIDE, v); }

        public static int inputRate(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + INPUT_RATE); }
        public static void inputRate(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + INPUT_RATE, v); }

        public static int divisor(long s) { return Memory.ALL.get(JAVA_INT_UNALIGNED, s + DIVISOR); }
        public static void divisor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DIVISOR, v); }
    }

    /** VkVertexInputBindingDivisorDescriptionEXT. */
    public static final class VkVertexInputBindingDivisorDescriptionEXT {
        public static final int BYTES = 8;
        public static final int BINDING = 0;
        public static final int DIVISOR = 4;

        private VkVertexInputBindingDivisorDescriptionEXT() {}

        public static void binding(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + BINDING, v); }

        public static void divisor(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DIVISOR, v); }
    }

    /** VkViewport. */
    public static final class VkViewport {
        public static final int BYTES = 24;
        public static final int X = 0;
        public static final int Y = 4;
        public static final int WIDTH = 8;
        public static final int HEIGHT = 12;
        public static final int MIN_DEPTH = 16;
        public static final int MAX_DEPTH = 20;

        private VkViewport() {}

        public static void x(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + X, v); }

        public static void y(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + Y, v); }

        public static void width(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + WIDTH, v); }

        public static void height(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + HEIGHT, v); }

        public static void minDepth(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + MIN_DEPTH, v); }

        public static void maxDepth(long s, float v) { Memory.ALL.set(JAVA_FLOAT_UNALIGNED, s + MAX_DEPTH, v); }
    }

    /** VkWaylandSurfaceCreateInfoKHR. */
    public static final class VkWaylandSurfaceCreateInfoKHR {
        public static final int BYTES = 40;
        public static final int DISPLAY = 24;
        public static final int SURFACE = 32;

        private VkWaylandSurfaceCreateInfoKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_WAYLAND_SURFACE_CREATE_INFO_KHR);
            return s;
        }

        public static long display(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + DISPLAY); }
        public static void display(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + DISPLAY, v); }

        public static long surface(long s) { return Memory.ALL.get(JAVA_LONG_UNALIGNED, s + SURFACE); }
        public static void surface(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + SURFACE, v); }
    }

    /** VkWin32SurfaceCreateInfoKHR. */
    public static final class VkWin32SurfaceCreateInfoKHR {
        public static final int BYTES = 40;
        public static final int HINSTANCE = 24;
        public static final int HWND = 32;

        private VkWin32SurfaceCreateInfoKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_WIN32_SURFACE_CREATE_INFO_KHR);
            return s;
        }

        public static void hinstance(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + HINSTANCE, v); }

        public static void hwnd(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + HWND, v); }
    }

    /** VkWriteDescriptorSet. */
    public static final class VkWriteDescriptorSet {
        public static final int BYTES = 64;
        public static final int DST_SET = 16;
        public static final int DST_BINDING = 24;
        public static final int DST_ARRAY_ELEMENT = 28;
        public static final int DESCRIPTOR_COUNT = 32;
        public static final int DESCRIPTOR_TYPE = 36;
        public static final int P_IMAGE_INFO = 40;
        public static final int P_BUFFER_INFO = 48;
        public static final int P_TEXEL_BUFFER_VIEW = 56;

        private VkWriteDescriptorSet() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET);
            return s;
        }

        public static void dstSet(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + DST_SET, v); }

        public static void dstBinding(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_BINDING, v); }

        public static void dstArrayElement(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DST_ARRAY_ELEMENT, v); }

        public static void descriptorCount(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_COUNT, v); }

        public static void descriptorType(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + DESCRIPTOR_TYPE, v); }

        public static void pImageInfo(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_IMAGE_INFO, v); }

        public static void pBufferInfo(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_BUFFER_INFO, v); }

        public static void pTexelBufferView(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + P_TEXEL_BUFFER_VIEW, v); }
    }

    /** VkXcbSurfaceCreateInfoKHR. */
    public static final class VkXcbSurfaceCreateInfoKHR {
        public static final int BYTES = 40;
        public static final int CONNECTION = 24;
        public static final int WINDOW = 32;

        private VkXcbSurfaceCreateInfoKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_XCB_SURFACE_CREATE_INFO_KHR);
            return s;
        }

        public static void connection(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + CONNECTION, v); }

        public static void window(long s, int v) { Memory.ALL.set(JAVA_INT_UNALIGNED, s + WINDOW, v); }
    }

    /** VkXlibSurfaceCreateInfoKHR. */
    public static final class VkXlibSurfaceCreateInfoKHR {
        public static final int BYTES = 40;
        public static final int DPY = 24;
        public static final int WINDOW = 32;

        private VkXlibSurfaceCreateInfoKHR() {}

        public static long make(Scratch scratch) {
            long s = scratch.take(BYTES);
            Memory.ALL.set(JAVA_INT_UNALIGNED, s, Vk.VK_STRUCTURE_TYPE_XLIB_SURFACE_CREATE_INFO_KHR);
            return s;
        }

        public static void dpy(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + DPY, v); }

        public static void window(long s, long v) { Memory.ALL.set(JAVA_LONG_UNALIGNED, s + WINDOW, v); }
    }
}
