package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SurfaceDesc9;
import tepui.pipe.Box;

/** Cube texture. */
public final class CubeTextureObject extends BaseTextureObject implements CubeTexture9 {
    private final SurfaceObject[] surfaces;

    public CubeTextureObject(ResourceRegistry registry, TexelStore store) {
        super(registry, store);
        surfaces = new SurfaceObject[store.levels * 6];
        for (int i = 0; i < surfaces.length; i++) {
            surfaces[i] =
                    new SurfaceObject(registry, new StoreImage(store, i % store.levels, i / store.levels), this, 0, 0);
        }
    }

    @Override
    public int getType() {
        return D3DRTYPE_CUBETEXTURE;
    }

    private @Nullable SurfaceObject image(int face, int level) {
        return face < 0 || face > 5 || level < 0 || level >= store.levels
                ? null
                : surfaces[face * store.levels + level];
    }

    @Override
    public int getLevelDesc(int level, @Nullable Ref<SurfaceDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        SurfaceObject s = image(0, level);
        return s == null ? D3DERR_INVALIDCALL : s.getDesc(desc);
    }

    @Override
    public int getCubeMapSurface(int face, int level, @Nullable Ref<Surface9> surface) {
        if (surface == null) return D3DERR_INVALIDCALL;
        SurfaceObject s = image(face, level);
        if (s == null) return D3DERR_INVALIDCALL;
        s.addRef();
        surface.value = s;
        return D3D_OK;
    }

    @Override
    public int lockRect(int face, int level, @Nullable LockedRect locked, @Nullable Rect9 rect, int flags) {
        if (locked == null) return D3DERR_INVALIDCALL;
        SurfaceObject s = image(face, level);
        return s == null ? D3DERR_INVALIDCALL : s.lockRect(locked, rect, flags);
    }

    @Override
    public int unlockRect(int face, int level) {
        SurfaceObject s = image(face, level);
        return s == null ? D3DERR_INVALIDCALL : s.unlock(true);
    }

    @Override
    public int addDirtyRect(int face, @Nullable Rect9 rect) {
        if (face < 0 || face > 5) return D3DERR_INVALIDCALL;
        Box b = rect == null ? null : new Box(rect.left(), rect.top(), 0, rect.width(), rect.height(), 1);
        return store.addDirty(face, b) ? D3D_OK : D3DERR_INVALIDCALL;
    }

    @Override
    void destroyImages() {
        for (SurfaceObject s : surfaces) s.privateData().clear();
    }
}
