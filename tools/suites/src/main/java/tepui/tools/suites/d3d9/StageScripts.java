package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

/** Scripts of random texture stages, and coordinates that are generated, transformed and projected. */
final class StageScripts {
    private static final int[] SOURCES = {
        D3DTA_DIFFUSE, D3DTA_CURRENT, D3DTA_TEXTURE, D3DTA_TFACTOR, D3DTA_SPECULAR, D3DTA_TEMP, D3DTA_CONSTANT
    };

    private StageScripts() {}

    private static int argument(ScriptWriter s) {
        int a = s.of(SOURCES);
        if (s.chance(20)) a |= D3DTA_COMPLEMENT;
        if (s.chance(20)) a |= D3DTA_ALPHAREPLICATE;
        return a;
    }

    static void stages(ScriptWriter s) {
        s.begin();
        s.add("rs", D3DRS_ALPHABLENDENABLE, 0);
        for (int t = 0; t < 3; t++) {
            s.texture(10 + t, 2, 2, s.noise(16));
            s.add("settexture", t, 10 + t);
        }
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            s.add("rs", D3DRS_TEXTUREFACTOR, s.argb());
            s.add("rs", D3DRS_SPECULARENABLE, s.below(2));
            int count = 1 + s.below(4);
            for (int t = 0; t < count; t++) {
                // BUMPENVMAP and its kin want other textures: 22 and 23.
                int op = s.of(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 19, 20, 21, 24, 25, 26);
                if (t == count - 1 && s.chance(10)) op = D3DTOP_DISABLE;
                s.add("tss", t, D3DTSS_COLOROP, op);
                s.add("tss", t, D3DTSS_COLORARG1, argument(s));
                s.add("tss", t, D3DTSS_COLORARG2, argument(s));
                s.add("tss", t, D3DTSS_COLORARG0, argument(s));
                int alpha = s.of(2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 25, 26);
                s.add("tss", t, D3DTSS_ALPHAOP, t > 0 && s.chance(5) ? D3DTOP_DISABLE : alpha);
                s.add("tss", t, D3DTSS_ALPHAARG1, argument(s));
                s.add("tss", t, D3DTSS_ALPHAARG2, argument(s));
                s.add("tss", t, D3DTSS_ALPHAARG0, argument(s));
                s.add("tss", t, D3DTSS_RESULTARG, s.chance(20) ? D3DTA_TEMP : D3DTA_CURRENT);
                s.add("tss", t, D3DTSS_CONSTANT, s.argb());
                s.add("tss", t, D3DTSS_TEXCOORDINDEX, 0);
            }
            s.add("tss", count, D3DTSS_COLOROP, D3DTOP_DISABLE);
            s.add("tss", count, D3DTSS_ALPHAOP, D3DTOP_DISABLE);
            // What ends in alpha is made visible.
            s.add("rs", D3DRS_ALPHABLENDENABLE, s.below(2));
            s.add("rs", D3DRS_SRCBLEND, D3DBLEND_SRCALPHA);
            s.add("rs", D3DRS_DESTBLEND, D3DBLEND_ZERO);
            int diffuse = s.argb();
            int specular = s.argb();
            s.pixels(
                    cell,
                    D3DFVF_DIFFUSE | D3DFVF_SPECULAR | D3DFVF_TEX1,
                    0.5f,
                    1,
                    (v, k) -> v.i(diffuse, specular).f(k & 1, k >> 1));
        }
        s.end();
    }

    static void coordinates(ScriptWriter s) {
        s.begin();
        s.texture(10, 8, 8, s.noise(256));
        s.add("settexture", 0, 10);
        s.add("ss", 0, D3DSAMP_MAGFILTER, D3DTEXF_LINEAR);
        s.add("ss", 0, D3DSAMP_MINFILTER, D3DTEXF_LINEAR);
        s.add("tf", D3DTS_PROJECTION, 1f, 0f, 0f, 0f, 0f, 1f, 0f, 0f, 0f, 0f, 0.25f, 0f, 0f, 0f, 0.5f, 1f);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            int sizes = s.below(4);
            int code = new int[] {3, 0, 1, 2}[sizes];
            // Peers differ on projections of fewer coordinates than the set has.
            int flags = sizes < 2 ? s.of(0, 1, 2, 3, 4) : s.of(0, 1, 2, 3, 4, 0x103, 0x104);
            int from = s.chance(50) ? 0 : s.of(0x10000, 0x20000, 0x30000, 0x40000);
            s.add("tss", 0, D3DTSS_TEXCOORDINDEX, from);
            s.add("tss", 0, D3DTSS_TEXTURETRANSFORMFLAGS, flags);
            float[] m = s.reals(16, -2, 2);
            for (int i = 3; i < 16; i += 4) m[i] = s.real(0.25f, 1);
            m[2] = s.real(0.25f, 1);
            s.add("tf", D3DTS_TEXTURE0, m);
            s.add("tf", D3DTS_VIEW, 1f, 0f, 0f, 0f, 0f, 1f, 0f, 0f, 0f, 0f, 1f, 0f, 0f, 0f, s.real(-1, 1), 1f);
            s.add("rs", D3DRS_NORMALIZENORMALS, s.below(2));
            s.add("rs", D3DRS_LOCALVIEWER, s.below(2));
            float z = 0.5f;
            s.space(cell, D3DFVF_NORMAL | D3DFVF_TEX1 | code << 16, z, (v, k) -> {
                v.f(s.reals(3, -1, 1));
                float[] t = {k & 1, k >> 1, 0.5f, 1};
                for (int i = 0; i <= sizes; i++) v.f(t[i]);
            });
        }
        s.end();
    }
}
