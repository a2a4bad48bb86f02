package tepui.pipe.driver;

import java.lang.foreign.MemorySegment;
import tepui.pipe.Buffer;

/** Readback of buffers: brings bytes to the processor, behind everything that writes them, and waits. */
@FunctionalInterface
public interface BufferReader {
    void read(Buffer buffer, long offset, MemorySegment into);
}
