package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;

/** Clears and fills. */
final class ClearTest extends Behaviour9 {
    @Test
    void aClearGivesTheExactColour() {
        lab.clear(0xff123456);
        lab.expectAll(0x123456, 0);
    }

    @Test
    void presentingDoesNotChangeTheColourCleared() {
        lab.clear(0xff654321);
        ok(device.present());
        lab.expectAll(0x654321, 0);
    }

    @Test
    void aRectangleLimitsAClear() {
        lab.clear(0xff000000);
        ok(device.clear(new Rect9[] {new Rect9(8, 4, 16, 20)}, D3DCLEAR_TARGET, 0xffff0000, 0, 0));
        lab.expect(8, 4, 0xff0000);
        lab.expect(15, 19, 0xff0000);
        lab.expect(16, 4, 0);
        lab.expect(8, 20, 0);
    }

    @Test
    void severalRectanglesAreClearedAtOnce() {
        lab.clear(0);
        ok(device.clear(
                new Rect9[] {new Rect9(0, 0, 4, 4), new Rect9(60, 60, 64, 64)}, D3DCLEAR_TARGET, 0xff00ff00, 0, 0));
        lab.expect(3, 3, 0x00ff00);
        lab.expect(60, 60, 0x00ff00);
        lab.expect(30, 30, 0);
    }

    @Test
    void aRectangleTheWrongWayRoundIsSkippedSilently() {
        lab.clear(0);
        ok(device.clear(new Rect9[] {new Rect9(20, 20, 10, 10), new Rect9(0, 0, 2, 2)}, D3DCLEAR_TARGET, -1, 0, 0));
        lab.expect(15, 15, 0);
        lab.expect(1, 1, 0xffffff);
    }

    @Test
    void theViewportLimitsAClear() {
        lab.clear(0);
        ok(device.setViewport(new Viewport9(16, 16, 16, 16, 0, 1)));
        lab.clear(-1);
        lab.expect(15, 16, 0);
        lab.expect(16, 16, 0xffffff);
        lab.expect(31, 31, 0xffffff);
        lab.expect(32, 31, 0);
    }

    @Test
    void theScissorLimitsAClearWhenItIsOn() {
        lab.clear(0);
        ok(device.setScissorRect(new Rect9(0, 0, 8, 8)));
        lab.clear(0xff0000ff);
        lab.expect(40, 40, 0x0000ff);
        lab.state(D3DRS_SCISSORTESTENABLE, 1);
        lab.clear(0xffff0000);
        lab.expect(7, 7, 0xff0000);
        lab.expect(8, 8, 0x0000ff);
    }

    @Test
    void writeMasksDoNotLimitAClear() {
        lab.state(D3DRS_COLORWRITEENABLE, 0);
        lab.clear(0xffabcdef);
        lab.expectAll(0xabcdef, 0);
    }

    @Test
    void aClearOfNothingChangesNothing() {
        lab.clear(0xffabcdef);
        ok(device.clear(null, 0, 0, 0, 0));
        lab.expectAll(0xabcdef, 0);
    }

    @Test
    void aClearOfDepthNeedsADepthBuffer() {
        ok(device.setDepthStencilSurface(null));
        refused(device.clear(null, D3DCLEAR_ZBUFFER, 0, 1, 0));
    }

    @Test
    void aClearOfStencilNeedsStencil() {
        Surface9 z = device.createDepthStencilSurface(SIZE, SIZE, D3DFMT_D16, 0, 0, false);
        ok(device.setDepthStencilSurface(z));
        refused(device.clear(null, D3DCLEAR_STENCIL, 0, 1, 0));
        z.release();
    }

    @Test
    void aDepthOutsideZeroToOneIsTheNearerOfThem() {
        lab.state(D3DRS_ZENABLE, D3DZB_TRUE);
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff000000, 1.5f, 0));
        lab.rectangle(0, 0, SIZE, SIZE, 0.9f, 0xff00ff00);
        lab.expectAll(0x00ff00, 0);
        ok(device.clear(null, D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER, 0xff000000, -0.5f, 0));
        lab.rectangle(0, 0, SIZE, SIZE, 0.1f, 0xff00ff00);
        lab.expectAll(0, 0);
    }

    @Test
    void aTargetThatIsLargerThanAnotherIsClearedWhole() {
        Surface9 small = device.createRenderTarget(1, 1, D3DFMT_A8R8G8B8, 0, 0, true);
        Surface9 larger = device.createRenderTarget(1, 2, D3DFMT_A8R8G8B8, 0, 0, true);
        Surface9 back = device.getRenderTarget(0);
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, small));
        ok(device.setRenderTarget(1, larger));
        ok(device.setViewport(new Viewport9(0, 0, 640, 640, 0, 1)));
        ok(device.clear(null, D3DCLEAR_TARGET, 0xff123456, 1, 0));
        int[] p = lab.pixels(larger);
        assertEquals(0xff123456, p[0]);
        assertEquals(0xff123456, p[1]);
        ok(device.setRenderTarget(1, null));
        ok(device.setRenderTarget(0, back));
        back.release();
        larger.release();
        small.release();
    }

    @Test
    void theDepthClearedIsWhatDrawsAreComparedWith() {
        lab.clear(0);
        ok(device.clear(null, D3DCLEAR_ZBUFFER, 0, 0.5f, 0));
        lab.rectangle(0, 0, 32, 64, 0.4f, 0xffff0000);
        lab.rectangle(32, 0, 64, 64, 0.6f, 0xff00ff00);
        lab.expect(10, 10, 0xff0000);
        lab.expect(40, 10, 0);
    }

    @Test
    void allTargetsAreCleared() {
        Surface9 second = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(1, second));
        lab.clear(0xff00ffff);
        assertEquals(0xff00ffff, lab.pixels(second)[100]);
        lab.expectAll(0x00ffff, 0);
        second.release();
    }

    @Test
    void colorFillFillsARectangleOfATarget() {
        lab.clear(0);
        Surface9 t = device.getRenderTarget(0);
        ok(device.colorFill(t, new Rect9(0, 0, 10, 10), 0xff112233));
        t.release();
        lab.expect(9, 9, 0x112233);
        lab.expect(10, 10, 0);
    }

    @Test
    void colorFillFillsAPlainSurfaceOfThePoolDefault() {
        Surface9 s = device.createOffscreenPlainSurface(8, 8, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        ok(device.colorFill(s, null, 0x80402010));
        LockedRect r = s.lockRect(D3DLOCK_READONLY);
        assertEquals(0x80402010, r.rows(8).get(java.lang.foreign.ValueLayout.JAVA_INT, 0));
        ok(s.unlockRect());
        s.release();
    }

    @Test
    void colorFillRefusesOtherPoolsAndDepth() {
        Surface9 s = device.createOffscreenPlainSurface(8, 8, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        refused(device.colorFill(s, null, 0));
        Ref<Surface9> z = new Ref<>();
        ok(device.getDepthStencilSurface(z));
        refused(device.colorFill(z.get(), null, 0));
        z.get().release();
        s.release();
    }

    @Test
    void noRectanglesClearNothing() {
        lab.clearAll(0xff0000ff);
        int all = D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER | D3DCLEAR_STENCIL;
        ok(device.clear(new Rect9[0], all, 0xffff0000, 0, 0));
        lab.expectAll(0x0000ff, 0);
        ok(device.clear(null, D3DCLEAR_TARGET, 0xff00ff00, 0, 0));
        lab.expectAll(0x00ff00, 0);
    }

    @Test
    void clearsEncodeWhereWritesDo() {
        lab.state(D3DRS_SRGBWRITEENABLE, 1);
        lab.clear(0x7f7f7f7f);
        lab.expectAll(0xbbbbbb, 1);
        lab.state(D3DRS_SRGBWRITEENABLE, 0);
        lab.clear(0x7f7f7f7f);
        lab.expectAll(0x7f7f7f, 0);
    }
}
