package tepui.frontends.d3d9;

import org.jspecify.annotations.Nullable;

/** IDirect3DVolume9: one level of a volume texture, counted with it. */
public interface Volume9 extends Resource9 {
    /** The texture, with a count of its own. */
    VolumeTexture9 getContainer();

    int getDesc(@Nullable Ref<VolumeDesc9> desc);

    int lockBox(@Nullable LockedBox locked, @Nullable Box9 box, int flags);

    int unlockBox();
}
