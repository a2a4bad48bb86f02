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

    /**
     * The image of a level; null where there is none that can be shared.
     *
     * @param target which the texture must be of
     * @param layer the face of a cube, the slice of a volume; 0 for other textures
     */
    public static @Nullable SharedImage share(
            Context pipe, GroupDevice device, TextureObject t, int target, int level, int layer) {
        if (t.target() != TextureTarget.of(target)) return null;
        if (level < 0 || level >= TextureObject.MAX_LEVELS || layer < 0) return null;
        int face = t.target() == TextureTarget.CUBE ? layer : 0;
        if (face >= t.target().faces()) return null;
        TextureImage image = t.image(face, level);
        if (image == null || image.isEmpty()) return null;
        int inImage = layer - face;
        boolean has = switch (t.target()) {
            case D2, CUBE -> inImage == 0;
            case D3 -> inImage < image.depth;
            default -> false;
        };
        if (!has) return null;
        TextureStore store = TextureLevels.store(pipe, t, face, level);
        SharedTexture shared = device.share(store.settled());
        t.sharesImages = true;
        return new SharedImage(
                shared, image.storeLevel(), image.storeLayer() + inImage, image.internal, image.width, image.height);
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
        image.put(store, from.level(), from.layer());
        t.setImage(0, 0, image);
        t.main = store.hold();
        t.mainFirst = -from.level();
        t.sharesImages = true;
    }

    /** Whether a texture's image is a face or a slice of another kind of texture, which it looks into. */
    static boolean isPart(TextureObject t, TextureImage image) {
        TextureStore store = t.main;
        return t.sharesImages
                && store != null
                && image.store == store
                && store.texture().desc().shape() != t.target().shape();
    }

    /** An image is specified: what is shared stays with the others. */
    static void end(TextureObject t) {
        TextureStore old = t.main;
        t.sharesImages = false;
        t.main = null;
        if (old != null) old.release();
    }
}
