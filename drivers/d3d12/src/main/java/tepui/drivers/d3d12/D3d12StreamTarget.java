package tepui.drivers.d3d12;

import org.jspecify.annotations.Nullable;
import tepui.pipe.StreamTarget;

/** A range that takes stream output, with the counter in which the device keeps how far it is filled. */
final class D3d12StreamTarget extends StreamTarget {
    final DeviceCore device;
    final D3d12Buffer target;
    private @Nullable BufferStorage counter;
    /** Bytes a vertex of what was written last. */
    int stride = 16;

    /** Something was written: the counter holds. */
    boolean written;

    boolean destroyed;

    D3d12StreamTarget(DeviceCore device, D3d12Buffer buffer, long offset, long size) {
        super(buffer, offset, size);
        this.device = device;
        this.target = buffer;
    }

    BufferStorage counter() {
        BufferStorage c = counter;
        if (c == null) {
            c = BufferStorage.alone(device.gpu, "createStreamTarget", 8, Place.DEVICE);
            counter = c;
        }
        return c;
    }

    void retire() {
        BufferStorage c = counter;
        if (c != null) c.retire(device.gpu);
        counter = null;
    }
}
