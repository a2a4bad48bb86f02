package tepui.ir;

/**
 * Texture shapes: dimensions, arrays and samples, as a shader sees them. Coordinates have {@link #coordinates()}
 * components: the dimensions, then the array layer. Cube coordinates are a direction when sampled and (x, y, face + 6 *
 * layer) when loaded as an image.
 */
public enum TextureShape {
    D1("1d", 1, false, false, false),
    D2("2d", 2, false, false, false),
    D3("3d", 3, false, false, false),
    CUBE("cube", 2, false, true, false),
    RECT("rect", 2, false, false, false),
    BUFFER("buffer", 1, false, false, false),
    D1_ARRAY("1d_array", 1, true, false, false),
    D2_ARRAY("2d_array", 2, true, false, false),
    CUBE_ARRAY("cube_array", 2, true, true, false),
    D2_MS("2d_ms", 2, false, false, true),
    D2_MS_ARRAY("2d_ms_array", 2, true, false, true);

    private final String text;
    private final int dimensions;
    private final boolean array;
    private final boolean cube;
    private final boolean multisample;

    TextureShape(String text, int dimensions, boolean array, boolean cube, boolean multisample) {
        this.text = text;
        this.dimensions = dimensions;
        this.array = array;
        this.cube = cube;
        this.multisample = multisample;
    }

    public String text() {
        return text;
    }

    public static TextureShape parse(String text) {
        for (TextureShape shape : values()) {
            if (shape.text.equals(text)) return shape;
        }
        throw new IllegalArgumentException("TextureShape.parse: '" + text + "' is no shape; 2d, cube_array ... are");
    }

    /** Dimensions of one image: 1 to 3, 2 for a cube's face. */
    public int dimensions() {
        return dimensions;
    }

    public boolean isArray() {
        return array;
    }

    public boolean isCube() {
        return cube;
    }

    public boolean isMultisample() {
        return multisample;
    }

    /** Components of a sampling coordinate: 3 for a cube's direction, plus 1 for a layer. */
    public int coordinates() {
        return (cube ? 3 : dimensions) + (array ? 1 : 0);
    }

    /** Components of a texel address, for fetches and images: a cube's face counts as layer. */
    public int texelCoordinates() {
        return dimensions + (array || cube ? 1 : 0);
    }

    /** Components of gradients and offsets. */
    public int gradientComponents() {
        return cube ? 3 : dimensions;
    }

    /** Components of a size query: the dimensions, plus the layers of an array (cubes, not faces). */
    public int sizeComponents() {
        return dimensions + (array ? 1 : 0);
    }
}
