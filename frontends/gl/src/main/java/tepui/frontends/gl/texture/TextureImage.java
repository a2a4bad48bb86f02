package tepui.frontends.gl.texture;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.pixel.InternalFormat;
import tepui.frontends.gl.pixel.Region;
import tepui.pipe.Box;
import tepui.pipe.format.Format;

/**
 * Texture image: one level of a texture, or of a face of a cube, as the program specified it. Its texels are in a level
 * of a device's texture ({@link #store}), or wait in memory for there to be one ({@link #staged}), or are undefined.
 * Sizes are OpenGL's: the layers of a 1D array are its height, faces of a cube array count in its depth.
 */
public final class TextureImage {
    public final TextureTarget target;
    public final int width;
    public final int height;
    public final int depth;
    public final InternalFormat internal;
    /** How texels are kept. */
    public final Format stored;

    public final int samples;
    public final boolean fixedSampleLocations;

    @Nullable
    TextureStore store;

    public int storeLevel;
    /** The first layer or face; slices start at 0. */
    public int storeLayer;
    /** Tightly packed texels that wait for a store. */
    byte @Nullable [] staged;
    /** The blocks that the program gave, where the device has only decoded texels. */
    public byte @Nullable [] blocks;

    TextureImage(
            TextureTarget target,
            int width,
            int height,
            int depth,
            InternalFormat internal,
            Format stored,
            int samples,
            boolean fixedSampleLocations) {
        this.target = target;
        this.width = width;
        this.height = height;
        this.depth = depth;
        this.internal = internal;
        this.stored = stored;
        this.samples = samples;
        this.fixedSampleLocations = fixedSampleLocations;
    }

    public boolean isEmpty() {
        return width == 0 || height == 0 || depth == 0;
    }

    public @Nullable TextureStore store() {
        return store;
    }

    public int storeLevel() {
        return storeLevel;
    }

    public int storeLayer() {
        return storeLayer;
    }

    /** Layers, faces or slices that can be attached one by one. */
    public int layers() {
        return target == TextureTarget.D1_ARRAY ? height : depth;
    }

    /** Rows of texels. */
    public int rows() {
        return target == TextureTarget.D1_ARRAY ? 1 : height;
    }

    long bytes() {
        return stored.imageBytes(width, rows(), layers());
    }

    /** A box of OpenGL's coordinates in those of the store. */
    public Box inStore(Region r) {
        if (target == TextureTarget.D1_ARRAY) return new Box(r.x, 0, storeLayer + r.y, r.width, 1, r.height);
        return new Box(r.x, r.y, storeLayer + r.z, r.width, r.height, r.depth);
    }

    /** The same, of those that recur. */
    Box inStore(Region r, RecentBoxes boxes) { // hot
        if (target == TextureTarget.D1_ARRAY) return boxes.of(r.x, 0, storeLayer + r.y, r.width, 1, r.height);
        return boxes.of(r.x, r.y, storeLayer + r.z, r.width, r.height, r.depth);
    }

    Box whole() {
        if (target == TextureTarget.D1_ARRAY) return new Box(0, 0, storeLayer, width, 1, height);
        return new Box(0, 0, storeLayer, width, height, depth);
    }

    void put(@Nullable TextureStore newStore, int level, int layer) {
        TextureStore old = store;
        store = newStore == null ? null : newStore.hold();
        if (old != null) old.release();
        storeLevel = level;
        storeLayer = layer;
    }

    /** Lets go of everything. */
    void drop() {
        put(null, 0, 0);
        staged = null;
        blocks = null;
    }
}
