package tepui.targets.lwjgl.programs;

import static org.lwjgl.egl.EGL10.*;
import static org.lwjgl.egl.EGL12.EGL_CLIENT_APIS;
import static org.lwjgl.egl.EGL12.EGL_RENDERABLE_TYPE;
import static org.lwjgl.egl.EGL12.eglBindAPI;
import static org.lwjgl.egl.EGL13.EGL_CONTEXT_CLIENT_VERSION;
import static org.lwjgl.egl.EGL14.EGL_DEFAULT_DISPLAY;
import static org.lwjgl.egl.EGL14.EGL_OPENGL_API;
import static org.lwjgl.egl.EGL15.*;
import static org.lwjgl.opengles.GLES20.*;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import org.lwjgl.BufferUtils;
import org.lwjgl.PointerBuffer;
import org.lwjgl.egl.EGL;
import org.lwjgl.egl.EGLCapabilities;
import org.lwjgl.egl.KHRStream;
import org.lwjgl.opengles.GLES;

/** Program without windows, which makes its contexts by EGL: with a pbuffer, without a surface, of OpenGL ES and of desktop OpenGL. */
public final class EglProgram {
    private EglProgram() {}

    public static void main(String[] args) {
        System.out.println("client " + EGL.getCapabilities().EGL15 + " "
                + eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS).contains("EGL_EXT_platform_base") + " "
                + eglQueryString(EGL_NO_DISPLAY, EGL_EXTENSIONS).contains("surfaceless"));
        long display = eglGetDisplay(EGL_DEFAULT_DISPLAY);
        int[] major = new int[1];
        int[] minor = new int[1];
        System.out.println("initialized " + eglInitialize(display, major, minor) + " " + major[0] + "." + minor[0]);
        EGLCapabilities capabilities = EGL.createDisplayCapabilities(display, major[0], minor[0]);
        System.out.println("display " + capabilities.EGL15 + " " + capabilities.EGL_KHR_surfaceless_context + " "
                + capabilities.EGL_KHR_fence_sync + " " + capabilities.EGL_KHR_stream);
        System.out.println("clients " + eglQueryString(display, EGL_CLIENT_APIS));
        PointerBuffer configs = BufferUtils.createPointerBuffer(1);
        IntBuffer count = BufferUtils.createIntBuffer(1);
        int[] wanted = {EGL_SURFACE_TYPE, EGL_PBUFFER_BIT, EGL_RENDERABLE_TYPE, 4, EGL_DEPTH_SIZE, 16, EGL_NONE};
        System.out.println("chosen " + eglChooseConfig(display, wanted, configs, new int[1])
                + eglChooseConfig(display, ints(wanted), configs, count) + " " + count.get(0));
        long config = configs.get(0);

        long pbuffer = eglCreatePbufferSurface(display, config, new int[] {EGL_WIDTH, 8, EGL_HEIGHT, 4, EGL_NONE});
        long es =
                eglCreateContext(display, config, EGL_NO_CONTEXT, new int[] {EGL_CONTEXT_CLIENT_VERSION, 3, EGL_NONE});
        System.out.println("made " + (pbuffer != 0 && es != 0));
        System.out.println("current " + eglMakeCurrent(display, pbuffer, pbuffer, es) + " "
                + (eglGetCurrentSurface(EGL_DRAW) == pbuffer));
        GLES.createCapabilities();
        glClearColor(1, 0.5f, 0.25f, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        ByteBuffer pixel = BufferUtils.createByteBuffer(4);
        glReadPixels(7, 3, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
        System.out.println("pbuffer " + hex(pixel));
        long sync = eglCreateSync(
                display, EGL_SYNC_FENCE, BufferUtils.createPointerBuffer(1).put(0, EGL_NONE));
        System.out.println("fence " + (eglClientWaitSync(display, sync, 0, EGL_FOREVER) == EGL_CONDITION_SATISFIED)
                + " " + eglDestroySync(display, sync) + " " + eglDestroySync(display, sync) + " "
                + (eglGetError() == EGL_BAD_PARAMETER));

        System.out.println("surfaceless " + eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, es) + " "
                + (glCheckFramebufferStatus(GL_FRAMEBUFFER) == 0x8219));
        int renderbuffer = glGenRenderbuffers();
        glBindRenderbuffer(GL_RENDERBUFFER, renderbuffer);
        glRenderbufferStorage(GL_RENDERBUFFER, 0x8058, 4, 4);
        glBindFramebuffer(GL_FRAMEBUFFER, glGenFramebuffers());
        glFramebufferRenderbuffer(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_RENDERBUFFER, renderbuffer);
        glClear(GL_COLOR_BUFFER_BIT);
        glReadPixels(3, 3, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
        System.out.println("renderbuffer " + hex(pixel) + " error " + glGetError());
        eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);

        eglBindAPI(EGL_OPENGL_API);
        long desktop = eglCreateContext(display, config, EGL_NO_CONTEXT, new int[] {
            EGL_CONTEXT_MAJOR_VERSION, 3, EGL_CONTEXT_MINOR_VERSION, 3, EGL_NONE
        });
        eglMakeCurrent(display, pbuffer, pbuffer, desktop);
        System.out.println("desktop " + !glGetString(GL_VERSION).startsWith("OpenGL ES"));
        long never =
                eglCreateContext(display, config, EGL_NO_CONTEXT, new int[] {EGL_CONTEXT_MAJOR_VERSION, 9, EGL_NONE});
        System.out.println("version " + never + " " + (eglGetError() == EGL_BAD_MATCH));
        System.out.println("address " + (eglGetProcAddress("glClear") != 0) + " "
                + (EGL.getFunctionProvider().getFunctionAddress("eglGetError") != 0) + " "
                + EGL.getFunctionProvider().getFunctionAddress("eglCreateStreamKHR"));
        try {
            KHRStream.eglCreateStreamKHR(display, (IntBuffer) null);
        } catch (UnsupportedOperationException e) {
            System.out.println("absent " + e.getMessage().startsWith("eglCreateStreamKHR: "));
        }
        eglMakeCurrent(display, EGL_NO_SURFACE, EGL_NO_SURFACE, EGL_NO_CONTEXT);
        System.out.println("ended " + eglDestroyContext(display, es) + " " + eglDestroyContext(display, desktop) + " "
                + eglDestroySurface(display, pbuffer) + " " + eglTerminate(display));
    }

    private static IntBuffer ints(int... values) {
        return BufferUtils.createIntBuffer(values.length).put(values).flip();
    }

    private static String hex(ByteBuffer pixel) {
        return String.format("%02X%02X%02X%02X", pixel.get(0), pixel.get(1), pixel.get(2), pixel.get(3));
    }
}
