package tepui.drivers.d3d12.device;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tepui.drivers.d3d12.com.ID3D12DescriptorHeap;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;

/**
 * Pool of descriptors of one kind that shaders do not see: targets, and originals that are copied into what shaders
 * see. Thread safe.
 */
public final class DescriptorPool {
    public static final int VIEWS = 0;
    public static final int SAMPLERS = 1;
    static final int COLOR_TARGETS = 2;
    static final int DEPTH_TARGETS = 3;
    private static final int HEAP = 256;

    private final Gpu gpu;
    private final int type;
    private final int step;
    private final List<Long> heaps = new ArrayList<>();
    private long[] free = new long[HEAP];
    private int count;

    DescriptorPool(Gpu gpu, int type) {
        this.gpu = gpu;
        this.type = type;
        step = ID3D12Device.getDescriptorHandleIncrementSize(gpu.device, type);
    }

    /** A place for one; what was there is overwritten. */
    public synchronized long take() {
        if (count == 0) grow();
        return free[--count];
    }

    /** The place may be taken again: descriptors of this kind are read when they are recorded, not later. */
    public synchronized void give(long handle) {
        if (handle == 0) return;
        if (count == free.length) free = Arrays.copyOf(free, count * 2);
        free[count++] = handle;
    }

    private void grow() {
        long heap = gpu.apart(() -> heap(gpu, type, HEAP, false));
        heaps.add(heap);
        long start = cpuStart(heap);
        if (free.length < HEAP) free = Arrays.copyOf(free, HEAP);
        for (int i = HEAP - 1; i >= 0; i--) free[count++] = start + (long) i * step;
    }

    public static long heap(Gpu gpu, int type, int descriptors, boolean visible) {
        try (Scratch s = Scratch.brief(64)) {
            long desc = s.begin(16);
            s.i(type).i(descriptors).i(visible ? 1 : 0).i(0);
            return gpu.make(
                    "CreateDescriptorHeap",
                    ID3D12DescriptorHeap.IID,
                    (iid, out) -> ID3D12Device.createDescriptorHeap(gpu.device, desc, iid, out));
        }
    }

    public static long cpuStart(long heap) {
        try (Scratch s = Scratch.brief(16)) {
            long out = s.take(8);
            ID3D12DescriptorHeap.getCPUDescriptorHandleForHeapStart(heap, out);
            return Scratch.getLong(out);
        }
    }

    public static long gpuStart(long heap) {
        try (Scratch s = Scratch.brief(16)) {
            long out = s.take(8);
            ID3D12DescriptorHeap.getGPUDescriptorHandleForHeapStart(heap, out);
            return Scratch.getLong(out);
        }
    }

    synchronized void close() {
        for (long heap : heaps) IUnknown.release(heap);
        heaps.clear();
        count = 0;
    }
}
