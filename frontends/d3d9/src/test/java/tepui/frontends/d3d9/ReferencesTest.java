package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.util.List;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.shader.Assembler;

/** Who counts whom: each kind of object with its device, what holds it, and what it is bound to. */
final class ReferencesTest extends Behaviour9 {
    private static int count(Unknown9 u) {
        u.addRef();
        return u.release();
    }

    private List<Supplier<Unknown9>> makers() {
        return List.of(
                () -> device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED),
                () -> device.createCubeTexture(4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED),
                () -> device.createVolumeTexture(4, 4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED),
                () -> device.createVertexBuffer(16, 0, 0, D3DPOOL_MANAGED),
                () -> device.createIndexBuffer(16, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED),
                () -> device.createRenderTarget(4, 4, D3DFMT_A8R8G8B8, 0, 0, false),
                () -> device.createDepthStencilSurface(4, 4, D3DFMT_D24S8, 0, 0, false),
                () -> device.createOffscreenPlainSurface(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM),
                () -> device.createVertexDeclaration(
                        VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0)),
                () -> device.createVertexShader(Assembler.words("vs_2_0\ndcl_position v0\nmov oPos, v0\n")),
                () -> device.createPixelShader(Assembler.words("ps_2_0\nmov oC0, c0\n")),
                () -> device.createQuery(D3DQUERYTYPE_EVENT),
                () -> device.createStateBlock(D3DSBT_ALL),
                () -> {
                    Ref<SwapChain9> r = new Ref<>();
                    ok(device.createAdditionalSwapChain(PresentParameters9.offscreen(8, 8), r));
                    return r.get();
                });
    }

    @Test
    void eachObjectIsCountedFromOneAndHoldsItsDevice() {
        for (Supplier<Unknown9> maker : makers()) {
            int before = count(device);
            Unknown9 made = maker.get();
            String name = made.getClass().getSimpleName();
            assertEquals(1, count(made), name);
            assertEquals(before + 1, count(device), name);
            made.addRef();
            assertEquals(before + 1, count(device), name + ": only the first count holds the device");
            assertEquals(1, made.release(), name);
            assertEquals(0, made.release(), name);
            assertEquals(before, count(device), name);
        }
    }

    @Test
    void eachObjectKnowsItsDevice() {
        for (Supplier<Unknown9> maker : makers()) {
            DeviceChild9 made = (DeviceChild9) maker.get();
            int before = count(device);
            assertSame(device, made.getDevice());
            assertEquals(before + 1, count(device));
            device.release();
            made.release();
        }
    }

    @Test
    void theDeviceHoldsItsMaker() {
        int before = count(lab.d3d);
        assertSame(lab.d3d, device.getDirect3D());
        assertEquals(before + 1, count(lab.d3d));
        lab.d3d.release();
        Device9 other = lab.d3d.createDevice(PresentParameters9.offscreen(8, 8));
        assertEquals(before + 1, count(lab.d3d));
        other.release();
        assertEquals(before, count(lab.d3d));
    }

    @Test
    void whatIsBoundIsNotCountedAndWhatIsAskedForIs() {
        Texture9 t = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        ok(device.setTexture(3, t));
        assertEquals(1, count(t));
        Ref<BaseTexture9> r = new Ref<>();
        ok(device.getTexture(3, r));
        assertSame(t, r.get());
        assertEquals(2, count(t));
        t.release();
        VertexBuffer9 v = device.createVertexBuffer(16, 0, 0, D3DPOOL_MANAGED);
        ok(device.setStreamSource(2, v, 0, 4));
        assertEquals(1, count(v));
        Ref<VertexBuffer9> rv = new Ref<>();
        ok(device.getStreamSource(2, rv, new IntRef(), new IntRef()));
        assertEquals(2, count(v));
        v.release();
        IndexBuffer9 i = device.createIndexBuffer(16, 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
        ok(device.setIndices(i));
        assertEquals(1, count(i));
        Ref<IndexBuffer9> ri = new Ref<>();
        ok(device.getIndices(ri));
        assertEquals(2, count(i));
        i.release();
        i.release();
        v.release();
        t.release();
    }

    @Test
    void boundShadersAndDeclarationsTheSame() {
        VertexShader9 vs = lab.vertexShader("vs_2_0\ndcl_position v0\nmov oPos, v0\n");
        PixelShader9 ps = lab.pixelShader("ps_2_0\nmov oC0, c0\n");
        VertexDeclaration9 d =
                device.createVertexDeclaration(VertexElement9.of(0, 0, D3DDECLTYPE_FLOAT3, D3DDECLUSAGE_POSITION, 0));
        ok(device.setVertexShader(vs));
        ok(device.setPixelShader(ps));
        ok(device.setVertexDeclaration(d));
        Ref<VertexShader9> rv = new Ref<>();
        Ref<PixelShader9> rp = new Ref<>();
        Ref<VertexDeclaration9> rd = new Ref<>();
        ok(device.getVertexShader(rv));
        ok(device.getPixelShader(rp));
        ok(device.getVertexDeclaration(rd));
        for (Unknown9 u : new Unknown9[] {rv.get(), rp.get(), rd.get()}) {
            assertEquals(2, count(u));
            assertEquals(1, u.release());
            assertEquals(0, u.release());
        }
    }

    @Test
    void aReleasedShaderStaysWhileItIsBound() {
        PixelShader9 ps = lab.pixelShader("ps_2_0\ndef c0, 1, 0, 0, 1\nmov oC0, c0\n");
        ok(device.setPixelShader(ps));
        assertEquals(0, ps.release());
        lab.full(-1);
        lab.expectAll(0xff0000, 0);
        Ref<PixelShader9> r = new Ref<>();
        ok(device.getPixelShader(r));
        assertSame(ps, r.get());
        assertEquals(0, ps.release());
        ok(device.setPixelShader(null));
        assertEquals(true, ps.isDestroyed());
    }

    @Test
    void levelsOfAllKindsAreCountedWithTheirTexture() {
        CubeTexture9 c = device.createCubeTexture(4, 2, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        Ref<Surface9> s = new Ref<>();
        ok(c.getCubeMapSurface(D3DCUBEMAP_FACE_POSITIVE_X, 1, s));
        assertEquals(2, count(c));
        assertEquals(2, count(s.get()));
        Unknown9 container = s.get().getContainer();
        assertSame(c, container);
        assertEquals(2, container.release());
        assertEquals(1, s.get().release());
        VolumeTexture9 v = device.createVolumeTexture(4, 4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        Ref<Volume9> vol = new Ref<>();
        ok(v.getVolumeLevel(0, vol));
        assertEquals(2, count(v));
        assertEquals(1, vol.get().release());
        c.release();
        v.release();
    }

    @Test
    void theSameLevelIsTheSameObject() {
        Texture9 t = device.createTexture(4, 4, 2, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        Surface9 a = t.getSurfaceLevel(1);
        Surface9 b = t.getSurfaceLevel(1);
        assertSame(a, b);
        a.release();
        b.release();
        t.release();
    }

    @Test
    void implicitSurfacesAreCountedFromZeroAndHoldTheDeviceWhileTheyAre() {
        int before = count(device);
        Surface9 target = device.getRenderTarget(0);
        assertEquals(1, count(target));
        assertEquals(before + 1, count(device));
        Surface9 back = device.getBackBuffer(0);
        assertSame(target, back);
        assertEquals(2, count(back));
        assertEquals(before + 1, count(device));
        back.release();
        assertEquals(0, target.release());
        assertEquals(before, count(device));
        Ref<Surface9> depth = new Ref<>();
        ok(device.getDepthStencilSurface(depth));
        assertEquals(before + 1, count(device));
        assertEquals(0, depth.get().release());
        Ref<SwapChain9> chain = new Ref<>();
        ok(device.getSwapChain(0, chain));
        assertEquals(before + 1, count(device));
        assertEquals(0, chain.get().release());
        assertEquals(before, count(device));
    }

    @Test
    void implicitSurfacesComeBackAfterTheirCountWasZero() {
        Surface9 first = device.getRenderTarget(0);
        first.release();
        Surface9 again = device.getRenderTarget(0);
        assertSame(first, again);
        again.release();
        lab.clear(0xff00ff00);
        lab.expectAll(0x00ff00, 0);
    }

    @Test
    void theContainerOfABackBufferIsItsChain() {
        Surface9 back = device.getBackBuffer(0);
        Unknown9 c = back.getContainer();
        assertInstanceOf(SwapChain9.class, c);
        c.release();
        back.release();
        Surface9 alone = device.createRenderTarget(4, 4, D3DFMT_A8R8G8B8, 0, 0, false);
        Unknown9 d = alone.getContainer();
        assertSame(device, d);
        d.release();
        alone.release();
    }

    @Test
    void aStateBlockHoldsWhatIsInIt() {
        Texture9 t = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        ok(device.setTexture(0, t));
        StateBlock9 all = device.createStateBlock(D3DSBT_ALL);
        ok(device.setTexture(0, null));
        assertEquals(0, t.release());
        ok(all.apply());
        Ref<BaseTexture9> r = new Ref<>();
        ok(device.getTexture(0, r));
        assertSame(t, r.get());
        assertEquals(0, t.release());
        all.release();
        ok(device.setTexture(0, null));
        assertEquals(true, t.isDestroyed());
    }

    @Test
    void aTargetThatWasReleasedIsDrawnToWhileItIsBound() {
        Surface9 t = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(0, t));
        assertEquals(0, t.release());
        lab.clear(0xff123456);
        lab.expectAll(0x123456, 0);
    }

    @Test
    void chainsOfTheirOwnHoldTheirBuffers() {
        Ref<SwapChain9> r = new Ref<>();
        ok(device.createAdditionalSwapChain(PresentParameters9.offscreen(8, 8), r));
        SwapChain9 chain = r.get();
        Ref<Surface9> b = new Ref<>();
        ok(chain.getBackBuffer(0, D3DBACKBUFFER_TYPE_MONO, b));
        assertEquals(1, count(b.get()));
        assertEquals(1, count(chain));
        assertEquals(0, b.get().release());
        ok(chain.getBackBuffer(0, D3DBACKBUFFER_TYPE_MONO, b));
        b.get().release();
        assertEquals(0, chain.release());
    }
}
