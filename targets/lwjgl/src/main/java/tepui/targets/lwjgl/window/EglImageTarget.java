package tepui.targets.lwjgl.window;

import static tepui.targets.lwjgl.window.EglConstants.*;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLConstants;
import tepui.frontends.gl.GLImage;
import tepui.pipe.Device;

/** Targets of eglCreateImage, what an image of EGL is made of (EGL 1.5, table 3.10): those that it takes, and the texture's targets that they stand for. */
public final class EglImageTarget {
    private EglImageTarget() {}

    /** Whether there are such images: pixmaps and buffers of other devices are for displays whose extensions name them, slices of volumes for devices that sample them. */
    public static boolean isKnown(int target, Device device) {
        return target == GL_RENDERBUFFER
                || target == GL_TEXTURE_2D
                || isFace(target)
                || isVolume(target) && hasSlices(device);
    }

    /** Whether GL_TEXTURE_ZOFFSET is an attribute of its images. */
    public static boolean isVolume(int target) {
        return target == GL_TEXTURE_3D;
    }

    private static boolean isFace(int target) {
        return target >= GL_TEXTURE_CUBE_MAP_POSITIVE_X && target <= GL_TEXTURE_CUBE_MAP_NEGATIVE_Z;
    }

    /** Whether a device samples slices of volumes as planes (EGL_KHR_gl_texture_3D_image). */
    public static boolean hasSlices(Device device) {
        return device.caps().sliceViews;
    }

    /**
     * The image of an object of the thread's context; null where there is none.
     *
     * @param slice of a volume
     */
    public static @Nullable GLImage image(int target, int name, int level, int slice) {
        if (target == GL_RENDERBUFFER) return GLImage.ofRenderbuffer(name);
        if (target == GL_TEXTURE_2D) return GLImage.ofTexture(GLConstants.GL_TEXTURE_2D, name, level, 0);
        if (isVolume(target)) return GLImage.ofTexture(GLConstants.GL_TEXTURE_3D, name, level, slice);
        return GLImage.ofTexture(GLConstants.GL_TEXTURE_CUBE_MAP, name, level, target - GL_TEXTURE_CUBE_MAP_POSITIVE_X);
    }
}
