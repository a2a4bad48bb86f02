package tepui.drivers.vulkan.pipeline;

/**
 * The layout of a graphics pipeline's key: whole 32-bit words, no padding, ids of interned parts rather than the parts or
 * any handle. What a device sets dynamically is 0. A key is an {@code int[COUNT]}; the mask of changed words has a bit for each.
 */
public final class PipelineKeyDescriptor {
    /** The program's id; ids never come back. */
    public static final int PROGRAM = 0;
    /** Id of the targets' formats and samples. */
    public static final int FORMATS = 1;
    /** Id of the vertex input. */
    public static final int VERTEX_INPUT = 2;
    /** Id of what of the rasteriser's state is not dynamic. */
    public static final int RASTER = 3;
    /** Id of the blend state. */
    public static final int BLEND = 4;
    /** Id of the depth-stencil state. */
    public static final int DEPTH_STENCIL = 5;
    /** Topology, primitive restart, vertices of a patch. */
    public static final int ASSEMBLY = 6;
    /** Samples written. */
    public static final int SAMPLE_MASK = 7;
    /** Fraction of samples shaded separately, a float's bits. */
    public static final int SHADING = 8;
    /** {@link #DEPTH_BIAS} and {@link #DISCARD}; or {@link #SHADER_OBJECTS}. */
    public static final int FLAGS = 9;

    public static final int COUNT = 10;

    /** In ASSEMBLY: VkPrimitiveTopology, of its class one where the topology is dynamic. */
    public static final int TOPOLOGY_MASK = 15;

    public static final int RESTART = 1 << 4;
    public static final int PATCH_VERTICES_SHIFT = 8;

    /** In FLAGS. */
    public static final int DEPTH_BIAS = 1;

    public static final int DISCARD = 1 << 1;
    /** No pipeline, but the shaders of the program as they are; all words but this and the program are 0. */
    public static final int SHADER_OBJECTS = 1 << 2;

    private PipelineKeyDescriptor() {}

    public static int assembly(int topology, boolean restart, int patchVertices) { // hot
        return topology | (restart ? RESTART : 0) | patchVertices << PATCH_VERTICES_SHIFT;
    }

    public static int topology(int assembly) {
        return assembly & TOPOLOGY_MASK;
    }

    public static int patchVertices(int assembly) {
        return assembly >>> PATCH_VERTICES_SHIFT;
    }
}
