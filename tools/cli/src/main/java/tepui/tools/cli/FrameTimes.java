package tepui.tools.cli;

import java.util.Arrays;
import java.util.Locale;

/** Frame times: the first apart, because it pays for compiling, then the median and the slowest of the rest. */
final class FrameTimes {
    private final long[] nanos;
    private int count;
    private long began;

    /** Keeps the latest {@code capacity} pictures and the first. */
    FrameTimes(int capacity) {
        nanos = new long[Math.max(2, capacity)];
    }

    void begin() {
        began = System.nanoTime();
    }

    void end() {
        add(System.nanoTime() - began);
    }

    void add(long time) {
        int at = count < nanos.length ? count : 1 + (count - 1) % (nanos.length - 1);
        nanos[at] = time;
        count++;
    }

    String rate() {
        return count < 2 ? "" : String.format(Locale.ROOT, "%.1f pictures a second", 1e9 / median());
    }

    String summary() {
        if (count == 0) return "no picture";
        if (count == 1) return String.format(Locale.ROOT, "1 picture in %.1f ms", nanos[0] * 1e-6);
        return String.format(
                Locale.ROOT,
                "%d pictures, the first in %.1f ms, then %.2f ms each (median; %.2f at most)",
                count,
                nanos[0] * 1e-6,
                median() * 1e-6,
                Arrays.stream(nanos, 1, kept()).max().getAsLong() * 1e-6);
    }

    private double median() {
        long[] sorted = Arrays.copyOfRange(nanos, 1, kept());
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private int kept() {
        return Math.min(count, nanos.length);
    }
}
