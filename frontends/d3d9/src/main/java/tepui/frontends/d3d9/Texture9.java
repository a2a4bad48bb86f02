package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;

/** IDirect3DTexture9. */
public final class Texture9 extends BaseTexture9 {
    private final Surface9[] surfaces;

    Texture9(DeviceBase device, TexelStore store) {
        super(device, store);
        surfaces = new Surface9[store.levels];
        for (int i = 0; i < surfaces.length; i++) surfaces[i] = new Surface9(device, store, i, 0, this, 0, 0);
    }

    @Override
    public int getType() {
        return D3DRTYPE_TEXTURE;
    }

    public int getLevelDesc(int level, @Nullable Ref<SurfaceDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= surfaces.length) return D3DERR_INVALIDCALL;
        return surfaces[level].getDesc(desc);
    }

    public int getSurfaceLevel(int level, @Nullable Ref<Surface9> surface) {
        if (surface == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= surfaces.length) return D3DERR_INVALIDCALL;
        surfaces[level].addRef();
        surface.value = surfaces[level];
        return D3D_OK;
    }

    /** The level, with a count of its own. */
    public Surface9 getSurfaceLevel(int level) {
        Ref<Surface9> r = new Ref<>();
        check(getSurfaceLevel(level, r));
        return r.get();
    }

    Surface9 level(int level) {
        return surfaces[level];
    }

    public int lockRect(int level, @Nullable LockedRect locked, @Nullable Rect9 rect, int flags) {
        if (locked == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= surfaces.length) return D3DERR_INVALIDCALL;
        return surfaces[level].lockRect(locked, rect, flags);
    }

    /** Locks a whole level. */
    public LockedRect lockRect(int level, int flags) {
        LockedRect r = new LockedRect();
        check(lockRect(level, r, null, flags));
        return r;
    }

    public int unlockRect(int level) {
        if (level < 0 || level >= surfaces.length) return D3DERR_INVALIDCALL;
        return surfaces[level].unlockRect();
    }

    public int addDirtyRect(@Nullable Rect9 rect) {
        Box b = rect == null ? null : new Box(rect.left(), rect.top(), 0, rect.width(), rect.height(), 1);
        return store.addDirty(0, b) ? D3D_OK : D3DERR_INVALIDCALL;
    }

    @Override
    void destroyImages() {
        for (Surface9 s : surfaces) s.dropPrivateData();
    }
}
