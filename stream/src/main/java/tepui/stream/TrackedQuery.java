package tepui.stream;

import tepui.pipe.Context;
import tepui.pipe.Query;

/**
 * Tracking of a query: its result, once the driver's thread has seen it. A program that asks again and again without
 * waiting posts one question at a time and reads the answer here.
 */
final class TrackedQuery extends Tracked {
    private final Query query;
    /** Counts the begins and ends: an answer belongs to one of them. */
    int issue;

    private volatile int answered = -1;
    private long result;
    private volatile boolean asked;

    TrackedQuery(StreamDevice device, Query query) {
        super(device, query, null);
        this.query = query;
    }

    /** The answer to the current issue, or NOT_READY. */
    long result() { // hot
        return answered == issue ? result : Context.NOT_READY;
    }

    void answer(int of, long value) {
        if (value == Context.NOT_READY) return;
        result = value;
        answered = of;
    }

    /** Is a question to be posted? */
    boolean ask() { // hot
        if (asked) return false;
        asked = true;
        return true;
    }

    /** On the driver's thread. */
    void poll(Context next, int of) {
        try {
            answer(of, next.queryResult(query, false));
        } finally {
            asked = false;
        }
    }
}
