package tepui.frontends.gl.fixed;

/**
 * Uniform layout of a vertex key's code, in words, and its values from the state. Only what the key uses has a place,
 * so that what is copied for a draw is short: matrices alone for unlit vertices. -1: has no place.
 */
final class VertexUniforms {
    final int mvp;
    final int modelview;
    /** Three columns, four words each. */
    final int normal;

    final int point;
    final int[] clip = new int[FixedState.CLIP_PLANES];
    /** Position or direction, half vector, spot, attenuation. */
    final int[] light = new int[FixedState.LIGHTS];
    /** Ambient, diffuse, specular of light times material, a face after the other. */
    final int[] products = new int[FixedState.LIGHTS];
    /** For each face: the colour without lights, the ambient light of the scene, shininess. */
    final int scene;

    final int[] textureMatrix = new int[FixedState.UNITS];
    final int[][] plane = new int[FixedState.UNITS][4];
    final int size;

    private final long[] key;
    private final int faces;

    VertexUniforms(long[] key) {
        this.key = key;
        faces = VertexKey.has(key, VertexKey.TWO_SIDE) ? 2 : 1;
        int at = 0;
        mvp = at;
        at += 16;
        modelview = VertexKey.needsEye(key) ? at : -1;
        if (modelview >= 0) at += 16;
        normal = VertexKey.needsNormal(key) ? at : -1;
        if (normal >= 0) at += 12;
        point = VertexKey.has(key, VertexKey.POINT_SIZE) ? at : -1;
        if (point >= 0) at += 8;
        for (int p = 0; p < clip.length; p++) {
            clip[p] = (VertexKey.clipPlanes(key) >> p & 1) != 0 ? at : -1;
            if (clip[p] >= 0) at += 4;
        }
        boolean lit = VertexKey.has(key, VertexKey.LIGHTING);
        scene = lit ? at : -1;
        if (lit) at += 12 * faces;
        for (int i = 0; i < light.length; i++) {
            boolean on = lit && VertexKey.lightOn(key, i);
            light[i] = on ? at : -1;
            if (on) at += 16;
            products[i] = on ? at : -1;
            if (on) at += 12 * faces;
        }
        for (int u = 0; u < FixedState.UNITS; u++) {
            textureMatrix[u] = VertexKey.textureMatrix(key, u) ? at : -1;
            if (textureMatrix[u] >= 0) at += 16;
            for (int c = 0; c < 4; c++) {
                VertexKey.Gen gen = VertexKey.gen(key, u, c);
                boolean has = VertexKey.texCoord(key, u) && (gen == VertexKey.Gen.OBJECT || gen == VertexKey.Gen.EYE);
                plane[u][c] = has ? at : -1;
                if (has) at += 4;
            }
        }
        size = at;
    }

    // ---- filling: each writes one group ----------------------------------------------------------------------------

    void fillProjection(FixedState s, int[] w) { // hot
        put(w, mvp, s.modelviewProjection(), 0, 16);
    }

    void fillModelview(FixedState s, int[] w) { // hot
        if (modelview >= 0) put(w, modelview, s.modelview.top(), 0, 16);
        if (normal < 0) return;
        float[] inverse = s.modelviewInverse();
        float scale = s.rescaleNormal && !s.normalize ? s.normalScale() : 1;
        // The inverse's transpose: its columns are the inverse's rows.
        for (int c = 0; c < 3; c++) {
            for (int r = 0; r < 3; r++) put(w, normal + 4 * c + r, inverse[4 * r + c] * scale);
        }
    }

    void fillTexture(FixedState s, int[] w) {
        for (int u = 0; u < FixedState.UNITS; u++) {
            if (textureMatrix[u] >= 0) put(w, textureMatrix[u], s.texture[u].top(), 0, 16);
        }
    }

    void fillPlanes(FixedState s, int[] w) {
        for (int u = 0; u < FixedState.UNITS; u++) {
            for (int c = 0; c < 4; c++) {
                if (plane[u][c] < 0) continue;
                boolean object = VertexKey.gen(key, u, c) == VertexKey.Gen.OBJECT;
                TexUnit unit = s.units[u];
                put(w, plane[u][c], object ? unit.objectPlane[c] : unit.eyePlane[c], 0, 4);
            }
        }
    }

    void fillClip(FixedState s, int[] w) {
        for (int p = 0; p < clip.length; p++) {
            if (clip[p] >= 0) put(w, clip[p], s.clipPlanes[p], 0, 4);
        }
    }

    void fillPoint(FixedState s, int[] w) {
        if (point < 0) return;
        put(w, point, s.pointSize);
        put(w, point + 1, s.pointMin);
        put(w, point + 2, Math.max(s.pointMin, s.pointMax));
        put(w, point + 3, 0);
        put(w, point + 4, s.pointAttenuation, 0, 3);
    }

    void fillLights(FixedState s, int[] w) {
        if (scene < 0) return;
        for (int f = 0; f < faces; f++) fillScene(s, f, w);
        for (int i = 0; i < FixedState.LIGHTS; i++) {
            if (light[i] < 0) continue;
            Light l = s.lights[i];
            fillLight(l, i, w);
            for (int f = 0; f < faces; f++) {
                int at = products[i] + 12 * f;
                product(s, f, Materials.AMBIENT, l.ambient, at, w);
                product(s, f, Materials.DIFFUSE, l.diffuse, at + 4, w);
                product(s, f, Materials.SPECULAR, l.specular, at + 8, w);
            }
        }
    }

    private boolean fromVertex(int face, int kind) {
        return ((VertexKey.tracked(key) | VertexKey.perVertex(key)) & Materials.bit(face, kind)) != 0;
    }

    private void product(FixedState s, int face, int kind, float[] color, int at, int[] w) {
        int m = Materials.at(face, kind);
        boolean free = fromVertex(face, kind);
        for (int c = 0; c < 4; c++) put(w, at + c, free ? color[c] : color[c] * s.materials.values[m + c]);
    }

    private void fillScene(FixedState s, int face, int[] w) {
        int at = scene + 12 * face;
        float[] m = s.materials.values;
        boolean emission = !fromVertex(face, Materials.EMISSION);
        boolean ambient = !fromVertex(face, Materials.AMBIENT);
        for (int c = 0; c < 3; c++) {
            float sum = emission ? m[Materials.at(face, Materials.EMISSION) + c] : 0;
            if (ambient) sum += m[Materials.at(face, Materials.AMBIENT) + c] * s.modelAmbient[c];
            put(w, at + c, sum);
        }
        put(w, at + 3, m[Materials.at(face, Materials.DIFFUSE) + 3]);
        put(w, at + 4, s.modelAmbient, 0, 4);
        put(w, at + 8, m[Materials.at(face, Materials.SHININESS)]);
    }

    private void fillLight(Light l, int i, int[] w) {
        int at = light[i];
        float[] p = l.position;
        if (l.isPositional()) {
            for (int c = 0; c < 3; c++) put(w, at + c, p[c] / p[3]);
            put(w, at + 3, 1);
        } else {
            double length = Math.sqrt((double) p[0] * p[0] + (double) p[1] * p[1] + (double) p[2] * p[2]);
            double k = length == 0 ? 0 : 1 / length;
            double x = p[0] * k;
            double y = p[1] * k;
            double z = p[2] * k;
            put(w, at, (float) x);
            put(w, at + 1, (float) y);
            put(w, at + 2, (float) z);
            put(w, at + 3, 0);
            double h = Math.sqrt(x * x + y * y + (z + 1) * (z + 1));
            put(w, at + 4, (float) (h == 0 ? 0 : x / h));
            put(w, at + 5, (float) (h == 0 ? 0 : y / h));
            put(w, at + 6, (float) (h == 0 ? 0 : (z + 1) / h));
        }
        float[] d = l.spotDirection;
        double length = Math.sqrt((double) d[0] * d[0] + (double) d[1] * d[1] + (double) d[2] * d[2]);
        for (int c = 0; c < 3; c++) put(w, at + 8 + c, (float) (length == 0 ? 0 : d[c] / length));
        put(w, at + 11, (float) Math.cos(Math.toRadians(l.spotCutoff)));
        put(w, at + 12, l.constantAttenuation);
        put(w, at + 13, l.linearAttenuation);
        put(w, at + 14, l.quadraticAttenuation);
        put(w, at + 15, l.spotExponent);
    }

    private static void put(int[] w, int at, float value) {
        w[at] = Float.floatToRawIntBits(value);
    }

    private static void put(int[] w, int at, float[] values, int from, int count) {
        for (int i = 0; i < count; i++) w[at + i] = Float.floatToRawIntBits(values[from + i]);
    }
}
