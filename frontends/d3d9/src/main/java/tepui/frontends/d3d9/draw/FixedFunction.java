package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tepui.frontends.d3d9.FvfCode;
import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.VertexElement9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.fixed.FixedPixel;
import tepui.frontends.d3d9.fixed.FixedVertex;
import tepui.frontends.d3d9.fixed.PixelKey;
import tepui.frontends.d3d9.fixed.VertexKey;
import tepui.frontends.d3d9.format.TexelFormats;
import tepui.frontends.d3d9.program.StreamedVertex;
import tepui.frontends.d3d9.program.VertexDeclarationObject;
import tepui.frontends.d3d9.program.WrapStages;
import tepui.frontends.d3d9.resource.BaseTextureObject;
import tepui.frontends.d3d9.resource.ResourceRegistry;
import tepui.frontends.d3d9.resource.TexelDesc;
import tepui.frontends.d3d9.resource.TexelStore;
import tepui.frontends.d3d9.resource.TextureObject;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.StateValues;
import tepui.ir.Shader;
import tepui.pipe.Bind;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateCache;

/**
 * Fixed function of a device: which generated shaders a draw needs, found by a key of some words. What a combination of states cannot see is left out of the key.
 */
final class FixedFunction {
    private final Backend backend;
    private final DeviceState state;
    private final StateValues values;
    private final Wraps wraps;
    private final StateCache vertexIds = new StateCache();
    private final StateCache pixelIds = new StateCache();
    private final StateCache streamingIds = new StateCache();
    private final List<ShaderObject> vertexShaders = new ArrayList<>();
    /** By vertex shader: the form of its outputs, for {@link WrapStages}. */
    private long[] outputs = new long[16];

    private int current;
    private final List<ShaderObject> pixelShaders = new ArrayList<>();
    private final int[] vertexWords = new int[VertexKey.WORDS];
    private final int[] pixelWords = new int[PixelKey.WORDS];
    private int pixelCount;

    public FixedFunction(Backend backend, DeviceState state, Wraps wraps) {
        this.backend = backend;
        this.state = state;
        values = state.values;
        this.wraps = wraps;
    }

    // ---- the vertex stage

    /**
     * The shader for the current states.
     *
     * @param needed sets of coordinates that the pixel stage reads, a bit each
     */
    ShaderObject vertexShader(VertexDeclarationObject decl, int needed) { // hot
        int[] w = vertexWords;
        vertexKey(decl, needed, w);
        int id = vertexIds.find(w, VertexKey.WORDS);
        if (id < 0) {
            id = vertexShaders.size();
            Shader s = FixedVertex.make(VertexKey.of(w));
            if (id >= outputs.length) outputs = Arrays.copyOf(outputs, 2 * Math.max(id, 16));
            outputs[id] = WrapStages.outputs(s);
            vertexShaders.add(backend.compile(s, "fixed function, vertices"));
            vertexIds.put(w, VertexKey.WORDS, id);
        }
        current = id;
        return vertexShaders.get(id);
    }

    /** The shader for the current states, without clip planes, whose outputs go to a buffer. */
    ShaderObject streamingShader(VertexDeclarationObject decl, int needed) {
        int[] w = new int[VertexKey.WORDS];
        vertexKey(decl, needed, w);
        w[0] &= ~VertexKey.CLIP;
        int id = streamingIds.find(w, VertexKey.WORDS);
        if (id < 0) {
            id = vertexShaders.size();
            Shader s = FixedVertex.make(VertexKey.of(w));
            vertexShaders.add(backend.compile(s, "fixed function for ProcessVertices", StreamedVertex.layout(s)));
            streamingIds.put(w, VertexKey.WORDS, id);
        }
        return vertexShaders.get(id);
    }

    /** The form of the outputs of the current vertex shader. */
    long outputs() { // hot
        return outputs[current];
    }

    /** By stage that samples, four bits each: what of its coordinates lies on a circle. */
    long circles() { // hot
        long circles = 0;
        int stages = sampled();
        for (int i = 0; i < StateValues.STAGES; i++) {
            if ((stages >> i & 1) == 0) continue;
            int set = values.stage(i, D3DTSS_TEXCOORDINDEX) & 7;
            circles |= (wraps.circles >>> 4 * set & 15) << 4 * i;
        }
        return circles;
    }

    boolean writesPointSize() {
        return (vertexWords[0] & (VertexKey.POINT_SIZE | VertexKey.POINT_SCALE)) != 0;
    }

    private void vertexKey(VertexDeclarationObject decl, int needed, int[] w) { // hot
        StateValues s = values;
        int[] r = s.render;
        int flags = 0;
        boolean transformed = decl.transformed;
        boolean color0 = decl.find(D3DDECLUSAGE_COLOR, 0) != null;
        boolean color1 = decl.find(D3DDECLUSAGE_COLOR, 1) != null;
        boolean normal = decl.find(D3DDECLUSAGE_NORMAL, 0) != null;
        if (color0) flags |= VertexKey.COLOR0;
        if (color1) flags |= VertexKey.COLOR1;
        if (decl.find(D3DDECLUSAGE_PSIZE, 0) != null) flags |= VertexKey.POINT_SIZE;
        w[1] = 0;
        if (transformed) {
            flags |= VertexKey.TRANSFORMED;
        } else {
            if (normal) flags |= VertexKey.NORMAL;
            if (r[D3DRS_LIGHTING] != 0) {
                flags = lightingKey(s, flags, color0, color1, normal, w);
            }
            if (r[D3DRS_NORMALIZENORMALS] != 0 && normal) flags |= VertexKey.NORMALIZE;
            if (r[D3DRS_FOGENABLE] != 0 && r[D3DRS_FOGTABLEMODE] == D3DFOG_NONE) {
                int mode = r[D3DRS_FOGVERTEXMODE] & 3;
                flags |= mode << VertexKey.FOG_MODE;
                if (mode != 0 && r[D3DRS_RANGEFOGENABLE] != 0) flags |= VertexKey.RANGE_FOG;
            }
            if (r[D3DRS_POINTSCALEENABLE] != 0) flags |= VertexKey.POINT_SCALE;
            if (r[D3DRS_CLIPPLANEENABLE] != 0) flags |= VertexKey.CLIP;
            flags |= blendKey(decl, r);
        }
        w[0] = flags;
        int sets = needed << VertexKey.NEEDED;
        w[3] = 0;
        w[4] = 0;
        w[5] = 0;
        for (int i = 0; i < 8; i++) {
            if ((needed >> i & 1) == 0) continue;
            int index = s.stage(i, D3DTSS_TEXCOORDINDEX);
            int set = index & 7;
            int generator = transformed ? 0 : index >>> 16 & 7;
            int transform = s.stage(i, D3DTSS_TEXTURETRANSFORMFLAGS);
            boolean projected = (transform & D3DTTFF_PROJECTED) != 0;
            int given = 3;
            if (generator == 0) {
                VertexElement9 e = decl.find(D3DDECLUSAGE_TEXCOORD, set);
                given = e == null ? 0 : VertexDeclarationObject.components(e.type());
                if (e != null) sets = sets & ~(7 << 3 * set) | given << 3 * set;
            } else {
                set = 0;
            }
            // A number that is none means as many as there are.
            int count = transformed ? 0 : (transform & 7) > 4 ? given : transform & 7;
            // One coordinate alone is not transformed.
            if (count == 1 && !projected) count = 0;
            w[3 + i / 3] |= VertexKey.stage(set, generator, count, projected) << 10 * (i % 3);
        }
        w[2] = sets;
    }

    private int lightingKey(StateValues s, int flags, boolean color0, boolean color1, boolean normal, int[] w) { // hot
        int[] r = s.render;
        flags |= VertexKey.LIGHTING;
        int count = Math.min(s.enabled.length, VertexKey.LIGHTS);
        for (int i = 0; i < count; i++) {
            Light9 l = s.lights.get(s.enabled[i]);
            w[1] |= (l == null ? VertexKey.DIRECTIONAL : l.type) << 2 * i;
        }
        flags |= count << VertexKey.LIGHT_COUNT;
        if (r[D3DRS_SPECULARENABLE] != 0) {
            flags |= VertexKey.SPECULAR;
            if (count > 0 && r[D3DRS_LOCALVIEWER] != 0) flags |= VertexKey.LOCAL_VIEWER;
        }
        if (r[D3DRS_COLORVERTEX] != 0) {
            flags |= source(r[D3DRS_DIFFUSEMATERIALSOURCE], color0, color1) << VertexKey.DIFFUSE_SOURCE;
            flags |= source(r[D3DRS_AMBIENTMATERIALSOURCE], color0, color1) << VertexKey.AMBIENT_SOURCE;
            flags |= source(r[D3DRS_SPECULARMATERIALSOURCE], color0, color1) << VertexKey.SPECULAR_SOURCE;
            flags |= source(r[D3DRS_EMISSIVEMATERIALSOURCE], color0, color1) << VertexKey.EMISSIVE_SOURCE;
        }
        return flags;
    }

    private static int source(int wanted, boolean color0, boolean color1) { // hot
        return wanted == D3DMCS_COLOR1 && color0 ? 1 : wanted == D3DMCS_COLOR2 && color1 ? 2 : 0;
    }

    private int blendKey(VertexDeclarationObject decl, int[] r) { // hot
        int mode = r[D3DRS_VERTEXBLEND];
        if (mode == D3DVBF_TWEENING) {
            return decl.find(D3DDECLUSAGE_POSITION, 1) != null ? VertexKey.TWEEN : 0;
        }
        boolean indexed = r[D3DRS_INDEXEDVERTEXBLENDENABLE] != 0 && decl.find(D3DDECLUSAGE_BLENDINDICES, 0) != null;
        if (mode == D3DVBF_0WEIGHTS) return indexed ? 1 << VertexKey.MATRICES | VertexKey.INDEXED : 0;
        if (mode < D3DVBF_1WEIGHTS || mode > D3DVBF_3WEIGHTS) return 0;
        return mode + 1 << VertexKey.MATRICES | (indexed ? VertexKey.INDEXED : 0);
    }

    // ---- the pixel stage

    /** The shader for the current states. */
    ShaderObject pixelShader(boolean points) { // hot
        int[] w = pixelWords;
        int n = pixelKey(points, w);
        int id = pixelIds.find(w, n);
        if (id < 0) {
            id = pixelShaders.size();
            pixelShaders.add(backend.compile(FixedPixel.make(new PixelKey(w, n)), "fixed function, pixels"));
            pixelIds.put(w, n, id);
        }
        pixelCount = w[0] & 15;
        return pixelShaders.get(id);
    }

    /** Textures that the current pixel key samples, a bit each: also the sets of coordinates that it reads. */
    int sampled() { // hot
        int mask = 0;
        for (int i = 0; i < pixelCount; i++) {
            if ((pixelWords[1 + 2 * i] >> PixelKey.TEXTURE & 7) != 0) mask |= 1 << i;
        }
        return mask;
    }

    /** By sampler, three bits each: kinds of textures as {@link PixelKey} numbers them. */
    long sampledKinds() { // hot
        long kinds = 0;
        for (int i = 0; i < pixelCount; i++) {
            kinds |= (long) (pixelWords[1 + 2 * i] >> PixelKey.TEXTURE & 7) << 3 * i;
        }
        return kinds;
    }

    private int pixelKey(boolean points, int[] w) { // hot
        StateValues s = values;
        int[] r = s.render;
        int n = 1;
        int count = 0;
        for (int i = 0; i < StateValues.STAGES; i++) {
            int op = s.stage(i, D3DTSS_COLOROP);
            if (op == D3DTOP_DISABLE || op == 0) break;
            BaseTextureObject t = s.textures[i];
            boolean reads = reads(s, i, op, false);
            if (reads && t == null) break;
            int alphaOp = s.stage(i, D3DTSS_ALPHAOP);
            if (alphaOp == 0) alphaOp = D3DTOP_DISABLE;
            boolean needs = t != null && (reads || readsAlpha(s, i, op, alphaOp) || premodulated(s, i));
            int first = op;
            first |= arguments(s, i, op, D3DTSS_COLORARG1, D3DTSS_COLORARG2, D3DTSS_COLORARG0);
            if ((s.stage(i, D3DTSS_RESULTARG) & D3DTA_SELECTMASK) == D3DTA_TEMP) first |= PixelKey.TO_TEMP;
            int second = 0;
            if (needs) {
                first |= BaseTextureObject.kind(t) << PixelKey.TEXTURE;
                if ((state.fetching >> i & 1) != 0 && (state.fetches() >> i & 1) != 0) second = PixelKey.FETCHES;
                second |= wraps.of(s.stage(i, D3DTSS_TEXCOORDINDEX) & 7) << PixelKey.WRAPPED;
                int transform = s.stage(i, D3DTSS_TEXTURETRANSFORMFLAGS);
                if ((transform & D3DTTFF_PROJECTED) != 0 && (transform & 7) != 1) first |= PixelKey.PROJECTED;
            }
            w[n++] = first;
            boolean own = op != D3DTOP_DOTPRODUCT3 && op != D3DTOP_BUMPENVMAP && op != D3DTOP_BUMPENVMAPLUMINANCE;
            second |= own && alphaOp != D3DTOP_DISABLE
                    ? alphaOp | arguments(s, i, alphaOp, D3DTSS_ALPHAARG1, D3DTSS_ALPHAARG2, D3DTSS_ALPHAARG0)
                    : D3DTOP_DISABLE;
            w[n++] = second;
            count++;
        }
        int flags = count;
        if (r[D3DRS_SPECULARENABLE] != 0) flags |= PixelKey.SPECULAR;
        if (r[D3DRS_FOGENABLE] != 0) flags |= PixelKey.FOG;
        if (r[D3DRS_SHADEMODE] == D3DSHADE_FLAT) flags |= PixelKey.FLAT;
        if (r[D3DRS_ALPHATESTENABLE] != 0) flags |= PixelKey.ALPHA_TEST;
        if (points && r[D3DRS_POINTSPRITEENABLE] != 0) flags |= PixelKey.SPRITES;
        w[0] = flags;
        return n;
    }

    private static boolean premodulated(StateValues s, int stage) { // hot
        return stage > 0
                && (s.stage(stage - 1, D3DTSS_COLOROP) == D3DTOP_PREMODULATE
                        || s.stage(stage - 1, D3DTSS_ALPHAOP) == D3DTOP_PREMODULATE);
    }

    /** Arguments that an operation has: bit 0 the first, 1 the second, 2 the third. */
    private static int used(int op) { // hot
        return switch (op) {
            case D3DTOP_DISABLE -> 0;
            case D3DTOP_SELECTARG1, D3DTOP_PREMODULATE, D3DTOP_BUMPENVMAP, D3DTOP_BUMPENVMAPLUMINANCE -> 1;
            case D3DTOP_SELECTARG2 -> 2;
            case D3DTOP_MULTIPLYADD, D3DTOP_LERP -> 7;
            default -> 3;
        };
    }

    private static int arguments(StateValues s, int stage, int op, int arg1, int arg2, int arg0) { // hot
        int used = used(op);
        int bits = 0;
        if ((used & 1) != 0) bits |= PixelKey.argument(s.stage(stage, arg1)) << PixelKey.ARGUMENT1;
        if ((used & 2) != 0) bits |= PixelKey.argument(s.stage(stage, arg2)) << PixelKey.ARGUMENT2;
        if ((used & 4) != 0) bits |= PixelKey.argument(s.stage(stage, arg0)) << PixelKey.ARGUMENT0;
        return bits;
    }

    private static boolean isTexture(StateValues s, int stage, int argument) { // hot
        return (s.stage(stage, argument) & D3DTA_SELECTMASK) == D3DTA_TEXTURE;
    }

    private static boolean reads(StateValues s, int stage, int op, boolean alpha) { // hot
        if (op == D3DTOP_BUMPENVMAP || op == D3DTOP_BUMPENVMAPLUMINANCE) return true;
        int used = used(op);
        return (used & 1) != 0 && isTexture(s, stage, alpha ? D3DTSS_ALPHAARG1 : D3DTSS_COLORARG1)
                || (used & 2) != 0 && isTexture(s, stage, alpha ? D3DTSS_ALPHAARG2 : D3DTSS_COLORARG2)
                || (used & 4) != 0 && isTexture(s, stage, alpha ? D3DTSS_ALPHAARG0 : D3DTSS_COLORARG0);
    }

    private static boolean readsAlpha(StateValues s, int stage, int op, int alphaOp) { // hot
        return reads(s, stage, alphaOp, true)
                || op == D3DTOP_BLENDTEXTUREALPHA
                || op == D3DTOP_BLENDTEXTUREALPHAPM
                || alphaOp == D3DTOP_BLENDTEXTUREALPHA
                || alphaOp == D3DTOP_BLENDTEXTUREALPHAPM;
    }

    /** The palette or the matrices for blending are part of what is sent once a key asks for them. */
    int blendBits() { // hot
        return vertexWords[0] & (7 << VertexKey.MATRICES | VertexKey.INDEXED);
    }

    /** Flags of the current vertex key. */
    int vertexFlags() { // hot
        return vertexWords[0];
    }

    /** Makes the shaders of common combinations, so that first draws need not wait for them. */
    void warm(ResourceRegistry registry) {
        VertexElement9[][] declarations = {
            FvfCode.elements(D3DFVF_XYZRHW | D3DFVF_DIFFUSE),
            FvfCode.elements(D3DFVF_XYZRHW | D3DFVF_DIFFUSE | D3DFVF_TEX1),
            FvfCode.elements(D3DFVF_XYZ | D3DFVF_DIFFUSE),
            FvfCode.elements(D3DFVF_XYZ | D3DFVF_NORMAL | D3DFVF_TEX1)
        };
        int lighting = values.render[D3DRS_LIGHTING];
        for (int i = 0; i < declarations.length; i++) {
            VertexElement9[] e = declarations[i];
            if (e == null) continue;
            values.render[D3DRS_LIGHTING] = i == 3 ? 1 : 0;
            VertexDeclarationObject decl = new VertexDeclarationObject(backend, e, 1);
            vertexShader(decl, i == 1 || i == 3 ? 1 : 0);
            decl.references().destroyOnce();
        }
        values.render[D3DRS_LIGHTING] = lighting;
        pixelShader(false);
        // The stages' code depends on the kind of a texture alone.
        TexelFormats.TexelFormat format = TexelFormats.of(D3DFMT_A8R8G8B8);
        if (format == null) throw new IllegalStateException("FixedFunction: D3DFMT_A8R8G8B8 has no entry");
        TexelDesc.Extent one = new TexelDesc.Extent(1, 1, 1);
        TexelDesc desc = new TexelDesc(format, 0, D3DPOOL_SYSTEMMEM, one, TexelDesc.Kind.FLAT, 1, 1, Bind.SAMPLED);
        TextureObject flat = new TextureObject(registry, new TexelStore(registry, desc));
        values.textures[0] = flat;
        pixelShader(false);
        values.textures[0] = null;
        flat.release();
    }

    void destroy() {
        for (ShaderObject s : vertexShaders) backend.gpu.destroy(s);
        for (ShaderObject s : pixelShaders) backend.gpu.destroy(s);
    }
}
