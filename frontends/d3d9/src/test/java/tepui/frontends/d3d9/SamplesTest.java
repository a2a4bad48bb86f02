package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;

/** Targets and depth buffers of equal and of different numbers of samples, and copies between them. */
final class SamplesTest extends Behaviour9 {
    private static final int RED = 0xffff0000;
    private static final int GREEN = 0xff00ff00;

    private Surface9 target(int samples) {
        return device.createRenderTarget(SIZE, SIZE, D3DFMT_X8R8G8B8, type(samples), 0, false);
    }

    private Surface9 depth(int samples) {
        return device.createDepthStencilSurface(SIZE, SIZE, D3DFMT_D24S8, type(samples), 0, false);
    }

    private static int type(int samples) {
        return samples == 1 ? D3DMULTISAMPLE_NONE : samples;
    }

    private int shown(Surface9 s) {
        Surface9 single = target(1);
        ok(device.stretchRect(s, null, single, null, D3DTEXF_NONE));
        int p = lab.pixels(single)[SIZE * 40 + 40] & 0xffffff;
        single.release();
        return p;
    }

    @Test
    void depthHoldsWhereBothHaveAsManySamplesAndIsLeftAloneElsewhere() {
        int[] counts = {1, 4};
        for (int colour : counts) {
            for (int deep : counts) {
                String what = colour + " samples on depth of " + deep;
                Surface9 t = target(colour);
                Surface9 d = depth(deep);
                Surface9 like = target(deep);
                ok(device.setRenderTarget(0, like));
                ok(device.setDepthStencilSurface(d));
                lab.clearAll(0xff000000);
                // What is nearest is in the depth buffer.
                lab.rectangle(0, 0, SIZE, SIZE, 0.25f, RED);
                ok(device.setRenderTarget(0, t));
                lab.clear(0xff000000);
                lab.rectangle(0, 0, SIZE, SIZE, 0.5f, GREEN);
                assertEquals(colour == deep ? 0 : 0x00ff00, shown(t), what);
                // Neither draws nor clears of a mismatch touch the depth.
                if (colour != deep) {
                    lab.rectangle(0, 0, SIZE, SIZE, 0.1f, GREEN);
                    ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff0000ff, 1, 0));
                    assertEquals(0x0000ff, shown(t), what);
                    ok(device.clear(new Rect9[] {new Rect9(0, 0, SIZE, SIZE)}, D3DCLEAR_TARGET, 0xff00ffff, 1, 0));
                    assertEquals(0x00ffff, shown(t), what);
                }
                ok(device.setRenderTarget(0, like));
                lab.rectangle(0, 0, SIZE, SIZE, 0.2f, GREEN);
                assertEquals(0x00ff00, shown(like), what);
                lab.rectangle(0, 0, SIZE, SIZE, 0.3f, RED);
                assertEquals(0x00ff00, shown(like), what);
                t.release();
                d.release();
                like.release();
            }
        }
    }

    @Test
    void depthOfSeveralSamplesIsKeptFromTargetToTarget() {
        Surface9 a = target(4);
        Surface9 b = target(4);
        Surface9 d = depth(4);
        ok(device.setRenderTarget(0, a));
        ok(device.setDepthStencilSurface(d));
        lab.clearAll(0xff000000);
        lab.rectangle(0, 0, SIZE / 2, SIZE, 0.2f, RED);
        assertEquals(0, shown(a));
        ok(device.setRenderTarget(0, b));
        lab.clear(0xff000000);
        lab.rectangle(0, 0, SIZE, SIZE, 0.5f, GREEN);
        assertEquals(0x00ff00, shown(b));
        Surface9 single = target(1);
        ok(device.stretchRect(b, null, single, null, D3DTEXF_NONE));
        assertEquals(0, lab.pixels(single)[SIZE * 40 + 10] & 0xffffff);
        single.release();
        a.release();
        b.release();
        d.release();
    }

    @Test
    void copiesResolveScaleAndKeepSamples() {
        Surface9 four = target(4);
        ok(device.colorFill(four, null, 0xff204060));
        ok(device.colorFill(four, new Rect9(0, 0, 32, 64), 0xff80a0c0));
        Surface9 other = target(4);
        ok(device.stretchRect(four, null, other, null, D3DTEXF_NONE));
        assertEquals(0x204060, shown(other));
        Surface9 single = target(1);
        // A quarter, at twice its size.
        ok(device.stretchRect(four, new Rect9(16, 16, 48, 48), single, null, D3DTEXF_POINT));
        int[] p = lab.pixels(single);
        assertEquals(0x80a0c0, p[SIZE * 20 + 20] & 0xffffff);
        assertEquals(0x204060, p[SIZE * 20 + 44] & 0xffffff);
        Surface9 small = device.createRenderTarget(16, 16, D3DFMT_R5G6B5, 0, 0, false);
        ok(device.stretchRect(four, null, small, null, D3DTEXF_LINEAR));
        small.release();
        single.release();
        other.release();
        four.release();
    }

    /** At samples outside of a triangle its colour is extrapolated from the pixel's centre, unless it is read at a place inside. */
    @Test
    void centroidsLieWithinTheTriangle() {
        int[] outside = new int[2];
        for (int k = 0; k < 2; k++) {
            Surface9 target = target(4);
            ok(device.setDepthStencilSurface(null));
            ok(device.setRenderTarget(0, target));
            ok(device.clear(null, D3DCLEAR_TARGET, 0xff000000, 0, 0));
            ok(
                    device.setPixelShader(
                            lab.pixelShader(
                                    "ps_3_0\ndcl_texcoord0" + (k == 1 ? "_centroid" : "")
                                            + " v0.xy\ndef c0, 0, 0, 1, 1\ndef c1, 1, 0, 0, 1\nmov r0, v0.x\ncmp r0, r0, c0, c1\nmov oC0, r0\n")));
            ok(
                    device.setVertexShader(
                            lab.vertexShader(
                                    "vs_3_0\ndcl_position v0\ndcl_texcoord0 v1\ndcl_position o0\ndcl_texcoord0 o1\nmov o0, v0\nmov o1, v1\n")));
            ok(device.setFVF(D3DFVF_XYZ | D3DFVF_TEX1));
            lab.state(D3DRS_CULLMODE, D3DCULL_NONE);
            // A steep left edge, on which the coordinate is 0: it is negative outside of the triangle.
            float slope = 0.11f;
            ok(device.drawPrimitiveUP(
                    D3DPT_TRIANGLESTRIP,
                    2,
                    lab.floats(-slope, 1, 0, 0, 0, 1, 1, 0, 1 + slope, 0, slope, -1, 0, 0, 0, 1, -1, 0, 1 - slope, 0),
                    20));
            Surface9 single = target(1);
            ok(device.stretchRect(target, null, single, null, D3DTEXF_NONE));
            for (int p : lab.pixels(single)) if ((p >> 16 & 255) > 8) outside[k]++;
            single.release();
            target.release();
        }
        assertTrue(outside[0] > 5, () -> outside[0] + " pixels are extrapolated without it");
        assertEquals(0, outside[1]);
    }

    @Test
    void backBuffersGetAndLoseTheirSamplesByAReset() {
        PresentParameters9 p = PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8);
        for (int samples : new int[] {4, 1, 4}) {
            p.multiSampleType = type(samples);
            ok(device.reset(p));
            Surface9 back = device.getRenderTarget(0);
            assertEquals(type(samples), back.getDesc().multiSampleType());
            lab.clearAll(0xff000000);
            lab.rectangle(0, 0, SIZE, SIZE, 0.2f, GREEN);
            lab.rectangle(0, 0, SIZE, SIZE, 0.5f, RED);
            assertEquals(0x00ff00, shown(back));
            back.release();
            ok(device.present());
        }
    }

    @Test
    void aChainOfSeveralSamplesIsPresented() {
        PresentParameters9 p = PresentParameters9.offscreen(16, 16);
        p.multiSampleType = D3DMULTISAMPLE_4_SAMPLES;
        int[] seen = new int[1];
        p.deviceWindow = new tepui.pipe.Surface.Target.Pixels(16, 16, (w, h, argb) -> seen[0] = argb[100] & 0xffffff);
        Ref<SwapChain9> chain = new Ref<>();
        ok(device.createAdditionalSwapChain(p, chain));
        Ref<Surface9> b = new Ref<>();
        ok(chain.get().getBackBuffer(0, D3DBACKBUFFER_TYPE_MONO, b));
        ok(device.colorFill(b.get(), null, 0xff306090));
        ok(chain.get().present(null, null, 0));
        device.pipe().finish();
        assertEquals(0x306090, seen[0]);
        b.get().release();
        chain.get().release();
    }
}
