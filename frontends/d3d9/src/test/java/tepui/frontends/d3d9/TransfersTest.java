package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import tepui.pipe.Memory;

/** Copies between surfaces and textures, and texels of the rarer formats. */
final class TransfersTest extends Behaviour9 {
    private Surface9 plain(int width, int height, int format, int pool, int... argb) {
        Surface9 s = device.createOffscreenPlainSurface(width, height, format, pool);
        LockedRect r = s.lockRect(0);
        for (int i = 0; i < width * height; i++) {
            r.rows(height)
                    .set(
                            ValueLayout.JAVA_INT,
                            (long) i / width * r.pitch + (long) i % width * 4,
                            argb[i % argb.length]);
        }
        ok(s.unlockRect());
        return s;
    }

    private int[] drawn(Surface9 s) {
        return lab.pixels(s);
    }

    private Surface9 target(int width, int height) {
        return device.createRenderTarget(width, height, D3DFMT_A8R8G8B8, 0, 0, false);
    }

    @Test
    void updateSurfaceGoesDownAChainOfBlocks() {
        Texture9 from = device.createTexture(8, 8, 0, 0, D3DFMT_DXT1, D3DPOOL_SYSTEMMEM);
        Texture9 to = device.createTexture(8, 8, 0, 0, D3DFMT_DXT1, D3DPOOL_DEFAULT);
        for (int level = 0; level < 4; level++) {
            LockedRect r = from.lockRect(level, 0);
            MemorySegment m = r.rows(level == 0 ? 2 : 1);
            for (long at = 0; at + 8 <= m.byteSize(); at += 8) {
                m.set(ValueLayout.JAVA_INT_UNALIGNED, at, 0x07e0_f800);
                m.set(ValueLayout.JAVA_INT_UNALIGNED, at + 4, level % 2 == 0 ? 0 : 0x55555555);
            }
            ok(from.unlockRect(level));
            Surface9 a = from.getSurfaceLevel(level);
            Surface9 b = to.getSurfaceLevel(level);
            ok(device.updateSurface(a, null, b, 0, 0));
            a.release();
            b.release();
        }
        ok(device.setTexture(0, to));
        lab.sampler(0, D3DSAMP_MIPFILTER, D3DTEXF_POINT);
        for (int level = 0; level < 4; level++) {
            lab.sampler(0, D3DSAMP_MAXMIPLEVEL, level);
            lab.textured(0);
            lab.expectAll(level % 2 == 0 ? 0xff0000 : 0x00ff00, 1);
        }
        from.release();
        to.release();
    }

    @Test
    void updateSurfaceOfPartsOfBlocksIsRefused() {
        Surface9 a = device.createOffscreenPlainSurface(8, 8, D3DFMT_DXT1, D3DPOOL_SYSTEMMEM);
        Texture9 t = device.createTexture(8, 8, 1, 0, D3DFMT_DXT1, D3DPOOL_DEFAULT);
        Surface9 b = t.getSurfaceLevel(0);
        refused(device.updateSurface(a, new Rect9(0, 0, 2, 4), b, 0, 0));
        refused(device.updateSurface(a, new Rect9(0, 0, 4, 4), b, 2, 0));
        ok(device.updateSurface(a, new Rect9(4, 4, 8, 8), b, 0, 0));
        refused(device.updateSurface(a, new Rect9(4, 4, 12, 8), b, 0, 0));
        a.release();
        b.release();
        t.release();
    }

    @Test
    void updateTextureTakesTheLevelsOfLikeSize() {
        Texture9 from = device.createTexture(4, 4, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        fill(from, 0, 0xffff0000);
        fill(from, 1, 0xff00ff00);
        fill(from, 2, 0xff0000ff);
        Texture9 to = device.createTexture(2, 2, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        ok(device.updateTexture(from, to));
        ok(device.setTexture(0, to));
        lab.textured(0);
        lab.expectAll(0x00ff00, 0);
        Texture9 other = device.createTexture(4, 2, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        refused(device.updateTexture(from, other));
        Texture9 format = device.createTexture(4, 4, 0, 0, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT);
        refused(device.updateTexture(from, format));
        other.release();
        format.release();
        from.release();
        to.release();
    }

    @Test
    void aLockWithoutDirtyUpdateIsNotCopied() {
        Texture9 from = device.createTexture(2, 2, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        Texture9 to = device.createTexture(2, 2, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        fill(from, 0, 0xffff0000);
        ok(device.updateTexture(from, to));
        LockedRect r = from.lockRect(0, D3DLOCK_NO_DIRTY_UPDATE);
        r.rows(2).fill((byte) 0xff);
        ok(from.unlockRect(0));
        ok(device.updateTexture(from, to));
        ok(device.setTexture(0, to));
        lab.textured(0);
        lab.expectAll(0xff0000, 0);
        ok(from.addDirtyRect(null));
        ok(device.updateTexture(from, to));
        lab.textured(0);
        lab.expectAll(0xffffff, 0);
        from.release();
        to.release();
    }

    @Test
    void stretchRectRefusesWhatIsNotOnTheDevice() {
        Surface9 memory = plain(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM, -1);
        Surface9 a = plain(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT, 0xff00ff00);
        Surface9 t = target(4, 4);
        refused(device.stretchRect(memory, null, t, null, D3DTEXF_NONE));
        refused(device.stretchRect(t, null, memory, null, D3DTEXF_NONE));
        refused(device.stretchRect(t, null, t, null, D3DTEXF_NONE));
        refused(device.stretchRect(a, new Rect9(0, 0, 5, 4), t, null, D3DTEXF_NONE));
        refused(device.stretchRect(a, null, null, null, D3DTEXF_NONE));
        ok(device.stretchRect(a, null, t, null, D3DTEXF_NONE));
        assertEquals(0xff00ff00, drawn(t)[5]);
        memory.release();
        a.release();
        t.release();
    }

    @Test
    void stretchRectConvertsFormats() {
        Surface9 a = plain(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT, 0xff80ff40);
        Surface9 t = device.createRenderTarget(4, 4, D3DFMT_R5G6B5, 0, 0, false);
        Surface9 back = target(4, 4);
        ok(device.stretchRect(a, null, t, null, D3DTEXF_NONE));
        ok(device.stretchRect(t, null, back, null, D3DTEXF_NONE));
        int kept = drawn(back)[5];
        // A device may hold more than five and six bits.
        assertTrue(distance(kept, 0x80ff40) <= 4, () -> Integer.toHexString(kept));
        a.release();
        t.release();
        back.release();
    }

    @Test
    void stretchRectOfOddSizesTakesTheNearest() {
        Surface9 a = plain(3, 1, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT, 0xffff0000, 0xff00ff00, 0xff0000ff);
        Surface9 t = target(6, 2);
        ok(device.stretchRect(a, null, t, null, D3DTEXF_POINT));
        int[] p = drawn(t);
        assertEquals(0xffff0000, p[1]);
        assertEquals(0xff00ff00, p[6 + 2]);
        assertEquals(0xff0000ff, p[5]);
        a.release();
        t.release();
    }

    @Test
    void whatWasDrawnInSeveralSamplesIsReadBack() {
        IntRef levels = new IntRef();
        boolean can = !failed(lab.d3d.checkDeviceMultiSampleType(
                0, D3DDEVTYPE_HAL, D3DFMT_A8R8G8B8, true, D3DMULTISAMPLE_4_SAMPLES, levels));
        Assumptions.assumeTrue(can, "the device has no four samples");
        Surface9 m = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, D3DMULTISAMPLE_4_SAMPLES, 0, false);
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, m));
        lab.full(0xff123456);
        Surface9 t = target(SIZE, SIZE);
        ok(device.stretchRect(m, null, t, new Rect9(0, 0, SIZE, SIZE), D3DTEXF_NONE));
        assertEquals(0x123456, drawn(t)[100] & 0xffffff);
        t.release();
        m.release();
    }

    @Test
    void volumesOfBlocksAreSampledSliceBySlice() {
        boolean can = !failed(
                lab.d3d.checkDeviceFormat(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, 0, D3DRTYPE_VOLUMETEXTURE, D3DFMT_DXT5));
        Assumptions.assumeTrue(can, "the device has no volumes of blocks");
        VolumeTexture9 t = device.createVolumeTexture(4, 4, 2, 1, 0, D3DFMT_DXT5, D3DPOOL_MANAGED);
        LockedBox b = t.lockBox(0, 0);
        for (int slice = 0; slice < 2; slice++) {
            MemorySegment m = Memory.at(b.bits + (long) slice * b.slicePitch, 16);
            m.set(ValueLayout.JAVA_LONG_UNALIGNED, 0, 0xffff);
            m.set(ValueLayout.JAVA_INT_UNALIGNED, 8, 0x07e0_f800);
            m.set(ValueLayout.JAVA_INT_UNALIGNED, 12, slice == 0 ? 0 : 0x55555555);
        }
        ok(t.unlockBox(0));
        ok(device.setTexture(0, t));
        for (int slice = 0; slice < 2; slice++) {
            float w = 0.25f + 0.5f * slice;
            float e = SIZE - 0.5f;
            ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX1 | D3DFVF_TEXTUREFORMAT3 << 16));
            MemorySegment v = lab.floats(
                    -0.5f, -0.5f, 0, 1, 0, 0, w, e, -0.5f, 0, 1, 1, 0, w, -0.5f, e, 0, 1, 0, 1, w, e, e, 0, 1, 1, 1, w);
            ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, 28));
            lab.expectAll(slice == 0 ? 0xff0000 : 0x00ff00, 1);
        }
        t.release();
    }

    @Test
    void ati2HasItsSecondChannelInRed() {
        Texture9 t = device.createTexture(4, 4, 1, 0, D3DFMT_ATI2, D3DPOOL_MANAGED);
        LockedRect r = t.lockRect(0, 0);
        MemorySegment m = Memory.at(r.bits, 16);
        m.fill((byte) 0);
        m.set(ValueLayout.JAVA_BYTE, 0, (byte) 0xff);
        m.set(ValueLayout.JAVA_BYTE, 8, (byte) 0x40);
        ok(t.unlockRect(0));
        ok(device.setTexture(0, t));
        lab.textured(0);
        int p = lab.pixel(32, 32);
        assertEquals(0x40, p >> 16, 1);
        assertEquals(0xff, p >> 8 & 255, 1);
        t.release();
    }

    @Test
    void pairsOfYuvBecomeColours() {
        boolean can = !failed(lab.d3d.checkDeviceFormatConversion(0, D3DDEVTYPE_HAL, D3DFMT_YUY2, D3DFMT_X8R8G8B8));
        Assumptions.assumeTrue(can, "the device has no pairs of YUV");
        Surface9 s = device.createOffscreenPlainSurface(4, 2, D3DFMT_YUY2, D3DPOOL_DEFAULT);
        LockedRect r = s.lockRect(0);
        for (int y = 0; y < 2; y++) {
            for (int x = 0; x < 2; x++) {
                // Black and white, without colour.
                r.rows(2).set(ValueLayout.JAVA_INT_UNALIGNED, (long) y * r.pitch + 4L * x, 0x80eb8010);
            }
        }
        ok(s.unlockRect());
        Surface9 t = target(4, 2);
        ok(device.stretchRect(s, null, t, null, D3DTEXF_POINT));
        int[] p = drawn(t);
        assertEquals(0, p[0] & 255, 2);
        assertEquals(255, p[1] & 255, 2);
        s.release();
        t.release();
    }

    @Test
    void aTextureOfAnotherShapeThanTheShaderDeclaresIsNotSampled() {
        VolumeTexture9 t = device.createVolumeTexture(2, 2, 2, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        ok(device.setTexture(0, t));
        ok(device.setPixelShader(lab.pixelShader("ps_2_0\ndcl t0\ndcl_2d s0\ntexld r0, t0, s0\nmov oC0, r0\n")));
        lab.clear(0xffffffff);
        lab.textured(0);
        lab.expectAll(0, 0);
        t.release();
    }

    @Test
    void kindsOfQueriesAreAnsweredBeforeTheyAreMade() {
        int[] known = {
            D3DQUERYTYPE_EVENT,
            D3DQUERYTYPE_OCCLUSION,
            D3DQUERYTYPE_TIMESTAMP,
            D3DQUERYTYPE_TIMESTAMPFREQ,
            D3DQUERYTYPE_TIMESTAMPDISJOINT
        };
        for (int type : known) ok(device.createQuery(type, null));
        result(D3DERR_NOTAVAILABLE, device.createQuery(D3DQUERYTYPE_PIPELINETIMINGS, null));
    }

    @Test
    void aPartOfATargetOfSeveralSamplesIsFilled() {
        Surface9 many = device.createRenderTarget(SIZE, SIZE, D3DFMT_X8R8G8B8, D3DMULTISAMPLE_4_SAMPLES, 0, false);
        ok(device.colorFill(many, null, 0xff102030));
        ok(device.colorFill(many, new Rect9(8, 8, 16, 16), 0xff00ff00));
        Surface9 back = device.getBackBuffer(0);
        lab.clear(0);
        ok(device.stretchRect(many, null, back, null, D3DTEXF_NONE));
        lab.expect(10, 10, 0x00ff00, 0);
        lab.expect(20, 10, 0x102030, 0);
        back.release();
        many.release();
    }

    @Test
    void lockedSurfacesAreNotUpdated() {
        Surface9 a = plain(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM, -1);
        Surface9 b = plain(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT, 0);
        a.lockRect(D3DLOCK_READONLY);
        refused(device.updateSurface(a, null, b, 0, 0));
        ok(a.unlockRect());
        b.lockRect(0);
        refused(device.updateSurface(a, null, b, 0, 0));
        ok(b.unlockRect());
        ok(device.updateSurface(a, null, b, 0, 0));
        a.release();
        b.release();
    }

    @Test
    void plainSurfacesTakeWhatIsNotStretchedFromPlainSurfacesAlone() {
        Surface9 from = plain(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT, 0xff336699);
        Surface9 same = plain(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT, 0);
        Surface9 other = plain(4, 4, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT, 0);
        Surface9 target = target(4, 4);
        ok(device.colorFill(target, null, 0xff112233));
        ok(device.stretchRect(from, null, same, null, D3DTEXF_NONE));
        ok(device.stretchRect(from, null, other, null, D3DTEXF_NONE));
        for (Surface9 s : new Surface9[] {same, other}) {
            LockedRect r = s.lockRect(D3DLOCK_READONLY);
            assertEquals(0x336699, r.rows(4).get(ValueLayout.JAVA_INT, 0) & 0xffffff);
            ok(s.unlockRect());
        }
        refused(device.stretchRect(target, null, same, null, D3DTEXF_NONE));
        refused(device.stretchRect(from, new Rect9(0, 0, 2, 2), same, null, D3DTEXF_NONE));
        Texture9 t = device.createTexture(4, 4, 1, D3DUSAGE_RENDERTARGET, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        Surface9 level = t.getSurfaceLevel(0);
        refused(device.stretchRect(level, null, same, null, D3DTEXF_NONE));
        ok(device.stretchRect(same, null, level, null, D3DTEXF_NONE));
        level.release();
        t.release();
        from.release();
        same.release();
        other.release();
        target.release();
    }

    @Test
    void newTexturesAreDirtyAndDeviceContextsMakeThemSo() {
        Texture9 from = device.createTexture(4, 4, 1, 0, D3DFMT_X8R8G8B8, D3DPOOL_SYSTEMMEM);
        Texture9 to = device.createTexture(4, 4, 1, 0, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT);
        written(from, 0x000080);
        ok(device.updateTexture(from, to));
        shows(to, 0x000080);
        written(from, 0x00ff00);
        ok(device.updateTexture(from, to));
        shows(to, 0x000080);
        // The dirt of the target is not looked at.
        ok(to.addDirtyRect(null));
        ok(device.updateTexture(from, to));
        shows(to, 0x000080);
        Surface9 level = from.getSurfaceLevel(0);
        ok(level.releaseDC(level.getDC()));
        level.release();
        ok(device.updateTexture(from, to));
        shows(to, 0x00ff00);
        from.release();
        to.release();
    }

    private void written(Texture9 t, int rgb) {
        LockedRect r = t.lockRect(0, D3DLOCK_NO_DIRTY_UPDATE);
        for (int i = 0; i < 16; i++) r.rows(4).setAtIndex(ValueLayout.JAVA_INT, i, rgb);
        ok(t.unlockRect(0));
    }

    private void shows(Texture9 t, int rgb) {
        ok(device.setTexture(0, t));
        lab.textured(0);
        lab.expectAll(rgb, 0);
        ok(device.setTexture(0, null));
    }
}
