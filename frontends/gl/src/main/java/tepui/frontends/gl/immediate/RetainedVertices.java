package tepui.frontends.gl.immediate;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.Device;

/**
 * Retained primitives of a display list: the vertices in a buffer of their own, made when they are drawn first, and the
 * current values that they leave behind.
 */
public final class RetainedVertices {
    private final VertexStore store;
    private final long touched;
    private final int[] finals;
    private @Nullable Buffer buffer;

    /** @param store is this object's from now on */
    public RetainedVertices(VertexStore store) {
        this.store = store;
        this.touched = store.known;
        this.finals = store.current().clone();
    }

    public VertexStore store() {
        return store;
    }

    /** Gives a context's store the current values that the primitives leave, which are also those that they have throughout. */
    public void leave(VertexStore to) {
        for (int s = 0; s < VertexStore.SLOTS; s++) {
            if ((touched >>> s & 1) == 0 || s == VertexStore.POSITION) continue;
            to.setKind(s, store.kind(s));
            to.set(s, 4, finals[4 * s], finals[4 * s + 1], finals[4 * s + 2], finals[4 * s + 3]);
        }
        store.take(to);
    }

    /** The list is gone: so is the buffer. */
    public void drop(Device device) {
        Buffer b = buffer;
        buffer = null;
        if (b != null) device.destroy(b);
    }

    /** Draws them. */
    public void draw(VertexStream stream, StateSync sync) {
        Buffer b = buffer;
        if (b == null) {
            b = stream.retain(store);
            buffer = b;
        }
        stream.draw(store, sync, b, 0);
    }
}
