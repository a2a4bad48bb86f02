package tepui.targets.host.link;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import tepui.targets.host.Channel;
import tepui.targets.host.DamagedException;

/** Shared area of a process: a file that both sides map. */
final class SharedArea implements Channel.Area {
    private final Arena arena = Arena.ofShared();
    private final MemorySegment memory;
    private final int number;
    /** Until the client has mapped it. */
    final SharedMemory shared;

    private long clientAddress;

    /** @param folder of the host */
    SharedArea(int number, Path folder, long bytes) throws IOException {
        this.number = number;
        shared = SharedMemory.make(folder, "area", bytes, arena);
        memory = shared.bytes;
    }

    @Override
    public int number() {
        return number;
    }

    @Override
    public long bytes() {
        return memory.byteSize();
    }

    @Override
    public long clientAddress() {
        return clientAddress;
    }

    void clientSeesItAt(long address) {
        clientAddress = address;
    }

    @Override
    public MemorySegment part(long offset, long bytes) {
        if (offset < 0 || bytes < 0 || offset > memory.byteSize() - bytes)
            throw new DamagedException(
                    "area " + number + " has " + memory.byteSize() + " bytes, none at " + offset + " for " + bytes);
        return memory.asSlice(offset, bytes);
    }

    void close() {
        if (arena.scope().isAlive()) arena.close();
    }
}
