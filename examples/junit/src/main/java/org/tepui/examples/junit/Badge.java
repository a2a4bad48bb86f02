package org.tepui.examples.junit;

import static org.lwjgl.opengl.GL33C.*;

/** Part of a program that is worth a test: draws a round badge in the middle of what is bound. */
public final class Badge implements AutoCloseable {
    private static final String VERTEX = """
            #version 330 core
            out vec2 at;
            void main() {
                at = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0 - 1.0;
                gl_Position = vec4(at, 0.0, 1.0);
            }
            """;

    private static final String FRAGMENT = """
            #version 330 core
            in vec2 at;
            uniform vec3 color;
            out vec4 result;
            void main() {
                float r = length(at);
                if (r > 0.8) discard;
                result = vec4(r > 0.6 ? vec3(1.0) : color, 1.0);
            }
            """;

    private final int program = glCreateProgram();
    private final int vertexArray = glGenVertexArrays();

    public Badge() {
        for (int type : new int[] {GL_VERTEX_SHADER, GL_FRAGMENT_SHADER}) {
            int shader = glCreateShader(type);
            glShaderSource(shader, type == GL_VERTEX_SHADER ? VERTEX : FRAGMENT);
            glCompileShader(shader);
            if (glGetShaderi(shader, GL_COMPILE_STATUS) == GL_FALSE)
                throw new IllegalStateException(glGetShaderInfoLog(shader));
            glAttachShader(program, shader);
            glDeleteShader(shader);
        }
        glLinkProgram(program);
        if (glGetProgrami(program, GL_LINK_STATUS) == GL_FALSE)
            throw new IllegalStateException(glGetProgramInfoLog(program));
    }

    public void draw(float red, float green, float blue) {
        glUseProgram(program);
        glUniform3f(glGetUniformLocation(program, "color"), red, green, blue);
        glBindVertexArray(vertexArray);
        glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
    }

    @Override
    public void close() {
        glDeleteProgram(program);
        glDeleteVertexArrays(vertexArray);
    }
}
