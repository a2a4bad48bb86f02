package tepui.targets.d3d9door;

import static java.lang.foreign.ValueLayout.JAVA_INT_UNALIGNED;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.targets.d3d9door.ClientMemory.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.CubeTexture9;
import tepui.frontends.d3d9.FvfCode;
import tepui.frontends.d3d9.IndexBuffer9;
import tepui.frontends.d3d9.PixelShader9;
import tepui.frontends.d3d9.PresentParameters9;
import tepui.frontends.d3d9.Query9;
import tepui.frontends.d3d9.Ref;
import tepui.frontends.d3d9.StateBlock9;
import tepui.frontends.d3d9.Surface9;
import tepui.frontends.d3d9.SwapChain9;
import tepui.frontends.d3d9.Texture9;
import tepui.frontends.d3d9.Unknown9;
import tepui.frontends.d3d9.VertexBuffer9;
import tepui.frontends.d3d9.VertexDeclaration9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.VertexShader9;
import tepui.frontends.d3d9.VolumeTexture9;
import tepui.targets.d3d9door.Packets.CreateCubeTexture;
import tepui.targets.d3d9door.Packets.CreateDepthStencilSurface;
import tepui.targets.d3d9door.Packets.CreateRenderTarget;
import tepui.targets.d3d9door.Packets.CreateTexture;
import tepui.targets.d3d9door.Packets.CreateVolumeTexture;

/** Calls that create objects, each under the number that the client has chosen for it. */
final class Makers {
    private Makers() {}

    /** Puts an object in its place, if there is one. */
    private static <T extends Unknown9> int put(Session s, int id, int result, Ref<T> made) {
        if (!failed(result)) s.put(id, made.get());
        return result;
    }

    private static @Nullable Ref<Long> handle(boolean shared) {
        return shared ? new Ref<>() : null;
    }

    static int texture(Session s, long at) {
        Ref<Texture9> r = new Ref<>();
        int hr = s.device()
                .createTexture(
                        CreateTexture.width(at),
                        CreateTexture.height(at),
                        CreateTexture.levels(at),
                        CreateTexture.usage(at),
                        CreateTexture.format(at),
                        CreateTexture.pool(at),
                        r,
                        handle(CreateTexture.shared(at)));
        int result = put(s, CreateTexture.id(at), hr, r);
        if (!failed(result)) putInt(CreateTexture.made(s), r.get().getLevelCount());
        return result;
    }

    static int volumeTexture(Session s, long at) {
        Ref<VolumeTexture9> r = new Ref<>();
        int hr = s.device()
                .createVolumeTexture(
                        CreateVolumeTexture.width(at),
                        CreateVolumeTexture.height(at),
                        CreateVolumeTexture.depth(at),
                        CreateVolumeTexture.levels(at),
                        CreateVolumeTexture.usage(at),
                        CreateVolumeTexture.format(at),
                        CreateVolumeTexture.pool(at),
                        r,
                        handle(CreateVolumeTexture.shared(at)));
        int result = put(s, CreateVolumeTexture.id(at), hr, r);
        if (!failed(result)) putInt(CreateVolumeTexture.made(s), r.get().getLevelCount());
        return result;
    }

    static int cubeTexture(Session s, long at) {
        Ref<CubeTexture9> r = new Ref<>();
        int hr = s.device()
                .createCubeTexture(
                        CreateCubeTexture.edge(at),
                        CreateCubeTexture.levels(at),
                        CreateCubeTexture.usage(at),
                        CreateCubeTexture.format(at),
                        CreateCubeTexture.pool(at),
                        r,
                        handle(CreateCubeTexture.shared(at)));
        int result = put(s, CreateCubeTexture.id(at), hr, r);
        if (!failed(result)) putInt(CreateCubeTexture.made(s), r.get().getLevelCount());
        return result;
    }

    static int vertexBuffer(Session s, int id, int length, int usage, int fvf, int pool, boolean shared) {
        Ref<VertexBuffer9> r = new Ref<>();
        return put(s, id, s.device().createVertexBuffer(length, usage, fvf, pool, r, handle(shared)), r);
    }

    static int indexBuffer(Session s, int id, int length, int usage, int format, int pool, boolean shared) {
        Ref<IndexBuffer9> r = new Ref<>();
        return put(s, id, s.device().createIndexBuffer(length, usage, format, pool, r, handle(shared)), r);
    }

    static int renderTarget(Session s, long at) {
        Ref<Surface9> r = new Ref<>();
        int hr = s.device()
                .createRenderTarget(
                        CreateRenderTarget.width(at),
                        CreateRenderTarget.height(at),
                        CreateRenderTarget.format(at),
                        CreateRenderTarget.samples(at),
                        CreateRenderTarget.quality(at),
                        CreateRenderTarget.lockable(at),
                        r,
                        handle(CreateRenderTarget.shared(at)));
        return put(s, CreateRenderTarget.id(at), hr, r);
    }

    static int depthSurface(Session s, long at) {
        Ref<Surface9> r = new Ref<>();
        int hr = s.device()
                .createDepthStencilSurface(
                        CreateDepthStencilSurface.width(at),
                        CreateDepthStencilSurface.height(at),
                        CreateDepthStencilSurface.format(at),
                        CreateDepthStencilSurface.samples(at),
                        CreateDepthStencilSurface.quality(at),
                        CreateDepthStencilSurface.discard(at),
                        r,
                        handle(CreateDepthStencilSurface.shared(at)));
        return put(s, CreateDepthStencilSurface.id(at), hr, r);
    }

    static int plainSurface(Session s, int id, int width, int height, int format, int pool, boolean shared) {
        Ref<Surface9> r = new Ref<>();
        int hr = s.device().createOffscreenPlainSurface(width, height, format, pool, r, handle(shared));
        return put(s, id, hr, r);
    }

    // ---- programs

    /** @param staged bytes that were sent ahead; 0 where the packet has them */
    private static int[] tokens(Session s, long at, int bytes, int staged) {
        if (staged > 0) return s.staged(0, staged).toArray(JAVA_INT_UNALIGNED);
        s.bytes(at, bytes);
        int[] tokens = new int[bytes / 4];
        copy(at, tokens, tokens.length);
        return tokens;
    }

    static int vertexShader(Session s, int id, long at, int bytes, int staged) {
        Ref<VertexShader9> r = new Ref<>();
        return put(s, id, s.device().createVertexShader(tokens(s, at, bytes, staged), r), r);
    }

    static int pixelShader(Session s, int id, long at, int bytes, int staged) {
        Ref<PixelShader9> r = new Ref<>();
        return put(s, id, s.device().createPixelShader(tokens(s, at, bytes, staged), r), r);
    }

    static int declaration(Session s, int id, long at, int bytes) {
        s.bytes(at, bytes);
        Ref<VertexDeclaration9> r = new Ref<>();
        return put(s, id, s.device().createVertexDeclaration(Structs.elements(at, bytes), r), r);
    }

    /** The declaration of a code. It is not set: a state block that is being recorded has what the program sets alone. */
    static int fvf(Session s, int id, int fvf, long elements) {
        VertexElement9[] list = FvfCode.elements(fvf);
        if (list == null) return D3DERR_INVALIDCALL;
        Ref<VertexDeclaration9> r = new Ref<>();
        int result = s.device().createVertexDeclaration(list, r);
        if (failed(result)) return result;
        putInt(elements, list.length + 1);
        Structs.put(list, elements + 4);
        s.put(id, r.get());
        return result;
    }

    static int query(Session s, int id, int type, long size) {
        if (id == 0) return s.device().createQuery(type, null);
        Ref<Query9> r = new Ref<>();
        int result = put(s, id, s.device().createQuery(type, r), r);
        if (!failed(result)) putInt(size, r.get().getDataSize());
        return result;
    }

    static int stateBlock(Session s, int id, int type) {
        Ref<StateBlock9> r = new Ref<>();
        return put(s, id, s.device().createStateBlock(type, r), r);
    }

    static int endStateBlock(Session s, int id) {
        Ref<StateBlock9> r = new Ref<>();
        return put(s, id, s.device().endStateBlock(r), r);
    }

    // ---- what comes with the device, and with other objects

    static int swapChain(Session s, int id, long at, int bytes, long completed) {
        PresentParameters9 p = Structs.parameters(s, at, bytes);
        Ref<SwapChain9> r = new Ref<>();
        int result = put(s, id, s.device().createAdditionalSwapChain(p, r), r);
        if (!failed(result)) Structs.putCompleted(p, completed);
        return result;
    }

    static int takeSwapChain(Session s, int id) {
        Ref<SwapChain9> r = new Ref<>();
        return put(s, id, s.device().getSwapChain(0, r), r);
    }

    static int takeBackBuffer(Session s, int chain, int id, int index) {
        Ref<Surface9> r = new Ref<>();
        int hr = s.get(SwapChain9.class, chain).getBackBuffer(index, D3DBACKBUFFER_TYPE_MONO, r);
        return put(s, id, hr, r);
    }

    static int takeDepthSurface(Session s, int id) {
        Ref<Surface9> r = new Ref<>();
        return put(s, id, s.device().getDepthStencilSurface(r), r);
    }

    static int takeLevel(Session s, int texture, int id, int level, int face) {
        Unknown9 t = s.get(Unknown9.class, texture);
        switch (t) {
            case Texture9 flat -> s.put(id, flat.getSurfaceLevel(level));
            case CubeTexture9 cube -> s.put(id, cube.getCubeMapSurface(face, level));
            case VolumeTexture9 volume -> {
                Ref<tepui.frontends.d3d9.Volume9> r = new Ref<>();
                return put(s, id, volume.getVolumeLevel(level, r), r);
            }
            default -> throw new IllegalArgumentException("object " + texture + " has no levels");
        }
        return D3D_OK;
    }

    static int drop(Session s, int id) {
        s.drop(id);
        return D3D_OK;
    }
}
