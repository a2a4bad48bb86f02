package tepui.drivers.soft.texture;

/** Sources of the level that a sample instruction of a test reads: derivatives, or an operand that changes or names it. */
enum LevelSource {
    IMPLICIT,
    BIAS,
    LOD,
    GRADIENTS,
    /** The least level that is allowed. */
    LEAST
}
