package tepui.frontends.d3d9.resource;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.DeviceContext9;
import tepui.frontends.d3d9.LockedRect;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SurfaceDesc9;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DeviceObject;
import tepui.frontends.d3d9.base.References;
import tepui.pipe.Box;
import tepui.pipe.DeviceLostException;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/** Surface: a level of a texture, counted with it, a back buffer, or one of its own. */
public final class SurfaceObject implements ResourceObject, Surface9 {
    /** Where its texels are. */
    public final StoreImage image;

    public final TexelStore store;
    public final int level;
    public final int layer;
    private final ResourceRegistry registry;
    private final References references;
    private final PrivateData privateData = new PrivateData();
    public final int multiSampleType;
    final int multiSampleQuality;
    /** The texture or the swap chain; null for one that stands alone. */
    private final @Nullable DeviceObject container;

    private final boolean ofTexture;
    private boolean lockable = true;
    /** The context that getDC gave and that was not given back. */
    private @Nullable PixelContext context;

    private RenderTargets.@Nullable Attachment plain;
    private RenderTargets.@Nullable Attachment srgb;
    private @Nullable Texture attached;

    /** Counted from 0; of a texture, a swap chain, or of neither. */
    public SurfaceObject(
            ResourceRegistry registry,
            StoreImage image,
            @Nullable DeviceObject container,
            int multiSampleType,
            int multiSampleQuality) {
        this.registry = registry;
        this.image = image;
        store = image.store();
        level = image.level();
        layer = image.layer();
        this.container = container;
        this.ofTexture = container instanceof BaseTextureObject;
        this.multiSampleType = multiSampleType;
        this.multiSampleQuality = multiSampleQuality;
        references = References.implicit(this);
        if (!ofTexture) registry.add(this);
    }

    /** A surface of its own, counted from 1. */
    public static SurfaceObject alone(
            ResourceRegistry registry, TexelStore store, int type, int quality, boolean lockable) {
        SurfaceObject s = new SurfaceObject(registry, new StoreImage(store, 0, 0), null, type, quality);
        s.lockable = lockable;
        s.addRef();
        return s;
    }

    public SurfaceObject lockable(boolean can) {
        lockable = can;
        return this;
    }

    @Override
    public int addRef() {
        return ofTexture && container != null ? container.addRef() : references.addRef();
    }

    @Override
    public int release() {
        return ofTexture && container != null ? container.release() : references.release();
    }

    /** Of what is bound in its place. */
    private References counts() {
        return ofTexture && container != null ? container.references() : references;
    }

    /** Bound by the device: a texture stays as long as one of its levels is. */
    public void bind() {
        counts().use();
    }

    public void unbind() {
        counts().unuse();
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
    public int getType() {
        return D3DRTYPE_SURFACE;
    }

    @Override
    public int pool() {
        return store.pool;
    }

    @Override
    public long deviceBytes() {
        return ofTexture ? 0 : store.deviceBytes();
    }

    @Override
    public Unknown9 getContainer() {
        Unknown9 c = container == null ? backend().device() : container;
        c.addRef();
        return c;
    }

    public int width() {
        return store.levelWidth(level);
    }

    public int height() {
        return store.levelHeight(level);
    }

    public boolean isRenderTarget() {
        return (store.usage & D3DUSAGE_RENDERTARGET) != 0;
    }

    public boolean isDepth() {
        return (store.usage & D3DUSAGE_DEPTHSTENCIL) != 0;
    }

    public boolean isOfTexture() {
        return ofTexture;
    }

    @Override
    public int getDesc(@Nullable Ref<SurfaceDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        desc.value = getDesc();
        return D3D_OK;
    }

    @Override
    public SurfaceDesc9 getDesc() {
        return new SurfaceDesc9(
                store.info.code(),
                D3DRTYPE_SURFACE,
                store.usage,
                store.pool,
                multiSampleType,
                multiSampleQuality,
                width(),
                height());
    }

    private boolean isLockable() {
        if (!lockable || store.samples > 1 && !isRenderTarget()) return false;
        if (store.pool != D3DPOOL_DEFAULT || !ofTexture) return true;
        return (store.usage & D3DUSAGE_DYNAMIC) != 0 || store.info.isPrivate();
    }

    @Override
    public int lockRect(@Nullable LockedRect locked, @Nullable Rect9 rect, int flags) {
        if (locked == null) return D3DERR_INVALIDCALL;
        // Who asks again for what is locked keeps what was answered before.
        if (store.isLocked(level, layer)) return D3DERR_INVALIDCALL;
        locked.bits = 0;
        locked.pitch = 0;
        if (!isLockable()) return D3DERR_INVALIDCALL;
        registry.backend.enter();
        try {
            Box b = rect == null ? null : new Box(rect.left(), rect.top(), 0, rect.width(), rect.height(), 1);
            long address = store.lock(level, layer, b, flags);
            if (address == 0 || address == TexelStore.HELD) return D3DERR_INVALIDCALL;
            if (address == TexelStore.BUSY) return D3DERR_WASSTILLDRAWING;
            locked.bits = address;
            locked.pitch = store.pitch(level);
            return D3D_OK;
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return registry.backend.loss.ofCall(e);
        } finally {
            registry.backend.leave();
        }
    }

    @Override
    public int unlockRect() {
        return unlock(container instanceof TextureObject);
    }

    /** @param anyway succeeds where it was not locked, if it can be */
    int unlock(boolean anyway) {
        registry.backend.enter();
        try {
            if (context != null) return D3DERR_INVALIDCALL;
            if (store.unlock(level, layer) || store.inContext) return D3D_OK;
            return anyway && isLockable() ? D3D_OK : D3DERR_INVALIDCALL;
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return registry.backend.loss.ofCall(e);
        } finally {
            registry.backend.leave();
        }
    }

    // ---- surfaces have no priority, not even those of managed textures

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

    // ---- the pixels as a device context

    @Override
    public int getDC(@Nullable Ref<DeviceContext9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        registry.backend.enter();
        try {
            if (!PixelContext.isFor(store.info.code()) || store.isLocked()) return D3DERR_INVALIDCALL;
            LockedRect locked = new LockedRect();
            int result = lockRect(locked, null, 0);
            if (failed(result)) return result;
            PixelContext c = new PixelContext(locked, store.info.code(), width(), height());
            context = c;
            store.inContext = true;
            out.value = c;
            return D3D_OK;
        } catch (DeviceLostException | OutOfDeviceMemoryException | OutOfMemoryError e) {
            return registry.backend.loss.ofCall(e);
        } finally {
            registry.backend.leave();
        }
    }

    @Override
    public int releaseDC(@Nullable DeviceContext9 given) {
        registry.backend.enter();
        try {
            PixelContext c = context;
            if (c == null || given != c) return D3DERR_INVALIDCALL;
            c.end();
            context = null;
            store.inContext = false;
            return unlockRect();
        } finally {
            registry.backend.leave();
        }
    }

    /** How it is drawn to; null where there is nothing on the registry.backend. */
    public RenderTargets.@Nullable Attachment attachment(boolean asSrgb) {
        Texture t = store.texture;
        if (t == null) return null;
        if (t != attached) {
            attached = t;
            plain = null;
            srgb = null;
        }
        RenderTargets.Attachment a = asSrgb ? srgb : plain;
        if (a != null) return a;
        Format f = store.deviceFormat();
        Format s = asSrgb ? f.srgb() : null;
        if (s != null && (registry.backend.gpu.formatSupport(s) & tepui.pipe.format.FormatSupport.COLOR_TARGET) != 0)
            f = s;
        a = new RenderTargets.Attachment(t, f, level, layer, 1);
        if (asSrgb) srgb = a;
        else plain = a;
        return a;
    }

    @Override
    public void destroy() {
        privateData.clear();
        if (ofTexture) return;
        registry.remove(this);
        store.destroy();
    }
}
