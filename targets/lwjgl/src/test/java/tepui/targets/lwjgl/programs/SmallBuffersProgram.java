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
        arrays();
        System.out.println("error " + GL11.glGetError());
        glfwDestroyWindow(window);
        glfwTerminate();
    }

    /** Vertex arrays, of which draws read as many elements as they are told. */
    private static void arrays() {
        // Three vertices of two floats, eight bytes behind the buffer's beginning; the limit is moved before the draw.
        for (int bytes = 23; bytes <= 24; bytes++) {
            ByteBuffer vertices = BufferUtils.createByteBuffer(bytes + 8).position(8);
            vertices.limit(8);
            attempt("glVertexPointer " + bytes, () -> GL11.glVertexPointer(2, GL11.GL_FLOAT, 0, vertices));
            vertices.limit(vertices.capacity());
            GL11.glEnableClientState(GL11.GL_VERTEX_ARRAY);
            attempt("glDrawArrays " + bytes, () -> GL11.glDrawArrays(GL11.GL_TRIANGLES, 0, 3));
            attempt("glDrawArrays of two " + bytes, () -> GL11.glDrawArrays(GL11.GL_LINES, 0, 2));
            ByteBuffer indices = BufferUtils.createByteBuffer(3).put(0, (byte) 2);
            attempt("glDrawElements " + bytes, () -> GL11.glDrawElements(GL11.GL_TRIANGLES, indices));
            GL11.glPushClientAttrib(GL11.GL_CLIENT_VERTEX_ARRAY_BIT);
            GL11.glVertexPointer(2, GL11.GL_FLOAT, 0, BufferUtils.createByteBuffer(64));
            GL11.glPopClientAttrib();
            attempt("list of arrays " + bytes, () -> {
                GL11.glNewList(2, GL11.GL_COMPILE);
                try {
                    GL11.glDrawArrays(GL11.GL_TRIANGLES, 0, 3);
                } finally {
                    GL11.glEndList();
                }
            });
            attempt("glArrayElement " + bytes, () -> {
                GL11.glBegin(GL11.GL_POINTS);
                try {
                    GL11.glArrayElement(2);
                } finally {
                    GL11.glEnd();
                }
            });
            GL11.glDisableClientState(GL11.GL_VERTEX_ARRAY);
        }
        FloatBuffer colored = BufferUtils.createFloatBuffer(2 * 6 + 5);
        attempt("glInterleavedArrays", () -> GL11.glInterleavedArrays(GL11.GL_C3F_V3F, 0, colored));
        attempt("glDrawArrays interleaved", () -> GL11.glDrawArrays(GL11.GL_TRIANGLES, 0, 3));
        attempt("glDrawArrays interleaved of two", () -> GL11.glDrawArrays(GL11.GL_LINES, 0, 2));
        GL11.glDisableClientState(GL11.GL_VERTEX_ARRAY);
        GL11.glDisableClientState(GL11.GL_COLOR_ARRAY);
        attempt("glVertexAttribPointer", () -> GL20.glVertexAttribPointer(0, 3, GL11.GL_FLOAT, false, 12, colored));
        GL20.glEnableVertexAttribArray(0);
        attempt("glDrawArrays of an attribute", () -> GL11.glDrawArrays(GL11.GL_TRIANGLES, 3, 3));
        attempt("glDrawArrays of an attribute less", () -> GL11.glDrawArrays(GL11.GL_TRIANGLES, 2, 3));
        GL20.glDisableVertexAttribArray(0);
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
