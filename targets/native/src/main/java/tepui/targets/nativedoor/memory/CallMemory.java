package tepui.targets.nativedoor.memory;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.Arrays;
import tepui.targets.host.Channel;
import tepui.targets.host.DamagedException;

/**
 * Memory of a program at the other end of a link, as one call sees it. What is read is fetched once and then the same until the call has returned: the packet
 * with the arrays that came in it, and what was asked for. A read that is not whole takes the rest of its page along, which is there if the first byte is.
 * What is written goes back with the call's result.
 */
final class CallMemory implements AutoCloseable {
    /** No system has smaller pages. */
    private static final int PAGE = 4096;
    /** Reads up to here take more along. */
    private static final int SMALL = 256;

    private static final long MOST = 1L << 31;
    private static final long MOST_SPARE = 64L << 20;
    private static final int REGIONS = 64;
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private final Channel channel;
    private final Arena fixed = Arena.ofConfined();
    /** Memory of small reads and writes. */
    private final MemorySegment pool = fixed.allocate(256 << 10, 16);

    private long used;
    /** Kept for large ones, since fresh memory costs as much as copying does. */
    private Arena spareArena = Arena.ofConfined();

    private MemorySegment spare = MemorySegment.NULL;
    private long spareUsed;
    /** Those that have no room there, until the call has returned. */
    private Arena large = Arena.ofConfined();

    private boolean hasLarge;
    private long largest;

    /** Regions: the program's address, bytes, the address here. */
    private final long[] regions = new long[3 * REGIONS];

    private int count;
    /** The packet's is the first, and stays. */
    private int oldest;

    /** Memory that is written: the program's address, bytes, the address here. */
    private long[] writes = new long[24];

    private int written;
    /** Memory that the call writes to: the same, and sent when it has returned. */
    private long[] targets = new long[12];

    private int targeted;

    CallMemory(Channel channel) {
        this.channel = channel;
    }

    /** A call begins. Its packet is at an address of the program's, and copied at one here. */
    void begin(long programs, long here, int bytes) { // hot
        regions[0] = programs;
        regions[1] = bytes;
        regions[2] = here;
        count = 1;
    }

    /** The call has returned. */
    void end() { // hot
        if (written > 0) giveBack();
        for (int i = 0; i < targeted; i += 3)
            channel.writeWithResult(targets[i], ALL.asSlice(targets[i + 2], targets[i + 1]));
        targeted = 0;
        if (used != 0 || spareUsed != 0 || hasLarge) release();
    }

    private void release() {
        used = 0;
        spareUsed = 0;
        if (!hasLarge) return;
        large.close();
        large = Arena.ofConfined();
        hasLarge = false;
        if (largest <= spare.byteSize() || largest > MOST_SPARE) return;
        spareArena.close();
        spareArena = Arena.ofConfined();
        spare = spareArena.allocate(largest, 16);
    }

    private void giveBack() {
        for (int i = 0; i < written; i += 3)
            channel.writeWithResult(writes[i], ALL.asSlice(writes[i + 2], writes[i + 1]));
        written = 0;
        count = Math.min(count, 1);
    }

    long read(long address, long bytes) {
        for (int i = count - 1; i >= 0; i--) {
            long offset = address - regions[3 * i];
            if (offset >= 0 && bytes <= regions[3 * i + 1] - offset) return regions[3 * i + 2] + offset;
        }
        // What was written is read as it is then.
        if (written > 0) giveBack();
        long size = bytes > SMALL ? bytes : Math.max(bytes, PAGE - (address & PAGE - 1));
        long here = allocate(size);
        channel.read(address, ALL.asSlice(here, size));
        remember(address, size, here);
        return here;
    }

    private void remember(long address, long bytes, long here) {
        if (count == REGIONS) {
            oldest = oldest % (REGIONS - 1) + 1;
        } else {
            oldest = count++;
        }
        regions[3 * oldest] = address;
        regions[3 * oldest + 1] = bytes;
        regions[3 * oldest + 2] = here;
    }

    long target(long address, long bytes) {
        if (written > 0) giveBack();
        long here = allocate(bytes);
        channel.read(address, ALL.asSlice(here, bytes));
        targets = with(targets, targeted, address, bytes, here);
        targeted += 3;
        return here;
    }

    long write(long address, long bytes) {
        int last = written - 3;
        // Numbers of a list, one behind the other.
        if (last >= 0
                && writes[last] + writes[last + 1] == address
                && writes[last + 2] + writes[last + 1] == pool.address() + used
                && used + bytes <= pool.byteSize()
                && bytes <= SMALL) {
            long here = pool.address() + used;
            used += bytes;
            writes[last + 1] += bytes;
            return here;
        }
        if (used + bytes + 16 > pool.byteSize() && written > 0) giveBack();
        long here = allocate(bytes);
        writes = with(writes, written, address, bytes, here);
        written += 3;
        // A region that was read before is another now.
        count = Math.min(count, 1);
        return here;
    }

    private static long[] with(long[] list, int count, long address, long bytes, long here) {
        long[] to = count == list.length ? Arrays.copyOf(list, 2 * count) : list;
        to[count] = address;
        to[count + 1] = bytes;
        to[count + 2] = here;
        return to;
    }

    private long allocate(long bytes) {
        if (bytes < 0 || bytes > MOST) throw new DamagedException("a call with " + bytes + " bytes of memory");
        long at = used + 15 & ~15L;
        if (bytes <= pool.byteSize() - at) {
            used = at + bytes;
            return pool.address() + at;
        }
        long place = spareUsed + 15 & ~15L;
        if (bytes <= spare.byteSize() - place) {
            spareUsed = place + bytes;
            return spare.address() + place;
        }
        hasLarge = true;
        largest = Math.max(largest, bytes);
        return large.allocate(bytes, 16).address();
    }

    @Override
    public void close() {
        large.close();
        spareArena.close();
        fixed.close();
    }
}
