package tepui.frontends.gl.texture;

import java.util.Arrays;
import tepui.pipe.Box;

/** Boxes that were used lately, one for each hash, so that copies to places that recur allocate nothing. */
final class RecentBoxes {
    private static final int SIZE = 256;
    private static final Box NONE = new Box(0, 0, 0, 0, 0, 0);

    private final Box[] boxes = new Box[SIZE];

    RecentBoxes() {
        Arrays.fill(boxes, NONE);
    }

    Box of(int x, int y, int z, int width, int height, int depth) { // hot
        int hash = ((((x * 31 + y) * 31 + z) * 31 + width) * 31 + height) * 31 + depth;
        int at = hash * 0x9e3779b9 >>> 24;
        Box b = boxes[at];
        boolean same = b.x() == x
                && b.y() == y
                && b.z() == z
                && b.width() == width
                && b.height() == height
                && b.depth() == depth;
        if (same) return b;
        b = new Box(x, y, z, width, height, depth);
        boxes[at] = b;
        return b;
    }
}
