package tepui.frontends.d3d9.resource;

import tepui.frontends.d3d9.Rect9;
import tepui.pipe.Box;

/** One image of a texel store: a level of a layer. */
public record StoreImage(TexelStore store, int level, int layer) {
    public int width() {
        return store.levelWidth(level);
    }

    public int height() {
        return store.levelHeight(level);
    }

    /** A rectangle of it as a box of the device's texture. */
    public Box box(Rect9 r) {
        return new Box(r.left(), r.top(), layer, r.width(), r.height(), 1);
    }

    /** The rectangle, or all of the image. */
    public Rect9 or(@org.jspecify.annotations.Nullable Rect9 r) {
        return r != null ? r : new Rect9(0, 0, width(), height());
    }
}
