package tepui.drivers.vulkan.draw;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.record.Recorder;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanBuffer;

/** Indirect draws: what their parameters wait for, and the commands. */
public final class IndirectDraws {
    private final Recorder recorder;

    // ---- of the draw that is recorded: other contexts may give the buffers other storage meanwhile
    private @Nullable BufferStorage parameters;
    private @Nullable BufferStorage counts;

    public IndirectDraws(Recorder recorder) {
        this.recorder = recorder;
    }

    /** Parameters are read by the device before the draw: if the open pass writes them, it ends. */
    public void readBefore(VulkanBuffer parameterBuffer, @Nullable VulkanBuffer countBuffer) { // hot
        recorder.ensure();
        parameters = read(parameterBuffer.storage);
        counts = countBuffer == null ? null : read(countBuffer.storage);
    }

    private BufferStorage read(BufferStorage s) { // hot
        if (recorder.inPass() && recorder.conflicts(s, AccessTable.INDIRECT)) recorder.endPass();
        recorder.ensure();
        recorder.useInPass(s, AccessTable.INDIRECT);
        return s;
    }

    /** The pass may have ended and begun anew meanwhile; what was noted holds for the batch. */
    public void readInPass() { // hot
        if (parameters != null) recorder.useInPass(parameters, AccessTable.INDIRECT);
        if (counts != null) recorder.useInPass(counts, AccessTable.INDIRECT);
    }

    private static long handle(@Nullable BufferStorage s) { // hot
        if (s == null) throw new IllegalStateException("IndirectDraws.draw: nothing was read before");
        return s.handle;
    }

    public void draw(boolean indexed, long offset, int draws, int step) { // hot
        long cmd = recorder.inside();
        long handle = handle(parameters);
        if (indexed) recorder.vk.vkCmdDrawIndexedIndirect(cmd, handle, offset, draws, step);
        else recorder.vk.vkCmdDrawIndirect(cmd, handle, offset, draws, step);
    }

    /** Draws as many times as a word of another buffer says, at most {@code most}. */
    public void draw(boolean indexed, long offset, long countOffset, int most, int step) { // hot
        long cmd = recorder.inside();
        long handle = handle(parameters);
        long count = handle(counts);
        if (indexed) recorder.vk.vkCmdDrawIndexedIndirectCount(cmd, handle, offset, count, countOffset, most, step);
        else recorder.vk.vkCmdDrawIndirectCount(cmd, handle, offset, count, countOffset, most, step);
    }
}
