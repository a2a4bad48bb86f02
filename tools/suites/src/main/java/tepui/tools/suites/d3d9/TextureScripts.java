package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

/** Scripts of random samplers, texels of all formats, and copies between surfaces. */
final class TextureScripts {
    private static final int[] FORMATS = {
        D3DFMT_A8R8G8B8,
        D3DFMT_X8R8G8B8,
        D3DFMT_R5G6B5,
        D3DFMT_X1R5G5B5,
        D3DFMT_A1R5G5B5,
        D3DFMT_A4R4G4B4,
        D3DFMT_X4R4G4B4,
        D3DFMT_A8,
        D3DFMT_L8,
        D3DFMT_A8L8,
        D3DFMT_A4L4,
        D3DFMT_L16,
        D3DFMT_V8U8,
        D3DFMT_Q8W8V8U8,
        D3DFMT_V16U16,
        D3DFMT_A8B8G8R8,
        D3DFMT_X8B8G8R8,
        D3DFMT_A2R10G10B10,
        D3DFMT_A2B10G10R10,
        D3DFMT_G16R16,
        D3DFMT_A16B16G16R16,
        D3DFMT_DXT1,
        D3DFMT_DXT2,
        D3DFMT_DXT3,
        D3DFMT_DXT4,
        D3DFMT_DXT5,
        D3DFMT_R8G8B8,
        D3DFMT_R3G3B2,
        D3DFMT_L6V5U5,
        D3DFMT_X8L8V8U8,
        D3DFMT_A8R3G3B2,
        D3DFMT_Q16W16V16U16,
        D3DFMT_A2W10V10U10,
        D3DFMT_CxV8U8
    };

    private TextureScripts() {}

    static void fill(ScriptWriter s, int slot, int format, int face, int level, int width, int height) {
        int side = Texels.side(format);
        int row = (width + side - 1) / side * Texels.bytes(format);
        int rows = (height + side - 1) / side;
        s.add("fill", slot, face, level, row, rows, 1, s.noise(Math.min(row * rows, 256)));
    }

    static void samplers(ScriptWriter s) {
        s.begin();
        s.add("texture", 10, 8, 8, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        for (int l = 0; l < 4; l++) fill(s, 10, D3DFMT_A8R8G8B8, 0, l, 8 >> l, 8 >> l);
        s.add("texture", 11, 7, 5, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        fill(s, 11, D3DFMT_A8R8G8B8, 0, 0, 7, 5);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            s.add("settexture", 0, s.of(10, 10, 11));
            s.add("ss", 0, D3DSAMP_ADDRESSU, s.of(1, 2, 3, 4, 5));
            s.add("ss", 0, D3DSAMP_ADDRESSV, s.of(1, 2, 3, 4, 5));
            s.add("ss", 0, D3DSAMP_BORDERCOLOR, s.argb());
            s.add("ss", 0, D3DSAMP_MAGFILTER, s.of(1, 2));
            s.add("ss", 0, D3DSAMP_MINFILTER, s.of(1, 2));
            s.add("ss", 0, D3DSAMP_MIPFILTER, s.of(0, 1, 2));
            s.add("ssf", 0, D3DSAMP_MIPMAPLODBIAS, s.of(0f, 0f, 1f, -1f, 0.25f, 3f));
            s.add("ss", 0, D3DSAMP_MAXMIPLEVEL, s.of(0, 0, 1, 2, 5));
            s.add("ss", 0, D3DSAMP_SRGBTEXTURE, s.chance(20) ? 1 : 0);
            // Far from texel edges: places of points are odd, and rows turned a little.
            float size = s.of(0.371f, 1.137f, 2.713f);
            float u = s.real(-1, 1) + 0.013f;
            float w = s.real(-1, 1) + 0.017f;
            s.pixels(cell, D3DFVF_TEX1, 0.5f, 1, (v, k) -> v.f(u + (k & 1) * size, w + (k >> 1) * size));
        }
        s.end();
    }

    static void formats(ScriptWriter s) {
        s.begin();
        s.add("tss", 0, D3DTSS_COLOROP, D3DTOP_SELECTARG1);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            int format = s.of(FORMATS);
            s.add("texture", 10, 8, 8, 1, 0, format, D3DPOOL_MANAGED);
            fill(s, 10, format, 0, 0, 8, 8);
            s.add("settexture", 0, 10);
            s.add(
                    "tss",
                    0,
                    D3DTSS_COLORARG1,
                    s.of(
                            D3DTA_TEXTURE,
                            D3DTA_TEXTURE,
                            D3DTA_TEXTURE | D3DTA_ALPHAREPLICATE,
                            D3DTA_TEXTURE | D3DTA_COMPLEMENT));
            s.pixels(cell, D3DFVF_TEX1, 0.5f, 1, (v, k) -> v.f(k & 1, k >> 1));
            s.add("settexture", 0, -1);
            s.add("release", 10);
        }
        s.end();
    }

    static void copies(ScriptWriter s) {
        s.begin();
        int[] formats = {
            D3DFMT_A8R8G8B8,
            D3DFMT_X8R8G8B8,
            D3DFMT_R5G6B5,
            D3DFMT_A8B8G8R8,
            D3DFMT_A16B16G16R16F,
            D3DFMT_A2R10G10B10,
            D3DFMT_R32F
        };
        for (int k = 1; k <= 3; k++) {
            int size = s.of(16, 32, 24);
            int format = s.of(formats);
            int kind = s.below(4);
            if (kind == 0) {
                s.add("plain", k, size, size, format, s.of(D3DPOOL_DEFAULT, D3DPOOL_SYSTEMMEM));
            } else if (kind == 1) {
                s.add("rt", k, size, size, format, 0, 0, s.below(2));
            } else {
                s.add(
                        "texture",
                        10 + k,
                        size,
                        size,
                        1,
                        kind == 2 ? D3DUSAGE_RENDERTARGET : 0,
                        format,
                        kind == 2 || s.chance(50) ? D3DPOOL_DEFAULT : D3DPOOL_SYSTEMMEM);
                s.add("surface", k, 10 + k, 0, 0);
            }
            s.add("colorfill", k, 0, 0, 0, 0, 0, s.argb());
            s.add("colorfill", k, 1, s.below(8), s.below(8), 4 + s.below(20), 4 + s.below(20), s.argb());
        }
        for (int n = 0; n < 12; n++) {
            int from = 1 + s.below(3);
            int to = 1 + s.below(3);
            int what = s.below(4);
            int x = s.below(8);
            int y = s.below(8);
            int w = 1 + s.below(10);
            if (what < 2) {
                s.add(
                        "stretch",
                        from,
                        s.below(2),
                        x,
                        y,
                        x + w,
                        y + w,
                        to,
                        s.below(2),
                        y,
                        x,
                        y + (s.chance(60) ? w : 1 + s.below(12)),
                        x + w,
                        s.of(0, 1, 2, 3));
            } else if (what == 2) {
                s.add("updatesurface", from, s.below(2), x, y, x + w, y + w, to, s.below(2), s.below(8), s.below(8));
            } else {
                s.add("targetdata", from, to);
            }
        }
        s.add("end");
        for (int k = 1; k <= 3; k++) {
            s.add("desc", k);
            s.add("read", k);
        }
    }
}
