package tepui.pipe;

/** Bitwise combination of source and destination; the ordinal's bits are the truth table's outputs reversed as in GL. */
public enum LogicOp {
    CLEAR,
    AND,
    AND_REVERSE,
    COPY,
    AND_INVERTED,
    NOOP,
    XOR,
    OR,
    NOR,
    EQUIV,
    INVERT,
    OR_REVERSE,
    COPY_INVERTED,
    OR_INVERTED,
    NAND,
    SET;

    /** Does the result depend on the destination? */
    public boolean readsTarget() {
        return this != CLEAR && this != COPY && this != COPY_INVERTED && this != SET;
    }
}
