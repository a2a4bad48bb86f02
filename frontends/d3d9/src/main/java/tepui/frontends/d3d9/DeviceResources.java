package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.pipe.Bind;
import tepui.pipe.Device;
import tepui.pipe.OutOfDeviceMemoryException;
import tepui.pipe.UnsupportedByDeviceException;

/** The calls that make resources. */
public abstract sealed class DeviceResources extends DeviceBase permits DeviceTransfers {
    DeviceResources(Direct3D9 parent, Device gpu, int behavior, boolean ex) {
        super(parent, gpu, behavior, ex);
    }

    /** Buffers may have no more bytes. */
    private static final int MOST_BYTES = 1 << 30;

    /** Makes a resource; the device's refusals become results. */
    interface Maker<T> {
        T make();
    }

    final <T> int made(Ref<T> into, Maker<T> maker) {
        into.value = null;
        enter();
        try {
            into.value = maker.make();
            return D3D_OK;
        } catch (OutOfDeviceMemoryException e) {
            return D3DERR_OUTOFVIDEOMEMORY;
        } catch (OutOfMemoryError e) {
            return E_OUTOFMEMORY;
        } catch (UnsupportedByDeviceException e) {
            return D3DERR_INVALIDCALL;
        } finally {
            leave();
        }
    }

    private static int fullLevels(int width, int height, int depth) {
        return 32 - Integer.numberOfLeadingZeros(Math.max(width, Math.max(height, depth)));
    }

    /** What all kinds of textures check; the levels, or -1 where the call is refused. */
    private int levels(
            Formats9.@Nullable TexelFormat info,
            int width,
            int height,
            int depth,
            int levels,
            int usage,
            int pool,
            boolean flat) {
        if (info == null || width < 1 || height < 1 || depth < 1 || levels < 0 || pool < 0 || pool > D3DPOOL_SCRATCH)
            return -1;
        int most = flat ? caps.maxTexture2D : caps.maxTexture3D;
        if (pool != D3DPOOL_SCRATCH && (width > most || height > most || depth > most)) return -1;
        if (ex && pool == D3DPOOL_MANAGED) return -1;
        boolean target = (usage & (D3DUSAGE_RENDERTARGET | D3DUSAGE_DEPTHSTENCIL)) != 0;
        if (target && pool != D3DPOOL_DEFAULT) return -1;
        if ((usage & D3DUSAGE_DYNAMIC) != 0 && (pool == D3DPOOL_MANAGED || pool == D3DPOOL_SCRATCH || target))
            return -1;
        if ((usage & D3DUSAGE_AUTOGENMIPMAP) != 0) {
            if (levels > 1 || pool == D3DPOOL_SYSTEMMEM || pool == D3DPOOL_SCRATCH) return -1;
            levels = 1;
        }
        if ((usage & (D3DUSAGE_WRITEONLY | D3DUSAGE_DMAP)) != 0) return -1;
        if ((usage & D3DUSAGE_RENDERTARGET) != 0 && !formats.isRenderTarget(info)) return -1;
        if ((usage & D3DUSAGE_DEPTHSTENCIL) != 0 && !formats.isDepthStencil(info)) return -1;
        boolean onDevice = pool == D3DPOOL_DEFAULT || pool == D3DPOOL_MANAGED;
        if (info.isDepth() && (usage & D3DUSAGE_DEPTHSTENCIL) == 0 && (onDevice || !info.isLockableDepth())) return -1;
        // Only the pool SCRATCH takes what the device has no textures of.
        if (pool != D3DPOOL_SCRATCH && !info.isNull() && !info.isDepth() && !formats.isTexture(info)) return -1;
        if (onDevice && info.isDepth() && !formats.isTexture(info)) return -1;
        if (!wholeBlocks(info, width, height, onDevice)) return -1;
        int full = fullLevels(width, height, depth);
        if (levels > full || !TexelStore.fits(info, width, height, depth)) return -1;
        return levels == 0 ? full : levels;
    }

    /** Do blocks fill a size? Those of the API in every pool, those of vendors on the device. */
    private static boolean wholeBlocks(Formats9.TexelFormat info, int width, int height, boolean onDevice) {
        boolean checked = info.isDxt() || onDevice && info.isCompressed();
        return !checked || width % 4 == 0 && height % 4 == 0;
    }

    /** May the program's own memory be an image's? */
    private boolean isMemoryOf(MemorySegment own, Formats9.TexelFormat info, int width, int height, int pool) {
        long bytes = info.memory().rowBytes(width) * info.memory().rows(height);
        return ex && pool == D3DPOOL_SYSTEMMEM && own.isNative() && own.byteSize() >= bytes;
    }

    private static int textureBind(int usage) {
        int bind = Bind.SAMPLED;
        if ((usage & D3DUSAGE_RENDERTARGET) != 0) bind |= Bind.COLOR_TARGET;
        if ((usage & D3DUSAGE_DEPTHSTENCIL) != 0) bind |= Bind.DEPTH_STENCIL;
        return bind;
    }

    public int createTexture(
            int width, int height, int levels, int usage, int format, int pool, @Nullable Ref<Texture9> texture) {
        if (texture == null) return D3DERR_INVALIDCALL;
        return createTexture(width, height, levels, usage, format, pool, texture, (MemorySegment) null);
    }

    /**
     * With memory of the program's own for the only level, which devices of Direct3D 9Ex take in the pool SYSTEMMEM.
     *
     * @param own rows one after another, with nothing between them; null for memory of the texture's
     */
    public int createTexture(
            int width,
            int height,
            int levels,
            int usage,
            int format,
            int pool,
            @Nullable Ref<Texture9> texture,
            @Nullable MemorySegment own) {
        if (texture == null) return D3DERR_INVALIDCALL;
        texture.value = null;
        Formats9.TexelFormat info = Formats9.of(format);
        int n = levels(info, width, height, 1, levels, usage, pool, true);
        if (n < 0 || info == null) return D3DERR_INVALIDCALL;
        if (own != null && (levels != 1 || !isMemoryOf(own, info, width, height, pool))) return D3DERR_INVALIDCALL;
        return made(texture, () -> {
            TexelStore s =
                    new TexelStore(this, info, usage, pool, width, height, 1, n, 1, false, false, textureBind(usage));
            if (own != null) s.adopt(own);
            return new Texture9(this, s);
        });
    }

    /** A texture, or an exception with the result. */
    public Texture9 createTexture(int width, int height, int levels, int usage, int format, int pool) {
        Ref<Texture9> r = new Ref<>();
        check(createTexture(width, height, levels, usage, format, pool, r));
        return r.get();
    }

    public int createCubeTexture(
            int edge, int levels, int usage, int format, int pool, @Nullable Ref<CubeTexture9> texture) {
        if (texture == null) return D3DERR_INVALIDCALL;
        texture.value = null;
        Formats9.TexelFormat info = Formats9.of(format);
        int n = levels(info, edge, edge, 1, levels, usage, pool, true);
        if (n < 0 || info == null || edge > caps.maxTextureCube && pool != D3DPOOL_SCRATCH) return D3DERR_INVALIDCALL;
        if ((usage & D3DUSAGE_DEPTHSTENCIL) != 0) return D3DERR_INVALIDCALL;
        return made(
                texture,
                () -> new CubeTexture9(
                        this,
                        new TexelStore(this, info, usage, pool, edge, edge, 1, n, 1, true, false, textureBind(usage))));
    }

    /** A cube texture, or an exception with the result. */
    public CubeTexture9 createCubeTexture(int edge, int levels, int usage, int format, int pool) {
        Ref<CubeTexture9> r = new Ref<>();
        check(createCubeTexture(edge, levels, usage, format, pool, r));
        return r.get();
    }

    public int createVolumeTexture(
            int width,
            int height,
            int depth,
            int levels,
            int usage,
            int format,
            int pool,
            @Nullable Ref<VolumeTexture9> texture) {
        if (texture == null) return D3DERR_INVALIDCALL;
        texture.value = null;
        Formats9.TexelFormat info = Formats9.of(format);
        int n = levels(info, width, height, depth, levels, usage, pool, false);
        boolean target = (usage & (D3DUSAGE_RENDERTARGET | D3DUSAGE_DEPTHSTENCIL | D3DUSAGE_AUTOGENMIPMAP)) != 0;
        if (n < 0 || info == null || target) return D3DERR_INVALIDCALL;
        return made(
                texture,
                () -> new VolumeTexture9(
                        this,
                        new TexelStore(
                                this, info, usage, pool, width, height, depth, n, 1, false, true, Bind.SAMPLED)));
    }

    /** A volume texture, or an exception with the result. */
    public VolumeTexture9 createVolumeTexture(
            int width, int height, int depth, int levels, int usage, int format, int pool) {
        Ref<VolumeTexture9> r = new Ref<>();
        check(createVolumeTexture(width, height, depth, levels, usage, format, pool, r));
        return r.get();
    }

    private static boolean legalBuffer(int usage, int pool) {
        if (pool == D3DPOOL_SCRATCH || pool < 0 || pool > D3DPOOL_SCRATCH) return false;
        if (pool == D3DPOOL_MANAGED && (usage & D3DUSAGE_DYNAMIC) != 0) return false;
        return (usage & (D3DUSAGE_RENDERTARGET | D3DUSAGE_DEPTHSTENCIL)) == 0;
    }

    public int createVertexBuffer(int length, int usage, int fvf, int pool, @Nullable Ref<VertexBuffer9> buffer) {
        if (buffer == null) return D3DERR_INVALIDCALL;
        buffer.value = null;
        if (length <= 0 || !legalBuffer(usage, pool) || ex && pool == D3DPOOL_MANAGED) return D3DERR_INVALIDCALL;
        if (length > MOST_BYTES) return D3DERR_OUTOFVIDEOMEMORY;
        return made(buffer, () -> new VertexBuffer9(this, length, usage, fvf, pool));
    }

    /** A vertex buffer, or an exception with the result. */
    public VertexBuffer9 createVertexBuffer(int length, int usage, int fvf, int pool) {
        Ref<VertexBuffer9> r = new Ref<>();
        check(createVertexBuffer(length, usage, fvf, pool, r));
        return r.get();
    }

    public int createIndexBuffer(int length, int usage, int format, int pool, @Nullable Ref<IndexBuffer9> buffer) {
        if (buffer == null) return D3DERR_INVALIDCALL;
        buffer.value = null;
        if (length <= 0 || !legalBuffer(usage, pool) || ex && pool == D3DPOOL_MANAGED) return D3DERR_INVALIDCALL;
        if (format != D3DFMT_INDEX16 && format != D3DFMT_INDEX32) return D3DERR_INVALIDCALL;
        if (length > MOST_BYTES) return D3DERR_OUTOFVIDEOMEMORY;
        return made(buffer, () -> new IndexBuffer9(this, length, usage, format, pool));
    }

    /** An index buffer, or an exception with the result. */
    public IndexBuffer9 createIndexBuffer(int length, int usage, int format, int pool) {
        Ref<IndexBuffer9> r = new Ref<>();
        check(createIndexBuffer(length, usage, format, pool, r));
        return r.get();
    }

    private boolean legalSize(int width, int height) {
        return width >= 1 && height >= 1 && width <= caps.maxTexture2D && height <= caps.maxTexture2D;
    }

    public int createRenderTarget(
            int width,
            int height,
            int format,
            int multiSample,
            int quality,
            boolean lockable,
            @Nullable Ref<Surface9> surface) {
        if (surface == null) return D3DERR_INVALIDCALL;
        surface.value = null;
        Formats9.TexelFormat info = Formats9.of(format);
        if (info == null || !legalSize(width, height) || !formats.isRenderTarget(info)) return D3DERR_INVALIDCALL;
        int samples = formats.samples(info, multiSample, quality);
        if (samples == 0) return D3DERR_INVALIDCALL;
        if (lockable && samples > 1) return D3DERR_INVALIDCALL;
        return made(surface, () -> {
            TexelStore s = target(info, D3DUSAGE_RENDERTARGET, width, height, samples);
            return Surface9.alone(this, s, multiSample, quality, lockable);
        });
    }

    /** A render target, or an exception with the result. */
    public Surface9 createRenderTarget(
            int width, int height, int format, int multiSample, int quality, boolean lockable) {
        Ref<Surface9> r = new Ref<>();
        check(createRenderTarget(width, height, format, multiSample, quality, lockable, r));
        return r.get();
    }

    /** Room for a target of the device's own. */
    final TexelStore target(Formats9.TexelFormat info, int usage, int width, int height, int samples) {
        int bind = (usage & D3DUSAGE_DEPTHSTENCIL) != 0 ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET;
        TexelStore s =
                new TexelStore(this, info, usage, D3DPOOL_DEFAULT, width, height, 1, 1, samples, false, false, bind);
        blits.clearNew(s);
        return s;
    }

    public int createDepthStencilSurface(
            int width,
            int height,
            int format,
            int multiSample,
            int quality,
            boolean discard,
            @Nullable Ref<Surface9> surface) {
        if (surface == null) return D3DERR_INVALIDCALL;
        surface.value = null;
        Formats9.TexelFormat info = Formats9.of(format);
        if (info == null || !legalSize(width, height) || !formats.isDepthStencil(info)) return D3DERR_INVALIDCALL;
        int samples = formats.samples(info, multiSample, quality);
        if (samples == 0) return D3DERR_INVALIDCALL;
        return made(surface, () -> {
            TexelStore s = target(info, D3DUSAGE_DEPTHSTENCIL, width, height, samples);
            boolean lockable = format == D3DFMT_D16_LOCKABLE || format == D3DFMT_D32F_LOCKABLE;
            return Surface9.alone(this, s, multiSample, quality, lockable);
        });
    }

    /** A depth buffer, or an exception with the result. */
    public Surface9 createDepthStencilSurface(
            int width, int height, int format, int multiSample, int quality, boolean discard) {
        Ref<Surface9> r = new Ref<>();
        check(createDepthStencilSurface(width, height, format, multiSample, quality, discard, r));
        return r.get();
    }

    public int createOffscreenPlainSurface(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> surface) {
        return createOffscreenPlainSurface(width, height, format, pool, surface, (MemorySegment) null);
    }

    /**
     * With memory of the program's own, which devices of Direct3D 9Ex take in the pool SYSTEMMEM.
     *
     * @param own rows one after another, with nothing between them; null for memory of the surface's
     */
    public int createOffscreenPlainSurface(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> surface, @Nullable MemorySegment own) {
        if (surface == null) return D3DERR_INVALIDCALL;
        surface.value = null;
        Formats9.TexelFormat info = Formats9.of(format);
        if (info == null || width < 1 || height < 1 || pool == D3DPOOL_MANAGED) return D3DERR_INVALIDCALL;
        if (pool < 0 || pool > D3DPOOL_SCRATCH || info.isNull()) return D3DERR_INVALIDCALL;
        if (!TexelStore.fits(info, width, height, 1)) return D3DERR_INVALIDCALL;
        boolean onDevice = pool == D3DPOOL_DEFAULT;
        if (info.isDepth() && (onDevice || !info.isLockableDepth())) return D3DERR_INVALIDCALL;
        if (info.isPrivate() && pool != D3DPOOL_SCRATCH) return D3DERR_INVALIDCALL;
        if (!wholeBlocks(info, width, height, onDevice)) return D3DERR_INVALIDCALL;
        int bind = Bind.SAMPLED;
        if (onDevice) {
            if (!legalSize(width, height)) return D3DERR_INVALIDCALL;
            if (formats.choice(info, Bind.SAMPLED | Bind.COLOR_TARGET) != null) bind |= Bind.COLOR_TARGET;
            else if (formats.choice(info, bind) == null) return D3DERR_INVALIDCALL;
        }
        if (own != null && !isMemoryOf(own, info, width, height, pool)) return D3DERR_INVALIDCALL;
        int uses = bind;
        return made(surface, () -> {
            TexelStore s = new TexelStore(this, info, 0, pool, width, height, 1, 1, 1, false, false, uses);
            if (own != null) s.adopt(own);
            return Surface9.alone(this, s, 0, 0, true);
        });
    }

    /** A plain surface, or an exception with the result. */
    public Surface9 createOffscreenPlainSurface(int width, int height, int format, int pool) {
        Ref<Surface9> r = new Ref<>();
        check(createOffscreenPlainSurface(width, height, format, pool, r));
        return r.get();
    }

    // ---- shared handles: no device here gives its resources to other processes or devices, and the capabilities say
    // so

    /**
     * What a call with a shared handle answers. Plain devices know no handles; those of Direct3D 9Ex share resources of the pool DEFAULT alone, where
     * the device can.
     */
    private int shared(int pool) {
        if (!ex) return E_NOTIMPL;
        return pool == D3DPOOL_DEFAULT ? D3DERR_NOTAVAILABLE : D3DERR_INVALIDCALL;
    }

    /** The same of buffers, which have one result for all pools. */
    private <T> int sharedBuffer(@Nullable Ref<T> out) {
        return shared(D3DPOOL_DEFAULT, out);
    }

    private <T> int shared(int pool, @Nullable Ref<T> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        return shared(pool);
    }

    /** With a handle for sharing. */
    public int createTexture(
            int width,
            int height,
            int levels,
            int usage,
            int format,
            int pool,
            @Nullable Ref<Texture9> texture,
            @Nullable Ref<Long> handle) {
        if (handle == null) return createTexture(width, height, levels, usage, format, pool, texture);
        return shared(pool, texture);
    }

    /** With a handle for sharing. */
    public int createCubeTexture(
            int edge,
            int levels,
            int usage,
            int format,
            int pool,
            @Nullable Ref<CubeTexture9> texture,
            @Nullable Ref<Long> handle) {
        if (handle == null) return createCubeTexture(edge, levels, usage, format, pool, texture);
        return shared(pool, texture);
    }

    /** With a handle for sharing. */
    public int createVolumeTexture(
            int width,
            int height,
            int depth,
            int levels,
            int usage,
            int format,
            int pool,
            @Nullable Ref<VolumeTexture9> texture,
            @Nullable Ref<Long> handle) {
        if (handle == null) return createVolumeTexture(width, height, depth, levels, usage, format, pool, texture);
        return shared(pool, texture);
    }

    /** With a handle for sharing. */
    public int createVertexBuffer(
            int length, int usage, int fvf, int pool, @Nullable Ref<VertexBuffer9> buffer, @Nullable Ref<Long> handle) {
        if (handle == null) return createVertexBuffer(length, usage, fvf, pool, buffer);
        return sharedBuffer(buffer);
    }

    /** With a handle for sharing. */
    public int createIndexBuffer(
            int length,
            int usage,
            int format,
            int pool,
            @Nullable Ref<IndexBuffer9> buffer,
            @Nullable Ref<Long> handle) {
        if (handle == null) return createIndexBuffer(length, usage, format, pool, buffer);
        return sharedBuffer(buffer);
    }

    /** With a handle for sharing. */
    public int createRenderTarget(
            int width,
            int height,
            int format,
            int multiSample,
            int quality,
            boolean lockable,
            @Nullable Ref<Surface9> surface,
            @Nullable Ref<Long> handle) {
        if (handle == null) {
            return createRenderTarget(width, height, format, multiSample, quality, lockable, surface);
        }
        return shared(D3DPOOL_DEFAULT, surface);
    }

    /** With a handle for sharing. */
    public int createDepthStencilSurface(
            int width,
            int height,
            int format,
            int multiSample,
            int quality,
            boolean discard,
            @Nullable Ref<Surface9> surface,
            @Nullable Ref<Long> handle) {
        if (handle == null) {
            return createDepthStencilSurface(width, height, format, multiSample, quality, discard, surface);
        }
        return shared(D3DPOOL_DEFAULT, surface);
    }

    /** With a handle for sharing. */
    public int createOffscreenPlainSurface(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> surface, @Nullable Ref<Long> handle) {
        if (handle == null) return createOffscreenPlainSurface(width, height, format, pool, surface);
        return shared(pool, surface);
    }

    public int createVertexDeclaration(
            VertexElement9 @Nullable [] elements, @Nullable Ref<VertexDeclaration9> declaration) {
        if (declaration == null) return D3DERR_INVALIDCALL;
        declaration.value = null;
        if (elements == null) return D3DERR_INVALIDCALL;
        int legal = VertexDeclaration9.check(elements);
        if (failed(legal)) return legal;
        return made(declaration, () -> new VertexDeclaration9(this, elements.clone(), 0));
    }

    /** A declaration, or an exception with the result. */
    public VertexDeclaration9 createVertexDeclaration(VertexElement9... elements) {
        Ref<VertexDeclaration9> r = new Ref<>();
        check(createVertexDeclaration(elements, r));
        return r.get();
    }

    public int createQuery(int type, @Nullable Ref<Query9> query) {
        if (!Query9.isSupported(type, caps)) return D3DERR_NOTAVAILABLE;
        if (query == null) return D3D_OK;
        return made(query, () -> new Query9(this, type));
    }

    /** A query, or an exception with the result. */
    public Query9 createQuery(int type) {
        Ref<Query9> r = new Ref<>();
        check(createQuery(type, r));
        return r.get();
    }
}
