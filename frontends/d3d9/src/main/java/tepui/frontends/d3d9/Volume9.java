package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;

/** IDirect3DVolume9: one level of a volume texture, counted with it. */
public final class Volume9 extends Resource9 {
    private final TexelStore store;
    private final int level;
    private final VolumeTexture9 container;

    Volume9(DeviceBase device, TexelStore store, int level, VolumeTexture9 container) {
        super(device, true);
        this.store = store;
        this.level = level;
        this.container = container;
    }

    static Box box(Box9 b) {
        return new Box(b.left(), b.top(), b.front(), b.right() - b.left(), b.bottom() - b.top(), b.back() - b.front());
    }

    @Override
    public int addRef() {
        return container.addRef();
    }

    @Override
    public int release() {
        return container.release();
    }

    @Override
    public int getType() {
        return D3DRTYPE_VOLUME;
    }

    /** Its texture's. */
    @Override
    long deviceBytes() {
        return 0;
    }

    @Override
    int pool() {
        return store.pool;
    }

    /** The texture, with a count of its own. */
    public VolumeTexture9 getContainer() {
        container.addRef();
        return container;
    }

    public int getDesc(@Nullable Ref<VolumeDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        desc.value = new VolumeDesc9(
                store.info.code(),
                D3DRTYPE_VOLUME,
                store.usage,
                store.pool,
                store.levelWidth(level),
                store.levelHeight(level),
                store.levelDepth(level));
        return D3D_OK;
    }

    public int lockBox(@Nullable LockedBox locked, @Nullable Box9 box, int flags) {
        if (locked == null) return D3DERR_INVALIDCALL;
        if (store.isLocked(level, 0)) return D3DERR_INVALIDCALL;
        locked.bits = 0;
        if (store.pool == D3DPOOL_DEFAULT && (store.usage & D3DUSAGE_DYNAMIC) == 0) return D3DERR_INVALIDCALL;
        device.enter();
        try {
            long address = store.lock(level, 0, box == null ? null : box(box), flags);
            if (address == 0 || address == TexelStore.HELD) return D3DERR_INVALIDCALL;
            if (address == TexelStore.BUSY) return D3DERR_WASSTILLDRAWING;
            locked.bits = address;
            locked.rowPitch = store.pitch(level);
            locked.slicePitch = store.slicePitch(level);
            return D3D_OK;
        } finally {
            device.leave();
        }
    }

    public int unlockBox() {
        device.enter();
        try {
            return store.unlock(level, 0) ? D3D_OK : D3DERR_INVALIDCALL;
        } finally {
            device.leave();
        }
    }

    @Override
    void destroy() {}
}
