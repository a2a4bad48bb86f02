package tepui.drivers.d3d12.resource;

/** Kinds of views through which shaders see a texture. */
public enum ViewKind {
    /** A texture without layers as an array of one. */
    AS_ARRAY,
    /** A cube that is compared with, and no array of one: vkd3d compares with no arrays of cubes. */
    AS_CUBE,
    /** Its texels: faces of cubes as layers. */
    AS_TEXELS
}
