package tepui.drivers.d3d12.device;

import tepui.drivers.d3d12.com.ID3D12CommandAllocator;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.ID3D12GraphicsCommandList;
import tepui.drivers.d3d12.com.IUnknown;

/** Batch of recorded commands, with their memory. Used again when its serial is done. */
public final class Batch {
    public final long allocator;
    /** For the barriers that must come before the list, when it is known what those before it left. */
    public final long fixupAllocator;

    public long serial;

    public Batch(Gpu gpu) {
        allocator = make(gpu);
        fixupAllocator = make(gpu);
    }

    private static long make(Gpu gpu) {
        return gpu.make(
                "CreateCommandAllocator",
                ID3D12CommandAllocator.IID,
                (iid, out) -> ID3D12Device.createCommandAllocator(gpu.device, 0, iid, out));
    }

    /** A list that is closed. */
    public static long list(Gpu gpu, long allocator) {
        long list = gpu.make(
                "CreateCommandList",
                ID3D12GraphicsCommandList.IID,
                (iid, out) -> ID3D12Device.createCommandList(gpu.device, 0, 0, allocator, 0, iid, out));
        gpu.check(ID3D12GraphicsCommandList.close(list), "Close");
        return list;
    }

    public void start(Gpu gpu, long newSerial) {
        if (serial != 0) {
            gpu.check(ID3D12CommandAllocator.reset(allocator), "Reset");
            gpu.check(ID3D12CommandAllocator.reset(fixupAllocator), "Reset");
        }
        serial = newSerial;
    }

    public void close() {
        IUnknown.release(allocator);
        IUnknown.release(fixupAllocator);
    }
}
