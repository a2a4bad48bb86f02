package tepui.drivers.d3d12.record;

import java.util.Arrays;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.device.DescriptorPool;
import tepui.drivers.d3d12.resource.Samplers;

/**
 * Descriptor tables of samplers: one for each sequence of samplers that was ever asked for, found by its ids. A heap
 * has room for 2048; a full one gives way to a fresh one.
 */
public final class SamplerTables {
    private final Recorder recorder;
    private final Samplers samplers;
    private final int step;
    private final int room;
    public long heap;
    private long cpu;
    private long gpu;
    private int next;
    /** Counts heaps: tables of the one before hold no more. */
    public int generation;

    // ---- open addressing: where a table starts, its length, its ids one after another
    private int[] starts = new int[256];
    private int[] lengths = new int[256];
    private final int[] ids;
    private int tables;

    public SamplerTables(Recorder recorder, Samplers samplers, int step) {
        this.recorder = recorder;
        this.samplers = samplers;
        this.step = step;
        room = recorder.gpu.visibleSamplers.descriptors();
        ids = new int[room];
        open();
    }

    private void open() {
        heap = recorder.gpu.visibleSamplers.take();
        cpu = DescriptorPool.cpuStart(heap);
        gpu = DescriptorPool.gpuStart(heap);
        next = 0;
        tables = 0;
        Arrays.fill(lengths, 0);
        generation++;
    }

    /** There is room for so many more. */
    public void reserve(int count) { // hot
        if (next + count <= room) return;
        recorder.gpu.retired.add(heap);
        open();
    }

    /** Where the table of the samplers is, {@code ids[slots[0]]} and so on. */
    public long get(int[] bound, int[] slots) { // hot
        int n = slots.length;
        int hash = 1;
        for (int i = 0; i < n; i++) hash = 31 * hash + bound[slots[i]];
        int mask = starts.length - 1;
        int at = (hash ^ hash >>> 15) & mask;
        while (lengths[at] != 0) {
            if (lengths[at] == n && matches(starts[at], bound, slots)) return gpu + (long) starts[at] * step;
            at = at + 1 & mask;
        }
        return add(at, bound, slots);
    }

    private boolean matches(int start, int[] bound, int[] slots) { // hot
        for (int i = 0; i < slots.length; i++) if (ids[start + i] != bound[slots[i]]) return false;
        return true;
    }

    private long add(int at, int[] bound, int[] slots) {
        int start = next;
        next += slots.length;
        for (int i = 0; i < slots.length; i++) {
            ids[start + i] = bound[slots[i]];
            ID3D12Device.copyDescriptorsSimple(
                    recorder.gpu.device,
                    1,
                    cpu + (long) (start + i) * step,
                    samplers.get(bound[slots[i]]),
                    DescriptorPool.SAMPLERS);
        }
        starts[at] = start;
        lengths[at] = slots.length;
        if (++tables * 2 > starts.length) grow();
        return gpu + (long) start * step;
    }

    private void grow() {
        int[] s = starts;
        int[] l = lengths;
        starts = new int[s.length * 2];
        lengths = new int[s.length * 2];
        int mask = starts.length - 1;
        for (int i = 0; i < s.length; i++) {
            if (l[i] == 0) continue;
            int hash = 1;
            for (int j = 0; j < l[i]; j++) hash = 31 * hash + ids[s[i] + j];
            int at = (hash ^ hash >>> 15) & mask;
            while (lengths[at] != 0) at = at + 1 & mask;
            starts[at] = s[i];
            lengths[at] = l[i];
        }
    }

    public void close() {
        recorder.gpu.visibleSamplers.give(heap);
    }
}
