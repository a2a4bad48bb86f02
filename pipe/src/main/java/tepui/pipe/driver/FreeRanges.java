package tepui.pipe.driver;

import java.util.Arrays;

/**
 * List of the free ranges of a block of memory: ranges sorted by where they start, which never touch. The first that is
 * large enough is taken.
 */
public final class FreeRanges {
    private final long size;
    private long[] starts = {0, 0, 0, 0};
    private long[] ends;
    private int count = 1;

    /** All of {@code size} bytes are free. */
    public FreeRanges(long size) {
        if (size <= 0) throw new IllegalArgumentException("FreeRanges: size is " + size + ", must be above 0");
        this.size = size;
        ends = new long[] {size, 0, 0, 0};
    }

    /** Takes so many free bytes: their offset, or -1. */
    public long take(long bytes, long alignment) {
        for (int i = 0; i < count; i++) {
            long start = (starts[i] + alignment - 1) / alignment * alignment;
            if (start + bytes > ends[i]) continue;
            long before = starts[i];
            long end = ends[i];
            if (before == start && start + bytes == end) {
                remove(i);
            } else if (before == start) {
                starts[i] = start + bytes;
            } else {
                ends[i] = start;
                if (start + bytes < end) insert(i + 1, start + bytes, end);
            }
            return start;
        }
        return -1;
    }

    /** Bytes that were taken are free again. */
    public void give(long start, long bytes) {
        long end = start + bytes;
        int i = 0;
        while (i < count && starts[i] < start) i++;
        boolean overlaps = i > 0 && ends[i - 1] > start || i < count && starts[i] < end;
        if (overlaps || start < 0 || end > size) {
            throw new IllegalArgumentException(
                    "FreeRanges: " + start + " to " + end + " of " + size + " bytes was not taken");
        }
        boolean joinsBefore = i > 0 && ends[i - 1] == start;
        boolean joinsAfter = i < count && starts[i] == end;
        if (joinsBefore && joinsAfter) {
            ends[i - 1] = ends[i];
            remove(i);
        } else if (joinsBefore) {
            ends[i - 1] = end;
        } else if (joinsAfter) {
            starts[i] = start;
        } else {
            insert(i, start, end);
        }
    }

    private void insert(int at, long start, long end) {
        if (count == starts.length) {
            starts = Arrays.copyOf(starts, count * 2);
            ends = Arrays.copyOf(ends, count * 2);
        }
        System.arraycopy(starts, at, starts, at + 1, count - at);
        System.arraycopy(ends, at, ends, at + 1, count - at);
        starts[at] = start;
        ends[at] = end;
        count++;
    }

    private void remove(int at) {
        System.arraycopy(starts, at + 1, starts, at, count - at - 1);
        System.arraycopy(ends, at + 1, ends, at, count - at - 1);
        count--;
    }

    public boolean isEmpty() {
        return count == 1 && starts[0] == 0 && ends[0] == size;
    }
}
