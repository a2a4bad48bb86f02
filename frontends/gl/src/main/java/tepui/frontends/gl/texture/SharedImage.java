package tepui.frontends.gl.texture;

import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.base.GroupDevice;
import tepui.frontends.gl.base.SharedTexture;
import tepui.frontends.gl.pixel.InternalFormat;

/**
 * An image that was taken out of a texture or a renderbuffer (OES_EGL_image): a level of a texture of the device, or one of its layers, faces or slices. Other textures and renderbuffers, of other share
 * groups too, have its texels as theirs. It stays when the object that it is of goes, or gets other images.
 *
 * @param level of the device's texture
 * @param layer of the level: a face of a cube, a slice of a volume
 */
public record SharedImage(SharedTexture texture, int level, int layer, InternalFormat internal, int width, int height) {
    /** By the handles that window systems gave the images. */
    private static volatile LongFunction<@Nullable SharedImage> finder = handle -> null;

    /** From now on handles in calls are looked up so. */
    public static void setFinder(LongFunction<@Nullable SharedImage> by) {
        finder = by;
    }

    /** The one of a handle; null where there is none on a group's device. */
    public static @Nullable SharedImage find(long handle, GroupDevice group) {
        SharedImage found = finder.apply(handle);
        return found != null && group.canAdopt(found.texture) ? found : null;
    }

    /** Ends it; those that look into it still do. */
    public void release() {
        texture.release();
    }
}
