package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;

/** IDirect3DVolumeTexture9. */
public final class VolumeTexture9 extends BaseTexture9 {
    private final Volume9[] volumes;

    VolumeTexture9(DeviceBase device, TexelStore store) {
        super(device, store);
        volumes = new Volume9[store.levels];
        for (int i = 0; i < volumes.length; i++) volumes[i] = new Volume9(device, store, i, this);
    }

    @Override
    public int getType() {
        return D3DRTYPE_VOLUMETEXTURE;
    }

    public int getLevelDesc(int level, @Nullable Ref<VolumeDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= volumes.length) return D3DERR_INVALIDCALL;
        return volumes[level].getDesc(desc);
    }

    public int getVolumeLevel(int level, @Nullable Ref<Volume9> volume) {
        if (volume == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= volumes.length) return D3DERR_INVALIDCALL;
        volumes[level].addRef();
        volume.value = volumes[level];
        return D3D_OK;
    }

    public int lockBox(int level, @Nullable LockedBox locked, @Nullable Box9 box, int flags) {
        if (locked == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= volumes.length) return D3DERR_INVALIDCALL;
        return volumes[level].lockBox(locked, box, flags);
    }

    /** Locks a whole level. */
    public LockedBox lockBox(int level, int flags) {
        LockedBox r = new LockedBox();
        check(lockBox(level, r, null, flags));
        return r;
    }

    public int unlockBox(int level) {
        if (level < 0 || level >= volumes.length) return D3DERR_INVALIDCALL;
        return volumes[level].unlockBox();
    }

    public int addDirtyBox(@Nullable Box9 b) {
        Box box = b == null ? null : Volume9.box(b);
        return store.addDirty(0, box) ? D3D_OK : D3DERR_INVALIDCALL;
    }

    @Override
    void destroyImages() {
        for (Volume9 v : volumes) v.dropPrivateData();
    }
}
