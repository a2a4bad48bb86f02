package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/**
 * Buffer of vertices or indices. Dynamic ones in the pool DEFAULT are mapped on the device: DISCARD gives fresh memory, NOOVERWRITE waits for nothing
 * and wins over DISCARD. All others are kept in memory, and what was locked goes to the device before the next draw: programs read them
 * back, and write outside of what they locked, so the rest of the buffer behind a lock counts as written too.
 *
 * <p>Small dynamic ones that are discarded again and again, for each draw often, get a larger buffer on the device: each DISCARD takes the next slice of
 * it, and only the last one asks the device for other memory.
 */
public interface Buffer9 extends Resource9 {
    /** The raw form of a lock; a size of 0 is all of it. */
    int lock(int offset, int bytes, @Nullable LockedData locked, int flags);

    /** Locks a range for reading and writing. */
    MemorySegment lock(int offset, int bytes, int flags);

    int unlock();

    /** Copies data in, as a lock of its range would. */
    default void write(int offset, MemorySegment data) {
        MemorySegment to = lock(offset, (int) data.byteSize(), 0);
        to.copyFrom(data);
        check(unlock());
    }
}
