package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

/** Scripts of random states of the fixed vertex stage: lights, fog, blended matrices, points, planes. */
final class VertexScripts {
    private VertexScripts() {}

    private static float[] color(ScriptWriter s) {
        return s.reals(4, 0, 1);
    }

    private static void material(ScriptWriter s) {
        s.add("material", color(s), color(s), color(s), s.reals(4, 0, 0.25f), s.of(0f, 0.5f, 1f, 4f, 20f));
    }

    private static void light(ScriptWriter s, int index) {
        int type = 1 + s.below(3);
        float theta = s.real(0, 1.5f);
        s.add(
                "light",
                index,
                type,
                color(s),
                color(s),
                s.reals(4, 0, 0.5f),
                s.reals(2, -2, 2),
                s.real(-2, 0.25f),
                s.reals(2, -1, 1),
                s.real(0.25f, 1),
                s.of(1f, 3f, 100f),
                s.of(0f, 0.5f, 1f, 2f),
                s.of(0f, 1f),
                s.of(0f, 0.5f, 1f),
                s.of(0f, 0.25f),
                theta,
                s.real(theta, 3));
        s.add("lighton", index, s.chance(80) ? 1 : 0);
    }

    private static void turned(ScriptWriter s, int name, float scale) {
        double a = s.real(-1, 1);
        float c = (float) StrictMath.cos(a) * scale;
        float n = (float) StrictMath.sin(a) * scale;
        s.add("tf", name, c, 0f, n, 0f, 0f, scale, 0f, 0f, -n, 0f, c, 0f, s.reals(3, -0.125f, 0.125f), 1f);
    }

    static void lighting(ScriptWriter s) {
        s.begin();
        s.add("rs", D3DRS_LIGHTING, 1);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            material(s);
            for (int l = 0; l < 3; l++) light(s, l);
            s.add("rs", D3DRS_AMBIENT, s.argb());
            s.add("rs", D3DRS_SPECULARENABLE, s.below(2));
            s.add("rs", D3DRS_LOCALVIEWER, s.below(2));
            s.add("rs", D3DRS_NORMALIZENORMALS, s.below(2));
            s.add("rs", D3DRS_COLORVERTEX, s.below(2));
            s.add("rs", D3DRS_DIFFUSEMATERIALSOURCE, s.below(3));
            s.add("rs", D3DRS_SPECULARMATERIALSOURCE, s.below(3));
            s.add("rs", D3DRS_AMBIENTMATERIALSOURCE, s.below(3));
            s.add("rs", D3DRS_EMISSIVEMATERIALSOURCE, s.below(3));
            s.add("rs", D3DRS_SHADEMODE, s.of(D3DSHADE_FLAT, D3DSHADE_GOURAUD));
            // Normals stay at most one long: what a longer one does to a light is not written down.
            turned(s, D3DTS_WORLD, s.of(1f, 1.5f));
            turned(s, D3DTS_VIEW, 1);
            // The projection brings all to the middle of the depth range, whatever the matrices above do.
            s.add("tf", D3DTS_PROJECTION, 0.5f, 0f, 0f, 0f, 0f, 0.5f, 0f, 0f, 0f, 0f, 0.0625f, 0f, 0f, 0f, 0.5f, 1f);
            s.add("tss", 0, D3DTSS_COLOROP, D3DTOP_SELECTARG1);
            s.add("tss", 0, D3DTSS_COLORARG1, s.chance(15) ? D3DTA_DIFFUSE | D3DTA_ALPHAREPLICATE : D3DTA_DIFFUSE);
            int fvf = s.of(0, D3DFVF_NORMAL, D3DFVF_NORMAL, D3DFVF_NORMAL)
                    | s.of(0, D3DFVF_DIFFUSE)
                    | s.of(0, D3DFVF_SPECULAR);
            s.space(cell, fvf, 0.5f, (v, k) -> {
                if ((fvf & D3DFVF_NORMAL) != 0) v.f(s.reals(2, -0.5f, 0.5f)).f(s.real(-0.6875f, -0.25f));
                if ((fvf & D3DFVF_DIFFUSE) != 0) v.i(s.argb());
                if ((fvf & D3DFVF_SPECULAR) != 0) v.i(s.argb());
            });
        }
        s.end();
    }

    static void fog(ScriptWriter s) {
        s.begin();
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            s.add("rs", D3DRS_FOGENABLE, s.chance(90) ? 1 : 0);
            s.add("rs", D3DRS_FOGCOLOR, s.argb());
            s.add("rs", D3DRS_FOGVERTEXMODE, s.below(4));
            s.add("rs", D3DRS_FOGTABLEMODE, s.chance(50) ? 0 : s.below(4));
            s.add("rs", D3DRS_RANGEFOGENABLE, s.below(2));
            s.add("rsf", D3DRS_FOGSTART, s.real(-0.5f, 1.5f));
            s.add("rsf", D3DRS_FOGEND, s.real(0, 3));
            s.add("rsf", D3DRS_FOGDENSITY, s.real(0, 2));
            s.add("rs", D3DRS_SPECULARENABLE, s.below(2));
            s.add("rs", D3DRS_SHADEMODE, s.of(D3DSHADE_FLAT, D3DSHADE_GOURAUD));
            int fvf = s.of(0, D3DFVF_DIFFUSE) | s.of(0, D3DFVF_SPECULAR, D3DFVF_SPECULAR);
            ScriptWriter.Corner rest = (v, k) -> {
                if ((fvf & D3DFVF_DIFFUSE) != 0) v.i(s.argb());
                if ((fvf & D3DFVF_SPECULAR) != 0) v.i(s.argb());
            };
            if (s.chance(35)) {
                s.pixels(cell, fvf, s.real(0, 1), s.of(1f, 0.5f, 2f), rest);
                continue;
            }
            boolean perspective = s.chance(50);
            if (perspective)
                s.add("tf", D3DTS_PROJECTION, 1f, 0f, 0f, 0f, 0f, 1f, 0f, 0f, 0f, 0f, 0.75f, 1f, 0f, 0f, -0.25f, 0f);
            else s.add("tf", D3DTS_PROJECTION, 1f, 0f, 0f, 0f, 0f, 1f, 0f, 0f, 0f, 0f, 0.25f, 0f, 0f, 0f, 0f, 1f);
            s.add(
                    "tf",
                    D3DTS_VIEW,
                    1f,
                    0f,
                    0f,
                    0f,
                    0f,
                    1f,
                    0f,
                    0f,
                    0f,
                    0f,
                    1f,
                    0f,
                    s.real(-1, 1) / 8,
                    0f,
                    s.real(0.5f, 2),
                    1f);
            s.add(
                    "tf",
                    D3DTS_WORLD,
                    1f,
                    0f,
                    s.real(-0.5f, 0.5f) / 2,
                    0f,
                    0f,
                    1f,
                    0f,
                    0f,
                    0f,
                    0f,
                    1f,
                    0f,
                    0f,
                    0f,
                    0f,
                    1f);
            s.space(cell, fvf, 0.5f, rest);
        }
        s.end();
    }

    static void blended(ScriptWriter s) {
        s.begin();
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            int weights = s.below(4);
            boolean indexed = s.chance(40);
            s.add("rs", D3DRS_INDEXEDVERTEXBLENDENABLE, indexed ? 1 : 0);
            s.add("rs", D3DRS_VERTEXBLEND, s.chance(10) ? 256 : s.chance(15) ? s.below(4) : weights);
            s.add("rsf", D3DRS_TWEENFACTOR, s.real(0, 1));
            for (int m = 0; m < (indexed ? 8 : 4); m++) turned(s, D3DTS_WORLD + m, s.of(0.75f, 1f));
            s.add("rs", D3DRS_LIGHTING, s.below(2));
            s.add(
                    "light",
                    0,
                    3,
                    1f,
                    1f,
                    0.5f,
                    1f,
                    s.reals(8, 0, 0.25f),
                    s.reals(3, -1, 1),
                    s.reals(2, -1, 1),
                    1f,
                    100f,
                    1f,
                    1f,
                    0f,
                    0f,
                    0f,
                    0f);
            s.add("lighton", 0, 1);
            s.add("material", 1f, 1f, 1f, 1f, 1f, 1f, 1f, 1f, 0f, 0f, 0f, 0f, 0f, 0f, 0f, 0f, 0f);
            s.add("rs", D3DRS_COLORVERTEX, 0);
            s.add("rs", D3DRS_NORMALIZENORMALS, 1);
            s.add("tf", D3DTS_PROJECTION, 0.75f, 0f, 0f, 0f, 0f, 0.75f, 0f, 0f, 0f, 0f, 0.125f, 0f, 0f, 0f, 0.5f, 1f);
            int betas = weights + (indexed ? 1 : 0);
            int position = betas == 0 ? D3DFVF_XYZ : D3DFVF_XYZB1 + 2 * (betas - 1);
            Vertices v = new Vertices();
            for (int k = 0; k < 4; k++) {
                v.f((k & 1) == 0 ? -0.5f : 0.5f, k < 2 ? 0.5f : -0.5f, 0.5f);
                v.f(s.reals(weights, 0, 0.5f));
                if (indexed) v.i(s.below(8) | s.below(8) << 8 | s.below(8) << 16 | s.below(8) << 24);
                v.f(s.reals(2, -0.5f, 0.5f)).f(-1).i(s.argb());
            }
            s.viewport(cell);
            s.add("fvf", position | (indexed ? D3DFVF_LASTBETA_UBYTE4 : 0) | D3DFVF_NORMAL | D3DFVF_DIFFUSE);
            s.add("drawup", D3DPT_TRIANGLESTRIP, 2, v.bytes() / 4, v.hex());
        }
        s.end();
    }

    static void points(ScriptWriter s) {
        s.begin();
        // Three texels: no pixel of a point of 1, 5, 7 or 9 lies on an edge of one.
        s.texture(10, 3, 3, s.noise(36));
        s.add("settexture", 0, 10);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            boolean sprite = s.chance(50);
            s.add("rs", D3DRS_POINTSPRITEENABLE, sprite ? 1 : 0);
            s.add("rs", D3DRS_POINTSCALEENABLE, s.below(2));
            s.add("rsf", D3DRS_POINTSIZE, s.of(1f, 5f, 7f, 9f));
            s.add("rsf", D3DRS_POINTSIZE_MIN, s.of(0f, 1f, 3f));
            s.add("rsf", D3DRS_POINTSIZE_MAX, s.of(64f, 7f));
            s.add("rsf", D3DRS_POINTSCALE_A, s.of(0f, 1f, 0.25f));
            s.add("rsf", D3DRS_POINTSCALE_B, s.of(0f, 1f));
            s.add("rsf", D3DRS_POINTSCALE_C, s.of(0f, 1f));
            s.add("tf", D3DTS_VIEW, 1f, 0f, 0f, 0f, 0f, 1f, 0f, 0f, 0f, 0f, 1f, 0f, 0f, 0f, s.of(0f, 1f), 1f);
            s.add("tf", D3DTS_PROJECTION, 1f, 0f, 0f, 0f, 0f, 1f, 0f, 0f, 0f, 0f, 0.25f, 0f, 0f, 0f, 0f, 1f);
            boolean sized = s.chance(40);
            int fvf = (sized ? D3DFVF_PSIZE : 0) | D3DFVF_DIFFUSE | (s.chance(50) ? D3DFVF_TEX1 : 0);
            Vertices v = new Vertices();
            boolean pixels = s.chance(40);
            if (pixels) v.f(cell % 4 * 16 + 8.25f, cell / 4 * 16 + 8.25f, 0.5f, 1);
            else v.f(1 / 32f, -1 / 32f, 0.5f);
            if (sized) v.f(s.of(1f, 5f, 7f, 9f));
            v.i(s.argb());
            if ((fvf & D3DFVF_TEX1) != 0) v.f(s.reals(2, 0, 1));
            if (!pixels) s.viewport(cell);
            s.add("fvf", (pixels ? D3DFVF_XYZRHW : D3DFVF_XYZ) | fvf);
            s.add("drawup", D3DPT_POINTLIST, 1, v.bytes(), v.hex());
        }
        s.end();
    }

    static void planes(ScriptWriter s) {
        s.begin();
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            s.add("rs", D3DRS_CLIPPLANEENABLE, s.of(0, 1, 2, 3, 5, 9, 16, 36, 63));
            s.add("rs", D3DRS_CLIPPING, s.chance(80) ? 1 : 0);
            for (int p = 0; p < 3; p++) s.add("clipplane", s.below(6), s.reals(4, -1, 1));
            turned(s, D3DTS_WORLD, 1);
            turned(s, D3DTS_VIEW, 1);
            s.add("tf", D3DTS_PROJECTION, 0.75f, 0f, 0f, 0f, 0f, 0.75f, 0f, 0f, 0f, 0f, 0.125f, 0f, 0f, 0f, 0.5f, 1f);
            s.space(cell, D3DFVF_DIFFUSE, 0.5f, (v, k) -> v.i(s.argb()));
        }
        s.end();
    }
}
