package tepui.targets.nativedoor.egl;

import static tepui.targets.lwjgl.window.EglConstants.*;
import static tepui.targets.nativedoor.egl.EglThread.failed;
import static tepui.targets.nativedoor.egl.EglThread.given;
import static tepui.targets.nativedoor.egl.EglThread.none;
import static tepui.targets.nativedoor.egl.EglThread.succeeded;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLImage;
import tepui.targets.lwjgl.window.EglImageTarget;
import tepui.targets.nativedoor.window.Current;
import tepui.targets.nativedoor.window.Drawing;
import tepui.targets.nativedoor.window.Handles;
import tepui.targets.nativedoor.window.Registry;
import tepui.targets.nativedoor.window.Rendering;

/** Images of textures and renderbuffers that other objects have as theirs (EGL 1.5, section 3.9). Slices of volumes need a device that samples them. */
public final class EglImages {
    private static final Registry<GLImage> ALL = new Registry<>();

    static {
        GLImage.setFinder(ALL::get);
    }

    private EglImages() {}

    /** The program is gone. */
    static void end() {
        for (GLImage image : ALL.end()) image.close();
    }

    public static long eglCreateImage(long display, long context, int target, long buffer, long attributes) {
        return create(display, context, target, buffer, EglLists.ofAttribs(attributes));
    }

    public static long eglCreateImageKHR(long display, long context, int target, long buffer, long attributes) {
        return create(display, context, target, buffer, EglLists.ofInts(attributes));
    }

    private static long create(long display, long context, int target, long buffer, int[] attributes) {
        EglDisplay d = Egl.use(display);
        if (d == null) return 0;
        if (!EglImageTarget.isKnown(target, d.device())) return none(BAD_PARAMETER);
        Rendering c = Egl.context(context);
        if (c == null) return none(BAD_CONTEXT);
        if (c.device != d.device()) return none(BAD_MATCH);
        int level = 0;
        int slice = 0;
        for (int i = 0; i < attributes.length; i += 2) {
            if (attributes[i] == GL_TEXTURE_LEVEL && target != GL_RENDERBUFFER) level = attributes[i + 1];
            else if (attributes[i] == GL_TEXTURE_ZOFFSET && EglImageTarget.isVolume(target)) slice = attributes[i + 1];
            else if (attributes[i] != IMAGE_PRESERVED) return none(BAD_PARAMETER);
        }
        if ((int) buffer == 0) return none(BAD_PARAMETER);
        Rendering before = Current.rendering();
        Drawing drawing = Current.drawing();
        if (before != c && Current.make(c, null) != Current.Outcome.DONE) return none(BAD_ACCESS);
        try {
            return keep(EglImageTarget.image(target, (int) buffer, level, slice));
        } finally {
            if (before != c) Current.make(before, drawing);
        }
    }

    private static long keep(@Nullable GLImage image) {
        if (image == null) return none(BAD_PARAMETER);
        long handle = Handles.next();
        ALL.put(handle, image);
        return given(handle);
    }

    public static int eglDestroyImage(long display, long image) {
        if (Egl.use(display) == null) return 0;
        GLImage known = ALL.remove(image);
        if (known == null) return failed(BAD_PARAMETER);
        known.close();
        return succeeded();
    }

    public static int eglDestroyImageKHR(long display, long image) {
        return eglDestroyImage(display, image);
    }
}
