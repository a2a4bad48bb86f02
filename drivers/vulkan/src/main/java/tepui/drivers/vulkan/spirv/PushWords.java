package tepui.drivers.vulkan.spirv;

/**
 * The push constants of all graphics pipelines: 32-bit words in one block that every stage sees from its first byte. They
 * carry what is known only when a draw is made and would otherwise ask for another variant of a shader. {@link
 * SpirvModule#pushWords} says which of them a module reads; what none of a program's modules reads need not be pushed.
 */
public final class PushWords {
    /** All ones in an indexed draw, else 0: {@code BASE_VERTEX} is 0 without indices, Vulkan's is the first vertex there. */
    public static final int INDEXED_MASK = 0;
    /** Added to the index within an indirect draw: the place within a list of direct ones. */
    public static final int DRAW_ID = 1;
    /** Where the device has no draw parameters: first instance and base vertex as given. */
    public static final int BASE_INSTANCE = 2;

    public static final int BASE_VERTEX = 3;
    /** f32: the point size of {@link SpirvVariant.PointSize#FROM_DRIVER}. */
    public static final int POINT_SIZE = 4;
    /** f32: the point coordinate's t is {@code t * SCALE + OFFSET}; 1 and 0 where it grows with the row, else -1 and 1. */
    public static final int POINT_COORD_SCALE = 5;

    public static final int POINT_COORD_OFFSET = 6;
    /** Four f32, then two: the default tessellation levels, for a control shader that the driver makes. */
    public static final int TESS_OUTER = 8;

    public static final int TESS_INNER = 12;
    /** Two f32: what depths that fragments write are clamped to, where the device cannot be told ({@link SpirvOptions#clampDepth}). */
    public static final int DEPTH_LEAST = 14;

    public static final int DEPTH_MOST = 15;
    /** Free for shaders that the driver builds itself. */
    public static final int OWN = 16;

    /** Words of the block: the 128 bytes that every device has. */
    public static final int COUNT = 32;

    private PushWords() {}
}
