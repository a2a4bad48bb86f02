package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;

/** IDirect3DCubeTexture9. */
public final class CubeTexture9 extends BaseTexture9 {
    private final Surface9[] surfaces;

    CubeTexture9(DeviceBase device, TexelStore store) {
        super(device, store);
        surfaces = new Surface9[store.levels * 6];
        for (int i = 0; i < surfaces.length; i++) {
            surfaces[i] = new Surface9(device, store, i % store.levels, i / store.levels, this, 0, 0);
        }
    }

    @Override
    public int getType() {
        return D3DRTYPE_CUBETEXTURE;
    }

    private @Nullable Surface9 image(int face, int level) {
        return face < 0 || face > 5 || level < 0 || level >= store.levels
                ? null
                : surfaces[face * store.levels + level];
    }

    public int getLevelDesc(int level, @Nullable Ref<SurfaceDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        Surface9 s = image(0, level);
        return s == null ? D3DERR_INVALIDCALL : s.getDesc(desc);
    }

    public int getCubeMapSurface(int face, int level, @Nullable Ref<Surface9> surface) {
        if (surface == null) return D3DERR_INVALIDCALL;
        Surface9 s = image(face, level);
        if (s == null) return D3DERR_INVALIDCALL;
        s.addRef();
        surface.value = s;
        return D3D_OK;
    }

    /** The image, with a count of its own. */
    public Surface9 getCubeMapSurface(int face, int level) {
        Ref<Surface9> r = new Ref<>();
        check(getCubeMapSurface(face, level, r));
        return r.get();
    }

    public int lockRect(int face, int level, @Nullable LockedRect locked, @Nullable Rect9 rect, int flags) {
        if (locked == null) return D3DERR_INVALIDCALL;
        Surface9 s = image(face, level);
        return s == null ? D3DERR_INVALIDCALL : s.lockRect(locked, rect, flags);
    }

    /** Locks a whole image. */
    public LockedRect lockRect(int face, int level, int flags) {
        LockedRect r = new LockedRect();
        check(lockRect(face, level, r, null, flags));
        return r;
    }

    public int unlockRect(int face, int level) {
        Surface9 s = image(face, level);
        return s == null ? D3DERR_INVALIDCALL : s.unlock(true);
    }

    public int addDirtyRect(int face, @Nullable Rect9 rect) {
        if (face < 0 || face > 5) return D3DERR_INVALIDCALL;
        Box b = rect == null ? null : new Box(rect.left(), rect.top(), 0, rect.width(), rect.height(), 1);
        return store.addDirty(face, b) ? D3D_OK : D3DERR_INVALIDCALL;
    }

    @Override
    void destroyImages() {
        for (Surface9 s : surfaces) s.dropPrivateData();
    }
}
