package tepui.pipe;

/**
 * A block of texels: z counts slices of a 3D texture, and layers (for cubes: faces) of all others. Sizes may be
 * negative in a blit's source or destination, which mirrors.
 */
public record Box(int x, int y, int z, int width, int height, int depth) {
    public static Box of2d(int x, int y, int width, int height) {
        return new Box(x, y, 0, width, height, 1);
    }

    public boolean isEmpty() {
        return width == 0 || height == 0 || depth == 0;
    }

    @Override
    public String toString() {
        return "(" + x + ", " + y + ", " + z + ") + " + width + " x " + height + " x " + depth;
    }
}
