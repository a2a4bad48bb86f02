package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tepui.pipe.UnsupportedByDeviceException;

/** Depth buffers of other sizes, depth as textures, and vendors' switches for both; targets of several samples. */
final class DepthTest extends Behaviour9 {
    private static final int AMD = 0x1002;

    private Surface9 depth(int size) {
        return device.createDepthStencilSurface(size, size, D3DFMT_D24S8, D3DMULTISAMPLE_NONE, 0, true);
    }

    /** A texture that depth can be drawn to; the test is skipped where there is none. */
    private Texture9 depthTexture(int format) {
        Ref<Texture9> r = new Ref<>();
        boolean there;
        try {
            there = !failed(device.createTexture(SIZE, SIZE, 1, D3DUSAGE_DEPTHSTENCIL, format, D3DPOOL_DEFAULT, r));
        } catch (UnsupportedByDeviceException e) {
            there = false;
        }
        Assumptions.assumeTrue(there, "the device has no such depth texture");
        return r.get();
    }

    /** Half of the target at depth 0.25, the rest at 0.75, in a depth texture. */
    private void slopes(Texture9 t) {
        Ref<Surface9> kept = new Ref<>();
        ok(device.getDepthStencilSurface(kept));
        Surface9 before = kept.get();
        Surface9 s = t.getSurfaceLevel(0);
        ok(device.setDepthStencilSurface(s));
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff000000, 1, 0));
        lab.state(D3DRS_ZFUNC, D3DCMP_ALWAYS);
        lab.rectangle(0, 0, SIZE / 2, SIZE, 0.25f, 0xff000000);
        lab.rectangle(SIZE / 2, 0, SIZE, SIZE, 0.75f, 0xff000000);
        ok(device.setDepthStencilSurface(before));
        lab.state(D3DRS_ZENABLE, D3DZB_FALSE);
        s.release();
        before.release();
        ok(device.setTexture(0, t));
    }

    private void clearAll() {
        lab.clearAll(0xff000000);
    }

    @Test
    void depthOutsideOfZeroToOneIsClippedAway() {
        clearAll();
        lab.state(D3DRS_LIGHTING, 0);
        lab.coloredQuad(1.5f, 0xffffffff);
        lab.expectAll(0, 0);
        lab.coloredQuad(-0.5f, 0xffffffff);
        lab.expectAll(0, 0);
    }

    @Test
    void depthIsClippedWhateverTheStateOfClippingSays() {
        for (int clipping = 0; clipping < 2; clipping++) {
            clearAll();
            lab.state(D3DRS_LIGHTING, 0).state(D3DRS_CLIPPING, clipping).state(D3DRS_ZFUNC, D3DCMP_ALWAYS);
            lab.coloredQuad(1.5f, 0xffffffff);
            lab.coloredQuad(-0.5f, 0xff00ff00);
            lab.rectangle(0, 0, SIZE, SIZE, 1.5f, 0xffff0000);
            lab.rectangle(0, 0, SIZE, SIZE, -0.5f, 0xffff0000);
            lab.expectAll(0, 0);
            lab.coloredQuad(0.5f, 0xff0000ff);
            lab.expect(32, 32, 0x0000ff);
        }
    }

    @Test
    void theRangeOfTheViewportHoldsForVerticesInPixelsToo() {
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0, 0.7f, 0));
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_ZFUNC, D3DCMP_LESS);
        ok(device.setViewport(new Viewport9(0, 0, SIZE, SIZE, 0.25f, 0.75f)));
        lab.rectangle(0, 0, SIZE / 2, SIZE, 0.75f, 0xff00ff00);
        lab.rectangle(SIZE / 2, 0, SIZE, SIZE, 0.95f, 0xffff0000);
        lab.expect(10, 10, 0x00ff00);
        lab.expect(50, 10, 0);
    }

    @Test
    void aRangeThatEndsBeforeItBeginsIsAThousandthLong() {
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_ZFUNC, D3DCMP_LESS);
        ok(device.setViewport(new Viewport9(0, 0, SIZE, SIZE, 0.5f, 0)));
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0, 0.5012f, 0));
        lab.rectangle(0, 0, SIZE, SIZE, 1, 0xff00ff00);
        lab.expect(10, 10, 0x00ff00);
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0, 0.5008f, 0));
        lab.rectangle(0, 0, SIZE, SIZE, 1, 0xff00ff00);
        lab.expect(10, 10, 0);
    }

    @Test
    void aLargerDepthBufferServesASmallerTarget() {
        Surface9 large = depth(2 * SIZE);
        ok(device.setDepthStencilSurface(large));
        clearAll();
        lab.rectangle(0, 0, SIZE / 2, SIZE, 0.2f, 0xffff0000);
        lab.rectangle(0, 0, SIZE, SIZE, 0.5f, 0xff00ff00);
        lab.expect(10, 10, 0xff0000);
        lab.expect(50, 10, 0x00ff00);
        large.release();
    }

    /** A target of twice the depth buffer's size, and the colour of a pixel outside of the depth buffer after a draw over all of it. */
    private int outsideOfASmallerDepthBuffer(int zEnable, int stencilEnable) {
        Surface9 large = device.createRenderTarget(2 * SIZE, 2 * SIZE, D3DFMT_X8R8G8B8, 0, 0, false);
        Surface9 back = device.getRenderTarget(0);
        lab.state(D3DRS_ZFUNC, D3DCMP_ALWAYS);
        ok(device.setRenderTarget(0, large));
        ok(device.clear(null, D3DCLEAR_TARGET, 0xff000000, 1, 0));
        lab.state(D3DRS_ZENABLE, zEnable).state(D3DRS_STENCILENABLE, stencilEnable);
        lab.rectangle(0, 0, 2 * SIZE, 2 * SIZE, 0.5f, 0xff00ff00);
        int[] p = lab.pixels(large);
        assertEquals(0x00ff00, p[0] & 0xffffff);
        ok(device.setRenderTarget(0, back));
        back.release();
        large.release();
        return p[2 * SIZE * 2 * SIZE - 1] & 0xffffff;
    }

    @Test
    void aSmallerDepthBufferBoundsNothingWhileNothingIsTested() {
        assertEquals(0x00ff00, outsideOfASmallerDepthBuffer(D3DZB_FALSE, 0));
        assertEquals(0, outsideOfASmallerDepthBuffer(D3DZB_TRUE, 0));
        assertEquals(0x00ff00, outsideOfASmallerDepthBuffer(D3DZB_FALSE, 0));
    }

    @Test
    void aSmallerDepthBufferIsClearedWhileItBoundsNothing() {
        clearAll();
        Surface9 large = device.createRenderTarget(2 * SIZE, 2 * SIZE, D3DFMT_X8R8G8B8, 0, 0, false);
        Surface9 back = device.getRenderTarget(0);
        lab.state(D3DRS_ZENABLE, D3DZB_FALSE);
        ok(device.setRenderTarget(0, large));
        ok(device.clear(null, D3DCLEAR_ZBUFFER, 0, 0.25f, 0));
        ok(device.setRenderTarget(0, back));
        lab.state(D3DRS_ZENABLE, D3DZB_TRUE);
        lab.rectangle(0, 0, SIZE, SIZE, 0.5f, 0xff00ff00);
        lab.expectAll(0, 0);
        back.release();
        large.release();
    }

    @Test
    void aDepthBufferKeepsItsContentsFromTargetToTarget() {
        Surface9 d = depth(SIZE);
        Surface9 small = device.createRenderTarget(SIZE / 2, SIZE / 2, D3DFMT_X8R8G8B8, 0, 0, false);
        Surface9 back = device.getRenderTarget(0);
        ok(device.setDepthStencilSurface(d));
        clearAll();
        lab.rectangle(0, 0, SIZE / 4, SIZE, 0.2f, 0xffff0000);
        ok(device.setRenderTarget(0, small));
        lab.clear(0xff000000);
        lab.rectangle(0, 0, SIZE / 2, SIZE / 2, 0.5f, 0xff00ff00);
        int[] p = lab.pixels(small);
        assertEquals(0, p[10 * (SIZE / 2) + 4] & 0xffffff);
        assertEquals(0x00ff00, p[10 * (SIZE / 2) + SIZE / 4 + 4] & 0xffffff);
        ok(device.setRenderTarget(0, back));
        lab.rectangle(0, 0, SIZE, SIZE, 0.4f, 0xff0000ff);
        lab.expect(4, 10, 0xff0000);
        lab.expect(50, 50, 0x0000ff);
        back.release();
        small.release();
        d.release();
    }

    @Test
    void aDepthSurfaceThatWasNeverClearedTakesTheNearest() {
        Surface9 d = depth(SIZE);
        ok(device.setDepthStencilSurface(d));
        lab.clear(0xff000000);
        lab.full(0xff00ff00);
        lab.expectAll(0x00ff00, 0);
        d.release();
    }

    @Test
    void slopesBiasDepthToo() {
        clearAll();
        lab.state(D3DRS_LIGHTING, 0).state(D3DRS_ZFUNC, D3DCMP_LESS).state(D3DRS_CULLMODE, D3DCULL_NONE);
        float c = color(0xffff0000);
        float g = color(0xff00ff00);
        ok(device.setFVF(D3DFVF_XYZ | D3DFVF_DIFFUSE));
        float[] tilted = {-1, 1, 0.2f, c, 1, 1, 0.8f, c, -1, -1, 0.2f, c, 1, -1, 0.8f, c};
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, lab.floats(tilted), 16));
        for (int i = 3; i < 16; i += 4) tilted[i] = g;
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, lab.floats(tilted), 16));
        lab.expect(32, 32, 0xff0000);
        lab.state(D3DRS_SLOPESCALEDEPTHBIAS, -1f);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, lab.floats(tilted), 16));
        lab.expect(32, 32, 0x00ff00);
    }

    @Test
    void stretchRectCopiesDepthAsAWholeOnly() {
        Surface9 a = depth(SIZE);
        Surface9 b = depth(SIZE);
        ok(device.setDepthStencilSurface(a));
        clearAll();
        lab.rectangle(0, 0, SIZE / 2, SIZE, 0.2f, 0xff000000);
        Rect9 part = new Rect9(0, 0, SIZE / 2, SIZE / 2);
        refused(device.stretchRect(a, part, b, part, D3DTEXF_POINT));
        ok(device.stretchRect(a, null, b, null, D3DTEXF_POINT));
        ok(device.setDepthStencilSurface(b));
        lab.clear(0xff000000);
        lab.rectangle(0, 0, SIZE, SIZE, 0.5f, 0xff00ff00);
        lab.expect(10, 10, 0);
        lab.expect(50, 10, 0x00ff00);
        a.release();
        b.release();
    }

    @Test
    void depthTexturesAreComparedWithTheThirdCoordinate() {
        Texture9 t = depthTexture(D3DFMT_D24S8);
        slopes(t);
        ok(
                device.setPixelShader(
                        lab.pixelShader(
                                "ps_2_0\ndcl t0\ndcl_2d s0\ndef c1, 0, 0, 0.5, 1\nmov r0, c1\nmov r0.xy, t0\ntexldp r0, r0, s0\nmov oC0, r0\n")));
        lab.textured(0);
        // 0.5 is not before 0.25, and is before 0.75.
        lab.expect(10, 32, 0);
        lab.expect(50, 32, 0xffffff);
        t.release();
    }

    @Test
    void comparisonsAreFilteredAsTheSamplerSays() {
        Texture9 t = depthTexture(D3DFMT_D24S8);
        slopes(t);
        // Between the last texel that is nearer than 0.5 and the first that is not.
        ok(device.setPixelShader(lab.pixelShader(
                "ps_2_0\ndcl_2d s0\ndef c1, 0.5, 0.51, 0.5, 1\nmov r0, c1\ntexldp r0, r0, s0\nmov oC0, r0\n")));
        for (int filter : new int[] {D3DTEXF_POINT, D3DTEXF_NONE, D3DTEXF_LINEAR}) {
            ok(device.setSamplerState(0, D3DSAMP_MINFILTER, filter));
            ok(device.setSamplerState(0, D3DSAMP_MAGFILTER, filter));
            lab.textured(0);
            int p = lab.pixel(32, 32) & 255;
            if (filter == D3DTEXF_LINEAR) assertTrue(p > 0x60 && p < 0xa0, () -> Integer.toHexString(p));
            else assertTrue(p == 0 || p == 255, () -> filter + ": " + Integer.toHexString(p));
        }
        t.release();
    }

    @Test
    void intzGivesDepthAsANumber() {
        Texture9 t = depthTexture(D3DFMT_INTZ);
        slopes(t);
        lab.textured(0);
        lab.expect(10, 32, 0x404040);
        lab.expect(50, 32, 0xbfbfbf);
        t.release();
    }

    @Test
    void df24GivesDepthInRed() {
        lab.d3d.setVendor(AMD);
        Texture9 t = depthTexture(D3DFMT_DF24);
        slopes(t);
        lab.textured(0);
        int p = lab.pixel(10, 32);
        assertTrue(Math.abs((p >> 16) - 0x40) <= 1, () -> Integer.toHexString(p));
        t.release();
    }

    @Test
    void reszBringsDepthToATexture() {
        lab.d3d.setVendor(AMD);
        Texture9 t = depthTexture(D3DFMT_INTZ);
        clearAll();
        lab.state(D3DRS_ZFUNC, D3DCMP_ALWAYS);
        lab.full(0xff000000);
        lab.rectangle(0, 0, SIZE, SIZE, 0.5f, 0xff000000);
        ok(device.setTexture(0, t));
        ok(device.setRenderState(D3DRS_POINTSIZE, 0x7fa05000));
        lab.state(D3DRS_ZENABLE, D3DZB_FALSE);
        lab.textured(0);
        lab.expectAll(0x808080, 1);
        t.release();
    }

    @Test
    void nvdbDrawsWhereDepthIsWithinBounds() {
        Assumptions.assumeTrue(lab.gpu.caps().depthBounds, "the device tests no bounds of depth");
        lab.d3d.setVendor(0x10de);
        clearAll();
        lab.state(D3DRS_ZFUNC, D3DCMP_ALWAYS);
        lab.rectangle(0, 0, SIZE / 2, SIZE, 0.25f, 0xff000000);
        lab.rectangle(SIZE / 2, 0, SIZE, SIZE, 0.75f, 0xff000000);
        lab.state(D3DRS_ADAPTIVETESS_X, D3DFMT_NVDB)
                .state(D3DRS_ADAPTIVETESS_Z, 0.5f)
                .state(D3DRS_ADAPTIVETESS_W, 1f);
        lab.rectangle(0, 0, SIZE, SIZE, 0.1f, 0xffffffff);
        lab.expect(10, 10, 0);
        lab.expect(50, 10, 0xffffff);
        lab.state(D3DRS_ADAPTIVETESS_X, 0);
        lab.full(0xff00ff00);
        lab.expectAll(0x00ff00, 0);
    }

    @Test
    void aNullTargetTakesDepthAlone() {
        Surface9 none = device.createRenderTarget(SIZE, SIZE, D3DFMT_NULL, 0, 0, false);
        Surface9 back = device.getRenderTarget(0);
        clearAll();
        ok(device.setRenderTarget(0, none));
        lab.rectangle(0, 0, SIZE / 2, SIZE, 0.2f, 0xffff0000);
        ok(device.setRenderTarget(0, back));
        lab.rectangle(0, 0, SIZE, SIZE, 0.5f, 0xff00ff00);
        lab.expect(10, 10, 0);
        lab.expect(50, 10, 0x00ff00);
        none.release();
        back.release();
    }

    @Test
    void aDepthBufferIsClearedBeyondASmallerTarget() {
        Surface9 small = device.createRenderTarget(SIZE / 4, SIZE / 4, D3DFMT_A8R8G8B8, 0, 0, false);
        Surface9 back = device.getRenderTarget(0);
        clearAll();
        ok(device.setRenderTarget(0, small));
        ok(device.setViewport(new Viewport9(0, 0, SIZE / 2, SIZE, 0, 1)));
        ok(device.clear(null, D3DCLEAR_ZBUFFER, 0, 0.2f, 0));
        ok(device.setRenderTarget(0, back));
        lab.rectangle(0, 0, SIZE, SIZE, 0.5f, 0xff00ff00);
        lab.expect(10, 10, 0);
        lab.expect(25, 50, 0);
        lab.expect(50, 50, 0x00ff00);
        small.release();
        back.release();
    }

    @Test
    void aSmallNullTargetDoesNotBoundWhatIsDrawn() {
        Surface9 none = device.createRenderTarget(SIZE / 4, SIZE / 4, D3DFMT_NULL, 0, 0, false);
        Surface9 back = device.getRenderTarget(0);
        clearAll();
        ok(device.setRenderTarget(0, none));
        ok(device.setViewport(new Viewport9(0, 0, SIZE, SIZE, 0, 1)));
        lab.rectangle(0, 0, SIZE / 2, SIZE, 0.2f, 0xffff0000);
        ok(device.setRenderTarget(0, back));
        lab.rectangle(0, 0, SIZE, SIZE, 0.5f, 0xff00ff00);
        lab.expect(20, 10, 0);
        lab.expect(50, 10, 0x00ff00);
        none.release();
        back.release();
    }

    // ---- several samples

    private Surface9 multisampled() {
        IntRef levels = new IntRef();
        boolean can = !failed(lab.d3d.checkDeviceMultiSampleType(
                0, D3DDEVTYPE_HAL, D3DFMT_A8R8G8B8, true, D3DMULTISAMPLE_4_SAMPLES, levels));
        Assumptions.assumeTrue(can, "the device has no four samples");
        return device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, D3DMULTISAMPLE_4_SAMPLES, 0, false);
    }

    @Test
    void theSampleMaskKeepsSamples() {
        Surface9 m = multisampled();
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, m));
        lab.clear(0xff000000);
        lab.state(D3DRS_MULTISAMPLEMASK, 5);
        lab.full(0xffffffff);
        int[] p = resolved(m);
        assertEquals(0x80, p[32 * SIZE + 32] & 255, 1);
        lab.state(D3DRS_MULTISAMPLEMASK, -1);
        m.release();
    }

    private int[] resolved(Surface9 m) {
        Surface9 plain = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.stretchRect(m, null, plain, null, D3DTEXF_NONE));
        int[] p = lab.pixels(plain);
        plain.release();
        return p;
    }

    @Test
    void amdsSwitchMakesCoverageOfAlpha() {
        lab.d3d.setVendor(AMD);
        Surface9 m = multisampled();
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, m));
        lab.clear(0xff000000);
        ok(device.setRenderState(D3DRS_POINTSIZE, D3DFMT_A2M1));
        lab.full(0x80ffffff);
        int covered = resolved(m)[32 * SIZE + 32] & 255;
        assertTrue(covered > 0x30 && covered < 0xd0, () -> "half of the samples give " + covered);
        ok(device.setRenderState(D3DRS_POINTSIZE, D3DFMT_A2M0));
        lab.full(0x80ffffff);
        assertEquals(255, resolved(m)[32 * SIZE + 32] & 255);
        m.release();
    }

    @Test
    void nvidiasSwitchWantsTheAlphaTestToo() {
        lab.d3d.setVendor(0x10de);
        Surface9 m = multisampled();
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, m));
        lab.clear(0xff000000);
        lab.state(D3DRS_ADAPTIVETESS_Y, D3DFMT_ATOC);
        lab.full(0x80ffffff);
        assertEquals(255, resolved(m)[32 * SIZE + 32] & 255);
        lab.clear(0xff000000);
        lab.state(D3DRS_ALPHATESTENABLE, 1).state(D3DRS_ALPHAFUNC, D3DCMP_GREATER);
        lab.full(0x80ffffff);
        int covered = resolved(m)[32 * SIZE + 32] & 255;
        assertTrue(covered > 0x30 && covered < 0xd0, () -> "half of the samples give " + covered);
        m.release();
    }

    /** Pixels that are neither background nor picture, of an alpha test that cuts a slope in two. */
    private int cutPixels(Surface9 m) {
        lab.clear(0xff000000);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        float clear = color(0x00ffffff);
        float half = color(0x80ffffff);
        float full = color(0xffffffff);
        float b = -0.5f;
        float e = SIZE - 0.5f;
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLESTRIP,
                2,
                lab.floats(b, b, 0, 1, clear, e, b, 0, 1, half, b, e, 0, 1, half, e, e, 0, 1, full),
                20));
        int between = 0;
        // Some devices cut the picture at the viewport, which is half a pixel into the first row and column.
        int[] p = resolved(m);
        for (int y = 1; y < SIZE; y++) {
            for (int x = 1; x < SIZE; x++) if ((p[y * SIZE + x] & 255) % 255 != 0) between++;
        }
        return between;
    }

    @Test
    void nvidiasOtherSwitchTestsTheAlphaOfEachSample() {
        Assumptions.assumeTrue(lab.gpu.caps().sampleShading, "the device shades no samples one by one");
        lab.d3d.setVendor(0x10de);
        assertEquals(D3D_OK, announced(D3DFMT_SSAA));
        Surface9 m = multisampled();
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, m));
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE)
                .state(D3DRS_ALPHATESTENABLE, 1)
                .state(D3DRS_ALPHAFUNC, D3DCMP_GREATER)
                .state(D3DRS_ALPHAREF, 0x60);
        assertEquals(0, cutPixels(m));
        lab.state(D3DRS_ADAPTIVETESS_Y, D3DFMT_SSAA);
        assertTrue(cutPixels(m) > 20);
        lab.state(D3DRS_ADAPTIVETESS_Y, D3DFMT_UNKNOWN);
        assertEquals(0, cutPixels(m));
        // Without the test there is nothing to smooth.
        lab.state(D3DRS_ADAPTIVETESS_Y, D3DFMT_SSAA).state(D3DRS_ALPHATESTENABLE, 0);
        assertEquals(0, cutPixels(m));
        m.release();
    }

    private int announced(int format) {
        return lab.d3d.checkDeviceFormat(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, 0, D3DRTYPE_SURFACE, format);
    }

    @Test
    void switchesAreAnnouncedForTheirVendorsAlone() {
        int[] nvidias = {D3DFMT_ATOC};
        int[] others = {D3DFMT_A2M0, D3DFMT_A2M1, D3DFMT_RESZ};
        lab.d3d.setVendor(0x10de);
        for (int f : nvidias) assertEquals(D3D_OK, announced(f));
        for (int f : others) assertEquals(D3DERR_NOTAVAILABLE, announced(f));
        assertEquals(D3DERR_NOTAVAILABLE, announced(D3DFMT_INST));
        lab.d3d.setVendor(0x8086);
        for (int f : nvidias) assertEquals(D3DERR_NOTAVAILABLE, announced(f));
        for (int f : others) assertEquals(D3D_OK, announced(f));
        assertEquals(D3DERR_NOTAVAILABLE, announced(D3DFMT_INST));
        lab.d3d.setVendor(AMD);
        assertEquals(D3D_OK, announced(D3DFMT_INST));
        for (int f : nvidias) assertEquals(D3DERR_NOTAVAILABLE, announced(f));
        // Nothing knows what it should switch, on any of them.
        assertEquals(D3DERR_NOTAVAILABLE, announced(D3DFMT_CENT));
    }

    @Test
    void aSwitchIsNoSizeOfPoints() {
        lab.d3d.setVendor(AMD);
        ok(device.setDepthStencilSurface(null));
        for (int size : new int[] {D3DFMT_INST, D3DFMT_A2M0, 0x7fa05000}) {
            lab.clear(0xff000000);
            ok(device.setRenderState(D3DRS_POINTSIZE, size));
            assertEquals(size, device.getRenderState(D3DRS_POINTSIZE));
            ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
            ok(device.drawPrimitiveUP(D3DPT_POINTLIST, 1, lab.floats(20, 20, 0, 1, color(-1)), 20));
            int drawn = 0;
            for (int p : lab.pixels()) if ((p & 0xffffff) != 0) drawn++;
            assertEquals(1, drawn);
        }
    }

    @Test
    void edgesOfSeveralSamplesAreSmooth() {
        Surface9 m = multisampled();
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, m));
        lab.clear(0xff000000);
        float c = color(0xffffffff);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        lab.state(D3DRS_CULLMODE, D3DCULL_NONE);
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST, 1, lab.floats(0, 0, 0, 1, c, SIZE, 7, 0, 1, c, 0, SIZE, 0, 1, c), 20));
        int between = 0;
        for (int p : resolved(m)) if ((p & 255) > 0 && (p & 255) < 255) between++;
        assertTrue(between > 10);
        m.release();
    }

    @Test
    void aTargetOfOtherSamplesThanTheDepthBufferIsDrawnWithoutIt() {
        Surface9 m = multisampled();
        ok(device.setRenderTarget(0, m));
        lab.clear(0xff000000);
        lab.full(0xff00ff00);
        assertEquals(0x00ff00, resolved(m)[32 * SIZE + 32] & 0xffffff);
        m.release();
    }
}
