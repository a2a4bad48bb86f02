package tepui.drivers.soft;

import java.util.ArrayList;
import java.util.List;

/**
 * Arena for uniforms given by value until the scene that reads them is done: chunks of native memory, filled from the
 * start and used again after each flush. Grows with the largest scene, so drawing allocates nothing once that was seen.
 */
final class UniformArena {
    private static final int CHUNK = 256 << 10;
    private static final int ALIGNMENT = 16;

    private final NativeMemory memory;
    private final List<Storage> chunks = new ArrayList<>();
    private int chunk;
    private long at;

    UniformArena(NativeMemory memory) {
        this.memory = memory;
    }

    /** The address of {@code bytes} bytes. */
    long take(long bytes) { // hot
        long size = bytes + ALIGNMENT - 1 & -ALIGNMENT;
        while (chunk < chunks.size()) {
            Storage c = chunks.get(chunk);
            if (c.size - at >= size) {
                long address = c.address + at;
                at += size;
                return address;
            }
            chunk++;
            at = 0;
        }
        Storage c = memory.allocate("setUniforms", Math.max(CHUNK, size));
        chunks.add(c);
        chunk = chunks.size() - 1;
        at = size;
        return c.address;
    }

    /** Bytes taken since the last reset, about. */
    long taken() {
        return (long) chunk * CHUNK + at;
    }

    void reset() {
        chunk = 0;
        at = 0;
    }

    void close() {
        for (Storage c : chunks) c.release();
        chunks.clear();
        reset();
    }
}
