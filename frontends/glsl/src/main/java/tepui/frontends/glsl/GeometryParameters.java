package tepui.frontends.glsl;

import tepui.ir.Shader;

/**
 * Parameters of a program object for geometry shaders that do not say them in their text: ARB_geometry_shader4's
 * glProgramParameteri.
 *
 * @param input the primitive that comes in
 * @param output what vertices that are emitted are put together to
 * @param vertices most vertices that an invocation emits
 */
public record GeometryParameters(Shader.Topology input, Shader.Topology output, int vertices) {
    /** Those of a new program object. */
    public static final GeometryParameters DEFAULT =
            new GeometryParameters(Shader.Topology.TRIANGLES, Shader.Topology.TRIANGLE_STRIP, 0);
}
