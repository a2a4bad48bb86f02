package tepui.drivers.vulkan.draw;

import tepui.drivers.vulkan.program.ShaderObjects;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.drivers.vulkan.vk.VkCommands;

/**
 * Binding of {@link ShaderObjects} in a pass's command buffer: going from one program to another binds the stages in
 * which they differ.
 */
final class ShaderObjectBinding {
    private final VkCommands vk;
    private final int[] stages;
    private final long[] bound = new long[ShaderObjects.STAGES];
    private final long memory;
    private boolean known;

    ShaderObjectBinding(ShaderObjects shaders, Recorder recorder) {
        vk = recorder.vk;
        stages = shaders.stages();
        // The bits of the stages, then the handles.
        memory = recorder.scratch.take(32 + 8L * ShaderObjects.STAGES);
    }

    /** A new command buffer, or a pipeline, which takes the place of all stages. */
    void forget() { // hot
        known = false;
    }

    void bind(long cmd, long[] handles) { // hot
        int count = 0;
        for (int i = 0; i < ShaderObjects.STAGES; i++) {
            if (stages[i] == 0 || known && bound[i] == handles[i]) continue;
            bound[i] = handles[i];
            Scratch.putInt(memory + 4L * count, stages[i]);
            Scratch.putLong(memory + 32 + 8L * count, handles[i]);
            count++;
        }
        known = true;
        if (count > 0) vk.vkCmdBindShadersEXT(cmd, count, memory, memory + 32);
    }
}
