package tepui.drivers.d3d12.transfer;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.program.GraphicsProgram;
import tepui.drivers.d3d12.record.Recorder;
import tepui.drivers.d3d12.resource.BufferStorage;
import tepui.drivers.d3d12.resource.D3d12StreamTarget;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.pipe.Limits;
import tepui.pipe.StreamOutputLayout;

/**
 * Stream output targets. The device counts in a counter of each target, so writing goes on from list to list by itself.
 */
public final class StreamOutputs {
    private final Recorder recorder;
    private final BufferWork buffers;
    private final @Nullable D3d12StreamTarget[] targets = new D3d12StreamTarget[Limits.STREAM_TARGETS];
    private int count;
    /** Bit i: target i starts anew at the next draw. */
    private int restart;

    private boolean bound;
    private boolean suspended;
    private final long memory;

    public StreamOutputs(Recorder recorder, BufferWork buffers) {
        this.recorder = recorder;
        this.buffers = buffers;
        memory = recorder.scratch.take(24L * Limits.STREAM_TARGETS);
    }

    public boolean isActive() { // hot
        return count > 0 && !suspended;
    }

    public void set(@Nullable D3d12StreamTarget[] next, int nextCount, boolean[] append) {
        count = nextCount;
        restart = 0;
        for (int i = 0; i < targets.length; i++) {
            targets[i] = i < nextCount ? next[i] : null;
            if (i < nextCount && !append[i]) restart |= 1 << i;
        }
        unbind();
    }

    /** Nothing is written from here on, until targets are bound again. */
    private void unbind() {
        if (!bound) return;
        bound = false;
        if (recorder.serial == 0) return;
        for (int i = 0; i < Limits.STREAM_TARGETS * 3; i++) Scratch.putLong(memory + 8L * i, 0);
        ID3D12GraphicsCommandList.soSetTargets(recorder.list(), 0, Limits.STREAM_TARGETS, memory);
    }

    public void listBegan() {
        bound = false;
    }

    /** The next draw captures something else. */
    public void bindAnew() {
        bound = false;
    }

    public void suspend(boolean off) {
        if (off) unbind();
        suspended = off;
    }

    public boolean holds(D3d12StreamTarget target) {
        for (D3d12StreamTarget t : targets) if (t == target) return true;
        return false;
    }

    public void forget(D3d12StreamTarget gone) {
        for (int i = 0; i < targets.length; i++) if (targets[i] == gone) targets[i] = null;
    }

    /** Before a draw: counters that start anew are 0, and everything may be written. */
    public void use() { // hot
        recorder.ensure();
        for (int i = 0; i < count; i++) {
            D3d12StreamTarget t = targets[i];
            if (t == null) continue;
            BufferStorage counter = t.counter();
            if ((restart & 1 << i) != 0 || !t.written) {
                buffers.zero(counter);
                t.written = true;
            }
            buffers.separate(t.target);
            recorder.use(t.target.storage, ResourceState.STREAM_OUT);
            recorder.use(counter, ResourceState.STREAM_OUT);
        }
        restart = 0;
    }

    /** With the pipeline set. */
    public void bind(long list, GraphicsProgram program) { // hot
        use();
        StreamOutputLayout layout = program.last.streamOutput;
        if (bound) return;
        // vkd3d 1.2 counts a buffer's offsets on from those of the buffers before it: it is told of a
        // beginning so much earlier.
        long before = 0;
        for (int i = 0; i < Limits.STREAM_TARGETS; i++) {
            D3d12StreamTarget t = i < count ? targets[i] : null;
            long at = memory + 24L * i;
            Scratch.putLong(at, t == null ? 0 : t.target.storage.gpuAddress + t.offset() - before);
            Scratch.putLong(at + 8, t == null ? 0 : t.size() + before);
            Scratch.putLong(at + 16, t == null ? 0 : t.counter().gpuAddress);
            if (t != null && layout != null && i < layout.strides().size()) {
                t.stride = Math.max(4, layout.strides().get(i));
            }
            if (recorder.gpu.features.oldVkd3d && layout != null) before += captured(layout, i);
        }
        ID3D12GraphicsCommandList.soSetTargets(list, 0, Limits.STREAM_TARGETS, memory);
        bound = true;
    }

    /** Bytes of a vertex in a buffer, gaps included; 0 where nothing goes there. */
    private static int captured(StreamOutputLayout layout, int buffer) { // hot
        if (buffer >= layout.strides().size()) return 0;
        for (int i = 0; i < layout.outputs().size(); i++) {
            if (layout.outputs().get(i).buffer() == buffer)
                return layout.strides().get(buffer);
        }
        return 0;
    }

    /** Bytes that a target holds; waits for what writes it. */
    public long filled(D3d12StreamTarget t) {
        return buffers.word(t.counter()) & 0xffffffffL;
    }
}
