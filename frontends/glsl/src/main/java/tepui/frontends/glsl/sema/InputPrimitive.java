package tepui.frontends.glsl.sema;

import tepui.ir.Shader;

/**
 * Input primitive of a geometry shader whose program says it (ARB_geometry_shader4).
 *
 * @param certain it is the program's, and not one to try
 */
public record InputPrimitive(Shader.Topology topology, boolean certain) {
    /** Where the stage is another one, or the shader says all. */
    public static final InputPrimitive ANY = new InputPrimitive(Shader.Topology.TRIANGLES, false);
}
