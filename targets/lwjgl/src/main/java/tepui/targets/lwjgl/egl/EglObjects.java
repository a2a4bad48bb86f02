package tepui.targets.lwjgl.egl;

import static tepui.targets.lwjgl.window.EglConstants.*;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLImage;
import tepui.pipe.Fence;
import tepui.targets.lwjgl.window.Devices;
import tepui.targets.lwjgl.window.EglImageTarget;

/**
 * Functions of EGL about objects beside displays, contexts and surfaces, as C has them: fences, images, and the native pixmaps and bound pbuffers that
 * no configuration has, which are errors of EGL.
 */
public final class EglObjects {
    private static final MemorySegment MEMORY = MemorySegment.NULL.reinterpret(Long.MAX_VALUE);
    private static final Map<Long, Fence> FENCES = new ConcurrentHashMap<>();

    /** Images; a class of its own, since OpenGL looks handles up here only once a program has made one. */
    private static final class Images {
        static final Map<Long, GLImage> ALL = new ConcurrentHashMap<>();

        static {
            GLImage.setFinder(Images::find);
        }

        private static @Nullable GLImage find(long handle) {
            return ALL.get(handle);
        }
    }

    private EglObjects() {}

    // Fences

    public static long eglCreateSync(long display, int type, long attributes) {
        boolean none = attributes == 0 || MEMORY.get(ValueLayout.JAVA_LONG_UNALIGNED, attributes) == NONE;
        return sync(display, type, none);
    }

    public static long eglCreateSyncKHR(long display, int type, long attributes) {
        boolean none = attributes == 0 || MEMORY.get(ValueLayout.JAVA_INT_UNALIGNED, attributes) == NONE;
        return sync(display, type, none);
    }

    private static long sync(long display, int type, boolean noAttributes) {
        if (EglDisplay.find(display) == null) return Egl.error(BAD_DISPLAY);
        if (type != SYNC_FENCE || !noAttributes) return Egl.error(BAD_ATTRIBUTE);
        var context = Egl.currentContext();
        if (context == null) return Egl.error(BAD_MATCH);
        long handle = Egl.nextHandle();
        FENCES.put(handle, context.pipe().flush());
        Egl.succeeded();
        return handle;
    }

    public static boolean eglDestroySync(long display, long sync) {
        return FENCES.remove(sync) == null ? Egl.failed(BAD_PARAMETER) : Egl.succeeded();
    }

    public static boolean eglDestroySyncKHR(long display, long sync) {
        return eglDestroySync(display, sync);
    }

    /** Waits for a fence. Its work was handed over when it was made, so nothing has to be flushed. */
    public static int eglClientWaitSync(long display, long sync, int flags, long nanoseconds) {
        Fence fence = FENCES.get(sync);
        if (fence == null) {
            Egl.failed(BAD_PARAMETER);
            return 0;
        }
        Egl.succeeded();
        // For ever is all bits of an unsigned number.
        return fence.await(nanoseconds < 0 ? Long.MAX_VALUE : nanoseconds) ? CONDITION_SATISFIED : TIMEOUT_EXPIRED;
    }

    public static int eglClientWaitSyncKHR(long display, long sync, int flags, long nanoseconds) {
        return eglClientWaitSync(display, sync, flags, nanoseconds);
    }

    /** The context's next commands come behind the fence: contexts of a device are worked on in the order of their batches. */
    public static boolean eglWaitSync(long display, long sync, int flags) {
        if (flags != 0 || !FENCES.containsKey(sync)) return Egl.failed(BAD_PARAMETER);
        return Egl.currentContext() == null ? Egl.failed(BAD_MATCH) : Egl.succeeded();
    }

    public static int eglWaitSyncKHR(long display, long sync, int flags) {
        return eglWaitSync(display, sync, flags) ? 1 : 0;
    }

    public static boolean eglGetSyncAttrib(long display, long sync, int attribute, long value) {
        Integer known = attribute(sync, attribute);
        if (known != null) MEMORY.set(ValueLayout.JAVA_LONG_UNALIGNED, value, known);
        return known != null;
    }

    public static boolean eglGetSyncAttribKHR(long display, long sync, int attribute, long value) {
        Integer known = attribute(sync, attribute);
        if (known != null) MEMORY.set(ValueLayout.JAVA_INT_UNALIGNED, value, known);
        return known != null;
    }

    private static @Nullable Integer attribute(long sync, int attribute) {
        Fence fence = FENCES.get(sync);
        if (fence == null) {
            Egl.failed(BAD_PARAMETER);
            return null;
        }
        Egl.succeeded();
        return switch (attribute) {
            case SYNC_TYPE -> SYNC_FENCE;
            case SYNC_STATUS -> fence.isSignaled() ? SIGNALED : UNSIGNALED;
            case SYNC_CONDITION -> SYNC_PRIOR_COMMANDS_COMPLETE;
            default -> {
                Egl.failed(BAD_ATTRIBUTE);
                yield null;
            }
        };
    }

    // Images

    public static long eglCreateImage(long display, long context, int target, long buffer, long attributes) {
        int level = 0;
        int slice = 0;
        for (long at = attributes; at != 0 && longAt(at) != NONE; at += 16) {
            if (longAt(at) == GL_TEXTURE_LEVEL) level = (int) longAt(at + 8);
            else if (longAt(at) == GL_TEXTURE_ZOFFSET && EglImageTarget.isVolume(target)) slice = (int) longAt(at + 8);
            else if (longAt(at) != IMAGE_PRESERVED) return Egl.error(BAD_PARAMETER);
        }
        return image(display, context, target, buffer, level, slice);
    }

    public static long eglCreateImageKHR(long display, long context, int target, long buffer, long attributes) {
        int level = 0;
        int slice = 0;
        for (long at = attributes; at != 0 && intAt(at) != NONE; at += 8) {
            if (intAt(at) == GL_TEXTURE_LEVEL) level = intAt(at + 4);
            else if (intAt(at) == GL_TEXTURE_ZOFFSET && EglImageTarget.isVolume(target)) slice = intAt(at + 4);
            else if (intAt(at) != IMAGE_PRESERVED) return Egl.error(BAD_PARAMETER);
        }
        return image(display, context, target, buffer, level, slice);
    }

    private static long longAt(long address) {
        return MEMORY.get(ValueLayout.JAVA_LONG_UNALIGNED, address);
    }

    private static int intAt(long address) {
        return MEMORY.get(ValueLayout.JAVA_INT_UNALIGNED, address);
    }

    private static long image(long display, long context, int target, long buffer, int level, int slice) {
        if (EglDisplay.find(display) == null) return Egl.error(BAD_DISPLAY);
        if (!EglImageTarget.isKnown(target, Devices.get()) || (int) buffer == 0) return Egl.error(BAD_PARAMETER);
        // Another context's objects are those of its share group, which cannot be looked into from here.
        if (context == 0 || context != Egl.eglGetCurrentContext()) return Egl.error(BAD_CONTEXT);
        GLImage image = EglImageTarget.image(target, (int) buffer, level, slice);
        if (image == null) return Egl.error(BAD_PARAMETER);
        long handle = Egl.nextHandle();
        Images.ALL.put(handle, image);
        Egl.succeeded();
        return handle;
    }

    public static boolean eglDestroyImage(long display, long image) {
        GLImage known = Images.ALL.remove(image);
        if (known == null) return Egl.failed(BAD_PARAMETER);
        known.close();
        return Egl.succeeded();
    }

    public static boolean eglDestroyImageKHR(long display, long image) {
        return eglDestroyImage(display, image);
    }

    // Pixmaps and bound pbuffers: no configuration has them

    public static long eglCreatePixmapSurface(long display, long config, long pixmap, long attributes) {
        return Egl.error(EglDisplay.find(display) == null ? BAD_DISPLAY : BAD_MATCH);
    }

    public static long eglCreatePlatformPixmapSurface(long display, long config, long pixmap, long attributes) {
        return eglCreatePixmapSurface(display, config, pixmap, 0);
    }

    public static long eglCreatePbufferFromClientBuffer(
            long display, int type, long buffer, long config, long attributes) {
        return Egl.error(EglDisplay.find(display) == null ? BAD_DISPLAY : BAD_PARAMETER);
    }

    public static boolean eglCopyBuffers(long display, long surface, long pixmap) {
        return Egl.failed(EglDisplay.find(display) == null ? BAD_DISPLAY : BAD_NATIVE_PIXMAP);
    }

    public static boolean eglBindTexImage(long display, long surface, int buffer) {
        return Egl.failed(EglDisplay.find(display) == null ? BAD_DISPLAY : BAD_MATCH);
    }

    public static boolean eglReleaseTexImage(long display, long surface, int buffer) {
        return Egl.failed(EglDisplay.find(display) == null ? BAD_DISPLAY : BAD_MATCH);
    }
}
