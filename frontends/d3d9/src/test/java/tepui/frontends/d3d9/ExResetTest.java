package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;

/** What a reset of Direct3D 9Ex leaves alone: all state but targets, viewport and scissor. */
final class ExResetTest extends Behaviour9 {
    private static final int NEW = 32;

    ExResetTest() {
        super(Lab9.ex());
    }

    private void reset() {
        ok(device.resetEx(PresentParameters9.offscreen(NEW, NEW).withDepth(D3DFMT_D24S8)));
    }

    @Test
    void statesStay() {
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_ZENABLE, D3DZB_FALSE);
        lab.stage(1, D3DTSS_COLOROP, D3DTOP_ADD).sampler(2, D3DSAMP_ADDRESSU, D3DTADDRESS_CLAMP);
        float[] m = IDENTITY.clone();
        m[12] = 5;
        ok(device.setTransform(D3DTS_VIEW, m));
        ok(device.setVertexShaderConstantF(3, new float[] {1, 2, 3, 4}, 1));
        reset();
        IntRef v = new IntRef();
        ok(device.getRenderState(D3DRS_LIGHTING, v));
        assertEquals(0, v.value);
        ok(device.getRenderState(D3DRS_ZENABLE, v));
        assertEquals(D3DZB_FALSE, v.value);
        ok(device.getTextureStageState(1, D3DTSS_COLOROP, v));
        assertEquals(D3DTOP_ADD, v.value);
        ok(device.getSamplerState(2, D3DSAMP_ADDRESSU, v));
        assertEquals(D3DTADDRESS_CLAMP, v.value);
        float[] seen = new float[16];
        ok(device.getTransform(D3DTS_VIEW, seen));
        assertArrayEquals(m, seen);
        float[] c = new float[4];
        ok(device.getVertexShaderConstantF(3, c, 1));
        assertArrayEquals(new float[] {1, 2, 3, 4}, c);
    }

    @Test
    void whatIsBoundStaysAndIsDrawn() {
        Texture9 t = device.createTexture(2, 2, 1, D3DUSAGE_DYNAMIC, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        Lab9.fill(t, 0, 0xff336699);
        ok(device.setTexture(0, t));
        lab.stage(0, D3DTSS_COLOROP, D3DTOP_SELECTARG1).stage(0, D3DTSS_COLORARG1, D3DTA_TEXTURE);
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_ZENABLE, 0).state(D3DRS_CULLMODE, D3DCULL_NONE);
        VertexBuffer9 b = device.createVertexBuffer(36, 0, D3DFVF_XYZ, D3DPOOL_DEFAULT);
        b.write(0, lab.floats(-1, 1, 0, 3, 1, 0, -1, -3, 0));
        ok(device.setFVF(D3DFVF_XYZ));
        ok(device.setStreamSource(0, b, 0, 12));
        reset();
        Ref<BaseTexture9> bound = new Ref<>();
        ok(device.getTexture(0, bound));
        assertSame(t, bound.get());
        t.release();
        Ref<VertexBuffer9> stream = new Ref<>();
        IntRef stride = new IntRef();
        ok(device.getStreamSource(0, stream, new IntRef(), stride));
        assertSame(b, stream.get());
        assertEquals(12, stride.value);
        b.release();
        assertEquals(D3DFVF_XYZ, device.getFVF());
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        Surface9 back = device.getRenderTarget(0);
        for (int p : lab.pixels(back)) assertEquals(0x336699, p & 0xffffff);
        back.release();
        ok(device.setTexture(0, null));
        t.release();
        b.release();
    }

    @Test
    void theViewportIsTheNewTargetsAndKeepsItsDepth() {
        ok(device.setViewport(new Viewport9(3, 4, 20, 20, 0.25f, 0.5f)));
        ok(device.setScissorRect(new Rect9(1, 2, 3, 4)));
        reset();
        assertEquals(new Viewport9(0, 0, NEW, NEW, 0.25f, 0.5f), device.getViewport());
        assertEquals(new Rect9(0, 0, NEW, NEW), device.getScissorRect());
    }

    @Test
    void targetsAreThoseOfTheChain() {
        Surface9 t = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(0, t));
        ok(device.setRenderTarget(1, t));
        ok(device.setDepthStencilSurface(null));
        reset();
        Surface9 back = device.getBackBuffer(0);
        Surface9 now = device.getRenderTarget(0);
        assertSame(back, now);
        result(D3DERR_NOTFOUND, device.getRenderTarget(1, new Ref<>()));
        Ref<Surface9> depth = new Ref<>();
        ok(device.getDepthStencilSurface(depth));
        assertEquals(NEW, depth.get().getDesc().width());
        depth.get().release();
        now.release();
        back.release();
        t.release();
    }

    @Test
    void aRecordingGoesOn() {
        ok(device.beginStateBlock());
        lab.state(D3DRS_CULLMODE, D3DCULL_CW);
        reset();
        StateBlock9 b = device.endStateBlock();
        assertNotNull(b);
        ok(b.apply());
        IntRef v = new IntRef();
        ok(device.getRenderState(D3DRS_CULLMODE, v));
        assertEquals(D3DCULL_CW, v.value);
        b.release();
    }

    @Test
    void surfacesOfTheChainThatAreHeldBlockNothing() {
        Surface9 back = device.getBackBuffer(0);
        Ref<Surface9> depth = new Ref<>();
        ok(device.getDepthStencilSurface(depth));
        reset();
        lab.clearAll(0xff112233);
        depth.get().release();
        back.release();
        ok(device.present());
    }

    @Test
    void wrongParametersLeaveTheDeviceAsItWas() {
        PresentParameters9 p = PresentParameters9.offscreen(NEW, NEW);
        p.swapEffect = 77;
        refused(device.resetEx(p));
        ok(device.testCooperativeLevel());
        lab.clear(0xff445566);
        lab.expectAll(0x445566, 0);
        ok(device.present());
    }
}
