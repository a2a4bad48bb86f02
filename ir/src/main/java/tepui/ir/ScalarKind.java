package tepui.ir;

/**
 * Kinds of scalars: what one component of a value is. Integers carry no sign: the operation says how the bits are read,
 * as in most low-level IRs, so a conversion between int and uint is free.
 */
public enum ScalarKind {
    BOOL("bool", 0),
    I32("i32", 4),
    F32("f32", 4),
    I64("i64", 8),
    F64("f64", 8);

    private final String text;
    private final int bytes;

    ScalarKind(String text, int bytes) {
        this.text = text;
        this.bytes = bytes;
    }

    /** The spelling in the text form. */
    public String text() {
        return text;
    }

    /** Bytes in memory; 0 for {@link #BOOL}, which never lives in memory. */
    public int bytes() {
        return bytes;
    }

    public boolean isFloat() {
        return this == F32 || this == F64;
    }

    public boolean isInt() {
        return this == I32 || this == I64;
    }

    public boolean is64() {
        return bytes == 8;
    }
}
