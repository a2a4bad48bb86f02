package tepui.ir;

/**
 * The type of a value: a scalar kind and one to four components. There are no matrices, arrays or structures among
 * values; front ends keep those in variables and memory. The twenty types are interned, so {@code ==} compares them.
 */
public final class Type {
    private static final Type[][] ALL = new Type[ScalarKind.values().length][4];

    static {
        for (ScalarKind kind : ScalarKind.values()) {
            for (int width = 1; width <= 4; width++) ALL[kind.ordinal()][width - 1] = new Type(kind, width);
        }
    }

    public static final Type BOOL = of(ScalarKind.BOOL, 1);
    public static final Type I32 = of(ScalarKind.I32, 1);
    public static final Type F32 = of(ScalarKind.F32, 1);
    public static final Type I64 = of(ScalarKind.I64, 1);
    public static final Type F64 = of(ScalarKind.F64, 1);
    public static final Type F32X2 = of(ScalarKind.F32, 2);
    public static final Type F32X3 = of(ScalarKind.F32, 3);
    public static final Type F32X4 = of(ScalarKind.F32, 4);
    public static final Type I32X2 = of(ScalarKind.I32, 2);
    public static final Type I32X3 = of(ScalarKind.I32, 3);
    public static final Type I32X4 = of(ScalarKind.I32, 4);

    private final ScalarKind kind;
    private final int width;
    private final String text;

    private Type(ScalarKind kind, int width) {
        this.kind = kind;
        this.width = width;
        this.text = width == 1 ? kind.text() : kind.text() + "x" + width;
    }

    public static Type of(ScalarKind kind, int width) {
        if (width < 1 || width > 4) {
            throw new IllegalArgumentException("Type.of: width is " + width + ", must be 1 to 4");
        }
        return ALL[kind.ordinal()][width - 1];
    }

    /** The type spelled {@code text} ({@code f32x4}), or an exception naming what was read. */
    public static Type parse(String text) {
        for (Type[] row : ALL) {
            for (Type type : row) {
                if (type.text.equals(text)) return type;
            }
        }
        throw new IllegalArgumentException("Type.parse: '" + text + "' is no type; the form is i32, f32x4, bool ...");
    }

    public ScalarKind kind() {
        return kind;
    }

    public int width() {
        return width;
    }

    public boolean isScalar() {
        return width == 1;
    }

    /** Bytes in memory, tightly packed. */
    public int bytes() {
        return kind.bytes() * width;
    }

    public Type scalar() {
        return of(kind, 1);
    }

    public Type withWidth(int newWidth) {
        return of(kind, newWidth);
    }

    public Type withKind(ScalarKind newKind) {
        return of(newKind, width);
    }

    @Override
    public String toString() {
        return text;
    }
}
