package tepui.pipe.driver;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Queue of objects that were destroyed while commands may still use them, where the API keeps nothing alive by itself:
 * each waits for the newest batch at the time of its destruction. In order of serials, so a look at the head is enough.
 * Parallel arrays: renaming a buffer passes through here each time.
 *
 * @param <M> what a driver knows of an object's memory
 */
public abstract class RetiredObjects<M> {
    private final Timeline timeline;
    private long[] serials = new long[64];
    private long[] handles = new long[64];
    private int[] kinds = new int[64];
    private @Nullable Object[] memories = new Object[64];
    private int head;
    private int size;

    protected RetiredObjects(Timeline timeline) {
        this.timeline = timeline;
    }

    /** Nothing uses the object any more. */
    protected abstract void destroy(int kind, long handle, @Nullable M memory);

    /** The object goes, and its memory with it, when everything that was recorded so far is done. */
    protected final synchronized void add(int kind, long handle, @Nullable M memory) {
        if (size == serials.length) grow();
        int at = head + size & serials.length - 1;
        serials[at] = timeline.newest();
        handles[at] = handle;
        kinds[at] = kind;
        memories[at] = memory;
        size++;
    }

    private void grow() {
        int n = serials.length;
        long[] s = new long[n * 2];
        long[] h = new long[n * 2];
        int[] k = new int[n * 2];
        @Nullable Object[] m = new Object[n * 2];
        for (int i = 0; i < size; i++) {
            int from = head + i & n - 1;
            s[i] = serials[from];
            h[i] = handles[from];
            k[i] = kinds[from];
            m[i] = memories[from];
        }
        serials = s;
        handles = h;
        kinds = k;
        memories = m;
        head = 0;
    }

    /** Destroys what nothing uses any more. */
    public final synchronized void collect() {
        long completed = timeline.completed();
        while (size > 0 && serials[head] <= completed) {
            int at = head;
            head = head + 1 & serials.length - 1;
            size--;
            @SuppressWarnings("unchecked") // Only add() fills the array.
            M memory = (M) memories[at];
            memories[at] = null;
            destroy(kinds[at], handles[at], memory);
        }
    }

    /** The device is idle: everything goes. */
    public final synchronized void drain() {
        Arrays.fill(serials, 0);
        collect();
    }
}
