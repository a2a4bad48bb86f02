package tepui.ir;

/**
 * The operands that a texture instruction may have, in the order in which they stand in {@link Instr#args}. Which ones
 * are present is a bit mask in {@link Instr#imm}, bit = ordinal.
 */
public enum TexOperand {
    /** Array index of the resource, i32 scalar; absent means 0. */
    INDEX,
    /** Coordinate (f32 for sampling, i32 for fetching), width {@link TextureShape#coordinates()}. */
    COORD,
    /** Reference of a shadow comparison, f32. */
    REF,
    /** LOD: f32 for sampling, i32 for fetching and size queries. */
    LOD,
    /** Added to the implicit LOD, f32. */
    BIAS,
    /** f32, width {@link TextureShape#gradientComponents()}. */
    DDX,
    DDY,
    /** Texel offset, i32, width of the dimensions. */
    OFFSET,
    /** Gather: three more offsets; OFFSET is the first. */
    OFFSET1,
    OFFSET2,
    OFFSET3,
    /** Lower clamp of the LOD, f32. */
    MIN_LOD,
    /** Sample index of a multisample fetch, i32. */
    SAMPLE;

    public int bit() {
        return 1 << ordinal();
    }

    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
