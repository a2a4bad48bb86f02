package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SurfaceDesc9;
import tepui.frontends.d3d9.Texture9;
import tepui.pipe.Box;

/** Flat texture. */
public final class TextureObject extends BaseTextureObject implements Texture9 {
    private final SurfaceObject[] surfaces;

    public TextureObject(ResourceRegistry registry, TexelStore store) {
        super(registry, store);
        surfaces = new SurfaceObject[store.levels];
        for (int i = 0; i < surfaces.length; i++)
            surfaces[i] = new SurfaceObject(registry, new StoreImage(store, i, 0), this, 0, 0);
    }

    @Override
    public int getType() {
        return D3DRTYPE_TEXTURE;
    }

    @Override
    public int getLevelDesc(int level, @Nullable Ref<SurfaceDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= surfaces.length) return D3DERR_INVALIDCALL;
        return surfaces[level].getDesc(desc);
    }

    @Override
    public int getSurfaceLevel(int level, @Nullable Ref<Surface9> surface) {
        if (surface == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= surfaces.length) return D3DERR_INVALIDCALL;
        surfaces[level].addRef();
        surface.value = surfaces[level];
        return D3D_OK;
    }

    @Override
    public int lockRect(int level, @Nullable LockedRect locked, @Nullable Rect9 rect, int flags) {
        if (locked == null) return D3DERR_INVALIDCALL;
        if (level < 0 || level >= surfaces.length) return D3DERR_INVALIDCALL;
        return surfaces[level].lockRect(locked, rect, flags);
    }

    @Override
    public int unlockRect(int level) {
        if (level < 0 || level >= surfaces.length) return D3DERR_INVALIDCALL;
        return surfaces[level].unlockRect();
    }

    @Override
    public int addDirtyRect(@Nullable Rect9 rect) {
        Box b = rect == null ? null : new Box(rect.left(), rect.top(), 0, rect.width(), rect.height(), 1);
        return store.addDirty(0, b) ? D3D_OK : D3DERR_INVALIDCALL;
    }

    @Override
    void destroyImages() {
        for (SurfaceObject s : surfaces) s.privateData().clear();
    }
}
