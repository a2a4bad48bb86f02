package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import org.junit.jupiter.api.Test;

/** Which level of a texture is sampled: by the sampler's limit, the texture's own, and the filter between levels. */
final class LevelsTest extends Behaviour9 {
    private static final int[] COLORS = {0xffff0000, 0xff00ff00, 0xff0000ff};

    private Texture9 three(int pool) {
        Texture9 t = device.createTexture(SIZE, SIZE, 3, 0, D3DFMT_A8R8G8B8, pool);
        for (int i = 0; i < 3; i++) fill(t, i, COLORS[i]);
        return t;
    }

    private void expectLevel(int level, String when) {
        lab.textured(0);
        assertEquals(COLORS[level] & 0xffffff, lab.pixel(20, 30), when);
    }

    @Test
    void managedTexturesStartAtTheLaterOfBothLimits() {
        Texture9 t = three(D3DPOOL_MANAGED);
        ok(device.setTexture(0, t));
        for (int filter : new int[] {D3DTEXF_NONE, D3DTEXF_POINT, D3DTEXF_LINEAR}) {
            for (int lod = 0; lod < 3; lod++) {
                t.setLOD(lod);
                for (int limit : new int[] {0, 1, 2, 7}) {
                    lab.sampler(0, D3DSAMP_MIPFILTER, filter).sampler(0, D3DSAMP_MAXMIPLEVEL, limit);
                    // Without a filter between levels, the sampler's limit says nothing.
                    int level = filter == D3DTEXF_NONE ? lod : Math.max(lod, Math.min(limit, 2));
                    expectLevel(level, "filter " + filter + ", LOD " + lod + ", MAXMIPLEVEL " + limit);
                }
            }
        }
        t.release();
    }

    @Test
    void otherTexturesStartAtTheSamplersLimit() {
        Texture9 from = three(D3DPOOL_SYSTEMMEM);
        Texture9 t = device.createTexture(SIZE, SIZE, 3, 0, D3DFMT_A8R8G8B8, D3DPOOL_DEFAULT);
        ok(device.updateTexture(from, t));
        ok(device.setTexture(0, t));
        lab.sampler(0, D3DSAMP_MIPFILTER, D3DTEXF_POINT);
        for (int limit = 0; limit < 3; limit++) {
            assertEquals(0, t.setLOD(2));
            assertEquals(0, t.getLOD());
            lab.sampler(0, D3DSAMP_MAXMIPLEVEL, limit);
            expectLevel(limit, "MAXMIPLEVEL " + limit);
        }
        t.release();
        from.release();
    }

    @Test
    void aLevelBeyondTheLastIsTheLast() {
        Texture9 t = three(D3DPOOL_MANAGED);
        assertEquals(0, t.setLOD(9));
        assertEquals(2, t.getLOD());
        assertEquals(2, t.setLOD(1));
        assertEquals(1, t.getLOD());
        assertEquals(3, t.getLevelCount());
        t.release();
    }

    @Test
    void biasesMoveTheLevel() {
        Texture9 t = three(D3DPOOL_MANAGED);
        ok(device.setTexture(0, t));
        lab.sampler(0, D3DSAMP_MIPFILTER, D3DTEXF_POINT);
        for (int i = 0; i < 3; i++) {
            lab.sampler(0, D3DSAMP_MIPMAPLODBIAS, bits(i));
            expectLevel(i, "bias " + i);
        }
        t.release();
    }

    @Test
    void managedTexturesGenerateTheirLevels() {
        Texture9 t =
                device.createTexture(4 * SIZE, 4 * SIZE, 0, D3DUSAGE_AUTOGENMIPMAP, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        assertEquals(1, t.getLevelCount());
        ok(device.setTexture(0, t));
        lab.sampler(0, D3DSAMP_MIPFILTER, D3DTEXF_POINT).sampler(0, D3DSAMP_MINFILTER, D3DTEXF_LINEAR);
        for (int c : new int[] {0xff204060, 0xffa0c0e0}) {
            fill(t, 0, c);
            lab.textured(0);
            lab.expectAll(c, 1);
        }
        t.release();
    }

    @Test
    void whatIsWrittenToABoundTextureIsSampledByTheNextDraw() {
        Texture9 t = lab.texture(1, 1, 0xffff0000);
        ok(device.setTexture(0, t));
        for (int c : new int[] {0xff00ff00, 0xff0000ff, 0xffffff00}) {
            fill(t, 0, c);
            lab.textured(0);
            lab.expectAll(c, 0);
        }
        // What was told to be left alone is sampled once it is told otherwise.
        LockedRect r = t.lockRect(0, D3DLOCK_NO_DIRTY_UPDATE);
        r.rows(1).set(ValueLayout.JAVA_INT, 0, 0xff123456);
        ok(t.unlockRect(0));
        ok(t.addDirtyRect(null));
        lab.textured(0);
        lab.expectAll(0x123456, 0);
        t.release();
    }

    @Test
    void levelsFollowCopiesToABoundTexture() {
        Texture9 t = device.createTexture(
                4 * SIZE,
                4 * SIZE,
                0,
                D3DUSAGE_AUTOGENMIPMAP | D3DUSAGE_RENDERTARGET,
                D3DFMT_A8R8G8B8,
                D3DPOOL_DEFAULT);
        Surface9 first = t.getSurfaceLevel(0);
        ok(device.setTexture(0, t));
        lab.sampler(0, D3DSAMP_MIPFILTER, D3DTEXF_POINT).sampler(0, D3DSAMP_MINFILTER, D3DTEXF_LINEAR);
        for (int c : new int[] {0xff204060, 0xffa0c0e0}) {
            ok(device.colorFill(first, null, c));
            lab.textured(0);
            lab.expectAll(c, 1);
        }
        first.release();
        t.release();
    }

    @Test
    void texturesOfAnySizeRepeat() {
        Texture9 t = lab.texture(3, 5, 0xffff0000, 0xff00ff00, 0xff0000ff);
        ok(device.setTexture(0, t));
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_TEX1));
        // Twelve pixels a repetition.
        float e = SIZE - 0.5f;
        float u = SIZE / 12f;
        MemorySegment v =
                lab.floats(-0.5f, -0.5f, 0, 1, 0, 0, e, -0.5f, 0, 1, u, 0, -0.5f, e, 0, 1, 0, u, e, e, 0, 1, u, u);
        ok(device.drawPrimitiveUP(D3DPT_TRIANGLESTRIP, 2, v, 24));
        int[] p = lab.pixels();
        int[] colors = {0xff0000, 0x00ff00, 0x0000ff};
        for (int x = 2; x < SIZE; x += 4) {
            assertEquals(colors[x / 4 % 3], p[SIZE * 30 + x] & 0xffffff, "column " + x);
        }
        t.release();
    }

    @Test
    void aTextureThatIsTheTargetTooIsDrawnWithWithoutHarm() {
        Texture9 t = device.createTexture(SIZE, SIZE, 1, D3DUSAGE_RENDERTARGET, D3DFMT_X8R8G8B8, D3DPOOL_DEFAULT);
        Surface9 s = t.getSurfaceLevel(0);
        Surface9 back = device.getRenderTarget(0);
        ok(device.setRenderTarget(0, s));
        lab.clear(0xff00ff00);
        ok(device.setTexture(0, t));
        lab.textured(0);
        ok(device.setTexture(0, null));
        // What it then holds is the device's affair; later draws are not.
        lab.full(0xff0000ff);
        assertEquals(0x0000ff, lab.pixels(s)[77] & 0xffffff);
        ok(device.setRenderTarget(0, back));
        ok(device.setTexture(0, t));
        lab.textured(0);
        lab.expectAll(0x0000ff, 0);
        back.release();
        s.release();
        t.release();
    }
}
