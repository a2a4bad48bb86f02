package tepui.targets.lwjgl.programs;

import static org.lwjgl.egl.EGL10.*;
import static org.lwjgl.egl.EGL14.eglGetCurrentContext;
import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.glfw.GLFWNativeEGL.*;
import static org.lwjgl.opengles.GLES20.*;

import java.lang.reflect.Field;
import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import org.lwjgl.BufferUtils;
import org.lwjgl.egl.EGL;
import org.lwjgl.egl.EGLCapabilities;
import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.opengles.GLES;
import org.lwjgl.opengles.GLESCapabilities;
import org.lwjgl.system.MemoryStack;

/**
 * Program with a window whose context of OpenGL ES is made by EGL: it asks EGL and OpenGL ES for all that they can, field by field, draws and ends. So
 * do LWJGL's own examples of EGL.
 */
public final class EglWindowProgram {
    private EglWindowProgram() {}

    public static void main(String[] args) throws ReflectiveOperationException {
        GLFWErrorCallback.createPrint().set();
        System.out.println("init " + glfwInit());
        glfwDefaultWindowHints();
        glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
        glfwWindowHint(GLFW_RESIZABLE, GLFW_TRUE);
        glfwWindowHint(GLFW_CONTEXT_CREATION_API, GLFW_EGL_CONTEXT_API);
        glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 2);
        long window = glfwCreateWindow(16, 8, "EGL", 0, 0);
        System.out.println("window " + (window != 0));
        long display = glfwGetEGLDisplay();
        EGLCapabilities egl;
        try (MemoryStack stack = MemoryStack.stackPush()) {
            IntBuffer major = stack.mallocInt(1);
            IntBuffer minor = stack.mallocInt(1);
            System.out.println("initialized " + eglInitialize(display, major, minor));
            egl = EGL.createDisplayCapabilities(display, major.get(0), minor.get(0));
        }
        System.out.println("egl " + (count(egl, EGLCapabilities.class) > 5));
        glfwMakeContextCurrent(window);
        GLESCapabilities gles = GLES.createCapabilities();
        System.out.println("gles " + (count(gles, GLESCapabilities.class) > 20) + " " + gles.GLES20);
        System.out.println("names " + (eglQueryString(display, EGL_VENDOR) != null) + " "
                + (eglQueryString(display, EGL_VERSION) != null) + " " + (glGetString(GL_RENDERER) != null));
        System.out.println("context " + (glfwGetEGLContext(window) == eglGetCurrentContext()) + " "
                + (eglGetCurrentDisplay() == display));
        glfwShowWindow(window);
        glClearColor(0, 0.5f, 1, 0);
        for (int frame = 0; frame < 3 && !glfwWindowShouldClose(window); frame++) {
            glfwPollEvents();
            glClear(GL_COLOR_BUFFER_BIT);
            ByteBuffer pixel = BufferUtils.createByteBuffer(4);
            glReadPixels(3, 3, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
            if (frame == 2)
                System.out.println(String.format("pixel %02X%02X%02X", pixel.get(0), pixel.get(1), pixel.get(2)));
            glfwSwapBuffers(window);
        }
        GLES.setCapabilities(null);
        glfwMakeContextCurrent(0);
        glfwDestroyWindow(window);
        glfwTerminate();
        System.out.println("none " + (eglGetCurrentContext() == 0));
        System.out.println("end");
    }

    /** Fields that are true: versions and extensions. */
    private static int count(Object capabilities, Class<?> type) throws ReflectiveOperationException {
        int n = 0;
        for (Field f : type.getFields()) {
            if (f.getType() == boolean.class && f.getBoolean(capabilities)) n++;
        }
        return n;
    }
}
