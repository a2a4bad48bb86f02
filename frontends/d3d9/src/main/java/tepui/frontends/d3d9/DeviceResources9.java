package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.lang.foreign.MemorySegment;
import org.jspecify.annotations.Nullable;

/** Methods of IDirect3DDevice9 that make resources, vertex declarations, shaders and queries, and that copy between resources. */
public interface DeviceResources9 {
    int createTexture(
            int width, int height, int levels, int usage, int format, int pool, @Nullable Ref<Texture9> texture);

    /**
     * With memory of the program's own for the only level, which devices of Direct3D 9Ex take in the pool SYSTEMMEM.
     *
     * @param own rows one after another, with nothing between them; null for memory of the texture's
     */
    int createTexture(
            int width,
            int height,
            int levels,
            int usage,
            int format,
            int pool,
            @Nullable Ref<Texture9> texture,
            @Nullable MemorySegment own);

    /** A texture, or an exception with the result. */
    default Texture9 createTexture(int width, int height, int levels, int usage, int format, int pool) {
        Ref<Texture9> r = new Ref<>();
        check(createTexture(width, height, levels, usage, format, pool, r));
        return r.get();
    }

    int createCubeTexture(int edge, int levels, int usage, int format, int pool, @Nullable Ref<CubeTexture9> texture);

    /** A cube texture, or an exception with the result. */
    default CubeTexture9 createCubeTexture(int edge, int levels, int usage, int format, int pool) {
        Ref<CubeTexture9> r = new Ref<>();
        check(createCubeTexture(edge, levels, usage, format, pool, r));
        return r.get();
    }

    int createVolumeTexture(
            int width,
            int height,
            int depth,
            int levels,
            int usage,
            int format,
            int pool,
            @Nullable Ref<VolumeTexture9> texture);

    /** A volume texture, or an exception with the result. */
    default VolumeTexture9 createVolumeTexture(
            int width, int height, int depth, int levels, int usage, int format, int pool) {
        Ref<VolumeTexture9> r = new Ref<>();
        check(createVolumeTexture(width, height, depth, levels, usage, format, pool, r));
        return r.get();
    }

    int createVertexBuffer(int length, int usage, int fvf, int pool, @Nullable Ref<VertexBuffer9> buffer);

    /** A vertex buffer, or an exception with the result. */
    default VertexBuffer9 createVertexBuffer(int length, int usage, int fvf, int pool) {
        Ref<VertexBuffer9> r = new Ref<>();
        check(createVertexBuffer(length, usage, fvf, pool, r));
        return r.get();
    }

    int createIndexBuffer(int length, int usage, int format, int pool, @Nullable Ref<IndexBuffer9> buffer);

    /** An index buffer, or an exception with the result. */
    default IndexBuffer9 createIndexBuffer(int length, int usage, int format, int pool) {
        Ref<IndexBuffer9> r = new Ref<>();
        check(createIndexBuffer(length, usage, format, pool, r));
        return r.get();
    }

    int createRenderTarget(
            int width,
            int height,
            int format,
            int multiSample,
            int quality,
            boolean lockable,
            @Nullable Ref<Surface9> surface);

    /** A render target, or an exception with the result. */
    default Surface9 createRenderTarget(
            int width, int height, int format, int multiSample, int quality, boolean lockable) {
        Ref<Surface9> r = new Ref<>();
        check(createRenderTarget(width, height, format, multiSample, quality, lockable, r));
        return r.get();
    }

    int createDepthStencilSurface(
            int width,
            int height,
            int format,
            int multiSample,
            int quality,
            boolean discard,
            @Nullable Ref<Surface9> surface);

    /** A depth buffer, or an exception with the result. */
    default Surface9 createDepthStencilSurface(
            int width, int height, int format, int multiSample, int quality, boolean discard) {
        Ref<Surface9> r = new Ref<>();
        check(createDepthStencilSurface(width, height, format, multiSample, quality, discard, r));
        return r.get();
    }

    int createOffscreenPlainSurface(int width, int height, int format, int pool, @Nullable Ref<Surface9> surface);

    /**
     * With memory of the program's own, which devices of Direct3D 9Ex take in the pool SYSTEMMEM.
     *
     * @param own rows one after another, with nothing between them; null for memory of the surface's
     */
    int createOffscreenPlainSurface(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> surface, @Nullable MemorySegment own);

    /** A plain surface, or an exception with the result. */
    default Surface9 createOffscreenPlainSurface(int width, int height, int format, int pool) {
        Ref<Surface9> r = new Ref<>();
        check(createOffscreenPlainSurface(width, height, format, pool, r));
        return r.get();
    }

    /** With a handle for sharing. */
    int createTexture(
            int width,
            int height,
            int levels,
            int usage,
            int format,
            int pool,
            @Nullable Ref<Texture9> texture,
            @Nullable Ref<Long> handle);

    /** With a handle for sharing. */
    int createCubeTexture(
            int edge,
            int levels,
            int usage,
            int format,
            int pool,
            @Nullable Ref<CubeTexture9> texture,
            @Nullable Ref<Long> handle);

    /** With a handle for sharing. */
    int createVolumeTexture(
            int width,
            int height,
            int depth,
            int levels,
            int usage,
            int format,
            int pool,
            @Nullable Ref<VolumeTexture9> texture,
            @Nullable Ref<Long> handle);

    /** With a handle for sharing. */
    int createVertexBuffer(
            int length, int usage, int fvf, int pool, @Nullable Ref<VertexBuffer9> buffer, @Nullable Ref<Long> handle);

    /** With a handle for sharing. */
    int createIndexBuffer(
            int length,
            int usage,
            int format,
            int pool,
            @Nullable Ref<IndexBuffer9> buffer,
            @Nullable Ref<Long> handle);

    /** With a handle for sharing. */
    int createRenderTarget(
            int width,
            int height,
            int format,
            int multiSample,
            int quality,
            boolean lockable,
            @Nullable Ref<Surface9> surface,
            @Nullable Ref<Long> handle);

    /** With a handle for sharing. */
    int createDepthStencilSurface(
            int width,
            int height,
            int format,
            int multiSample,
            int quality,
            boolean discard,
            @Nullable Ref<Surface9> surface,
            @Nullable Ref<Long> handle);

    /** With a handle for sharing. */
    int createOffscreenPlainSurface(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> surface, @Nullable Ref<Long> handle);

    int createVertexDeclaration(VertexElement9 @Nullable [] elements, @Nullable Ref<VertexDeclaration9> declaration);

    /** A declaration, or an exception with the result. */
    default VertexDeclaration9 createVertexDeclaration(VertexElement9... elements) {
        Ref<VertexDeclaration9> r = new Ref<>();
        check(createVertexDeclaration(elements, r));
        return r.get();
    }

    int createQuery(int type, @Nullable Ref<Query9> query);

    /** A query, or an exception with the result. */
    default Query9 createQuery(int type) {
        Ref<Query9> r = new Ref<>();
        check(createQuery(type, r));
        return r.get();
    }

    /** From a surface in the pool SYSTEMMEM to one in the pool DEFAULT. */
    int updateSurface(@Nullable Surface9 source, @Nullable Rect9 rect, @Nullable Surface9 target, int x, int y);

    /** Copies the dirty parts of a texture in SYSTEMMEM to the levels of like size in one of the pool DEFAULT. */
    int updateTexture(@Nullable BaseTexture9 source, @Nullable BaseTexture9 target);

    /** Scales, converts and resolves between surfaces of the pool DEFAULT. */
    int stretchRect(
            @Nullable Surface9 source, @Nullable Rect9 from, @Nullable Surface9 target, @Nullable Rect9 to, int filter);

    /** Fills a rectangle of a render target or of a plain surface in the pool DEFAULT; of blocks, whole ones. */
    int colorFill(@Nullable Surface9 surface, @Nullable Rect9 rect, int color);

    /** Copies a render target to a plain surface in the pool SYSTEMMEM. */
    int getRenderTargetData(@Nullable Surface9 source, @Nullable Surface9 target);

    int createRenderTargetEx(
            int width,
            int height,
            int format,
            int sample,
            int quality,
            boolean lockable,
            @Nullable Ref<Surface9> out,
            int usage);

    int createDepthStencilSurfaceEx(
            int width,
            int height,
            int format,
            int sample,
            int quality,
            boolean discard,
            @Nullable Ref<Surface9> out,
            int usage);

    int createOffscreenPlainSurfaceEx(
            int width, int height, int format, int pool, @Nullable Ref<Surface9> out, int usage);
}
