package tepui.frontends.d3d9.device;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.frontends.d3d9.resource.Blits;
import tepui.frontends.d3d9.resource.CubeTextureObject;
import tepui.frontends.d3d9.resource.IndexBufferObject;
import tepui.frontends.d3d9.resource.ResourceRegistry;
import tepui.frontends.d3d9.resource.SurfaceObject;
import tepui.frontends.d3d9.resource.TexelDesc;
import tepui.frontends.d3d9.resource.TexelStore;
import tepui.frontends.d3d9.resource.TextureObject;
import tepui.frontends.d3d9.resource.VertexBufferObject;
import tepui.frontends.d3d9.resource.VolumeTextureObject;
import tepui.pipe.Bind;

/** Calls that make textures, surfaces and buffers. */
final class ResourceCalls {
    private final Backend backend;
    private final ResourceRegistry registry;

    ResourceCalls(ResourceRegistry registry) {
        this.registry = registry;
        backend = registry.backend();
    }

    /** Buffers may have no more bytes. */
    private static final int MOST_BYTES = 1 << 30;

    private static int fullLevels(int width, int height, int depth) {
        return 32 - Integer.numberOfLeadingZeros(Math.max(width, Math.max(height, depth)));
    }

    /** Checks of all kinds of textures; the number of levels, or -1 where the call is refused. */
    private int levels(
            TexelFormats.@Nullable TexelFormat info,
            int width,
            int height,
            int depth,
            int levels,
            int usage,
            int pool,
            boolean flat) {
        if (info == null || width < 1 || height < 1 || depth < 1 || levels < 0 || pool < 0 || pool > D3DPOOL_SCRATCH)
            return -1;
        int most = flat ? backend.caps.maxTexture2D : backend.caps.maxTexture3D;
        if (pool != D3DPOOL_SCRATCH && (width > most || height > most || depth > most)) return -1;
        if (backend.ex && pool == D3DPOOL_MANAGED) return -1;
        boolean target = (usage & (D3DUSAGE_RENDERTARGET | D3DUSAGE_DEPTHSTENCIL)) != 0;
        if (target && pool != D3DPOOL_DEFAULT) return -1;
        if ((usage & D3DUSAGE_DYNAMIC) != 0 && (pool == D3DPOOL_MANAGED || pool == D3DPOOL_SCRATCH || target))
            return -1;
        if ((usage & D3DUSAGE_AUTOGENMIPMAP) != 0) {
            if (levels > 1 || pool == D3DPOOL_SYSTEMMEM || pool == D3DPOOL_SCRATCH) return -1;
            levels = 1;
        }
        if ((usage & (D3DUSAGE_WRITEONLY | D3DUSAGE_DMAP)) != 0) return -1;
        if ((usage & D3DUSAGE_RENDERTARGET) != 0 && !backend.formats.isRenderTarget(info)) return -1;
        if ((usage & D3DUSAGE_DEPTHSTENCIL) != 0 && !backend.formats.isDepthStencil(info)) return -1;
        boolean onDevice = pool == D3DPOOL_DEFAULT || pool == D3DPOOL_MANAGED;
        if (info.isDepth() && (usage & D3DUSAGE_DEPTHSTENCIL) == 0 && (onDevice || !info.isLockableDepth())) return -1;
        // Only the pool SCRATCH takes what the device has no textures of.
        if (pool != D3DPOOL_SCRATCH && !info.isNull() && !info.isDepth() && !backend.formats.isTexture(info)) return -1;
        if (onDevice && info.isDepth() && !backend.formats.isTexture(info)) return -1;
        if (!wholeBlocks(info, width, height)) return -1;
        int full = fullLevels(width, height, depth);
        if (levels > full || !TexelStore.fits(info, width, height, depth)) return -1;
        return levels == 0 ? full : levels;
    }

    /** Do blocks fill a size? Those of the API must in every pool; of vendors' formats nobody asks it. */
    private static boolean wholeBlocks(TexelFormats.TexelFormat info, int width, int height) {
        return !info.isDxt() || width % 4 == 0 && height % 4 == 0;
    }

    /** May the program's own memory be an image's? */
    private boolean isMemoryOf(MemorySegment own, TexelFormats.TexelFormat info, int width, int height, int pool) {
        long bytes = info.memory().rowBytes(width) * info.memory().rows(height);
        return backend.ex && pool == D3DPOOL_SYSTEMMEM && own.isNative() && own.byteSize() >= bytes;
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
        TexelFormats.TexelFormat info = TexelFormats.of(format);
        int n = levels(info, width, height, 1, levels, usage, pool, true);
        if (n < 0 || info == null) return D3DERR_INVALIDCALL;
        if (own != null && (levels != 1 || !isMemoryOf(own, info, width, height, pool))) return D3DERR_INVALIDCALL;
        return backend.made(texture, () -> {
            TexelDesc.Extent size = new TexelDesc.Extent(width, height, 1);
            TexelDesc.Kind kind = TexelDesc.Kind.FLAT;
            TexelDesc desc = new TexelDesc(info, usage, pool, size, kind, n, 1, textureBind(usage));
            TexelStore s = new TexelStore(registry, desc);
            if (own != null) s.adopt(own);
            return new TextureObject(registry, s);
        });
    }

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

    public int createCubeTexture(
            int edge, int levels, int usage, int format, int pool, @Nullable Ref<CubeTexture9> texture) {
        if (texture == null) return D3DERR_INVALIDCALL;
        texture.value = null;
        TexelFormats.TexelFormat info = TexelFormats.of(format);
        int n = levels(info, edge, edge, 1, levels, usage, pool, true);
        if (n < 0 || info == null || edge > backend.caps.maxTextureCube && pool != D3DPOOL_SCRATCH)
            return D3DERR_INVALIDCALL;
        if ((usage & D3DUSAGE_DEPTHSTENCIL) != 0) return D3DERR_INVALIDCALL;
        return backend.made(texture, () -> {
            TexelDesc.Extent size = new TexelDesc.Extent(edge, edge, 1);
            TexelDesc.Kind kind = TexelDesc.Kind.CUBE;
            TexelDesc desc = new TexelDesc(info, usage, pool, size, kind, n, 1, textureBind(usage));
            return new CubeTextureObject(registry, new TexelStore(registry, desc));
        });
    }

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
        TexelFormats.TexelFormat info = TexelFormats.of(format);
        int n = levels(info, width, height, depth, levels, usage, pool, false);
        boolean target = (usage & (D3DUSAGE_RENDERTARGET | D3DUSAGE_DEPTHSTENCIL | D3DUSAGE_AUTOGENMIPMAP)) != 0;
        if (n < 0 || info == null || target) return D3DERR_INVALIDCALL;
        return backend.made(texture, () -> {
            TexelDesc.Extent size = new TexelDesc.Extent(width, height, depth);
            TexelDesc.Kind kind = TexelDesc.Kind.VOLUME;
            TexelDesc desc = new TexelDesc(info, usage, pool, size, kind, n, 1, Bind.SAMPLED);
            return new VolumeTextureObject(registry, new TexelStore(registry, desc));
        });
    }

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

    private static boolean legalBuffer(int usage, int pool) {
        if (pool == D3DPOOL_SCRATCH || pool < 0 || pool > D3DPOOL_SCRATCH) return false;
        if (pool == D3DPOOL_MANAGED && (usage & D3DUSAGE_DYNAMIC) != 0) return false;
        return (usage & (D3DUSAGE_RENDERTARGET | D3DUSAGE_DEPTHSTENCIL)) == 0;
    }

    public int createVertexBuffer(int length, int usage, int fvf, int pool, @Nullable Ref<VertexBuffer9> buffer) {
        if (buffer == null) return D3DERR_INVALIDCALL;
        buffer.value = null;
        if (length <= 0 || !legalBuffer(usage, pool) || backend.ex && pool == D3DPOOL_MANAGED)
            return D3DERR_INVALIDCALL;
        if (length > MOST_BYTES) return D3DERR_OUTOFVIDEOMEMORY;
        return backend.made(buffer, () -> new VertexBufferObject(registry, length, usage, fvf, pool));
    }

    public int createVertexBuffer(
            int length, int usage, int fvf, int pool, @Nullable Ref<VertexBuffer9> buffer, @Nullable Ref<Long> handle) {
        if (handle == null) return createVertexBuffer(length, usage, fvf, pool, buffer);
        return sharedBuffer(buffer);
    }

    public int createIndexBuffer(int length, int usage, int format, int pool, @Nullable Ref<IndexBuffer9> buffer) {
        if (buffer == null) return D3DERR_INVALIDCALL;
        buffer.value = null;
        if (length <= 0 || !legalBuffer(usage, pool) || backend.ex && pool == D3DPOOL_MANAGED)
            return D3DERR_INVALIDCALL;
        if (format != D3DFMT_INDEX16 && format != D3DFMT_INDEX32) return D3DERR_INVALIDCALL;
        if (length > MOST_BYTES) return D3DERR_OUTOFVIDEOMEMORY;
        return backend.made(buffer, () -> new IndexBufferObject(registry, length, usage, format, pool));
    }

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

    private boolean legalSize(int width, int height) {
        return width >= 1 && height >= 1 && width <= backend.caps.maxTexture2D && height <= backend.caps.maxTexture2D;
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
        TexelFormats.TexelFormat info = TexelFormats.of(format);
        if (info == null || !legalSize(width, height) || !backend.formats.isRenderTarget(info))
            return D3DERR_INVALIDCALL;
        int samples = backend.formats.samples(info, multiSample, quality);
        if (samples == 0) return D3DERR_INVALIDCALL;
        if (lockable && samples > 1) return D3DERR_INVALIDCALL;
        return backend.made(surface, () -> {
            TexelStore s = target(info, D3DUSAGE_RENDERTARGET, width, height, samples);
            return SurfaceObject.alone(registry, s, multiSample, quality, lockable);
        });
    }

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

    /** Room for a target of the device's own. */
    TexelStore target(TexelFormats.TexelFormat info, int usage, int width, int height, int samples) {
        int bind = (usage & D3DUSAGE_DEPTHSTENCIL) != 0 ? Bind.DEPTH_STENCIL : Bind.COLOR_TARGET;
        return Blits.newTarget(registry, TexelDesc.target(info, usage, width, height, samples, bind));
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
        TexelFormats.TexelFormat info = TexelFormats.of(format);
        if (info == null || !legalSize(width, height) || !backend.formats.isDepthStencil(info))
            return D3DERR_INVALIDCALL;
        int samples = backend.formats.samples(info, multiSample, quality);
        if (samples == 0) return D3DERR_INVALIDCALL;
        return backend.made(surface, () -> {
            TexelStore s = target(info, D3DUSAGE_DEPTHSTENCIL, width, height, samples);
            boolean lockable = format == D3DFMT_D16_LOCKABLE || format == D3DFMT_D32F_LOCKABLE;
            return SurfaceObject.alone(registry, s, multiSample, quality, lockable);
        });
    }

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

    public int createOffscreenPlainSurface(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> surface) {
        return createOffscreenPlainSurface(width, height, format, pool, surface, (MemorySegment) null);
    }

    public int createOffscreenPlainSurface(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> surface, @Nullable MemorySegment own) {
        if (surface == null) return D3DERR_INVALIDCALL;
        surface.value = null;
        TexelFormats.TexelFormat info = TexelFormats.of(format);
        if (info == null || width < 1 || height < 1 || pool == D3DPOOL_MANAGED) return D3DERR_INVALIDCALL;
        if (pool < 0 || pool > D3DPOOL_SCRATCH || info.isNull()) return D3DERR_INVALIDCALL;
        if (!TexelStore.fits(info, width, height, 1)) return D3DERR_INVALIDCALL;
        boolean onDevice = pool == D3DPOOL_DEFAULT;
        if (info.isDepth() && (onDevice || !info.isLockableDepth())) return D3DERR_INVALIDCALL;
        if (info.isPrivate() && pool != D3DPOOL_SCRATCH) return D3DERR_INVALIDCALL;
        if (!wholeBlocks(info, width, height)) return D3DERR_INVALIDCALL;
        int bind = Bind.SAMPLED;
        if (onDevice) {
            if (!legalSize(width, height)) return D3DERR_INVALIDCALL;
            if (backend.formats.choice(info, Bind.SAMPLED | Bind.COLOR_TARGET) != null) bind |= Bind.COLOR_TARGET;
            else if (backend.formats.choice(info, bind) == null) return D3DERR_INVALIDCALL;
        }
        if (own != null && !isMemoryOf(own, info, width, height, pool)) return D3DERR_INVALIDCALL;
        int uses = bind;
        return backend.made(surface, () -> {
            TexelDesc.Extent size = new TexelDesc.Extent(width, height, 1);
            TexelDesc desc = new TexelDesc(info, 0, pool, size, TexelDesc.Kind.FLAT, 1, 1, uses);
            TexelStore s = new TexelStore(registry, desc);
            if (own != null) s.adopt(own);
            return SurfaceObject.alone(registry, s, 0, 0, true);
        });
    }

    public int createOffscreenPlainSurface(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> surface, @Nullable Ref<Long> handle) {
        if (handle == null) return createOffscreenPlainSurface(width, height, format, pool, surface);
        return shared(pool, surface);
    }

    // ---- shared handles: no device here shares resources with other processes, and the capabilities say so

    /**
     * What a call with a shared handle answers. Plain devices know no handles; those of Direct3D 9Ex share resources of the pool DEFAULT alone, where
     * the device can.
     */
    private int shared(int pool) {
        if (!backend.ex) return E_NOTIMPL;
        return pool == D3DPOOL_DEFAULT ? D3DERR_NOTAVAILABLE : D3DERR_INVALIDCALL;
    }

    private <T> int shared(int pool, @Nullable Ref<T> out) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        return shared(pool);
    }

    /** The same of buffers, which have one result for all pools. */
    private <T> int sharedBuffer(@Nullable Ref<T> out) {
        return shared(D3DPOOL_DEFAULT, out);
    }

    public int createRenderTargetEx(
            int width,
            int height,
            int format,
            int sample,
            int quality,
            boolean lockable,
            @Nullable Ref<Surface9> out,
            int usage) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        return backend.ex && usage == 0
                ? createRenderTarget(width, height, format, sample, quality, lockable, out)
                : D3DERR_INVALIDCALL;
    }

    public int createDepthStencilSurfaceEx(
            int width,
            int height,
            int format,
            int sample,
            int quality,
            boolean discard,
            @Nullable Ref<Surface9> out,
            int usage) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        return backend.ex && usage == 0
                ? createDepthStencilSurface(width, height, format, sample, quality, discard, out)
                : D3DERR_INVALIDCALL;
    }

    public int createOffscreenPlainSurfaceEx(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> out, int usage) {
        if (out == null) return D3DERR_INVALIDCALL;
        out.value = null;
        return backend.ex && usage == 0
                ? createOffscreenPlainSurface(width, height, format, pool, out)
                : D3DERR_INVALIDCALL;
    }
}
