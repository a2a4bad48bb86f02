package tepui.pipe.driver;

/** Storage that a buffer has at a time, as a driver has it: where the processor sees it, and which batches use it. */
public abstract class DeviceStorage {
    /** Address for the processor; 0 where it is not mapped. */
    public final long address;

    /** Serial of the last batch that uses it, and that writes it. */
    public long lastUse;

    public long lastWrite;

    protected DeviceStorage(long address) {
        this.address = address;
    }
}
