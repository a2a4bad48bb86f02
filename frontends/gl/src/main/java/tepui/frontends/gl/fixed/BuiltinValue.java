package tepui.frontends.gl.fixed;

import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.fixed.FixedState.Group;

/** The built-in uniforms of the shading language (1.20, 7.5), each with the state that it is and the group that state changes with. */
enum BuiltinValue {
    MODELVIEW("gl_ModelViewMatrix", BuiltinValue.MATRICES),
    PROJECTION("gl_ProjectionMatrix", BuiltinValue.MATRICES),
    MVP("gl_ModelViewProjectionMatrix", BuiltinValue.MATRICES),
    TEXTURE("gl_TextureMatrix", BuiltinValue.MATRICES),
    NORMAL("gl_NormalMatrix", BuiltinValue.MATRICES),
    MODELVIEW_INVERSE("gl_ModelViewMatrixInverse", BuiltinValue.MATRICES),
    PROJECTION_INVERSE("gl_ProjectionMatrixInverse", BuiltinValue.MATRICES),
    MVP_INVERSE("gl_ModelViewProjectionMatrixInverse", BuiltinValue.MATRICES),
    TEXTURE_INVERSE("gl_TextureMatrixInverse", BuiltinValue.MATRICES),
    MODELVIEW_TRANSPOSE("gl_ModelViewMatrixTranspose", BuiltinValue.MATRICES),
    PROJECTION_TRANSPOSE("gl_ProjectionMatrixTranspose", BuiltinValue.MATRICES),
    MVP_TRANSPOSE("gl_ModelViewProjectionMatrixTranspose", BuiltinValue.MATRICES),
    TEXTURE_TRANSPOSE("gl_TextureMatrixTranspose", BuiltinValue.MATRICES),
    MODELVIEW_INVERSE_TRANSPOSE("gl_ModelViewMatrixInverseTranspose", BuiltinValue.MATRICES),
    PROJECTION_INVERSE_TRANSPOSE("gl_ProjectionMatrixInverseTranspose", BuiltinValue.MATRICES),
    MVP_INVERSE_TRANSPOSE("gl_ModelViewProjectionMatrixInverseTranspose", BuiltinValue.MATRICES),
    TEXTURE_INVERSE_TRANSPOSE("gl_TextureMatrixInverseTranspose", BuiltinValue.MATRICES),
    NORMAL_SCALE("gl_NormalScale", BuiltinValue.MATRICES),
    CLIP_PLANE("gl_ClipPlane", Group.CLIP_PLANES.ordinal()),
    POINT_SIZE("gl_Point.size", Group.POINT.ordinal()),
    POINT_MIN("gl_Point.sizeMin", Group.POINT.ordinal()),
    POINT_MAX("gl_Point.sizeMax", Group.POINT.ordinal()),
    POINT_FADE("gl_Point.fadeThresholdSize", Group.POINT.ordinal()),
    POINT_CONSTANT("gl_Point.distanceConstantAttenuation", Group.POINT.ordinal()),
    POINT_LINEAR("gl_Point.distanceLinearAttenuation", Group.POINT.ordinal()),
    POINT_QUADRATIC("gl_Point.distanceQuadraticAttenuation", Group.POINT.ordinal()),
    FRONT_EMISSION("gl_FrontMaterial.emission", Group.MATERIAL.ordinal()),
    FRONT_AMBIENT("gl_FrontMaterial.ambient", Group.MATERIAL.ordinal()),
    FRONT_DIFFUSE("gl_FrontMaterial.diffuse", Group.MATERIAL.ordinal()),
    FRONT_SPECULAR("gl_FrontMaterial.specular", Group.MATERIAL.ordinal()),
    FRONT_SHININESS("gl_FrontMaterial.shininess", Group.MATERIAL.ordinal()),
    BACK_EMISSION("gl_BackMaterial.emission", Group.MATERIAL.ordinal()),
    BACK_AMBIENT("gl_BackMaterial.ambient", Group.MATERIAL.ordinal()),
    BACK_DIFFUSE("gl_BackMaterial.diffuse", Group.MATERIAL.ordinal()),
    BACK_SPECULAR("gl_BackMaterial.specular", Group.MATERIAL.ordinal()),
    BACK_SHININESS("gl_BackMaterial.shininess", Group.MATERIAL.ordinal()),
    LIGHT_AMBIENT("gl_LightSource.ambient", Group.LIGHT.ordinal()),
    LIGHT_DIFFUSE("gl_LightSource.diffuse", Group.LIGHT.ordinal()),
    LIGHT_SPECULAR("gl_LightSource.specular", Group.LIGHT.ordinal()),
    LIGHT_POSITION("gl_LightSource.position", Group.LIGHT.ordinal()),
    LIGHT_HALF("gl_LightSource.halfVector", Group.LIGHT.ordinal()),
    LIGHT_SPOT_DIRECTION("gl_LightSource.spotDirection", Group.LIGHT.ordinal()),
    LIGHT_SPOT_EXPONENT("gl_LightSource.spotExponent", Group.LIGHT.ordinal()),
    LIGHT_SPOT_CUTOFF("gl_LightSource.spotCutoff", Group.LIGHT.ordinal()),
    LIGHT_SPOT_COS("gl_LightSource.spotCosCutoff", Group.LIGHT.ordinal()),
    LIGHT_CONSTANT("gl_LightSource.constantAttenuation", Group.LIGHT.ordinal()),
    LIGHT_LINEAR("gl_LightSource.linearAttenuation", Group.LIGHT.ordinal()),
    LIGHT_QUADRATIC("gl_LightSource.quadraticAttenuation", Group.LIGHT.ordinal()),
    MODEL_AMBIENT("gl_LightModel.ambient", Group.LIGHT.ordinal()),
    FRONT_SCENE("gl_FrontLightModelProduct.sceneColor", BuiltinValue.PRODUCTS),
    BACK_SCENE("gl_BackLightModelProduct.sceneColor", BuiltinValue.PRODUCTS),
    FRONT_PRODUCT_AMBIENT("gl_FrontLightProduct.ambient", BuiltinValue.PRODUCTS),
    FRONT_PRODUCT_DIFFUSE("gl_FrontLightProduct.diffuse", BuiltinValue.PRODUCTS),
    FRONT_PRODUCT_SPECULAR("gl_FrontLightProduct.specular", BuiltinValue.PRODUCTS),
    BACK_PRODUCT_AMBIENT("gl_BackLightProduct.ambient", BuiltinValue.PRODUCTS),
    BACK_PRODUCT_DIFFUSE("gl_BackLightProduct.diffuse", BuiltinValue.PRODUCTS),
    BACK_PRODUCT_SPECULAR("gl_BackLightProduct.specular", BuiltinValue.PRODUCTS),
    ENV_COLOR("gl_TextureEnvColor", Group.ENVIRONMENT.ordinal()),
    EYE_S("gl_EyePlaneS", Group.TEXTURE_COORDINATES.ordinal()),
    EYE_T("gl_EyePlaneT", Group.TEXTURE_COORDINATES.ordinal()),
    EYE_R("gl_EyePlaneR", Group.TEXTURE_COORDINATES.ordinal()),
    EYE_Q("gl_EyePlaneQ", Group.TEXTURE_COORDINATES.ordinal()),
    OBJECT_S("gl_ObjectPlaneS", Group.TEXTURE_COORDINATES.ordinal()),
    OBJECT_T("gl_ObjectPlaneT", Group.TEXTURE_COORDINATES.ordinal()),
    OBJECT_R("gl_ObjectPlaneR", Group.TEXTURE_COORDINATES.ordinal()),
    OBJECT_Q("gl_ObjectPlaneQ", Group.TEXTURE_COORDINATES.ordinal()),
    FOG_COLOR("gl_Fog.color", Group.FOG.ordinal()),
    FOG_DENSITY("gl_Fog.density", Group.FOG.ordinal()),
    FOG_START("gl_Fog.start", Group.FOG.ordinal()),
    FOG_END("gl_Fog.end", Group.FOG.ordinal()),
    FOG_SCALE("gl_Fog.scale", Group.FOG.ordinal()),
    DEPTH_NEAR("gl_DepthRange.near", BuiltinValue.FACTS),
    DEPTH_FAR("gl_DepthRange.far", BuiltinValue.FACTS),
    DEPTH_DIFF("gl_DepthRange.diff", BuiltinValue.FACTS),
    NUM_SAMPLES("gl_NumSamples", BuiltinValue.FACTS);

    // ---- groups beside the state's own
    static final int MATRICES = -1;
    /** Of lights and materials. */
    static final int PRODUCTS = -2;

    static final int FACTS = -3;

    private static final Map<String, BuiltinValue> BY_NAME = new HashMap<>();

    static {
        for (BuiltinValue v : values()) BY_NAME.put(v.uniform, v);
    }

    private final String uniform;
    private final int group;

    BuiltinValue(String uniform, int group) {
        this.uniform = uniform;
        this.group = group;
    }

    /** The value of a uniform's name, indices left out; null for others. */
    static @Nullable BuiltinValue of(String name) {
        return BY_NAME.get(name);
    }

    int group() {
        return group;
    }

    /** A number that differs whenever the value may. */
    long version(FixedState s, float depthNear) {
        return switch (group) {
            case MATRICES -> {
                long sum = 0;
                boolean ofTexture = uniform.startsWith("gl_Texture");
                if (ofTexture) for (MatrixStack m : s.texture) sum += m.version();
                yield ofTexture ? sum : (long) s.modelview.version() << 32 | s.projection.version() & 0xffffffffL;
            }
            case PRODUCTS -> (long) s.version(Group.LIGHT) << 32 | s.version(Group.MATERIAL) & 0xffffffffL;
            case FACTS -> Float.isNaN(depthNear) ? -1 : 0;
            default -> s.version(GROUPS[group]);
        };
    }

    private static final Group[] GROUPS = Group.values();

    /** Rows of a column, where the value is a matrix; else 0. */
    int columnRows() {
        if (this == NORMAL) return 3;
        return group == MATRICES && this != NORMAL_SCALE ? 4 : 0;
    }

    /** Writes the value's components, columns after columns; answers how many there are. */
    int get(FixedState s, int index, float[] out, float near, float far, int samples) {
        return switch (this) {
            case MODELVIEW -> matrix(out, s.modelview.top());
            case PROJECTION -> matrix(out, s.projection.top());
            case MVP -> matrix(out, s.modelviewProjection());
            case TEXTURE -> matrix(out, texture(s, index));
            case MODELVIEW_INVERSE -> matrix(out, s.modelviewInverse());
            case PROJECTION_INVERSE -> inverse(out, s.projection.top(), false);
            case MVP_INVERSE -> inverse(out, s.modelviewProjection(), false);
            case TEXTURE_INVERSE -> inverse(out, texture(s, index), false);
            case MODELVIEW_TRANSPOSE -> transpose(out, s.modelview.top());
            case PROJECTION_TRANSPOSE -> transpose(out, s.projection.top());
            case MVP_TRANSPOSE -> transpose(out, s.modelviewProjection());
            case TEXTURE_TRANSPOSE -> transpose(out, texture(s, index));
            case MODELVIEW_INVERSE_TRANSPOSE -> transpose(out, s.modelviewInverse());
            case PROJECTION_INVERSE_TRANSPOSE -> inverse(out, s.projection.top(), true);
            case MVP_INVERSE_TRANSPOSE -> inverse(out, s.modelviewProjection(), true);
            case TEXTURE_INVERSE_TRANSPOSE -> inverse(out, texture(s, index), true);
            case NORMAL -> {
                float[] inverse = s.modelviewInverse();
                for (int c = 0; c < 3; c++) {
                    for (int r = 0; r < 3; r++) out[3 * c + r] = inverse[4 * r + c];
                }
                yield 9;
            }
            case NORMAL_SCALE -> one(out, s.normalScale());
            case CLIP_PLANE -> four(out, s.clipPlanes[Math.min(index, FixedState.CLIP_PLANES - 1)], 0);
            case POINT_SIZE -> one(out, s.pointSize);
            case POINT_MIN -> one(out, s.pointMin);
            case POINT_MAX -> one(out, s.pointMax);
            case POINT_FADE -> one(out, s.pointFade);
            case POINT_CONSTANT -> one(out, s.pointAttenuation[0]);
            case POINT_LINEAR -> one(out, s.pointAttenuation[1]);
            case POINT_QUADRATIC -> one(out, s.pointAttenuation[2]);
            case FRONT_EMISSION, FRONT_AMBIENT, FRONT_DIFFUSE, FRONT_SPECULAR ->
                four(out, s.materials.values, Materials.at(0, ordinal() - FRONT_EMISSION.ordinal()));
            case BACK_EMISSION, BACK_AMBIENT, BACK_DIFFUSE, BACK_SPECULAR ->
                four(out, s.materials.values, Materials.at(1, ordinal() - BACK_EMISSION.ordinal()));
            case FRONT_SHININESS -> one(out, s.materials.values[Materials.at(0, Materials.SHININESS)]);
            case BACK_SHININESS -> one(out, s.materials.values[Materials.at(1, Materials.SHININESS)]);
            case MODEL_AMBIENT -> four(out, s.modelAmbient, 0);
            case FRONT_SCENE -> scene(s, 0, out);
            case BACK_SCENE -> scene(s, 1, out);
            case FRONT_PRODUCT_AMBIENT, FRONT_PRODUCT_DIFFUSE, FRONT_PRODUCT_SPECULAR ->
                product(s, 0, ordinal() - FRONT_PRODUCT_AMBIENT.ordinal(), index, out);
            case BACK_PRODUCT_AMBIENT, BACK_PRODUCT_DIFFUSE, BACK_PRODUCT_SPECULAR ->
                product(s, 1, ordinal() - BACK_PRODUCT_AMBIENT.ordinal(), index, out);
            case ENV_COLOR -> index < FixedState.UNITS ? four(out, s.units[index].color, 0) : four(out, ZERO, 0);
            case EYE_S, EYE_T, EYE_R, EYE_Q -> four(out, s.units[index & 7].eyePlane[ordinal() - EYE_S.ordinal()], 0);
            case OBJECT_S, OBJECT_T, OBJECT_R, OBJECT_Q ->
                four(out, s.units[index & 7].objectPlane[ordinal() - OBJECT_S.ordinal()], 0);
            case FOG_COLOR -> four(out, s.fogColor, 0);
            case FOG_DENSITY -> one(out, s.fogDensity);
            case FOG_START -> one(out, s.fogStart);
            case FOG_END -> one(out, s.fogEnd);
            case FOG_SCALE -> one(out, 1 / (s.fogEnd - s.fogStart));
            case DEPTH_NEAR -> one(out, near);
            case DEPTH_FAR -> one(out, far);
            case DEPTH_DIFF -> one(out, far - near);
            case NUM_SAMPLES -> one(out, Math.max(1, samples));
            default -> light(s.lights[index & 7], out);
        };
    }

    private static final float[] ZERO = new float[4];

    private int light(Light l, float[] out) {
        return switch (this) {
            case LIGHT_AMBIENT -> four(out, l.ambient, 0);
            case LIGHT_DIFFUSE -> four(out, l.diffuse, 0);
            case LIGHT_SPECULAR -> four(out, l.specular, 0);
            case LIGHT_POSITION -> four(out, l.position, 0);
            case LIGHT_HALF -> half(l, out);
            case LIGHT_SPOT_DIRECTION -> {
                System.arraycopy(l.spotDirection, 0, out, 0, 3);
                yield 3;
            }
            case LIGHT_SPOT_EXPONENT -> one(out, l.spotExponent);
            case LIGHT_SPOT_CUTOFF -> one(out, l.spotCutoff);
            case LIGHT_SPOT_COS -> one(out, (float) Math.cos(Math.toRadians(l.spotCutoff)));
            case LIGHT_CONSTANT -> one(out, l.constantAttenuation);
            case LIGHT_LINEAR -> one(out, l.linearAttenuation);
            default -> one(out, l.quadraticAttenuation);
        };
    }

    /** Halfway between the light's direction and the viewer at infinity. */
    private static int half(Light l, float[] out) {
        double x = l.position[0];
        double y = l.position[1];
        double z = l.position[2];
        double length = Math.sqrt(x * x + y * y + z * z);
        double k = length == 0 ? 0 : 1 / length;
        x *= k;
        y *= k;
        z = z * k + 1;
        double h = Math.sqrt(x * x + y * y + z * z);
        double j = h == 0 ? 0 : 1 / h;
        out[0] = (float) (x * j);
        out[1] = (float) (y * j);
        out[2] = (float) (z * j);
        out[3] = 0;
        return 4;
    }

    private static float[] texture(FixedState s, int index) {
        return s.texture[Math.min(index, FixedState.UNITS - 1)].top();
    }

    private static int matrix(float[] out, float[] m) {
        System.arraycopy(m, 0, out, 0, 16);
        return 16;
    }

    private static int inverse(float[] out, float[] m, boolean transposed) {
        Matrix4.invert(out, m);
        if (transposed) Matrix4.transpose(out, out);
        return 16;
    }

    private static int transpose(float[] out, float[] m) {
        Matrix4.transpose(out, m);
        return 16;
    }

    private static int one(float[] out, float v) {
        out[0] = v;
        return 1;
    }

    private static int four(float[] out, float[] v, int from) {
        System.arraycopy(v, from, out, 0, 4);
        return 4;
    }

    private static int scene(FixedState s, int face, float[] out) {
        float[] m = s.materials.values;
        int e = Materials.at(face, Materials.EMISSION);
        int a = Materials.at(face, Materials.AMBIENT);
        for (int c = 0; c < 4; c++) out[c] = m[e + c] + m[a + c] * s.modelAmbient[c];
        return 4;
    }

    private static int product(FixedState s, int face, int kind, int index, float[] out) {
        Light l = s.lights[index & 7];
        float[] color = kind == 0 ? l.ambient : kind == 1 ? l.diffuse : l.specular;
        int at = Materials.at(face, Materials.AMBIENT + kind);
        for (int c = 0; c < 4; c++) out[c] = color[c] * s.materials.values[at + c];
        return 4;
    }
}
