package tepui.frontends.glsl;

/**
 * Locations of the compatibility profile's built-in inputs and varyings, the same in every program, so that the fixed
 * function can stand on the other side of an interface. Variables of the program keep out of the way of those that it
 * uses.
 */
public final class BuiltinSlots {
    // ---- vertex attributes: the generic ones are 0 to 15
    public static final int ATTRIBUTE_VERTEX = 16;
    public static final int ATTRIBUTE_NORMAL = 17;
    public static final int ATTRIBUTE_COLOR = 18;
    public static final int ATTRIBUTE_SECONDARY_COLOR = 19;
    public static final int ATTRIBUTE_FOG_COORD = 20;
    /** The first of eight. */
    public static final int ATTRIBUTE_TEX_COORD_0 = 24;

    /** An attribute of three or four doubles has its third and fourth this much behind the first two. */
    public static final int WIDE_ATTRIBUTE = 16;

    // ---- varyings
    public static final int FRONT_COLOR = 16;
    public static final int FRONT_SECONDARY_COLOR = 17;
    public static final int BACK_COLOR = 18;
    public static final int BACK_SECONDARY_COLOR = 19;
    public static final int FOG_COORD = 20;
    public static final int CLIP_VERTEX = 21;
    /** The first of eight. */
    public static final int TEX_COORD_0 = 24;

    /**
     * Name of the uniform buffer that a stage has where it calls shadow2D and its like: for each texture slot four floats, what the components of a
     * result are: 0, 1, or 2 for the result of the comparison.
     */
    public static final String DEPTH_MODES = "gl_DepthTextureModes";

    private BuiltinSlots() {}

    /** Location of a built-in vertex attribute; -1 for any other name. */
    public static int attribute(String name) {
        return switch (name) {
            case "gl_Vertex" -> ATTRIBUTE_VERTEX;
            case "gl_Normal" -> ATTRIBUTE_NORMAL;
            case "gl_Color" -> ATTRIBUTE_COLOR;
            case "gl_SecondaryColor" -> ATTRIBUTE_SECONDARY_COLOR;
            case "gl_FogCoord" -> ATTRIBUTE_FOG_COORD;
            default ->
                name.startsWith("gl_MultiTexCoord") ? ATTRIBUTE_TEX_COORD_0 + name.charAt(name.length() - 1) - '0' : -1;
        };
    }

    /** Location of a built-in varying; gl_Color of a fragment shader is the front colour, names with In are a geometry shader's. -1 for any other name. */
    public static int varying(String name) {
        return switch (name) {
            case "gl_FrontColor", "gl_Color", "gl_FrontColorIn" -> FRONT_COLOR;
            case "gl_FrontSecondaryColor", "gl_SecondaryColor", "gl_FrontSecondaryColorIn" -> FRONT_SECONDARY_COLOR;
            case "gl_BackColor", "gl_BackColorIn" -> BACK_COLOR;
            case "gl_BackSecondaryColor", "gl_BackSecondaryColorIn" -> BACK_SECONDARY_COLOR;
            case "gl_FogFragCoord", "gl_FogFragCoordIn" -> FOG_COORD;
            case "gl_ClipVertex", "gl_ClipVertexIn" -> CLIP_VERTEX;
            case "gl_TexCoord", "gl_TexCoordIn" -> TEX_COORD_0;
            default -> -1;
        };
    }
}
