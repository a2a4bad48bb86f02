package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.opengl.GL33C.*;

import java.util.Arrays;
import org.lwjgl.opengl.GL;

/**
 * Program that hands Java arrays of each type to OpenGL and takes them back: what lay in the array must arrive, and
 * what OpenGL writes must return.
 */
public final class ArraysProgram {
    private ArraysProgram() {}

    public static void main(String[] args) {
        glfwInit();
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        long window = glfwCreateWindow(64, 32, "arrays", 0, 0);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();

        int[] names = new int[3];
        glGenBuffers(names);
        System.out.println("names " + (names[0] > 0 && names[1] > names[0] && names[2] > names[1]));

        int[] ints = {1, -2, 3};
        short[] shorts = {4, -5, 6};
        float[] floats = {0.5f, -7};
        double[] doubles = {0.25, -8};
        glBindBuffer(GL_ARRAY_BUFFER, names[0]);
        glBufferData(GL_ARRAY_BUFFER, ints, GL_STATIC_DRAW);
        int[] intsBack = new int[3];
        glGetBufferSubData(GL_ARRAY_BUFFER, 0, intsBack);
        System.out.println("ints " + Arrays.toString(intsBack));
        glBufferData(GL_ARRAY_BUFFER, shorts, GL_STATIC_DRAW);
        short[] shortsBack = new short[3];
        glGetBufferSubData(GL_ARRAY_BUFFER, 0, shortsBack);
        System.out.println("shorts " + Arrays.toString(shortsBack));
        glBufferData(GL_ARRAY_BUFFER, floats, GL_STATIC_DRAW);
        float[] floatsBack = new float[2];
        glGetBufferSubData(GL_ARRAY_BUFFER, 0, floatsBack);
        System.out.println("floats " + Arrays.toString(floatsBack));
        glBufferData(GL_ARRAY_BUFFER, doubles, GL_STATIC_DRAW);
        double[] doublesBack = new double[2];
        glGetBufferSubData(GL_ARRAY_BUFFER, 0, doublesBack);
        System.out.println("doubles " + Arrays.toString(doublesBack));

        int[] large = new int[100_000];
        Arrays.setAll(large, i -> i * 31);
        glBufferData(GL_ARRAY_BUFFER, large, GL_STATIC_DRAW);
        int[] largeBack = new int[large.length];
        glGetBufferSubData(GL_ARRAY_BUFFER, 0, largeBack);
        System.out.println("large " + Arrays.equals(large, largeBack));

        int[] width = new int[1];
        int[] height = new int[1];
        glfwGetFramebufferSize(window, width, height);
        System.out.println("size " + width[0] + " x " + height[0]);
        System.out.println("error " + glGetError());
        glfwDestroyWindow(window);
        glfwTerminate();
    }
}
