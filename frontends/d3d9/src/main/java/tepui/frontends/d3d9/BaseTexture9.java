package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

/** IDirect3DBaseTexture9: levels, level of detail, generated levels. */
public abstract sealed class BaseTexture9 extends Resource9 permits Texture9, CubeTexture9, VolumeTexture9 {
    final TexelStore store;
    private int lod;
    private int autoGenFilter = D3DTEXF_LINEAR;
    /** The stages that it is bound to, a bit each; its state may change under them. */
    int boundStages;

    BaseTexture9(DeviceBase device, TexelStore store) {
        super(device);
        this.store = store;
        device.resources.add(this);
    }

    @Override
    int pool() {
        return store.pool;
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

    public int getLevelCount() {
        return store.levels;
    }

    public int setAutoGenFilterType(int filter) {
        if (filter == D3DTEXF_NONE) return D3DERR_INVALIDCALL;
        autoGenFilter = filter;
        store.mipsStale = true;
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
