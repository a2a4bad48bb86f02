package tepui.tools.bench;

import static org.lwjgl.egl.EGL10.EGL_NONE;
import static org.lwjgl.egl.EGL15.EGL_CONTEXT_MAJOR_VERSION;
import static org.lwjgl.egl.EGL15.EGL_CONTEXT_MINOR_VERSION;
import static org.lwjgl.egl.EGL15.EGL_CONTEXT_OPENGL_COMPATIBILITY_PROFILE_BIT;
import static org.lwjgl.egl.EGL15.EGL_CONTEXT_OPENGL_PROFILE_MASK;

import org.lwjgl.egl.EGL;
import org.lwjgl.egl.EGL10;
import org.lwjgl.egl.EGL12;
import org.lwjgl.egl.EGL14;
import org.lwjgl.egl.EXTPlatformBase;
import org.lwjgl.opengl.GL;
import org.lwjgl.system.Configuration;
import org.lwjgl.system.MemoryStack;

/** Current context of the OpenGL that the environment offers through EGL without a display. */
final class MesaContext implements AutoCloseable {
    private static final int PLATFORM_SURFACELESS = 0x31DD;

    private final long display;

    MesaContext() {
        Configuration.OPENGL_EXPLICIT_INIT.set(true);
        // No native display and no config are what is meant here; the checks would refuse both.
        Configuration.DISABLE_CHECKS.set(true);
        display = EXTPlatformBase.neglGetPlatformDisplayEXT(PLATFORM_SURFACELESS, 0, 0);
        try (MemoryStack stack = MemoryStack.stackPush()) {
            if (display == 0 || !EGL10.eglInitialize(display, stack.mallocInt(1), stack.mallocInt(1))) {
                throw new IllegalStateException(
                        "EGL without a display cannot be started; './tepui fetch' brings Mesa's");
            }
            EGL.createDisplayCapabilities(display);
            EGL12.eglBindAPI(EGL14.EGL_OPENGL_API);
            long context = EGL10.eglCreateContext(
                    display,
                    0,
                    0,
                    stack.ints(
                            EGL_CONTEXT_MAJOR_VERSION,
                            3,
                            EGL_CONTEXT_MINOR_VERSION,
                            1,
                            EGL_CONTEXT_OPENGL_PROFILE_MASK,
                            EGL_CONTEXT_OPENGL_COMPATIBILITY_PROFILE_BIT,
                            EGL_NONE));
            if (context == 0 || !EGL10.eglMakeCurrent(display, 0, 0, context)) {
                throw new IllegalStateException(
                        "EGL makes no OpenGL context: error 0x" + Integer.toHexString(EGL10.eglGetError()));
            }
        }
        GL.create();
        GL.createCapabilities();
    }

    @Override
    public void close() {
        EGL10.eglTerminate(display);
    }
}
