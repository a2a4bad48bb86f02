package tepui.drivers.d3d12.dxbc;

/**
 * Uniforms that describe samplers to shaders that sample by hand: two vectors for each slot of textures, in a uniform
 * buffer behind the contract's own. The first has the flags, the bounds of the level and its bias, the second the
 * border.
 */
public final class SamplerWords {
    /** Bytes of a slot. */
    public static final int BYTES = 32;

    static final int SHIFT = 5;

    // ---- words of a slot
    public static final int FLAGS = 0;
    /** f32: the least level, the greatest one, what is added. */
    public static final int LOD_MIN = 1;

    public static final int LOD_MAX = 2;
    public static final int LOD_BIAS = 3;
    /** Four words as texels have them. */
    public static final int BORDER = 4;

    // ---- flags: how each coordinate is wrapped, so many bits each
    public static final int WRAP_BITS = 3;
    /** Period after period; with {@link #MIRRORS} each other one the other way about. */
    public static final int REPEATS = 1;
    /** Alone: once, at 0. */
    public static final int MIRRORS = 2;
    /** Outside is the border, not the last texel. */
    public static final int BORDERS = 4;

    // ---- flags: filters
    public static final int MAG_LINEAR = 1 << 9;
    public static final int MIN_LINEAR = 1 << 10;
    /** There are levels beside the first one. */
    public static final int LEVELS = 1 << 11;

    public static final int LEVELS_LINEAR = 1 << 12;
    /** References are clamped to 0 and 1, as depth that is no float is. */
    public static final int CLAMPS = 1 << 13;

    /** Three bits, what is true: the reference is less, equal, greater. */
    public static final int COMPARE_SHIFT = 14;

    private SamplerWords() {}
}
