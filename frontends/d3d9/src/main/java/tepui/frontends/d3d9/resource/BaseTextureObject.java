package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.BaseTexture9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.References;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

/** Texture of any shape: its texels, level of detail and generated levels. */
public abstract sealed class BaseTextureObject implements ResourceObject, BaseTexture9
        permits TextureObject, CubeTextureObject, VolumeTextureObject {
    /** {@link #kind} of no texture. */
    static final int NO_KIND = 0;

    public static final int PLAIN = 1;
    static final int VOLUME = 2;
    static final int CUBE = 3;
    public static final int COMPARED = 4;

    public final TexelStore store;
    /** Kind for shaders made of state: the components that it gives, and whether depth is compared. */
    public final int kind;

    private final References references;
    private final ResourceRegistry registry;
    private final PrivateData privateData = new PrivateData();
    private int priority;
    private int lod;
    private int autoGenFilter = D3DTEXF_LINEAR;
    /** The stages that it is bound to, a bit each; its state may change under them. */
    public int boundStages;

    BaseTextureObject(ResourceRegistry registry, TexelStore store) {
        this.registry = registry;
        references = References.of(this);
        this.store = store;
        TexelFormats.TexelFormat info = store.info;
        kind = store.volume ? VOLUME : store.cube ? CUBE : info.isDepth() && !info.isReadableDepth() ? COMPARED : PLAIN;
        store.texels = this;
        registry.add(this);
    }

    @Override
    public final References references() {
        return references;
    }

    @Override
    public final Backend backend() {
        return registry.backend;
    }

    @Override
    public final PrivateData privateData() {
        return privateData;
    }

    @Override
    public int pool() {
        return store.pool;
    }

    @Override
    public long deviceBytes() {
        return store.deviceBytes();
    }

    @Override
    public int setLOD(int level) {
        if (store.pool != D3DPOOL_MANAGED) return 0;
        int old = lod;
        int now = Math.min(Math.max(0, level), store.levels - 1);
        if (level < 0) now = store.levels - 1;
        lod = now;
        if (now != old) registry.dirty.texturesChanged(boundStages);
        return old;
    }

    @Override
    public int getLOD() {
        return lod;
    }

    /** Kind of the bound texture, for shaders made of state. */
    public static int kind(@Nullable BaseTextureObject t) { // hot
        return t == null ? NO_KIND : t.kind;
    }

    /** All that a sampler's state depends on: textures with the same value are sampled alike. */
    public final int sampling() { // hot
        boolean levels = store.levels > 1 || (store.usage & D3DUSAGE_AUTOGENMIPMAP) != 0;
        return lod << 2 | (kind == CUBE ? 2 : 0) | (levels ? 1 : 0);
    }

    @Override
    public int getLevelCount() {
        return store.levels;
    }

    @Override
    public int setAutoGenFilterType(int filter) {
        if (filter == D3DTEXF_NONE) return D3DERR_INVALIDCALL;
        autoGenFilter = filter;
        store.firstLevelWritten();
        return D3D_OK;
    }

    @Override
    public int getAutoGenFilterType() {
        return autoGenFilter;
    }

    @Override
    public void generateMipSubLevels() {
        if ((store.usage & D3DUSAGE_AUTOGENMIPMAP) == 0) return;
        try {
            store.generateMips();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            registry.backend.loss.ofCall(e);
        }
    }

    @Override
    public void preLoad() {
        try {
            store.prepare();
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            registry.backend.loss.ofCall(e);
        }
    }

    /** The one before; only managed resources have one. */
    @Override
    public int setPriority(int value) {
        if (store.pool != D3DPOOL_MANAGED) return 0;
        int old = priority;
        priority = value;
        return old;
    }

    @Override
    public int getPriority() {
        return priority;
    }

    /** A managed texture is brought to the device anew when it is used next. */
    void evict() {
        store.evict();
        registry.dirty.texturesChanged(boundStages);
    }

    abstract void destroyImages();

    @Override
    public void destroy() {
        privateData.clear();
        registry.remove(this);
        destroyImages();
        store.destroy();
    }
}
