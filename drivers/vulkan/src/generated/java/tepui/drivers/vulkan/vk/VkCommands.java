package tepui.drivers.vulkan.vk;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandle;

/**
 * Commands of Vulkan. Handles and pointers are longs. One method handle a signature, shared by all
 * commands of that signature, with the loaded address as first argument. {@link Critical} links what is
 * recorded a second time, as critical, for devices that never call back into Java. It is a class and not
 * a branch: the compiler takes up a call with the handle's check whether it was ever called, and keeps
 * that check where the other kind of device ran first. An address that was not found is NULL;
 * {@link #has} asks. Written by {@code ./tepui generate} from version 1.3.239 of its registry; not to
 * be edited.
 */
public sealed class VkCommands {
    private static final MethodHandle I_J = Linking.handle("I_J", false);
    private static final MethodHandle I_JIIIIIJ = Linking.handle("I_JIIIIIJ", false);
    private static final MethodHandle I_JIJ = Linking.handle("I_JIJ", false);
    private static final MethodHandle I_JIJIJ = Linking.handle("I_JIJIJ", false);
    private static final MethodHandle I_JIJJ = Linking.handle("I_JIJJ", false);
    private static final MethodHandle I_JIJJJ = Linking.handle("I_JIJJJ", false);
    private static final MethodHandle I_JJ = Linking.handle("I_JJ", false);
    private static final MethodHandle I_JJI = Linking.handle("I_JJI", false);
    private static final MethodHandle I_JJIIJJJI = Linking.handle("I_JJIIJJJI", false);
    private static final MethodHandle I_JJIJJJ = Linking.handle("I_JJIJJJ", false);
    private static final MethodHandle I_JJJ = Linking.handle("I_JJJ", false);
    private static final MethodHandle I_JJJJ = Linking.handle("I_JJJJ", false);
    private static final MethodHandle I_JJJJIJ = Linking.handle("I_JJJJIJ", false);
    private static final MethodHandle I_JJJJJJ = Linking.handle("I_JJJJJJ", false);
    private static final MethodHandle J_JJ = Linking.handle("J_JJ", false);
    private static final MethodHandle V_J = Linking.handle("V_J", false);
    private static final MethodHandle V_JF = Linking.handle("V_JF", false);
    private static final MethodHandle V_JFF = Linking.handle("V_JFF", false);
    private static final MethodHandle V_JFFF = Linking.handle("V_JFFF", false);
    private static final MethodHandle V_JI = Linking.handle("V_JI", false);
    private static final MethodHandle V_JII = Linking.handle("V_JII", false);
    private static final MethodHandle V_JIII = Linking.handle("V_JIII", false);
    private static final MethodHandle V_JIIII = Linking.handle("V_JIIII", false);
    private static final MethodHandle V_JIIIII = Linking.handle("V_JIIIII", false);
    private static final MethodHandle V_JIIIIIJJ = Linking.handle("V_JIIIIIJJ", false);
    private static final MethodHandle V_JIIIIJIJIJ = Linking.handle("V_JIIIIJIJIJ", false);
    private static final MethodHandle V_JIIJ = Linking.handle("V_JIIJ", false);
    private static final MethodHandle V_JIIJJ = Linking.handle("V_JIIJJ", false);
    private static final MethodHandle V_JIIJJII = Linking.handle("V_JIIJJII", false);
    private static final MethodHandle V_JIIJJJ = Linking.handle("V_JIIJJJ", false);
    private static final MethodHandle V_JIIJJJJ = Linking.handle("V_JIIJJJJ", false);
    private static final MethodHandle V_JIJ = Linking.handle("V_JIJ", false);
    private static final MethodHandle V_JIJI = Linking.handle("V_JIJI", false);
    private static final MethodHandle V_JIJIII = Linking.handle("V_JIJIII", false);
    private static final MethodHandle V_JIJIIIJ = Linking.handle("V_JIJIIIJ", false);
    private static final MethodHandle V_JIJIIJIJ = Linking.handle("V_JIJIIJIJ", false);
    private static final MethodHandle V_JIJIJ = Linking.handle("V_JIJIJ", false);
    private static final MethodHandle V_JIJJ = Linking.handle("V_JIJJ", false);
    private static final MethodHandle V_JIS = Linking.handle("V_JIS", false);
    private static final MethodHandle V_JJ = Linking.handle("V_JJ", false);
    private static final MethodHandle V_JJI = Linking.handle("V_JJI", false);
    private static final MethodHandle V_JJII = Linking.handle("V_JJII", false);
    private static final MethodHandle V_JJIII = Linking.handle("V_JJIII", false);
    private static final MethodHandle V_JJIIIJ = Linking.handle("V_JJIIIJ", false);
    private static final MethodHandle V_JJIJIIJ = Linking.handle("V_JJIJIIJ", false);
    private static final MethodHandle V_JJIJIIJI = Linking.handle("V_JJIJIIJI", false);
    private static final MethodHandle V_JJIJIJ = Linking.handle("V_JJIJIJ", false);
    private static final MethodHandle V_JJJ = Linking.handle("V_JJJ", false);
    private static final MethodHandle V_JJJI = Linking.handle("V_JJJI", false);
    private static final MethodHandle V_JJJII = Linking.handle("V_JJJII", false);
    private static final MethodHandle V_JJJIIJ = Linking.handle("V_JJJIIJ", false);
    private static final MethodHandle V_JJJIJ = Linking.handle("V_JJJIJ", false);
    private static final MethodHandle V_JJJJ = Linking.handle("V_JJJJ", false);
    private static final MethodHandle V_JJJJI = Linking.handle("V_JJJJI", false);
    private static final MethodHandle V_JJJJJII = Linking.handle("V_JJJJJII", false);

    private final MemorySegment vkCreateInstance;
    private final MemorySegment vkEnumerateInstanceExtensionProperties;
    private final MemorySegment vkEnumerateInstanceLayerProperties;
    private final MemorySegment vkDestroyInstance;
    private final MemorySegment vkEnumeratePhysicalDevices;
    private final MemorySegment vkGetPhysicalDeviceProperties;
    private final MemorySegment vkGetPhysicalDeviceProperties2;
    private final MemorySegment vkGetPhysicalDeviceFeatures2;
    private final MemorySegment vkGetPhysicalDeviceFormatProperties;
    private final MemorySegment vkGetPhysicalDeviceImageFormatProperties;
    private final MemorySegment vkGetPhysicalDeviceSparseImageFormatProperties;
    private final MemorySegment vkGetPhysicalDeviceQueueFamilyProperties;
    private final MemorySegment vkGetPhysicalDeviceMultisamplePropertiesEXT;
    private final MemorySegment vkGetPhysicalDeviceMemoryProperties2;
    private final MemorySegment vkEnumerateDeviceExtensionProperties;
    private final MemorySegment vkCreateDevice;
    private final MemorySegment vkGetDeviceProcAddr;
    private final MemorySegment vkCreateDebugUtilsMessengerEXT;
    private final MemorySegment vkDestroyDebugUtilsMessengerEXT;
    private final MemorySegment vkCreateHeadlessSurfaceEXT;
    private final MemorySegment vkCreateXcbSurfaceKHR;
    private final MemorySegment vkCreateXlibSurfaceKHR;
    private final MemorySegment vkCreateWaylandSurfaceKHR;
    private final MemorySegment vkCreateWin32SurfaceKHR;
    private final MemorySegment vkCreateMetalSurfaceEXT;
    private final MemorySegment vkDestroySurfaceKHR;
    private final MemorySegment vkGetPhysicalDeviceSurfaceSupportKHR;
    private final MemorySegment vkGetPhysicalDeviceSurfaceCapabilitiesKHR;
    private final MemorySegment vkGetPhysicalDeviceSurfaceFormatsKHR;
    private final MemorySegment vkGetPhysicalDeviceSurfacePresentModesKHR;
    private final MemorySegment vkDestroyDevice;
    private final MemorySegment vkGetDeviceQueue;
    private final MemorySegment vkDeviceWaitIdle;
    private final MemorySegment vkQueueSubmit;
    private final MemorySegment vkQueueSubmit2;
    private final MemorySegment vkQueueWaitIdle;
    private final MemorySegment vkQueueBindSparse;
    private final MemorySegment vkQueuePresentKHR;
    private final MemorySegment vkAllocateMemory;
    private final MemorySegment vkFreeMemory;
    private final MemorySegment vkMapMemory;
    private final MemorySegment vkCreateBuffer;
    private final MemorySegment vkDestroyBuffer;
    private final MemorySegment vkGetBufferMemoryRequirements2;
    private final MemorySegment vkBindBufferMemory;
    private final MemorySegment vkCreateBufferView;
    private final MemorySegment vkDestroyBufferView;
    private final MemorySegment vkCreateImage;
    private final MemorySegment vkDestroyImage;
    private final MemorySegment vkGetImageMemoryRequirements2;
    private final MemorySegment vkGetImageSparseMemoryRequirements;
    private final MemorySegment vkBindImageMemory;
    private final MemorySegment vkCreateImageView;
    private final MemorySegment vkDestroyImageView;
    private final MemorySegment vkCreateSampler;
    private final MemorySegment vkDestroySampler;
    private final MemorySegment vkCreateShaderModule;
    private final MemorySegment vkDestroyShaderModule;
    private final MemorySegment vkCreateShadersEXT;
    private final MemorySegment vkDestroyShaderEXT;
    private final MemorySegment vkCreatePipelineCache;
    private final MemorySegment vkDestroyPipelineCache;
    private final MemorySegment vkGetPipelineCacheData;
    private final MemorySegment vkCreateGraphicsPipelines;
    private final MemorySegment vkCreateComputePipelines;
    private final MemorySegment vkDestroyPipeline;
    private final MemorySegment vkCreatePipelineLayout;
    private final MemorySegment vkDestroyPipelineLayout;
    private final MemorySegment vkCreateDescriptorSetLayout;
    private final MemorySegment vkDestroyDescriptorSetLayout;
    private final MemorySegment vkCreateDescriptorPool;
    private final MemorySegment vkDestroyDescriptorPool;
    private final MemorySegment vkAllocateDescriptorSets;
    private final MemorySegment vkUpdateDescriptorSets;
    private final MemorySegment vkCreateDescriptorUpdateTemplate;
    private final MemorySegment vkDestroyDescriptorUpdateTemplate;
    private final MemorySegment vkUpdateDescriptorSetWithTemplate;
    private final MemorySegment vkCreateRenderPass;
    private final MemorySegment vkDestroyRenderPass;
    private final MemorySegment vkCreateFramebuffer;
    private final MemorySegment vkDestroyFramebuffer;
    private final MemorySegment vkCreateCommandPool;
    private final MemorySegment vkDestroyCommandPool;
    private final MemorySegment vkResetCommandPool;
    private final MemorySegment vkAllocateCommandBuffers;
    private final MemorySegment vkBeginCommandBuffer;
    private final MemorySegment vkEndCommandBuffer;
    private final MemorySegment vkCreateFence;
    private final MemorySegment vkDestroyFence;
    private final MemorySegment vkResetFences;
    private final MemorySegment vkGetFenceStatus;
    private final MemorySegment vkWaitForFences;
    private final MemorySegment vkCreateSemaphore;
    private final MemorySegment vkDestroySemaphore;
    private final MemorySegment vkCreateQueryPool;
    private final MemorySegment vkDestroyQueryPool;
    private final MemorySegment vkGetQueryPoolResults;
    private final MemorySegment vkGetCalibratedTimestampsEXT;
    private final MemorySegment vkSetDebugUtilsObjectNameEXT;
    private final MemorySegment vkCreateSwapchainKHR;
    private final MemorySegment vkDestroySwapchainKHR;
    private final MemorySegment vkGetSwapchainImagesKHR;
    private final MemorySegment vkAcquireNextImageKHR;
    private final MemorySegment vkGetDeviceFaultInfoEXT;
    final MemorySegment vkCmdBindPipeline;
    final MemorySegment vkCmdBindShadersEXT;
    final MemorySegment vkCmdBindDescriptorSets;
    final MemorySegment vkCmdPushDescriptorSetWithTemplateKHR;
    final MemorySegment vkCmdBindVertexBuffers;
    final MemorySegment vkCmdBindVertexBuffers2;
    final MemorySegment vkCmdBindIndexBuffer;
    final MemorySegment vkCmdPushConstants;
    final MemorySegment vkCmdDraw;
    final MemorySegment vkCmdDrawIndexed;
    final MemorySegment vkCmdDrawMultiEXT;
    final MemorySegment vkCmdDrawMultiIndexedEXT;
    final MemorySegment vkCmdDrawIndirect;
    final MemorySegment vkCmdDrawIndexedIndirect;
    final MemorySegment vkCmdDrawIndirectCount;
    final MemorySegment vkCmdDrawIndexedIndirectCount;
    final MemorySegment vkCmdDrawIndirectByteCountEXT;
    final MemorySegment vkCmdDispatch;
    final MemorySegment vkCmdDispatchIndirect;
    final MemorySegment vkCmdSetViewport;
    final MemorySegment vkCmdSetScissor;
    final MemorySegment vkCmdSetViewportWithCount;
    final MemorySegment vkCmdSetScissorWithCount;
    final MemorySegment vkCmdSetLineWidth;
    final MemorySegment vkCmdSetLineStippleEXT;
    final MemorySegment vkCmdSetDepthBias;
    final MemorySegment vkCmdSetBlendConstants;
    final MemorySegment vkCmdSetDepthBounds;
    final MemorySegment vkCmdSetStencilCompareMask;
    final MemorySegment vkCmdSetStencilWriteMask;
    final MemorySegment vkCmdSetStencilReference;
    final MemorySegment vkCmdSetCullMode;
    final MemorySegment vkCmdSetFrontFace;
    final MemorySegment vkCmdSetPrimitiveTopology;
    final MemorySegment vkCmdSetDepthTestEnable;
    final MemorySegment vkCmdSetDepthWriteEnable;
    final MemorySegment vkCmdSetDepthCompareOp;
    final MemorySegment vkCmdSetDepthBoundsTestEnable;
    final MemorySegment vkCmdSetStencilTestEnable;
    final MemorySegment vkCmdSetStencilOp;
    final MemorySegment vkCmdSetRasterizerDiscardEnable;
    final MemorySegment vkCmdSetDepthBiasEnable;
    final MemorySegment vkCmdSetPrimitiveRestartEnable;
    final MemorySegment vkCmdSetVertexInputEXT;
    final MemorySegment vkCmdSetLogicOpEXT;
    final MemorySegment vkCmdSetPatchControlPointsEXT;
    final MemorySegment vkCmdSetDepthClampEnableEXT;
    final MemorySegment vkCmdSetDepthClipEnableEXT;
    final MemorySegment vkCmdSetDepthClipNegativeOneToOneEXT;
    final MemorySegment vkCmdSetPolygonModeEXT;
    final MemorySegment vkCmdSetSampleMaskEXT;
    final MemorySegment vkCmdSetRasterizationSamplesEXT;
    final MemorySegment vkCmdSetSampleLocationsEXT;
    final MemorySegment vkCmdSetSampleLocationsEnableEXT;
    final MemorySegment vkCmdSetRasterizationStreamEXT;
    final MemorySegment vkCmdSetTessellationDomainOriginEXT;
    final MemorySegment vkCmdSetAlphaToCoverageEnableEXT;
    final MemorySegment vkCmdSetAlphaToOneEnableEXT;
    final MemorySegment vkCmdSetLogicOpEnableEXT;
    final MemorySegment vkCmdSetColorBlendEnableEXT;
    final MemorySegment vkCmdSetColorBlendEquationEXT;
    final MemorySegment vkCmdSetColorWriteMaskEXT;
    final MemorySegment vkCmdSetColorWriteEnableEXT;
    final MemorySegment vkCmdSetProvokingVertexModeEXT;
    final MemorySegment vkCmdSetLineRasterizationModeEXT;
    final MemorySegment vkCmdSetLineStippleEnableEXT;
    final MemorySegment vkCmdBeginRendering;
    final MemorySegment vkCmdEndRendering;
    final MemorySegment vkCmdBeginRenderPass;
    final MemorySegment vkCmdEndRenderPass;
    final MemorySegment vkCmdExecuteCommands;
    final MemorySegment vkCmdPipelineBarrier;
    final MemorySegment vkCmdPipelineBarrier2;
    final MemorySegment vkCmdCopyBuffer;
    final MemorySegment vkCmdCopyImage;
    final MemorySegment vkCmdBlitImage;
    final MemorySegment vkCmdResolveImage;
    final MemorySegment vkCmdCopyBufferToImage;
    final MemorySegment vkCmdCopyImageToBuffer;
    final MemorySegment vkCmdFillBuffer;
    final MemorySegment vkCmdClearColorImage;
    final MemorySegment vkCmdClearDepthStencilImage;
    final MemorySegment vkCmdClearAttachments;
    final MemorySegment vkCmdBeginQuery;
    final MemorySegment vkCmdEndQuery;
    final MemorySegment vkCmdBeginQueryIndexedEXT;
    final MemorySegment vkCmdEndQueryIndexedEXT;
    final MemorySegment vkCmdResetQueryPool;
    final MemorySegment vkCmdWriteTimestamp;
    final MemorySegment vkCmdBindTransformFeedbackBuffersEXT;
    final MemorySegment vkCmdBeginTransformFeedbackEXT;
    final MemorySegment vkCmdEndTransformFeedbackEXT;
    final MemorySegment vkCmdBeginDebugUtilsLabelEXT;
    final MemorySegment vkCmdEndDebugUtilsLabelEXT;
    final MemorySegment vkCmdInsertDebugUtilsLabelEXT;

    private VkCommands(Linking.Global from) {
        vkCreateInstance = from.find("vkCreateInstance");
        vkEnumerateInstanceExtensionProperties = from.find("vkEnumerateInstanceExtensionProperties");
        vkEnumerateInstanceLayerProperties = from.find("vkEnumerateInstanceLayerProperties");
        vkDestroyInstance = MemorySegment.NULL;
        vkEnumeratePhysicalDevices = MemorySegment.NULL;
        vkGetPhysicalDeviceProperties = MemorySegment.NULL;
        vkGetPhysicalDeviceProperties2 = MemorySegment.NULL;
        vkGetPhysicalDeviceFeatures2 = MemorySegment.NULL;
        vkGetPhysicalDeviceFormatProperties = MemorySegment.NULL;
        vkGetPhysicalDeviceImageFormatProperties = MemorySegment.NULL;
        vkGetPhysicalDeviceSparseImageFormatProperties = MemorySegment.NULL;
        vkGetPhysicalDeviceQueueFamilyProperties = MemorySegment.NULL;
        vkGetPhysicalDeviceMultisamplePropertiesEXT = MemorySegment.NULL;
        vkGetPhysicalDeviceMemoryProperties2 = MemorySegment.NULL;
        vkEnumerateDeviceExtensionProperties = MemorySegment.NULL;
        vkCreateDevice = MemorySegment.NULL;
        vkGetDeviceProcAddr = MemorySegment.NULL;
        vkCreateDebugUtilsMessengerEXT = MemorySegment.NULL;
        vkDestroyDebugUtilsMessengerEXT = MemorySegment.NULL;
        vkCreateHeadlessSurfaceEXT = MemorySegment.NULL;
        vkCreateXcbSurfaceKHR = MemorySegment.NULL;
        vkCreateXlibSurfaceKHR = MemorySegment.NULL;
        vkCreateWaylandSurfaceKHR = MemorySegment.NULL;
        vkCreateWin32SurfaceKHR = MemorySegment.NULL;
        vkCreateMetalSurfaceEXT = MemorySegment.NULL;
        vkDestroySurfaceKHR = MemorySegment.NULL;
        vkGetPhysicalDeviceSurfaceSupportKHR = MemorySegment.NULL;
        vkGetPhysicalDeviceSurfaceCapabilitiesKHR = MemorySegment.NULL;
        vkGetPhysicalDeviceSurfaceFormatsKHR = MemorySegment.NULL;
        vkGetPhysicalDeviceSurfacePresentModesKHR = MemorySegment.NULL;
        vkDestroyDevice = MemorySegment.NULL;
        vkGetDeviceQueue = MemorySegment.NULL;
        vkDeviceWaitIdle = MemorySegment.NULL;
        vkQueueSubmit = MemorySegment.NULL;
        vkQueueSubmit2 = MemorySegment.NULL;
        vkQueueWaitIdle = MemorySegment.NULL;
        vkQueueBindSparse = MemorySegment.NULL;
        vkQueuePresentKHR = MemorySegment.NULL;
        vkAllocateMemory = MemorySegment.NULL;
        vkFreeMemory = MemorySegment.NULL;
        vkMapMemory = MemorySegment.NULL;
        vkCreateBuffer = MemorySegment.NULL;
        vkDestroyBuffer = MemorySegment.NULL;
        vkGetBufferMemoryRequirements2 = MemorySegment.NULL;
        vkBindBufferMemory = MemorySegment.NULL;
        vkCreateBufferView = MemorySegment.NULL;
        vkDestroyBufferView = MemorySegment.NULL;
        vkCreateImage = MemorySegment.NULL;
        vkDestroyImage = MemorySegment.NULL;
        vkGetImageMemoryRequirements2 = MemorySegment.NULL;
        vkGetImageSparseMemoryRequirements = MemorySegment.NULL;
        vkBindImageMemory = MemorySegment.NULL;
        vkCreateImageView = MemorySegment.NULL;
        vkDestroyImageView = MemorySegment.NULL;
        vkCreateSampler = MemorySegment.NULL;
        vkDestroySampler = MemorySegment.NULL;
        vkCreateShaderModule = MemorySegment.NULL;
        vkDestroyShaderModule = MemorySegment.NULL;
        vkCreateShadersEXT = MemorySegment.NULL;
        vkDestroyShaderEXT = MemorySegment.NULL;
        vkCreatePipelineCache = MemorySegment.NULL;
        vkDestroyPipelineCache = MemorySegment.NULL;
        vkGetPipelineCacheData = MemorySegment.NULL;
        vkCreateGraphicsPipelines = MemorySegment.NULL;
        vkCreateComputePipelines = MemorySegment.NULL;
        vkDestroyPipeline = MemorySegment.NULL;
        vkCreatePipelineLayout = MemorySegment.NULL;
        vkDestroyPipelineLayout = MemorySegment.NULL;
        vkCreateDescriptorSetLayout = MemorySegment.NULL;
        vkDestroyDescriptorSetLayout = MemorySegment.NULL;
        vkCreateDescriptorPool = MemorySegment.NULL;
        vkDestroyDescriptorPool = MemorySegment.NULL;
        vkAllocateDescriptorSets = MemorySegment.NULL;
        vkUpdateDescriptorSets = MemorySegment.NULL;
        vkCreateDescriptorUpdateTemplate = MemorySegment.NULL;
        vkDestroyDescriptorUpdateTemplate = MemorySegment.NULL;
        vkUpdateDescriptorSetWithTemplate = MemorySegment.NULL;
        vkCreateRenderPass = MemorySegment.NULL;
        vkDestroyRenderPass = MemorySegment.NULL;
        vkCreateFramebuffer = MemorySegment.NULL;
        vkDestroyFramebuffer = MemorySegment.NULL;
        vkCreateCommandPool = MemorySegment.NULL;
        vkDestroyCommandPool = MemorySegment.NULL;
        vkResetCommandPool = MemorySegment.NULL;
        vkAllocateCommandBuffers = MemorySegment.NULL;
        vkBeginCommandBuffer = MemorySegment.NULL;
        vkEndCommandBuffer = MemorySegment.NULL;
        vkCreateFence = MemorySegment.NULL;
        vkDestroyFence = MemorySegment.NULL;
        vkResetFences = MemorySegment.NULL;
        vkGetFenceStatus = MemorySegment.NULL;
        vkWaitForFences = MemorySegment.NULL;
        vkCreateSemaphore = MemorySegment.NULL;
        vkDestroySemaphore = MemorySegment.NULL;
        vkCreateQueryPool = MemorySegment.NULL;
        vkDestroyQueryPool = MemorySegment.NULL;
        vkGetQueryPoolResults = MemorySegment.NULL;
        vkGetCalibratedTimestampsEXT = MemorySegment.NULL;
        vkSetDebugUtilsObjectNameEXT = MemorySegment.NULL;
        vkCreateSwapchainKHR = MemorySegment.NULL;
        vkDestroySwapchainKHR = MemorySegment.NULL;
        vkGetSwapchainImagesKHR = MemorySegment.NULL;
        vkAcquireNextImageKHR = MemorySegment.NULL;
        vkGetDeviceFaultInfoEXT = MemorySegment.NULL;
        vkCmdBindPipeline = MemorySegment.NULL;
        vkCmdBindShadersEXT = MemorySegment.NULL;
        vkCmdBindDescriptorSets = MemorySegment.NULL;
        vkCmdPushDescriptorSetWithTemplateKHR = MemorySegment.NULL;
        vkCmdBindVertexBuffers = MemorySegment.NULL;
        vkCmdBindVertexBuffers2 = MemorySegment.NULL;
        vkCmdBindIndexBuffer = MemorySegment.NULL;
        vkCmdPushConstants = MemorySegment.NULL;
        vkCmdDraw = MemorySegment.NULL;
        vkCmdDrawIndexed = MemorySegment.NULL;
        vkCmdDrawMultiEXT = MemorySegment.NULL;
        vkCmdDrawMultiIndexedEXT = MemorySegment.NULL;
        vkCmdDrawIndirect = MemorySegment.NULL;
        vkCmdDrawIndexedIndirect = MemorySegment.NULL;
        vkCmdDrawIndirectCount = MemorySegment.NULL;
        vkCmdDrawIndexedIndirectCount = MemorySegment.NULL;
        vkCmdDrawIndirectByteCountEXT = MemorySegment.NULL;
        vkCmdDispatch = MemorySegment.NULL;
        vkCmdDispatchIndirect = MemorySegment.NULL;
        vkCmdSetViewport = MemorySegment.NULL;
        vkCmdSetScissor = MemorySegment.NULL;
        vkCmdSetViewportWithCount = MemorySegment.NULL;
        vkCmdSetScissorWithCount = MemorySegment.NULL;
        vkCmdSetLineWidth = MemorySegment.NULL;
        vkCmdSetLineStippleEXT = MemorySegment.NULL;
        vkCmdSetDepthBias = MemorySegment.NULL;
        vkCmdSetBlendConstants = MemorySegment.NULL;
        vkCmdSetDepthBounds = MemorySegment.NULL;
        vkCmdSetStencilCompareMask = MemorySegment.NULL;
        vkCmdSetStencilWriteMask = MemorySegment.NULL;
        vkCmdSetStencilReference = MemorySegment.NULL;
        vkCmdSetCullMode = MemorySegment.NULL;
        vkCmdSetFrontFace = MemorySegment.NULL;
        vkCmdSetPrimitiveTopology = MemorySegment.NULL;
        vkCmdSetDepthTestEnable = MemorySegment.NULL;
        vkCmdSetDepthWriteEnable = MemorySegment.NULL;
        vkCmdSetDepthCompareOp = MemorySegment.NULL;
        vkCmdSetDepthBoundsTestEnable = MemorySegment.NULL;
        vkCmdSetStencilTestEnable = MemorySegment.NULL;
        vkCmdSetStencilOp = MemorySegment.NULL;
        vkCmdSetRasterizerDiscardEnable = MemorySegment.NULL;
        vkCmdSetDepthBiasEnable = MemorySegment.NULL;
        vkCmdSetPrimitiveRestartEnable = MemorySegment.NULL;
        vkCmdSetVertexInputEXT = MemorySegment.NULL;
        vkCmdSetLogicOpEXT = MemorySegment.NULL;
        vkCmdSetPatchControlPointsEXT = MemorySegment.NULL;
        vkCmdSetDepthClampEnableEXT = MemorySegment.NULL;
        vkCmdSetDepthClipEnableEXT = MemorySegment.NULL;
        vkCmdSetDepthClipNegativeOneToOneEXT = MemorySegment.NULL;
        vkCmdSetPolygonModeEXT = MemorySegment.NULL;
        vkCmdSetSampleMaskEXT = MemorySegment.NULL;
        vkCmdSetRasterizationSamplesEXT = MemorySegment.NULL;
        vkCmdSetSampleLocationsEXT = MemorySegment.NULL;
        vkCmdSetSampleLocationsEnableEXT = MemorySegment.NULL;
        vkCmdSetRasterizationStreamEXT = MemorySegment.NULL;
        vkCmdSetTessellationDomainOriginEXT = MemorySegment.NULL;
        vkCmdSetAlphaToCoverageEnableEXT = MemorySegment.NULL;
        vkCmdSetAlphaToOneEnableEXT = MemorySegment.NULL;
        vkCmdSetLogicOpEnableEXT = MemorySegment.NULL;
        vkCmdSetColorBlendEnableEXT = MemorySegment.NULL;
        vkCmdSetColorBlendEquationEXT = MemorySegment.NULL;
        vkCmdSetColorWriteMaskEXT = MemorySegment.NULL;
        vkCmdSetColorWriteEnableEXT = MemorySegment.NULL;
        vkCmdSetProvokingVertexModeEXT = MemorySegment.NULL;
        vkCmdSetLineRasterizationModeEXT = MemorySegment.NULL;
        vkCmdSetLineStippleEnableEXT = MemorySegment.NULL;
        vkCmdBeginRendering = MemorySegment.NULL;
        vkCmdEndRendering = MemorySegment.NULL;
        vkCmdBeginRenderPass = MemorySegment.NULL;
        vkCmdEndRenderPass = MemorySegment.NULL;
        vkCmdExecuteCommands = MemorySegment.NULL;
        vkCmdPipelineBarrier = MemorySegment.NULL;
        vkCmdPipelineBarrier2 = MemorySegment.NULL;
        vkCmdCopyBuffer = MemorySegment.NULL;
        vkCmdCopyImage = MemorySegment.NULL;
        vkCmdBlitImage = MemorySegment.NULL;
        vkCmdResolveImage = MemorySegment.NULL;
        vkCmdCopyBufferToImage = MemorySegment.NULL;
        vkCmdCopyImageToBuffer = MemorySegment.NULL;
        vkCmdFillBuffer = MemorySegment.NULL;
        vkCmdClearColorImage = MemorySegment.NULL;
        vkCmdClearDepthStencilImage = MemorySegment.NULL;
        vkCmdClearAttachments = MemorySegment.NULL;
        vkCmdBeginQuery = MemorySegment.NULL;
        vkCmdEndQuery = MemorySegment.NULL;
        vkCmdBeginQueryIndexedEXT = MemorySegment.NULL;
        vkCmdEndQueryIndexedEXT = MemorySegment.NULL;
        vkCmdResetQueryPool = MemorySegment.NULL;
        vkCmdWriteTimestamp = MemorySegment.NULL;
        vkCmdBindTransformFeedbackBuffersEXT = MemorySegment.NULL;
        vkCmdBeginTransformFeedbackEXT = MemorySegment.NULL;
        vkCmdEndTransformFeedbackEXT = MemorySegment.NULL;
        vkCmdBeginDebugUtilsLabelEXT = MemorySegment.NULL;
        vkCmdEndDebugUtilsLabelEXT = MemorySegment.NULL;
        vkCmdInsertDebugUtilsLabelEXT = MemorySegment.NULL;
    }

    /** Those that are found from there. */
    public static VkCommands global(Linking.Global from) {
        return new VkCommands(from);
    }

    private VkCommands(Linking.Instance from) {
        vkCreateInstance = MemorySegment.NULL;
        vkEnumerateInstanceExtensionProperties = MemorySegment.NULL;
        vkEnumerateInstanceLayerProperties = MemorySegment.NULL;
        vkDestroyInstance = from.find("vkDestroyInstance");
        vkEnumeratePhysicalDevices = from.find("vkEnumeratePhysicalDevices");
        vkGetPhysicalDeviceProperties = from.find("vkGetPhysicalDeviceProperties");
        vkGetPhysicalDeviceProperties2 = from.find("vkGetPhysicalDeviceProperties2");
        vkGetPhysicalDeviceFeatures2 = from.find("vkGetPhysicalDeviceFeatures2");
        vkGetPhysicalDeviceFormatProperties = from.find("vkGetPhysicalDeviceFormatProperties");
        vkGetPhysicalDeviceImageFormatProperties = from.find("vkGetPhysicalDeviceImageFormatProperties");
        vkGetPhysicalDeviceSparseImageFormatProperties = from.find("vkGetPhysicalDeviceSparseImageFormatProperties");
        vkGetPhysicalDeviceQueueFamilyProperties = from.find("vkGetPhysicalDeviceQueueFamilyProperties");
        vkGetPhysicalDeviceMultisamplePropertiesEXT = from.find("vkGetPhysicalDeviceMultisamplePropertiesEXT");
        vkGetPhysicalDeviceMemoryProperties2 = from.find("vkGetPhysicalDeviceMemoryProperties2");
        vkEnumerateDeviceExtensionProperties = from.find("vkEnumerateDeviceExtensionProperties");
        vkCreateDevice = from.find("vkCreateDevice");
        vkGetDeviceProcAddr = from.find("vkGetDeviceProcAddr");
        vkCreateDebugUtilsMessengerEXT = from.find("vkCreateDebugUtilsMessengerEXT");
        vkDestroyDebugUtilsMessengerEXT = from.find("vkDestroyDebugUtilsMessengerEXT");
        vkCreateHeadlessSurfaceEXT = from.find("vkCreateHeadlessSurfaceEXT");
        vkCreateXcbSurfaceKHR = from.find("vkCreateXcbSurfaceKHR");
        vkCreateXlibSurfaceKHR = from.find("vkCreateXlibSurfaceKHR");
        vkCreateWaylandSurfaceKHR = from.find("vkCreateWaylandSurfaceKHR");
        vkCreateWin32SurfaceKHR = from.find("vkCreateWin32SurfaceKHR");
        vkCreateMetalSurfaceEXT = from.find("vkCreateMetalSurfaceEXT");
        vkDestroySurfaceKHR = from.find("vkDestroySurfaceKHR");
        vkGetPhysicalDeviceSurfaceSupportKHR = from.find("vkGetPhysicalDeviceSurfaceSupportKHR");
        vkGetPhysicalDeviceSurfaceCapabilitiesKHR = from.find("vkGetPhysicalDeviceSurfaceCapabilitiesKHR");
        vkGetPhysicalDeviceSurfaceFormatsKHR = from.find("vkGetPhysicalDeviceSurfaceFormatsKHR");
        vkGetPhysicalDeviceSurfacePresentModesKHR = from.find("vkGetPhysicalDeviceSurfacePresentModesKHR");
        vkDestroyDevice = MemorySegment.NULL;
        vkGetDeviceQueue = MemorySegment.NULL;
        vkDeviceWaitIdle = MemorySegment.NULL;
        vkQueueSubmit = MemorySegment.NULL;
        vkQueueSubmit2 = MemorySegment.NULL;
        vkQueueWaitIdle = MemorySegment.NULL;
        vkQueueBindSparse = MemorySegment.NULL;
        vkQueuePresentKHR = MemorySegment.NULL;
        vkAllocateMemory = MemorySegment.NULL;
        vkFreeMemory = MemorySegment.NULL;
        vkMapMemory = MemorySegment.NULL;
        vkCreateBuffer = MemorySegment.NULL;
        vkDestroyBuffer = MemorySegment.NULL;
        vkGetBufferMemoryRequirements2 = MemorySegment.NULL;
        vkBindBufferMemory = MemorySegment.NULL;
        vkCreateBufferView = MemorySegment.NULL;
        vkDestroyBufferView = MemorySegment.NULL;
        vkCreateImage = MemorySegment.NULL;
        vkDestroyImage = MemorySegment.NULL;
        vkGetImageMemoryRequirements2 = MemorySegment.NULL;
        vkGetImageSparseMemoryRequirements = MemorySegment.NULL;
        vkBindImageMemory = MemorySegment.NULL;
        vkCreateImageView = MemorySegment.NULL;
        vkDestroyImageView = MemorySegment.NULL;
        vkCreateSampler = MemorySegment.NULL;
        vkDestroySampler = MemorySegment.NULL;
        vkCreateShaderModule = MemorySegment.NULL;
        vkDestroyShaderModule = MemorySegment.NULL;
        vkCreateShadersEXT = MemorySegment.NULL;
        vkDestroyShaderEXT = MemorySegment.NULL;
        vkCreatePipelineCache = MemorySegment.NULL;
        vkDestroyPipelineCache = MemorySegment.NULL;
        vkGetPipelineCacheData = MemorySegment.NULL;
        vkCreateGraphicsPipelines = MemorySegment.NULL;
        vkCreateComputePipelines = MemorySegment.NULL;
        vkDestroyPipeline = MemorySegment.NULL;
        vkCreatePipelineLayout = MemorySegment.NULL;
        vkDestroyPipelineLayout = MemorySegment.NULL;
        vkCreateDescriptorSetLayout = MemorySegment.NULL;
        vkDestroyDescriptorSetLayout = MemorySegment.NULL;
        vkCreateDescriptorPool = MemorySegment.NULL;
        vkDestroyDescriptorPool = MemorySegment.NULL;
        vkAllocateDescriptorSets = MemorySegment.NULL;
        vkUpdateDescriptorSets = MemorySegment.NULL;
        vkCreateDescriptorUpdateTemplate = MemorySegment.NULL;
        vkDestroyDescriptorUpdateTemplate = MemorySegment.NULL;
        vkUpdateDescriptorSetWithTemplate = MemorySegment.NULL;
        vkCreateRenderPass = MemorySegment.NULL;
        vkDestroyRenderPass = MemorySegment.NULL;
        vkCreateFramebuffer = MemorySegment.NULL;
        vkDestroyFramebuffer = MemorySegment.NULL;
        vkCreateCommandPool = MemorySegment.NULL;
        vkDestroyCommandPool = MemorySegment.NULL;
        vkResetCommandPool = MemorySegment.NULL;
        vkAllocateCommandBuffers = MemorySegment.NULL;
        vkBeginCommandBuffer = MemorySegment.NULL;
        vkEndCommandBuffer = MemorySegment.NULL;
        vkCreateFence = MemorySegment.NULL;
        vkDestroyFence = MemorySegment.NULL;
        vkResetFences = MemorySegment.NULL;
        vkGetFenceStatus = MemorySegment.NULL;
        vkWaitForFences = MemorySegment.NULL;
        vkCreateSemaphore = MemorySegment.NULL;
        vkDestroySemaphore = MemorySegment.NULL;
        vkCreateQueryPool = MemorySegment.NULL;
        vkDestroyQueryPool = MemorySegment.NULL;
        vkGetQueryPoolResults = MemorySegment.NULL;
        vkGetCalibratedTimestampsEXT = MemorySegment.NULL;
        vkSetDebugUtilsObjectNameEXT = MemorySegment.NULL;
        vkCreateSwapchainKHR = MemorySegment.NULL;
        vkDestroySwapchainKHR = MemorySegment.NULL;
        vkGetSwapchainImagesKHR = MemorySegment.NULL;
        vkAcquireNextImageKHR = MemorySegment.NULL;
        vkGetDeviceFaultInfoEXT = MemorySegment.NULL;
        vkCmdBindPipeline = MemorySegment.NULL;
        vkCmdBindShadersEXT = MemorySegment.NULL;
        vkCmdBindDescriptorSets = MemorySegment.NULL;
        vkCmdPushDescriptorSetWithTemplateKHR = MemorySegment.NULL;
        vkCmdBindVertexBuffers = MemorySegment.NULL;
        vkCmdBindVertexBuffers2 = MemorySegment.NULL;
        vkCmdBindIndexBuffer = MemorySegment.NULL;
        vkCmdPushConstants = MemorySegment.NULL;
        vkCmdDraw = MemorySegment.NULL;
        vkCmdDrawIndexed = MemorySegment.NULL;
        vkCmdDrawMultiEXT = MemorySegment.NULL;
        vkCmdDrawMultiIndexedEXT = MemorySegment.NULL;
        vkCmdDrawIndirect = MemorySegment.NULL;
        vkCmdDrawIndexedIndirect = MemorySegment.NULL;
        vkCmdDrawIndirectCount = MemorySegment.NULL;
        vkCmdDrawIndexedIndirectCount = MemorySegment.NULL;
        vkCmdDrawIndirectByteCountEXT = MemorySegment.NULL;
        vkCmdDispatch = MemorySegment.NULL;
        vkCmdDispatchIndirect = MemorySegment.NULL;
        vkCmdSetViewport = MemorySegment.NULL;
        vkCmdSetScissor = MemorySegment.NULL;
        vkCmdSetViewportWithCount = MemorySegment.NULL;
        vkCmdSetScissorWithCount = MemorySegment.NULL;
        vkCmdSetLineWidth = MemorySegment.NULL;
        vkCmdSetLineStippleEXT = MemorySegment.NULL;
        vkCmdSetDepthBias = MemorySegment.NULL;
        vkCmdSetBlendConstants = MemorySegment.NULL;
        vkCmdSetDepthBounds = MemorySegment.NULL;
        vkCmdSetStencilCompareMask = MemorySegment.NULL;
        vkCmdSetStencilWriteMask = MemorySegment.NULL;
        vkCmdSetStencilReference = MemorySegment.NULL;
        vkCmdSetCullMode = MemorySegment.NULL;
        vkCmdSetFrontFace = MemorySegment.NULL;
        vkCmdSetPrimitiveTopology = MemorySegment.NULL;
        vkCmdSetDepthTestEnable = MemorySegment.NULL;
        vkCmdSetDepthWriteEnable = MemorySegment.NULL;
        vkCmdSetDepthCompareOp = MemorySegment.NULL;
        vkCmdSetDepthBoundsTestEnable = MemorySegment.NULL;
        vkCmdSetStencilTestEnable = MemorySegment.NULL;
        vkCmdSetStencilOp = MemorySegment.NULL;
        vkCmdSetRasterizerDiscardEnable = MemorySegment.NULL;
        vkCmdSetDepthBiasEnable = MemorySegment.NULL;
        vkCmdSetPrimitiveRestartEnable = MemorySegment.NULL;
        vkCmdSetVertexInputEXT = MemorySegment.NULL;
        vkCmdSetLogicOpEXT = MemorySegment.NULL;
        vkCmdSetPatchControlPointsEXT = MemorySegment.NULL;
        vkCmdSetDepthClampEnableEXT = MemorySegment.NULL;
        vkCmdSetDepthClipEnableEXT = MemorySegment.NULL;
        vkCmdSetDepthClipNegativeOneToOneEXT = MemorySegment.NULL;
        vkCmdSetPolygonModeEXT = MemorySegment.NULL;
        vkCmdSetSampleMaskEXT = MemorySegment.NULL;
        vkCmdSetRasterizationSamplesEXT = MemorySegment.NULL;
        vkCmdSetSampleLocationsEXT = MemorySegment.NULL;
        vkCmdSetSampleLocationsEnableEXT = MemorySegment.NULL;
        vkCmdSetRasterizationStreamEXT = MemorySegment.NULL;
        vkCmdSetTessellationDomainOriginEXT = MemorySegment.NULL;
        vkCmdSetAlphaToCoverageEnableEXT = MemorySegment.NULL;
        vkCmdSetAlphaToOneEnableEXT = MemorySegment.NULL;
        vkCmdSetLogicOpEnableEXT = MemorySegment.NULL;
        vkCmdSetColorBlendEnableEXT = MemorySegment.NULL;
        vkCmdSetColorBlendEquationEXT = MemorySegment.NULL;
        vkCmdSetColorWriteMaskEXT = MemorySegment.NULL;
        vkCmdSetColorWriteEnableEXT = MemorySegment.NULL;
        vkCmdSetProvokingVertexModeEXT = MemorySegment.NULL;
        vkCmdSetLineRasterizationModeEXT = MemorySegment.NULL;
        vkCmdSetLineStippleEnableEXT = MemorySegment.NULL;
        vkCmdBeginRendering = MemorySegment.NULL;
        vkCmdEndRendering = MemorySegment.NULL;
        vkCmdBeginRenderPass = MemorySegment.NULL;
        vkCmdEndRenderPass = MemorySegment.NULL;
        vkCmdExecuteCommands = MemorySegment.NULL;
        vkCmdPipelineBarrier = MemorySegment.NULL;
        vkCmdPipelineBarrier2 = MemorySegment.NULL;
        vkCmdCopyBuffer = MemorySegment.NULL;
        vkCmdCopyImage = MemorySegment.NULL;
        vkCmdBlitImage = MemorySegment.NULL;
        vkCmdResolveImage = MemorySegment.NULL;
        vkCmdCopyBufferToImage = MemorySegment.NULL;
        vkCmdCopyImageToBuffer = MemorySegment.NULL;
        vkCmdFillBuffer = MemorySegment.NULL;
        vkCmdClearColorImage = MemorySegment.NULL;
        vkCmdClearDepthStencilImage = MemorySegment.NULL;
        vkCmdClearAttachments = MemorySegment.NULL;
        vkCmdBeginQuery = MemorySegment.NULL;
        vkCmdEndQuery = MemorySegment.NULL;
        vkCmdBeginQueryIndexedEXT = MemorySegment.NULL;
        vkCmdEndQueryIndexedEXT = MemorySegment.NULL;
        vkCmdResetQueryPool = MemorySegment.NULL;
        vkCmdWriteTimestamp = MemorySegment.NULL;
        vkCmdBindTransformFeedbackBuffersEXT = MemorySegment.NULL;
        vkCmdBeginTransformFeedbackEXT = MemorySegment.NULL;
        vkCmdEndTransformFeedbackEXT = MemorySegment.NULL;
        vkCmdBeginDebugUtilsLabelEXT = MemorySegment.NULL;
        vkCmdEndDebugUtilsLabelEXT = MemorySegment.NULL;
        vkCmdInsertDebugUtilsLabelEXT = MemorySegment.NULL;
    }

    /** Those that are found from there. */
    public static VkCommands instance(Linking.Instance from) {
        return new VkCommands(from);
    }

    private VkCommands(Linking.Device from) {
        vkCreateInstance = MemorySegment.NULL;
        vkEnumerateInstanceExtensionProperties = MemorySegment.NULL;
        vkEnumerateInstanceLayerProperties = MemorySegment.NULL;
        vkDestroyInstance = MemorySegment.NULL;
        vkEnumeratePhysicalDevices = MemorySegment.NULL;
        vkGetPhysicalDeviceProperties = MemorySegment.NULL;
        vkGetPhysicalDeviceProperties2 = MemorySegment.NULL;
        vkGetPhysicalDeviceFeatures2 = MemorySegment.NULL;
        vkGetPhysicalDeviceFormatProperties = MemorySegment.NULL;
        vkGetPhysicalDeviceImageFormatProperties = MemorySegment.NULL;
        vkGetPhysicalDeviceSparseImageFormatProperties = MemorySegment.NULL;
        vkGetPhysicalDeviceQueueFamilyProperties = MemorySegment.NULL;
        vkGetPhysicalDeviceMultisamplePropertiesEXT = MemorySegment.NULL;
        vkGetPhysicalDeviceMemoryProperties2 = MemorySegment.NULL;
        vkEnumerateDeviceExtensionProperties = MemorySegment.NULL;
        vkCreateDevice = MemorySegment.NULL;
        vkGetDeviceProcAddr = MemorySegment.NULL;
        vkCreateDebugUtilsMessengerEXT = MemorySegment.NULL;
        vkDestroyDebugUtilsMessengerEXT = MemorySegment.NULL;
        vkCreateHeadlessSurfaceEXT = MemorySegment.NULL;
        vkCreateXcbSurfaceKHR = MemorySegment.NULL;
        vkCreateXlibSurfaceKHR = MemorySegment.NULL;
        vkCreateWaylandSurfaceKHR = MemorySegment.NULL;
        vkCreateWin32SurfaceKHR = MemorySegment.NULL;
        vkCreateMetalSurfaceEXT = MemorySegment.NULL;
        vkDestroySurfaceKHR = MemorySegment.NULL;
        vkGetPhysicalDeviceSurfaceSupportKHR = MemorySegment.NULL;
        vkGetPhysicalDeviceSurfaceCapabilitiesKHR = MemorySegment.NULL;
        vkGetPhysicalDeviceSurfaceFormatsKHR = MemorySegment.NULL;
        vkGetPhysicalDeviceSurfacePresentModesKHR = MemorySegment.NULL;
        vkDestroyDevice = from.find("vkDestroyDevice");
        vkGetDeviceQueue = from.find("vkGetDeviceQueue");
        vkDeviceWaitIdle = from.find("vkDeviceWaitIdle");
        vkQueueSubmit = from.find("vkQueueSubmit");
        vkQueueSubmit2 = from.find("vkQueueSubmit2");
        vkQueueWaitIdle = from.find("vkQueueWaitIdle");
        vkQueueBindSparse = from.find("vkQueueBindSparse");
        vkQueuePresentKHR = from.find("vkQueuePresentKHR");
        vkAllocateMemory = from.find("vkAllocateMemory");
        vkFreeMemory = from.find("vkFreeMemory");
        vkMapMemory = from.find("vkMapMemory");
        vkCreateBuffer = from.find("vkCreateBuffer");
        vkDestroyBuffer = from.find("vkDestroyBuffer");
        vkGetBufferMemoryRequirements2 = from.find("vkGetBufferMemoryRequirements2");
        vkBindBufferMemory = from.find("vkBindBufferMemory");
        vkCreateBufferView = from.find("vkCreateBufferView");
        vkDestroyBufferView = from.find("vkDestroyBufferView");
        vkCreateImage = from.find("vkCreateImage");
        vkDestroyImage = from.find("vkDestroyImage");
        vkGetImageMemoryRequirements2 = from.find("vkGetImageMemoryRequirements2");
        vkGetImageSparseMemoryRequirements = from.find("vkGetImageSparseMemoryRequirements");
        vkBindImageMemory = from.find("vkBindImageMemory");
        vkCreateImageView = from.find("vkCreateImageView");
        vkDestroyImageView = from.find("vkDestroyImageView");
        vkCreateSampler = from.find("vkCreateSampler");
        vkDestroySampler = from.find("vkDestroySampler");
        vkCreateShaderModule = from.find("vkCreateShaderModule");
        vkDestroyShaderModule = from.find("vkDestroyShaderModule");
        vkCreateShadersEXT = from.find("vkCreateShadersEXT");
        vkDestroyShaderEXT = from.find("vkDestroyShaderEXT");
        vkCreatePipelineCache = from.find("vkCreatePipelineCache");
        vkDestroyPipelineCache = from.find("vkDestroyPipelineCache");
        vkGetPipelineCacheData = from.find("vkGetPipelineCacheData");
        vkCreateGraphicsPipelines = from.find("vkCreateGraphicsPipelines");
        vkCreateComputePipelines = from.find("vkCreateComputePipelines");
        vkDestroyPipeline = from.find("vkDestroyPipeline");
        vkCreatePipelineLayout = from.find("vkCreatePipelineLayout");
        vkDestroyPipelineLayout = from.find("vkDestroyPipelineLayout");
        vkCreateDescriptorSetLayout = from.find("vkCreateDescriptorSetLayout");
        vkDestroyDescriptorSetLayout = from.find("vkDestroyDescriptorSetLayout");
        vkCreateDescriptorPool = from.find("vkCreateDescriptorPool");
        vkDestroyDescriptorPool = from.find("vkDestroyDescriptorPool");
        vkAllocateDescriptorSets = from.find("vkAllocateDescriptorSets");
        vkUpdateDescriptorSets = from.find("vkUpdateDescriptorSets");
        vkCreateDescriptorUpdateTemplate = from.find("vkCreateDescriptorUpdateTemplate");
        vkDestroyDescriptorUpdateTemplate = from.find("vkDestroyDescriptorUpdateTemplate");
        vkUpdateDescriptorSetWithTemplate = from.find("vkUpdateDescriptorSetWithTemplate");
        vkCreateRenderPass = from.find("vkCreateRenderPass");
        vkDestroyRenderPass = from.find("vkDestroyRenderPass");
        vkCreateFramebuffer = from.find("vkCreateFramebuffer");
        vkDestroyFramebuffer = from.find("vkDestroyFramebuffer");
        vkCreateCommandPool = from.find("vkCreateCommandPool");
        vkDestroyCommandPool = from.find("vkDestroyCommandPool");
        vkResetCommandPool = from.find("vkResetCommandPool");
        vkAllocateCommandBuffers = from.find("vkAllocateCommandBuffers");
        vkBeginCommandBuffer = from.find("vkBeginCommandBuffer");
        vkEndCommandBuffer = from.find("vkEndCommandBuffer");
        vkCreateFence = from.find("vkCreateFence");
        vkDestroyFence = from.find("vkDestroyFence");
        vkResetFences = from.find("vkResetFences");
        vkGetFenceStatus = from.find("vkGetFenceStatus");
        vkWaitForFences = from.find("vkWaitForFences");
        vkCreateSemaphore = from.find("vkCreateSemaphore");
        vkDestroySemaphore = from.find("vkDestroySemaphore");
        vkCreateQueryPool = from.find("vkCreateQueryPool");
        vkDestroyQueryPool = from.find("vkDestroyQueryPool");
        vkGetQueryPoolResults = from.find("vkGetQueryPoolResults");
        vkGetCalibratedTimestampsEXT = from.find("vkGetCalibratedTimestampsEXT");
        vkSetDebugUtilsObjectNameEXT = from.find("vkSetDebugUtilsObjectNameEXT");
        vkCreateSwapchainKHR = from.find("vkCreateSwapchainKHR");
        vkDestroySwapchainKHR = from.find("vkDestroySwapchainKHR");
        vkGetSwapchainImagesKHR = from.find("vkGetSwapchainImagesKHR");
        vkAcquireNextImageKHR = from.find("vkAcquireNextImageKHR");
        vkGetDeviceFaultInfoEXT = from.find("vkGetDeviceFaultInfoEXT");
        vkCmdBindPipeline = from.find("vkCmdBindPipeline");
        vkCmdBindShadersEXT = from.find("vkCmdBindShadersEXT");
        vkCmdBindDescriptorSets = from.find("vkCmdBindDescriptorSets");
        vkCmdPushDescriptorSetWithTemplateKHR = from.find("vkCmdPushDescriptorSetWithTemplateKHR");
        vkCmdBindVertexBuffers = from.find("vkCmdBindVertexBuffers");
        vkCmdBindVertexBuffers2 = from.find("vkCmdBindVertexBuffers2");
        vkCmdBindIndexBuffer = from.find("vkCmdBindIndexBuffer");
        vkCmdPushConstants = from.find("vkCmdPushConstants");
        vkCmdDraw = from.find("vkCmdDraw");
        vkCmdDrawIndexed = from.find("vkCmdDrawIndexed");
        vkCmdDrawMultiEXT = from.find("vkCmdDrawMultiEXT");
        vkCmdDrawMultiIndexedEXT = from.find("vkCmdDrawMultiIndexedEXT");
        vkCmdDrawIndirect = from.find("vkCmdDrawIndirect");
        vkCmdDrawIndexedIndirect = from.find("vkCmdDrawIndexedIndirect");
        vkCmdDrawIndirectCount = from.find("vkCmdDrawIndirectCount");
        vkCmdDrawIndexedIndirectCount = from.find("vkCmdDrawIndexedIndirectCount");
        vkCmdDrawIndirectByteCountEXT = from.find("vkCmdDrawIndirectByteCountEXT");
        vkCmdDispatch = from.find("vkCmdDispatch");
        vkCmdDispatchIndirect = from.find("vkCmdDispatchIndirect");
        vkCmdSetViewport = from.find("vkCmdSetViewport");
        vkCmdSetScissor = from.find("vkCmdSetScissor");
        vkCmdSetViewportWithCount = from.find("vkCmdSetViewportWithCount");
        vkCmdSetScissorWithCount = from.find("vkCmdSetScissorWithCount");
        vkCmdSetLineWidth = from.find("vkCmdSetLineWidth");
        vkCmdSetLineStippleEXT = from.find("vkCmdSetLineStippleEXT");
        vkCmdSetDepthBias = from.find("vkCmdSetDepthBias");
        vkCmdSetBlendConstants = from.find("vkCmdSetBlendConstants");
        vkCmdSetDepthBounds = from.find("vkCmdSetDepthBounds");
        vkCmdSetStencilCompareMask = from.find("vkCmdSetStencilCompareMask");
        vkCmdSetStencilWriteMask = from.find("vkCmdSetStencilWriteMask");
        vkCmdSetStencilReference = from.find("vkCmdSetStencilReference");
        vkCmdSetCullMode = from.find("vkCmdSetCullMode");
        vkCmdSetFrontFace = from.find("vkCmdSetFrontFace");
        vkCmdSetPrimitiveTopology = from.find("vkCmdSetPrimitiveTopology");
        vkCmdSetDepthTestEnable = from.find("vkCmdSetDepthTestEnable");
        vkCmdSetDepthWriteEnable = from.find("vkCmdSetDepthWriteEnable");
        vkCmdSetDepthCompareOp = from.find("vkCmdSetDepthCompareOp");
        vkCmdSetDepthBoundsTestEnable = from.find("vkCmdSetDepthBoundsTestEnable");
        vkCmdSetStencilTestEnable = from.find("vkCmdSetStencilTestEnable");
        vkCmdSetStencilOp = from.find("vkCmdSetStencilOp");
        vkCmdSetRasterizerDiscardEnable = from.find("vkCmdSetRasterizerDiscardEnable");
        vkCmdSetDepthBiasEnable = from.find("vkCmdSetDepthBiasEnable");
        vkCmdSetPrimitiveRestartEnable = from.find("vkCmdSetPrimitiveRestartEnable");
        vkCmdSetVertexInputEXT = from.find("vkCmdSetVertexInputEXT");
        vkCmdSetLogicOpEXT = from.find("vkCmdSetLogicOpEXT");
        vkCmdSetPatchControlPointsEXT = from.find("vkCmdSetPatchControlPointsEXT");
        vkCmdSetDepthClampEnableEXT = from.find("vkCmdSetDepthClampEnableEXT");
        vkCmdSetDepthClipEnableEXT = from.find("vkCmdSetDepthClipEnableEXT");
        vkCmdSetDepthClipNegativeOneToOneEXT = from.find("vkCmdSetDepthClipNegativeOneToOneEXT");
        vkCmdSetPolygonModeEXT = from.find("vkCmdSetPolygonModeEXT");
        vkCmdSetSampleMaskEXT = from.find("vkCmdSetSampleMaskEXT");
        vkCmdSetRasterizationSamplesEXT = from.find("vkCmdSetRasterizationSamplesEXT");
        vkCmdSetSampleLocationsEXT = from.find("vkCmdSetSampleLocationsEXT");
        vkCmdSetSampleLocationsEnableEXT = from.find("vkCmdSetSampleLocationsEnableEXT");
        vkCmdSetRasterizationStreamEXT = from.find("vkCmdSetRasterizationStreamEXT");
        vkCmdSetTessellationDomainOriginEXT = from.find("vkCmdSetTessellationDomainOriginEXT");
        vkCmdSetAlphaToCoverageEnableEXT = from.find("vkCmdSetAlphaToCoverageEnableEXT");
        vkCmdSetAlphaToOneEnableEXT = from.find("vkCmdSetAlphaToOneEnableEXT");
        vkCmdSetLogicOpEnableEXT = from.find("vkCmdSetLogicOpEnableEXT");
        vkCmdSetColorBlendEnableEXT = from.find("vkCmdSetColorBlendEnableEXT");
        vkCmdSetColorBlendEquationEXT = from.find("vkCmdSetColorBlendEquationEXT");
        vkCmdSetColorWriteMaskEXT = from.find("vkCmdSetColorWriteMaskEXT");
        vkCmdSetColorWriteEnableEXT = from.find("vkCmdSetColorWriteEnableEXT");
        vkCmdSetProvokingVertexModeEXT = from.find("vkCmdSetProvokingVertexModeEXT");
        vkCmdSetLineRasterizationModeEXT = from.find("vkCmdSetLineRasterizationModeEXT");
        vkCmdSetLineStippleEnableEXT = from.find("vkCmdSetLineStippleEnableEXT");
        vkCmdBeginRendering = from.find("vkCmdBeginRendering");
        vkCmdEndRendering = from.find("vkCmdEndRendering");
        vkCmdBeginRenderPass = from.find("vkCmdBeginRenderPass");
        vkCmdEndRenderPass = from.find("vkCmdEndRenderPass");
        vkCmdExecuteCommands = from.find("vkCmdExecuteCommands");
        vkCmdPipelineBarrier = from.find("vkCmdPipelineBarrier");
        vkCmdPipelineBarrier2 = from.find("vkCmdPipelineBarrier2");
        vkCmdCopyBuffer = from.find("vkCmdCopyBuffer");
        vkCmdCopyImage = from.find("vkCmdCopyImage");
        vkCmdBlitImage = from.find("vkCmdBlitImage");
        vkCmdResolveImage = from.find("vkCmdResolveImage");
        vkCmdCopyBufferToImage = from.find("vkCmdCopyBufferToImage");
        vkCmdCopyImageToBuffer = from.find("vkCmdCopyImageToBuffer");
        vkCmdFillBuffer = from.find("vkCmdFillBuffer");
        vkCmdClearColorImage = from.find("vkCmdClearColorImage");
        vkCmdClearDepthStencilImage = from.find("vkCmdClearDepthStencilImage");
        vkCmdClearAttachments = from.find("vkCmdClearAttachments");
        vkCmdBeginQuery = from.find("vkCmdBeginQuery");
        vkCmdEndQuery = from.find("vkCmdEndQuery");
        vkCmdBeginQueryIndexedEXT = from.find("vkCmdBeginQueryIndexedEXT");
        vkCmdEndQueryIndexedEXT = from.find("vkCmdEndQueryIndexedEXT");
        vkCmdResetQueryPool = from.find("vkCmdResetQueryPool");
        vkCmdWriteTimestamp = from.find("vkCmdWriteTimestamp");
        vkCmdBindTransformFeedbackBuffersEXT = from.find("vkCmdBindTransformFeedbackBuffersEXT");
        vkCmdBeginTransformFeedbackEXT = from.find("vkCmdBeginTransformFeedbackEXT");
        vkCmdEndTransformFeedbackEXT = from.find("vkCmdEndTransformFeedbackEXT");
        vkCmdBeginDebugUtilsLabelEXT = from.find("vkCmdBeginDebugUtilsLabelEXT");
        vkCmdEndDebugUtilsLabelEXT = from.find("vkCmdEndDebugUtilsLabelEXT");
        vkCmdInsertDebugUtilsLabelEXT = from.find("vkCmdInsertDebugUtilsLabelEXT");
    }

    /** Those that are found from there. */
    public static VkCommands device(Linking.Device from, boolean critical) {
        return critical ? new Critical(from) : new VkCommands(from);
    }


    public final int vkCreateInstance(long pCreateInfo, long pAllocator, long pInstance) {
        try {
            return (int) I_JJJ.invokeExact(vkCreateInstance, pCreateInfo, pAllocator, pInstance);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateInstance", t);
        }
    }

    public final int vkEnumerateInstanceExtensionProperties(long pLayerName, long pPropertyCount, long pProperties) {
        try {
            return (int) I_JJJ.invokeExact(vkEnumerateInstanceExtensionProperties, pLayerName, pPropertyCount, pProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkEnumerateInstanceExtensionProperties", t);
        }
    }

    public final int vkEnumerateInstanceLayerProperties(long pPropertyCount, long pProperties) {
        try {
            return (int) I_JJ.invokeExact(vkEnumerateInstanceLayerProperties, pPropertyCount, pProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkEnumerateInstanceLayerProperties", t);
        }
    }

    public final void vkDestroyInstance(long instance, long pAllocator) {
        try {
            V_JJ.invokeExact(vkDestroyInstance, instance, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyInstance", t);
        }
    }

    public final int vkEnumeratePhysicalDevices(long instance, long pPhysicalDeviceCount, long pPhysicalDevices) {
        try {
            return (int) I_JJJ.invokeExact(vkEnumeratePhysicalDevices, instance, pPhysicalDeviceCount, pPhysicalDevices);
        } catch (Throwable t) {
            throw Linking.failed("vkEnumeratePhysicalDevices", t);
        }
    }

    public final void vkGetPhysicalDeviceProperties(long physicalDevice, long pProperties) {
        try {
            V_JJ.invokeExact(vkGetPhysicalDeviceProperties, physicalDevice, pProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceProperties", t);
        }
    }

    public final void vkGetPhysicalDeviceProperties2(long physicalDevice, long pProperties) {
        try {
            V_JJ.invokeExact(vkGetPhysicalDeviceProperties2, physicalDevice, pProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceProperties2", t);
        }
    }

    public final void vkGetPhysicalDeviceFeatures2(long physicalDevice, long pFeatures) {
        try {
            V_JJ.invokeExact(vkGetPhysicalDeviceFeatures2, physicalDevice, pFeatures);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceFeatures2", t);
        }
    }

    public final void vkGetPhysicalDeviceFormatProperties(long physicalDevice, int format, long pFormatProperties) {
        try {
            V_JIJ.invokeExact(vkGetPhysicalDeviceFormatProperties, physicalDevice, format, pFormatProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceFormatProperties", t);
        }
    }

    public final int vkGetPhysicalDeviceImageFormatProperties(long physicalDevice, int format, int type, int tiling, int usage, int flags, long pImageFormatProperties) {
        try {
            return (int) I_JIIIIIJ.invokeExact(vkGetPhysicalDeviceImageFormatProperties, physicalDevice, format, type, tiling, usage, flags, pImageFormatProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceImageFormatProperties", t);
        }
    }

    public final void vkGetPhysicalDeviceSparseImageFormatProperties(long physicalDevice, int format, int type, int samples, int usage, int tiling, long pPropertyCount, long pProperties) {
        try {
            V_JIIIIIJJ.invokeExact(vkGetPhysicalDeviceSparseImageFormatProperties, physicalDevice, format, type, samples, usage, tiling, pPropertyCount, pProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceSparseImageFormatProperties", t);
        }
    }

    public final void vkGetPhysicalDeviceQueueFamilyProperties(long physicalDevice, long pQueueFamilyPropertyCount, long pQueueFamilyProperties) {
        try {
            V_JJJ.invokeExact(vkGetPhysicalDeviceQueueFamilyProperties, physicalDevice, pQueueFamilyPropertyCount, pQueueFamilyProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceQueueFamilyProperties", t);
        }
    }

    public final void vkGetPhysicalDeviceMultisamplePropertiesEXT(long physicalDevice, int samples, long pMultisampleProperties) {
        try {
            V_JIJ.invokeExact(vkGetPhysicalDeviceMultisamplePropertiesEXT, physicalDevice, samples, pMultisampleProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceMultisamplePropertiesEXT", t);
        }
    }

    public final void vkGetPhysicalDeviceMemoryProperties2(long physicalDevice, long pMemoryProperties) {
        try {
            V_JJ.invokeExact(vkGetPhysicalDeviceMemoryProperties2, physicalDevice, pMemoryProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceMemoryProperties2", t);
        }
    }

    public final int vkEnumerateDeviceExtensionProperties(long physicalDevice, long pLayerName, long pPropertyCount, long pProperties) {
        try {
            return (int) I_JJJJ.invokeExact(vkEnumerateDeviceExtensionProperties, physicalDevice, pLayerName, pPropertyCount, pProperties);
        } catch (Throwable t) {
            throw Linking.failed("vkEnumerateDeviceExtensionProperties", t);
        }
    }

    public final int vkCreateDevice(long physicalDevice, long pCreateInfo, long pAllocator, long pDevice) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateDevice, physicalDevice, pCreateInfo, pAllocator, pDevice);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateDevice", t);
        }
    }

    public final long vkGetDeviceProcAddr(long device, long pName) {
        try {
            return (long) J_JJ.invokeExact(vkGetDeviceProcAddr, device, pName);
        } catch (Throwable t) {
            throw Linking.failed("vkGetDeviceProcAddr", t);
        }
    }

    public final int vkCreateDebugUtilsMessengerEXT(long instance, long pCreateInfo, long pAllocator, long pMessenger) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateDebugUtilsMessengerEXT, instance, pCreateInfo, pAllocator, pMessenger);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateDebugUtilsMessengerEXT", t);
        }
    }

    public final void vkDestroyDebugUtilsMessengerEXT(long instance, long messenger, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyDebugUtilsMessengerEXT, instance, messenger, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyDebugUtilsMessengerEXT", t);
        }
    }

    public final int vkCreateHeadlessSurfaceEXT(long instance, long pCreateInfo, long pAllocator, long pSurface) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateHeadlessSurfaceEXT, instance, pCreateInfo, pAllocator, pSurface);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateHeadlessSurfaceEXT", t);
        }
    }

    public final int vkCreateXcbSurfaceKHR(long instance, long pCreateInfo, long pAllocator, long pSurface) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateXcbSurfaceKHR, instance, pCreateInfo, pAllocator, pSurface);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateXcbSurfaceKHR", t);
        }
    }

    public final int vkCreateXlibSurfaceKHR(long instance, long pCreateInfo, long pAllocator, long pSurface) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateXlibSurfaceKHR, instance, pCreateInfo, pAllocator, pSurface);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateXlibSurfaceKHR", t);
        }
    }

    public final int vkCreateWaylandSurfaceKHR(long instance, long pCreateInfo, long pAllocator, long pSurface) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateWaylandSurfaceKHR, instance, pCreateInfo, pAllocator, pSurface);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateWaylandSurfaceKHR", t);
        }
    }

    public final int vkCreateWin32SurfaceKHR(long instance, long pCreateInfo, long pAllocator, long pSurface) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateWin32SurfaceKHR, instance, pCreateInfo, pAllocator, pSurface);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateWin32SurfaceKHR", t);
        }
    }

    public final int vkCreateMetalSurfaceEXT(long instance, long pCreateInfo, long pAllocator, long pSurface) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateMetalSurfaceEXT, instance, pCreateInfo, pAllocator, pSurface);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateMetalSurfaceEXT", t);
        }
    }

    public final void vkDestroySurfaceKHR(long instance, long surface, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroySurfaceKHR, instance, surface, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroySurfaceKHR", t);
        }
    }

    public final int vkGetPhysicalDeviceSurfaceSupportKHR(long physicalDevice, int queueFamilyIndex, long surface, long pSupported) {
        try {
            return (int) I_JIJJ.invokeExact(vkGetPhysicalDeviceSurfaceSupportKHR, physicalDevice, queueFamilyIndex, surface, pSupported);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceSurfaceSupportKHR", t);
        }
    }

    public final int vkGetPhysicalDeviceSurfaceCapabilitiesKHR(long physicalDevice, long surface, long pSurfaceCapabilities) {
        try {
            return (int) I_JJJ.invokeExact(vkGetPhysicalDeviceSurfaceCapabilitiesKHR, physicalDevice, surface, pSurfaceCapabilities);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceSurfaceCapabilitiesKHR", t);
        }
    }

    public final int vkGetPhysicalDeviceSurfaceFormatsKHR(long physicalDevice, long surface, long pSurfaceFormatCount, long pSurfaceFormats) {
        try {
            return (int) I_JJJJ.invokeExact(vkGetPhysicalDeviceSurfaceFormatsKHR, physicalDevice, surface, pSurfaceFormatCount, pSurfaceFormats);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceSurfaceFormatsKHR", t);
        }
    }

    public final int vkGetPhysicalDeviceSurfacePresentModesKHR(long physicalDevice, long surface, long pPresentModeCount, long pPresentModes) {
        try {
            return (int) I_JJJJ.invokeExact(vkGetPhysicalDeviceSurfacePresentModesKHR, physicalDevice, surface, pPresentModeCount, pPresentModes);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPhysicalDeviceSurfacePresentModesKHR", t);
        }
    }

    public final void vkDestroyDevice(long device, long pAllocator) {
        try {
            V_JJ.invokeExact(vkDestroyDevice, device, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyDevice", t);
        }
    }

    public final void vkGetDeviceQueue(long device, int queueFamilyIndex, int queueIndex, long pQueue) {
        try {
            V_JIIJ.invokeExact(vkGetDeviceQueue, device, queueFamilyIndex, queueIndex, pQueue);
        } catch (Throwable t) {
            throw Linking.failed("vkGetDeviceQueue", t);
        }
    }

    public final int vkDeviceWaitIdle(long device) {
        try {
            return (int) I_J.invokeExact(vkDeviceWaitIdle, device);
        } catch (Throwable t) {
            throw Linking.failed("vkDeviceWaitIdle", t);
        }
    }

    public final int vkQueueSubmit(long queue, int submitCount, long pSubmits, long fence) {
        try {
            return (int) I_JIJJ.invokeExact(vkQueueSubmit, queue, submitCount, pSubmits, fence);
        } catch (Throwable t) {
            throw Linking.failed("vkQueueSubmit", t);
        }
    }

    public final int vkQueueSubmit2(long queue, int submitCount, long pSubmits, long fence) {
        try {
            return (int) I_JIJJ.invokeExact(vkQueueSubmit2, queue, submitCount, pSubmits, fence);
        } catch (Throwable t) {
            throw Linking.failed("vkQueueSubmit2", t);
        }
    }

    public final int vkQueueWaitIdle(long queue) {
        try {
            return (int) I_J.invokeExact(vkQueueWaitIdle, queue);
        } catch (Throwable t) {
            throw Linking.failed("vkQueueWaitIdle", t);
        }
    }

    public final int vkQueueBindSparse(long queue, int bindInfoCount, long pBindInfo, long fence) {
        try {
            return (int) I_JIJJ.invokeExact(vkQueueBindSparse, queue, bindInfoCount, pBindInfo, fence);
        } catch (Throwable t) {
            throw Linking.failed("vkQueueBindSparse", t);
        }
    }

    public final int vkQueuePresentKHR(long queue, long pPresentInfo) {
        try {
            return (int) I_JJ.invokeExact(vkQueuePresentKHR, queue, pPresentInfo);
        } catch (Throwable t) {
            throw Linking.failed("vkQueuePresentKHR", t);
        }
    }

    public final int vkAllocateMemory(long device, long pAllocateInfo, long pAllocator, long pMemory) {
        try {
            return (int) I_JJJJ.invokeExact(vkAllocateMemory, device, pAllocateInfo, pAllocator, pMemory);
        } catch (Throwable t) {
            throw Linking.failed("vkAllocateMemory", t);
        }
    }

    public final void vkFreeMemory(long device, long memory, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkFreeMemory, device, memory, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkFreeMemory", t);
        }
    }

    public final int vkMapMemory(long device, long memory, long offset, long size, int flags, long ppData) {
        try {
            return (int) I_JJJJIJ.invokeExact(vkMapMemory, device, memory, offset, size, flags, ppData);
        } catch (Throwable t) {
            throw Linking.failed("vkMapMemory", t);
        }
    }

    public final int vkCreateBuffer(long device, long pCreateInfo, long pAllocator, long pBuffer) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateBuffer, device, pCreateInfo, pAllocator, pBuffer);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateBuffer", t);
        }
    }

    public final void vkDestroyBuffer(long device, long buffer, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyBuffer, device, buffer, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyBuffer", t);
        }
    }

    public final void vkGetBufferMemoryRequirements2(long device, long pInfo, long pMemoryRequirements) {
        try {
            V_JJJ.invokeExact(vkGetBufferMemoryRequirements2, device, pInfo, pMemoryRequirements);
        } catch (Throwable t) {
            throw Linking.failed("vkGetBufferMemoryRequirements2", t);
        }
    }

    public final int vkBindBufferMemory(long device, long buffer, long memory, long memoryOffset) {
        try {
            return (int) I_JJJJ.invokeExact(vkBindBufferMemory, device, buffer, memory, memoryOffset);
        } catch (Throwable t) {
            throw Linking.failed("vkBindBufferMemory", t);
        }
    }

    public final int vkCreateBufferView(long device, long pCreateInfo, long pAllocator, long pView) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateBufferView, device, pCreateInfo, pAllocator, pView);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateBufferView", t);
        }
    }

    public final void vkDestroyBufferView(long device, long bufferView, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyBufferView, device, bufferView, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyBufferView", t);
        }
    }

    public final int vkCreateImage(long device, long pCreateInfo, long pAllocator, long pImage) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateImage, device, pCreateInfo, pAllocator, pImage);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateImage", t);
        }
    }

    public final void vkDestroyImage(long device, long image, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyImage, device, image, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyImage", t);
        }
    }

    public final void vkGetImageMemoryRequirements2(long device, long pInfo, long pMemoryRequirements) {
        try {
            V_JJJ.invokeExact(vkGetImageMemoryRequirements2, device, pInfo, pMemoryRequirements);
        } catch (Throwable t) {
            throw Linking.failed("vkGetImageMemoryRequirements2", t);
        }
    }

    public final void vkGetImageSparseMemoryRequirements(long device, long image, long pSparseMemoryRequirementCount, long pSparseMemoryRequirements) {
        try {
            V_JJJJ.invokeExact(vkGetImageSparseMemoryRequirements, device, image, pSparseMemoryRequirementCount, pSparseMemoryRequirements);
        } catch (Throwable t) {
            throw Linking.failed("vkGetImageSparseMemoryRequirements", t);
        }
    }

    public final int vkBindImageMemory(long device, long image, long memory, long memoryOffset) {
        try {
            return (int) I_JJJJ.invokeExact(vkBindImageMemory, device, image, memory, memoryOffset);
        } catch (Throwable t) {
            throw Linking.failed("vkBindImageMemory", t);
        }
    }

    public final int vkCreateImageView(long device, long pCreateInfo, long pAllocator, long pView) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateImageView, device, pCreateInfo, pAllocator, pView);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateImageView", t);
        }
    }

    public final void vkDestroyImageView(long device, long imageView, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyImageView, device, imageView, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyImageView", t);
        }
    }

    public final int vkCreateSampler(long device, long pCreateInfo, long pAllocator, long pSampler) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateSampler, device, pCreateInfo, pAllocator, pSampler);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateSampler", t);
        }
    }

    public final void vkDestroySampler(long device, long sampler, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroySampler, device, sampler, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroySampler", t);
        }
    }

    public final int vkCreateShaderModule(long device, long pCreateInfo, long pAllocator, long pShaderModule) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateShaderModule, device, pCreateInfo, pAllocator, pShaderModule);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateShaderModule", t);
        }
    }

    public final void vkDestroyShaderModule(long device, long shaderModule, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyShaderModule, device, shaderModule, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyShaderModule", t);
        }
    }

    public final int vkCreateShadersEXT(long device, int createInfoCount, long pCreateInfos, long pAllocator, long pShaders) {
        try {
            return (int) I_JIJJJ.invokeExact(vkCreateShadersEXT, device, createInfoCount, pCreateInfos, pAllocator, pShaders);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateShadersEXT", t);
        }
    }

    public final void vkDestroyShaderEXT(long device, long shader, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyShaderEXT, device, shader, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyShaderEXT", t);
        }
    }

    public final int vkCreatePipelineCache(long device, long pCreateInfo, long pAllocator, long pPipelineCache) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreatePipelineCache, device, pCreateInfo, pAllocator, pPipelineCache);
        } catch (Throwable t) {
            throw Linking.failed("vkCreatePipelineCache", t);
        }
    }

    public final void vkDestroyPipelineCache(long device, long pipelineCache, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyPipelineCache, device, pipelineCache, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyPipelineCache", t);
        }
    }

    public final int vkGetPipelineCacheData(long device, long pipelineCache, long pDataSize, long pData) {
        try {
            return (int) I_JJJJ.invokeExact(vkGetPipelineCacheData, device, pipelineCache, pDataSize, pData);
        } catch (Throwable t) {
            throw Linking.failed("vkGetPipelineCacheData", t);
        }
    }

    public final int vkCreateGraphicsPipelines(long device, long pipelineCache, int createInfoCount, long pCreateInfos, long pAllocator, long pPipelines) {
        try {
            return (int) I_JJIJJJ.invokeExact(vkCreateGraphicsPipelines, device, pipelineCache, createInfoCount, pCreateInfos, pAllocator, pPipelines);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateGraphicsPipelines", t);
        }
    }

    public final int vkCreateComputePipelines(long device, long pipelineCache, int createInfoCount, long pCreateInfos, long pAllocator, long pPipelines) {
        try {
            return (int) I_JJIJJJ.invokeExact(vkCreateComputePipelines, device, pipelineCache, createInfoCount, pCreateInfos, pAllocator, pPipelines);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateComputePipelines", t);
        }
    }

    public final void vkDestroyPipeline(long device, long pipeline, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyPipeline, device, pipeline, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyPipeline", t);
        }
    }

    public final int vkCreatePipelineLayout(long device, long pCreateInfo, long pAllocator, long pPipelineLayout) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreatePipelineLayout, device, pCreateInfo, pAllocator, pPipelineLayout);
        } catch (Throwable t) {
            throw Linking.failed("vkCreatePipelineLayout", t);
        }
    }

    public final void vkDestroyPipelineLayout(long device, long pipelineLayout, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyPipelineLayout, device, pipelineLayout, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyPipelineLayout", t);
        }
    }

    public final int vkCreateDescriptorSetLayout(long device, long pCreateInfo, long pAllocator, long pSetLayout) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateDescriptorSetLayout, device, pCreateInfo, pAllocator, pSetLayout);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateDescriptorSetLayout", t);
        }
    }

    public final void vkDestroyDescriptorSetLayout(long device, long descriptorSetLayout, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyDescriptorSetLayout, device, descriptorSetLayout, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyDescriptorSetLayout", t);
        }
    }

    public final int vkCreateDescriptorPool(long device, long pCreateInfo, long pAllocator, long pDescriptorPool) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateDescriptorPool, device, pCreateInfo, pAllocator, pDescriptorPool);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateDescriptorPool", t);
        }
    }

    public final void vkDestroyDescriptorPool(long device, long descriptorPool, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyDescriptorPool, device, descriptorPool, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyDescriptorPool", t);
        }
    }

    public final int vkAllocateDescriptorSets(long device, long pAllocateInfo, long pDescriptorSets) {
        try {
            return (int) I_JJJ.invokeExact(vkAllocateDescriptorSets, device, pAllocateInfo, pDescriptorSets);
        } catch (Throwable t) {
            throw Linking.failed("vkAllocateDescriptorSets", t);
        }
    }

    public final void vkUpdateDescriptorSets(long device, int descriptorWriteCount, long pDescriptorWrites, int descriptorCopyCount, long pDescriptorCopies) {
        try {
            V_JIJIJ.invokeExact(vkUpdateDescriptorSets, device, descriptorWriteCount, pDescriptorWrites, descriptorCopyCount, pDescriptorCopies);
        } catch (Throwable t) {
            throw Linking.failed("vkUpdateDescriptorSets", t);
        }
    }

    public final int vkCreateDescriptorUpdateTemplate(long device, long pCreateInfo, long pAllocator, long pDescriptorUpdateTemplate) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateDescriptorUpdateTemplate, device, pCreateInfo, pAllocator, pDescriptorUpdateTemplate);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateDescriptorUpdateTemplate", t);
        }
    }

    public final void vkDestroyDescriptorUpdateTemplate(long device, long descriptorUpdateTemplate, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyDescriptorUpdateTemplate, device, descriptorUpdateTemplate, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyDescriptorUpdateTemplate", t);
        }
    }

    public final void vkUpdateDescriptorSetWithTemplate(long device, long descriptorSet, long descriptorUpdateTemplate, long pData) {
        try {
            V_JJJJ.invokeExact(vkUpdateDescriptorSetWithTemplate, device, descriptorSet, descriptorUpdateTemplate, pData);
        } catch (Throwable t) {
            throw Linking.failed("vkUpdateDescriptorSetWithTemplate", t);
        }
    }

    public final int vkCreateRenderPass(long device, long pCreateInfo, long pAllocator, long pRenderPass) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateRenderPass, device, pCreateInfo, pAllocator, pRenderPass);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateRenderPass", t);
        }
    }

    public final void vkDestroyRenderPass(long device, long renderPass, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyRenderPass, device, renderPass, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyRenderPass", t);
        }
    }

    public final int vkCreateFramebuffer(long device, long pCreateInfo, long pAllocator, long pFramebuffer) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateFramebuffer, device, pCreateInfo, pAllocator, pFramebuffer);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateFramebuffer", t);
        }
    }

    public final void vkDestroyFramebuffer(long device, long framebuffer, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyFramebuffer, device, framebuffer, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyFramebuffer", t);
        }
    }

    public final int vkCreateCommandPool(long device, long pCreateInfo, long pAllocator, long pCommandPool) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateCommandPool, device, pCreateInfo, pAllocator, pCommandPool);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateCommandPool", t);
        }
    }

    public final void vkDestroyCommandPool(long device, long commandPool, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyCommandPool, device, commandPool, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyCommandPool", t);
        }
    }

    public final int vkResetCommandPool(long device, long commandPool, int flags) {
        try {
            return (int) I_JJI.invokeExact(vkResetCommandPool, device, commandPool, flags);
        } catch (Throwable t) {
            throw Linking.failed("vkResetCommandPool", t);
        }
    }

    public final int vkAllocateCommandBuffers(long device, long pAllocateInfo, long pCommandBuffers) {
        try {
            return (int) I_JJJ.invokeExact(vkAllocateCommandBuffers, device, pAllocateInfo, pCommandBuffers);
        } catch (Throwable t) {
            throw Linking.failed("vkAllocateCommandBuffers", t);
        }
    }

    public final int vkBeginCommandBuffer(long commandBuffer, long pBeginInfo) {
        try {
            return (int) I_JJ.invokeExact(vkBeginCommandBuffer, commandBuffer, pBeginInfo);
        } catch (Throwable t) {
            throw Linking.failed("vkBeginCommandBuffer", t);
        }
    }

    public final int vkEndCommandBuffer(long commandBuffer) {
        try {
            return (int) I_J.invokeExact(vkEndCommandBuffer, commandBuffer);
        } catch (Throwable t) {
            throw Linking.failed("vkEndCommandBuffer", t);
        }
    }

    public final int vkCreateFence(long device, long pCreateInfo, long pAllocator, long pFence) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateFence, device, pCreateInfo, pAllocator, pFence);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateFence", t);
        }
    }

    public final void vkDestroyFence(long device, long fence, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyFence, device, fence, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyFence", t);
        }
    }

    public final int vkResetFences(long device, int fenceCount, long pFences) {
        try {
            return (int) I_JIJ.invokeExact(vkResetFences, device, fenceCount, pFences);
        } catch (Throwable t) {
            throw Linking.failed("vkResetFences", t);
        }
    }

    public final int vkGetFenceStatus(long device, long fence) {
        try {
            return (int) I_JJ.invokeExact(vkGetFenceStatus, device, fence);
        } catch (Throwable t) {
            throw Linking.failed("vkGetFenceStatus", t);
        }
    }

    public final int vkWaitForFences(long device, int fenceCount, long pFences, int waitAll, long timeout) {
        try {
            return (int) I_JIJIJ.invokeExact(vkWaitForFences, device, fenceCount, pFences, waitAll, timeout);
        } catch (Throwable t) {
            throw Linking.failed("vkWaitForFences", t);
        }
    }

    public final int vkCreateSemaphore(long device, long pCreateInfo, long pAllocator, long pSemaphore) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateSemaphore, device, pCreateInfo, pAllocator, pSemaphore);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateSemaphore", t);
        }
    }

    public final void vkDestroySemaphore(long device, long semaphore, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroySemaphore, device, semaphore, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroySemaphore", t);
        }
    }

    public final int vkCreateQueryPool(long device, long pCreateInfo, long pAllocator, long pQueryPool) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateQueryPool, device, pCreateInfo, pAllocator, pQueryPool);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateQueryPool", t);
        }
    }

    public final void vkDestroyQueryPool(long device, long queryPool, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroyQueryPool, device, queryPool, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroyQueryPool", t);
        }
    }

    public final int vkGetQueryPoolResults(long device, long queryPool, int firstQuery, int queryCount, long dataSize, long pData, long stride, int flags) {
        try {
            return (int) I_JJIIJJJI.invokeExact(vkGetQueryPoolResults, device, queryPool, firstQuery, queryCount, dataSize, pData, stride, flags);
        } catch (Throwable t) {
            throw Linking.failed("vkGetQueryPoolResults", t);
        }
    }

    public final int vkGetCalibratedTimestampsEXT(long device, int timestampCount, long pTimestampInfos, long pTimestamps, long pMaxDeviation) {
        try {
            return (int) I_JIJJJ.invokeExact(vkGetCalibratedTimestampsEXT, device, timestampCount, pTimestampInfos, pTimestamps, pMaxDeviation);
        } catch (Throwable t) {
            throw Linking.failed("vkGetCalibratedTimestampsEXT", t);
        }
    }

    public final int vkSetDebugUtilsObjectNameEXT(long device, long pNameInfo) {
        try {
            return (int) I_JJ.invokeExact(vkSetDebugUtilsObjectNameEXT, device, pNameInfo);
        } catch (Throwable t) {
            throw Linking.failed("vkSetDebugUtilsObjectNameEXT", t);
        }
    }

    public final int vkCreateSwapchainKHR(long device, long pCreateInfo, long pAllocator, long pSwapchain) {
        try {
            return (int) I_JJJJ.invokeExact(vkCreateSwapchainKHR, device, pCreateInfo, pAllocator, pSwapchain);
        } catch (Throwable t) {
            throw Linking.failed("vkCreateSwapchainKHR", t);
        }
    }

    public final void vkDestroySwapchainKHR(long device, long swapchain, long pAllocator) {
        try {
            V_JJJ.invokeExact(vkDestroySwapchainKHR, device, swapchain, pAllocator);
        } catch (Throwable t) {
            throw Linking.failed("vkDestroySwapchainKHR", t);
        }
    }

    public final int vkGetSwapchainImagesKHR(long device, long swapchain, long pSwapchainImageCount, long pSwapchainImages) {
        try {
            return (int) I_JJJJ.invokeExact(vkGetSwapchainImagesKHR, device, swapchain, pSwapchainImageCount, pSwapchainImages);
        } catch (Throwable t) {
            throw Linking.failed("vkGetSwapchainImagesKHR", t);
        }
    }

    public final int vkAcquireNextImageKHR(long device, long swapchain, long timeout, long semaphore, long fence, long pImageIndex) {
        try {
            return (int) I_JJJJJJ.invokeExact(vkAcquireNextImageKHR, device, swapchain, timeout, semaphore, fence, pImageIndex);
        } catch (Throwable t) {
            throw Linking.failed("vkAcquireNextImageKHR", t);
        }
    }

    public final int vkGetDeviceFaultInfoEXT(long device, long pFaultCounts, long pFaultInfo) {
        try {
            return (int) I_JJJ.invokeExact(vkGetDeviceFaultInfoEXT, device, pFaultCounts, pFaultInfo);
        } catch (Throwable t) {
            throw Linking.failed("vkGetDeviceFaultInfoEXT", t);
        }
    }

    public void vkCmdBindPipeline(long commandBuffer, int pipelineBindPoint, long pipeline) {
        try {
            V_JIJ.invokeExact(vkCmdBindPipeline, commandBuffer, pipelineBindPoint, pipeline);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBindPipeline", t);
        }
    }

    public void vkCmdBindShadersEXT(long commandBuffer, int stageCount, long pStages, long pShaders) {
        try {
            V_JIJJ.invokeExact(vkCmdBindShadersEXT, commandBuffer, stageCount, pStages, pShaders);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBindShadersEXT", t);
        }
    }

    public void vkCmdBindDescriptorSets(long commandBuffer, int pipelineBindPoint, long layout, int firstSet, int descriptorSetCount, long pDescriptorSets, int dynamicOffsetCount, long pDynamicOffsets) {
        try {
            V_JIJIIJIJ.invokeExact(vkCmdBindDescriptorSets, commandBuffer, pipelineBindPoint, layout, firstSet, descriptorSetCount, pDescriptorSets, dynamicOffsetCount, pDynamicOffsets);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBindDescriptorSets", t);
        }
    }

    public void vkCmdPushDescriptorSetWithTemplateKHR(long commandBuffer, long descriptorUpdateTemplate, long layout, int set, long pData) {
        try {
            V_JJJIJ.invokeExact(vkCmdPushDescriptorSetWithTemplateKHR, commandBuffer, descriptorUpdateTemplate, layout, set, pData);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdPushDescriptorSetWithTemplateKHR", t);
        }
    }

    public void vkCmdBindVertexBuffers(long commandBuffer, int firstBinding, int bindingCount, long pBuffers, long pOffsets) {
        try {
            V_JIIJJ.invokeExact(vkCmdBindVertexBuffers, commandBuffer, firstBinding, bindingCount, pBuffers, pOffsets);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBindVertexBuffers", t);
        }
    }

    public void vkCmdBindVertexBuffers2(long commandBuffer, int firstBinding, int bindingCount, long pBuffers, long pOffsets, long pSizes, long pStrides) {
        try {
            V_JIIJJJJ.invokeExact(vkCmdBindVertexBuffers2, commandBuffer, firstBinding, bindingCount, pBuffers, pOffsets, pSizes, pStrides);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBindVertexBuffers2", t);
        }
    }

    public void vkCmdBindIndexBuffer(long commandBuffer, long buffer, long offset, int indexType) {
        try {
            V_JJJI.invokeExact(vkCmdBindIndexBuffer, commandBuffer, buffer, offset, indexType);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBindIndexBuffer", t);
        }
    }

    public void vkCmdPushConstants(long commandBuffer, long layout, int stageFlags, int offset, int size, long pValues) {
        try {
            V_JJIIIJ.invokeExact(vkCmdPushConstants, commandBuffer, layout, stageFlags, offset, size, pValues);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdPushConstants", t);
        }
    }

    public void vkCmdDraw(long commandBuffer, int vertexCount, int instanceCount, int firstVertex, int firstInstance) {
        try {
            V_JIIII.invokeExact(vkCmdDraw, commandBuffer, vertexCount, instanceCount, firstVertex, firstInstance);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDraw", t);
        }
    }

    public void vkCmdDrawIndexed(long commandBuffer, int indexCount, int instanceCount, int firstIndex, int vertexOffset, int firstInstance) {
        try {
            V_JIIIII.invokeExact(vkCmdDrawIndexed, commandBuffer, indexCount, instanceCount, firstIndex, vertexOffset, firstInstance);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDrawIndexed", t);
        }
    }

    public void vkCmdDrawMultiEXT(long commandBuffer, int drawCount, long pVertexInfo, int instanceCount, int firstInstance, int stride) {
        try {
            V_JIJIII.invokeExact(vkCmdDrawMultiEXT, commandBuffer, drawCount, pVertexInfo, instanceCount, firstInstance, stride);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDrawMultiEXT", t);
        }
    }

    public void vkCmdDrawMultiIndexedEXT(long commandBuffer, int drawCount, long pIndexInfo, int instanceCount, int firstInstance, int stride, long pVertexOffset) {
        try {
            V_JIJIIIJ.invokeExact(vkCmdDrawMultiIndexedEXT, commandBuffer, drawCount, pIndexInfo, instanceCount, firstInstance, stride, pVertexOffset);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDrawMultiIndexedEXT", t);
        }
    }

    public void vkCmdDrawIndirect(long commandBuffer, long buffer, long offset, int drawCount, int stride) {
        try {
            V_JJJII.invokeExact(vkCmdDrawIndirect, commandBuffer, buffer, offset, drawCount, stride);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDrawIndirect", t);
        }
    }

    public void vkCmdDrawIndexedIndirect(long commandBuffer, long buffer, long offset, int drawCount, int stride) {
        try {
            V_JJJII.invokeExact(vkCmdDrawIndexedIndirect, commandBuffer, buffer, offset, drawCount, stride);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDrawIndexedIndirect", t);
        }
    }

    public void vkCmdDrawIndirectCount(long commandBuffer, long buffer, long offset, long countBuffer, long countBufferOffset, int maxDrawCount, int stride) {
        try {
            V_JJJJJII.invokeExact(vkCmdDrawIndirectCount, commandBuffer, buffer, offset, countBuffer, countBufferOffset, maxDrawCount, stride);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDrawIndirectCount", t);
        }
    }

    public void vkCmdDrawIndexedIndirectCount(long commandBuffer, long buffer, long offset, long countBuffer, long countBufferOffset, int maxDrawCount, int stride) {
        try {
            V_JJJJJII.invokeExact(vkCmdDrawIndexedIndirectCount, commandBuffer, buffer, offset, countBuffer, countBufferOffset, maxDrawCount, stride);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDrawIndexedIndirectCount", t);
        }
    }

    public void vkCmdDrawIndirectByteCountEXT(long commandBuffer, int instanceCount, int firstInstance, long counterBuffer, long counterBufferOffset, int counterOffset, int vertexStride) {
        try {
            V_JIIJJII.invokeExact(vkCmdDrawIndirectByteCountEXT, commandBuffer, instanceCount, firstInstance, counterBuffer, counterBufferOffset, counterOffset, vertexStride);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDrawIndirectByteCountEXT", t);
        }
    }

    public void vkCmdDispatch(long commandBuffer, int groupCountX, int groupCountY, int groupCountZ) {
        try {
            V_JIII.invokeExact(vkCmdDispatch, commandBuffer, groupCountX, groupCountY, groupCountZ);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDispatch", t);
        }
    }

    public void vkCmdDispatchIndirect(long commandBuffer, long buffer, long offset) {
        try {
            V_JJJ.invokeExact(vkCmdDispatchIndirect, commandBuffer, buffer, offset);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdDispatchIndirect", t);
        }
    }

    public void vkCmdSetViewport(long commandBuffer, int firstViewport, int viewportCount, long pViewports) {
        try {
            V_JIIJ.invokeExact(vkCmdSetViewport, commandBuffer, firstViewport, viewportCount, pViewports);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetViewport", t);
        }
    }

    public void vkCmdSetScissor(long commandBuffer, int firstScissor, int scissorCount, long pScissors) {
        try {
            V_JIIJ.invokeExact(vkCmdSetScissor, commandBuffer, firstScissor, scissorCount, pScissors);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetScissor", t);
        }
    }

    public void vkCmdSetViewportWithCount(long commandBuffer, int viewportCount, long pViewports) {
        try {
            V_JIJ.invokeExact(vkCmdSetViewportWithCount, commandBuffer, viewportCount, pViewports);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetViewportWithCount", t);
        }
    }

    public void vkCmdSetScissorWithCount(long commandBuffer, int scissorCount, long pScissors) {
        try {
            V_JIJ.invokeExact(vkCmdSetScissorWithCount, commandBuffer, scissorCount, pScissors);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetScissorWithCount", t);
        }
    }

    public void vkCmdSetLineWidth(long commandBuffer, float lineWidth) {
        try {
            V_JF.invokeExact(vkCmdSetLineWidth, commandBuffer, lineWidth);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetLineWidth", t);
        }
    }

    public void vkCmdSetLineStippleEXT(long commandBuffer, int lineStippleFactor, short lineStipplePattern) {
        try {
            V_JIS.invokeExact(vkCmdSetLineStippleEXT, commandBuffer, lineStippleFactor, lineStipplePattern);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetLineStippleEXT", t);
        }
    }

    public void vkCmdSetDepthBias(long commandBuffer, float depthBiasConstantFactor, float depthBiasClamp, float depthBiasSlopeFactor) {
        try {
            V_JFFF.invokeExact(vkCmdSetDepthBias, commandBuffer, depthBiasConstantFactor, depthBiasClamp, depthBiasSlopeFactor);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetDepthBias", t);
        }
    }

    public void vkCmdSetBlendConstants(long commandBuffer, long blendConstants) {
        try {
            V_JJ.invokeExact(vkCmdSetBlendConstants, commandBuffer, blendConstants);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetBlendConstants", t);
        }
    }

    public void vkCmdSetDepthBounds(long commandBuffer, float minDepthBounds, float maxDepthBounds) {
        try {
            V_JFF.invokeExact(vkCmdSetDepthBounds, commandBuffer, minDepthBounds, maxDepthBounds);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetDepthBounds", t);
        }
    }

    public void vkCmdSetStencilCompareMask(long commandBuffer, int faceMask, int compareMask) {
        try {
            V_JII.invokeExact(vkCmdSetStencilCompareMask, commandBuffer, faceMask, compareMask);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetStencilCompareMask", t);
        }
    }

    public void vkCmdSetStencilWriteMask(long commandBuffer, int faceMask, int writeMask) {
        try {
            V_JII.invokeExact(vkCmdSetStencilWriteMask, commandBuffer, faceMask, writeMask);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetStencilWriteMask", t);
        }
    }

    public void vkCmdSetStencilReference(long commandBuffer, int faceMask, int reference) {
        try {
            V_JII.invokeExact(vkCmdSetStencilReference, commandBuffer, faceMask, reference);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetStencilReference", t);
        }
    }

    public void vkCmdSetCullMode(long commandBuffer, int cullMode) {
        try {
            V_JI.invokeExact(vkCmdSetCullMode, commandBuffer, cullMode);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetCullMode", t);
        }
    }

    public void vkCmdSetFrontFace(long commandBuffer, int frontFace) {
        try {
            V_JI.invokeExact(vkCmdSetFrontFace, commandBuffer, frontFace);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetFrontFace", t);
        }
    }

    public void vkCmdSetPrimitiveTopology(long commandBuffer, int primitiveTopology) {
        try {
            V_JI.invokeExact(vkCmdSetPrimitiveTopology, commandBuffer, primitiveTopology);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetPrimitiveTopology", t);
        }
    }

    public void vkCmdSetDepthTestEnable(long commandBuffer, int depthTestEnable) {
        try {
            V_JI.invokeExact(vkCmdSetDepthTestEnable, commandBuffer, depthTestEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetDepthTestEnable", t);
        }
    }

    public void vkCmdSetDepthWriteEnable(long commandBuffer, int depthWriteEnable) {
        try {
            V_JI.invokeExact(vkCmdSetDepthWriteEnable, commandBuffer, depthWriteEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetDepthWriteEnable", t);
        }
    }

    public void vkCmdSetDepthCompareOp(long commandBuffer, int depthCompareOp) {
        try {
            V_JI.invokeExact(vkCmdSetDepthCompareOp, commandBuffer, depthCompareOp);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetDepthCompareOp", t);
        }
    }

    public void vkCmdSetDepthBoundsTestEnable(long commandBuffer, int depthBoundsTestEnable) {
        try {
            V_JI.invokeExact(vkCmdSetDepthBoundsTestEnable, commandBuffer, depthBoundsTestEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetDepthBoundsTestEnable", t);
        }
    }

    public void vkCmdSetStencilTestEnable(long commandBuffer, int stencilTestEnable) {
        try {
            V_JI.invokeExact(vkCmdSetStencilTestEnable, commandBuffer, stencilTestEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetStencilTestEnable", t);
        }
    }

    public void vkCmdSetStencilOp(long commandBuffer, int faceMask, int failOp, int passOp, int depthFailOp, int compareOp) {
        try {
            V_JIIIII.invokeExact(vkCmdSetStencilOp, commandBuffer, faceMask, failOp, passOp, depthFailOp, compareOp);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetStencilOp", t);
        }
    }

    public void vkCmdSetRasterizerDiscardEnable(long commandBuffer, int rasterizerDiscardEnable) {
        try {
            V_JI.invokeExact(vkCmdSetRasterizerDiscardEnable, commandBuffer, rasterizerDiscardEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetRasterizerDiscardEnable", t);
        }
    }

    public void vkCmdSetDepthBiasEnable(long commandBuffer, int depthBiasEnable) {
        try {
            V_JI.invokeExact(vkCmdSetDepthBiasEnable, commandBuffer, depthBiasEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetDepthBiasEnable", t);
        }
    }

    public void vkCmdSetPrimitiveRestartEnable(long commandBuffer, int primitiveRestartEnable) {
        try {
            V_JI.invokeExact(vkCmdSetPrimitiveRestartEnable, commandBuffer, primitiveRestartEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetPrimitiveRestartEnable", t);
        }
    }

    public void vkCmdSetVertexInputEXT(long commandBuffer, int vertexBindingDescriptionCount, long pVertexBindingDescriptions, int vertexAttributeDescriptionCount, long pVertexAttributeDescriptions) {
        try {
            V_JIJIJ.invokeExact(vkCmdSetVertexInputEXT, commandBuffer, vertexBindingDescriptionCount, pVertexBindingDescriptions, vertexAttributeDescriptionCount, pVertexAttributeDescriptions);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetVertexInputEXT", t);
        }
    }

    public void vkCmdSetLogicOpEXT(long commandBuffer, int logicOp) {
        try {
            V_JI.invokeExact(vkCmdSetLogicOpEXT, commandBuffer, logicOp);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetLogicOpEXT", t);
        }
    }

    public void vkCmdSetPatchControlPointsEXT(long commandBuffer, int patchControlPoints) {
        try {
            V_JI.invokeExact(vkCmdSetPatchControlPointsEXT, commandBuffer, patchControlPoints);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetPatchControlPointsEXT", t);
        }
    }

    public void vkCmdSetDepthClampEnableEXT(long commandBuffer, int depthClampEnable) {
        try {
            V_JI.invokeExact(vkCmdSetDepthClampEnableEXT, commandBuffer, depthClampEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetDepthClampEnableEXT", t);
        }
    }

    public void vkCmdSetDepthClipEnableEXT(long commandBuffer, int depthClipEnable) {
        try {
            V_JI.invokeExact(vkCmdSetDepthClipEnableEXT, commandBuffer, depthClipEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetDepthClipEnableEXT", t);
        }
    }

    public void vkCmdSetDepthClipNegativeOneToOneEXT(long commandBuffer, int negativeOneToOne) {
        try {
            V_JI.invokeExact(vkCmdSetDepthClipNegativeOneToOneEXT, commandBuffer, negativeOneToOne);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetDepthClipNegativeOneToOneEXT", t);
        }
    }

    public void vkCmdSetPolygonModeEXT(long commandBuffer, int polygonMode) {
        try {
            V_JI.invokeExact(vkCmdSetPolygonModeEXT, commandBuffer, polygonMode);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetPolygonModeEXT", t);
        }
    }

    public void vkCmdSetSampleMaskEXT(long commandBuffer, int samples, long pSampleMask) {
        try {
            V_JIJ.invokeExact(vkCmdSetSampleMaskEXT, commandBuffer, samples, pSampleMask);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetSampleMaskEXT", t);
        }
    }

    public void vkCmdSetRasterizationSamplesEXT(long commandBuffer, int rasterizationSamples) {
        try {
            V_JI.invokeExact(vkCmdSetRasterizationSamplesEXT, commandBuffer, rasterizationSamples);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetRasterizationSamplesEXT", t);
        }
    }

    public void vkCmdSetSampleLocationsEXT(long commandBuffer, long pSampleLocationsInfo) {
        try {
            V_JJ.invokeExact(vkCmdSetSampleLocationsEXT, commandBuffer, pSampleLocationsInfo);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetSampleLocationsEXT", t);
        }
    }

    public void vkCmdSetSampleLocationsEnableEXT(long commandBuffer, int sampleLocationsEnable) {
        try {
            V_JI.invokeExact(vkCmdSetSampleLocationsEnableEXT, commandBuffer, sampleLocationsEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetSampleLocationsEnableEXT", t);
        }
    }

    public void vkCmdSetRasterizationStreamEXT(long commandBuffer, int rasterizationStream) {
        try {
            V_JI.invokeExact(vkCmdSetRasterizationStreamEXT, commandBuffer, rasterizationStream);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetRasterizationStreamEXT", t);
        }
    }

    public void vkCmdSetTessellationDomainOriginEXT(long commandBuffer, int domainOrigin) {
        try {
            V_JI.invokeExact(vkCmdSetTessellationDomainOriginEXT, commandBuffer, domainOrigin);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetTessellationDomainOriginEXT", t);
        }
    }

    public void vkCmdSetAlphaToCoverageEnableEXT(long commandBuffer, int alphaToCoverageEnable) {
        try {
            V_JI.invokeExact(vkCmdSetAlphaToCoverageEnableEXT, commandBuffer, alphaToCoverageEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetAlphaToCoverageEnableEXT", t);
        }
    }

    public void vkCmdSetAlphaToOneEnableEXT(long commandBuffer, int alphaToOneEnable) {
        try {
            V_JI.invokeExact(vkCmdSetAlphaToOneEnableEXT, commandBuffer, alphaToOneEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetAlphaToOneEnableEXT", t);
        }
    }

    public void vkCmdSetLogicOpEnableEXT(long commandBuffer, int logicOpEnable) {
        try {
            V_JI.invokeExact(vkCmdSetLogicOpEnableEXT, commandBuffer, logicOpEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetLogicOpEnableEXT", t);
        }
    }

    public void vkCmdSetColorBlendEnableEXT(long commandBuffer, int firstAttachment, int attachmentCount, long pColorBlendEnables) {
        try {
            V_JIIJ.invokeExact(vkCmdSetColorBlendEnableEXT, commandBuffer, firstAttachment, attachmentCount, pColorBlendEnables);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetColorBlendEnableEXT", t);
        }
    }

    public void vkCmdSetColorBlendEquationEXT(long commandBuffer, int firstAttachment, int attachmentCount, long pColorBlendEquations) {
        try {
            V_JIIJ.invokeExact(vkCmdSetColorBlendEquationEXT, commandBuffer, firstAttachment, attachmentCount, pColorBlendEquations);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetColorBlendEquationEXT", t);
        }
    }

    public void vkCmdSetColorWriteMaskEXT(long commandBuffer, int firstAttachment, int attachmentCount, long pColorWriteMasks) {
        try {
            V_JIIJ.invokeExact(vkCmdSetColorWriteMaskEXT, commandBuffer, firstAttachment, attachmentCount, pColorWriteMasks);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetColorWriteMaskEXT", t);
        }
    }

    public void vkCmdSetColorWriteEnableEXT(long commandBuffer, int attachmentCount, long pColorWriteEnables) {
        try {
            V_JIJ.invokeExact(vkCmdSetColorWriteEnableEXT, commandBuffer, attachmentCount, pColorWriteEnables);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetColorWriteEnableEXT", t);
        }
    }

    public void vkCmdSetProvokingVertexModeEXT(long commandBuffer, int provokingVertexMode) {
        try {
            V_JI.invokeExact(vkCmdSetProvokingVertexModeEXT, commandBuffer, provokingVertexMode);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetProvokingVertexModeEXT", t);
        }
    }

    public void vkCmdSetLineRasterizationModeEXT(long commandBuffer, int lineRasterizationMode) {
        try {
            V_JI.invokeExact(vkCmdSetLineRasterizationModeEXT, commandBuffer, lineRasterizationMode);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetLineRasterizationModeEXT", t);
        }
    }

    public void vkCmdSetLineStippleEnableEXT(long commandBuffer, int stippledLineEnable) {
        try {
            V_JI.invokeExact(vkCmdSetLineStippleEnableEXT, commandBuffer, stippledLineEnable);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdSetLineStippleEnableEXT", t);
        }
    }

    public void vkCmdBeginRendering(long commandBuffer, long pRenderingInfo) {
        try {
            V_JJ.invokeExact(vkCmdBeginRendering, commandBuffer, pRenderingInfo);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBeginRendering", t);
        }
    }

    public void vkCmdEndRendering(long commandBuffer) {
        try {
            V_J.invokeExact(vkCmdEndRendering, commandBuffer);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdEndRendering", t);
        }
    }

    public void vkCmdBeginRenderPass(long commandBuffer, long pRenderPassBegin, int contents) {
        try {
            V_JJI.invokeExact(vkCmdBeginRenderPass, commandBuffer, pRenderPassBegin, contents);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBeginRenderPass", t);
        }
    }

    public void vkCmdEndRenderPass(long commandBuffer) {
        try {
            V_J.invokeExact(vkCmdEndRenderPass, commandBuffer);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdEndRenderPass", t);
        }
    }

    public void vkCmdExecuteCommands(long commandBuffer, int commandBufferCount, long pCommandBuffers) {
        try {
            V_JIJ.invokeExact(vkCmdExecuteCommands, commandBuffer, commandBufferCount, pCommandBuffers);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdExecuteCommands", t);
        }
    }

    public void vkCmdPipelineBarrier(long commandBuffer, int srcStageMask, int dstStageMask, int dependencyFlags, int memoryBarrierCount, long pMemoryBarriers, int bufferMemoryBarrierCount, long pBufferMemoryBarriers, int imageMemoryBarrierCount, long pImageMemoryBarriers) {
        try {
            V_JIIIIJIJIJ.invokeExact(vkCmdPipelineBarrier, commandBuffer, srcStageMask, dstStageMask, dependencyFlags, memoryBarrierCount, pMemoryBarriers, bufferMemoryBarrierCount, pBufferMemoryBarriers, imageMemoryBarrierCount, pImageMemoryBarriers);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdPipelineBarrier", t);
        }
    }

    public void vkCmdPipelineBarrier2(long commandBuffer, long pDependencyInfo) {
        try {
            V_JJ.invokeExact(vkCmdPipelineBarrier2, commandBuffer, pDependencyInfo);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdPipelineBarrier2", t);
        }
    }

    public void vkCmdCopyBuffer(long commandBuffer, long srcBuffer, long dstBuffer, int regionCount, long pRegions) {
        try {
            V_JJJIJ.invokeExact(vkCmdCopyBuffer, commandBuffer, srcBuffer, dstBuffer, regionCount, pRegions);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdCopyBuffer", t);
        }
    }

    public void vkCmdCopyImage(long commandBuffer, long srcImage, int srcImageLayout, long dstImage, int dstImageLayout, int regionCount, long pRegions) {
        try {
            V_JJIJIIJ.invokeExact(vkCmdCopyImage, commandBuffer, srcImage, srcImageLayout, dstImage, dstImageLayout, regionCount, pRegions);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdCopyImage", t);
        }
    }

    public void vkCmdBlitImage(long commandBuffer, long srcImage, int srcImageLayout, long dstImage, int dstImageLayout, int regionCount, long pRegions, int filter) {
        try {
            V_JJIJIIJI.invokeExact(vkCmdBlitImage, commandBuffer, srcImage, srcImageLayout, dstImage, dstImageLayout, regionCount, pRegions, filter);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBlitImage", t);
        }
    }

    public void vkCmdResolveImage(long commandBuffer, long srcImage, int srcImageLayout, long dstImage, int dstImageLayout, int regionCount, long pRegions) {
        try {
            V_JJIJIIJ.invokeExact(vkCmdResolveImage, commandBuffer, srcImage, srcImageLayout, dstImage, dstImageLayout, regionCount, pRegions);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdResolveImage", t);
        }
    }

    public void vkCmdCopyBufferToImage(long commandBuffer, long srcBuffer, long dstImage, int dstImageLayout, int regionCount, long pRegions) {
        try {
            V_JJJIIJ.invokeExact(vkCmdCopyBufferToImage, commandBuffer, srcBuffer, dstImage, dstImageLayout, regionCount, pRegions);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdCopyBufferToImage", t);
        }
    }

    public void vkCmdCopyImageToBuffer(long commandBuffer, long srcImage, int srcImageLayout, long dstBuffer, int regionCount, long pRegions) {
        try {
            V_JJIJIJ.invokeExact(vkCmdCopyImageToBuffer, commandBuffer, srcImage, srcImageLayout, dstBuffer, regionCount, pRegions);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdCopyImageToBuffer", t);
        }
    }

    public void vkCmdFillBuffer(long commandBuffer, long dstBuffer, long dstOffset, long size, int data) {
        try {
            V_JJJJI.invokeExact(vkCmdFillBuffer, commandBuffer, dstBuffer, dstOffset, size, data);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdFillBuffer", t);
        }
    }

    public void vkCmdClearColorImage(long commandBuffer, long image, int imageLayout, long pColor, int rangeCount, long pRanges) {
        try {
            V_JJIJIJ.invokeExact(vkCmdClearColorImage, commandBuffer, image, imageLayout, pColor, rangeCount, pRanges);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdClearColorImage", t);
        }
    }

    public void vkCmdClearDepthStencilImage(long commandBuffer, long image, int imageLayout, long pDepthStencil, int rangeCount, long pRanges) {
        try {
            V_JJIJIJ.invokeExact(vkCmdClearDepthStencilImage, commandBuffer, image, imageLayout, pDepthStencil, rangeCount, pRanges);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdClearDepthStencilImage", t);
        }
    }

    public void vkCmdClearAttachments(long commandBuffer, int attachmentCount, long pAttachments, int rectCount, long pRects) {
        try {
            V_JIJIJ.invokeExact(vkCmdClearAttachments, commandBuffer, attachmentCount, pAttachments, rectCount, pRects);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdClearAttachments", t);
        }
    }

    public void vkCmdBeginQuery(long commandBuffer, long queryPool, int query, int flags) {
        try {
            V_JJII.invokeExact(vkCmdBeginQuery, commandBuffer, queryPool, query, flags);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBeginQuery", t);
        }
    }

    public void vkCmdEndQuery(long commandBuffer, long queryPool, int query) {
        try {
            V_JJI.invokeExact(vkCmdEndQuery, commandBuffer, queryPool, query);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdEndQuery", t);
        }
    }

    public void vkCmdBeginQueryIndexedEXT(long commandBuffer, long queryPool, int query, int flags, int index) {
        try {
            V_JJIII.invokeExact(vkCmdBeginQueryIndexedEXT, commandBuffer, queryPool, query, flags, index);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBeginQueryIndexedEXT", t);
        }
    }

    public void vkCmdEndQueryIndexedEXT(long commandBuffer, long queryPool, int query, int index) {
        try {
            V_JJII.invokeExact(vkCmdEndQueryIndexedEXT, commandBuffer, queryPool, query, index);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdEndQueryIndexedEXT", t);
        }
    }

    public void vkCmdResetQueryPool(long commandBuffer, long queryPool, int firstQuery, int queryCount) {
        try {
            V_JJII.invokeExact(vkCmdResetQueryPool, commandBuffer, queryPool, firstQuery, queryCount);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdResetQueryPool", t);
        }
    }

    public void vkCmdWriteTimestamp(long commandBuffer, int pipelineStage, long queryPool, int query) {
        try {
            V_JIJI.invokeExact(vkCmdWriteTimestamp, commandBuffer, pipelineStage, queryPool, query);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdWriteTimestamp", t);
        }
    }

    public void vkCmdBindTransformFeedbackBuffersEXT(long commandBuffer, int firstBinding, int bindingCount, long pBuffers, long pOffsets, long pSizes) {
        try {
            V_JIIJJJ.invokeExact(vkCmdBindTransformFeedbackBuffersEXT, commandBuffer, firstBinding, bindingCount, pBuffers, pOffsets, pSizes);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBindTransformFeedbackBuffersEXT", t);
        }
    }

    public void vkCmdBeginTransformFeedbackEXT(long commandBuffer, int firstCounterBuffer, int counterBufferCount, long pCounterBuffers, long pCounterBufferOffsets) {
        try {
            V_JIIJJ.invokeExact(vkCmdBeginTransformFeedbackEXT, commandBuffer, firstCounterBuffer, counterBufferCount, pCounterBuffers, pCounterBufferOffsets);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBeginTransformFeedbackEXT", t);
        }
    }

    public void vkCmdEndTransformFeedbackEXT(long commandBuffer, int firstCounterBuffer, int counterBufferCount, long pCounterBuffers, long pCounterBufferOffsets) {
        try {
            V_JIIJJ.invokeExact(vkCmdEndTransformFeedbackEXT, commandBuffer, firstCounterBuffer, counterBufferCount, pCounterBuffers, pCounterBufferOffsets);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdEndTransformFeedbackEXT", t);
        }
    }

    public void vkCmdBeginDebugUtilsLabelEXT(long commandBuffer, long pLabelInfo) {
        try {
            V_JJ.invokeExact(vkCmdBeginDebugUtilsLabelEXT, commandBuffer, pLabelInfo);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdBeginDebugUtilsLabelEXT", t);
        }
    }

    public void vkCmdEndDebugUtilsLabelEXT(long commandBuffer) {
        try {
            V_J.invokeExact(vkCmdEndDebugUtilsLabelEXT, commandBuffer);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdEndDebugUtilsLabelEXT", t);
        }
    }

    public void vkCmdInsertDebugUtilsLabelEXT(long commandBuffer, long pLabelInfo) {
        try {
            V_JJ.invokeExact(vkCmdInsertDebugUtilsLabelEXT, commandBuffer, pLabelInfo);
        } catch (Throwable t) {
            throw Linking.failed("vkCmdInsertDebugUtilsLabelEXT", t);
        }
    }

    /** Commands of a device that never calls back into Java. */
    private static final class Critical extends VkCommands {
        private static final MethodHandle V_J = Linking.handle("V_J", true);
        private static final MethodHandle V_JF = Linking.handle("V_JF", true);
        private static final MethodHandle V_JFF = Linking.handle("V_JFF", true);
        private static final MethodHandle V_JFFF = Linking.handle("V_JFFF", true);
        private static final MethodHandle V_JI = Linking.handle("V_JI", true);
        private static final MethodHandle V_JII = Linking.handle("V_JII", true);
        private static final MethodHandle V_JIII = Linking.handle("V_JIII", true);
        private static final MethodHandle V_JIIII = Linking.handle("V_JIIII", true);
        private static final MethodHandle V_JIIIII = Linking.handle("V_JIIIII", true);
        private static final MethodHandle V_JIIIIJIJIJ = Linking.handle("V_JIIIIJIJIJ", true);
        private static final MethodHandle V_JIIJ = Linking.handle("V_JIIJ", true);
        private static final MethodHandle V_JIIJJ = Linking.handle("V_JIIJJ", true);
        private static final MethodHandle V_JIIJJII = Linking.handle("V_JIIJJII", true);
        private static final MethodHandle V_JIIJJJ = Linking.handle("V_JIIJJJ", true);
        private static final MethodHandle V_JIIJJJJ = Linking.handle("V_JIIJJJJ", true);
        private static final MethodHandle V_JIJ = Linking.handle("V_JIJ", true);
        private static final MethodHandle V_JIJI = Linking.handle("V_JIJI", true);
        private static final MethodHandle V_JIJIII = Linking.handle("V_JIJIII", true);
        private static final MethodHandle V_JIJIIIJ = Linking.handle("V_JIJIIIJ", true);
        private static final MethodHandle V_JIJIIJIJ = Linking.handle("V_JIJIIJIJ", true);
        private static final MethodHandle V_JIJIJ = Linking.handle("V_JIJIJ", true);
        private static final MethodHandle V_JIJJ = Linking.handle("V_JIJJ", true);
        private static final MethodHandle V_JIS = Linking.handle("V_JIS", true);
        private static final MethodHandle V_JJ = Linking.handle("V_JJ", true);
        private static final MethodHandle V_JJI = Linking.handle("V_JJI", true);
        private static final MethodHandle V_JJII = Linking.handle("V_JJII", true);
        private static final MethodHandle V_JJIII = Linking.handle("V_JJIII", true);
        private static final MethodHandle V_JJIIIJ = Linking.handle("V_JJIIIJ", true);
        private static final MethodHandle V_JJIJIIJ = Linking.handle("V_JJIJIIJ", true);
        private static final MethodHandle V_JJIJIIJI = Linking.handle("V_JJIJIIJI", true);
        private static final MethodHandle V_JJIJIJ = Linking.handle("V_JJIJIJ", true);
        private static final MethodHandle V_JJJ = Linking.handle("V_JJJ", true);
        private static final MethodHandle V_JJJI = Linking.handle("V_JJJI", true);
        private static final MethodHandle V_JJJII = Linking.handle("V_JJJII", true);
        private static final MethodHandle V_JJJIIJ = Linking.handle("V_JJJIIJ", true);
        private static final MethodHandle V_JJJIJ = Linking.handle("V_JJJIJ", true);
        private static final MethodHandle V_JJJJI = Linking.handle("V_JJJJI", true);
        private static final MethodHandle V_JJJJJII = Linking.handle("V_JJJJJII", true);

        Critical(Linking.Device from) {
            super(from);
        }

        @Override
        public void vkCmdBindPipeline(long commandBuffer, int pipelineBindPoint, long pipeline) {
            try {
                V_JIJ.invokeExact(vkCmdBindPipeline, commandBuffer, pipelineBindPoint, pipeline);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBindPipeline", t);
            }
        }

        @Override
        public void vkCmdBindShadersEXT(long commandBuffer, int stageCount, long pStages, long pShaders) {
            try {
                V_JIJJ.invokeExact(vkCmdBindShadersEXT, commandBuffer, stageCount, pStages, pShaders);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBindShadersEXT", t);
            }
        }

        @Override
        public void vkCmdBindDescriptorSets(long commandBuffer, int pipelineBindPoint, long layout, int firstSet, int descriptorSetCount, long pDescriptorSets, int dynamicOffsetCount, long pDynamicOffsets) {
            try {
                V_JIJIIJIJ.invokeExact(vkCmdBindDescriptorSets, commandBuffer, pipelineBindPoint, layout, firstSet, descriptorSetCount, pDescriptorSets, dynamicOffsetCount, pDynamicOffsets);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBindDescriptorSets", t);
            }
        }

        @Override
        public void vkCmdPushDescriptorSetWithTemplateKHR(long commandBuffer, long descriptorUpdateTemplate, long layout, int set, long pData) {
            try {
                V_JJJIJ.invokeExact(vkCmdPushDescriptorSetWithTemplateKHR, commandBuffer, descriptorUpdateTemplate, layout, set, pData);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdPushDescriptorSetWithTemplateKHR", t);
            }
        }

        @Override
        public void vkCmdBindVertexBuffers(long commandBuffer, int firstBinding, int bindingCount, long pBuffers, long pOffsets) {
            try {
                V_JIIJJ.invokeExact(vkCmdBindVertexBuffers, commandBuffer, firstBinding, bindingCount, pBuffers, pOffsets);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBindVertexBuffers", t);
            }
        }

        @Override
        public void vkCmdBindVertexBuffers2(long commandBuffer, int firstBinding, int bindingCount, long pBuffers, long pOffsets, long pSizes, long pStrides) {
            try {
                V_JIIJJJJ.invokeExact(vkCmdBindVertexBuffers2, commandBuffer, firstBinding, bindingCount, pBuffers, pOffsets, pSizes, pStrides);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBindVertexBuffers2", t);
            }
        }

        @Override
        public void vkCmdBindIndexBuffer(long commandBuffer, long buffer, long offset, int indexType) {
            try {
                V_JJJI.invokeExact(vkCmdBindIndexBuffer, commandBuffer, buffer, offset, indexType);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBindIndexBuffer", t);
            }
        }

        @Override
        public void vkCmdPushConstants(long commandBuffer, long layout, int stageFlags, int offset, int size, long pValues) {
            try {
                V_JJIIIJ.invokeExact(vkCmdPushConstants, commandBuffer, layout, stageFlags, offset, size, pValues);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdPushConstants", t);
            }
        }

        @Override
        public void vkCmdDraw(long commandBuffer, int vertexCount, int instanceCount, int firstVertex, int firstInstance) {
            try {
                V_JIIII.invokeExact(vkCmdDraw, commandBuffer, vertexCount, instanceCount, firstVertex, firstInstance);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDraw", t);
            }
        }

        @Override
        public void vkCmdDrawIndexed(long commandBuffer, int indexCount, int instanceCount, int firstIndex, int vertexOffset, int firstInstance) {
            try {
                V_JIIIII.invokeExact(vkCmdDrawIndexed, commandBuffer, indexCount, instanceCount, firstIndex, vertexOffset, firstInstance);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDrawIndexed", t);
            }
        }

        @Override
        public void vkCmdDrawMultiEXT(long commandBuffer, int drawCount, long pVertexInfo, int instanceCount, int firstInstance, int stride) {
            try {
                V_JIJIII.invokeExact(vkCmdDrawMultiEXT, commandBuffer, drawCount, pVertexInfo, instanceCount, firstInstance, stride);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDrawMultiEXT", t);
            }
        }

        @Override
        public void vkCmdDrawMultiIndexedEXT(long commandBuffer, int drawCount, long pIndexInfo, int instanceCount, int firstInstance, int stride, long pVertexOffset) {
            try {
                V_JIJIIIJ.invokeExact(vkCmdDrawMultiIndexedEXT, commandBuffer, drawCount, pIndexInfo, instanceCount, firstInstance, stride, pVertexOffset);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDrawMultiIndexedEXT", t);
            }
        }

        @Override
        public void vkCmdDrawIndirect(long commandBuffer, long buffer, long offset, int drawCount, int stride) {
            try {
                V_JJJII.invokeExact(vkCmdDrawIndirect, commandBuffer, buffer, offset, drawCount, stride);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDrawIndirect", t);
            }
        }

        @Override
        public void vkCmdDrawIndexedIndirect(long commandBuffer, long buffer, long offset, int drawCount, int stride) {
            try {
                V_JJJII.invokeExact(vkCmdDrawIndexedIndirect, commandBuffer, buffer, offset, drawCount, stride);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDrawIndexedIndirect", t);
            }
        }

        @Override
        public void vkCmdDrawIndirectCount(long commandBuffer, long buffer, long offset, long countBuffer, long countBufferOffset, int maxDrawCount, int stride) {
            try {
                V_JJJJJII.invokeExact(vkCmdDrawIndirectCount, commandBuffer, buffer, offset, countBuffer, countBufferOffset, maxDrawCount, stride);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDrawIndirectCount", t);
            }
        }

        @Override
        public void vkCmdDrawIndexedIndirectCount(long commandBuffer, long buffer, long offset, long countBuffer, long countBufferOffset, int maxDrawCount, int stride) {
            try {
                V_JJJJJII.invokeExact(vkCmdDrawIndexedIndirectCount, commandBuffer, buffer, offset, countBuffer, countBufferOffset, maxDrawCount, stride);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDrawIndexedIndirectCount", t);
            }
        }

        @Override
        public void vkCmdDrawIndirectByteCountEXT(long commandBuffer, int instanceCount, int firstInstance, long counterBuffer, long counterBufferOffset, int counterOffset, int vertexStride) {
            try {
                V_JIIJJII.invokeExact(vkCmdDrawIndirectByteCountEXT, commandBuffer, instanceCount, firstInstance, counterBuffer, counterBufferOffset, counterOffset, vertexStride);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDrawIndirectByteCountEXT", t);
            }
        }

        @Override
        public void vkCmdDispatch(long commandBuffer, int groupCountX, int groupCountY, int groupCountZ) {
            try {
                V_JIII.invokeExact(vkCmdDispatch, commandBuffer, groupCountX, groupCountY, groupCountZ);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDispatch", t);
            }
        }

        @Override
        public void vkCmdDispatchIndirect(long commandBuffer, long buffer, long offset) {
            try {
                V_JJJ.invokeExact(vkCmdDispatchIndirect, commandBuffer, buffer, offset);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdDispatchIndirect", t);
            }
        }

        @Override
        public void vkCmdSetViewport(long commandBuffer, int firstViewport, int viewportCount, long pViewports) {
            try {
                V_JIIJ.invokeExact(vkCmdSetViewport, commandBuffer, firstViewport, viewportCount, pViewports);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetViewport", t);
            }
        }

        @Override
        public void vkCmdSetScissor(long commandBuffer, int firstScissor, int scissorCount, long pScissors) {
            try {
                V_JIIJ.invokeExact(vkCmdSetScissor, commandBuffer, firstScissor, scissorCount, pScissors);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetScissor", t);
            }
        }

        @Override
        public void vkCmdSetViewportWithCount(long commandBuffer, int viewportCount, long pViewports) {
            try {
                V_JIJ.invokeExact(vkCmdSetViewportWithCount, commandBuffer, viewportCount, pViewports);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetViewportWithCount", t);
            }
        }

        @Override
        public void vkCmdSetScissorWithCount(long commandBuffer, int scissorCount, long pScissors) {
            try {
                V_JIJ.invokeExact(vkCmdSetScissorWithCount, commandBuffer, scissorCount, pScissors);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetScissorWithCount", t);
            }
        }

        @Override
        public void vkCmdSetLineWidth(long commandBuffer, float lineWidth) {
            try {
                V_JF.invokeExact(vkCmdSetLineWidth, commandBuffer, lineWidth);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetLineWidth", t);
            }
        }

        @Override
        public void vkCmdSetLineStippleEXT(long commandBuffer, int lineStippleFactor, short lineStipplePattern) {
            try {
                V_JIS.invokeExact(vkCmdSetLineStippleEXT, commandBuffer, lineStippleFactor, lineStipplePattern);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetLineStippleEXT", t);
            }
        }

        @Override
        public void vkCmdSetDepthBias(long commandBuffer, float depthBiasConstantFactor, float depthBiasClamp, float depthBiasSlopeFactor) {
            try {
                V_JFFF.invokeExact(vkCmdSetDepthBias, commandBuffer, depthBiasConstantFactor, depthBiasClamp, depthBiasSlopeFactor);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetDepthBias", t);
            }
        }

        @Override
        public void vkCmdSetBlendConstants(long commandBuffer, long blendConstants) {
            try {
                V_JJ.invokeExact(vkCmdSetBlendConstants, commandBuffer, blendConstants);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetBlendConstants", t);
            }
        }

        @Override
        public void vkCmdSetDepthBounds(long commandBuffer, float minDepthBounds, float maxDepthBounds) {
            try {
                V_JFF.invokeExact(vkCmdSetDepthBounds, commandBuffer, minDepthBounds, maxDepthBounds);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetDepthBounds", t);
            }
        }

        @Override
        public void vkCmdSetStencilCompareMask(long commandBuffer, int faceMask, int compareMask) {
            try {
                V_JII.invokeExact(vkCmdSetStencilCompareMask, commandBuffer, faceMask, compareMask);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetStencilCompareMask", t);
            }
        }

        @Override
        public void vkCmdSetStencilWriteMask(long commandBuffer, int faceMask, int writeMask) {
            try {
                V_JII.invokeExact(vkCmdSetStencilWriteMask, commandBuffer, faceMask, writeMask);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetStencilWriteMask", t);
            }
        }

        @Override
        public void vkCmdSetStencilReference(long commandBuffer, int faceMask, int reference) {
            try {
                V_JII.invokeExact(vkCmdSetStencilReference, commandBuffer, faceMask, reference);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetStencilReference", t);
            }
        }

        @Override
        public void vkCmdSetCullMode(long commandBuffer, int cullMode) {
            try {
                V_JI.invokeExact(vkCmdSetCullMode, commandBuffer, cullMode);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetCullMode", t);
            }
        }

        @Override
        public void vkCmdSetFrontFace(long commandBuffer, int frontFace) {
            try {
                V_JI.invokeExact(vkCmdSetFrontFace, commandBuffer, frontFace);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetFrontFace", t);
            }
        }

        @Override
        public void vkCmdSetPrimitiveTopology(long commandBuffer, int primitiveTopology) {
            try {
                V_JI.invokeExact(vkCmdSetPrimitiveTopology, commandBuffer, primitiveTopology);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetPrimitiveTopology", t);
            }
        }

        @Override
        public void vkCmdSetDepthTestEnable(long commandBuffer, int depthTestEnable) {
            try {
                V_JI.invokeExact(vkCmdSetDepthTestEnable, commandBuffer, depthTestEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetDepthTestEnable", t);
            }
        }

        @Override
        public void vkCmdSetDepthWriteEnable(long commandBuffer, int depthWriteEnable) {
            try {
                V_JI.invokeExact(vkCmdSetDepthWriteEnable, commandBuffer, depthWriteEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetDepthWriteEnable", t);
            }
        }

        @Override
        public void vkCmdSetDepthCompareOp(long commandBuffer, int depthCompareOp) {
            try {
                V_JI.invokeExact(vkCmdSetDepthCompareOp, commandBuffer, depthCompareOp);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetDepthCompareOp", t);
            }
        }

        @Override
        public void vkCmdSetDepthBoundsTestEnable(long commandBuffer, int depthBoundsTestEnable) {
            try {
                V_JI.invokeExact(vkCmdSetDepthBoundsTestEnable, commandBuffer, depthBoundsTestEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetDepthBoundsTestEnable", t);
            }
        }

        @Override
        public void vkCmdSetStencilTestEnable(long commandBuffer, int stencilTestEnable) {
            try {
                V_JI.invokeExact(vkCmdSetStencilTestEnable, commandBuffer, stencilTestEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetStencilTestEnable", t);
            }
        }

        @Override
        public void vkCmdSetStencilOp(long commandBuffer, int faceMask, int failOp, int passOp, int depthFailOp, int compareOp) {
            try {
                V_JIIIII.invokeExact(vkCmdSetStencilOp, commandBuffer, faceMask, failOp, passOp, depthFailOp, compareOp);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetStencilOp", t);
            }
        }

        @Override
        public void vkCmdSetRasterizerDiscardEnable(long commandBuffer, int rasterizerDiscardEnable) {
            try {
                V_JI.invokeExact(vkCmdSetRasterizerDiscardEnable, commandBuffer, rasterizerDiscardEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetRasterizerDiscardEnable", t);
            }
        }

        @Override
        public void vkCmdSetDepthBiasEnable(long commandBuffer, int depthBiasEnable) {
            try {
                V_JI.invokeExact(vkCmdSetDepthBiasEnable, commandBuffer, depthBiasEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetDepthBiasEnable", t);
            }
        }

        @Override
        public void vkCmdSetPrimitiveRestartEnable(long commandBuffer, int primitiveRestartEnable) {
            try {
                V_JI.invokeExact(vkCmdSetPrimitiveRestartEnable, commandBuffer, primitiveRestartEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetPrimitiveRestartEnable", t);
            }
        }

        @Override
        public void vkCmdSetVertexInputEXT(long commandBuffer, int vertexBindingDescriptionCount, long pVertexBindingDescriptions, int vertexAttributeDescriptionCount, long pVertexAttributeDescriptions) {
            try {
                V_JIJIJ.invokeExact(vkCmdSetVertexInputEXT, commandBuffer, vertexBindingDescriptionCount, pVertexBindingDescriptions, vertexAttributeDescriptionCount, pVertexAttributeDescriptions);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetVertexInputEXT", t);
            }
        }

        @Override
        public void vkCmdSetLogicOpEXT(long commandBuffer, int logicOp) {
            try {
                V_JI.invokeExact(vkCmdSetLogicOpEXT, commandBuffer, logicOp);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetLogicOpEXT", t);
            }
        }

        @Override
        public void vkCmdSetPatchControlPointsEXT(long commandBuffer, int patchControlPoints) {
            try {
                V_JI.invokeExact(vkCmdSetPatchControlPointsEXT, commandBuffer, patchControlPoints);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetPatchControlPointsEXT", t);
            }
        }

        @Override
        public void vkCmdSetDepthClampEnableEXT(long commandBuffer, int depthClampEnable) {
            try {
                V_JI.invokeExact(vkCmdSetDepthClampEnableEXT, commandBuffer, depthClampEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetDepthClampEnableEXT", t);
            }
        }

        @Override
        public void vkCmdSetDepthClipEnableEXT(long commandBuffer, int depthClipEnable) {
            try {
                V_JI.invokeExact(vkCmdSetDepthClipEnableEXT, commandBuffer, depthClipEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetDepthClipEnableEXT", t);
            }
        }

        @Override
        public void vkCmdSetDepthClipNegativeOneToOneEXT(long commandBuffer, int negativeOneToOne) {
            try {
                V_JI.invokeExact(vkCmdSetDepthClipNegativeOneToOneEXT, commandBuffer, negativeOneToOne);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetDepthClipNegativeOneToOneEXT", t);
            }
        }

        @Override
        public void vkCmdSetPolygonModeEXT(long commandBuffer, int polygonMode) {
            try {
                V_JI.invokeExact(vkCmdSetPolygonModeEXT, commandBuffer, polygonMode);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetPolygonModeEXT", t);
            }
        }

        @Override
        public void vkCmdSetSampleMaskEXT(long commandBuffer, int samples, long pSampleMask) {
            try {
                V_JIJ.invokeExact(vkCmdSetSampleMaskEXT, commandBuffer, samples, pSampleMask);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetSampleMaskEXT", t);
            }
        }

        @Override
        public void vkCmdSetRasterizationSamplesEXT(long commandBuffer, int rasterizationSamples) {
            try {
                V_JI.invokeExact(vkCmdSetRasterizationSamplesEXT, commandBuffer, rasterizationSamples);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetRasterizationSamplesEXT", t);
            }
        }

        @Override
        public void vkCmdSetSampleLocationsEXT(long commandBuffer, long pSampleLocationsInfo) {
            try {
                V_JJ.invokeExact(vkCmdSetSampleLocationsEXT, commandBuffer, pSampleLocationsInfo);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetSampleLocationsEXT", t);
            }
        }

        @Override
        public void vkCmdSetSampleLocationsEnableEXT(long commandBuffer, int sampleLocationsEnable) {
            try {
                V_JI.invokeExact(vkCmdSetSampleLocationsEnableEXT, commandBuffer, sampleLocationsEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetSampleLocationsEnableEXT", t);
            }
        }

        @Override
        public void vkCmdSetRasterizationStreamEXT(long commandBuffer, int rasterizationStream) {
            try {
                V_JI.invokeExact(vkCmdSetRasterizationStreamEXT, commandBuffer, rasterizationStream);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetRasterizationStreamEXT", t);
            }
        }

        @Override
        public void vkCmdSetTessellationDomainOriginEXT(long commandBuffer, int domainOrigin) {
            try {
                V_JI.invokeExact(vkCmdSetTessellationDomainOriginEXT, commandBuffer, domainOrigin);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetTessellationDomainOriginEXT", t);
            }
        }

        @Override
        public void vkCmdSetAlphaToCoverageEnableEXT(long commandBuffer, int alphaToCoverageEnable) {
            try {
                V_JI.invokeExact(vkCmdSetAlphaToCoverageEnableEXT, commandBuffer, alphaToCoverageEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetAlphaToCoverageEnableEXT", t);
            }
        }

        @Override
        public void vkCmdSetAlphaToOneEnableEXT(long commandBuffer, int alphaToOneEnable) {
            try {
                V_JI.invokeExact(vkCmdSetAlphaToOneEnableEXT, commandBuffer, alphaToOneEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetAlphaToOneEnableEXT", t);
            }
        }

        @Override
        public void vkCmdSetLogicOpEnableEXT(long commandBuffer, int logicOpEnable) {
            try {
                V_JI.invokeExact(vkCmdSetLogicOpEnableEXT, commandBuffer, logicOpEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetLogicOpEnableEXT", t);
            }
        }

        @Override
        public void vkCmdSetColorBlendEnableEXT(long commandBuffer, int firstAttachment, int attachmentCount, long pColorBlendEnables) {
            try {
                V_JIIJ.invokeExact(vkCmdSetColorBlendEnableEXT, commandBuffer, firstAttachment, attachmentCount, pColorBlendEnables);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetColorBlendEnableEXT", t);
            }
        }

        @Override
        public void vkCmdSetColorBlendEquationEXT(long commandBuffer, int firstAttachment, int attachmentCount, long pColorBlendEquations) {
            try {
                V_JIIJ.invokeExact(vkCmdSetColorBlendEquationEXT, commandBuffer, firstAttachment, attachmentCount, pColorBlendEquations);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetColorBlendEquationEXT", t);
            }
        }

        @Override
        public void vkCmdSetColorWriteMaskEXT(long commandBuffer, int firstAttachment, int attachmentCount, long pColorWriteMasks) {
            try {
                V_JIIJ.invokeExact(vkCmdSetColorWriteMaskEXT, commandBuffer, firstAttachment, attachmentCount, pColorWriteMasks);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetColorWriteMaskEXT", t);
            }
        }

        @Override
        public void vkCmdSetColorWriteEnableEXT(long commandBuffer, int attachmentCount, long pColorWriteEnables) {
            try {
                V_JIJ.invokeExact(vkCmdSetColorWriteEnableEXT, commandBuffer, attachmentCount, pColorWriteEnables);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetColorWriteEnableEXT", t);
            }
        }

        @Override
        public void vkCmdSetProvokingVertexModeEXT(long commandBuffer, int provokingVertexMode) {
            try {
                V_JI.invokeExact(vkCmdSetProvokingVertexModeEXT, commandBuffer, provokingVertexMode);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetProvokingVertexModeEXT", t);
            }
        }

        @Override
        public void vkCmdSetLineRasterizationModeEXT(long commandBuffer, int lineRasterizationMode) {
            try {
                V_JI.invokeExact(vkCmdSetLineRasterizationModeEXT, commandBuffer, lineRasterizationMode);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetLineRasterizationModeEXT", t);
            }
        }

        @Override
        public void vkCmdSetLineStippleEnableEXT(long commandBuffer, int stippledLineEnable) {
            try {
                V_JI.invokeExact(vkCmdSetLineStippleEnableEXT, commandBuffer, stippledLineEnable);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdSetLineStippleEnableEXT", t);
            }
        }

        @Override
        public void vkCmdBeginRendering(long commandBuffer, long pRenderingInfo) {
            try {
                V_JJ.invokeExact(vkCmdBeginRendering, commandBuffer, pRenderingInfo);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBeginRendering", t);
            }
        }

        @Override
        public void vkCmdEndRendering(long commandBuffer) {
            try {
                V_J.invokeExact(vkCmdEndRendering, commandBuffer);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdEndRendering", t);
            }
        }

        @Override
        public void vkCmdBeginRenderPass(long commandBuffer, long pRenderPassBegin, int contents) {
            try {
                V_JJI.invokeExact(vkCmdBeginRenderPass, commandBuffer, pRenderPassBegin, contents);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBeginRenderPass", t);
            }
        }

        @Override
        public void vkCmdEndRenderPass(long commandBuffer) {
            try {
                V_J.invokeExact(vkCmdEndRenderPass, commandBuffer);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdEndRenderPass", t);
            }
        }

        @Override
        public void vkCmdExecuteCommands(long commandBuffer, int commandBufferCount, long pCommandBuffers) {
            try {
                V_JIJ.invokeExact(vkCmdExecuteCommands, commandBuffer, commandBufferCount, pCommandBuffers);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdExecuteCommands", t);
            }
        }

        @Override
        public void vkCmdPipelineBarrier(long commandBuffer, int srcStageMask, int dstStageMask, int dependencyFlags, int memoryBarrierCount, long pMemoryBarriers, int bufferMemoryBarrierCount, long pBufferMemoryBarriers, int imageMemoryBarrierCount, long pImageMemoryBarriers) {
            try {
                V_JIIIIJIJIJ.invokeExact(vkCmdPipelineBarrier, commandBuffer, srcStageMask, dstStageMask, dependencyFlags, memoryBarrierCount, pMemoryBarriers, bufferMemoryBarrierCount, pBufferMemoryBarriers, imageMemoryBarrierCount, pImageMemoryBarriers);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdPipelineBarrier", t);
            }
        }

        @Override
        public void vkCmdPipelineBarrier2(long commandBuffer, long pDependencyInfo) {
            try {
                V_JJ.invokeExact(vkCmdPipelineBarrier2, commandBuffer, pDependencyInfo);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdPipelineBarrier2", t);
            }
        }

        @Override
        public void vkCmdCopyBuffer(long commandBuffer, long srcBuffer, long dstBuffer, int regionCount, long pRegions) {
            try {
                V_JJJIJ.invokeExact(vkCmdCopyBuffer, commandBuffer, srcBuffer, dstBuffer, regionCount, pRegions);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdCopyBuffer", t);
            }
        }

        @Override
        public void vkCmdCopyImage(long commandBuffer, long srcImage, int srcImageLayout, long dstImage, int dstImageLayout, int regionCount, long pRegions) {
            try {
                V_JJIJIIJ.invokeExact(vkCmdCopyImage, commandBuffer, srcImage, srcImageLayout, dstImage, dstImageLayout, regionCount, pRegions);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdCopyImage", t);
            }
        }

        @Override
        public void vkCmdBlitImage(long commandBuffer, long srcImage, int srcImageLayout, long dstImage, int dstImageLayout, int regionCount, long pRegions, int filter) {
            try {
                V_JJIJIIJI.invokeExact(vkCmdBlitImage, commandBuffer, srcImage, srcImageLayout, dstImage, dstImageLayout, regionCount, pRegions, filter);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBlitImage", t);
            }
        }

        @Override
        public void vkCmdResolveImage(long commandBuffer, long srcImage, int srcImageLayout, long dstImage, int dstImageLayout, int regionCount, long pRegions) {
            try {
                V_JJIJIIJ.invokeExact(vkCmdResolveImage, commandBuffer, srcImage, srcImageLayout, dstImage, dstImageLayout, regionCount, pRegions);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdResolveImage", t);
            }
        }

        @Override
        public void vkCmdCopyBufferToImage(long commandBuffer, long srcBuffer, long dstImage, int dstImageLayout, int regionCount, long pRegions) {
            try {
                V_JJJIIJ.invokeExact(vkCmdCopyBufferToImage, commandBuffer, srcBuffer, dstImage, dstImageLayout, regionCount, pRegions);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdCopyBufferToImage", t);
            }
        }

        @Override
        public void vkCmdCopyImageToBuffer(long commandBuffer, long srcImage, int srcImageLayout, long dstBuffer, int regionCount, long pRegions) {
            try {
                V_JJIJIJ.invokeExact(vkCmdCopyImageToBuffer, commandBuffer, srcImage, srcImageLayout, dstBuffer, regionCount, pRegions);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdCopyImageToBuffer", t);
            }
        }

        @Override
        public void vkCmdFillBuffer(long commandBuffer, long dstBuffer, long dstOffset, long size, int data) {
            try {
                V_JJJJI.invokeExact(vkCmdFillBuffer, commandBuffer, dstBuffer, dstOffset, size, data);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdFillBuffer", t);
            }
        }

        @Override
        public void vkCmdClearColorImage(long commandBuffer, long image, int imageLayout, long pColor, int rangeCount, long pRanges) {
            try {
                V_JJIJIJ.invokeExact(vkCmdClearColorImage, commandBuffer, image, imageLayout, pColor, rangeCount, pRanges);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdClearColorImage", t);
            }
        }

        @Override
        public void vkCmdClearDepthStencilImage(long commandBuffer, long image, int imageLayout, long pDepthStencil, int rangeCount, long pRanges) {
            try {
                V_JJIJIJ.invokeExact(vkCmdClearDepthStencilImage, commandBuffer, image, imageLayout, pDepthStencil, rangeCount, pRanges);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdClearDepthStencilImage", t);
            }
        }

        @Override
        public void vkCmdClearAttachments(long commandBuffer, int attachmentCount, long pAttachments, int rectCount, long pRects) {
            try {
                V_JIJIJ.invokeExact(vkCmdClearAttachments, commandBuffer, attachmentCount, pAttachments, rectCount, pRects);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdClearAttachments", t);
            }
        }

        @Override
        public void vkCmdBeginQuery(long commandBuffer, long queryPool, int query, int flags) {
            try {
                V_JJII.invokeExact(vkCmdBeginQuery, commandBuffer, queryPool, query, flags);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBeginQuery", t);
            }
        }

        @Override
        public void vkCmdEndQuery(long commandBuffer, long queryPool, int query) {
            try {
                V_JJI.invokeExact(vkCmdEndQuery, commandBuffer, queryPool, query);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdEndQuery", t);
            }
        }

        @Override
        public void vkCmdBeginQueryIndexedEXT(long commandBuffer, long queryPool, int query, int flags, int index) {
            try {
                V_JJIII.invokeExact(vkCmdBeginQueryIndexedEXT, commandBuffer, queryPool, query, flags, index);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBeginQueryIndexedEXT", t);
            }
        }

        @Override
        public void vkCmdEndQueryIndexedEXT(long commandBuffer, long queryPool, int query, int index) {
            try {
                V_JJII.invokeExact(vkCmdEndQueryIndexedEXT, commandBuffer, queryPool, query, index);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdEndQueryIndexedEXT", t);
            }
        }

        @Override
        public void vkCmdResetQueryPool(long commandBuffer, long queryPool, int firstQuery, int queryCount) {
            try {
                V_JJII.invokeExact(vkCmdResetQueryPool, commandBuffer, queryPool, firstQuery, queryCount);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdResetQueryPool", t);
            }
        }

        @Override
        public void vkCmdWriteTimestamp(long commandBuffer, int pipelineStage, long queryPool, int query) {
            try {
                V_JIJI.invokeExact(vkCmdWriteTimestamp, commandBuffer, pipelineStage, queryPool, query);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdWriteTimestamp", t);
            }
        }

        @Override
        public void vkCmdBindTransformFeedbackBuffersEXT(long commandBuffer, int firstBinding, int bindingCount, long pBuffers, long pOffsets, long pSizes) {
            try {
                V_JIIJJJ.invokeExact(vkCmdBindTransformFeedbackBuffersEXT, commandBuffer, firstBinding, bindingCount, pBuffers, pOffsets, pSizes);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBindTransformFeedbackBuffersEXT", t);
            }
        }

        @Override
        public void vkCmdBeginTransformFeedbackEXT(long commandBuffer, int firstCounterBuffer, int counterBufferCount, long pCounterBuffers, long pCounterBufferOffsets) {
            try {
                V_JIIJJ.invokeExact(vkCmdBeginTransformFeedbackEXT, commandBuffer, firstCounterBuffer, counterBufferCount, pCounterBuffers, pCounterBufferOffsets);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBeginTransformFeedbackEXT", t);
            }
        }

        @Override
        public void vkCmdEndTransformFeedbackEXT(long commandBuffer, int firstCounterBuffer, int counterBufferCount, long pCounterBuffers, long pCounterBufferOffsets) {
            try {
                V_JIIJJ.invokeExact(vkCmdEndTransformFeedbackEXT, commandBuffer, firstCounterBuffer, counterBufferCount, pCounterBuffers, pCounterBufferOffsets);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdEndTransformFeedbackEXT", t);
            }
        }

        @Override
        public void vkCmdBeginDebugUtilsLabelEXT(long commandBuffer, long pLabelInfo) {
            try {
                V_JJ.invokeExact(vkCmdBeginDebugUtilsLabelEXT, commandBuffer, pLabelInfo);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdBeginDebugUtilsLabelEXT", t);
            }
        }

        @Override
        public void vkCmdEndDebugUtilsLabelEXT(long commandBuffer) {
            try {
                V_J.invokeExact(vkCmdEndDebugUtilsLabelEXT, commandBuffer);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdEndDebugUtilsLabelEXT", t);
            }
        }

        @Override
        public void vkCmdInsertDebugUtilsLabelEXT(long commandBuffer, long pLabelInfo) {
            try {
                V_JJ.invokeExact(vkCmdInsertDebugUtilsLabelEXT, commandBuffer, pLabelInfo);
            } catch (Throwable t) {
                throw Linking.failed("vkCmdInsertDebugUtilsLabelEXT", t);
            }
        }
    }
}
