package tepui.tools.suites.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.shader.Assembler;

/** Scripts of textures and targets of other shapes: bump maps, cubes, volumes, several samples; and of instances. */
final class ShapeScripts {
    private static final int BUMPED = 10;
    private static final int PICTURE = 11;
    private static final int TARGET = 20;
    private static final int DEPTH = 21;
    private static final int[] BUMP_FORMATS = {
        D3DFMT_V8U8, D3DFMT_V16U16, D3DFMT_Q8W8V8U8, D3DFMT_X8L8V8U8, D3DFMT_L6V5U5
    };

    private ShapeScripts() {}

    private static String words(String... lines) {
        StringBuilder b = new StringBuilder();
        for (int w : Assembler.words(String.join("\n", lines))) b.append(String.format("%08x ", w));
        return b.toString().strip();
    }

    private static void filters(ScriptWriter s, int sampler, int filter) {
        s.add("ss", sampler, D3DSAMP_MAGFILTER, filter);
        s.add("ss", sampler, D3DSAMP_MINFILTER, filter);
    }

    /** Coordinates that a bump map moves, by stages of fixed function and by texbem. */
    static void bumpMaps(ScriptWriter s) {
        s.begin();
        s.add("psh", 30, words("ps_1_1", "tex t0", "texbem t1, t0", "mov r0, t1"));
        s.add("psh", 31, words("ps_1_1", "tex t0", "texbeml t1, t0", "mov r0, t1"));
        s.texture(PICTURE, 8, 8, s.noise(256));
        s.add("settexture", 1, PICTURE);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            int format = s.of(BUMP_FORMATS);
            s.add("texture", BUMPED, 4, 4, 1, 0, format, D3DPOOL_MANAGED);
            TextureScripts.fill(s, BUMPED, format, 0, 0, 4, 4);
            s.add("settexture", 0, BUMPED);
            boolean luminance = s.chance(40);
            int shader = s.of(-1, -1, luminance ? 31 : 30);
            s.add("setps", shader);
            s.add("tss", 0, D3DTSS_COLOROP, luminance ? D3DTOP_BUMPENVMAPLUMINANCE : D3DTOP_BUMPENVMAP);
            s.add("tss", 0, D3DTSS_COLORARG1, D3DTA_TEXTURE);
            s.add("tss", 0, D3DTSS_COLORARG2, D3DTA_CURRENT);
            s.add("tss", 1, D3DTSS_COLOROP, D3DTOP_SELECTARG1);
            s.add("tss", 1, D3DTSS_COLORARG1, D3DTA_TEXTURE);
            s.add("tss", 1, D3DTSS_TEXCOORDINDEX, 1);
            // A shader takes them from the stage that it writes, the stages from the one before.
            for (int stage = 0; stage < 2; stage++) {
                s.add("tssf", stage, D3DTSS_BUMPENVMAT00, s.real(-1, 1));
                s.add("tssf", stage, D3DTSS_BUMPENVMAT01, s.real(-1, 1));
                s.add("tssf", stage, D3DTSS_BUMPENVMAT10, s.real(-1, 1));
                s.add("tssf", stage, D3DTSS_BUMPENVMAT11, s.real(-1, 1));
                s.add("tssf", stage, D3DTSS_BUMPENVLSCALE, s.real(0, 2));
                s.add("tssf", stage, D3DTSS_BUMPENVLOFFSET, s.real(0, 0.5f));
            }
            filters(s, 1, D3DTEXF_LINEAR);
            float u = s.real(0, 1) + 0.013f;
            float v0 = s.real(0, 1) + 0.017f;
            s.pixels(
                    cell,
                    D3DFVF_TEX2,
                    0.5f,
                    1,
                    (v, k) -> v.f(k & 1, k >> 1).f(u + (k & 1) * 0.5f, v0 + (k >> 1) * 0.5f));
            s.add("settexture", 0, -1);
            s.add("release", BUMPED);
        }
        s.end();
    }

    /** A square of a few vertices, drawn again and again with another place, size and colour each time. */
    static void instances(ScriptWriter s) {
        s.begin();
        s.add(
                "vsh",
                30,
                words(
                        "vs_3_0",
                        "dcl_position0 v0",
                        "dcl_texcoord0 v1",
                        "dcl_color0 v2",
                        "dcl_position0 o0",
                        "dcl_color0 o1",
                        "mad o0.xy, v0, v1.z, v1",
                        "mov o0.zw, v0",
                        "mov o1, v2"));
        s.add("psh", 31, words("ps_3_0", "dcl_color0 v0", "mov oC0, v0"));
        s.add(
                "decl",
                32,
                new int[] {0, 0, D3DDECLTYPE_FLOAT4, 0, D3DDECLUSAGE_POSITION, 0},
                new int[] {1, 0, D3DDECLTYPE_FLOAT3, 0, D3DDECLUSAGE_TEXCOORD, 0},
                new int[] {1, 12, D3DDECLTYPE_D3DCOLOR, 0, D3DDECLUSAGE_COLOR, 0});
        Vertices square = new Vertices();
        for (int k = 0; k < 4; k++) square.f((k & 1) == 0 ? -1 : 1, k < 2 ? 1 : -1, 0.5f, 1);
        s.add("vb", 33, square.bytes(), 0, 0, D3DPOOL_MANAGED);
        s.add("data", 33, 0, square.hex());
        Vertices places = new Vertices();
        int most = 12;
        for (int k = 0; k < most; k++)
            places.f(s.reals(2, -0.8f, 0.8f)).f(s.real(0.1f, 0.4f)).i(s.argb());
        s.add("vb", 34, places.bytes(), 0, 0, D3DPOOL_MANAGED);
        s.add("data", 34, 0, places.hex());
        Vertices order = new Vertices().s(0, 1, 2, 2, 1, 3);
        s.add("ib", 35, order.bytes(), 0, D3DFMT_INDEX16, D3DPOOL_MANAGED);
        s.add("data", 35, 0, order.hex());
        s.add("setvs", 30);
        s.add("setps", 31);
        s.add("setdecl", 32);
        s.add("indices", 35);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            s.viewport(cell);
            int first = s.below(most / 2);
            int count = 1 + s.below(most - first);
            int divisor = s.of(1, 1, 2, 3);
            s.add("stream", 0, 33, 0, 16);
            s.add("stream", 1, 34, first * 16, 16);
            s.add("freq", 0, D3DSTREAMSOURCE_INDEXEDDATA | count);
            s.add("freq", 1, D3DSTREAMSOURCE_INSTANCEDATA | divisor);
            s.add("drawi", D3DPT_TRIANGLELIST, 0, 0, 4, 0, 2);
            s.add("freq", 0, 1);
            s.add("freq", 1, 1);
        }
        s.end();
    }

    /** Directions into cubes: of the vertices, or made of normals, places and reflections. */
    static void cubes(ScriptWriter s) {
        s.begin();
        s.add("cube", PICTURE, 4, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        for (int face = 0; face < 6; face++) {
            for (int l = 0; l < 3; l++) TextureScripts.fill(s, PICTURE, D3DFMT_A8R8G8B8, face, l, 4 >> l, 4 >> l);
        }
        s.add("settexture", 0, PICTURE);
        // No pixel is as far along one axis as along another, or between two texels: these would be anybody's.
        s.add(
                "tf",
                D3DTS_PROJECTION,
                0.97f,
                0f,
                0f,
                0f,
                0f,
                0.93f,
                0f,
                0f,
                0f,
                0f,
                0.25f,
                0f,
                0.011f,
                0.013f,
                0.5f,
                1f);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            filters(s, 0, D3DTEXF_POINT);
            s.add("ss", 0, D3DSAMP_MIPFILTER, s.of(0, 1));
            s.add("ss", 0, D3DSAMP_MAXMIPLEVEL, s.of(0, 0, 1, 2));
            s.add("tss", 0, D3DTSS_TEXCOORDINDEX, s.of(0, 0, 0x10000, 0x20000, 0x30000));
            s.add("tss", 0, D3DTSS_TEXTURETRANSFORMFLAGS, s.of(0, 0, 3));
            s.add("tf", D3DTS_TEXTURE0, s.reals(16, -1, 1));
            float[] middle = s.reals(3, -1, 1);
            float[] normal = s.reals(3, -1, 1);
            normal[1] += 0.0037f;
            normal[2] += 0.0071f;
            s.space(
                    cell,
                    D3DFVF_NORMAL | D3DFVF_TEX1 | 1 << 16,
                    0.517f,
                    (v, k) -> v.f(normal)
                            .f(middle[0] + (k & 1) * 0.613f, middle[1] + (k >> 1) * 0.713f, middle[2] + 0.117f));
        }
        s.end();
    }

    /** Volumes with every way to go on outside of them. */
    static void volumes(ScriptWriter s) {
        s.begin();
        s.add("volume", PICTURE, 4, 8, 2, 0, 0, D3DFMT_A8R8G8B8, D3DPOOL_MANAGED);
        for (int l = 0; l < 4; l++) {
            int w = Math.max(1, 4 >> l);
            int h = Math.max(1, 8 >> l);
            int d = Math.max(1, 2 >> l);
            s.add("fill", PICTURE, 0, l, w * 4, h, d, s.noise(Math.min(w * h * d * 4, 256)));
        }
        s.add("settexture", 0, PICTURE);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            filters(s, 0, s.of(D3DTEXF_POINT, D3DTEXF_LINEAR));
            s.add("ss", 0, D3DSAMP_MIPFILTER, s.of(0, 1));
            s.add("ss", 0, D3DSAMP_MAXMIPLEVEL, s.of(0, 0, 1, 2));
            s.add("ss", 0, D3DSAMP_ADDRESSU, s.of(1, 2, 3, 4));
            s.add("ss", 0, D3DSAMP_ADDRESSV, s.of(1, 2, 3, 4));
            s.add("ss", 0, D3DSAMP_ADDRESSW, s.of(1, 2, 3, 4));
            s.add("ss", 0, D3DSAMP_BORDERCOLOR, s.argb());
            float[] corner = s.reals(3, -1, 1);
            float size = s.of(0.371f, 1.137f);
            s.pixels(
                    cell,
                    D3DFVF_TEX1 | 1 << 16,
                    0.5f,
                    1,
                    (v, k) -> v.f(
                            corner[0] + 0.013f + (k & 1) * size,
                            corner[1] + 0.017f + (k >> 1) * size,
                            corner[2] + 0.019f + k * 0.171f));
        }
        s.end();
    }

    /** Triangles over each other in a target of four samples, with depth, masks of samples, and a resolve at the end. */
    static void samples(ScriptWriter s) {
        s.begin();
        s.add("rt", TARGET, ScriptWriter.SIZE, ScriptWriter.SIZE, D3DFMT_X8R8G8B8, 4, 0, 0);
        s.add("ds", DEPTH, ScriptWriter.SIZE, ScriptWriter.SIZE, D3DFMT_D24S8, 4, 0, 0);
        s.add("settarget", 0, TARGET);
        s.add("setdepth", DEPTH);
        s.add("clear", D3DCLEAR_TARGET | D3DCLEAR_ZBUFFER | D3DCLEAR_STENCIL, 0xff405060, 1f, 0);
        s.add("rs", D3DRS_ZENABLE, 1);
        s.add("rs", D3DRS_ZFUNC, D3DCMP_LESSEQUAL);
        s.add("fvf", D3DFVF_XYZ | D3DFVF_DIFFUSE);
        for (int cell = 0; cell < 16; cell++) {
            s.cell(cell);
            s.viewport(cell);
            s.add("rs", D3DRS_MULTISAMPLEANTIALIAS, s.chance(80) ? 1 : 0);
            for (int n = 0; n < 3; n++) {
                s.add("rs", D3DRS_MULTISAMPLEMASK, s.of(-1, -1, 3, 5, 8));
                Vertices v = new Vertices();
                int color = s.argb();
                // Corners at odd places, so that no sample is on an edge.
                for (int k = 0; k < 3; k++) {
                    v.f(s.real(-1, 1) + 0.0037f, s.real(-1, 1) + 0.0053f, s.real(0, 1))
                            .i(color);
                }
                s.add("drawup", D3DPT_TRIANGLELIST, 1, 16, v.hex());
            }
        }
        s.add("end");
        s.add("read", TARGET);
        s.add("backbuffer", ScriptWriter.BACK_BUFFER, 0, 0);
        s.add("stretch", TARGET, 0, 0, 0, 0, 0, ScriptWriter.BACK_BUFFER, 0, 0, 0, 0, 0, D3DTEXF_NONE);
        s.add("read", ScriptWriter.BACK_BUFFER);
    }
}
