package tepui.drivers.soft;

import tepui.drivers.soft.geometry.StreamBuffer;
import tepui.pipe.StreamTarget;

/** A range of a buffer for stream output; the mark is kept between bindings. */
final class SoftStreamTarget extends StreamTarget {
    final SoftDevice device;
    final SoftBuffer memory;
    final StreamBuffer stream = new StreamBuffer();
    volatile boolean destroyed;

    SoftStreamTarget(SoftDevice device, SoftBuffer buffer, long offset, long size) {
        super(buffer, offset, size);
        this.device = device;
        this.memory = buffer;
        stream.size = size;
    }
}
