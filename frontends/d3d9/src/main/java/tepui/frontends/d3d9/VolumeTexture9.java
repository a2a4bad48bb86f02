package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;

/** IDirect3DVolumeTexture9. */
public interface VolumeTexture9 extends BaseTexture9 {
    int getLevelDesc(int level, @Nullable Ref<VolumeDesc9> desc);

    int getVolumeLevel(int level, @Nullable Ref<Volume9> volume);

    int lockBox(int level, @Nullable LockedBox locked, @Nullable Box9 box, int flags);

    /** Locks a whole level. */
    default LockedBox lockBox(int level, int flags) {
        LockedBox r = new LockedBox();
        check(lockBox(level, r, null, flags));
        return r;
    }

    int unlockBox(int level);

    int addDirtyBox(@Nullable Box9 b);
}
