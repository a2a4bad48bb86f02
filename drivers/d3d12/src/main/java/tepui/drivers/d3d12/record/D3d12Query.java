package tepui.drivers.d3d12.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.device.DeviceCore;
import tepui.pipe.driver.CountedQuery;

/** A query: the sum of what several queries of Direct3D counted, one for each list that it was active in. */
public final class D3d12Query extends CountedQuery {
    /** A stretch: a slot of a pool. */
    record Segment(QueryBook.Pool pool, int slot) {}

    public final DeviceCore device;
    final List<Segment> segments = new ArrayList<>();
    /** Whose pools its stretches are in; null before it began. */
    public @Nullable QueryBook book;

    public D3d12Query(DeviceCore device, Kind kind, int index) {
        super(kind, index);
        this.device = device;
    }

    public void clear() {
        for (Segment s : segments) s.pool.release();
        segments.clear();
    }
}
