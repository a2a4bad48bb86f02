package tepui.ir;

/** Operations of atomic instructions; the result is always the old value. */
public enum AtomicOp {
    ADD,
    IMIN,
    IMAX,
    UMIN,
    UMAX,
    AND,
    OR,
    XOR,
    EXCHANGE,
    /** Takes two operands: the value to compare with, then the value to store. */
    COMPARE_EXCHANGE;

    public String text() {
        return name().toLowerCase(java.util.Locale.ROOT);
    }
}
