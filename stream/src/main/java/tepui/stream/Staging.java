package tepui.stream;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.Nullable;

/**
 * Staging memory for uploads that are on their way: a ring of slots for each size from 512 bytes to 4 MiB, the oldest
 * taken again when its packet has been carried out. What is larger has memory of its own. Only the writing thread comes
 * here, but for {@link #giveBack}. All goes with the context, or with the last mapping that it left behind.
 */
final class Staging {
    private static final int SMALLEST_BITS = 9;
    private static final int LARGEST_BITS = 22;
    /** Beyond so much the caller waits: a producer that uploads faster than the driver takes must not fill memory. */
    static final long MOST_BYTES = 96L << 20;

    /** A piece of memory for one upload at a time. */
    static final class Slot {
        private final MemorySegment memory;
        final long address;
        private final int bits;
        /** Ring that it is from; null for memory of its own. */
        final @Nullable Staging owner;
        /** The packet that reads it; busy until that has been carried out. */
        long position = Long.MAX_VALUE;

        private @Nullable MemorySegment view;

        Slot(MemorySegment memory, int bits, @Nullable Staging owner) {
            this.owner = owner;
            this.memory = memory;
            this.address = memory.address();
            this.bits = bits;
        }

        /** The bytes of the upload. */
        MemorySegment data() { // hot
            MemorySegment v = view;
            return v == null ? memory : v;
        }

        /** A part of the upload. */
        MemorySegment data(long from, long bytes) { // hot
            MemorySegment v = data();
            return from == 0 && bytes == v.byteSize() ? v : memory.asSlice(from, bytes);
        }

        void size(long bytes) { // hot
            MemorySegment v = view;
            if (v == null || v.byteSize() != bytes) view = memory.asSlice(0, bytes);
        }
    }

    private final Arena arena = Arena.ofShared();

    @SuppressWarnings({"unchecked", "rawtypes"})
    private final ArrayDeque<Slot>[] rings = new ArrayDeque[LARGEST_BITS + 1];

    private final ArrayDeque<Slot> large = new ArrayDeque<>();
    /** Slots that other contexts have given back. */
    private final ConcurrentLinkedQueue<Slot> returned = new ConcurrentLinkedQueue<>();
    /** The context itself, and the mappings that lie here. */
    private final AtomicInteger users = new AtomicInteger(1);

    private long total;
    private long largeBytes;

    Staging() {
        for (int b = SMALLEST_BITS; b <= LARGEST_BITS; b++) rings[b] = new ArrayDeque<>();
    }

    /** Memory for so many bytes; null where the caller has to wait until some is free. */
    @Nullable
    Slot take(long bytes, long head) { // hot
        for (Slot back = returned.poll(); back != null; back = returned.poll()) give(back, back.position);
        int bits = Math.max(SMALLEST_BITS, 64 - Long.numberOfLeadingZeros(Math.max(1, bytes) - 1));
        if (bits > LARGEST_BITS) return takeLarge(bytes, head);
        ArrayDeque<Slot> ring = rings[bits];
        Slot oldest = ring.peekFirst();
        if (oldest == null || oldest.position >= head) {
            if (total + largeBytes + (1L << bits) > MOST_BYTES && total + largeBytes > 0) return null;
            total += 1L << bits;
            oldest = new Slot(arena.allocate(1L << bits, 64), bits, this);
        } else {
            ring.removeFirst();
        }
        oldest.position = Long.MAX_VALUE;
        oldest.size(bytes);
        return oldest;
    }

    private @Nullable Slot takeLarge(long bytes, long head) {
        while (!large.isEmpty() && large.peekFirst().position < head) {
            largeBytes -= large.removeFirst().data().byteSize();
        }
        if (total + largeBytes + bytes > MOST_BYTES && largeBytes > 0) return null;
        largeBytes += bytes;
        // Freed by the collector once nobody reaches it: such uploads are rare.
        Slot made = new Slot(Arena.ofAuto().allocate(bytes, 64), LARGEST_BITS + 1, this);
        made.size(bytes);
        return made;
    }

    /** Its packet has been written at {@code position}. */
    void give(Slot slot, long position) { // hot
        slot.position = position;
        if (slot.bits > LARGEST_BITS) large.addLast(slot);
        else rings[slot.bits].addLast(slot);
    }

    /** A slot is mapped memory from now on, which any context may end. */
    void lend() {
        users.incrementAndGet();
    }

    /** The mapping has ended in this context, whose packet at {@code position} reads the slot. */
    void endLoan(Slot slot, long position) {
        give(slot, position);
        close();
    }

    /** From any thread: the mapping has ended in another context; the last packet of this one that reads the slot is at {@code position}. */
    void giveBack(Slot slot, long position) {
        slot.position = position;
        returned.add(slot);
        close();
    }

    /** A user less. */
    void close() {
        if (users.decrementAndGet() == 0) arena.close();
    }
}
