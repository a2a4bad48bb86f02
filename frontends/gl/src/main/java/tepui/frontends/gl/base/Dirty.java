package tepui.frontends.gl.base;

/**
 * What changed since the last draw, a bit a group. {@code DrawState} walks the bits that are set from the lowest: a group may set bits
 * above its own while it is brought up to date, never below.
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

    public static final int ALL = (1 << 20) - 1;

    /** The bits that are set. */
    public int bits = ALL;

    /** What a program brings to a draw. */
    public static final int PROGRAM_USERS = Dirty.PROGRAM
            | Dirty.UNIFORMS
            | Dirty.UNIFORM_BUFFERS
            | Dirty.STORAGE_BUFFERS
            | Dirty.TEXTURES
            | Dirty.IMAGES
            | Dirty.FIXED_UNIFORMS;
}
