package tepui.frontends.d3d9.base;

import static tepui.frontends.d3d9.D3D9.*;

/** Dirty bits of a device: what changed since the last draw, a bit a group, and within groups which samplers, streams and registers. */
public final class DirtyBits {
    public static final int TARGETS = 1;
    /** Which code runs for vertices, or what fixed function is made from. */
    public static final int VERTEX_CODE = 1 << 1;

    public static final int PIXEL_CODE = 1 << 2;
    /** Declaration, strides or frequencies. */
    public static final int LAYOUT = 1 << 3;

    public static final int STREAMS = 1 << 4;
    public static final int BLEND = 1 << 5;
    public static final int DEPTH = 1 << 6;
    public static final int RASTER = 1 << 7;
    public static final int VIEWPORT = 1 << 8;
    public static final int SCISSOR = 1 << 9;
    public static final int VALUES = 1 << 10;
    public static final int VERTEX_FLOATS = 1 << 11;
    public static final int PIXEL_FLOATS = 1 << 12;
    public static final int VERTEX_LATE = 1 << 13;
    public static final int PIXEL_LATE = 1 << 14;
    public static final int TEXTURES = 1 << 15;
    /** World, view, projection. */
    public static final int TRANSFORMS = 1 << 16;

    public static final int LIGHTS = 1 << 17;
    public static final int TEXTURE_MATRICES = 1 << 18;
    public static final int VERTEX_VALUES = 1 << 19;
    public static final int STAGES = 1 << 20;
    public static final int INDICES = 1 << 21;
    public static final int BLEND_MATRICES = 1 << 22;
    /** Buffers in memory that are bound have something to bring to the device. */
    public static final int BUFFERS = 1 << 23;

    /** Sets of coordinates that lie on a circle. */
    public static final int WRAPS = 1 << 24;

    /** Another vertex shader, another pixel shader, and nothing else that their code depends on. */
    public static final int VERTEX_PROGRAM = 1 << 25;

    public static final int PIXEL_PROGRAM = 1 << 26;
    /** Another declaration: fixed function is made from it, a shader's code is not. */
    public static final int DECLARATION = 1 << 27;

    /** The last draw read the program's own memory: what the first stream is otherwise has not been sent since. */
    public static final int USER_VERTICES = 1 << 28;

    public static final int ALL = (1 << 29) - 1;

    private static final int[] GROUPS = new int[256];

    /** Groups that changed. */
    public int groups = ALL;
    /** Samplers, a bit each, whose texture or state changed. */
    public int samplers = -1;
    /** Samplers whose state changed. */
    public int samplerStates = -1;
    /** Streams whose buffer or offset changed. */
    public int streams = -1;
    /** Registers of float constants that changed: from, to. */
    public int vertexFrom;

    public int vertexTo = Integer.MAX_VALUE;
    public int pixelFrom;
    public int pixelTo = Integer.MAX_VALUE;

    /** The groups of a render state. */
    public static int of(int renderState) { // hot
        return GROUPS[renderState];
    }

    /** Textures bound to these samplers changed their view or their levels. */
    public void texturesChanged(int mask) { // hot
        samplers |= mask;
        groups |= TEXTURES;
    }

    /** No register counts as sent. */
    public void allVertexFloats() { // hot
        vertexFrom = 0;
        vertexTo = Integer.MAX_VALUE;
    }

    public void allPixelFloats() { // hot
        pixelFrom = 0;
        pixelTo = Integer.MAX_VALUE;
    }

    private static void put(int groups, int... states) {
        for (int s : states) GROUPS[s] |= groups;
    }

    static {
        put(
                BLEND,
                D3DRS_SRCBLEND,
                D3DRS_DESTBLEND,
                D3DRS_ALPHABLENDENABLE,
                D3DRS_BLENDOP,
                D3DRS_SEPARATEALPHABLENDENABLE,
                D3DRS_SRCBLENDALPHA,
                D3DRS_DESTBLENDALPHA,
                D3DRS_BLENDOPALPHA,
                D3DRS_COLORWRITEENABLE,
                D3DRS_COLORWRITEENABLE1,
                D3DRS_COLORWRITEENABLE2,
                D3DRS_COLORWRITEENABLE3,
                D3DRS_DITHERENABLE,
                D3DRS_ADAPTIVETESS_Y,
                D3DRS_ALPHATESTENABLE);
        put(
                DEPTH,
                D3DRS_ZENABLE,
                D3DRS_ZWRITEENABLE,
                D3DRS_ZFUNC,
                D3DRS_STENCILENABLE,
                D3DRS_STENCILFAIL,
                D3DRS_STENCILZFAIL,
                D3DRS_STENCILPASS,
                D3DRS_STENCILFUNC,
                D3DRS_STENCILMASK,
                D3DRS_STENCILWRITEMASK,
                D3DRS_TWOSIDEDSTENCILMODE,
                D3DRS_CCW_STENCILFAIL,
                D3DRS_CCW_STENCILZFAIL,
                D3DRS_CCW_STENCILPASS,
                D3DRS_CCW_STENCILFUNC,
                D3DRS_ADAPTIVETESS_X,
                D3DRS_ADAPTIVETESS_Z,
                D3DRS_ADAPTIVETESS_W);
        put(
                RASTER,
                D3DRS_FILLMODE,
                D3DRS_CULLMODE,
                D3DRS_LASTPIXEL,
                D3DRS_CLIPPING,
                D3DRS_CLIPPLANEENABLE,
                D3DRS_POINTSIZE,
                D3DRS_POINTSIZE_MIN,
                D3DRS_POINTSIZE_MAX,
                D3DRS_MULTISAMPLEANTIALIAS,
                D3DRS_SCISSORTESTENABLE,
                D3DRS_SLOPESCALEDEPTHBIAS,
                D3DRS_DEPTHBIAS,
                D3DRS_ANTIALIASEDLINEENABLE,
                D3DRS_ZENABLE);
        put(VALUES, D3DRS_STENCILREF, D3DRS_BLENDFACTOR, D3DRS_MULTISAMPLEMASK, D3DRS_MULTISAMPLEANTIALIAS);
        put(TARGETS, D3DRS_SRGBWRITEENABLE);
        put(
                VERTEX_CODE,
                D3DRS_LIGHTING,
                D3DRS_SPECULARENABLE,
                D3DRS_NORMALIZENORMALS,
                D3DRS_LOCALVIEWER,
                D3DRS_COLORVERTEX,
                D3DRS_DIFFUSEMATERIALSOURCE,
                D3DRS_SPECULARMATERIALSOURCE,
                D3DRS_AMBIENTMATERIALSOURCE,
                D3DRS_EMISSIVEMATERIALSOURCE,
                D3DRS_FOGENABLE,
                D3DRS_FOGVERTEXMODE,
                D3DRS_FOGTABLEMODE,
                D3DRS_RANGEFOGENABLE,
                D3DRS_POINTSCALEENABLE,
                D3DRS_CLIPPLANEENABLE,
                D3DRS_VERTEXBLEND,
                D3DRS_INDEXEDVERTEXBLENDENABLE);
        put(
                PIXEL_CODE,
                D3DRS_SPECULARENABLE,
                D3DRS_FOGENABLE,
                D3DRS_SHADEMODE,
                D3DRS_ALPHATESTENABLE,
                D3DRS_FILLMODE,
                D3DRS_POINTSPRITEENABLE);
        put(
                PIXEL_CODE | WRAPS,
                D3DRS_WRAP0,
                D3DRS_WRAP1,
                D3DRS_WRAP2,
                D3DRS_WRAP3,
                D3DRS_WRAP4,
                D3DRS_WRAP5,
                D3DRS_WRAP6,
                D3DRS_WRAP7,
                D3DRS_WRAP8,
                D3DRS_WRAP9,
                D3DRS_WRAP10,
                D3DRS_WRAP11,
                D3DRS_WRAP12,
                D3DRS_WRAP13,
                D3DRS_WRAP14,
                D3DRS_WRAP15);
        put(
                PIXEL_LATE,
                D3DRS_FOGENABLE,
                D3DRS_FOGCOLOR,
                D3DRS_FOGTABLEMODE,
                D3DRS_FOGVERTEXMODE,
                D3DRS_FOGSTART,
                D3DRS_FOGEND,
                D3DRS_FOGDENSITY,
                D3DRS_ALPHAREF,
                D3DRS_ALPHAFUNC,
                D3DRS_ALPHATESTENABLE);
        put(VERTEX_LATE, D3DRS_POINTSIZE_MIN, D3DRS_POINTSIZE_MAX, D3DRS_CLIPPLANEENABLE);
        put(LIGHTS, D3DRS_AMBIENT);
        put(
                VERTEX_VALUES,
                D3DRS_FOGSTART,
                D3DRS_FOGEND,
                D3DRS_FOGDENSITY,
                D3DRS_POINTSIZE,
                D3DRS_POINTSIZE_MIN,
                D3DRS_POINTSIZE_MAX,
                D3DRS_POINTSCALE_A,
                D3DRS_POINTSCALE_B,
                D3DRS_POINTSCALE_C,
                D3DRS_TWEENFACTOR);
        put(VERTEX_VALUES, D3DRS_CLIPPLANEENABLE);
        put(BLEND_MATRICES, D3DRS_VERTEXBLEND, D3DRS_INDEXEDVERTEXBLENDENABLE);
        put(STAGES, D3DRS_TEXTUREFACTOR);
    }
}
