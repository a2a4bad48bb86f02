package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.opengl.GL33C.*;

import java.nio.ByteBuffer;
import java.nio.IntBuffer;
import java.util.concurrent.CountDownLatch;
import org.lwjgl.opengl.GL;
import org.lwjgl.system.MemoryStack;
import org.lwjgl.system.MemoryUtil;

/**
 * Program of two windows and a thread that loads: a texture and a buffer are filled with a context of the thread's own,
 * which shares objects with the first window's, and a fence says when they are there. The second window shares too, and
 * shows what the first one drew into a texture.
 */
public final class SharedProgram {
    private static final int SIZE = 32;

    private SharedProgram() {}

    public static void main(String[] args) throws InterruptedException {
        glfwInit();
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        long first = glfwCreateWindow(SIZE, SIZE, "first", 0, 0);
        long second = glfwCreateWindow(SIZE, SIZE, "second", 0, first);
        glfwWindowHint(GLFW_VISIBLE, GLFW_FALSE);
        long loader = glfwCreateWindow(1, 1, "loader", 0, first);
        System.out.println("windows " + (first != 0 && second != 0 && loader != 0));

        int[] texture = new int[1];
        long[] fence = new long[1];
        CountDownLatch loaded = new CountDownLatch(1);
        Thread thread = new Thread(
                () -> {
                    glfwMakeContextCurrent(loader);
                    GL.createCapabilities();
                    texture[0] = glGenTextures();
                    glBindTexture(GL_TEXTURE_2D, texture[0]);
                    ByteBuffer pixels = MemoryUtil.memAlloc(2 * 2 * 4);
                    pixels.putInt(0xFF0000FF)
                            .putInt(0xFF00FF00)
                            .putInt(0xFFFF0000)
                            .putInt(0xFFFFFFFF)
                            .flip();
                    glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 2, 2, 0, GL_RGBA, GL_UNSIGNED_BYTE, pixels);
                    MemoryUtil.memFree(pixels);
                    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
                    glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
                    fence[0] = glFenceSync(GL_SYNC_GPU_COMMANDS_COMPLETE, 0);
                    glFlush();
                    glfwMakeContextCurrent(0);
                    GL.setCapabilities(null);
                    loaded.countDown();
                },
                "loader");
        thread.start();
        loaded.await();
        thread.join();

        glfwMakeContextCurrent(first);
        GL.createCapabilities();
        glfwSwapInterval(1);
        glWaitSync(fence[0], 0, GL_TIMEOUT_IGNORED);
        glDeleteSync(fence[0]);
        int target = glGenTextures();
        glBindTexture(GL_TEXTURE_2D, target);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, SIZE, SIZE, 0, GL_RGBA, GL_UNSIGNED_BYTE, (ByteBuffer) null);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_NEAREST);
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MAG_FILTER, GL_NEAREST);
        int framebuffer = glGenFramebuffers();
        glBindFramebuffer(GL_FRAMEBUFFER, framebuffer);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, target, 0);
        System.out.println("complete " + (glCheckFramebufferStatus(GL_FRAMEBUFFER) == GL_FRAMEBUFFER_COMPLETE));
        show(texture[0]);
        glBindFramebuffer(GL_FRAMEBUFFER, 0);
        show(texture[0]);
        System.out.println("first " + pixel(4, 4) + " " + pixel(28, 28));
        glfwSwapBuffers(first);
        glFinish();

        glfwMakeContextCurrent(second);
        GL.createCapabilities();
        show(target);
        System.out.println("second " + pixel(28, 4) + " " + pixel(4, 28) + " error " + glGetError());
        glfwSwapBuffers(second);
        System.out.println("framebuffers are not shared " + !glIsFramebuffer(framebuffer));

        glfwDestroyWindow(first);
        System.out.println("objects live on " + glIsTexture(texture[0]));
        glfwMakeContextCurrent(0);
        glfwDestroyWindow(second);
        glfwDestroyWindow(loader);
        glfwTerminate();
        System.out.println("end");
    }

    /** Fills the framebuffer with a texture. */
    private static void show(int texture) {
        int program = glCreateProgram();
        attach(program, GL_VERTEX_SHADER, """
                #version 330 core
                out vec2 at;
                void main() {
                    at = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
                    gl_Position = vec4(at * 2.0 - 1.0, 0.0, 1.0);
                }
                """);
        attach(program, GL_FRAGMENT_SHADER, """
                #version 330 core
                uniform sampler2D image; in vec2 at; out vec4 color;
                void main() { color = texture(image, at); }
                """);
        glLinkProgram(program);
        if (glGetProgrami(program, GL_LINK_STATUS) == 0) throw new IllegalStateException(glGetProgramInfoLog(program));
        glUseProgram(program);
        int array = glGenVertexArrays();
        glBindVertexArray(array);
        glViewport(0, 0, SIZE, SIZE);
        glBindTexture(GL_TEXTURE_2D, texture);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        glDeleteVertexArrays(array);
        glUseProgram(0);
        glDeleteProgram(program);
    }

    private static void attach(int program, int type, String source) {
        int shader = glCreateShader(type);
        glShaderSource(shader, source);
        glCompileShader(shader);
        if (glGetShaderi(shader, GL_COMPILE_STATUS) == 0) throw new IllegalStateException(glGetShaderInfoLog(shader));
        glAttachShader(program, shader);
        glDeleteShader(shader);
    }

    private static String pixel(int x, int y) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            IntBuffer word = stack.mallocInt(1);
            glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, word);
            return String.format("%08X", Integer.reverseBytes(word.get(0)));
        }
    }
}
