package tepui.drivers.nil;

import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;

/** A buffer: its description, and memory while and once it has been mapped. */
final class NullBuffer extends Buffer {
    final NullDevice device;
    final NullMemory memory = new NullMemory();
    volatile boolean destroyed;
    boolean mapped;
    long mappedOffset;
    long mappedSize;
    int mapFlags;

    NullBuffer(NullDevice device, BufferDesc desc) {
        super(desc);
        this.device = device;
    }
}
