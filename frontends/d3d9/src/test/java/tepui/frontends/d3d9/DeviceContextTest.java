package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import org.junit.jupiter.api.Test;

/** GetDC and ReleaseDC. */
final class DeviceContextTest extends Behaviour9 {
    private Surface9 plain(int format) {
        return device.createOffscreenPlainSurface(4, 3, format, D3DPOOL_SYSTEMMEM);
    }

    @Test
    void whatIsWrittenIsInTheSurface() {
        Surface9 s = plain(D3DFMT_A8R8G8B8);
        DeviceContext9 c = s.getDC();
        assertEquals(4, c.width());
        assertEquals(3, c.height());
        c.fill(-1, -1, 9, 9, 0xff000000);
        c.set(2, 1, 0x80112233);
        ok(s.releaseDC(c));
        LockedRect r = s.lockRect(D3DLOCK_READONLY);
        assertEquals(0x80112233, r.rows(3).get(java.lang.foreign.ValueLayout.JAVA_INT, r.pitch + 8L));
        ok(s.unlockRect());
        s.release();
    }

    @Test
    void formatsOfDisplaysHaveOneOthersDoNot() {
        int[] with = {D3DFMT_A8R8G8B8, D3DFMT_X8R8G8B8, D3DFMT_R8G8B8, D3DFMT_R5G6B5, D3DFMT_X1R5G5B5, D3DFMT_A1R5G5B5};
        for (int f : with) {
            Surface9 s = plain(f);
            DeviceContext9 c = s.getDC();
            c.pixels(new int[] {
                0xffff0000,
                0xff00ff00,
                0xff0000ff,
                0xffffffff,
                0xff000000,
                0xff080808,
                0xff848484,
                0xffff0000,
                0xffff0000,
                0xffff0000,
                0xffff0000,
                0xffff0000
            });
            assertEquals(0xff00ff00, c.get(1, 0), "format " + f);
            assertEquals(0xffff0000, c.pixels()[11], "format " + f);
            assertEquals(0x84, c.get(2, 1) & 0xff, 0, "format " + f);
            ok(s.releaseDC(c));
            s.release();
        }
        for (int f : new int[] {D3DFMT_A2R10G10B10, D3DFMT_V8U8, D3DFMT_Q8W8V8U8, D3DFMT_DXT1, D3DFMT_A16B16G16R16F}) {
            Surface9 s = device.createOffscreenPlainSurface(4, 4, f, D3DPOOL_SYSTEMMEM);
            Ref<DeviceContext9> r = new Ref<>();
            refused(s.getDC(r));
            assertNull(r.value);
            s.release();
        }
    }

    @Test
    void aSurfaceHasOneAtATime() {
        Surface9 s = plain(D3DFMT_X8R8G8B8);
        Surface9 other = plain(D3DFMT_X8R8G8B8);
        DeviceContext9 c = s.getDC();
        refused(s.getDC(new Ref<>()));
        DeviceContext9 second = other.getDC();
        refused(s.releaseDC(second));
        ok(s.releaseDC(c));
        refused(s.releaseDC(c));
        ok(other.releaseDC(second));
        ok(s.releaseDC(s.getDC()));
        s.release();
        other.release();
    }

    @Test
    void locksAndContextsExcludeEachOther() {
        Surface9 s = plain(D3DFMT_X8R8G8B8);
        LockedRect r = s.lockRect(0);
        refused(s.getDC(new Ref<>()));
        ok(s.unlockRect());
        DeviceContext9 c = s.getDC();
        refused(s.lockRect(r, null, 0));
        refused(s.unlockRect());
        ok(s.releaseDC(c));
        ok(s.lockRect(r, null, 0));
        ok(s.unlockRect());
        s.release();
    }

    @Test
    void texturesShowWhatWasDrawnIntoTheirContext() {
        Texture9 t = lab.texture(2, 2, 0xff000000);
        Surface9 level = t.getSurfaceLevel(0);
        DeviceContext9 c = level.getDC();
        c.fill(0, 0, 2, 2, 0xff336699);
        ok(level.releaseDC(c));
        level.release();
        ok(device.setTexture(0, t));
        lab.textured(0);
        lab.expectAll(0x336699, 0);
        t.release();
    }

    @Test
    void targetsThatCannotBeLockedHaveNone() {
        Surface9 back = device.getBackBuffer(0);
        refused(back.getDC(new Ref<>()));
        back.release();
        Texture9 t = device.createTexture(2, 2, 1, 0, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT);
        Surface9 level = t.getSurfaceLevel(0);
        refused(level.getDC(new Ref<>()));
        level.release();
        t.release();
    }

    @Test
    void aContextThatWasGivenBackAndPixelsOutsideAreErrors() {
        Surface9 s = plain(D3DFMT_X8R8G8B8);
        DeviceContext9 c = s.getDC();
        assertThrows(IllegalArgumentException.class, () -> c.get(4, 0));
        assertThrows(IllegalArgumentException.class, () -> c.set(0, -1, 0));
        assertThrows(IllegalArgumentException.class, () -> c.pixels(new int[3]));
        ok(s.releaseDC(c));
        assertThrows(IllegalStateException.class, () -> c.get(0, 0));
        s.release();
    }
}
