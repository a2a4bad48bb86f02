package tepui.drivers.nil;

import tepui.pipe.Fence;

/** Nothing is ever outstanding, so one fence serves a whole device. */
final class NullFence extends Fence {
    final NullDevice device;

    NullFence(NullDevice device) {
        this.device = device;
    }

    @Override
    public boolean isSignaled() {
        return true;
    }

    @Override
    public boolean await(long nanoseconds) {
        return true;
    }
}
