package tepui.frontends.gl.base;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Fence;

/**
 * Order of what the contexts of a share group hand over, each of which may have a thread of its driver's. A context that hands over has put itself behind
 * the fence that was here, so the last fence stands for all before it.
 */
public final class FlushOrder {
    private volatile boolean several;
    private volatile @Nullable Fence last;

    /** Is there more than one context? */
    public void setSeveral(boolean several) {
        this.several = several;
    }

    boolean isSeveral() { // hot
        return several;
    }

    /** The fence behind what was handed over last; null where nothing was. */
    @Nullable
    Fence last() { // hot
        return last;
    }

    void flushed(Fence fence) {
        last = fence;
    }
}
