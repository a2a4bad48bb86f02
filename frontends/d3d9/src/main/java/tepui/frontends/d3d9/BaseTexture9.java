package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

/** IDirect3DBaseTexture9: levels, level of detail, generated levels. */
public abstract sealed class BaseTexture9 extends Resource9 permits Texture9, CubeTexture9, VolumeTexture9 {
    /** What {@link #kind} says of no texture. */
    static final int NO_KIND = 0;

    static final int PLAIN = 1;
    static final int VOLUME = 2;
    static final int CUBE = 3;
    static final int COMPARED = 4;

    final TexelStore store;
    /** What shaders made of state must know of it: what it gives, and that depth is compared. */
    final int kind;

    private int lod;
    private int autoGenFilter = D3DTEXF_LINEAR;
    /** The stages that it is bound to, a bit each; its state may change under them. */
    int boundStages;

    BaseTexture9(DeviceBase device, TexelStore store) {
        super(device);
        this.store = store;
        Formats9.TexelFormat info = store.info;
        kind = store.volume ? VOLUME : store.cube ? CUBE : info.isDepth() && !info.isReadableDepth() ? COMPARED : PLAIN;
        store.texels = this;
        device.resources.add(this);
    }

    @Override
    int pool() {
        return store.pool;
    }

    @Override
    long deviceBytes() {
        return store.deviceBytes();
    }

    /** The most detailed level that is sampled; managed textures only. The one before. */
    public int setLOD(int level) {
        if (store.pool != D3DPOOL_MANAGED) return 0;
        int old = lod;
        int now = Math.min(Math.max(0, level), store.levels - 1);
        if (level < 0) now = store.levels - 1;
        lod = now;
        if (now != old) device.textureChanged(boundStages);
        return old;
    }

    public int getLOD() {
        return lod;
    }

    /** All that a sampler's state depends on: two textures of which this is the same are sampled alike. */
    final int sampling() { // hot
        boolean levels = store.levels > 1 || (store.usage & D3DUSAGE_AUTOGENMIPMAP) != 0;
        return lod << 2 | (kind == CUBE ? 2 : 0) | (levels ? 1 : 0);
    }

    public int getLevelCount() {
        return store.levels;
    }

    public int setAutoGenFilterType(int filter) {
        if (filter == D3DTEXF_NONE) return D3DERR_INVALIDCALL;
        autoGenFilter = filter;
        store.firstLevelWritten();
        return D3D_OK;
    }

    public int getAutoGenFilterType() {
        return autoGenFilter;
    }

    public void generateMipSubLevels() {
        if ((store.usage & D3DUSAGE_AUTOGENMIPMAP) != 0) store.generateMips();
    }

    @Override
    public void preLoad() {
        store.prepare();
    }

    abstract void destroyImages();

    @Override
    void destroy() {
        dropPrivateData();
        device.resources.remove(this);
        destroyImages();
        store.destroy();
    }
}
