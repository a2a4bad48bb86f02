package tepui.pipe.driver;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.BufferDesc;

/**
 * A buffer of the contract as {@link BufferTransfers} sees it: storage that may be replaced when its contents are discarded, and the mapping
 * there is.
 *
 * @param <S> the driver's storages
 */
public abstract class StoredBuffer<S extends DeviceStorage> extends Buffer {
    /** The command stream knows the address: only it gives the buffer other storage. */
    public boolean pinned;

    // ---- the mapping there is
    public boolean mapped;
    public long mapOffset;
    public long mapSize;
    int mapFlags;

    /** Where the mapping is in staging memory; null where it is the storage itself. */
    @Nullable
    S mapStaging;

    long mapStagingOffset;

    protected StoredBuffer(BufferDesc desc) {
        super(desc);
    }

    public abstract S storage(); // hot

    /** Other storage, of which nothing is needed. */
    public abstract void rename(String call);

    /** It is mapped no more; the answer is the mapping's own memory, if it has any. */
    public final @Nullable S endMap() {
        S own = mapStaging;
        mapped = false;
        mapStaging = null;
        return own;
    }
}
