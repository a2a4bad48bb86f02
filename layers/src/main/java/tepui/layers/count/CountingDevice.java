package tepui.layers.count;

import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Context;
import tepui.pipe.Device;

/** A device whose contexts keep the figures of their last frames. */
public final class CountingDevice extends ForwardingDevice {
    /** Two seconds at 60 Hz. */
    public static final int DEFAULT_WINDOW = 120;

    private final int window;

    public CountingDevice(Device next) {
        this(next, DEFAULT_WINDOW);
    }

    /**
     * @param window how many frames are kept
     */
    public CountingDevice(Device next, int window) {
        super(next);
        if (window < 1)
            throw new IllegalArgumentException("CountingDevice: window is " + window + ", must be at least 1");
        this.window = window;
    }

    @Override
    protected Context wrap(Context context) {
        return new CountingContext(this, context, window);
    }
}
