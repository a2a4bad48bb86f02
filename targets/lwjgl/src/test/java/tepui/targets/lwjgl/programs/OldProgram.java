package tepui.targets.lwjgl.programs;

import static org.lwjgl.glfw.GLFW.*;
import static org.lwjgl.opengl.GL11.*;

import java.nio.FloatBuffer;
import java.nio.IntBuffer;
import org.lwjgl.BufferUtils;
import org.lwjgl.opengl.GL;
import org.lwjgl.system.MemoryStack;

/**
 * Program of OpenGL as it was first taught: display lists, matrices as GLU makes them, lighting, client arrays,
 * picking, pixels drawn at a raster position.
 */
public final class OldProgram {
    private OldProgram() {}

    public static void main(String[] args) {
        glfwInit();
        long window = glfwCreateWindow(64, 64, "old", 0, 0);
        glfwMakeContextCurrent(window);
        GL.createCapabilities();
        glfwSetFramebufferSizeCallback(window, (w, width, height) -> {
            glViewport(0, 0, width, height);
            System.out.println("resized " + width + " x " + height);
        });

        int list = glGenLists(2);
        glNewList(list, GL_COMPILE);
        glBegin(GL_TRIANGLE_FAN);
        glNormal3f(0, 0, 1);
        glVertex3f(-1, -1, 0);
        glVertex3f(1, -1, 0);
        glVertex3f(1, 1, 0);
        glVertex3f(-1, 1, 0);
        glEnd();
        glEndList();
        glNewList(list + 1, GL_COMPILE);
        glPushMatrix();
        glTranslatef(-0.5f, 0, 0);
        glScalef(0.5f, 0.5f, 1);
        glCallList(list);
        glPopMatrix();
        glEndList();

        glEnable(GL_LIGHTING);
        glEnable(GL_LIGHT0);
        glEnable(GL_COLOR_MATERIAL);
        glLightfv(GL_LIGHT0, GL_POSITION, new float[] {0, 0, 1, 0});
        glLightfv(GL_LIGHT0, GL_DIFFUSE, new float[] {1, 1, 1, 1});
        glLightModelfv(GL_LIGHT_MODEL_AMBIENT, new float[] {0, 0, 0, 1});
        glColorMaterial(GL_FRONT_AND_BACK, GL_DIFFUSE);
        for (int frame = 0; frame < 2; frame++) {
            glfwPollEvents();
            glClear(GL_COLOR_BUFFER_BIT | GL_DEPTH_BUFFER_BIT);
            glMatrixMode(GL_PROJECTION);
            glLoadIdentity();
            perspective(90, 1, 0.5, 10);
            glMatrixMode(GL_MODELVIEW);
            glLoadIdentity();
            glTranslatef(0, 0, -1);
            glColor3f(1, 0.5f, 0);
            glCallLists(lists(list + 1));
            if (frame == 0) System.out.println("list " + pixel(16, 32) + " " + pixel(56, 32));
            if (frame == 0) glfwSetWindowSize(window, 96, 64);
            glfwSwapBuffers(window);
        }

        FloatBuffer points = BufferUtils.createFloatBuffer(8).put(new float[] {-1, -1, 0, -1, 0, 1, -1, 1});
        points.flip();
        glDisable(GL_LIGHTING);
        glMatrixMode(GL_PROJECTION);
        glLoadIdentity();
        glMatrixMode(GL_MODELVIEW);
        glLoadIdentity();
        glClear(GL_COLOR_BUFFER_BIT);
        glEnableClientState(GL_VERTEX_ARRAY);
        glVertexPointer(2, GL_FLOAT, 0, points);
        glColor4ub((byte) 0, (byte) 255, (byte) 255, (byte) 255);
        glDrawArrays(GL_QUADS, 0, 4);
        System.out.println("array " + pixel(10, 10) + " " + pixel(80, 10));
        glDisableClientState(GL_VERTEX_ARRAY);

        IntBuffer picked = BufferUtils.createIntBuffer(16);
        glSelectBuffer(picked);
        glRenderMode(GL_SELECT);
        glInitNames();
        glPushName(7);
        glCallList(list);
        System.out.println("picked " + glRenderMode(GL_RENDER) + " " + picked.get(3));

        glRasterPos2f(0.5f, -0.5f);
        IntBuffer red = BufferUtils.createIntBuffer(4).put(new int[] {0xFF0000FF, 0xFF0000FF, 0xFF0000FF, 0xFF0000FF});
        red.flip();
        glDrawPixels(2, 2, GL_RGBA, GL_UNSIGNED_BYTE, red);
        System.out.println("pixels " + pixel(73, 17));
        glPushAttrib(GL_ALL_ATTRIB_BITS);
        glEnable(GL_BLEND);
        glPopAttrib();
        System.out.println("blend " + glIsEnabled(GL_BLEND) + " error " + glGetError());
        glfwDestroyWindow(window);
        glfwTerminate();
        System.out.println("end");
    }

    private static IntBuffer lists(int... names) {
        IntBuffer buffer = BufferUtils.createIntBuffer(names.length).put(names);
        buffer.flip();
        return buffer;
    }

    private static void perspective(double degrees, double aspect, double near, double far) {
        double top = near * Math.tan(Math.toRadians(degrees / 2));
        glFrustum(-top * aspect, top * aspect, -top, top, near, far);
    }

    private static String pixel(int x, int y) {
        try (MemoryStack stack = MemoryStack.stackPush()) {
            IntBuffer word = stack.mallocInt(1);
            glReadPixels(x, y, 1, 1, GL_RGBA, GL_UNSIGNED_BYTE, word);
            return String.format("%08X", Integer.reverseBytes(word.get(0)));
        }
    }
}
