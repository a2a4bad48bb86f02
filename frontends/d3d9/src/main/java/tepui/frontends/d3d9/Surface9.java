package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import org.jspecify.annotations.Nullable;
import tepui.pipe.Box;
import tepui.pipe.RenderTargets;
import tepui.pipe.Texture;
import tepui.pipe.format.Format;

/** IDirect3DSurface9: a level of a texture, counted with it, or a surface of its own. */
public final class Surface9 extends Resource9 {
    final TexelStore store;
    final int level;
    final int layer;
    final int multiSampleType;
    final int multiSampleQuality;
    /** The texture or the swap chain; null for one that stands alone. */
    private final @Nullable DeviceChild9 container;

    private final boolean ofTexture;
    private boolean lockable = true;
    /** What getDC gave and was not given back. */
    private @Nullable DeviceContext9 context;

    private RenderTargets.@Nullable Attachment plain;
    private RenderTargets.@Nullable Attachment srgb;
    private @Nullable Texture attached;

    /** A level of a texture. */
    Surface9(
            DeviceBase device,
            TexelStore store,
            int level,
            int layer,
            @Nullable DeviceChild9 texture,
            int multiSampleType,
            int multiSampleQuality) {
        super(device, true);
        this.store = store;
        this.level = level;
        this.layer = layer;
        this.container = texture;
        this.ofTexture = texture instanceof BaseTexture9;
        this.multiSampleType = multiSampleType;
        this.multiSampleQuality = multiSampleQuality;
        if (!ofTexture) device.resources.add(this);
    }

    /** A surface of its own, counted from 1. */
    static Surface9 alone(DeviceBase device, TexelStore store, int type, int quality, boolean lockable) {
        Surface9 s = new Surface9(device, store, 0, 0, null, type, quality);
        s.lockable = lockable;
        s.addRef();
        return s;
    }

    Surface9 lockable(boolean can) {
        lockable = can;
        return this;
    }

    @Override
    public int addRef() {
        return ofTexture && container != null ? container.addRef() : super.addRef();
    }

    @Override
    public int release() {
        return ofTexture && container != null ? container.release() : super.release();
    }

    /** Bound by the device: a texture stays as long as one of its levels is. */
    void bind() {
        if (ofTexture && container != null) container.use();
        else use();
    }

    void unbind() {
        if (ofTexture && container != null) container.unuse();
        else unuse();
    }

    @Override
    public int getType() {
        return D3DRTYPE_SURFACE;
    }

    @Override
    int pool() {
        return store.pool;
    }

    @Override
    long deviceBytes() {
        return ofTexture ? 0 : store.deviceBytes();
    }

    /** The texture or swap chain it is part of, or its device, with a count of its own. */
    public Unknown9 getContainer() {
        Unknown9 c = container == null ? device : container;
        c.addRef();
        return c;
    }

    int width() {
        return store.levelWidth(level);
    }

    int height() {
        return store.levelHeight(level);
    }

    boolean isRenderTarget() {
        return (store.usage & D3DUSAGE_RENDERTARGET) != 0;
    }

    boolean isDepth() {
        return (store.usage & D3DUSAGE_DEPTHSTENCIL) != 0;
    }

    boolean isOfTexture() {
        return ofTexture;
    }

    public int getDesc(@Nullable Ref<SurfaceDesc9> desc) {
        if (desc == null) return D3DERR_INVALIDCALL;
        desc.value = getDesc();
        return D3D_OK;
    }

    /** What it is. */
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

    public int lockRect(@Nullable LockedRect locked, @Nullable Rect9 rect, int flags) {
        if (locked == null) return D3DERR_INVALIDCALL;
        // Who asks again for what is locked keeps what was answered before.
        if (store.isLocked(level, layer)) return D3DERR_INVALIDCALL;
        locked.bits = 0;
        locked.pitch = 0;
        if (!isLockable()) return D3DERR_INVALIDCALL;
        device.enter();
        try {
            Box b = rect == null ? null : new Box(rect.left(), rect.top(), 0, rect.width(), rect.height(), 1);
            long address = store.lock(level, layer, b, flags);
            if (address == 0 || address == TexelStore.HELD) return D3DERR_INVALIDCALL;
            if (address == TexelStore.BUSY) return D3DERR_WASSTILLDRAWING;
            locked.bits = address;
            locked.pitch = store.pitch(level);
            return D3D_OK;
        } finally {
            device.leave();
        }
    }

    /** Locks all of it. */
    public LockedRect lockRect(int flags) {
        LockedRect r = new LockedRect();
        check(lockRect(r, null, flags));
        return r;
    }

    /** Of levels of flat textures it is no failure that they were not locked, nor while another image of a texture has a device context. */
    public int unlockRect() {
        return unlock(container instanceof Texture9);
    }

    /** @param anyway succeeds where it was not locked, if it can be */
    int unlock(boolean anyway) {
        device.enter();
        try {
            if (context != null) return D3DERR_INVALIDCALL;
            if (store.unlock(level, layer) || store.inContext) return D3D_OK;
            return anyway && isLockable() ? D3D_OK : D3DERR_INVALIDCALL;
        } finally {
            device.leave();
        }
    }

    /** Surfaces have no priority, not even those of managed textures. */
    @Override
    public int setPriority(int value) {
        return 0;
    }

    // ---- the pixels as a device context
    // ------------------------------------------------------------------------------

    /**
     * The surface's pixels; it is locked until {@link #releaseDC}. Refused while any image of its texture is locked or has a context, and of formats
     * that displays do not have; what was asked for stays as it was then.
     */
    public int getDC(@Nullable Ref<DeviceContext9> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        device.enter();
        try {
            if (!DeviceContext9.isFor(store.info.code()) || store.isLocked()) return D3DERR_INVALIDCALL;
            LockedRect locked = new LockedRect();
            int result = lockRect(locked, null, 0);
            if (failed(result)) return result;
            DeviceContext9 c = new DeviceContext9(locked, store.info.code(), width(), height());
            context = c;
            store.inContext = true;
            out.value = c;
            return D3D_OK;
        } finally {
            device.leave();
        }
    }

    /** The surface's pixels, or an exception with the result. */
    public DeviceContext9 getDC() {
        Ref<DeviceContext9> r = new Ref<>();
        check(getDC(r));
        return r.get();
    }

    /** Gives back what {@link #getDC} gave; any other is refused. */
    public int releaseDC(@Nullable DeviceContext9 given) {
        device.enter();
        try {
            if (given == null || given != context) return D3DERR_INVALIDCALL;
            given.end();
            context = null;
            store.inContext = false;
            return unlockRect();
        } finally {
            device.leave();
        }
    }

    /** How it is drawn to; null where there is nothing on the device. */
    RenderTargets.@Nullable Attachment attachment(boolean asSrgb) {
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
        if (s != null && (device.gpu.formatSupport(s) & tepui.pipe.format.FormatSupport.COLOR_TARGET) != 0) f = s;
        a = new RenderTargets.Attachment(t, f, level, layer, 1);
        if (asSrgb) srgb = a;
        else plain = a;
        return a;
    }

    @Override
    void destroy() {
        dropPrivateData();
        if (ofTexture) return;
        device.resources.remove(this);
        store.destroy();
    }
}
