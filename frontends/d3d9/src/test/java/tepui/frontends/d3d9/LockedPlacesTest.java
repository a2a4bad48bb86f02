package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;
import tepui.pipe.Memory;

/** Which rectangles and boxes may be locked, where they begin, and what of volumes is copied when some of them changed. */
final class LockedPlacesTest extends Behaviour9 {
    private static final Rect9[] ODD = {
        new Rect9(12, 12, 12, 20),
        new Rect9(12, 12, 20, 12),
        new Rect9(20, 12, 12, 20),
        new Rect9(12, 20, 20, 12),
        new Rect9(20, 20, 12, 12),
        new Rect9(12, 12, 80, 20),
        new Rect9(12, 12, 20, 80),
        new Rect9(0, 0, Integer.MAX_VALUE, Integer.MAX_VALUE),
        new Rect9(4, 4, Integer.MIN_VALUE, Integer.MIN_VALUE)
    };
    private static final Rect9[] OUTSIDE = {
        new Rect9(-4, 0, 8, 8),
        new Rect9(0, -4, 8, 8),
        new Rect9(-8, -8, -4, -4),
        new Rect9(32, 0, 40, 8),
        new Rect9(0, 32, 8, 40),
        new Rect9(Integer.MIN_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE, Integer.MAX_VALUE)
    };

    private Surface9 level(Texture9 t) {
        Ref<Surface9> r = new Ref<>();
        ok(t.getSurfaceLevel(0, r));
        t.release();
        return r.get();
    }

    /** Surfaces of 32 x 32 of every way to lock one. */
    private Surface9[] surfaces() {
        return new Surface9[] {
            device.createOffscreenPlainSurface(32, 32, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT),
            device.createOffscreenPlainSurface(32, 32, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM),
            device.createOffscreenPlainSurface(32, 32, D3DFMT_A8R8G8B8, D3DPOOL_SCRATCH),
            device.createRenderTarget(32, 32, D3DFMT_A8R8G8B8, 0, 0, true),
            level(device.createTexture(32, 32, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED)),
            level(device.createTexture(32, 32, 1, D3DUSAGE_DYNAMIC, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT))
        };
    }

    @Test
    void oddRectanglesAreLockedWhereTheirFirstTexelIs() {
        for (Surface9 s : surfaces()) {
            long all = s.lockRect(0).bits;
            ok(s.unlockRect());
            LockedRect r = new LockedRect();
            for (Rect9 odd : ODD) {
                ok(s.lockRect(r, odd, 0));
                assertEquals(all + (long) odd.top() * r.pitch + 4L * odd.left(), r.bits, odd::toString);
                ok(s.unlockRect());
            }
            s.release();
        }
    }

    @Test
    void rectanglesThatBeginOutsideAreRefusedAndGiveNothing() {
        for (Surface9 s : surfaces()) {
            for (Rect9 outside : OUTSIDE) {
                LockedRect r = new LockedRect();
                r.bits = 1;
                r.pitch = 1;
                refused(s.lockRect(r, outside, 0));
                assertEquals(0, r.bits);
                assertEquals(0, r.pitch);
                // The levels of a flat texture are unlocked at any time.
                Unknown9 container = s.getContainer();
                boolean level = container instanceof Texture9;
                container.release();
                result(level ? D3D_OK : D3DERR_INVALIDCALL, s.unlockRect());
            }
            s.release();
        }
    }

    @Test
    void whatIsWrittenThroughAnOddRectangleIsSampled() {
        Texture9[] textures = {
            device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED),
            device.createTexture(4, 4, 1, D3DUSAGE_DYNAMIC, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT)
        };
        for (Texture9 t : textures) {
            fill(t, 0, 0xffff0000);
            ok(device.setTexture(0, t));
            lab.textured(0);
            lab.expectAll(0xff0000, 0);
            LockedRect r = new LockedRect();
            for (Rect9 odd : new Rect9[] {new Rect9(0, 0, 9, 9), new Rect9(0, 0, 0, 0)}) {
                int color = odd.width() == 0 ? 0xff0000ff : 0xff00ff00;
                ok(t.lockRect(0, r, odd, 0));
                MemorySegment m = Memory.at(r.bits, 4L * r.pitch);
                for (int y = 0; y < 4; y++)
                    for (int x = 0; x < 4; x++) m.set(ValueLayout.JAVA_INT, (long) y * r.pitch + 4L * x, color);
                ok(t.unlockRect(0));
                lab.textured(0);
                lab.expectAll(color & 0xffffff, 0);
            }
            ok(device.setTexture(0, null));
            t.release();
        }
    }

    // ---- blocks

    @Test
    void blocksOfThePoolDefaultAreLockedWhole() {
        Texture9 t = device.createTexture(16, 16, 2, D3DUSAGE_DYNAMIC, D3DFMT_DXT1, D3DPOOL_DEFAULT);
        LockedRect r = new LockedRect();
        for (Rect9 part :
                new Rect9[] {new Rect9(1, 0, 4, 4), new Rect9(0, 2, 4, 4), new Rect9(0, 0, 3, 4), new Rect9(4, 4, 8, 6)
                }) {
            refused(t.lockRect(0, r, part, 0));
        }
        ok(t.lockRect(0, r, new Rect9(4, 4, 8, 8), 0));
        ok(t.unlockRect(0));
        // Further levels are not looked at.
        ok(t.lockRect(1, r, new Rect9(2, 2, 6, 6), 0));
        ok(t.unlockRect(1));
        t.release();
    }

    @Test
    void partsOfBlocksOfOtherPoolsBeginWithTheirBlock() {
        for (int pool : new int[] {D3DPOOL_MANAGED, D3DPOOL_SYSTEMMEM, D3DPOOL_SCRATCH}) {
            Texture9 t = device.createTexture(16, 16, 1, 0, D3DFMT_DXT1, pool);
            long all = t.lockRect(0, 0).bits;
            ok(t.unlockRect(0));
            LockedRect r = new LockedRect();
            ok(t.lockRect(0, r, new Rect9(5, 6, 9, 9), 0));
            assertEquals(all + r.pitch + 8, r.bits);
            ok(t.unlockRect(0));
            t.release();
        }
    }

    // ---- volumes

    @Test
    void boxesMustBeWholeOnesInside() {
        VolumeTexture9 t = device.createVolumeTexture(16, 16, 8, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        LockedBox b = new LockedBox();
        for (Box9 wrong : new Box9[] {
            new Box9(4, 4, 4, 8, 0, 4),
            new Box9(4, 4, 8, 4, 0, 4),
            new Box9(4, 4, 8, 8, 2, 2),
            new Box9(8, 4, 4, 8, 0, 4),
            new Box9(4, 8, 8, 4, 0, 4),
            new Box9(4, 4, 8, 8, 4, 2),
            new Box9(-4, 4, 8, 8, 0, 4),
            new Box9(4, -4, 8, 8, 0, 4),
            new Box9(4, 4, 8, 8, -1, 4),
            new Box9(4, 4, 17, 8, 0, 4),
            new Box9(4, 4, 8, 17, 0, 4),
            new Box9(4, 4, 8, 8, 0, 9),
            new Box9(4, 4, Integer.MAX_VALUE, 8, 0, 4)
        }) {
            b.bits = 1;
            refused(t.lockBox(0, b, wrong, 0));
            assertEquals(0, b.bits, wrong::toString);
            refused(t.unlockBox(0));
        }
        long all = t.lockBox(0, 0).bits;
        ok(t.unlockBox(0));
        ok(t.lockBox(0, b, new Box9(4, 3, 8, 8, 2, 4), 0));
        assertEquals(all + 2L * b.slicePitch + 3L * b.rowPitch + 16, b.bits);
        refused(t.lockBox(0, new LockedBox(), null, 0));
        ok(t.unlockBox(0));
        t.release();
    }

    @Test
    void blocksOfVolumesAreLockedWholeInEveryPool() {
        lab.needs(D3DRTYPE_VOLUMETEXTURE, 0, D3DFMT_DXT5);
        for (int pool : new int[] {D3DPOOL_MANAGED, D3DPOOL_SYSTEMMEM, D3DPOOL_SCRATCH, D3DPOOL_DEFAULT}) {
            int usage = pool == D3DPOOL_DEFAULT ? D3DUSAGE_DYNAMIC : 0;
            VolumeTexture9 t = device.createVolumeTexture(16, 8, 4, 2, usage, D3DFMT_DXT5, pool);
            LockedBox b = new LockedBox();
            long all = t.lockBox(0, 0).bits;
            ok(t.unlockBox(0));
            for (Box9 part : new Box9[] {
                new Box9(1, 0, 4, 4, 0, 1),
                new Box9(0, 2, 4, 4, 0, 1),
                new Box9(0, 0, 5, 4, 0, 1),
                new Box9(0, 0, 4, 7, 0, 1)
            }) {
                refused(t.lockBox(0, b, part, 0));
            }
            ok(t.lockBox(0, b, new Box9(8, 4, 12, 8, 3, 4), 0));
            assertEquals(64, b.rowPitch);
            assertEquals(128, b.slicePitch);
            assertEquals(all + 3 * 128 + 64 + 32, b.bits);
            ok(t.unlockBox(0));
            ok(t.lockBox(1, b, new Box9(2, 2, 6, 4, 1, 2), 0));
            ok(t.unlockBox(1));
            t.release();
        }
    }

    /** A pixel of each of four slices of a volume of 4 x 4 x 4: that at (x, y) quarters of the target. */
    private int[] slices(VolumeTexture9 t, int x, int y) {
        int[] found = new int[4];
        ok(device.setTexture(0, t));
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX1 | D3DFVF_TEXTUREFORMAT3 << 16));
        float e = SIZE - 0.5f;
        for (int slice = 0; slice < 4; slice++) {
            float w = (slice + 0.5f) / 4;
            MemorySegment v = lab.floats(
                    -0.5f, -0.5f, 0, 1, 0, 0, w, e, -0.5f, 0, 1, 1, 0, w, -0.5f, e, 0, 1, 0, 1, w, e, e, 0, 1, 1, 1, w);
            ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, 28));
            found[slice] = lab.pixel(SIZE / 4 * x + 8, SIZE / 4 * y + 8);
        }
        ok(device.setTexture(0, null));
        return found;
    }

    /** Fills a volume in memory without a word to the device; flags say whether it is told. */
    private static void fillVolume(VolumeTexture9 t, int color, int flags) {
        LockedBox b = new LockedBox();
        ok(t.lockBox(0, b, null, flags));
        MemorySegment m = Memory.at(b.bits, 4L * b.slicePitch);
        for (long i = 0; i < 64; i++) m.set(ValueLayout.JAVA_INT, 4 * i, color);
        ok(t.unlockBox(0));
    }

    @Test
    void updateTextureCopiesTheBoxesOfVolumesThatAreDirty() {
        lab.needs(D3DRTYPE_VOLUMETEXTURE, 0, D3DFMT_A8R8G8B8);
        VolumeTexture9 from = device.createVolumeTexture(4, 4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        VolumeTexture9 to = device.createVolumeTexture(4, 4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        fillVolume(from, 0xffff0000, 0);
        ok(device.updateTexture(from, to));
        assertArrayEquals(new int[] {0xff0000, 0xff0000, 0xff0000, 0xff0000}, slices(to, 1, 1));
        fillVolume(from, 0xff00ff00, D3DLOCK_NO_DIRTY_UPDATE);
        ok(device.updateTexture(from, to));
        assertArrayEquals(new int[] {0xff0000, 0xff0000, 0xff0000, 0xff0000}, slices(to, 1, 1));
        ok(from.addDirtyBox(new Box9(1, 1, 3, 2, 2, 3)));
        ok(device.updateTexture(from, to));
        assertArrayEquals(new int[] {0xff0000, 0xff0000, 0x00ff00, 0xff0000}, slices(to, 1, 1));
        assertArrayEquals(new int[] {0xff0000, 0xff0000, 0xff0000, 0xff0000}, slices(to, 1, 2));
        refused(from.addDirtyBox(new Box9(0, 0, 5, 4, 0, 4)));
        refused(from.addDirtyBox(new Box9(2, 2, 2, 4, 0, 4)));
        ok(from.addDirtyBox(null));
        ok(device.updateTexture(from, to));
        assertArrayEquals(new int[] {0x00ff00, 0x00ff00, 0x00ff00, 0x00ff00}, slices(to, 3, 3));
        from.release();
        to.release();
    }

    @Test
    void updateTextureWantsVolumesOfLikeSize() {
        lab.needs(D3DRTYPE_VOLUMETEXTURE, 0, D3DFMT_A8R8G8B8);
        VolumeTexture9 to = device.createVolumeTexture(4, 4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        int[][] sizes = {{8, 4, 4}, {4, 8, 4}, {4, 4, 8}, {2, 4, 4}, {4, 4, 2}};
        for (int[] s : sizes) {
            VolumeTexture9 from =
                    device.createVolumeTexture(s[0], s[1], s[2], 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
            refused(device.updateTexture(from, to));
            from.release();
        }
        // A larger one with a level of the size gives that level.
        VolumeTexture9 larger = device.createVolumeTexture(8, 8, 8, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        LockedBox b = larger.lockBox(1, 0);
        MemorySegment m = Memory.at(b.bits, 4L * b.slicePitch);
        for (long i = 0; i < 64; i++) m.set(ValueLayout.JAVA_INT, 4 * i, 0xff0000ff);
        ok(larger.unlockBox(1));
        ok(device.updateTexture(larger, to));
        assertArrayEquals(new int[] {0x0000ff, 0x0000ff, 0x0000ff, 0x0000ff}, slices(to, 2, 2));
        larger.release();
        Texture9 flat = device.createTexture(4, 4, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        refused(device.updateTexture(flat, to));
        flat.release();
        to.release();
    }
}
