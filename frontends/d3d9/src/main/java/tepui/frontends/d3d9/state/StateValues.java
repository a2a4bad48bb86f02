package tepui.frontends.d3d9.state;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.TreeMap;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.Rect9;
import tepui.frontends.d3d9.Viewport9;
import tepui.frontends.d3d9.program.PixelShaderObject;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.program.VertexShaderObject;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.resource.IndexBufferObject;
import tepui.frontends.d3d9.resource.VertexBufferObject;

/**
 * Values of all state that programs set, for a device's getters and for state blocks. Each piece has a number ({@link
 * #STATES} in all), which is its bit in a state block; lights are beside them, since there may be any number.
 */
public final class StateValues {
    public static final int SAMPLERS = 21;
    static final int SAMPLER_STATES = 16;
    public static final int STAGES = 8;
    static final int STAGE_STATES = 33;
    static final int TRANSFORMS = 266;
    public static final int STREAMS = 16;
    public static final int PLANES = 6;
    public static final int PIXEL_CONSTANTS = 224;
    static final int VERTEX_CONSTANTS = 256;
    public static final int SOFTWARE_VERTEX_CONSTANTS = 8192;
    static final int SOFTWARE_SMALL_CONSTANTS = 2048;

    // ---- numbers
    static final int RENDER = 0;
    static final int SAMPLER = RENDER + 256;
    static final int STAGE = SAMPLER + SAMPLERS * SAMPLER_STATES;
    static final int TRANSFORM = STAGE + STAGES * STAGE_STATES;
    static final int TEXTURE = TRANSFORM + TRANSFORMS;
    static final int STREAM = TEXTURE + SAMPLERS;
    static final int FREQUENCY = STREAM + STREAMS;
    static final int INDICES = FREQUENCY + STREAMS;
    static final int DECLARATION = INDICES + 1;
    static final int VERTEX_SHADER = DECLARATION + 1;
    static final int PIXEL_SHADER = VERTEX_SHADER + 1;
    static final int VIEWPORT = PIXEL_SHADER + 1;
    static final int SCISSOR = VIEWPORT + 1;
    static final int MATERIAL = SCISSOR + 1;
    static final int PLANE = MATERIAL + 1;
    static final int PIXEL_INT = PLANE + PLANES;
    static final int PIXEL_BOOL = PIXEL_INT + 16;
    static final int PIXEL_FLOAT = PIXEL_BOOL + 16;
    static final int VERTEX_INT = PIXEL_FLOAT + PIXEL_CONSTANTS;
    static final int VERTEX_BOOL = VERTEX_INT + SOFTWARE_SMALL_CONSTANTS;
    static final int VERTEX_FLOAT = VERTEX_BOOL + SOFTWARE_SMALL_CONSTANTS;
    static final int STATES = VERTEX_FLOAT + SOFTWARE_VERTEX_CONSTANTS;

    public final int[] render = new int[256];
    final int[] samplers = new int[SAMPLERS * SAMPLER_STATES];
    final int[] stages = new int[STAGES * STAGE_STATES];
    public final float[][] transforms = new float[TRANSFORMS][];
    public final @Nullable BaseTextureObject[] textures = new @Nullable BaseTextureObject[SAMPLERS];
    public final @Nullable VertexBufferObject[] streams = new @Nullable VertexBufferObject[STREAMS];
    public final int[] offsets = new int[STREAMS];
    public final int[] strides = new int[STREAMS];
    public final int[] frequencies = new int[STREAMS];

    @Nullable
    public IndexBufferObject indices;

    @Nullable
    public VertexDeclarationObject declaration;

    @Nullable
    public VertexShaderObject vertexShader;

    @Nullable
    public PixelShaderObject pixelShader;

    public Viewport9 viewport = new Viewport9(0, 0, 0, 0, 0, 1);
    public Rect9 scissor = new Rect9(0, 0, 0, 0);
    public Material9 material = Material9.DEFAULT;
    public final float[][] planes = new float[PLANES][4];
    public final TreeMap<Integer, Light9> lights = new TreeMap<>();
    final TreeMap<Integer, Boolean> lightsEnabled = new TreeMap<>();
    /** In the order in which they were enabled: the first eight are used. */
    public int[] enabled = new int[0];

    /** Four words a register; floats as raw bits. */
    public final int[] vertexFloats;

    public final int[] vertexInts;
    public final boolean[] vertexBools;
    public final int[] pixelFloats = new int[PIXEL_CONSTANTS * 4];
    public final int[] pixelInts = new int[16 * 4];
    public final boolean[] pixelBools = new boolean[16];
    public final boolean software;

    public StateValues(boolean software) {
        this.software = software;
        vertexFloats = new int[(software ? SOFTWARE_VERTEX_CONSTANTS : VERTEX_CONSTANTS) * 4];
        vertexInts = new int[(software ? SOFTWARE_SMALL_CONSTANTS : 16) * 4];
        vertexBools = new boolean[software ? SOFTWARE_SMALL_CONSTANTS : 16];
        for (int i = 0; i < TRANSFORMS; i++) transforms[i] = identity();
        java.util.Arrays.fill(frequencies, 1);
    }

    public static float[] identity() {
        return new float[] {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1};
    }

    /** The place of a transform, or -1. */
    static int transform(int state) {
        if (state == D3DTS_VIEW || state == D3DTS_PROJECTION) return state - 2;
        if (state >= D3DTS_TEXTURE0 && state <= D3DTS_TEXTURE7) return state - D3DTS_TEXTURE0 + 2;
        return state >= 256 && state < 512 ? state - 256 + 10 : -1;
    }

    /** The place of a sampler, or -1. */
    static int sampler(int sampler) { // hot
        if (sampler >= 0 && sampler < 16) return sampler;
        return sampler >= D3DDMAPSAMPLER && sampler <= D3DVERTEXTEXTURESAMPLER3 ? sampler - D3DDMAPSAMPLER + 16 : -1;
    }

    public int sampler(int place, int state) { // hot
        return samplers[place * SAMPLER_STATES + state];
    }

    public int stage(int stage, int state) { // hot
        return stages[stage * STAGE_STATES + state];
    }

    private static int bits(float f) {
        return Float.floatToRawIntBits(f);
    }

    /** Sets the state of a new device, which a reset restores. */
    public void setDefaults(boolean depth, float largestPoint, int width, int height) {
        int[] r = render;
        java.util.Arrays.fill(r, 0);
        r[D3DRS_ZENABLE] = depth ? D3DZB_TRUE : D3DZB_FALSE;
        r[D3DRS_FILLMODE] = D3DFILL_SOLID;
        r[D3DRS_SHADEMODE] = D3DSHADE_GOURAUD;
        r[D3DRS_ZWRITEENABLE] = 1;
        r[D3DRS_LASTPIXEL] = 1;
        r[D3DRS_SRCBLEND] = D3DBLEND_ONE;
        r[D3DRS_DESTBLEND] = D3DBLEND_ZERO;
        r[D3DRS_CULLMODE] = D3DCULL_CCW;
        r[D3DRS_ZFUNC] = D3DCMP_LESSEQUAL;
        r[D3DRS_ALPHAFUNC] = D3DCMP_ALWAYS;
        r[D3DRS_FOGEND] = bits(1);
        r[D3DRS_FOGDENSITY] = bits(1);
        r[D3DRS_STENCILFAIL] = D3DSTENCILOP_KEEP;
        r[D3DRS_STENCILZFAIL] = D3DSTENCILOP_KEEP;
        r[D3DRS_STENCILPASS] = D3DSTENCILOP_KEEP;
        r[D3DRS_STENCILFUNC] = D3DCMP_ALWAYS;
        r[D3DRS_STENCILMASK] = -1;
        r[D3DRS_STENCILWRITEMASK] = -1;
        r[D3DRS_TEXTUREFACTOR] = -1;
        r[D3DRS_CLIPPING] = 1;
        r[D3DRS_LIGHTING] = 1;
        r[D3DRS_COLORVERTEX] = 1;
        r[D3DRS_LOCALVIEWER] = 1;
        r[D3DRS_DIFFUSEMATERIALSOURCE] = D3DMCS_COLOR1;
        r[D3DRS_SPECULARMATERIALSOURCE] = D3DMCS_COLOR2;
        r[D3DRS_POINTSIZE] = bits(1);
        r[D3DRS_POINTSIZE_MIN] = bits(1);
        r[D3DRS_POINTSCALE_A] = bits(1);
        r[D3DRS_MULTISAMPLEANTIALIAS] = 1;
        r[D3DRS_MULTISAMPLEMASK] = -1;
        r[D3DRS_DEBUGMONITORTOKEN] = 0xbaadcafe;
        r[D3DRS_POINTSIZE_MAX] = bits(largestPoint);
        r[D3DRS_COLORWRITEENABLE] = 15;
        r[D3DRS_BLENDOP] = D3DBLENDOP_ADD;
        r[D3DRS_POSITIONDEGREE] = 3;
        r[D3DRS_NORMALDEGREE] = 1;
        r[D3DRS_MINTESSELLATIONLEVEL] = bits(1);
        r[D3DRS_MAXTESSELLATIONLEVEL] = bits(1);
        r[D3DRS_ADAPTIVETESS_Z] = bits(1);
        r[D3DRS_CCW_STENCILFAIL] = D3DSTENCILOP_KEEP;
        r[D3DRS_CCW_STENCILZFAIL] = D3DSTENCILOP_KEEP;
        r[D3DRS_CCW_STENCILPASS] = D3DSTENCILOP_KEEP;
        r[D3DRS_CCW_STENCILFUNC] = D3DCMP_ALWAYS;
        r[D3DRS_COLORWRITEENABLE1] = 15;
        r[D3DRS_COLORWRITEENABLE2] = 15;
        r[D3DRS_COLORWRITEENABLE3] = 15;
        r[D3DRS_BLENDFACTOR] = -1;
        r[D3DRS_SRCBLENDALPHA] = D3DBLEND_ONE;
        r[D3DRS_DESTBLENDALPHA] = D3DBLEND_ZERO;
        r[D3DRS_BLENDOPALPHA] = D3DBLENDOP_ADD;
        java.util.Arrays.fill(stages, 0);
        for (int i = 0; i < STAGES; i++) {
            int at = i * STAGE_STATES;
            stages[at + D3DTSS_COLOROP] = i == 0 ? D3DTOP_MODULATE : D3DTOP_DISABLE;
            stages[at + D3DTSS_COLORARG1] = D3DTA_TEXTURE;
            stages[at + D3DTSS_COLORARG2] = D3DTA_CURRENT;
            stages[at + D3DTSS_ALPHAOP] = i == 0 ? D3DTOP_SELECTARG1 : D3DTOP_DISABLE;
            stages[at + D3DTSS_ALPHAARG1] = D3DTA_TEXTURE;
            stages[at + D3DTSS_ALPHAARG2] = D3DTA_CURRENT;
            stages[at + D3DTSS_TEXCOORDINDEX] = i;
            stages[at + D3DTSS_COLORARG0] = D3DTA_CURRENT;
            stages[at + D3DTSS_ALPHAARG0] = D3DTA_CURRENT;
            stages[at + D3DTSS_RESULTARG] = D3DTA_CURRENT;
        }
        java.util.Arrays.fill(samplers, 0);
        for (int i = 0; i < SAMPLERS; i++) {
            int at = i * SAMPLER_STATES;
            samplers[at + D3DSAMP_ADDRESSU] = D3DTADDRESS_WRAP;
            samplers[at + D3DSAMP_ADDRESSV] = D3DTADDRESS_WRAP;
            samplers[at + D3DSAMP_ADDRESSW] = D3DTADDRESS_WRAP;
            samplers[at + D3DSAMP_MAGFILTER] = D3DTEXF_POINT;
            samplers[at + D3DSAMP_MINFILTER] = D3DTEXF_POINT;
            samplers[at + D3DSAMP_MIPFILTER] = D3DTEXF_NONE;
            samplers[at + D3DSAMP_MAXANISOTROPY] = 1;
        }
        for (int i = 0; i < TRANSFORMS; i++) transforms[i] = identity();
        java.util.Arrays.fill(frequencies, 1);
        java.util.Arrays.fill(offsets, 0);
        java.util.Arrays.fill(strides, 0);
        viewport = new Viewport9(0, 0, width, height, 0, 1);
        scissor = new Rect9(0, 0, width, height);
        material = Material9.DEFAULT;
        for (float[] p : planes) java.util.Arrays.fill(p, 0);
        lights.clear();
        lightsEnabled.clear();
        enabled = new int[0];
        java.util.Arrays.fill(vertexFloats, 0);
        java.util.Arrays.fill(vertexInts, 0);
        java.util.Arrays.fill(vertexBools, false);
        java.util.Arrays.fill(pixelFloats, 0);
        java.util.Arrays.fill(pixelInts, 0);
        java.util.Arrays.fill(pixelBools, false);
    }

    /** The light that was enabled before it was set. */
    static Light9 defaultLight() {
        return new Light9();
    }
}
