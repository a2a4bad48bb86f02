package tepui.drivers.soft;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tepui.pipe.Memory;
import tepui.pipe.OutOfDeviceMemoryException;

/**
 * Allocator of native memory for buffers. Up to {@link #SMALL} bytes come from slabs, in classes of 64, 96, 128, 192
 * ... bytes with a list of free blocks each, so a program that renames its buffers all the time pays a push and a pop.
 * Larger ones come from the C library ({@link SystemAllocator}): closing an arena from any thread would cost a
 * handshake with all of them. Slabs go back when the device is garbage. Counts what is out, and refuses what would go
 * beyond the limit.
 */
final class NativeMemory {
    static final int ALIGNMENT = 64;
    static final int SMALL = 256 << 10;
    /** Class of blocks that are no block of a slab. */
    static final int LARGE = -1;

    private static final int SLAB = 1 << 20;

    private final long limit;
    private long used;
    /** Keeps the slabs alive. */
    private final List<MemorySegment> slabs = new ArrayList<>();

    private long slabAt;
    private long slabEnd;
    private final long[][] free = new long[classOf(SMALL) + 1][];
    private final int[] freeCount = new int[free.length];

    NativeMemory(long limit) {
        this.limit = limit;
    }

    synchronized long used() {
        return used;
    }

    /** Number of the smallest class that holds {@code size} bytes. */
    static int classOf(long size) {
        int n = (int) Math.max(ALIGNMENT, size);
        int power = 32 - Integer.numberOfLeadingZeros(n - 1);
        boolean half = n <= 3 << power - 2;
        return 2 * (power - 6) - (half ? 1 : 0);
    }

    /** Bytes of a block of the class. */
    static int bytesOf(int sizeClass) {
        return (sizeClass & 1) == 0 ? ALIGNMENT << sizeClass / 2 : 3 * ALIGNMENT / 2 << sizeClass / 2;
    }

    /** Memory filled with zeros; held once. */
    Storage allocate(String call, long size) {
        return allocate(call, size, true);
    }

    /** Memory, held once, with undefined contents. */
    Storage allocateDirty(String call, long size) {
        return allocate(call, size, false);
    }

    private Storage allocate(String call, long size, boolean zero) {
        long address;
        int sizeClass = size > SMALL ? LARGE : classOf(size);
        long counted = sizeClass == LARGE ? size : bytesOf(sizeClass);
        synchronized (this) {
            if (counted > limit - used) {
                throw new OutOfDeviceMemoryException(call + ": no memory for " + size + " bytes, " + used + " of "
                        + limit + " are used; setting 'memory' raises the limit");
            }
            if (sizeClass == LARGE) {
                used += counted;
                address = 0;
            } else {
                address = block(call, sizeClass);
                used += counted;
            }
        }
        if (sizeClass != LARGE) {
            if (zero) Memory.at(address, size).fill((byte) 0);
            return new Storage(this, address, address, size, sizeClass);
        }
        long raw = SystemAllocator.allocate(size + ALIGNMENT);
        if (raw == 0) {
            synchronized (this) {
                used -= counted;
            }
            throw new OutOfDeviceMemoryException(call + ": the system has no memory for " + size + " bytes");
        }
        return new Storage(this, raw, raw + ALIGNMENT - 1 & -ALIGNMENT, size, LARGE);
    }

    private long block(String call, int sizeClass) {
        if (freeCount[sizeClass] > 0) return free[sizeClass][--freeCount[sizeClass]];
        int bytes = bytesOf(sizeClass);
        if (slabEnd - slabAt < bytes) {
            // What is left of the old slab serves smaller blocks.
            for (int c = sizeClass - 1; c >= 0; c--) {
                while (slabEnd - slabAt >= bytesOf(c) && bytesOf(c) % ALIGNMENT == 0) {
                    push(c, slabAt);
                    slabAt += bytesOf(c);
                }
            }
            try {
                MemorySegment slab = Arena.ofAuto().allocate(SLAB, ALIGNMENT);
                slabs.add(slab);
                slabAt = slab.address();
                slabEnd = slabAt + SLAB;
            } catch (OutOfMemoryError e) {
                throw new OutOfDeviceMemoryException(
                        call + ": the virtual machine has no memory for buffers; -XX:MaxDirectMemorySize raises that",
                        e);
            }
        }
        long at = slabAt;
        slabAt += bytes + ALIGNMENT - 1 & -ALIGNMENT;
        return at;
    }

    private void push(int sizeClass, long address) {
        long[] list = free[sizeClass];
        if (list == null || list.length == freeCount[sizeClass]) {
            list = list == null ? new long[16] : Arrays.copyOf(list, list.length * 2);
            free[sizeClass] = list;
        }
        list[freeCount[sizeClass]++] = address;
    }

    void free(Storage storage) {
        if (storage.sizeClass == LARGE) SystemAllocator.free(storage.raw);
        synchronized (this) {
            if (storage.sizeClass == LARGE) {
                used -= storage.size;
            } else {
                used -= bytesOf(storage.sizeClass);
                push(storage.sizeClass, storage.address);
            }
        }
    }
}
