package tepui.frontends.d3d9;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static tepui.frontends.d3d9.D3D9.*;
import static tepui.frontends.d3d9.Lab9.*;

import java.lang.foreign.MemorySegment;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;

/** What is drawn to targets of every format that the device says it has. */
final class TargetFormatsTest extends Behaviour9 {
    /** Format, channels that it stores as bits (red 1, green 2, blue 4), steps of 255 that may be lost. */
    private static final int[][] FORMATS = {
        {D3DFMT_A8R8G8B8, 7, 1},
        {D3DFMT_X8R8G8B8, 7, 1},
        {D3DFMT_A8B8G8R8, 7, 1},
        {D3DFMT_X8B8G8R8, 7, 1},
        {D3DFMT_R5G6B5, 7, 9},
        {D3DFMT_X1R5G5B5, 7, 9},
        {D3DFMT_A1R5G5B5, 7, 9},
        {D3DFMT_A4R4G4B4, 7, 18},
        {D3DFMT_A2R10G10B10, 7, 1},
        {D3DFMT_A2B10G10R10, 7, 1},
        {D3DFMT_G16R16, 3, 1},
        {D3DFMT_A16B16G16R16, 7, 1},
        {D3DFMT_R16F, 1, 1},
        {D3DFMT_G16R16F, 3, 1},
        {D3DFMT_A16B16G16R16F, 7, 1},
        {D3DFMT_R32F, 1, 1},
        {D3DFMT_G32R32F, 3, 1},
        {D3DFMT_A32B32G32R32F, 7, 1}
    };

    private boolean is(int format, int usage) {
        return lab.d3d.checkDeviceFormat(
                        0, D3DDEVTYPE_HAL, D3DFMT_X8R8G8B8, D3DUSAGE_RENDERTARGET | usage, D3DRTYPE_TEXTURE, format)
                == D3D_OK;
    }

    /** Draws to a texture of the format, then the texture to the back buffer: what of it is there. */
    private int drawn(int format, Runnable draws) {
        Texture9 t = device.createTexture(SIZE, SIZE, 1, D3DUSAGE_RENDERTARGET, format, D3DPOOL_DEFAULT);
        Surface9 s = t.getSurfaceLevel(0);
        Surface9 back = device.getBackBuffer(0);
        ok(device.setRenderTarget(0, s));
        draws.run();
        ok(device.setRenderTarget(0, back));
        lab.state(D3DRS_ALPHABLENDENABLE, 0).state(D3DRS_SRGBWRITEENABLE, 0);
        ok(device.setTexture(0, t));
        lab.stage(0, D3DTSS_COLOROP, D3DTOP_SELECTARG1);
        lab.textured(0);
        ok(device.setTexture(0, null));
        lab.stage(0, D3DTSS_COLOROP, D3DTOP_MODULATE);
        int p = lab.pixel(20, 20);
        s.release();
        t.release();
        back.release();
        return p;
    }

    private static void near(int[] format, int wanted, int is) {
        for (int k = 0; k < 3; k++) {
            if ((format[1] >> k & 1) == 0) continue;
            int shift = 16 - 8 * k;
            assertEquals(
                    wanted >> shift & 255,
                    is >> shift & 255,
                    format[2],
                    () -> String.format("format %d: %06x, must be %06x", format[0], is, wanted));
        }
    }

    @Test
    void everyFormatTakesWhatIsDrawn() {
        int seen = 0;
        for (int[] f : FORMATS) {
            if (!is(f[0], 0)) continue;
            seen++;
            near(f, 0x3264c8, drawn(f[0], () -> lab.full(0xff3264c8)));
        }
        assertTrue(seen >= 10, "formats: " + seen);
    }

    @Test
    void everyFormatThatSaysSoBlends() {
        int seen = 0;
        for (int[] f : FORMATS) {
            if (!is(f[0], D3DUSAGE_QUERY_POSTPIXELSHADER_BLENDING) || f[0] == D3DFMT_A4R4G4B4) continue;
            seen++;
            near(f, 0x4020bf, drawn(f[0], this::mixed));
        }
        assertTrue(seen >= 6, "formats: " + seen);
    }

    private void mixed() {
        lab.clear(0xff0000ff);
        lab.state(D3DRS_ALPHABLENDENABLE, 1)
                .state(D3DRS_SRCBLEND, D3DBLEND_SRCALPHA)
                .state(D3DRS_DESTBLEND, D3DBLEND_INVSRCALPHA);
        lab.full(0x40ff8000);
    }

    @Test
    void fourBitsAChannelBlend() {
        Assumptions.assumeTrue(is(D3DFMT_A4R4G4B4, D3DUSAGE_QUERY_POSTPIXELSHADER_BLENDING), "A4R4G4B4 does not blend");
        near(new int[] {D3DFMT_A4R4G4B4, 7, 18}, 0x4020bf, drawn(D3DFMT_A4R4G4B4, this::mixed));
    }

    @Test
    void formatsThatCannotBlendTakeWhatIsDrawnAsItIs() {
        for (int[] f : FORMATS) {
            if (!is(f[0], 0) || is(f[0], D3DUSAGE_QUERY_POSTPIXELSHADER_BLENDING)) continue;
            near(f, 0xff8000, drawn(f[0], this::mixed));
        }
    }

    @Test
    void everyFormatThatSaysSoEncodesWrites() {
        int seen = 0;
        for (int[] f : FORMATS) {
            if (!is(f[0], D3DUSAGE_QUERY_SRGBWRITE)) continue;
            seen++;
            int p = drawn(f[0], () -> {
                lab.state(D3DRS_SRGBWRITEENABLE, 1);
                lab.full(0xff808080);
            });
            near(f, 0xbcbcbc, p);
        }
        assertTrue(seen >= 1, "formats: " + seen);
    }

    @Test
    void formatsWithoutAlphaHaveAlphaOneForBlending() {
        for (int format : new int[] {D3DFMT_X8R8G8B8, D3DFMT_R5G6B5, D3DFMT_X1R5G5B5, D3DFMT_X8B8G8R8}) {
            if (!is(format, D3DUSAGE_QUERY_POSTPIXELSHADER_BLENDING)) continue;
            int p = drawn(format, () -> {
                lab.clear(0x00000000);
                lab.state(D3DRS_ALPHABLENDENABLE, 1)
                        .state(D3DRS_SRCBLEND, D3DBLEND_DESTALPHA)
                        .state(D3DRS_DESTBLEND, D3DBLEND_INVDESTALPHA);
                lab.full(0x10ff0000);
            });
            assertEquals(0xff0000, p & 0xff0000, "format " + format);
        }
    }

    @Test
    void newTargetsOfSeveralSamplesAreBlack() {
        Surface9 s = device.createRenderTarget(SIZE, SIZE, D3DFMT_X8R8G8B8, D3DMULTISAMPLE_4_SAMPLES, 0, false);
        Surface9 back = device.getBackBuffer(0);
        lab.clear(0xff445566);
        ok(device.stretchRect(s, null, back, null, D3DTEXF_NONE));
        lab.expectAll(0, 0);
        s.release();
        back.release();
    }

    @Test
    void smoothLinesBlendOnlyWhereBlendingIsOn() {
        float y = 20.25f;
        for (int smooth = 0; smooth < 2; smooth++) {
            lab.state(D3DRS_ANTIALIASEDLINEENABLE, smooth).state(D3DRS_ALPHABLENDENABLE, 0);
            lab.clear(0xff0000ff);
            line(y, 0x40ff0000);
            // Without smooth lines, the alpha of the line has no part in it.
            if (smooth == 0) lab.expect(30, 20, 0xff0000, 1);
            lab.full(0x2000ff00);
            lab.expectAll(0x00ff00, 0);
            lab.state(D3DRS_ALPHABLENDENABLE, 1)
                    .state(D3DRS_SRCBLEND, D3DBLEND_SRCALPHA)
                    .state(D3DRS_DESTBLEND, D3DBLEND_INVSRCALPHA);
            lab.clear(0xff0000ff);
            line(y, 0x00ff0000);
            lab.expect(30, 20, 0x0000ff, 1);
            lab.state(D3DRS_ALPHABLENDENABLE, 0);
            lab.full(0x20ff00ff);
            lab.expectAll(0xff00ff, 0);
        }
    }

    private void line(float y, int argb) {
        float c = color(argb);
        ok(device.setFVF(D3DFVF_XYZRHW | D3DFVF_DIFFUSE));
        MemorySegment v = lab.floats(4, y, 0, 1, c, 60, y, 0, 1, c);
        ok(device.drawPrimitiveUP(D3DPT_LINELIST, 1, v, 20));
    }
}
