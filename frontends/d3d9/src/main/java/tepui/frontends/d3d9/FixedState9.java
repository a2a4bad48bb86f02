package tepui.frontends.d3d9;

import static tepui.frontends.d3d9.D3D9.*;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.fixed.FixedPixel;
import tepui.frontends.d3d9.fixed.FixedVertex;
import tepui.frontends.d3d9.fixed.PixelKey;
import tepui.frontends.d3d9.fixed.VertexKey;
import tepui.ir.Shader;
import tepui.ir.Stage;
import tepui.pipe.ShaderObject;
import tepui.pipe.StateCache;

/**
 * The fixed function of a device: which generated shaders a draw needs, found by a key of some words, and their constants, sent by the group
 * that changed. What a combination of states cannot see is left out of the key.
 */
final class FixedState9 {
    private final DeviceStates d;
    private final StateCache vertexIds = new StateCache();
    private final StateCache pixelIds = new StateCache();
    private final StateCache streamingIds = new StateCache();
    private final List<ShaderObject> vertexShaders = new ArrayList<>();
    /** By vertex shader: the form of its outputs, for {@link Circles9}. */
    private long[] outputs = new long[16];

    private int current;
    private final List<ShaderObject> pixelShaders = new ArrayList<>();
    private final int[] vertexWords = new int[VertexKey.WORDS];
    private final int[] pixelWords = new int[PixelKey.WORDS];
    private int pixelCount;
    /** Lights that the current vertex key uses. */
    private int lights;

    private final int[] transforms = new int[FixedVertex.TRANSFORM_WORDS];
    private final int[] lightWords = new int[FixedVertex.FIRST_LIGHT + FixedVertex.LIGHT_WORDS * VertexKey.LIGHTS];
    private final int[] matrices = new int[16 * 8];
    private final int[] values = new int[FixedVertex.VALUE_WORDS];
    private final int[] stages = new int[FixedPixel.WORDS];
    private int[] palette = new int[0];
    private final float[] scratch = new float[16];
    private final float[] scratch2 = new float[16];
    private final float[] inverse = new float[16];

    FixedState9(DeviceStates device) {
        d = device;
    }

    private static float f(int bits) {
        return Float.intBitsToFloat(bits);
    }

    private static int bits(float f) {
        return Float.floatToRawIntBits(f);
    }

    // ---- the vertex stage
    // --------------------------------------------------------------------------------------------

    /**
     * The shader for the current states.
     *
     * @param needed sets of coordinates that the pixel stage reads, a bit each
     */
    ShaderObject vertexShader(VertexDeclaration9 decl, int needed) { // hot
        int[] w = vertexWords;
        vertexKey(decl, needed, w);
        int id = vertexIds.find(w, VertexKey.WORDS);
        if (id < 0) {
            id = vertexShaders.size();
            Shader s = FixedVertex.make(VertexKey.of(w));
            if (id >= outputs.length) outputs = Arrays.copyOf(outputs, 2 * Math.max(id, 16));
            outputs[id] = Circles9.outputs(s);
            vertexShaders.add(d.compile(s, "fixed function, vertices"));
            vertexIds.put(w, VertexKey.WORDS, id);
        }
        current = id;
        return vertexShaders.get(id);
    }

    /** The shader for the current states, without clip planes, whose outputs go to a buffer. */
    ShaderObject streamingShader(VertexDeclaration9 decl, int needed) {
        int[] w = new int[VertexKey.WORDS];
        vertexKey(decl, needed, w);
        w[0] &= ~VertexKey.CLIP;
        int id = streamingIds.find(w, VertexKey.WORDS);
        if (id < 0) {
            id = vertexShaders.size();
            Shader s = FixedVertex.make(VertexKey.of(w));
            vertexShaders.add(d.compile(s, "fixed function for ProcessVertices", VertexProcessing9.layout(s)));
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
        for (int i = 0; i < State9.STAGES; i++) {
            if ((stages >> i & 1) == 0) continue;
            int set = d.state.stage(i, D3DTSS_TEXCOORDINDEX) & 7;
            circles |= (d.circles >>> 4 * set & 15) << 4 * i;
        }
        return circles;
    }

    boolean writesPointSize() {
        return (vertexWords[0] & (VertexKey.POINT_SIZE | VertexKey.POINT_SCALE)) != 0;
    }

    private void vertexKey(VertexDeclaration9 decl, int needed, int[] w) { // hot
        State9 s = d.state;
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
        lights = 0;
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
            int count = transformed ? 0 : Math.min(transform & 7, 4);
            boolean projected = (transform & D3DTTFF_PROJECTED) != 0;
            // One coordinate alone is not transformed.
            if (count == 1 && !projected) count = 0;
            if (generator == 0) {
                VertexElement9 e = decl.find(D3DDECLUSAGE_TEXCOORD, set);
                if (e != null) sets = sets & ~(7 << 3 * set) | VertexDeclaration9.components(e.type()) << 3 * set;
            } else {
                set = 0;
            }
            w[3 + i / 3] |= VertexKey.stage(set, generator, count, projected) << 10 * (i % 3);
        }
        w[2] = sets;
    }

    private int lightingKey(State9 s, int flags, boolean color0, boolean color1, boolean normal, int[] w) { // hot
        int[] r = s.render;
        flags |= VertexKey.LIGHTING;
        int count = Math.min(s.enabled.length, VertexKey.LIGHTS);
        for (int i = 0; i < count; i++) {
            Light9 l = s.lights.get(s.enabled[i]);
            w[1] |= (l == null ? VertexKey.DIRECTIONAL : l.type) << 2 * i;
        }
        lights = count;
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

    private int blendKey(VertexDeclaration9 decl, int[] r) { // hot
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
    // ---------------------------------------------------------------------------------------------

    /** The shader for the current states. */
    ShaderObject pixelShader(boolean points) { // hot
        int[] w = pixelWords;
        int n = pixelKey(points, w);
        int id = pixelIds.find(w, n);
        if (id < 0) {
            id = pixelShaders.size();
            pixelShaders.add(d.compile(FixedPixel.make(new PixelKey(w, n)), "fixed function, pixels"));
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
        State9 s = d.state;
        int[] r = s.render;
        int n = 1;
        int count = 0;
        for (int i = 0; i < State9.STAGES; i++) {
            int op = s.stage(i, D3DTSS_COLOROP);
            if (op == D3DTOP_DISABLE || op == 0) break;
            BaseTexture9 t = s.textures[i];
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
                first |= DeviceStates.kind(t) << PixelKey.TEXTURE;
                if ((d.fetching >> i & 1) != 0 && (d.fetches() >> i & 1) != 0) second = PixelKey.FETCHES;
                second |= d.wrapped(s.stage(i, D3DTSS_TEXCOORDINDEX) & 7) << PixelKey.WRAPPED;
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

    private static boolean premodulated(State9 s, int stage) { // hot
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

    private static int arguments(State9 s, int stage, int op, int arg1, int arg2, int arg0) { // hot
        int used = used(op);
        int bits = 0;
        if ((used & 1) != 0) bits |= PixelKey.argument(s.stage(stage, arg1)) << PixelKey.ARGUMENT1;
        if ((used & 2) != 0) bits |= PixelKey.argument(s.stage(stage, arg2)) << PixelKey.ARGUMENT2;
        if ((used & 4) != 0) bits |= PixelKey.argument(s.stage(stage, arg0)) << PixelKey.ARGUMENT0;
        return bits;
    }

    private static boolean isTexture(State9 s, int stage, int argument) { // hot
        return (s.stage(stage, argument) & D3DTA_SELECTMASK) == D3DTA_TEXTURE;
    }

    private static boolean reads(State9 s, int stage, int op, boolean alpha) { // hot
        if (op == D3DTOP_BUMPENVMAP || op == D3DTOP_BUMPENVMAPLUMINANCE) return true;
        int used = used(op);
        return (used & 1) != 0 && isTexture(s, stage, alpha ? D3DTSS_ALPHAARG1 : D3DTSS_COLORARG1)
                || (used & 2) != 0 && isTexture(s, stage, alpha ? D3DTSS_ALPHAARG2 : D3DTSS_COLORARG2)
                || (used & 4) != 0 && isTexture(s, stage, alpha ? D3DTSS_ALPHAARG0 : D3DTSS_COLORARG0);
    }

    private static boolean readsAlpha(State9 s, int stage, int op, int alphaOp) { // hot
        return reads(s, stage, alphaOp, true)
                || op == D3DTOP_BLENDTEXTUREALPHA
                || op == D3DTOP_BLENDTEXTUREALPHAPM
                || alphaOp == D3DTOP_BLENDTEXTUREALPHA
                || alphaOp == D3DTOP_BLENDTEXTUREALPHAPM;
    }

    // ---- constants
    // ---------------------------------------------------------------------------------------------------

    private static void put(int[] to, int at, float[] from) { // hot
        for (int i = 0; i < from.length; i++) to[at + i] = bits(from[i]);
    }

    /** Sends the groups of {@code dirty} that the vertex stage has. */
    void sendVertex(int dirty) { // hot
        if ((dirty & (Dirty9.TRANSFORMS | Dirty9.BLEND_MATRICES)) != 0) sendTransforms();
        if ((dirty & Dirty9.LIGHTS) != 0) sendLights();
        if ((dirty & Dirty9.TEXTURE_MATRICES) != 0) {
            for (int i = 0; i < 8; i++) put(matrices, 16 * i, d.state.transforms[2 + i]);
            d.pipe.setUniforms(Stage.VERTEX, Slots.TEXTURE_MATRICES, matrices, 0, matrices.length);
        }
        if ((dirty & Dirty9.VERTEX_VALUES) != 0) sendValues();
    }

    private void sendTransforms() { // hot
        float[][] t = d.state.transforms;
        float[] view = t[0];
        float[] projection = t[1];
        int blended = vertexWords[0] >> VertexKey.MATRICES & 7;
        Matrices.multiply(t[10], view, scratch);
        put(transforms, FixedVertex.WORLD_VIEW, scratch);
        Matrices.invert(scratch, inverse);
        for (int i = 0; i < 3; i++) {
            for (int j = 0; j < 3; j++) transforms[FixedVertex.NORMAL_MATRIX + 4 * i + j] = bits(inverse[4 * j + i]);
        }
        Matrices.multiply(scratch, projection, scratch2);
        put(transforms, FixedVertex.WORLD_VIEW_PROJECTION, scratch2);
        put(transforms, FixedVertex.PROJECTION, projection);
        int count = FixedVertex.BLEND_MATRICES;
        if (blended > 0 && (vertexWords[0] & VertexKey.INDEXED) == 0) {
            for (int i = 0; i < 4; i++) {
                Matrices.multiply(t[10 + i], view, scratch);
                put(transforms, FixedVertex.BLEND_MATRICES + 16 * i, scratch);
            }
            count = FixedVertex.TRANSFORM_WORDS;
        }
        d.pipe.setUniforms(Stage.VERTEX, Slots.TRANSFORMS, transforms, 0, count);
        if ((vertexWords[0] & VertexKey.INDEXED) != 0) sendPalette(t, view);
    }

    private void sendPalette(float[][] t, float[] view) { // hot
        if (palette.length == 0) palette = new int[12 * FixedVertex.PALETTE_MATRICES];
        for (int i = 0; i < FixedVertex.PALETTE_MATRICES; i++) {
            Matrices.multiply(t[10 + i], view, scratch);
            for (int column = 0; column < 3; column++) {
                for (int row = 0; row < 4; row++) {
                    palette[12 * i + 4 * column + row] = bits(scratch[4 * row + column]);
                }
            }
        }
        d.pipe.setUniforms(Stage.VERTEX, Slots.PALETTE, palette, 0, palette.length);
    }

    private static void color(int[] to, int at, int argb) { // hot
        to[at] = bits((argb >> 16 & 255) / 255f);
        to[at + 1] = bits((argb >> 8 & 255) / 255f);
        to[at + 2] = bits((argb & 255) / 255f);
        to[at + 3] = bits((argb >>> 24) / 255f);
    }

    private void sendLights() { // hot
        State9 s = d.state;
        Material9 m = s.material;
        int[] w = lightWords;
        put(w, FixedVertex.MATERIAL_DIFFUSE, m.diffuse());
        put(w, FixedVertex.MATERIAL_AMBIENT, m.ambient());
        put(w, FixedVertex.MATERIAL_SPECULAR, m.specular());
        put(w, FixedVertex.MATERIAL_EMISSIVE, m.emissive());
        w[FixedVertex.MATERIAL_POWER] = bits(m.power());
        color(w, FixedVertex.AMBIENT, s.render[D3DRS_AMBIENT]);
        float[] view = s.transforms[0];
        int count = Math.min(s.enabled.length, VertexKey.LIGHTS);
        for (int i = 0; i < count; i++) {
            Light9 l = s.lights.get(s.enabled[i]);
            if (l != null) light(w, FixedVertex.FIRST_LIGHT + FixedVertex.LIGHT_WORDS * i, l, view);
        }
        d.pipe.setUniforms(Stage.VERTEX, Slots.LIGHTS, w, 0, FixedVertex.FIRST_LIGHT + FixedVertex.LIGHT_WORDS * count);
    }

    private static void light(int[] w, int at, Light9 l, float[] v) { // hot
        put(w, at, l.diffuse);
        put(w, at + 4, l.specular);
        put(w, at + 8, l.ambient);
        float[] p = l.position;
        float[] n = l.direction;
        float x = n[0] * v[0] + n[1] * v[4] + n[2] * v[8];
        float y = n[0] * v[1] + n[1] * v[5] + n[2] * v[9];
        float z = n[0] * v[2] + n[1] * v[6] + n[2] * v[10];
        float length = (float) Math.sqrt(x * x + y * y + z * z);
        float scale = length > 0 ? 1 / length : 0;
        for (int i = 0; i < 3; i++) {
            w[at + 12 + i] = bits(p[0] * v[i] + p[1] * v[4 + i] + p[2] * v[8 + i] + v[12 + i]);
        }
        w[at + 15] = bits(l.range);
        w[at + 16] = bits(x * scale);
        w[at + 17] = bits(y * scale);
        w[at + 18] = bits(z * scale);
        w[at + 19] = bits(l.falloff);
        w[at + 20] = bits(l.attenuation0);
        w[at + 21] = bits(l.attenuation1);
        w[at + 22] = bits(l.attenuation2);
        float inner = (float) Math.cos(l.theta / 2);
        float outer = (float) Math.cos(l.phi / 2);
        w[at + 24] = bits(inner);
        w[at + 25] = bits(outer);
        w[at + 26] = bits(inner == outer ? 0 : 1 / (inner - outer));
    }

    private void sendValues() { // hot
        State9 s = d.state;
        int[] r = s.render;
        int[] w = values;
        Viewport9 v = s.viewport;
        w[FixedVertex.VIEWPORT] = bits(v.width() == 0 ? 0 : 2f / v.width());
        w[FixedVertex.VIEWPORT + 1] = bits(v.height() == 0 ? 0 : -2f / v.height());
        w[FixedVertex.VIEWPORT + 2] = bits(v.width() == 0 ? 0 : -1 - 2f * v.x() / v.width());
        w[FixedVertex.VIEWPORT + 3] = bits(v.height() == 0 ? 0 : 1 + 2f * v.y() / v.height());
        float start = f(r[D3DRS_FOGSTART]);
        float end = f(r[D3DRS_FOGEND]);
        w[FixedVertex.FOG] = bits(start);
        w[FixedVertex.FOG + 1] = bits(end);
        w[FixedVertex.FOG + 2] = bits(fogScale(start, end));
        w[FixedVertex.FOG + 3] = r[D3DRS_FOGDENSITY];
        w[FixedVertex.POINT] = bits(StateIds9.pointSize(r));
        w[FixedVertex.POINT + 1] = r[D3DRS_POINTSIZE_MIN];
        w[FixedVertex.POINT + 2] = bits(Math.min(f(r[D3DRS_POINTSIZE_MAX]), d.caps.maxPointSize));
        w[FixedVertex.POINT_SCALE] = r[D3DRS_POINTSCALE_A];
        w[FixedVertex.POINT_SCALE + 1] = r[D3DRS_POINTSCALE_B];
        w[FixedVertex.POINT_SCALE + 2] = r[D3DRS_POINTSCALE_C];
        w[FixedVertex.POINT_SCALE + 3] = bits(v.height());
        w[FixedVertex.TWEEN] = r[D3DRS_TWEENFACTOR];
        // A plane in world space meets points of view space through the inverse of the view.
        Matrices.invert(s.transforms[0], inverse);
        int mask = r[D3DRS_CLIPPLANEENABLE];
        for (int i = 0; i < State9.PLANES; i++) {
            float[] p = s.planes[i];
            for (int row = 0; row < 4; row++) {
                float sum = inverse[4 * row] * p[0]
                        + inverse[4 * row + 1] * p[1]
                        + inverse[4 * row + 2] * p[2]
                        + inverse[4 * row + 3] * p[3];
                w[FixedVertex.PLANES + 4 * i + row] = (mask >> i & 1) != 0 ? bits(sum) : 0;
            }
        }
        d.pipe.setUniforms(Stage.VERTEX, Slots.VERTEX_VALUES, w, 0, w.length);
    }

    static float fogScale(float start, float end) {
        // No distance between them: everything before the end is clear, everything behind it is not.
        return start == end ? Float.MAX_VALUE : 1 / (end - start);
    }

    void sendStages() { // hot
        State9 s = d.state;
        int[] w = stages;
        color(w, FixedPixel.FACTOR, s.render[D3DRS_TEXTUREFACTOR]);
        for (int i = 0; i < State9.STAGES; i++) {
            color(w, FixedPixel.CONSTANTS + 4 * i, s.stage(i, D3DTSS_CONSTANT));
            bump(s, i, w, FixedPixel.BUMP + 4 * i, FixedPixel.LUMINANCE + 4 * i);
        }
        d.pipe.setUniforms(Stage.FRAGMENT, Slots.STAGES, w, 0, w.length);
    }

    /** A stage's bump matrix and luminance, as words. */
    static void bump(State9 s, int stage, int[] w, int matrix, int luminance) { // hot
        w[matrix] = s.stage(stage, D3DTSS_BUMPENVMAT00);
        w[matrix + 1] = s.stage(stage, D3DTSS_BUMPENVMAT01);
        w[matrix + 2] = s.stage(stage, D3DTSS_BUMPENVMAT10);
        w[matrix + 3] = s.stage(stage, D3DTSS_BUMPENVMAT11);
        w[luminance] = s.stage(stage, D3DTSS_BUMPENVLSCALE);
        w[luminance + 1] = s.stage(stage, D3DTSS_BUMPENVLOFFSET);
    }

    /** The palette or the matrices for blending are part of what is sent once a key asks for them. */
    int blendBits() { // hot
        return vertexWords[0] & (7 << VertexKey.MATRICES | VertexKey.INDEXED);
    }

    /** Number of lights that the key of the last draw has. */
    int lights() {
        return lights;
    }

    /** Makes the shaders of common combinations, so that first draws need not wait for them. */
    void warm() {
        VertexElement9[][] declarations = {
            VertexDeclaration9.elements(D3DFVF_XYZRHW | D3DFVF_DIFFUSE),
            VertexDeclaration9.elements(D3DFVF_XYZRHW | D3DFVF_DIFFUSE | D3DFVF_TEX1),
            VertexDeclaration9.elements(D3DFVF_XYZ | D3DFVF_DIFFUSE),
            VertexDeclaration9.elements(D3DFVF_XYZ | D3DFVF_NORMAL | D3DFVF_TEX1)
        };
        int lighting = d.state.render[D3DRS_LIGHTING];
        for (int i = 0; i < declarations.length; i++) {
            VertexElement9[] e = declarations[i];
            if (e == null) continue;
            d.state.render[D3DRS_LIGHTING] = i == 3 ? 1 : 0;
            VertexDeclaration9 decl = new VertexDeclaration9((DeviceBase) d, e, 1);
            vertexShader(decl, i == 1 || i == 3 ? 1 : 0);
        }
        d.state.render[D3DRS_LIGHTING] = lighting;
        pixelShader(false);
        // The stages' code depends on the kind of a texture alone.
        Texture9 flat = ((Device9) d).createTexture(1, 1, 1, 0, D3DFMT_A8R8G8B8, D3DPOOL_SYSTEMMEM);
        d.state.textures[0] = flat;
        pixelShader(false);
        d.state.textures[0] = null;
        flat.release();
    }

    void destroy() {
        for (ShaderObject s : vertexShaders) d.gpu.destroy(s);
        for (ShaderObject s : pixelShaders) d.gpu.destroy(s);
    }
}
