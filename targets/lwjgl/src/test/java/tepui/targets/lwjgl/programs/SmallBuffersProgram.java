package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;

import java.nio.ByteBuffer;
import java.nio.FloatBuffer;
import org.lwjgl.BufferUtils;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11;
import org.lwjgl.opengl.GL20;

/** Program whose buffers are too small by a byte or a word, and then large enough. Prints what it got. */
public final class SmallBuffersProgram {
    private SmallBuffersProgram() {}

    public static void main(String[] args) {
        glfwInit();
        long window = glfwCreateWindow(16, 16, "small", 0, 0);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        attempt(
                "null",
                () -> GL11.glTexImage2D(
                        GL11.GL_TEXTURE_2D, 0, GL11.GL_RGB8, 3, 3, 0, GL11.GL_RGB, GL11.GL_UNSIGNED_BYTE, (ByteBuffer)
                                null));
        // Rows of three pixels of three bytes are twelve bytes apart, and the last one ends after nine.
        for (int bytes = 32; bytes <= 33; bytes++) {
            ByteBuffer pixels = BufferUtils.createByteBuffer(bytes + 7).position(7);
            attempt(
                    "glTexImage2D " + bytes,
                    () -> GL11.glTexImage2D(
                            GL11.GL_TEXTURE_2D, 0, GL11.GL_RGB8, 3, 3, 0, GL11.GL_RGB, GL11.GL_UNSIGNED_BYTE, pixels));
            attempt(
                    "glTexSubImage2D " + bytes,
                    () -> GL11.glTexSubImage2D(
                            GL11.GL_TEXTURE_2D, 0, 0, 0, 3, 3, GL11.GL_RGB, GL11.GL_UNSIGNED_BYTE, pixels));
            attempt("glDrawPixels " + bytes, () -> GL11.glDrawPixels(3, 3, GL11.GL_RGB, GL11.GL_UNSIGNED_BYTE, pixels));
            attempt(
                    "glReadPixels " + bytes,
                    () -> GL11.glReadPixels(0, 0, 3, 3, GL11.GL_RGB, GL11.GL_UNSIGNED_BYTE, pixels));
            attempt(
                    "glGetTexImage " + bytes,
                    () -> GL11.glGetTexImage(GL11.GL_TEXTURE_2D, 0, GL11.GL_RGB, GL11.GL_UNSIGNED_BYTE, pixels));
            attempt("list " + bytes, () -> {
                GL11.glNewList(1, GL11.GL_COMPILE);
                try {
                    GL11.glDrawPixels(3, 3, GL11.GL_RGB, GL11.GL_UNSIGNED_BYTE, pixels);
                } finally {
                    GL11.glEndList();
                }
            });
        }
        for (int words = 15; words <= 16; words++) {
            FloatBuffer matrix = BufferUtils.createFloatBuffer(words);
            attempt("glGetFloatv " + words, () -> GL11.glGetFloatv(GL11.GL_MODELVIEW_MATRIX, matrix));
            float[] array = new float[words];
            attempt("glGetFloatv of an array " + words, () -> GL11.glGetFloatv(GL11.GL_MODELVIEW_MATRIX, array));
            int program = program();
            attempt("glGetUniformfv " + words, () -> GL20.glGetUniformfv(program, 0, matrix));
        }
        float[] few = new float[5];
        attempt("glReadPixels of an array", () -> GL11.glReadPixels(0, 0, 3, 1, GL11.GL_RGB, GL11.GL_FLOAT, few));
        System.out.println("error " + GL11.glGetError());
        glfwDestroyWindow(window);
        glfwTerminate();
    }

    private static int program() {
        int shader = GL20.glCreateShader(GL20.GL_VERTEX_SHADER);
        GL20.glShaderSource(shader, "uniform mat4 m; void main() { gl_Position = m * gl_Vertex; }");
        GL20.glCompileShader(shader);
        int program = GL20.glCreateProgram();
        GL20.glAttachShader(program, shader);
        GL20.glLinkProgram(program);
        return program;
    }

    private static void attempt(String what, Runnable call) {
        System.out.println(what + ": " + told(call));
    }

    private static String told(Runnable call) {
        try {
            call.run();
            return "fits";
        } catch (IllegalArgumentException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
