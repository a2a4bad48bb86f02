package tepui.drivers.d3d12.program;

import tepui.ir.Resource;

/** Bits of what is bound, one for each kind of resource and stage. */
public final class BoundBits {
    /** Kinds of resources, each with a bit a stage. */
    public static final int UNIFORMS = Resource.Kind.UNIFORM_BUFFER.ordinal();

    public static final int TEXTURES = Resource.Kind.TEXTURE.ordinal();
    public static final int STORAGE = Resource.Kind.STORAGE_BUFFER.ordinal();
    public static final int IMAGES = Resource.Kind.IMAGE.ordinal();
    /** Beside the kinds. */
    public static final int SAMPLERS = 4;

    private static final int STAGE_BITS = 6;
    public static final int ALL_BOUND = (1 << 5 * STAGE_BITS) - 1;

    public static final int ALL_TEXTURES = (1 << STAGE_BITS) - 1 << Resource.Kind.TEXTURE.ordinal() * STAGE_BITS;

    private BoundBits() {}

    public static int bit(int kind, int stage) { // hot
        return 1 << kind * STAGE_BITS + stage;
    }

    /** The bits of all kinds of a stage. */
    public static int stage(int stage) { // hot
        return bit(UNIFORMS, stage)
                | bit(TEXTURES, stage)
                | bit(STORAGE, stage)
                | bit(IMAGES, stage)
                | bit(SAMPLERS, stage);
    }
}
