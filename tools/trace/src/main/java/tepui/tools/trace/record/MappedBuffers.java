package tepui.tools.trace.record;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongPredicate;

/** Buffers that the program has mapped to write to. What it wrote is told as copies: when a buffer is unmapped or flushed, and before draws where it stays mapped. */
final class MappedBuffers {
    private static final int WRITE = 2;
    private static final int FLUSH_EXPLICIT = 0x10;
    private static final int PERSISTENT = 0x40;

    /** Receiver of what was written. */
    interface Writer {
        void written(long address, byte[] bytes);
    }

    private static final class Mapped {
        final long address;
        final long length;
        final int access;
        /** Contents that the trace knows; null for nothing. */
        byte[] known = new byte[0];

        Mapped(long address, long length, int access) {
            this.address = address;
            this.length = length;
            this.access = access;
        }
    }

    /** By target or, negative, by name. */
    private final Map<Long, Mapped> mapped = new HashMap<>();

    void map(long place, long address, long length, int access) {
        if (address == 0 || length <= 0 || length > Integer.MAX_VALUE - 16 || (access & WRITE) == 0) return;
        mapped.put(place, new Mapped(address, length, access));
    }

    void unmap(long place, Writer writer) {
        Mapped m = mapped.remove(place);
        if (m == null || (m.access & FLUSH_EXPLICIT) != 0) return;
        if ((m.access & PERSISTENT) != 0) changed(m, writer);
        else writer.written(m.address, Memory.bytes(m.address, m.length));
    }

    void flush(long place, long offset, long length, Writer writer) {
        Mapped m = mapped.get(place);
        if (m == null || offset < 0 || length <= 0 || offset + length > m.length) return;
        writer.written(m.address + offset, Memory.bytes(m.address + offset, length));
    }

    /** Buffers that are deleted, or get other contents, are not mapped any more. */
    void forget(LongPredicate place) {
        mapped.keySet().removeIf(place::test);
    }

    /** Before a draw. */
    void beforeDraw(Writer writer) {
        if (mapped.isEmpty()) return;
        for (Mapped m : mapped.values())
            if ((m.access & PERSISTENT) != 0 && (m.access & FLUSH_EXPLICIT) == 0) changed(m, writer);
    }

    private static void changed(Mapped m, Writer writer) {
        byte[] now = Memory.bytes(m.address, m.length);
        byte[] before = m.known;
        if (before.length != now.length) {
            writer.written(m.address, now);
        } else {
            int first = Arrays.mismatch(before, now);
            if (first < 0) return;
            int end = now.length;
            while (now[end - 1] == before[end - 1]) end--;
            writer.written(m.address + first, Arrays.copyOfRange(now, first, end));
        }
        m.known = now;
    }
}
