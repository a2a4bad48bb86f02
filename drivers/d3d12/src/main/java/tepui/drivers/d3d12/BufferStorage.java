package tepui.drivers.d3d12;

import java.util.concurrent.atomic.AtomicInteger;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.ID3D12Resource;
import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.states.ResourceState;
import tepui.drivers.d3d12.states.ResourceStates;

/** A buffer resource with its memory: what a buffer of the contract has at a time, and what rings are made of. */
final class BufferStorage {
    private static final AtomicInteger IDS = new AtomicInteger();

    // ---- D3D12_HEAP_PROPERTIES
    private static final int HEAP_DEFAULT = 1;
    private static final int HEAP_UPLOAD = 2;
    private static final int HEAP_READBACK = 3;
    private static final int HEAP_CUSTOM = 4;
    private static final int PAGE_WRITE_COMBINE = 2;
    private static final int PAGE_WRITE_BACK = 3;
    private static final int POOL_SYSTEM = 1;
    private static final int ALLOW_UNORDERED_ACCESS = 4;
    /** Constant buffer views have whole multiples of it. */
    static final int GRANULE = 256;

    /** Never used again, unlike the handle. */
    final int id = IDS.incrementAndGet();

    final long handle;
    final long size;
    /** Where the processor sees it; 0 where it does not. */
    final long address;
    /** Where the device sees it. */
    final long gpuAddress;

    final ResourceStates states;
    /** Serial of the last batch that uses it, and that writes it. */
    long lastUse;

    long lastWrite;

    private BufferStorage(long handle, long size, long address, ResourceStates states) {
        this.handle = handle;
        this.size = size;
        this.address = address;
        this.gpuAddress = ID3D12Resource.getGPUVirtualAddress(handle);
        this.states = states;
    }

    static BufferStorage make(Gpu gpu, String call, long size, Place place) {
        long rounded = size + GRANULE - 1 & -GRANULE;
        boolean unified = gpu.features.unified;
        boolean seen = place != Place.DEVICE || unified;
        int state = switch (place) {
            case UPLOAD -> ResourceState.GENERIC_READ;
            case READBACK -> ResourceState.COPY_DEST;
            default -> ResourceState.COMMON;
        };
        boolean fixed = place == Place.UPLOAD || place == Place.READBACK;
        try (Scratch s = Scratch.brief(256)) {
            long heap = s.begin(20);
            switch (place) {
                case UPLOAD -> s.i(HEAP_UPLOAD).i(0).i(0);
                case READBACK -> s.i(HEAP_READBACK).i(0).i(0);
                // A heap of one's own choosing has no fixed state, so that the device may write what the processor
                // sees.
                case DYNAMIC ->
                    s.i(HEAP_CUSTOM)
                            .i(unified ? PAGE_WRITE_BACK : PAGE_WRITE_COMBINE)
                            .i(POOL_SYSTEM);
                case CACHED -> s.i(HEAP_CUSTOM).i(PAGE_WRITE_BACK).i(POOL_SYSTEM);
                case DEVICE -> {
                    if (unified) s.i(HEAP_CUSTOM).i(PAGE_WRITE_BACK).i(POOL_SYSTEM);
                    else s.i(HEAP_DEFAULT).i(0).i(0);
                }
            }
            s.i(1).i(1);
            long desc = s.begin(56);
            s.i(1).l(0).l(rounded).i(1).h(1).h(1).i(0).i(1).i(0).i(1).i(fixed ? 0 : ALLOW_UNORDERED_ACCESS);
            long handle = gpu.make(
                    call,
                    ID3D12Resource.IID,
                    (iid, out) -> ID3D12Device.createCommittedResource(gpu.device, heap, 0, desc, state, 0, iid, out));
            long address = 0;
            if (seen) {
                long out = s.take(8);
                gpu.check(ID3D12Resource.map(handle, 0, 0, out), "Map");
                address = Scratch.getLong(out);
            }
            ResourceStates states = fixed ? ResourceStates.fixed(handle, state) : ResourceStates.buffer(handle);
            return new BufferStorage(handle, rounded, address, states);
        }
    }

    void retire(Gpu gpu) {
        gpu.retired.add(handle);
    }
}
