package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;
import tepui.layers.forward.ForwardingDevice;
import tepui.pipe.Device;
import tepui.pipe.format.Format;
import tepui.pipe.format.FormatSupport;

/** Targets and depth buffers of different sizes under clears, ValidateDevice, and targets that a reset takes away. */
final class SizesTest extends Behaviour9 {
    private static final int HALF = SIZE / 2;

    private Surface9 smallDepth() {
        Surface9 s = device.createDepthStencilSurface(HALF, HALF, D3DFMT_D24S8, 0, 0, false);
        ok(device.setDepthStencilSurface(s));
        return s;
    }

    @Test
    void coloursAloneAreClearedWholeBesideASmallerDepthBuffer() {
        lab.clear(0xffff0000);
        Surface9 s = smallDepth();
        lab.clear(0xff00ff00);
        lab.expectAll(0x00ff00, 0);
        s.release();
    }

    @Test
    void coloursAndASmallerDepthBufferAreNotClearedTogether() {
        lab.clear(0xffff0000);
        Surface9 s = smallDepth();
        ok(device.clear(null, D3DCLEAR_ZBUFFER, 0, 0, 0));
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff00ff00, 1, 0));
        lab.expectAll(0xff0000, 0);
        // Depth is as near as it was: nothing behind it is drawn.
        lab.state(D3DRS_ZENABLE, 1).state(D3DRS_ZFUNC, D3DCMP_LESSEQUAL);
        lab.rectangle(0, 0, HALF, HALF, 0.5f, 0xff0000ff);
        lab.expect(4, 4, 0xff0000);
        s.release();
    }

    @Test
    void aClearReachesAsFarAsTheTargetInALargerDepthBuffer() {
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff000000, 1, 0));
        Surface9 back = device.getRenderTarget(0);
        Surface9 small = device.createRenderTarget(HALF, HALF, D3DFMT_X8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(0, small));
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff00ff00, 0, 0));
        ok(device.setRenderTarget(0, back));
        lab.state(D3DRS_ZENABLE, 1).state(D3DRS_ZFUNC, D3DCMP_LESSEQUAL);
        lab.rectangle(0, 0, SIZE, SIZE, 0.5f, 0xff0000ff);
        lab.expect(HALF - 1, HALF - 1, 0);
        lab.expect(HALF, HALF - 1, 0x0000ff);
        lab.expect(HALF - 1, HALF, 0x0000ff);
        assertEquals(0x00ff00, lab.pixels(small)[HALF * HALF - 1] & 0xffffff);
        small.release();
        back.release();
    }

    @Test
    void aClearOfTargetsOfSeveralSizesKeepsToTheSmallest() {
        Surface9 large = device.createRenderTarget(SIZE, SIZE, D3DFMT_X8R8G8B8, 0, 0, false);
        Surface9 small = device.createRenderTarget(HALF, HALF, D3DFMT_X8R8G8B8, 0, 0, false);
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, large));
        lab.clear(0xff000000);
        ok(device.setRenderTarget(1, small));
        lab.clear(0xff00ff00);
        assertEquals(0x00ff00, lab.pixels(small)[HALF * HALF - 1] & 0xffffff);
        assertEquals(0x00ff00, lab.pixels(large)[SIZE * (HALF - 1) + HALF - 1] & 0xffffff);
        ok(device.setRenderTarget(1, null));
        large.release();
        small.release();
    }

    @Test
    void aViewportLimitsClearsOfDepthToo() {
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff000000, 1, 0));
        ok(device.setViewport(new Viewport9(0, 0, HALF, HALF, 0, 1)));
        ok(device.clear(null, D3DCLEAR_ZBUFFER, 0, 0, 0));
        ok(device.setViewport(new Viewport9(0, 0, SIZE, SIZE, 0, 1)));
        lab.state(D3DRS_ZENABLE, 1).state(D3DRS_ZFUNC, D3DCMP_LESSEQUAL);
        lab.rectangle(0, 0, SIZE, SIZE, 0.5f, 0xff0000ff);
        lab.expect(HALF - 1, HALF - 1, 0);
        lab.expect(HALF, HALF, 0x0000ff);
    }

    // ---- ValidateDevice

    private void valid(int result) {
        IntRef passes = new IntRef();
        passes.value = 9;
        result(result, device.validateDevice(passes));
        assertEquals(result == D3D_OK ? 1 : 9, passes.value);
    }

    @Test
    void everyStateTakesOnePass() {
        valid(D3D_OK);
        ok(device.setTexture(0, lab.texture(2, 2, -1)));
        for (int filter : new int[] {D3DTEXF_POINT, D3DTEXF_LINEAR, D3DTEXF_ANISOTROPIC}) {
            lab.sampler(0, D3DSAMP_MINFILTER, filter).sampler(0, D3DSAMP_MAGFILTER, filter);
            valid(D3D_OK);
        }
        refused(device.validateDevice(null));
    }

    @Test
    void texturesAreNotMagnifiedOrMinifiedByNoFilter() {
        for (int type : new int[] {D3DSAMP_MINFILTER, D3DSAMP_MAGFILTER}) {
            lab.sampler(0, type, D3DTEXF_NONE);
            valid(D3DERR_UNSUPPORTEDTEXTUREFILTER);
            lab.sampler(0, type, D3DTEXF_POINT);
            valid(D3D_OK);
        }
        lab.sampler(0, D3DSAMP_MIPFILTER, D3DTEXF_NONE);
        valid(D3D_OK);
    }

    /** A device that filters no format of floats. */
    private static final class Unfiltered extends ForwardingDevice {
        Unfiltered(Device next) {
            super(next);
        }

        @Override
        public int formatSupport(Format format) {
            int s = super.formatSupport(format);
            return format == Format.R32_FLOAT ? s & ~FormatSupport.FILTERED : s;
        }
    }

    @Test
    void formatsThatAreNotFilteredAreValidByTheNearestTexelAlone() {
        Direct3D9 d3d = Direct3D9.create(new Unfiltered(lab.gpu));
        Device9 d = d3d.createDevice(PresentParameters9.offscreen(SIZE, SIZE));
        Texture9 t = d.createTexture(4, 4, 0, 0, D3DFMT_R32F, D3DPOOL_MANAGED);
        ok(d.setTexture(0, t));
        result(D3D_OK, d.validateDevice(new IntRef()));
        ok(d.setSamplerState(0, D3DSAMP_MIPFILTER, D3DTEXF_POINT));
        result(D3D_OK, d.validateDevice(new IntRef()));
        for (int type : new int[] {D3DSAMP_MINFILTER, D3DSAMP_MAGFILTER, D3DSAMP_MIPFILTER}) {
            ok(d.setSamplerState(0, type, D3DTEXF_LINEAR));
            result(E_FAIL, d.validateDevice(new IntRef()));
            ok(d.setSamplerState(0, type, D3DTEXF_POINT));
        }
        t.release();
        while (!d.isDestroyed()) d.release();
        d3d.release();
    }

    @Test
    void aSmallerDepthBufferConflictsWithItsTests() {
        Surface9 s = smallDepth();
        lab.state(D3DRS_ZENABLE, 0).state(D3DRS_ZWRITEENABLE, 0).state(D3DRS_STENCILENABLE, 0);
        valid(D3D_OK);
        for (int state : new int[] {D3DRS_ZENABLE, D3DRS_ZWRITEENABLE, D3DRS_STENCILENABLE}) {
            lab.state(state, 1);
            valid(D3DERR_CONFLICTINGRENDERSTATE);
            lab.state(state, 0);
        }
        ok(device.setDepthStencilSurface(null));
        lab.state(D3DRS_ZENABLE, 1);
        valid(D3D_OK);
        s.release();
    }

    // ---- resets

    @Test
    void aResetWhileTheSecondBackBufferIsATargetBringsNewOnes() {
        PresentParameters9 p = PresentParameters9.offscreen(SIZE, SIZE).withDepth(D3DFMT_D24S8);
        p.swapEffect = D3DSWAPEFFECT_FLIP;
        p.backBufferCount = 2;
        ok(device.reset(p));
        Surface9 second = device.getBackBuffer(1);
        ok(device.setRenderTarget(0, second));
        second.release();
        lab.clear(0xffff0000);
        p = PresentParameters9.offscreen(HALF, HALF).withDepth(D3DFMT_D24S8);
        ok(device.reset(p));
        Surface9 target = device.getRenderTarget(0);
        Surface9 back = device.getBackBuffer(0);
        assertEquals(back, target);
        assertEquals(HALF, target.getDesc().width());
        assertEquals(new Viewport9(0, 0, HALF, HALF, 0, 1), device.getViewport());
        lab.clearAll(0xff00ff00);
        lab.rectangle(0, 0, HALF / 2, HALF, 0, 0xff0000ff);
        int[] pixels = lab.pixels(target);
        assertEquals(HALF * HALF, pixels.length);
        assertEquals(0x0000ff, pixels[0] & 0xffffff);
        assertEquals(0x00ff00, pixels[HALF * HALF - 1] & 0xffffff);
        target.release();
        back.release();
        ok(device.present());
    }

    @Test
    void aResetToAnotherSizeWhileTheBackBufferIsATargetDrawsToTheNewOne() {
        lab.clearAll(0xffff0000);
        for (int size : new int[] {2 * SIZE, HALF, SIZE}) {
            ok(device.reset(PresentParameters9.offscreen(size, size).withDepth(D3DFMT_D24S8)));
            lab.clearAll(0xff00ff00);
            lab.rectangle(size - 4, size - 4, size, size, 0, 0xff0000ff);
            int[] pixels = lab.pixels();
            assertEquals(size * size, pixels.length);
            assertEquals(0x00ff00, pixels[0] & 0xffffff);
            assertEquals(0x0000ff, pixels[size * size - 1] & 0xffffff);
            ok(device.present());
        }
    }

    @Test
    void aTargetOfATextureIsNoTargetAfterAReset() {
        Texture9 t = device.createTexture(HALF, HALF, 1, D3DUSAGE_RENDERTARGET, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT);
        Ref<Surface9> r = new Ref<>();
        ok(t.getSurfaceLevel(0, r));
        ok(device.setRenderTarget(0, r.get()));
        lab.clear(0xffff0000);
        r.get().release();
        t.release();
        ok(device.reset(PresentParameters9.offscreen(SIZE, SIZE)));
        Surface9 target = device.getRenderTarget(0);
        assertNotEquals(r.get(), target);
        assertEquals(SIZE, target.getDesc().width());
        lab.clear(0xff00ff00);
        lab.expectAll(0x00ff00, 0);
        target.release();
    }
}
