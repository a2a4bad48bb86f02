package tepui.frontends.d3d9.code;

/**
 * Places of varyings between the stages and of values in the arrays of uniforms: fixed, so that any vertex shader meets any pixel shader.
 */
public final class Slots {
    /** Locations of varyings; {@link #FIRST_FREE} and above go to other semantics as they turn up. */
    public static final int COLOR0 = 0;

    public static final int COLOR1 = 1;
    public static final int TEXCOORD0 = 2;
    public static final int FOG = 10;
    public static final int FIRST_FREE = 11;

    /** Uniform slots of both stages: float constants; what is bound late, with integers and bools. */
    public static final int CONSTANTS = 0;

    public static final int LATE = 1;
    /** Uniform slots of the fixed function's vertex stage. */
    public static final int TRANSFORMS = 2;

    public static final int LIGHTS = 3;
    public static final int TEXTURE_MATRICES = 4;
    public static final int VERTEX_VALUES = 5;
    public static final int PALETTE = 6;
    /** Float constants of software vertex processing that are behind the first {@link #NEAR_CONSTANTS}. */
    public static final int FAR_CONSTANTS = 7;
    /** Registers that fit into the least that devices with large uniform buffers take. */
    public static final int NEAR_CONSTANTS = 4096;
    /** Uniform slot of the fixed function's pixel stage. */
    public static final int STAGES = 2;

    // ---- words of LATE, vertex stage

    /** Six planes in clip space, 4 words each. */
    public static final int V_PLANES = 0;
    /** Least and largest point size. */
    public static final int V_POINT_SIZE = 24;
    /** Bools, 16 to a word. */
    public static final int V_BOOLS = 28;
    /** Sixteen integers of 4 words. */
    public static final int V_INTS = 32;

    public static final int V_WORDS = V_INTS + 64;

    // ---- words of LATE, pixel stage

    public static final int P_FOG_COLOR = 0;
    /** Start, end, 1 / (end - start), density. */
    public static final int P_FOG = 4;
    /** One of FOG_... */
    public static final int P_FOG_MODE = 8;
    /** The alpha test's reference and, as an i32 right behind it, the ordinal of its comparison. */
    public static final int P_ALPHA = 9;
    /** Bit i: coordinates of stage i are divided, for shaders 1.0 to 1.3. */
    public static final int P_PROJECTED = 11;

    public static final int P_BOOLS = 12;
    public static final int P_INTS = 16;
    /** Bump matrices of eight stages: 00, 01, 10, 11; then luminance scale and offset, 4 words each. */
    public static final int P_BUMP = 80;

    public static final int P_BUMP_LUMINANCE = 112;
    public static final int P_WORDS = 144;

    public static final int FOG_NONE = 0;
    /** The factor comes with the vertices. */
    public static final int FOG_VERTEX = 1;

    public static final int FOG_EXP = 2;
    public static final int FOG_EXP2 = 3;
    public static final int FOG_LINEAR = 4;
    /** Added to the three modes above: by eye distance instead of depth. */
    public static final int FOG_BY_W = 3;

    private Slots() {}
}
