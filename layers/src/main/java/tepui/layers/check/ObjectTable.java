package tepui.layers.check;

import java.util.IdentityHashMap;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Buffer;
import tepui.pipe.Query;
import tepui.pipe.ShaderObject;
import tepui.pipe.StreamTarget;
import tepui.pipe.Surface;
import tepui.pipe.Texture;
import tepui.pipe.TextureView;

/**
 * Table of the living objects of a device, shared by its contexts. What is not in it was destroyed or belongs
 * elsewhere; nothing destroyed is kept. Looking up takes a lock and allocates nothing.
 */
final class ObjectTable {
    private final IdentityHashMap<Object, Tracked> living = new IdentityHashMap<>();
    private int changes;

    synchronized void add(Object object, Tracked tracked) {
        living.put(object, tracked);
    }

    /** Whether it was there. */
    synchronized boolean remove(Object object) {
        changes++;
        return living.remove(object) != null;
    }

    /** Something was mapped, unmapped or destroyed: what was found good before a draw must be looked at again. */
    synchronized void changed() {
        changes++;
    }

    /** Differs from an earlier answer if anything changed in between. */
    synchronized int changes() { // hot
        return changes;
    }

    private synchronized @Nullable Tracked find(Object object) { // hot
        return living.get(object);
    }

    Tracked.@Nullable OfBuffer find(Buffer buffer) { // hot
        return (Tracked.OfBuffer) find((Object) buffer);
    }

    Tracked.@Nullable OfTexture find(Texture texture) { // hot
        return (Tracked.OfTexture) find((Object) texture);
    }

    Tracked.@Nullable OfView find(TextureView view) { // hot
        return (Tracked.OfView) find((Object) view);
    }

    Tracked.@Nullable OfShader find(ShaderObject shader) { // hot
        return (Tracked.OfShader) find((Object) shader);
    }

    Tracked.@Nullable OfStreamTarget find(StreamTarget target) { // hot
        return (Tracked.OfStreamTarget) find((Object) target);
    }

    Tracked.@Nullable OfQuery find(Query query) { // hot
        return (Tracked.OfQuery) find((Object) query);
    }

    Tracked.@Nullable OfSurface find(Surface surface) { // hot
        return (Tracked.OfSurface) find((Object) surface);
    }
}
