package org.tepui.examples.lwjgl;

import static org.lwjgl.glfw.GLFW.GLFW_CONTEXT_VERSION_MAJOR;
import static org.lwjgl.glfw.GLFW.GLFW_CONTEXT_VERSION_MINOR;
import static org.lwjgl.glfw.GLFW.GLFW_OPENGL_CORE_PROFILE;
import static org.lwjgl.glfw.GLFW.GLFW_OPENGL_PROFILE;
import static org.lwjgl.glfw.GLFW.glfwCreateWindow;
import static org.lwjgl.glfw.GLFW.glfwDestroyWindow;
import static org.lwjgl.glfw.GLFW.glfwGetTime;
import static org.lwjgl.glfw.GLFW.glfwInit;
import static org.lwjgl.glfw.GLFW.glfwMakeContextCurrent;
import static org.lwjgl.glfw.GLFW.glfwPollEvents;
import static org.lwjgl.glfw.GLFW.glfwSetFramebufferSizeCallback;
import static org.lwjgl.glfw.GLFW.glfwSwapBuffers;
import static org.lwjgl.glfw.GLFW.glfwSwapInterval;
import static org.lwjgl.glfw.GLFW.glfwTerminate;
import static org.lwjgl.glfw.GLFW.glfwWindowHint;
import static org.lwjgl.glfw.GLFW.glfwWindowShouldClose;
import static org.lwjgl.opengl.GL33C.*;

import org.lwjgl.glfw.GLFWErrorCallback;
import org.lwjgl.opengl.GL;

/** A triangle in a window, as any program with LWJGL and GLFW begins. It knows nothing of Tepui. */
public final class Triangle {
    private static final String VERTEX = """
            #version 330 core
            layout(location = 0) in vec2 position;
            layout(location = 1) in vec3 color;
            uniform float angle;
            out vec3 shade;
            void main() {
                float s = sin(angle), c = cos(angle);
                gl_Position = vec4(mat2(c, s, -s, c) * position, 0.0, 1.0);
                shade = color;
            }
            """;

    private static final String FRAGMENT = """
            #version 330 core
            in vec3 shade;
            out vec4 result;
            void main() {
                result = vec4(shade, 1.0);
            }
            """;

    private static final float[] VERTICES = {
        -0.6f, -0.5f, 1, 0, 0, // left
        0.6f, -0.5f, 0, 1, 0, // right
        0.0f, 0.7f, 0, 0, 1, // top
    };

    private Triangle() {}

    public static void main(String[] args) {
        boolean turning = args.length == 0 || !args[0].equals("still");
        GLFWErrorCallback.createPrint(System.err).set();
        if (!glfwInit()) throw new IllegalStateException("GLFW cannot be initialised");
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        long window = glfwCreateWindow(640, 480, "Triangle", 0, 0);
        if (window == 0) throw new IllegalStateException("there is no window");
        glfwMakeContextCurrent(window);
        glfwSwapInterval(1);
        GL.createCapabilities();
        glfwSetFramebufferSizeCallback(window, (w, width, height) -> glViewport(0, 0, width, height));

        int program = link(compile(GL_VERTEX_SHADER, VERTEX), compile(GL_FRAGMENT_SHADER, FRAGMENT));
        int angle = glGetUniformLocation(program, "angle");
        glBindVertexArray(glGenVertexArrays());
        glBindBuffer(GL_ARRAY_BUFFER, glGenBuffers());
        glBufferData(GL_ARRAY_BUFFER, VERTICES, GL_STATIC_DRAW);
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 20, 0);
        glVertexAttribPointer(1, 3, GL_FLOAT, false, 20, 8);
        glEnableVertexAttribArray(0);
        glEnableVertexAttribArray(1);
        glClearColor(0.1f, 0.1f, 0.15f, 1);

        while (!glfwWindowShouldClose(window)) {
            glClear(GL_COLOR_BUFFER_BIT);
            glUseProgram(program);
            glUniform1f(angle, turning ? (float) glfwGetTime() : 0);
            glDrawArrays(GL_TRIANGLES, 0, 3);
            glfwSwapBuffers(window);
            glfwPollEvents();
        }
        glfwDestroyWindow(window);
        glfwTerminate();
    }

    private static int compile(int type, String source) {
        int shader = glCreateShader(type);
        glShaderSource(shader, source);
        glCompileShader(shader);
        if (glGetShaderi(shader, GL_COMPILE_STATUS) == GL_FALSE)
            throw new IllegalStateException(glGetShaderInfoLog(shader));
        return shader;
    }

    private static int link(int vertex, int fragment) {
        int program = glCreateProgram();
        glAttachShader(program, vertex);
        glAttachShader(program, fragment);
        glLinkProgram(program);
        if (glGetProgrami(program, GL_LINK_STATUS) == GL_FALSE)
            throw new IllegalStateException(glGetProgramInfoLog(program));
        return program;
    }
}
