package tepui.targets.lwjgl.egl;

import org.jspecify.annotations.Nullable;
import tepui.frontends.gl.GLContext;

/** A context of EGL. */
final class EglContext {
    final EglConfig config;
    final EglDisplay display;
    final GLContext context;
    /** EGL_OPENGL_API or EGL_OPENGL_ES_API. */
    final int api;
    /** Made by a toolkit for a window, which ends it. */
    final boolean adopted;
    /** The thread that it is current for, or null. */
    volatile @Nullable Thread user;

    volatile boolean doomed;

    EglContext(EglDisplay display, EglConfig config, GLContext context, int api, boolean adopted) {
        this.display = display;
        this.config = config;
        this.context = context;
        this.api = api;
        this.adopted = adopted;
    }
}
