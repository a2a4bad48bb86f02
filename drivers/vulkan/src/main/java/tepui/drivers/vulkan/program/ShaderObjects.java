package tepui.drivers.vulkan.program;

import java.util.concurrent.atomic.LongAdder;
import tepui.drivers.vulkan.device.Gpu;
import tepui.drivers.vulkan.device.VulkanInstance;
import tepui.drivers.vulkan.pipeline.PipelineKeyDescriptor;
import tepui.drivers.vulkan.spirv.PushWords;
import tepui.drivers.vulkan.spirv.SpirvModule;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.Vk;
import tepui.drivers.vulkan.vk.VkStructs.*;
import tepui.ir.Stage;

/**
 * Shader objects, shaders without pipelines (VK_EXT_shader_object): each is compiled by itself and bound to its stage,
 * and all state is set by commands. To the tables of pipelines such a program is a pipeline of its own: its key is the
 * program and {@link PipelineKeyDescriptor#SHADER_OBJECTS}, and what stands for the handle is the program's number, marked.
 */
public final class ShaderObjects {
    /** The first version of Vulkan's headers with the extension: what a validation layer must know to follow. */
    public static final int FIRST_VALIDATED = VulkanInstance.version(1, 3) | 246;

    /** The stages of graphics, in the order of {@link #stages()}. */
    public static final int STAGES = 5;

    private static final Stage[] ORDER = {
        Stage.VERTEX, Stage.TESS_CONTROL, Stage.TESS_EVAL, Stage.GEOMETRY, Stage.FRAGMENT
    };

    /** Handles of pipelines are addresses or counters, and have this bit clear. */
    private static final long MARK = Long.MIN_VALUE;

    private final Gpu gpu;
    private final int[] stages;
    /** Shaders that were compiled. */
    final LongAdder made = new LongAdder();

    ShaderObjects(Gpu gpu) {
        this.gpu = gpu;
        long core = gpu.features.core;
        boolean tessellation = VkPhysicalDeviceFeatures.tessellationShader(core) != 0;
        boolean geometry = VkPhysicalDeviceFeatures.geometryShader(core) != 0;
        stages = new int[STAGES];
        for (int i = 0; i < STAGES; i++) {
            boolean there = switch (ORDER[i]) {
                case TESS_CONTROL, TESS_EVAL -> tessellation;
                case GEOMETRY -> geometry;
                default -> true;
            };
            stages[i] = there ? SetLayout.stageBit(ORDER[i]) : 0;
        }
    }

    /** VkShaderStageFlagBits of each stage, 0 where the device does not know the stage: nothing may be bound to it then. */
    public int[] stages() { // hot
        return stages;
    }

    /** Is this no pipeline, but the mark of a program? */
    static boolean is(long pipeline) { // hot
        return pipeline < 0;
    }

    /**
     * Can a draw do without a pipeline? Only pipelines say how many samples are shaded separately where the shader itself does not ask for it.
     *
     * @param samples of the targets
     */
    public static boolean fit(GraphicsProgram program, float minSampleShading, int samples) { // hot
        return samples <= 1 || minSampleShading == 0 && !program.shadesSamplesUnasked;
    }

    /** Compiles what is not compiled of a program; returns what stands for its pipeline. */
    long make(GraphicsProgram program) {
        long[] handles = new long[STAGES];
        for (int i = 0; i < program.stages.length; i++) {
            int next = i + 1 < program.stages.length
                    ? SetLayout.stageBit(program.stages[i + 1])
                    : program.stages[i] == Stage.FRAGMENT ? 0 : Vk.VK_SHADER_STAGE_FRAGMENT_BIT;
            handles[order(program.stages[i])] =
                    program.modules[i].shaderObjects(this, program.stages[i], next, program.layout);
        }
        program.shaderObjects = handles;
        return MARK | program.id;
    }

    private static int order(Stage stage) {
        for (int i = 0; i < STAGES; i++) if (ORDER[i] == stage) return i;
        throw new IllegalArgumentException("draw: " + stage + " is no stage of graphics");
    }

    /**
     * Compiles one.
     *
     * @param next bits of the stages that may follow
     */
    long compile(SpirvModule code, Stage stage, int next, ProgramLayout layout) {
        int[] words = code.words();
        try (Scratch s = Scratch.brief(words.length * 4L + 512)) {
            long memory = s.take(words.length * 4L);
            for (int i = 0; i < words.length; i++) Scratch.putInt(memory + 4L * i, words[i]);
            long info = VkShaderCreateInfoEXT.make(s);
            VkShaderCreateInfoEXT.stage(info, SetLayout.stageBit(stage));
            VkShaderCreateInfoEXT.nextStage(info, next);
            VkShaderCreateInfoEXT.codeType(info, Vk.VK_SHADER_CODE_TYPE_SPIRV_EXT);
            VkShaderCreateInfoEXT.codeSize(info, words.length * 4L);
            VkShaderCreateInfoEXT.pCode(info, memory);
            VkShaderCreateInfoEXT.pName(info, s.string("main"));
            long[] all = layout.setHandles;
            long sets = s.take(8L * all.length);
            for (int i = 0; i < all.length; i++) Scratch.putLong(sets + 8L * i, all[i]);
            VkShaderCreateInfoEXT.setLayoutCount(info, all.length);
            VkShaderCreateInfoEXT.pSetLayouts(info, sets);
            if (layout.pushes) {
                long range = VkPushConstantRange.make(s);
                VkPushConstantRange.stageFlags(range, Vk.VK_SHADER_STAGE_ALL_GRAPHICS);
                VkPushConstantRange.size(range, PushWords.COUNT * 4);
                VkShaderCreateInfoEXT.pushConstantRangeCount(info, 1);
                VkShaderCreateInfoEXT.pPushConstantRanges(info, range);
            }
            long out = s.take(8);
            long handle = gpu.made(gpu.vk.vkCreateShadersEXT(gpu.device, 1, info, 0, out), out, "draw");
            made.increment();
            return handle;
        }
    }
}
