package tepui.frontends.gl.fixed;

import static tepui.frontends.gl.constants.Enumerants.*;

import tepui.frontends.gl.base.Dirty;

/**
 * State of the fixed function, as plain values: the chapters check arguments and write here, then say which group they
 * changed. A group's version tells those who copied it that their copy is old; the key's version, that another shader
 * may be wanted.
 */
public final class FixedState {
    public static final int LIGHTS = 8;
    public static final int UNITS = 8;
    public static final int CLIP_PLANES = 8;
    public static final int PROGRAM_MATRICES = 8;

    /** Groups of state that change together. Matrices have versions of their own. */
    public enum Group {
        LIGHT,
        MATERIAL,
        TEXTURE_COORDINATES,
        CLIP_PLANES,
        POINT,
        FOG,
        ENVIRONMENT,
        STIPPLE
    }

    private final Dirty dirty;
    private final int[] versions = new int[Group.values().length];

    // ---- matrices
    public int matrixMode = GL_MODELVIEW;
    public final MatrixStack modelview = new MatrixStack(32);
    public final MatrixStack projection = new MatrixStack(32);
    public final MatrixStack color = new MatrixStack(10);
    public final MatrixStack[] texture = new MatrixStack[UNITS];
    /** GL_MATRIX0_ARB and on, which programs of ARB_vertex_program read. */
    public final MatrixStack[] program = new MatrixStack[PROGRAM_MATRICES];

    // ---- lighting
    public boolean lighting;
    public final Light[] lights = new Light[LIGHTS];
    public final Materials materials = new Materials();
    public final float[] modelAmbient = {0.2f, 0.2f, 0.2f, 1};
    public boolean localViewer;
    public boolean twoSide;
    public boolean separateSpecular;
    public boolean colorMaterial;
    public int colorMaterialFace = GL_FRONT_AND_BACK;
    public int colorMaterialMode = GL_AMBIENT_AND_DIFFUSE;
    public boolean normalize;
    public boolean rescaleNormal;
    public boolean flat;
    public boolean colorSum;
    /** GL_VERTEX_PROGRAM_TWO_SIDE and _POINT_SIZE's twin for shaders are the state chapter's; this one chooses colours. */
    public boolean vertexProgramTwoSide;

    public int clampVertexColor = GL_TRUE;
    public int clampFragmentColor = GL_FIXED_ONLY;
    /** Some colour image that is drawn to holds floats, as of the last draw. */
    public boolean floatOutputs;
    /** Some holds signed fixed-point numbers, as of the last draw. */
    public boolean signedOutputs;
    /** The first draw buffer holds integers, which no test of alpha looks at, as of the last draw. */
    public boolean integerFirst;
    /** Draw buffers whose image is alpha alone, a bit each, as of the last draw. */
    public int alphaTargets;
    /** Draw buffers that get a colour: up to the last one. */
    public int colorTargets = 1;

    /** The first colour output goes to two images. */
    public boolean mirrorsColor;

    // ---- textures
    public final TexUnit[] units = new TexUnit[UNITS];

    /** A context of OpenGL ES 1.1, which has fewer names. */
    public final boolean es1;

    // ---- fog
    public boolean fog;
    public int fogMode = GL_EXP;
    public int fogCoordSource = GL_FRAGMENT_DEPTH;
    public float fogDensity = 1;
    public float fogStart;
    public float fogEnd = 1;
    public float fogIndex;
    public final float[] fogColor = new float[4];

    // ---- user clip planes, in eye coordinates
    public int clipEnabled;
    public final float[][] clipPlanes = new float[CLIP_PLANES][4];

    /** Some edge was said to be none of a polygon's boundary: edge flags are part of the vertices from then on. */
    public boolean edgeFlags;

    /** The pattern of polygons, a word a row from the lowest, the highest bit leftmost. */
    public final int[] polygonPattern = new int[32];

    // ---- points
    /** Vertices have a size each (OES_point_size_array). */
    public boolean pointSizeArray;

    public boolean pointSprite;
    public float pointSize = 1;
    public float pointMin;
    public float pointMax = 1024;
    public float pointFade = 1;
    public final float[] pointAttenuation = {1, 0, 0};

    // ---- products
    private final float[] mvp = new float[16];
    private int mvpModelview;
    private int mvpProjection;
    private final float[] inverse = new float[16];
    private int inverseVersion;

    public FixedState() {
        this(new Dirty());
    }

    /** State whose changes are told to the draws that a context makes. */
    public FixedState(Dirty dirty) {
        this(dirty, false);
    }

    /** The same of a context that may be one of OpenGL ES 1.1. */
    public FixedState(Dirty dirty, boolean es1) {
        this.dirty = dirty;
        this.es1 = es1;
        java.util.Arrays.fill(polygonPattern, -1);
        for (int i = 0; i < LIGHTS; i++) lights[i] = new Light(i);
        for (int i = 0; i < PROGRAM_MATRICES; i++) program[i] = new MatrixStack(4);
        for (int i = 0; i < UNITS; i++) {
            units[i] = new TexUnit();
            texture[i] = new MatrixStack(10);
        }
    }

    /** Values of a group changed. */
    public void changed(Group group) {
        versions[group.ordinal()]++;
    }

    public int version(Group group) {
        return versions[group.ordinal()];
    }

    /** Projection times modelview. */
    public float[] modelviewProjection() {
        if (mvpModelview != modelview.version() || mvpProjection != projection.version()) {
            mvpModelview = modelview.version();
            mvpProjection = projection.version();
            // What most programs without a projection of their own have.
            if (projection.isIdentity()) System.arraycopy(modelview.top(), 0, mvp, 0, 16);
            else Matrix4.multiply(mvp, projection.top(), modelview.top());
        }
        return mvp;
    }

    /** The modelview's inverse. */
    public float[] modelviewInverse() {
        if (inverseVersion != modelview.version()) {
            inverseVersion = modelview.version();
            Matrix4.invert(inverse, modelview.top());
        }
        return inverse;
    }

    /** Factor of normals where GL_RESCALE_NORMAL is on (2.11.3). */
    public float normalScale() {
        float[] m = modelviewInverse();
        double length = Math.sqrt((double) m[2] * m[2] + (double) m[6] * m[6] + (double) m[10] * m[10]);
        return length == 0 ? 1 : (float) (1 / length);
    }

    public boolean attenuatesPoints() {
        return pointSizeArray || pointAttenuation[0] != 1 || pointAttenuation[1] != 0 || pointAttenuation[2] != 0;
    }

    /** Does the vertex stage that is fixed put out colours for both faces? */
    public boolean lightsBothFaces() {
        return lighting && twoSide;
    }

    /** Mask of the material properties that follow the current colour. */
    public int trackedProperties() {
        if (!colorMaterial) return 0;
        int kinds = switch (colorMaterialMode) {
            case GL_EMISSION -> 1 << Materials.EMISSION;
            case GL_AMBIENT -> 1 << Materials.AMBIENT;
            case GL_DIFFUSE -> 1 << Materials.DIFFUSE;
            case GL_SPECULAR -> 1 << Materials.SPECULAR;
            default -> 1 << Materials.AMBIENT | 1 << Materials.DIFFUSE;
        };
        int mask = 0;
        if (colorMaterialFace != GL_BACK) mask |= kinds;
        if (colorMaterialFace != GL_FRONT) mask |= kinds << 5;
        return mask;
    }

    /** The tracked properties take the current colour; after that the material is what it would be without tracking. */
    public void track(float r, float g, float b, float a) {
        int mask = trackedProperties();
        if (mask == 0) return;
        float[] v = materials.values;
        boolean differs = false;
        for (int p = 0; p < Materials.PROPERTIES; p++) {
            if ((mask >> p & 1) == 0) continue;
            int at = Materials.at(p / 5, p % 5);
            differs |= v[at] != r || v[at + 1] != g || v[at + 2] != b || v[at + 3] != a;
            v[at] = r;
            v[at + 1] = g;
            v[at + 2] = b;
            v[at + 3] = a;
        }
        if (differs) changed(Group.MATERIAL);
    }

    /** GL_CLAMP_VERTEX_COLOR, with what GL_FIXED_ONLY means for the draw framebuffer. */
    public boolean clampsVertexColors() {
        return clampVertexColor == GL_TRUE || clampVertexColor == GL_FIXED_ONLY && !floatOutputs;
    }

    /** Fragments' colours are clamped to 0 and 1, and not all images do that by themselves. */
    public boolean clampsFragmentColors() {
        return clampFragmentColor == GL_TRUE && (floatOutputs || signedOutputs)
                || clampFragmentColor == GL_FIXED_ONLY && signedOutputs && !floatOutputs;
    }

    /** Values that generated code reads have changed. */
    public void uniformsChanged() {
        dirty.bits |= Dirty.FIXED_UNIFORMS;
    }

    /** Other code may be wanted. */
    public void keyChanged() {
        dirty.bits |= Dirty.PROGRAM | Dirty.FIXED_UNIFORMS;
    }
}
