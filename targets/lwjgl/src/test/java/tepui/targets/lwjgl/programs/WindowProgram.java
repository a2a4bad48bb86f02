package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.opengl.GL11.*;

import org.lwjgl.glfw.GLFWVidMode;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GLCapabilities;

/**
 * Program that uses a window as games do: asks the monitor, resizes, follows callbacks, draws as in OpenGL's first
 * years, ends when it is told to.
 */
public final class WindowProgram {
    private WindowProgram() {}

    public static void main(String[] args) {
        glfwInit();
        GLFWVidMode mode = glfwGetVideoMode(glfwGetPrimaryMonitor());
        System.out.println("monitor " + (mode.width() > 0 && mode.refreshRate() > 0));
        glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
        long window = glfwCreateWindow(64, 64, "window", 0, 0);
        glfwSetWindowSizeCallback(
                window, (w, width, height) -> System.out.println("resized " + width + " x " + height));
        glfwSetWindowCloseCallback(window, w -> System.out.println("closed"));
        glfwSetWindowFocusCallback(window, (w, focused) -> System.out.println("focused " + focused));
        glfwMakeContextCurrent(window);
        System.out.println("current " + (glfwGetCurrentContext() == window));
        GLCapabilities capabilities = GL.createCapabilities();
        System.out.println("compatible " + (capabilities.OpenGL33 && capabilities.glBegin != 0));
        System.out.println("extension " + glfwExtensionSupported("GL_ARB_vertex_buffer_object") + " "
                + glfwExtensionSupported("GL_NO_such"));
        System.out.println("address " + (glfwGetProcAddress("glClear") != 0) + " " + glfwGetProcAddress("glNoSuch"));
        glfwShowWindow(window);
        glfwSetWindowSize(window, 96, 48);
        int frames = 0;
        while (!glfwWindowShouldClose(window)) {
            glfwPollEvents();
            glViewport(0, 0, 96, 48);
            glClear(GL_COLOR_BUFFER_BIT);
            glColor3f(1, 0, 0);
            glBegin(GL_QUADS);
            glVertex2f(-1, -1);
            glVertex2f(0, -1);
            glVertex2f(0, 1);
            glVertex2f(-1, 1);
            glEnd();
            glfwSwapBuffers(window);
            frames++;
        }
        glfwPollEvents();
        System.out.println("frames " + frames);
        glfwDestroyWindow(window);
        glfwTerminate();
    }
}
