package tepui.stream;

import java.util.ArrayDeque;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.DirectMemory;

/**
 * Tracking of a buffer: where its bytes are, which of them hold something, how it is mapped, and memory to take when it
 * is discarded.
 */
final class TrackedBuffer extends Tracked {
    /** Kinds of mappings. */
    enum Mapping {
        NONE,
        /** The bytes themselves, without the driver. */
        DIRECT,
        /** Staging memory, copied when it is flushed or unmapped. */
        STAGED,
        /** By the driver. */
        DRIVER
    }

    /** Spare memory that the buffer had, or will have. */
    private static final class Spare {
        final Buffer buffer;
        long address;

        @Nullable
        StreamContext context;

        long position;

        Spare(Buffer buffer, long address) {
            this.buffer = buffer;
            this.address = address;
        }
    }

    /** A buffer that is discarded for each draw has as many memories as two frames have draws. */
    private static final long MOST_SPARE_BYTES = 8L << 20;

    final Buffer buffer;
    private final @Nullable DirectMemory direct;
    private boolean pinned;
    private long address;

    private long validFrom = Long.MAX_VALUE;
    private long validTo;

    // ---- the mapping there is
    Mapping mapping = Mapping.NONE;
    long mapOffset;
    long mapSize;
    int mapFlags;
    Staging.@Nullable Slot mapSlot;
    /** The last packet that reads the slot. */
    long slotPosition;

    /** Memory that packets or the device may still use, the oldest first. */
    private final ArrayDeque<Spare> used = new ArrayDeque<>(2);
    /** Memory that nothing uses, that which was used last first: it is taken again while caches still have it. */
    private final ArrayDeque<Spare> free = new ArrayDeque<>(2);

    TrackedBuffer(StreamDevice device, Buffer buffer, @Nullable DirectMemory direct) {
        super(device, buffer, null);
        this.buffer = buffer;
        this.direct = direct;
    }

    // ---- what holds something ---------------------------------------------------------------------------------------

    void markValid(long from, long to) { // hot
        if (to <= from) return;
        if (from < validFrom) validFrom = from;
        if (to > validTo) validTo = to;
    }

    boolean isValid(long from, long to) { // hot
        return from < validTo && to > validFrom;
    }

    void markInvalid() { // hot
        validFrom = Long.MAX_VALUE;
        validTo = 0;
    }

    // ---- where the bytes are ----------------------------------------------------------------------------------------

    boolean isPinned() { // hot
        return pinned;
    }

    /** The address of the first byte; 0 where it is not known or not reached. */
    long address() { // hot
        return address;
    }

    /** Asks for the bytes' place, once; nothing that uses the buffer may be on its way. */
    void pin() {
        if (pinned || direct == null) return;
        address = direct.pin(buffer);
        pinned = true;
    }

    boolean mayBePinned() { // hot
        return direct != null;
    }

    /** Nothing uses the bytes, neither a packet nor the device. */
    boolean isIdle() { // hot
        return !isPending() && direct != null && !direct.isInUse(buffer);
    }

    /**
     * Other memory, at once; the packet that exchanges it is to be written by the caller. Null where there is enough of it in use already, and while
     * another context's exchange is on its way: carried out in the other order, they would leave the buffer with memory that is not at {@link #address}.
     */
    @Nullable
    Buffer rename(StreamContext context, long position) { // hot
        if (direct == null || address == 0) return null;
        Spare before = used.peekLast();
        if (before != null && before.context != context && !isExchanged(before)) return null;
        Spare s = takeFree(direct);
        if (s == null) {
            if ((used.size() + 1) * buffer.size() > Math.max(MOST_SPARE_BYTES, 4 * buffer.size())) return null;
            s = make(direct);
            if (s == null) return null;
        }
        long old = address;
        address = s.address;
        s.address = old;
        s.context = context;
        s.position = position;
        used.addLast(s);
        markInvalid();
        return s.buffer;
    }

    private @Nullable Spare takeFree(DirectMemory from) { // hot
        Spare oldest = used.peekFirst();
        while (oldest != null && isFree(oldest, from)) {
            free.addFirst(used.removeFirst());
            oldest = used.peekFirst();
        }
        return free.pollFirst();
    }

    private static boolean isExchanged(Spare s) { // hot
        StreamContext c = s.context;
        return c == null || c.head() > s.position;
    }

    private static boolean isFree(Spare s, DirectMemory direct) { // hot
        return s.context == null || isExchanged(s) && !direct.isInUse(s.buffer);
    }

    private @Nullable Spare make(DirectMemory from) {
        Buffer made = device.next.createBuffer(buffer.desc());
        long at = from.pin(made);
        if (at != 0) return new Spare(made, at);
        device.next.destroy(made);
        return null;
    }

    /** The buffer goes, and what it kept with it. */
    void destroySpares() {
        for (Spare s : used) device.next.destroy(s.buffer);
        for (Spare s : free) device.next.destroy(s.buffer);
        used.clear();
        free.clear();
    }
}
