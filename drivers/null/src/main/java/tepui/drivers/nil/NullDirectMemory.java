package tepui.drivers.nil;

import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.DirectMemory;

/** Buffers for the command stream: each has memory of its own once it is asked for, and nothing ever uses it. */
final class NullDirectMemory implements DirectMemory {
    private final NullDevice device;

    NullDirectMemory(NullDevice device) {
        this.device = device;
    }

    @Override
    public long pin(Buffer buffer) {
        NullBuffer b = device.buffer("pin", buffer);
        return b.memory.map("pin", 0, b.size(), false);
    }

    @Override
    public boolean isInUse(Buffer buffer) { // hot
        device.buffer("isInUse", buffer);
        return false;
    }

    @Override
    public void exchange(Context context, Buffer a, Buffer b) { // hot
        device.buffer("exchange", a);
        device.buffer("exchange", b);
        context.counters().renames++;
    }

    @Override
    public void written(Context context, Buffer buffer, long offset, long size) { // hot
        device.buffer("written", buffer);
        context.counters().uploadedBytes += size;
    }
}
