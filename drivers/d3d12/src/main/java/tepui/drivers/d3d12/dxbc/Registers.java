package tepui.drivers.d3d12.dxbc;

import tepui.pipe.Limits;

/**
 * Registers of varyings between stages: fixed numbers, so a shader is translated once whatever it is linked with. What
 * it is bound to has the registers of {@link ResourceRegisters}, in every stage, all in register space 0.
 */
public final class Registers {
    /** The constant buffer of the driver's {@link RootWords}. */
    public static final int ROOT_WORDS = 0;

    /** Constant buffers of the program: see {@link ResourceRegisters}. */
    public static final int FIRST_UNIFORM = 1;

    /** The slot of the {@link SamplerWords}: behind those of the contract. */
    public static final int SAMPLER_WORDS = Limits.UNIFORM_BUFFERS;

    /** Varyings between two stages: the others of 32 registers are position, clip distances and system values. */
    public static final int VARYINGS = 24;
    /**
     * Locations that have a register. From {@link #VARYINGS} on it is also that of a value of the pipeline, and one shader has not both: texture coordinates
     * of fixed function lie there.
     */
    static final int LOCATIONS = 31;
    /** Vertex attributes, where system values that a shader reads leave them: the last registers. */
    static final int ATTRIBUTES = 32;

    static final int POSITION = 0;
    static final int FIRST_VARYING = 1;
    // Values of the pipeline have the first component of a register each: vkd3d takes some of them nowhere else.
    static final int FRONT_FACE = 25;
    static final int SAMPLE_INDEX = 26;
    static final int PRIMITIVE_ID = 27;
    static final int VIEWPORT = 28;
    /** Between stages in front of the rasteriser, where no viewport is chosen. */
    static final int POINT_SIZE = 28;

    static final int CLIP_DISTANCES = 29;
    static final int LAYER = 31;
    static final int VERTEX_ID = 30;
    static final int INSTANCE_ID = 31;

    /** The number behind locations of a point size that another stage reads, in masks of locations as well. */
    static final int POINT_SIZE_NUMBER = 3;

    private Registers() {}

    /** The texture slot of the copy of what a target holds: behind the program's. */
    public static int targetSlot(int target) {
        return Limits.TEXTURES + target;
    }

    /** The slot of a texture whose texels are fetched as those of no cube and no comparison: behind the copies of targets. */
    public static int texelSlot(int slot) {
        return Limits.TEXTURES + Limits.COLOR_TARGETS + slot;
    }
}
