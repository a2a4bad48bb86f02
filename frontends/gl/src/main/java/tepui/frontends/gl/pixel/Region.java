package tepui.frontends.gl.pixel;

/**
 * Box of an image as a call names it: face, level, offsets, sizes. A chapter fills its one anew for each call; rules check it, effects read it. So
 * neither takes a list of numbers, and nothing is allocated.
 */
public final class Region {
    /** In the place of a face: a cube by name, whose faces are the layers of the box. */
    public static final int ALL_FACES = -1;

    public int face;
    public int level;
    public int x;
    public int y;
    public int z;
    public int width;
    public int height;
    public int depth;

    /** An empty box. */
    public Region() {}

    public Region set(int ofFace, int ofLevel, int atX, int atY, int atZ, int w, int h, int d) { // hot
        face = ofFace;
        level = ofLevel;
        return box(atX, atY, atZ, w, h, d);
    }

    /** Another box of the same level. */
    public Region box(int atX, int atY, int atZ, int w, int h, int d) { // hot
        x = atX;
        y = atY;
        z = atZ;
        width = w;
        height = h;
        depth = d;
        return this;
    }

    /** A rectangle of a plane. */
    public Region rectangle(int atX, int atY, int w, int h) {
        return box(atX, atY, 0, w, h, 1);
    }

    /** One face of this region of {@link #ALL_FACES}. */
    public Region face(Region of, int ofFace) {
        return set(ofFace, of.level, of.x, of.y, 0, of.width, of.height, 1);
    }

    public boolean hasFaces() {
        return face < 0;
    }

    public boolean isEmpty() {
        return width == 0 || height == 0 || depth == 0;
    }

    /** Text of the size, for messages. */
    public String size() {
        return width + " x " + height + " x " + depth;
    }
}
