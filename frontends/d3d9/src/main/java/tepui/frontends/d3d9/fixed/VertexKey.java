package tepui.frontends.d3d9.fixed;

/**
 * Key of the vertex stage of fixed function: what it depends on, packed in words: flags, light types, sets of coordinates, stages. What does not
 * matter in a combination is 0, so that few shaders are made.
 */
public record VertexKey(int flags, int lightTypes, int sets, int stages0, int stages1, int stages2) {
    public static final int WORDS = 6;
    public static final int LIGHTS = 8;
    public static final int POINT = 1;
    public static final int SPOT = 2;
    public static final int DIRECTIONAL = 3;

    // Bits of flags.
    public static final int TRANSFORMED = 1;
    public static final int NORMAL = 1 << 1;
    public static final int COLOR0 = 1 << 2;
    public static final int COLOR1 = 1 << 3;
    public static final int POINT_SIZE = 1 << 4;
    public static final int LIGHTING = 1 << 5;
    public static final int NORMALIZE = 1 << 6;
    public static final int LOCAL_VIEWER = 1 << 7;
    public static final int SPECULAR = 1 << 8;
    public static final int DIFFUSE_SOURCE = 9;
    public static final int AMBIENT_SOURCE = 11;
    public static final int SPECULAR_SOURCE = 13;
    public static final int EMISSIVE_SOURCE = 15;
    public static final int FOG_MODE = 17;
    public static final int RANGE_FOG = 1 << 19;
    public static final int POINT_SCALE = 1 << 20;
    public static final int CLIP = 1 << 21;
    /** Matrices that are blended, 0 to 4. */
    public static final int MATRICES = 22;

    public static final int INDEXED = 1 << 25;
    public static final int TWEEN = 1 << 26;
    public static final int LIGHT_COUNT = 27;

    // Bits of sets: components of each set of coordinates, 0 to 4, in 3 bits; above them the stages that are needed.
    public static final int NEEDED = 24;

    /** Bits of a stage: set, generator, count, projected; three stages to a word. */
    public static int stage(int set, int generator, int count, boolean projected) {
        return set | generator << 3 | count << 6 | (projected ? 1 << 9 : 0);
    }

    /** From words in the order of the fields. */
    public static VertexKey of(int[] w) {
        return new VertexKey(w[0], w[1], w[2], w[3], w[4], w[5]);
    }

    private boolean has(int bit) {
        return (flags & bit) != 0;
    }

    boolean transformed() {
        return has(TRANSFORMED);
    }

    boolean hasNormal() {
        return has(NORMAL);
    }

    boolean hasColor0() {
        return has(COLOR0);
    }

    boolean hasColor1() {
        return has(COLOR1);
    }

    boolean hasPointSize() {
        return has(POINT_SIZE);
    }

    boolean lighting() {
        return has(LIGHTING);
    }

    boolean normalizes() {
        return has(NORMALIZE);
    }

    boolean localViewer() {
        return has(LOCAL_VIEWER);
    }

    boolean specular() {
        return has(SPECULAR);
    }

    int diffuseSource() {
        return flags >> DIFFUSE_SOURCE & 3;
    }

    int ambientSource() {
        return flags >> AMBIENT_SOURCE & 3;
    }

    int specularSource() {
        return flags >> SPECULAR_SOURCE & 3;
    }

    int emissiveSource() {
        return flags >> EMISSIVE_SOURCE & 3;
    }

    int fogMode() {
        return flags >> FOG_MODE & 3;
    }

    boolean rangeFog() {
        return has(RANGE_FOG);
    }

    boolean scalesPoints() {
        return has(POINT_SCALE);
    }

    boolean writesPointSize() {
        return has(POINT_SIZE) || has(POINT_SCALE);
    }

    boolean clips() {
        return has(CLIP);
    }

    int matrices() {
        return flags >> MATRICES & 7;
    }

    boolean indexed() {
        return has(INDEXED);
    }

    boolean tweens() {
        return has(TWEEN);
    }

    int lights() {
        return flags >>> LIGHT_COUNT & 15;
    }

    int lightType(int i) {
        return lightTypes >> 2 * i & 3;
    }

    int dimensions(int set) {
        return sets >> 3 * set & 7;
    }

    int needed() {
        return sets >>> NEEDED & 255;
    }

    private int stageBits(int i) {
        int w = i < 3 ? stages0 : i < 6 ? stages1 : stages2;
        return w >> 10 * (i % 3) & 1023;
    }

    int coordinateSet(int stage) {
        return stageBits(stage) & 7;
    }

    int generator(int stage) {
        return stageBits(stage) >> 3 & 7;
    }

    int transformCount(int stage) {
        return stageBits(stage) >> 6 & 7;
    }

    boolean projected(int stage) {
        return (stageBits(stage) >> 9 & 1) != 0;
    }
}
