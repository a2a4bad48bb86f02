package tepui.pipe;

/** Widths of indices. */
public enum IndexType {
    U8(1),
    U16(2),
    U32(4);

    private final int bytes;

    IndexType(int bytes) {
        this.bytes = bytes;
    }

    public int bytes() {
        return bytes;
    }

    /** The largest index, which is the usual restart index too. */
    public int allOnes() {
        return this == U32 ? -1 : (1 << 8 * bytes) - 1;
    }
}
