package tepui.drivers.d3d12.device;

import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.Hresult;
import tepui.drivers.d3d12.com.ID3D12Device;
import tepui.drivers.d3d12.com.Scratch;
import tepui.pipe.OutOfDeviceMemoryException;

/**
 * Residency manager: keeps the device's memory within the budget that the system grants. All memory is in a list, that
 * which was executed with longest ago first; before an execution what it uses is made resident, and what is at the head
 * of the list goes while there is more than the budget. What the device still uses never goes: then there is more than
 * the budget for a while.
 */
public final class Residency {
    /** The system is asked for the budget that often; it changes when other programs come and go. */
    private static final int EXECUTIONS_PER_QUESTION = 16;

    private final Gpu gpu;
    private final @Nullable LongSupplier source;
    private long budget = Long.MAX_VALUE;
    private int executions;
    private @Nullable Pageable first;
    private @Nullable Pageable last;
    private long residentBytes;
    private long evictions;
    private long returns;

    /** @param source bytes that may be used now; null where there is no bound */
    Residency(Gpu gpu, @Nullable LongSupplier source) {
        this.gpu = gpu;
        this.source = source;
    }

    /** New memory: it is resident. */
    synchronized Pageable add(long object, long bytes) {
        Pageable p = new Pageable(object, bytes);
        p.executed = gpu.timeline.newest();
        append(p);
        residentBytes += bytes;
        return p;
    }

    /** It is about to be released. */
    synchronized void remove(Pageable p) {
        unlink(p);
        if (p.resident) residentBytes -= p.bytes;
    }

    private void append(Pageable p) { // hot
        p.before = last;
        p.after = null;
        Pageable end = last;
        if (end == null) first = p;
        else end.after = p;
        last = p;
    }

    private void unlink(Pageable p) { // hot
        Pageable b = p.before;
        Pageable a = p.after;
        if (b == null) first = a;
        else b.after = a;
        if (a == null) last = b;
        else a.before = b;
        p.before = null;
        p.after = null;
    }

    /** The batch is about to be executed with the first so many of them. */
    public synchronized void ready(@Nullable Pageable[] used, int count, long serial) { // hot
        long missing = 0;
        int away = 0;
        for (int i = 0; i < count; i++) {
            Pageable p = used[i];
            if (p == null) continue;
            p.executed = serial;
            if (p != last) {
                unlink(p);
                append(p);
            }
            if (p.resident) continue;
            away++;
            missing += p.bytes;
        }
        LongSupplier ask = source;
        if (ask != null && (executions++ % EXECUTIONS_PER_QUESTION == 0 || away > 0)) budget = ask.getAsLong();
        if (residentBytes + missing > budget) evict(missing);
        if (away > 0) restore(used, count, away);
    }

    /** Evicts what nothing uses, the longest unused first, until so much more has room. */
    private void evict(long room) {
        try (Scratch s = Scratch.brief(16)) {
            long at = s.take(8);
            Pageable p = first;
            while (p != null && residentBytes + room > budget) {
                // Behind it everything was executed later.
                if (!gpu.timeline.isDone(p.executed)) return;
                if (p.resident) {
                    Scratch.putLong(at, p.object);
                    gpu.check(ID3D12Device.evict(gpu.device, 1, at), "Evict");
                    p.resident = false;
                    residentBytes -= p.bytes;
                    evictions++;
                }
                p = p.after;
            }
        }
    }

    private void restore(@Nullable Pageable[] used, int count, int away) {
        try (Scratch s = Scratch.brief(8L * away + 16)) {
            long objects = s.take(8L * away);
            int n = 0;
            long bytes = 0;
            for (int i = 0; i < count; i++) {
                Pageable p = used[i];
                if (p == null || p.resident) continue;
                // What two noted for one batch is named once.
                p.resident = true;
                Scratch.putLong(objects + 8L * n++, p.object);
                bytes += p.bytes;
            }
            int result = ID3D12Device.makeResident(gpu.device, n, objects);
            if (result == Hresult.E_OUTOFMEMORY) {
                // All else goes, and what was asked for is tried once more.
                long wanted = budget;
                budget = 0;
                evict(bytes);
                budget = wanted;
                result = ID3D12Device.makeResident(gpu.device, n, objects);
            }
            if (result == Hresult.E_OUTOFMEMORY) {
                throw new OutOfDeviceMemoryException(
                        "flush: " + bytes + " bytes that were evicted find no room in the device's memory again");
            }
            gpu.check(result, "MakeResident");
            residentBytes += bytes;
            returns += n;
        }
    }

    synchronized long residentBytes() {
        return residentBytes;
    }

    /** How often memory was evicted. */
    synchronized long evictions() {
        return evictions;
    }

    /** How often evicted memory was needed again. */
    synchronized long returns() {
        return returns;
    }
}
