package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.opengles.GLES20.*;

import java.nio.ByteBuffer;
import org.lwjgl.BufferUtils;
import org.lwjgl.opengles.GLES;
import org.lwjgl.opengles.GLES30;
import org.lwjgl.opengles.GLES32;
import org.lwjgl.opengles.GLESCapabilities;
import org.lwjgl.opengles.NVViewportSwizzle;

/** Program of OpenGL ES: capabilities, a triangle by a shader, arrays, functions of later versions, and one that nobody has. */
public final class GlesProgram {
    private GlesProgram() {}

    public static void main(String[] args) {
        glfwInit();
        glfwWindowHint(GLFW_CLIENT_API, GLFW_OPENGL_ES_API);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 2);
        long window = glfwCreateWindow(16, 16, "es", 0, 0);
        glfwMakeContextCurrent(window);
        GLESCapabilities capabilities = GLES.createCapabilities();
        System.out.println("versions " + capabilities.GLES20 + " " + capabilities.GLES30 + " " + capabilities.GLES31
                + " " + capabilities.GLES32);
        System.out.println("version " + glGetString(GL_VERSION).startsWith("OpenGL ES 3.2"));
        int program = glCreateProgram();
        glAttachShader(program, shader(GL_VERTEX_SHADER, """
                #version 300 es
                in vec2 place;
                void main() { gl_Position = vec4(place, 0.0, 1.0); }
                """));
        glAttachShader(program, shader(GL_FRAGMENT_SHADER, """
                #version 300 es
                precision mediump float;
                uniform vec4 color;
                out vec4 result;
                void main() { result = color; }
                """));
        glBindAttribLocation(program, 0, "place");
        glLinkProgram(program);
        int[] linked = new int[1];
        glGetProgramiv(program, GL_LINK_STATUS, linked);
        System.out.println("linked " + linked[0]);
        glUseProgram(program);
        glUniform4fv(glGetUniformLocation(program, "color"), new float[] {1, 0.5f, 0.25f, 1});
        int[] names = new int[2];
        glGenBuffers(names);
        glBindBuffer(GL_ARRAY_BUFFER, names[0]);
        glBufferData(GL_ARRAY_BUFFER, new float[] {-1, -1, 3, -1, -1, 3}, GL_STATIC_DRAW);
        int array = GLES30.glGenVertexArrays();
        GLES30.glBindVertexArray(array);
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 0, 0);
        glEnableVertexAttribArray(0);
        glDrawArrays(GL_TRIANGLES, 0, 3);
        ByteBuffer pixel = BufferUtils.createByteBuffer(4);
        glReadPixels(8, 8, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, pixel);
        System.out.printf("pixel %02X%02X%02X%02X%n", pixel.get(0), pixel.get(1), pixel.get(2), pixel.get(3));
        GLES32.glBlendBarrier();
        glfwSwapBuffers(window);
        System.out.println("error " + glGetError());
        System.out.println("attribute " + (glfwGetWindowAttrib(window, GLFW_CLIENT_API) == GLFW_OPENGL_ES_API));
        try {
            NVViewportSwizzle.glViewportSwizzleNV(0, 0, 0, 0, 0);
        } catch (UnsupportedOperationException e) {
            System.out.println("absent " + e.getMessage().startsWith("glViewportSwizzleNV"));
        }
        glfwDestroyWindow(window);
        glfwTerminate();
        System.out.println("end");
    }

    private static int shader(int kind, String text) {
        int shader = glCreateShader(kind);
        glShaderSource(shader, text);
        glCompileShader(shader);
        return shader;
    }
}
