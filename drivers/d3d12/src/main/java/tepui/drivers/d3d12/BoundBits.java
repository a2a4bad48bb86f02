package tepui.drivers.d3d12;

import tepui.ir.Resource;

/** Bits of what is bound, one for each kind of resource and stage. */
final class BoundBits {
    /** Kinds of resources, each with a bit a stage. */
    static final int UNIFORMS = Resource.Kind.UNIFORM_BUFFER.ordinal();

    static final int TEXTURES = Resource.Kind.TEXTURE.ordinal();
    static final int STORAGE = Resource.Kind.STORAGE_BUFFER.ordinal();
    static final int IMAGES = Resource.Kind.IMAGE.ordinal();
    /** Beside the kinds. */
    static final int SAMPLERS = 4;

    private static final int STAGE_BITS = 6;
    static final int ALL_BOUND = (1 << 5 * STAGE_BITS) - 1;

    static final int ALL_TEXTURES = (1 << STAGE_BITS) - 1 << Resource.Kind.TEXTURE.ordinal() * STAGE_BITS;

    private BoundBits() {}

    static int bit(int kind, int stage) { // hot
        return 1 << kind * STAGE_BITS + stage;
    }

    /** The bits of all kinds of a stage. */
    static int stage(int stage) { // hot
        return bit(UNIFORMS, stage)
                | bit(TEXTURES, stage)
                | bit(STORAGE, stage)
                | bit(IMAGES, stage)
                | bit(SAMPLERS, stage);
    }
}
