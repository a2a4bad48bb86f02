package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.VulkanBuffer;

/** Indirect draws: what their parameters wait for, and the commands. */
public final class IndirectDraws {
    private final Recorder recorder;

    public IndirectDraws(Recorder recorder) {
        this.recorder = recorder;
    }

    /** Parameters are read by the device before the draw: if the open pass writes them, it ends. */
    public void readBefore(VulkanBuffer parameters, @Nullable VulkanBuffer counts) { // hot
        recorder.ensure();
        read(parameters);
        if (counts != null) read(counts);
    }

    private void read(VulkanBuffer b) { // hot
        if (recorder.inPass() && recorder.conflicts(b.storage, AccessTable.INDIRECT)) recorder.endPass();
        recorder.ensure();
        recorder.useInPass(b.storage, AccessTable.INDIRECT);
    }

    /** The pass may have ended and begun anew meanwhile; what was noted holds for the batch. */
    public void readInPass(VulkanBuffer parameters, @Nullable VulkanBuffer counts) { // hot
        recorder.useInPass(parameters.storage, AccessTable.INDIRECT);
        if (counts != null) recorder.useInPass(counts.storage, AccessTable.INDIRECT);
    }

    public void draw(boolean indexed, VulkanBuffer parameters, long offset, int draws, int step) { // hot
        long cmd = recorder.inside();
        long handle = parameters.storage.handle;
        if (indexed) recorder.vk.vkCmdDrawIndexedIndirect(cmd, handle, offset, draws, step);
        else recorder.vk.vkCmdDrawIndirect(cmd, handle, offset, draws, step);
    }

    /** As many draws as a word of another buffer says, at most {@code most}. */
    public void draw( // hot
            boolean indexed,
            VulkanBuffer parameters,
            long offset,
            VulkanBuffer counts,
            long countOffset,
            int most,
            int step) {
        long cmd = recorder.inside();
        long handle = parameters.storage.handle;
        long count = counts.storage.handle;
        if (indexed) recorder.vk.vkCmdDrawIndexedIndirectCount(cmd, handle, offset, count, countOffset, most, step);
        else recorder.vk.vkCmdDrawIndirectCount(cmd, handle, offset, count, countOffset, most, step);
    }
}
