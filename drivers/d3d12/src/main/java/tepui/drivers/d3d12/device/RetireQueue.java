package tepui.drivers.d3d12.device;

import org.jspecify.annotations.Nullable;
import tepui.drivers.d3d12.com.IUnknown;
import tepui.pipe.driver.RetiredObjects;
import tepui.pipe.driver.Timeline;

/** Queue of Direct3D objects whose release waits for the batches that may use them. */
public final class RetireQueue extends RetiredObjects<MemoryUse> {
    RetireQueue(Timeline timeline) {
        super(timeline);
    }

    /** The object is released when everything that was recorded so far is done. */
    public void add(long object) {
        if (object != 0) add(object, null);
    }

    /** {@link #add(long)}, after which {@code use} frees the object, if it is not 0, and its memory. */
    public void add(long object, @Nullable MemoryUse use) {
        add(0, object, use);
    }

    @Override
    protected void destroy(int kind, long handle, @Nullable MemoryUse use) {
        if (use != null) use.free(handle);
        else IUnknown.release(handle);
    }
}
