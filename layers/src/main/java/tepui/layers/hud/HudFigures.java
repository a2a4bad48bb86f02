package tepui.layers.hud;

import java.lang.management.GarbageCollectorMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import tepui.pipe.Counters;

/** The figures of the last frames, a ring for each item, from present to present. What the display itself draws is left out. */
final class HudFigures {
    static final int WINDOW = 120;
    private static final HudItem[] ITEMS = HudItem.values();
    private static final int SLOW = 10;

    private final long[][] rings = new long[ITEMS.length][WINDOW];
    private final long[] totals = new long[ITEMS.length];
    /** What the display has drawn and no frame has left out yet. */
    private final long[] own = new long[ITEMS.length];

    private final long[] before = new long[ITEMS.length];
    private final List<GarbageCollectorMXBean> collectors = ManagementFactory.getGarbageCollectorMXBeans();
    private final Runtime runtime = Runtime.getRuntime();
    private long began;
    private long frames;
    private long collected = collected();
    private long memory;

    /** The first frame begins. */
    void begin(Counters now, long nanos) {
        for (HudItem item : ITEMS) totals[item.ordinal()] = item.total(now);
        began = nanos;
    }

    /** The display begins to draw. */
    void beginOwn(Counters now) { // hot
        for (HudItem item : ITEMS) before[item.ordinal()] = item.total(now);
    }

    /** The display has drawn so many rectangles. Where the counters come late, they may not have them yet. */
    void endOwn(Counters now, int rectangles) { // hot
        if (now.isLate()) {
            if (rectangles == 0) return;
            own[HudItem.DRAWS.ordinal()]++;
            own[HudItem.PRIMITIVES.ordinal()] += 2L * rectangles;
            return;
        }
        for (HudItem item : ITEMS) own[item.ordinal()] += item.total(now) - before[item.ordinal()];
    }

    /** A frame has ended: what has been gained since the end of the one before. */
    void end(Counters now, long nanos) { // hot
        int at = (int) (frames % WINDOW);
        for (HudItem item : ITEMS) {
            int i = item.ordinal();
            long total = item.total(now);
            long gained = total - totals[i];
            long left = Math.min(own[i], gained);
            totals[i] = total;
            own[i] -= left;
            rings[i][at] = gained - left;
        }
        long micros = Math.max(1, (nanos - began) / 1000);
        began = nanos;
        rings[HudItem.FRAMETIME.ordinal()][at] = micros;
        rings[HudItem.FPS.ordinal()][at] = Math.round(1e6 / micros);
        rings[HudItem.UPLOADED.ordinal()][at] >>= 10;
        rings[HudItem.READ_BACK.ordinal()][at] >>= 10;
        // Asking is not free, and neither changes from frame to frame.
        if (frames % SLOW == 0) {
            memory = runtime.totalMemory() - runtime.freeMemory() >> 20;
            long all = collected();
            rings[HudItem.GC.ordinal()][at] = all - collected;
            collected = all;
        } else {
            rings[HudItem.GC.ordinal()][at] = 0;
        }
        rings[HudItem.MEMORY.ordinal()][at] = memory;
        frames++;
    }

    private long collected() {
        long sum = 0;
        for (int i = 0; i < collectors.size(); i++)
            sum += Math.max(0, collectors.get(i).getCollectionTime());
        return sum;
    }

    long frames() {
        return frames;
    }

    int kept() {
        return (int) Math.min(frames, WINDOW);
    }

    /** The figure of a frame; 0 is the last, 1 the one before. */
    long at(HudItem item, int back) { // hot
        return back >= kept() ? 0 : rings[item.ordinal()][(int) ((frames - 1 - back) % WINDOW)];
    }

    long largest(HudItem item) { // hot
        long most = 0;
        for (int i = 0; i < kept(); i++) most = Math.max(most, at(item, i));
        return most;
    }

    /** Over the last frames: a figure that people can read. */
    long mean(HudItem item) { // hot
        int n = Math.min(kept(), 30);
        if (n == 0) return 0;
        long sum = 0;
        for (int i = 0; i < n; i++) sum += at(item, i);
        return (sum + n / 2) / n;
    }
}
