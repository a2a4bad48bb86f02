package tepui.drivers.vulkan;

/** The words of a graphics pipeline's key. All are ids or packed bits; what a device sets dynamically is 0. */
final class KeyWords {
    static final int PROGRAM = 0;
    /** Formats of the targets: {@link TargetFormats}. */
    static final int FORMATS = 1;
    /** {@link VertexInputs.Input#id}. */
    static final int VERTEX_INPUT = 2;
    /** {@link RasterParts#id}. */
    static final int RASTER = 3;

    static final int BLEND = 4;
    static final int DEPTH_STENCIL = 5;
    /** VkPrimitiveTopology, 16 for restart, patch vertices from bit 8. */
    static final int ASSEMBLY = 6;

    static final int SAMPLE_MASK = 7;
    /** Minimum sample shading as a float's bits. */
    static final int SHADING = 8;
    /** Depth bias and discard, where they are not dynamic: bit 0, 1. */
    static final int FLAGS = 9;

    static final int COUNT = 10;

    private KeyWords() {}
}
