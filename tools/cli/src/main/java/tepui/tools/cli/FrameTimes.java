package tepui.tools.cli;

import java.util.Arrays;

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
        return count < 2 ? "" : fixed(1e9 / median(), 1) + " pictures a second";
    }

    String summary() {
        if (count == 0) return "no picture";
        String first = fixed(nanos[0] * 1e-6, 1);
        if (count == 1) return "1 picture in " + first + " ms";
        long most = 0;
        for (int i = 1; i < kept(); i++) most = Math.max(most, nanos[i]);
        return count + " pictures, the first in " + first + " ms, then " + fixed(median() * 1e-6, 2)
                + " ms each (median; " + fixed(most * 1e-6, 2) + " at most)";
    }

    /** A number above 0 with one or two decimals. A formatter costs a process that draws one picture ten milliseconds. */
    private static String fixed(double value, int decimals) {
        long scale = decimals == 1 ? 10 : 100;
        long units = Math.round(value * scale);
        long rest = units % scale;
        return units / scale + (decimals == 2 && rest < 10 ? ".0" : ".") + rest;
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
