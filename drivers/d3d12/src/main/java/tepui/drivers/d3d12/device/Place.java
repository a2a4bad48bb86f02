package tepui.drivers.d3d12.device;

import tepui.drivers.d3d12.com.Scratch;
import tepui.drivers.d3d12.states.ResourceState;

/** Purposes of a buffer's memory. */
public enum Place {
    /** The device's own. */
    DEVICE,
    /** Written by the processor, read by the device. */
    DYNAMIC,
    /** Written and read by the processor. */
    CACHED,
    /** Written once by the processor and copied from, or read in draws; the device does not write it. */
    UPLOAD,
    /** Written by copies, read by the processor. */
    READBACK;

    // ---- D3D12_HEAP_PROPERTIES
    private static final int HEAP_DEFAULT = 1;
    private static final int HEAP_UPLOAD = 2;
    private static final int HEAP_READBACK = 3;
    private static final int HEAP_CUSTOM = 4;
    private static final int PAGE_WRITE_COMBINE = 2;
    private static final int PAGE_WRITE_BACK = 3;
    private static final int POOL_SYSTEM = 1;

    /** Writes a D3D12_HEAP_PROPERTIES. A heap of one's own choosing has no fixed state, so that the device may write what the processor sees. */
    void properties(Scratch s, boolean unified) {
        switch (this) {
            case UPLOAD -> s.i(HEAP_UPLOAD).i(0).i(0);
            case READBACK -> s.i(HEAP_READBACK).i(0).i(0);
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
    }

    /** The state that resources are made in. */
    public int state() {
        return switch (this) {
            case UPLOAD -> ResourceState.GENERIC_READ;
            case READBACK -> ResourceState.COPY_DEST;
            default -> ResourceState.COMMON;
        };
    }

    /** Do resources stay in the state that they are made in? */
    public boolean keepsState() {
        return this == UPLOAD || this == READBACK;
    }
}
