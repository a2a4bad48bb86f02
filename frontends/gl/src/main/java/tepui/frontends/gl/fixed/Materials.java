package tepui.frontends.gl.fixed;

/**
 * Materials of both faces as one array of floats: for each face emission, ambient, diffuse, specular (four words each),
 * shininess and three colour indices. A property's number is {@code 5 * face + kind}: masks of properties have that
 * bit.
 */
public final class Materials {
    public static final int EMISSION = 0;
    public static final int AMBIENT = 1;
    public static final int DIFFUSE = 2;
    public static final int SPECULAR = 3;
    public static final int SHININESS = 4;
    public static final int PROPERTIES = 10;
    /** Words of a face. */
    static final int FACE = 20;

    public final float[] values = new float[2 * FACE];

    public Materials() {
        for (int f = 0; f < 2; f++) {
            for (int kind = 0; kind < 4; kind++) values[at(f, kind) + 3] = 1;
            for (int c = 0; c < 3; c++) {
                values[at(f, AMBIENT) + c] = 0.2f;
                values[at(f, DIFFUSE) + c] = 0.8f;
            }
            values[indexes(f) + 1] = 1;
            values[indexes(f) + 2] = 1;
        }
    }

    /** Where a property of a face begins. */
    public static int at(int face, int kind) {
        return face * FACE + 4 * kind;
    }

    /** Where a face's colour indices begin. */
    public static int indexes(int face) {
        return face * FACE + 17;
    }

    /** The bit of a property. */
    public static int bit(int face, int kind) {
        return 1 << 5 * face + kind;
    }

    public void set(Materials other) {
        System.arraycopy(other.values, 0, values, 0, values.length);
    }
}
