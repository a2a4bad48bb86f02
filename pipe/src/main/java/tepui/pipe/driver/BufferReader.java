package tepui.pipe.driver;

import java.lang.foreign.MemorySegment;
import tepui.pipe.Buffer;

/** Brings bytes of a buffer to the processor, behind everything that writes them: waits. */
@FunctionalInterface
public interface BufferReader {
    void read(Buffer buffer, long offset, MemorySegment into);
}
