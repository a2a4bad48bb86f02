package tepui.drivers.soft;

import tepui.pipe.Buffer;
import tepui.pipe.Context;
import tepui.pipe.DirectMemory;

/** Direct access to buffers for the command stream: a pinned one keeps its storage until the stream exchanges it. */
final class SoftDirectMemory implements DirectMemory {
    private final SoftDevice device;

    SoftDirectMemory(SoftDevice device) {
        this.device = device;
    }

    @Override
    public long pin(Buffer buffer) {
        SoftBuffer b = device.buffer("pin", buffer);
        b.pinned = true;
        return b.storage.address;
    }

    @Override
    public boolean isInUse(Buffer buffer) { // hot
        return device.buffer("isInUse", buffer).storage.isInUse();
    }

    @Override
    public void exchange(Context context, Buffer first, Buffer second) { // hot
        SoftBuffer a = device.buffer("exchange", first);
        SoftBuffer b = device.buffer("exchange", second);
        Storage s = a.storage;
        a.storage = b.storage;
        b.storage = s;
        a.markAllInvalid();
        b.markAllInvalid();
        device.noteRename();
        context.counters().renames++;
    }

    @Override
    public void written(Context context, Buffer buffer, long offset, long size) { // hot
        device.buffer("written", buffer).markValid(offset, offset + size);
        context.counters().uploadedBytes += size;
    }
}
