package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Box9;
import tepui.frontends.d3d9.LockedBox;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Volume9;
import tepui.frontends.d3d9.VolumeDesc9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.References;
import tepui.pipe.Box;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;

/** One level of a volume texture, counted with it. */
public final class VolumeObject implements ResourceObject, Volume9 {
    private final ResourceRegistry registry;
    private final References references;
    private final PrivateData privateData = new PrivateData();
    private final TexelStore store;
    private final int level;
    private final VolumeTextureObject container;

    VolumeObject(ResourceRegistry registry, TexelStore store, int level, VolumeTextureObject container) {
        this.registry = registry;
        references = References.implicit(this);
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
    public References references() {
        return references;
    }

    @Override
    public Backend backend() {
        return registry.backend;
    }

    @Override
    public PrivateData privateData() {
        return privateData;
    }

    @Override
    public int setPriority(int value) {
        return 0;
    }

    @Override
    public int getPriority() {
        return 0;
    }

    @Override
    public void preLoad() {}

    @Override
    public int getType() {
        return D3DRTYPE_VOLUME;
    }

    /** Its texture's. */
    @Override
    public long deviceBytes() {
        return 0;
    }

    @Override
    public int pool() {
        return store.pool;
    }

    @Override
    public VolumeTexture9 getContainer() {
        container.addRef();
        return container;
    }

    @Override
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

    @Override
    public int lockBox(@Nullable LockedBox locked, @Nullable Box9 box, int flags) {
        if (locked == null) return D3DERR_INVALIDCALL;
        if (store.isLocked(level, 0)) return D3DERR_INVALIDCALL;
        locked.bits = 0;
        if (store.pool == D3DPOOL_DEFAULT && (store.usage & D3DUSAGE_DYNAMIC) == 0) return D3DERR_INVALIDCALL;
        registry.backend.enter();
        try {
            long address = store.lock(level, 0, box == null ? null : box(box), flags);
            if (address == 0 || address == TexelStore.HELD) return D3DERR_INVALIDCALL;
            if (address == TexelStore.BUSY) return D3DERR_WASSTILLDRAWING;
            locked.bits = address;
            locked.rowPitch = store.pitch(level);
            locked.slicePitch = store.slicePitch(level);
            return D3D_OK;
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return registry.backend.loss.ofCall(e);
        } finally {
            registry.backend.leave();
        }
    }

    @Override
    public int unlockBox() {
        registry.backend.enter();
        try {
            return store.unlock(level, 0) ? D3D_OK : D3DERR_INVALIDCALL;
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return registry.backend.loss.ofCall(e);
        } finally {
            registry.backend.leave();
        }
    }

    @Override
    public void destroy() {}
}
