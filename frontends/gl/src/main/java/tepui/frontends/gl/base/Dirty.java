package tepui.frontends.gl.base;

/**
 * Dirty bits: what changed since the last draw, a bit a group. {@code DrawState} walks the bits that are set from the
 * lowest: a group may set bits above its own while it is brought up to date, never below.
 */
public final class Dirty {
    /** The draw framebuffer, its attachments or its draw buffers. */
    public static final int FRAMEBUFFER = 1;
    /** The program or pipeline of programs, or state that fixed function is generated from. */
    public static final int PROGRAM = 1 << 1;
    /** Attributes, their formats and buffers, and current values of attributes without array. */
    public static final int VERTEX_ARRAY = 1 << 2;

    public static final int CURRENT_ATTRIBUTES = 1 << 3;
    public static final int BLEND = 1 << 4;
    public static final int DEPTH_STENCIL = 1 << 5;
    public static final int RASTER = 1 << 6;
    public static final int VIEWPORT = 1 << 7;
    public static final int SCISSOR = 1 << 8;
    /** Values that are not part of a state: blend colour, stencil reference, sample mask ... */
    public static final int VALUES = 1 << 9;
    /** Fixed-function state that reaches shaders as built-in uniforms or constants of generated ones. */
    public static final int FIXED_UNIFORMS = 1 << 10;
    /** Words of the default blocks. */
    public static final int UNIFORMS = 1 << 11;

    public static final int UNIFORM_BUFFERS = 1 << 12;
    public static final int STORAGE_BUFFERS = 1 << 13;
    /** Textures, samplers, their parameters, or which unit a sampler uniform names. */
    public static final int TEXTURES = 1 << 14;

    public static final int IMAGES = 1 << 15;
    public static final int FEEDBACK = 1 << 16;
    public static final int INDEX_BUFFER = 1 << 17;
    public static final int RESTART = 1 << 18;
    public static final int PATCH = 1 << 19;
    /**
     * Facts of draw errors that belong to no other bit: mapped buffers, the programs of a pipeline, the taker of primitives, blending
     * that few targets can have.
     */
    public static final int DRAW_RULES = 1 << 20;

    public static final int ALL = (1 << 21) - 1;

    /** Dirty bits that follow from another draw framebuffer. */
    public static final int OF_FRAMEBUFFER = BLEND | DEPTH_STENCIL | RASTER | VALUES | VIEWPORT;

    /** Dirty bits that follow from other stages. */
    public static final int OF_PROGRAM = UNIFORMS | FIXED_UNIFORMS | TEXTURES;

    /** Bits that draws without indices leave alone. */
    public static final int OF_INDICES = INDEX_BUFFER | RESTART;

    /** The bits that are set. */
    public int bits = ALL;

    /** Groups of state but blending, and the values beside them. */
    public static final int PLAIN_STATE = DEPTH_STENCIL | RASTER | VIEWPORT | SCISSOR | VALUES;

    /** Dirty bits of resources of shaders, and of groups that go into uniforms: viewports and values. */
    public static final int RESOURCES = VIEWPORT
            | VALUES
            | FIXED_UNIFORMS
            | UNIFORMS
            | UNIFORM_BUFFERS
            | STORAGE_BUFFERS
            | TEXTURES
            | IMAGES
            | FEEDBACK
            | PATCH;

    /** Bits without which a draw of the same mode is as right as the one before. */
    public static final int RULED = FRAMEBUFFER | VERTEX_ARRAY | PROGRAM | FEEDBACK | DRAW_RULES;

    /** Dirty bits of all that a program brings to a draw. */
    public static final int PROGRAM_USERS = Dirty.PROGRAM
            | Dirty.UNIFORMS
            | Dirty.UNIFORM_BUFFERS
            | Dirty.STORAGE_BUFFERS
            | Dirty.TEXTURES
            | Dirty.IMAGES
            | Dirty.FIXED_UNIFORMS;

    /** Bits that a group sets while it is brought up to date. All lie above its own: what is below has been looked at. */
    public static int after(int group, int bits) { // hot
        if (Integer.numberOfTrailingZeros(bits) <= Integer.numberOfTrailingZeros(group)) throw below(group, bits);
        return bits;
    }

    private static IllegalStateException below(int group, int bits) {
        return new IllegalStateException("Dirty: group 0x" + Integer.toHexString(group) + " sets 0x"
                + Integer.toHexString(bits) + ", all must lie above it");
    }
}
