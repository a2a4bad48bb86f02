package tepui.pipe.driver;

import tepui.pipe.Query;

/** Query of the contract, with its life cycle. Its value is the sum of what several queries of the device counted. */
public abstract class CountedQuery extends Query {
    public boolean active;
    public boolean ended;
    public boolean destroyed;
    /** The batch that ends it. */
    public long serial;

    protected CountedQuery(Kind kind, int index) {
        super(kind, index);
    }

    /** It counts from now on. */
    public final void begun() {
        active = true;
        ended = false;
    }

    /** It has counted, with what the batch of that serial does. */
    public final void ended(long inBatch) {
        active = false;
        ended = true;
        serial = inBatch;
    }

    /**
     * Is the batch done that ends it?
     *
     * @param open serial of the context's open batch; 0 for none
     * @param wait waits until it is; else the batch is handed over, so that whoever asks again and again gets an answer one day
     */
    public final boolean isDone(Timeline timeline, Batches batches, long open, boolean wait) {
        if (timeline.isDone(serial)) return true;
        if (wait) {
            batches.waitFor(serial);
            return true;
        }
        if (serial == open) batches.submit();
        return timeline.isDone(serial);
    }
}
