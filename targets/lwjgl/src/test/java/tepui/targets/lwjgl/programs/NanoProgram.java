package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.nanovg.NanoVG.*;
import static org.lwjgl.nanovg.NanoVGGL3.*;
import static org.lwjgl.opengl.GL33C.*;

import java.nio.IntBuffer;
import org.lwjgl.nanovg.NVGColor;
import org.lwjgl.opengl.GL;
import org.lwjgl.system.MemoryStack;

/** Program that draws shapes of NanoVG, a library in C that calls OpenGL by the addresses that LWJGL gives it. */
public final class NanoProgram {
    private NanoProgram() {}

    public static void main(String[] args) {
        glfwInit();
        glfwWindowHint(GLFW_CONTEXT_VERSION_MAJOR, 3);
        glfwWindowHint(GLFW_CONTEXT_VERSION_MINOR, 3);
        glfwWindowHint(GLFW_OPENGL_PROFILE, GLFW_OPENGL_CORE_PROFILE);
        long window = glfwCreateWindow(64, 64, "nano", 0, 0);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        long vg = nvgCreate(NVG_ANTIALIAS | NVG_STENCIL_STROKES);
        System.out.println("nanovg " + (vg != 0));
        glClearColor(0, 0, 0, 1);
        glClear(GL_COLOR_BUFFER_BIT | GL_STENCIL_BUFFER_BIT);
        try (MemoryStack stack = MemoryStack.stackPush()) {
            NVGColor color = nvgRGBA((byte) 255, (byte) 192, (byte) 0, (byte) 255, NVGColor.malloc(stack));
            nvgBeginFrame(vg, 64, 64, 1);
            nvgBeginPath(vg);
            nvgCircle(vg, 32, 32, 20);
            nvgPathWinding(vg, NVG_HOLE);
            nvgRect(vg, 28, 28, 8, 8);
            nvgPathWinding(vg, NVG_HOLE);
            nvgFillColor(vg, color);
            nvgFill(vg);
            nvgBeginPath(vg);
            nvgRoundedRect(vg, 2, 2, 60, 60, 6);
            nvgStrokeWidth(vg, 3);
            nvgStrokeColor(vg, color);
            nvgStroke(vg);
            nvgEndFrame(vg);
            IntBuffer word = stack.mallocInt(1);
            System.out.println(
                    "disc " + pixel(word, 32, 45) + ", corner " + pixel(word, 0, 0) + ", edge " + pixel(word, 2, 32));
        }
        System.out.println("error " + glGetError());
        glfwSwapBuffers(window);
        nvgDelete(vg);
        glfwDestroyWindow(window);
        glfwTerminate();
        System.out.println("end");
    }

    private static String pixel(IntBuffer word, int x, int y) {
        glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, word);
        return String.format("%08X", Integer.reverseBytes(word.get(0)));
    }
}
