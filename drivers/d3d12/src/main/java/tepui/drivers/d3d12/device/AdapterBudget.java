package tepui.drivers.d3d12.device;

import java.util.function.LongSupplier;
import tepui.drivers.d3d12.com.IDXGIAdapter3;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.drivers.d3d12.com.Scratch;

/**
 * Memory budget, how much of an adapter's own memory the system grants this process now: less when other programs want
 * some.
 */
public final class AdapterBudget implements LongSupplier {
    private final long adapter;
    private boolean closed;

    /** @param adapter an IDXGIAdapter3 with a reference, which is let go of in the end */
    public AdapterBudget(long adapter) {
        this.adapter = adapter;
    }

    @Override
    public synchronized long getAsLong() {
        if (closed) return Long.MAX_VALUE;
        try (Scratch s = Scratch.brief(64)) {
            long info = s.take(32);
            boolean known = IDXGIAdapter3.queryVideoMemoryInfo(adapter, 0, 0, info) >= 0;
            return known && Scratch.getLong(info) > 0 ? Scratch.getLong(info) : Long.MAX_VALUE;
        }
    }

    public synchronized void close() {
        if (closed) return;
        closed = true;
        IUnknown.release(adapter);
    }
}
