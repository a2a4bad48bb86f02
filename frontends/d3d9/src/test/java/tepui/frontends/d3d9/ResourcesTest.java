package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import tepui.frontends.d3d9.format.TexelFormats;

/** Pools, locks, copies, counts. */
final class ResourcesTest extends Behaviour9 {
    @Test
    void aSurfaceIsLockedOnce() {
        Surface9 s = device.createOffscreenPlainSurface(8, 8, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        s.lockRect(0);
        refused(s.lockRect(new LockedRect(), null, 0));
        ok(s.unlockRect());
        refused(s.unlockRect());
        s.release();
    }

    @Test
    void theAddressOfALockedRectangleIsItsFirstTexel() {
        Surface9 s = device.createOffscreenPlainSurface(16, 16, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        long all = s.lockRect(0).bits;
        ok(s.unlockRect());
        LockedRect r = new LockedRect();
        ok(s.lockRect(r, new Rect9(4, 2, 8, 8), 0));
        assertEquals(all + 2L * r.pitch + 16, r.bits);
        ok(s.unlockRect());
        s.release();
    }

    @Test
    void texturesOfThePoolDefaultAreLockedIfDynamicOnly() {
        Texture9 t = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        refused(t.lockRect(0, new LockedRect(), null, 0));
        t.release();
        Texture9 d = device.createTexture(4, 4, 1, D3DUSAGE_DYNAMIC, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        ok(d.lockRect(0, new LockedRect(), null, D3DLOCK_DISCARD));
        ok(d.unlockRect(0));
        d.release();
    }

    @Test
    void managedTexturesCannotBeDynamic() {
        refused(device.createTexture(4, 4, 1, D3DUSAGE_DYNAMIC, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED, new Ref<>()));
    }

    @Test
    void targetsAreInThePoolDefault() {
        refused(device.createTexture(4, 4, 1, D3DUSAGE_RENDERTARGET, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED, new Ref<>()));
    }

    @Test
    void levelsUpToTheLastAreThere() {
        Texture9 t = device.createTexture(64, 16, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        assertEquals(7, t.getLevelCount());
        Ref<SurfaceDesc9> d = new Ref<>();
        ok(t.getLevelDesc(6, d));
        assertEquals(1, d.get().width());
        refused(t.getLevelDesc(7, d));
        refused(device.createTexture(64, 16, 8, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED, new Ref<>()));
        t.release();
    }

    @Test
    void blocksAreWholeOnTheDevice() {
        refused(device.createTexture(5, 4, 1, 0, D3DFMT_DXT1, D3DPOOL_DEFAULT, new Ref<>()));
    }

    @Test
    void anUnknownFormatIsRefused() {
        refused(device.createTexture(4, 4, 1, 0, D3DFMT_UNKNOWN, D3DPOOL_DEFAULT, new Ref<>()));
        refused(device.createTexture(4, 4, 1, 0, 0x12345678, D3DPOOL_SYSTEMMEM, new Ref<>()));
    }

    @Test
    void updateTextureCopiesWhatIsDirty() {
        Texture9 a = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        Texture9 b = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        fill(a, 0, 0xffff0000);
        ok(device.updateTexture(a, b));
        // Written behind the device's back: nothing is dirty.
        LockedRect r = new LockedRect();
        ok(a.lockRect(0, r, null, D3DLOCK_NO_DIRTY_UPDATE));
        r.rows(4).fill((byte) 0);
        ok(a.unlockRect(0));
        ok(device.updateTexture(a, b));
        ok(device.setTexture(0, b));
        lab.textured(0);
        lab.expectAll(0xff0000, 0);
        ok(a.addDirtyRect(null));
        ok(device.updateTexture(a, b));
        lab.textured(0);
        lab.expectAll(0, 0);
        a.release();
        b.release();
    }

    @Test
    void updateTextureWantsTheRightPools() {
        Texture9 a = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        Texture9 b = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        refused(device.updateTexture(a, b));
        refused(device.updateTexture(b, a));
        a.release();
        b.release();
    }

    @Test
    void updateSurfaceCopiesARectangleToAPlace() {
        Surface9 a = device.createOffscreenPlainSurface(8, 8, D3DFMT_X8R8G8B8, D3DPOOL_SYSTEMMEM);
        LockedRect r = a.lockRect(0);
        for (int i = 0; i < 8 * r.pitch / 4; i++) r.rows(8).setAtIndex(ValueLayout.JAVA_INT, i, 0xff00ff00);
        ok(a.unlockRect());
        lab.clear(0);
        Surface9 t = device.getRenderTarget(0);
        ok(device.updateSurface(a, new Rect9(0, 0, 4, 4), t, 10, 20));
        lab.expect(10, 20, 0x00ff00);
        lab.expect(13, 23, 0x00ff00);
        lab.expect(14, 20, 0);
        refused(device.updateSurface(a, new Rect9(0, 0, 4, 4), t, 62, 20));
        t.release();
        a.release();
    }

    @Test
    void stretchRectScales() {
        Surface9 a = device.createRenderTarget(2, 2, D3DFMT_X8R8G8B8, 0, 0, false);
        ok(device.colorFill(a, new Rect9(0, 0, 1, 2), 0xffff0000));
        ok(device.colorFill(a, new Rect9(1, 0, 2, 2), 0xff0000ff));
        Surface9 t = device.getRenderTarget(0);
        ok(device.stretchRect(a, null, t, null, D3DTEXF_POINT));
        lab.expect(31, 10, 0xff0000);
        lab.expect(32, 10, 0x0000ff);
        ok(device.stretchRect(a, null, t, null, D3DTEXF_LINEAR));
        lab.expect(32, 10, 0x7e0081, 4);
        refused(device.stretchRect(a, null, a, null, D3DTEXF_NONE));
        refused(device.stretchRect(a, null, t, null, D3DTEXF_ANISOTROPIC));
        t.release();
        a.release();
    }

    @Test
    void stretchRectResolves() {
        Surface9 a = device.createRenderTarget(SIZE, SIZE, D3DFMT_X8R8G8B8, D3DMULTISAMPLE_4_SAMPLES, 0, false);
        Surface9 back = device.getRenderTarget(0);
        ok(device.setDepthStencilSurface(null));
        ok(device.setRenderTarget(0, a));
        lab.clear(0xff203040);
        lab.rectangle(0, 0, 32, 64, 0, 0xffffffff);
        ok(device.stretchRect(a, null, back, null, D3DTEXF_NONE));
        ok(device.setRenderTarget(0, back));
        lab.expect(10, 10, 0xffffff);
        lab.expect(50, 10, 0x203040);
        back.release();
        a.release();
    }

    @Test
    void renderTargetDataWantsEqualSizesAndFormats() {
        Surface9 t = device.getRenderTarget(0);
        Surface9 small = device.createOffscreenPlainSurface(8, 8, D3DFMT_X8R8G8B8, D3DPOOL_SYSTEMMEM);
        refused(device.getRenderTargetData(t, small));
        Surface9 other = device.createOffscreenPlainSurface(SIZE, SIZE, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        refused(device.getRenderTargetData(t, other));
        Surface9 wrong = device.createOffscreenPlainSurface(SIZE, SIZE, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT);
        refused(device.getRenderTargetData(t, wrong));
        small.release();
        other.release();
        wrong.release();
        t.release();
    }

    @Test
    void managedTexturesSurviveEviction() {
        Texture9 t = lab.texture(1, 1, 0xff445566);
        ok(device.setTexture(0, t));
        lab.textured(0);
        ok(device.evictManagedResources());
        lab.textured(0);
        lab.expectAll(0x445566, 0);
        t.release();
    }

    @Test
    void levelsAreGeneratedWhereTheTextureAsksForIt() {
        Texture9 t = device.createTexture(64, 64, 0, D3DUSAGE_AUTOGENMIPMAP, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        assertEquals(1, t.getLevelCount());
        fill(t, 0, 0xffff0000, 0xff0000ff);
        ok(device.setTexture(0, t));
        lab.sampler(0, D3DSAMP_MIPFILTER, D3DTEXF_POINT).sampler(0, D3DSAMP_MAXMIPLEVEL, 3);
        lab.textured(0);
        lab.expect(20, 20, 0x800080, 2);
        t.release();
    }

    @Test
    void theMostDetailedLevelIsChosen() {
        Texture9 t = device.createTexture(64, 64, 2, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        fill(t, 0, 0xffff0000);
        fill(t, 1, 0xff00ff00);
        ok(device.setTexture(0, t));
        lab.sampler(0, D3DSAMP_MIPFILTER, D3DTEXF_POINT);
        lab.textured(0);
        lab.expectAll(0xff0000, 0);
        assertEquals(0, t.setLOD(1));
        lab.textured(0);
        lab.expectAll(0x00ff00, 0);
        assertEquals(1, t.setLOD(0));
        t.release();
    }

    @Test
    void onlyManagedTexturesHaveALevelOfDetail() {
        Texture9 t = device.createTexture(64, 64, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        assertEquals(0, t.setLOD(2));
        assertEquals(0, t.getLOD());
        t.release();
    }

    @Test
    void cubesAreSampledByDirection() {
        CubeTexture9 t = device.createCubeTexture(1, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        for (int face = 0; face < 6; face++) {
            LockedRect r = t.lockRect(face, 0, 0);
            r.rows(1).set(ValueLayout.JAVA_INT, 0, 0xff000000 | 0x200000 * face | 0x10);
            ok(t.unlockRect(face, 0));
        }
        ok(device.setTexture(0, t));
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX1 | textureCoordinateSize(3, 0)));
        float[][] directions = {{1, 0, 0}, {-1, 0, 0}, {0, 1, 0}, {0, -1, 0}, {0, 0, 1}, {0, 0, -1}};
        for (int face = 0; face < 6; face++) {
            float[] n = directions[face];
            ok(device.drawPrimitiveUP(
                    D3DPT_TRIANGLELIST,
                    1,
                    lab.floats(
                            -1, -1, 0, 1, n[0], n[1], n[2], 200, -1, 0, 1, n[0], n[1], n[2], -1, 200, 0, 1, n[0], n[1],
                            n[2]),
                    28));
            lab.expectAll(0x200000 * face | 0x10, 0);
        }
        t.release();
    }

    @Test
    void volumesAreSampledInDepth() {
        VolumeTexture9 t = device.createVolumeTexture(1, 1, 2, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        LockedBox b = t.lockBox(0, 0);
        MemorySegment m = tepui.pipe.Memory.at(b.bits, 2L * b.slicePitch);
        m.set(ValueLayout.JAVA_INT, 0, 0xffff0000);
        m.set(ValueLayout.JAVA_INT, b.slicePitch, 0xff00ff00);
        ok(t.unlockBox(0));
        ok(device.setTexture(0, t));
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX1 | textureCoordinateSize(3, 0)));
        ok(device.drawPrimitiveUP(
                D3DPT_TRIANGLELIST,
                1,
                lab.floats(-1, -1, 0, 1, 0, 0, 0.75f, 200, -1, 0, 1, 0, 0, 0.75f, -1, 200, 0, 1, 0, 0, 0.75f),
                28));
        lab.expectAll(0x00ff00, 0);
        t.release();
    }

    @Test
    void privateDataIsKeptAndGivenBack() {
        Surface9 s = device.createOffscreenPlainSurface(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        UUID id = UUID.randomUUID();
        IntRef n = new IntRef();
        result(D3DERR_NOTFOUND, s.getPrivateData(id, (byte[]) null, n));
        ok(s.setPrivateData(id, new byte[] {1, 2, 3}));
        byte[] out = new byte[3];
        result(D3DERR_MOREDATA, s.getPrivateData(id, new byte[2], n));
        ok(s.getPrivateData(id, out, n));
        assertEquals(3, n.value);
        assertEquals(2, out[1]);
        ok(s.freePrivateData(id));
        result(D3DERR_NOTFOUND, s.freePrivateData(id));
        s.release();
    }

    @Test
    void anObjectOfPrivateDataIsCountedAndReleased() {
        Surface9 s = device.createOffscreenPlainSurface(4, 4, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        Query9 q = device.createQuery(D3DQUERYTYPE_EVENT);
        ok(s.setPrivateData(UUID.randomUUID(), q));
        assertEquals(3, q.addRef());
        q.release();
        s.release();
        assertEquals(0, q.release());
    }

    @Test
    void anObjectHoldsItsDevice() {
        int before = device.addRef();
        device.release();
        Texture9 t = lab.texture(1, 1, 0);
        assertEquals(before + 1, device.addRef());
        device.release();
        t.release();
        assertEquals(before, device.addRef());
        device.release();
    }

    @Test
    void aLevelIsCountedWithItsTexture() {
        Texture9 t = lab.texture(2, 2, 0);
        Surface9 s = t.getSurfaceLevel(0);
        assertEquals(3, t.addRef());
        t.release();
        assertEquals(1, s.release());
        assertEquals(t, get(t.getSurfaceLevel(0)));
        t.release();
    }

    private static Unknown9 get(Surface9 s) {
        Unknown9 c = s.getContainer();
        c.release();
        s.release();
        return c;
    }

    @Test
    void theBackBufferIsCountedFromZero() {
        Surface9 b = device.getBackBuffer(0);
        assertEquals(2, b.addRef());
        b.release();
        assertEquals(0, b.release());
        Surface9 again = device.getBackBuffer(0);
        assertEquals(b, again);
        again.release();
    }

    @Test
    void prioritiesAreOfManagedResources() {
        Texture9 m = lab.texture(1, 1, 0);
        assertEquals(0, m.setPriority(5));
        assertEquals(5, m.setPriority(7));
        assertEquals(7, m.getPriority());
        Texture9 d = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        assertEquals(0, d.setPriority(5));
        assertEquals(0, d.getPriority());
        m.release();
        d.release();
    }

    @Test
    void buffersGiveBackWhatWasWritten() {
        VertexBuffer9 b = device.createVertexBuffer(64, D3DUSAGE_WRITEONLY, 0, D3DPOOL_DEFAULT);
        b.lock(16, 8, 0).set(ValueLayout.JAVA_INT, 4, 77);
        ok(b.unlock());
        assertEquals(77, b.lock(0, 0, D3DLOCK_READONLY).get(ValueLayout.JAVA_INT, 20));
        ok(b.unlock());
        refused(b.unlock());
        refused(b.lock(60, 8, new LockedData(), 0));
        b.release();
    }

    @Test
    void locksOfABufferAreNested() {
        VertexBuffer9 b = device.createVertexBuffer(64, 0, 0, D3DPOOL_MANAGED);
        LockedData one = new LockedData();
        LockedData two = new LockedData();
        ok(b.lock(0, 0, one, 0));
        ok(b.lock(8, 0, two, 0));
        assertEquals(one.address + 8, two.address);
        ok(b.unlock());
        ok(b.unlock());
        b.release();
    }

    @Test
    void buffersOfNoSizeAndOfScratchAreRefused() {
        refused(device.createVertexBuffer(0, 0, 0, D3DPOOL_DEFAULT, new Ref<>()));
        refused(device.createVertexBuffer(16, 0, 0, D3DPOOL_SCRATCH, new Ref<>()));
        refused(device.createIndexBuffer(16, 0, D3DFMT_A8, D3DPOOL_DEFAULT, new Ref<>()));
        refused(device.createVertexBuffer(16, D3DUSAGE_DYNAMIC, 0, D3DPOOL_MANAGED, new Ref<>()));
    }

    @Test
    void unboundSamplersGiveOpaqueBlack() {
        ok(device.setPixelShader(
                lab.pixelShader("ps_2_0\ndcl t0\ndcl_2d s0\ntexld r0, t0, s0\nmov r0.rgb, r0.a\nmov oC0, r0\n")));
        lab.textured(0);
        lab.expectAll(0xffffff, 0);
    }

    @Test
    void missingComponentsOfFormatsReadAsTheyMust() {
        check(D3DFMT_L8, new int[] {0x40}, 0xff404040);
        check(D3DFMT_A8, new int[] {0x40}, 0x40000000);
        check(D3DFMT_A8L8, new int[] {0x8040}, 0x80404040);
        check(D3DFMT_R5G6B5, new int[] {0xf800}, 0xffff0000);
        check(D3DFMT_A1R5G5B5, new int[] {0x03e0}, 0x0000ff00);
        check(D3DFMT_X1R5G5B5, new int[] {0x001f}, 0xff0000ff);
        check(D3DFMT_A4R4G4B4, new int[] {0x8f00}, 0x88ff0000);
        check(D3DFMT_X8R8G8B8, new int[] {0x00123456}, 0xff123456);
        check(D3DFMT_A8B8G8R8, new int[] {0x80563412}, 0x80123456);
        check(D3DFMT_G16R16, new int[] {0x80000000}, 0xff0080ff);
        check(D3DFMT_R32F, new int[] {bits(0.5f)}, 0xff80ffff);
        check(D3DFMT_L16, new int[] {0x8000}, 0xff808080);
        boolean tens = !failed(
                lab.d3d.checkDeviceFormat(0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, 0, D3DRTYPE_TEXTURE, D3DFMT_A2R10G10B10));
        if (tens) check(D3DFMT_A2R10G10B10, new int[] {0x3ff00000}, 0x00ff0000);
        check(D3DFMT_V8U8, new int[] {0x7f00}, 0xff00ffff);
    }

    private void check(int format, int[] texel, int expected) {
        Texture9 t = device.createTexture(1, 1, 1, 0, format, D3DPOOL_MANAGED);
        LockedRect r = t.lockRect(0, 0);
        r.rows(1).set(ValueLayout.JAVA_INT, 0, texel[0]);
        ok(t.unlockRect(0));
        Surface9 target = device.createRenderTarget(SIZE, SIZE, D3DFMT_A8R8G8B8, 0, 0, false);
        ok(device.setRenderTarget(0, target));
        ok(device.setTexture(0, t));
        lab.stage(0, D3DTSS_COLOROP, D3DTOP_SELECTARG1).stage(0, D3DTSS_ALPHAOP, D3DTOP_SELECTARG1);
        lab.textured(0);
        int found = lab.pixels()[0];
        assertEquals(
                true,
                distance(found, expected) <= 1 && Math.abs((found >>> 24) - (expected >>> 24)) <= 1,
                () -> String.format("%s reads %08x, must be %08x", TexelFormats.name(format), found, expected));
        target.release();
        t.release();
    }
}
