package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.opengl.GL11.*;
import static org.lwjgl.opengl.GL43.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GLDebugMessageCallback;

/** Program with a debug callback: prints how many messages come, of which one is its own. With {@code nothing} it makes no context. */
public final class HeardProgram {
    private HeardProgram() {}

    public static void main(String[] args) {
        if (args.length > 0 && args[0].equals("nothing")) {
            System.out.println("nothing");
            return;
        }
        glfwInit();
        glfwWindowHint(GLFW_OPENGL_DEBUG_CONTEXT, GLFW_TRUE);
        long window = glfwCreateWindow(64, 64, "heard", 0, 0);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        AtomicInteger heard = new AtomicInteger();
        GLDebugMessageCallback callback = GLDebugMessageCallback.create(
                (source, type, id, severity, length, text, user) -> heard.incrementAndGet());
        glDebugMessageCallback(callback, 0);
        glEnable(GL_DEBUG_OUTPUT_SYNCHRONOUS);
        while (!glfwWindowShouldClose(window)) {
            glClear(GL_COLOR_BUFFER_BIT);
            glfwSwapBuffers(window);
            glfwPollEvents();
        }
        glDebugMessageInsert(
                GL_DEBUG_SOURCE_APPLICATION, GL_DEBUG_TYPE_MARKER, 1, GL_DEBUG_SEVERITY_HIGH, "its own");
        System.out.println("heard " + heard.get());
        glfwTerminate();
    }
}
