package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;

import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import org.lwjgl.opengl.GL;
import org.lwjgl.opengl.GL11C;

/**
 * Program that calls OpenGL as native code does, by addresses: with a context, and without one, which must not end the
 * JVM.
 */
public final class StubsProgram {
    private StubsProgram() {}

    public static void main(String[] args) throws Throwable {
        glfwInit();
        long window = glfwCreateWindow(16, 16, "stubs", 0, 0);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        MethodHandle getString = function(
                GL.getFunctionProvider().getFunctionAddress("glGetString"),
                FunctionDescriptor.of(ValueLayout.ADDRESS, ValueLayout.JAVA_INT));
        MethodHandle clearColor = function(
                glfwGetProcAddress("glClearColor"),
                FunctionDescriptor.ofVoid(
                        ValueLayout.JAVA_FLOAT,
                        ValueLayout.JAVA_FLOAT,
                        ValueLayout.JAVA_FLOAT,
                        ValueLayout.JAVA_FLOAT));
        MemorySegment vendor = (MemorySegment) getString.invoke(GL11C.GL_VENDOR);
        System.out.println("vendor " + vendor.reinterpret(64).getString(0));
        clearColor.invoke(0.25f, 0.5f, 0.75f, 1f);
        float[] color = new float[4];
        GL11C.glGetFloatv(GL11C.GL_COLOR_CLEAR_VALUE, color);
        System.out.println("color " + color[0] + " " + color[1] + " " + color[2] + " " + color[3]);
        glfwMakeContextCurrent(0);
        System.out.println("nothing " + getString.invoke(GL11C.GL_VENDOR).equals(MemorySegment.NULL));
        glfwDestroyWindow(window);
        glfwTerminate();
        System.out.println("end");
    }

    private static MethodHandle function(long address, FunctionDescriptor type) {
        return Linker.nativeLinker().downcallHandle(MemorySegment.ofAddress(address), type);
    }
}
