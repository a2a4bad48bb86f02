package tepui.frontends.d3d9.draw;

import static tepui.frontends.d3d9.D3D9.*;

import tepui.frontends.d3d9.Light9;
import tepui.frontends.d3d9.Material9;
import tepui.frontends.d3d9.Viewport9;
import tepui.frontends.d3d9.base.Backend;
import tepui.frontends.d3d9.base.DirtyBits;
import tepui.frontends.d3d9.code.Slots;
import tepui.frontends.d3d9.fixed.FixedPixel;
import tepui.frontends.d3d9.fixed.FixedVertex;
import tepui.frontends.d3d9.fixed.VertexKey;
import tepui.frontends.d3d9.state.DeviceState;
import tepui.frontends.d3d9.state.Matrices;
import tepui.frontends.d3d9.state.StateValues;
import tepui.ir.Stage;

/** Constants of fixed function, sent by the group that changed. */
final class FixedConstants {
    private final Backend backend;
    private final StateValues values;
    private final FixedFunction fixed;
    private final int[] transforms = new int[FixedVertex.TRANSFORM_WORDS];
    private final int[] lightWords = new int[FixedVertex.FIRST_LIGHT + FixedVertex.LIGHT_WORDS * VertexKey.LIGHTS];
    private final int[] matrices = new int[16 * 8];
    private final int[] valueWords = new int[FixedVertex.VALUE_WORDS];
    private final int[] stages = new int[FixedPixel.WORDS];
    private int[] palette = new int[0];
    private final float[] scratch = new float[16];
    private final float[] scratch2 = new float[16];
    private final float[] inverse = new float[16];

    FixedConstants(Backend backend, DeviceState state, FixedFunction fixed) {
        this.backend = backend;
        values = state.values;
        this.fixed = fixed;
    }

    private static int bits(float f) {
        return Float.floatToRawIntBits(f);
    }

    private static float f(int bits) {
        return Float.intBitsToFloat(bits);
    }

    // ---- constants

    private static void put(int[] to, int at, float[] from) { // hot
        for (int i = 0; i < from.length; i++) to[at + i] = bits(from[i]);
    }

    /** Sends the groups of {@code given} that the vertex stage has. */
    void sendVertex(int given) { // hot
        if ((given & (DirtyBits.TRANSFORMS | DirtyBits.BLEND_MATRICES)) != 0) sendTransforms();
        if ((given & DirtyBits.LIGHTS) != 0) sendLights();
        if ((given & DirtyBits.TEXTURE_MATRICES) != 0) {
            for (int i = 0; i < 8; i++) put(matrices, 16 * i, values.transforms[2 + i]);
            backend.pipe.setUniforms(Stage.VERTEX, Slots.TEXTURE_MATRICES, matrices, 0, matrices.length);
        }
        if ((given & DirtyBits.VERTEX_VALUES) != 0) sendValues();
    }

    private void sendTransforms() { // hot
        float[][] t = values.transforms;
        float[] view = t[0];
        float[] projection = t[1];
        int blended = fixed.vertexFlags() >> VertexKey.MATRICES & 7;
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
        if (blended > 0 && (fixed.vertexFlags() & VertexKey.INDEXED) == 0) {
            for (int i = 0; i < 4; i++) {
                Matrices.multiply(t[10 + i], view, scratch);
                put(transforms, FixedVertex.BLEND_MATRICES + 16 * i, scratch);
            }
            count = FixedVertex.TRANSFORM_WORDS;
        }
        backend.pipe.setUniforms(Stage.VERTEX, Slots.TRANSFORMS, transforms, 0, count);
        if ((fixed.vertexFlags() & VertexKey.INDEXED) != 0) sendPalette(t, view);
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
        backend.pipe.setUniforms(Stage.VERTEX, Slots.PALETTE, palette, 0, palette.length);
    }

    private static void color(int[] to, int at, int argb) { // hot
        to[at] = bits((argb >> 16 & 255) / 255f);
        to[at + 1] = bits((argb >> 8 & 255) / 255f);
        to[at + 2] = bits((argb & 255) / 255f);
        to[at + 3] = bits((argb >>> 24) / 255f);
    }

    private void sendLights() { // hot
        StateValues s = values;
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
        backend.pipe.setUniforms(
                Stage.VERTEX, Slots.LIGHTS, w, 0, FixedVertex.FIRST_LIGHT + FixedVertex.LIGHT_WORDS * count);
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
        StateValues s = values;
        int[] r = s.render;
        int[] w = valueWords;
        Viewport9 v = s.viewport;
        w[FixedVertex.VIEWPORT] = bits(v.width() == 0 ? 0 : 2f / v.width());
        w[FixedVertex.VIEWPORT + 1] = bits(v.height() == 0 ? 0 : -2f / v.height());
        w[FixedVertex.VIEWPORT + 2] = bits(v.width() == 0 ? 0 : -1 - 2f * v.x() / v.width());
        w[FixedVertex.VIEWPORT + 3] = bits(v.height() == 0 ? 0 : 1 + 2f * v.y() / v.height());
        float start = f(r[D3DRS_FOGSTART]);
        float end = f(r[D3DRS_FOGEND]);
        w[FixedVertex.FOG] = bits(start);
        // No distance between them: with vertices all is in the fog, wherever it lies.
        w[FixedVertex.FOG + 1] = bits(start == end ? Float.NEGATIVE_INFINITY : end);
        w[FixedVertex.FOG + 2] = bits(fogScale(start, end));
        w[FixedVertex.FOG + 3] = r[D3DRS_FOGDENSITY];
        w[FixedVertex.POINT] = bits(StateIds.pointSize(r));
        w[FixedVertex.POINT + 1] = r[D3DRS_POINTSIZE_MIN];
        w[FixedVertex.POINT + 2] = bits(Math.min(f(r[D3DRS_POINTSIZE_MAX]), backend.caps.maxPointSize));
        w[FixedVertex.POINT_SCALE] = r[D3DRS_POINTSCALE_A];
        w[FixedVertex.POINT_SCALE + 1] = r[D3DRS_POINTSCALE_B];
        w[FixedVertex.POINT_SCALE + 2] = r[D3DRS_POINTSCALE_C];
        w[FixedVertex.POINT_SCALE + 3] = bits(v.height());
        w[FixedVertex.TWEEN] = r[D3DRS_TWEENFACTOR];
        // A plane in world space meets points of view space through the inverse of the view.
        Matrices.invert(s.transforms[0], inverse);
        int mask = r[D3DRS_CLIPPLANEENABLE];
        for (int i = 0; i < StateValues.PLANES; i++) {
            float[] p = s.planes[i];
            for (int row = 0; row < 4; row++) {
                float sum = inverse[4 * row] * p[0]
                        + inverse[4 * row + 1] * p[1]
                        + inverse[4 * row + 2] * p[2]
                        + inverse[4 * row + 3] * p[3];
                w[FixedVertex.PLANES + 4 * i + row] = (mask >> i & 1) != 0 ? bits(sum) : 0;
            }
        }
        backend.pipe.setUniforms(Stage.VERTEX, Slots.VERTEX_VALUES, w, 0, w.length);
    }

    static float fogScale(float start, float end) {
        // No distance between them: everything before the end is clear, everything behind it is not.
        return start == end ? Float.MAX_VALUE : 1 / (end - start);
    }

    void sendStages() { // hot
        StateValues s = values;
        int[] w = stages;
        color(w, FixedPixel.FACTOR, s.render[D3DRS_TEXTUREFACTOR]);
        for (int i = 0; i < StateValues.STAGES; i++) {
            color(w, FixedPixel.CONSTANTS + 4 * i, s.stage(i, D3DTSS_CONSTANT));
            bump(s, i, w, FixedPixel.BUMP + 4 * i, FixedPixel.LUMINANCE + 4 * i);
        }
        backend.pipe.setUniforms(Stage.FRAGMENT, Slots.STAGES, w, 0, w.length);
    }

    /** A stage's bump matrix and luminance, as words. */
    static void bump(StateValues s, int stage, int[] w, int matrix, int luminance) { // hot
        w[matrix] = s.stage(stage, D3DTSS_BUMPENVMAT00);
        w[matrix + 1] = s.stage(stage, D3DTSS_BUMPENVMAT01);
        w[matrix + 2] = s.stage(stage, D3DTSS_BUMPENVMAT10);
        w[matrix + 3] = s.stage(stage, D3DTSS_BUMPENVMAT11);
        w[luminance] = s.stage(stage, D3DTSS_BUMPENVLSCALE);
        w[luminance + 1] = s.stage(stage, D3DTSS_BUMPENVLOFFSET);
    }
}
