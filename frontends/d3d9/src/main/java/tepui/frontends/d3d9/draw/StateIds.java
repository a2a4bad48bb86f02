package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.resource.CubeTextureObject;
import tepui.frontends.d3d9.state.StateValues;
import tepui.pipe.BlendState;
import tepui.pipe.BlendState.Equation;
import tepui.pipe.BlendState.Factor;
import tepui.pipe.Caps;
import tepui.pipe.CompareFunc;
import tepui.pipe.DepthStencilState;
import tepui.pipe.RasterState;
import tepui.pipe.SamplerState;
import tepui.pipe.StateCache;
import tepui.pipe.StateTables;
import tepui.pipe.StencilOp;

/** Ids of the contract's states from the API's: by the words that matter, so that going back to a state allocates nothing. */
final class StateIds {
    private static final CompareFunc[] COMPARES = CompareFunc.values();
    private static final StencilOp[] STENCIL_OPS = StencilOp.values();

    private final StateTables tables;
    private final Caps caps;
    private final StateCache blends = new StateCache();
    private final StateCache depths = new StateCache();
    private final StateCache rasters = new StateCache();
    private final StateCache samplers = new StateCache();
    private final int[] key = new int[12];

    StateIds(StateTables tables, Caps caps) {
        this.tables = tables;
        this.caps = caps;
    }

    private static float f(int bits) {
        return Float.intBitsToFloat(bits);
    }

    static CompareFunc compare(int func) {
        return func >= 1 && func <= 8 ? COMPARES[func - 1] : CompareFunc.ALWAYS;
    }

    private static StencilOp stencil(int op) {
        return op >= 1 && op <= 8 ? STENCIL_OPS[op - 1] : StencilOp.KEEP;
    }

    // ---- blending

    /**
     * The id of the blend state.
     *
     * @param opaque the first target has no alpha
     * @param blendable targets whose format blends, a bit each
     * @param outputs targets that the pixel code writes, a bit each
     */
    int blend(int[] r, boolean opaque, int blendable, boolean coverage, int outputs) { // hot
        boolean on = r[D3DRS_ALPHABLENDENABLE] != 0;
        boolean separate = on && r[D3DRS_SEPARATEALPHABLENDENABLE] != 0;
        int[] k = key;
        k[0] = (on ? 1 : 0)
                | (separate ? 2 : 0)
                | (opaque ? 4 : 0)
                | (coverage ? 8 : 0)
                | blendable << 4
                | (r[D3DRS_DITHERENABLE] != 0 ? 1 << 8 : 0);
        k[1] = (outputs & 1) * (r[D3DRS_COLORWRITEENABLE] & 15)
                | (outputs >> 1 & 1) * (r[D3DRS_COLORWRITEENABLE1] & 15) << 4
                | (outputs >> 2 & 1) * (r[D3DRS_COLORWRITEENABLE2] & 15) << 8
                | (outputs >> 3 & 1) * (r[D3DRS_COLORWRITEENABLE3] & 15) << 12;
        k[2] = on ? r[D3DRS_SRCBLEND] & 31 | (r[D3DRS_DESTBLEND] & 31) << 5 | (r[D3DRS_BLENDOP] & 7) << 10 : 0;
        k[3] = separate
                ? r[D3DRS_SRCBLENDALPHA] & 31 | (r[D3DRS_DESTBLENDALPHA] & 31) << 5 | (r[D3DRS_BLENDOPALPHA] & 7) << 10
                : 0;
        int id = blends.find(k, 4);
        if (id < 0) {
            id = tables.blend.intern(makeBlend(k));
            blends.put(k, 4, id);
        }
        return id;
    }

    private static BlendState makeBlend(int[] k) {
        boolean on = (k[0] & 1) != 0;
        boolean opaque = (k[0] & 4) != 0;
        BlendState.Term rgb = term(k[2], opaque, false);
        BlendState.Term alpha = (k[0] & 2) != 0 ? term(k[3], opaque, true) : term(k[2], opaque, true);
        List<BlendState.Target> targets = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            boolean blends = on && (k[0] >> 4 + i & 1) != 0;
            targets.add(new BlendState.Target(blends, rgb, alpha, k[1] >> 4 * i & 15));
        }
        boolean alike = targets.stream().allMatch(t -> t.equals(targets.getFirst()));
        return new BlendState(
                alike ? targets.subList(0, 1) : targets, (k[0] & 8) != 0, false, (k[0] >> 8 & 1) != 0, null);
    }

    private static BlendState.Term term(int bits, boolean opaque, boolean alpha) {
        int source = bits & 31;
        int destination = bits >> 5 & 31;
        if (source == D3DBLEND_BOTHSRCALPHA) {
            source = D3DBLEND_SRCALPHA;
            destination = D3DBLEND_INVSRCALPHA;
        } else if (source == D3DBLEND_BOTHINVSRCALPHA) {
            source = D3DBLEND_INVSRCALPHA;
            destination = D3DBLEND_SRCALPHA;
        }
        Equation e = switch (bits >> 10 & 7) {
            case D3DBLENDOP_SUBTRACT -> Equation.SUBTRACT;
            case D3DBLENDOP_REVSUBTRACT -> Equation.REVERSE_SUBTRACT;
            case D3DBLENDOP_MIN -> Equation.MIN;
            case D3DBLENDOP_MAX -> Equation.MAX;
            default -> Equation.ADD;
        };
        return new BlendState.Term(e, factor(source, opaque, alpha), factor(destination, opaque, alpha));
    }

    /** Without alpha in the target, its alpha is 1. */
    private static Factor factor(int f, boolean opaque, boolean alpha) {
        return switch (f) {
            case D3DBLEND_ZERO -> Factor.ZERO;
            case D3DBLEND_SRCCOLOR -> Factor.SRC_COLOR;
            case D3DBLEND_INVSRCCOLOR -> Factor.ONE_MINUS_SRC_COLOR;
            case D3DBLEND_SRCALPHA -> Factor.SRC_ALPHA;
            case D3DBLEND_INVSRCALPHA -> Factor.ONE_MINUS_SRC_ALPHA;
            case D3DBLEND_DESTALPHA -> opaque ? Factor.ONE : Factor.DST_ALPHA;
            case D3DBLEND_INVDESTALPHA -> opaque ? Factor.ZERO : Factor.ONE_MINUS_DST_ALPHA;
            case D3DBLEND_DESTCOLOR -> opaque && alpha ? Factor.ONE : Factor.DST_COLOR;
            case D3DBLEND_INVDESTCOLOR -> opaque && alpha ? Factor.ZERO : Factor.ONE_MINUS_DST_COLOR;
            case D3DBLEND_SRCALPHASAT -> opaque ? alpha ? Factor.ONE : Factor.ZERO : Factor.SRC_ALPHA_SATURATE;
            case D3DBLEND_BLENDFACTOR -> Factor.CONSTANT_COLOR;
            case D3DBLEND_INVBLENDFACTOR -> Factor.ONE_MINUS_CONSTANT_COLOR;
            default -> Factor.ONE;
        };
    }

    // ---- depth and stencil

    int depth(int[] r, boolean hasDepth, boolean hasStencil, boolean bounds) { // hot
        boolean test = hasDepth && r[D3DRS_ZENABLE] != D3DZB_FALSE;
        boolean stencil = hasStencil && r[D3DRS_STENCILENABLE] != 0;
        boolean two = stencil && r[D3DRS_TWOSIDEDSTENCILMODE] != 0;
        int[] k = key;
        k[0] = (test ? 1 : 0)
                | (test && r[D3DRS_ZWRITEENABLE] != 0 ? 2 : 0)
                | (stencil ? 4 : 0)
                | (two ? 8 : 0)
                | (bounds ? 16 : 0)
                | (test ? (r[D3DRS_ZFUNC] & 15) << 8 : 0);
        k[1] = stencil ? face(r, D3DRS_STENCILFUNC, D3DRS_STENCILFAIL, D3DRS_STENCILZFAIL, D3DRS_STENCILPASS) : 0;
        k[2] = two
                ? face(r, D3DRS_CCW_STENCILFUNC, D3DRS_CCW_STENCILFAIL, D3DRS_CCW_STENCILZFAIL, D3DRS_CCW_STENCILPASS)
                : 0;
        k[3] = stencil ? r[D3DRS_STENCILMASK] & 255 | (r[D3DRS_STENCILWRITEMASK] & 255) << 8 : 0;
        k[4] = bounds ? r[D3DRS_ADAPTIVETESS_Z] : 0;
        k[5] = bounds ? r[D3DRS_ADAPTIVETESS_W] : 0;
        int id = depths.find(k, 6);
        if (id < 0) {
            id = tables.depthStencil.intern(makeDepth(k));
            depths.put(k, 6, id);
        }
        return id;
    }

    private static int face(int[] r, int func, int fail, int depthFail, int pass) { // hot
        return r[func] & 15 | (r[fail] & 15) << 4 | (r[depthFail] & 15) << 8 | (r[pass] & 15) << 12;
    }

    private static DepthStencilState makeDepth(int[] k) {
        DepthStencilState s = DepthStencilState.depth((k[0] & 1) != 0, (k[0] & 2) != 0, compare(k[0] >> 8 & 15));
        if ((k[0] & 4) != 0) {
            DepthStencilState.Face front = makeFace(k[1], k[3]);
            s = s.withStencil(front, (k[0] & 8) != 0 ? makeFace(k[2], k[3]) : front);
        }
        return (k[0] & 16) != 0 ? s.withDepthBounds(f(k[4]), f(k[5])) : s;
    }

    private static DepthStencilState.Face makeFace(int bits, int masks) {
        return new DepthStencilState.Face(
                compare(bits & 15),
                stencil(bits >> 4 & 15),
                stencil(bits >> 8 & 15),
                stencil(bits >> 12 & 15),
                masks & 255,
                masks >> 8 & 255);
    }

    // ---- rasteriser

    /** The size of points: vendors' switches that were set in its place are none. */
    static float pointSize(int[] r) { // hot
        float size = f(r[D3DRS_POINTSIZE]);
        return Float.isNaN(size) || r[D3DRS_POINTSIZE] == D3DFMT_INST ? 1 : size;
    }

    /**
     * The id of the rasteriser state.
     *
     * @param clips depth is clipped, not clamped
     * @param depthScale the smallest step of the depth buffer, for devices that count a bias in such
     */
    int raster(int[] r, boolean clips, boolean sizeFromShader, int clipDistances, float depthScale) { // hot
        int[] k = key;
        float size = Math.min(Math.max(pointSize(r), f(r[D3DRS_POINTSIZE_MIN])), f(r[D3DRS_POINTSIZE_MAX]));
        size = size > 0 ? Math.clamp(size, caps.minPointSize, caps.maxPointSize) : Math.max(1, caps.minPointSize);
        k[0] = r[D3DRS_FILLMODE] & 3
                | (r[D3DRS_CULLMODE] & 3) << 2
                | (clips ? 16 : 0)
                | (sizeFromShader ? 32 : 0)
                | (r[D3DRS_SCISSORTESTENABLE] != 0 ? 64 : 0)
                | (r[D3DRS_LASTPIXEL] != 0 ? 128 : 0)
                | (r[D3DRS_MULTISAMPLEANTIALIAS] != 0 ? 256 : 0)
                | (r[D3DRS_ANTIALIASEDLINEENABLE] != 0 ? 512 : 0)
                | clipDistances << 16;
        k[1] = sizeFromShader ? 0 : Float.floatToRawIntBits(size);
        k[2] = r[D3DRS_DEPTHBIAS];
        k[3] = r[D3DRS_SLOPESCALEDEPTHBIAS];
        k[4] = k[2] == 0 ? 0 : Float.floatToRawIntBits(depthScale);
        int id = rasters.find(k, 5);
        if (id < 0) {
            id = tables.raster.intern(makeRaster(k, r));
            rasters.put(k, 5, id);
        }
        return id;
    }

    private RasterState makeRaster(int[] k, int[] r) {
        RasterState.Builder b = new RasterState.Builder();
        RasterState.Fill fill = switch (k[0] & 3) {
            case D3DFILL_POINT -> RasterState.Fill.POINT;
            case D3DFILL_WIREFRAME -> RasterState.Fill.LINE;
            default -> RasterState.Fill.FILL;
        };
        if (!caps.polygonMode) fill = RasterState.Fill.FILL;
        b.fillFront = fill;
        b.fillBack = fill;
        // Clockwise on the screen, whose rows go down, is counterclockwise where y goes up.
        b.frontCounterClockwise = true;
        b.cull = switch (k[0] >> 2 & 3) {
            case D3DCULL_CW -> RasterState.Cull.FRONT;
            case D3DCULL_CCW -> RasterState.Cull.BACK;
            default -> RasterState.Cull.NONE;
        };
        boolean clips = (k[0] & 16) != 0 || !caps.depthClamp;
        b.depthClipNear = clips;
        b.depthClipFar = clips;
        b.clipHalfZ = true;
        b.scissor = (k[0] & 64) != 0;
        b.multisample = (k[0] & 256) != 0;
        b.lineSmooth = (k[0] & 512) != 0 && caps.smoothLines;
        b.lineLastPixel = (k[0] & 128) != 0 && caps.lineLastPixel;
        b.pointSizeFromShader = (k[0] & 32) != 0;
        b.pointSize = b.pointSizeFromShader ? 1 : f(k[1]);
        b.provokingFirst = true;
        b.clipDistances = k[0] >> 16 & 255;
        float bias = f(k[2]);
        float slope = f(k[3]);
        if (bias != 0 || slope != 0) {
            b.biasPoints = true;
            b.biasLines = true;
            b.biasTriangles = true;
            b.biasSlope = slope;
            b.biasUnscaled = caps.biasUnscaled;
            b.biasConstant = caps.biasUnscaled ? bias : bias * f(k[4]);
        }
        return b.build();
    }

    // ---- samplers

    /**
     * The id of a sampler state.
     *
     * @param place of the sampler's states in {@code s}
     */
    int sampler(StateValues s, int place, @Nullable BaseTextureObject t, boolean compare) { // hot
        int[] k = key;
        boolean cube = t instanceof CubeTextureObject;
        int mip = s.sampler(place, D3DSAMP_MIPFILTER);
        boolean levels = t != null && (t.store.levels > 1 || (t.store.usage & D3DUSAGE_AUTOGENMIPMAP) != 0);
        if (!levels) mip = D3DTEXF_NONE;
        int lod = t == null ? 0 : t.getLOD();
        // Without a filter between levels the texture's own limit alone holds.
        int most = t == null || mip == D3DTEXF_NONE ? lod : Math.max(s.sampler(place, D3DSAMP_MAXMIPLEVEL), lod);
        k[0] = s.sampler(place, D3DSAMP_MAGFILTER) & 7
                | (s.sampler(place, D3DSAMP_MINFILTER) & 7) << 3
                | (mip & 7) << 6
                | (cube ? 3 : s.sampler(place, D3DSAMP_ADDRESSU) & 7) << 9
                | (cube ? 3 : s.sampler(place, D3DSAMP_ADDRESSV) & 7) << 12
                | (cube ? 3 : s.sampler(place, D3DSAMP_ADDRESSW) & 7) << 15
                | (compare ? 1 << 18 : 0)
                | (levels ? 1 << 19 : 0);
        k[1] = (k[0] >> 9 & 7) == D3DTADDRESS_BORDER
                        || (k[0] >> 12 & 7) == D3DTADDRESS_BORDER
                        || (k[0] >> 15 & 7) == D3DTADDRESS_BORDER
                ? s.sampler(place, D3DSAMP_BORDERCOLOR)
                : 0;
        k[2] = levels ? s.sampler(place, D3DSAMP_MIPMAPLODBIAS) : 0;
        k[3] = levels ? most : lod;
        k[4] = s.sampler(place, D3DSAMP_MINFILTER) == D3DTEXF_ANISOTROPIC
                        || s.sampler(place, D3DSAMP_MAGFILTER) == D3DTEXF_ANISOTROPIC
                ? s.sampler(place, D3DSAMP_MAXANISOTROPY)
                : 1;
        int id = samplers.find(k, 5);
        if (id < 0) {
            id = tables.sampler.intern(makeSampler(k));
            samplers.put(k, 5, id);
        }
        return id;
    }

    private SamplerState makeSampler(int[] k) {
        boolean compare = (k[0] >> 18 & 1) != 0;
        SamplerState.Filter mag = filter(k[0] & 7);
        SamplerState.Filter min = filter(k[0] >> 3 & 7);
        int mipFilter = k[0] >> 6 & 7;
        SamplerState.Mip mip = mipFilter == D3DTEXF_NONE
                ? SamplerState.Mip.NONE
                : mipFilter == D3DTEXF_POINT ? SamplerState.Mip.NEAREST : SamplerState.Mip.LINEAR;
        float least = k[3];
        // Without a mip filter the level is the most detailed one that is allowed.
        if (mip == SamplerState.Mip.NONE && least > 0) mip = SamplerState.Mip.NEAREST;
        float largest = mipFilter == D3DTEXF_NONE ? least : 1000;
        float bias = f(k[2]);
        if (!(Math.abs(bias) <= caps.maxLodBias)) bias = bias > 0 ? caps.maxLodBias : bias < 0 ? -caps.maxLodBias : 0;
        int c = k[1];
        return new SamplerState(
                min,
                mag,
                mip,
                wrap(k[0] >> 9 & 7),
                wrap(k[0] >> 12 & 7),
                wrap(k[0] >> 15 & 7),
                least,
                largest,
                bias,
                Math.min(Math.max(1, k[4]), Math.max(1, caps.maxAnisotropy)),
                compare ? CompareFunc.LESS_EQUAL : null,
                c == 0
                        ? SamplerState.Border.TRANSPARENT_BLACK
                        : SamplerState.Border.of(
                                (c >> 16 & 255) / 255f, (c >> 8 & 255) / 255f, (c & 255) / 255f, (c >>> 24) / 255f),
                true,
                !caps.seamlessCubePerSampler,
                SamplerState.Reduction.AVERAGE);
    }

    private static SamplerState.Filter filter(int f) {
        return f == D3DTEXF_POINT || f == D3DTEXF_NONE ? SamplerState.Filter.NEAREST : SamplerState.Filter.LINEAR;
    }

    private SamplerState.Wrap wrap(int w) {
        return switch (w) {
            case D3DTADDRESS_MIRROR -> SamplerState.Wrap.MIRRORED_REPEAT;
            case D3DTADDRESS_CLAMP -> SamplerState.Wrap.CLAMP_TO_EDGE;
            case D3DTADDRESS_BORDER -> SamplerState.Wrap.CLAMP_TO_BORDER;
            case D3DTADDRESS_MIRRORONCE ->
                caps.mirrorClamp ? SamplerState.Wrap.MIRROR_CLAMP_TO_EDGE : SamplerState.Wrap.MIRRORED_REPEAT;
            default -> SamplerState.Wrap.REPEAT;
        };
    }
}
