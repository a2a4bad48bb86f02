package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;

/** IDirect3DTexture9. */
public interface Texture9 extends BaseTexture9 {
    int getLevelDesc(int level, @Nullable Ref<SurfaceDesc9> desc);

    int getSurfaceLevel(int level, @Nullable Ref<Surface9> surface);

    /** The level, with a count of its own. */
    default Surface9 getSurfaceLevel(int level) {
        Ref<Surface9> r = new Ref<>();
        check(getSurfaceLevel(level, r));
        return r.get();
    }

    int lockRect(int level, @Nullable LockedRect locked, @Nullable Rect9 rect, int flags);

    /** Locks a whole level. */
    default LockedRect lockRect(int level, int flags) {
        LockedRect r = new LockedRect();
        check(lockRect(level, r, null, flags));
        return r;
    }

    int unlockRect(int level);

    int addDirtyRect(@Nullable Rect9 rect);
}
