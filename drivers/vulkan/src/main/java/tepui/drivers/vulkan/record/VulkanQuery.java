package tepui.drivers.vulkan.record;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.drivers.vulkan.device.DeviceCore;
import tepui.pipe.driver.CountedQuery;

/** A query: the sum of what several Vulkan queries counted, one for each stretch of a pass. */
public final class VulkanQuery extends CountedQuery {
    /** A stretch: a slot of a pool. */
    record Segment(QueryBook.Pool pool, int slot) {}

    public final DeviceCore device;
    final List<Segment> segments = new ArrayList<>();
    /** Whose pools its stretches are in; null before it began. */
    public @Nullable QueryBook book;

    public VulkanQuery(DeviceCore device, Kind kind, int index) {
        super(kind, index);
        this.device = device;
    }

    // ---- where draws are counted by the processor
    long generated;
    long written;

    void clear() {
        generated = 0;
        written = 0;
        for (Segment s : segments) s.pool.release();
        segments.clear();
    }
}
