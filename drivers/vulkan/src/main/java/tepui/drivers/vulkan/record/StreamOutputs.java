package tepui.drivers.vulkan.record;

import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.program.GraphicsProgram;
import tepui.drivers.vulkan.resource.AccessTable;
import tepui.drivers.vulkan.resource.BufferStorage;
import tepui.drivers.vulkan.resource.VulkanStreamTarget;
import tepui.drivers.vulkan.vk.Scratch;
import tepui.pipe.Limits;
import tepui.pipe.StreamOutputLayout;

/**
 * Stream output by transform feedback. It runs within a pass only; at the pass's end the counters keep the place, and the next draw goes
 * on from there.
 */
public final class StreamOutputs {
    private final Recorder recorder;
    private final @Nullable VulkanStreamTarget[] targets = new VulkanStreamTarget[Limits.STREAM_TARGETS];
    /** Storage of the targets' buffers when {@link #use} noted it. */
    private final @Nullable BufferStorage[] storages = new BufferStorage[Limits.STREAM_TARGETS];

    private int count;
    /** Bit i: target i starts anew at the next draw. */
    private int restart;

    private boolean running;
    private boolean suspended;
    private final long memory;

    public StreamOutputs(Recorder recorder) {
        this.recorder = recorder;
        memory = recorder.scratch.take(4 * Limits.STREAM_TARGETS * 8);
    }

    public boolean isActive() { // hot
        return count > 0;
    }

    /** Does what is drawn now go into targets, by the stores of vertex shaders? */
    public boolean takesStores() { // hot
        return count > 0 && !suspended && recorder.gpu.features.storesCaptures;
    }

    /** A target for stores, empty where it starts anew; null where there is none. */
    public @Nullable VulkanStreamTarget forStores(int index) {
        VulkanStreamTarget t = index < count ? targets[index] : null;
        if (t == null) return null;
        if ((restart & 1 << index) != 0) t.filled = 0;
        restart &= ~(1 << index);
        return t;
    }

    public void set(@Nullable VulkanStreamTarget[] next, int nextCount, boolean[] append) {
        if (running) recorder.endPass();
        count = nextCount;
        restart = 0;
        for (int i = 0; i < targets.length; i++) {
            targets[i] = i < nextCount ? next[i] : null;
            storages[i] = null;
            if (i < nextCount && !append[i]) restart |= 1 << i;
        }
        if (nextCount > 0) recorder.endPass();
    }

    public void suspend(boolean off) {
        suspended = off;
    }

    public boolean holds(VulkanStreamTarget target) {
        for (VulkanStreamTarget t : targets) if (t == target) return true;
        return false;
    }

    public void dropDestroyed() {
        for (int i = 0; i < targets.length; i++) {
            VulkanStreamTarget t = targets[i];
            if (t != null && (t.destroyed || t.target.destroyed)) targets[i] = null;
        }
    }

    public void forget(VulkanStreamTarget gone) {
        for (int i = 0; i < targets.length; i++) if (targets[i] == gone) targets[i] = null;
    }

    /** Before the pass of a draw: everything that is written is known to the barriers. */
    public void use() { // hot
        if (suspended || running || count == 0 || recorder.gpu.features.storesCaptures) return;
        if (recorder.inPass()) recorder.endPass();
        recorder.ensure();
        for (int i = 0; i < count; i++) {
            VulkanStreamTarget t = targets[i];
            if (t == null) continue;
            BufferStorage s = t.target.storage;
            storages[i] = s;
            recorder.useInPass(s, AccessTable.STREAM_WRITE);
            recorder.useInPass(t.counter(), AccessTable.STREAM_COUNTER);
        }
    }

    /** In the pass, with the pipeline bound. */
    public void begin(long cmd, GraphicsProgram program) { // hot
        if (suspended || running || count == 0 || !program.writesStreams) return;
        long buffers = memory;
        long offsets = memory + 32;
        long sizes = memory + 64;
        long counters = memory + 96;
        StreamOutputLayout layout = program.last.streamOutput;
        int first = 0;
        for (int i = 0; i < count; i++) {
            VulkanStreamTarget t = targets[i];
            BufferStorage s = storages[i];
            if (t == null || s == null) {
                // Nothing can be bound to a place: those around it are bound one after the other.
                bind(cmd, first, i);
                first = i + 1;
                Scratch.putLong(counters + 8L * i, 0);
                continue;
            }
            Scratch.putLong(buffers + 8L * i, s.handle);
            Scratch.putLong(offsets + 8L * i, t.offset());
            Scratch.putLong(sizes + 8L * i, t.size());
            boolean goesOn = (restart & 1 << i) == 0 && t.written;
            Scratch.putLong(counters + 8L * i, goesOn ? t.counter().handle : 0);
            if (layout != null && i < layout.strides().size())
                t.stride = Math.max(4, layout.strides().get(i));
        }
        bind(cmd, first, count);
        recorder.vk.vkCmdBeginTransformFeedbackEXT(cmd, 0, count, counters, 0);
        restart = 0;
        running = true;
    }

    private void bind(long cmd, int first, int end) { // hot
        if (first == end) return;
        long at = memory + 8L * first;
        recorder.vk.vkCmdBindTransformFeedbackBuffersEXT(cmd, first, end - first, at, at + 32, at + 64);
    }

    public void passEnds(long cmd) {
        if (!running) return;
        long counters = memory + 96;
        for (int i = 0; i < count; i++) {
            VulkanStreamTarget t = targets[i];
            Scratch.putLong(counters + 8L * i, t == null ? 0 : t.counter().handle);
            if (t != null) t.written = true;
        }
        recorder.vk.vkCmdEndTransformFeedbackEXT(cmd, 0, count, counters, 0);
        running = false;
    }
}
