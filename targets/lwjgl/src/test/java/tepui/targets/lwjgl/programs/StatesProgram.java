package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.opengl.GL33C.*;

import org.lwjgl.opengl.GL;

/**
 * Program with two programs of shaders that share a vertex shader's text, a texture, and some states for each. It knows nothing of Tepui, and
 * shows how far the preparation of its pipelines was when its context was there.
 */
public final class StatesProgram {
    private static final String VERTEX = """
            #version 330 core
            layout(location = 0) in vec2 position;
            out vec2 at;
            void main() {
                at = position * 0.5 + 0.5;
                gl_Position = vec4(position, 0.0, 1.0);
            }
            """;

    private static final String TEXTURED = """
            #version 330 core
            in vec2 at;
            out vec4 color;
            uniform sampler2D picture;
            void main() {
                color = texture(picture, at);
            }
            """;

    private static final String PLAIN = """
            #version 330 core
            in vec2 at;
            out vec4 color;
            uniform vec4 tint;
            void main() {
                color = tint * at.x;
            }
            """;

    private StatesProgram() {}

    private static int shader(int kind, String text) {
        int shader = glCreateShader(kind);
        glShaderSource(shader, text);
        glCompileShader(shader);
        return shader;
    }

    private static int program(String fragment) {
        int program = glCreateProgram();
        glAttachShader(program, shader(GL_VERTEX_SHADER, VERTEX));
        glAttachShader(program, shader(GL_FRAGMENT_SHADER, fragment));
        glLinkProgram(program);
        return program;
    }

    public static void main(String[] args) {
        glfwInit();
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        long window = glfwCreateWindow(32, 32, "states", 0, 0);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        int[] programs = {program(TEXTURED), program(PLAIN)};
        glBindVertexArray(glGenVertexArrays());
        glBindBuffer(GL_ARRAY_BUFFER, glGenBuffers());
        glBufferData(GL_ARRAY_BUFFER, new float[] {-1, -1, 1, -1, -1, 1, 1, 1}, GL_STATIC_DRAW);
        glVertexAttribPointer(0, 2, GL_FLOAT, false, 8, 0);
        glEnableVertexAttribArray(0);
        glBindTexture(GL_TEXTURE_2D, glGenTextures());
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA8, 1, 1, 0, GL_RGBA, GL_UNSIGNED_BYTE, new int[] {0xff00ff00});
        glTexParameteri(GL_TEXTURE_2D, GL_TEXTURE_MIN_FILTER, GL_LINEAR);
        int offscreen = glGenFramebuffers();
        int target = glGenTextures();
        glBindTexture(GL_TEXTURE_2D, target);
        glTexImage2D(GL_TEXTURE_2D, 0, GL_RGBA16F, 32, 32, 0, GL_RGBA, GL_FLOAT, 0);
        glBindFramebuffer(GL_FRAMEBUFFER, offscreen);
        glFramebufferTexture2D(GL_FRAMEBUFFER, GL_COLOR_ATTACHMENT0, GL_TEXTURE_2D, target, 0);
        glBindTexture(GL_TEXTURE_2D, 1);
        glUseProgram(programs[1]);
        glUniform4f(glGetUniformLocation(programs[1], "tint"), 1, 0, 0, 1);
        for (int frame = 0; frame < 3; frame++) {
            for (int i = 0; i < 8; i++) {
                glUseProgram(programs[i & 1]);
                glBindFramebuffer(GL_FRAMEBUFFER, (i & 2) == 0 ? offscreen : 0);
                if ((i & 4) == 0) glDisable(GL_BLEND);
                else glEnable(GL_BLEND);
                glBlendFunc(GL_ONE, GL_ONE);
                glDrawArrays(GL_TRIANGLE_STRIP, 0, 4);
                glDrawArrays(GL_LINES, 0, 4);
            }
            // So that the figures of the next frame know of all that was drawn.
            glFinish();
            glfwSwapBuffers(window);
        }
        System.out.println("error " + glGetError());
        System.out.println("prepared " + System.getProperty("tepui.pipelines.done") + " of "
                + System.getProperty("tepui.pipelines.total"));
        glfwDestroyWindow(window);
        glfwTerminate();
    }
}
