package tepui.drivers.d3d12;

import tepui.pipe.Fence;

/** A batch that was handed over. */
final class D3d12Fence extends Fence {
    final D3d12Device device;
    final long serial;

    D3d12Fence(D3d12Device device, long serial) {
        this.device = device;
        this.serial = serial;
    }

    @Override
    public boolean isSignaled() {
        return device.gpu.timeline.isDone(serial);
    }

    @Override
    public boolean await(long nanoseconds) {
        return device.gpu.timeline.await(serial, Math.max(0, nanoseconds));
    }
}
