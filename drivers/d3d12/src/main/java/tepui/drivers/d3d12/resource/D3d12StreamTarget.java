package tepui.drivers.d3d12.resource;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.drivers.d3d12.device.Place;
import tepui.pipe.StreamTarget;

/** A range that takes stream output, with the counter in which the device keeps how far it is filled. */
public final class D3d12StreamTarget extends StreamTarget {
    public final DeviceCore device;
    public final D3d12Buffer target;
    private @Nullable BufferStorage counter;
    /** Bytes a vertex of what was written last. */
    public int stride = 16;

    /** Something was written: the counter holds. */
    public boolean written;

    public boolean destroyed;

    public D3d12StreamTarget(DeviceCore device, D3d12Buffer buffer, long offset, long size) {
        super(buffer, offset, size);
        this.device = device;
        this.target = buffer;
    }

    public BufferStorage counter() {
        BufferStorage c = counter;
        if (c == null) {
            c = BufferStorage.alone(device.gpu, "createStreamTarget", 8, Place.DEVICE);
            counter = c;
        }
        return c;
    }

    public void retire() {
        BufferStorage c = counter;
        if (c != null) c.retire(device.gpu);
        counter = null;
    }
}
