package tepui.targets.nativedoor.memory;

import static java.lang.foreign.ValueLayout.JAVA_BYTE;

import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import tepui.targets.host.Channel;

/**
 * Mapped buffers of a process: areas that both sides see, filled from the buffer's memory and copied back there, since a device's memory cannot be the program's. What is
 * mapped for good is copied when packets arrive and when the program waits. Areas are kept for the next buffer of about their size.
 */
final class HostedMaps {
    private static final int READ = 0x1;
    private static final int WRITE = 0x2;
    private static final int DISCARDS = 0x4 | 0x8;
    private static final int EXPLICIT = 0x10;
    private static final int PERSISTENT = 0x40;
    /** GL_MIN_MAP_BUFFER_ALIGNMENT. */
    private static final int ALIGNMENT = 64;

    private static final int KEPT = 16;
    private static final long KEPT_BYTES = 16 << 20;
    private static final MemorySegment ALL = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);

    private record Mapping(Channel.Area area, long here, long bytes, int access) {
        /** Where it begins in the area: as far behind a border as the buffer's memory does, since programs may count on that. */
        long first() {
            return here % ALIGNMENT;
        }

        void toProgram() {
            MemorySegment.copy(ALL, JAVA_BYTE, here, area.part(first(), bytes), JAVA_BYTE, 0, bytes);
        }

        void toBuffer(long offset, long count) {
            MemorySegment.copy(area.part(first() + offset, count), JAVA_BYTE, 0, ALL, JAVA_BYTE, here + offset, count);
        }
    }

    private final Map<Long, Mapping> mappings = new HashMap<>();
    private final List<Mapping> persistent = new ArrayList<>();
    private final List<Channel.Area> free = new ArrayList<>();
    /** Read without the lock, by those for whom there is mostly nothing to do. */
    private volatile boolean hasPersistent;

    synchronized void map(Channel channel, long here, long bytes, int access) {
        Channel.Area area = area(channel, bytes + ALIGNMENT);
        if (area.clientAddress() == 0)
            throw new IllegalStateException("the program has no room for " + bytes + " bytes");
        Mapping mapping = new Mapping(area, here, bytes, access);
        if ((access & READ) != 0 || (access & DISCARDS) == 0) mapping.toProgram();
        mappings.put(here, mapping);
        if ((access & PERSISTENT) == 0) return;
        persistent.add(mapping);
        hasPersistent = true;
    }

    private Channel.Area area(Channel channel, long bytes) {
        for (int i = free.size() - 1; i >= 0; i--) {
            long size = free.get(i).bytes();
            if (size >= bytes && size <= 2 * bytes + 4096) return free.remove(i);
        }
        return channel.newArea(bytes + 4095 & -4096L);
    }

    synchronized long programAddress(long here) {
        Mapping mapping = mappings.get(here);
        return mapping == null ? here : mapping.area.clientAddress() + mapping.first();
    }

    synchronized void flush(long here, long offset, long bytes) {
        Mapping mapping = mappings.get(here);
        if (mapping != null && offset >= 0 && bytes >= 0 && offset <= mapping.bytes - bytes)
            mapping.toBuffer(offset, bytes);
    }

    synchronized void unmap(Channel channel, long here) {
        Mapping mapping = mappings.remove(here);
        if (mapping == null) return;
        if ((mapping.access & WRITE) != 0 && (mapping.access & EXPLICIT) == 0) mapping.toBuffer(0, mapping.bytes);
        persistent.remove(mapping);
        hasPersistent = !persistent.isEmpty();
        if (mapping.area.bytes() <= KEPT_BYTES) free.add(mapping.area);
        else channel.freeArea(mapping.area);
        if (free.size() > KEPT) channel.freeArea(free.removeFirst());
    }

    /** Packets have come, which may use what the program has written by now. */
    void packetsArrive() { // hot
        if (hasPersistent) copyPersistent(true);
    }

    /** The program gets a result, and may look at what the device has written. */
    void programWaits() { // hot
        if (hasPersistent) copyPersistent(false);
    }

    private synchronized void copyPersistent(boolean arriving) {
        for (Mapping mapping : persistent) {
            if (arriving && (mapping.access & WRITE) != 0 && (mapping.access & EXPLICIT) == 0)
                mapping.toBuffer(0, mapping.bytes);
            if (!arriving && (mapping.access & READ) != 0) mapping.toProgram();
        }
    }
}
