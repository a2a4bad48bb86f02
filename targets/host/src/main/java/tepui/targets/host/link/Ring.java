package tepui.targets.host.link;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import tepui.targets.host.DamagedException;

/**
 * Ring of packets as the host reads it. What is published is copied into memory of the host's own in one piece, and the
 * room is free for the client at once; packets are then found, checked and carried out there, where nothing changes
 * them.
 */
final class Ring {
    private final LinkMemory memory;
    private final MemorySegment copy;
    /** Words copied in all. */
    private int tail;

    private long from;

    Ring(LinkMemory memory, Arena arena) {
        this.memory = memory;
        copy = arena.allocate(memory.ringWords * 4L, 64);
    }

    /** Where the copy is: each word has the place that it has in the ring. */
    long address() {
        return copy.address();
    }

    /** Where the words are that were taken last. */
    long from() { // hot
        return from;
    }

    /** Waits for packets and copies them; returns how many words they have, 0 when the client is gone. */
    int take() { // hot
        int head = memory.get(LinkLayout.AT_HEAD);
        if (head == tail) {
            head = memory.awaitChange(LinkLayout.AT_HEAD, tail);
            if (head == tail || memory.isClientGone()) return 0;
        }
        int published = head - tail;
        if (Integer.compareUnsigned(published, memory.ringWords) > 0)
            throw new DamagedException("the ring's head is " + head + " where its tail is " + tail);
        int place = tail & memory.ringWords - 1;
        int words = Math.min(published, memory.ringWords - place);
        MemorySegment.copy(memory.all, memory.ring + place * 4L, copy, place * 4L, words * 4L);
        from = copy.address() + place * 4L;
        tail += words;
        memory.tellRoom(LinkLayout.AT_TAIL, tail);
        return words;
    }

    /** Everything that was taken is carried out. */
    void done() { // hot
        memory.put(LinkLayout.AT_DONE, tail);
    }
}
