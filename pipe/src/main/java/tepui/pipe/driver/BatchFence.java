package tepui.pipe.driver;

import tepui.pipe.Device;
import tepui.pipe.Fence;

/** Fence of a batch that was submitted. */
public final class BatchFence extends Fence {
    private final Device device;
    private final Timeline timeline;
    /** Another one when the fence is armed anew; others may wait for it meanwhile. */
    private volatile long serial;

    public BatchFence(Device device, Timeline timeline, long serial) {
        this.device = device;
        this.timeline = timeline;
        this.serial = serial;
    }

    public Device device() {
        return device;
    }

    /** Stands for a later batch from now on. */
    public void arm(long later) { // hot
        serial = later;
    }

    @Override
    public boolean isSignaled() {
        return timeline.isDone(serial);
    }

    @Override
    public boolean await(long nanoseconds) {
        return timeline.awaitInterruptibly(serial, Math.max(0, nanoseconds));
    }
}
