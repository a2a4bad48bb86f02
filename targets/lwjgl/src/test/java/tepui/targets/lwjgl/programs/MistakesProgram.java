package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;

import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL33C;
import org.lwjgl.opengl.NVPathRendering;

/** Program that makes calls which end a JVM elsewhere, and prints what it got. */
public final class MistakesProgram {
    private MistakesProgram() {}

    public static void main(String[] args) throws InterruptedException {
        GLFWErrorCallback.create((error, text) -> System.out.println("glfw " + GLFWErrorCallback.getDescription(text)))
                .set();
        glfwInit();
        attempt("no context", () -> GL33C.glClear(GL33C.GL_COLOR_BUFFER_BIT));

        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 9);
        System.out.println("version 9: " + glfwCreateWindow(16, 16, "never", 0, 0));
        glfwDefaultWindowHints();
        long window = glfwCreateWindow(16, 16, "mistakes", 0, 0);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        attempt("missing function", () -> NVPathRendering.glStencilFillPathNV(1, 2, 3));
        Thread other = new Thread(() -> attempt("wrong thread", () -> GL33C.glFlush()), "other");
        other.start();
        other.join();
        attempt("two threads", () -> {
            Thread thief = new Thread(() -> attempt("taken", () -> glfwMakeContextCurrent(window)), "thief");
            thief.start();
            try {
                thief.join();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        glfwDestroyWindow(window);
        glfwTerminate();
        System.out.println("end");
    }

    private static void attempt(String what, Runnable call) {
        try {
            call.run();
            System.out.println(what + ": nothing");
        } catch (RuntimeException e) {
            System.out.println(what + ": " + e.getClass().getSimpleName() + " " + e.getMessage());
        }
    }
}
