package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.D3DPOOL_DEFAULT;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;

/** Resources of one device, with the backend that they live on and the dirty bits through which draws learn of their changes. */
public final class ResourceRegistry {
    final Backend backend;
    final DirtyBits dirty;
    private final Set<ResourceObject> all = Collections.newSetFromMap(new IdentityHashMap<>());

    public ResourceRegistry(Backend backend, DirtyBits dirty) {
        this.backend = backend;
        this.dirty = dirty;
    }

    public Backend backend() {
        return backend;
    }

    public DirtyBits dirty() {
        return dirty;
    }

    void add(ResourceObject resource) {
        all.add(resource);
    }

    void remove(ResourceObject resource) {
        all.remove(resource);
    }

    /** All resources, in no order. */
    public List<ResourceObject> all() {
        return new ArrayList<>(all);
    }

    /** Does the program hold one of the pool DEFAULT? */
    public boolean holdsDefault() {
        for (ResourceObject r : all) {
            if (r.references().count() > 0 && r.pool() == D3DPOOL_DEFAULT) return true;
        }
        return false;
    }

    /** Bytes of the device's memory that they have, by their sizes. */
    public long deviceBytes() {
        long bytes = 0;
        for (ResourceObject r : all) bytes += r.deviceBytes();
        return bytes;
    }

    /** Managed resources are brought to the device anew when they are used next. */
    public void evict() {
        for (ResourceObject r : all) {
            if (r instanceof BaseTextureObject t) t.evict();
            else if (r instanceof BufferObject b) b.evict();
        }
    }
}
