package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

/**
 * Scripts of random states behind the pixel stage: alpha test, blending, masks, stencil, depth, targets of all formats.
 */
final class OutputScripts {
    private OutputScripts() {}

    private static void flat(ScriptWriter s, int cell, float z, int argb) {
        s.pixels(cell, D3DFVF_DIFFUSE, z, 1, (v, k) -> v.i(argb));
    }

    static void blending(ScriptWriter s) {
        int format = s.of(
                D3DFMT_X8R8G8B8,
                D3DFMT_A8R8G8B8,
                D3DFMT_A8R8G8B8,
                D3DFMT_R5G6B5,
                D3DFMT_A16B16G16R16F,
                D3DFMT_A2R10G10B10,
                D3DFMT_G16R16F);
        s.begin();
        s.add("rt", 1, ScriptWriter.SIZE, ScriptWriter.SIZE, format, 0, 0, 0);
        s.add("settarget", 0, 1);
        s.add("clear", D3DCLEAR_TARGET, s.argb(), 1f, 0);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            s.add("rs", D3DRS_ALPHABLENDENABLE, 0);
            s.add("rs", D3DRS_ALPHATESTENABLE, 0);
            s.add("rs", D3DRS_COLORWRITEENABLE, 15);
            s.add("rs", D3DRS_SRGBWRITEENABLE, 0);
            flat(s, cell, 0.5f, s.argb());
            s.add("rs", D3DRS_ALPHABLENDENABLE, s.chance(85) ? 1 : 0);
            s.add("rs", D3DRS_SRCBLEND, s.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15));
            s.add("rs", D3DRS_DESTBLEND, s.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15));
            s.add("rs", D3DRS_BLENDOP, 1 + s.below(5));
            s.add("rs", D3DRS_SEPARATEALPHABLENDENABLE, s.below(2));
            s.add("rs", D3DRS_SRCBLENDALPHA, s.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 14, 15));
            s.add("rs", D3DRS_DESTBLENDALPHA, s.of(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 14, 15));
            s.add("rs", D3DRS_BLENDOPALPHA, 1 + s.below(5));
            s.add("rs", D3DRS_BLENDFACTOR, s.argb());
            s.add("rs", D3DRS_COLORWRITEENABLE, s.chance(60) ? 15 : s.below(16));
            s.add("rs", D3DRS_ALPHATESTENABLE, s.chance(30) ? 1 : 0);
            s.add("rs", D3DRS_ALPHAFUNC, 1 + s.below(8));
            int alpha = s.below(256);
            s.add("rs", D3DRS_ALPHAREF, s.chance(50) ? alpha : s.below(300));
            flat(s, cell, 0.5f, alpha << 24 | s.argb() & 0xffffff);
        }
        s.add("end");
        s.add("read", 1);
    }

    static void depth(ScriptWriter s) {
        s.device(s.of(D3DFMT_D24S8, D3DFMT_D16, D3DFMT_D24X8));
        s.add("clear", 3, 0xff405060, s.of(1f, 0.5f, 0.75f), 0);
        s.add("begin");
        s.add("rs", D3DRS_CULLMODE, D3DCULL_NONE);
        s.add("rs", D3DRS_LIGHTING, 0);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            for (int draw = 0; draw < 4; draw++) {
                s.add("rs", D3DRS_ZENABLE, s.chance(85) ? 1 : 0);
                s.add("rs", D3DRS_ZWRITEENABLE, s.below(2));
                s.add("rs", D3DRS_ZFUNC, 1 + s.below(8));
                s.add("rsf", D3DRS_DEPTHBIAS, s.chance(30) ? s.real(-0.5f, 0.5f) / 4 : 0f);
                s.add("rsf", D3DRS_SLOPESCALEDEPTHBIAS, s.chance(30) ? s.real(-2, 2) : 0f);
                int argb = s.argb();
                if (s.chance(40)) {
                    flat(s, cell, s.of(0.25f, 0.5f, 0.75f, 0.4f), argb);
                } else {
                    float z = s.of(0f, 0.25f, 0.5f, 1f);
                    Vertices v = new Vertices();
                    for (int k = 0; k < 4; k++)
                        v.f((k & 1) == 0 ? -0.9f : 0.85f, k < 2 ? 0.8f : -0.9f, k % 2 == 0 ? z : 0.375f)
                                .i(argb);
                    s.add("viewport", cell % 4 * 16, cell / 4 * 16, 16, 16, s.of(0f, 0.25f), s.of(1f, 0.75f));
                    s.add("fvf", D3DFVF_XYZ | D3DFVF_DIFFUSE);
                    s.add("drawup", D3DPT_TRIANGLESTRIP, 2, v.bytes() / 4, v.hex());
                }
            }
        }
        s.end();
    }

    static void stencil(ScriptWriter s) {
        s.begin();
        s.add("clear", D3DCLEAR_STENCIL | D3DCLEAR_ZBUFFER, 0, 0.5f, s.below(256));
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            s.add("rs", D3DRS_STENCILENABLE, 1);
            for (int draw = 0; draw < 4; draw++) {
                s.add("rs", D3DRS_ZENABLE, s.below(2));
                s.add("rs", D3DRS_ZWRITEENABLE, 0);
                s.add("rs", D3DRS_TWOSIDEDSTENCILMODE, s.below(2));
                for (int state : new int[] {
                    D3DRS_STENCILFAIL,
                    D3DRS_STENCILZFAIL,
                    D3DRS_STENCILPASS,
                    D3DRS_STENCILFUNC,
                    D3DRS_CCW_STENCILFAIL,
                    D3DRS_CCW_STENCILZFAIL,
                    D3DRS_CCW_STENCILPASS,
                    D3DRS_CCW_STENCILFUNC
                }) s.add("rs", state, 1 + s.below(8));
                s.add("rs", D3DRS_STENCILREF, s.of(0, 1, 2, 127, 128, 255, 256, 0x1ff));
                s.add("rs", D3DRS_STENCILMASK, s.of(-1, 255, 15, 0x80, 0));
                s.add("rs", D3DRS_STENCILWRITEMASK, s.of(-1, 255, 15, 0x80, 0));
                int argb = s.argb();
                float z = s.of(0.25f, 0.75f);
                int x = cell % 4 * 16;
                int y = cell / 4 * 16;
                boolean turned = s.chance(50);
                Vertices v = new Vertices();
                for (int k = 0; k < 4; k++) {
                    int c = turned ? k ^ 1 : k;
                    v.f(x + (c & 1) * 16 - 0.5f, y + (c >> 1) * 16 - 0.5f, z, 1).i(argb);
                }
                s.add("fvf", D3DFVF_XYZRHW | D3DFVF_DIFFUSE);
                s.add("drawup", D3DPT_TRIANGLESTRIP, 2, 20, v.hex());
            }
        }
        s.end();
    }
}
