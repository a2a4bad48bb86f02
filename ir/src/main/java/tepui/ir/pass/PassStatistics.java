package tepui.ir.pass;

import java.util.LinkedHashMap;
import java.util.Map;

/** Figures of each pass: how often it ran, how often it changed something, how long it took. Safe to share between threads. */
public final class PassStatistics {
    /** The sums of one pass. */
    public record Entry(long runs, long changes, long nanos) {
        Entry plus(long time, boolean changed) {
            return new Entry(runs + 1, changes + (changed ? 1 : 0), nanos + time);
        }
    }

    private final Map<String, Entry> entries = new LinkedHashMap<>();

    public PassStatistics() {}

    synchronized void add(String pass, long nanos, boolean changed) {
        entries.put(pass, entries.getOrDefault(pass, new Entry(0, 0, 0)).plus(nanos, changed));
    }

    /** A copy, in the order of first run. */
    public synchronized Map<String, Entry> entries() {
        return new LinkedHashMap<>(entries);
    }

    /** A table: pass, runs, changes, milliseconds. */
    @Override
    public String toString() {
        StringBuilder out = new StringBuilder(String.format("%-24s %8s %8s %10s%n", "pass", "runs", "changed", "ms"));
        entries()
                .forEach((name, e) ->
                        out.append(String.format("%-24s %8d %8d %10.2f%n", name, e.runs, e.changes, e.nanos / 1e6)));
        return out.toString();
    }
}
