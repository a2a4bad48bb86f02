package tepui.drivers.nil;

import tepui.pipe.Buffer;
import tepui.pipe.StreamTarget;

/** A stream target that stays empty. */
final class NullStreamTarget extends StreamTarget {
    final NullDevice device;
    volatile boolean destroyed;

    NullStreamTarget(NullDevice device, Buffer buffer, long offset, long size) {
        super(buffer, offset, size);
        this.device = device;
    }
}
