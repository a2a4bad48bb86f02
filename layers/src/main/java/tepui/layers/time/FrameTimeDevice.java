package tepui.layers.time;

import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;

/** Device whose contexts take timestamps around each frame and tell a flight recording. */
public final class FrameTimeDevice extends ForwardingDevice {
    /** @param next a device with {@code caps().timestamps} */
    public FrameTimeDevice(Device next) {
        super(next);
    }

    @Override
    protected Context wrap(Context context) {
        return new FrameTimeContext(this, context);
    }
}
