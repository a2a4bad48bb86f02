package tepui.frontends.gl.texture;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.GroupDevice;
import tepui.frontends.gl.base.SharedTexture;
import tepui.pipe.Context;

/**
 * Sharing of images between textures (OES_EGL_image): a level becomes an image, and an image becomes a level.
 * Specifying a level of either ends what they share with others.
 */
public final class ImageSharing {
    private ImageSharing() {}

    /** The image of a level; null where there is none that can be shared. */
    public static @Nullable SharedImage share(Context pipe, GroupDevice device, TextureObject t, int level) {
        TextureImage image = level < 0 || level >= TextureObject.MAX_LEVELS ? null : t.image(0, level);
        if (t.target() != TextureTarget.D2 || image == null || image.isEmpty()) return null;
        TextureStore store = TextureLevels.store(pipe, t, 0, level);
        SharedTexture shared = device.share(store.texture());
        t.sharesImages = true;
        return new SharedImage(shared, image.storeLevel(), image.internal, image.width, image.height);
    }

    /** The texture has this image from now on, and no other. */
    public static void adopt(GroupDevice device, TextureObject t, SharedImage from) {
        TextureImage image = new TextureImage(
                t.target(),
                from.width(),
                from.height(),
                1,
                from.internal(),
                from.texture().texture().desc().format(),
                0,
                true);
        ImageSharing.end(t);
        for (int level = 0; level < TextureObject.MAX_LEVELS; level++) t.setImage(0, level, null);
        TextureStore store = new TextureStore(device, device.adopt(from.texture()));
        image.put(store, from.level(), 0);
        t.setImage(0, 0, image);
        t.main = store.hold();
        t.mainFirst = -from.level();
        t.sharesImages = true;
    }

    /** An image is specified: what is shared stays with the others. */
    static void end(TextureObject t) {
        TextureStore old = t.main;
        t.sharesImages = false;
        t.main = null;
        if (old != null) old.release();
    }
}
