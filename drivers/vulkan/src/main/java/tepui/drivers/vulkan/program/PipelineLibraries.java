package tepui.drivers.vulkan.program;

import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import tepui.drivers.vulkan.device.RetireQueue;
import tepui.drivers.vulkan.pipeline.PipelineKeyDescriptor;
import tepui.drivers.vulkan.resource.TargetFormats;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.Stage;

/**
 * Pipelines in four parts, as VK_EXT_graphics_pipeline_library has them: vertex input, shaders before the rasteriser, fragment shader,
 * output. Each part is known by the words of the key that are in it and is made once; a pipeline is then linked from four, which compiles
 * nothing. So another state with a known program is a matter of microseconds even where it is part of pipelines.
 */
final class PipelineLibraries {
    /** Key of the part for vertex input. */
    private record VertexKey(int input, int assembly) {}

    /**
     * Key of the part for the shaders before the rasteriser; lines are drawn in another way where pixels have several
     * samples.
     */
    private record ShaderKey(int program, int raster, int flags, int patchVertices, boolean several) {}

    /** Key of the part for the fragment shader; the last three matter to shaders that run for each sample. */
    private record FragmentKey(int program, int depthStencil, int formats, int blend, int sampleMask, int shading) {}

    private record OutputKey(int formats, int blend, int sampleMask, boolean knowsSamples, int program, int shading) {}

    private final DeviceTables device;
    private final PipelineFactory factory;
    private final ConcurrentMap<VertexKey, Long> vertices = new ConcurrentHashMap<>();
    private final ConcurrentMap<ShaderKey, Long> shaders = new ConcurrentHashMap<>();
    private final ConcurrentMap<FragmentKey, Long> fragments = new ConcurrentHashMap<>();
    private final ConcurrentMap<OutputKey, Long> outputs = new ConcurrentHashMap<>();

    PipelineLibraries(DeviceTables device, PipelineFactory factory) {
        this.device = device;
        this.factory = factory;
    }

    /** Whether a pipeline has parts: one that discards everything has none behind the rasteriser, and shader objects are no pipelines. */
    boolean fits(int[] key) {
        // Where samples are moved, the state of samples is the same in both parts behind the rasteriser: such pipelines
        // are whole.
        if (formats(key).located()) return false;
        return (key[PipelineKeyDescriptor.FLAGS]
                        & (PipelineKeyDescriptor.DISCARD | PipelineKeyDescriptor.SHADER_OBJECTS))
                == 0;
    }

    // ---- keys ------------------------------------------------------------------------------------------------------

    private static VertexKey vertexKey(int[] key) {
        return new VertexKey(
                key[PipelineKeyDescriptor.VERTEX_INPUT],
                key[PipelineKeyDescriptor.ASSEMBLY]
                        & (PipelineKeyDescriptor.TOPOLOGY_MASK | PipelineKeyDescriptor.RESTART));
    }

    private ShaderKey shaderKey(int[] key) {
        return new ShaderKey(
                key[PipelineKeyDescriptor.PROGRAM],
                key[PipelineKeyDescriptor.RASTER],
                key[PipelineKeyDescriptor.FLAGS],
                PipelineKeyDescriptor.patchVertices(key[PipelineKeyDescriptor.ASSEMBLY]),
                !device.gpu.features.dynamic.lineMode && formats(key).samples() > 1);
    }

    private FragmentKey fragmentKey(int[] key, GraphicsProgram program) {
        boolean samples = factory.shadesSamples(key, program);
        return new FragmentKey(
                program.id,
                key[PipelineKeyDescriptor.DEPTH_STENCIL],
                samples ? key[PipelineKeyDescriptor.FORMATS] : -1,
                samples ? key[PipelineKeyDescriptor.BLEND] : 0,
                samples ? key[PipelineKeyDescriptor.SAMPLE_MASK] : 0,
                samples ? key[PipelineKeyDescriptor.SHADING] : 0);
    }

    private OutputKey outputKey(int[] key, GraphicsProgram program) {
        boolean samples = factory.shadesSamples(key, program);
        return new OutputKey(
                key[PipelineKeyDescriptor.FORMATS],
                key[PipelineKeyDescriptor.BLEND],
                key[PipelineKeyDescriptor.SAMPLE_MASK],
                factory.knowsSamples(key),
                samples ? program.id : 0,
                samples ? key[PipelineKeyDescriptor.SHADING] : 0);
    }

    // ---- making ----------------------------------------------------------------------------------------------------

    /** Are the shaders of the key compiled? */
    boolean isCompiled(int[] key) {
        GraphicsProgram program = device.programs.get(key[PipelineKeyDescriptor.PROGRAM]);
        return shaders.containsKey(shaderKey(key)) && fragments.containsKey(fragmentKey(key, program));
    }

    /** Makes the parts of a key, so that {@link #link} finds them. */
    void compile(int[] key) {
        GraphicsProgram program = device.programs.get(key[PipelineKeyDescriptor.PROGRAM]);
        shaders.computeIfAbsent(shaderKey(key), k -> shaderPart(key, program));
        fragments.computeIfAbsent(fragmentKey(key, program), k -> fragmentPart(key, program));
    }

    /** A pipeline of parts, those that are missing made now. */
    long link(int[] key) {
        GraphicsProgram program = device.programs.get(key[PipelineKeyDescriptor.PROGRAM]);
        compile(key);
        long vertex = vertices.computeIfAbsent(vertexKey(key), k -> vertexPart(key));
        long output = outputs.computeIfAbsent(outputKey(key, program), k -> outputPart(key, program));
        Long shader = shaders.get(shaderKey(key));
        Long fragment = fragments.get(fragmentKey(key, program));
        if (shader == null || fragment == null) {
            throw new IllegalStateException("draw: a shader of its program was destroyed by another thread");
        }
        try (Scratch s = Scratch.brief(1024)) {
            long list = s.take(32);
            Scratch.putLong(list, vertex);
            Scratch.putLong(list + 8, shader);
            Scratch.putLong(list + 16, fragment);
            Scratch.putLong(list + 24, output);
            long info = VkGraphicsPipelineCreateInfo.make(s);
            long libraries = VkPipelineLibraryCreateInfoKHR.chain(s, info);
            VkPipelineLibraryCreateInfoKHR.libraryCount(libraries, 4);
            VkPipelineLibraryCreateInfoKHR.pLibraries(libraries, list);
            VkGraphicsPipelineCreateInfo.layout(info, program.layout.handle);
            return factory.create(s, info);
        }
    }

    private static long part(Scratch s, int which) {
        long info = VkGraphicsPipelineCreateInfo.make(s);
        VkGraphicsPipelineCreateInfo.flags(info, Vk.VK_PIPELINE_CREATE_LIBRARY_BIT_KHR);
        long library = VkGraphicsPipelineLibraryCreateInfoEXT.chain(s, info);
        VkGraphicsPipelineLibraryCreateInfoEXT.flags(library, which);
        return info;
    }

    private TargetFormats.Formats formats(int[] key) {
        return device.targetFormats.get(key[PipelineKeyDescriptor.FORMATS]);
    }

    private long vertexPart(int[] key) {
        try (Scratch s = Scratch.brief(16384)) {
            long info = part(s, Vk.VK_GRAPHICS_PIPELINE_LIBRARY_VERTEX_INPUT_INTERFACE_BIT_EXT);
            VkGraphicsPipelineCreateInfo.pVertexInputState(info, factory.vertexInput(s, key));
            VkGraphicsPipelineCreateInfo.pInputAssemblyState(info, PipelineFactory.assembly(s, key));
            VkGraphicsPipelineCreateInfo.pDynamicState(
                    info, factory.dynamic(s, factory.takesStrides(key), false, null));
            return factory.create(s, info);
        }
    }

    private long shaderPart(int[] key, GraphicsProgram program) {
        try (Scratch s = Scratch.brief(16384)) {
            long info = part(s, Vk.VK_GRAPHICS_PIPELINE_LIBRARY_PRE_RASTERIZATION_SHADERS_BIT_EXT);
            PipelineFactory.stages(s, info, program, stage -> stage != Stage.FRAGMENT);
            PipelineFactory.tessellation(s, info, key, program);
            VkGraphicsPipelineCreateInfo.layout(info, program.layout.handle);
            VkGraphicsPipelineCreateInfo.pViewportState(info, factory.viewports(s, key, program));
            VkGraphicsPipelineCreateInfo.pRasterizationState(info, factory.raster(s, key));
            VkGraphicsPipelineCreateInfo.pDynamicState(info, factory.dynamic(s, false, program.tessellates, null));
            VkPipelineRenderingCreateInfo.chain(s, info);
            return factory.create(s, info);
        }
    }

    private long fragmentPart(int[] key, GraphicsProgram program) {
        try (Scratch s = Scratch.brief(16384)) {
            long info = part(s, Vk.VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_SHADER_BIT_EXT);
            PipelineFactory.stages(s, info, program, stage -> stage == Stage.FRAGMENT);
            VkGraphicsPipelineCreateInfo.layout(info, program.layout.handle);
            VkGraphicsPipelineCreateInfo.pDepthStencilState(info, factory.depthStencil(s, key));
            if (factory.shadesSamples(key, program)) {
                VkGraphicsPipelineCreateInfo.pMultisampleState(
                        info, factory.multisample(s, key, program, formats(key)));
            }
            VkGraphicsPipelineCreateInfo.pDynamicState(info, factory.dynamic(s, false, false, null));
            VkPipelineRenderingCreateInfo.chain(s, info);
            return factory.create(s, info);
        }
    }

    private long outputPart(int[] key, GraphicsProgram program) {
        try (Scratch s = Scratch.brief(16384)) {
            long info = part(s, Vk.VK_GRAPHICS_PIPELINE_LIBRARY_FRAGMENT_OUTPUT_INTERFACE_BIT_EXT);
            VkGraphicsPipelineCreateInfo.pMultisampleState(info, factory.multisample(s, key, program, formats(key)));
            VkGraphicsPipelineCreateInfo.pColorBlendState(info, factory.blend(s, key, formats(key)));
            VkGraphicsPipelineCreateInfo.pDynamicState(info, factory.dynamic(s, false, false, formats(key)));
            PipelineFactory.rendering(s, info, formats(key));
            return factory.create(s, info);
        }
    }

    // ---- the end ---------------------------------------------------------------------------------------------------

    /** A program is gone: its parts are retired. */
    void forget(int program) {
        shaders.entrySet().removeIf(e -> e.getKey().program == program && retire(e.getValue()));
        fragments.entrySet().removeIf(e -> e.getKey().program == program && retire(e.getValue()));
    }

    private boolean retire(long part) {
        device.gpu.retired.add(RetireQueue.Kind.PIPELINE, part, null);
        return true;
    }

    void close() {
        vertices.values().forEach(this::retire);
        shaders.values().forEach(this::retire);
        fragments.values().forEach(this::retire);
        outputs.values().forEach(this::retire);
    }
}
