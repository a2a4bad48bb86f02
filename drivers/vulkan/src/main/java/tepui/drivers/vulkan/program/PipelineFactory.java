package tepui.drivers.vulkan.program;

import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceFeatures;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.pipeline.PipelineKeyDescriptor;
import tepui.drivers.vulkan.resource.TargetFormats;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.Stage;
import tepui.pipe.BlendState;
import tepui.pipe.DepthStencilState;
import tepui.pipe.LogicOp;
import tepui.pipe.RasterState;
import tepui.pipe.pipeline.PipelineCreator;

/** Factory of graphics pipelines from keys. Everything that the device sets dynamically is left to the draw. */
public final class PipelineFactory implements PipelineCreator {
    private final DeviceTables device;
    private final Gpu gpu;
    private final DeviceFeatures features;
    private final @Nullable PipelineLibraries libraries;

    PipelineFactory(DeviceTables device, boolean useLibraries) {
        this.device = device;
        gpu = device.gpu;
        features = gpu.features;
        libraries = useLibraries ? new PipelineLibraries(device, this) : null;
    }

    /** A program is gone. */
    void forget(int program) {
        PipelineLibraries parts = libraries;
        if (parts != null) parts.forget(program);
    }

    void close() {
        PipelineLibraries parts = libraries;
        if (parts != null) parts.close();
    }

    static void stage(Scratch s, long stage, Stage which, long module) {
        VkPipelineShaderStageCreateInfo.sType(stage, Vk.VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO);
        VkPipelineShaderStageCreateInfo.stage(stage, SetLayout.stageBit(which));
        VkPipelineShaderStageCreateInfo.module(stage, module);
        VkPipelineShaderStageCreateInfo.pName(stage, s.string("main"));
    }

    @Override
    public void retire(long pipeline) {
        // Shader objects go with the shaders that they were made of.
        if (ShaderObjects.is(pipeline)) return;
        gpu.retired.add(RetireQueue.Kind.PIPELINE, pipeline, null);
    }

    @Override
    public boolean isWithoutPipeline(int[] key) {
        return (key[PipelineKeyDescriptor.FLAGS] & PipelineKeyDescriptor.SHADER_OBJECTS) != 0;
    }

    @Override
    public boolean isQuick(int[] key) {
        PipelineLibraries parts = libraries;
        return parts != null && parts.fits(key) && parts.isCompiled(key);
    }

    @Override
    public void prepareQuick(int[] key) {
        PipelineLibraries parts = libraries;
        if (parts != null && parts.fits(key)) parts.compile(key);
    }

    @Override
    public long create(int[] key, boolean quick) {
        PipelineLibraries parts = libraries;
        if (quick && parts != null && parts.fits(key)) return parts.link(key);
        GraphicsProgram program = device.programs.get(key[PipelineKeyDescriptor.PROGRAM]);
        ShaderObjects shaders = device.shaderObjects;
        if (shaders != null && isWithoutPipeline(key)) return shaders.make(program);
        TargetFormats.Formats formats = device.targetFormats.get(key[PipelineKeyDescriptor.FORMATS]);
        try (Scratch s = Scratch.brief(16384)) {
            long info = VkGraphicsPipelineCreateInfo.make(s);
            if (quick) VkGraphicsPipelineCreateInfo.flags(info, Vk.VK_PIPELINE_CREATE_DISABLE_OPTIMIZATION_BIT);
            stages(s, info, program, stage -> true);
            tessellation(s, info, key, program);
            VkGraphicsPipelineCreateInfo.layout(info, program.layout.handle);
            VkGraphicsPipelineCreateInfo.pVertexInputState(info, vertexInput(s, key));
            VkGraphicsPipelineCreateInfo.pInputAssemblyState(info, assembly(s, key));
            VkGraphicsPipelineCreateInfo.pViewportState(info, viewports(s, key, program));
            VkGraphicsPipelineCreateInfo.pRasterizationState(info, raster(s, key));
            VkGraphicsPipelineCreateInfo.pMultisampleState(info, multisample(s, key, program, formats));
            VkGraphicsPipelineCreateInfo.pDepthStencilState(info, depthStencil(s, key));
            VkGraphicsPipelineCreateInfo.pColorBlendState(info, blend(s, key, formats));
            VkGraphicsPipelineCreateInfo.pDynamicState(
                    info, dynamic(s, takesStrides(key), program.tessellates, formats));
            if (features.dynamicRendering) rendering(s, info, formats);
            else
                VkGraphicsPipelineCreateInfo.renderPass(
                        info, device.renderPasses.compatible(key[PipelineKeyDescriptor.FORMATS]));
            return create(s, info);
        }
    }

    /** Of a VkGraphicsPipelineCreateInfo. */
    long create(Scratch s, long info) {
        long out = s.take(8);
        return gpu.made(
                gpu.vk.vkCreateGraphicsPipelines(gpu.device, device.pipelineCache(), 1, info, 0, out), out, "draw");
    }

    /** Those stages of a program that are wanted. */
    static void stages(Scratch s, long info, GraphicsProgram program, Predicate<Stage> wanted) {
        long stages = s.take((long) program.stages.length * VkPipelineShaderStageCreateInfo.BYTES);
        int count = 0;
        for (int i = 0; i < program.stages.length; i++) {
            if (!wanted.test(program.stages[i])) continue;
            stage(
                    s,
                    stages + (long) count++ * VkPipelineShaderStageCreateInfo.BYTES,
                    program.stages[i],
                    program.modules[i].handle());
        }
        VkGraphicsPipelineCreateInfo.stageCount(info, count);
        VkGraphicsPipelineCreateInfo.pStages(info, stages);
    }

    static void tessellation(Scratch s, long info, int[] key, GraphicsProgram program) {
        if (!program.tessellates) return;
        long t = VkPipelineTessellationStateCreateInfo.make(s);
        // At least 1, also where commands set it.
        VkPipelineTessellationStateCreateInfo.patchControlPoints(
                t, Math.max(1, PipelineKeyDescriptor.patchVertices(key[PipelineKeyDescriptor.ASSEMBLY])));
        long origin = VkPipelineTessellationDomainOriginStateCreateInfo.chain(s, t);
        VkPipelineTessellationDomainOriginStateCreateInfo.domainOrigin(
                origin, Vk.VK_TESSELLATION_DOMAIN_ORIGIN_LOWER_LEFT);
        VkGraphicsPipelineCreateInfo.pTessellationState(info, t);
    }

    static void rendering(Scratch s, long info, TargetFormats.Formats formats) {
        long r = VkPipelineRenderingCreateInfo.chain(s, info);
        long list = s.take(Math.max(1, formats.count()) * 4L);
        for (int i = 0; i < formats.count(); i++) Scratch.putInt(list + 4L * i, formats.color(i));
        VkPipelineRenderingCreateInfo.colorAttachmentCount(r, formats.count());
        VkPipelineRenderingCreateInfo.pColorAttachmentFormats(r, list);
        VkPipelineRenderingCreateInfo.depthAttachmentFormat(r, formats.depth());
        VkPipelineRenderingCreateInfo.stencilAttachmentFormat(r, formats.stencil());
    }

    /** Do the strides of a key's vertex buffers come with the buffers? */
    boolean takesStrides(int[] key) {
        return features.dynamic.strides
                && device.vertexInputs
                        .get(key[PipelineKeyDescriptor.VERTEX_INPUT])
                        .takesStrides();
    }

    long vertexInput(Scratch s, int[] key) {
        long info = VkPipelineVertexInputStateCreateInfo.make(s);
        if (features.vertexInputDynamic) return info;
        VertexInputs.Input in = device.vertexInputs.get(key[PipelineKeyDescriptor.VERTEX_INPUT]);
        long bindings = s.take(Math.max(1, in.bindings()) * (long) VkVertexInputBindingDescription.BYTES);
        long divisors = s.take(Math.max(1, in.bindings()) * (long) VkVertexInputBindingDivisorDescriptionEXT.BYTES);
        int divided = 0;
        for (int i = 0; i < in.bindings(); i++) {
            long from = in.bindingList() + (long) i * VkVertexInputBindingDescription2EXT.BYTES;
            long to = bindings + (long) i * VkVertexInputBindingDescription.BYTES;
            VkVertexInputBindingDescription.binding(to, VkVertexInputBindingDescription2EXT.binding(from));
            VkVertexInputBindingDescription.stride(to, VkVertexInputBindingDescription2EXT.stride(from));
            VkVertexInputBindingDescription.inputRate(to, VkVertexInputBindingDescription2EXT.inputRate(from));
            int divisor = VkVertexInputBindingDescription2EXT.divisor(from);
            if (divisor != 1) {
                long d = divisors + (long) divided++ * VkVertexInputBindingDivisorDescriptionEXT.BYTES;
                VkVertexInputBindingDivisorDescriptionEXT.binding(d, VkVertexInputBindingDescription2EXT.binding(from));
                VkVertexInputBindingDivisorDescriptionEXT.divisor(d, divisor);
            }
        }
        long attributes = s.take(Math.max(1, in.attributes()) * (long) VkVertexInputAttributeDescription.BYTES);
        for (int i = 0; i < in.attributes(); i++) {
            long from = in.attributeList() + (long) i * VkVertexInputAttributeDescription2EXT.BYTES;
            long to = attributes + (long) i * VkVertexInputAttributeDescription.BYTES;
            VkVertexInputAttributeDescription.location(to, VkVertexInputAttributeDescription2EXT.location(from));
            VkVertexInputAttributeDescription.binding(to, VkVertexInputAttributeDescription2EXT.binding(from));
            VkVertexInputAttributeDescription.format(to, VkVertexInputAttributeDescription2EXT.format(from));
            VkVertexInputAttributeDescription.offset(to, VkVertexInputAttributeDescription2EXT.offset(from));
        }
        VkPipelineVertexInputStateCreateInfo.vertexBindingDescriptionCount(info, in.bindings());
        VkPipelineVertexInputStateCreateInfo.pVertexBindingDescriptions(info, bindings);
        VkPipelineVertexInputStateCreateInfo.vertexAttributeDescriptionCount(info, in.attributes());
        VkPipelineVertexInputStateCreateInfo.pVertexAttributeDescriptions(info, attributes);
        if (divided > 0) {
            long d = VkPipelineVertexInputDivisorStateCreateInfoEXT.chain(s, info);
            VkPipelineVertexInputDivisorStateCreateInfoEXT.vertexBindingDivisorCount(d, divided);
            VkPipelineVertexInputDivisorStateCreateInfoEXT.pVertexBindingDivisors(d, divisors);
        }
        return info;
    }

    static long assembly(Scratch s, int[] key) {
        long info = VkPipelineInputAssemblyStateCreateInfo.make(s);
        int word = key[PipelineKeyDescriptor.ASSEMBLY];
        VkPipelineInputAssemblyStateCreateInfo.topology(info, word & 15);
        VkPipelineInputAssemblyStateCreateInfo.primitiveRestartEnable(info, (word & 16) != 0 ? 1 : 0);
        return info;
    }

    long viewports(Scratch s, int[] key, GraphicsProgram program) {
        long info = VkPipelineViewportStateCreateInfo.make(s);
        if (!features.dynamicState) {
            int count = program.usesViewports ? device.caps().maxViewports : 1;
            VkPipelineViewportStateCreateInfo.viewportCount(info, count);
            VkPipelineViewportStateCreateInfo.scissorCount(info, count);
        }
        if (features.depthClipControl
                && !device.rasterParts.get(key[PipelineKeyDescriptor.RASTER]).clipHalfZ()) {
            long clip = VkPipelineViewportDepthClipControlCreateInfoEXT.chain(s, info);
            VkPipelineViewportDepthClipControlCreateInfoEXT.negativeOneToOne(clip, 1);
        }
        return info;
    }

    long raster(Scratch s, int[] key) {
        RasterParts.Part p = device.rasterParts.get(key[PipelineKeyDescriptor.RASTER]);
        long info = VkPipelineRasterizationStateCreateInfo.make(s);
        boolean clips = p.clipNear() || p.clipFar();
        boolean clamp = VkPhysicalDeviceFeatures.depthClamp(features.core) != 0;
        VkPipelineRasterizationStateCreateInfo.depthClampEnable(
                info, clamp && (!clips || features.depthClipEnable) ? 1 : 0);
        if (features.depthClipEnable) {
            long clip = VkPipelineRasterizationDepthClipStateCreateInfoEXT.chain(s, info);
            VkPipelineRasterizationDepthClipStateCreateInfoEXT.depthClipEnable(clip, clips ? 1 : 0);
        }
        boolean solid = VkPhysicalDeviceFeatures.fillModeNonSolid(features.core) != 0;
        VkPipelineRasterizationStateCreateInfo.polygonMode(
                info, solid ? polygonMode(p.fill()) : Vk.VK_POLYGON_MODE_FILL);
        VkPipelineRasterizationStateCreateInfo.cullMode(info, cull(RasterState.Cull.values()[p.cull()]));
        VkPipelineRasterizationStateCreateInfo.frontFace(
                info, p.face() != 0 ? FRONT_COUNTER_CLOCKWISE : FRONT_CLOCKWISE);
        VkPipelineRasterizationStateCreateInfo.lineWidth(info, 1);
        int flags = key[PipelineKeyDescriptor.FLAGS];
        VkPipelineRasterizationStateCreateInfo.depthBiasEnable(info, flags & 1);
        VkPipelineRasterizationStateCreateInfo.rasterizerDiscardEnable(info, flags >> 1 & 1);
        if (features.provokingLast && !p.provokingFirst()) {
            long v = VkPipelineRasterizationProvokingVertexStateCreateInfoEXT.chain(s, info);
            VkPipelineRasterizationProvokingVertexStateCreateInfoEXT.provokingVertexMode(
                    v, Vk.VK_PROVOKING_VERTEX_MODE_LAST_VERTEX_EXT);
        }
        if (features.bresenhamLines) {
            int samples =
                    device.targetFormats.get(key[PipelineKeyDescriptor.FORMATS]).samples();
            long line = VkPipelineRasterizationLineStateCreateInfoEXT.chain(s, info);
            int mode = lineMode(features, p.smooth(), p.aliased(), samples);
            VkPipelineRasterizationLineStateCreateInfoEXT.lineRasterizationMode(line, mode);
            VkPipelineRasterizationLineStateCreateInfoEXT.stippledLineEnable(
                    line, p.stipple() && features.stippledLines ? 1 : 0);
            VkPipelineRasterizationLineStateCreateInfoEXT.lineStippleFactor(line, 1);
            VkPipelineRasterizationLineStateCreateInfoEXT.lineStipplePattern(line, (short) -1);
        }
        return info;
    }

    public static int polygonMode(RasterState.Fill fill) { // hot
        return switch (fill) {
            case POINT -> Vk.VK_POLYGON_MODE_POINT;
            case LINE -> Vk.VK_POLYGON_MODE_LINE;
            case FILL -> Vk.VK_POLYGON_MODE_FILL;
        };
    }

    /** Where several samples are there and not wanted, all of a pixel are covered alike. */
    public static int lineMode(DeviceFeatures features, boolean smooth, boolean aliased, int samples) { // hot
        return smooth && features.smoothLines
                ? Vk.VK_LINE_RASTERIZATION_MODE_RECTANGULAR_SMOOTH_EXT
                : samples > 1 && !aliased
                        ? Vk.VK_LINE_RASTERIZATION_MODE_RECTANGULAR_EXT
                        : Vk.VK_LINE_RASTERIZATION_MODE_BRESENHAM_EXT;
    }

    /** Faces are judged with y upwards; Vulkan judges with y downwards. */
    public static final int FRONT_COUNTER_CLOCKWISE = Vk.VK_FRONT_FACE_CLOCKWISE;

    public static final int FRONT_CLOCKWISE = Vk.VK_FRONT_FACE_COUNTER_CLOCKWISE;

    public static int cull(RasterState.Cull c) { // hot
        return switch (c) {
            case NONE -> Vk.VK_CULL_MODE_NONE;
            case FRONT -> Vk.VK_CULL_MODE_FRONT_BIT;
            case BACK -> Vk.VK_CULL_MODE_BACK_BIT;
            case BOTH -> Vk.VK_CULL_MODE_FRONT_AND_BACK;
        };
    }

    /** Are there samples that something can be done for, one by one? Bresenham's lines and smooth ones know none. */
    boolean knowsSamples(int[] key) {
        RasterParts.Part p = device.rasterParts.get(key[PipelineKeyDescriptor.RASTER]);
        return device.targetFormats.get(key[PipelineKeyDescriptor.FORMATS]).samples() > 1
                && !p.aliased()
                && !(p.smooth() && features.smoothLines);
    }

    /** Do fragment shaders run for samples rather than for pixels? */
    boolean shadesSamples(int[] key, GraphicsProgram program) {
        return VkPhysicalDeviceFeatures.sampleRateShading(features.core) != 0
                && (Float.intBitsToFloat(key[PipelineKeyDescriptor.SHADING]) > 0 || program.perSample)
                && knowsSamples(key);
    }

    long multisample(Scratch s, int[] key, GraphicsProgram program, TargetFormats.Formats formats) {
        long info = VkPipelineMultisampleStateCreateInfo.make(s);
        BlendState b = device.blendParts.get(key[PipelineKeyDescriptor.BLEND]);
        VkPipelineMultisampleStateCreateInfo.rasterizationSamples(info, Math.max(1, formats.samples()));
        long mask = s.take(4);
        Scratch.putInt(mask, features.dynamic.sampleMask ? -1 : key[PipelineKeyDescriptor.SAMPLE_MASK]);
        VkPipelineMultisampleStateCreateInfo.pSampleMask(info, mask);
        boolean several = knowsSamples(key);
        VkPipelineMultisampleStateCreateInfo.alphaToCoverageEnable(info, b.alphaToCoverage() && several ? 1 : 0);
        boolean one = VkPhysicalDeviceFeatures.alphaToOne(features.core) != 0;
        VkPipelineMultisampleStateCreateInfo.alphaToOneEnable(info, b.alphaToOne() && one && several ? 1 : 0);
        if (shadesSamples(key, program)) {
            float shading = Float.intBitsToFloat(key[PipelineKeyDescriptor.SHADING]);
            VkPipelineMultisampleStateCreateInfo.sampleShadingEnable(info, 1);
            VkPipelineMultisampleStateCreateInfo.minSampleShading(info, program.perSample ? 1 : shading);
        }
        if (formats.located()) {
            long places = VkPipelineSampleLocationsStateCreateInfoEXT.chain(s, info);
            VkPipelineSampleLocationsStateCreateInfoEXT.sampleLocationsEnable(places, 1);
            // What it says of places is a command's (DynamicStates).
            VkSampleLocationsInfoEXT.sType(
                    VkPipelineSampleLocationsStateCreateInfoEXT.sampleLocationsInfo(places),
                    Vk.VK_STRUCTURE_TYPE_SAMPLE_LOCATIONS_INFO_EXT);
        }
        return info;
    }

    long depthStencil(Scratch s, int[] key) {
        long info = VkPipelineDepthStencilStateCreateInfo.make(s);
        VkPipelineDepthStencilStateCreateInfo.maxDepthBounds(info, 1);
        if (features.dynamicState) return info;
        DepthStencilState d = device.states().depthStencil.get(key[PipelineKeyDescriptor.DEPTH_STENCIL]);
        VkPipelineDepthStencilStateCreateInfo.depthTestEnable(info, d.depthTest() ? 1 : 0);
        VkPipelineDepthStencilStateCreateInfo.depthWriteEnable(info, d.depthWrite() ? 1 : 0);
        VkPipelineDepthStencilStateCreateInfo.depthCompareOp(info, d.depthFunc().ordinal());
        VkPipelineDepthStencilStateCreateInfo.depthBoundsTestEnable(info, d.depthBounds() ? 1 : 0);
        VkPipelineDepthStencilStateCreateInfo.stencilTestEnable(info, d.stencilTest() ? 1 : 0);
        face(VkPipelineDepthStencilStateCreateInfo.front(info), d.front());
        face(VkPipelineDepthStencilStateCreateInfo.back(info), d.back());
        return info;
    }

    private static void face(long to, DepthStencilState.Face f) {
        VkStencilOpState.failOp(to, f.fail().ordinal());
        VkStencilOpState.passOp(to, f.pass().ordinal());
        VkStencilOpState.depthFailOp(to, f.depthFail().ordinal());
        VkStencilOpState.compareOp(to, f.func().ordinal());
    }

    long blend(Scratch s, int[] key, TargetFormats.Formats formats) {
        BlendState b = device.blendParts.get(key[PipelineKeyDescriptor.BLEND]);
        long info = VkPipelineColorBlendStateCreateInfo.make(s);
        LogicOp logic = b.logicOp();
        boolean logical = logic != null;
        if (logic != null) {
            VkPipelineColorBlendStateCreateInfo.logicOpEnable(info, 1);
            VkPipelineColorBlendStateCreateInfo.logicOp(info, logic.ordinal());
        }
        long list = s.take(Math.max(1, formats.count()) * (long) VkPipelineColorBlendAttachmentState.BYTES);
        for (int i = 0; i < formats.count(); i++) {
            long a = list + (long) i * VkPipelineColorBlendAttachmentState.BYTES;
            BlendState.Target t = b.target(i);
            VkPipelineColorBlendAttachmentState.colorWriteMask(a, t.writeMask());
            if (!t.enabled() || logical || !device.canBlend(formats.color(i))) continue;
            VkPipelineColorBlendAttachmentState.blendEnable(a, 1);
            VkPipelineColorBlendAttachmentState.srcColorBlendFactor(
                    a, BlendParts.factor(t.rgb().source()));
            VkPipelineColorBlendAttachmentState.dstColorBlendFactor(
                    a, BlendParts.factor(t.rgb().destination()));
            VkPipelineColorBlendAttachmentState.colorBlendOp(
                    a, t.rgb().equation().ordinal());
            VkPipelineColorBlendAttachmentState.srcAlphaBlendFactor(
                    a, BlendParts.factor(t.alpha().source()));
            VkPipelineColorBlendAttachmentState.dstAlphaBlendFactor(
                    a, BlendParts.factor(t.alpha().destination()));
            VkPipelineColorBlendAttachmentState.alphaBlendOp(
                    a, t.alpha().equation().ordinal());
        }
        VkPipelineColorBlendStateCreateInfo.attachmentCount(info, formats.count());
        VkPipelineColorBlendStateCreateInfo.pAttachments(info, list);
        return info;
    }

    /** Dynamic states; patches and targets only where the pipeline, or the part of one, has them: null for no targets. */
    long dynamic(Scratch s, boolean strides, boolean tessellates, TargetFormats.@Nullable Formats formats) {
        boolean targets = formats != null && formats.count() > 0;
        int[] list = new int[64];
        boolean stipples = features.bresenhamLines && features.stippledLines;
        int n = features.dynamic.list(list, strides, stipples, tessellates, targets);
        if (formats != null && formats.located()) list[n++] = Vk.VK_DYNAMIC_STATE_SAMPLE_LOCATIONS_EXT;
        long states = s.take(n * 4L);
        for (int i = 0; i < n; i++) Scratch.putInt(states + 4L * i, list[i]);
        long info = VkPipelineDynamicStateCreateInfo.make(s);
        VkPipelineDynamicStateCreateInfo.dynamicStateCount(info, n);
        VkPipelineDynamicStateCreateInfo.pDynamicStates(info, states);
        return info;
    }
}
