package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

/**
 * Fixed-function vertex stage on the processor, a vertex at a time, for raster positions, feedback and selection. The
 * formulas are those of {@link VertexProgramBuilder}, written a second time in plain Java; a test holds the two against
 * each other.
 */
public final class CpuVertex {
    // ---- operands
    public final float[] position = {0, 0, 0, 1};
    public final float[] normal = {0, 0, 1};
    public final float[] color = {1, 1, 1, 1};
    public final float[] secondary = {0, 0, 0, 1};
    public float fogCoord;
    public final float[][] texture = new float[FixedState.UNITS][4];

    // ---- results
    public final float[] clip = new float[4];
    public final float[] eye = new float[4];
    public final float[] frontColor = new float[4];
    public final float[] frontSecondary = new float[4];
    public final float[] backColor = new float[4];
    public final float[] backSecondary = new float[4];
    public float fog;
    public final float[][] coordinates = new float[FixedState.UNITS][4];
    /** Bit p: outside of clip plane p. */
    public int outside;

    private final float[] eye3 = new float[3];
    private final float[] n = new float[3];
    private final float[] u = new float[3];
    private final float[] r = new float[3];
    private final float[] to = new float[3];

    public CpuVertex() {
        for (float[] t : texture) t[3] = 1;
    }

    /** Works out all results. */
    public void run(FixedState s) {
        Matrix4.transform(eye, s.modelview.top(), position);
        Matrix4.transform(clip, s.modelviewProjection(), position);
        float k = eye[3] == 0 ? 1 : 1 / eye[3];
        for (int i = 0; i < 3; i++) eye3[i] = eye[i] * k;
        transformNormal(s);
        System.arraycopy(eye3, 0, u, 0, 3);
        normalize(u);
        float d = 2 * dot(n, u);
        for (int i = 0; i < 3; i++) r[i] = u[i] - n[i] * d;
        if (s.lighting) {
            light(s, 0, frontColor, frontSecondary);
            if (s.twoSide) {
                for (int i = 0; i < 3; i++) n[i] = -n[i];
                light(s, 1, backColor, backSecondary);
                for (int i = 0; i < 3; i++) n[i] = -n[i];
            }
        } else {
            System.arraycopy(color, 0, frontColor, 0, 4);
            System.arraycopy(secondary, 0, frontSecondary, 0, 4);
        }
        if (s.clampsVertexColors()) {
            clamp(frontColor);
            clamp(frontSecondary);
            clamp(backColor);
            clamp(backSecondary);
        }
        for (int i = 0; i < FixedState.UNITS; i++) coordinate(s, i);
        fog = s.fogCoordSource == GL_FOG_COORD ? fogCoord : Math.abs(eye3[2]);
        outside = 0;
        for (int p = 0; p < FixedState.CLIP_PLANES; p++) {
            if ((s.clipEnabled >> p & 1) == 0) continue;
            float[] plane = s.clipPlanes[p];
            float distance = plane[0] * eye[0] + plane[1] * eye[1] + plane[2] * eye[2] + plane[3] * eye[3];
            if (distance < 0) outside |= 1 << p;
        }
    }

    private static void clamp(float[] c) {
        for (int i = 0; i < 4; i++) c[i] = Math.clamp(c[i], 0f, 1f);
    }

    private static float dot(float[] a, float[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
    }

    private static void normalize(float[] v) {
        float k = (float) (1 / Math.sqrt(dot(v, v)));
        for (int i = 0; i < 3; i++) v[i] *= k;
    }

    private void transformNormal(FixedState s) {
        float[] inverse = s.modelviewInverse();
        float k = s.rescaleNormal && !s.normalize ? s.normalScale() : 1;
        for (int i = 0; i < 3; i++) {
            n[i] = (inverse[4 * i] * normal[0] + inverse[4 * i + 1] * normal[1] + inverse[4 * i + 2] * normal[2]) * k;
        }
        if (s.normalize) normalize(n);
    }

    // ---- lighting --------------------------------------------------------------------------------------------------

    private float material(FixedState s, int face, int kind, int c) {
        if ((s.trackedProperties() & Materials.bit(face, kind)) != 0) return color[c];
        return s.materials.values[Materials.at(face, kind) + c];
    }

    private void light(FixedState s, int face, float[] first, float[] second) {
        for (int c = 0; c < 3; c++) {
            first[c] = material(s, face, Materials.EMISSION, c)
                    + material(s, face, Materials.AMBIENT, c) * s.modelAmbient[c];
            second[c] = 0;
        }
        first[3] = material(s, face, Materials.DIFFUSE, 3);
        second[3] = 1;
        for (Light l : s.lights) {
            if (l.enabled) light(s, l, face, first, second);
        }
        if (s.separateSpecular) return;
        for (int c = 0; c < 3; c++) {
            first[c] += second[c];
            second[c] = 0;
        }
    }

    private void light(FixedState s, Light l, int face, float[] first, float[] second) {
        float fade = 1;
        if (l.isPositional()) {
            for (int i = 0; i < 3; i++) to[i] = l.position[i] / l.position[3] - eye3[i];
            float square = dot(to, to);
            float distance = (float) Math.sqrt(square);
            for (int i = 0; i < 3; i++) to[i] /= Math.max(distance, 1e-30f);
            fade = 1 / (l.constantAttenuation + l.linearAttenuation * distance + l.quadraticAttenuation * square);
        } else {
            System.arraycopy(l.position, 0, to, 0, 3);
            normalize(to);
        }
        if (l.isSpot()) {
            float length = (float) Math.sqrt(dot(l.spotDirection, l.spotDirection));
            float c = -dot(to, l.spotDirection) / length;
            boolean inside = c >= (float) Math.cos(Math.toRadians(l.spotCutoff));
            fade *= inside ? (float) Math.pow(Math.max(c, 0), l.spotExponent) : 0;
        }
        float facing = Math.max(dot(n, to), 0);
        float shine = 0;
        if (facing > 0) {
            for (int i = 0; i < 3; i++) to[i] -= s.localViewer ? u[i] : i == 2 ? -1 : 0;
            normalize(to);
            float shininess = s.materials.values[Materials.at(face, Materials.SHININESS)];
            shine = (float) Math.pow(Math.max(dot(n, to), 0), shininess);
        }
        for (int c = 0; c < 3; c++) {
            first[c] += fade
                    * (material(s, face, Materials.AMBIENT, c) * l.ambient[c]
                            + facing * material(s, face, Materials.DIFFUSE, c) * l.diffuse[c]);
            second[c] += fade * shine * material(s, face, Materials.SPECULAR, c) * l.specular[c];
        }
    }

    // ---- coordinates -----------------------------------------------------------------------------------------------

    private void coordinate(FixedState s, int unit) {
        TexUnit t = s.units[unit];
        float[] out = coordinates[unit];
        System.arraycopy(texture[unit], 0, out, 0, 4);
        for (int c = 0; c < 4; c++) {
            if ((t.genEnabled >> c & 1) != 0) out[c] = generated(t, c);
        }
        Matrix4.transform(out, s.texture[unit].top(), out);
    }

    private float generated(TexUnit t, int c) {
        return switch (t.genMode[c]) {
            case GL_OBJECT_LINEAR -> dot4(t.objectPlane[c], position);
            case GL_SPHERE_MAP -> {
                double z = r[2] + 1;
                double m = 2 * Math.sqrt(r[0] * r[0] + r[1] * r[1] + z * z);
                yield (float) (r[Math.min(c, 1)] / m + 0.5);
            }
            case GL_REFLECTION_MAP -> r[Math.min(c, 2)];
            case GL_NORMAL_MAP -> n[Math.min(c, 2)];
            default -> dot4(t.eyePlane[c], eye);
        };
    }

    private static float dot4(float[] a, float[] b) {
        return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3];
    }
}
