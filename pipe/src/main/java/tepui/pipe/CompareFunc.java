package tepui.pipe;

/** Comparison of a new value with a stored one, in the order of GL's and D3D's enumerations. */
public enum CompareFunc {
    NEVER,
    LESS,
    EQUAL,
    LESS_EQUAL,
    GREATER,
    NOT_EQUAL,
    GREATER_EQUAL,
    ALWAYS
}
