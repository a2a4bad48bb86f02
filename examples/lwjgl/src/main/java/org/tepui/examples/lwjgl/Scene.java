package org.tepui.examples.lwjgl;

import static org.lwjgl.opengl.GL33C.*;

/** A triangle with a colour at each corner. */
final class Scene {
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

    private final int program;
    private final int angle;

    Scene() {
        program = link(compile(GL_VERTEX_SHADER, VERTEX), compile(GL_FRAGMENT_SHADER, FRAGMENT));
        angle = glGetUniformLocation(program, "angle");
        glBindVertexArray(glGenVertexArrays());
        glBindBuffer(GL_ARRAY_BUFFER, glGenBuffers());
        glBufferData(GL_ARRAY_BUFFER, VERTICES, GL_STATIC_DRAW);
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 20, 0);
        glVertexAttribPointer(1, 3, GL_FLOAT, false, 20, 8);
        glEnableVertexAttribArray(0);
        glEnableVertexAttribArray(1);
        glClearColor(0.1f, 0.1f, 0.15f, 1);
    }

    void draw(float turned) {
        glClear(GL_COLOR_BUFFER_BIT);
        glUseProgram(program);
        glUniform1f(angle, turned);
        glDrawArrays(GL_TRIANGLES, 0, 3);
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
