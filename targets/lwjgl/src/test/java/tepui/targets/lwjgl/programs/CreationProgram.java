package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.glfw.GLFWNativeEGL.*;
import static org.lwjgl.glfw.GLFWNativeOSMesa.*;
import static org.lwjgl.opengl.GL11C.*;

import java.nio.ByteBuffer;
import org.lwjgl.BufferUtils;
import org.lwjgl.PointerBuffer;
import org.lwjgl.egl.EGL;
import org.lwjgl.egl.EGL10;
import org.lwjgl.egl.EGL14;
import org.lwjgl.opengl.GL;
import org.lwjgl.system.MemoryUtil;

/** Program that says by what its windows' contexts are to be made: EGL, whose names it uses afterwards, and OSMesa, whose memory it reads. */
public final class CreationProgram {
    private CreationProgram() {}

    public static void main(String[] args) {
        glfwInit();
        long window = window(GLFW_EGL_CONTEXT_API);
        System.out.println("egl " + (glfwGetWindowAttrib(window, GLFW_CONTEXT_CREATION_API) == GLFW_EGL_CONTEXT_API));
        long display = glfwGetEGLDisplay();
        int[] value = new int[1];
        System.out.println("display " + EGL10.eglInitialize(display, value, value) + " "
                + EGL.createDisplayCapabilities(display, 1, 5).EGL14);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        int texture = glGenTextures();
        glBindTexture(GL_TEXTURE_2D, texture);
        long context = glfwGetEGLContext(window);
        System.out.println("client " + EGL10.eglQueryContext(display, context, 0x3097, value) + " "
                + (value[0] == EGL14.EGL_OPENGL_API));
        EGL10.eglQueryContext(display, context, EGL10.EGL_CONFIG_ID, value);
        EGL14.eglBindAPI(EGL14.EGL_OPENGL_API);
        long shared = EGL10.eglCreateContext(display, value[0], context, new int[] {EGL10.EGL_NONE});
        glfwMakeContextCurrent(0);
        EGL10.eglMakeCurrent(display, 0, 0, shared);
        System.out.println("shared " + glIsTexture(texture));
        EGL10.eglMakeCurrent(display, 0, 0, 0);
        System.out.println(
                "kept " + EGL10.eglDestroyContext(display, context) + " " + EGL10.eglDestroyContext(display, shared));
        glfwMakeContextCurrent(window);
        glClearColor(0, 1, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        ByteBuffer pixel = BufferUtils.createByteBuffer(4);
        glReadPixels(0, 0, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
        System.out.println("pixel " + hex(pixel, 0));
        glfwDestroyWindow(window);
        System.out.println("gone " + EGL10.eglQueryContext(display, context, EGL10.EGL_CONFIG_ID, value));

        window = window(GLFW_OSMESA_CONTEXT_API);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        glClearColor(0, 0, 1, 1);
        glClearDepth(0.5);
        glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
        glEnable(GL_SCISSOR_TEST);
        glScissor(0, 0, 8, 1);
        glClearColor(1, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT);
        int[] width = new int[1];
        int[] height = new int[1];
        PointerBuffer buffer = BufferUtils.createPointerBuffer(1);
        System.out.println("osmesa " + glfwGetOSMesaColorBuffer(window, width, height, value, buffer) + " " + width[0]
                + " x " + height[0] + " " + (value[0] == GL_RGBA));
        ByteBuffer pixels = MemoryUtil.memByteBuffer(buffer.get(0), 8 * 4 * 4);
        System.out.println("rows " + hex(pixels, 0) + " " + hex(pixels, 8 * 4));
        System.out.println("depth " + (glfwGetOSMesaDepthBuffer(window, width, height, value, buffer) != 0) + " "
                + value[0] + " " + (MemoryUtil.memGetInt(buffer.get(0)) >>> 28));
        glfwMakeContextCurrent(0);
        System.out.println("not current " + glfwGetOSMesaColorBuffer(window, width, height, value, buffer) + " "
                + (glfwGetError(buffer) == GLFW_NO_CURRENT_CONTEXT));
        System.out.println(
                "no egl " + glfwGetEGLContext(window) + " " + (glfwGetError(buffer) == GLFW_NO_WINDOW_CONTEXT));
        glfwTerminate();
        System.out.println("end");
    }

    private static long window(int api) {
        glfwDefaultWindowHints();
        glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
        glfwWindowHint(GLFW_CONTEXT_CREATION_API, api);
        return glfwCreateWindow(8, 4, "creation", 0, 0);
    }

    private static String hex(ByteBuffer b, int at) {
        return String.format("%02X%02X%02X%02X", b.get(at), b.get(at + 1), b.get(at + 2), b.get(at + 3));
    }
}
