package tepui.drivers.vulkan.device;

import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;

/**
 * Dynamic states that a device has beyond those of Vulkan 1.1. What is not here is part of pipelines, and of their
 * keys. Each needs its own feature bit, and that of the state itself: a device without polygon modes has nothing to
 * set.
 */
public final class DynamicStates {
    /** VK_EXT_extended_dynamic_state, or the version that contains it. */
    public final boolean first;
    /** VK_EXT_extended_dynamic_state2, likewise. */
    public final boolean second;

    public final boolean vertexInput;
    /** Of vertex buffers, where the rest of the vertex input is part of pipelines. */
    public final boolean strides;

    public final boolean logicOp;
    public final boolean patchVertices;
    /** Any topology goes with any pipeline, not only one of its class. */
    public final boolean anyTopology;

    /** Whether targets blend, and how: both or none, since lavapipe forgets one with the other. */
    public final boolean blend;

    public final boolean writeMask;
    /** All or nothing, on devices without masks. */
    public final boolean writeEnable;

    public final boolean logicOpEnable;
    public final boolean alphaToCoverage;
    public final boolean alphaToOne;
    public final boolean sampleMask;
    public final boolean polygonMode;
    public final boolean depthClip;
    /** Where clipping is what clamping is not; else depth is always clamped. */
    public final boolean depthClamp;

    public final boolean clipMinusWToW;
    public final boolean provokingVertex;
    public final boolean lineMode;
    public final boolean lineStipple;

    /**
     * Structures that the device has filled, each 0 where it has none.
     *
     * @param second VkPhysicalDeviceExtendedDynamicState2FeaturesEXT
     * @param third VkPhysicalDeviceExtendedDynamicState3FeaturesEXT
     * @param thirdProperties VkPhysicalDeviceExtendedDynamicState3PropertiesEXT
     * @param colorWrite VkPhysicalDeviceColorWriteEnableFeaturesEXT
     */
    record Reported(long second, long third, long thirdProperties, long colorWrite) {}

    /**
     * From what the device says.
     *
     * @param strides those of vertex buffers may be left to commands
     */
    DynamicStates(
            DeviceFeatures f, boolean first, boolean second, boolean vertexInput, boolean strides, Reported reported) {
        long eds2 = reported.second;
        long eds3 = reported.third;
        long eds3Properties = reported.thirdProperties;
        long colorWrite = reported.colorWrite;
        this.first = first;
        this.second = second;
        this.vertexInput = vertexInput;
        this.strides = strides && first && !vertexInput;
        boolean third = eds3 != 0;
        // lavapipe takes another operation for another state of the rasteriser, and goes on with the old one;
        // that of Mesa 25.0, the first with Vulkan 1.4, does not.
        logicOp = eds2 != 0
                && !(f.driverId == Vk.VK_DRIVER_ID_MESA_LLVMPIPE && f.apiVersion < VulkanInstance.version(1, 4))
                && VkPhysicalDeviceExtendedDynamicState2FeaturesEXT.extendedDynamicState2LogicOp(eds2) != 0
                && VkPhysicalDeviceFeatures.logicOp(f.core) != 0;
        patchVertices = eds2 != 0
                && VkPhysicalDeviceExtendedDynamicState2FeaturesEXT.extendedDynamicState2PatchControlPoints(eds2) != 0
                && VkPhysicalDeviceFeatures.tessellationShader(f.core) != 0;
        anyTopology = first
                && eds3Properties != 0
                && VkPhysicalDeviceExtendedDynamicState3PropertiesEXT.dynamicPrimitiveTopologyUnrestricted(
                                eds3Properties)
                        != 0;
        blend = third
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3ColorBlendEquation(eds3) != 0
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3ColorBlendEnable(eds3) != 0;
        writeMask = third
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3ColorWriteMask(eds3) != 0;
        writeEnable = !writeMask
                && colorWrite != 0
                && VkPhysicalDeviceColorWriteEnableFeaturesEXT.colorWriteEnable(colorWrite) != 0;
        logicOpEnable = third
                && logicOp
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3LogicOpEnable(eds3) != 0;
        alphaToCoverage = third
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3AlphaToCoverageEnable(eds3)
                        != 0;
        alphaToOne = third
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3AlphaToOneEnable(eds3) != 0
                && VkPhysicalDeviceFeatures.alphaToOne(f.core) != 0;
        sampleMask =
                third && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3SampleMask(eds3) != 0;
        polygonMode = third
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3PolygonMode(eds3) != 0
                && VkPhysicalDeviceFeatures.fillModeNonSolid(f.core) != 0;
        depthClip = third
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3DepthClipEnable(eds3) != 0
                && f.depthClipEnable;
        depthClamp = third
                && !f.depthClipEnable
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3DepthClampEnable(eds3) != 0
                && VkPhysicalDeviceFeatures.depthClamp(f.core) != 0;
        clipMinusWToW = third
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3DepthClipNegativeOneToOne(eds3)
                        != 0
                && f.depthClipControl;
        provokingVertex = third
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3ProvokingVertexMode(eds3) != 0
                && f.provokingLast;
        lineMode = third
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3LineRasterizationMode(eds3)
                        != 0
                && f.bresenhamLines;
        lineStipple = third
                && VkPhysicalDeviceExtendedDynamicState3FeaturesEXT.extendedDynamicState3LineStippleEnable(eds3) != 0
                && f.stippledLines
                && f.bresenhamLines;
    }

    /** Do commands set everything that the device has, so that nothing of the state needs a pipeline? */
    boolean isAll(DeviceFeatures f) {
        boolean lines = f.extensions.contains(Vk.EXT_LINE_RASTERIZATION);
        return first
                && second
                && vertexInput
                && blend
                && writeMask
                && alphaToCoverage
                && sampleMask
                && (patchVertices || VkPhysicalDeviceFeatures.tessellationShader(f.core) == 0)
                && (logicOp && logicOpEnable || VkPhysicalDeviceFeatures.logicOp(f.core) == 0)
                && (alphaToOne || VkPhysicalDeviceFeatures.alphaToOne(f.core) == 0)
                && (polygonMode || VkPhysicalDeviceFeatures.fillModeNonSolid(f.core) == 0)
                && (depthClip || !f.depthClipEnable)
                && (depthClip || depthClamp || VkPhysicalDeviceFeatures.depthClamp(f.core) == 0)
                && (clipMinusWToW || !f.depthClipControl)
                && (provokingVertex || !f.provokingLast)
                && (lineMode || !lines)
                && (lineStipple || !f.stippledLines);
    }

    /**
     * The states of a pipeline that commands set.
     *
     * @param input the vertex input is in this pipeline, or part of one, and leaves its strides to commands
     * @param stipples the device has stippled lines
     * @param tessellates the pipeline has patches
     * @param targets it has colour attachments
     * @return how many numbers {@code list} got
     */
    public int list(int[] list, boolean input, boolean stipples, boolean tessellates, boolean targets) {
        int n = 0;
        list[n++] = first ? Vk.VK_DYNAMIC_STATE_VIEWPORT_WITH_COUNT : Vk.VK_DYNAMIC_STATE_VIEWPORT;
        list[n++] = first ? Vk.VK_DYNAMIC_STATE_SCISSOR_WITH_COUNT : Vk.VK_DYNAMIC_STATE_SCISSOR;
        list[n++] = Vk.VK_DYNAMIC_STATE_LINE_WIDTH;
        list[n++] = Vk.VK_DYNAMIC_STATE_DEPTH_BIAS;
        list[n++] = Vk.VK_DYNAMIC_STATE_BLEND_CONSTANTS;
        list[n++] = Vk.VK_DYNAMIC_STATE_DEPTH_BOUNDS;
        list[n++] = Vk.VK_DYNAMIC_STATE_STENCIL_COMPARE_MASK;
        list[n++] = Vk.VK_DYNAMIC_STATE_STENCIL_WRITE_MASK;
        list[n++] = Vk.VK_DYNAMIC_STATE_STENCIL_REFERENCE;
        if (first) {
            list[n++] = Vk.VK_DYNAMIC_STATE_CULL_MODE;
            list[n++] = Vk.VK_DYNAMIC_STATE_FRONT_FACE;
            list[n++] = Vk.VK_DYNAMIC_STATE_PRIMITIVE_TOPOLOGY;
            list[n++] = Vk.VK_DYNAMIC_STATE_DEPTH_TEST_ENABLE;
            list[n++] = Vk.VK_DYNAMIC_STATE_DEPTH_WRITE_ENABLE;
            list[n++] = Vk.VK_DYNAMIC_STATE_DEPTH_COMPARE_OP;
            list[n++] = Vk.VK_DYNAMIC_STATE_DEPTH_BOUNDS_TEST_ENABLE;
            list[n++] = Vk.VK_DYNAMIC_STATE_STENCIL_TEST_ENABLE;
            list[n++] = Vk.VK_DYNAMIC_STATE_STENCIL_OP;
        }
        if (second) {
            list[n++] = Vk.VK_DYNAMIC_STATE_RASTERIZER_DISCARD_ENABLE;
            list[n++] = Vk.VK_DYNAMIC_STATE_DEPTH_BIAS_ENABLE;
            list[n++] = Vk.VK_DYNAMIC_STATE_PRIMITIVE_RESTART_ENABLE;
        }
        if (vertexInput) list[n++] = Vk.VK_DYNAMIC_STATE_VERTEX_INPUT_EXT;
        if (input) list[n++] = Vk.VK_DYNAMIC_STATE_VERTEX_INPUT_BINDING_STRIDE;
        if (patchVertices && tessellates) list[n++] = Vk.VK_DYNAMIC_STATE_PATCH_CONTROL_POINTS_EXT;
        if (stipples) list[n++] = Vk.VK_DYNAMIC_STATE_LINE_STIPPLE_EXT;
        if (logicOp) list[n++] = Vk.VK_DYNAMIC_STATE_LOGIC_OP_EXT;
        if (logicOpEnable) list[n++] = Vk.VK_DYNAMIC_STATE_LOGIC_OP_ENABLE_EXT;
        if (targets) {
            if (blend) list[n++] = Vk.VK_DYNAMIC_STATE_COLOR_BLEND_ENABLE_EXT;
            if (blend) list[n++] = Vk.VK_DYNAMIC_STATE_COLOR_BLEND_EQUATION_EXT;
            if (writeMask) list[n++] = Vk.VK_DYNAMIC_STATE_COLOR_WRITE_MASK_EXT;
            if (writeEnable) list[n++] = Vk.VK_DYNAMIC_STATE_COLOR_WRITE_ENABLE_EXT;
        }
        if (alphaToCoverage) list[n++] = Vk.VK_DYNAMIC_STATE_ALPHA_TO_COVERAGE_ENABLE_EXT;
        if (alphaToOne) list[n++] = Vk.VK_DYNAMIC_STATE_ALPHA_TO_ONE_ENABLE_EXT;
        if (sampleMask) list[n++] = Vk.VK_DYNAMIC_STATE_SAMPLE_MASK_EXT;
        if (polygonMode) list[n++] = Vk.VK_DYNAMIC_STATE_POLYGON_MODE_EXT;
        if (depthClamp) list[n++] = Vk.VK_DYNAMIC_STATE_DEPTH_CLAMP_ENABLE_EXT;
        if (depthClip) list[n++] = Vk.VK_DYNAMIC_STATE_DEPTH_CLIP_ENABLE_EXT;
        if (clipMinusWToW) list[n++] = Vk.VK_DYNAMIC_STATE_DEPTH_CLIP_NEGATIVE_ONE_TO_ONE_EXT;
        if (provokingVertex) list[n++] = Vk.VK_DYNAMIC_STATE_PROVOKING_VERTEX_MODE_EXT;
        if (lineMode) list[n++] = Vk.VK_DYNAMIC_STATE_LINE_RASTERIZATION_MODE_EXT;
        if (lineStipple) list[n++] = Vk.VK_DYNAMIC_STATE_LINE_STIPPLE_ENABLE_EXT;
        return n;
    }
}
