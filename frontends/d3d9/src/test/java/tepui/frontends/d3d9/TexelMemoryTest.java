package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import tepui.pipe.Memory;

/** Where texels and vertices lie in memory while they are locked, and what fills them. */
final class TexelMemoryTest extends Behaviour9 {
    private static final int[] COLORS = {0xff0000, 0x00ff00, 0x0000ff, 0xffff00, 0xff00ff};

    @Test
    void levelsFollowOneAnotherInTheMemoryOfATexture() {
        for (int pool : new int[] {D3DPOOL_MANAGED, D3DPOOL_SYSTEMMEM, D3DPOOL_SCRATCH}) {
            Texture9 t = device.createTexture(32, 8, 0, 0, D3DFMT_A8R8G8B8, pool);
            long at = t.lockRect(0, 0).bits;
            for (int level = 0; level < t.getLevelCount(); level++) {
                LockedRect r = new LockedRect();
                if (level > 0) ok(t.lockRect(level, r, null, 0));
                assertEquals(at, level == 0 ? at : r.bits, "level " + level);
                at += (long) Math.max(1, 32 >> level) * Math.max(1, 8 >> level) * 4;
            }
            for (int level = 0; level < t.getLevelCount(); level++) ok(t.unlockRect(level));
            t.release();
        }
    }

    @Test
    void allLevelsMayBeWrittenThroughTheFirst() {
        Texture9 t = device.createTexture(16, 16, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        for (int turn = 0; turn < 2; turn++) {
            long at = t.lockRect(0, 0).bits;
            for (int level = 0; level < 5; level++) {
                int texels = (16 >> level) * (16 >> level);
                for (int i = 0; i < texels; i++, at += 4) {
                    Memory.ALL.set(ValueLayout.JAVA_INT, at, 0xff000000 | COLORS[(level + turn) % 5]);
                }
            }
            ok(t.unlockRect(0));
            ok(device.setTexture(0, t));
            lab.sampler(0, D3DSAMP_MIPFILTER, D3DTEXF_POINT);
            for (int level = 0; level < 5; level++) {
                lab.sampler(0, D3DSAMP_MAXMIPLEVEL, level);
                lab.textured(0);
                lab.expectAll(COLORS[(level + turn) % 5], 0);
            }
        }
        t.release();
    }

    @Test
    void severalLevelsAreLockedAtOnceAndUnlockedAtAnyTime() {
        Texture9 t = device.createTexture(8, 8, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        t.lockRect(0, 0);
        t.lockRect(2, 0);
        refused(t.lockRect(2, new LockedRect(), null, 0));
        ok(t.unlockRect(0));
        ok(t.unlockRect(0));
        ok(t.unlockRect(1));
        ok(t.unlockRect(2));
        ok(t.unlockRect(2));
        refused(t.unlockRect(4));
        t.release();
        CubeTexture9 c = device.createCubeTexture(8, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        ok(c.lockRect(2, 1, new LockedRect(), null, 0));
        ok(c.unlockRect(2, 1));
        c.release();
    }

    @Test
    void aSecondLockLeavesWhatTheFirstGave() {
        Surface9 s = device.createOffscreenPlainSurface(8, 8, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        LockedRect r = s.lockRect(0);
        long bits = r.bits;
        int pitch = r.pitch;
        refused(s.lockRect(r, new Rect9(2, 2, 4, 4), 0));
        assertEquals(bits, r.bits);
        assertEquals(pitch, r.pitch);
        ok(s.unlockRect());
        s.release();
    }

    @Test
    void rowsBeginAtMultiplesOfFourBytes() {
        int[][] cases = {
            {D3DFMT_R5G6B5, 3, 8},
            {D3DFMT_L8, 5, 8},
            {D3DFMT_A8R8G8B8, 3, 12},
            {D3DFMT_DXT1, 12, 24},
            {D3DFMT_DXT5, 8, 32}
        };
        for (int[] c : cases) {
            Surface9 s = device.createOffscreenPlainSurface(c[1], 8, c[0], D3DPOOL_SYSTEMMEM);
            assertEquals(c[2], s.lockRect(0).pitch);
            ok(s.unlockRect());
            s.release();
        }
    }

    @Test
    void buffersOutsideOfThePoolDefaultStayWhereTheyAre() {
        for (int pool : new int[] {D3DPOOL_MANAGED, D3DPOOL_SYSTEMMEM}) {
            VertexBuffer9 b = device.createVertexBuffer(60, pool == D3DPOOL_MANAGED ? 0 : D3DUSAGE_DYNAMIC, 0, pool);
            ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
            ok(device.setStreamSource(0, b, 0, 20));
            long first = b.lock(0, 0, 0).address();
            ok(b.unlock());
            ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
            assertEquals(first, b.lock(0, 0, D3DLOCK_DISCARD).address());
            ok(b.unlock());
            b.release();
        }
    }

    @Test
    void oddFlagsOfBufferLocksAreNoFailure() {
        int[] flags = {
            D3DLOCK_DISCARD | D3DLOCK_NOOVERWRITE,
            D3DLOCK_DISCARD | D3DLOCK_READONLY,
            D3DLOCK_NOOVERWRITE | D3DLOCK_READONLY,
            D3DLOCK_DONOTWAIT | D3DLOCK_DISCARD,
            D3DLOCK_NO_DIRTY_UPDATE,
            D3DLOCK_NOSYSLOCK
        };
        int[][] buffers = {
            {0, D3DPOOL_DEFAULT},
            {D3DUSAGE_DYNAMIC, D3DPOOL_DEFAULT},
            {0, D3DPOOL_MANAGED},
            {D3DUSAGE_WRITEONLY, D3DPOOL_SYSTEMMEM}
        };
        for (int[] made : buffers) {
            VertexBuffer9 b = device.createVertexBuffer(64, made[0], 0, made[1]);
            for (int f : flags) {
                ok(b.lock(0, 16, new LockedData(), f));
                ok(b.unlock());
            }
            b.release();
        }
    }

    @Test
    void noOverwriteWinsOverDiscard() {
        VertexBuffer9 b = device.createVertexBuffer(60, D3DUSAGE_DYNAMIC, 0, D3DPOOL_DEFAULT);
        float c = color(0xff00ff00);
        b.write(0, lab.floats(-1, -1, 0, 1, c, 200, -1, 0, 1, c, -1, 200, 0, 1, c));
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 0, 20));
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        lab.clear(0xff000000);
        // Fresh memory would have lost the triangle.
        ok(b.lock(0, 0, new LockedData(), D3DLOCK_DISCARD | D3DLOCK_NOOVERWRITE));
        ok(b.unlock());
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        lab.expectAll(0x00ff00, 0);
        b.release();
    }

    @Test
    void whatIsWrittenWithoutDirtyUpdateIsShownAllTheSame() {
        VertexBuffer9 b = device.createVertexBuffer(60, 0, 0, D3DPOOL_MANAGED);
        float c = color(0xff00ff00);
        lab.clear(0);
        b.lock(0, 0, D3DLOCK_NO_DIRTY_UPDATE).copyFrom(lab.floats(0, 0, 0, 1, c, 128, 0, 0, 1, c, 0, 128, 0, 1, c));
        ok(b.unlock());
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        ok(device.setStreamSource(0, b, 0, 20));
        ok(device.drawPrimitive(D3DPT_TRIANGLELIST, 0, 1));
        lab.expectAll(0x00ff00, 0);
        b.release();
    }

    @Test
    void backBuffersAreLockedWhereTheChainSaysSo() {
        Surface9 plain = device.getBackBuffer(0);
        refused(plain.lockRect(new LockedRect(), null, D3DLOCK_READONLY));
        plain.release();
        PresentParameters9 p = PresentParameters9.offscreen(16, 16);
        p.flags = D3DPRESENTFLAG_LOCKABLE_BACKBUFFER;
        Device9 d = lab.d3d.createDevice(p);
        ok(d.clear(null, D3DCLEAR_TARGET, 0xff123456, 0, 0));
        Surface9 s = d.getBackBuffer(0);
        LockedRect r = s.lockRect(0);
        assertEquals(0x123456, r.rows(16).get(ValueLayout.JAVA_INT, 0) & 0xffffff);
        r.rows(16).set(ValueLayout.JAVA_INT, 0, 0xffabcdef);
        ok(s.unlockRect());
        r = s.lockRect(D3DLOCK_READONLY);
        assertEquals(0xabcdef, r.rows(16).get(ValueLayout.JAVA_INT, 0) & 0xffffff);
        assertEquals(0x123456, r.rows(16).get(ValueLayout.JAVA_INT, 4) & 0xffffff);
        ok(s.unlockRect());
        s.release();
        d.release();
    }

    // ---- fills of blocks

    private MemorySegment filled(int format, int color, int bytes) {
        Surface9 s = device.createOffscreenPlainSurface(8, 8, format, D3DPOOL_DEFAULT);
        ok(device.colorFill(s, null, color));
        LockedRect r = s.lockRect(D3DLOCK_READONLY);
        MemorySegment m = lab.words(new int[bytes / 4]);
        MemorySegment.copy(r.rows(1), 0, m, 0, bytes);
        ok(s.unlockRect());
        s.release();
        return m;
    }

    @Test
    void compressedSurfacesAreFilled() {
        MemorySegment dxt1 = filled(D3DFMT_DXT1, 0xff00ff00, 8);
        assertEquals(0x07e0, dxt1.get(ValueLayout.JAVA_SHORT, 0));
        assertEquals(0, dxt1.get(ValueLayout.JAVA_INT, 4));
        MemorySegment dxt3 = filled(D3DFMT_DXT3, 0x88ff0000, 16);
        assertEquals(0x8888888888888888L, dxt3.get(ValueLayout.JAVA_LONG_UNALIGNED, 0));
        assertEquals((short) 0xf800, dxt3.get(ValueLayout.JAVA_SHORT, 8));
        MemorySegment dxt5 = filled(D3DFMT_DXT5, 0x400000ff, 16);
        assertEquals(0x40, dxt5.get(ValueLayout.JAVA_BYTE, 0));
        assertEquals(0x001f, dxt5.get(ValueLayout.JAVA_SHORT, 8));
    }

    @Test
    void pairsOfTexelsAreFilled() {
        // Green: Y 145, U 54, V 34.
        MemorySegment yuy2 = filled(D3DFMT_YUY2, 0xff00ff00, 4);
        int[] wanted = {145, 54, 145, 34};
        for (int i = 0; i < 4; i++) assertEquals(wanted[i], yuy2.get(ValueLayout.JAVA_BYTE, i) & 255, 1);
        MemorySegment uyvy = filled(D3DFMT_UYVY, 0xff00ff00, 4);
        for (int i = 0; i < 4; i++) assertEquals(wanted[i ^ 1], uyvy.get(ValueLayout.JAVA_BYTE, i) & 255, 1);
    }

    @Test
    void fillsOfBlocksKeepToTheirRectangle() {
        Surface9 s = device.createOffscreenPlainSurface(8, 8, D3DFMT_DXT1, D3DPOOL_DEFAULT);
        ok(device.colorFill(s, null, 0xffff0000));
        ok(device.colorFill(s, new Rect9(4, 0, 8, 4), 0xff0000ff));
        refused(device.colorFill(s, new Rect9(2, 0, 8, 4), 0));
        LockedRect r = s.lockRect(D3DLOCK_READONLY);
        assertEquals((short) 0xf800, r.rows(2).get(ValueLayout.JAVA_SHORT, 0));
        assertEquals(0x001f, r.rows(2).get(ValueLayout.JAVA_SHORT, 8));
        assertEquals((short) 0xf800, r.rows(2).get(ValueLayout.JAVA_SHORT, r.pitch));
        ok(s.unlockRect());
        s.release();
    }

    @Test
    void aTargetThatIsDrawnToIsLockedWithoutWaitingSoonerOrLater() {
        Surface9 s = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, true);
        ok(device.setRenderTarget(0, s));
        for (int i = 0; i < 20; i++) lab.full(0xff000000 | i << 8);
        LockedRect r = new LockedRect();
        int result;
        do {
            result = s.lockRect(r, null, D3DLOCK_DONOTWAIT | D3DLOCK_READONLY);
            assertTrue(result == D3D_OK || result == D3DERR_WASSTILLDRAWING, ResultNames.of(result));
        } while (result != D3D_OK);
        assertEquals(19 << 8, r.rows(SIZE).get(ValueLayout.JAVA_INT, 4) & 0xffffff);
        ok(s.unlockRect());
        s.release();
    }
}
