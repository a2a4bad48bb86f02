package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Box9;
import tepui.frontends.d3d9.LockedBox;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Volume9;
import tepui.frontends.d3d9.VolumeDesc9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.pipe.Box;

/** Volume texture. */
public final class VolumeTextureObject extends BaseTextureObject implements VolumeTexture9 {
    private final VolumeObject[] volumes;

    public VolumeTextureObject(ResourceRegistry registry, TexelStore store) {
        super(registry, store);
        volumes = new VolumeObject[store.levels];
        for (int i = 0; i < volumes.length; i++) volumes[i] = new VolumeObject(registry, store, i, this);
    }

    @Override
    public int getType() {
        return D3DRTYPE_VOLUMETEXTURE;
    }

    @Override
    public int getLevelDesc(int level, @Nullable Ref<VolumeDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= volumes.length) return D3DERR_INVALIDCALL;
        return volumes[level].getDesc(desc);
    }

    @Override
    public int getVolumeLevel(int level, @Nullable Ref<Volume9> volume) {
        if (volume == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= volumes.length) return D3DERR_INVALIDCALL;
        volumes[level].addRef();
        volume.value = volumes[level];
        return D3D_OK;
    }

    @Override
    public int lockBox(int level, @Nullable LockedBox locked, @Nullable Box9 box, int flags) {
        if (locked == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= volumes.length) return D3DERR_INVALIDCALL;
        return volumes[level].lockBox(locked, box, flags);
    }

    @Override
    public int unlockBox(int level) {
        if (level < 0 || level >= volumes.length) return D3DERR_INVALIDCALL;
        return volumes[level].unlockBox();
    }

    @Override
    public int addDirtyBox(@Nullable Box9 b) {
        Box box = b == null ? null : VolumeObject.box(b);
        return store.addDirty(0, box) ? D3D_OK : D3DERR_INVALIDCALL;
    }

    @Override
    void destroyImages() {
        for (VolumeObject v : volumes) v.privateData().clear();
    }
}
