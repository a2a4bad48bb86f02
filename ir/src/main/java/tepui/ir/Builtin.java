package tepui.ir;

/**
 * Built-in interface variables: what a variable means to the pipeline when it is not user data. The IR's conventions
 * are fixed so that every driver lowers from the same place: clip space z is 0 to w or -w to w as the rasteriser state
 * says, y points up, fragment coordinates have their origin where the rasteriser state says, indices are 32-bit.
 */
public enum Builtin {
    NONE,
    /** f32x4. Vertex stages' output, and the input of the next vertex stage. */
    POSITION,
    /** f32, in pixels. */
    POINT_SIZE,
    /** f32 array of up to 8. */
    CLIP_DISTANCE,
    /** f32 array of up to 8. */
    CULL_DISTANCE,
    /** i32; includes the base vertex, as GL's gl_VertexID does. */
    VERTEX_ID,
    /** i32; counts from 0, without the base instance. */
    INSTANCE_ID,
    /** i32; the draw's base vertex, 0 for non-indexed draws' {@code first} excluded (GL's gl_BaseVertex). */
    BASE_VERTEX,
    /** i32 */
    BASE_INSTANCE,
    /** i32; index of the draw within a multi-draw. */
    DRAW_ID,
    /** i32; geometry and tessellation input, fragment input. */
    PRIMITIVE_ID,
    /** i32; geometry and tessellation-control invocation. */
    INVOCATION_ID,
    /** i32; vertices in the input patch. */
    PATCH_VERTICES,
    /** f32x3; tessellation evaluation input. */
    TESS_COORD,
    /** f32 array of 4, patch. */
    TESS_LEVEL_OUTER,
    /** f32 array of 2, patch. */
    TESS_LEVEL_INNER,
    /** i32; last vertex stage's output, fragment input. */
    LAYER,
    /** i32; last vertex stage's output, fragment input. */
    VIEWPORT_INDEX,
    /**
     * i32; last vertex stage's output: a bit for each viewport that the primitive is drawn to, in their order,
     * in place of {@link #VIEWPORT_INDEX}.
     */
    VIEWPORT_MASK,
    /** f32x4; fragment input: window x, y, depth, 1/w. */
    FRAG_COORD,
    /** bool; fragment input. */
    FRONT_FACING,
    /** f32x2; fragment input, 0 to 1 across a point. */
    POINT_COORD,
    /** i32; fragment input; reading it makes the shader run per sample. */
    SAMPLE_ID,
    /** f32x2; fragment input; reading it makes the shader run per sample. */
    SAMPLE_POSITION,
    /** i32; fragment input. */
    SAMPLE_MASK_IN,
    /** i32; fragment output. */
    SAMPLE_MASK,
    /** bool; fragment input. */
    HELPER_INVOCATION,
    /** f32; fragment output. */
    FRAG_DEPTH,
    /** i32; fragment output. */
    FRAG_STENCIL,
    /** i32x3; compute input. */
    WORKGROUP_ID,
    /** i32x3; compute input. */
    LOCAL_INVOCATION_ID,
    /** i32x3; compute input. */
    GLOBAL_INVOCATION_ID,
    /** i32; compute input. */
    LOCAL_INVOCATION_INDEX,
    /** i32x3; compute input. */
    WORKGROUP_COUNT,
    /** i32x3; compute input. {@link tepui.ir.pass.LowerWorkgroupSize} puts the numbers there before a driver sees the shader. */
    WORKGROUP_SIZE,
    /**
     * i32; vertex shader output: 0 where the edge from this vertex to the next is inside a larger polygon. Honoured where
     * polygons are drawn as lines or points and no later vertex stage is there; 1 where it is not written.
     */
    EDGE_FLAG;

    /** The spelling in the text form. */
    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
