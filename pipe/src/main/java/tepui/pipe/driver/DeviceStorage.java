package tepui.pipe.driver;

/** Storage that a buffer has at a time, as a driver has it: where the processor sees it, and which batches use it. */
public abstract class DeviceStorage {
    /** Address for the processor; 0 where it is not mapped. */
    public final long address;

    /** Serial of the last batch that uses it as a ring's memory. */
    public long lastUse;

    protected DeviceStorage(long address) {
        this.address = address;
    }

    /** Are all batches done that use it, or that write it, whether or not they were handed over? */
    public abstract boolean isDone(Timeline timeline, boolean writes); // hot

    /** Waits for the batches that use it, or that write it; for others' only as far as they were handed over. */
    public abstract void waitFor(Batches batches, boolean writes);
}
