package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;

import java.util.concurrent.atomic.AtomicInteger;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11C;
import org.lwjgl.opengl.GL43C;
import org.lwjgl.opengl.GLDebugMessageCallback;
import org.lwjgl.opengles.GLES;
import org.lwjgl.opengles.GLES20;
import org.lwjgl.opengles.GLES32;

/**
 * Program with a debug callback: prints how many messages come, of which one is its own. With {@code es} it does so by OpenGL ES, with {@code
 * nothing} it makes no context.
 */
public final class HeardProgram {
    private HeardProgram() {}

    public static void main(String[] args) {
        String kind = args.length > 0 ? args[0] : "";
        if (kind.equals("nothing")) {
            System.out.println("nothing");
            return;
        }
        boolean es = kind.equals("es");
        glfwInit();
        glfwWindowHint(GLFW_OPENGL_DEBUG_CONTEXT, GLFW_TRUE);
        if (es) {
            glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
            glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
            glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 2);
        }
        long window = glfwCreateWindow(64, 64, "heard", 0, 0);
        glfwMakeContextCurrent(window);
        AtomicInteger heard = new AtomicInteger();
        if (es) {
            GLES.createCapabilities();
            GLES32.glDebugMessageCallback(
                    (source, type, id, severity, length, text, user) -> heard.incrementAndGet(), 0);
            GLES20.glEnable(GLES32.GL_DEBUG_OUTPUT_SYNCHRONOUS);
            GLES20.glEnable(GLES32.GL_DEBUG_OUTPUT);
        } else {
            GL.createCapabilities();
            GL43C.glDebugMessageCallback(
                    GLDebugMessageCallback.create(
                            (source, type, id, severity, length, text, user) -> heard.incrementAndGet()),
                    0);
            GL11C.glEnable(GL43C.GL_DEBUG_OUTPUT_SYNCHRONOUS);
        }
        while (!glfwWindowShouldClose(window)) {
            if (es) {
                GLES20.glClear(GLES20.GL_COLOR_BUFFER_BIT);
            } else {
                GL11C.glClear(GL11C.GL_COLOR_BUFFER_BIT);
            }
            glfwSwapBuffers(window);
            glfwPollEvents();
        }
        int source = GL43C.GL_DEBUG_SOURCE_APPLICATION;
        int type = GL43C.GL_DEBUG_TYPE_MARKER;
        if (es) {
            GLES32.glDebugMessageInsert(source, type, 1, GL43C.GL_DEBUG_SEVERITY_HIGH, "its own");
        } else {
            GL43C.glDebugMessageInsert(source, type, 1, GL43C.GL_DEBUG_SEVERITY_HIGH, "its own");
        }
        System.out.println("heard " + heard.get());
        glfwTerminate();
    }
}
