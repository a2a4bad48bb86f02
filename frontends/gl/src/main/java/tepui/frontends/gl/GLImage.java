package tepui.frontends.gl;

import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.context.Current;
import tepui.frontends.gl.texture.SharedImage;

/**
 * The image of a texture's level, of a face or a slice of one, or of a renderbuffer, which textures and renderbuffers of any context of the device can have as theirs: EGLImage of EGL, by whose handle
 * glEGLImageTargetTexture2DOES and glEGLImageTargetRenderbufferStorageOES name it.
 */
public final class GLImage implements AutoCloseable {
    private final SharedImage image;

    private GLImage(SharedImage image) {
        this.image = image;
    }

    private static @Nullable GLImage of(@Nullable SharedImage image) {
        return image == null ? null : new GLImage(image);
    }

    /**
     * The image of a level of a texture of the thread's context; null where there is none.
     *
     * @param target GL_TEXTURE_2D, GL_TEXTURE_3D or GL_TEXTURE_CUBE_MAP, which the texture must be of
     * @param layer the face of a cube, the slice of a volume; 0 of a two-dimensional texture
     */
    public static @Nullable GLImage ofTexture(int target, int name, int level, int layer) {
        return of(Current.get().shareTexture(target, name, level, layer));
    }

    /** The image of a renderbuffer of the thread's context; null where there is none, or of several samples. */
    public static @Nullable GLImage ofRenderbuffer(int name) {
        return of(Current.get().shareRenderbuffer(name));
    }

    /** From now on handles in calls of OpenGL are looked up so. */
    public static void setFinder(LongFunction<@Nullable GLImage> by) {
        SharedImage.setFinder(handle -> {
            GLImage found = by.apply(handle);
            return found == null ? null : found.image;
        });
    }

    /** Ends it; objects that have it keep it. */
    @Override
    public void close() {
        image.release();
    }
}
