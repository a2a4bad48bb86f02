package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;

import java.util.Arrays;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL33C;

/**
 * Program that measures what a call through LWJGL costs beside the same call without it, in turns in one JVM; on the
 * null driver, behind which there is nothing. Prints a table; docs/performance-archive.md says how to run it.
 */
public final class CallCostProgram {
    private static final int CALLS = 2_000_000;
    private static final int ROUNDS = 15;

    private CallCostProgram() {}

    public static void main(String[] args) {
        glfwInit();
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        long window = glfwCreateWindow(64, 64, "calls", 0, 0);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        int program = GL33C.glCreateProgram();
        shader(program, GL33C.GL_VERTEX_SHADER, "#version 330\nvoid main() { gl_Position = vec4(0.0); }");
        shader(
                program,
                GL33C.GL_FRAGMENT_SHADER,
                "#version 330\nuniform vec4 color; out vec4 o; void main() { o = color; }");
        GL33C.glLinkProgram(program);
        GL33C.glUseProgram(program);
        GL33C.glBindVertexArray(GL33C.glGenVertexArrays());
        int color = GL33C.glGetUniformLocation(program, "color");

        double[][] nanos = new double[4][ROUNDS];
        for (int round = -5; round < ROUNDS; round++) {
            long a = System.nanoTime();
            wovenUniforms(color);
            long b = System.nanoTime();
            plainUniforms(color);
            long c = System.nanoTime();
            wovenDraws();
            long d = System.nanoTime();
            plainDraws();
            long e = System.nanoTime();
            GL33C.glFinish();
            if (round < 0) continue;
            nanos[0][round] = (b - a) / (double) CALLS;
            nanos[1][round] = (c - b) / (double) CALLS;
            nanos[2][round] = (d - c) / (double) CALLS;
            nanos[3][round] = (e - d) / (double) CALLS;
        }
        System.out.println("| call | through LWJGL, ns | without, ns |");
        System.out.println("|---|---|---|");
        System.out.printf("| glUniform4f | %.2f | %.2f |%n", median(nanos[0]), median(nanos[1]));
        System.out.printf("| glDrawArrays | %.2f | %.2f |%n", median(nanos[2]), median(nanos[3]));
        System.out.println("error " + GL33C.glGetError());
        glfwDestroyWindow(window);
        glfwTerminate();
    }

    private static void shader(int program, int type, String source) {
        int shader = GL33C.glCreateShader(type);
        GL33C.glShaderSource(shader, source);
        GL33C.glCompileShader(shader);
        GL33C.glAttachShader(program, shader);
    }

    private static void wovenUniforms(int at) {
        for (int i = 0; i < CALLS; i++) GL33C.glUniform4f(at, i, 1, 2, 3);
    }

    private static void plainUniforms(int at) {
        for (int i = 0; i < CALLS; i++) tepui.frontends.gl.GL.glUniform4f(at, i, 1, 2, 3);
    }

    private static void wovenDraws() {
        for (int i = 0; i < CALLS; i++) GL33C.glDrawArrays(GL33C.GL_TRIANGLES, i & 7, 3);
    }

    private static void plainDraws() {
        for (int i = 0; i < CALLS; i++) tepui.frontends.gl.GL.glDrawArrays(GL33C.GL_TRIANGLES, i & 7, 3);
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }
}
