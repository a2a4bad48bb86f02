package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;

/** IDirect3DCubeTexture9. */
public interface CubeTexture9 extends BaseTexture9 {
    int getLevelDesc(int level, @Nullable Ref<SurfaceDesc9> desc);

    int getCubeMapSurface(int face, int level, @Nullable Ref<Surface9> surface);

    /** The image, with a count of its own. */
    default Surface9 getCubeMapSurface(int face, int level) {
        Ref<Surface9> r = new Ref<>();
        check(getCubeMapSurface(face, level, r));
        return r.get();
    }

    int lockRect(int face, int level, @Nullable LockedRect locked, @Nullable Rect9 rect, int flags);

    /** Locks a whole image. */
    default LockedRect lockRect(int face, int level, int flags) {
        LockedRect r = new LockedRect();
        check(lockRect(face, level, r, null, flags));
        return r;
    }

    int unlockRect(int face, int level);

    int addDirtyRect(int face, @Nullable Rect9 rect);
}
