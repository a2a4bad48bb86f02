package tepui.frontends.gl.pixel;

import static tepui.frontends.gl.constants.Enumerants.*;

import org.jspecify.annotations.Nullable;

/**
 * Image in a program's memory, with all that its transfer depends on: layout, rows, transfer, size. Filled anew for
 * each image by its owner; it holds no memory.
 */
public final class ClientImage {
    public PixelLayout layout = PixelLayout.of(GL_RGBA, GL_UNSIGNED_BYTE);
    public PixelStore store = PixelStore.TIGHT;
    public @Nullable PixelTransfer transfer;
    /** Colours that are read are clamped to 0 .. 1. */
    public boolean clamp;
    /** Images count where pixels are skipped: 3D and array textures. */
    public boolean volume;

    public int width;
    public int height;
    public int depth;

    /** No image yet. */
    public ClientImage() {}

    /** Pixels of a layout, not clamped. */
    public ClientImage of(PixelLayout pixels, PixelStore rows, @Nullable PixelTransfer operations) {
        layout = pixels;
        store = rows;
        transfer = operations;
        clamp = false;
        return this;
    }

    /** One image. */
    public ClientImage size(int w, int h) {
        return size(w, h, 1, false);
    }

    public ClientImage size(int w, int h, int d, boolean imagesCount) {
        width = w;
        height = h;
        depth = d;
        volume = imagesCount;
        return this;
    }

    long rowBytes() {
        return store.rowBytes(layout, width);
    }

    long imageBytes() {
        return store.imageBytes(layout, width, height);
    }

    /** Do rows or images share bytes? A row length or an image height below the image's own makes them. */
    public boolean overlaps() { // hot
        long row = rowBytes();
        long used = layout.isBitmap() ? (width + 7L) / 8 : (long) width * layout.pixelBytes();
        return height > 1 && row < used || depth > 1 && imageBytes() < row * (height - 1) + used;
    }

    /** Where the first pixel is, from the program's pointer on. */
    public long first() {
        return store.offset(layout, width, height, volume);
    }
}
