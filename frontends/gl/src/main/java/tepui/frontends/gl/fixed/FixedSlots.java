package tepui.frontends.gl.fixed;

import tepui.frontends.glsl.BuiltinSlots;

/**
 * Locations of the varyings between the fixed-function stages (short names of {@link BuiltinSlots}), and their uniform
 * buffer.
 */
public final class FixedSlots {
    static final int COLOR = BuiltinSlots.FRONT_COLOR;
    static final int SECONDARY = BuiltinSlots.FRONT_SECONDARY_COLOR;
    static final int BACK_COLOR = BuiltinSlots.BACK_COLOR;
    static final int BACK_SECONDARY = BuiltinSlots.BACK_SECONDARY_COLOR;
    static final int FOG = BuiltinSlots.FOG_COORD;
    static final int TEXTURE = BuiltinSlots.TEX_COORD_0;
    /** The uniform buffer slot of both fixed stages. */
    public static final int UNIFORMS = 0;
    /** The first of ten locations: materials that are attributes of the vertices, in the order of {@link Materials}. */
    public static final int MATERIAL_ATTRIBUTE = 0;

    /** The location of the edge flag: 0 or 1, a float. */
    public static final int EDGE_FLAG_ATTRIBUTE = BuiltinSlots.ATTRIBUTE_FOG_COORD + 1;

    /** The location of the size of a point, a float, where vertices have one each (OES_point_size_array). */
    public static final int POINT_SIZE_ATTRIBUTE = BuiltinSlots.ATTRIBUTE_FOG_COORD + 2;

    private FixedSlots() {}
}
